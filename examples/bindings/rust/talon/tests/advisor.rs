// SPDX-License-Identifier: MIT
//! Players and the solver. That they answer as C does is the subject of the
//! example `advice`.
use std::time::Duration;
use talon::advisor::{supports, Part, Stop};
use talon::players::*;
use talon::solver::*;
use talon::*;

fn refused<T: std::fmt::Debug>(answer: Result<T>) -> Status {
    answer.expect_err("it is refused").status
}

fn play_to(phase: Phase) -> Game {
    let rules = Rules::new("five-hundred", "australian-4").unwrap();
    let (mut game, mut rng) = (Game::new(&rules).unwrap(), Rng::new("1", 0));
    while game.phase() != phase {
        if game.to_act() == Seat::TABLE {
            game.chance(&mut rng).unwrap();
        } else {
            let next = game.random_move(&mut rng).unwrap();
            game.apply(&next).unwrap();
        }
    }
    game
}

fn club() -> Player {
    Player::new(Level::CLUB_1).unwrap()
}

#[test]
fn levels_have_names_and_budgets() {
    let names: Vec<&str> = Level::all().map(Level::key).collect();
    assert_eq!(
        names,
        ["beginner-1", "novice-1", "casual-1", "club-1", "expert-1"]
    );
    assert_eq!("club-1".parse(), Ok(Level::CLUB_1));
    assert_eq!(refused("grandmaster-9".parse::<Level>()), Status::LEVEL);
    assert_eq!(refused("club\0-1".parse::<Level>()), Status::LEVEL);
    assert_eq!(Level::CLUB_1.label(), "Club");
    assert_eq!(advisor::library(), Ok("0.4.0".to_string()));
    let number = advisor::version_number();
    let part = |shift: u32| number >> shift & 255;
    let text = format!("{}.{}.{}", number >> 16, part(8), part(0));
    assert_eq!(advisor::library(), Ok(text));
    let budget = |level: Level, phase| level.budget(GameId::TRIPOLI, phase);
    assert!(budget(Level::EXPERT_1, Phase::BETTING).unwrap().worlds > 0);
    assert_eq!(
        refused(budget(Level::new(9), Phase::BETTING)),
        Status::LEVEL
    );
    assert_eq!(refused(budget(Level::CLUB_1, Phase::OVER)), Status::PHASE);
}

#[test]
fn terms_have_keys_and_labels() {
    let trumps = AdviceReason::DRAWS_TRUMPS;
    assert_eq!(trumps.key(), "draws-trumps");
    assert_eq!(trumps.label(), "draws the others' trumps");
    assert_eq!("draws-trumps".parse(), Ok(trumps));
    assert!(AdviceReason::all().any(|reason| reason == trumps));
    assert_eq!(AdviceReason::new(200).to_string(), "200");
    assert_eq!(refused("luck".parse::<AdviceReason>()), Status::SYNTAX);
    assert_eq!(ChanceOf::BEST_HAND.label(), "best hand");
    assert_eq!(ChanceOf::all().count(), 3);
    assert_eq!(format!("{:?}", Goal::MADE), "Goal(made)");
    assert_eq!("tricks".parse(), Ok(Goal::TRICKS));
    assert_eq!("solver".parse(), Ok(Part::SOLVER));
}

#[test]
fn a_lobby_asks_what_is_supported() {
    let five_hundred = Rules::new("five-hundred", "australian-4").unwrap();
    let tripoli = Rules::new("tripoli", "tripoli").unwrap();
    assert_eq!(supports(&five_hundred, Part::PLAYERS), Ok(true));
    assert_eq!(supports(&five_hundred, Part::SOLVER), Ok(true));
    assert_eq!(supports(&tripoli, Part::PLAYERS), Ok(true));
    assert_eq!(supports(&tripoli, Part::SOLVER), Ok(false));
    assert_eq!(refused(supports(&tripoli, Part::new(9))), Status::ARGUMENT);
}

