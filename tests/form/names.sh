#!/bin/sh
# SPDX-License-Identifier: MIT
# Compares the names in the public headers with the keywords of the languages
# that may use talon. Struct fields and parameters are compared as written.
# Enumerators are compared without the prefix that all names of their
# enumeration have; for Ada, case is ignored. Lists names that are keywords, and
# fails if there are any.
set -eu

root=$(cd "$(dirname "$0")/../.." && pwd)

# The keywords that cannot be names, on one line for each language.
keywords() {
    cat <<'END'
C++ alignas alignof and and_eq asm auto bitand bitor bool break case catch char char8_t char16_t char32_t class compl concept const consteval constexpr constinit const_cast continue co_await co_return co_yield decltype default delete do double dynamic_cast else enum explicit export extern false float for friend goto if inline int long mutable namespace new noexcept not not_eq nullptr operator or or_eq private protected public register reinterpret_cast requires return short signed sizeof static static_assert static_cast struct switch template this thread_local throw true try typedef typeid typename union unsigned using virtual void volatile wchar_t while xor xor_eq
C# abstract as base bool break byte case catch char checked class const continue decimal default delegate do double else enum event explicit extern false finally fixed float for foreach goto if implicit in int interface internal is lock long namespace new null object operator out override params private protected public readonly ref return sbyte sealed short sizeof stackalloc static string struct switch this throw true try typeof uint ulong unchecked unsafe ushort using virtual void volatile while
Java abstract assert boolean break byte case catch char class const continue default do double else enum extends final finally float for goto if implements import instanceof int interface long native new package private protected public return short static strictfp super switch synchronized this throw throws transient try void volatile while true false null
Kotlin as break class continue do else false for fun if in interface is null object package return super this throw true try typealias typeof val var when while
Swift associatedtype class deinit enum extension fileprivate func import init inout internal let open operator private precedencegroup protocol public rethrows static struct subscript typealias var break case catch continue default defer do else fallthrough for guard if in repeat return throw switch where while Any as await false is nil self Self super throws true try
Rust as async await break const continue crate dyn else enum extern false fn for if impl in let loop match mod move mut pub ref return self Self static struct super trait true type unsafe use where while abstract become box do final macro override priv try typeof unsized virtual yield gen
Go break case chan const continue default defer else fallthrough for func go goto if import interface map package range return select struct switch type var
Python False None True and as assert async await break class continue def del elif else except finally for from global if import in is lambda nonlocal not or pass raise return try while with yield
JavaScript arguments await break case catch class const continue debugger default delete do else enum eval export extends false finally for function if implements import in instanceof interface let new null package private protected public return static super switch this throw true try typeof var void while with yield
Ada abort abs abstract accept access aliased all and array at begin body case constant declare delay delta digits do else elsif end entry exception exit for function generic goto if in interface is limited loop mod new not null of or others out overriding package parallel pragma private procedure protected raise range record rem renames requeue return reverse select separate some subtype synchronized tagged task terminate then type until use when while with xor
END
}

