// SPDX-License-Identifier: MIT
use crate::calls;
use crate::cards::{Card, Cards};
use crate::codes::Codes;
use crate::error::{ask, check, fill, known, sure, write, write_text};
use crate::error::{Error, Known, Result};
use crate::events::{raw, Checked};
use crate::game::Game;
use crate::memory::{Handle, HandleMut, Memory};
use crate::random::Rng;
use crate::rules::{no_rules, Rules};
use crate::sets::Seats;
use crate::types::{Choice, Denomination, Event, Move, Phase, Place, Seat};
use talon_sys as sys;

/// For this crate alone.
pub trait Sealed {
    #[doc(hidden)]
    fn handle(&self) -> crate::memory::Handle<'_>;
}

pub(crate) trait HasMemory {
    fn memory(&self) -> &Memory;
}

impl<T: HasMemory> Sealed for T {
    fn handle(&self) -> crate::memory::Handle<'_> {
        self.memory().handle()
    }
}

/// Cards at a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pile {
    /// Those that are known.
    pub cards: Cards,
    /// How many there are, known or not.
    pub count: u32,
    /// Whether all are known.
    pub complete: bool,
}

/// What was read from a line that is a move, draw or deal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The move; of a draw or deal, only its kind.
    pub made: Move,
    /// The cards of a draw or deal.
    pub cards: Vec<Card>,
}

/// Moves, in the order of their indices. Like the game that they are of, they
/// can be counted and asked from either end.
#[derive(Clone)]
pub struct Moves<'a> {
    of: Handle<'a>,
    seat: Option<Seat>,
    next: u32,
    end: u32,
}

impl Moves<'_> {
    /// The move at an index below the count; what is counted is there.
    fn at(&self, index: u32) -> Move {
        let raw = ask(|out| match self.seat {
            None => calls::game_move_at(self.of, index, out),
            Some(seat) => {
                let seat = seat.0.into();
                calls::game_seat_move_at(self.of, seat, index, out)
            }
        });
        sure::<sys::talon_move>(raw).into()
    }
}

impl Iterator for Moves<'_> {
    type Item = Move;

    fn next(&mut self) -> Option<Move> {
        self.nth(0)
    }

    fn nth(&mut self, skipped: usize) -> Option<Move> {
        let left = (self.end - self.next) as usize;
        if skipped >= left {
            self.next = self.end;
            return None;
        }
        let index = self.next + skipped as u32;
        self.next = index + 1;
        Some(self.at(index))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = (self.end - self.next) as usize;
        (left, Some(left))
    }
}

impl DoubleEndedIterator for Moves<'_> {
    fn next_back(&mut self) -> Option<Move> {
        if self.next == self.end {
            return None;
        }
        self.end -= 1;
        Some(self.at(self.end))
    }
}

impl ExactSizeIterator for Moves<'_> {}
impl std::iter::FusedIterator for Moves<'_> {}

/// A line of a record without what ends it.
fn without_end(mut line: String) -> String {
    line.truncate(line.trim_end().len());
    line
}

pub(crate) fn check_move(
    game: &(impl Sealed + ?Sized),
    next: &Move,
) -> Checked {
    let mut concerned = 0;
    let status = calls::game_check(game.handle(), &next.into(), &mut concerned);
    check(status).map_err(|why| Error {
        cards: Cards(concerned),
        ..why
    })
}

pub(crate) fn numbers(cards: &[Card]) -> Vec<u8> {
    cards.iter().map(|card| card.number()).collect()
}

/// Plays the hand of a game or view again, in the memory of another game.
pub(crate) fn rebuild(
    target: HandleMut<'_>,
    of: Handle<'_>,
    pack: &[Card],
    moves: &[Move],
    told: &[Event],
) -> Result<()> {
    let (told, pack, mut made) = (raw(told), numbers(pack), 0);
    let moves: Vec<_> = moves.iter().map(sys::talon_move::from).collect();
    check(calls::game_rebuild(
        target, of, &told, &pack, &moves, &mut made,
    ))
    .map_err(|why| why.with_offset(made as usize))
}

/// What games and views can be asked.
pub trait Position: Sealed {
    /// The rules that it is played by.
    fn rules(&self) -> Rules {
        let mut raw = no_rules();
        sure(check(calls::game_rules(self.handle(), &mut raw)));
        Rules(raw)
    }

