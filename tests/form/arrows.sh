#!/bin/sh
# SPDX-License-Identifier: MIT
# Checks the includes of lib/ against the table lib/arrows.txt: every file
# belongs to a row, every include is allowed, and no files include each other in
# a circle, directly or indirectly. A .c and its .h count as one file.
#
# Includes do not show everything if one header declares functions of many
# files. So the script also takes static libraries that were built from lib/: a
# file that uses a name needs an arrow to the file that defines it. The objects
# of libtalon-advisor.a come from lib/advisor, and those of libtalon-words.a
# from lib/words.
#
#   tests/form/arrows.sh [--why] [LIBRARY.a]...
#
# --why lists the arrows of every circle and the names that cause them.
set -eu

root=$(cd "$(dirname "$0")/../.." && pwd)
why=0
if [ "${1:-}" = --why ]; then
    why=1
    shift
fi

# Lists every include in a file of lib/ as "include FILE TARGET", and the files
# as "file FILE".
list_includes() {
    (cd "$root/lib" && find . -name '*.[ch]' | sed 's|^\./||' | sort |
        xargs awk '
            FNR == 1 { print "file", FILENAME }
            match($0, /^ *# *include *["<]/) {
                quoted = substr($0, RLENGTH, 1) == "\""
                target = substr($0, RLENGTH + 1)
                sub(/[">].*/, "", target)
                if (quoted || target ~ /^talon/)
                    print "include", FILENAME, target
            }')
}

# Lists the names in objects as "defines OBJECT NAME TYPE" and "needs OBJECT
# NAME U".
list_names() {
    for library in "$@"; do
        case $library in
        *advisor*) within=advisor_ ;;
        *talon-words*) within=words_ ;;
        *) within= ;;
        esac
        nm -A "$library" | awk -v within="$within" '
            NF == 3 && $2 ~ /^[A-Z]$/ {
                count = split($1, part, ":")
                print ($2 == "U" ? "needs" : "defines"),
                    within part[count - 1], $3, $2
            }'
    done
}

{
    sed 's/#.*//; s/^/table /' "$root/lib/arrows.txt"
    list_includes
    list_names "$@"
} | awk -v why="$why" -v linked="$#" '
function complain(what) {
    print what
    wrong++
}

function unit_of(path) {
    sub(/\.[ch]$/, "", path)
    return path
}

