// SPDX-License-Identifier: MIT
//! What the crate promises.
use talon::*;

fn five_hundred() -> Rules {
    Rules::new("five-hundred", "classic-3").unwrap()
}

fn cards(text: &str) -> Cards {
    text.parse().unwrap()
}

fn card(text: &str) -> Card {
    text.parse().unwrap()
}

/// Expects a refusal.
fn refused<T>(status: Status, answer: Result<T>) -> Error {
    let why = answer.err().expect("it is refused");
    assert_eq!(why.status, status);
    assert!(!why.to_string().is_empty());
    why
}

/// Plays at random until something is so.
fn play(game: &mut Game, rng: &mut Rng, until: impl Fn(&Game) -> bool) {
    for _ in 0..2000 {
        if until(game) {
            return;
        }
        if game.to_act() == Seat::TABLE {
            game.chance(rng).unwrap();
        } else {
            let next = game.random_move(rng).unwrap();
            game.apply(&next).unwrap();
        }
    }
    panic!("it was never so");
}

fn play_to(game: &mut Game, rng: &mut Rng, phase: Phase) {
    play(game, rng, |game| game.phase() == phase);
}

#[test]
fn cards_are_values() {
    let king = card("KH");
    let hand = cards("7S 10\u{2665} kh JK");
    assert_eq!((king.suit(), king.rank()), (Suit::HEARTS, Rank::KING));
    assert_eq!(king.unicode(), Some('\u{1F0BE}'));
    assert_eq!(card("6S").unicode(), Some('\u{1F0A6}'));
    assert_eq!(card("10\u{2665}\u{FE0F}"), card("Th"));
    assert_eq!(Card::of(Suit::HEARTS, Rank::new(10)).unwrap(), card("10H"));
    assert_eq!(Card::new(64), None);
    assert_eq!((hand.len(), hand.contains(king)), (4, true));
    assert_eq!(hand.to_string(), "7S 10H KH JK");
    assert_eq!((hand - king).to_string(), "7S 10H JK");
    assert_eq!(hand & (Cards::from(king) | card("AH")), king.into());
    assert_eq!(hand.iter().collect::<Cards>(), hand);
    assert_eq!(hand.iter().last(), Some(Card::HIGH_JOKER));
    assert_eq!(hand.nth(1), Some(card("10H")));
    assert_eq!((hand.nth(3), hand.nth(4)), (Some(Card::HIGH_JOKER), None));
    assert_eq!(Cards::from_bits(u64::MAX).len(), 64);
    assert_eq!(Cards::from_bits(1 << 63).to_string(), "AH");
    assert_eq!(format!("{:?} {:>4}", king, king), "Card(KH)   KH");
    assert!(cards("").is_empty());
    refused(Status::CARD, "1H".parse::<Card>());
    refused(Status::CARD, "7S 1H".parse::<Cards>());
    refused(Status::CARD_TWICE, "7S 7s".parse::<Cards>());
    refused(Status::SUIT, Card::of(Suit::NO_TRUMP, Rank::ACE));
}

macro_rules! terms {
    ($($name:ident)*) => {$(
        assert!($name::all().count() > 0);
        for term in $name::all() {
            assert_eq!(term.key().parse::<$name>().unwrap(), term);
            assert!(!term.to_string().is_empty());
        }
        refused(Status::SYNTAX, "no such thing".parse::<$name>());
        refused(Status::SYNTAX, "a zero \0 in it".parse::<$name>());
    )*};
}

#[test]
fn numbers_have_keys() {
    terms!(Kind Reason Phase Place Denomination Rank Category BoxId Limit
           Feature OptionType Status Seat);
    assert_eq!(Kind::CALL_CARD.key(), "call-card");
    assert_eq!(Kind::CALL_CARD.verb(), "call");
    assert_eq!(Category::FULL_HOUSE.label(), "full house");
    assert_eq!(
        format!("{:?} {}", Kind::new(9999), Kind::new(9999)),
        "Kind(9999) 9999"
    );
    assert_eq!(limit(Limit::SEATS).unwrap(), 16);
    refused(Status::INDEX, limit(Limit::new(77)));
    assert!(has(Feature::TRIPOLI) && !has(Feature::new(99)));
    assert_eq!(library().unwrap(), talon_version());
}

fn talon_version() -> String {
    let number = version_number();
    let part = |shift: u32| number >> shift & 255;
    format!("{}.{}.{}", number >> 16, part(8), part(0))
}

