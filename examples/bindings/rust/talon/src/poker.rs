// SPDX-License-Identifier: MIT
//! Poker hands, without a game.
use crate::calls;
use crate::cards::Cards;
use crate::error::{ask, check, write_text, Error, Result};
use crate::types::Category;
use std::fmt;
use talon_sys as sys;

/// The rank of a hand: ranks compare as the hands do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct HandRank(pub(crate) u32);

impl HandRank {
    /// The rank with a number, which need not be one.
    pub const fn new(number: u32) -> Self {
        Self(number)
    }

    /// Its number, as C has it.
    pub const fn number(self) -> u32 {
        self.0
    }

    /// Pair, flush, full house …
    pub fn category(self) -> Category {
        Category(calls::poker_category(self.0))
    }

    /// "full house, kings over tens"; refused for what is no rank.
    pub fn text(self) -> Result<String> {
        write_text(sys::TALON_POKER_TEXT_MAX, |text, length| {
            calls::poker_format(self.0, text, length)
        })
    }
}

impl fmt::Display for HandRank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.text().unwrap_or_default())
    }
}

/// The rank of five cards.
pub fn rank(five: Cards) -> Result<HandRank> {
    ask(|out| calls::poker_rank(&five.0, out)).map(HandRank)
}

/// The best five of five to 52 cards.
pub fn best(set: Cards) -> Result<(HandRank, Cards)> {
    let (mut rank, mut five) = (0, 0);
    check(calls::poker_best(&set.0, &mut rank, &mut five))?;
    Ok((HandRank(rank), Cards(five)))
}

/// Ranks many sets as [`best`] does. With a refusal comes the index of the
/// first set refused.
pub fn ranks(sets: &[Cards]) -> Result<Vec<HandRank>, (Error, usize)> {
    let sets: Vec<u64> = sets.iter().map(|set| set.0).collect();
    let mut ranks = vec![0; sets.len()];
    let mut refused = 0;
    check(calls::poker_ranks(&sets, &mut ranks, &mut refused))
        .map_err(|why| (why, refused as usize))?;
    Ok(ranks.into_iter().map(HandRank).collect())
}
