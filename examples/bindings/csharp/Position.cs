// SPDX-License-Identifier: MIT
// What a game and a view have in common: everything that can be asked.
using System;
using System.Collections.Generic;
using System.Threading;

namespace Talon
{
    /// <summary>The cards at a place.</summary>
    public struct Pile
    {
        internal Pile(CardSet known, int count, bool isComplete)
        {
            Known = known;
            Count = count;
            IsComplete = isComplete;
        }

        /// <summary>The cards that the viewers know.</summary>
        public CardSet Known { get; }

        /// <summary>The number of cards, known or not.</summary>
        public int Count { get; }

        /// <summary>Whether all are known.</summary>
        public bool IsComplete { get; }
    }

    /// <summary>A game or a view of one. Several threads may ask at the same
    /// time; a call that changes it needs it for itself, and whoever is in the
    /// way gets an InvalidOperationException.</summary>
    public abstract unsafe class Position : IDisposable
    {
        private const int Disposed = int.MinValue;
        private const int Changing = -1;

        private readonly GameHandle handle;
        private GameId id; // never changes
        private int users; // calls that read now, or one of the above

        internal Position(GameHandle handle)
        {
            this.handle = handle;
        }

        /// <summary>Frees the memory. Any use afterwards is an
        /// ObjectDisposedException.</summary>
        public void Dispose()
        {
            int before = Interlocked.CompareExchange(ref users, Disposed, 0);

            if (before == Disposed)
                return;
            if (before != 0)
                throw Refusal(before);
            handle.Dispose();
        }

        private Exception Refusal(int before)
        {
            if (before == Disposed)
                return new ObjectDisposedException(GetType().Name);
            return new InvalidOperationException(
                "another thread is using this " + GetType().Name);
        }

        internal IntPtr Pointer
        {
            get { return handle.DangerousGetHandle(); }
        }

        internal Lease Read()
        {
            for (;;)
            {
                int before = Volatile.Read(ref users);

                if (before < 0)
                    throw Refusal(before);
                if (Interlocked.CompareExchange(ref users, before + 1,
                    before) == before)
                    return new Lease(this, false);
            }
        }

        internal Lease Write()
        {
            int before = Interlocked.CompareExchange(ref users, Changing, 0);

            if (before != 0)
                throw Refusal(before);
            return new Lease(this, true);
        }

        internal void EndUse(bool writes)
        {
            if (writes)
                Volatile.Write(ref users, 0);
            else
                Interlocked.Decrement(ref users);
        }

        // Memory of our own for a game like this one.
        internal static GameHandle NewMemory(uint id)
        {
            UIntPtr size;

            Library.Must(Native.talon_games_bytes(id, &size));
            return new GameHandle((int)size);
        }

        internal GameHandle CloneMemory()
        {
            GameHandle memory = NewMemory((uint)Id);
            IntPtr game;

            using (Lease source = Read())
                Library.Must(Native.talon_game_clone(
                    memory.DangerousGetHandle(), RoomOf(Id), source, &game));
            return memory;
        }

        internal static UIntPtr RoomOf(GameId id)
        {
            return (UIntPtr)new GameInfo(id).Bytes;
        }

        // Whose turn it is, and how the game stands ---------------------------

        public GameId Id
        {
            get
            {
                if (id == GameId.None)
                    id = Rules.Id;
                return id;
            }
        }

        public Rules Rules
        {
            get
            {
                Rules rules = new Rules();

                using (Lease game = Read())
                    fixed (RawRules* raw = &rules.raw)
                        Library.Must(Native.talon_game_rules(game, raw));
                return rules;
            }
        }

        /// <summary>Who must act: a seat, Seat.Table if chance is due or the
        /// host decides, or Seat.Nobody when the game is over.</summary>
        public int ToAct
        {
            get
            {
                int seat;

                using (Lease game = Read())
                    Library.Must(Native.talon_game_to_act(game, &seat));
                return seat;
            }
        }

        public bool IsOver
        {
            get { return ToAct == Seat.Nobody; }
        }

        /// <summary>The seats that owe a move now, in turn or
        /// before.</summary>
        public Seats Owing
        {
            get
            {
                uint seats;

                using (Lease game = Read())
                    Library.Must(Native.talon_game_owing(game, &seats));
                return (Seats)seats;
            }
        }

