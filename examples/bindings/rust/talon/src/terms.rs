// SPDX-License-Identifier: MIT
//! What all enumerations can do.
use crate::calls;
use crate::types::{Kind, Seat};

impl Seat {
    /// Its place in lists by seat; none for the table, nobody or secret.
    pub fn index(self) -> Option<usize> {
        usize::try_from(self.0).ok()
    }
}

impl Kind {
    /// The verb of the moves of this kind in records: "call"; or "".
    pub fn verb(self) -> &'static str {
        calls::record_verb(self.0.into())
    }
}

/// How a number with a key and a label is written.
macro_rules! written {
    ($name:ident) => {
        impl std::fmt::Display for $name {
            /// The name in English, or the number.
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                match self.label() {
                    "" => std::fmt::Display::fmt(&self.0, f),
                    label => f.pad(label),
                }
            }
        }

        impl std::fmt::Debug for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                match self.key() {
                    "" => write!(f, "{}({})", stringify!($name), self.0),
                    key => write!(f, "{}({})", stringify!($name), key),
                }
            }
        }
    };
}
pub(crate) use written;

/// An enumeration: a number of which later versions may have more.
macro_rules! number {
    ($(#[$doc:meta])* $name:ident: $int:ty, $space:expr, $key:expr, $label:expr;
     $($(#[$one_doc:meta])* $one:ident = $value:expr;)*) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub struct $name(pub(crate) $int);

        impl $name {
            $($(#[$one_doc])* pub const $one: Self = Self($value);)*

            /// The one with a number, which need not be known.
            pub const fn new(number: $int) -> Self {
                Self(number)
            }

            /// Its number, as C has it.
            pub const fn number(self) -> $int {
                self.0
            }

            /// Its key in texts and files: "call-card"; "" for another number.
            pub fn key(self) -> &'static str {
                let key: fn(i64) -> &'static str = $key;
                key(self.0.into())
            }

            /// Its name in English: "call a card"; "" for another number.
            pub fn label(self) -> &'static str {
                let label: fn(i64) -> &'static str = $label;
                label(self.0.into())
            }

            /// All that the library knows.
            pub fn all() -> impl Iterator<Item = Self> {
                (0..calls::term_count($space)).map(|index| {
                    let mut number = 0;
                    crate::error::sure(crate::error::check(
                        calls::term_at($space, index, &mut number)));
                    Self(number as $int)
                })
            }
        }

        impl std::str::FromStr for $name {
            type Err = crate::error::Error;

            /// The one with a key.
            fn from_str(key: &str) -> Result<Self, Self::Err> {
                let key = crate::memory::key(key);
                crate::error::ask(|out| calls::term_find($space, &key, out))
                    .map(|number: i32| Self(number as $int))
            }
        }

        crate::terms::written!($name);
    };
}
pub(crate) use number;

/// An enumeration of another library, which has functions for its words.
#[cfg(any(feature = "advisor", feature = "words"))]
macro_rules! advised {
    ($(#[$doc:meta])* $name:ident: $int:ty, $key:expr, $label:expr;
     $($(#[$one_doc:meta])* $one:ident = $value:expr;)*) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub struct $name(pub(crate) $int);

        impl $name {
            $($(#[$one_doc])* pub const $one: Self = Self($value);)*

            /// The one with a number, which need not be known.
            pub const fn new(number: $int) -> Self {
                Self(number)
            }

            /// Its number, as C has it.
            pub const fn number(self) -> $int {
                self.0
            }

            /// Its key in texts and files; "" for another number.
            pub fn key(self) -> &'static str {
                let key: fn(u32) -> &'static str = $key;
                key(self.0.into())
            }

            /// Its name in English; "" for another number.
            pub fn label(self) -> &'static str {
                let label: fn(u32) -> &'static str = $label;
                label(self.0.into())
            }
        }

        crate::terms::written!($name);
    };
}
#[cfg(any(feature = "advisor", feature = "words"))]
pub(crate) use advised;

/// What an enumeration that is a space of the advisor's terms can do, too.
#[cfg(feature = "advisor")]
macro_rules! listed {
    ($name:ident: $int:ty, $space:expr) => {
        impl $name {
            /// All that the library knows.
            pub fn all() -> impl Iterator<Item = Self> {
                (0..calls::advisor_term_count($space)).map(|index| {
                    let mut number = 0;
                    crate::error::sure(crate::error::check(
                        calls::advisor_term_at($space, index, &mut number),
                    ));
                    Self(number as $int)
                })
            }
        }

        impl std::str::FromStr for $name {
            type Err = crate::error::Error;

            /// The one with a key.
            fn from_str(key: &str) -> Result<Self, Self::Err> {
                let key = crate::memory::key(key);
                crate::error::ask(|out| {
                    calls::advisor_term_find($space, &key, out)
                })
                .map(|number: i32| Self(number as $int))
            }
        }
    };
}
#[cfg(feature = "advisor")]
pub(crate) use listed;