#[test]
fn games_are_listed() {
    let (mut presets, mut values) = (0, 0);
    for game in games() {
        assert!(!game.label().is_empty() && !game.text().is_empty());
        assert!(game.size() <= 2048);
        for preset in game.presets() {
            assert_eq!(game.preset(preset.key()), Some(preset));
            assert!(!preset.label().is_empty() && !preset.text().is_empty());
            presets += 1;
        }
        let grouped = game.groups().flat_map(|group| {
            game.options().filter(move |option| {
                option.group_key() == group.key
                    && option.group_label() == group.label
            })
        });
        assert_eq!(grouped.count(), game.options().count());
        for option in game.options() {
            assert_eq!(game.option(option.key()), Some(option));
            assert!(!option.label().is_empty() && !option.text().is_empty());
            assert!(!option.clause().is_empty() && option.since() > 0);
            assert!(!option.group_key().is_empty());
            assert!(!option.group_label().is_empty());
            assert!(option.range().step >= 1);
            assert_ne!(option.range().option_type, OptionType::NONE);
            for value in option.values() {
                assert!(!value.key.is_empty() && !value.label.is_empty());
                assert_eq!(value.since, option.since());
                assert!(value.value >= -1);
                values += 1;
            }
        }
        assert_eq!(game.preset("none\0"), None);
    }
    assert_eq!((games().count(), presets), (2, 13));
    assert!(values > 50);
}

#[test]
fn rules_have_options_by_key() {
    let mut rules = Rules::new("five-hundred", "australian-4").unwrap();
    let other = rules;
    rules.set("slam", "on").unwrap().set("target", 300).unwrap();
    assert_eq!(rules.get("target").unwrap(), 300);
    assert_eq!(rules.get_text("slam").unwrap(), "on");
    assert_eq!(rules.get_label("target").unwrap(), "300");
    assert_eq!(rules.get_label("all-pass").unwrap(), {
        let option = games().next().unwrap().option("all-pass").unwrap();
        option.values().next().unwrap().label
    });
    refused(Status::OPTION, rules.get_label("no-such"));
    assert!(rules.nearest_preset().unwrap().1 >= 1);
    assert!(rules != other && rules.applies("slam").unwrap());
    assert_eq!(rules.seat_count().unwrap(), 4);
    assert_eq!(rules.side(Seat::new(1)).unwrap(), Seats::from_bits(0b1010));
    assert_eq!(rules.pack().unwrap().len(), 43);
    let text = rules.write().unwrap();
    let header = Rules::read(&text).unwrap();
    assert_eq!((header.rules, header.length), (rules, text.len()));
    assert!(rules.problems().is_empty());
    rules.set("inkle", "on").unwrap();
    rules.set("lowest-bid", 7).unwrap();
    let problems = rules.problems();
    assert!(
        problems[0].status.number() < 0 && !problems[0].options[0].is_empty()
    );
    refused(Status::RULES, Game::new(&rules));
    refused(Status::OPTION, rules.set("no-such", "on").map(drop));
    refused(Status::VALUE, rules.set("slam", "perhaps").map(drop));
    refused(Status::VALUE, rules.set("target", -5).map(drop));
    refused(Status::OPTION, rules.get("no-such"));
    refused(Status::GAME, Rules::new("whist", "whist"));
    refused(Status::PRESET, Rules::new("five-hundred", "no-such"));
    refused(Status::NOT_RECORD, Rules::read("whist 1\n"));
    let why =
        refused(Status::GAME, Rules::read("talon-record 1\ngame whist\n"));
    assert_eq!(why.position.unwrap().line, 2);
    assert!(why.to_string().starts_with("line 2, column "));
}