        /// <summary>How many moves, draws and deals there have
        /// been.</summary>
        public uint Turn
        {
            get
            {
                uint turn;

                using (Lease game = Read())
                    Library.Must(Native.talon_game_turn(game, &turn));
                return turn;
            }
        }

        public Phase Phase
        {
            get
            {
                uint phase;

                using (Lease game = Read())
                    Library.Must(Native.talon_game_phase(game, &phase));
                return (Phase)phase;
            }
        }

        public int SeatCount
        {
            get
            {
                uint count;

                using (Lease game = Read())
                    Library.Must(Native.talon_game_seat_count(game, &count));
                return (int)count;
            }
        }

        public int DealCount
        {
            get
            {
                uint count;

                using (Lease game = Read())
                    Library.Must(Native.talon_game_deal_count(game, &count));
                return (int)count;
            }
        }

        /// <summary>Whether no hand is being played.</summary>
        public bool IsDealOver
        {
            get
            {
                int over;

                using (Lease game = Read())
                    Library.Must(Native.talon_game_deal_over(game, &over));
                return over != 0;
            }
        }

        /// <summary>The score of each seat's side, or its chips.</summary>
        public long[] Totals()
        {
            long* amounts = stackalloc long[Constants.SeatsMax];
            uint count;

            using (Lease game = Read())
                Library.Must(Native.talon_game_totals(game, amounts,
                    Constants.SeatsMax, &count));
            return Amounts(amounts, count);
        }

        /// <summary>What each seat won or lost in the last hand or
        /// deal.</summary>
        public long[] Returns()
        {
            long* amounts = stackalloc long[Constants.SeatsMax];
            uint count;

            using (Lease game = Read())
                Library.Must(Native.talon_game_returns(game, amounts,
                    Constants.SeatsMax, &count));
            return Amounts(amounts, count);
        }

        internal static long[] Amounts(long* amounts, uint count)
        {
            long[] result = new long[count];

            for (int i = 0; i < result.Length; i++)
                result[i] = amounts[i];
            return result;
        }

        public Seats Winners
        {
            get
            {
                uint seats;

                using (Lease game = Read())
                    Library.Must(Native.talon_game_winners(game, &seats));
                return (Seats)seats;
            }
        }

        /// <summary>A seat and its partners.</summary>
        public Seats Side(int seat)
        {
            uint seats;

            using (Lease game = Read())
                Library.Must(Native.talon_game_side(game, seat, &seats));
            return (Seats)seats;
        }

        /// <summary>The seats that this is a view for; in a complete game, all
        /// seats.</summary>
        public Seats Viewers
        {
            get
            {
                uint seats;

                using (Lease game = Read())
                    Library.Must(Native.talon_game_viewers(game, &seats, null));
                return (Seats)seats;
            }
        }

        // Choices and moves ---------------------------------------------------

        /// <summary>Everything that whoever is to act may do. In a view that is
        /// empty, with the note Status.Unknown, if the seat is not a
        /// viewer.</summary>
        public Choice[] Choices(out Status note)
        {
            Choice[] room = new Choice[Library.ChoiceRoom];

            return Library.First(room, (uint)Choices(room, out note));
        }

        public Choice[] Choices()
        {
            Status note;

            return Choices(out note);
        }

        /// <summary>The same into an array of yours; returns how many there
        /// are. Without garbage.</summary>
        public int Choices(Choice[] room, out Status note)
        {
            uint count;
            int status;

            fixed (Choice* choices = room)
                using (Lease game = Read())
                    status = Native.talon_game_choices(game, choices,
                        (uint)room.Length, &count);
            Library.Must(status);
            note = (Status)status;
            return (int)count;
        }

        /// <summary>Everything that a seat, or Seat.Table, may do
        /// now.</summary>
        public Choice[] ChoicesOf(int seat, out Status note)
        {
            Choice[] room = new Choice[Library.ChoiceRoom];
            uint count;
            int status;

            fixed (Choice* choices = room)
                using (Lease game = Read())
                    status = Native.talon_game_choices_of(game, seat, choices,
                        (uint)room.Length, &count);
            Library.Must(status);
            note = (Status)status;
            return Library.First(room, count);
        }

        public Choice[] ChoicesOf(int seat)
        {
            Status note;

            return ChoicesOf(seat, out note);
        }

