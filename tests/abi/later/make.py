#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Makes a later talon, 0.99, from the sources of this one: what a program, a
save or an advisor of today may meet some day.

    make.py INTO [--stricter]

INTO/talon is then a tree of headers and sources. The later libtalon has all
that may be added:

- a game: Barter of the tests, with kinds of moves and events of its own;
- an option of Five Hundred, `must-trump`: whoever cannot follow must play a
  trump. Breaking it gives a new status;
- values of options that exist: `lowest-bid` may be 8, `deal-pattern` may be
  `kitty-last`;
- two presets of Five Hundred: `later-4` with options of today, `strict-4` with
  the new one;
- a kind of event, told at the end of each hand of Five Hundred.

The later advisor has another level and another reason. With --stricter, the
later libtalon lets nobody bid no trump, whatever the options: as if that were a
rule that was played wrong until now.

Every change is made at a place that must be there once, so that nothing is left
out when the sources change.
"""
import pathlib
import re
import shutil
import sys

ROOT = pathlib.Path(__file__).resolve().parents[3]


def replace(into, path, old, new):
    """Replaces a text that a file must have once."""
    file = into / path
    text = file.read_text("utf-8")
    if text.count(old) != 1:
        sys.exit(f"{path}: there is not one “{old}”")
    file.write_text(text.replace(old, new), "utf-8")


def after(into, path, old, new):
    """Adds a text behind one that a file must have once."""
    replace(into, path, old, old + new)


def in_front(into, path, old, new):
    """Adds a text in front of one that a file must have once."""
    replace(into, path, old, new + old)


def enumerator(into, path, enumeration, row):
    """Adds an enumerator; in C, the order does not matter."""
    after(into, path, f"enum {enumeration} {{\n", f"    {row},\n")


def next_option(into):
    """The number of the new option."""
    text = (into / "include/talon/five_hundred.h").read_text("utf-8")
    [body] = re.findall(r"enum talon_fh_option_id \{(.*?)\};", text, re.S)
    return 1 + max(int(one) for one in re.findall(r"= (\d+)", body))


def version(into):
    """Both versions."""
    for path, word in (("base.h", "TALON"), ("advisor.h", "TALON_ADVISOR")):
        file = into / "include/talon" / path
        text, count = re.subn(rf"(#define {word}_VERSION_MINOR) \d+", r"\1 99",
                              file.read_text("utf-8"))
        if count != 1:
            sys.exit(f"{path}: there is no version")
        file.write_text(text, "utf-8")


def option(into):
    """The option `must-trump`, with its rule and its status."""
    number = next_option(into)
    enumerator(into, "include/talon/five_hundred.h", "talon_fh_option_id",
               f"TALON_FH_OPTION_MUST_TRUMP = {number}")
    enumerator(into, "include/talon/base.h", "talon_status_id",
               "TALON_E_MUST_TRUMP = -91")
    fh = "lib/five_hundred/"
    in_front(into, fh + "fh_options.c", "};\n\nstatic const struct setting "
             "australian_4[] = {", """\
    [TALON_FH_OPTION_MUST_TRUMP] = {
        .text = TEXTS("must-trump", "Must trump", "FH-25",
            "Whoever cannot follow must play a trump."),
        .group = &play_group, .since = SINCE(0, 99),
        SWITCH, .standard = OFF,
    },
""")
    after(into, fh + "fh_playable.h",
          "    game->playable = suit != 0 ? suit : hand;\n", """\
    if (suit == 0 && game->on_table != 0 && game->trump != 0 &&
        game->rule[TALON_FH_OPTION_MUST_TRUMP] &&
        (hand & tln_fh_suit_cards[game->trump][game->trump]) != 0)
        game->playable = hand & tln_fh_suit_cards[game->trump][game->trump];
""")
    replace(into, fh + "fh_playable.c",
            """                                                : TALON_E_JOKER_FORCED;
""", """           : game->trump != 0                          ? TALON_E_MUST_TRUMP
                                                       : TALON_E_JOKER_FORCED;
""")
    in_front(into, "lib/base/status.c", '    STATUS(TALON_E_FOLLOW,',
             '    STATUS(TALON_E_MUST_TRUMP, "a trump must be played", '
             '"FH-25") \\\n')


def values(into):
    """Values of options that exist."""
    path = "lib/five_hundred/fh_options.c"
    replace(into, path, "        NUMBER(6, 7, 1), .standard = 6,\n",
            "        NUMBER(6, 8, 1), .standard = 6,\n")
    in_front(into, path, """\
};

