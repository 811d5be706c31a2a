#!/bin/sh
# SPDX-License-Identifier: MIT
# Tests the binding for C++, as README.md describes.
set -eu

root=$TALON_ROOT
work=$TALON_WORK
prefix=$TALON_PREFIX
here=$root/examples/bindings/cpp
. "$root/tests/tools.sh"
. "$root/tests/bindings/binding.sh"

warnings="-Wall -Wextra -Wpedantic -Wconversion -Wshadow -Weffc++ -Werror"

# Builds a program against the shared library: build COMPILER OUTPUT OPTION...
build() {
    compiler=$1
    output=$2
    shift 2
    # shellcheck disable=SC2086
    "$compiler" $warnings -I"$prefix/include" -I"$here" -o "$output" "$@" \
        -L"$prefix/lib" -Wl,-rpath,"$prefix/lib" -ltalon
}

# Every program compiles without a warning, with this compiler and standard. In
# the short form g++ reads only those that it does not build like that below.
compiles() {
    programs='test kitty'
    [ -z "${TALON_LONG:-}" ] && [ "$1-$2" = g++-c++17 ] ||
        programs="$programs example transcript advice hint words"
    for program in $programs; do
        reads "$1" "-std=$2" "$here/$program.cpp" || return
    done
    reads "$1" "-std=$2" -fno-exceptions -fno-rtti "$here/advice.cpp" &&
        reads "$1" "-std=$2" -fno-exceptions -fno-rtti "$here/words.cpp" &&
        build "$1" "$work/without-$1-$2" "-std=$2" -fno-exceptions -fno-rtti \
            "$here/without_exceptions.cpp" && "$work/without-$1-$2"
}

# Compiles a program without writing an object file.
reads() {
    compiler=$1
    shift
    # shellcheck disable=SC2086
    "$compiler" $warnings -I"$prefix/include" -I"$here" -fsyntax-only "$@"
}

# In a build without exceptions, asking for a missing value ends the program.
ends_without_exceptions() {
    status=0
    (cd "$work" && ./without-g++-c++17 abort) || status=$?
    [ "$status" -eq 134 ]
}

hashes_are_equal() {
    # shellcheck disable=SC2046
    "$work/transcript" "$TALON_TURNS" $(cut -d ' ' -f 1 "$TALON_HASHES") |
        diff "$TALON_HASHES" -
}

advice_is_equal() {
    # shellcheck disable=SC2046
    "$work/advice" "$TALON_TURNS" $(cut -d ' ' -f 1 "$TALON_ADVICE") |
        diff "$TALON_ADVICE" -
}

hint_runs() {
    "$work/hint" >"$work/hint.txt" &&
        grep -q '^seat .* points: ' "$work/hint.txt" &&
        grep -q '^trick .* cost .* points, ' "$work/hint.txt"
}

# What cannot be read is answered, and a pass is told, in both languages.
words_are_told() {
    printf 'xyzzy\npass\n' | "$work/words" en >"$work/words-en.txt" &&
        printf 'xyzzy\npassen\n' | "$work/words" de >"$work/words-de.txt" &&
        grep -q '^You get ' "$work/words-en.txt" &&
        grep -q '^> .*xyzzy' "$work/words-en.txt" &&
        grep -q 'You pass\.$' "$work/words-en.txt" &&
        grep -q '^Du bekommst ' "$work/words-de.txt" &&
        grep -q '^> .*xyzzy' "$work/words-de.txt" &&
        grep -q 'Du passt\.$' "$work/words-de.txt"
}

# Memory lacks at each `operator new`; a test that changes a game first is
# found.
survives_famine() {
    build g++ "$work/starved" -std=c++17 -g -fsanitize=address,undefined \
        -fno-sanitize-recover=undefined "$root/tests/bindings/starved.cpp" \
        -L"$prefix/lib" -ltalon-words -ltalon-advisor &&
        "$work/starved" &&
        fails_with 'the game has changed' "$work/starved" careless
}

# The example refuses a bad card, saves its game, and continues from there.
example_runs() {
    printf '%s\n' 'play 99X' save '' | "$work/example" 5 "$work/saved" \
        >"$work/example.txt" && "$work/example" 6 "$work/saved" </dev/null \
        >"$work/again.txt" &&
        grep -q '^>   refused: not a card$' "$work/example.txt" &&
        grep -q ': dealer, in the draw for the deal$' "$work/example.txt" &&
        grep -q '^>   you: ' "$work/example.txt" &&
        grep -q '^Scores: 0 0 0 0$' "$work/again.txt" &&
        [ "$(hand 1 "$work/example.txt")" = "$(hand 1 "$work/again.txt")" ]
}

# Prints the Nth hand that the example shows.
hand() {
    grep -o 'You hold .*' "$2" | sed -n "$1p" | grep .
}

# In a game that reaches a second move, undo returns to the first.
example_undoes() {
    for seed in 1 2 3 4 5 6 7 8 9; do
        printf '\nundo\n' | "$work/example" "$seed" "$work/none" \
            >"$work/undo.txt"
        if hand 3 "$work/undo.txt" >"$work/third.txt"; then
            hand 1 "$work/undo.txt" | diff - "$work/third.txt"
            return
        fi
    done
    return 1
}

