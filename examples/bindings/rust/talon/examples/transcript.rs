// SPDX-License-Identifier: MIT
//! Plays every preset and writes the transcript of tests/clients/README.md.
//!
//!     transcript [-v] TURNS SEED...
//!
//! It writes "SEED HASH" for each seed, with -v the transcript before it.
use std::fmt::Write;
use talon::*;

struct Hash(u64);

impl Hash {
    fn new() -> Self {
        Self(14695981039346656037)
    }

    fn add(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = (self.0 ^ u64::from(*byte)).wrapping_mul(1099511628211);
        }
    }
}

struct Transcript {
    hash: Hash,
    shown: bool,
}

impl Write for Transcript {
    fn write_str(&mut self, text: &str) -> std::fmt::Result {
        self.hash.add(text.as_bytes());
        if self.shown {
            print!("{}", text);
        }
        Ok(())
    }
}

macro_rules! put {
    ($out:expr, $($words:tt)*) => {
        write!($out, $($words)*).expect("a transcript takes everything")
    };
}

fn status(answer: &Result<()>) -> (&'static str, Cards) {
    match answer {
        Ok(()) => (Status::OK.key(), Cards::EMPTY),
        Err(why) => (why.name(), why.cards),
    }
}

struct Play<'a> {
    out: &'a mut Transcript,
    game: Game,
    copy: Game,
    view: View,
    rng: Rng,
    sampler: Sampler,
    events: Vec<Event>,
    line: String,
}

impl<'a> Play<'a> {
    fn new(out: &'a mut Transcript, rules: &Rules, rng: Rng) -> Result<Self> {
        let game = Game::new(rules)?;
        Ok(Self {
            out,
            copy: game.clone(),
            view: View::new(&game, Seats::EMPTY)?,
            game,
            rng,
            sampler: Sampler::new(),
            events: Vec::new(),
            line: String::new(),
        })
    }

    fn list_choices(&mut self) {
        for c in self.game.choices().iter() {
            put!(
                self.out,
                "choice {} {:016x} {:016x} {} {} {} {} {} {} {} {} {}\n",
                c.kind.key(),
                c.cards.bits(),
                c.required.bits(),
                c.amount_min,
                c.amount_max,
                c.denominations.bits(),
                c.other_seats.bits(),
                c.flags,
                c.pick_min,
                c.pick_max,
                c.index_min,
                c.index_max
            );
        }
    }

    fn check(&mut self, word: &str, next: &Move) {
        let (name, cards) = status(&self.game.check(next));
        put!(self.out, "{} {} {:016x}\n", word, name, cards.bits());
    }

    fn make_move(&mut self, next: Move) -> Result<()> {
        self.check("check", &next);
        self.line = self.game.write_move(&next)? + "\n";
        put!(self.out, "{}", self.line);
        self.events = self.game.apply(&next)?;
        self.check("again", &next);
        Ok(())
    }

    fn make_chance(&mut self) -> Result<()> {
        let pack = self.game.shuffle(&mut self.rng.clone());
        let name = pack.as_ref().err().map_or(Status::OK.key(), Error::name);
        put!(self.out, "shuffle {}\n", name);
        self.line = match pack {
            Ok(cards) => self.game.write_deal(&cards)? + "\n",
            Err(_) => String::new(),
        };
        self.events = self.game.chance(&mut self.rng)?;
        put!(self.out, "chance {}\n{}", Status::OK.key(), self.line);
        Ok(())
    }

    /// One time in eight the table does something other than deal.
    fn make_table(&mut self) -> Result<()> {
        let count = *self.game.move_count();
        if count == 0 || self.rng.below(8) != 0 {
            return self.make_chance();
        }
        let next = self.game.move_at(self.rng.below(count))?;
        self.make_move(next)
    }

