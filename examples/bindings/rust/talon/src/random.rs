// SPDX-License-Identifier: MIT
use crate::calls;
use crate::cards::Card;
use crate::error::{check, sure};
use std::fmt;
use talon_sys as sys;

/// A generator of repeatable chance. Clone it to repeat its draws.
#[derive(Clone, PartialEq, Eq)]
pub struct Rng(pub(crate) sys::talon_rng);

impl Rng {
    /// Up to 32 bytes of seed; zeros follow a shorter one, and what is longer
    /// is cut off. Each stream of a seed is a generator of its own.
    pub fn new(seed: impl AsRef<[u8]>, stream: u32) -> Self {
        let mut bytes = [0; sys::TALON_SEED_BYTES as usize];
        let mut raw = sys::talon_rng::default();
        bytes
            .iter_mut()
            .zip(seed.as_ref())
            .for_each(|(b, s)| *b = *s);
        sure(check(calls::rng_seed(&mut raw, &bytes, stream)));
        Self(raw)
    }

    /// A number below a bound; 0 if that is 0.
    pub fn below(&mut self, bound: u32) -> u32 {
        calls::rng_below(&mut self.0, bound)
    }

    /// Fills bytes.
    pub fn fill(&mut self, bytes: &mut [u8]) {
        sure(check(calls::rng_bytes(&mut self.0, bytes)));
    }

    /// Shuffles cards.
    pub fn shuffle(&mut self, cards: &mut [Card]) {
        let mut raw: Vec<u8> = cards.iter().map(|c| c.number()).collect();
        sure(check(calls::rng_shuffle(&mut self.0, &mut raw)));
        cards.iter_mut().zip(raw).for_each(|(c, n)| *c = n.into());
    }
}

impl fmt::Debug for Rng {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Rng") // what comes next stays secret
    }
}