        /// <summary>The number of moves of whoever is to act.</summary>
        public int MoveCount
        {
            get
            {
                uint count;

                using (Lease game = Read())
                    Library.Must(Native.talon_game_move_count(game, &count));
                return (int)count;
            }
        }

        public Move MoveAt(int index)
        {
            Move move;

            using (Lease game = Read())
                Library.Must(Native.talon_game_move_at(game, (uint)index,
                    &move));
            return move;
        }

        public int MoveCountOf(int seat)
        {
            uint count;

            using (Lease game = Read())
                Library.Must(Native.talon_game_seat_move_count(game, seat,
                    &count));
            return (int)count;
        }

        public Move MoveAt(int seat, int index)
        {
            Move move;

            using (Lease game = Read())
                Library.Must(Native.talon_game_seat_move_at(game, seat,
                    (uint)index, &move));
            return move;
        }

        /// <summary>The moves of whoever is to act, the most passive one
        /// first.</summary>
        public IEnumerable<Move> Moves()
        {
            int count = MoveCount;

            for (int index = 0; index < count; index++)
                yield return MoveAt(index);
        }

        /// <summary>The index of a move among those of its seat.</summary>
        public int IndexOf(Move move)
        {
            uint index;

            using (Lease game = Read())
                Library.Must(Native.talon_game_move_index(game, &move,
                    &index));
            return (int)index;
        }

        /// <summary>What Apply() would throw for a move; null if a seat may
        /// make it.</summary>
        public TalonException Check(Move move)
        {
            CardSet concerned = CardSet.Empty;

            using (Lease game = Read())
            {
                int status = Native.talon_game_check(game, &move, &concerned);

                return status < 0 ? new TalonException(status, concerned) :
                    null;
            }
        }

        /// <summary>A move for random play in which games stay
        /// sensible.</summary>
        public Move RandomMove(Rng rng)
        {
            Move move;

            rng.Enter();
            try
            {
                using (Lease game = Read())
                    fixed (RawRng* raw = &rng.raw)
                        Library.Must(Native.talon_game_move_random(game, raw,
                            &move));
            }
            finally
            {
                rng.Leave();
            }
            return move;
        }

        // Codes of moves ------------------------------------------------------

        /// <summary>The codes of a move of a seat, which need not be legal
        /// now.</summary>
        public int[] MoveCodes(Move move, Codes mode)
        {
            uint* codes = stackalloc uint[Constants.MoveCodesMax];
            uint count;

            using (Lease game = Read())
                Library.Must(Native.talon_game_move_codes(game, (uint)mode,
                    &move, codes, Constants.MoveCodesMax, &count));
            return Numbers(codes, count);
        }

        /// <summary>The codes with which a seat may go on after those so far,
        /// rising; none if these are a whole move. In a view none, with the
        /// note Status.Unknown, if the seat is not a viewer.</summary>
        public int[] CodesAfter(int seat, int[] prefix, Codes mode,
            out Status note)
        {
            uint* codes = stackalloc uint[Constants.RulesCodesMax];
            uint count;
            int status;

            if (prefix == null)
                throw new ArgumentNullException("prefix");
            fixed (int* first = prefix)
                using (Lease game = Read())
                    status = Native.talon_game_codes_after(game, seat,
                        (uint)mode, (uint*)first, (uint)prefix.Length, codes,
                        Constants.RulesCodesMax, &count);
            Library.Must(status);
            note = (Status)status;
            return Numbers(codes, count);
        }

        public int[] CodesAfter(int seat, int[] prefix, Codes mode)
        {
            Status note;

            return CodesAfter(seat, prefix, mode, out note);
        }

        /// <summary>Those codes as a mask: 1 for each.</summary>
        public byte[] CodeMask(int seat, int[] prefix, Codes mode,
            out Status note)
        {
            byte* mask = stackalloc byte[Constants.RulesCodesMax];
            uint count;
            int status;

            if (prefix == null)
                throw new ArgumentNullException("prefix");
            fixed (int* first = prefix)
                using (Lease game = Read())
                    status = Native.talon_game_code_mask(game, seat,
                        (uint)mode, (uint*)first, (uint)prefix.Length, mask,
                        Constants.RulesCodesMax, &count);
            Library.Must(status);
            note = (Status)status;
            byte[] answer = new byte[count];
            for (uint i = 0; i < count; i++)
                answer[i] = mask[i];
            return answer;
        }

