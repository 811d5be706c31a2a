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
/// be missing, or what the advisor has found before a limit or a stop came.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Known<T> {
    /// What is known.
    pub value: T,
    /// Whether that is all of it.
    pub complete: bool,
}

impl<T> Known<T> {
    /// The same as users see it.
    #[cfg(feature = "advisor")]
    pub(crate) fn shown<U: From<T>>(self) -> Known<U> {
        Known {
            value: self.value.into(),
            complete: self.complete,
        }
    }
}

impl<T> Deref for Known<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.value
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
    known(call).map(|answer| answer.value)
}

/// Calls what has one result, of which a part may be unknown.
pub(crate) fn known<T: Default>(
    call: impl FnOnce(&mut T) -> sys::talon_status,
) -> Result<Known<T>> {
    let mut value = T::default();
    let status = call(&mut value);
    check(status)?;
    let complete = is_complete(status);
    Ok(Known { value, complete })
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
    Ok(Known {
        value: items.into_iter().map(T::from).collect(),
        complete: is_complete(status),
    })
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
