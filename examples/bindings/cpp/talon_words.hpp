/* SPDX-License-Identifier: MIT */
/**
 * @file talon_words.hpp
 * Sentences in English and German, and what people type, for C++17 and later: a
 * header over <talon/words.h>, with the conventions of talon.hpp. Programs that
 * include it link libtalon-words.
 *
 * **Wording** may change in any version: never compare it.
 *
 * **Versions.** Words are refused with TALON_E_UNSUPPORTED if libtalon-words is
 * older than these headers.
 *
 * **Room.** A text has its room in itself, as in talon.hpp; only all sentences
 * of some events are a std::string.
 */
#ifndef TALON_WORDS_HPP
#define TALON_WORDS_HPP

#include "talon.hpp"

#include <talon/words.h>

namespace talon
{

/* clang-format off */
/* generated: enumerations */
enum class language : std::uint32_t {
    none = 0, english = TALON_LANGUAGE_ENGLISH, german = TALON_LANGUAGE_GERMAN
};

enum class card_style : std::uint32_t {
    none = 0, signs = TALON_CARD_STYLE_SIGNS,
    letters = TALON_CARD_STYLE_LETTERS, words = TALON_CARD_STYLE_WORDS
};

enum class read_as : std::uint32_t {
    none = 0, move_ = TALON_READING_MOVE, several = TALON_READING_SEVERAL,
    refused = TALON_READING_REFUSED, unknown = TALON_READING_UNKNOWN,
    cards = TALON_READING_CARDS
};
/* end */
/* clang-format on */

/* Of talon_advisor.hpp. Reasons and chances are numbers, so their sentences
 * need neither that header nor libtalon-advisor. */
enum class level : std::uint32_t;
enum class advice_reason : std::uint32_t;
enum class chance_of : std::uint32_t;

using worded = text<TALON_WORDS_TEXT_MAX>;

/* ---- the library in use */

inline std::uint32_t words_version_number() noexcept
{
    return talon_words_version_number();
}
/** The same as a text: "0.4.0". */
inline std::string words_version()
{
    return detail::version_text(words_version_number());
}
inline bool words_serve() noexcept
{
    return talon_words_version_serves(TALON_WORDS_VERSION) != 0;
}

/* ---- languages */

/** How many there are; they are numbered from 1. */
inline std::uint32_t language_count() noexcept
{
    return talon_language_count();
}
/** The key of a language: "de". */
template <> inline std::string_view key(language term) noexcept
{
    return talon_language_key(number(term));
}
/** Its name in that language: "Deutsch". */
template <> inline std::string_view label(language term) noexcept
{
    return talon_language_label(number(term));
}
/** The language of a key or locale ("de", "de_AT.UTF-8"); none if there is no
 * such language. */
inline language find_language(const char *locale) noexcept
{
    return language(talon_language_find(locale));
}

/* ---- sentences */

/** A sentence, and how many events it tells of. */
struct told_events {
    worded text = {};
    std::uint32_t count = 0;
};

/** What a person's text was read as. */
struct reading {
    talon::read_as read_as = talon::read_as::none;
    talon::move move = {}; /**< the move, also one that the game refuses */
    list<talon::move, TALON_READING_MOVES_MAX> several = {}; /**< the first of
                             the moves that fit, if there are several */
    refusal why = {};       /**< why the game refuses the move */
    std::size_t start = 0;  /**< bytes before what is not understood */
    std::size_t length = 0; /**< bytes of what is not understood */
    worded answer = {};     /**< a sentence that says so to "you"; "" for a
                                  move that the game accepts */
};

/** What a person's text was read as, asked for cards. */
struct cards_read {
    talon::cards cards = {}; /**< the cards */
    refusal why = {};        /**< why it is none */
    worded answer = {};      /**< a sentence that says so; "" for cards */
};

/**
 * Who is told, and how. Sentences tell what the events tell: redact() removes
 * what a seat may not know.
 */
class words
{
  public:
    words() noexcept = default;
    /** Signs of suits, the sides of the rules, no names, nobody is "you". */
    explicit words(const rules &by, language in = language::english)
    {
        need();
        *this = make(by, in).value();
    }
    static result<words> make(const rules &by,
                              language in = language::english) noexcept
    {
        result<words> answer;

        answer.raw_why().status =
            words_serve()
                ? talon_words_init(&answer.raw_value().raw_, number(in), by.c())
                : TALON_E_UNSUPPORTED;
        return answer;
    }
    const talon_words *c() const noexcept { return &raw_; }
    language in() const noexcept { return language(raw_.language); }