        public byte[] CodeMask(int seat, int[] prefix, Codes mode)
        {
            Status note;

            return CodeMask(seat, prefix, mode, out note);
        }

        /// <summary>What a seat knows, as numbers: the fields of
        /// Rules.Observation.</summary>
        public int[] Observe(int seat)
        {
            int* numbers = stackalloc int[Constants.ObservationMax];
            uint count;

            using (Lease game = Read())
                Library.Must(Native.talon_game_observe(game, seat, numbers,
                    Constants.ObservationMax, &count));
            return Numbers((uint*)numbers, count);
        }

        /// <summary>The legal move that has these codes.</summary>
        public Move MoveOfCodes(int seat, int[] codes, Codes mode)
        {
            Move move;

            if (codes == null)
                throw new ArgumentNullException("codes");
            fixed (int* first = codes)
                using (Lease game = Read())
                    Library.Must(Native.talon_game_move_of_codes(game, seat,
                        (uint)mode, (uint*)first, (uint)codes.Length, &move));
            return move;
        }

        private static int[] Numbers(uint* codes, uint count)
        {
            int[] result = new int[count];

            for (int i = 0; i < result.Length; i++)
                result[i] = (int)codes[i];
            return result;
        }

        // The hand dealt last -------------------------------------------------

        /// <summary>Plays the hand dealt last again.</summary>
        /// <param name="pack">the pack to deal</param>
        /// <param name="moves">the moves to make</param>
        /// <param name="told">the events since the deal, which Tripoli
        /// needs</param>
        /// <returns>a game of its own</returns>
        public Game Rebuild(Card[] pack, Move[] moves, Event[] told = null)
        {
            Game again = new Game(Rules);

            try
            {
                again.RebuildFrom(this, pack, moves, told);
            }
            catch
            {
                again.Dispose();
                throw;
            }
            return again;
        }

        // Cards ---------------------------------------------------------------

        /// <summary>The cards in the hand of a seat.</summary>
        public Pile Hand(int seat)
        {
            if (seat < 0 || seat >= Constants.SeatsMax)
                throw new TalonException((int)Status.Seat);
            return CardsAt((Place)seat);
        }

        /// <summary>The cards at a place; a hand is the place with the number
        /// of its seat.</summary>
        public Pile CardsAt(Place place)
        {
            CardSet cards;
            uint count;
            int status;

            using (Lease game = Read())
                status = Native.talon_game_cards(game, (uint)place, &cards,
                    &count);
            Library.Must(status);
            return new Pile(cards, (int)count, status == 0);
        }

        /// <summary>The suit that a card belongs to now: for a bower or joker
        /// the trump suit.</summary>
        public Suit SuitOf(Card card)
        {
            uint suit;

            using (Lease game = Read())
                Library.Must(Native.talon_game_card_suit(game, card.Number,
                    &suit));
            return (Suit)suit;
        }

        /// <summary>Cards in the order in which to show a hand.</summary>
        public Card[] SortHand(CardSet cards)
        {
            Card[] room = new Card[Constants.PackMax];
            uint count;

            fixed (Card* sorted = room)
                using (Lease game = Read())
                    Library.Must(Native.talon_game_sort_hand(game, &cards,
                        sorted, (uint)room.Length, &count));
            return Library.First(room, count);
        }

        // Views, bytes, text --------------------------------------------------

        /// <summary>What some seats see; Seats.None is a spectator. Of a view,
        /// a view of fewer seats.</summary>
        public View ViewFor(Seats seats)
        {
            GameHandle memory = CloneMemory();

            try
            {
                Library.Must(Native.talon_game_redact(
                    memory.DangerousGetHandle(), memory.DangerousGetHandle(),
                    (uint)seats));
            }
            catch
            {
                memory.Dispose();
                throw;
            }
            return new View(memory);
        }

        /// <summary>What a seat knows, as bytes to compare or to
        /// hash.</summary>
        public byte[] InformationKey(int seat)
        {
            using (Lease lease = Read())
            {
                IntPtr game = lease;

                return Library.Written(Constants.GameBytesMax,
                    (key, size, length) => Native.talon_game_information_key(
                        game, seat, key, size, length));
            }
        }

