// SPDX-License-Identifier: MIT
// The exact solver for Five Hundred: what every card is worth when all cards
// are visible.
using System;
using System.Collections;
using System.Collections.Generic;
using System.Runtime.InteropServices;
using System.Threading;

namespace Talon
{
    public partial struct FiveHundredValue
    {
        /// <summary>Whether it is one number; else a limit or a stop came
        /// first, and it is a range.</summary>
        public bool IsFinished
        {
            get { return low == high; }
        }
    }

    public sealed partial class DealTable
    {
        /// <summary>Whether no limit and no stop came first.</summary>
        public bool IsFinished { get; internal set; }
    }

    public sealed partial class Par
    {
        /// <summary>Whether par and its contract are known.</summary>
        public bool IsFinished { get; internal set; }
    }

    public sealed unsafe partial class FiveHundredPosition
    {
        /// <summary>A position to be filled in.</summary>
        public FiveHundredPosition()
        {
            for (int i = 0; i < Table.Length; i++)
                Table[i] = Card.None;
            Contractor = Seat.Nobody;
        }

        /// <summary>The position of a game in the tricks.</summary>
        public static FiveHundredPosition Of(Position position)
        {
            RawFiveHundredPosition raw;

            using (Lease game = position.Read())
                Library.Must(Native.talon_fh_position_of(game, &raw));
            return new FiveHundredPosition(&raw);
        }

        /// <summary>The position of a game before the discard of
        /// its hand, for Solver.Discards().</summary>
        public static FiveHundredPosition BeforeDiscard(
            Position position)
        {
            RawFiveHundredPosition raw;

            using (Lease game = position.Read())
                Library.Must(
                    Native.talon_fh_position_before_discard(game, &raw));
            return new FiveHundredPosition(&raw);
        }

        /// <summary>Why it cannot be solved; null if it can.</summary>
        public TalonException Check()
        {
            RawFiveHundredPosition raw = default(RawFiveHundredPosition);

            CopyTo(&raw);
            int status = Native.talon_fh_position_check(&raw);

            return status < 0 ? new TalonException(status) : null;
        }
    }

    /// <summary>What players and the solver list.</summary>
    public sealed class Answers<T> : IEnumerable<T>
    {
        private readonly T[] list;

        internal Answers(T[] list, bool isFinished)
        {
            this.list = list;
            IsFinished = isFinished;
        }

        /// <summary>Whether no limit and no stop came first. If one did, values
        /// are ranges, and lists may stop early.</summary>
        public bool IsFinished { get; private set; }

        public int Count
        {
            get { return list.Length; }
        }

        public T this[int index]
        {
            get { return list[index]; }
        }

        public IEnumerator<T> GetEnumerator()
        {
            return ((IEnumerable<T>)list).GetEnumerator();
        }

        IEnumerator IEnumerable.GetEnumerator()
        {
            return GetEnumerator();
        }
    }

    /// <summary>A possible game, and what each card of the seat to act is worth
    /// in it.</summary>
    public sealed class World
    {
        internal World(int number, CardValue[] values)
        {
            Number = number;
            Values = values;
        }

        /// <summary>The number of the world, from 0.</summary>
        public int Number { get; private set; }

        public CardValue[] Values { get; private set; }
    }

    /// <summary>A solver, with the memory in which it remembers what it has
    /// solved; that never changes an answer. One thread at a time. A token that
    /// is canceled ends a call soon, with what is known so far, and no
    /// exception; the same call goes on from there.</summary>
    public sealed unsafe class Solver : IDisposable
    {
        private sealed class Memory : SafeHandle
        {
            internal Memory(int size) : base(IntPtr.Zero, true)
            {
                SetHandle(Marshal.AllocHGlobal(size));
            }

            public override bool IsInvalid
            {
                get { return handle == IntPtr.Zero; }
            }

            protected override bool ReleaseHandle()
            {
                Marshal.FreeHGlobal(handle);
                return true;
            }
        }

        /// <summary>What a limit of 0 means: ordinary hands do not need as many
        /// nodes, which mostly take seconds.</summary>
        public const int DefaultLimit = Constants.FhNodesDefault;

        /// <summary>No limit. Some hands then take minutes or longer, unless a
        /// token ends the call.</summary>
        public const int Unlimited = Constants.FhNodesUnlimited;

        private readonly Memory memory;
        private readonly uint limit;
        private int busy;

