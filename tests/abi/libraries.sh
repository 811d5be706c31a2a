# SPDX-License-Identifier: MIT
# How the scripts here compile the libraries of a tree. POSIX shell, sourced
# with `root` set to the project directory, after tests/tools.sh.

# The sources of a library of this tree, from the root.
#   sources_of FOLDER
sources_of() {
    sed -n "s|^[^#].*|$1/&|p" "$root/$1/sources.txt"
}

# Compiles a shared library with its version script. With `as_one` set to lib,
# libtalon is compiled as one source, which takes a fifth of the time.
#   compile_shared INTO NAME FOLDER FLAG...
compile_shared() {
    into=$1 name=$2 folder=$3
    shift 3
    sources=$(sources_of "$folder")
    [ "$folder" != "${as_one:-}" ] || {
        python3 -B "$root/lib/one_file.py" "$into" || return 1
        sources=$into/talon.c
    }
    # shellcheck disable=SC2086
    (cd "$root" && gcc -std=c11 -fPIC -shared -fvisibility=hidden -Wall \
        -Wextra -Wpedantic -DTALON_BUILDING -DTALON_HOSTED=1 -Iinclude -Ilib \
        -o "$into/$name.so.0" "-Wl,-soname,$name.so.0" \
        "-Wl,--version-script=$folder/${name#lib}.map" \
        $sources "$@")
}

# Compiles all libraries into a directory.
#   compile_all INTO FLAG...
compile_all() {
    built=$1
    shift
    mkdir -p "$built"
    compile_shared "$built" libtalon lib "$@" &&
        compile_shared "$built" libtalon-advisor lib/advisor "$@" \
            "$built/libtalon.so.0" &&
        compile_shared "$built" libtalon-words lib/words "$@" \
            "$built/libtalon.so.0"
}

# Writes the interface of a shared library with debugging information.
#   dump LIBRARY HEADERS
dump() {
    abidw --headers-dir "$2" --no-corpus-path --no-comp-dir-path \
        --no-show-locs --drop-private-types --drop-undefined-syms \
        --no-elf-needed --type-id-style hash "$1" |
        sed '1a <!-- SPDX-License-Identifier: MIT -->'
}

# ---- programs of earlier versions

# Makes a library with the names of a baseline and without any code: what a
# program of that version was linked with. It does not need the sources of then.
#   make_stub BASELINE INTO FLAG...
make_stub() {
    lines=$1/talon.txt stub=$2
    shift 2
    mkdir -p "$stub"
    sed -n 's/^function \([a-z_0-9]*\): .*, \([A-Z_.0-9]*\)$/\1 \2/p' "$lines" |
        awk -v source="$stub/stub.c" -v map="$stub/stub.map" '
            {
                printf "void %s(void);\nvoid %s(void) {}\n", $1, $1 >source
                names[$2] = names[$2] "    " $1 ";\n"
            }
            END {
                for (node in names)
                    printf "%s {\nglobal:\n%slocal: *;\n};\n", node,
                        names[node] >map
            }'
    gcc "$@" -shared -fPIC -o "$stub/libtalon.so.0" "$stub/stub.c" \
        -Wl,-soname,libtalon.so.0 "-Wl,--version-script=$stub/stub.map"
}

# Compiles the client of a baseline with the headers of then.
#   compile_client BASELINE INTO FLAG...
compile_client() {
    baseline=$1 client=$2
    shift 2
    make_stub "$baseline" "$client-stub" "$@" &&
        gcc "$@" -std=c11 -O1 -Wall -Wextra -Werror "-I$baseline/include" \
            -o "$client" "$baseline/client.c" "$client-stub/libtalon.so.0"
}

# Sets `runner` to what runs programs of so many bits: nothing, or an emulator
# where the kernel runs none of 32 bits.
#   find_runner BITS
find_runner() {
    runner=
    say 'int main(void) { return 0; }' |
        gcc "-m$1" -xc -o "$work/runs" - || return 1
    "$work/runs" 2>/dev/null || {
        runner=qemu-i386
        install_missing qemu-i386:qemu-user && $runner "$work/runs"
    }
}

# What the client says with a library, sorted.
#   run_client CLIENT LIBRARY-DIRECTORY
run_client() {
    LD_LIBRARY_PATH=$2 $runner "$1" | LC_ALL=C sort
}

# What the client in Python says.
#   run_python_client BASELINE LIBRARY-DIRECTORY
run_python_client() {
    python3 -B "$1/client.py" "$2/libtalon.so.0" | LC_ALL=C sort
}
