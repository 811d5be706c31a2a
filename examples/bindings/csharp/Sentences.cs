// SPDX-License-Identifier: MIT
// Sentences in English and German, with libtalon-words: what happens, what may
// be done, why a move was refused, scores, hints, settings, and what a person
// types.
using System;
using System.Runtime.InteropServices;
using System.Text;

namespace Talon
{
    /// <summary>The library with the sentences. It is loaded when it is first
    /// used; the rules do not need it.</summary>
    public static unsafe class WordsLibrary
    {
#if (UNITY_IOS || UNITY_WEBGL) && !UNITY_EDITOR
        internal const string Name = "__Internal";
#else
        internal const string Name = "talon-words";
#endif
        private static volatile bool serves;

        /// <summary>The version, as major · 65536 + minor · 256 +
        /// patch.</summary>
        public static uint Version
        {
            get { return Native.talon_words_version_number(); }
        }

        /// <summary>Whether the library serves programs written for a version.
        /// This binding asks before its first call.</summary>
        public static bool Serves(uint version)
        {
            return Native.talon_words_version_serves(version) != 0;
        }

        internal static void Need()
        {
            if (serves)
                return;
            Library.Need();
            Library.Load(Name, Native.WordsHeadersText,
                () => talon_words_version_serves(Native.WordsHeaders) != 0,
                () => talon_words_version_number().ToString("x6"));
            serves = true;
        }

        [DllImport(Name, CallingConvention = Library.Convention)]
        private static extern int talon_words_version_serves(uint headers);

        [DllImport(Name, CallingConvention = Library.Convention)]
        private static extern uint talon_words_version_number();
    }

    /// <summary>What a person's text was read as.</summary>
    public sealed class Reading
    {
        internal Reading()
        {
            Several = new Move[0];
            Answer = "";
        }

        /// <summary>What it was read as.</summary>
        public ReadAs ReadAs { get; internal set; }

        /// <summary>The move, also one that is refused.</summary>
        public Move Move { get; internal set; }

        /// <summary>The first of the moves that fit, if there are
        /// several.</summary>
        public Move[] Several { get; internal set; }

        /// <summary>Why the game refuses the move, or null.</summary>
        public TalonException Refusal { get; internal set; }

        /// <summary>A sentence that says so to "you"; "" for a move that the
        /// game accepts.</summary>
        public string Answer { get; internal set; }
    }

    /// <summary>Who is told, and how. Sentences tell what the events tell:
    /// events.RedactFor() removes what a seat may not know. Wording may change
    /// in any version: never compare it.</summary>
    public sealed unsafe class Sentences
    {
        private RawWords raw;

        /// <summary>With signs of suits, the sides of the rules, no names, and
        /// nobody as "you".</summary>
        public Sentences(Language language, Rules rules)
        {
            if (rules == null)
                throw new ArgumentNullException("rules");
            fixed (RawWords* words = &raw)
            fixed (RawRules* given = &rules.raw)
                Library.Must(Native.talon_words_init(words, (uint)language,
                    given));
        }

        /// <summary>The language of a key or locale: "de",
        /// "de_DE.UTF-8".</summary>
        public Sentences(string locale, Rules rules)
            : this(Find(locale) ?? 0, rules)
        {
        }

        /// <summary>The languages of the library.</summary>
        public static Language[] Languages()
        {
            Language[] all = new Language[Native.talon_language_count()];

            for (int i = 0; i < all.Length; i++)
                all[i] = (Language)(i + 1);
            return all;
        }

        /// <summary>The language of a key or locale; null if there is
        /// none.</summary>
        public static Language? Find(string locale)
        {
            fixed (byte* key = Library.Key(locale))
            {
                uint found = Native.talon_language_find(key);

                return found == 0 ? (Language?)null : (Language)found;
            }
        }

        /// <summary>The key of a language: "de".</summary>
        public static string KeyOf(Language language)
        {
            return Text(Native.talon_language_key((uint)language));
        }

        /// <summary>Its own name: "Deutsch".</summary>
        public static string NameOf(Language language)
        {
            return Text(Native.talon_language_label((uint)language));
        }

        public Language Language
        {
            get { return (Language)raw.language; }
        }