#[test]
fn refusals_say_why() {
    let mut rng = Rng::new("follow", 0);
    let mut game = Game::new(&five_hundred()).unwrap();
    let bad_play = |game: &Game| {
        let seat = game.to_act();
        let hand = game.hand(seat).map_or(Cards::EMPTY, |pile| pile.cards);
        hand.iter()
            .map(|card| Move::new(Kind::PLAY, seat).with_cards(card))
            .find(|bad| {
                let why = game.check(bad).err();
                why.map_or(false, |why| why.status == Status::FOLLOW)
            })
    };
    play(&mut game, &mut rng, |game| bad_play(game).is_some());
    let mut bad = bad_play(&game).unwrap();
    let before = game.clone();
    let why = refused(Status::FOLLOW, game.apply(&bad));
    assert_eq!((why.name(), why.clause()), ("TALON_E_FOLLOW", "FH-25"));
    assert_eq!(why.text(), "the suit led must be followed");
    assert!(!why.cards.is_empty() && !why.cards.contains(bad.cards));
    assert!(why.to_string().contains(" (FH-25): "));
    let line = format!("{} play {}", game.to_act(), bad.cards);
    let again = refused(Status::FOLLOW, game.read_line(&line));
    assert_eq!(again.cards, why.cards);
    let boxed: Box<dyn std::error::Error + Send + Sync> = Box::new(why);
    assert_eq!(boxed.to_string(), why.to_string());
    bad.kind = Kind::new(12345);
    refused(Status::KIND, game.apply(&bad));
    refused(Status::INDEX, game.move_at(1000));
    refused(Status::SEAT, game.choices_of(Seat::new(17)));
    refused(Status::SEAT, game.hand(Seat::TABLE));
    refused(Status::PLACE, game.cards_at(Place::new(99)));
    refused(Status::CARD_COUNT, {
        let mut new = Game::new(&five_hundred()).unwrap();
        new.deal(&[card("KH"); 200])
    });
    assert_eq!(game, before);
}

#[test]
fn games_answer() {
    let mut rng = Rng::new("answers", 0);
    let mut game = Game::new(&five_hundred()).unwrap();
    refused(Status::NOT_DUE, game.random_move(&mut rng));
    play_to(&mut game, &mut rng, Phase::DEAL);
    assert!(game.deal_over() && game.deal_count() == 0);
    assert_eq!(game.deal_places().unwrap().len(), 33);
    let pack = game.pack_for(&[cards("7S 8S"), cards("AH")]).unwrap();
    assert!(game.write_deal(&pack).unwrap().starts_with("deal "));
    let mut wished = game.clone();
    wished.deal(&pack).unwrap();
    assert!(wished
        .hand(Seat::new(0))
        .unwrap()
        .cards
        .contains(cards("7S 8S")));
    let shuffled = game.shuffle(&mut rng.clone()).unwrap();
    game.deal(&shuffled).unwrap();
    assert!(game.hash() != wished.hash() && game != wished);
    assert_eq!(game.owing(), Seats::only(game.to_act()));
    assert_eq!(
        (game.viewers(), game.seats()),
        (Seats::from_bits(7), Seats::from_bits(7))
    );
    assert_eq!(game.side(Seat::new(1)).unwrap(), Seats::only(Seat::new(1)));
    assert!(game.winners().is_empty());
    assert_eq!((game.totals().len(), game.returns().len()), (3, 3));
    let seat = game.to_act();
    assert_eq!(game.move_count(), game.seat_move_count(seat).unwrap());
    let third = game.seat_move_at(seat, 2).unwrap();
    assert_eq!(game.index_of(&third).unwrap(), 2);
    assert_eq!(game.move_at(2).unwrap(), third);
    assert_eq!(game.choices(), game.choices_of(seat).unwrap());
    assert_eq!(game.suit_of(card("KH")).unwrap(), Suit::HEARTS);
    let hand = game.hand(Seat::new(0)).unwrap().cards;
    assert_eq!(game.sort_hand(hand).unwrap().len(), 10);
    assert_eq!(game.cards_at(Place::TALON).unwrap().count, 3);
    let line = game.parse(&game.write_move(&third).unwrap()).unwrap();
    assert_eq!(line.made, third);
    let why = refused(Status::SYNTAX, game.parse("0 dance"));
    assert_eq!(why.position.unwrap().column, 3);
    refused(Status::NOT_DUE, game.write_deal(&pack));
}

