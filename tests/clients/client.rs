// SPDX-License-Identifier: MIT
//! The client in Rust, with what bindgen makes of the headers: plays every
//! preset and writes the transcript that README.md describes.
//!
//!     client SEED TURNS
use std::ffi::CStr;
use std::io::{self, Write};
use std::os::raw::c_char;
use std::ptr::{null, null_mut};

#[allow(dead_code, non_camel_case_types)]
mod bindings {
    include!(env!("TALON_BINDINGS"));
}
use bindings::*;

const FNV_BASIS: u64 = 14695981039346656037;
const FNV_PRIME: u64 = 1099511628211;

type Outcome<T> = Result<T, Box<dyn std::error::Error>>;

fn fnv(start: u64, bytes: &[u8]) -> u64 {
    bytes.iter().fold(start, |hash, byte| {
        (hash ^ u64::from(*byte)).wrapping_mul(FNV_PRIME)
    })
}

/// Standard output, hashed.
struct Transcript {
    out: io::BufWriter<io::Stdout>,
    hash: u64,
}

impl Write for Transcript {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.hash = fnv(self.hash, bytes);
        self.out.write_all(bytes)?;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }
}

/// A text of the library: constant, ASCII, never null.
fn text(pointer: *const c_char) -> &'static str {
    unsafe { CStr::from_ptr(pointer) }.to_str().unwrap_or("")
}

/// The text that a call returns.
macro_rules! text {
    ($call:ident($($argument:expr),*)) => {
        text(unsafe { $call($($argument),*) })
    };
}

fn name(status: talon_status) -> &'static str {
    text!(talon_status_name(status))
}

fn kind(kind: u16) -> &'static str {
    text!(talon_kind_key(kind.into()))
}

fn must(status: talon_status) -> Outcome<()> {
    if status < 0 {
        return Err(text!(talon_status_text(status)).into());
    }
    Ok(())
}

/// The result of a call, which goes through its last parameter.
macro_rules! ask {
    ($call:ident($($argument:expr),*)) => {{
        let mut answer = Default::default();
        must(unsafe { $call($($argument,)* &mut answer) })?;
        answer
    }};
}

/// The status of a call that ends with a buffer, its capacity and a count, and
/// what it wrote there.
macro_rules! list {
    ($capacity:expr, $call:ident($($argument:expr),*)) => {{
        let mut buffer = vec![Default::default(); $capacity as usize];
        let (room, mut count) = (buffer.as_mut_ptr(), 0);
        let status =
            unsafe { $call($($argument,)* room, $capacity, &mut count) };
        buffer.truncate(count as usize);
        (status, buffer)
    }};
}

/// What a call writes that ends with a buffer, its size and a length.
macro_rules! bytes {
    ($size:expr, $call:ident($($argument:expr),*)) => {{
        let mut buffer = vec![0u8; $size as usize];
        let (room, mut length) = (buffer.as_mut_ptr().cast(), 0);
        must(unsafe { $call($($argument,)* room, $size as _, &mut length) })?;
        buffer.truncate(length as usize);
        buffer
    }};
}

/// A game of talon, freed with its owner.
struct Game(*mut talon_game);

impl Game {
    fn new(rules: &talon_rules) -> Outcome<Game> {
        let mut game = null_mut();
        must(unsafe { talon_game_new(null(), rules, &mut game) })?;
        Ok(Game(game))
    }

    fn save(&self) -> Outcome<Vec<u8>> {
        Ok(bytes!(TALON_SAVE_BYTES_MAX, talon_game_save(self.0)))
    }
}

impl Drop for Game {
    fn drop(&mut self) {
        unsafe { talon_game_free(null(), self.0) }
    }
}

struct Play<'a> {
    log: &'a mut Transcript,
    rng: talon_rng,
    game: Game,
    copy: Game,
    view: Game,
    line: Vec<u8>,
    events: Vec<talon_event>,
    scratch: Vec<u64>,
}

