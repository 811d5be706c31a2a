/* SPDX-License-Identifier: MIT */
/* What talon.hpp promises: "test list" lists the tests, "test N" runs one. */
#include "talon.hpp"
#include "talon_advisor.hpp"
#include "talon_words.hpp"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <memory_resource>
#include <thread>
#include <vector>

namespace
{

#define EXPECT(condition) expect((condition), __LINE__, #condition)
#define REFUSED(status, call)                                                  \
    refused_with(                                                              \
        status, [&] { (void)(call); }, __LINE__, #call)

bool failed = false;

void expect(bool condition, int line, const char *what)
{
    if (condition)
        return;
    std::printf("test.cpp:%d: not so: %s\n", line, what);
    failed = true;
}

/* The refusal that a call throws. */
template <class Call>
talon::refusal refused_with(talon_status status, Call call, int line,
                            const char *what)
{
    try {
        call();
    } catch (const talon::refused &why) {
        expect(why.status() == status, line, what);
        if (why.status() != status)
            std::printf("it is %s\n", why.what());
        expect(std::strlen(why.what()) != 0, line, what);
        return why.why();
    }
    std::printf("not refused: ");
    expect(false, line, what);
    return {};
}

talon::rules five_hundred()
{
    return talon::rules("five-hundred");
}

/* Plays at random until something is so, or the game is over. */
template <class Until>
bool play(talon::game &game, talon::rng &chance, Until until)
{
    for (int i = 0; i < 2000; i++) {
        if (until())
            return true;
        if (game.to_act() == talon::seat::nobody)
            return false;
        if (game.to_act() == talon::seat::table)
            game.chance(chance);
        else
            game.apply(game.random_move(chance));
    }
    return false;
}

bool play_to(talon::game &game, talon::rng &chance, talon::phase phase)
{
    return play(game, chance, [&] { return game.phase() == phase; });
}

/* ---- the tests */

void cards_are_a_range()
{
    talon::card king("KH");
    talon::cards hand("7S 10\u2665 kh JK");
    std::size_t count = 0;

    EXPECT(king.suit() == talon::suit::hearts);
    EXPECT(king.rank() == talon::rank::king);
    EXPECT(king.unicode() == U'\U0001F0BE');
    EXPECT(talon::card("10\u2665\uFE0F") == talon::card("Th"));
    EXPECT(talon::card(talon::suit::hearts, talon::rank(10)).text() == "10H");
    EXPECT(!talon::card() && talon::card().text() == "");
    EXPECT(hand.size() == 4 && hand.contains(king));
    EXPECT(hand.text() == "7S 10H KH JK");
    EXPECT((hand - king).text() == "7S 10H JK");
    EXPECT((hand & (king | talon::card("AH"))) == talon::cards(king));
    for (talon::card card : hand)
        count += hand.contains(card);
    EXPECT(count == 4);
    EXPECT(hand.list().size() == 4 && hand.list()[3].text() == "JK");
    EXPECT(hand.nth(1).text() == "10H" && hand.nth(3).text() == "JK");
    EXPECT(!hand.nth(4) && !talon::cards().nth(0));
    EXPECT(talon::cards(~talon_cards{0}).size() == 64);
    EXPECT(talon::cards(talon_cards{1} << 63).text() == "AH");
    EXPECT(talon::cards("").empty());
    REFUSED(TALON_E_CARD, talon::card("1H"));
    REFUSED(TALON_E_CARD, talon::card("king of hearts, of course"));
    REFUSED(TALON_E_CARD, talon::cards("7S 1H"));
    REFUSED(TALON_E_CARD_TWICE, talon::cards("7S 7s"));
    REFUSED(TALON_E_SUIT, talon::card(talon::suit::no_trump, talon::rank::ace));
    EXPECT(talon::card::parse("X").status() == TALON_E_CARD);
}

template <class Term> void terms_of()
{
    EXPECT(talon::term_count<Term>() > 0);
    for (std::uint32_t i = 0; i < talon::term_count<Term>(); i++) {
        auto term = talon::term_at<Term>(i);

        EXPECT(talon::term<Term>(std::string(talon::key(term)).c_str()) ==
               term);
        EXPECT(!talon::label(term).empty());
    }
    REFUSED(TALON_E_SYNTAX, talon::term<Term>("no such thing"));
}

void numbers_have_keys()
{
    terms_of<talon::kind>();
    terms_of<talon::reason>();
    terms_of<talon::phase>();
    terms_of<talon::place>();
    terms_of<talon::denomination>();
    terms_of<talon::rank>();
    terms_of<talon::poker_hand>();
    terms_of<talon::tr::box>();
    terms_of<talon::limit>();
    terms_of<talon::feature>();
    terms_of<talon::option_type>();
    terms_of<talon::status>();
    terms_of<talon::seat>();
    EXPECT(talon::key(talon::kind::call_card) == "call-card");
    EXPECT(talon::verb(talon::kind::call_card) == "call");
    EXPECT(talon::label(talon::poker_hand::full_house) == "full house");
    EXPECT(talon::key(talon::kind(9999)).empty());
    EXPECT(talon::kind(2) == talon::kind::bid && 2 == talon::kind::bid);
    EXPECT(talon::fh::option::target == TALON_FH_OPTION_TARGET);
    EXPECT(talon::limit_of(talon::limit::seats) == TALON_SEATS_MAX);
    EXPECT(talon::has(talon::feature::tripoli));
    EXPECT(talon::serves() && talon::version() == "0.4.0");
    EXPECT(talon::version_number() == TALON_VERSION);
    REFUSED(TALON_E_INDEX, talon::limit_of(talon::limit(77)));
}

void games_are_listed()
{
    std::size_t presets = 0, values = 0, options = 0, grouped = 0;

    EXPECT(talon::games().size() == 2);
    for (talon::game_info game : talon::games()) {
        EXPECT(!game.label().empty() && !game.text().empty());
        EXPECT(game.size() <= TALON_GAME_BYTES_MAX);
        EXPECT(game.sample_size() <= TALON_SAMPLE_BYTES_MAX);
        for (talon::preset_info preset : game.presets()) {
            std::string key(preset.key());

            EXPECT(!preset.label().empty() && !preset.text().empty());
            EXPECT(talon::find_preset(game.id(), key.c_str()).number ==
                   preset.number);
            presets++;
        }
        for (talon::group_info group : game.groups()) {
            for (talon::option_info option : game.options())
                grouped += option.group_key() == group.key() &&
                           option.group_label() == group.label();
        }
        for (talon::option_info option : game.options()) {
            options++;
            EXPECT(!option.key().empty() && !option.label().empty());
            EXPECT(!option.text().empty() && !option.clause().empty());
            EXPECT(!option.group_key().empty());
            EXPECT(!option.group_label().empty());
            EXPECT(option.since() > 0);
            EXPECT(option.range().step >= 1);
            for (talon::value_info value : option.values()) {
                EXPECT(!value.key().empty() && !value.label().empty());
                EXPECT(value.since() == option.since());
                values += value.value() >= -1;
            }
        }
    }
    EXPECT(presets == 13 && values > 50 && grouped == options);
    EXPECT(talon::find_preset(talon::game_id::tripoli, "none").number == 0);
}

void rules_have_options_by_key()
{
    talon::rules rules("five-hundred", "australian-4");
    talon::rules other = rules;

    rules.set("slam", "on").set("target", 300);
    EXPECT(rules.get("target") == 300 && rules.get_text("slam") == "on");
    EXPECT(rules.get_label("target") == "300");
    EXPECT(rules.get_label("pack") ==
           "42 cards, black from five and red from four up");
    EXPECT(rules.try_get_label("no-such").status() == talon::status::e_option);
    EXPECT(rules.nearest_preset().differences >= 1);
    EXPECT(rules != other && rules.seat_count() == 4);
    EXPECT(rules.side(1) == (talon::seats::only(1) | talon::seats::only(3)));
    EXPECT(rules.pack().size() == 43 && rules.applies("slam"));
    EXPECT(talon::rules::read(std::string_view(rules.write())).value() ==
           rules);
    EXPECT(rules.problems().empty());
    rules.set("inkle", "on").set("lowest-bid", 7);
    EXPECT(!rules.problems().empty());
    REFUSED(TALON_E_RULES, talon::game(rules));
    REFUSED(TALON_E_OPTION, rules.set("no-such", "on"));
    REFUSED(TALON_E_VALUE, rules.set("slam", "perhaps"));
    REFUSED(TALON_E_VALUE, rules.set("target", -5));
    REFUSED(TALON_E_OPTION, rules.get("no-such"));
    REFUSED(TALON_E_GAME, talon::rules("whist"));
    REFUSED(TALON_E_PRESET, talon::rules("five-hundred", "no-such"));
    REFUSED(TALON_E_NOT_RECORD, talon::rules::read("whist 1\n").value());
    EXPECT(talon::rules::read("talon-record 1\ngame whist\n")
               .why()
               .position.line == 2);
}

void refusals_say_why()
{
    talon::rng chance("follow");
    talon::game game(five_hundred());
    talon::move bad = {};

    EXPECT(play(game, chance, [&] {
        if (game.phase() != talon::phase::tricks)
            return false;
        for (talon::card card : game.cards(game.to_act())) {
            bad = talon::make_move(talon::kind::play, game.to_act(), card);
            if (game.check(bad).status == TALON_E_FOLLOW)
                return true;
        }
        return false;
    }));
    talon::refusal why = REFUSED(TALON_E_FOLLOW, game.apply(bad));
    EXPECT(why.name() == "TALON_E_FOLLOW" && why.clause() == "FH-25");
    EXPECT(why.text() == "the suit led must be followed");
    EXPECT(!why.cards.empty() && !why.cards.contains(talon::cards_of(bad)));
    EXPECT(game.cards(game.to_act()).contains(why.cards));
    EXPECT(talon::sentence(why).find("(FH-25): ") != std::string::npos);

    std::string line = std::to_string(game.to_act()) + " play " +
                       talon::cards_of(bad).text().str();
    EXPECT(REFUSED(TALON_E_FOLLOW, game.read_line(line)).cards == why.cards);
    EXPECT(!game.try_apply(bad).ok());
    EXPECT(game.try_apply(bad).why().cards == why.cards);
    bad.kind = 12345;
    REFUSED(TALON_E_KIND, game.apply(bad));
    REFUSED(TALON_E_INDEX, game.move_at(1000));
    REFUSED(TALON_E_SEAT, game.choices(17));
    REFUSED(TALON_E_PLACE, game.cards(99u));
    REFUSED(TALON_E_PLACE, game.cards(-1));
    try {
        game.apply(bad);
    } catch (const std::runtime_error &error) {
        EXPECT(std::string_view(error.what()) ==
               talon::label(talon::status::e_kind));
    }
}

void games_answer()
{
    talon::rng chance("answers");
    talon::game game(five_hundred());

    REFUSED(TALON_E_NOT_DUE, game.random_move(chance));
    EXPECT(play_to(game, chance, talon::phase::deal) || game.turn() > 0);
    EXPECT(game.deal_over() && game.deal_count() == 0);
    EXPECT(game.deal_places().size() == game.rules().pack().size());
    talon::cards wanted[] = {talon::cards("7S 8S"), talon::cards("AH")};
    talon::pack_of_cards pack = game.pack_for(wanted);
    EXPECT(!game.write(pack).empty());
    EXPECT(std::strchr(game.write(pack).c_str(), '\n') == nullptr);
    talon::game wished = game;
    wished.deal(pack);
    EXPECT(wished.cards(0u).contains(wanted[0]));
    EXPECT(wished.cards(1u).contains(wanted[1]) && !wished.deal_over());
    talon::rng ahead = chance;
    game.deal(game.shuffle(ahead));
    EXPECT(game.hash() != wished.hash() && game != wished);
    EXPECT(game.owing() == talon::seats::only(game.to_act()));
    EXPECT(game.viewers().mask() == 7 && game.seat_count() == 3);
    EXPECT(game.side(1) == talon::seats::only(1) && game.winners().empty());
    EXPECT(game.totals().size() == 3 && game.returns().size() == 3);
    EXPECT(game.move_count() == game.seat_move_count(game.to_act()));
    talon::move third = game.seat_move_at(game.to_act(), 2);
    EXPECT(game.index_of(third) == 2 && !game.check(third));
    EXPECT(game.write(third) == game.write(game.move_at(2)));
    EXPECT(std::strchr(game.write(third).c_str(), '\n') == nullptr);
    EXPECT(game.choices().size() == game.choices(game.to_act()).size());
    EXPECT(game.suit_of(talon::card("KH")) == talon::suit::hearts);
    EXPECT(game.sort_hand(game.cards(0u)).size() == 10);
    EXPECT(game.cards(talon::place::talon).size() == 3);
    talon::line parsed = game.parse(game.write(third));
    EXPECT(std::memcmp(&parsed.move, &third, sizeof third) == 0);
    REFUSED(TALON_E_SYNTAX, game.parse("0 dance"));
    EXPECT(game.try_parse("0 dance").why().position.column == 3);
    REFUSED(TALON_E_NOT_DUE, wished.write(pack));
    REFUSED(TALON_E_CARD_COUNT,
            game.deal(std::vector<talon::card>(65, talon::card("KH"))));
}

template <class Position, class = void> struct can_be_played : std::false_type {
};
template <class Position>
struct can_be_played<
    Position,
    std::void_t<decltype(std::declval<Position &>().apply(talon::move()))>>
    : std::true_type {
};

void views_know_less()
{
    static_assert(can_be_played<talon::game>::value);
    static_assert(!can_be_played<talon::view>::value);
    talon::rng chance("views");
    talon::game game(five_hundred());

    EXPECT(play_to(game, chance, talon::phase::auction));
    talon::view mine(game, talon::seats::only(1));
    EXPECT(mine.cards(1u) == game.cards(1u) && mine.cards(2u).empty());
    EXPECT(mine.try_cards(2).status() == TALON_UNKNOWN);
    EXPECT(!mine.try_cards(2).known() && mine.try_cards(2)->count == 10);
    EXPECT(mine.viewers() == talon::seats::only(1) && mine != game);
    EXPECT(!talon::fh::try_state_of(mine).known());
    REFUSED(TALON_E_VIEW, talon::view(mine, talon::seats::only(2)));
    talon::view copy = mine;
    EXPECT(copy == mine);
    mine.update(game, talon::seats::only(2));
    EXPECT(copy != mine && mine.cards(1u).empty());
    EXPECT(mine.information_key(2) == game.information_key(2));
    REFUSED(TALON_E_VIEW, mine.information_key(0));
    REFUSED(TALON_E_SEAT, talon::view(game, talon::seats::only(9)));

    talon::sampler sampler;
    talon::game world = sampler.sample(mine, chance);
    EXPECT(talon::view(world, talon::seats::only(2)) == mine);
    EXPECT(world.cards(0u).size() == 10);
    world.apply(world.random_move(chance));

    talon::saved_game saved = mine.save();
    EXPECT(talon::view(talon::bytes(saved)) == mine);
    REFUSED(TALON_E_VIEW, talon::game(talon::bytes(saved)));
    REFUSED(TALON_E_VIEW, game.load(saved));
    talon::saved_game whole = game.save();
    REFUSED(TALON_E_VIEW, talon::view(talon::bytes(whole)));
    REFUSED(TALON_E_NULL, talon::view(talon::game(), 0u));
    REFUSED(TALON_E_NULL, sampler.sample(talon::view(), chance));
}

void saves_come_back()
{
    talon::rng chance("saves");
    talon::game game(five_hundred()), other(talon::rules("tripoli"));

    EXPECT(play_to(game, chance, talon::phase::tricks));
    talon::saved_game saved = game.save();
    talon::game back{talon::bytes(saved)};
    EXPECT(back == game && back.save() == saved);
    play(back, chance, [&] { return back.turn() > game.turn() + 3; });
    EXPECT(back != game);
    back.load(saved);
    EXPECT(back == game);
    REFUSED(TALON_E_WRONG_GAME, other.load(saved));
    saved.data()[0] ^= 255;
    REFUSED(TALON_E_SAVED_MARK, back.load(saved));
    REFUSED(TALON_E_SAVED_MARK, talon::game(talon::bytes(saved)));
    REFUSED(TALON_E_SAVED_LENGTH, talon::game(talon::bytes(saved.data(), 9)));
    EXPECT(back == game);
}

void records_come_back()
{
    talon::rng chance("records");
    talon::game game(five_hundred());
    std::string record = game.rules().write().str();

    for (int i = 0; i < 40 && game.to_act() != talon::seat::nobody; i++) {
        if (game.to_act() == talon::seat::table) {
            talon::rng ahead = chance;

            record += game.write(game.shuffle(ahead)).str() + "\n";
            game.chance(chance);
        } else {
            talon::move next = game.random_move(chance);

            record += game.write(next).str() + "\n";
            game.apply(next);
        }
    }
    record += game.write_state();
    EXPECT(talon::read_record(record) == game);
    talon::result<talon::game> bad =
        talon::try_read_record(record + "0 dance\n");
    EXPECT(bad.status() == TALON_E_SYNTAX);
    EXPECT(bad.why().offset == record.size());
    EXPECT(bad.why().position.column == 3);
    EXPECT(bad.why().position.line ==
           std::uint32_t(std::count(record.begin(), record.end(), '\n') + 1));
    REFUSED(TALON_E_NOT_RECORD, talon::read_record("nothing"));
    talon::game start(game.rules());
    std::string_view lines(record);
    lines.remove_prefix(game.rules().write().size());
    EXPECT(start.read(lines) == lines.size() && start == game);
    talon::line draw = talon::game(five_hundred()).parse("draw 7S 8S 9S");
    EXPECT(draw.cards.size() == 3 && draw.move.kind == talon::kind::draw);
}

void events_are_saved_and_redacted()
{
    talon::rng chance("events");
    talon::game game(five_hundred());
    talon::events events;

    while (events.empty() || events[0].kind != talon::kind::deal)
        events = game.chance(chance);
    std::string saved = talon::save(events);
    EXPECT(saved.size() == events.size() * TALON_SAVED_EVENT_BYTES);
    talon::bytes bytes(reinterpret_cast<const std::uint8_t *>(saved.data()),
                       saved.size());
    talon::events back = talon::load_events(bytes);
    EXPECT(back.size() == events.size());
    EXPECT(talon::save(back) == saved);
    talon::redact(back, talon::seats::only(1));
    for (const talon::event &e : back)
        if (e.kind == talon::kind::hand)
            EXPECT(talon::cards_of(e).size() == (e.place == 1 ? 10u : 0u));
    REFUSED(TALON_E_SEAT, talon::redact(back, talon::seats(1u << 20)));
    REFUSED(TALON_E_SAVED_LENGTH,
            talon::load_events(talon::bytes(bytes.data(), 7)));
}

/* The first moves of some. */
talon::span<const talon::move> first(const std::vector<talon::move> &moves,
                                     std::size_t count)
{
    return {moves.data(), count};
}

bool are_equal(const talon::move &a, const talon::move &b)
{
    return std::memcmp(&a, &b, sizeof a) == 0;
}

void hands_are_played_again()
{
    talon::rng chance("history");
    talon::game game(five_hundred());
    talon::sampler sampler;

    REFUSED(TALON_E_PHASE, game.hand_pack());
    REFUSED(TALON_E_PHASE, game.history());
    EXPECT(play_to(game, chance, talon::phase::tricks));
    talon::view mine(game, talon::seats::only(1));
    talon::game world = sampler.sample(mine, chance);
    talon::pack_of_cards pack = world.hand_pack();
    std::vector<talon::move> moves = world.history();
    EXPECT(pack.size() == 33 && moves.size() >= 4);
    EXPECT(world.try_history().known());
    EXPECT(mine.rebuild(pack, moves) == world);
    talon::game trial = mine.rebuild(pack, first(moves, 0));
    EXPECT(trial.phase() == talon::phase::auction && trial.history().empty());
    EXPECT(talon::cards(trial.hand_pack()[0]) == talon::cards(pack[0]));
    for (std::size_t n = 0; n < moves.size(); n++) {
        talon::game before = mine.rebuild(pack, first(moves, n));

        EXPECT(before == trial && before.history().size() == n);
        trial.apply(moves[n]);
    }
    EXPECT(talon::view(trial, talon::seats::only(1)) == mine);
    talon::game same = game;
    same.rebuild_from(same, same.hand_pack(), same.history());
    EXPECT(same == game);

    moves[2].seat = static_cast<std::int8_t>((moves[2].seat + 1) % 3);
    talon::refusal why =
        REFUSED(TALON_E_TURN, same.rebuild_from(mine, pack, moves));
    EXPECT(why.offset == 2 && same == game);
    REFUSED(TALON_E_TURN, mine.rebuild(pack, moves));
    std::vector<talon::card> many(65, pack[0]);
    REFUSED(TALON_E_CARD_COUNT, same.rebuild_from(mine, many, moves));
    many.resize(33);
    REFUSED(TALON_E_CARD_TWICE, mine.rebuild(many, moves));
    REFUSED(
        TALON_E_WRONG_GAME,
        talon::game(talon::rules("tripoli")).rebuild_from(mine, pack, moves));
    REFUSED(TALON_E_NULL, talon::game().history());
    REFUSED(TALON_E_NULL, talon::view().rebuild(pack, moves));
}

void sessions_are_played_again_from_events()
{
    talon::rng chance("history");
    talon::game game(talon::rules("tripoli"));
    std::vector<talon::event> told;

    for (int i = 0; i < 2000; i++) {
        if (game.phase() == talon::phase::michigan)
            break;
        talon::events now = game.to_act() == talon::seat::table
                                ? game.chance(chance)
                                : game.apply(game.random_move(chance));

        for (const talon::event &e : now) {
            if (e.kind == talon::kind::deal)
                told.clear();
            told.push_back(e);
        }
    }
    EXPECT(game.phase() == talon::phase::michigan);
    talon::redact(told, talon::seats());
    talon::pack_of_cards pack = game.hand_pack();
    talon::result<std::vector<talon::move>> kept = game.try_history();
    talon::result<std::vector<talon::move>> all = game.try_history(told);
    EXPECT(kept.ok() && !kept.known() && all.known());
    EXPECT(all->size() > kept->size() && all->size() <= told.size());
    EXPECT(pack.size() == 52 && game.rebuild(pack, *all, told) == game);
    const talon::event last = told.back();
    told.resize(TALON_HISTORY_MAX + 5, last); /* told again and again */
    REFUSED(TALON_E_EVENTS, game.history(told));
    REFUSED(TALON_E_EVENTS, game.rebuild(pack, *all));
    REFUSED(TALON_E_EVENTS, game.rebuild(pack, *all, told));
}

/* The codes of a move, each drawn from those that may follow. */
std::vector<std::uint32_t> draw_codes(const talon::game &game,
                                      talon::codes mode, talon::rng &chance)
{
    std::vector<std::uint32_t> made;
    std::uint32_t bound = game.rules().code_count(mode);

    for (;;) {
        talon::next_codes next = game.codes_after(game.to_act(), made, mode);

        if (next.empty())
            return made;
        EXPECT(std::is_sorted(next.begin(), next.end()));
        EXPECT(next[next.size() - 1] < bound);
        made.push_back(
            next[chance.below(static_cast<std::uint32_t>(next.size()))]);
    }
}

void moves_have_codes()
{
    const talon::codes exact = talon::codes::exact;
    talon::rng chance("codes");
    talon::rules rules = five_hundred();
    talon::game game(rules);
    std::size_t longest = 0;

    EXPECT(rules.code_count(exact) == 96);
    EXPECT(are_equal(
        rules.code_meaning(9, exact),
        talon::make_move(talon::kind::bid, 0, {}, 7, talon::suit::hearts)));
    EXPECT(are_equal(
        rules.code_meaning(26, exact),
        talon::make_move(talon::kind::discard, 0, talon::card("7S"))));
    REFUSED(TALON_E_CODE, rules.code_meaning(96, exact));
    REFUSED(TALON_E_ARGUMENT, rules.code_count(talon::codes(7)));
    talon::rules tripoli("tripoli");
    EXPECT(tripoli.code_count(talon::codes::ladder) == 171);
    REFUSED(TALON_E_UNSUPPORTED, tripoli.code_count(exact));

    EXPECT(play_to(game, chance, talon::phase::auction));
    std::int32_t seat = game.to_act(), other = (seat + 1) % 3;
    talon::move bid =
        talon::make_move(talon::kind::bid, seat, {}, 7, talon::suit::hearts);
    EXPECT(game.codes_after(seat, {}, exact).size() == 26);
    EXPECT(game.move_codes(bid, exact).size() == 1);
    EXPECT(game.move_codes(bid, exact)[0] == 9);
    const std::uint32_t nine[] = {9};
    EXPECT(are_equal(game.move_of_codes(seat, nine, exact), bid));
    bid.amount = 11;
    REFUSED(TALON_E_AMOUNT, game.move_codes(bid, exact));
    REFUSED(TALON_E_SEAT, game.codes_after(17, {}, exact));
    REFUSED(TALON_E_CODE, game.move_of_codes(other, nine, exact));
    talon::view theirs(game, talon::seats::only(other));
    EXPECT(!theirs.try_codes_after(seat, {}, exact).known());
    EXPECT(theirs.codes_after(seat, {}, exact).empty());
    REFUSED(TALON_E_VIEW, theirs.move_of_codes(seat, nine, exact));

    EXPECT(game.mask_after(seat, {}, exact).size() == 96);
    EXPECT(game.mask_after(seat, {}, exact)[25] == 1);
    EXPECT(game.mask_after(seat, {}, exact)[26] == 0);
    EXPECT(!theirs.try_mask_after(seat, {}, exact).known());
    EXPECT(game.rules().observation_count() == 412);
    EXPECT(game.rules().observation_fields() == 38);
    EXPECT(std::string(game.rules().observation_key(0)) == "phase");
    EXPECT(std::string(game.rules().observation_text(0)) == "the phase");
    EXPECT(game.rules().observation_at(1).first == 1);
    REFUSED(TALON_E_INDEX, game.rules().observation_at(38));
    talon::observation seen = theirs.observe(other);
    EXPECT(seen.size() == 412 && seen[0] == TALON_PHASE_AUCTION);
    talon::observation whole = game.observe(other);
    EXPECT(std::equal(seen.begin(), seen.end(), whole.begin()));
    REFUSED(TALON_E_VIEW, theirs.observe(seat));

    while (!game.deal_over()) {
        seat = game.to_act();
        std::vector<std::uint32_t> made = draw_codes(game, exact, chance);
        talon::move next = game.move_of_codes(seat, made, exact);
        talon::move_codes again = game.move_codes(next, exact);

        EXPECT(
            std::equal(again.begin(), again.end(), made.begin(), made.end()));
        longest = std::max(longest, made.size());
        made.pop_back();
        REFUSED(TALON_E_INCOMPLETE, game.move_of_codes(seat, made, exact));
        game.apply(next);
    }
    EXPECT(longest == 3); /* a discard */
}

struct counted {
    int made = 0, freed = 0, left = 1000;
    static void *allocate(void *context, std::size_t size)
    {
        auto *self = static_cast<counted *>(context);

        if (self->left-- <= 0)
            return nullptr;
        self->made++;
        return std::malloc(size);
    }
    static void release(void *context, void *memory, std::size_t)
    {
        static_cast<counted *>(context)->freed++;
        std::free(memory);
    }
    talon::allocator all() { return {this, allocate, release}; }
};

void memory_is_freed()
{
    counted count;

    {
        talon::rng chance("memory");
        talon::game game(five_hundred(), count.all());
        std::vector<talon::game> past;

        for (int i = 0; i < 20; i++) {
            past.push_back(game);
            game.chance(chance);
            if (game.to_act() != talon::seat::table)
                break;
        }
        EXPECT(count.made >= 2 && game != past[0]);
        game = past[0];
        EXPECT(game == past[0]);
        talon::game moved = std::move(game);
        EXPECT(moved == past[0] && !game);
        REFUSED(TALON_E_NULL, game.turn());
        REFUSED(TALON_E_NULL, game.chance(chance));
        EXPECT(game.check(talon::move()).status == TALON_E_NULL);
        EXPECT(game.try_choices().status() == TALON_E_NULL);
        game = std::move(moved);
        EXPECT(game && !moved);
        talon::game tripoli(talon::rules("tripoli"), count.all());
        tripoli = game; /* another kind: new memory */
        EXPECT(tripoli == game);
        count.left = 0;
        REFUSED(TALON_E_MEMORY, talon::game(five_hundred(), count.all()));
        REFUSED(TALON_E_MEMORY, talon::game(game));
        EXPECT(game.try_copy().status() == TALON_E_MEMORY);
    }
    EXPECT(count.made == count.freed);

    talon::room room;
    talon::game here(five_hundred(), room);
    EXPECT(here.c() == reinterpret_cast<talon_game *>(room.memory));
    EXPECT(talon::game::make(five_hundred(), room).ok());

    std::pmr::monotonic_buffer_resource pool;
    std::pmr::polymorphic_allocator<char> from(&pool);
    talon::game pooled(five_hundred(), talon::allocator_from(from));
    talon::game copy = pooled;
    EXPECT(copy == pooled);
    std::pmr::polymorphic_allocator<char> none(
        std::pmr::null_memory_resource()); /* it throws; talon refuses */
    REFUSED(TALON_E_MEMORY,
            talon::game(five_hundred(), talon::allocator_from(none)));
    std::allocator<char> standard;
    EXPECT(talon::game(five_hundred(), talon::allocator_from(standard)) ==
           pooled);
}

void chance_is_repeatable()
{
    talon::rng a("seed", 1), b = a, c("seed", 2);
    std::uint8_t first[8], second[8], third[8];
    talon_card cards[] = {1, 2, 3, 4, 5, 6, 7, 8};

    a.bytes(first);
    b.bytes(second);
    c.bytes(third);
    EXPECT(std::memcmp(first, second, 8) == 0);
    EXPECT(std::memcmp(first, third, 8) != 0);
    EXPECT(a.below(1000000) == b.below(1000000) && a.below(0) == 0);
    a.shuffle(cards);
    EXPECT(cards[0] + cards[1] + cards[2] + cards[3] + cards[4] + cards[5] +
               cards[6] + cards[7] ==
           36);
    std::uint8_t key[TALON_SEED_BYTES] = {'s', 'e', 'e', 'd'};
    talon::rng d(key, 2);
    EXPECT(d.below(1) == 0);
}

void five_hundred_is_wrapped()
{
    talon::rng chance("five hundred");
    talon::game game(five_hundred());
    talon::rules rules = game.rules();

    game.chance(chance);
    EXPECT(talon::fh::drawn(game).size() == 3);
    EXPECT(play_to(game, chance, talon::phase::tricks));
    talon::fh::playable_info playable = talon::fh::playable(game);
    EXPECT(playable.seat == game.to_act() && !playable.cards.empty());
    EXPECT(talon::fh::bids(game).size() >= 1);
    EXPECT(talon::fh::passed(game) == talon::fh::state_of(game).passed);
    EXPECT(!talon::fh::winning(game).card);
    talon::card first = *playable.cards.begin();
    talon::suit named = playable.suits != 0 && first.suit() == talon::suit::none
                            ? talon::suit(playable.suits >> 1 & 1   ? 1
                                          : playable.suits >> 2 & 1 ? 2
                                          : playable.suits >> 3 & 1 ? 3
                                                                    : 4)
                            : talon::suit::none;
    talon::fh::play(game, playable.seat, first, named);
    EXPECT(talon::fh::winning(game).seat == playable.seat);
    talon::fh::trick_info trick = talon::fh::trick(game, 1);
    EXPECT(trick.leader == playable.seat && trick.cards[0] == first);
    EXPECT(trick.cards.size() == 1 && trick.winner == talon::seat::nobody);
    REFUSED(TALON_E_INDEX, talon::fh::trick(game, 2));
    REFUSED(TALON_E_TURN, talon::fh::play(game, playable.seat, first));
    EXPECT(talon::fh::state_of(game).phase == talon::phase::tricks);
    EXPECT(talon::fh::last_score(game).over == 0);
    EXPECT(talon::fh::bid_value(rules, 7, talon::suit::hearts) == 200);
    EXPECT(talon::fh::bid_rank(rules, 7, talon::suit::hearts) >
           talon::fh::bid_rank(rules, 7, talon::suit::diamonds));
    REFUSED(TALON_E_AMOUNT, talon::fh::bid_value(rules, 5, talon::suit::clubs));
    talon::fh::hand hand = {};
    hand.contractor = 0;
    hand.partner = TALON_NOBODY;
    hand.bid_tricks = 7;
    hand.bid_denomination = TALON_SUIT_HEARTS;
    hand.played = 10;
    for (int i = 0; i < 10; i++)
        hand.winner[i] = i < 7 ? 0 : 1;
    EXPECT(talon::fh::score_hand(rules, hand).contract[0] == 200);
    hand.dealer = 9;
    REFUSED(TALON_E_SEAT, talon::fh::score_hand(rules, hand));
    REFUSED(TALON_E_WRONG_GAME, talon::tr::state_of(game));
}

void tripoli_is_wrapped()
{
    talon::rng chance("tripoli");
    talon::rules rules("tripoli");
    talon::game game(rules);

    EXPECT(play_to(game, chance, talon::phase::betting));
    EXPECT(talon::tr::pots_now(game).size() >= 1);
    EXPECT(talon::tr::call_cost(game, game.to_act()) >= 0);
    EXPECT(play(game, chance, [&] { return !talon::tr::plays(game).empty(); }));
    EXPECT(talon::tr::state_of(game).boxes[TALON_TR_BOX_KITTY] >= 0);
    REFUSED(TALON_E_PHASE, talon::tr::pots_now(game));
    REFUSED(TALON_E_PHASE, talon::tr::call_cost(game, 0));
    REFUSED(TALON_E_NOT_DUE, talon::tr::board_shuffle(game, chance));
    talon::rules moving = rules;
    moving.set("board", "per-deal");
    talon::game board(moving);
    EXPECT(!board.check(talon::tr::board_shuffle(board, chance)));
    EXPECT(talon::tr::collects(rules, talon::cards("AH")).boxes ==
           1u << TALON_TR_BOX_ACE);
    std::int64_t staked[] = {10, 10, 5};
    talon::cards hands[] = {talon::cards("2S 3S 4S 5S 6S"),
                            talon::cards("2H 2D 7C 8C 9C"),
                            talon::cards("KH KD 7H 8H 9H")};
    talon::tr::settled settled = talon::tr::pots(staked, 0, 7u, hands);
    EXPECT(settled.pots.size() == 2 && settled.pots[0].winners == 1);
    EXPECT(settled.pots[0].amount + settled.pots[1].amount == 25);
    REFUSED(TALON_E_SEAT, talon::tr::pots(staked, 0, 0u, hands));
    REFUSED(TALON_E_WRONG_GAME, talon::fh::state_of(game));
}

void poker_hands_rank()
{
    talon::cards full("KH KD KS 10C 10D"), pair("KH KD 2S 3S 4S");
    std::uint32_t rank = talon::poker::rank_of(full);
    talon_cards many[] = {full.mask(), pair.mask(), 1};
    std::uint32_t ranks[3];

    EXPECT(rank > talon::poker::rank_of(pair));
    EXPECT(talon::poker::category(rank) == talon::poker_hand::full_house);
    EXPECT(talon::poker::words(rank) == "full house, kings over tens");
    EXPECT(talon::poker::best_of(full | talon::card("2S")).five == full);
    EXPECT(talon::poker::try_ranks_of(many, ranks).status() ==
           TALON_E_CARD_COUNT);
    EXPECT(ranks[0] == rank && ranks[2] == 0);
    REFUSED(TALON_E_CARD_COUNT, talon::poker::rank_of(talon::cards("KH")));
    REFUSED(TALON_E_ARGUMENT, talon::poker::words(1));
}

talon::game in_tricks()
{
    talon::rng chance("1");
    talon::game game(talon::rules("five-hundred", "australian-4"));

    EXPECT(play_to(game, chance, talon::phase::tricks));
    return game;
}

void players_give_advice()
{
    talon::game game = in_tricks();
    std::int32_t seat = game.to_act();
    talon::view mine(game, talon::seats::only(seat));
    talon::rng chance("3"), a = chance, b = chance, c = chance, d = chance;
    talon::player player("club-1"), moved = std::move(player);
    talon::notes notes;

    EXPECT(talon::advisor_serves() && talon::advisor_version() == "0.4.0");
    EXPECT(talon::advisor_version_number() == TALON_ADVISOR_VERSION);
    EXPECT(talon::level_count() == 5 &&
           talon::key(talon::level_at(0)) == "beginner-1");
    EXPECT(talon::level_at(5) == talon::level::none);
    EXPECT(talon::label(talon::level::novice_1) == "Novice");
    EXPECT(moved.scratch_size(talon::game_id::tripoli) <= TALON_PLAYER_BYTES);
    EXPECT(moved.of_level() == talon::level::club_1);
    talon::advice_list advice = moved.advise(mine, seat, a);
    EXPECT(!game.check(advice[0].next_move));
    EXPECT(advice[0].chance_of == TALON_CHANCE_CONTRACT);
    talon::move best = moved.best_move(mine, seat, b);
    EXPECT(std::memcmp(&best, &advice[0].next_move, sizeof best) == 0);
    /* a whole game is redacted first; equal arguments, equal answers */
    talon::advice_list again = moved.advise(game, seat, c);
    EXPECT(again.size() == advice.size() &&
           std::memcmp(again.data(), advice.data(),
                       advice.size() * sizeof(talon::advice)) == 0);
    for (const talon::belief &one : moved.beliefs(mine, seat, c)) {
        int sum = 0;

        for (std::uint16_t part : one.chance)
            sum += part;
        EXPECT(sum == TALON_CERTAIN);
    }
    talon::move last = advice[advice.size() - 1].next_move;
    talon::why_not why = moved.why(mine, seat, last, d);
    EXPECT(std::memcmp(&why.other.next_move, &last, sizeof last) == 0);
    notes.add(game.apply(best));
    EXPECT(notes[0].deals == 0);
    EXPECT(moved.try_advise(game, game.to_act(), d, &notes).ok());
}

void the_advisor_knows()
{
    terms_of<talon::advisor_part>();
    terms_of<talon::advice_reason>();
    terms_of<talon::chance_of>();
    terms_of<talon::fh::goal>();
    EXPECT(talon::key(talon::advice_reason::draws_trumps) == "draws-trumps");
    EXPECT(talon::label(talon::advice_reason::draws_trumps) ==
           "draws the others' trumps");
    EXPECT(talon::label(talon::chance_of::best_hand) == "best hand");
    EXPECT(talon::key(talon::advice_reason(200)).empty());
    for (talon::game_info game : talon::games())
        for (talon::preset_info preset : game.presets()) {
            talon::rules rules(game.id(), preset.number);
            auto solver = talon::supports(rules, talon::advisor_part::solver);

            EXPECT(talon::supports(rules, talon::advisor_part::players).ok());
            EXPECT(solver.status() == (game.id() == talon::game_id::tripoli
                                           ? TALON_E_UNSUPPORTED
                                           : TALON_OK));
        }
    talon::rules rules("five-hundred", "classic-3");
    EXPECT(talon::supports(rules, talon::advisor_part(9)).status() ==
           TALON_E_ARGUMENT);
    rules.set("players", 6);
    EXPECT(talon::supports(rules, talon::advisor_part::players).status() ==
           TALON_E_RULES);
}

/* The one function that counts more than there is room for. */
void more_advice_than_room()
{
    auto best = talon::detail::fill<talon::move, 2>(
        [](talon::move *into, std::uint32_t capacity, std::uint32_t *count) {
            into[0].amount = into[1].amount = 7;
            *count = capacity + 3;
            return talon_status(TALON_OK);
        });

    EXPECT(best->size() == 2 && (*best)[1].amount == 7);
}

void players_refuse()
{
    talon::game game = in_tricks(), none, over = in_tricks();
    std::int32_t seat = game.to_act(), next = (seat + 1) % 4;
    talon::rng chance("5"), same = chance;
    talon::player player(talon::level::novice_1);
    talon::view theirs(game, talon::seats::only(next));

    REFUSED(TALON_E_LEVEL, talon::player("grandmaster-9"));
    REFUSED(TALON_E_LEVEL,
            talon::player(talon::level(77)).best_move(game, seat, chance));
    REFUSED(TALON_E_BUDGET,
            talon::player("club-1", 4097).advise(game, seat, chance));
    REFUSED(TALON_E_GAME, player.scratch_size(talon::game_id::none));
    REFUSED(TALON_E_TURN, player.best_move(game, next, chance));
    REFUSED(TALON_E_SEAT, player.best_move(game, 7, chance));
    REFUSED(TALON_E_VIEW, player.best_move(theirs, seat, chance));
    REFUSED(TALON_E_NULL, player.best_move(none, seat, chance));
    talon::rng other("2");
    while (!play_to(over, other, talon::phase::over))
        continue;
    REFUSED(TALON_E_OVER, player.best_move(over, seat, chance));
    REFUSED(TALON_E_NOT_HELD,
            player.why(game, seat,
                       talon::make_move(talon::kind::play, seat,
                                        game.cards(next).nth(0)),
                       chance));
    REFUSED(TALON_E_PHASE,
            talon::budget_of(talon::level::club_1, talon::game_id::tripoli,
                             talon::phase::over));
    EXPECT(talon::try_budget_of(talon::level(9), talon::game_id::tripoli,
                                talon::phase::betting)
               .status() == TALON_E_LEVEL);
    EXPECT(chance.below(1u << 31) == same.below(1u << 31));
}

void hands_are_solved()
{
    talon::game game = in_tricks();
    talon::fh::solver first(TALON_FH_SOLVER_BYTES_GOOD), solver;
    talon::fh::position position = talon::fh::position_of(game);
    talon::rng chance("2");
    std::int8_t best = 0;

    solver = std::move(first);
    EXPECT(!talon::fh::check(position));
    talon::fh::value value = solver.solve(position);
    EXPECT(value.low == value.high);
    auto cards = solver.try_cards(position);
    EXPECT(cards.finished() && !cards->empty());
    bool most = talon::seats(position.side).contains(game.to_act());
    best = (*cards)[0].low;
    for (const talon::fh::card_value &one : *cards)
        best = most ? std::max(best, one.low) : std::min(best, one.low);
    EXPECT(best == value.low);
    auto low = static_cast<std::uint32_t>(value.low);
    EXPECT(solver.reaches(position, low) == true);
    EXPECT(solver.reaches(position, low + 1) == false);
    EXPECT(solver.deal(game.rules(), position.hand).low[5][1] == -1);
    auto worlds = solver.worlds(
        talon::view(game, talon::seats::only(game.to_act())), 3, chance);
    EXPECT(worlds.size() == 3 && worlds[2].index == 2);
    for (const talon::move &next : solver.line(position))
        game.apply(next);
    talon::fh::review_list review = solver.review(game);
    EXPECT(review.size() == 40);
    for (const talon::fh::review_item &item : review)
        EXPECT(item.points == 0);
}

void discards_are_solved()
{
    /* Ten trumps; without trumps, only the jack of clubs loses a trick. */
    const talon_cards hands[] = {
        talon::cards("JK JS JC AS KS QS 10S 9S 8S 7S").mask(),
        talon::cards("5S 5C 6C KC 4D 5D 6D 4H 5H 6H").mask(),
        talon::cards("6S 7C 8C 9C 7D 8D 9D 7H 8H 9H").mask(),
        talon::cards("10C QC 10D JD QD KD 10H JH QH KH").mask()};
    const talon_cards kitty = talon::cards("AC AD AH").mask();
    talon::rules rules("five-hundred", "australian-4");
    talon::fh::solver solver(TALON_FH_SOLVER_BYTES_GOOD);
    talon::fh::position position = {};

    std::copy(std::begin(hands), std::end(hands), position.hand);
    position.hand[0] |= kitty;
    for (talon_card &card : position.table)
        card = TALON_CARD_NONE;
    position.denomination = TALON_DENOMINATION_NO_TRUMP;
    position.playing = 15;
    position.side = 1 << 0 | 1 << 2;
    /* Three of thirteen cards; with the jack, two of twelve. */
    int nine = 0, ten = 0, best = 0;
    auto every = solver.try_discards(position);
    EXPECT(every.finished() && every->size() == 286);
    for (const talon::fh::discard_value &one : *every) {
        nine += one.low == 9;
        ten += one.low == 10;
    }
    EXPECT(nine == 220 && ten == 66);
    for (const talon::fh::discard_value &one : solver.discards(position, false))
        best = std::max<int>(best, one.high);
    EXPECT(best == 10);
    const int spades = TALON_SUIT_SPADES;
    const int no_trump = TALON_DENOMINATION_NO_TRUMP;
    EXPECT(solver.deal(rules, hands).low[0][no_trump] == 9);
    auto table = solver.deal_with_kitty(rules, hands, kitty);
    EXPECT(table.low[0][no_trump] == 10 && table.low[0][spades] == 10);
    /* No bid outranks ten no trump. */
    talon::fh::par par = solver.par(rules, hands, kitty, 3);
    EXPECT(par.low == 520 && par.high == 520 && par.contractor == 0);
    EXPECT(par.bid_tricks == 10 && par.bid_denomination == no_trump);
}

void discards_of_games_are_solved()
{
    talon::game game(talon::rules("five-hundred", "australian-4"));
    talon::fh::solver solver(TALON_FH_SOLVER_BYTES_GOOD);
    talon::rng chance("1");
    int best = 0;

    REFUSED(TALON_E_PHASE, talon::fh::position_before_discard(game));
    EXPECT(play_to(game, chance, talon::phase::discard));
    auto position = talon::fh::position_before_discard(game);
    for (const talon::fh::discard_value &one : solver.discards(position))
        best = std::max<int>(best, one.low);
    auto sums = solver.discard_worlds(
        talon::view(game, talon::seats::only(game.to_act())), 2, chance,
        talon::fh::goal::made);
    EXPECT(sums.size() >= 286);
    for (const talon::fh::discard_sum &one : sums)
        EXPECT(one.worlds == 2 && one.sum <= 2);
    REFUSED(TALON_E_PHASE, solver.review_discard(game));
    game.apply(game.random_move(chance));
    talon::fh::discard_review review = solver.review_discard(game);
    EXPECT(review.before == best && review.after <= best);
}

void limits_are_no_refusals()
{
    talon::fh::position position = talon::fh::position_of(in_tricks());
    talon::fh::solver solver(TALON_FH_SOLVER_BYTES_GOOD, 1);

    position.denomination = TALON_SUIT_SPADES;
    position.side = 1 << 0 | 1 << 2;
    auto value = solver.try_solve(position);
    EXPECT(value.ok() && !value.finished() && value->low < value->high);
    EXPECT(!solver.try_cards(position).finished());
    for (int i = 0; i < 1000 && !value.finished(); i++)
        value = solver.try_solve(position);
    solver.forget();
    solver.limit(0);
    EXPECT(value->low == solver.solve(position).low);
}

/* A misere that five hands hold: hundreds of millions of nodes. */
talon::fh::position hard()
{
    const char *const hands[] = {
        "4S 10S 6C JC 5D 7D 8D 9D QD 5H", "5S 7S 2C 4C 9C 2D 10D JD 4H 9H",
        "3S 6S 8S JS AS 5C 7C QC 8H 10H", "9S KS 10C KC 4D 6D KD 3H QH AH",
        "2S QS 3C 8C 3D 2H 6H 7H JH KH"};
    talon::fh::position position = {};

    for (int seat = 0; seat < 5; seat++)
        position.hand[seat] = talon::cards(hands[seat]).mask();
    for (talon_card &card : position.table)
        card = TALON_CARD_NONE;
    position.denomination = TALON_DENOMINATION_MISERE;
    position.playing = 31;
    position.side = 1 << 4;
    position.leader = position.contractor = 4;
    return position;
}

void limits_end_what_is_hard()
{
    talon::fh::solver by_default(TALON_FH_SOLVER_BYTES_GOOD),
        by_zero(TALON_FH_SOLVER_BYTES_GOOD, 0);

    for (talon::fh::solver *solver : {&by_default, &by_zero}) {
        auto value = solver->try_solve(hard());

        EXPECT(value.ok() && !value.finished());
        EXPECT(value->low == 0 && value->high == 1);
        EXPECT(value->nodes >= talon::fh::default_limit);
    }
}

/* Whether every call of a solver ends unfinished. */
void all_end(talon::fh::solver &solver, talon::stop_token stop)
{
    talon::game game = in_tricks();
    talon::fh::position position = hard();
    talon::rng chance("1");

    EXPECT(!solver.try_solve(position, stop).finished());
    EXPECT(!solver.reaches(position, 1, stop).has_value());
    auto cards = solver.try_cards(position, stop);
    EXPECT(!cards.finished() && cards->size() == 10);
    auto line = solver.try_line(position, stop);
    EXPECT(!line.finished() && line->empty());
    EXPECT(!solver
                .try_deal(talon::rules("five-hundred", "five-5"), position.hand,
                          stop)
                .finished());
    EXPECT(!solver.try_worlds(game, 2, chance, talon::fh::goal::tricks, stop)
                .finished());
    game.apply(game.random_move(chance));
    auto review = solver.try_review(game, stop);
    EXPECT(!review.finished() && review->size() == 1 &&
           (*review)[0].best_card == TALON_CARD_NONE);
}

void stops_end_calls()
{
    talon::fh::solver solver(TALON_FH_SOLVER_BYTES_GOOD, talon::fh::unlimited);
    talon::stop_source stop;

    EXPECT(!stop.stop_requested() && *stop.c() == 0);
    stop.request_stop();
    EXPECT(stop.stop_requested() && *stop.c() != 0);
    all_end(solver, stop);
    for (int i = 0; i < 2; i++) {
        stop.reset();
        std::thread other([&stop] {
            std::this_thread::sleep_for(std::chrono::milliseconds(200));
            stop.request_stop();
        });
        auto value = solver.try_solve(hard(), stop);

        EXPECT(stop.stop_requested() && !value.finished() && value->nodes > 0);
        other.join();
    }
}

void stops_end_players()
{
    talon::game game = in_tricks();
    talon::rng a("3"), b = a, c = a, d = a, e = a;
    talon::player player(talon::level::expert_1);
    std::int32_t seat = game.to_act();
    talon::stop_source stop;

    auto with = player.advise(game, seat, a, nullptr, stop);
    auto without = player.advise(game, seat, b);
    EXPECT(with.size() == without.size() &&
           std::memcmp(with.data(), without.data(),
                       with.size() * sizeof(talon::advice)) == 0);
    stop.request_stop();
    auto advice = player.try_advise(game, seat, c, nullptr, stop);
    EXPECT(advice.ok() && !advice.finished());
    EXPECT(!game.check((*advice)[0].next_move));
    auto best = player.try_best_move(game, seat, d, nullptr, stop);
    EXPECT(best.ok() && !best.finished() && !game.check(*best));
    auto why = player.try_why(game, seat, without[without.size() - 1].next_move,
                              e, nullptr, stop);
    EXPECT(why.ok() && !why.finished() && !game.check(why->best.next_move));
    EXPECT(player.try_best_move(game, 7, e, nullptr, stop).status() ==
           TALON_E_SEAT);
    stop.reset();
    talon::player deep(talon::level::expert_1, 4096, 1000000000);
    std::thread other([&stop] {
        std::this_thread::sleep_for(std::chrono::milliseconds(200));
        stop.request_stop();
    });
    best = deep.try_best_move(game, seat, e, nullptr, stop);
    EXPECT(stop.stop_requested() && !best.finished() && !game.check(*best));
    other.join();
}

void standard_tokens_end_calls()
{
#ifdef __cpp_lib_jthread
    talon::fh::solver solver(TALON_FH_SOLVER_BYTES_GOOD, talon::fh::unlimited);
    std::jthread worker([&solver](std::stop_token token) {
        talon::stop_source stop;
        std::stop_callback ends(token, [&stop] { stop.request_stop(); });

        EXPECT(!solver.try_solve(hard(), stop).finished());
    });

    worker.request_stop();
    worker.join();
#endif
}

void solvers_refuse()
{
    talon::game game = in_tricks();
    talon::fh::solver solver(TALON_FH_SOLVER_BYTES_MIN), none;
    talon::fh::position position = talon::fh::position_of(game);
    talon_cards aces[] = {2, 2, 2, 2}, many[7] = {};
    talon::rng chance("1");

    REFUSED(TALON_E_SPACE, talon::fh::solver(8));
    REFUSED(TALON_E_NULL, none.solve(position));
    REFUSED(TALON_E_DENOMINATION, solver.solve({}));
    position.hand[1] = position.hand[0];
    EXPECT(talon::fh::check(position).status == TALON_E_CARD_TWICE);
    REFUSED(TALON_E_CARD_TWICE, solver.cards(position));
    REFUSED(TALON_E_VIEW, talon::fh::position_of(talon::view(game, 0u)));
    REFUSED(TALON_E_WRONG_GAME,
            talon::fh::position_of(talon::game(talon::rules("tripoli"))));
    REFUSED(TALON_E_PHASE, solver.review(game));
    REFUSED(TALON_E_CARD_TWICE, solver.deal(game.rules(), aces));
    REFUSED(TALON_E_SEAT, solver.deal(game.rules(), many));
    REFUSED(TALON_E_ARGUMENT,
            solver.worlds(game, 1, chance, talon::fh::goal(9)));
}

/* The deal of doc/words.md: seat 0 bids first. */
struct begun {
    talon::game game{
        talon::rules("five-hundred", "classic-3").set("first-dealer", 2)};
    talon::events events = {};
    talon::words en = {}, de = {};

    begun()
    {
        talon::rng chance("\7");

        events = game.chance(chance);
        talon::redact(events, talon::seats::only(0));
        en = talon::words(game.rules());
        en.you(0).name(1, "Ben").name(2, "Clara");
        de = talon::words(game.rules(), talon::find_language("de_AT.UTF-8"));
        de.you(0).name(1, "Ben").name(2, "Clara");
    }
};

talon::move bid(std::int32_t tricks, std::int32_t seat = 0)
{
    return talon::make_move(talon::kind::bid, seat, {}, tricks,
                            talon::suit::hearts);
}

void a_deal_and_a_bid_are_told()
{
    begun table;

    EXPECT(table.de.in() == talon::language::german);
    EXPECT(table.en.events(table.events) ==
           "The cards are dealt.\nClara deals.\n"
           "You get ♦7 ♦J ♦Q ♣9 ♣J ♣K ♥7 ♥8 ♥10 ♥Q.\n");
    EXPECT(table.de.events(table.events) ==
           "Die Karten werden gegeben.\nClara gibt.\n"
           "Du bekommst ♦7 ♦B ♦D ♣9 ♣B ♣K ♥7 ♥8 ♥10 ♥D.\n");
    talon::told_events first = table.en.event(table.events);
    EXPECT(first.text == "The cards are dealt." && first.count == 1);
    EXPECT(table.en.events({}).empty());
    EXPECT(table.en.choice(table.game.choices()[0]) == "pass");
    EXPECT(table.en.move(bid(7)) == "bid 7 ♥");
    talon::events happened = table.game.apply(bid(7));
    EXPECT(table.en.event(happened).text == "You bid 7 ♥.");
    EXPECT(table.de.event(happened).text == "Du bietest 7 ♥.");
    EXPECT(table.en.scores(table.game) == "You 0; Ben 0; Clara 0");
    EXPECT(table.de.bid(10, talon::denomination::no_trump) == "10 ohne Trumpf");
}

void cards_and_seats_are_worded()
{
    begun table;
    const talon::card jack("JC"), low("7H");
    const talon::card both[] = {low, jack};

    EXPECT(table.en.card(jack) == "♣J" && table.de.card(jack) == "♣B");
    EXPECT(table.en.cards(both) == "♥7 ♣J");
    EXPECT(table.en.hand(table.game, talon::cards("QH 7D 9C")) == "♦7 ♣9 ♥Q");
    EXPECT(table.en.seats(7u) == "you, Ben and Clara");
    EXPECT(table.de.seat(1) == "Ben");
    EXPECT(talon::words(table.game.rules()).seat(1) == "Seat 2");
    EXPECT(table.de.style(talon::card_style::letters).card(low) == "He7");
    EXPECT(table.en.style(talon::card_style::words).card(low) ==
           "seven of hearts");
}

void what_people_type_is_read()
{
    begun table;
    talon::game &game = table.game;

    for (const auto &read : {table.en.read(game, 0, "7 hearts"),
                             table.de.read(game, 0, "7 Herz")}) {
        EXPECT(read.read_as == talon::read_as::move_ && read.answer.empty());
        EXPECT(read.move.amount == 7 && !game.check(read.move));
    }
    talon::reading several = table.en.read(game, 0, "7");
    EXPECT(several.read_as == talon::read_as::several);
    EXPECT(several.several.size() == 5 && !several.answer.empty());
    for (const talon::move &one : several.several)
        EXPECT(one.amount == 7 && !game.check(one));
    game.apply(bid(7));
    talon::reading late = table.en.read(game, 1, "6 hearts");
    EXPECT(late.read_as == talon::read_as::refused && late.move.amount == 6);
    EXPECT(late.why.status == TALON_E_BID_LOW);
    EXPECT(late.answer == table.en.refusal(late.why, game));
    talon::reading lost = table.de.read(game, 1, "xyzzy");
    EXPECT(lost.read_as == talon::read_as::unknown && !lost.answer.empty());
    EXPECT(lost.start == 0 && lost.length == 5);
    REFUSED(TALON_E_SEAT, table.en.read(game, TALON_TABLE, "pass"));
    EXPECT(table.en.read_cards(game, "aces").cards ==
           talon::cards("AS AC AD AH"));
    EXPECT(table.de.read_cards(game, "Asse").answer.empty());
    talon::cards_read none = table.en.read_cards(game, "xyzzy");
    EXPECT(none.why.status == TALON_E_SYNTAX && !none.answer.empty());
    EXPECT(none.cards.empty());
}

void refusals_and_reasons_are_worded()
{
    begun table;
    talon::refusal why = table.game.check(bid(5));

    EXPECT(std::string_view(table.en.refusal(why, table.game)).find("pass") !=
           std::string_view::npos);
    EXPECT(std::string_view(table.en.refusal(why)).find("pass") ==
           std::string_view::npos);
    EXPECT(table.en.poker(talon::poker::rank_of(talon::cards(
               "KS KH KC 10D 10H"))) == "full house, kings over tens");
    EXPECT(table.en.advice(talon::advice_reason::ducks) == "lets the trick go");
    EXPECT(table.en.chance(talon::chance_of::contract, 7349) ==
           "contract made in 73\u00A0% of cases");
    talon::rng chance("1");
    for (const talon::advice &one :
         talon::player("novice-1").advise(table.game, 0, chance))
        EXPECT(!table.de.advice(one).empty());
    REFUSED(TALON_E_ARGUMENT,
            table.en.chance(talon::chance_of::contract, 10001));
}

/* All names and helps of a game, in a language. */
void settings_have_names_in(talon::language in, const talon::game_info &game)
{
    talon::rules rules(game.id(), 1);
    talon::words words(rules, in);

    EXPECT(!words.game(game).empty() && !words.game_help(game).empty());
    for (const talon::preset_info &one : game.presets())
        EXPECT(!words.preset(one).empty() && !words.preset_help(one).empty());
    for (const talon::group_info &one : game.groups())
        EXPECT(!words.group(one).empty());
    for (const talon::option_info &one : game.options()) {
        EXPECT(!words.option(one).empty() && !words.option_help(one).empty());
        EXPECT(!words.value(rules, one).empty());
    }
}

void settings_have_names()
{
    for (std::uint32_t i = 1; i <= talon::language_count(); i++)
        for (const talon::game_info &game : talon::games())
            settings_have_names_in(talon::language(i), game);
    talon::words de(five_hundred(), talon::language::german);
    EXPECT(talon::key(talon::language::german) == "de");
    EXPECT(talon::label(talon::language::german) == "Deutsch");
    EXPECT(talon::find_language("fr") == talon::language::none);
    EXPECT(de.label(talon::suit::hearts) == "Herz");
    EXPECT(de.label(talon::kind(9999)).empty());
    EXPECT(!de.label(talon::level::club_1).empty());
    EXPECT(!de.label(talon::fh::goal::made).empty());
    EXPECT(talon::words_version() == talon::version() && talon::words_serve());
}

void words_refuse()
{
    begun table;
    talon::rules rules = five_hundred();
    talon::words words(rules);

    REFUSED(TALON_E_ARGUMENT, talon::words(rules, talon::language::none));
    REFUSED(TALON_E_GAME, talon::words(talon::rules()));
    REFUSED(TALON_E_SPACE, words.name(0, std::string(64, 'x')));
    REFUSED(TALON_E_CHARACTER, words.name(0, "a\nb"));
    REFUSED(TALON_E_SEAT, words.name(16, "Ben"));
    REFUSED(TALON_E_INDEX, words.event(talon::events()));
    REFUSED(TALON_E_KIND, words.move(talon::make_move(talon::kind(9999), 0)));
    REFUSED(TALON_E_CARD, words.card(talon::card()));
    REFUSED(TALON_E_CARD_COUNT,
            words.cards(std::vector<talon::card>(65, talon::card("KH"))));
    REFUSED(TALON_E_DENOMINATION, words.bid(7, talon::denomination::none));
    EXPECT(words.try_read(talon::game(), 0, "pass").status() == TALON_E_NULL);
    EXPECT(talon::words::make(rules, talon::language(9)).status() ==
           TALON_E_ARGUMENT);
}

const struct {
    const char *what;
    void (*run)();
} tests[] = {
    {"cards are a range and a set, and are read and written",
     cards_are_a_range},
    {"numbers have keys, and keys numbers", numbers_have_keys},
    {"games, presets and options are listed", games_are_listed},
    {"rules have options by key", rules_have_options_by_key},
    {"refusals say why: status, text, clause, cards", refusals_say_why},
    {"games answer", games_answer},
    {"views know less, and cannot be played on", views_know_less},
    {"saves come back, and damaged ones are refused", saves_come_back},
    {"records come back, and say which word is wrong", records_come_back},
    {"events are saved and redacted", events_are_saved_and_redacted},
    {"hands are played again", hands_are_played_again},
    {"deals of Tripoli are played again from events",
     sessions_are_played_again_from_events},
    {"moves have codes, and codes moves", moves_have_codes},
    {"memory is freed, or refused; moved games are no games", memory_is_freed},
    {"chance is repeatable", chance_is_repeatable},
    {"Five Hundred: snapshots, tricks, scores", five_hundred_is_wrapped},
    {"Tripoli: snapshots, boards, pots", tripoli_is_wrapped},
    {"poker hands rank", poker_hands_rank},
    {"players give advice", players_give_advice},
    {"the advisor knows terms and rules", the_advisor_knows},
    {"a list ends with its room", more_advice_than_room},
    {"what players are not to be asked is refused", players_refuse},
    {"hands are solved and reviewed", hands_are_solved},
    {"discards are solved, and what a deal is worth", discards_are_solved},
    {"discards of games are solved and reviewed", discards_of_games_are_solved},
    {"a limit is no refusal", limits_are_no_refusals},
    {"a solver ends by default", limits_end_what_is_hard},
    {"a stop ends what a solver does", stops_end_calls},
    {"a stop ends what a player does", stops_end_players},
    {"so does a std::stop_token, in C++20", standard_tokens_end_calls},
    {"what is no position is refused", solvers_refuse},
    {"a deal and a bid are told in two languages", a_deal_and_a_bid_are_told},
    {"cards and seats have words", cards_and_seats_are_worded},
    {"what people type is read", what_people_type_is_read},
    {"refusals, hands and reasons have words", refusals_and_reasons_are_worded},
    {"settings have names in every language", settings_have_names},
    {"wrong words are refused", words_refuse},
};

} // namespace

int main(int argc, char **argv)
{
    std::size_t number = 0;

    if (argc > 1 && std::strcmp(argv[1], "list") == 0) {
        for (const auto &test : tests)
            std::printf("%zu %s\n", number++, test.what);
        return 0;
    }
    number = argc > 1 ? std::strtoul(argv[1], nullptr, 10) : 0;
    if (number >= sizeof tests / sizeof *tests)
        return 2;
    try {
        tests[number].run();
    } catch (const std::exception &error) {
        std::printf("thrown: %s\n", error.what());
        failed = true;
    }
    return failed;
}
