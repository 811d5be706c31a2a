// SPDX-License-Identifier: MIT
// What the binding for C# does when there is no memory for a game, neither in
// libtalon nor from Marshal.AllocHGlobal: a refusal, or OutOfMemoryException.
// The games before must be as they were, and the next attempt must work. What
// the runtime does without memory for its own objects is not tested. Runs with
// tests/programs/starved.c, as libstarved.so, loaded before the C library.
using System;
using System.Linq;
using System.Runtime.InteropServices;
using Talon;

internal static class Starved
{
    [DllImport("libstarved.so")]
    private static extern void starve(UIntPtr number, UIntPtr many,
        UIntPtr size);

    [DllImport("libstarved.so")]
    private static extern UIntPtr starved();

    private static bool failed;

    private static void Is(bool so, string what)
    {
        if (so)
            return;
        Console.WriteLine("not so: " + what);
        failed = true;
    }

    // Why a call got no memory of a size, or null.
    private static Exception Lack(Action call, long size)
    {
        starve((UIntPtr)1, (UIntPtr)0, (UIntPtr)(ulong)size);
        try
        {
            call();
            return null;
        }
        catch (Exception lack)
        {
            return lack;
        }
        finally
        {
            starved();
        }
    }

    private static void Survives(string what, Game before, Action call,
        long size)
    {
        byte[] state = before.Save();

        call(); // what the runtime compiles is compiled now
        Exception lack = Lack(call, size);
        TalonException refusal = lack as TalonException;
        Is(refusal != null ? refusal.Status == Status.Memory :
            lack is OutOfMemoryException, what + " lacks memory: " + lack);
        Is(before.Save().SequenceEqual(state), what + " changes no game");
        call();
        Console.WriteLine(what + ": " + (lack == null ? "nothing" :
            lack.Message));
    }

    private static int Main()
    {
        Rules rules = new Rules(GameId.FiveHundred);
        Game before = new Game(rules);
        Rng rng = new Rng(5);
        long size = rules.Game.Bytes;

        while (before.Turn < 5)
            if (before.ToAct == Seat.Table)
                before.Chance(rng);
            else
                before.Apply(before.RandomMove(rng));
        byte[] saved = before.Save();
        Survives("a game of the library", before,
            () => new Game(rules, Allocator.BuiltIn).Dispose(), size);
        Survives("a game", before, () => new Game(rules).Dispose(), size);
        Survives("a clone", before, () => before.Clone().Dispose(), size);
        Survives("a saved game", before,
            () => Game.FromSaved(saved).Dispose(), size);
        Survives("a view", before,
            () => before.ViewFor(Seats.None).Dispose(), size);
        Is(Lack(() => before.Save(), size) == null, "saving needs none");
        return failed ? 1 : 0;
    }
}