    fn list_events(&mut self, viewer: Seat) -> Result<()> {
        for e in &self.events {
            let reason = match e.reason {
                Reason::NONE => "-",
                other => other.key(),
            };
            put!(
                self.out,
                "event {} {} {} {} {} {} {} {} {} {} {} {} {:016x}\n",
                e.kind.key(),
                reason,
                e.seat.number(),
                e.other.number(),
                e.amount,
                e.turn,
                e.viewers.bits(),
                e.denomination.number(),
                e.box_id.number(),
                e.place.number(),
                e.index,
                e.count,
                e.cards.bits()
            );
        }
        redact(&mut self.events, Seats::only(viewer))?;
        put!(self.out, "seen {}", viewer.number());
        for e in &self.events {
            put!(self.out, " {:016x}", e.cards.bits());
        }
        put!(self.out, "\n");
        Ok(())
    }

    fn compare(&mut self) {
        let mut answer = Ok(());
        if self.line.is_empty() {
            self.copy.clone_from(&self.game);
        } else {
            answer = self.copy.read_line(&self.line).map(drop);
        }
        let same = i32::from(self.copy == self.game);
        put!(self.out, "same {} {}\n", status(&answer).0, same);
    }

    fn list_amounts(&mut self, word: &str, amounts: &[i64]) {
        put!(self.out, "{}", word);
        for amount in amounts {
            put!(self.out, " {}", amount);
        }
        put!(self.out, "\n");
    }

    fn summary(&mut self, word: &str, bytes: &[u8]) {
        let mut hash = Hash::new();
        hash.add(bytes);
        put!(self.out, "{} {} {:016x}\n", word, bytes.len(), hash.0);
    }

    fn look(&mut self, viewer: Seat) -> Result<()> {
        self.view.update(&self.game, Seats::only(viewer))?;
        self.summary("view", &self.view.save());
        self.summary("key", &self.view.information_key(viewer)?);
        let world = self.sampler.sample(&self.view, &mut self.rng);
        let name = world.as_ref().err().map_or(Status::OK.key(), Error::name);
        let saved = world.map_or_else(|_| self.view.save(), |w| w.save());
        self.summary(&format!("world {}", name), &saved);
        Ok(())
    }

    fn step(&mut self, seat: Seat) -> Result<()> {
        self.list_choices();
        if seat == Seat::TABLE {
            self.make_table()?;
        } else {
            let next = self.game.random_move(&mut self.rng)?;
            self.make_move(next)?;
        }
        let turn = self.game.turn();
        let viewer = Seat::new((turn % self.game.seat_count()) as i8);
        self.list_events(viewer)?;
        self.compare();
        self.list_amounts("totals", &self.game.totals());
        self.list_amounts("returns", &self.game.returns());
        self.look(viewer)?;
        let saved = self.game.save();
        let name = status(&self.game.load(&saved)).0;
        self.summary(&format!("save {}", name), &saved);
        Ok(())
    }

    fn on(&mut self, turns: u32) -> Result<()> {
        loop {
            let (seat, turn) = (self.game.to_act(), self.game.turn());
            if seat == Seat::NOBODY || turn >= turns {
                let winners = self.game.winners().bits();
                put!(self.out, "end {} {} {}\n", turn, seat.number(), winners);
                return Ok(());
            }
            let phase = self.game.phase().key();
            put!(self.out, "turn {} {} {}\n", turn, seat.number(), phase);
            self.step(seat)?;
        }
    }
}

fn play_all(seed: &str, turns: u32, shown: bool) -> Result<u64> {
    let hash = Hash::new();
    let mut out = Transcript { hash, shown };

    put!(out, "talon {}\n", library()?);
    for game in games() {
        for preset in game.presets() {
            let rules = Rules::of(game.id(), preset.number())?;
            let seats = rules.seat_count()?;
            put!(out, "play {} {} {}\n", game.key(), preset.key(), seats);
            put!(out, "{}", rules.write()?);
            let rng = Rng::new(seed, preset.number());
            Play::new(&mut out, &rules, rng)?.on(turns)?;
        }
    }
    Ok(out.hash.0)
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut words: Vec<String> = std::env::args().skip(1).collect();
    let shown = words.first().map_or(false, |word| word == "-v");
    if shown {
        words.remove(0);
    }
    let turns = words
        .first()
        .ok_or("transcript [-v] TURNS SEED...")?
        .parse()?;
    for seed in &words[1..] {
        println!("{} {:016x}", seed, play_all(seed, turns, shown)?);
    }
    Ok(())
}