#[test]
fn views_know_less() {
    let mut rng = Rng::new("views", 0);
    let mut game = Game::new(&five_hundred()).unwrap();
    play_to(&mut game, &mut rng, Phase::AUCTION);
    let mut mine = View::new(&game, Seats::only(Seat::new(1))).unwrap();
    assert_eq!(mine.hand(Seat::new(1)), game.hand(Seat::new(1)));
    let other = mine.hand(Seat::new(2)).unwrap();
    assert_eq!((other.cards, other.count), (Cards::EMPTY, 10));
    assert!(!other.complete && !mine.same(&game));
    assert!(!mine.choices_of(Seat::new(0)).unwrap().is_all());
    assert_eq!(mine.viewers(), Seats::only(Seat::new(1)));
    assert!(!five_hundred::state(&mine).unwrap().is_all());
    refused(Status::VIEW, mine.clone().redact(Seats::only(Seat::new(2))));
    let mut copy = mine.clone();
    copy.redact(Seats::EMPTY).unwrap();
    assert!(copy != mine && copy.hand(Seat::new(1)).unwrap().cards.is_empty());
    mine.update(&game, Seats::only(Seat::new(2))).unwrap();
    let key = mine.information_key(Seat::new(2)).unwrap();
    assert_eq!(key, game.information_key(Seat::new(2)).unwrap());
    refused(Status::VIEW, mine.information_key(Seat::new(0)));
    refused(Status::SEAT, View::new(&game, Seats::only(Seat::new(9))));

    let mut world = Sampler::new().sample(&mine, &mut rng).unwrap();
    assert_eq!(View::new(&world, Seats::only(Seat::new(2))).unwrap(), mine);
    let next = world.random_move(&mut rng).unwrap();
    world.apply(&next).unwrap();

    let saved = mine.save();
    assert_eq!(View::from_saved(&saved).unwrap(), mine);
    refused(Status::VIEW, Game::from_saved(&saved));
    refused(Status::VIEW, game.load(&saved));
    refused(Status::VIEW, View::from_saved(&game.save()));
}

#[test]
fn saves_come_back() {
    let mut rng = Rng::new("saves", 0);
    let mut game = Game::new(&five_hundred()).unwrap();
    let mut other = Game::new(&Rules::of(GameId::TRIPOLI, 1).unwrap()).unwrap();
    play_to(&mut game, &mut rng, Phase::TRICKS);
    let mut saved = game.save();
    let mut back = Game::from_saved(&saved).unwrap();
    assert_eq!((&back, back.save()), (&game, saved.clone()));
    let turn = game.turn();
    play(&mut back, &mut rng, |back| back.turn() > turn + 3);
    assert_ne!(back, game);
    back.load(&saved).unwrap();
    assert_eq!(back, game);
    refused(Status::WRONG_GAME, other.load(&saved));
    other.clone_from(&game); // another kind: new memory
    assert_eq!(other, game);
    refused(Status::SAVED_LENGTH, Game::from_saved(&saved[..9]));
    refused(Status::SAVED_LENGTH, Game::from_saved(&[]));
    saved[0] ^= 255;
    refused(Status::SAVED_MARK, back.load(&saved));
    refused(Status::SAVED_MARK, Game::from_saved(&saved));
    assert_eq!(back, game);
}

#[test]
fn records_come_back() {
    let mut rng = Rng::new("records", 0);
    let mut game = Game::new(&five_hundred()).unwrap();
    let header = game.rules().write().unwrap();
    let mut record = header.clone();
    for _ in 0..30 {
        if game.to_act() == Seat::TABLE {
            let pack = game.shuffle(&mut rng).unwrap();
            record += &game.write_deal(&pack).unwrap();
            record += "\n";
            game.deal(&pack).unwrap();
        } else {
            let next = game.random_move(&mut rng).unwrap();
            record += &game.write_move(&next).unwrap();
            record += "\n";
            game.apply(&next).unwrap();
        }
    }
    record += &game.write_state();
    assert_eq!(read_record(&record).unwrap(), game);
    let bad = record.clone() + "0 dance\n";
    let why = refused(Status::SYNTAX, read_record(&bad));
    assert_eq!(why.offset, Some(record.len()));
    let at = why.position.unwrap();
    assert_eq!(at.line as usize, record.lines().count() + 1);
    assert_eq!(at.column, 3);
    refused(Status::NOT_RECORD, read_record("nothing"));
    let mut start = Game::new(&game.rules()).unwrap();
    let lines = &record[header.len()..];
    assert_eq!(start.read(lines).unwrap(), lines.len());
    assert_eq!(start, game);
    let new = Game::new(&five_hundred()).unwrap();
    let draw = new.parse("draw 7S 8S 9S").unwrap();
    assert_eq!((draw.made.kind, draw.cards.len()), (Kind::DRAW, 3));
    assert!(start.read_line_unchecked("# a comment").unwrap().is_empty());
}

