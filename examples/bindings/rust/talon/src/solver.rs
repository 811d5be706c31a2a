// SPDX-License-Identifier: MIT
//! The exact solver for Five Hundred: what every card is worth when all cards
//! are visible.
//!
//! Where a limit or a stop came first, an answer is a [`Known`] that is not
//! complete, and its values are ranges. The same call goes on from there.
use crate::advisor::{library, Stop};
use crate::advisor_calls as calls;
pub use crate::advisor_types::{
    CardValue, DealTable, DiscardReview, DiscardSum, DiscardValue, Goal, Par,
    ReviewItem,
};
pub use crate::advisor_types::{
    FiveHundredPosition, FiveHundredValue as Solution,
};
use crate::cards::Cards;
use crate::error::{ask, check, fill, known, sure, Error, Known, Result};
use crate::position::Position;
use crate::random::Rng;
use crate::rules::Rules;
use crate::types::{Move, Seat, Status};
use std::marker::PhantomData;
use talon_sys as sys;

/// A solver whose memory is borrowed for this handle alone.
pub struct SolverMut<'a>(*mut sys::talon_fh_solver, PhantomData<&'a mut u64>);

impl SolverMut<'_> {
    pub(crate) fn ptr(self) -> *mut sys::talon_fh_solver {
        self.0
    }
}

/// An array with an entry for each seat; refuses more entries than that.
fn by_seat<T: Copy + Default>(
    given: impl ExactSizeIterator<Item = T>,
) -> Result<[T; sys::TALON_FH_SEATS_MAX as usize]> {
    let mut all = [T::default(); sys::TALON_FH_SEATS_MAX as usize];
    if given.len() > all.len() {
        return Err(Error::new(Status::SEAT.0));
    }
    all.iter_mut().zip(given).for_each(|(to, one)| *to = one);
    Ok(all)
}

/// Memory in which worlds are sampled.
fn scratch() -> Vec<u64> {
    vec![0; sys::TALON_SAMPLE_BYTES_MAX as usize / 8]
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

    /// The position of a game before the discard of its hand, for
    /// `Solver::discards()`.
    pub fn before_discard(game: &impl Position) -> Result<Self> {
        ask(|out| calls::fh_position_before_discard(game.handle(), out))
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

    /// What each discard is worth; or, unless every one is wanted, which are
    /// best, and of the others only that they are not better.
    pub fn discards(
        &mut self,
        position: &FiveHundredPosition,
        every: bool,
        stop: Option<&Stop>,
    ) -> Result<Known<Vec<DiscardValue>>> {
        let (limit, raw) = (self.limit, position.into());
        let wanted = if every {
            sys::TALON_FH_DISCARDS_EVERY
        } else {
            sys::TALON_FH_DISCARDS_BEST
        };
        fill(
            sys::TALON_FH_DISCARDS_MAX,
            |values: &mut [sys::talon_fh_discard_value], count| {
                let solver = self.handle();
                calls::fh_solve_discards(
                    solver, &raw, wanted, limit, stop, values, count,
                )
            },
        )
    }

    /// What the discard of the hand cost.
    pub fn review_discard(
        &mut self,
        of: &impl Position,
        stop: Option<&Stop>,
    ) -> Result<Known<DiscardReview>> {
        let limit = self.limit;
        known(|out: &mut sys::talon_fh_discard_review| {
            calls::fh_review_discard(
                self.handle(),
                of.handle(),
                limit,
                stop,
                out,
            )
        })
        .map(Known::shown)
    }

    /// What each seat takes as the contractor of each denomination. Hands are
    /// by seat, six at most.
    pub fn deal(
        &mut self,
        by: &Rules,
        hands: &[Cards],
        stop: Option<&Stop>,
    ) -> Result<Known<DealTable>> {
        let all = by_seat(hands.iter().map(|hand| hand.0))?;
        let limit = self.limit;
        known(|out: &mut sys::talon_fh_deal_table| {
            calls::fh_solve_deal(self.handle(), &by.0, &all, limit, stop, out)
        })
        .map(Known::shown)
    }

    /// The same if the contractor takes the kitty and discards what is best.
    pub fn deal_with_kitty(
        &mut self,
        by: &Rules,
        hands: &[Cards],
        kitty: Cards,
        stop: Option<&Stop>,
    ) -> Result<Known<DealTable>> {
        self.table_with_kitty(by, hands, kitty, stop)
            .map(Known::shown)
    }

    fn table_with_kitty(
        &mut self,
        by: &Rules,
        hands: &[Cards],
        kitty: Cards,
        stop: Option<&Stop>,
    ) -> Result<Known<sys::talon_fh_deal_table>> {
        let all = by_seat(hands.iter().map(|hand| hand.0))?;
        let limit = self.limit;
        let solver = self.handle();
        known(|out: &mut sys::talon_fh_deal_table| {
            calls::fh_solve_deal_with_kitty(
                solver, &by.0, &all, &kitty.0, limit, stop, out,
            )
        })
    }

    /// What a deal with its kitty is worth with best bidding and play: the
    /// points that the side of seat 0 gains on the other. Hands, and the scores
    /// before the hand, are by seat, six at most.
    pub fn par(
        &mut self,
        by: &Rules,
        hands: &[Cards],
        kitty: Cards,
        dealer: Seat,
        before: &[i32],
        stop: Option<&Stop>,
    ) -> Result<Known<Par>> {
        let scores = by_seat(before.iter().copied())?;
        let table = self.table_with_kitty(by, hands, kitty, stop)?;
        let table = table.into_inner();
        let dealer = i32::from(dealer.0);
        known(|out: &mut sys::talon_fh_par| {
            calls::fh_par_of(&by.0, dealer, &scores, &table, out)
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
        let limit = self.limit;
        fill(count, |worlds: &mut [sys::talon_fh_world], found| {
            calls::fh_solve_worlds(
                self.handle(),
                view.handle(),
                goal.0,
                limit,
                stop,
                &mut rng.0,
                &mut scratch(),
                count,
                worlds,
                found,
            )
        })
    }

    /// Samples so many worlds of a contractor's view, and adds up what each
    /// discard is worth in them.
    pub fn discard_worlds(
        &mut self,
        view: &impl Position,
        count: u32,
        rng: &mut Rng,
        goal: Goal,
        stop: Option<&Stop>,
    ) -> Result<Known<Vec<DiscardSum>>> {
        let (limit, room) = (self.limit, sys::TALON_FH_DISCARDS_MAX);
        fill(room, |sums: &mut [sys::talon_fh_discard_sum], found| {
            calls::fh_solve_discard_worlds(
                self.handle(),
                view.handle(),
                goal.0,
                limit,
                stop,
                &mut rng.0,
                &mut scratch(),
                count,
                sums,
                found,
            )
        })
    }
}
