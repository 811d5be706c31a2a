// SPDX-License-Identifier: MIT
//! What only Five Hundred has.
use crate::calls;
use crate::cards::{Card, Cards};
use crate::error::{ask, check, fill, known, Known, Result};
use crate::game::Game;
use crate::position::Position;
use crate::rules::Rules;
use crate::sets::{Seats, Suits};
use crate::types::{Denomination, Move, Seat};
pub use crate::types::{
    FiveHundredHand as Hand, FiveHundredScore as Score,
    FiveHundredState as State,
};
use talon_sys as sys;

/// A trick.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trick {
    /// The seat that led, or that will.
    pub leader: Seat,
    /// In the order of play.
    pub cards: Vec<Card>,
    /// The suit to follow; `NONE` before a card was led.
    pub suit: Denomination,
    /// `Seat::NOBODY` while the trick is on the table.
    pub winner: Seat,
}

/// What the seat to act may play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Playable {
    /// The seat.
    pub seat: Seat,
    /// The cards.
    pub cards: Cards,
    /// The suits of which a joker that is led must name one.
    pub suits: Suits,
}

/// All of a game at once.
pub fn state(of: &impl Position) -> Result<Known<State>> {
    let state = known(|out| calls::fh_state_of(of.handle(), out));
    state.map(|all: Known<sys::talon_fh_state>| all.map(Into::into))
}

/// The bids of the deal in order.
pub fn bids(of: &impl Position) -> Result<Vec<Move>> {
    fill(
        sys::TALON_FH_BIDS_MAX,
        |bids: &mut [sys::talon_move], count| {
            calls::fh_bids(of.handle(), bids, count)
        },
    )
    .map(Known::into_inner)
}

/// The seats that have passed for good in the auction of the hand.
pub fn passed(of: &impl Position) -> Result<Seats> {
    ask(|out| calls::fh_passed(of.handle(), out)).map(Seats)
}

/// A trick of the hand, from 1.
pub fn trick(of: &impl Position, number: u32) -> Result<Trick> {
    let (mut leader, mut suit, mut winner) = (0, 0, 0);
    let cards = fill(sys::TALON_FH_SEATS_MAX, |cards: &mut [u8], count| {
        let (game, l, s) = (of.handle(), &mut leader, &mut suit);
        calls::fh_trick(game, number, l, cards, count, s, &mut winner)
    })?;
    Ok(Trick {
        leader: Seat(leader as i8),
        cards: cards.into_inner(),
        suit: Denomination(suit as u8),
        winner: Seat(winner as i8),
    })
}

/// Who is winning the trick on the table, and with which card.
pub fn winning(of: &impl Position) -> Result<Option<(Seat, Card)>> {
    let (mut seat, mut card) = (0, 0);
    check(calls::fh_winning(of.handle(), &mut seat, &mut card))?;
    Ok(Card::new(card).map(|card| (Seat(seat as i8), card)))
}

/// The cards drawn for the deal, by seat.
pub fn drawn(of: &impl Position) -> Result<Vec<Option<Card>>> {
    fill(sys::TALON_FH_SEATS_MAX, |cards: &mut [u8], count| {
        calls::fh_drawn(of.handle(), cards, count)
    })
    .map(|all: Known<Vec<u8>>| all.iter().map(|n| Card::new(*n)).collect())
}

/// The score of the last hand.
pub fn last_score(of: &impl Position) -> Result<Score> {
    ask(|out| calls::fh_last_score(of.handle(), out))
        .map(|raw: sys::talon_fh_score| raw.into())
}

/// What the seat to act may play: for loops that play many tricks.
pub fn playable(of: &impl Position) -> Result<Known<Playable>> {
    let (mut seat, mut cards) = (0, 0);
    let suits = known(|suits| {
        calls::fh_playable(of.handle(), &mut seat, &mut cards, suits)
    })?;
    let value = Playable {
        seat: Seat(seat as i8),
        cards: Cards(cards),
        suits: Suits(*suits),
    };
    Ok(suits.map(|_| value))
}

/// Plays a card, without events; a joker that is led may name a suit.
pub fn play(
    on: &mut Game,
    seat: Seat,
    card: Card,
    suit: Denomination,
) -> Result<()> {
    let (seat, suit) = (seat.0.into(), suit.0.into());
    check(calls::fh_play(on.0.handle_mut(), seat, card.number(), suit))
}

/// The value of a bid.
pub fn bid_value(by: &Rules, tricks: u32, named: Denomination) -> Result<i32> {
    ask(|out| calls::fh_bid_value(&by.0, tricks, named.0.into(), out))
}

/// The rank of a bid among the bids.
pub fn bid_rank(by: &Rules, tricks: u32, named: Denomination) -> Result<i32> {
    ask(|out| calls::fh_bid_rank(&by.0, tricks, named.0.into(), out))
}

/// Scores a hand that was played with real cards.
pub fn score_hand(by: &Rules, hand: &Hand) -> Result<Score> {
    ask(|out| calls::fh_score_hand(&by.0, &hand.into(), out))
        .map(|raw: sys::talon_fh_score| raw.into())
}
