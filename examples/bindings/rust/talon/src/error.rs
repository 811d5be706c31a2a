// SPDX-License-Identifier: MIT
use crate::cards::Cards;
use crate::memory::serves;
use crate::types::{Status, TextPosition};
use crate::{calls, memory};
use std::fmt;
use std::ops::Deref;
use talon_sys as sys;

/// A result, or why it was refused.
pub type Result<T, E = Error> = std::result::Result<T, E>;

/// Why a call was refused. It has changed nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Error {
    /// `Status::FOLLOW`
    pub status: Status,
    /// The cards concerned: those not held, or those that must be played
    /// instead.
    pub cards: Cards,
    /// Where in a text the word is that was refused.
    pub position: Option<TextPosition>,
    /// Where in a text or in saved bytes reading has stopped; of moves played
    /// again, the index of the one refused.
    pub offset: Option<usize>,
}

impl Error {
    pub(crate) fn new(status: sys::talon_status) -> Self {
        Self {
            status: Status(status),
            cards: Cards::EMPTY,
            position: None,
            offset: None,
        }
    }

    /// Where a text was refused, if C has said where.
    pub(crate) fn at(mut self, position: sys::talon_text_position) -> Self {
        self.position =
            Some(position.into()).filter(|p: &TextPosition| p.line > 0);
        self
    }

    pub(crate) fn with_offset(mut self, offset: usize) -> Self {
        self.offset = Some(offset);
        self
    }

    /// "TALON_E_FOLLOW"
    pub fn name(&self) -> &'static str {
        self.status.key()
    }

    /// "the suit led must be followed"
    pub fn text(&self) -> &'static str {
        self.status.label()
    }

    /// The clauses of the rule book: "FH-25"; or "".
    pub fn clause(&self) -> &'static str {
        self.status.clause()
    }
}

impl Status {
    /// The clauses of the rule book that are the reason: "FH-25"; or "".
    pub fn clause(self) -> &'static str {
        calls::status_clause(self.0)
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if memory::serves() < 0 {
            return write!(
                f,
                "talon {} does not serve a program that was built for {}",
                calls::version_string(),
                sys::TALON_VERSION_TEXT
            );
        }
        #[cfg(feature = "advisor")]
        if let Some(words) = crate::advisor::other_version() {
            return f.write_str(&words);
        }
        if let Some(at) = self.position {
            write!(f, "line {}, column {}: ", at.line, at.column)?;
        }
        write!(f, "{}", self.text())?;
        if !self.clause().is_empty() {
            write!(f, " ({})", self.clause())?;
        }
        if !self.cards.is_empty() {
            write!(f, ": {}", self.cards)?;
        }
        Ok(())
    }
}

impl std::error::Error for Error {}

/// An answer of which a view may know only a part, a history of which moves may
/// be missing, or what the advisor has found before a limit or a stop came. It
/// reads like an `Option` that is never empty:
///
/// ```no_run
/// # use talon::{Known, Position, View};
/// # fn show(view: &View) {
/// if let Known::All(choices) = view.choices() {
///     println!("{} choices", choices.len());
/// }
/// let so_far = view.choices().into_inner();
/// let all = view.choices().all().unwrap_or_default();
/// # let _ = (so_far, all);
/// # }
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Known<T> {
    /// All there is.
    All(T),
    /// What is known; there may be more, or something better.
    Part(T),
}

impl<T> Known<T> {
    pub(crate) fn of(value: T, complete: bool) -> Self {
        match complete {
            true => Self::All(value),
            false => Self::Part(value),
        }
    }

    /// Whether this is all there is.
    pub const fn is_all(&self) -> bool {
        matches!(self, Self::All(_))
    }

    /// What is known, if that is all there is.
    pub fn all(self) -> Option<T> {
        match self {
            Self::All(value) => Some(value),
            Self::Part(_) => None,
        }
    }

    /// What is known, all or not.
    pub fn into_inner(self) -> T {
        match self {
            Self::All(value) | Self::Part(value) => value,
        }
    }

    /// The same of something made of it.
    pub fn map<U>(self, make: impl FnOnce(T) -> U) -> Known<U> {
        match self {
            Self::All(value) => Known::All(make(value)),
            Self::Part(value) => Known::Part(make(value)),
        }
    }

    /// The same as users see it.
    #[cfg(feature = "advisor")]
    pub(crate) fn shown<U: From<T>>(self) -> Known<U> {
        self.map(U::from)
    }
}

impl<T> Deref for Known<T> {
    type Target = T;

    fn deref(&self) -> &T {
        match self {
            Self::All(value) | Self::Part(value) => value,
        }
    }
}

impl<T: IntoIterator> IntoIterator for Known<T> {
    type Item = T::Item;
    type IntoIter = T::IntoIter;

    fn into_iter(self) -> T::IntoIter {
        self.into_inner().into_iter()
    }
}

fn is_complete(status: sys::talon_status) -> bool {
    ![Status::UNKNOWN, Status::UNFINISHED].contains(&Status(status))
}

/// Whether a call succeeded.
pub(crate) fn check(status: sys::talon_status) -> Result<()> {
    if status < 0 {
        return Err(Error::new(status));
    }
    Ok(())
}

/// Whether the answer of a call that succeeded is all that there is.
#[cfg(feature = "advisor")]
pub(crate) fn noted(status: sys::talon_status) -> Result<bool> {
    check(status).map(|()| is_complete(status))
}

/// Calls what has one result.
pub(crate) fn ask<T: Default>(
    call: impl FnOnce(&mut T) -> sys::talon_status,
) -> Result<T> {
    known(call).map(Known::into_inner)
}

/// Calls what has one result, of which a part may be unknown.
pub(crate) fn known<T: Default>(
    call: impl FnOnce(&mut T) -> sys::talon_status,
) -> Result<Known<T>> {
    let mut value = T::default();
    let status = call(&mut value);
    check(status)?;
    Ok(Known::of(value, is_complete(status)))
}

/// Calls what fills a buffer, with as much room as it can need.
pub(crate) fn fill<R: Clone + Default, T: From<R>>(
    room: u32,
    call: impl FnOnce(&mut [R], &mut u32) -> sys::talon_status,
) -> Result<Known<Vec<T>>> {
    let mut items = vec![R::default(); room as usize];
    let mut count = 0;
    let status = call(&mut items, &mut count);
    check(status)?;
    items.truncate(count as usize);
    let items = items.into_iter().map(T::from).collect();
    Ok(Known::of(items, is_complete(status)))
}

/// The same for bytes.
pub(crate) fn write(
    room: u32,
    call: impl FnOnce(&mut [u8], &mut usize) -> sys::talon_status,
) -> Result<Vec<u8>> {
    let mut bytes = vec![0; room as usize];
    let mut length = 0;
    check(call(&mut bytes, &mut length))?;
    bytes.truncate(length);
    Ok(bytes)
}

/// The same for a text.
pub(crate) fn write_text(
    room: u32,
    call: impl FnOnce(&mut [u8], &mut usize) -> sys::talon_status,
) -> Result<String> {
    let bytes = write(room, call)?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

/// For what talon never refuses of a game that it made.
pub(crate) fn sure<T>(answer: Result<T>) -> T {
    match answer {
        Ok(value) => value,
        Err(_) if serves() < 0 => panic!("{}", Error::new(serves())),
        Err(why) => panic!("talon has refused what it never does: {}", why),
    }
}
