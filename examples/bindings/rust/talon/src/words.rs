// SPDX-License-Identifier: MIT
//! Sentences in English and German, with libtalon-words: what happens, what
//! may be done, why a move was refused, scores, hints, and the labels of a
//! settings screen. Wording may change in any version: never compare it.
//!
//! ```no_run
//! use talon::words::{Language, Words};
//! use talon::{redact, Game, Rng, Rules, Seat, Seats};
//!
//! let rules = Rules::new("five-hundred", "classic-3")?;
//! let mut game = Game::new(&rules)?;
//! let me = Seat::new(0);
//! let words = Words::new(Language::GERMAN, &rules)?
//!     .you(me)
//!     .name(Seat::new(1), "Ben")?;
//! let mut events = game.chance(&mut Rng::new("7", 0))?;
//! redact(&mut events, Seats::only(me))?;
//! print!("{}", words.events(&events)?);
//! # Ok::<(), talon::Error>(())
//! ```
use crate::cards::{Card, Cards};
use crate::catalog::{GameInfo, OptionGroup, OptionInfo, PresetInfo};
use crate::error::{check, write_text, Error, Result};
use crate::events::raw;
use crate::memory::key;
use crate::poker::HandRank;
use crate::position::{numbers, Position};
use crate::rules::Rules;
use crate::sets::Seats;
use crate::terms::advised;
use crate::types::{Choice, Denomination, Event, Move, Seat};
use crate::words_calls as calls;
use std::fmt;
use talon_sys as sys;

advised! {
    /// A language.
    Language: u32, calls::language_key, calls::language_label;
    /// None of them.
    NONE = 0;
    /// English.
    ENGLISH = sys::TALON_LANGUAGE_ENGLISH;
    /// German.
    GERMAN = sys::TALON_LANGUAGE_GERMAN;
}

impl Language {
    /// All that the library knows.
    pub fn all() -> impl Iterator<Item = Self> {
        (1..=calls::language_count()).map(Self)
    }

    /// The language of a key or locale: "de", "de-AT", "de_DE.UTF-8".
    pub fn find(locale: &str) -> Option<Self> {
        match calls::language_find(&key(locale)) {
            0 => None,
            number => Some(Self(number)),
        }
    }
}

/// How cards are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u32)]
#[non_exhaustive]
pub enum CardStyle {
    /// With the signs of suits: ♥7.
    Signs = sys::TALON_CARD_STYLE_SIGNS,
    /// In ASCII: 7H, in German He7.
    Letters = sys::TALON_CARD_STYLE_LETTERS,
    /// Seven of hearts, Herz-Sieben.
    Words = sys::TALON_CARD_STYLE_WORDS,
}

/// A sentence, and how many events it tells of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sentence {
    /// The sentence; "" if there is nothing to say.
    pub text: String,
    /// The events that it covers, at least 1.
    pub events: usize,
}

/// What a person's text was read as.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ReadAs {
    /// A move that the game accepts.
    Move(Move),
    /// Several moves that fit.
    Several(Vec<Move>),
    /// A move that the game refuses, and why.
    Refused(Move, Error),
    /// Nothing: this part of the text, in bytes, is not understood.
    Unknown(std::ops::Range<usize>),
}

/// What a person's text was read as, and what to say to that.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reading {
    /// What it was read as.
    pub read_as: ReadAs,
    /// A sentence that says so to "you"; "" for a move.
    pub answer: String,
}

/// The version of libtalon-words, if it serves this crate.
pub fn library() -> Result<String> {
    let number = version_number();
    match calls::words_version_serves(sys::TALON_WORDS_VERSION) {
        0 => Err(Error::new(sys::TALON_E_UNSUPPORTED)),
        _ => Ok(format!(
            "{}.{}.{}",
            number >> 16,
            number >> 8 & 0xFF,
            number & 0xFF
        )),
    }
}

/// The same as a number, whether or not it serves.
pub fn version_number() -> u32 {
    calls::words_version_number()
}

/// What has a name in [`Words::label`]: an enumeration of this crate.
pub trait Labelled {
    /// Its name in a language; "" if it has none.
    fn in_words(self, language: Language) -> &'static str;
}