static const struct named_value auctions[] = {
""", """\
    VALUE_SINCE(SINCE(0, 99), 2, "kitty-last", "the kitty last"),
""")


def presets(into):
    """Presets with and without the new option."""
    path = "lib/five_hundred/fh_options.c"
    in_front(into, path, "static const struct preset presets[] = {", """\
static const struct setting later_4[] = {
    {TALON_FH_OPTION_PLAYERS, 4},
    {TALON_FH_OPTION_PACK, TALON_FH_PACK_FIVE_UP},
    {TALON_FH_OPTION_MISERE, TALON_FH_MISERE_ANY_TIME},
};

static const struct setting strict_4[] = {
    {TALON_FH_OPTION_PLAYERS, 4},
    {TALON_FH_OPTION_PACK, TALON_FH_PACK_FIVE_UP},
    {TALON_FH_OPTION_MUST_TRUMP, ON},
};

""")
    in_front(into, path, "};\n\nstatic const struct contradiction", """\
    {
        .text = TEXTS("later-4", "Later, four players", "", "Old options."),
        SETTINGS(later_4),
    },
    {
        .text = TEXTS("strict-4", "Strict, four players", "", "A new option."),
        SETTINGS(strict_4),
    },
""")


def event(into):
    """A kind of event, told at the end of each hand of Five Hundred."""
    enumerator(into, "include/talon/move.h", "talon_kind_id",
               "TALON_KIND_APPLAUSE = 98")
    after(into, "lib/five_hundred/fh_vocabulary.c",
          '    EVENT(TALON_KIND_HAND_OVER, "hand-over", "hand over"),\n',
          '    EVENT(TALON_KIND_APPLAUSE, "applause", "applause"),\n')
    path = into / "lib/five_hundred/fh_hand_over.c"
    text, count = re.subn(
        r"(\n    tell\(events, TALON_KIND_HAND_OVER, TALON_NOBODY\))",
        r"\n    tell(events, TALON_KIND_APPLAUSE, TALON_NOBODY)->amount = 3;\1",
        path.read_text("utf-8"))
    if count == 0:
        sys.exit("fh_hand_over.c: no hand ends")
    path.write_text(text, "utf-8")


def game(into):
    """Another game: that of the tests."""
    for name in ("barter.c", "barter.h"):
        place = into / "lib/third_game"
        place.mkdir(exist_ok=True)
        shutil.copy(ROOT / "tests/third_game" / name, place / name)
    in_front(into, "lib/games.c", "/* Tests put another game",
             '#include "third_game/barter.h"\n#define ONE_MORE '
             "&barter_module.entry\n\n")
    after(into, "lib/sources.txt", "games.c\n", "third_game/barter.c\n")


def advisor(into):
    """Another level, which plays like expert-1, and another reason."""
    enumerator(into, "include/talon/player.h", "talon_level_id",
               "TALON_LEVEL_EXPERT_2 = 5")
    enumerator(into, "include/talon/player.h", "talon_advice_reason_id",
               "TALON_ADVICE_LATER = 190")
    after(into, "lib/advisor/player/levels.c",
          '    [TALON_LEVEL_EXPERT_1] = {"expert-1", "Expert"},\n',
          '    [TALON_LEVEL_EXPERT_2] = {"expert-2", "Expert 2"},\n')
    after(into, "lib/advisor/five_hundred/pf_levels.c",
          "    [TALON_LEVEL_EXPERT_1] = EXPERT_1,\n",
          "    [TALON_LEVEL_EXPERT_2] = EXPERT_1,\n")
    after(into, "lib/advisor/tripoli/pt_advise.c",
          "    [TALON_LEVEL_EXPERT_1] = {BUDGET_EXPERT, MANNER_EXPERT},\n",
          "    [TALON_LEVEL_EXPERT_2] = {BUDGET_EXPERT, MANNER_EXPERT},\n")
    after(into, "lib/advisor/player/vocabulary.c",
          '    {TALON_ADVICE_LESS, "less", '
          '"does worse on average than the best move"},\n',
          '    {TALON_ADVICE_LATER, "later", "will be understood later"},\n')


def maps(into):
    """Version scripts with a later node, so that a program that needs the later
    library is refused by an older one."""
    for path, node, name in (
            ("lib/talon.map", "TALON", "talon_later"),
            ("lib/advisor/talon-advisor.map", "TALON_ADVISOR",
             "talon_advisor_later")):
        file = into / path
        last = re.findall(rf"^({node}_[\d.]+) \{{", file.read_text("utf-8"),
                          re.M)[-1]
        with file.open("a", encoding="utf-8") as text:
            text.write(f"\n{node}_0.99 {{\nglobal:\n    {name};\n}} {last};\n")
    after(into, "include/talon/base.h",
          "TALON_API uint32_t talon_version_number(void);\n",
          "TALON_API uint32_t talon_later(void);\n")
    after(into, "include/talon/advisor.h",
          "TALON_API uint32_t talon_advisor_version_number(void);\n",
          "TALON_API uint32_t talon_advisor_later(void);\n")
    with (into / "lib/game/library.c").open("a", encoding="utf-8") as text:
        text.write("\nuint32_t talon_later(void)\n{\n    return 99;\n}\n")
    with (into / "lib/advisor/base/version.c").open(
            "a", encoding="utf-8") as text:
        text.write("\nuint32_t talon_advisor_later(void)\n{\n"
                   "    return 99;\n}\n")


def stricter(into):
    """Nobody may bid no trump."""
    replace(into, "lib/five_hundred/fh_auction.c",
            "    closed[2].bids = bid_bit(low) - 1;\n",
            "    closed[2].bids = (bid_bit(low) - 1) | 0x1084210u;\n")


def main(arguments):
    """Copies the sources and changes them."""
    if not arguments or arguments[1:] not in ([], ["--stricter"]):
        sys.exit(__doc__)
    into = pathlib.Path(arguments[0]) / "talon"
    shutil.rmtree(into, ignore_errors=True)
    for folder in ("include", "lib"):
        shutil.copytree(ROOT / folder, into / folder)
    for change in (version, option, values, presets, event, game, advisor,
                   maps, *((stricter,) if arguments[1:] else ())):
        change(into)


main(sys.argv[1:])
