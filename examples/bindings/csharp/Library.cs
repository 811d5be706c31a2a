// SPDX-License-Identifier: MIT
// The library as a whole: whether it is there and serves, its version, limits
// and features; refusals as exceptions; and how text crosses the border.
using System;
using System.Runtime.InteropServices;

namespace Talon
{
    /// <summary>The native library is missing, or it is of a version that this
    /// binding was not written for.</summary>
    public sealed class LibraryException : DllNotFoundException
    {
        internal LibraryException(string message, Exception inner = null)
            : base(message, inner)
        {
        }
    }

    /// <summary>A call was refused, and nothing has changed.</summary>
    public sealed class TalonException : Exception
    {
        internal TalonException(int status, CardSet cards = default(CardSet),
            TextPosition position = default(TextPosition), long offset = -1,
            Exception inner = null)
            : base(Describe((Status)status, cards, position), inner)
        {
            Status = (Status)status;
            Cards = cards;
            Position = position;
            Offset = offset;
        }

        /// <summary>Why, as a number that never changes.</summary>
        public Status Status { get; private set; }

        /// <summary>Why, in English.</summary>
        public string Text
        {
            get { return Status.Text(); }
        }

        /// <summary>The clauses of the rule book behind it, or "".</summary>
        public string Clause
        {
            get { return Status.Clause(); }
        }

        /// <summary>The cards that the reason is about, if it is about
        /// cards.</summary>
        public CardSet Cards { get; private set; }

        /// <summary>The word of a record that was refused; line 0 if there is
        /// none.</summary>
        public TextPosition Position { get; private set; }

        /// <summary>The offset in saved bytes or in a record at which reading
        /// stopped; of moves played again, the index of the one refused; or
        /// -1.</summary>
        public long Offset { get; private set; }

        internal static string Describe(Status status,
            CardSet cards = default(CardSet),
            TextPosition position = default(TextPosition))
        {
            string text = status.Text();

            if (text.Length == 0)
                text = "status " + (int)status;
            if (status.Clause().Length > 0)
                text += " (" + status.Clause() + ")";
            if (!cards.IsEmpty)
                text += ": " + cards;
            if (position.Line > 0)
                text += ", line " + position.Line + ", column " +
                    position.Column;
            return text;
        }
    }

    /// <summary>The library in use.</summary>
    public static unsafe class Library
    {
#if (UNITY_IOS || UNITY_WEBGL) && !UNITY_EDITOR
        internal const string Name = "__Internal";
#else
        internal const string Name = "talon";
#endif
        internal const CallingConvention Convention = CallingConvention.Cdecl;

        private static volatile bool serves;
        private static int eventRoom, choiceRoom;

        /// <summary>The version, as major · 65536 + minor · 256 +
        /// patch.</summary>
        public static uint Version
        {
            get { return Native.talon_version_number(); }
        }

        /// <summary>The version, such as "0.4.0".</summary>
        public static string VersionText
        {
            get { return Text(Native.talon_version_string()); }
        }

        /// <summary>Whether the library serves programs written for a version.
        /// This binding asks before its first call.</summary>
        public static bool Serves(uint version)
        {
            return Native.talon_version_serves(version) != 0;
        }

        /// <summary>A limit over all games.</summary>
        public static long LimitOf(Limit limit)
        {
            long value;

            Must(Native.talon_limit((uint)limit, &value));
            return value;
        }

        /// <summary>Whether the library has a feature.</summary>
        public static bool Has(Feature feature)
        {
            return Native.talon_feature((uint)feature) != 0;
        }

        /// <summary>How many events one call can make.</summary>
        public static int EventRoom
        {
            get
            {
                if (eventRoom == 0)
                    eventRoom = (int)LimitOf(Limit.Events);
                return eventRoom;
            }
        }

        /// <summary>How many choices there can be.</summary>
        public static int ChoiceRoom
        {
            get
            {
                if (choiceRoom == 0)
                    choiceRoom = (int)LimitOf(Limit.Choices);
                return choiceRoom;
            }
        }

        // Called before every function: one comparison, once all is well.
        internal static void Need()
        {
            if (!serves)
                Load();
        }

        [DllImport(Name, CallingConvention = Convention)]
        private static extern int talon_version_serves(uint headers);

        [DllImport(Name, CallingConvention = Convention)]
        private static extern byte* talon_version_string();

        private static void Load()
        {
            Load(Name, Native.HeadersText,
                () => talon_version_serves(Native.Headers) != 0,
                () => Text(talon_version_string()));
            serves = true;
        }