#[test]
fn players_give_advice() {
    let game = play_to(Phase::TRICKS);
    let (seat, mut rng) = (game.to_act(), Rng::new("3", 0));
    let view = View::new(&game, Seats::only(seat)).unwrap();
    let mut player = club();
    assert_eq!(player.level(), Level::CLUB_1);
    let advice = player.advise(&view, seat, &mut rng.clone(), &[], None);
    let advice = advice.unwrap();
    assert!(advice.is_all());
    assert!(game.check(&advice[0].next_move).is_ok());
    assert_eq!(advice[0].chance_of, ChanceOf::CONTRACT);
    let best = player.best_move(&view, seat, &mut rng.clone(), &[], None);
    assert_eq!(*best.unwrap(), advice[0].next_move);
    // a whole game is redacted first; equal arguments, equal answers
    let again = player.advise(&game, seat, &mut rng.clone(), &[], None);
    assert_eq!(again.unwrap(), advice);
    let beliefs = player.beliefs(&view, seat, &mut rng.clone(), &[], None);
    for one in beliefs.unwrap().iter() {
        assert_eq!(
            one.chance.iter().map(|&x| u32::from(x)).sum::<u32>(),
            10000
        );
    }
    let last = advice.last().unwrap().next_move;
    let why = player.why(&view, seat, &last, &mut rng.clone(), &[], None);
    assert_eq!(why.unwrap().other.next_move, last);
    let before = rng.clone();
    player.best_move(&view, seat, &mut rng, &[], None).unwrap();
    assert!(rng != before);
}

#[test]
fn notes_count_events() {
    let (mut game, mut rng) = (play_to(Phase::AUCTION), Rng::new("4", 0));
    let mut notes = [Notes::default(); 16];
    while game.phase() == Phase::AUCTION {
        let next = game.random_move(&mut rng).unwrap();
        add_notes(&mut notes, &game.apply(&next).unwrap()).unwrap();
    }
    assert!(notes.iter().map(|n| n.passes + n.bids).sum::<u16>() > 0);
    let game = play_to(Phase::TRICKS);
    let too_many = [Notes::default(); 17];
    let asked = |notes: &[Notes]| {
        let (seat, mut rng) = (game.to_act(), rng.clone());
        club().best_move(&game, seat, &mut rng, notes, None)
    };
    assert!(asked(&notes).is_ok());
    assert_eq!(refused(asked(&too_many)), Status::ARGUMENT);
}

#[test]
fn players_refuse() {
    let game = play_to(Phase::TRICKS);
    let (seat, mut rng) = (game.to_act(), Rng::new("5", 0));
    let (next, same) = (Seat::new((seat.number() + 1) % 4), rng.clone());
    let mut ask = |mut player: Player, seat| {
        refused(player.best_move(&game, seat, &mut rng, &[], None))
    };
    let strange = Player::new(Level::new(77)).unwrap();
    assert_eq!(ask(strange, seat), Status::LEVEL);
    assert_eq!(ask(club().worlds(4097), seat), Status::BUDGET);
    assert_eq!(ask(club().nodes(1_000_000_001), seat), Status::BUDGET);
    assert_eq!(ask(club(), next), Status::TURN);
    assert_eq!(ask(club(), Seat::new(7)), Status::SEAT);
    let theirs = View::new(&game, Seats::only(next)).unwrap();
    let over = play_to(Phase::OVER);
    let answer = club().best_move(&over, seat, &mut rng, &[], None);
    assert_eq!(refused(answer), Status::OVER);
    let answer = club().advise(&theirs, seat, &mut rng, &[], None);
    assert_eq!(refused(answer), Status::VIEW);
    let asked = Move {
        kind: Kind::PLAY,
        seat,
        cards: Cards::from(game.hand(next).unwrap().cards.nth(0).unwrap()),
        ..Move::default()
    };
    let why = club().why(&game, seat, &asked, &mut rng, &[], None);
    assert_eq!(refused(why), Status::NOT_HELD);
    assert!(rng == same);
}

