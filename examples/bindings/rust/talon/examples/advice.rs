// SPDX-License-Identifier: MIT
//! Writes the transcript of advice of tests/bindings/README.md.
//!
//!     advice [-v] TURNS SEED...
//!
//! It writes "SEED HASH" for each seed, with -v the transcript before it.
use std::fmt::Write;
use talon::advisor::{supports, version_number, Part};
use talon::players::*;
use talon::solver::*;
use talon::*;

const WORLDS: u32 = 2;
const NODES: u32 = 1000;
const LIMIT: u32 = 3000;
const EVERY: u32 = 3;

struct Transcript {
    hash: u64,
    shown: bool,
}

impl Write for Transcript {
    fn write_str(&mut self, text: &str) -> std::fmt::Result {
        for byte in text.bytes() {
            self.hash =
                (self.hash ^ u64::from(byte)).wrapping_mul(1099511628211);
        }
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

macro_rules! put_terms {
    ($out:expr, $space:expr, $all:expr) => {
        for one in $all {
            let (key, label) = (one.key(), one.label());
            put!(
                $out,
                "term {} {} {}: {}\n",
                $space,
                one.number(),
                key,
                label
            );
        }
    };
}

fn support(rules: &Rules, part: Part) -> Result<&'static str> {
    supports(rules, part).map(|known| match known {
        true => Status::OK.key(),
        false => Status::UNSUPPORTED.key(),
    })
}

fn name<T>(answer: &Result<T>) -> &'static str {
    match answer {
        Ok(_) => Status::OK.key(),
        Err(why) => why.name(),
    }
}

fn finished<T>(answer: &Known<T>) -> &'static str {
    match answer.is_all() {
        true => Status::OK.key(),
        false => Status::UNFINISHED.key(),
    }
}

fn number(card: Option<Card>) -> i32 {
    card.map_or(-1, |card| card.number().into())
}

fn words(m: &Move) -> String {
    format!(
        "{} {} {:016x} {} {} {} {}",
        m.kind.number(),
        m.seat.number(),
        m.cards.bits(),
        m.amount,
        m.other.number(),
        m.denomination.number(),
        m.index
    )
}

fn values(list: &[CardValue]) -> String {
    list.iter()
        .map(|v| {
            let card = number(v.card);
            format!(
                " {}:{}:{}:{}:{}",
                card,
                v.suit.number(),
                v.low,
                v.high,
                v.same
            )
        })
        .collect()
}

struct Play<'a> {
    out: &'a mut Transcript,
    solver: &'a mut Solver,
    game: Game,
    rng: Rng,
    notes: [Notes; 16],
}

