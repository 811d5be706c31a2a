// SPDX-License-Identifier: MIT
// A hint before the first card of a hand, and a review after the last.
using System;
using Talon;

internal static class Hint
{
    private static void Main()
    {
        Rng rng = new Rng(3);
        Player player = new Player("club-1");
        bool hinted = false;

        using (Game game = new Game(
            new Rules(GameId.FiveHundred, "australian-4")))
        using (Solver solver = new Solver())
        {
            while (game.DealCount == 0 || !game.IsDealOver)
            {
                int seat = game.ToAct;

                if (seat == Seat.Table)
                {
                    game.Chance(rng);
                    continue;
                }
                using (View view = game.ViewFor(Seat.Set(seat)))
                {
                    if (game.Phase == Phase.Tricks && !hinted)
                        Tell(seat, player.Advise(view, seat, rng.Clone()));
                    hinted = game.Phase == Phase.Tricks;
                    game.Apply(player.Move(view, seat, rng));
                }
            }
            foreach (ReviewItem item in solver.Review(game))
                if (item.Points > 0)
                    Console.WriteLine("trick " + item.Trick + ", seat " +
                        item.Seat + ": " + item.Card + " cost " + item.Points +
                        " points, " + item.BestCard + " none");
        }
    }

    private static void Tell(int seat, Answers<Advice> advice)
    {
        for (int i = 0; i < 3 && i < advice.Count; i++)
            Console.WriteLine("seat " + seat + ": " + advice[i].NextMove.Cards +
                " is worth " + advice[i].Worth / 1000 + " points: " +
                advice[i].Reason.Label());
    }
}