#[test]
fn hands_are_solved_and_reviewed() {
    let (mut game, mut solver) = (play_to(Phase::TRICKS), Solver::default());
    let position = FiveHundredPosition::of(&game).unwrap();
    assert_eq!(position.check(), Ok(()));
    let value = solver.solve(&position, None).unwrap();
    assert!(value.is_all() && value.low == value.high);
    let cards = solver.cards(&position, None).unwrap();
    let lows = cards.iter().map(|card| card.low);
    let best = match position.side.contains(game.to_act()) {
        true => lows.max(),
        false => lows.min(),
    };
    assert_eq!(best, Some(value.low));
    let tricks = value.low as u32;
    assert_eq!(solver.reaches(&position, tricks, None), Ok(Some(true)));
    assert_eq!(solver.reaches(&position, tricks + 1, None), Ok(Some(false)));
    let rules = game.rules();
    let table = solver.deal(&rules, &position.hand, None).unwrap();
    assert_eq!(table.low[5], [-1; 8]);
    let view = View::new(&game, Seats::only(game.to_act())).unwrap();
    let rng = &mut Rng::new("6", 0);
    let worlds = solver.worlds(&view, 3, rng, Goal::MADE, None).unwrap();
    assert_eq!(worlds.len(), 3);
    assert!(worlds.iter().all(|world| !world.values.is_empty()));
    let line = solver.line(&position, None).unwrap();
    for next in line.iter() {
        game.apply(next).unwrap();
    }
    let review = solver.review(&game, None).unwrap();
    assert_eq!(review.len(), line.len());
    assert!(review.iter().all(|item| item.points == 0));
}

#[test]
fn discards_are_solved() {
    // Ten trumps; without trumps, only the jack of clubs loses a trick.
    let hands: [Cards; 4] = [
        "JK JS JC AS KS QS 10S 9S 8S 7S",
        "5S 5C 6C KC 4D 5D 6D 4H 5H 6H",
        "6S 7C 8C 9C 7D 8D 9D 7H 8H 9H",
        "10C QC 10D JD QD KD 10H JH QH KH",
    ]
    .map(|hand| hand.parse().unwrap());
    let kitty: Cards = "AC AD AH".parse().unwrap();
    let rules = Rules::new("five-hundred", "australian-4").unwrap();
    let mut solver = Solver::default();
    let mut position = FiveHundredPosition {
        denomination: Denomination::NO_TRUMP,
        playing: (0..4).map(Seat::new).collect(),
        side: [Seat::new(0), Seat::new(2)].into_iter().collect(),
        leader: Seat::new(0),
        contractor: Seat::new(0),
        ..FiveHundredPosition::default()
    };
    position.hand[..4].copy_from_slice(&hands);
    position.hand[0] = hands[0] | kitty;
    // Three of thirteen cards; with the jack, two of twelve.
    let every = solver.discards(&position, true, None).unwrap();
    let worth = |low| every.iter().filter(|one| one.low == low).count();
    assert!(every.is_all());
    assert_eq!((every.len(), worth(9), worth(10)), (286, 220, 66));
    let best = solver.discards(&position, false, None).unwrap();
    assert_eq!(best.iter().map(|one| one.high).max(), Some(10));
    let table = solver.deal(&rules, &hands, None).unwrap();
    assert_eq!(table.low[0][5], 9);
    let table = solver.deal_with_kitty(&rules, &hands, kitty, None).unwrap();
    assert!(table.is_all());
    assert_eq!((table.low[0][1], table.low[0][5]), (10, 10));
    // No bid outranks ten no trump.
    let par = solver
        .par(&rules, &hands, kitty, Seat::new(3), &[], None)
        .unwrap();
    assert!(par.is_all());
    assert_eq!(
        (par.low, par.contractor, par.bid_tricks),
        (520, Seat::new(0), 10)
    );
    assert_eq!(par.bid_denomination, Denomination::NO_TRUMP);
}

