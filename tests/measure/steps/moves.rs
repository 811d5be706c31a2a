// SPDX-License-Identifier: MIT
//! The same as moves.c, in Rust; by the clock.
use std::time::Instant;
use talon::{Game, Position, Rng, Rules, Seat};

fn main() -> talon::Result<()> {
    let first = Game::new(&Rules::new("five-hundred", "australian-4")?)?;
    let (mut game, mut rng) = (first.clone(), Rng::new("7", 0));
    let mut least = f64::MAX;
    for _ in 0..10 {
        let start = Instant::now();
        for _ in 0..20000 {
            match game.to_act() {
                Seat::NOBODY => game.clone_from(&first),
                Seat::TABLE => drop(game.chance(&mut rng)?),
                _ => {
                    let next = game.random_move(&mut rng)?;
                    drop(game.apply(&next)?);
                }
            }
        }
        least = least.min(start.elapsed().as_secs_f64() / 20000.0 * 1e6);
    }
    println!("{:.2}", least);
    Ok(())
}
