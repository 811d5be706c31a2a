// SPDX-License-Identifier: MIT
//! Finds the library: in TALON_LIB_DIR, in TALON_PREFIX/lib, in c/ beside this
//! file, where a package has all of talon as C, or where pkg-config says.
//! TALON_STATIC=1 links libtalon.a. The features "advisor" and "words" link
//! libtalon-advisor and libtalon-words, too.
use std::env;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::{exit, Command};

const MISSING: &str = "talon is not found. Install it, and set TALON_PREFIX \
     to where it is installed (the directory with include/ and lib/), or \
     TALON_LIB_DIR to the directory with libtalon, or PKG_CONFIG_PATH to the \
     one with talon.pc";

/// The features that need a library besides libtalon.
const OTHERS: [(&str, &str); 2] = [
    ("advisor", "CARGO_FEATURE_ADVISOR"),
    ("words", "CARGO_FEATURE_WORDS"),
];

fn variable(name: &str) -> Option<PathBuf> {
    println!("cargo:rerun-if-env-changed={}", name);
    env::var_os(name)
        .filter(|v| !v.is_empty())
        .map(PathBuf::from)
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

fn run(variable_name: &str, default: &str, arguments: &[&OsStr]) {
    let program = variable(variable_name).unwrap_or_else(|| default.into());
    let status = Command::new(&program).args(arguments).status();
    if !status.map_or(false, |status| status.success()) {
        fail(&format!(
            "{} has failed. This package compiles talon with a C compiler, \
             which {} names; TALON_PREFIX takes an installed talon instead",
            program.display(),
            variable_name
        ));
    }
}

/// Compiles the C of the package, with all three libraries in one.
fn compile(source: &Path) {
    let directory = PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default());
    let (object, library) =
        (directory.join("talon.o"), directory.join("libtalon.a"));
    println!("cargo:rerun-if-changed={}", source.display());
    let options = ["-std=c11", "-O2", "-fPIC", "-c", "-o"].map(OsStr::new);
    let files = [object.as_os_str(), source.as_os_str()];
    run("CC", "cc", &[&options[..], &files[..]].concat());
    let _ = std::fs::remove_file(&library);
    let files = [OsStr::new("crs"), library.as_os_str(), object.as_os_str()];
    run("AR", "ar", &files);
    println!("cargo:rustc-link-search=native={}", directory.display());
    println!("cargo:rustc-link-lib=static=talon");
}

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    if env::var_os("DOCS_RS").is_some() {
        return;
    }
    let named = variable("TALON_LIB_DIR")
        .or_else(|| variable("TALON_PREFIX").map(|prefix| prefix.join("lib")));
    let own = env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default();
    let source = Path::new(&own).join("c").join("talon.c");
    if named.is_none() && source.exists() {
        return compile(&source);
    }
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
    for (feature, _) in
        OTHERS.iter().filter(|(_, set)| env::var_os(set).is_some())
    {
        let library = format!("talon-{}", feature);
        if !has_library(&directory, &library) {
            fail(&format!(
                "no lib{} in {}. It is built with talon, unless \
                 -D{}=disabled is given; without the feature \"{}\" it is not \
                 needed",
                library,
                directory.display(),
                feature,
                feature
            ));
        }
        println!("cargo:rustc-link-lib={}={}", kind, library);
    }
    println!("cargo:rustc-link-lib={}=talon", kind);
    println!("cargo:lib_dir={}", directory.display());
}
