// SPDX-License-Identifier: MIT
use crate::calls;
use crate::cards::Card;
use crate::error::{check, fill, sure, write_text, Error, Known, Result};
use crate::events::raw;
use crate::memory::{number, serves, Memory};
use crate::position::{numbers, rebuild, HasMemory, Position};
use crate::random::Rng;
use crate::rules::{no_rules, Rules};
use crate::types::{Event, Move};
use std::fmt;
use talon_sys as sys;

/// A complete game. It owns its memory; clone it to undo or to look ahead.
pub struct Game(pub(crate) Memory);

impl HasMemory for Game {
    fn memory(&self) -> &Memory {
        &self.0
    }
}

impl Position for Game {}

/// The game id of saved bytes, which must be of a view or not.
pub(crate) fn saved_game_id(bytes: &[u8], view: bool) -> Result<u32> {
    let (mut rules, mut seats, mut is_view) = (no_rules(), 0, 0);
    check(serves())?;
    check(calls::saved_rules(
        bytes,
        &mut rules,
        &mut seats,
        &mut is_view,
    ))?;
    if view != (is_view != 0) {
        return Err(Error::new(sys::TALON_E_VIEW));
    }
    Ok(rules.game_id)
}

pub(crate) fn load_memory(bytes: &[u8], view: bool) -> Result<Memory> {
    let mut offset = 0;
    Memory::make(saved_game_id(bytes, view)?, |memory, made| {
        calls::game_init_saved(memory, bytes, made, &mut offset)
    })
    .map_err(|why| why.with_offset(offset))
}

type Happened = Result<Vec<Event>>;

fn events(
    call: impl FnOnce(&mut [sys::talon_event], &mut u32) -> sys::talon_status,
) -> Happened {
    fill(sys::TALON_EVENTS_MAX, call).map(Known::into_inner)
}

impl Game {
    /// A game before its first draw or deal.
    pub fn new(rules: &Rules) -> Result<Self> {
        Memory::make(rules.0.game_id, |memory, made| {
            calls::game_init(memory, &rules.0, made)
        })
        .map(Self)
    }

    /// A saved game.
    pub fn from_saved(bytes: &[u8]) -> Result<Self> {
        load_memory(bytes, false).map(Self)
    }

    /// Loads a saved game of the same kind into this one.
    pub fn load(&mut self, bytes: &[u8]) -> Result<()> {
        let mut offset = 0;
        saved_game_id(bytes, false)?;
        check(calls::game_load(self.0.handle_mut(), bytes, &mut offset))
            .map_err(|why| why.with_offset(offset))
    }

    /// Makes a move. The events have all cards in them: redact them for seats.
    pub fn apply(&mut self, next: &Move) -> Happened {
        let raw = next.into();
        events(|events, count| {
            calls::game_apply(self.0.handle_mut(), &raw, events, count)
        })
        .map_err(|why| self.check(next).err().unwrap_or(why))
    }

    /// Makes what is due by chance: a draw, a deal, a board.
    pub fn chance(&mut self, rng: &mut Rng) -> Happened {
        events(|events, count| {
            let game = self.0.handle_mut();
            calls::game_chance(game, &mut rng.0, events, count)
        })
    }

    /// Draws or deals cards in sequence.
    pub fn deal(&mut self, cards: &[Card]) -> Happened {
        let cards = numbers(cards);
        events(|events, count| {
            calls::game_deal(self.0.handle_mut(), &cards, events, count)
        })
    }

    /// A pack that deals the hand dealt last again.
    pub fn hand_pack(&self) -> Result<Vec<Card>> {
        fill(sys::TALON_PACK_MAX, |cards, count| {
            calls::game_hand_pack(self.0.handle(), cards, count)
        })
        .map(Known::into_inner)
    }

    /// The moves since the deal. In Tripoli some are not kept: the answer is
    /// complete if the events since the deal are told. For Five Hundred `told`
    /// may be empty.
    pub fn history(&self, told: &[Event]) -> Result<Known<Vec<Move>>> {
        let told = raw(told);
        let room = number(told.len()).max(sys::TALON_HISTORY_MAX);
        fill(room, |moves: &mut [sys::talon_move], count| {
            calls::game_history(self.0.handle(), &told, moves, count)
        })
    }

    /// The same as [`Position::rebuild`] of a game or view, in the memory of
    /// this game. If it is refused, nothing has changed.
    pub fn rebuild_from(
        &mut self,
        of: &dyn Position,
        pack: &[Card],
        moves: &[Move],
        told: &[Event],
    ) -> Result<()> {
        rebuild(self.0.handle_mut(), of.handle(), pack, moves, told)
    }

    /// Reads a line of a record, "0 bid 7H": makes its move, draw or deal, or
    /// checks what it says.
    pub fn read_line(&mut self, line: &str) -> Happened {
        self.read_line_as(line, sys::TALON_RECORD_CHECK)
    }

    /// The same, but without checking what annotations say.
    pub fn read_line_unchecked(&mut self, line: &str) -> Happened {
        self.read_line_as(line, sys::TALON_RECORD_SKIP)
    }

    fn read_line_as(&mut self, line: &str, annotations: u32) -> Happened {
        let mut position = sys::talon_text_position::default();
        events(|events, count| {
            calls::record_read_line(
                self.0.handle_mut(),
                line.as_bytes(),
                annotations,
                events,
                count,
                &mut position,
            )
        })
        .map_err(|why| {
            let parsed = self.parse(line).ok();
            let refused = parsed.and_then(|line| self.check(&line.made).err());
            let cards = refused.filter(|r| r.status == why.status);
            Error {
                cards: cards.map_or(why.cards, |r| r.cards),
                ..why.at(position)
            }
        })
    }

    /// Reads the lines of a record after its header; returns how many bytes
    /// that were. Lines before a refused one have been read.
    pub fn read(&mut self, lines: &str) -> Result<usize> {
        let (mut offset, text) = (0, lines.as_bytes());
        let mut position = sys::talon_text_position::default();
        let (game, how) = (self.0.handle_mut(), sys::TALON_RECORD_CHECK);
        check(calls::record_read(
            game,
            text,
            how,
            &mut offset,
            &mut position,
        ))
        .map_err(|why| why.at(position).with_offset(offset))?;
        Ok(offset)
    }

    /// All annotations that are true now. They show every card.
    pub fn write_state(&self) -> String {
        sure(write_text(sys::TALON_RECORD_STATE_MAX, |text, length| {
            calls::record_write_state(self.0.handle(), text, length)
        }))
    }
}

/// A record from its header on: the game that it ends with.
pub fn read_record(record: &str) -> Result<Game> {
    let header = Rules::read(record)?;
    let mut game = Game::new(&header.rules)?;
    game.read(&record[header.length..]).map_err(|mut why| {
        let before = header.position.line - 1;
        why.offset = why.offset.map(|offset| offset + header.length);
        why.position.iter_mut().for_each(|at| at.line += before);
        why
    })?;
    Ok(game)
}

impl Clone for Game {
    fn clone(&self) -> Self {
        Self(self.0.clone())
    }

    /// Without new memory, if the games are of the same kind.
    fn clone_from(&mut self, source: &Self) {
        self.0.copy_from(&source.0);
    }
}

impl PartialEq for Game {
    fn eq(&self, other: &Self) -> bool {
        self.same(other)
    }
}

impl fmt::Debug for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Game({:?}, turn {})", self.rules(), self.turn())
    }
}