        /// <summary>A solver.</summary>
        /// <param name="bytes">the size of its memory</param>
        /// <param name="limit">how many nodes a call may use, which are cards
        /// that it tries; 0 for DefaultLimit</param>
        public Solver(int bytes = Constants.FhSolverBytesGood, int limit = 0)
        {
            IntPtr solver;
            int status;

            if (bytes < 0)
                throw new ArgumentOutOfRangeException("bytes");
            this.limit = checked((uint)limit);
            memory = new Memory(bytes);
            status = Native.talon_fh_solver_init(memory.DangerousGetHandle(),
                (UIntPtr)(uint)bytes, &solver);
            if (status >= 0)
                return;
            memory.Dispose();
            throw new TalonException(status);
        }

        /// <summary>Frees the memory. Any use afterwards is an
        /// ObjectDisposedException.</summary>
        public void Dispose()
        {
            if (Interlocked.CompareExchange(ref busy, 2, 0) == 0)
                memory.Dispose();
        }

        // The right to use the memory for one call.
        private struct Hold : IDisposable
        {
            private readonly Solver solver;

            internal Hold(Solver solver)
            {
                int before = Interlocked.CompareExchange(ref solver.busy, 1, 0);

                if (before == 2)
                    throw new ObjectDisposedException("Solver");
                if (before != 0)
                    throw new InvalidOperationException(
                        "another thread is using this solver");
                this.solver = solver;
            }

            public static implicit operator IntPtr(Hold hold)
            {
                return hold.solver.memory.DangerousGetHandle();
            }

            public void Dispose()
            {
                Volatile.Write(ref solver.busy, 0);
            }
        }

        private static Answers<T> Listed<T>(T[] room, uint count, int status)
        {
            Library.Must(status);
            return new Answers<T>(Library.First(room, count),
                status != (int)Status.Unfinished);
        }

        /// <summary>Forgets what it has solved. Answers never need
        /// it.</summary>
        public void Forget()
        {
            using (Hold solver = new Hold(this))
                Library.Must(Native.talon_fh_solver_forget(solver));
        }

        private static RawFiveHundredPosition Raw(FiveHundredPosition position)
        {
            RawFiveHundredPosition raw = default(RawFiveHundredPosition);

            if (position == null)
                throw new ArgumentNullException("position");
            position.CopyTo(&raw);
            return raw;
        }

        /// <summary>How many tricks the side takes in all with best play; in a
        /// misère 1 for made.</summary>
        public FiveHundredValue Solve(FiveHundredPosition position,
            CancellationToken cancellationToken = default(CancellationToken))
        {
            RawFiveHundredPosition raw = Raw(position);
            FiveHundredValue answer;

            using (Stop stop = new Stop(cancellationToken))
            using (Hold solver = new Hold(this))
            fixed (uint* flag = stop.Flag)
                Library.Must(Native.talon_fh_solve(solver, &raw, limit, flag,
                    &answer));
            return answer;
        }

        /// <summary>Whether the side takes so many tricks; null if a limit or a
        /// stop came first.</summary>
        public bool? Reaches(FiveHundredPosition position, int tricks,
            CancellationToken cancellationToken = default(CancellationToken))
        {
            RawFiveHundredPosition raw = Raw(position);
            uint wanted = checked((uint)tricks);
            int verdict;

            using (Stop stop = new Stop(cancellationToken))
            using (Hold solver = new Hold(this))
            fixed (uint* flag = stop.Flag)
                Library.Must(Native.talon_fh_solve_reach(solver, &raw, wanted,
                    limit, flag, &verdict));
            return verdict < 0 ? (bool?)null : verdict == 1;
        }

        /// <summary>What each card is worth that may be played.</summary>
        public Answers<CardValue> Cards(FiveHundredPosition position,
            CancellationToken cancellationToken = default(CancellationToken))
        {
            RawFiveHundredPosition raw = Raw(position);
            CardValue[] room = new CardValue[Constants.FhCardValuesMax];
            uint count = 0;
            int status;

            fixed (CardValue* values = room)
                using (Stop stop = new Stop(cancellationToken))
                using (Hold solver = new Hold(this))
                fixed (uint* flag = stop.Flag)
                    status = Native.talon_fh_solve_cards(solver, &raw, limit,
                        flag, values, (uint)room.Length, &count);
            return Listed(room, count, status);
        }

