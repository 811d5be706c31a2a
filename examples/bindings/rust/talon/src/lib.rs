// SPDX-License-Identifier: MIT
//! talon for Rust: the complete rules of Five Hundred and Tripoli.
//!
//! ```no_run
//! use talon::{Game, Position, Rng, Rules, Seat, Seats, View};
//!
//! let mut chance = Rng::new("any seed", 0);
//! let mut game = Game::new(&Rules::new("five-hundred", "australian-4")?)?;
//! while game.to_act() == Seat::TABLE {
//!     game.chance(&mut chance)?;
//! }
//! let mine = View::new(&game, Seats::only(game.to_act()))?;
//! for choice in mine.choices().iter() {
//!     println!("{}", choice.kind);
//! }
//! # Ok::<(), talon::Error>(())
//! ```
//!
//! **Refusals** are [`Error`]s: a status, its text and clause, the cards
//! concerned and the place in a text. A refused call has changed nothing. What
//! cannot be refused returns its value as it is. What a view knows only in part
//! is a [`Known::Part`].
//!
//! **Versions.** Rules, games and views can only be made if the library that
//! runs serves a program that was built with this crate; otherwise making them
//! is refused with [`Status::UNSUPPORTED`] and an error that names both
//! versions. [`library`] asks for this alone.
//!
//! **Players and the solver** are in [`players`] and [`solver`], and what they
//! share in [`advisor`], with the feature `advisor`, which links
//! libtalon-advisor. **Sentences** in English and German are in [`words`], with
//! the feature `words`, which links libtalon-words.
//!
//! **Memory and threads.** A [`Game`] owns its memory. The compiler sees to
//! what would be a mistake in C. A game that was dropped cannot be used:
//!
//! ```compile_fail,E0382
//! use talon::{Game, Position, Rules};
//! let game = Game::new(&Rules::new("tripoli", "tripoli").unwrap()).unwrap();
//! drop(game);
//! game.turn();
//! ```
//!
//! Any number of threads may ask a game at once, but none while one plays:
//!
//! ```compile_fail,E0502
//! use talon::{Game, Position, Rng, Rules};
//! let rules = Rules::new("tripoli", "tripoli").unwrap();
//! let mut game = Game::new(&rules).unwrap();
//! std::thread::scope(|all| {
//!     all.spawn(|| game.turn());
//!     game.chance(&mut Rng::new("1", 0));
//! });
//! ```
//!
//! A view cannot be played on:
//!
//! ```compile_fail,E0599
//! use talon::{Move, View};
//! fn cheat(mut view: View) {
//!     view.apply(&Move::default());
//! }
//! ```
#![deny(unsafe_op_in_unsafe_fn, missing_docs)]

#[cfg(feature = "advisor")]
pub mod advisor;
#[cfg(feature = "advisor")]
#[rustfmt::skip]
mod advisor_calls;
#[cfg(feature = "advisor")]
#[rustfmt::skip]
mod advisor_types;
#[rustfmt::skip]
mod calls;
mod cards;
mod catalog;
mod codes;
mod error;
mod events;
pub mod five_hundred;
mod game;
mod memory;
#[cfg(feature = "advisor")]
pub mod players;
pub mod poker;
mod position;
mod random;
mod rules;
mod sets;
#[cfg(feature = "advisor")]
pub mod solver;
mod terms;
pub mod tripoli;
#[rustfmt::skip]
mod types;
mod view;
#[cfg(feature = "words")]
pub mod words;
#[cfg(feature = "words")]
#[rustfmt::skip]
mod words_calls;

pub use cards::{Card, Cards, CardsIter};
pub use catalog::{
    games, GameInfo, OptionGroup, OptionInfo, OptionRange, PresetInfo, Value,
};
pub use codes::Codes;
pub use error::{Error, Known, Result};
pub use events::{load_events, redact, save_events, Checked};
pub use game::{read_record, Game};
pub use position::{Line, Moves, Pile, Position};
pub use random::Rng;
pub use rules::{GameId, Header, Problem, Rules};
pub use sets::{Seats, Suits};
pub use types::{
    BoxId, Category, Choice, Denomination, Event, Feature, Kind, Limit, Move,
    OptionType, Phase, Place, Rank, Reason, Seat, Status, TextPosition,
};
pub use view::{Sampler, View};

/// A suit is a denomination, of which there are some more.
pub type Suit = Denomination;

/// The version of the library that runs, if it serves this crate.
pub fn library() -> Result<&'static str> {
    error::check(memory::serves())?;
    Ok(calls::version_string())
}

/// The version of the library as a number, whether or not it serves.
pub fn version_number() -> u32 {
    calls::version_number()
}

/// A limit of this library.
pub fn limit(which: Limit) -> Result<i64> {
    error::ask(|out| calls::limit(which.0, out))
}

/// Whether the library has a part.
pub fn has(which: Feature) -> bool {
    calls::feature(which.0) != 0
}
