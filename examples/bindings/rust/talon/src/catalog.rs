// SPDX-License-Identifier: MIT
//! Games, presets and options: what a settings screen shows.
use crate::calls;
use crate::error::{ask, check, sure, Result};
use crate::memory::key;
use crate::rules::GameId;
use crate::types::OptionType;

/// The games of the library.
pub fn games() -> impl Iterator<Item = GameInfo> {
    (0..calls::games_count()).map(|i| GameInfo(GameId(calls::games_at(i))))
}

/// A game of the library.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameInfo(GameId);

/// A preset of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PresetInfo {
    game: GameId,
    number: u32,
}

/// An option of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OptionInfo {
    game: GameId,
    number: u32,
}

/// The numbers that an option may have besides its named values.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct OptionRange {
    /// A switch, a choice or a number.
    pub option_type: OptionType,
    /// The least.
    pub low: i32,
    /// The greatest.
    pub high: i32,
    /// The distance from one to the next.
    pub step: i32,
}

/// A named value of an option.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Value {
    /// The number.
    pub value: i32,
    /// Its key.
    pub key: &'static str,
    /// Its name in English.
    pub label: &'static str,
    /// The version in which it appeared, as a number.
    pub since: u32,
}

/// A group of options: those whose `group_key` is its key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OptionGroup {
    /// Its key.
    pub key: &'static str,
    /// Its name in English.
    pub label: &'static str,
}

impl GameInfo {
    /// Its number.
    pub fn id(self) -> GameId {
        self.0
    }

    /// Its key: "five-hundred".
    pub fn key(self) -> &'static str {
        calls::games_key(self.0 .0)
    }

    /// Its name in English.
    pub fn label(self) -> &'static str {
        calls::games_label(self.0 .0)
    }

    /// A sentence on it.
    pub fn text(self) -> &'static str {
        calls::games_text(self.0 .0)
    }

    /// The bytes of a game.
    pub fn size(self) -> usize {
        sure(ask(|out| calls::games_bytes(self.0 .0, out)))
    }

    /// Its presets.
    pub fn presets(self) -> impl Iterator<Item = PresetInfo> {
        let game = self.0;
        (1..=calls::preset_count(game.0))
            .map(move |number| PresetInfo { game, number })
    }

    /// A preset by key.
    pub fn preset(self, wanted: &str) -> Option<PresetInfo> {
        match calls::preset_find(self.0 .0, &key(wanted)) {
            0 => None,
            number => Some(PresetInfo {
                game: self.0,
                number,
            }),
        }
    }

    /// The groups of its options, in the order in which a screen shows them.
    pub fn groups(self) -> impl Iterator<Item = OptionGroup> {
        let game = self.0 .0;
        (0..calls::option_group_count(game)).map(move |index| OptionGroup {
            key: calls::option_group_at(game, index),
            label: calls::option_group_label_at(game, index),
        })
    }

    /// Its options.
    pub fn options(self) -> impl Iterator<Item = OptionInfo> {
        let game = self.0;
        (1..=calls::option_count(game.0))
            .map(move |number| OptionInfo { game, number })
    }

    /// An option by key.
    pub fn option(self, wanted: &str) -> Option<OptionInfo> {
        match calls::option_find(self.0 .0, &key(wanted)) {
            0 => None,
            number => Some(OptionInfo {
                game: self.0,
                number,
            }),
        }
    }
}

impl PresetInfo {
    /// The game that it is of.
    pub fn game(self) -> GameId {
        self.game
    }

    /// Its number.
    pub fn number(self) -> u32 {
        self.number
    }

    /// Its key: "australian-4".
    pub fn key(self) -> &'static str {
        calls::preset_key(self.game.0, self.number)
    }

    /// Its name in English.
    pub fn label(self) -> &'static str {
        calls::preset_label(self.game.0, self.number)
    }

    /// A sentence on it.
    pub fn text(self) -> &'static str {
        calls::preset_text(self.game.0, self.number)
    }
}

impl OptionInfo {
    /// The game that it is of.
    pub fn game(self) -> GameId {
        self.game
    }

    /// Its number.
    pub fn number(self) -> u32 {
        self.number
    }

    /// Its key: "slam".
    pub fn key(self) -> &'static str {
        calls::option_key(self.game.0, self.number)
    }

    /// Its name in English.
    pub fn label(self) -> &'static str {
        calls::option_label(self.game.0, self.number)
    }

    /// A sentence on it.
    pub fn text(self) -> &'static str {
        calls::option_text(self.game.0, self.number)
    }

    /// The key of the group that it is listed in.
    pub fn group_key(self) -> &'static str {
        calls::option_group_key(self.game.0, self.number)
    }

    /// The name of that group.
    pub fn group_label(self) -> &'static str {
        calls::option_group_label(self.game.0, self.number)
    }

    /// The clauses of the rule book on it.
    pub fn clause(self) -> &'static str {
        calls::option_clause(self.game.0, self.number)
    }

    /// The version in which it appeared, as a number.
    pub fn since(self) -> u32 {
        calls::option_since(self.game.0, self.number)
    }

    /// The numbers that it may have.
    pub fn range(self) -> OptionRange {
        let mut range = OptionRange::default();
        let mut number = 0;
        sure(check(calls::option_range(
            self.game.0,
            self.number,
            &mut number,
            &mut range.low,
            &mut range.high,
            &mut range.step,
        )));
        range.option_type = OptionType(number);
        range
    }

    /// Its named values.
    pub fn values(self) -> impl Iterator<Item = Value> {
        let (game, option) = (self.game.0, self.number);
        let value = move |index| -> Result<i32> {
            ask(|out| calls::option_value_at(game, option, index, out))
        };
        (0..calls::option_value_count(game, option)).map(move |index| Value {
            value: sure(value(index)),
            key: calls::option_value_key(game, option, index),
            label: calls::option_value_label(game, option, index),
            since: calls::option_value_since(game, option, index),
        })
    }
}
