// SPDX-License-Identifier: MIT
use talon_sys as sys;

/// Which amounts have codes. A code is a number that stands for the same in
/// every position under given rules, for programs that learn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u32)]
#[non_exhaustive]
pub enum Codes {
    /// Every amount, so that every move of a seat has codes. Refused with
    /// [`Status::UNSUPPORTED`](crate::Status::UNSUPPORTED) for rules that would
    /// need too many codes: those with offers (TR-11), or bets without a limit
    /// or with a high one (TR-18).
    Exact = sys::TALON_CODES_EXACT,
    /// Some amounts, further apart the higher they are, under all rules. So
    /// some legal moves have no codes; but some move always has.
    Ladder = sys::TALON_CODES_LADDER,
}