#[test]
fn discards_of_games_are_solved_and_reviewed() {
    let (mut game, mut solver) = (play_to(Phase::DISCARD), Solver::default());
    let early = play_to(Phase::AUCTION);
    assert_eq!(
        refused(FiveHundredPosition::before_discard(&early)),
        Status::PHASE
    );
    let position = FiveHundredPosition::before_discard(&game).unwrap();
    let every = solver.discards(&position, true, None).unwrap();
    let best = every.iter().map(|one| one.low).max().unwrap();
    let view = View::new(&game, Seats::only(game.to_act())).unwrap();
    let rng = &mut Rng::new("3", 0);
    let sums = solver
        .discard_worlds(&view, 2, rng, Goal::MADE, None)
        .unwrap();
    assert!(sums.len() >= 286);
    assert!(sums.iter().all(|one| one.worlds == 2 && one.sum <= 2));
    assert_eq!(refused(solver.review_discard(&game, None)), Status::PHASE);
    let next = game.random_move(rng).unwrap();
    game.apply(&next).unwrap();
    let review = solver.review_discard(&game, None).unwrap();
    assert_eq!(review.before, best);
    assert!(review.after <= best);
}

#[test]
fn a_limit_is_no_refusal() {
    let mut position =
        FiveHundredPosition::of(&play_to(Phase::TRICKS)).unwrap();
    position.denomination = Suit::SPADES;
    position.side = [Seat::new(0), Seat::new(2)].into_iter().collect();
    let mut solver = Solver::default().limit(1);
    let mut value = solver.solve(&position, None).unwrap();
    assert!(!value.is_all() && value.low < value.high);
    assert!(!solver.cards(&position, None).unwrap().is_all());
    for _ in 0..1000 {
        if value.is_all() {
            break;
        }
        value = solver.solve(&position, None).unwrap();
    }
    let whole = Solver::default().solve(&position, None).unwrap();
    assert_eq!(value.low, whole.low);
}

/// A misère of five hands that takes hundreds of millions of nodes.
fn hard() -> FiveHundredPosition {
    let hands = [
        "4S 10S 6C JC 5D 7D 8D 9D QD 5H",
        "5S 7S 2C 4C 9C 2D 10D JD 4H 9H",
        "3S 6S 8S JS AS 5C 7C QC 8H 10H",
        "9S KS 10C KC 4D 6D KD 3H QH AH",
        "2S QS 3C 8C 3D 2H 6H 7H JH KH",
    ];
    let mut position = FiveHundredPosition {
        denomination: Denomination::MISERE,
        playing: (0..5).map(Seat::new).collect(),
        side: Seats::only(Seat::new(4)),
        joker_rule: 1,
        leader: Seat::new(4),
        contractor: Seat::new(4),
        ..FiveHundredPosition::default()
    };
    for (to, hand) in position.hand.iter_mut().zip(hands) {
        *to = hand.parse().unwrap();
    }
    position
}

#[test]
fn the_default_limit_ends_a_hard_hand() {
    let position = hard();
    assert_eq!(position.check(), Ok(()));
    let value = Solver::default().solve(&position, None).unwrap();
    assert!(!value.is_all() && value.low < value.high);
    assert!(value.nodes >= Solver::DEFAULT_LIMIT.into());
}

#[test]
fn a_stop_that_is_set_ends_a_call_at_once() {
    let (game, stop, position) = (play_to(Phase::TRICKS), Stop::new(), hard());
    let mut rng = Rng::new("7", 0);
    let mut solver = Solver::default().limit(Solver::UNLIMITED);
    stop.set();
    assert!(stop.is_set());
    let (some, rng) = (Some(&stop), &mut rng);
    let value = solver.solve(&position, some).unwrap();
    assert!(!value.is_all() && value.low < value.high);
    assert!(value.nodes < 100_000);
    assert_eq!(solver.reaches(&position, 1, some), Ok(None));
    assert!(!solver.cards(&position, some).unwrap().is_all());
    assert!(!solver.line(&position, some).unwrap().is_all());
    let rules = game.rules();
    let hands = FiveHundredPosition::of(&game).unwrap().hand;
    assert!(!solver.deal(&rules, &hands, some).unwrap().is_all());
    let worlds = solver.worlds(&game, 3, rng, Goal::TRICKS, some).unwrap();
    assert!(!worlds.is_all() && worlds.len() < 3);
    let mut played = game.clone();
    played.apply(&game.random_move(rng).unwrap()).unwrap();
    assert!(!solver.review(&played, some).unwrap().is_all());
}