#[test]
fn events_are_saved_and_redacted() {
    let mut rng = Rng::new("events", 0);
    let mut game = Game::new(&five_hundred()).unwrap();
    play_to(&mut game, &mut rng, Phase::DEAL);
    let events = game.chance(&mut rng).unwrap();
    let saved = save_events(&events).unwrap();
    let mut back = load_events(&saved).unwrap();
    assert_eq!(back, events);
    redact(&mut back, Seats::only(Seat::new(1))).unwrap();
    let hands = back.iter().filter(|e| e.kind == Kind::HAND);
    for hand in hands.clone() {
        let seen = if hand.place == Place::new(1) { 10 } else { 0 };
        assert_eq!(hand.cards.len(), seen);
    }
    assert!(hands.count() >= 3);
    refused(Status::SEAT, redact(&mut back, Seats::from_bits(1 << 20)));
    refused(Status::SAVED_LENGTH, load_events(&saved[..7]));
    assert!(load_events(&save_events(&[]).unwrap()).unwrap().is_empty());
}

#[test]
fn hands_are_played_again() {
    let mut rng = Rng::new("history", 0);
    let mut game = Game::new(&five_hundred()).unwrap();
    refused(Status::PHASE, game.hand_pack());
    refused(Status::PHASE, game.history(&[]));
    play_to(&mut game, &mut rng, Phase::TRICKS);
    let mine = View::new(&game, Seats::only(Seat::new(1))).unwrap();
    let world = Sampler::new().sample(&mine, &mut rng).unwrap();
    let pack = world.hand_pack().unwrap();
    let history = world.history(&[]).unwrap();
    assert!(history.is_all() && history.len() >= 4);
    let mut moves = history.into_inner();
    assert_eq!(mine.rebuild(&pack, &moves, &[]).unwrap(), world);
    let mut trial = mine.rebuild(&pack, &[], &[]).unwrap();
    assert_eq!((trial.phase(), pack.len()), (Phase::AUCTION, 33));
    for n in 0..moves.len() {
        let before = world.rebuild(&pack, &moves[..n], &[]).unwrap();
        assert_eq!(before, trial);
        assert_eq!(before.history(&[]).unwrap().into_inner(), moves[..n]);
        trial.apply(&moves[n]).unwrap();
    }
    assert_eq!(View::new(&trial, Seats::only(Seat::new(1))).unwrap(), mine);

    moves[2].seat = Seat::new((moves[2].seat.number() + 1) % 3);
    let mut same = game.clone();
    let why = same.rebuild_from(&mine, &pack, &moves, &[]);
    assert_eq!(refused(Status::TURN, why).offset, Some(2));
    refused(Status::TURN, mine.rebuild(&pack, &moves, &[]));
    let short = &pack[1..];
    let why = same.rebuild_from(&mine, short, &moves, &[]);
    refused(Status::CARD_COUNT, why);
    assert_eq!(same, game);
    same.rebuild_from(&mine, &pack, &moves[..2], &[]).unwrap();
    assert_eq!(same.history(&[]).unwrap().into_inner(), moves[..2]);
    let rules = Rules::new("tripoli", "tripoli").unwrap();
    let mut other = Game::new(&rules).unwrap();
    let why = other.rebuild_from(&mine, &pack, &moves, &[]);
    refused(Status::WRONG_GAME, why);
}

#[test]
fn deals_of_tripoli_are_played_again_from_events() {
    let mut rng = Rng::new("history", 0);
    let rules = Rules::new("tripoli", "tripoli").unwrap();
    let mut game = Game::new(&rules).unwrap();
    let mut told: Vec<Event> = Vec::new();
    while game.phase() != Phase::MICHIGAN {
        let now = if game.to_act() == Seat::TABLE {
            game.chance(&mut rng).unwrap()
        } else {
            let next = game.random_move(&mut rng).unwrap();
            game.apply(&next).unwrap()
        };
        for event in now {
            if event.kind == Kind::DEAL {
                told.clear();
            }
            told.push(event);
        }
    }
    redact(&mut told, Seats::EMPTY).unwrap();
    let pack = game.hand_pack().unwrap();
    let kept = game.history(&[]).unwrap();
    let all = game.history(&told).unwrap();
    assert!(!kept.is_all() && all.is_all() && all.len() > kept.len());
    assert_eq!(game.rebuild(&pack, &all, &told).unwrap(), game);
    refused(Status::EVENTS, game.rebuild(&pack, &all, &[]));
    refused(Status::EVENTS, game.history(&told[1..]));
    refused(Status::EVENTS, game.history(&vec![told[0].clone(); 600]));
}

