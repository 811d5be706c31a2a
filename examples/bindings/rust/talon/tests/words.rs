// SPDX-License-Identifier: MIT
//! The sentences: that each call reaches its function, in both languages, and
//! what is refused. What the sentences must be, `tests/words` says.
use talon::words::{CardStyle, Labelled, Language, ReadAs, Words};
use talon::*;

const ME: Seat = Seat::new(0);

/// The deal of `doc/words.md`: seat 0 bids first.
fn begun() -> (Game, Vec<Event>) {
    let mut rules = Rules::new("five-hundred", "classic-3").unwrap();
    rules.set("first-dealer", 2).unwrap();
    let mut game = Game::new(&rules).unwrap();
    let mut events = game.chance(&mut Rng::new([7], 0)).unwrap();
    redact(&mut events, Seats::only(ME)).unwrap();
    (game, events)
}

fn at_a_table(rules: &Rules, language: Language) -> Result<Words> {
    let words = Words::new(language, rules)?
        .you(ME)
        .name(Seat::new(1), "Ben")?
        .name(Seat::new(2), "Clara")?;
    Ok(words)
}

fn told(game: &Game, language: Language) -> Words {
    at_a_table(&game.rules(), language).unwrap()
}

fn refused<T>(status: Status, answer: Result<T>) {
    assert_eq!(answer.err().expect("it is refused").status, status);
}

#[test]
fn a_deal_and_a_bid() {
    let (mut game, events) = begun();
    let en = told(&game, Language::ENGLISH);
    let de = told(&game, Language::find("de_AT.UTF-8").unwrap());
    assert_eq!(
        en.events(&events).unwrap(),
        "The cards are dealt.\nClara deals.\n\
         You get ♦7 ♦J ♦Q ♣9 ♣J ♣K ♥7 ♥8 ♥10 ♥Q.\n"
    );
    assert_eq!(
        de.events(&events).unwrap(),
        "Die Karten werden gegeben.\nClara gibt.\n\
         Du bekommst ♦7 ♦B ♦D ♣9 ♣B ♣K ♥7 ♥8 ♥10 ♥D.\n"
    );
    let first = en.event(&events).unwrap();
    assert_eq!(
        (first.text.as_str(), first.events),
        ("The cards are dealt.", 1)
    );
    let seven = game.parse("0 bid 7H").unwrap().made;
    assert_eq!(en.next_move(&seven).unwrap(), "bid 7 ♥");
    let happened = game.apply(&seven).unwrap();
    assert_eq!(en.event(&happened).unwrap().text, "You bid 7 ♥.");
    assert_eq!(de.event(&happened).unwrap().text, "Du bietest 7 ♥.");
    assert_eq!(en.scores(&game).unwrap(), "You 0; Ben 0; Clara 0");
    assert_eq!(en.choice(&game.choices()[0]).unwrap(), "pass");
    assert_eq!(
        de.bid(10, Denomination::NO_TRUMP).unwrap(),
        "10 ohne Trumpf"
    );
}

#[test]
fn cards_and_seats() {
    let (game, _) = begun();
    let (en, de) = (
        told(&game, Language::ENGLISH),
        told(&game, Language::GERMAN),
    );
    let jack: Card = "JC".parse().unwrap();
    assert_eq!(en.card(jack).unwrap(), "♣J");
    assert_eq!(de.card(jack).unwrap(), "♣B");
    let seven: Card = "7H".parse().unwrap();
    assert_eq!(en.cards(&[seven, jack]).unwrap(), "♥7 ♣J");
    let letters = de.clone().style(CardStyle::Letters);
    assert_eq!(letters.card(seven).unwrap(), "He7");
    let spelled = en.clone().style(CardStyle::Words);
    assert_eq!(spelled.card(seven).unwrap(), "seven of hearts");
    let hand: Cards = "QH 7D 9C".parse().unwrap();
    assert_eq!(en.hand(&game, hand).unwrap(), "♦7 ♣9 ♥Q");
    assert_eq!(en.seats(game.seats()).unwrap(), "you, Ben and Clara");
    assert_eq!(de.seat(Seat::new(1)).unwrap(), "Ben");
}

#[test]
fn refusals_say_what_is_possible() {
    let (game, _) = begun();
    let en = told(&game, Language::ENGLISH);
    let low = Move {
        kind: Kind::BID,
        amount: 5,
        denomination: Denomination::HEARTS,
        ..Move::default()
    };
    let why = game.check(&low).unwrap_err();
    assert!(en.refusal(&why, &game).unwrap().contains("pass"));
    let alone = en.refusal_alone(&why).unwrap();
    assert!(alone.starts_with("Not possible: ") && !alone.contains("pass"));
}