        /// <summary>How cards are written.</summary>
        public CardStyle Style
        {
            get { return (CardStyle)raw.style; }
            set { raw.style = (uint)value; }
        }

        /// <summary>The seat that is called "you", or
        /// Talon.Seat.Nobody.</summary>
        public int You
        {
            get { return raw.you; }
            set { raw.you = value; }
        }

        /// <summary>Names a seat; "" takes the name away.</summary>
        public Sentences Name(int seat, string name)
        {
            byte[] bytes = Bytes(name);

            fixed (RawWords* words = &raw)
            fixed (byte* text = bytes)
                Library.Must(Native.talon_words_name(words, seat, text,
                    (UIntPtr)(bytes.Length - 1)));
            return this;
        }

        private delegate int Writer(RawWords* words, byte* text, UIntPtr size,
            UIntPtr* length);

        private string Write(Writer write, int room = Constants.WordsTextMax)
        {
            RawWords copy = raw;
            RawWords* words = &copy;

            return Encoding.UTF8.GetString(Library.Written(room,
                (text, size, length) => write(words, text, size, length)));
        }

        /// <summary>A seat: its name, or "you".</summary>
        public string SeatName(int seat)
        {
            return Write((words, text, size, length) =>
                Native.talon_words_seat(words, seat, text, size, length));
        }

        /// <summary>Seats: "you, Anna and Ben".</summary>
        public string SeatNames(Seats seats)
        {
            return Write((words, text, size, length) =>
                Native.talon_words_seats(words, (uint)seats, text, size,
                    length));
        }

        public string CardName(Card card)
        {
            return Write((words, text, size, length) =>
                Native.talon_words_card(words, (byte)card.Number, text, size,
                    length));
        }

        /// <summary>Cards in the order given.</summary>
        public string CardNames(Card[] cards)
        {
            fixed (Card* given = cards)
            {
                Card* first = given;

                return Write((words, text, size, length) =>
                    Native.talon_words_cards(words, first, (uint)cards.Length,
                        text, size, length));
            }
        }

        /// <summary>A hand in the order in which players hold it.</summary>
        public string Hand(Position of, CardSet hand)
        {
            using (Lease lease = of.Read())
            {
                IntPtr game = lease;
                CardSet copy = hand;
                CardSet* cards = &copy;

                return Write((words, text, size, length) =>
                    Native.talon_words_hand(words, game, cards, text, size,
                        length));
            }
        }

        /// <summary>A bid: "7 ♥"; 0 tricks for a misère.</summary>
        public string Bid(int tricks, Denomination denomination)
        {
            return Write((words, text, size, length) =>
                Native.talon_words_bid(words, (uint)tricks,
                    (uint)denomination, text, size, length));
        }

        /// <summary>A move in a short form: "raise by 3 chips".</summary>
        public string Describe(Move move)
        {
            Move copy = move;
            Move* next = &copy;

            return Write((words, text, size, length) =>
                Native.talon_words_move(words, next, text, size, length));
        }

        /// <summary>A choice in a short form: "bid 7 in ♠, ♣ or
        /// NT".</summary>
        public string Describe(Choice choice)
        {
            Choice copy = choice;
            Choice* one = &copy;

            return Write((words, text, size, length) =>
                Native.talon_words_choice(words, IntPtr.Zero, one, text, size,
                    length));
        }

        /// <summary>The same, with cards listed as players hold them in the
        /// game.</summary>
        public string Describe(Choice choice, Position of)
        {
            Choice copy = choice;
            Choice* one = &copy;

            using (Lease lease = of.Read())
            {
                IntPtr game = lease;

                return Write((words, text, size, length) =>
                    Native.talon_words_choice(words, game, one, text, size,
                        length));
            }
        }

        /// <summary>One sentence for the first event, and for those after it
        /// that belong to it.</summary>
        /// <param name="told">how many events the sentence covers</param>
        public string Tell(Event[] events, out int told)
        {
            uint covered = 0;
            uint* count = &covered;
            string sentence;

            if (events.Length == 0)
                throw new TalonException((int)Status.Index);
            fixed (Event* given = events)
            {
                Event* first = given;

                sentence = Write((words, text, size, length) =>
                    Native.talon_words_event(words, first, (uint)events.Length,
                        count, text, size, length));
            }
            told = (int)covered;
            return sentence;
        }

