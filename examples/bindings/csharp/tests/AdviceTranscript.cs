// SPDX-License-Identifier: MIT
// Writes the transcript of advice that tests/bindings/README.md describes.
using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Text;
using Talon;

internal sealed class AdviceTranscript
{
    private const int Worlds = 2, Nodes = 1000, Limit = 3000, Every = 3;
    private const ulong Basis = 14695981039346656037, Prime = 1099511628211;

    private readonly TextWriter output;
    private readonly Solver solver = new Solver(limit: Limit);
    private ulong hash = Basis;
    private Game game;
    private Rng rng;
    private Notes notes;

    private AdviceTranscript(TextWriter output)
    {
        this.output = output;
    }

    // Plays, and returns the hash.
    public static ulong Of(string seed, uint turns, TextWriter output)
    {
        AdviceTranscript transcript = new AdviceTranscript(output);
        byte[] bytes = new byte[Constants.SeedBytes];

        Encoding.ASCII.GetBytes(seed, 0, seed.Length, bytes, 0);
        transcript.Put("advisor", AdvisorLibrary.Version);
        foreach (AdvisorSpace space in new[] { AdvisorSpace.Part,
            AdvisorSpace.Reason, AdvisorSpace.Chance, AdvisorSpace.Goal })
            foreach (int number in AdvisorTerms.Of(space))
                transcript.Put("term", (int)space, number,
                    AdvisorTerms.Key(space, number) + ":",
                    AdvisorTerms.Label(space, number));
        using (transcript.solver)
            foreach (GameInfo info in GameInfo.All())
            {
                transcript.Levels(info);
                foreach (PresetInfo preset in info.Presets)
                    transcript.Preset(info, preset, bytes, turns);
            }
        return transcript.hash;
    }

    private void Put(params object[] words)
    {
        string text = string.Join(" ", words) + "\n";

        output.Write(text);
        unchecked
        {
            foreach (byte one in Encoding.ASCII.GetBytes(text))
                hash = (hash ^ one) * Prime;
        }
    }

    // The name of a refusal, or of success.
    private static string Try(Action call)
    {
        try
        {
            call();
            return Status.Ok.Name();
        }
        catch (TalonException refusal)
        {
            return refusal.Status.Name();
        }
    }

    private static string Name(bool isFinished)
    {
        return (isFinished ? Status.Ok : Status.Unfinished).Name();
    }

    private static string Support(Rules rules, AdvisorPart part)
    {
        return (AdvisorLibrary.Supports(rules, part) ? Status.Ok :
            Status.Unsupported).Name();
    }

    private static int Number(Card card)
    {
        return card == Card.None ? -1 : card.Number;
    }

    private static string Text(Move m)
    {
        return string.Join(" ", (int)m.Kind, m.Seat, m.Cards.Bits.ToString("x16"),
            m.Amount, m.Other, (int)m.Denomination, m.Index);
    }

    private static string Text(IEnumerable<CardValue> values)
    {
        return string.Join("", values.Select(v => " " + Number(v.Card) + ":" +
            (int)v.Suit + ":" + v.Low + ":" + v.High + ":" + v.Same));
    }

    private void Put(string word, Advice a)
    {
        Put(word, Text(a.NextMove), a.Worth, a.IsEstimate ? 1 : 0,
            a.Error, a.Worlds, (int)a.ChanceOf, a.Chance, a.Reason.Key(),
            Number(a.Card), a.Seat);
    }

    private void Levels(GameInfo info)
    {
        foreach (Level level in Player.Levels())
        {
            Put("level", (int)level, level.Key() + ":", level.Label());
            foreach (int phase in Terms.Of(Space.Phase))
            {
                Budget budget = default(Budget);
                string status = Try(() => budget = Player.BudgetOf(level,
                    info.Id, (Phase)phase));

                Put("budget", phase, status, budget.Worlds, budget.Nodes);
            }
        }
    }

    private void Preset(GameInfo info, PresetInfo preset, byte[] seed,
        uint turns)
    {
        rng = new Rng(seed, (uint)preset.Number);
        notes = new Notes();
        solver.Forget();
        Put("play", preset.Key);
        Put("supports", Support(preset.Rules, AdvisorPart.Players),
            Support(preset.Rules, AdvisorPart.Solver));
        using (game = new Game(preset.Rules))
        {
            while (game.ToAct != Seat.Nobody && game.Turn < turns)
                Step((int)game.Turn, game.ToAct);
            if (info.Id == GameId.FiveHundred)
                Review();
        }
        for (int seat = 0; seat < Constants.SeatsMax; seat++)
        {
            SeatNotes n = notes[seat];

            Put("notes", n.Deals, n.Passes, n.Bids, n.Contracts, n.Made,
                n.Checks, n.Bets, n.Raises, n.Calls, n.Folds, n.Showdowns,
                n.Strengths);
        }
    }