/// Who is told, and how. Sentences tell what the events tell:
/// [`redact`](crate::redact) removes what a seat may not know.
#[derive(Clone)]
pub struct Words(sys::talon_words);

impl Words {
    /// Signs of suits, the sides of the rules, no names, and nobody is "you".
    pub fn new(language: Language, rules: &Rules) -> Result<Self> {
        library()?;
        let mut words = Self(sys::talon_words {
            language: 0,
            style: 0,
            game_id: 0,
            you: 0,
            sides: [0; 16],
            names: [[0; 64]; 16],
            pair_rank: 0,
        });
        check(calls::words_init(&mut words.0, language.0, &rules.0))?;
        Ok(words)
    }

    /// The seat that is called "you".
    pub fn you(mut self, seat: Seat) -> Self {
        self.0.you = seat.0.into();
        self
    }

    /// Names a seat; "" takes the name away.
    pub fn name(mut self, seat: Seat, name: &str) -> Result<Self> {
        let (seat, name) = (seat.0.into(), name.as_bytes());
        check(calls::words_name(&mut self.0, seat, name))?;
        Ok(self)
    }

    /// How cards are written.
    pub fn style(mut self, style: CardStyle) -> Self {
        self.0.style = style as u32;
        self
    }

    /// The language.
    pub fn language(&self) -> Language {
        Language(self.0.language)
    }

    fn text(
        &self,
        call: impl FnOnce(
            &sys::talon_words,
            &mut [u8],
            &mut usize,
        ) -> sys::talon_status,
    ) -> Result<String> {
        write_text(sys::TALON_WORDS_TEXT_MAX, |text, length| {
            call(&self.0, text, length)
        })
    }

    /// A seat: its name, or "you".
    pub fn seat(&self, seat: Seat) -> Result<String> {
        let seat = seat.0.into();
        self.text(|w, text, n| calls::words_seat(w, seat, text, n))
    }

    /// Seats: "you, Anna and Ben".
    pub fn seats(&self, seats: Seats) -> Result<String> {
        self.text(|w, text, n| calls::words_seats(w, seats.0, text, n))
    }

    /// A card.
    pub fn card(&self, card: Card) -> Result<String> {
        self.text(|w, text, n| calls::words_card(w, card.number(), text, n))
    }

    /// Cards in the order given.
    pub fn cards(&self, cards: &[Card]) -> Result<String> {
        let cards = numbers(cards);
        self.text(|w, text, n| calls::words_cards(w, &cards, text, n))
    }

    /// A hand in the order in which players hold it.
    pub fn hand(&self, of: &impl Position, hand: Cards) -> Result<String> {
        self.text(|w, text, n| {
            calls::words_hand(w, of.handle(), &hand.0, text, n)
        })
    }

    /// A bid: "7 ♥"; 0 tricks for a misère.
    pub fn bid(
        &self,
        tricks: u32,
        denomination: Denomination,
    ) -> Result<String> {
        let denomination = denomination.0.into();
        self.text(|w, text, n| {
            calls::words_bid(w, tricks, denomination, text, n)
        })
    }

    /// A move in a short form: "raise by 3 chips".
    pub fn next_move(&self, next: &Move) -> Result<String> {
        let next = next.into();
        self.text(|w, text, n| calls::words_move(w, &next, text, n))
    }

    /// A choice in a short form: "bid 7 to 10 in ♠, ♣ or NT".
    pub fn choice(&self, choice: &Choice) -> Result<String> {
        let choice = choice.into();
        self.text(|w, text, n| calls::words_choice(w, None, &choice, text, n))
    }

    /// The same, with cards listed as players hold them in the game.
    pub fn choice_in(
        &self,
        of: &impl Position,
        choice: &Choice,
    ) -> Result<String> {
        let (game, choice) = (Some(of.handle()), choice.into());
        self.text(|w, text, n| calls::words_choice(w, game, &choice, text, n))
    }

    /// One sentence for the first event, and for those after it that belong to
    /// it; refused if there is no event.
    pub fn event(&self, events: &[Event]) -> Result<Sentence> {
        let (events, mut told) = (raw(events), 0);
        let text = self.text(|w, text, n| {
            calls::words_event(w, &events, &mut told, text, n)
        })?;
        Ok(Sentence {
            text,
            events: told as usize,
        })
    }

