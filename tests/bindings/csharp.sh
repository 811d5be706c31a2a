#!/bin/sh
# SPDX-License-Identifier: MIT
# Tests the binding for C# with Debian's Mono, as README.md describes.
set -eu

root=$TALON_ROOT
work=$TALON_WORK
here=$root/examples/bindings/csharp
. "$root/tests/tools.sh"
. "$root/tests/bindings/binding.sh"

# If Mono cannot be installed, says so and ends with the tally.
need_mono() {
    install_missing mcs:mono-mcs mono:mono-runtime gcc:gcc python3:python3 \
        >"$work/install.txt" 2>&1 && return
    say "skipped csharp: mono cannot be installed"
    finished
    exit 0
}

# Builds the class library, with or without spans, the example and the tests.
#   build DIRECTORY [OPTION]
build() {
    mkdir -p "$work/$1"
    (
        cd "$here" &&
            mcs ${2:+"$2"} -unsafe -warnaserror -target:library \
                -out:"$work/$1/Talon.dll" ./*.cs &&
            mcs ${2:+"$2"} -debug -warnaserror -r:"$work/$1/Talon.dll" \
                -out:"$work/$1/Tests.exe" tests/*.cs &&
            mcs -warnaserror -r:"$work/$1/Talon.dll" \
                -out:"$work/$1/Example.exe" example/Example.cs &&
            mcs -warnaserror -r:"$work/$1/Talon.dll" \
                -out:"$work/$1/Hint.exe" example/Hint.cs &&
            mcs -warnaserror -r:"$work/$1/Talon.dll" \
                -out:"$work/$1/Kitty.exe" example/Kitty.cs
    ) && cp "$here/Talon.dll.config" "$work/$1/"
}

builds() {
    build plain && build spans -d:TALON_SPAN
}

# Runs a test, given the name of its method, in both builds.
passes() {
    for build in plain spans; do
        mono --debug "$work/$build/Tests.exe" "$@" || return
    done
}

# Runs a test with another library in place of libtalon.so.0, or in place of the
# library NAME.
#   passes_with LIBRARY TEST [NAME]
passes_with() {
    mkdir -p "$work/other"
    cp "$work/plain/Talon.dll" "$work/plain/Tests.exe" "$work/other/"
    sed "s|${3:-libtalon.so.0}|$1|" "$here/Talon.dll.config" \
        >"$work/other/Talon.dll.config"
    mono --debug "$work/other/Tests.exe" "$2"
}

make_other_libraries() {
    cat >"$work/version.c" <<'END'
int talon_version_serves(unsigned headers) { return headers == 0; }
const char *talon_version_string(void) { return "9.8.7"; }
END
    say "int nothing_of_talon;" >"$work/nothing.c"
    gcc -shared -fPIC -o "$work/libversion.so" "$work/version.c" &&
        gcc -shared -fPIC -o "$work/libnothing.so" "$work/nothing.c"
}

# Compares one transcript line by line, so that the first difference is shown.
transcript_is_that_of_c() {
    seed=$(head -n 1 "$TALON_HASHES" | cut -d ' ' -f 1)
    "$TALON_CLIENT" "$seed" "$TALON_TURNS" | sed '$d' >"$work/c.txt"
    mono "$work/plain/Tests.exe" Write "$seed" "$TALON_TURNS" >"$work/cs.txt"
    cmp "$work/c.txt" "$work/cs.txt"
}

# There is no memory for a game.
survives_famine() {
    build_starved && cp "$work/starved.so" "$work/plain/libstarved.so" &&
        (cd "$work/plain" && mcs -warnaserror -r:Talon.dll -out:Starved.exe \
            "$root/tests/bindings/Starved.cs") &&
        LD_LIBRARY_PATH=$TALON_PREFIX/lib:$work/plain \
            LD_PRELOAD=$work/plain/libstarved.so \
            mono --debug "$work/plain/Starved.exe"
}

hint_runs() {
    mono "$work/plain/Hint.exe" >"$work/hint.txt"
    grep -q '^seat .* points: ' "$work/hint.txt" &&
        grep -q '^trick .* cost .* points, ' "$work/hint.txt"
}

example_runs() {
    printf '%s\n' "bid 5S" "bid 6S" undo save "bid 6S" load "bid 10NT" \
        >"$work/typed.txt"
    yes 1 | head -n 40 >>"$work/typed.txt"
    (cd "$work" && mono plain/Example.exe 3 <typed.txt) >"$work/example.txt"
    cat "$work/example.txt"
    grep -q '^. refused: the bid does not outrank' "$work/example.txt" &&
        grep -q '^you: contract 10 no trump' "$work/example.txt" &&
        grep -q '^scores: ' "$work/example.txt"
}

# What package.sh lays out for NuGet plays a hand with nothing else of talon:
# all three libraries are found by the names that .NET asks for.
package_plays() {
    laid=$work/package
    sh "$here/package.sh" "$laid" &&
        cmp "$root/COPYING" "$laid/COPYING" &&
        native=$(ls -d "$laid"/runtimes/linux-*/native) &&
        (cd "$laid" && mcs -unsafe -warnaserror -target:library \
            -out:Talon.dll ./*.cs) &&
        mcs -warnaserror -r:"$laid/Talon.dll" -out:"$laid/Example.exe" \
            "$here/example/Example.cs" &&
        mcs -debug -warnaserror -r:"$laid/Talon.dll" \
            -out:"$laid/Tests.exe" "$here"/tests/*.cs &&
        for test in Players SaysWhatHappens; do
            LD_LIBRARY_PATH=$native mono --debug "$laid/Tests.exe" "$test" ||
                return
        done && yes 1 | head -n 40 | (cd "$work" &&
            LD_LIBRARY_PATH=$native mono "$laid/Example.exe" 3) |
        grep '^scores: '
}

# The project file is well-formed, and the files it names exist.
project_is_sound() {
    python3 - "$here/Talon.csproj" "$here/Talon.dll.config" \
        "$here/Native.cs" <<'END'
import sys
import xml.etree.ElementTree as ElementTree

project = ElementTree.parse(sys.argv[1]).getroot()
config = ElementTree.parse(sys.argv[2]).getroot()
assert project.get("Sdk") == "Microsoft.NET.Sdk"
assert project.findtext("PropertyGroup/AllowUnsafeBlocks") == "true"
assert project.findtext("PropertyGroup/Version") in open(sys.argv[3]).read()
assert config.find("dllmap").get("dll") == "talon"
END
}

export LD_LIBRARY_PATH="$TALON_PREFIX/lib"
tally_at_end
need_mono
check "it compiles, with spans and without" builds
check "the project file is sound" project_is_sound
check "what is laid out for NuGet plays" package_plays
check "a transcript is that of C" transcript_is_that_of_c
check "all transcripts have C's hash" timed mono "$work/plain/Tests.exe" \
    Hashes "$TALON_HASHES" "$TALON_TURNS"
check "advice has C's hash" mono "$work/plain/Tests.exe" AdviceHashes \
    "$TALON_ADVICE" "$TALON_TURNS"
check "cards, sets of cards and of seats" passes Cards
check "poker hands" passes Poker
check "chance" passes Chance
check "structs have the layout of C" passes Layouts
check "every term has its name" passes Terms
check "games, presets and options are enumerated" passes Settings
check "rules by key and number" passes Options
check "refusals have status, text, clause and cards" passes Refusals
check "questions, choices and moves" passes Questions
check "views know what they may, and samples fit them" passes Views
check "hands are played again" passes HandsAgain
check "deals of Tripoli are played again from events" passes DealsAgain
check "moves have codes, and codes moves" passes MoveCodes
check "saves are loaded, and bad ones refused" passes Saves
check "events are redacted, saved and loaded" passes EventsOnTheWire
check "records are written and read" passes Records "$root/examples/records"
check "Five Hundred: snapshots, tricks, scores" passes FiveHundreds
check "Tripoli: snapshots, pots, boxes" passes Tripolis
check "players advise and move" passes Players
check "players say what is wrong" passes PlayersRefuse
check "the advisor's terms have keys and labels" passes AdvisorsTerms
check "a lobby asks what is supported" passes Supported
check "the solver solves, lists and reviews" passes Solves
check "sentences in two languages" passes SaysWhatHappens
check "what a person types is read" passes ReadsWhatIsTyped
check "settings have names in both languages" passes SettingsInWords
check "discards are solved, and what a deal is worth" passes Discards
check "discards of games are solved and reviewed" passes DiscardsOfGames
check "a limit is no exception" passes Unfinished
check "the default limit ends a hard hand" passes DefaultLimit
check "a canceled token ends a call at once" passes Canceled
check "a player that is canceled names legal moves" passes CanceledPlayers
check "a token ends a call from another thread" passes CanceledLater
check "the solver says what is wrong" passes SolverRefuses
check "arrays and spans of the caller" passes WithoutGarbage
check "moves and events make no garbage" passes NoGarbage
check "use after Dispose is an exception" passes Disposed
check "use by two threads at once is an exception" passes Threads
check "junk is refused" passes Junk
check "allocators, and exceptions in them" passes Allocators
check "memory is freed" passes Memory
check "without memory there is no game, and no harm" survives_famine
check "a missing library is said" passes_with libno-talon.so.0 Missing
check "the rules need no advisor" passes_with libno-advisor.so.0 \
    AdvisorMissing libtalon-advisor.so.0
check "other libraries are made" make_other_libraries
check "another version is said" passes_with "$work/libversion.so" OtherVersion
check "another library is said" passes_with "$work/libnothing.so" OtherLibrary
check "the hint runs" hint_runs
check "the example plays, undoes, saves and loads" example_runs
binding_row "$here/example/Example.cs" "$work/plain/Talon.dll" \
    "$work/plain/Talon.dll.config" "$TALON_PREFIX/lib/libtalon.so.0"
finished
