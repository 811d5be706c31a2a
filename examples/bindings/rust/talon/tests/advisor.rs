// SPDX-License-Identifier: MIT
//! Players and the solver. That they answer as C does is the subject of the
//! example `advice`.
use talon::players::*;
use talon::solver::{Problem, *};
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
    assert_eq!(names, ["novice-1", "casual-1", "club-1", "expert-1"]);
    assert_eq!("club-1".parse(), Ok(Level::CLUB_1));
    assert_eq!(refused("grandmaster-9".parse::<Level>()), Status::LEVEL);
    assert_eq!(refused("club\0-1".parse::<Level>()), Status::LEVEL);
    assert_eq!(players::library(), Ok("0.4.0"));
    assert_eq!(players::version_number(), 0x300);
    let budget = |level: Level, phase| level.budget(GameId::TRIPOLI, phase);
    assert!(budget(Level::EXPERT_1, Phase::BETTING).unwrap().worlds > 0);
    assert_eq!(refused(budget(Level(9), Phase::BETTING)), Status::LEVEL);
    assert_eq!(refused(budget(Level::CLUB_1, Phase::OVER)), Status::PHASE);
    assert_eq!(AdviceReason::DRAWS_TRUMPS.key(), "draws-trumps");
    assert_eq!(AdviceReason(200).to_string(), "200");
    assert_eq!(ChanceOf::CONTRACT.key(), "contract");
    assert_eq!(format!("{:?}", Goal::MADE), "Goal(made)");
}

#[test]
fn players_give_advice() {
    let game = play_to(Phase::TRICKS);
    let (seat, mut rng) = (game.to_act(), Rng::new("3", 0));
    let view = View::new(&game, Seats::only(seat)).unwrap();
    let mut player = club();
    assert_eq!(player.level(), Level::CLUB_1);
    let advice = player.advise(&view, seat, &mut rng.clone(), &[]).unwrap();
    assert!(game.check(&advice[0].next_move).is_ok());
    assert_eq!(advice[0].chance_of, ChanceOf::CONTRACT);
    let best = player.best_move(&view, seat, &mut rng.clone(), &[]);
    assert_eq!(best.unwrap(), advice[0].next_move);
    // a whole game is redacted first; equal arguments, equal answers
    let again = player.advise(&game, seat, &mut rng.clone(), &[]);
    assert_eq!(again.unwrap(), advice);
    let last = advice.last().unwrap().next_move;
    let why = player.why(&view, seat, &last, &mut rng.clone(), &[]);
    assert_eq!(why.unwrap().other.next_move, last);
    let before = rng.clone();
    player.best_move(&view, seat, &mut rng, &[]).unwrap();
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
        club().best_move(&game, game.to_act(), &mut rng.clone(), notes)
    };
    assert!(asked(&notes).is_ok());
    assert_eq!(refused(asked(&too_many)), Status::ARGUMENT);
}

#[test]
fn players_refuse() {
    let game = play_to(Phase::TRICKS);
    let (seat, mut rng) = (game.to_act(), Rng::new("5", 0));
    let (next, same) = (Seat((seat.0 + 1) % 4), rng.clone());
    let mut ask = |mut player: Player, seat| {
        refused(player.best_move(&game, seat, &mut rng, &[]))
    };
    let strange = Player::new(Level(77)).unwrap();
    assert_eq!(ask(strange, seat), Status::LEVEL);
    assert_eq!(ask(club().worlds(4097), seat), Status::BUDGET);
    assert_eq!(ask(club().nodes(1_000_000_001), seat), Status::BUDGET);
    assert_eq!(ask(club(), next), Status::TURN);
    assert_eq!(ask(club(), Seat(7)), Status::SEAT);
    let theirs = View::new(&game, Seats::only(next)).unwrap();
    let over = play_to(Phase::OVER);
    let answer = club().best_move(&over, seat, &mut rng, &[]);
    assert_eq!(refused(answer), Status::OVER);
    let answer = club().advise(&theirs, seat, &mut rng, &[]);
    assert_eq!(refused(answer), Status::VIEW);
    let asked = Move {
        kind: Kind::PLAY,
        seat,
        cards: Cards::from(game.hand(next).unwrap().cards.nth(0).unwrap()),
        ..Move::default()
    };
    let why = club().why(&game, seat, &asked, &mut rng, &[]);
    assert_eq!(refused(why), Status::NOT_HELD);
    assert!(rng == same);
}