    /// All sentences of some events, each with a line end.
    pub fn events(&self, events: &[Event]) -> Result<String> {
        let events = raw(events);
        write_text(sys::TALON_WORDS_EVENTS_MAX, |text, length| {
            calls::words_events(&self.0, &events, text, length)
        })
    }

    /// A sentence that tells "you" why a move was refused and what is possible
    /// instead.
    pub fn refusal(&self, why: &Error, of: &impl Position) -> Result<String> {
        self.text(|w, text, n| {
            let (game, status) = (Some(of.handle()), why.status.0);
            calls::words_refusal(w, game, status, &why.cards.0, text, n)
        })
    }

    /// The same without a game: only why.
    pub fn refusal_alone(&self, why: &Error) -> Result<String> {
        self.text(|w, text, n| {
            let status = why.status.0;
            calls::words_refusal(w, None, status, &why.cards.0, text, n)
        })
    }

    /// Reads what a person typed as a move of a seat: "7h", "play the queen of
    /// hearts", "bet 3", "pass", in the language of the words. Refused only
    /// for what is no seat.
    pub fn read(
        &self,
        of: &impl Position,
        seat: Seat,
        text: &str,
    ) -> Result<Reading> {
        let mut next = sys::talon_move::default();
        let mut raw = sys::talon_reading::default();
        let (game, typed) = (of.handle(), text.as_bytes());
        let status = calls::words_read(
            &self.0,
            game,
            seat.0.into(),
            typed,
            &mut next,
            &mut raw,
        );
        if raw.answer == 0 {
            check(status)?;
        }
        let moves = raw.moves.iter().map(|one| Move::from(*one));
        let (at, length) = (raw.start as usize, raw.length as usize);
        let read_as = match raw.answer {
            _ if status >= 0 => ReadAs::Move(next.into()),
            sys::TALON_READING_SEVERAL => {
                ReadAs::Several(moves.take(raw.count as usize).collect())
            }
            sys::TALON_READING_REFUSED => ReadAs::Refused(
                raw.moves[0].into(),
                Error {
                    cards: Cards(raw.concerned),
                    ..Error::new(raw.status)
                },
            ),
            _ => ReadAs::Unknown(at..at + length),
        };
        let answer = match read_as {
            ReadAs::Move(_) => String::new(),
            _ => self.text(|w, text, n| {
                calls::words_answer(w, Some(game), &raw, typed, text, n)
            })?,
        };
        Ok(Reading { read_as, answer })
    }

    /// Reads a set of cards that a person typed: "6d 10h", "hearts", "aces,
    /// joker", "all". What is none is a sentence that says so.
    pub fn read_cards(
        &self,
        of: &impl Position,
        text: &str,
    ) -> Result<core::result::Result<Cards, String>> {
        let (mut cards, typed) = (0, text.as_bytes());
        let mut raw = sys::talon_reading::default();
        let status = calls::words_read_cards(
            &self.0,
            of.handle(),
            typed,
            &mut cards,
            &mut raw,
        );
        if raw.answer == 0 {
            check(status)?;
        }
        if status >= 0 {
            return Ok(Ok(Cards(cards)));
        }
        let answer = self.text(|w, text, n| {
            calls::words_answer(w, None, &raw, typed, text, n)
        })?;
        Ok(Err(answer))
    }

    /// The scores of all sides, or the chips of all seats.
    pub fn scores(&self, of: &impl Position) -> Result<String> {
        self.text(|w, text, n| calls::words_scores(w, of.handle(), text, n))
    }

    /// A poker hand: "full house, kings over tens".
    pub fn poker(&self, rank: HandRank) -> Result<String> {
        self.text(|w, text, n| calls::words_poker(w, rank.0, text, n))
    }

    /// A reason of advice by number, with the card and the seat that it is
    /// about; with the feature `advisor`, [`Words::advice`] takes the advice.
    pub fn reason(
        &self,
        reason: u32,
        card: Option<Card>,
        seat: Seat,
    ) -> Result<String> {
        let card = card.map_or(sys::TALON_CARD_NONE as u8, |c| c.number());
        self.text(|w, text, n| {
            calls::words_advice(w, reason, card, seat.0.into(), text, n)
        })
    }