        /// <summary>Best play to the end of the hand.</summary>
        public Answers<Move> Line(FiveHundredPosition position,
            CancellationToken cancellationToken = default(CancellationToken))
        {
            RawFiveHundredPosition raw = Raw(position);
            Move[] room = new Move[Constants.FhLineMax];
            uint count = 0;
            int status;

            fixed (Move* moves = room)
                using (Stop stop = new Stop(cancellationToken))
                using (Hold solver = new Hold(this))
                fixed (uint* flag = stop.Flag)
                    status = Native.talon_fh_solve_line(solver, &raw, limit,
                        flag, moves, (uint)room.Length, &count);
            return Listed(room, count, status);
        }

        /// <summary>What each card of the hand cost. Where a limit or a stop
        /// came first, cards have no best card.</summary>
        public Answers<ReviewItem> Review(Position position,
            CancellationToken cancellationToken = default(CancellationToken))
        {
            ReviewItem[] room = new ReviewItem[Constants.FhLineMax];
            uint count = 0;
            int status;

            fixed (ReviewItem* items = room)
                using (Stop stop = new Stop(cancellationToken))
                using (Hold solver = new Hold(this))
                using (Lease game = position.Read())
                fixed (uint* flag = stop.Flag)
                    status = Native.talon_fh_review(solver, game, limit, flag,
                        items, (uint)room.Length, &count);
            return Listed(room, count, status);
        }

        /// <summary>What each discard is worth; or only which is best.
        /// </summary>
        public Answers<DiscardValue> Discards(FiveHundredPosition position,
            FiveHundredDiscards wanted = FiveHundredDiscards.Every,
            CancellationToken cancellationToken = default(CancellationToken))
        {
            RawFiveHundredPosition raw = Raw(position);
            DiscardValue[] room = new DiscardValue[Constants.FhDiscardsMax];
            uint count = 0;
            int status;

            fixed (DiscardValue* values = room)
                using (Stop stop = new Stop(cancellationToken))
                using (Hold solver = new Hold(this))
                fixed (uint* flag = stop.Flag)
                    status = Native.talon_fh_solve_discards(solver, &raw,
                        (uint)wanted, limit, flag, values, (uint)room.Length,
                        &count);
            return Listed(room, count, status);
        }

        /// <summary>What the discard of the hand cost; Before and After are -1
        /// where a limit or a stop came first.</summary>
        public DiscardReview ReviewDiscard(Position position,
            CancellationToken cancellationToken = default(CancellationToken))
        {
            DiscardReview review;
            int status;

            using (Stop stop = new Stop(cancellationToken))
            using (Hold solver = new Hold(this))
            using (Lease game = position.Read())
                fixed (uint* flag = stop.Flag)
                    status = Native.talon_fh_review_discard(solver, game, limit,
                        flag, &review);
            Library.Must(status);
            return review;
        }

        /// <summary>What each seat takes as the contractor of each
        /// denomination.</summary>
        public DealTable Deal(Rules rules, params CardSet[] hands)
        {
            return Deal(rules, hands, CancellationToken.None);
        }

        /// <summary>The same, which a token can end.</summary>
        public DealTable Deal(Rules rules, CardSet[] hands,
            CancellationToken cancellationToken)
        {
            RawDealTable table;
            int status = Solve(rules, hands, null, cancellationToken, &table);

            return Shown(&table, status);
        }

        /// <summary>What each seat takes if it takes the kitty and discards
        /// what is best.</summary>
        public DealTable DealWithKitty(Rules rules, CardSet[] hands,
            CardSet kitty,
            CancellationToken cancellationToken = default(CancellationToken))
        {
            RawDealTable table;
            int status = Solve(rules, hands, &kitty, cancellationToken, &table);

            return Shown(&table, status);
        }

        private static DealTable Shown(RawDealTable* table, int status)
        {
            return new DealTable(table)
            {
                IsFinished = status != (int)Status.Unfinished
            };
        }

        // Solves a deal, whose contractors take the kitty if there is one.
        private int Solve(Rules rules, CardSet[] hands, CardSet* kitty,
            CancellationToken cancellationToken, RawDealTable* table)
        {
            CardSet[] all = BySeat(hands);
            int status;

            fixed (CardSet* sets = all)
            fixed (RawRules* raw = &rules.raw)
                using (Stop stop = new Stop(cancellationToken))
                using (Hold solver = new Hold(this))
                fixed (uint* flag = stop.Flag)
                    status = kitty == null
                        ? Native.talon_fh_solve_deal(solver, raw, sets, limit,
                            flag, table)
                        : Native.talon_fh_solve_deal_with_kitty(solver, raw,
                            sets, kitty, limit, flag, table);
            Library.Must(status);
            return status;
        }