    /** The seat that is called "you". */
    words &you(std::int32_t seat) noexcept
    {
        raw_.you = seat;
        return *this;
    }
    /** How cards are written. */
    words &style(card_style how) noexcept
    {
        raw_.style = number(how);
        return *this;
    }
    /** Names a seat; "" takes the name away. */
    result<void> try_name(std::int32_t seat, std::string_view name) noexcept
    {
        return detail::why(
            talon_words_name(&raw_, seat, name.data(), name.size()));
    }
    words &name(std::int32_t seat, std::string_view name)
    {
        try_name(seat, name).value();
        return *this;
    }

    /** A seat: its name, or "you". */
    result<worded> try_seat(std::int32_t which) const noexcept
    {
        return write(talon_words_seat, which);
    }
    worded seat(std::int32_t which) const { return try_seat(which).value(); }
    /** Seats: "you, Anna and Ben". */
    result<worded> try_seats(talon::seats which) const noexcept
    {
        return write(talon_words_seats, which.mask());
    }
    worded seats(talon::seats which) const { return try_seats(which).value(); }
    result<worded> try_card(talon::card which) const noexcept
    {
        return write(talon_words_card, which.number());
    }
    worded card(talon::card which) const { return try_card(which).value(); }
    /** Cards in the order given. */
    result<worded> try_cards(span<const talon::card> all) const noexcept
    {
        talon_card numbers[TALON_PACK_MAX];
        std::size_t count = detail::numbers_of(all, numbers);

        if (count > TALON_PACK_MAX)
            return detail::why(TALON_E_CARD_COUNT);
        return write(talon_words_cards, numbers, detail::count_of(count));
    }
    worded cards(span<const talon::card> all) const
    {
        return try_cards(all).value();
    }
    /** A hand in the order in which players hold it. */
    result<worded> try_hand(const position &of,
                            talon::cards held) const noexcept
    {
        talon_cards mask = held.mask();

        return write(talon_words_hand, of.c(), &mask);
    }
    worded hand(const position &of, talon::cards held) const
    {
        return try_hand(of, held).value();
    }
    /** A bid: "7 ♥"; 0 tricks for a misère. */
    result<worded> try_bid(std::uint32_t tricks,
                           denomination named) const noexcept
    {
        return write(talon_words_bid, tricks, number(named));
    }
    worded bid(std::uint32_t tricks, denomination named) const
    {
        return try_bid(tricks, named).value();
    }
    /** A move in a short form: "raise by 3 chips". */
    result<worded> try_move(const talon::move &next) const noexcept
    {
        return write(talon_words_move, &next);
    }
    worded move(const talon::move &next) const
    {
        return try_move(next).value();
    }
    /** A choice in a short form: "bid 7 to 10 in ♠, ♣ or NT". */
    result<worded> try_choice(const talon::choice &one) const noexcept
    {
        return write(talon_words_choice, nullptr, &one);
    }
    worded choice(const talon::choice &one) const
    {
        return try_choice(one).value();
    }
    /** The same, with cards listed as players hold them in the game. */
    result<worded> try_choice(const talon::choice &one,
                              const position &of) const noexcept
    {
        return write(talon_words_choice, of.c(), &one);
    }
    worded choice(const talon::choice &one, const position &of) const
    {
        return try_choice(one, of).value();
    }
    /** One sentence for the first event, and for those after it that belong to
     * it; refused if there is no event. */
    result<told_events> try_event(span<const talon::event> all) const noexcept
    {
        std::uint32_t count = 0;
        result<worded> text = write(talon_words_event, all.data(),
                                    detail::count_of(all.size()), &count);

        if (!text.ok())
            return text.why();
        return told_events{*text, count};
    }
    told_events event(span<const talon::event> all) const
    {
        return try_event(all).value();
    }
    /** All sentences of some events, each with a line end. */
    result<std::string> try_events(span<const talon::event> all) const noexcept
    {
        result<std::string> answer;
        std::string &room = answer.raw_value();
        std::size_t length = 0;

        answer.raw_why().status =
            talon::detail::make_long(room, TALON_WORDS_EVENTS_MAX);
        if (answer.ok())
            answer.raw_why().status = talon_words_events(
                &raw_, all.data(), detail::count_of(all.size()), room.data(),
                room.size(), &length);
        room.resize(answer.ok() ? length : 0);
        return answer;
    }
    std::string events(span<const talon::event> all) const
    {
        return try_events(all).value();
    }
    /** A sentence that tells "you" why something was refused. */
    result<worded> try_refusal(const talon::refusal &why) const noexcept
    {
        return refusal_in(nullptr, why);
    }
    worded refusal(const talon::refusal &why) const
    {
        return try_refusal(why).value();
    }
    /** The same, and what is possible instead. */
    result<worded> try_refusal(const talon::refusal &why,
                               const position &of) const noexcept
    {
        return refusal_in(of.c(), why);
    }
    worded refusal(const talon::refusal &why, const position &of) const
    {
        return try_refusal(why, of).value();
    }
    /** Reads what a person typed as a move of a seat: "7h", "play the queen of
     * hearts", "bet 3", "pass", in the language of the words. What is no move
     * is an answer, never an exception; a wrong seat is refused. */
    result<reading> try_read(const position &of, std::int32_t seat,
                             std::string_view typed) const noexcept
    {
        talon_reading found = {};
        result<reading> answer;
        reading &read = answer.raw_value();
        talon_status status =
            talon_words_read(&raw_, of.c(), seat, typed.data(), typed.size(),
                             &read.move, &found);

        if (found.answer == 0)
            return detail::why(status);
        read.read_as = talon::read_as(found.answer);
        read.why = detail::why(found.status);
        read.why.cards = found.concerned;
        read.start = found.start;
        read.length = found.length;
        if (read.read_as == talon::read_as::refused)
            read.move = found.moves[0];
        for (std::uint32_t i = 0;
             read.read_as == talon::read_as::several && i < found.count &&
             i < TALON_READING_MOVES_MAX;
             i++)
            read.several[(*read.several.count())++] = found.moves[i];
        result<worded> said = write(talon_words_answer, of.c(), &found,
                                    typed.data(), typed.size());
        if (!said.ok())
            return said.why();
        read.answer = *said;
        return answer;
    }
    reading read(const position &of, std::int32_t seat,
                 std::string_view typed) const
    {
        return try_read(of, seat, typed).value();
    }
    /** Reads a set of cards that a person typed: "6d 10h", "hearts", "aces,
     * joker", "all". What is none is an answer, never an exception. */
    result<cards_read> try_read_cards(const position &of,
                                      std::string_view typed) const noexcept
    {
        talon_reading found = {};
        talon_cards mask = 0;
        result<cards_read> answer;
        talon_status status = talon_words_read_cards(
            &raw_, of.c(), typed.data(), typed.size(), &mask, &found);

        if (found.answer == 0)
            return detail::why(status);
        answer.raw_value().why = detail::why(status);
        answer.raw_value().cards = talon::cards(mask);
        if (status >= 0)
            return answer;
        result<worded> said = write(talon_words_answer, nullptr, &found,
                                    typed.data(), typed.size());
        if (!said.ok())
            return said.why();
        answer.raw_value().answer = *said;
        return answer;
    }
    cards_read read_cards(const position &of, std::string_view typed) const
    {
        return try_read_cards(of, typed).value();
    }
    /** The scores of all sides, or the chips of all seats. */
    result<worded> try_scores(const position &of) const noexcept
    {
        return write(talon_words_scores, of.c());
    }
    worded scores(const position &of) const { return try_scores(of).value(); }
    /** A poker hand by its rank: "full house, kings over tens". */
    result<worded> try_poker(std::uint32_t rank) const noexcept
    {
        return write(talon_words_poker, rank);
    }
    worded poker(std::uint32_t rank) const { return try_poker(rank).value(); }
    /** A reason of advice, with the card and the seat that it is about. */
    result<worded> try_advice(advice_reason reason, talon::card card = {},
                              std::int32_t seat = TALON_NOBODY) const noexcept
    {
        return write(talon_words_advice, number(reason), card.number(), seat);
    }
    worded advice(advice_reason reason, talon::card card = {},
                  std::int32_t seat = TALON_NOBODY) const
    {
        return try_advice(reason, card, seat).value();
    }
    /** The reason of an advice: of a talon::advice. */
    template <class Advice> worded advice(const Advice &one) const
    {
        return advice(advice_reason(one.reason), talon::card(one.card),
                      one.seat);
    }
    /** A chance in ten-thousandths: "contract made in 73 % of cases". */
    result<worded> try_chance(chance_of what,
                              std::uint32_t chance) const noexcept
    {
        return write(talon_words_chance, number(what), chance);
    }
    worded chance(chance_of what, std::uint32_t chance) const
    {
        return try_chance(what, chance).value();
    }
    /** The value of an option as a settings screen shows it. */
    result<worded> try_value(const rules &by,
                             const option_info &option) const noexcept
    {
        return write(talon_words_value, by.c(), option.number);
    }
    worded value(const rules &by, const option_info &option) const
    {
        return try_value(by, option).value();
    }

