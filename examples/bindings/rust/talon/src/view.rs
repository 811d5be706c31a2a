// SPDX-License-Identifier: MIT
use crate::calls;
use crate::error::{ask, check, Result};
use crate::game::{load_memory, Game};
use crate::memory::Memory;
use crate::position::{HasMemory, Position};
use crate::random::Rng;
use crate::sets::Seats;
use std::fmt;

/// What some seats know of a game. It can be asked, but not played on.
pub struct View(Memory);

impl HasMemory for View {
    fn memory(&self) -> &Memory {
        &self.0
    }
}

impl Position for View {}

impl View {
    /// What these seats see; no seats: a spectator.
    pub fn new(of: &Game, viewers: Seats) -> Result<Self> {
        let mut view = Self(of.0.clone());
        view.update(of, viewers)?;
        Ok(view)
    }

    /// Makes this the view of a game of the same kind, in the same memory.
    pub fn update(&mut self, of: &Game, viewers: Seats) -> Result<()> {
        let (view, game) = (self.0.handle_mut(), of.0.handle());
        check(calls::game_redact(view, game, viewers.0))
    }

    /// The view of some of its viewers only.
    pub fn redact(&mut self, viewers: Seats) -> Result<()> {
        let whole = self.0.clone();
        let view = self.0.handle_mut();
        check(calls::game_redact(view, whole.handle(), viewers.0))
    }

    /// A saved view.
    pub fn from_saved(bytes: &[u8]) -> Result<Self> {
        load_memory(bytes, true).map(Self)
    }
}

impl Clone for View {
    fn clone(&self) -> Self {
        Self(self.0.clone())
    }

    fn clone_from(&mut self, source: &Self) {
        self.0.copy_from(&source.0);
    }
}

impl PartialEq for View {
    fn eq(&self, other: &Self) -> bool {
        self.same(other)
    }
}

impl fmt::Debug for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "View({:?}, {:?})", self.rules(), self.viewers())
    }
}

/// Draws games that a view allows; it keeps the memory that this takes.
#[derive(Default)]
pub struct Sampler(Vec<u64>);

impl Sampler {
    /// Without memory yet.
    pub fn new() -> Self {
        Self::default()
    }

    /// A complete game that the viewers cannot tell from theirs.
    pub fn sample(&mut self, view: &View, rng: &mut Rng) -> Result<Game> {
        let id = view.rules().0.game_id;
        let size: usize = ask(|out| calls::sample_size(id, out))?;
        if self.0.len() * 8 < size {
            self.0.resize(size / 8 + 1, 0);
        }
        let mut world = view.0.clone();
        let (handle, of) = (world.handle_mut(), view.0.handle());
        check(calls::game_sample(handle, of, &mut rng.0, &mut self.0))?;
        Ok(Game(world))
    }
}