#[test]
fn poker_advice_and_chances() {
    let (game, _) = begun();
    let en = told(&game, Language::ENGLISH);
    let rank = poker::rank("KS KH KC 10D 10H".parse().unwrap()).unwrap();
    assert_eq!(en.poker(rank).unwrap(), "full house, kings over tens");
    assert_eq!(
        en.reason(55, None, Seat::NOBODY).unwrap(),
        "lets the trick go"
    );
    assert_eq!(
        en.chance(1, 7349).unwrap(),
        "contract made in 73\u{A0}% of cases"
    );
    refused(Status::ARGUMENT, en.chance(1, 10001));
}

#[test]
fn settings_have_names() {
    for language in Language::all() {
        for game in games() {
            let rules = Rules::new(game.key(), "").or_else(|_| {
                Rules::new(game.key(), game.presets().next().unwrap().key())
            });
            let rules = rules.unwrap();
            let words = Words::new(language, &rules).unwrap();
            assert!(!words.game(game).is_empty());
            assert!(!words.game_help(game).is_empty());
            for one in game.presets() {
                assert!(!words.preset(one).is_empty());
                assert!(!words.preset_help(one).is_empty());
            }
            assert!(game
                .groups()
                .all(|one| !words.group(game, one).is_empty()));
            for one in game.options() {
                assert!(!words.option(one).is_empty());
                assert!(!words.option_help(one).is_empty());
                assert!(!words.value(&rules, one).unwrap().is_empty());
            }
        }
    }
    assert_eq!(Language::GERMAN.key(), "de");
    assert_eq!(Language::GERMAN.label(), "Deutsch");
    assert_eq!(Language::find("fr"), None);
    assert_eq!(Denomination::HEARTS.in_words(Language::GERMAN), "Herz");
    assert_eq!(Kind::new(9999).in_words(Language::GERMAN), "");
    let level: players::Level = "club-1".parse().unwrap();
    assert!(!level.in_words(Language::GERMAN).is_empty());
    assert!(!solver::Goal::MADE.in_words(Language::ENGLISH).is_empty());
    assert_eq!(words::library().unwrap(), library().unwrap());
}

#[test]
fn what_is_refused() {
    let (game, _) = begun();
    let rules = game.rules();
    refused(Status::ARGUMENT, Words::new(Language::new(9), &rules));
    let words = || Words::new(Language::ENGLISH, &rules).unwrap();
    refused(Status::SPACE, words().name(ME, &"x".repeat(64)));
    refused(Status::CHARACTER, words().name(ME, "a\nb"));
    refused(Status::SEAT, words().name(Seat::new(16), "Ben"));
    refused(Status::INDEX, words().event(&[]));
    let none = Move {
        kind: Kind::new(9999),
        ..Move::default()
    };
    refused(Status::KIND, words().next_move(&none));
}

#[test]
fn what_a_person_types() {
    let (mut game, _) = begun();
    let (en, de) = (
        told(&game, Language::ENGLISH),
        told(&game, Language::GERMAN),
    );
    let seven = game.parse("0 bid 7H").unwrap().made;
    for (words, text) in [(&en, "7 hearts"), (&de, "7 Herz")] {
        let read = words.read(&game, ME, text).unwrap();
        assert_eq!(read.read_as, ReadAs::Move(seven));
        assert_eq!(read.answer, "");
    }
    game.apply(&seven).unwrap();
    let late = en.read(&game, Seat::new(1), "6 hearts").unwrap();
    match late.read_as {
        ReadAs::Refused(next, why) => {
            assert_eq!((next.amount, why.status), (6, Status::BID_LOW));
            assert_eq!(late.answer, en.refusal(&why, &game).unwrap());
        }
        other => panic!("{:?}", other),
    }
    let lost = de.read(&game, Seat::new(1), "xyzzy").unwrap();
    assert_eq!(lost.read_as, ReadAs::Unknown(0..5));
    assert!(!lost.answer.is_empty());
    refused(Status::SEAT, en.read(&game, Seat::TABLE, "pass"));
    let aces = en.read_cards(&game, "aces").unwrap().unwrap();
    assert_eq!(aces, "AS AC AD AH".parse().unwrap());
    assert_eq!(de.read_cards(&game, "Asse").unwrap(), Ok(aces));
    let none = en.read_cards(&game, "xyzzy").unwrap();
    assert_eq!(none, Err("Not understood: “xyzzy”.".to_string()));
}
