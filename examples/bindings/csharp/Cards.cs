// SPDX-License-Identifier: MIT
// Cards, sets of cards, sets of seats, poker hands, and chance.
using System;
using System.Collections;
using System.Collections.Generic;
using System.Runtime.InteropServices;
using System.Security.Cryptography;
using System.Threading;

namespace Talon
{
    /// <summary>A card: one byte.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public struct Card : IEquatable<Card>
    {
        private readonly byte number;

        public Card(int number)
        {
            this.number = checked((byte)number);
        }

        public Card(Suit suit, Rank rank)
        {
            Card card;

            unsafe
            {
                Library.Must(Native.talon_card_make((uint)suit, (uint)rank,
                    &card));
            }
            number = card.number;
        }

        /// <summary>Not a card.</summary>
        public static readonly Card None = new Card(Constants.CardNone);

        /// <summary>0 … 63, or 255 for no card.</summary>
        public byte Number
        {
            get { return number; }
        }

        /// <summary>The suit printed on it; none for a joker.</summary>
        public Suit Suit
        {
            get { return (Suit)Native.talon_card_suit(number); }
        }

        public Rank Rank
        {
            get { return (Rank)Native.talon_card_rank(number); }
        }

        /// <summary>The character that shows the card, such as 🂡; "" if
        /// Unicode has none.</summary>
        public string Face
        {
            get
            {
                uint point = Native.talon_card_unicode(number);

                return point == 0 ? "" : char.ConvertFromUtf32((int)point);
            }
        }

        /// <summary>Reads "10H", "th", "10♥" or "JK".</summary>
        public static unsafe Card Parse(string text)
        {
            Card card;

            fixed (byte* bytes = CardSet.Letters(text))
                Library.Must(Native.talon_card_parse(bytes,
                    (UIntPtr)text.Length, &card));
            return card;
        }

        /// <summary>"10H"; "--" for no card.</summary>
        public override unsafe string ToString()
        {
            byte card = number;

            if (card > 63)
                return "--";
            return Library.WrittenText(Constants.CardTextMax,
                (text, size, length) =>
                    Native.talon_card_format(card, text, size, length));
        }

        public bool Equals(Card other)
        {
            return number == other.number;
        }

        public override bool Equals(object other)
        {
            return other is Card && Equals((Card)other);
        }

        public override int GetHashCode()
        {
            return number;
        }

        public static bool operator ==(Card a, Card b)
        {
            return a.number == b.number;
        }

        public static bool operator !=(Card a, Card b)
        {
            return a.number != b.number;
        }

        /// <summary>The set with this card only; the empty set for no
        /// card.</summary>
        public static implicit operator CardSet(Card card)
        {
            return new CardSet(card.number < 64 ? 1UL << card.number : 0);
        }
    }

    /// <summary>A set of cards: 64 bits. The order of its cards is spades,
    /// clubs, diamonds, hearts, each from low to high, then the
    /// jokers.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public struct CardSet : IEquatable<CardSet>, IEnumerable<Card>
    {
        private readonly ulong bits;

        public CardSet(ulong bits)
        {
            this.bits = bits;
        }

        public static readonly CardSet Empty = new CardSet(0);

        /// <summary>Bit i is card i.</summary>
        public ulong Bits
        {
            get { return bits; }
        }

        public bool IsEmpty
        {
            get { return bits == 0; }
        }

        public unsafe int Count
        {
            get
            {
                CardSet set = this;

                return (int)Native.talon_cards_count(&set);
            }
        }

        /// <summary>The card at an index, in the order of the set; the last one
        /// is found as fast as the first.</summary>
        public unsafe Card this[int index]
        {
            get
            {
                CardSet set = this;
                byte number = Native.talon_cards_nth(&set, (uint)index);

                if (number == Constants.CardNone)
                    throw new ArgumentOutOfRangeException("index");
                return new Card(number);
            }
        }

        public bool Contains(Card card)
        {
            return card.Number < 64 && (bits >> card.Number & 1) != 0;
        }

        public bool Contains(CardSet cards)
        {
            return (cards.bits & ~bits) == 0;
        }

        public unsafe Card[] ToArray()
        {
            Card* cards = stackalloc Card[Constants.PackMax];
            CardSet set = this;
            uint count;

            Library.Must(Native.talon_cards_list(&set, cards,
                Constants.PackMax, &count));
            Card[] list = new Card[count];
            for (int i = 0; i < list.Length; i++)
                list[i] = cards[i];
            return list;
        }

        /// <summary>Reads cards in any order, with spaces between: "KH 10♥
        /// jk". "" is the empty set.</summary>
        public static unsafe CardSet Parse(string text)
        {
            CardSet set;

            fixed (byte* bytes = Letters(text))
                Library.Must(Native.talon_cards_parse(bytes,
                    (UIntPtr)text.Length, &set));
            return set;
        }

        // The symbols of the suits become letters.
        internal static byte[] Letters(string text)
        {
            byte[] bytes = Library.Bytes(text);

            for (int i = 0; i < text.Length; i++)
            {
                int symbol = "♠♣♦♥♤♧♢♡".IndexOf(text[i]);

                if (symbol >= 0)
                    bytes[i] = (byte)"SCDHSCDH"[symbol];
            }
            return bytes;
        }

        /// <summary>"7S QS AH JK".</summary>
        public override unsafe string ToString()
        {
            ulong copy = bits;

            return Library.WrittenText(Constants.CardsTextMax,
                (text, size, length) =>
                {
                    CardSet set = new CardSet(copy);

                    return Native.talon_cards_format(&set, text, size, length);
                });
        }

        public IEnumerator<Card> GetEnumerator()
        {
            return ((IEnumerable<Card>)ToArray()).GetEnumerator();
        }

        IEnumerator IEnumerable.GetEnumerator()
        {
            return GetEnumerator();
        }

        public bool Equals(CardSet other)
        {
            return bits == other.bits;
        }

        public override bool Equals(object other)
        {
            return other is CardSet && Equals((CardSet)other);
        }

        public override int GetHashCode()
        {
            return bits.GetHashCode();
        }

        public static bool operator ==(CardSet a, CardSet b)
        {
            return a.bits == b.bits;
        }

        public static bool operator !=(CardSet a, CardSet b)
        {
            return a.bits != b.bits;
        }

        public static CardSet operator |(CardSet a, CardSet b)
        {
            return new CardSet(a.bits | b.bits);
        }

        public static CardSet operator &(CardSet a, CardSet b)
        {
            return new CardSet(a.bits & b.bits);
        }

        /// <summary>The cards of a that are not in b.</summary>
        public static CardSet operator -(CardSet a, CardSet b)
        {
            return new CardSet(a.bits & ~b.bits);
        }
    }

