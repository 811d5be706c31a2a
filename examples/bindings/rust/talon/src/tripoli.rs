// SPDX-License-Identifier: MIT
//! What only Tripoli has.
use crate::calls;
use crate::cards::Cards;
use crate::error::{ask, check, fill, known, Error, Known, Result};
use crate::position::Position;
use crate::random::Rng;
use crate::rules::Rules;
use crate::sets::Seats;
pub use crate::types::{BoxId, Pot, TripoliState as State};
use crate::types::{Move, Seat};
use talon_sys as sys;

const SEATS: usize = sys::TALON_TR_SEATS_MAX as usize;
const CARDS: u32 = 52;

/// What a hand collects.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Collected {
    /// The boxes.
    pub boxes: Vec<BoxId>,
    /// The cards that they are collected with.
    pub cards: Cards,
}

/// Who wins which pot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settled {
    /// The main pot first.
    pub pots: Vec<Pot>,
    /// What goes back to each seat, because no other seat called it.
    pub back: [i64; SEATS],
}

/// All of a game at once.
pub fn state(of: &impl Position) -> Result<Known<State>> {
    let state = known(|out| calls::tr_state_of(of.handle(), out));
    state.map(|all: Known<sys::talon_tr_state>| all.map(Into::into))
}

/// The cards played in phase three of the deal, in order.
pub fn plays(of: &impl Position) -> Result<Vec<Move>> {
    fill(CARDS, |plays: &mut [sys::talon_move], count| {
        calls::tr_plays(of.handle(), plays, count)
    })
    .map(Known::into_inner)
}

/// The chips that a call costs a seat.
pub fn call_cost(of: &impl Position, seat: Seat) -> Result<i64> {
    ask(|out| calls::tr_call_cost(of.handle(), seat.0.into(), out))
}

/// The pots of the betting now.
pub fn pots_now(of: &impl Position) -> Result<Vec<Pot>> {
    fill(SEATS as u32, |pots: &mut [sys::talon_tr_pot], count| {
        calls::tr_pots_now(of.handle(), pots, count)
    })
    .map(Known::into_inner)
}

/// A random board: the move of the table where one is due.
pub fn board_shuffle(of: &impl Position, rng: &mut Rng) -> Result<Move> {
    ask(|out| calls::tr_board_shuffle(of.handle(), &mut rng.0, out))
        .map(|raw: sys::talon_move| raw.into())
}

/// What a hand collects.
pub fn collects(by: &Rules, hand: Cards) -> Result<Collected> {
    let (mut boxes, mut cards) = (0, 0);
    check(calls::tr_collects(&by.0, &hand.0, &mut boxes, &mut cards))?;
    let bits = (0..32).filter(|bit| boxes >> bit & 1 != 0);
    Ok(Collected {
        boxes: bits.map(BoxId).collect(),
        cards: Cards(cards),
    })
}

/// Works out who wins which pot; chips and hands are by seat.
pub fn pots(
    staked: &[i64],
    before: i64,
    contenders: Seats,
    hands: &[Cards],
) -> Result<Settled> {
    if staked.len() > SEATS || hands.len() > SEATS {
        return Err(Error::new(sys::TALON_E_SEAT));
    }
    let (mut chips, mut sets) = ([0; SEATS], [0; SEATS]);
    let mut back = [0; SEATS];
    chips[..staked.len()].copy_from_slice(staked);
    sets.iter_mut()
        .zip(hands)
        .for_each(|(set, hand)| *set = hand.0);
    let pots = fill(SEATS as u32, |pots: &mut [sys::talon_tr_pot], count| {
        let (seats, back) = (contenders.0, &mut back);
        calls::tr_pots(&chips, &before, seats, &sets, pots, count, back)
    })?;
    Ok(Settled {
        pots: pots.into_inner(),
        back,
    })
}