# The longest folder in the table that contains a path; otherwise the first part
# of the path.
function folder_of(path,    folder) {
    if (path !~ /\//) return unit_of(path)
    folder = path
    while (sub(/\/[^\/]*$/, "", folder))
        if (folder in place) return folder
    return path in place ? path : substr(path, 1, index(path, "/") - 1)
}

# ---- the table

function read_row(    i) {
    if ($2 == "folder" || $2 == "file") {
        row = unit_of($3)
        place[row] = ++rows
        band = 0
    } else if ($2 == "uses") {
        for (i = 3; i <= NF; i++) use(row, $i)
    } else if ($2 == "public") {
        for (i = 3; i <= NF; i++) open[row, $i] = band
    } else if ($2 == "band") {
        if (bands[row] == 0 || $3 != band_name[row, bands[row]])
            band_name[row, ++bands[row]] = $3
        band = bands[row]
        for (i = 4; i <= NF; i++) {
            if ((row "/" $i) in band_of)
                complain("arrows.txt names " $i " twice")
            band_of[row "/" $i] = band
        }
    } else if ($2 == "binds") {
        for (i = 3; i <= NF; i++) bound[$i] = row
    } else if (NF > 1) {
        complain("arrows.txt: unknown word " $2)
    }
}

# A folder may use only earlier rows of the table, so folders form no circle.
function use(row, target) {
    if (!(folder_of(target) in place) || folder_of(target) == row)
        complain("arrows.txt: " row " uses " target ", which is not below it")
    uses[row, target] = 1
}

# Whether a file or unit may use another one.
function may(from, to,    low, high) {
    low = folder_of(to)
    high = folder_of(from)
    if (low == high)
        return band_of[unit_of(to)] <= band_of[unit_of(from)]
    return (high, low) in uses || (high, to) in uses ||
        (high, to ".h") in uses
}

function place_of(path,    folder) {
    folder = folder_of(path)
    return folder (bands[folder] ? "/" band_name[folder, band_of[path]] : "")
}

# ---- files

function add_file(path,    unit, object) {
    unit = unit_of(path)
    files[path] = 1
    if (!(unit in number)) {
        units++
        number[unit] = units
        name[units] = unit
        if (!(folder_of(path) in place))
            complain(path " is in no folder of arrows.txt")
        else if (bands[folder_of(path)] && !(unit in band_of))
            complain(path " is in no band of arrows.txt")
    }
    object = path
    gsub(/\//, "_", object)
    unit_of_object[object ".o"] = unit
}

function add_include(from, to) {
    if (to ~ /^talon\//) {
        sub(/^talon\//, "", to)
        sub(/\.h$/, "", to)
        if (!((folder_of(from), to) in open) ||
            open[folder_of(from), to] > band_of[unit_of(from)])
            complain(from " may not include talon/" to ".h")
        return
    }
    if (!(to in files)) {
        complain(from " includes " to ", which is not a path from lib/")
        to = folder_of(from) "/" to
    }
    if (!(to in files)) return
    if (to !~ /\.h$/ || !may(from, to))
        complain(from " may not include " to)
    add_arrow(include_arrow, unit_of(from), unit_of(to), "#include")
}

function add_arrow(arrow, from, to, by) {
    if (from == to) return
    arrow[number[from], number[to]] = arrow[number[from], number[to]] " " by
}

# ---- circles: the files that reach each other

function find_circles(arrow, what,    reach, i, j, k, seen, members, circles) {
    for (i in arrow) reach[i] = 1
    for (k = 1; k <= units; k++)
        for (i = 1; i <= units; i++)
            if ((i, k) in reach)
                for (j = 1; j <= units; j++)
                    if ((k, j) in reach) reach[i, j] = 1
    for (i = 1; i <= units; i++) {
        if (i in seen || !((i, i) in reach)) continue
        circles++
        members = ""
        for (j = i; j <= units; j++)
            if (((i, j) in reach) && ((j, i) in reach)) {
                seen[j] = 1
                members = members " " name[j]
            }
        if (members in told) continue
        told[members] = 1
        complain("a circle:" members)
        if (why) explain(arrow, members)
    }
    summary = summary "; circles by " what ": " circles + 0
}

function explain(arrow, members,    list, count, i, j, key) {
    count = split(members, list, " ")
    for (i = 1; i <= count; i++)
        for (j = 1; j <= count; j++) {
            key = number[list[i]] SUBSEP number[list[j]]
            if (key in arrow)
                print "    " list[i] " -> " list[j] ":" arrow[key]
        }
}

# ---- names

function check_names(    i, j, key, from, to, tell, part) {
    for (key in needs) {
        split(key, part, SUBSEP)
        from = part[1]
        to = defined_in[part[2]]
        if (to == "" || to == from || part[2] in bound) continue
        if (is_public(from, to, part[2])) continue
        add_arrow(name_arrow, from, to, part[2])
    }
    for (i = 1; i <= units; i++)
        for (j = 1; j <= units; j++)
            if (((i, j) in name_arrow) && !may(name[i], name[j]))
                complain(name[i] " (" place_of(name[i]) ") may not use " \
                    name[j] " (" place_of(name[j]) "):" name_arrow[i, j])
}

# Whether this is a public function of libtalon that the advisor uses, as any
# program may.
function is_public(from, to, name) {
    return from ~ /^(advisor|words)\// && to !~ /^(advisor|words)\// &&
        name ~ /^talon_/
}

# A table that lower files declare may be defined in a higher file, if the row
# of that file says so and the table is constant data: no call can go up that
# way.
function check_bound(name) {
    if (defined_in[name] != bound[name])
        complain(bound[name] " does not define " name ", which it binds")
    else if (type_of[name] !~ /^[DR]$/)
        complain(name " is bound by " bound[name] " and is no constant table")
}

function unit_at(object) {
    if (!(object in unit_of_object))
        complain(object " is not the object of a file of lib/")
    return unit_of_object[object]
}

$1 == "table" { read_row() }
$1 == "file" { list[++listed] = $2 }
$1 == "include" { from[++included] = $2; target[included] = $3 }
$1 == "defines" { defines++; defining[defines] = $2; defined[defines] = $3
    type_of[$3] = $4 }
$1 == "needs" { wants++; needing[wants] = $2; needed[wants] = $3 }

END {
    for (i = 1; i <= listed; i++) add_file(list[i])
    for (i in band_of)
        if (i ~ /\// && !(i in number))
            complain("arrows.txt names " i ", which is not a file")
    for (i = 1; i <= included; i++) add_include(from[i], target[i])
    find_circles(include_arrow, "includes")
    if (linked > 0) {
        if (defines == 0) complain("no names were found in the libraries")
        for (i = 1; i <= defines; i++)
            defined_in[defined[i]] = unit_at(defining[i])
        for (i = 1; i <= wants; i++)
            needs[unit_at(needing[i]), needed[i]] = 1
        check_names()
        for (i in bound) check_bound(i)
        for (i in include_arrow)
            name_arrow[i] = include_arrow[i] name_arrow[i]
        find_circles(name_arrow, "includes and linked names")
    }
    print "files: " units summary "; wrong: " wrong + 0
    exit wrong > 0
}'
