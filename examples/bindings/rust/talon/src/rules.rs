// SPDX-License-Identifier: MIT
use crate::cards::Cards;
use crate::codes::Codes;
use crate::error::{ask, check, sure, write_text, Error, Result};
use crate::memory::{key, serves};
use crate::sets::Seats;
use crate::types::{Move, ObservationField, Seat, Status};
use crate::{calls, TextPosition};
use std::fmt;
use talon_sys as sys;

/// A game of the library by number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct GameId(pub(crate) u32);

impl GameId {
    /// Five Hundred.
    pub const FIVE_HUNDRED: Self = Self(sys::TALON_GAME_FIVE_HUNDRED);
    /// Tripoli.
    pub const TRIPOLI: Self = Self(sys::TALON_GAME_TRIPOLI);

    /// The game with a number, which need not be known.
    pub const fn new(number: u32) -> Self {
        Self(number)
    }

    /// Its number, as C has it.
    pub const fn number(self) -> u32 {
        self.0
    }
}

/// The rules of a game: a preset, and options set by key.
#[derive(Clone, Copy)]
pub struct Rules(pub(crate) sys::talon_rules);

/// Options that conflict.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// What is wrong with them.
    pub status: Status,
    /// Their keys.
    pub options: Vec<&'static str>,
}

/// The header of a record.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Header {
    /// The rules in it.
    pub rules: Rules,
    /// How many bytes it has.
    pub length: usize,
    /// The first line after it.
    pub position: TextPosition,
}

pub(crate) fn no_rules() -> sys::talon_rules {
    sys::talon_rules {
        game_id: 0,
        value: [0; sys::TALON_OPTIONS_MAX as usize + 1],
    }
}

impl Rules {
    /// The rules of a game and preset by key: "five-hundred", "australian-4".
    pub fn new(game: &str, preset: &str) -> Result<Self> {
        let mut rules = Self::of(GameId(calls::games_find(&key(game))), 0)?;
        check(calls::rules_preset(&mut rules.0, &key(preset)))?;
        Ok(rules)
    }

    /// The rules of a game and preset by number; 0 for the first preset.
    pub fn of(game: GameId, preset: u32) -> Result<Self> {
        let mut raw = no_rules();
        check(serves())?;
        check(calls::rules_init(&mut raw, game.0, preset))?;
        Ok(Self(raw))
    }

    /// Reads the header of a record.
    pub fn read(record: &str) -> Result<Header> {
        let (mut raw, mut length) = (no_rules(), 0);
        let mut position = sys::talon_text_position::default();
        let text = record.as_bytes();
        check(serves())?;
        check(calls::rules_read(
            text,
            &mut raw,
            &mut length,
            &mut position,
        ))
        .map_err(|why| why.at(position).with_offset(length))?;
        Ok(Header {
            rules: Self(raw),
            length,
            position: position.into(),
        })
    }

    /// The header of a record.
    pub fn write(&self) -> Result<String> {
        write_text(sys::TALON_RULES_TEXT_MAX, |text, length| {
            calls::rules_write(&self.0, text, length)
        })
    }

    /// The game that they are of.
    pub fn game(&self) -> GameId {
        GameId(self.0.game_id)
    }

    fn find(&self, option: &str) -> u32 {
        calls::option_find(self.0.game_id, &key(option))
    }

    /// Sets an option to a value by key, or to a number:
    /// `set("slam", "off")`, `set("target", 300)`.
    pub fn set(&mut self, option: &str, to: impl ToValue) -> Result<&mut Self> {
        to.set(self, option)?;
        Ok(self)
    }

    /// The number that an option has.
    pub fn get(&self, option: &str) -> Result<i32> {
        ask(|out| calls::rules_get(&self.0, self.find(option), out))
    }

    /// The key of the value that an option has, or its number as text.
    pub fn get_text(&self, option: &str) -> Result<String> {
        write_text(sys::TALON_VALUE_TEXT_MAX, |text, length| {
            calls::rules_get_text(&self.0, self.find(option), text, length)
        })
    }

    /// The English of an option's value, as a settings screen shows it.
    pub fn get_label(&self, option: &str) -> Result<String> {
        write_text(sys::TALON_VALUE_LABEL_MAX, |text, length| {
            calls::rules_get_label(&self.0, self.find(option), text, length)
        })
    }

