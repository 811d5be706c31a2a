// SPDX-License-Identifier: MIT
// Plays the transcript that tests/clients/README.md describes.
using System;
using System.IO;
using System.Text;
using Talon;

internal sealed class Transcript
{
    private const ulong Basis = 14695981039346656037, Prime = 1099511628211;

    private readonly TextWriter output;
    private ulong hash = Basis;
    private Game game, copy, world;
    private View view;
    private Rng rng;
    private Event[] events;
    private string line;

    private Transcript(TextWriter output)
    {
        this.output = output;
    }

    // Plays, and returns the hash.
    public static ulong Of(string seed, uint turns, TextWriter output)
    {
        Transcript transcript = new Transcript(output);
        byte[] bytes = new byte[Constants.SeedBytes];

        Encoding.ASCII.GetBytes(seed, 0, seed.Length, bytes, 0);
        transcript.Put("talon " + Library.VersionText);
        foreach (GameInfo info in GameInfo.All())
            foreach (PresetInfo preset in info.Presets)
                transcript.Preset(info, preset, bytes, turns);
        return transcript.hash;
    }

    private static ulong Fnv(ulong start, byte[] bytes)
    {
        unchecked
        {
            foreach (byte one in bytes)
                start = (start ^ one) * Prime;
        }
        return start;
    }

    private void Put(string text, string end = "\n")
    {
        output.Write(text + end);
        hash = Fnv(hash, Encoding.ASCII.GetBytes(text + end));
    }

    private void PutBytes(string word, byte[] bytes)
    {
        Put(word + " " + bytes.Length + " " +
            Fnv(Basis, bytes).ToString("x16"));
    }

    private static string Hex(CardSet cards)
    {
        return cards.Bits.ToString("x16");
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

    private void Preset(GameInfo info, PresetInfo preset, byte[] seed,
        uint turns)
    {
        Rules rules = preset.Rules;

        Put("play " + info.Key + " " + preset.Key + " " + rules.SeatCount);
        Put(rules.Write(), "");
        rng = new Rng(seed, (uint)preset.Number);
        using (game = new Game(rules))
        using (copy = new Game(rules))
        using (world = new Game(rules))
        {
            while (game.ToAct != Seat.Nobody && game.Turn < turns)
            {
                Put("turn " + game.Turn + " " + game.ToAct + " " +
                    game.Phase.Key());
                Step();
            }
            Put("end " + game.Turn + " " + game.ToAct + " " +
                (uint)game.Winners);
        }
    }

    private void Step()
    {
        int viewer;

        foreach (Choice c in game.Choices())
            Put(string.Join(" ", "choice", c.Kind.Key(), Hex(c.Cards),
                Hex(c.Required), c.AmountMin, c.AmountMax,
                (uint)c.Denominations, (uint)c.OtherSeats, (uint)c.Flags,
                c.PickMin, c.PickMax, c.IndexMin, c.IndexMax));
        if (game.ToAct != Seat.Table)
            MakeMove(game.RandomMove(rng));
        else
            MakeTable();
        viewer = (int)(game.Turn % game.SeatCount);
        ListEvents(viewer);
        Compare();
        Put("totals " + string.Join(" ", game.Totals()));
        Put("returns " + string.Join(" ", game.Returns()));
        Look(viewer);
        byte[] saved = game.Save();
        PutBytes("save " + Try(() => game.Load(saved)), saved);
    }

    private void MakeTable()
    {
        int count = game.MoveCount;

        if (count == 0 || rng.Below(8) != 0)
            MakeChance();
        else
            MakeMove(game.MoveAt((int)rng.Below((uint)count)));
    }

    private void MakeMove(Move move)
    {
        Check("check", move);
        line = game.WriteMove(move) + "\n";
        Put(line, "");
        events = game.Apply(move);
        Check("again", move);
    }

    private void Check(string word, Move move)
    {
        TalonException why = game.Check(move);

        Put(word + " " + (why == null ? Status.Ok : why.Status).Name() + " " +
            Hex(why == null ? CardSet.Empty : why.Cards));
    }

    private void MakeChance()
    {
        line = "";
        Put("shuffle " + Try(() =>
            line = game.WriteDeal(game.Shuffle(rng.Clone())) + "\n"));
        events = game.Chance(rng);
        Put("chance " + Status.Ok.Name());
        Put(line, "");
    }

    private void ListEvents(int viewer)
    {
        foreach (Event e in events)
            Put(string.Join(" ", "event", e.Kind.Key(),
                e.Reason == 0 ? "-" : e.Reason.Key(), e.Seat, e.Other,
                e.Amount, e.Turn, (uint)e.Viewers, (uint)e.Denomination,
                (uint)e.BoxId, (uint)e.Place, e.Index, e.Count,
                Hex(e.Cards)));
        events.RedactFor(Seat.Set(viewer));
        Put("seen " + viewer, "");
        foreach (Event e in events)
            Put(" " + Hex(e.Cards), "");
        Put("");
    }

    private void Compare()
    {
        string status = line.Length == 0 ? Try(() => copy.CopyFrom(game)) :
            Try(() => copy.ReadLine(line));

        Put("same " + status + " " + (copy.StateEquals(game) ? 1 : 0));
    }

    private void Look(int viewer)
    {
        using (view = game.ViewFor(Seat.Set(viewer)))
        {
            PutBytes("view", view.Save());
            PutBytes("key", view.InformationKey(viewer));
            string status = Try(() => world.SampleFrom(view, rng));

            PutBytes("world " + status,
                status == "TALON_OK" ? world.Save() : view.Save());
        }
    }
}