# Lists the names in the headers as "field NAME", "parameter NAME" or
# "enumerator ENUM NAME".
names() {
    cat "$root"/include/talon/*.h | awk '
    # Removes comments and preprocessor lines.
    {
        line = $0
        if (directive || line ~ /^#/) {
            directive = line ~ /\\$/
            next
        }
        while (1) {
            if (comment) {
                at = index(line, "*/")
                if (!at) { line = ""; break }
                line = substr(line, at + 2)
                comment = 0
            }
            at = index(line, "/*")
            if (!at) break
            rest = substr(line, at + 2)
            before = substr(line, 1, at - 1)
            comment = 1
            end = index(rest, "*/")
            if (!end) { line = before; break }
            line = before " " substr(rest, end + 2)
            comment = 0
        }
        text = text " " line
    }
    function last_word(part) {
        gsub(/\[[^]]*\]/, "", part)
        if (match(part, /\(\*[a-z_]+\)/))
            return substr(part, RSTART + 2, RLENGTH - 3)
        gsub(/[^A-Za-z0-9_]+/, " ", part)
        sub(/ +$/, "", part)
        sub(/.* /, "", part)
        return part
    }
    function parameters(list,    parts, count, i) {
        if (list ~ /^ *(void)? *$/) return
        count = split(list, parts, ",")
        for (i = 1; i <= count; i++)
            print "parameter", last_word(parts[i])
    }
    # Fields, such as b and c in "a *b, c[3]"; a pointer to a function has a
    # name and parameters of its own.
    function fields(body,    parts, count, i, more, n, k, list) {
        count = split(body, parts, ";")
        for (i = 1; i <= count; i++) {
            if (parts[i] ~ /^ *$/) continue
            if (match(parts[i], /\(\*/)) {
                print "field", last_word(parts[i])
                list = parts[i]
                sub(/^[^)]*\) *\(/, "", list)
                sub(/\) *$/, "", list)
                parameters(list)
                continue
            }
            n = split(parts[i], more, ",")
            for (k = 1; k <= n; k++) print "field", last_word(more[k])
        }
    }
    function enumerators(tag, body,    parts, count, i) {
        count = split(body, parts, ",")
        for (i = 1; i <= count; i++) {
            sub(/=.*/, "", parts[i])
            gsub(/ /, "", parts[i])
            if (parts[i] != "") print "enumerator", tag, parts[i]
        }
    }
    END {
        while (match(text, /(enum|struct) talon_[a-z0-9_]+ *\{/)) {
            head = substr(text, RSTART, RLENGTH)
            text = substr(text, 1, RSTART - 1) " " \
                substr(text, RSTART + RLENGTH)
            at = RSTART
            end = index(substr(text, at), "}")
            body = substr(text, at, end - 1)
            text = substr(text, 1, at - 1) substr(text, at + end)
            split(head, word, " ")
            sub(/\{.*/, "", word[2])
            if (word[1] == "enum") enumerators(word[2], body)
            else fields(body)
        }
        while (match(text, /TALON_API[^;]*;/)) {
            call = substr(text, RSTART, RLENGTH)
            text = substr(text, RSTART + RLENGTH)
            sub(/^[^(]*\(/, "", call)
            sub(/\) *;$/, "", call)
            parameters(call)
        }
    }'
}

[ "${1-}" != list ] || { names; exit; }

{ keywords | sed 's/^/keywords /'; names; } | awk '
    $1 == "keywords" {
        for (i = 3; i <= NF; i++) {
            of[$i] = of[$i] " " $2
            if ($2 == "Ada") ada[$i] = 1
        }
        next
    }
    $1 != "enumerator" {
        if (!seen[$1, $2]++) count++
        if ($2 in of && !told[$1, $2]++) {
            print $1 " " $2 " is a keyword of" of[$2]
            wrong++
        }
        next
    }
    {
        total++
        tag[total] = $2
        name[total] = $3
        if (!($2 in prefix)) prefix[$2] = $3
        while (index($3, prefix[$2]) != 1)
            prefix[$2] = substr(prefix[$2], 1, length(prefix[$2]) - 1)
        members[$2]++
    }
    END {
        for (i = 1; i <= total; i++) {
            lead = members[tag[i]] > 1 ? prefix[tag[i]] : "TALON_"
            sub(/[^_]*$/, "", lead)
            short = substr(name[i], length(lead) + 1)
            if (short in of) {
                print name[i] " (" short ") is a keyword of" of[short]
                wrong++
            } else if (tolower(short) in ada) {
                print name[i] " (" short ") is a keyword of Ada"
                wrong++
            }
            if (short ~ /^[0-9]/) {
                print name[i] " (" short ") begins with a digit"
                wrong++
            }
        }
        if (count < 50 || total < 200) {
            print "not all names were found"
            wrong++
        }
        print "fields and parameters: " count "; enumerators: " total \
            "; wrong: " wrong + 0
        exit wrong > 0
    }'
