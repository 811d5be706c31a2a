// SPDX-License-Identifier: MIT
use crate::calls;
use crate::error::{ask, sure, write_text, Error, Result};
use crate::types::{Denomination, Rank};
use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Sub, SubAssign};
use std::str::FromStr;
use talon_sys as sys;

/// A card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Card(u8);

/// A set of cards, as bits. Its cards come in set order.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Cards(pub(crate) u64);

/// The cards of a set.
#[derive(Clone, Debug)]
pub struct CardsIter(std::vec::IntoIter<Card>);

/// A text in which the suits may be symbols, with letters, as talon reads it.
fn with_letters(text: &str) -> String {
    let letter = |c| match c {
        '\u{2660}' => Some('S'),
        '\u{2663}' => Some('C'),
        '\u{2666}' => Some('D'),
        '\u{2665}' => Some('H'),
        '\u{FE0F}' => None, // shows the one before it in color
        other => Some(other),
    };
    text.chars().filter_map(letter).collect()
}

impl Card {
    /// The low joker.
    pub const LOW_JOKER: Self = Self(sys::TALON_CARD_LOW_JOKER as u8);
    /// The high joker.
    pub const HIGH_JOKER: Self = Self(sys::TALON_CARD_HIGH_JOKER as u8);

    /// The card with a number below 64.
    pub const fn new(number: u8) -> Option<Self> {
        if number < 64 {
            Some(Self(number))
        } else {
            None
        }
    }

    /// The card of a suit and rank.
    pub fn of(suit: Denomination, rank: Rank) -> Result<Self> {
        ask(|out| calls::card_make(suit.0.into(), rank.0.into(), out)).map(Self)
    }

    /// 0 … 63
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The suit printed on it; `NONE` for a joker.
    pub fn suit(self) -> Denomination {
        Denomination(calls::card_suit(self.0) as u8)
    }

    /// The rank printed on it.
    pub fn rank(self) -> Rank {
        Rank(calls::card_rank(self.0) as u8)
    }

    /// Its character among the playing cards, if it has one.
    pub fn unicode(self) -> Option<char> {
        char::from_u32(calls::card_unicode(self.0)).filter(|c| *c != '\0')
    }
}

impl From<u8> for Card {
    /// For the buffers of C, which have only cards in them.
    fn from(number: u8) -> Self {
        Self::new(number).expect("a number below 64")
    }
}

impl FromStr for Card {
    type Err = Error;

    /// Reads "KH", "10h", "Th" or "10♥".
    fn from_str(text: &str) -> Result<Self> {
        let text = with_letters(text);
        ask(|out| calls::card_parse(text.as_bytes(), out)).map(Self)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = write_text(sys::TALON_CARD_TEXT_MAX, |text, length| {
            calls::card_format(self.0, text, length)
        });
        f.pad(&text.unwrap_or_default()) // black 13s have no text
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Card({})", self)
    }
}

impl Cards {
    /// No cards.
    pub const EMPTY: Self = Self(0);

    /// The set with these bits.
    pub const fn from_bits(bits: u64) -> Self {
        Self(bits)
    }

    /// Its bits, as C has them.
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// Whether there are none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are.
    pub fn len(self) -> usize {
        calls::cards_count(&self.0) as usize
    }

    /// The n-th card in set order, if there are more than `n`.
    pub fn nth(self, n: u32) -> Option<Card> {
        let card = calls::cards_nth(&self.0, n);
        (u32::from(card) != sys::TALON_CARD_NONE).then_some(Card(card))
    }

    /// Whether a card, or all cards of a set, are in it.
    pub fn contains(self, others: impl Into<Self>) -> bool {
        let others = others.into();
        self.0 & others.0 == others.0
    }

    /// Its cards in set order.
    pub fn iter(self) -> CardsIter {
        let list = crate::error::fill(sys::TALON_PACK_MAX, |cards, count| {
            calls::cards_list(&self.0, cards, count)
        });
        CardsIter(sure(list).into_inner().into_iter())
    }
}

impl Iterator for CardsIter {
    type Item = Card;

    fn next(&mut self) -> Option<Card> {
        self.0.next()
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.0.size_hint()
    }
}

impl ExactSizeIterator for CardsIter {}

impl IntoIterator for Cards {
    type Item = Card;
    type IntoIter = CardsIter;

    fn into_iter(self) -> CardsIter {
        self.iter()
    }
}

impl From<Card> for Cards {
    fn from(card: Card) -> Self {
        Self(1 << card.0)
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        cards.into_iter().fold(Self::EMPTY, |all, card| all | card)
    }
}

impl Extend<Card> for Cards {
    fn extend<I: IntoIterator<Item = Card>>(&mut self, cards: I) {
        *self |= cards.into_iter().collect::<Self>();
    }
}

impl<T: Into<Cards>> BitOr<T> for Cards {
    type Output = Self;
    fn bitor(self, other: T) -> Self {
        Self(self.0 | other.into().0)
    }
}

impl<T: Into<Cards>> BitAnd<T> for Cards {
    type Output = Self;
    fn bitand(self, other: T) -> Self {
        Self(self.0 & other.into().0)
    }
}

impl<T: Into<Cards>> Sub<T> for Cards {
    type Output = Self;
    fn sub(self, other: T) -> Self {
        Self(self.0 & !other.into().0)
    }
}

impl<T: Into<Cards>> BitOrAssign<T> for Cards {
    fn bitor_assign(&mut self, other: T) {
        *self = *self | other;
    }
}

impl<T: Into<Cards>> BitAndAssign<T> for Cards {
    fn bitand_assign(&mut self, other: T) {
        *self = *self & other;
    }
}

impl<T: Into<Cards>> SubAssign<T> for Cards {
    fn sub_assign(&mut self, other: T) {
        *self = *self - other;
    }
}

impl FromStr for Cards {
    type Err = Error;

    /// Reads "7S QS A♥", in any order.
    fn from_str(text: &str) -> Result<Self> {
        let text = with_letters(text);
        ask(|out| calls::cards_parse(text.as_bytes(), out)).map(Self)
    }
}

impl fmt::Display for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = write_text(sys::TALON_CARDS_TEXT_MAX, |text, length| {
            calls::cards_format(&self.0, text, length)
        });
        f.pad(&sure(text))
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Cards({})", self)
    }
}
