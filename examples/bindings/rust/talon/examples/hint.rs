// SPDX-License-Identifier: MIT
//! A hint before the first card of a hand, and a review after the last.
use talon::players::Player;
use talon::solver::Solver;
use talon::{Game, Phase, Position, Rng, Rules, Seat, Seats, View};

fn main() -> Result<(), talon::Error> {
    let mut game = Game::new(&Rules::new("five-hundred", "australian-4")?)?;
    let mut chance = Rng::new("8", 0);
    let mut player = Player::new("club-1".parse()?)?;
    let mut hinted = false;

    while game.deal_count() == 0 || !game.deal_over() {
        let seat = game.to_act();
        if seat == Seat::TABLE {
            game.chance(&mut chance)?;
            continue;
        }
        let mine = View::new(&game, Seats::only(seat))?;
        if game.phase() == Phase::TRICKS && !hinted {
            hinted = true;
            let ahead = &mut chance.clone();
            let advice = player.advise(&mine, seat, ahead, &[], None)?;
            for one in advice.iter().take(3) {
                println!(
                    "seat {}: {} is worth {} points: {}",
                    seat,
                    one.next_move.cards,
                    one.worth / 1000,
                    one.reason
                );
            }
        }
        let next = player.best_move(&mine, seat, &mut chance, &[], None)?;
        game.apply(&next)?;
    }
    for item in Solver::default().review(&game, None)?.iter() {
        if let (true, Some(card), Some(best)) =
            (item.points > 0, item.card, item.best_card)
        {
            println!(
                "trick {}, seat {}: {} cost {} points, {} none",
                item.trick, item.seat, card, item.points, best
            );
        }
    }
    Ok(())
}