        // Makes sure that a library is there and serves.
        internal static void Load(string name, string headers,
            Func<bool> asked, Func<string> version)
        {
            try
            {
                if (!asked())
                    throw new LibraryException("the " + name +
                        " library is version " + version() +
                        ", which does not serve this binding, written for " +
                        headers);
            }
            catch (LibraryException)
            {
                throw;
            }
            catch (DllNotFoundException missing)
            {
                throw new LibraryException("the native library \"" + name +
                    "\" was not found; it must be next to the program or " +
                    "where the system looks for libraries", missing);
            }
            catch (EntryPointNotFoundException other)
            {
                throw new LibraryException("the native library \"" + name +
                    "\" is not " + name + " " + headers, other);
            }
            catch (BadImageFormatException other)
            {
                throw new LibraryException("the native library \"" + name +
                    "\" is for another processor", other);
            }
        }

        internal static void Must(int status)
        {
            if (status < 0)
                throw new TalonException(status);
        }

        internal static string Text(byte* text)
        {
            return Marshal.PtrToStringAnsi((IntPtr)text);
        }

        // One byte for each character, so that offsets are the same. What is
        // not ASCII becomes a byte that no text may have.
        internal static byte[] Bytes(string text)
        {
            if (text == null)
                throw new ArgumentNullException("text");
            byte[] bytes = new byte[text.Length + 1];
            for (int i = 0; i < text.Length; i++)
                bytes[i] = text[i] < 0x80 ? (byte)text[i] : (byte)0xFF;
            return bytes;
        }

        // A key must not end early.
        internal static byte[] Key(string key)
        {
            if (key == null)
                throw new ArgumentNullException("key");
            if (key.IndexOf('\0') >= 0)
                throw new ArgumentException("a key has no zeros", "key");
            return Bytes(key);
        }

        internal delegate int TextWriter(byte* text, UIntPtr size,
            UIntPtr* length);

        // Calls a function that writes bytes; again, if they need more room.
        internal static byte[] Written(int room, TextWriter write)
        {
            byte[] bytes = new byte[room];
            UIntPtr length;

            for (;;)
            {
                int status;

                fixed (byte* start = bytes)
                    status = write(start, (UIntPtr)bytes.Length, &length);
                if (status == (int)Status.Space &&
                    (ulong)length >= (ulong)bytes.Length)
                {
                    bytes = new byte[(int)length + 1];
                    continue;
                }
                Must(status);
                Array.Resize(ref bytes, (int)length);
                return bytes;
            }
        }

        internal static string WrittenText(int room, TextWriter write)
        {
            return System.Text.Encoding.ASCII.GetString(Written(room, write));
        }

        internal static T[] First<T>(T[] room, uint count)
        {
            T[] result = new T[count];

            Array.Copy(room, result, (int)count);
            return result;
        }
    }

    /// <summary>The library with the players and the solver. It is loaded when
    /// it is first used; the rules do not need it.</summary>
    public static unsafe class AdvisorLibrary
    {
#if (UNITY_IOS || UNITY_WEBGL) && !UNITY_EDITOR
        internal const string Name = "__Internal";
#else
        internal const string Name = "talon-advisor";
#endif
        private static volatile bool serves;

        /// <summary>The version, as major · 65536 + minor · 256 +
        /// patch.</summary>
        public static uint Version
        {
            get { return Native.talon_advisor_version_number(); }
        }

        /// <summary>The version, such as "0.4.0".</summary>
        public static string VersionText
        {
            get { return Text(Version); }
        }

        /// <summary>Whether the library serves programs written for a version.
        /// This binding asks before its first call.</summary>
        public static bool Serves(uint version)
        {
            return Native.talon_advisor_version_serves(version) != 0;
        }

        /// <summary>Whether a part of the advisor knows all rules that are set:
        /// whether there are players for a game, or a solver. What it does not
        /// know, it refuses with Status.Unsupported; a lobby asks
        /// before.</summary>
        public static bool Supports(Rules rules, AdvisorPart part)
        {
            int status;

            if (rules == null)
                throw new ArgumentNullException("rules");
            fixed (RawRules* raw = &rules.raw)
                status = Native.talon_advisor_supports(raw, (uint)part);
            if (status == (int)Status.Unsupported)
                return false;
            Library.Must(status);
            return true;
        }

        internal static void Need()
        {
            if (serves)
                return;
            Library.Need();
            Library.Load(Name, Native.AdvisorHeadersText,
                () => talon_advisor_version_serves(Native.AdvisorHeaders) != 0,
                () => Text(talon_advisor_version_number()));
            serves = true;
        }

        private static string Text(uint version)
        {
            return (version >> 16) + "." + (version >> 8 & 255) + "." +
                (version & 255);
        }

        [DllImport(Name, CallingConvention = Library.Convention)]
        private static extern int talon_advisor_version_serves(uint headers);

        [DllImport(Name, CallingConvention = Library.Convention)]
        private static extern uint talon_advisor_version_number();
    }

    /// <summary>Keys, which never change, and English words for
    /// numbers.</summary>
    public static unsafe class Words
    {
        public static string Name(this Status status)
        {
            return Library.Text(Native.talon_status_name((int)status));
        }

