// SPDX-License-Identifier: MIT
use crate::calls;
use crate::cards::Cards;
use crate::error::{check, fill, write, Error, Known, Result};
use crate::sets::Seats;
use crate::types::{Choice, Denomination, Event, Kind, Move, Seat};
use talon_sys as sys;

/// Whether a move may be made.
pub type Checked = Result<(), Error>;

impl Move {
    /// A move of a kind, with nothing else in it.
    pub fn new(kind: Kind, seat: Seat) -> Self {
        Self {
            kind,
            seat,
            ..Self::default()
        }
    }

    /// The same with cards.
    pub fn with_cards(mut self, cards: impl Into<Cards>) -> Self {
        self.cards = cards.into();
        self
    }

    /// The same with an amount: tricks, chips.
    pub fn with_amount(mut self, amount: i32) -> Self {
        self.amount = amount;
        self
    }

    /// The same with a denomination, or the suit of a joker.
    pub fn with_denomination(mut self, denomination: Denomination) -> Self {
        self.denomination = denomination;
        self
    }
}

impl Choice {
    /// Whether not all moves within the bounds may be made: check them.
    pub fn is_loose(&self) -> bool {
        u32::from(self.flags) & sys::TALON_CHOICE_LOOSE != 0
    }
}

impl Event {
    /// Who may see its cards.
    pub const PUBLIC: Seats = Seats(sys::TALON_EVENT_PUBLIC);
}

pub(crate) fn raw(events: &[Event]) -> Vec<sys::talon_event> {
    events.iter().map(sys::talon_event::from).collect()
}

/// Clears the cards that not all of these seats may see.
pub fn redact(events: &mut [Event], viewers: Seats) -> Result<()> {
    let mut all = raw(events);
    check(calls::events_redact(&mut all, viewers.0))?;
    events.iter_mut().zip(all).for_each(|(e, r)| *e = r.into());
    Ok(())
}

/// Events as bytes. Redact them first, if they are for some seats only.
pub fn save_events(events: &[Event]) -> Result<Vec<u8>> {
    let all = raw(events);
    let room = all.len() * sys::TALON_SAVED_EVENT_BYTES as usize;
    write(room as u32, |bytes, length| {
        calls::events_save(&all, bytes, length)
    })
}

/// Events from bytes.
pub fn load_events(bytes: &[u8]) -> Result<Vec<Event>> {
    let room = bytes.len() / sys::TALON_SAVED_EVENT_BYTES as usize;
    fill(room as u32, |events: &mut [sys::talon_event], count| {
        calls::events_load(bytes, events, count)
    })
    .map(Known::into_inner)
}
