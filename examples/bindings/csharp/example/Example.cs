// SPDX-License-Identifier: MIT
// A hand of Five Hundred against two players who play at random.
//
//   mono Example.exe SEED
using System;
using System.Collections.Generic;
using System.IO;
using Talon;

internal static class Example
{
    private const int You = 0;
    private const string File = "five-hundred.saved";

    private static void Main(string[] arguments)
    {
        Rng rng = new Rng(ulong.Parse(arguments[0]));
        Stack<Game> before = new Stack<Game>();

        Console.WriteLine("Moves: a number, or as in \"bid 6S\". " +
            "Also: undo, save, load.");
        using (Game game = new Game(new Rules(GameId.FiveHundred, "classic-3")))
        {
            while (game.DealCount == 0)
            {
                if (game.ToAct == Seat.Table)
                    Tell(game.Chance(rng));
                else if (game.ToAct != You)
                    Tell(game.Apply(game.RandomMove(rng)));
                else if (!Turn(game, before))
                    return;
            }
            Console.WriteLine("scores: " + string.Join(" ", game.Totals()));
        }
    }

    // Shows what you see, and does what you type; false at the end of input.
    private static bool Turn(Game game, Stack<Game> before)
    {
        Pile hand = game.Hand(You);
        int number = 0;

        Console.WriteLine("you hold " +
            string.Join(" ", game.SortHand(hand.Known)));
        if (game.MoveCount <= 20)
            foreach (Move move in game.Moves())
                Console.WriteLine("  " + ++number + ": " +
                    game.WriteMove(move).Trim().Substring(2));
        Console.Write("? ");
        string line = Console.ReadLine();
        try
        {
            if (line == null)
                return false;
            if (line == "undo" && before.Count > 0)
                game.CopyFrom(before.Pop());
            else if (line == "save")
                System.IO.File.WriteAllBytes(File, game.Save());
            else if (line == "load")
                game.Load(System.IO.File.ReadAllBytes(File));
            else
                Play(game, before, int.TryParse(line, out number) ?
                    game.MoveAt(number - 1) : game.Parse(You + " " + line));
        }
        catch (TalonException refusal)
        {
            Console.WriteLine("refused: " + refusal.Message);
        }
        return true;
    }

    private static void Play(Game game, Stack<Game> before, Move move)
    {
        Game copy = game.Clone();
        Event[] events = game.Apply(move);

        before.Push(copy);
        Tell(events);
    }

    // Tells you what happened, as far as you may know it.
    private static void Tell(Event[] events)
    {
        events.RedactFor(Seat.Set(You));
        foreach (Event e in events)
        {
            if (e.Kind == Kind.Deal)
                continue; // a line for each hand follows
            string words = e.Seat == You ? "you" :
                e.Seat >= 0 ? "player " + e.Seat : "the table";

            words += ": " + e.Kind.Label();
            if (e.Amount != 0 && e.Kind != Kind.Trick)
                words += " " + e.Amount;
            if (e.Denomination != Denomination.None)
                words += " " + e.Denomination.Label();
            if (!e.Cards.IsEmpty)
                words += " " + e.Cards;
            else if (e.Count > 0)
                words += " " + e.Count + " cards";
            if (e.Reason != Reason.None)
                words += ", " + e.Reason.Text();
            Console.WriteLine(words);
        }
    }
}