    /* ---- names of numbers and settings; "" for what has none */

    /** The name of a number: label(talon::kind::bid), also of the advisor. */
    template <class Term> std::string_view label(Term term) const noexcept
    {
        return term_in(space_of(term), static_cast<std::int32_t>(number(term)));
    }
    std::string_view label(level of) const noexcept
    {
        return talon_words_level(raw_.language, number(of));
    }
    std::string_view game(const game_info &of) const noexcept
    {
        return talon_words_game(raw_.language, number(of.id()));
    }
    std::string_view game_help(const game_info &of) const noexcept
    {
        return talon_words_game_help(raw_.language, number(of.id()));
    }
    std::string_view preset(const preset_info &of) const noexcept
    {
        return talon_words_preset(raw_.language, number(of.game), of.number);
    }
    std::string_view preset_help(const preset_info &of) const noexcept
    {
        return talon_words_preset_help(raw_.language, number(of.game),
                                       of.number);
    }
    std::string_view group(const group_info &of) const noexcept
    {
        return talon_words_group(raw_.language, number(of.game), of.index);
    }
    std::string_view option(const option_info &of) const noexcept
    {
        return talon_words_option(raw_.language, number(of.game), of.number);
    }
    std::string_view option_help(const option_info &of) const noexcept
    {
        return talon_words_option_help(raw_.language, number(of.game),
                                       of.number);
    }

  private:
    /** Refuses a library that is older than these headers, and says so. */
    static void need()
    {
        if (!words_serve())
            detail::refuse_other("talon-words", words_version_number());
    }
    template <class Function, class... Parameters>
    result<worded> write(Function function,
                         Parameters... parameters) const noexcept
    {
        return detail::write<worded, TALON_WORDS_TEXT_MAX>(function, &raw_,
                                                           parameters...);
    }
    result<worded> refusal_in(const talon_game *game,
                              const talon::refusal &why) const noexcept
    {
        talon_cards concerned = why.cards.mask();

        return write(talon_words_refusal, game, why.status, &concerned);
    }
    std::string_view term_in(std::uint32_t space,
                             std::int32_t term) const noexcept
    {
        return talon_words_term(raw_.language, space, term);
    }
    /** In a space of the advisor, which is a struct. */
    template <class Space>
    std::string_view term_in(Space space, std::int32_t term) const noexcept
    {
        return talon_words_advisor_term(raw_.language, space.number, term);
    }
    talon_words raw_ = {};
};

} // namespace talon

#endif