#[test]
fn moves_have_codes() {
    let mut rng = Rng::new("codes", 0);
    let (rules, mode) = (five_hundred(), Codes::Exact);
    let mut game = Game::new(&rules).unwrap();
    assert_eq!(rules.code_count(mode).unwrap(), 96);
    let bid = Move::new(Kind::BID, Seat::new(0))
        .with_amount(7)
        .with_denomination(Suit::HEARTS);
    assert_eq!(rules.code_meaning(9, mode).unwrap(), bid);
    let discard = Move::new(Kind::DISCARD, Seat::new(0)).with_cards(card("7S"));
    assert_eq!(rules.code_meaning(26, mode).unwrap(), discard);
    refused(Status::CODE, rules.code_meaning(96, mode));
    let tripoli = Rules::new("tripoli", "tripoli").unwrap();
    assert_eq!(tripoli.code_count(Codes::Ladder).unwrap(), 171);
    refused(Status::UNSUPPORTED, tripoli.code_count(mode));

    play_to(&mut game, &mut rng, Phase::AUCTION);
    let seat = game.to_act();
    let other = Seat::new((seat.number() + 1) % 3);
    let mut bid = Move { seat, ..bid };
    let start = game.codes_after(seat, &[], mode).unwrap();
    assert_eq!(start.into_inner(), (0..26).collect::<Vec<u32>>());
    assert_eq!(game.move_codes(&bid, mode).unwrap(), [9]);
    assert_eq!(game.move_of_codes(seat, &[9], mode).unwrap(), bid);
    bid.amount = 11;
    refused(Status::AMOUNT, game.move_codes(&bid, mode));
    refused(Status::SEAT, game.codes_after(Seat::new(17), &[], mode));
    refused(Status::CODE, game.move_of_codes(other, &[9], mode));
    let theirs = View::new(&game, Seats::only(other)).unwrap();
    let unknown = theirs.codes_after(seat, &[], mode).unwrap();
    assert!(!unknown.is_all() && unknown.is_empty());
    refused(Status::VIEW, theirs.move_of_codes(seat, &[9], mode));
    let mask = game.code_mask(seat, &[], mode).unwrap();
    assert_eq!((mask.len(), mask[25], mask[26]), (96, 1, 0));
    assert!(!theirs.code_mask(seat, &[], mode).unwrap().is_all());
    let own = theirs.observe(other).unwrap();
    assert_eq!(own, game.observe(other).unwrap());
    assert_eq!(own.len(), 412);
    refused(Status::VIEW, theirs.observe(seat));
    let rules = game.rules();
    assert_eq!(rules.observation_count().unwrap(), 412);
    let fields = rules.observation().unwrap();
    let (key, text, field) = &fields[0];
    assert_eq!((*key, *text, field.highest), ("phase", "the phase", 32));
    assert_eq!(fields.len(), 38);

    let mut longest = 0;
    while !game.deal_over() {
        let (seat, mut codes) = (game.to_act(), Vec::new());
        loop {
            let next = game.codes_after(seat, &codes, mode).unwrap();
            if next.is_empty() {
                break;
            }
            assert!(next.windows(2).all(|two| two[0] < two[1]));
            codes.push(next[rng.below(next.len() as u32) as usize]);
        }
        let next = game.move_of_codes(seat, &codes, mode).unwrap();
        assert_eq!(game.move_codes(&next, mode).unwrap(), codes);
        longest = longest.max(codes.len());
        codes.pop();
        let why = game.move_of_codes(seat, &codes, mode);
        refused(Status::INCOMPLETE, why);
        game.apply(&next).unwrap();
    }
    assert_eq!(longest, 3); // a discard
}

#[test]
fn chance_is_repeatable() {
    let (mut a, mut c) = (Rng::new("seed", 1), Rng::new("seed", 2));
    let mut b = a.clone();
    let (mut first, mut second, mut third) = ([0; 8], [0; 8], [0; 8]);
    a.fill(&mut first);
    b.fill(&mut second);
    c.fill(&mut third);
    assert!(first == second && first != third);
    assert_eq!(a.below(1000000), b.below(1000000));
    assert_eq!((a.below(0), a.below(1)), (0, 0));
    let mut hand: Vec<Card> = cards("7S 8S 9S 10S JS").iter().collect();
    a.shuffle(&mut hand);
    assert_eq!(
        hand.into_iter().collect::<Cards>(),
        cards("7S 8S 9S 10S JS")
    );
    assert_eq!(format!("{:?}", a), "Rng");
}