    /// A hash of its state.
    fn hash(&self) -> u64 {
        sure(ask(|out| calls::game_hash(self.handle(), out)))
    }

    /// Who is to act: a seat, `Seat::TABLE` or, once the game is over,
    /// `Seat::NOBODY`.
    fn to_act(&self) -> Seat {
        let seat = ask(|out| calls::game_to_act(self.handle(), out));
        Seat(sure::<i32>(seat) as i8)
    }

    /// The seats that owe a move.
    fn owing(&self) -> Seats {
        Seats(sure(ask(|out| calls::game_owing(self.handle(), out))))
    }

    /// How many moves, draws and deals were made.
    fn turn(&self) -> u32 {
        sure(ask(|out| calls::game_turn(self.handle(), out)))
    }

    /// The phase.
    fn phase(&self) -> Phase {
        Phase(sure(ask(|out| calls::game_phase(self.handle(), out))))
    }

    /// How many seats there are.
    fn seat_count(&self) -> u32 {
        sure(ask(|out| calls::game_seat_count(self.handle(), out)))
    }

    /// All seats, from 0.
    fn seats(&self) -> Seats {
        Seats((1 << self.seat_count()) - 1)
    }

    /// How many deals were made.
    fn deal_count(&self) -> u32 {
        sure(ask(|out| calls::game_deal_count(self.handle(), out)))
    }

    /// Whether no deal is being played.
    fn deal_over(&self) -> bool {
        let over = ask(|out| calls::game_deal_over(self.handle(), out));
        sure::<i32>(over) != 0
    }

    /// The scores or chips by seat.
    fn totals(&self) -> Vec<i64> {
        sure(fill(sys::TALON_SEATS_MAX, |totals: &mut [i64], count| {
            calls::game_totals(self.handle(), totals, count)
        }))
        .into_inner()
    }

    /// What each seat has gained, by seat.
    fn returns(&self) -> Vec<i64> {
        sure(fill(sys::TALON_SEATS_MAX, |returns: &mut [i64], count| {
            calls::game_returns(self.handle(), returns, count)
        }))
        .into_inner()
    }

    /// The seats that have won.
    fn winners(&self) -> Seats {
        Seats(sure(ask(|out| calls::game_winners(self.handle(), out))))
    }

    /// The seats that play with a seat now, and itself.
    fn side(&self, seat: Seat) -> Result<Seats> {
        ask(|out| calls::game_side(self.handle(), seat.0.into(), out))
            .map(Seats)
    }

    /// The seats of a view; all seats of a game.
    fn viewers(&self) -> Seats {
        let (mut seats, mut is_view) = (0, 0);
        let status =
            calls::game_viewers(self.handle(), &mut seats, &mut is_view);
        sure(check(status));
        Seats(seats)
    }

    /// What the seat or table to act may do.
    fn choices(&self) -> Known<Vec<Choice>> {
        let room = sys::TALON_CHOICES_MAX;
        sure(fill(room, |choices: &mut [sys::talon_choice], count| {
            calls::game_choices(self.handle(), choices, count)
        }))
    }

    /// What a seat or the table may do.
    fn choices_of(&self, seat: Seat) -> Result<Known<Vec<Choice>>> {
        let room = sys::TALON_CHOICES_MAX;
        fill(room, |choices: &mut [sys::talon_choice], count| {
            let seat = seat.0.into();
            calls::game_choices_of(self.handle(), seat, choices, count)
        })
    }

    /// How many moves the seat or table to act has to choose from.
    fn move_count(&self) -> Known<u32> {
        sure(known(|out| calls::game_move_count(self.handle(), out)))
    }

    /// One of them by index.
    fn move_at(&self, index: u32) -> Result<Move> {
        ask(|out| calls::game_move_at(self.handle(), index, out))
            .map(|raw: sys::talon_move| raw.into())
    }

