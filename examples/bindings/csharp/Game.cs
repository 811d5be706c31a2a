// SPDX-License-Identifier: MIT
// A complete game, which is played on, and a view, which is only looked at.
using System;
using System.Runtime.InteropServices;

namespace Talon
{
    /// <summary>A complete game: what the program that deals the cards
    /// has.</summary>
    public sealed unsafe class Game : Position
    {
        private readonly Event[] room;

        private Game(GameHandle handle) : base(handle)
        {
            room = new Event[Library.EventRoom];
        }

        /// <summary>A new game.</summary>
        public Game(Rules rules) : this(Made(rules))
        {
        }

        /// <summary>A new game in memory from an allocator.</summary>
        public Game(Rules rules, Allocator allocator)
            : this(new GameHandle(rules, allocator))
        {
        }

        private static GameHandle Made(Rules rules)
        {
            if (rules == null)
                throw new ArgumentNullException("rules");
            GameHandle memory = NewMemory(rules.raw.game_id);
            IntPtr game;
            int status;

            fixed (RawRules* raw = &rules.raw)
                status = Native.talon_game_init(memory.DangerousGetHandle(),
                    RoomOf(rules.Id), raw, &game);
            if (status >= 0)
                return memory;
            memory.Dispose();
            throw new TalonException(status);
        }

        /// <summary>A game from saved bytes, which may come from
        /// anywhere.</summary>
        public static Game FromSaved(byte[] bytes)
        {
            return new Game(SavedMemory(bytes, false));
        }

        /// <summary>Plays a whole record.</summary>
        public static Game FromRecord(string record)
        {
            int offset;
            Game game = new Game(Rules.Read(record, out offset));

            try
            {
                game.Read(record.Substring(offset));
            }
            catch
            {
                game.Dispose();
                throw;
            }
            return game;
        }

        /// <summary>A copy, to come back to or to look ahead.</summary>
        public Game Clone()
        {
            return new Game(CloneMemory());
        }

        /// <summary>Becomes a copy of another game of the same kind: how a move
        /// is undone.</summary>
        public void CopyFrom(Game other)
        {
            if (ReferenceEquals(other, this))
                return;
            using (Lease source = other.Read())
            using (Lease game = Write())
                Library.Must(Native.talon_game_copy(game, source));
        }

        /// <summary>Becomes the game in saved bytes of the same
        /// kind.</summary>
        public void Load(byte[] bytes)
        {
            LoadOver(bytes, false);
        }

        // What happens --------------------------------------------------------

        /// <summary>Makes a move, and returns what happened, as the table sees
        /// it: redact it for players (Events.RedactFor).</summary>
        public Event[] Apply(Move move)
        {
            using (Lease game = Write())
                fixed (Event* events = room)
                    return Library.First(room, Apply(game, &move, events,
                        room.Length));
        }

        /// <summary>The same without garbage.</summary>
        /// <param name="move">the move</param>
        /// <param name="events">an array of yours, with Library.EventRoom
        /// entries; null if events are not wanted</param>
        /// <returns>the number of events</returns>
        public int Apply(Move move, Event[] events)
        {
            using (Lease game = Write())
                fixed (Event* first = events)
                    return (int)Apply(game, &move, first, LengthOf(events));
        }

        private static uint Apply(IntPtr game, Move* move, Event* events,
            int capacity)
        {
            CardSet concerned = CardSet.Empty;
            uint count;
            int status = Native.talon_game_apply(game, move, events,
                (uint)capacity, &count);

            if (status >= 0)
                return count;
            Native.talon_game_check(game, move, &concerned);
            throw new TalonException(status, concerned);
        }

        private static int LengthOf(Event[] events)
        {
            return events == null ? 0 : events.Length;
        }

        /// <summary>Makes what chance owes: a draw, a deal, or a board and its
        /// deal.</summary>
        public Event[] Chance(Rng rng)
        {
            using (Lease game = Write())
                fixed (Event* events = room)
                    return Library.First(room, Chance(game, rng, events,
                        room.Length));
        }

        public int Chance(Rng rng, Event[] events)
        {
            using (Lease game = Write())
                fixed (Event* first = events)
                    return (int)Chance(game, rng, first, LengthOf(events));
        }