    /// <summary>A set of seats. None is a spectator.</summary>
    [Flags]
    public enum Seats : uint
    {
        None = 0,
        Seat0 = 1 << 0,
        Seat1 = 1 << 1,
        Seat2 = 1 << 2,
        Seat3 = 1 << 3,
        Seat4 = 1 << 4,
        Seat5 = 1 << 5,
        Seat6 = 1 << 6,
        Seat7 = 1 << 7,
        Seat8 = 1 << 8,
        Seat9 = 1 << 9,
        Seat10 = 1 << 10,
        Seat11 = 1 << 11,
        Seat12 = 1 << 12,
        Seat13 = 1 << 13,
        Seat14 = 1 << 14,
        Seat15 = 1 << 15,

        /// <summary>Everyone, spectators too (the viewers of an
        /// event).</summary>
        Public = 0xFFFF,
    }

    /// <summary>What stands in place of a seat, and sets of seats.</summary>
    public static class Seat
    {
        public const int Nobody = Constants.Nobody;
        public const int Table = Constants.Table;
        public const int Secret = Constants.Secret;

        /// <summary>The set with these seats.</summary>
        public static Seats Set(params int[] seats)
        {
            Seats set = Seats.None;

            foreach (int seat in seats)
            {
                if (seat < 0 || seat >= Constants.SeatsMax)
                    throw new TalonException((int)Status.Seat);
                set |= (Seats)(1u << seat);
            }
            return set;
        }

        public static bool Has(this Seats seats, int seat)
        {
            return seat >= 0 && seat < 32 && ((uint)seats >> seat & 1) != 0;
        }

        public static IEnumerable<int> List(this Seats seats)
        {
            for (int seat = 0; seat < Constants.SeatsMax; seat++)
                if (seats.Has(seat))
                    yield return seat;
        }
    }