# The program refuses a library that says it cannot serve programs built with
# these headers.
other_version_is_refused() {
    printf 'int talon_version_serves(unsigned v) { return (int)(v & 0); }\n' |
        gcc -shared -fPIC -x c -o "$work/other.so" -
    for file in none saved; do
        LD_PRELOAD="$work/other.so" "$work/example" 5 "$work/$file" \
            >"$work/other.txt" 2>&1 </dev/null && return 1
        grep -q "^example: talon .* does not serve a program" \
            "$work/other.txt" || return 1
    done
}

# A program refuses such an advisor, or words, too.
#   other_library_is_refused LIBRARY PROGRAM
other_library_is_refused() {
    printf 'int talon_%s_version_serves(unsigned v)%s\n' "$1" \
        ' { return (int)(v & 0); }' |
        gcc -shared -fPIC -x c -o "$work/other-$1.so" -
    LD_PRELOAD="$work/other-$1.so" "$work/$2" >"$work/other.txt" 2>&1 \
        </dev/null && return 1
    grep -q "talon-$1 .* does not serve a program" "$work/other.txt"
}

# Without the library the program does not start, and the loader says why.
missing_library_is_named() {
    g++ -std=c++17 -I"$prefix/include" -o "$work/missing" \
        "$here/example.cpp" -L"$prefix/lib" -ltalon
    LD_LIBRARY_PATH='' "$work/missing" 5 "$work/none" \
        >"$work/missing.txt" 2>&1 </dev/null && return 1
    grep -q 'libtalon.so.0' "$work/missing.txt"
}

cmake_builds_the_example() {
    PKG_CONFIG_PATH=$prefix/lib/pkgconfig cmake -S "$here" -B "$work/cmake" \
        -DTALON_CPP_EXAMPLE=ON -DCMAKE_PREFIX_PATH="$prefix" \
        -DCMAKE_INSTALL_PREFIX="$work/installed" &&
        cmake --build "$work/cmake" && cmake --install "$work/cmake" &&
        cmp "$here/talon.hpp" "$work/installed/include/talon.hpp" &&
        cmp "$here/talon_advisor.hpp" \
            "$work/installed/include/talon_advisor.hpp" &&
        cmp "$here/talon_words.hpp" \
            "$work/installed/include/talon_words.hpp" &&
        LD_LIBRARY_PATH=$prefix/lib "$work/cmake/example" 5 "$work/none" \
            </dev/null
}

tally_at_end
if ! install_missing g++:g++ clang++:clang :libclang-rt-14-dev cmake:cmake \
    pkg-config:pkg-config; then
    say "skipped cpp: no C++ compiler"
    finished
    exit
fi
for way in g++-c++17 clang++-c++20 ${TALON_LONG:+g++-c++20 clang++-c++17}; do
    check "${way%-*} compiles it as ${way#*-} without a warning" \
        compiles "${way%-*}" "${way#*-}"
done
check "without exceptions a missing value ends the program" \
    ends_without_exceptions
check "it builds" build g++ "$work/transcript" -std=c++17 -O2 \
    "$here/transcript.cpp"
build g++ "$work/example" -std=c++17 -O2 "$here/example.cpp"
# The sanitizers find memory that is used after it is freed, and memory that is
# never freed. C++20 has a stop_token, which one of the tests connects. clang
# compiles this in half the time.
sanitizing=clang++
[ -z "${TALON_LONG:-}" ] || sanitizing=g++
build "$sanitizing" "$work/test" -std=c++20 -pthread -g \
    -fsanitize=address,undefined -fno-sanitize-recover=undefined \
    "$here/test.cpp" -L"$prefix/lib" -ltalon-words -ltalon-advisor
for program in advice hint words; do
    build g++ "$work/$program" -std=c++17 -O2 "$here/$program.cpp" \
        -L"$prefix/lib" -ltalon-words -ltalon-advisor
done
check "every preset is played as by the client in C" timed hashes_are_equal
check "advice is that of the program in C" advice_is_equal
"$work/test" list >"$work/tests.txt"
while read -r number what; do
    check "$what" "$work/test" "$number"
done <"$work/tests.txt"
check "memory may lack at each allocation" survives_famine
check "the example plays, saves and goes on" example_runs
check "sentences are told, and what is typed is read" words_are_told
check "the hint runs" hint_runs
check "the example undoes a move" example_undoes
check "another version of the library is refused" other_version_is_refused
for library in advisor words; do
    check "another version of $library is refused" \
        other_library_is_refused $library words
done
if ldconfig -p 2>/dev/null | grep -q 'libtalon\.so\.0'; then
    say "skipped a missing library: talon is installed for everyone"
else
    check "a missing library is named" missing_library_is_named
fi
check "CMake builds and installs it" cmake_builds_the_example
binding_row "$here/example.cpp" "$work/example" "$prefix/lib/libtalon.so.0"
finished