        private static uint Chance(IntPtr game, Rng rng, Event* events,
            int capacity)
        {
            uint count;

            rng.Enter();
            try
            {
                fixed (RawRng* raw = &rng.raw)
                    Library.Must(Native.talon_game_chance(game, raw, events,
                        (uint)capacity, &count));
            }
            finally
            {
                rng.Leave();
            }
            return count;
        }

        /// <summary>Deals cards of yours: a draw or a whole pack.</summary>
        public Event[] Deal(Card[] cards)
        {
            using (Lease game = Write())
                fixed (Event* events = room)
                fixed (Card* first = AtLeastOne(cards))
                    return Library.First(room, Deal(game, first, cards.Length,
                        events, room.Length));
        }

        public int Deal(Card[] cards, Event[] events)
        {
            using (Lease game = Write())
                fixed (Event* to = events)
                fixed (Card* first = AtLeastOne(cards))
                    return (int)Deal(game, first, cards.Length, to,
                        LengthOf(events));
        }

        private static uint Deal(IntPtr game, Card* cards, int cardCount,
            Event* events, int capacity)
        {
            uint count;

            Library.Must(Native.talon_game_deal(game, cards, (uint)cardCount,
                events, (uint)capacity, &count));
            return count;
        }

        private static Card[] AtLeastOne(Card[] cards)
        {
            if (cards == null)
                throw new ArgumentNullException("cards");
            return cards.Length > 0 ? cards : new Card[1];
        }

#if TALON_SPAN || NETSTANDARD2_1 || NETCOREAPP || UNITY_2021_2_OR_NEWER
        public int Apply(Move move, Span<Event> events)
        {
            using (Lease game = Write())
                fixed (Event* first = &MemoryMarshal.GetReference(events))
                    return (int)Apply(game, &move, first, events.Length);
        }

        public int Chance(Rng rng, Span<Event> events)
        {
            using (Lease game = Write())
                fixed (Event* first = &MemoryMarshal.GetReference(events))
                    return (int)Chance(game, rng, first, events.Length);
        }

        public int Deal(ReadOnlySpan<Card> cards, Span<Event> events)
        {
            Card none = Card.None;

            using (Lease game = Write())
                fixed (Event* to = &MemoryMarshal.GetReference(events))
                fixed (Card* first = &MemoryMarshal.GetReference(cards))
                    return (int)Deal(game, first == null ? &none : first,
                        cards.Length, to, events.Length);
        }
#endif

        // Deals ---------------------------------------------------------------

        /// <summary>The cards that are due, shuffled, to pass to
        /// Deal.</summary>
        public Card[] Shuffle(Rng rng)
        {
            Card[] cards = new Card[Constants.PackMax];
            uint count;

            rng.Enter();
            try
            {
                using (Lease game = Read())
                    fixed (Card* first = cards)
                    fixed (RawRng* raw = &rng.raw)
                        Library.Must(Native.talon_game_shuffle(game, raw,
                            first, (uint)cards.Length, &count));
            }
            finally
            {
                rng.Leave();
            }
            return Library.First(cards, count);
        }

        /// <summary>Where each card of the pack that is due will go; for a
        /// draw, the seat that draws it.</summary>
        public Place[] DealPlaces()
        {
            byte* places = stackalloc byte[Constants.PackMax];
            uint count;

            using (Lease game = Read())
                Library.Must(Native.talon_game_deal_places(game, places,
                    Constants.PackMax, &count));
            Place[] result = new Place[count];
            for (int i = 0; i < result.Length; i++)
                result[i] = (Place)places[i];
            return result;
        }

        /// <summary>A pack that deals wanted cards.</summary>
        /// <param name="wanted">what each hand is to get, and then, as entry
        /// 16, the talon</param>
        public Card[] PackFor(params CardSet[] wanted)
        {
            Card[] cards = new Card[Constants.PackMax];
            uint count;

            fixed (CardSet* sets = wanted)
            fixed (Card* first = cards)
                using (Lease game = Read())
                    Library.Must(Native.talon_game_pack_for(game, sets,
                        (uint)wanted.Length, first, (uint)cards.Length,
                        &count));
            return Library.First(cards, count);
        }

        // The hand dealt last -------------------------------------------------

        /// <summary>A pack that deals the hand dealt last again.</summary>
        public Card[] HandPack()
        {
            Card[] cards = new Card[Constants.PackMax];
            uint count;

            fixed (Card* first = cards)
                using (Lease game = Read())
                    Library.Must(Native.talon_game_hand_pack(game, first,
                        (uint)cards.Length, &count));
            return Library.First(cards, count);
        }