    /// Whether an option means anything besides the others.
    pub fn applies(&self, option: &str) -> Result<bool> {
        ask(|out| calls::rules_applies(&self.0, self.find(option), out))
            .map(|applies: i32| applies != 0)
    }

    /// What is wrong with them. A game cannot be made before that is none.
    pub fn problems(&self) -> Vec<Problem> {
        let room = sys::TALON_PROBLEMS_MAX as usize;
        let mut all = vec![sys::talon_problem::default(); room];
        let mut count = 0;
        let status = calls::rules_check(&self.0, &mut all, &mut count);
        if status != sys::TALON_E_RULES {
            sure(check(status));
        }
        let name = |option: &u32| calls::option_key(self.0.game_id, *option);
        let problem = |one: &sys::talon_problem| Problem {
            status: Status(one.status),
            options: one.options[..one.option_count as usize]
                .iter()
                .map(name)
                .collect(),
        };
        all[..count as usize].iter().map(problem).collect()
    }

    /// The preset with the fewest other values, by number, and how many
    /// options differ.
    pub fn nearest_preset(&self) -> Result<(u32, u32)> {
        let (mut preset, mut differences) = (0, 0);
        let status =
            calls::rules_nearest_preset(&self.0, &mut preset, &mut differences);
        check(status).map(|()| (preset, differences))
    }

    /// How many seats there are.
    pub fn seat_count(&self) -> Result<u32> {
        ask(|out| calls::rules_seat_count(&self.0, out))
    }

    /// The seats that play with a seat, and itself.
    pub fn side(&self, seat: Seat) -> Result<Seats> {
        ask(|out| calls::rules_side(&self.0, seat.0.into(), out)).map(Seats)
    }

    /// The cards of the pack.
    pub fn pack(&self) -> Result<Cards> {
        ask(|out| calls::rules_pack(&self.0, out)).map(Cards)
    }

    /// How many codes of moves there are; every code is below.
    pub fn code_count(&self, mode: Codes) -> Result<u32> {
        ask(|out| calls::rules_code_count(&self.0, mode as u32, out))
    }

    /// What a code stands for, as a part of a move.
    pub fn code_meaning(&self, code: u32, mode: Codes) -> Result<Move> {
        ask(|out| calls::rules_code_meaning(&self.0, mode as u32, code, out))
            .map(|raw: sys::talon_move| raw.into())
    }

    /// How many numbers an observation has.
    pub fn observation_count(&self) -> Result<u32> {
        ask(|out| calls::rules_observation_count(&self.0, out))
    }

    /// The fields of an observation: each with its key and an English phrase.
    pub fn observation(
        &self,
    ) -> Result<Vec<(&'static str, &'static str, ObservationField)>> {
        let game = self.0.game_id;
        (0..calls::observation_field_count(game))
            .map(|index| {
                let field: sys::talon_observation_field = ask(|out| {
                    calls::rules_observation_field(&self.0, index, out)
                })?;
                let key = calls::observation_field_key(game, index);
                let text = calls::observation_field_text(game, index);
                Ok((key, text, field.into()))
            })
            .collect()
    }
}

impl PartialEq for Rules {
    fn eq(&self, other: &Self) -> bool {
        let equal = ask(|out| calls::rules_equal(&self.0, &other.0, out));
        sure::<i32>(equal) != 0
    }
}

impl fmt::Debug for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Rules({})", calls::games_key(self.0.game_id))
    }
}

/// What an option can be set to: a key or a number.
pub trait ToValue {
    #[doc(hidden)]
    fn set(self, rules: &mut Rules, option: &str) -> Result<(), Error>;
}

impl ToValue for &str {
    fn set(self, rules: &mut Rules, option: &str) -> Result<()> {
        let (option, value) = (key(option), key(self));
        check(calls::rules_set_text(&mut rules.0, &option, &value))
    }
}

impl ToValue for i32 {
    fn set(self, rules: &mut Rules, option: &str) -> Result<()> {
        let option = rules.find(option);
        check(calls::rules_set(&mut rules.0, option, self))
    }
}
