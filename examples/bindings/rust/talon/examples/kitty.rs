// SPDX-License-Identifier: MIT
//! The par of a deal, a discard by what the contractor knows, and its cost.
use talon::five_hundred;
use talon::solver::{Goal, Solver};
use talon::{Game, Phase, Position, Rng, Rules, Seats, View};

fn main() -> Result<(), talon::Error> {
    let rules = Rules::new("five-hundred", "australian-4")?;
    let (mut game, mut chance) = (Game::new(&rules)?, Rng::new("8", 0));
    let mut solver = Solver::default();

    while game.phase() != Phase::AUCTION {
        game.chance(&mut chance)?;
    }
    let deal = five_hundred::state(&game)?;
    let (hands, kitty, dealer) = (&deal.hand[..4], deal.kitty, deal.dealer);
    let par = solver.par(&rules, hands, kitty, dealer, &[], None)?;
    let bid = match par.bid_tricks {
        0 => par.bid_denomination.key().to_string(),
        tricks => format!("{}{}", tricks, par.bid_denomination.key()),
    };
    println!(
        "par for seats 0 and 2: {} points, seat {} plays {}",
        par.low, par.contractor, bid
    );

    while game.phase() == Phase::AUCTION {
        let seat = game.to_act();
        if seat == par.contractor {
            game.read_line(&format!("{} bid {}", seat, bid))?;
        } else {
            game.read_line(&format!("{} pass", seat))?;
        }
    }
    let view = View::new(&game, Seats::only(par.contractor))?;
    let sums =
        solver.discard_worlds(&view, 20, &mut chance, Goal::MADE, None)?;
    // max_by_key() would take the last of equal ones.
    let best = sums.iter().rev().max_by_key(|one| one.sum).unwrap();
    println!(
        "{} makes it in {} of {} worlds",
        best.discard, best.sum, best.worlds
    );

    let words = format!("{} discard {}", game.to_act(), best.discard);
    game.read_line(&words)?;
    let review = solver.review_discard(&game, None)?;
    println!(
        "{} tricks, {} with {}: {} points lost",
        review.after, review.before, review.best_discard, review.points
    );
    Ok(())
}