    /// A chance in ten-thousandths: "contract made in 73 % of cases".
    pub fn chance(&self, chance_of: u32, chance: u32) -> Result<String> {
        self.text(|w, text, n| {
            calls::words_chance(w, chance_of, chance, text, n)
        })
    }

    /// The reason of an advice.
    #[cfg(feature = "advisor")]
    pub fn advice(&self, of: &crate::players::Advice) -> Result<String> {
        self.reason(of.reason.0.into(), of.card, of.seat)
    }

    /// The value of an option as a settings screen shows it.
    pub fn value(&self, rules: &Rules, option: OptionInfo) -> Result<String> {
        self.text(|w, text, n| {
            calls::words_value(w, &rules.0, option.number(), text, n)
        })
    }

    /// The name of a term: `Kind::BID`, `Status::FOLLOW`, `Level::CLUB_1`.
    pub fn label(&self, term: impl Labelled) -> &'static str {
        term.in_words(self.language())
    }

    /// The name of a game.
    pub fn game(&self, game: GameInfo) -> &'static str {
        calls::words_game(self.0.language, game.id().0)
    }

    /// A sentence that describes it.
    pub fn game_help(&self, game: GameInfo) -> &'static str {
        calls::words_game_help(self.0.language, game.id().0)
    }

    /// The name of a preset.
    pub fn preset(&self, preset: PresetInfo) -> &'static str {
        calls::words_preset(self.0.language, preset.game().0, preset.number())
    }

    /// A sentence that describes it.
    pub fn preset_help(&self, preset: PresetInfo) -> &'static str {
        calls::words_preset_help(
            self.0.language,
            preset.game().0,
            preset.number(),
        )
    }

    /// The name of a group of options of a game.
    pub fn group(&self, game: GameInfo, group: OptionGroup) -> &'static str {
        let index = game.groups().position(|one| one == group);
        let index = index.map_or(u32::MAX, |index| index as u32);
        calls::words_group(self.0.language, game.id().0, index)
    }

    /// The name of an option.
    pub fn option(&self, option: OptionInfo) -> &'static str {
        calls::words_option(self.0.language, option.game().0, option.number())
    }

    /// A sentence that describes it.
    pub fn option_help(&self, option: OptionInfo) -> &'static str {
        calls::words_option_help(
            self.0.language,
            option.game().0,
            option.number(),
        )
    }
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Words({:?})", self.language())
    }
}

macro_rules! labelled {
    ($($name:ty: $space:expr;)*) => {
        $(impl Labelled for $name {
            fn in_words(self, language: Language) -> &'static str {
                calls::words_term(language.0, $space, self.0.into())
            }
        })*
    };
}

labelled! {
    crate::types::Status: sys::TALON_SPACE_STATUS;
    crate::types::Kind: sys::TALON_SPACE_KIND;
    crate::types::Reason: sys::TALON_SPACE_REASON;
    crate::types::Place: sys::TALON_SPACE_PLACE;
    Denomination: sys::TALON_SPACE_DENOMINATION;
    crate::types::Rank: sys::TALON_SPACE_RANK;
    crate::types::BoxId: sys::TALON_SPACE_TR_BOX;
}

macro_rules! labelled_wide {
    ($($name:ty: $call:ident $space:expr;)*) => {
        $(impl Labelled for $name {
            fn in_words(self, language: Language) -> &'static str {
                calls::$call(language.0, $space, self.0 as i32)
            }
        })*
    };
}

labelled_wide! {
    crate::types::Phase: words_term sys::TALON_SPACE_PHASE;
    crate::types::Category: words_term sys::TALON_SPACE_POKER;
}

#[cfg(feature = "advisor")]
labelled_wide! {
    crate::advisor::Part: words_advisor_term sys::TALON_ADVISOR_SPACE_PART;
    crate::players::AdviceReason: words_advisor_term
        sys::TALON_ADVISOR_SPACE_REASON;
    crate::players::ChanceOf: words_advisor_term
        sys::TALON_ADVISOR_SPACE_CHANCE;
    crate::solver::Goal: words_advisor_term sys::TALON_ADVISOR_SPACE_GOAL;
}

#[cfg(feature = "advisor")]
impl Labelled for crate::players::Level {
    fn in_words(self, language: Language) -> &'static str {
        calls::words_level(language.0, self.0)
    }
}