        /// <summary>The moves since the deal.</summary>
        /// <param name="told">the events since the deal, or null; without them
        /// Tripoli lists only the moves that it keeps</param>
        /// <param name="note">Status.Unknown if moves are missing</param>
        public Move[] History(Event[] told, out Status note)
        {
            Move[] moves = new Move[Math.Max(Constants.HistoryMax,
                LengthOf(told))];
            uint count;
            int status;

            fixed (Event* events = told)
            fixed (Move* first = moves)
                using (Lease game = Read())
                    status = Native.talon_game_history(game, events,
                        (uint)LengthOf(told), first, (uint)moves.Length,
                        &count);
            Library.Must(status);
            note = (Status)status;
            return Library.First(moves, count);
        }

        public Move[] History(Event[] told = null)
        {
            Status note;

            return History(told, out note);
        }

        /// <summary>Becomes what Rebuild of a game or view returns. If that is
        /// refused, nothing has changed.</summary>
        public void RebuildFrom(Position of, Card[] pack, Move[] moves,
            Event[] told = null)
        {
            if (moves == null)
                throw new ArgumentNullException("moves");
            fixed (Card* cards = AtLeastOne(pack))
            fixed (Move* first = moves)
            fixed (Event* events = told)
                RebuildFrom(of, cards, pack.Length, first, moves.Length,
                    events, LengthOf(told));
        }

#if TALON_SPAN || NETSTANDARD2_1 || NETCOREAPP || UNITY_2021_2_OR_NEWER
        /// <summary>The same with spans, such as the first moves of a
        /// history.</summary>
        public void RebuildFrom(Position of, ReadOnlySpan<Card> pack,
            ReadOnlySpan<Move> moves, ReadOnlySpan<Event> told)
        {
            Card none = Card.None;

            fixed (Card* cards = &MemoryMarshal.GetReference(pack))
            fixed (Move* first = &MemoryMarshal.GetReference(moves))
            fixed (Event* events = &MemoryMarshal.GetReference(told))
                RebuildFrom(of, cards == null ? &none : cards, pack.Length,
                    first, moves.Length, events, told.Length);
        }
#endif

        private void RebuildFrom(Position of, Card* cards, int cardCount,
            Move* moves, int moveCount, Event* told, int toldCount)
        {
            bool same = ReferenceEquals(of, this);
            uint made;
            int status;

            using (Lease game = Write())
            using (Lease other = same ? default(Lease) : of.Read())
                status = Native.talon_game_rebuild(game, same ? game : other,
                    told, (uint)toldCount, cards, (uint)cardCount, moves,
                    (uint)moveCount, &made);
            if (status < 0)
                throw new TalonException(status, offset: made);
        }

        // Records -------------------------------------------------------------

        /// <summary>Reads one line of a record and makes what it
        /// says.</summary>
        public Event[] ReadLine(string line,
            Annotations annotations = Annotations.Check)
        {
            TextPosition position;
            uint count;
            int status;

            using (Lease game = Write())
            {
                fixed (byte* text = Library.Bytes(line))
                fixed (Event* events = room)
                    status = Native.talon_record_read_line(game, text,
                        (UIntPtr)line.Length, (uint)annotations, events,
                        (uint)room.Length, &count, &position);
                if (status < 0)
                    throw new TalonException(status, CardSet.Empty, position);
                return Library.First(room, count);
            }
        }

        /// <summary>Reads the lines of a record after its header. The lines
        /// before a refused one have been made.</summary>
        /// <returns>how much was read: up to the end or the next
        /// record</returns>
        public int Read(string lines,
            Annotations annotations = Annotations.Check)
        {
            TextPosition position;
            UIntPtr offset;
            int status;

            fixed (byte* text = Library.Bytes(lines))
                using (Lease game = Write())
                    status = Native.talon_record_read(game, text,
                        (UIntPtr)lines.Length, (uint)annotations, &offset,
                        &position);
            if (status < 0)
                throw new TalonException(status, CardSet.Empty, position,
                    (long)offset);
            return (int)offset;
        }

        /// <summary>A draw or deal as a line of a record.</summary>
        public string WriteDeal(Card[] cards)
        {
            fixed (Card* first = AtLeastOne(cards))
                using (Lease lease = Read())
                {
                    IntPtr game = lease;
                    Card* dealt = first;

                    return Library.WrittenText(Constants.DealTextMax,
                        (text, size, length) =>
                            Native.talon_record_write_deal(game, dealt,
                                (uint)cards.Length, text, size, length))
                        .TrimEnd();
                }
        }

