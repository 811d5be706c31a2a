// SPDX-License-Identifier: MIT
//! The exact solver for Five Hundred: what every card is worth when all cards
//! are visible.
//!
//! Where a limit or a stop came first, an answer is a [`Known`] that is not
//! complete, and its values are ranges. The same call goes on from there.
use crate::advisor::{library, Stop};
use crate::advisor_calls as calls;
pub use crate::advisor_types::{CardValue, DealTable, Goal, ReviewItem};
pub use crate::advisor_types::{
    FiveHundredPosition, FiveHundredValue as Solution,
};
use crate::cards::Cards;
use crate::error::{ask, check, fill, known, sure, Error, Known, Result};
use crate::position::Position;
use crate::random::Rng;
use crate::rules::Rules;
use crate::types::{Move, Status};
use std::marker::PhantomData;
use talon_sys as sys;

/// A solver whose memory is borrowed for this handle alone.
pub struct SolverMut<'a>(*mut sys::talon_fh_solver, PhantomData<&'a mut u64>);

impl SolverMut<'_> {
    pub(crate) fn ptr(self) -> *mut sys::talon_fh_solver {
        self.0
    }
}

/// A possible game, and what each card of the seat to act is worth in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct World {
    /// The number of the world, from 0.
    pub index: u32,
    /// The cards with their values, in the same order in every world.
    pub values: Vec<CardValue>,
}

impl From<sys::talon_fh_world> for World {
    fn from(raw: sys::talon_fh_world) -> Self {
        let count = raw.value.len().min(raw.count as usize);
        Self {
            index: raw.index,
            values: raw.value[..count].iter().map(|v| (*v).into()).collect(),
        }
    }
}

impl FiveHundredPosition {
    /// The position of a game in the tricks.
    pub fn of(game: &impl Position) -> Result<Self> {
        ask(|out| calls::fh_position_of(game.handle(), out))
            .map(|raw: sys::talon_fh_position| raw.into())
    }

    /// Whether it can be solved.
    pub fn check(&self) -> Result<()> {
        check(calls::fh_position_check(&self.into()))
    }
}

/// A solver, with the memory in which it remembers what it has solved. That
/// never changes an answer, only how soon it comes.
pub struct Solver {
    words: Box<[u64]>,
    limit: u32,
}

impl Default for Solver {
    /// What to take for up to four hands, with the default limit.
    fn default() -> Self {
        sure(Self::new(sys::TALON_FH_SOLVER_BYTES_GOOD as usize))
    }
}

impl Solver {
    /// What a limit of 0 means: ordinary hands do not need as many nodes, and
    /// they mostly take seconds.
    pub const DEFAULT_LIMIT: u32 = sys::TALON_FH_NODES_DEFAULT;

    /// No limit. Some hands then take minutes or longer, unless a call is
    /// stopped.
    pub const UNLIMITED: u32 = sys::TALON_FH_NODES_UNLIMITED;

    /// A solver with so many bytes of memory, and with the default limit.
    pub fn new(bytes: usize) -> Result<Self> {
        let mut words = vec![0; bytes / 8].into_boxed_slice();
        let mut made = std::ptr::null_mut();
        library()?;
        check(calls::fh_solver_init(&mut words, &mut made))?;
        assert!(made as usize == words.as_ptr() as usize, "it is there");
        Ok(Self { words, limit: 0 })
    }

    /// The same with a limit in nodes, the cards that it tries, for each call;
    /// 0 for [`Self::DEFAULT_LIMIT`].
    #[must_use]
    pub fn limit(mut self, nodes: u32) -> Self {
        self.limit = nodes;
        self
    }