        /// <summary>The game or view as bytes, the same on every
        /// machine.</summary>
        public byte[] Save()
        {
            using (Lease lease = Read())
            {
                IntPtr game = lease;

                return Library.Written(Constants.SaveBytesMax,
                    (bytes, size, length) => Native.talon_game_save(game,
                        bytes, size, length));
            }
        }

        /// <summary>Rules and viewers of saved bytes.</summary>
        public static Rules SavedRules(byte[] bytes, out Seats viewers,
            out bool isView)
        {
            Rules rules = new Rules();
            uint seats;
            int view;

            fixed (RawRules* raw = &rules.raw)
            fixed (byte* start = Filled(bytes))
                Library.Must(Native.talon_saved_rules(start,
                    (UIntPtr)bytes.Length, raw, &seats, &view));
            viewers = (Seats)seats;
            isView = view != 0;
            return rules;
        }

        // An array that is not empty, so that its address is not null.
        internal static byte[] Filled(byte[] bytes)
        {
            if (bytes == null)
                throw new ArgumentNullException("bytes");
            return bytes.Length > 0 ? bytes : new byte[1];
        }

        internal static GameHandle SavedMemory(byte[] bytes, bool view)
        {
            Seats viewers;
            bool isView;
            Rules rules = SavedRules(bytes, out viewers, out isView);

            if (isView != view)
                throw new TalonException((int)Status.View);
            GameHandle memory = NewMemory(rules.raw.game_id);
            IntPtr game;
            UIntPtr offset;
            int status;
            fixed (byte* start = Filled(bytes))
                status = Native.talon_game_init_saved(
                    memory.DangerousGetHandle(), RoomOf(rules.Id),
                    start, (UIntPtr)bytes.Length, &game, &offset);
            if (status >= 0)
                return memory;
            memory.Dispose();
            throw new TalonException(status, offset: (long)offset);
        }

        // Over what is there; only games over games, and views over views.
        internal void LoadOver(byte[] bytes, bool view)
        {
            Seats viewers;
            bool isView;
            UIntPtr offset;
            int status;

            SavedRules(bytes, out viewers, out isView);
            if (isView != view)
                throw new TalonException((int)Status.View);
            fixed (byte* start = bytes)
                using (Lease game = Write())
                    status = Native.talon_game_load(game, start,
                        (UIntPtr)bytes.Length, &offset);
            if (status < 0)
                throw new TalonException(status, offset: (long)offset);
        }

        /// <summary>A legal move as a line of a record, without its
        /// end.</summary>
        public string WriteMove(Move move)
        {
            using (Lease lease = Read())
            {
                IntPtr game = lease;
                Move copy = move;
                Move* pointer = &copy;

                return Library.WrittenText(Constants.MoveTextMax,
                    (text, size, length) => Native.talon_record_write_move(
                        game, pointer, text, size, length)).TrimEnd();
            }
        }

        /// <summary>Reads a move, draw or deal as a record writes it, without
        /// making it.</summary>
        /// <param name="line">"1 bid 7H"; 7♥ is understood, too</param>
        /// <param name="cards">the cards of a draw or deal in sequence</param>
        public Move Parse(string line, out Card[] cards)
        {
            Card[] room = new Card[Constants.PackMax];
            TextPosition position;
            Move move;
            uint count;
            int status;

            fixed (byte* text = CardSet.Letters(line))
            fixed (Card* first = room)
                using (Lease game = Read())
                    status = Native.talon_record_parse(game, text,
                        (UIntPtr)line.Length, &move, first, (uint)room.Length,
                        &count, &position);
            if (status < 0)
                throw new TalonException(status, CardSet.Empty, position);
            cards = Library.First(room, count);
            return move;
        }

        public Move Parse(string line)
        {
            Card[] cards;

            return Parse(line, out cards);
        }

        // Comparing -----------------------------------------------------------

        /// <summary>Whether two games are in the same state, apart from the
        /// turn counter.</summary>
        public bool StateEquals(Position other)
        {
            int equal;

            using (Lease a = Read())
            using (Lease b = other.Read())
                Library.Must(Native.talon_game_equal(a, b, &equal));
            return equal != 0;
        }

        /// <summary>Equal for games in the same state. Not for
        /// storage.</summary>
        public ulong StateHash()
        {
            ulong hash;

            using (Lease game = Read())
                Library.Must(Native.talon_game_hash(game, &hash));
            return hash;
        }
    }
}
