// SPDX-License-Identifier: MIT
//! Finds the library: in TALON_LIB_DIR, in TALON_PREFIX/lib, or where
//! pkg-config says. TALON_STATIC=1 links libtalon.a. The feature "advisor" links
//! libtalon-advisor, too.
use std::env;
use std::path::{Path, PathBuf};
use std::process::{exit, Command};

const MISSING: &str = "talon is not found. Install it, and set TALON_PREFIX \
     to where it is installed (the directory with include/ and lib/), or \
     TALON_LIB_DIR to the directory with libtalon, or PKG_CONFIG_PATH to the \
     one with talon.pc";

fn variable(name: &str) -> Option<PathBuf> {
    println!("cargo:rerun-if-env-changed={}", name);
    env::var_os(name).filter(|v| !v.is_empty()).map(PathBuf::from)
}

fn fail(what: &str) -> ! {
    eprintln!("\nerror: {}.\n", what);
    exit(1);
}

fn has_library(directory: &Path, name: &str) -> bool {
    ["lib*.so", "lib*.a", "lib*.dylib", "*.lib"]
        .iter()
        .any(|file| directory.join(file.replace('*', name)).exists())
}

fn from_pkg_config() -> Option<PathBuf> {
    variable("PKG_CONFIG_PATH");
    let program = variable("PKG_CONFIG").unwrap_or_else(|| "pkg-config".into());
    let output = Command::new(program)
        .args(["--variable=libdir", "talon"])
        .output()
        .ok()?;
    let text = String::from_utf8(output.stdout).ok()?;
    let text = text.trim();
    (output.status.success() && !text.is_empty()).then(|| text.into())
}

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    if env::var_os("DOCS_RS").is_some() {
        return;
    }
    let named = variable("TALON_LIB_DIR")
        .or_else(|| variable("TALON_PREFIX").map(|prefix| prefix.join("lib")));
    let directory = match named {
        Some(named) if has_library(&named, "talon") => named,
        Some(named) => {
            fail(&format!("no libtalon in {}. {}", named.display(), MISSING))
        }
        None => from_pkg_config().unwrap_or_else(|| fail(MISSING)),
    };
    let kind = match variable("TALON_STATIC") {
        Some(_) => "static",
        None => "dylib",
    };
    println!("cargo:rustc-link-search=native={}", directory.display());
    if env::var_os("CARGO_FEATURE_ADVISOR").is_some() {
        if !has_library(&directory, "talon-advisor") {
            fail(&format!(
                "no libtalon-advisor in {}. It is built with talon, unless \
                 -Dadvisor=disabled is given; without the feature \"advisor\" \
                 it is not needed",
                directory.display()
            ));
        }
        println!("cargo:rustc-link-lib={}=talon-advisor", kind);
    }
    println!("cargo:rustc-link-lib={}=talon", kind);
    println!("cargo:lib_dir={}", directory.display());
}