impl Play<'_> {
    fn advice(&mut self, word: &str, a: &Advice) {
        let (made, card) = (words(&a.next_move), number(a.card));
        put!(self.out, "{} {} {} ", word, made, a.worth);
        put!(self.out, "{} {} ", u8::from(a.is_estimate), a.error);
        put!(
            self.out,
            "{} {} {} ",
            a.worlds,
            a.chance_of.number(),
            a.chance
        );
        put!(
            self.out,
            "{} {} {}\n",
            a.reason.key(),
            card,
            a.seat.number()
        );
    }

    fn choose(&mut self, turn: u32, seat: Seat) -> Result<Move> {
        let levels: Vec<Level> = Level::all().collect();
        let level = levels[turn as usize % levels.len()];
        let mut player = Player::new(level)?.worlds(WORLDS).nodes(NODES);
        let view = View::new(&self.game, Seats::only(seat))?;
        let notes = self.notes;

        let advice =
            player.advise(&view, seat, &mut self.rng.clone(), &notes, None);
        put!(self.out, "advise {}\n", name(&advice));
        for one in advice.iter().flat_map(|list| list.iter()) {
            self.advice("advice", one);
        }
        let asked = self.game.random_move(&mut self.rng.clone())?;
        let rng = &mut self.rng.clone();
        let why = player.why(&view, seat, &asked, rng, &notes, None);
        put!(self.out, "why {}\n", name(&why));
        if let Ok(why) = &why {
            self.advice("best", &why.best);
            self.advice("other", &why.other);
        }
        let best = player.best_move(&view, seat, &mut self.rng, &notes, None);
        put!(self.out, "move {} ", name(&best));
        let next = match best {
            Ok(next) => next.into_inner(),
            Err(_) => self.game.random_move(&mut self.rng)?,
        };
        put!(self.out, "{}\n", words(&next));
        Ok(next)
    }

    fn deal(&mut self, position: &FiveHundredPosition) {
        let rules = self.game.rules();
        let table = match self.solver.deal(&rules, &position.hand, None) {
            Err(why) => return put!(self.out, "deal {}\n", why.name()),
            Ok(table) => table,
        };
        put!(self.out, "deal {} {}", finished(&table), table.nodes);
        let high = table.high.iter().flatten();
        for (low, high) in table.low.iter().flatten().zip(high) {
            put!(self.out, " {}:{}", low, high);
        }
        put!(self.out, "\n");
    }

    fn par(&mut self, position: &FiveHundredPosition) {
        let state = five_hundred::state(&self.game).unwrap();
        let (rules, kitty) = (self.game.rules(), state.discard);
        let (dealer, hand) = (state.dealer, &position.hand);
        match self
            .solver
            .par(&rules, hand, kitty, dealer, &state.score, None)
        {
            Err(why) => put!(self.out, "par {}\n", why.name()),
            Ok(par) => {
                put!(self.out, "par {} {} ", finished(&par), par.low);
                put!(self.out, "{} {} ", par.high, par.contractor.number());
                let of = par.bid_denomination.number();
                put!(self.out, "{} {}\n", par.bid_tricks, of);
            }
        }
    }

    fn solve(&mut self, seat: Seat) -> Result<()> {
        let position = match FiveHundredPosition::of(&self.game) {
            Err(_) => return Ok(()),
            Ok(position) => position,
        };
        position.check()?;
        self.solver.forget();
        let cards = self.solver.cards(&position, None)?;
        put!(self.out, "cards {}{}\n", finished(&cards), values(&cards));
        let value = self.solver.solve(&position, None)?;
        put!(self.out, "value {} {} ", finished(&value), value.low);
        put!(self.out, "{} {}\n", value.high, value.nodes);
        let (said, reached) = match self.solver.reaches(&position, 5, None)? {
            Some(reached) => (Status::OK, reached.into()),
            None => (Status::UNFINISHED, -1),
        };
        put!(self.out, "reach {} {}\n", said.key(), reached);
        let line = self.solver.line(&position, None)?;
        put!(self.out, "line {}", finished(&line));
        for m in line.iter() {
            let (cards, named) = (m.cards.bits(), m.denomination.number());
            put!(self.out, " {}:{:016x}:{}", m.seat.number(), cards, named);
        }
        put!(self.out, "\n");
        if position.table[0].is_none() {
            self.deal(&position);
            self.par(&position);
        }
        let view = View::new(&self.game, Seats::only(seat))?;
        let rng = &mut self.rng.clone();
        match self.solver.worlds(&view, WORLDS, rng, Goal::MADE, None) {
            Err(why) => put!(self.out, "worlds {}\n", why.name()),
            Ok(worlds) => {
                put!(self.out, "worlds {}\n", finished(&worlds));
                for world in worlds.iter() {
                    let list = values(&world.values);
                    put!(self.out, "world {}{}\n", world.index, list);
                }
            }
        }
        Ok(())
    }

    fn step(&mut self, turn: u32, seat: Seat) -> Result<()> {
        put!(self.out, "turn {} {}\n", turn, seat.number());
        let told = if seat == Seat::TABLE {
            self.game.chance(&mut self.rng)?
        } else {
            if turn % EVERY == 0 {
                self.solve(seat)?;
            }
            let next = self.choose(turn, seat)?;
            self.game.apply(&next)?
        };
        add_notes(&mut self.notes, &told)
    }

    fn review(&mut self) {
        let items = match self.solver.review(&self.game, None) {
            Err(why) => return put!(self.out, "review {}\n", why.name()),
            Ok(items) => items,
        };
        put!(self.out, "review {}\n", finished(&items));
        for i in items.iter() {
            let (card, best) = (number(i.card), number(i.best_card));
            put!(self.out, "item {} {} {} ", i.seat.number(), i.trick, card);
            put!(self.out, "{} {} {} ", i.suit.number(), i.points, best);
            put!(
                self.out,
                "{} {} {}\n",
                i.best_suit.number(),
                i.before,
                i.after
            );
        }
    }

    fn on(&mut self, turns: u32) -> Result<()> {
        self.solver.forget();
        loop {
            let (seat, turn) = (self.game.to_act(), self.game.turn());
            if seat == Seat::NOBODY || turn >= turns {
                break;
            }
            self.step(turn, seat)?;
        }
        if self.game.rules().game() == GameId::FIVE_HUNDRED {
            self.review();
        }
        for n in &self.notes {
            put!(self.out, "notes {} {} {} ", n.deals, n.passes, n.bids);
            put!(self.out, "{} {} {} ", n.contracts, n.made, n.checks);
            put!(self.out, "{} {} {} ", n.bets, n.raises, n.calls);
            put!(self.out, "{} {} {}\n", n.folds, n.showdowns, n.strengths);
        }
        Ok(())
    }
}

fn list_levels(out: &mut Transcript, game: GameId) {
    for level in Level::all() {
        let (key, label) = (level.key(), level.label());
        put!(out, "level {} {}: {}\n", level.number(), key, label);
        for phase in Phase::all() {
            let budget = level.budget(game, phase);
            let said = name(&budget);
            let Budget { worlds, nodes, .. } = budget.unwrap_or_default();
            put!(
                out,
                "budget {} {} {} {}\n",
                phase.number(),
                said,
                worlds,
                nodes
            );
        }
    }
}

fn play_all(seed: &str, turns: u32, shown: bool) -> Result<u64> {
    let hash = 14695981039346656037;
    let mut out = Transcript { hash, shown };
    let mut solver = Solver::default().limit(LIMIT);

    put!(out, "advisor {}\n", version_number());
    put_terms!(out, 1, Part::all());
    put_terms!(out, 2, AdviceReason::all());
    put_terms!(out, 3, ChanceOf::all());
    put_terms!(out, 4, Goal::all());
    for game in games() {
        list_levels(&mut out, game.id());
        for preset in game.presets() {
            let rules = Rules::of(game.id(), preset.number())?;
            put!(out, "play {}\n", preset.key());
            put!(out, "supports {} ", support(&rules, Part::PLAYERS)?);
            put!(out, "{}\n", support(&rules, Part::SOLVER)?);
            Play {
                game: Game::new(&rules)?,
                rng: Rng::new(seed, preset.number()),
                notes: Default::default(),
                solver: &mut solver,
                out: &mut out,
            }
            .on(turns)?;
        }
    }
    Ok(out.hash)
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut words: Vec<String> = std::env::args().skip(1).collect();
    let shown = words.first().map_or(false, |word| word == "-v");
    if shown {
        words.remove(0);
    }
    let turns = words.first().ok_or("advice [-v] TURNS SEED...")?.parse()?;
    for seed in &words[1..] {
        println!("{} {:016x}", seed, play_all(seed, turns, shown)?);
    }
    Ok(())
}