#[test]
fn five_hundred_has_its_own() {
    let mut rng = Rng::new("five hundred", 0);
    let mut game = Game::new(&five_hundred()).unwrap();
    game.chance(&mut rng).unwrap();
    assert_eq!(five_hundred::drawn(&game).unwrap().len(), 3);
    play_to(&mut game, &mut rng, Phase::TRICKS);
    let may = five_hundred::playable(&game).unwrap();
    assert_eq!((may.seat, may.is_all()), (game.to_act(), true));
    assert!(!five_hundred::bids(&game).unwrap().is_empty());
    assert_eq!(
        five_hundred::passed(&game).unwrap(),
        five_hundred::state(&game).unwrap().passed
    );
    assert_eq!(five_hundred::winning(&game).unwrap(), None);
    let first = may.cards.iter().next().unwrap();
    let named = match first.suit() {
        Suit::NONE => may.suits.iter().next().unwrap_or(Suit::NONE),
        _ => Suit::NONE,
    };
    five_hundred::play(&mut game, may.seat, first, named).unwrap();
    let winning = five_hundred::winning(&game).unwrap();
    assert_eq!(winning, Some((may.seat, first)));
    let trick = five_hundred::trick(&game, 1).unwrap();
    assert_eq!((trick.leader, trick.cards), (may.seat, vec![first]));
    assert_eq!(trick.winner, Seat::NOBODY);
    refused(Status::INDEX, five_hundred::trick(&game, 2));
    let again = five_hundred::play(&mut game, may.seat, first, Suit::NONE);
    refused(Status::TURN, again);
    let state = five_hundred::state(&game).unwrap();
    assert_eq!((state.phase, state.is_all()), (Phase::TRICKS, true));
    assert_eq!(state.table[may.seat.index().unwrap()], Some(first));
    assert_eq!(state.hand[0], game.hand(Seat::new(0)).unwrap().cards);
    assert!(!five_hundred::last_score(&game).unwrap().over);
    let rules = game.rules();
    let value = |tricks, suit| five_hundred::bid_value(&rules, tricks, suit);
    let rank = |suit| five_hundred::bid_rank(&rules, 7, suit).unwrap();
    assert_eq!(value(7, Suit::HEARTS).unwrap(), 200);
    assert!(rank(Suit::HEARTS) > rank(Suit::DIAMONDS));
    refused(Status::AMOUNT, value(5, Suit::CLUBS));
    let mut hand = five_hundred::Hand {
        partner: Seat::NOBODY,
        bid_tricks: 7,
        bid_denomination: Suit::HEARTS,
        played: 10,
        ..Default::default()
    };
    hand.winner[7..].fill(Seat::new(1));
    let score = five_hundred::score_hand(&rules, &hand).unwrap();
    assert_eq!((score.contract[0], score.made), (200, true));
    hand.dealer = Seat::new(9);
    refused(Status::SEAT, five_hundred::score_hand(&rules, &hand));
    refused(Status::WRONG_GAME, tripoli::state(&game));
}

#[test]
fn tripoli_has_its_own() {
    let mut rng = Rng::new("tripoli", 0);
    let mut rules = Rules::new("tripoli", "tripoli").unwrap();
    let mut game = Game::new(&rules).unwrap();
    play_to(&mut game, &mut rng, Phase::BETTING);
    assert!(!tripoli::pots_now(&game).unwrap().is_empty());
    assert!(tripoli::call_cost(&game, game.to_act()).unwrap() >= 0);
    play(&mut game, &mut rng, |game| {
        !tripoli::plays(game).unwrap().is_empty()
    });
    let state = tripoli::state(&game).unwrap();
    assert!(state.is_all() && state.stack.iter().sum::<i64>() != 0);
    assert_eq!(state.turn, game.turn());
    refused(Status::PHASE, tripoli::pots_now(&game));
    refused(Status::PHASE, tripoli::call_cost(&game, Seat::new(0)));
    refused(Status::NOT_DUE, tripoli::board_shuffle(&game, &mut rng));
    let collected = tripoli::collects(&rules, cards("AH 2S")).unwrap();
    assert_eq!(collected.boxes, [BoxId::ACE]);
    assert_eq!(collected.cards, cards("AH"));
    let hands = ["2S 3S 4S 5S 6S", "2H 2D 7C 8C 9C", "KH KD 7H 8H 9H"];
    let hands = hands.map(cards);
    let all =
        tripoli::pots(&[10, 10, 5], 0, Seats::from_bits(7), &hands).unwrap();
    assert_eq!(
        (all.pots.len(), all.pots[0].winners),
        (2, Seats::from_bits(1))
    );
    assert_eq!(all.pots[0].amount + all.pots[1].amount, 25);
    assert_eq!(all.back, [0; 9]);
    refused(
        Status::SEAT,
        tripoli::pots(&[1; 3], 0, Seats::from_bits(0), &hands),
    );
    refused(
        Status::SEAT,
        tripoli::pots(&[1; 10], 0, Seats::from_bits(7), &hands),
    );
    refused(Status::WRONG_GAME, five_hundred::state(&game));
    rules.set("board", "per-deal").unwrap();
    let board = Game::new(&rules).unwrap();
    let next = tripoli::board_shuffle(&board, &mut rng).unwrap();
    board.check(&next).unwrap();
}