    private void Step(int turn, int seat)
    {
        Put("turn", turn, seat);
        if (seat == Seat.Table)
        {
            notes.Add(game.Chance(rng));
            return;
        }
        if (turn % Every == 0)
            Solve();
        notes.Add(game.Apply(Choose(turn, seat)));
    }

    private Move Choose(int turn, int seat)
    {
        Level[] levels = Player.Levels();
        Player player = new Player(levels[turn % levels.Length], Worlds, Nodes);

        using (View view = game.ViewFor(Seat.Set(seat)))
        {
            Answers<Advice> advice = null;
            Why why = default(Why);
            Move move = default(Move);

            Put("advise", Try(() => advice = player.Advise(view, seat,
                rng.Clone(), notes)));
            foreach (Advice one in advice ?? Enumerable.Empty<Advice>())
                Put("advice", one);
            Move asked = game.RandomMove(rng.Clone());
            string status = Try(() => why = player.Why(view, seat, asked,
                rng.Clone(), notes));
            Put("why", status);
            if (status == Status.Ok.Name())
            {
                Put("best", why.Best);
                Put("other", why.Other);
            }
            status = Try(() => move = player.Move(view, seat, rng, notes));
            if (status != Status.Ok.Name())
                move = game.RandomMove(rng);
            Put("move", status, Text(move));
            return move;
        }
    }

    private void Solve()
    {
        FiveHundredPosition position = null;

        if (Try(() => position = FiveHundredPosition.Of(game)) !=
            Status.Ok.Name())
            return;
        if (position.Check() != null)
            throw new Exception("a bad position");
        solver.Forget();
        Answers<CardValue> cards = solver.Cards(position);
        Put("cards", Name(cards.IsFinished) + Text(cards));
        FiveHundredValue value = solver.Solve(position);
        Put("value", Name(value.IsFinished), value.Low, value.High,
            value.Nodes);
        bool? reached = solver.Reaches(position, 5);
        Put("reach", Name(reached != null), reached == null ? -1 :
            reached.Value ? 1 : 0);
        Answers<Move> line = solver.Line(position);
        Put("line", Name(line.IsFinished) + string.Join("", line.Select(m =>
            " " + m.Seat + ":" + m.Cards.Bits.ToString("x16") + ":" +
            (int)m.Denomination)));
        if (position.Table[0] == Card.None)
        {
            Deal(position);
            FindPar(position);
        }
        using (View view = game.ViewFor(Seat.Set(game.ToAct)))
        {
            Answers<World> worlds = solver.Worlds(view, Worlds, rng.Clone(),
                Goal.Made);

            Put("worlds", Name(worlds.IsFinished));
            foreach (World world in worlds)
                Put("world", world.Number + Text(world.Values));
        }
    }

    private void Deal(FiveHundredPosition position)
    {
        DealTable table = null;
        string status = Try(() => table = solver.Deal(game.Rules,
            position.Hand)), text = "";

        if (table == null)
        {
            Put("deal", status);
            return;
        }
        for (int seat = 0; seat < Constants.FhSeatsMax; seat++)
            for (int d = 0; d < 8; d++)
                text += " " + table.Low[seat, d] + ":" + table.High[seat, d];
        Put("deal", Name(table.IsFinished), table.Nodes + text);
    }

    private void FindPar(FiveHundredPosition position)
    {
        FiveHundredState state = FiveHundred.StateOf(game);
        Par par = null;
        string status = Try(() => par = solver.Par(game.Rules, position.Hand,
            state.Discard, state.Dealer, state.Score));

        if (par == null)
            Put("par", status);
        else
            Put("par", Name(par.IsFinished), par.Low, par.High, par.Contractor,
                par.BidTricks, (int)par.BidDenomination);
    }

    private void Review()
    {
        Answers<ReviewItem> items = null;
        string status = Try(() => items = solver.Review(game));

        Put("review", items == null ? status : Name(items.IsFinished));
        if (items == null)
            return;
        foreach (ReviewItem i in items)
            Put("item", i.Seat, i.Trick, Number(i.Card), (int)i.Suit, i.Points,
                Number(i.BestCard), (int)i.BestSuit, i.Before, i.After);
    }
}