    fn handle(&mut self) -> SolverMut<'_> {
        SolverMut(self.words.as_mut_ptr().cast(), PhantomData)
    }

    /// Forgets what it has solved. Answers never need it.
    pub fn forget(&mut self) {
        sure(check(calls::fh_solver_forget(self.handle())));
    }

    /// How many tricks the side takes in all with best play; in a misère 1 for
    /// made.
    pub fn solve(
        &mut self,
        position: &FiveHundredPosition,
        stop: Option<&Stop>,
    ) -> Result<Known<Solution>> {
        let (limit, raw) = (self.limit, position.into());
        known(|out: &mut sys::talon_fh_answer| {
            calls::fh_solve(self.handle(), &raw, limit, stop, out)
        })
        .map(Known::shown)
    }

    /// Whether the side takes so many tricks; `None` if unfinished.
    pub fn reaches(
        &mut self,
        position: &FiveHundredPosition,
        tricks: u32,
        stop: Option<&Stop>,
    ) -> Result<Option<bool>> {
        let (limit, raw) = (self.limit, position.into());
        let verdict: i32 = ask(|out| {
            calls::fh_solve_reach(self.handle(), &raw, tricks, limit, stop, out)
        })?;
        Ok((verdict >= 0).then(|| verdict == 1))
    }

    /// What each card is worth that may be played.
    pub fn cards(
        &mut self,
        position: &FiveHundredPosition,
        stop: Option<&Stop>,
    ) -> Result<Known<Vec<CardValue>>> {
        let (limit, raw) = (self.limit, position.into());
        fill(
            sys::TALON_FH_CARD_VALUES_MAX,
            |values: &mut [sys::talon_fh_card_value], count| {
                let solver = self.handle();
                calls::fh_solve_cards(solver, &raw, limit, stop, values, count)
            },
        )
    }

    /// Best play to the end of the hand.
    pub fn line(
        &mut self,
        position: &FiveHundredPosition,
        stop: Option<&Stop>,
    ) -> Result<Known<Vec<Move>>> {
        let (limit, raw) = (self.limit, position.into());
        fill(
            sys::TALON_FH_LINE_MAX,
            |moves: &mut [sys::talon_move], count| {
                let solver = self.handle();
                calls::fh_solve_line(solver, &raw, limit, stop, moves, count)
            },
        )
    }

    /// What each card of the hand cost. Cards that are not reviewed have no
    /// best card.
    pub fn review(
        &mut self,
        of: &impl Position,
        stop: Option<&Stop>,
    ) -> Result<Known<Vec<ReviewItem>>> {
        let limit = self.limit;
        fill(
            sys::TALON_FH_LINE_MAX,
            |items: &mut [sys::talon_fh_review_item], count| {
                let solver = self.handle();
                calls::fh_review(solver, of.handle(), limit, stop, items, count)
            },
        )
    }

    /// What each seat takes as the contractor of each denomination. Hands are
    /// by seat, six at most.
    pub fn deal(
        &mut self,
        by: &Rules,
        hands: &[Cards],
        stop: Option<&Stop>,
    ) -> Result<Known<DealTable>> {
        let mut all = [0; sys::TALON_FH_SEATS_MAX as usize];
        let limit = self.limit;
        if hands.len() > all.len() {
            return Err(Error::new(Status::SEAT.0));
        }
        all.iter_mut()
            .zip(hands)
            .for_each(|(to, hand)| *to = hand.0);
        known(|out: &mut sys::talon_fh_deal_table| {
            calls::fh_solve_deal(self.handle(), &by.0, &all, limit, stop, out)
        })
        .map(Known::shown)
    }

    /// Samples so many worlds of a view, with what the cards of the seat to act
    /// are worth in each.
    pub fn worlds(
        &mut self,
        view: &impl Position,
        count: u32,
        rng: &mut Rng,
        goal: Goal,
        stop: Option<&Stop>,
    ) -> Result<Known<Vec<World>>> {
        let words = sys::TALON_SAMPLE_BYTES_MAX as usize / 8;
        let (limit, mut scratch) = (self.limit, vec![0; words]);
        fill(count, |worlds: &mut [sys::talon_fh_world], found| {
            calls::fh_solve_worlds(
                self.handle(),
                view.handle(),
                goal.0,
                limit,
                stop,
                &mut rng.0,
                &mut scratch,
                count,
                worlds,
                found,
            )
        })
    }
}