#[test]
fn poker_hands_rank() {
    let full = cards("KH KD KS 10C 10D");
    let pair = cards("KH KD 2S 3S 4S");
    let rank = poker::rank(full).unwrap();
    assert!(rank > poker::rank(pair).unwrap());
    assert_eq!(rank.category(), Category::FULL_HOUSE);
    assert_eq!(rank.to_string(), "full house, kings over tens");
    assert_eq!(poker::best(full | card("2S")).unwrap(), (rank, full));
    assert_eq!(poker::ranks(&[full, full]).unwrap(), [rank, rank]);
    let (why, index) =
        poker::ranks(&[full, pair, Cards::from_bits(1)]).unwrap_err();
    assert_eq!((why.status, index), (Status::CARD_COUNT, 2));
    refused(Status::CARD_COUNT, poker::rank(card("KH").into()));
    refused(Status::ARGUMENT, poker::HandRank::new(1).text());
}

#[test]
fn threads_may_ask_together() {
    fn is_send_and_sync<T: Send + Sync>() {}
    is_send_and_sync::<Game>();
    is_send_and_sync::<View>();
    is_send_and_sync::<Error>();
    let mut rng = Rng::new("threads", 0);
    let mut game = Game::new(&five_hundred()).unwrap();
    play_to(&mut game, &mut rng, Phase::AUCTION);
    let hash = game.hash();
    std::thread::scope(|all| {
        for _ in 0..3 {
            all.spawn(|| assert_eq!(game.hash(), hash));
        }
    });
    let moved = std::thread::spawn(move || game.hash()).join();
    assert_eq!(moved.unwrap(), hash);
}

#[test]
fn moves_are_iterated() {
    let mut rng = Rng::new("moves", 0);
    let mut game = Game::new(&five_hundred()).unwrap();
    play_to(&mut game, &mut rng, Phase::AUCTION);
    let seat = game.to_act();
    let count = *game.move_count();
    let moves = game.moves().all().unwrap();
    assert_eq!(moves.len() as u32, count);
    let listed: Vec<Move> = moves.clone().collect();
    assert_eq!(listed.len() as u32, count);
    assert_eq!(listed[2], game.move_at(2).unwrap());
    assert!(listed.iter().all(|next| game.check(next).is_ok()));
    let mut backward: Vec<Move> = moves.clone().rev().collect();
    backward.reverse();
    assert_eq!(backward, listed);
    let mut some = moves;
    assert_eq!(some.nth(3), Some(listed[3]));
    assert_eq!(some.next(), Some(listed[4]));
    assert_eq!(some.len() as u32, count - 5);
    assert_eq!((some.nth(count as usize), some.next()), (None, None));
    assert_eq!(some.next_back(), None);
    assert!(game
        .moves_of(seat)
        .unwrap()
        .into_iter()
        .eq(listed.iter().copied()));
    let other = Seat::new((seat.number() + 1) % 3);
    assert_eq!(game.moves_of(other).unwrap().len(), 0);
    refused(Status::SEAT, game.moves_of(Seat::new(17)));
    let theirs = View::new(&game, Seats::only(other)).unwrap();
    let unknown = theirs.moves();
    assert!(!unknown.is_all() && unknown.len() == 0);
    assert!(unknown.all().is_none());
}

#[test]
fn what_is_known_reads_like_an_option() {
    assert_eq!(Known::All(3).all(), Some(3));
    assert_eq!(Known::Part(3).all(), None);
    assert_eq!(Known::Part(3).into_inner(), 3);
    assert_eq!(Known::Part(3).map(|n| n + 1), Known::Part(4));
    assert_eq!(Known::All(3).map(|n| n + 1), Known::All(4));
    assert!(Known::All(3).is_all() && *Known::Part(3) == 3);
    assert_eq!(Known::Part(vec![1, 2]).into_iter().sum::<i32>(), 3);
    assert_eq!(Seat::new(2).index(), Some(2));
    assert_eq!((Seat::TABLE.index(), Seat::NOBODY.index()), (None, None));
}