impl Play<'_> {
    fn put_bytes(&mut self, word: &str, data: &[u8]) -> Outcome<()> {
        let hash = fnv(FNV_BASIS, data);
        Ok(writeln!(self.log, "{} {} {:016x}", word, data.len(), hash)?)
    }

    fn check(&mut self, word: &str, next: &talon_move) -> Outcome<()> {
        let mut cards = 0;
        let status = unsafe { talon_game_check(self.game.0, next, &mut cards) };
        Ok(writeln!(self.log, "{} {} {:016x}", word, name(status), cards)?)
    }

    fn make_move(&mut self, next: &talon_move) -> Outcome<()> {
        let game = self.game.0;
        self.check("check", next)?;
        self.line = bytes!(TALON_LINE_MAX, talon_record_write_move(game, next));
        self.log.write_all(&self.line)?;
        let (status, events) =
            list!(TALON_EVENTS_MAX, talon_game_apply(game, next));
        must(status)?;
        self.events = events;
        self.check("again", next)
    }

    fn make_chance(&mut self) -> Outcome<()> {
        let game = self.game.0;
        let mut ahead = self.rng;
        let (status, pack) =
            list!(TALON_PACK_MAX, talon_game_shuffle(game, &mut ahead));
        writeln!(self.log, "shuffle {}", name(status))?;
        self.line.clear();
        if status >= 0 {
            let (cards, count) = (pack.as_ptr(), pack.len() as u32);
            self.line = bytes!(
                TALON_LINE_MAX,
                talon_record_write_deal(game, cards, count)
            );
        }
        let (status, events) =
            list!(TALON_EVENTS_MAX, talon_game_chance(game, &mut self.rng));
        must(status)?;
        writeln!(self.log, "chance {}", name(status))?;
        self.events = events;
        Ok(self.log.write_all(&self.line)?)
    }

    /// One time in eight the table does something other than deal, if it can.
    fn make_table(&mut self) -> Outcome<()> {
        let (game, rng) = (self.game.0, &mut self.rng);
        let count = ask!(talon_game_move_count(game));
        if count == 0 || unsafe { talon_rng_below(rng, 8) } != 0 {
            return self.make_chance();
        }
        let index = unsafe { talon_rng_below(rng, count) };
        self.make_move(&ask!(talon_game_move_at(game, index)))
    }

    fn list_choices(&mut self) -> Outcome<()> {
        let (status, choices): (_, Vec<talon_choice>) =
            list!(TALON_CHOICES_MAX, talon_game_choices(self.game.0));
        must(status)?;
        for c in choices {
            writeln!(
                self.log,
                "choice {} {:016x} {:016x} {} {} {} {} {} {} {} {} {}",
                kind(c.kind), c.cards, c.required, c.amount_min, c.amount_max,
                c.denominations, c.other_seats, c.flags, c.pick_min,
                c.pick_max, c.index_min, c.index_max
            )?;
        }
        Ok(())
    }

    fn list_events(&mut self, viewer: u32) -> Outcome<()> {
        for e in &self.events {
            let reason = match text!(talon_reason_key(e.reason.into())) {
                "" => "-",
                key => key,
            };
            writeln!(
                self.log,
                "event {} {} {} {} {} {} {} {} {} {} {} {} {:016x}",
                kind(e.kind), reason, e.seat, e.other, e.amount, e.turn,
                e.viewers, e.denomination, e.box_id, e.place, e.index,
                e.count, e.cards
            )?;
        }
        let (events, count) = (self.events.as_mut_ptr(), self.events.len());
        must(unsafe {
            talon_events_redact(events, count as u32, 1 << viewer)
        })?;
        write!(self.log, "seen {}", viewer)?;
        for e in &self.events {
            write!(self.log, " {:016x}", e.cards)?;
        }
        Ok(writeln!(self.log)?)
    }

    fn compare(&mut self) -> Outcome<()> {
        let (copy, game) = (self.copy.0, self.game.0);
        let (line, length) = (self.line.as_ptr().cast(), self.line.len() as _);
        let status = unsafe {
            if self.line.is_empty() {
                talon_game_copy(copy, game)
            } else {
                talon_record_read_line(copy, line, length, TALON_RECORD_CHECK,
                    null_mut(), 0, null_mut(), null_mut())
            }
        };
        let equal: i32 = ask!(talon_game_equal(copy, game));
        Ok(writeln!(self.log, "same {} {}", name(status), equal)?)
    }

    fn put_amounts(
        &mut self,
        word: &str,
        (status, amounts): (talon_status, Vec<i64>),
    ) -> Outcome<()> {
        must(status)?;
        let words: Vec<String> = amounts.iter().map(i64::to_string).collect();
        Ok(writeln!(self.log, "{} {}", word, words.join(" "))?)
    }

    fn look(&mut self, viewer: u32) -> Outcome<()> {
        let view = self.view.0;
        must(unsafe { talon_game_redact(view, self.game.0, 1 << viewer) })?;
        self.put_bytes("view", &self.view.save()?)?;
        let key = bytes!(
            TALON_GAME_BYTES_MAX,
            talon_game_information_key(view, viewer as i32)
        );
        self.put_bytes("key", &key)?;
        let scratch = self.scratch.as_mut_ptr().cast();
        let size = TALON_SAMPLE_BYTES_MAX as _;
        let status = unsafe {
            talon_game_sample(view, view, &mut self.rng, scratch, size)
        };
        write!(self.log, "world {}", name(status))?;
        self.put_bytes("", &self.view.save()?)
    }

    fn step(&mut self, seat: i32) -> Outcome<()> {
        let game = self.game.0;
        self.list_choices()?;
        if seat == TALON_TABLE {
            self.make_table()?;
        } else {
            let next = ask!(talon_game_move_random(game, &mut self.rng));
            self.make_move(&next)?;
        }
        let turn: u32 = ask!(talon_game_turn(game));
        let viewer = turn % ask!(talon_game_seat_count(game));
        self.list_events(viewer)?;
        self.compare()?;
        let totals = list!(TALON_SEATS_MAX, talon_game_totals(game));
        self.put_amounts("totals", totals)?;
        let returns = list!(TALON_SEATS_MAX, talon_game_returns(game));
        self.put_amounts("returns", returns)?;
        self.look(viewer)?;
        let saved = self.game.save()?;
        let (bytes, length) = (saved.as_ptr(), saved.len() as _);
        let status =
            unsafe { talon_game_load(game, bytes, length, null_mut()) };
        write!(self.log, "save {}", name(status))?;
        self.put_bytes("", &saved)
    }

    fn play(&mut self, turns: u32) -> Outcome<()> {
        let game = self.game.0;
        loop {
            let turn: u32 = ask!(talon_game_turn(game));
            let seat: i32 = ask!(talon_game_to_act(game));
            if seat == TALON_NOBODY || turn >= turns {
                let seats: u32 = ask!(talon_game_winners(game));
                writeln!(self.log, "end {} {} {}", turn, seat, seats)?;
                return Ok(());
            }
            let phase = ask!(talon_game_phase(game));
            let phase = text!(talon_phase_key(phase));
            writeln!(self.log, "turn {} {} {}", turn, seat, phase)?;
            self.step(seat)?;
        }
    }
}

