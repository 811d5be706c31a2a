// SPDX-License-Identifier: MIT
//! What players and the solver share: the version of libtalon-advisor, the
//! rules that it knows, and how a call is stopped.
use crate::advisor_calls as calls;
pub use crate::advisor_types::Part;
use crate::error::{check, Error, Result};
use crate::rules::Rules;
use crate::types::Status;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::Arc;
use talon_sys as sys;

/// The version of libtalon-advisor, if it serves this crate.
pub fn library() -> Result<String> {
    match calls::advisor_version_serves(sys::TALON_ADVISOR_VERSION) {
        0 => Err(Error::new(sys::TALON_E_UNSUPPORTED)),
        _ => Ok(version()),
    }
}

/// The same as a number, whether or not it serves.
pub fn version_number() -> u32 {
    calls::advisor_version_number()
}

fn version() -> String {
    let number = version_number();
    let (minor, patch) = (number >> 8 & 0xFF, number & 0xFF);
    format!("{}.{}.{}", number >> 16, minor, patch)
}

/// What is wrong with the version of the library that runs, if anything is.
pub(crate) fn other_version() -> Option<String> {
    library().err().map(|_| {
        format!(
            "talon-advisor {} does not serve a program that was built for {}",
            version(),
            sys::TALON_ADVISOR_VERSION_TEXT
        )
    })
}

/// Whether a part of the advisor knows all rules that are set: whether there
/// are players for a game, or a solver. What it does not know, it refuses with
/// [`Status::UNSUPPORTED`]; a lobby asks before.
pub fn supports(rules: &Rules, part: Part) -> Result<bool> {
    match check(calls::advisor_supports(&rules.0, part.0)) {
        Err(why) if why.status == Status::UNSUPPORTED => Ok(false),
        answer => answer.map(|()| true),
    }
}

/// Ends calls that take long, from any thread. Its clones are the same stop;
/// a call that is given one looks at it all the time. Once it is set, the call
/// ends soon, with the best answer so far, which is not complete, and so does
/// every later call that is given it, until it is cleared.
///
/// ```no_run
/// use std::{thread, time::Duration};
/// use talon::advisor::Stop;
/// use talon::solver::{FiveHundredPosition, Solver};
///
/// # fn value(of: &FiveHundredPosition) -> talon::Result<()> {
/// let stop = Stop::new();
/// let bell = stop.clone();
/// thread::spawn(move || {
///     thread::sleep(Duration::from_secs(1));
///     bell.set();
/// });
/// let mut solver = Solver::default().limit(Solver::UNLIMITED);
/// let value = solver.solve(of, Some(&stop))?;
/// println!("{} … {} tricks", value.low, value.high);
/// # Ok(())
/// # }
/// ```
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicU32>);

impl Stop {
    /// A stop that is not set.
    pub fn new() -> Self {
        Self::default()
    }

    /// Ends the calls that have it.
    pub fn set(&self) {
        self.0.store(1, Ordering::Relaxed);
    }

    /// Lets later calls go on.
    pub fn clear(&self) {
        self.0.store(0, Ordering::Relaxed);
    }

    /// Whether it is set.
    pub fn is_set(&self) -> bool {
        self.0.load(Ordering::Relaxed) != 0
    }

    /// The number for C, which reads it while others may set it. `AtomicU32`
    /// has the memory of a `u32`.
    pub(crate) fn pointer(this: Option<&Self>) -> *const u32 {
        this.map_or(std::ptr::null(), |stop| Arc::as_ptr(&stop.0).cast())
    }
}