        /// <summary>Samples so many worlds of a contractor's view, and adds up
        /// what each discard is worth in them.</summary>
        public Answers<DiscardSum> DiscardWorlds(Position view, int count,
            Rng rng, Goal goal = Goal.Tricks,
            CancellationToken cancellationToken = default(CancellationToken))
        {
            DiscardSum[] room = new DiscardSum[Constants.FhDiscardsMax];
            uint found;
            int status;

            fixed (DiscardSum* sums = room)
                status = Sample(view, count, rng, goal, cancellationToken, null,
                    sums, room.Length, out found);
            return Listed(room, found, status);
        }

        /// <summary>What a deal with its kitty is worth with best bidding and
        /// play: the points that the side of seat 0 gains on the other. Hands,
        /// and the scores before the hand, are by seat.</summary>
        public Par Par(Rules rules, CardSet[] hands, CardSet kitty, int dealer,
            int[] before = null,
            CancellationToken cancellationToken = default(CancellationToken))
        {
            int[] scores = BySeat(before ?? new int[0]);
            RawDealTable table;
            RawPar par;
            int status;

            Solve(rules, hands, &kitty, cancellationToken, &table);
            fixed (int* score = scores)
            fixed (RawRules* raw = &rules.raw)
                status = Native.talon_fh_par_of(raw, dealer, score, &table,
                    &par);
            Library.Must(status);
            return new Par(&par)
            {
                IsFinished = status != (int)Status.Unfinished
            };
        }

        // An array with an entry for each seat.
        private static T[] BySeat<T>(T[] given)
        {
            T[] all = new T[Constants.FhSeatsMax];

            if (given.Length > all.Length)
                throw new TalonException((int)Status.Seat);
            given.CopyTo(all, 0);
            return all;
        }

        /// <summary>Samples so many worlds of a view, and tells what the cards
        /// of the seat to act are worth in each.</summary>
        public Answers<World> Worlds(Position view, int count, Rng rng,
            Goal goal = Goal.Tricks,
            CancellationToken cancellationToken = default(CancellationToken))
        {
            RawWorld[] room = new RawWorld[Math.Max(count, 1)];
            uint found;
            int status;

            fixed (RawWorld* worlds = room)
                status = Sample(view, count, rng, goal, cancellationToken,
                    worlds, null, room.Length, out found);
            Library.Must(status);
            World[] all = new World[found];
            for (int i = 0; i < all.Length; i++)
                all[i] = Shown(room[i]);
            return new Answers<World>(all, status != (int)Status.Unfinished);
        }

        // Samples worlds of a view, and solves the cards in each, or sums up
        // the discards: one of the two has room for so many.
        private int Sample(Position view, int count, Rng rng, Goal goal,
            CancellationToken cancellationToken, RawWorld* worlds,
            DiscardSum* sums, int capacity, out uint found)
        {
            Scratch scratch = Scratch.Of(Constants.SampleBytesMax);
            UIntPtr size = (UIntPtr)Constants.SampleBytesMax;
            uint wanted = checked((uint)count), made = 0;
            int status;

            rng.Enter();
            try
            {
                fixed (RawRng* raw = &rng.raw)
                    using (Stop stop = new Stop(cancellationToken))
                    using (Hold solver = new Hold(this))
                    using (Lease game = view.Read())
                    fixed (uint* flag = stop.Flag)
                        status = sums == null
                            ? Native.talon_fh_solve_worlds(solver, game,
                                (uint)goal, limit, flag, raw, scratch.Memory,
                                size, wanted, worlds, (uint)capacity, &made)
                            : Native.talon_fh_solve_discard_worlds(solver, game,
                                (uint)goal, limit, flag, raw, scratch.Memory,
                                size, wanted, sums, (uint)capacity, &made);
            }
            finally
            {
                rng.Leave();
            }
            found = made;
            return status;
        }

        private static World Shown(RawWorld raw)
        {
            CardValue[] values = new CardValue[raw.count];

            for (int i = 0; i < values.Length; i++)
                values[i] = ((CardValue*)raw.value)[i];
            return new World((int)raw.index, values);
        }
    }
}
