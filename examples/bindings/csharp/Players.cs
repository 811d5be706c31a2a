// SPDX-License-Identifier: MIT
// Computer players for both games: moves, advice, and why not another move.
using System;
using System.Threading;

namespace Talon
{
    /// <summary>A move beside the best one; the reason of Other says what is
    /// wrong with it.</summary>
    public struct Why
    {
        internal Why(Advice best, Advice other, bool isFinished)
        {
            Best = best;
            Other = other;
            IsFinished = isFinished;
        }

        public Advice Best { get; }

        public Advice Other { get; }

        /// <summary>Whether the call was not stopped.</summary>
        public bool IsFinished { get; }
    }

    /// <summary>What was seen of each seat in earlier hands. Give it the events
    /// of every step, and it counts; players take it for a first
    /// guess.</summary>
    public sealed unsafe class Notes
    {
        internal readonly SeatNotes[] Seen = new SeatNotes[Constants.SeatsMax];

        /// <summary>What was seen of a seat.</summary>
        public SeatNotes this[int seat]
        {
            get { return Seen[seat]; }
            set { Seen[seat] = value; }
        }

        /// <summary>Counts what events tell.</summary>
        public void Add(Event[] events)
        {
            if (events == null)
                throw new ArgumentNullException("events");
            fixed (SeatNotes* notes = Seen)
            fixed (Event* first = events)
                Library.Must(Native.talon_player_notes_add(notes,
                    (uint)Seen.Length, first, (uint)events.Length));
        }
    }

    /// <summary>A computer player. What it answers depends on the view of its
    /// seat, its budget, the notes and the generator, and on nothing else; it
    /// keeps nothing, so threads may share it. A token that is canceled ends a
    /// call soon, with the best so far, and no exception.</summary>
    public sealed unsafe class Player
    {
        private readonly Budget budget;

        private delegate int Call(IntPtr game, Budget* budget, uint* stop,
            SeatNotes* notes, uint notesCount, RawRng* rng, IntPtr scratch,
            UIntPtr size);

        /// <summary>A player by the key of its level, such as
        /// "club-1".</summary>
        public Player(string level, int worlds = 0, int nodes = 0)
            : this(Find(level), worlds, nodes)
        {
        }

        /// <summary>A player of a level that thinks as much as the level does,
        /// or of so many worlds and nodes at most.</summary>
        public Player(Level level, int worlds = 0, int nodes = 0)
        {
            budget = new Budget
            {
                Level = level,
                Worlds = worlds,
                Nodes = nodes
            };
        }

        private static Level Find(string key)
        {
            uint level;

            fixed (byte* bytes = Library.Key(key))
                level = Native.talon_level_find(bytes);
            if (level == 0)
                throw new TalonException((int)Status.Level);
            return (Level)level;
        }

        /// <summary>The levels to offer, the weakest first.</summary>
        public static Level[] Levels()
        {
            Level[] levels = new Level[Native.talon_level_count()];

            for (int i = 0; i < levels.Length; i++)
                levels[i] = (Level)Native.talon_level_at((uint)i);
            return levels;
        }

        /// <summary>What a level does in a phase of a game.</summary>
        public static Budget BudgetOf(Level level, GameId game, Phase phase)
        {
            Budget found;

            Library.Must(Native.talon_player_budget_of((uint)level, (uint)game,
                (uint)phase, &found));
            return found;
        }

        public Level Level
        {
            get { return budget.Level; }
        }

