// SPDX-License-Identifier: MIT
// Computer players for both games: moves, advice, and why not another move.
using System;

namespace Talon
{
    /// <summary>A move beside the best one; the reason of Other says what is
    /// wrong with it.</summary>
    public struct Why
    {
        internal Why(Advice best, Advice other)
        {
            Best = best;
            Other = other;
        }

        public Advice Best { get; }

        public Advice Other { get; }
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
    /// keeps nothing, so threads may share it.</summary>
    public sealed unsafe class Player
    {
        private readonly Budget budget;

        private delegate int Call(IntPtr game, Budget* budget,
            SeatNotes* notes, uint notesCount, RawRng* rng, IntPtr scratch,
            UIntPtr size);

        /// <summary>A player by the name of its level, such as
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

        private static Level Find(string name)
        {
            uint level;

            fixed (byte* bytes = Library.Key(name))
                level = Native.talon_level_find(bytes);
            if (level == 0)
                throw new TalonException((int)Status.Level);
            return (Level)level;
        }

        /// <summary>The levels, the weakest first.</summary>
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

        private void Ask(Position position, Rng rng, Notes notes, Call call)
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
                using (Lease game = position.Read())
                {
                    RawRules rules;
                    UIntPtr size;

                    Library.Must(Native.talon_game_rules(game, &rules));
                    Library.Must(Native.talon_player_size(rules.game_id,
                        &size));
                    Scratch scratch = Scratch.Of((int)size);
                    fixed (SeatNotes* first = seen)
                    fixed (RawRng* raw = &rng.raw)
                        Library.Must(call(game, &own, first, notesCount, raw,
                            scratch.Memory, size));
                }
            }
            finally
            {
                rng.Leave();
            }
        }

        /// <summary>The moves worth considering, the best first.</summary>
        public Advice[] Advise(Position position, int seat, Rng rng,
            Notes notes = null)
        {
            Advice[] room = new Advice[Constants.AdviceMax];
            uint count = 0;

            Ask(position, rng, notes, (game, own, seen, notesCount, raw,
                scratch, size) =>
            {
                uint listed;
                int status;

                fixed (Advice* advice = room)
                    status = Native.talon_player_advise(game, seat, own, seen,
                        notesCount, raw, scratch, size, advice,
                        (uint)room.Length, &listed);
                count = listed;
                return status;
            });
            return Library.First(room, count);
        }

        /// <summary>The best move.</summary>
        public Move Move(Position position, int seat, Rng rng,
            Notes notes = null)
        {
            Move best = default(Move);

            Ask(position, rng, notes, (game, own, seen, notesCount, raw,
                scratch, size) =>
            {
                Move found;
                int status = Native.talon_player_move(game, seat, own, seen,
                    notesCount, raw, scratch, size, &found);

                best = found;
                return status;
            });
            return best;
        }

        /// <summary>Why not this move: what it is worth beside the best one,
        /// and what is wrong with it.</summary>
        public Why Why(Position position, int seat, Move asked, Rng rng,
            Notes notes = null)
        {
            Why answer = default(Why);

            Ask(position, rng, notes, (game, own, seen, notesCount, raw,
                scratch, size) =>
            {
                Advice best, other;
                Move about = asked;
                int status = Native.talon_player_why(game, seat, own, seen,
                    notesCount, raw, scratch, size, &about, &best, &other);

                answer = new Why(best, other);
                return status;
            });
            return answer;
        }
    }
}