        /// <summary>Everything that is true now, as the annotations of a
        /// record. They show every hidden card.</summary>
        public string WriteState()
        {
            using (Lease lease = Read())
            {
                IntPtr game = lease;

                return Library.WrittenText(Constants.RecordStateMax,
                    (text, size, length) => Native.talon_record_write_state(
                        game, text, size, length));
            }
        }

        // Samples -------------------------------------------------------------

        /// <summary>Becomes a game that a view allows, each equally
        /// likely.</summary>
        public void SampleFrom(View view, Rng rng)
        {
            UIntPtr size;

            Library.Must(Native.talon_sample_size((uint)Id, &size));
            Scratch scratch = Scratch.Of((int)size);
            rng.Enter();
            try
            {
                using (Lease source = view.Read())
                using (Lease game = Write())
                    fixed (RawRng* raw = &rng.raw)
                        Library.Must(Native.talon_game_sample(game, source,
                            raw, scratch.Memory, size));
            }
            finally
            {
                rng.Leave();
                GC.KeepAlive(scratch);
            }
        }
    }

    /// <summary>What some seats see of a game. What they do not know is not in
    /// its memory.</summary>
    public sealed unsafe class View : Position
    {
        internal View(GameHandle handle) : base(handle)
        {
        }

        /// <summary>A view from saved bytes, such as a server
        /// sends.</summary>
        public static View FromSaved(byte[] bytes)
        {
            return new View(SavedMemory(bytes, true));
        }

        /// <summary>Becomes the view of the same seats of a game as it is
        /// now.</summary>
        public void Update(Game game)
        {
            uint viewers = (uint)Viewers;

            using (Lease source = game.Read())
            using (Lease view = Write())
                Library.Must(Native.talon_game_redact(view, source, viewers));
        }

        /// <summary>Becomes the view in saved bytes.</summary>
        public void Load(byte[] bytes)
        {
            LoadOver(bytes, true);
        }

        /// <summary>A game that this view allows, each equally
        /// likely.</summary>
        public Game Sample(Rng rng)
        {
            Game world = new Game(Rules);

            try
            {
                world.SampleFrom(this, rng);
            }
            catch
            {
                world.Dispose();
                throw;
            }
            return world;
        }
    }

    public partial struct Move
    {
        /// <summary>For logs: "0 bid 7 H".</summary>
        public override string ToString()
        {
            return Seat + " " + Kind.Key() +
                (Amount != 0 ? " " + Amount : "") +
                (Denomination != 0 ? " " + Denomination.Key() : "") +
                (Cards.IsEmpty ? "" : " " + Cards);
        }
    }

    public partial struct Event
    {
        /// <summary>For logs: "1 score 140 contract-made".</summary>
        public override string ToString()
        {
            return Seat + " " + Kind.Key() +
                (Amount != 0 ? " " + Amount : "") +
                (Denomination != 0 ? " " + Denomination.Key() : "") +
                (Cards.IsEmpty ? "" : " " + Cards) +
                (Reason != 0 ? " " + Reason.Key() : "");
        }
    }

    /// <summary>Events on their way to players.</summary>
    public static unsafe class Events
    {
        /// <summary>Clears the cards that some seats may not see, in place;
        /// Seats.None is a spectator.</summary>
        public static void RedactFor(this Event[] events, Seats seats)
        {
            fixed (Event* first = events)
                Library.Must(Native.talon_events_redact(first,
                    (uint)events.Length, (uint)seats));
        }

        public static byte[] Save(this Event[] events)
        {
            fixed (Event* start = events)
            {
                Event* first = start;

                return Library.Written(
                    events.Length * Constants.SavedEventBytes + 1,
                    (bytes, size, length) => Native.talon_events_save(first,
                        (uint)events.Length, bytes, size, length));
            }
        }

        public static Event[] Load(byte[] bytes)
        {
            Event[] room = new Event[bytes.Length /
                Constants.SavedEventBytes + 1];
            uint count;

            fixed (byte* start = Position.Filled(bytes))
            fixed (Event* first = room)
                Library.Must(Native.talon_events_load(start,
                    (UIntPtr)bytes.Length, first, (uint)room.Length, &count));
            return Library.First(room, count);
        }
    }
}
