// SPDX-License-Identifier: MIT
// What is particular to Five Hundred.
using System;

namespace Talon
{
    public sealed partial class FiveHundredState
    {
        /// <summary>Whether the viewers know all of it.</summary>
        public bool IsComplete { get; internal set; }
    }

    /// <summary>A trick of the hand.</summary>
    public sealed class Trick
    {
        internal Trick(int leader, Card[] cards, Suit suit, int winner)
        {
            Leader = leader;
            Cards = cards;
            Suit = suit;
            Winner = winner;
        }

        public int Leader { get; private set; }

        /// <summary>The cards in the order of play.</summary>
        public Card[] Cards { get; private set; }

        /// <summary>The suit to follow.</summary>
        public Suit Suit { get; private set; }

        /// <summary>Seat.Nobody while it is on the table.</summary>
        public int Winner { get; private set; }
    }

    /// <summary>The cards that may be played to a trick.</summary>
    public struct Playable
    {
        internal Playable(int seat, CardSet cards, Denominations suits)
        {
            Seat = seat;
            Cards = cards;
            Suits = suits;
        }

        public int Seat { get; }
        public CardSet Cards { get; }

        /// <summary>The suits of which one must be named if a joker is
        /// led.</summary>
        public Denominations Suits { get; }
    }

    /// <summary>Five Hundred: what a screen shows, and its scoring without a
    /// game.</summary>
    public static unsafe class FiveHundred
    {
        public static FiveHundredState StateOf(Position position)
        {
            RawFiveHundredState raw;
            int status;

            using (Lease game = position.Read())
                status = Native.talon_fh_state_of(game, &raw);
            Library.Must(status);
            return new FiveHundredState(&raw) { IsComplete = status == 0 };
        }

        /// <summary>The bids of the hand in order.</summary>
        public static Move[] Bids(Position position)
        {
            Move[] room = new Move[Constants.FhBidsMax];
            uint count;

            fixed (Move* bids = room)
                using (Lease game = position.Read())
                    Library.Must(Native.talon_fh_bids(game, bids,
                        (uint)room.Length, &count));
            return Library.First(room, count);
        }

        /// <summary>The seats that have passed for good in the auction of the
        /// hand.</summary>
        public static Seats Passed(Position position)
        {
            uint seats;

            using (Lease game = position.Read())
                Library.Must(Native.talon_fh_passed(game, &seats));
            return (Seats)seats;
        }

        /// <summary>A trick of the hand, from 1 to the one on the
        /// table.</summary>
        public static Trick TrickOf(Position position, int number)
        {
            Card[] room = new Card[Constants.FhSeatsMax];
            int leader, winner;
            uint count, suit;

            fixed (Card* cards = room)
                using (Lease game = position.Read())
                    Library.Must(Native.talon_fh_trick(game, (uint)number,
                        &leader, cards, (uint)room.Length, &count, &suit,
                        &winner));
            return new Trick(leader, Library.First(room, count), (Suit)suit,
                winner);
        }

        /// <summary>Who is winning the trick on the table, and with which
        /// card.</summary>
        public static int Winning(Position position, out Card card)
        {
            Card winning;
            int seat;

            using (Lease game = position.Read())
                Library.Must(Native.talon_fh_winning(game, &seat, &winning));
            card = winning;
            return seat;
        }

        /// <summary>The cards drawn for the deal, by seat.</summary>
        public static Card[] Drawn(Position position)
        {
            Card[] room = new Card[Constants.FhSeatsMax];
            uint count;

            fixed (Card* cards = room)
                using (Lease game = position.Read())
                    Library.Must(Native.talon_fh_drawn(game, cards,
                        (uint)room.Length, &count));
            return Library.First(room, count);
        }

        /// <summary>The score of the last hand, item by item.</summary>
        public static FiveHundredScore LastScore(Position position)
        {
            RawFiveHundredScore raw;

            using (Lease game = position.Read())
                Library.Must(Native.talon_fh_last_score(game, &raw));
            return new FiveHundredScore(&raw);
        }

        /// <summary>For loops that play many tricks: no structs, no
        /// events.</summary>
        public static Playable PlayableIn(Position position)
        {
            CardSet cards;
            uint suits;
            int seat;

            using (Lease game = position.Read())
                Library.Must(Native.talon_fh_playable(game, &seat, &cards,
                    &suits));
            return new Playable(seat, cards, (Denominations)suits);
        }

        /// <summary>Plays a card to a trick, without events.</summary>
        public static void Play(Game target, int seat, Card card,
            Suit named = Suit.None)
        {
            using (Lease game = target.Write())
                Library.Must(Native.talon_fh_play(game, seat, card.Number,
                    (uint)named));
        }

        /// <summary>The value of a bid in points; a misère has 0
        /// tricks.</summary>
        public static int BidValue(Rules rules, int tricks,
            Denomination denomination)
        {
            int value;

            fixed (RawRules* raw = &rules.raw)
                Library.Must(Native.talon_fh_bid_value(raw, (uint)tricks,
                    (uint)denomination, &value));
            return value;
        }

        /// <summary>A bid outranks another if this number is
        /// greater.</summary>
        public static int BidRank(Rules rules, int tricks,
            Denomination denomination)
        {
            int rank;

            fixed (RawRules* raw = &rules.raw)
                Library.Must(Native.talon_fh_bid_rank(raw, (uint)tricks,
                    (uint)denomination, &rank));
            return rank;
        }

        /// <summary>A score pad: scores a hand that was played with real
        /// cards.</summary>
        public static FiveHundredScore ScoreHand(Rules rules,
            FiveHundredHand hand)
        {
            RawFiveHundredHand played;
            RawFiveHundredScore score;

            hand.CopyTo(&played);
            fixed (RawRules* raw = &rules.raw)
                Library.Must(Native.talon_fh_score_hand(raw, &played, &score));
            return new FiveHundredScore(&score);
        }
    }
}
