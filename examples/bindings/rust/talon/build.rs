// SPDX-License-Identifier: MIT
//! Tests and examples find the library where it was found to link them.
use std::env;

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    if let (Ok(directory), Ok(_)) =
        (env::var("DEP_TALON_LIB_DIR"), env::var("CARGO_CFG_UNIX"))
    {
        println!("cargo:rustc-link-arg=-Wl,-rpath,{}", directory);
    }
}