fn play_preset(
    log: &mut Transcript,
    game_id: u32,
    preset: u32,
    seed: &[u8],
    turns: u32,
) -> Outcome<()> {
    let mut rules = talon_rules::default();
    must(unsafe { talon_rules_init(&mut rules, game_id, preset) })?;
    let seat_count: u32 = ask!(talon_rules_seat_count(&rules));
    let game_key = text!(talon_games_key(game_id));
    let preset_key = text!(talon_preset_key(game_id, preset));
    writeln!(log, "play {} {} {}", game_key, preset_key, seat_count)?;
    log.write_all(&bytes!(TALON_RECORD_STATE_MAX, talon_rules_write(&rules)))?;
    let mut rng = talon_rng::default();
    must(unsafe { talon_rng_seed(&mut rng, seed.as_ptr(), preset) })?;
    Play {
        log,
        rng,
        game: Game::new(&rules)?,
        copy: Game::new(&rules)?,
        view: Game::new(&rules)?,
        line: Vec::new(),
        events: Vec::new(),
        scratch: vec![0; TALON_SAMPLE_BYTES_MAX as usize / 8],
    }
    .play(turns)
}

fn main() -> Outcome<()> {
    let arguments: Vec<String> = std::env::args().collect();
    let mut seed = arguments[1].clone().into_bytes();
    let turns = arguments[2].parse()?;
    let out = io::BufWriter::new(io::stdout());
    let mut log = Transcript { out, hash: FNV_BASIS };
    if unsafe { talon_version_serves(TALON_VERSION) } == 0 {
        return Err("the library does not serve these headers".into());
    }
    seed.resize(TALON_SEED_BYTES as usize, 0);
    writeln!(log, "talon {}", text!(talon_version_string()))?;
    for index in 0..unsafe { talon_games_count() } {
        let game_id = unsafe { talon_games_at(index) };
        for preset in 1..=unsafe { talon_preset_count(game_id) } {
            play_preset(&mut log, game_id, preset, &seed, turns)?;
        }
    }
    log.flush()?;
    println!("hash {:016x}", log.hash);
    Ok(())
}