        public static string Text(this Status status)
        {
            return Library.Text(Native.talon_status_text((int)status));
        }

        public static string Clause(this Status status)
        {
            return Library.Text(Native.talon_status_clause((int)status));
        }

        public static string Key(this Kind kind)
        {
            return Library.Text(Native.talon_kind_key((uint)kind));
        }

        /// <summary>The verb of a move, draw or deal in a record.</summary>
        public static string Verb(this Kind kind)
        {
            return Library.Text(Native.talon_record_verb((uint)kind));
        }

        public static string Label(this Kind kind)
        {
            return Terms.Label(Space.Kind, (int)kind);
        }

        public static string Key(this Reason reason)
        {
            return Library.Text(Native.talon_reason_key((uint)reason));
        }

        public static string Text(this Reason reason)
        {
            return Library.Text(Native.talon_reason_text((uint)reason));
        }

        public static string Key(this Phase phase)
        {
            return Library.Text(Native.talon_phase_key((uint)phase));
        }

        public static string Key(this Denomination denomination)
        {
            return Library.Text(
                Native.talon_denomination_key((uint)denomination));
        }

        public static string Label(this Denomination denomination)
        {
            return Library.Text(
                Native.talon_denomination_label((uint)denomination));
        }

        public static string Label(this Suit suit)
        {
            return ((Denomination)suit).Label();
        }

        public static string Label(this Rank rank)
        {
            return Library.Text(Native.talon_rank_label((uint)rank));
        }

        public static string Label(this PokerCategory category)
        {
            return Library.Text(
                Native.talon_poker_category_label((uint)category));
        }

        public static string Key(this Box box)
        {
            return Library.Text(Native.talon_tr_box_key((uint)box));
        }

        /// <summary>The key of a level of players: "club-1".</summary>
        public static string Key(this Level level)
        {
            return Library.Text(Native.talon_level_key((uint)level));
        }

        /// <summary>Its name in English: "Club".</summary>
        public static string Label(this Level level)
        {
            return Library.Text(Native.talon_level_label((uint)level));
        }

        public static string Key(this AdviceReason reason)
        {
            return AdvisorTerms.Key(AdvisorSpace.Reason, (int)reason);
        }

        /// <summary>Why, in a few words: "draws the others' trumps".</summary>
        public static string Label(this AdviceReason reason)
        {
            return AdvisorTerms.Label(AdvisorSpace.Reason, (int)reason);
        }

        public static string Key(this ChanceOf chance)
        {
            return AdvisorTerms.Key(AdvisorSpace.Chance, (int)chance);
        }

        public static string Label(this ChanceOf chance)
        {
            return AdvisorTerms.Label(AdvisorSpace.Chance, (int)chance);
        }
    }

    /// <summary>The numbers of the library in use with their keys and labels:
    /// what a translation or a newer library needs.</summary>
    public static unsafe class Terms
    {
        /// <summary>All numbers of a space.</summary>
        public static int[] Of(Space space)
        {
            int[] numbers = new int[Native.talon_term_count((uint)space)];

            for (int i = 0; i < numbers.Length; i++)
            {
                int number;

                Library.Must(Native.talon_term_at((uint)space, (uint)i,
                    &number));
                numbers[i] = number;
            }
            return numbers;
        }

        public static int Find(Space space, string key)
        {
            int number;

            fixed (byte* bytes = Library.Key(key))
                Library.Must(Native.talon_term_find((uint)space, bytes,
                    &number));
            return number;
        }

        public static string Key(Space space, int number)
        {
            return Library.Text(Native.talon_term_key((uint)space, number));
        }

        public static string Label(Space space, int number)
        {
            return Library.Text(Native.talon_term_label((uint)space, number));
        }
    }

    /// <summary>The same for the numbers of the players and the
    /// solver.</summary>
    public static unsafe class AdvisorTerms
    {
        /// <summary>All numbers of a space.</summary>
        public static int[] Of(AdvisorSpace space)
        {
            int[] numbers =
                new int[Native.talon_advisor_term_count((uint)space)];

            for (int i = 0; i < numbers.Length; i++)
            {
                int number;

                Library.Must(Native.talon_advisor_term_at((uint)space, (uint)i,
                    &number));
                numbers[i] = number;
            }
            return numbers;
        }

        public static int Find(AdvisorSpace space, string key)
        {
            int number;

            fixed (byte* bytes = Library.Key(key))
                Library.Must(Native.talon_advisor_term_find((uint)space, bytes,
                    &number));
            return number;
        }

        public static string Key(AdvisorSpace space, int number)
        {
            return Library.Text(
                Native.talon_advisor_term_key((uint)space, number));
        }

        public static string Label(AdvisorSpace space, int number)
        {
            return Library.Text(
                Native.talon_advisor_term_label((uint)space, number));
        }
    }
}
