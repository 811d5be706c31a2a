// SPDX-License-Identifier: MIT
use crate::types::{Denomination, Seat};
use std::fmt;
use std::ops::{BitAnd, BitOr, Sub};

macro_rules! set {
    ($(#[$doc:meta])* $name:ident of $item:ident: $int:ty) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
        pub struct $name(pub(crate) u32);

        impl $name {
            /// The empty set.
            pub const EMPTY: Self = Self(0);

            /// The set with these bits.
            pub const fn from_bits(bits: u32) -> Self {
                Self(bits)
            }

            /// Its bits, as C has them.
            pub const fn bits(self) -> u32 {
                self.0
            }

            /// A set of one; of what has no bit, the empty set.
            pub fn only(item: $item) -> Self {
                match u32::try_from(item.0) {
                    Ok(bit) if bit < 32 => Self(1 << bit),
                    _ => Self(0),
                }
            }

            /// Whether nothing is in it.
            pub fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// How many are in it.
            pub fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            /// Whether one is in it.
            pub fn contains(self, item: $item) -> bool {
                self.0 & Self::only(item).0 != 0
            }

            /// What is in it, by number.
            pub fn iter(self) -> impl Iterator<Item = $item> {
                (0..32).filter(move |bit| self.0 >> bit & 1 != 0)
                    .map(|bit: u32| $item(bit as $int))
            }
        }

        impl BitOr for $name {
            type Output = Self;
            fn bitor(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }
        }

        impl BitAnd for $name {
            type Output = Self;
            fn bitand(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }
        }

        impl Sub for $name {
            type Output = Self;
            fn sub(self, other: Self) -> Self {
                Self(self.0 & !other.0)
            }
        }

        impl FromIterator<$item> for $name {
            fn from_iter<I: IntoIterator<Item = $item>>(items: I) -> Self {
                items.into_iter().fold(Self(0), |a, b| a | Self::only(b))
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.debug_set().entries(self.iter()).finish()
            }
        }
    };
}

set! {
    /// A set of seats.
    Seats of Seat: i8
}

set! {
    /// A set of suits and other denominations.
    Suits of Denomination: u8
}
