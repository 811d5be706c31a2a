// SPDX-License-Identifier: MIT
//! Computer players for both games: moves, advice, and why not another move.
//!
//! ```no_run
//! use talon::players::{Level, Player};
//! use talon::{Game, Position, Rng, Rules, Seats, View};
//!
//! # fn hint(game: Game, rng: &mut Rng) -> talon::Result<()> {
//! let mut player = Player::new("club-1".parse()?)?;
//! let seat = game.to_act();
//! let view = View::new(&game, Seats::only(seat))?;
//! for one in player.advise(&view, seat, rng, &[], None)?.iter() {
//!     println!("{:?}: {}", one.next_move, one.reason);
//! }
//! # Ok(())
//! # }
//! ```
use crate::advisor::{library, Stop};
use crate::advisor_calls as calls;
pub use crate::advisor_types::{
    Advice, AdviceReason, Belief, Budget, ChanceOf,
};
pub use crate::advisor_types::{Level, Notes};
use crate::error::{ask, check, fill, known, noted, Error, Known, Result};
use crate::memory::key;
use crate::position::Position;
use crate::random::Rng;
use crate::rules::GameId;
use crate::types::{Event, Move, Phase, Seat, Status};
use talon_sys as sys;

impl Level {
    /// The levels to offer, the weakest first.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..calls::level_count()).map(|index| Self(calls::level_at(index)))
    }

    /// What it does in a phase of a game.
    pub fn budget(self, game: GameId, phase: Phase) -> Result<Budget> {
        ask(|out| calls::player_budget_of(self.0, game.0, phase.0, out))
            .map(|raw: sys::talon_player_budget| raw.into())
    }
}

impl std::str::FromStr for Level {
    type Err = Error;

    /// The level with a key: "club-1".
    fn from_str(level: &str) -> Result<Self> {
        match calls::level_find(&key(level)) {
            0 => Err(Error::new(Status::LEVEL.0)),
            number => Ok(Self(number)),
        }
    }
}

/// Counts what events tell of the seats, for the players' first guess. Start
/// with `[Notes::default(); 16]`, and pass the events of every step.
pub fn add_notes(notes: &mut [Notes], events: &[Event]) -> Result<()> {
    let mut raw = raw_notes(notes);
    let told: Vec<sys::talon_event> =
        events.iter().map(|event| event.into()).collect();
    check(calls::player_notes_add(&mut raw, &told))?;
    for (note, raw) in notes.iter_mut().zip(raw) {
        *note = raw.into();
    }
    Ok(())
}

fn raw_notes(notes: &[Notes]) -> Vec<sys::talon_player_notes> {
    notes.iter().map(|one| one.into()).collect()
}

/// A move beside the best one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Why {
    /// The best move.
    pub best: Advice,
    /// The move asked about; its reason says what is wrong with it.
    pub other: Advice,
}

/// A computer player. What it answers depends on the view of its seat, its
/// budget, the notes and the generator; it keeps its scratch memory and nothing
/// of the game.
#[derive(Clone)]
pub struct Player {
    budget: sys::talon_player_budget,
    scratch: Vec<u64>,
}

impl Player {
    /// A player that thinks as much as its level does.
    pub fn new(level: Level) -> Result<Self> {
        library()?;
        Ok(Self {
            budget: sys::talon_player_budget {
                level: level.0,
                ..Default::default()
            },
            scratch: Vec::new(),
        })
    }

    /// The same with so many worlds to imagine; 0 for what the level does.
    #[must_use]
    pub fn worlds(mut self, worlds: u32) -> Self {
        self.budget.worlds = worlds;
        self
    }

    /// The same with so many nodes to search; 0 for what the level does.
    #[must_use]
    pub fn nodes(mut self, nodes: u32) -> Self {
        self.budget.nodes = nodes;
        self
    }

    /// Its level.
    pub fn level(&self) -> Level {
        Level(self.budget.level)
    }

    fn make_room(&mut self, of: &impl Position) -> Result<()> {
        let (id, budget) = (of.rules().0.game_id, &self.budget);
        let size: usize = ask(|out| calls::player_size(id, budget, out))?;
        if self.scratch.len() * 8 < size {
            self.scratch.resize(size / 8 + 1, 0);
        }
        Ok(())
    }

    /// The moves worth considering, the best first. Notes are by seat; there
    /// need not be any. If it was stopped, the answer is the best so far, and
    /// a [`Known::Part`].
    pub fn advise(
        &mut self,
        of: &impl Position,
        seat: Seat,
        rng: &mut Rng,
        notes: &[Notes],
        stop: Option<&Stop>,
    ) -> Result<Known<Vec<Advice>>> {
        self.make_room(of)?;
        let (notes, budget) = (raw_notes(notes), &self.budget);
        let (seat, scratch) = (seat.0.into(), &mut self.scratch);
        fill(
            sys::TALON_PLAYER_MOVES_MAX,
            |advice: &mut [sys::talon_advice], count| {
                let (view, rng) = (of.handle(), &mut rng.0);
                calls::player_advise(
                    view, seat, budget, stop, &notes, rng, scratch, advice,
                    count,
                )
            },
        )
    }

    /// Where the player of a seat believes the cards to be that it does not
    /// see.
    pub fn beliefs(
        &mut self,
        of: &impl Position,
        seat: Seat,
        rng: &mut Rng,
        notes: &[Notes],
        stop: Option<&Stop>,
    ) -> Result<Known<Vec<Belief>>> {
        self.make_room(of)?;
        let (notes, budget) = (raw_notes(notes), &self.budget);
        let (seat, scratch) = (seat.0.into(), &mut self.scratch);
        fill(
            sys::TALON_PACK_MAX,
            |beliefs: &mut [sys::talon_belief], count| {
                let (view, rng) = (of.handle(), &mut rng.0);
                calls::player_beliefs(
                    view, seat, budget, stop, &notes, rng, scratch, beliefs,
                    count,
                )
            },
        )
    }

    /// The best move; if it was stopped, the best so far. It is legal in any
    /// case.
    pub fn best_move(
        &mut self,
        of: &impl Position,
        seat: Seat,
        rng: &mut Rng,
        notes: &[Notes],
        stop: Option<&Stop>,
    ) -> Result<Known<Move>> {
        self.make_room(of)?;
        let (notes, budget) = (raw_notes(notes), &self.budget);
        let (seat, scratch) = (seat.0.into(), &mut self.scratch);
        known(|out: &mut sys::talon_move| {
            let (view, rng) = (of.handle(), &mut rng.0);
            calls::player_move(
                view, seat, budget, stop, &notes, rng, scratch, out,
            )
        })
        .map(Known::shown)
    }

    /// Why not this move?
    pub fn why(
        &mut self,
        of: &impl Position,
        seat: Seat,
        asked: &Move,
        rng: &mut Rng,
        notes: &[Notes],
        stop: Option<&Stop>,
    ) -> Result<Known<Why>> {
        self.make_room(of)?;
        let mut best = sys::talon_advice::default();
        let mut other = sys::talon_advice::default();
        let complete = noted(calls::player_why(
            of.handle(),
            seat.0.into(),
            &self.budget,
            stop,
            &raw_notes(notes),
            &mut rng.0,
            &mut self.scratch,
            &asked.into(),
            &mut best,
            &mut other,
        ))?;
        let (best, other) = (best.into(), other.into());
        Ok(Known::of(Why { best, other }, complete))
    }
}
