// SPDX-License-Identifier: MIT
// The same as moves.c, in C#; by the clock.
using System;
using System.Diagnostics;
using System.Globalization;
using Talon;

internal static class Moves
{
    private static void Main()
    {
        Game first = new Game(new Rules(GameId.FiveHundred, "australian-4"));
        Game game = first.Clone();
        Rng rng = new Rng(7);
        double least = double.MaxValue;

        for (int round = 0; round < 10; round++)
        {
            Stopwatch watch = Stopwatch.StartNew();
            for (int i = 0; i < 20000; i++)
            {
                int seat = game.ToAct;
                if (seat == Seat.Nobody)
                    game.CopyFrom(first);
                else if (seat == Seat.Table)
                    game.Chance(rng);
                else
                    game.Apply(game.RandomMove(rng));
            }
            least = Math.Min(least,
                watch.Elapsed.TotalMilliseconds / 20000 * 1000);
        }
        Console.WriteLine(least.ToString("F2", CultureInfo.InvariantCulture));
    }
}
