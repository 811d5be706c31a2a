// SPDX-License-Identifier: MIT
//! The memory of games, and what goes from here to C and back.
use crate::calls;
use crate::error::{check, Error, Result};
use std::ffi::{CStr, CString};
use std::marker::PhantomData;
use std::os::raw::c_char;
use talon_sys as sys;

/// The length of a slice for C. What is longer is cut off.
pub(crate) fn number(length: usize) -> u32 {
    u32::try_from(length).unwrap_or(u32::MAX)
}

/// A constant text of the library.
///
/// # Safety
/// The pointer is to a zero-terminated text that is never freed.
pub(crate) unsafe fn constant(pointer: *const c_char) -> &'static str {
    // SAFETY: the caller has said so.
    unsafe { CStr::from_ptr(pointer) }.to_str().unwrap_or("")
}

/// A key for C. No key has a zero in it: such a key becomes "", which nothing
/// has, either.
pub(crate) fn key(text: &str) -> CString {
    CString::new(text).unwrap_or_default()
}

/// Whether the library serves this crate, as a status.
pub(crate) fn serves() -> sys::talon_status {
    match calls::version_serves(sys::TALON_VERSION) {
        0 => sys::TALON_E_UNSUPPORTED,
        _ => sys::TALON_OK,
    }
}

/// The memory of one game. The game stays where it is made in it, and the
/// pointer to it is made anew for each call, from a borrow of the memory.
pub(crate) struct Memory {
    words: Box<[u64]>,
    offset: usize, // of the game, in bytes
}

/// A game whose memory is borrowed.
#[derive(Clone, Copy)]
pub struct Handle<'a>(*const sys::talon_game, PhantomData<&'a Memory>);

/// A game whose memory is borrowed for this handle alone.
pub struct HandleMut<'a>(*mut sys::talon_game, PhantomData<&'a mut Memory>);

impl Handle<'_> {
    pub(crate) fn ptr(self) -> *const sys::talon_game {
        self.0
    }
}

impl HandleMut<'_> {
    pub(crate) fn ptr(self) -> *mut sys::talon_game {
        self.0
    }
}

impl Memory {
    /// Memory for a kind of game, in which `init` makes one.
    pub(crate) fn make<F>(game_id: u32, init: F) -> Result<Self>
    where
        F: FnOnce(&mut [u64], &mut *mut sys::talon_game) -> sys::talon_status,
    {
        let mut size = 0;
        check(serves())?;
        check(calls::games_bytes(game_id, &mut size))?;
        Self::with_words(size / 8 + usize::from(size % 8 != 0), init)
    }

    fn with_words<F>(length: usize, init: F) -> Result<Self>
    where
        F: FnOnce(&mut [u64], &mut *mut sys::talon_game) -> sys::talon_status,
    {
        let mut words = vec![0; length].into_boxed_slice();
        let mut made = std::ptr::null_mut();
        check(init(&mut words, &mut made))?;
        let offset = (made as usize).wrapping_sub(words.as_ptr() as usize);
        assert!(offset < words.len() * 8, "the game is in its memory");
        Ok(Self { words, offset })
    }

    pub(crate) fn handle(&self) -> Handle<'_> {
        let bytes = self.words.as_ptr().cast::<u8>();
        // SAFETY: with_words() has made sure that the offset is inside.
        Handle(unsafe { bytes.add(self.offset) }.cast(), PhantomData)
    }

    pub(crate) fn handle_mut(&mut self) -> HandleMut<'_> {
        let bytes = self.words.as_mut_ptr().cast::<u8>();
        // SAFETY: with_words() has made sure that the offset is inside.
        HandleMut(unsafe { bytes.add(self.offset) }.cast(), PhantomData)
    }

    /// Makes this the same game as another one.
    pub(crate) fn copy_from(&mut self, other: &Self) {
        let status = calls::game_copy(self.handle_mut(), other.handle());
        if status < 0 {
            *self = other.clone(); // of another kind
        }
    }
}

impl Clone for Memory {
    fn clone(&self) -> Self {
        let clone = Self::with_words(self.words.len(), |memory, made| {
            calls::game_clone(memory, self.handle(), made)
        });
        clone.unwrap_or_else(|why: Error| panic!("a clone is made: {}", why))
    }
}
