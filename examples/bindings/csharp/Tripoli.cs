// SPDX-License-Identifier: MIT
// What is particular to Tripoli.
using System;

namespace Talon
{
    public sealed partial class TripoliState
    {
        /// <summary>Whether the viewers know all of it.</summary>
        public bool IsComplete { get; internal set; }
    }

    /// <summary>Tripoli: what a screen shows, and its pots without a
    /// game.</summary>
    public static unsafe class Tripoli
    {
        private const int Pack = 52;

        public static TripoliState StateOf(Position position)
        {
            RawTripoliState raw;
            int status;

            using (Lease game = position.Read())
                status = Native.talon_tr_state_of(game, &raw);
            Library.Must(status);
            return new TripoliState(&raw) { IsComplete = status == 0 };
        }

        /// <summary>The cards played in phase three, in order.</summary>
        public static Move[] Plays(Position position)
        {
            Move[] room = new Move[Pack];
            uint count;

            fixed (Move* plays = room)
                using (Lease game = position.Read())
                    Library.Must(Native.talon_tr_plays(game, plays,
                        (uint)room.Length, &count));
            return Library.First(room, count);
        }

        /// <summary>What a call costs a seat now.</summary>
        public static long CallCost(Position position, int seat)
        {
            long amount;

            using (Lease game = position.Read())
                Library.Must(Native.talon_tr_call_cost(game, seat, &amount));
            return amount;
        }

        /// <summary>The pots as they are during the betting.</summary>
        public static Pot[] PotsNow(Position position)
        {
            Pot[] room = new Pot[Constants.TrSeatsMax];
            uint count;

            fixed (Pot* pots = room)
                using (Lease game = position.Read())
                    Library.Must(Native.talon_tr_pots_now(game, pots,
                        (uint)room.Length, &count));
            return Library.First(room, count);
        }

        /// <summary>A random board, as a move of the table for
        /// Apply.</summary>
        public static Move ShuffleBoard(Position position, Rng rng)
        {
            Move move;

            rng.Enter();
            try
            {
                using (Lease game = position.Read())
                    fixed (RawRng* raw = &rng.raw)
                        Library.Must(Native.talon_tr_board_shuffle(game, raw,
                            &move));
            }
            finally
            {
                rng.Leave();
            }
            return move;
        }

        /// <summary>The boxes that a hand collects, and with which
        /// cards.</summary>
        public static Boxes Collects(Rules rules, CardSet hand,
            out CardSet cards)
        {
            CardSet with;
            uint boxes;

            fixed (RawRules* raw = &rules.raw)
                Library.Must(Native.talon_tr_collects(raw, &hand, &boxes,
                    &with));
            cards = with;
            return (Boxes)boxes;
        }

        /// <summary>Who wins which pot, without a game.</summary>
        /// <param name="staked">the chips that each seat put in</param>
        /// <param name="before">the chips in the pot before the
        /// betting</param>
        /// <param name="contenders">the seats still in</param>
        /// <param name="hands">five cards for each seat still in</param>
        /// <param name="back">the chips returned to each seat</param>
        public static Pot[] Pots(long[] staked, long before, Seats contenders,
            CardSet[] hands, out long[] back)
        {
            long* stakes = stackalloc long[Constants.TrSeatsMax];
            long* returned = stackalloc long[Constants.TrSeatsMax];
            CardSet* fives = stackalloc CardSet[Constants.TrSeatsMax];
            Pot[] room = new Pot[Constants.TrSeatsMax];
            uint count;

            if (staked.Length > Constants.TrSeatsMax ||
                hands.Length > Constants.TrSeatsMax)
                throw new TalonException((int)Status.Seat);
            for (int i = 0; i < Constants.TrSeatsMax; i++)
            {
                stakes[i] = i < staked.Length ? staked[i] : 0;
                fives[i] = i < hands.Length ? hands[i] : CardSet.Empty;
            }
            fixed (Pot* pots = room)
                Library.Must(Native.talon_tr_pots(stakes, &before,
                    (uint)contenders, fives, pots, (uint)room.Length, &count,
                    returned));
            back = Position.Amounts(returned, Constants.TrSeatsMax);
            return Library.First(room, count);
        }
    }
}