#[test]
fn hands_are_solved_and_reviewed() {
    let (mut game, mut solver) = (play_to(Phase::TRICKS), Solver::default());
    let problem = Problem::of(&game).unwrap();
    assert_eq!(problem.check(), Ok(()));
    let value = solver.solve(&problem).unwrap();
    assert!(value.complete && value.low == value.high);
    let cards = solver.cards(&problem).unwrap();
    let lows = cards.iter().map(|card| card.low);
    let best = match problem.side.contains(game.to_act()) {
        true => lows.max(),
        false => lows.min(),
    };
    assert_eq!(best, Some(value.low));
    let tricks = value.low as u32;
    assert_eq!(solver.reaches(&problem, tricks), Ok(Some(true)));
    assert_eq!(solver.reaches(&problem, tricks + 1), Ok(Some(false)));
    let rules = game.rules();
    let table = solver.deal(&rules, &problem.hand).unwrap();
    assert_eq!(table.low[5], [-1; 8]);
    let view = View::new(&game, Seats::only(game.to_act())).unwrap();
    let rng = &mut Rng::new("6", 0);
    let worlds = solver.worlds(&view, 3, rng, Goal::MADE).unwrap();
    assert_eq!(worlds.len(), 3);
    assert!(worlds.iter().all(|world| !world.values.is_empty()));
    let line = solver.line(&problem).unwrap();
    for next in line.iter() {
        game.apply(next).unwrap();
    }
    let review = solver.review(&game).unwrap();
    assert_eq!(review.len(), line.len());
    assert!(review.iter().all(|item| item.points == 0));
}

#[test]
fn a_limit_is_no_refusal() {
    let mut problem = Problem::of(&play_to(Phase::TRICKS)).unwrap();
    problem.denomination = Suit::SPADES;
    problem.side = [Seat(0), Seat(2)].into_iter().collect();
    let mut solver = Solver::default().limit(1);
    let mut value = solver.solve(&problem).unwrap();
    assert!(!value.complete && value.low < value.high);
    assert!(!solver.cards(&problem).unwrap().complete);
    for _ in 0..1000 {
        if value.complete {
            break;
        }
        value = solver.solve(&problem).unwrap();
    }
    let whole = Solver::default().solve(&problem).unwrap();
    assert_eq!(value.low, whole.low);
}

#[test]
fn what_is_no_problem_is_refused() {
    let (game, mut solver) = (play_to(Phase::TRICKS), Solver::default());
    let mut problem = Problem::of(&game).unwrap();
    problem.hand[1] = problem.hand[0];
    assert_eq!(refused(problem.check()), Status::CARD_TWICE);
    assert_eq!(refused(solver.solve(&problem)), Status::CARD_TWICE);
    let empty = Problem::default();
    assert_eq!(refused(solver.cards(&empty)), Status::DENOMINATION);
    let view = View::new(&game, Seats::EMPTY).unwrap();
    assert_eq!(refused(Problem::of(&view)), Status::VIEW);
    let rules = Rules::new("tripoli", "tripoli").unwrap();
    let tripoli = Game::new(&rules).unwrap();
    assert_eq!(refused(Problem::of(&tripoli)), Status::WRONG_GAME);
    assert_eq!(refused(solver.review(&game)), Status::PHASE);
    let aces: Cards = "AS".parse().unwrap();
    let mut deal = |hands: &[Cards]| refused(solver.deal(&game.rules(), hands));
    assert_eq!(deal(&[aces; 4]), Status::CARD_TWICE);
    assert_eq!(deal(&[aces; 7]), Status::SEAT);
    let rng = &mut Rng::new("1", 0);
    let worlds = solver.worlds(&game, 1, rng, Goal(9));
    assert_eq!(refused(worlds), Status::ARGUMENT);
    for bytes in [0, 8, 65528] {
        assert!(Solver::new(bytes).is_err());
    }
}