    /// The moves that the seat or table to act has to choose from, one after
    /// another; none of a view whose viewers must not know them.
    fn moves(&self) -> Known<Moves<'_>> {
        self.move_count().map(|end| Moves {
            of: self.handle(),
            seat: None,
            next: 0,
            end,
        })
    }

    /// The same of a seat that owes a move.
    fn moves_of(&self, seat: Seat) -> Result<Known<Moves<'_>>> {
        let count = self.seat_move_count(seat)?;
        Ok(count.map(|end| Moves {
            of: self.handle(),
            seat: Some(seat),
            next: 0,
            end,
        }))
    }

    /// How many moves a seat that owes one has to choose from.
    fn seat_move_count(&self, seat: Seat) -> Result<Known<u32>> {
        let seat = seat.0.into();
        known(|out| calls::game_seat_move_count(self.handle(), seat, out))
    }

    /// One of them by index.
    fn seat_move_at(&self, seat: Seat, index: u32) -> Result<Move> {
        let seat = seat.0.into();
        ask(|out| calls::game_seat_move_at(self.handle(), seat, index, out))
            .map(|raw: sys::talon_move| raw.into())
    }

    /// The index of a move.
    fn index_of(&self, next: &Move) -> Result<u32> {
        ask(|out| calls::game_move_index(self.handle(), &next.into(), out))
    }

    /// Whether a move may be made.
    fn check(&self, next: &Move) -> Checked {
        check_move(self, next)
    }

    /// A move of the seat to act at random.
    fn random_move(&self, rng: &mut Rng) -> Result<Move> {
        ask(|out| calls::game_move_random(self.handle(), &mut rng.0, out))
            .map(|raw: sys::talon_move| raw.into())
    }

    /// The codes of a move of a seat, which need not be legal now.
    fn move_codes(&self, next: &Move, mode: Codes) -> Result<Vec<u32>> {
        let (mode, next) = (mode as u32, next.into());
        fill(sys::TALON_MOVE_CODES_MAX, |codes: &mut [u32], count| {
            calls::game_move_codes(self.handle(), mode, &next, codes, count)
        })
        .map(Known::into_inner)
    }

    /// The codes with which a seat may go on after those so far, rising; none
    /// if these are a whole move.
    fn codes_after(
        &self,
        seat: Seat,
        prefix: &[u32],
        mode: Codes,
    ) -> Result<Known<Vec<u32>>> {
        let (seat, mode) = (seat.0.into(), mode as u32);
        fill(sys::TALON_RULES_CODES_MAX, |codes: &mut [u32], count| {
            let game = self.handle();
            calls::game_codes_after(game, seat, mode, prefix, codes, count)
        })
    }

    /// Those codes as a mask: 1 for each.
    fn code_mask(
        &self,
        seat: Seat,
        prefix: &[u32],
        mode: Codes,
    ) -> Result<Known<Vec<u8>>> {
        let (seat, mode) = (seat.0.into(), mode as u32);
        fill(sys::TALON_RULES_CODES_MAX, |mask: &mut [u8], count| {
            let game = self.handle();
            calls::game_code_mask(game, seat, mode, prefix, mask, count)
        })
    }

    /// What a seat knows, as numbers: the fields of [`Rules::observation`].
    fn observe(&self, seat: Seat) -> Result<Vec<i32>> {
        fill(sys::TALON_OBSERVATION_MAX, |numbers: &mut [i32], count| {
            calls::game_observe(self.handle(), seat.0.into(), numbers, count)
        })
        .map(Known::into_inner)
    }

    /// The legal move that has these codes.
    fn move_of_codes(
        &self,
        seat: Seat,
        codes: &[u32],
        mode: Codes,
    ) -> Result<Move> {
        let (seat, mode) = (seat.0.into(), mode as u32);
        ask(|out| {
            calls::game_move_of_codes(self.handle(), seat, mode, codes, out)
        })
        .map(|raw: sys::talon_move| raw.into())
    }

    /// Plays the hand dealt last again: a game in which this pack was dealt and
    /// these moves were made. Tripoli needs the events since the deal; for Five
    /// Hundred `told` may be empty.
    fn rebuild(
        &self,
        pack: &[Card],
        moves: &[Move],
        told: &[Event],
    ) -> Result<Game> {
        let id = self.rules().0.game_id;
        let mut again = Memory::make(id, |memory, made| {
            calls::game_clone(memory, self.handle(), made)
        })?;
        rebuild(again.handle_mut(), self.handle(), pack, moves, told)?;
        Ok(Game(again))
    }

    /// The cards in a seat's hand.
    fn hand(&self, seat: Seat) -> Result<Pile> {
        match u8::try_from(seat.0) {
            Ok(hand) => self.cards_at(Place(hand)),
            Err(_) => Err(Error::new(sys::TALON_E_SEAT)),
        }
    }

    /// The cards at a place; places below 16 are hands.
    fn cards_at(&self, place: Place) -> Result<Pile> {
        let (mut cards, mut count) = (0, 0);
        let place = place.0.into();
        let status =
            calls::game_cards(self.handle(), place, &mut cards, &mut count);
        check(status)?;
        Ok(Pile {
            cards: Cards(cards),
            count,
            complete: status != sys::TALON_UNKNOWN,
        })
    }

    /// The suit that a card belongs to now.
    fn suit_of(&self, card: Card) -> Result<Denomination> {
        ask(|out| calls::game_card_suit(self.handle(), card.number(), out))
            .map(|suit: u32| Denomination(suit as u8))
    }

    /// Cards in the order in which to show a hand.
    fn sort_hand(&self, hand: Cards) -> Result<Vec<Card>> {
        fill(sys::TALON_PACK_MAX, |cards, count| {
            calls::game_sort_hand(self.handle(), &hand.0, cards, count)
        })
        .map(Known::into_inner)
    }

    /// The cards that are due, shuffled: for a draw or deal.
    fn shuffle(&self, rng: &mut Rng) -> Result<Vec<Card>> {
        fill(sys::TALON_PACK_MAX, |cards, count| {
            calls::game_shuffle(self.handle(), &mut rng.0, cards, count)
        })
        .map(Known::into_inner)
    }

    /// Where each card of the pack that is due will go.
    fn deal_places(&self) -> Result<Vec<Place>> {
        fill(sys::TALON_PACK_MAX, |places: &mut [u8], count| {
            calls::game_deal_places(self.handle(), places, count)
        })
        .map(|all: Known<Vec<u8>>| {
            all.into_inner().into_iter().map(Place).collect()
        })
    }

    /// A pack that deals wanted cards: `wanted[p]` to place p.
    fn pack_for(&self, wanted: &[Cards]) -> Result<Vec<Card>> {
        let wanted: Vec<u64> = wanted.iter().map(|set| set.0).collect();
        fill(sys::TALON_PACK_MAX, |cards, count| {
            calls::game_pack_for(self.handle(), &wanted, cards, count)
        })
        .map(Known::into_inner)
    }

    /// The game or view as bytes.
    fn save(&self) -> Vec<u8> {
        sure(write(sys::TALON_SAVE_BYTES_MAX, |bytes, length| {
            calls::game_save(self.handle(), bytes, length)
        }))
    }

    /// What a seat knows, as bytes to compare or hash.
    fn information_key(&self, seat: Seat) -> Result<Vec<u8>> {
        let seat = seat.0.into();
        write(sys::TALON_GAME_BYTES_MAX, |bytes, length| {
            calls::game_information_key(self.handle(), seat, bytes, length)
        })
    }

    /// Reads a move, draw or deal as a record has it: "1 bid 7H".
    fn parse(&self, line: &str) -> Result<Line> {
        let mut made = sys::talon_move::default();
        let mut position = sys::talon_text_position::default();
        let cards = fill(sys::TALON_PACK_MAX, |cards: &mut [u8], count| {
            let (text, at) = (line.as_bytes(), &mut position);
            calls::record_parse(
                self.handle(),
                text,
                &mut made,
                cards,
                count,
                at,
            )
        })
        .map_err(|why| why.at(position))?;
        Ok(Line {
            made: made.into(),
            cards: cards.into_inner(),
        })
    }

    /// A move as the line of a record, without its end.
    fn write_move(&self, next: &Move) -> Result<String> {
        write_text(sys::TALON_MOVE_TEXT_MAX, |text, length| {
            let next = next.into();
            calls::record_write_move(self.handle(), &next, text, length)
        })
        .map(without_end)
    }

    /// A draw or deal as the line of a record, without its end.
    fn write_deal(&self, cards: &[Card]) -> Result<String> {
        let cards = numbers(cards);
        write_text(sys::TALON_DEAL_TEXT_MAX, |text, length| {
            calls::record_write_deal(self.handle(), &cards, text, length)
        })
        .map(without_end)
    }

    /// Whether the state is that of another game or view; the turn does not
    /// count.
    fn same(&self, other: &dyn Position) -> bool {
        let (a, b) = (self.handle(), other.handle());
        sure::<i32>(ask(|out| calls::game_equal(a, b, out))) != 0
    }
}
