// SPDX-License-Identifier: MIT
//! Five Hundred against players that play at random: example [SEED [FILE]].
//! Type a move as records have it (pass, bid 7H, play 10S), undo, or save; an
//! empty line plays at random for you. FILE is where the game is kept.
use std::error::Error;
use std::io::{self, Write};
use talon::{
    redact, Event, Game, Kind, Position, Rng, Rules, Seat, Seats, View,
};

const ME: Seat = Seat::new(0);

fn tell(event: &Event) {
    let mut words = match event.seat {
        ME => "you: ".to_string(),
        seat if seat.index().is_some() => format!("seat {}: ", seat),
        _ => String::new(),
    };
    words += event.kind.label();
    if event.amount != 0 && event.kind != Kind::TRICK {
        words += &format!(" {}", event.amount);
    }
    for word in [event.denomination.label(), &event.cards.to_string()] {
        if !word.is_empty() {
            words += &format!(" {}", word);
        }
    }
    if !event.reason.label().is_empty() {
        words += &format!(", {}", event.reason);
    }
    println!("  {}", words);
}

fn show_hand(mine: &View) -> Result<(), talon::Error> {
    print!("You hold");
    for card in mine.sort_hand(mine.hand(ME)?.cards)? {
        print!(" {}", card);
    }
    print!("\nYou may");
    for choice in mine.choices_of(ME)?.iter() {
        print!(" {}", choice.kind.verb());
    }
    print!("\n> ");
    Ok(())
}

fn play() -> Result<(), Box<dyn Error>> {
    let words: Vec<String> = std::env::args().collect();
    let mut chance = Rng::new(words.get(1).map_or("1", |seed| seed), 0);
    let file = words.get(2).map_or("example.saved", |file| file);
    let mut game = match std::fs::read(file) {
        Ok(saved) => Game::from_saved(&saved)?,
        Err(_) => Game::new(&Rules::new("five-hundred", "australian-4")?)?,
    };
    let mut past: Vec<Game> = Vec::new(); // what undo goes back to

    while game.to_act() != Seat::NOBODY {
        let mut happened = if game.to_act() == Seat::TABLE {
            game.chance(&mut chance)?
        } else if game.to_act() != ME {
            let next = game.random_move(&mut chance)?;
            game.apply(&next)?
        } else {
            let mut line = String::new();
            show_hand(&View::new(&game, Seats::only(ME))?)?;
            io::stdout().flush()?;
            if io::stdin().read_line(&mut line)? == 0 {
                break;
            }
            let before = game.clone();
            let made = match line.trim() {
                "save" => {
                    std::fs::write(file, game.save())?;
                    continue;
                }
                "undo" => {
                    game = past.pop().unwrap_or(game);
                    continue;
                }
                "" => game.apply(&game.random_move(&mut chance)?),
                words => game.read_line(&format!("0 {}", words)),
            };
            match made {
                Ok(events) => {
                    past.push(before);
                    events
                }
                Err(why) => {
                    println!("  refused: {}", why.text());
                    continue;
                }
            }
        };
        redact(&mut happened, Seats::only(ME))?;
        happened.iter().for_each(tell);
    }
    println!("\nScores: {:?}", game.totals());
    Ok(())
}

fn main() {
    if let Err(why) = play() {
        eprintln!("example: {}", why);
        std::process::exit(1);
    }
}
