// SPDX-License-Identifier: MIT
// The par of a deal, a discard by what the contractor knows, and its cost.
using System;
using System.Linq;
using Talon;

internal static class Kitty
{
    private static void Main()
    {
        Rng rng = new Rng(1);

        using (Game game = new Game(
            new Rules(GameId.FiveHundred, "australian-4")))
        using (Solver solver = new Solver())
        {
            while (game.Phase != Phase.Auction)
                game.Chance(rng);
            FiveHundredState deal = FiveHundred.StateOf(game);
            Par par = solver.Par(game.Rules, deal.Hand, deal.Kitty,
                deal.Dealer);
            string bid = (par.BidTricks > 0 ? par.BidTricks.ToString() : "") +
                par.BidDenomination.Key();
            Console.WriteLine("par for seats 0 and 2: " + par.Low +
                " points, seat " + par.Contractor + " plays " + bid);

            while (game.Phase == Phase.Auction)
                game.ReadLine(game.ToAct +
                    (game.ToAct == par.Contractor ? " bid " + bid : " pass"));
            using (View view = game.ViewFor(Seat.Set(par.Contractor)))
            {
                DiscardSum best = solver.DiscardWorlds(view, 20, rng, Goal.Made)
                    .OrderByDescending(one => one.Sum).First();

                Console.WriteLine(best.Discard + " makes it in " + best.Sum +
                    " of " + best.Worlds + " worlds");
                game.ReadLine(game.ToAct + " discard " + best.Discard);
            }
            DiscardReview review = solver.ReviewDiscard(game);
            Console.WriteLine(review.After + " tricks, " + review.Before +
                " with " + review.BestDiscard + ": " + review.Points +
                " points lost");
        }
    }
}