        /// <summary>All sentences of some events, each with a line
        /// end.</summary>
        public string Tell(Event[] events)
        {
            fixed (Event* given = events)
            {
                Event* first = given;

                return Write((words, text, size, length) =>
                    Native.talon_words_events(words, first,
                        (uint)events.Length, text, size, length),
                    Constants.WordsEventsMax);
            }
        }

        /// <summary>A sentence that tells "you" why a move was refused and,
        /// with the game, what is possible instead.</summary>
        public string Refusal(TalonException why, Position of = null)
        {
            CardSet copy = why.Cards;
            CardSet* cards = &copy;

            if (of == null)
                return Write((words, text, size, length) =>
                    Native.talon_words_refusal(words, IntPtr.Zero,
                        (int)why.Status, cards, text, size, length));
            using (Lease lease = of.Read())
            {
                IntPtr game = lease;

                return Write((words, text, size, length) =>
                    Native.talon_words_refusal(words, game, (int)why.Status,
                        cards, text, size, length));
            }
        }

        /// <summary>Reads what a person typed as a move of a seat: "7h", "play
        /// the queen of hearts", "bet 3", in the language of the
        /// sentences.</summary>
        public Reading Read(Position of, int seat, string typed)
        {
            byte[] bytes = Bytes(typed);
            RawReading found = default(RawReading);
            Move move = default(Move);

            fixed (RawWords* words = &raw)
            fixed (byte* text = bytes)
                using (Lease game = of.Read())
                {
                    int status = Native.talon_words_read(words, game, seat,
                        text, (UIntPtr)(bytes.Length - 1), &move, &found);

                    if (found.answer == 0)
                        Library.Must(status);
                }
            return Answer(of, bytes, &found, move);
        }

        private Reading Answer(Position of, byte[] typed, RawReading* found,
            Move move)
        {
            Reading reading = new Reading();
            Move* moves = (Move*)found->moves;

            reading.ReadAs = (ReadAs)found->answer;
            reading.Move = move;
            if (reading.ReadAs == ReadAs.Move)
                return reading;
            if (reading.ReadAs == ReadAs.Several)
            {
                reading.Several = new Move[Math.Min((int)found->count,
                    Constants.ReadingMovesMax)];
                for (int i = 0; i < reading.Several.Length; i++)
                    reading.Several[i] = moves[i];
            }
            if (reading.ReadAs == ReadAs.Refused)
            {
                reading.Move = moves[0];
                reading.Refusal = new TalonException(found->status,
                    *(CardSet*)&found->concerned);
            }
            fixed (byte* given = typed)
                using (Lease lease = of.Read())
                {
                    IntPtr game = lease;
                    byte* start = given;

                    reading.Answer = Write((words, text, size, length) =>
                        Native.talon_words_answer(words, game, found, start,
                            (UIntPtr)(typed.Length - 1), text, size, length));
                }
            return reading;
        }

        /// <summary>Reads a set of cards that a person typed: "6d 10h",
        /// "hearts", "aces, joker", "all".</summary>
        /// <param name="answer">a sentence if it is none, or ""</param>
        /// <returns>the cards, or null</returns>
        public CardSet? ReadCards(Position of, string typed, out string answer)
        {
            byte[] bytes = Bytes(typed);
            RawReading reading = default(RawReading);
            RawReading* found = &reading;
            CardSet cards = default(CardSet);
            int status;

            answer = "";
            fixed (RawWords* words = &raw)
            fixed (byte* text = bytes)
                using (Lease game = of.Read())
                    status = Native.talon_words_read_cards(words, game, text,
                        (UIntPtr)(bytes.Length - 1), &cards, &reading);
            if (reading.answer == 0)
                Library.Must(status);
            if (status >= 0)
                return cards;
            fixed (byte* given = bytes)
            {
                byte* start = given;

                answer = Write((words, text, size, length) =>
                    Native.talon_words_answer(words, IntPtr.Zero, found, start,
                        (UIntPtr)(bytes.Length - 1), text, size, length));
            }
            return null;
        }