        // Whether the answer is finished.
        private bool Ask(Position position, Rng rng, Notes notes,
            CancellationToken cancellationToken, Call call)
        {
            Budget own = budget;
            SeatNotes[] seen = notes == null ? null : notes.Seen;
            uint notesCount = seen == null ? 0 : (uint)seen.Length;

            if (position == null)
                throw new ArgumentNullException("position");
            if (rng == null)
                throw new ArgumentNullException("rng");
            rng.Enter();
            try
            {
                using (Stop stop = new Stop(cancellationToken))
                using (Lease game = position.Read())
                {
                    RawRules rules;
                    UIntPtr size;
                    int status;

                    Library.Must(Native.talon_game_rules(game, &rules));
                    Library.Must(Native.talon_player_size(rules.game_id,
                        &own, &size));
                    Scratch scratch = Scratch.Of((int)size);
                    fixed (uint* flag = stop.Flag)
                    fixed (SeatNotes* first = seen)
                    fixed (RawRng* raw = &rng.raw)
                        status = call(game, &own, flag, first, notesCount, raw,
                            scratch.Memory, size);
                    Library.Must(status);
                    return status != (int)Status.Unfinished;
                }
            }
            finally
            {
                rng.Leave();
            }
        }

        /// <summary>The moves worth considering, the best first.</summary>
        public Answers<Advice> Advise(Position position, int seat, Rng rng,
            Notes notes = null,
            CancellationToken cancellationToken = default(CancellationToken))
        {
            Advice[] room = new Advice[Constants.PlayerMovesMax];
            uint count = 0;
            bool isFinished = Ask(position, rng, notes, cancellationToken,
                (game, own, stop, seen, notesCount, raw, scratch, size) =>
            {
                uint considered;
                int status;

                fixed (Advice* advice = room)
                    status = Native.talon_player_advise(game, seat, own, stop,
                        seen, notesCount, raw, scratch, size, advice,
                        (uint)room.Length, &considered);
                count = Math.Min(considered, (uint)room.Length);
                return status;
            });

            return new Answers<Advice>(Library.First(room, count), isFinished);
        }

        /// <summary>Where the player of a seat believes hidden cards to
        /// be.</summary>
        public Answers<Belief> Beliefs(Position position, int seat, Rng rng,
            Notes notes = null,
            CancellationToken cancellationToken = default(CancellationToken))
        {
            Belief[] room = new Belief[Constants.PackMax];
            uint count = 0;
            bool isFinished = Ask(position, rng, notes, cancellationToken,
                (game, own, stop, seen, notesCount, raw, scratch, size) =>
            {
                uint listed;
                int status;

                fixed (Belief* beliefs = room)
                    status = Native.talon_player_beliefs(game, seat, own, stop,
                        seen, notesCount, raw, scratch, size, beliefs,
                        (uint)room.Length, &listed);
                count = Math.Min(listed, (uint)room.Length);
                return status;
            });

            return new Answers<Belief>(Library.First(room, count), isFinished);
        }

        /// <summary>The best move; if the token was canceled, the best so far,
        /// which is legal, too.</summary>
        public Move Move(Position position, int seat, Rng rng,
            Notes notes = null,
            CancellationToken cancellationToken = default(CancellationToken))
        {
            Move best = default(Move);

            Ask(position, rng, notes, cancellationToken,
                (game, own, stop, seen, notesCount, raw, scratch, size) =>
            {
                Move found;
                int status = Native.talon_player_move(game, seat, own, stop,
                    seen, notesCount, raw, scratch, size, &found);

                best = found;
                return status;
            });
            return best;
        }

        /// <summary>Why not this move: what it is worth beside the best one,
        /// and what is wrong with it.</summary>
        public Why Why(Position position, int seat, Move asked, Rng rng,
            Notes notes = null,
            CancellationToken cancellationToken = default(CancellationToken))
        {
            Advice best = default(Advice), other = default(Advice);
            bool isFinished = Ask(position, rng, notes, cancellationToken,
                (game, own, stop, seen, notesCount, raw, scratch, size) =>
            {
                Advice first, second;
                Move about = asked;
                int status = Native.talon_player_why(game, seat, own, stop,
                    seen, notesCount, raw, scratch, size, &about, &first,
                    &second);

                best = first;
                other = second;
                return status;
            });

            return new Why(best, other, isFinished);
        }
    }
}