#[test]
fn another_thread_stops_a_call() {
    let (stop, position) = (Stop::new(), hard());
    let bell = stop.clone();
    let mut solver = Solver::default().limit(Solver::UNLIMITED);
    let ringing = std::thread::spawn(move || {
        std::thread::sleep(Duration::from_millis(50));
        bell.set();
    });
    let value = solver.solve(&position, Some(&stop)).unwrap();
    assert!(!value.is_all() && value.low < value.high);
    ringing.join().unwrap();
}

#[test]
fn a_stop_that_is_not_set_changes_nothing() {
    let (game, stop) = (play_to(Phase::TRICKS), Stop::new());
    let position = FiveHundredPosition::of(&game).unwrap();
    let (seat, rng) = (game.to_act(), Rng::new("8", 0));
    let solved = |stop| Solver::default().solve(&position, stop).unwrap();
    assert_eq!(solved(Some(&stop)), solved(None));
    let advice = |stop| {
        club()
            .advise(&game, seat, &mut rng.clone(), &[], stop)
            .unwrap()
    };
    assert_eq!(advice(Some(&stop)), advice(None));
}

#[test]
fn what_is_no_position_is_refused() {
    let (game, mut solver) = (play_to(Phase::TRICKS), Solver::default());
    let mut position = FiveHundredPosition::of(&game).unwrap();
    position.hand[1] = position.hand[0];
    assert_eq!(refused(position.check()), Status::CARD_TWICE);
    assert_eq!(refused(solver.solve(&position, None)), Status::CARD_TWICE);
    let empty = FiveHundredPosition::default();
    assert_eq!(refused(solver.cards(&empty, None)), Status::DENOMINATION);
    let view = View::new(&game, Seats::EMPTY).unwrap();
    assert_eq!(refused(FiveHundredPosition::of(&view)), Status::VIEW);
    let rules = Rules::new("tripoli", "tripoli").unwrap();
    let tripoli = Game::new(&rules).unwrap();
    assert_eq!(
        refused(FiveHundredPosition::of(&tripoli)),
        Status::WRONG_GAME
    );
    assert_eq!(refused(solver.review(&game, None)), Status::PHASE);
    let aces: Cards = "AS".parse().unwrap();
    let mut deal =
        |hands: &[Cards]| refused(solver.deal(&game.rules(), hands, None));
    assert_eq!(deal(&[aces; 4]), Status::CARD_TWICE);
    assert_eq!(deal(&[aces; 7]), Status::SEAT);
    let rng = &mut Rng::new("1", 0);
    let worlds = solver.worlds(&game, 1, rng, Goal::new(9), None);
    assert_eq!(refused(worlds), Status::ARGUMENT);
    for bytes in [0, 8, 65528] {
        assert!(Solver::new(bytes).is_err());
    }
}
#[test]
fn a_stopped_player_names_legal_moves() {
    let (game, stop) = (play_to(Phase::TRICKS), Stop::new());
    let (seat, rng) = (game.to_act(), &mut Rng::new("7", 0));
    let some = Some(&stop);
    stop.set();
    let advice = club().advise(&game, seat, rng, &[], some).unwrap();
    assert!(!advice.is_all() && !advice.is_empty());
    let next = club().best_move(&game, seat, rng, &[], some).unwrap();
    assert!(!next.is_all() && game.check(&next).is_ok());
    let why = club().why(&game, seat, &next, rng, &[], some).unwrap();
    assert!(!why.is_all());
    stop.clear();
    assert!(club().advise(&game, seat, rng, &[], some).unwrap().is_all());
}