        /// <summary>The scores of all sides, or the chips of all
        /// seats.</summary>
        public string Scores(Position of)
        {
            using (Lease lease = of.Read())
            {
                IntPtr game = lease;

                return Write((words, text, size, length) =>
                    Native.talon_words_scores(words, game, text, size,
                        length));
            }
        }

        /// <summary>A poker hand: "full house, kings over tens".</summary>
        public string Describe(PokerHand hand)
        {
            uint rank = (uint)hand.Rank;

            return Write((words, text, size, length) =>
                Native.talon_words_poker(words, rank, text, size, length));
        }

        /// <summary>The reason of an advice.</summary>
        public string Describe(Advice advice)
        {
            return Describe(advice.Reason, advice.Card, advice.Seat);
        }

        /// <summary>A reason, with the card and the seat that it is
        /// about.</summary>
        public string Describe(AdviceReason reason, Card? card = null,
            int seat = Seat.Nobody)
        {
            byte number = card.HasValue ? (byte)card.Value.Number :
                (byte)Constants.CardNone;

            return Write((words, text, size, length) =>
                Native.talon_words_advice(words, (uint)reason, number, seat,
                    text, size, length));
        }

        /// <summary>A chance in ten-thousandths: "contract made in
        /// 73 % of cases".</summary>
        public string Chance(ChanceOf chanceOf, uint chance)
        {
            return Write((words, text, size, length) =>
                Native.talon_words_chance(words, (uint)chanceOf, chance, text,
                    size, length));
        }

        /// <summary>The value of an option as a settings screen shows
        /// it.</summary>
        public string Value(Rules rules, OptionInfo option)
        {
            fixed (RawRules* given = &rules.raw)
            {
                RawRules* first = given;

                return Write((words, text, size, length) =>
                    Native.talon_words_value(words, first, (uint)option.Number,
                        text, size, length));
            }
        }

        /// <summary>The name of a term: (Space.Kind, (int)Kind.Bid).</summary>
        public string Term(Space space, int number)
        {
            return Text(Native.talon_words_term(raw.language, (uint)space,
                number));
        }

        /// <summary>The name of a term of the advisor.</summary>
        public string Term(AdvisorSpace space, int number)
        {
            return Text(Native.talon_words_advisor_term(raw.language,
                (uint)space, number));
        }

        public string LevelName(Level level)
        {
            return Text(Native.talon_words_level(raw.language, (uint)level));
        }

        public string GameName(GameId game)
        {
            return Text(Native.talon_words_game(raw.language, (uint)game));
        }

        public string GameHelp(GameId game)
        {
            return Text(Native.talon_words_game_help(raw.language,
                (uint)game));
        }

        public string PresetName(PresetInfo preset)
        {
            return Text(Native.talon_words_preset(raw.language,
                (uint)preset.Game, (uint)preset.Number));
        }

        public string PresetHelp(PresetInfo preset)
        {
            return Text(Native.talon_words_preset_help(raw.language,
                (uint)preset.Game, (uint)preset.Number));
        }

        /// <summary>The name of a group of options, by its index.</summary>
        public string GroupName(GameId game, int index)
        {
            return Text(Native.talon_words_group(raw.language, (uint)game,
                (uint)index));
        }

        public string OptionName(GameId game, OptionInfo option)
        {
            return Text(Native.talon_words_option(raw.language, (uint)game,
                (uint)option.Number));
        }

        public string OptionHelp(GameId game, OptionInfo option)
        {
            return Text(Native.talon_words_option_help(raw.language,
                (uint)game, (uint)option.Number));
        }

        // With a zero at the end, so that there is something to pin.
        private static byte[] Bytes(string text)
        {
            if (text == null)
                throw new ArgumentNullException("text");
            return Encoding.UTF8.GetBytes(text + "\0");
        }

        private static string Text(byte* text)
        {
            int length = 0;

            while (text[length] != 0)
                length++;
            byte[] bytes = new byte[length];
            Marshal.Copy((IntPtr)text, bytes, 0, length);
            return Encoding.UTF8.GetString(bytes);
        }
    }
}