    /// <summary>The rank of a poker hand: greater is better.</summary>
    public struct PokerHand : IComparable<PokerHand>,
        IEquatable<PokerHand>
    {
        private readonly uint rank;

        public PokerHand(uint rank)
        {
            this.rank = rank;
        }

        /// <summary>The rank of five cards.</summary>
        public static unsafe PokerHand Of(CardSet five)
        {
            uint rank;

            Library.Must(Native.talon_poker_rank(&five, &rank));
            return new PokerHand(rank);
        }

        /// <summary>The best five of five to 52 cards.</summary>
        public static unsafe PokerHand Best(CardSet cards, out CardSet five)
        {
            CardSet best;
            uint rank;

            Library.Must(Native.talon_poker_best(&cards, &rank, &best));
            five = best;
            return new PokerHand(rank);
        }

        /// <summary>The ranks of many sets at once.</summary>
        public static unsafe PokerHand[] Ranks(CardSet[] sets)
        {
            uint[] ranks = new uint[sets.Length];
            PokerHand[] hands = new PokerHand[sets.Length];

            fixed (CardSet* from = sets)
            fixed (uint* to = ranks)
                Library.Must(Native.talon_poker_ranks(from, (uint)sets.Length,
                    to, null));
            for (int i = 0; i < hands.Length; i++)
                hands[i] = new PokerHand(ranks[i]);
            return hands;
        }

#if TALON_SPAN || NETSTANDARD2_1 || NETCOREAPP || UNITY_2021_2_OR_NEWER
        /// <summary>The ranks of many sets at once, without an array of
        /// objects.</summary>
        public static unsafe void Ranks(ReadOnlySpan<CardSet> sets,
            Span<uint> ranks)
        {
            if (ranks.Length < sets.Length)
                throw new TalonException((int)Status.Space);
            fixed (CardSet* from = &MemoryMarshal.GetReference(sets))
            fixed (uint* to = &MemoryMarshal.GetReference(ranks))
                Library.Must(Native.talon_poker_ranks(from, (uint)sets.Length,
                    to, null));
        }
#endif

        public uint Rank
        {
            get { return rank; }
        }

        public PokerCategory Category
        {
            get { return (PokerCategory)Native.talon_poker_category(rank); }
        }

        /// <summary>"full house, kings over tens".</summary>
        public override unsafe string ToString()
        {
            uint copy = rank;

            return Library.WrittenText(Constants.PokerTextMax,
                (text, size, length) =>
                    Native.talon_poker_format(copy, text, size, length));
        }

        public int CompareTo(PokerHand other)
        {
            return rank.CompareTo(other.rank);
        }

        public bool Equals(PokerHand other)
        {
            return rank == other.rank;
        }

        public override bool Equals(object other)
        {
            return other is PokerHand && Equals((PokerHand)other);
        }

        public override int GetHashCode()
        {
            return (int)rank;
        }

        public static bool operator >(PokerHand a, PokerHand b)
        {
            return a.rank > b.rank;
        }

        public static bool operator <(PokerHand a, PokerHand b)
        {
            return a.rank < b.rank;
        }
    }

    /// <summary>A generator of chance that can be repeated anywhere. One thread
    /// at a time.</summary>
    public sealed unsafe class Rng
    {
        private int busy;

        /// <summary>A generator whose seed comes from the operating
        /// system.</summary>
        public Rng()
        {
            byte[] seed = new byte[Constants.SeedBytes];

            using (RandomNumberGenerator source =
                RandomNumberGenerator.Create())
                source.GetBytes(seed);
            Start(seed, 0);
        }

        /// <summary>A generator with a seed of 32 bytes. Equal seeds and
        /// streams give equal draws.</summary>
        public Rng(byte[] seed, uint stream = 0)
        {
            Start(seed, stream);
        }

        /// <summary>A generator with a number as its seed: its eight bytes, the
        /// lowest first, then zeros.</summary>
        public Rng(ulong seed, uint stream = 0)
        {
            byte[] bytes = new byte[Constants.SeedBytes];

            for (int i = 0; i < 8; i++)
                bytes[i] = unchecked((byte)(seed >> 8 * i));
            Start(bytes, stream);
        }

        private Rng(Rng other)
        {
            raw = other.raw;
        }

        private void Start(byte[] seed, uint stream)
        {
            if (seed == null)
                throw new ArgumentNullException("seed");
            if (seed.Length != Constants.SeedBytes)
                throw new ArgumentException("a seed has 32 bytes", "seed");
            fixed (RawRng* rng = &raw)
            fixed (byte* bytes = seed)
                Library.Must(Native.talon_rng_seed(rng, bytes, stream));
        }

        /// <summary>A generator that draws what this one will draw.</summary>
        public Rng Clone()
        {
            return new Rng(this);
        }

        // For the call in native code: every use changes the generator.
        internal RawRng raw;

        internal void Enter()
        {
            if (Interlocked.CompareExchange(ref busy, 1, 0) != 0)
                throw new InvalidOperationException(
                    "another thread is using this generator");
        }

        internal void Leave()
        {
            Volatile.Write(ref busy, 0);
        }

        /// <summary>A number from 0 … bound-1; 0 if the bound is 0.</summary>
        public uint Below(uint bound)
        {
            Enter();
            try
            {
                fixed (RawRng* rng = &raw)
                    return Native.talon_rng_below(rng, bound);
            }
            finally
            {
                Leave();
            }
        }

        public byte[] Bytes(int count)
        {
            byte[] bytes = new byte[count];

            Enter();
            try
            {
                fixed (RawRng* rng = &raw)
                fixed (byte* start = bytes)
                    Library.Must(Native.talon_rng_bytes(rng, start,
                        (UIntPtr)count));
            }
            finally
            {
                Leave();
            }
            return bytes;
        }

        /// <summary>Shuffles cards in place.</summary>
        public void Shuffle(Card[] cards)
        {
            Enter();
            try
            {
                fixed (RawRng* rng = &raw)
                fixed (Card* start = cards)
                    Library.Must(Native.talon_rng_shuffle(rng, start,
                        (uint)cards.Length));
            }
            finally
            {
                Leave();
            }
        }
    }
}
