// SPDX-License-Identifier: MIT
// The tests of the C# binding, each a method named like the first argument.
using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Reflection;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Threading;
using Talon;

internal static class Tests
{
    private static string[] arguments;

    private static int Main(string[] all)
    {
        MethodInfo test = typeof(Tests).GetMethod(all[0],
            BindingFlags.Static | BindingFlags.Public);

        arguments = all.Skip(1).ToArray();
        try
        {
            test.Invoke(null, null);
            return 0;
        }
        catch (TargetInvocationException failure)
        {
            Console.WriteLine(failure.InnerException);
            return 1;
        }
    }

    private static void Is<T>(T found, T expected, string what = "it",
        [CallerLineNumber] int line = 0)
    {
        if (!EqualityComparer<T>.Default.Equals(found, expected))
            throw new Exception("line " + line + ": " + what + " is " + found +
                ", not " + expected);
    }

    private static T Throws<T>(Action call, [CallerLineNumber] int line = 0)
        where T : Exception
    {
        try
        {
            call();
        }
        catch (T expected)
        {
            return expected;
        }
        throw new Exception("line " + line + ": no " + typeof(T).Name);
    }

    private static TalonException Refused(Status status, Action call,
        [CallerLineNumber] int line = 0)
    {
        TalonException refusal = Throws<TalonException>(call, line);

        Is(refusal.Status, status, "the status", line);
        Is(refusal.Text, status.Text());
        Is(refusal.Clause, status.Clause());
        return refusal;
    }

    private static Game New(string preset = "classic-3")
    {
        return new Game(new Rules(GameId.FiveHundred, preset));
    }

    // Plays at random until it is so.
    private static void Until(Game game, Rng rng, Func<bool> so)
    {
        for (int i = 0; i < 100000; i++)
        {
            if (so())
                return;
            if (game.ToAct == Seat.Table)
                game.Chance(rng, (Event[])null);
            else
                game.Apply(game.RandomMove(rng), (Event[])null);
        }
        throw new Exception("never so");
    }

    // Transcripts -------------------------------------------------------------

    public static void Hashes()
    {
        int lines = 0;

        foreach (string line in File.ReadAllLines(arguments[0]))
        {
            string[] words = line.Split(' ');
            ulong hash = Transcript.Of(words[0], uint.Parse(arguments[1]),
                TextWriter.Null);

            Is(hash.ToString("x16"), words[1], "seed " + words[0]);
            lines++;
        }
        Is(lines > 0, true, "a seed");
    }

    public static void AdviceHashes()
    {
        foreach (string line in File.ReadAllLines(arguments[0]))
        {
            string[] words = line.Split(' ');
            ulong hash = AdviceTranscript.Of(words[0],
                uint.Parse(arguments[1]), TextWriter.Null);

            Is(hash.ToString("x16"), words[1], "seed " + words[0]);
        }
    }

    public static void WriteAdvice()
    {
        AdviceTranscript.Of(arguments[0], uint.Parse(arguments[1]),
            Console.Out);
    }

    public static void Write()
    {
        Transcript.Of(arguments[0], uint.Parse(arguments[1]), Console.Out);
    }

    // Values ------------------------------------------------------------------

    public static void Cards()
    {
        Card card = Card.Parse("10♥");

        Is(card, Card.Parse("th"));
        Is(card, new Card(Suit.Hearts, (Rank)10));
        Is(card.Suit, Suit.Hearts);
        Is(card.Rank, Rank.Ten);
        Is(card.ToString(), "10H");
        Is(card.Face, "🂺");
        Is(card == Card.Parse("KH"), false);
        Is(Card.Parse("KH") != card, true);
        Is(new Card(Constants.CardLowJoker).Face, "🃟");
        Is(Card.Parse("13D").Face, "");
        Is(Card.None.ToString(), "--");
        Is(Card.None.Suit, Suit.None);
        Is(((CardSet)Card.None).IsEmpty, true);
        Is(card.Rank.Label() + " of " + card.Suit.Label(), "ten of hearts");
        Refused(Status.Card, () => Card.Parse("1H"));
        Refused(Status.Card, () => Card.Parse(""));
        Refused(Status.Card, () => Card.Parse("é"));
        Refused(Status.Suit, () => new Card((Suit)9, Rank.Ace));
        Refused(Status.Rank, () => new Card(Suit.Spades, (Rank)99));
        Throws<OverflowException>(() => new Card(256));
        Throws<ArgumentNullException>(() => Card.Parse(null));

        CardSet set = CardSet.Parse("jk K♠ 7H\tah");
        Is(set.ToString(), "KS 7H AH JK");
        Is(set.Count, 4);
        Is(string.Join(",", set), "KS,7H,AH,JK");
        Is(set[0] + " " + set[3], "KS JK");
        Throws<ArgumentOutOfRangeException>(() => set[4].ToString());
        Throws<ArgumentOutOfRangeException>(() => set[-1].ToString());
        Is(CardSet.Parse("2S").Bits, 1UL);
        Is(CardSet.Parse("AH").Bits, 1UL << 63);
        Is(set.Contains(Card.Parse("AH")), true);
        Is(set.Contains(Card.None), false);
        Is(set.Contains(CardSet.Parse("AH JK")), true);
        Is(set.Contains(CardSet.Parse("AH JL")), false);
        Is(set - Card.Parse("AH"), CardSet.Parse("KS 7H JK"));
        Is((set & CardSet.Parse("AH 2C")) == Card.Parse("AH"), true);
        Is((set | Card.Parse("2C")).Count, 5);
        Is(CardSet.Parse("") == CardSet.Empty, true);
        Is(CardSet.Empty.Count, 0);
        Is(new CardSet(ulong.MaxValue).Count, 64);
        Is(new CardSet(ulong.MaxValue).ToArray().Length, 64);
        Refused(Status.CardTwice, () => CardSet.Parse("AH AH"));

        Is(Seat.Set(0, 2), Seats.Seat0 | Seats.Seat2);
        Is(string.Join(",", Seat.Set(0, 2).List()), "0,2");
        Is(Seat.Set(1).Has(1) && !Seat.Set(1).Has(-1), true);
        Refused(Status.Seat, () => Seat.Set(16));
        Is(Seats.Public.Has(15), true);
    }

    public static void Poker()
    {
        CardSet five;
        PokerHand hand = PokerHand.Best(
            CardSet.Parse("KS KH 10C KD 10H 2S AS"), out five);

        Is(hand.ToString(), "full house, kings over tens");
        Is(hand.Category, PokerCategory.FullHouse);
        Is(hand.Category.Label(), "full house");
        Is(five, CardSet.Parse("KS KH 10C KD 10H"));
        Is(PokerHand.Of(five), hand);
        PokerHand[] ranks = PokerHand.Ranks(new[] { five,
            CardSet.Parse("2S 3S 4S 5S 6S") });
        Is(ranks[1] > ranks[0], true);
        Is(ranks[0] < ranks[1] && ranks[0].CompareTo(hand) == 0, true);
        Is(PokerHand.Ranks(new CardSet[0]).Length, 0);
        Refused(Status.CardCount, () => PokerHand.Ranks(new CardSet[2]));
        Refused(Status.CardCount, () => PokerHand.Of(CardSet.Empty));
        Refused(Status.CardForeign,
            () => PokerHand.Of(CardSet.Parse("JK 2S 3S 4S 5S")));
        Refused(Status.Argument, () => new PokerHand(0).ToString());
#if TALON_SPAN
        uint[] to = new uint[1];
        PokerHand.Ranks(new ReadOnlySpan<CardSet>(new[] { five }),
            new Span<uint>(to));
        Is(to[0], hand.Rank);
        Refused(Status.Space, () => PokerHand.Ranks(
            new ReadOnlySpan<CardSet>(new[] { five }), Span<uint>.Empty));
#endif
    }

    public static void Chance()
    {
        Rng a = new Rng(7), b = new Rng(new byte[] { 7, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0 });
        Rng c = a.Clone();
        Card[] pack = new CardSet(ulong.MaxValue).ToArray();

        Is(a.Below(1000000), b.Below(1000000));
        Is(a.Below(0), 0U);
        Is(string.Join(",", a.Bytes(40)), string.Join(",", b.Bytes(40)));
        Is(new Rng(7, 1).Below(1u << 31) == new Rng(7, 2).Below(1u << 31),
            false);
        Is(c.Below(1000000), new Rng(7).Below(1000000));
        a.Shuffle(pack);
        Is(pack.Distinct().Count(), 64);
        Is(pack.SequenceEqual(new CardSet(ulong.MaxValue).ToArray()), false);
        Is(new Rng().Below(1u << 31) == new Rng().Below(1u << 31) &&
            new Rng().Below(1u << 31) == new Rng().Below(1u << 31), false);
        Is(a.Bytes(0).Length, 0);
        // The first block of ChaCha20 for a key of zeros (RFC 8439, A.1).
        Is(BitConverter.ToString(new Rng(new byte[32]).Bytes(4)),
            "76-B8-E0-AD");
        Throws<ArgumentException>(() => new Rng(new byte[31]));
        Throws<ArgumentNullException>(() => new Rng((byte[])null));
    }

    public static void Layouts()
    {
        Is(Marshal.SizeOf(typeof(Move)), 24);
        Is(Marshal.SizeOf(typeof(Choice)), 48);
        Is(Marshal.SizeOf(typeof(Event)), 40);
        Is(Marshal.SizeOf(typeof(Pot)), 32);
        Is(Marshal.SizeOf(typeof(Card)), 1);
        Is(Marshal.SizeOf(typeof(CardSet)), 8);
        Move move = new Move { Kind = Kind.Play, Seat = -2, Other = 3,
            Cards = Card.Parse("AH"), Amount = -5, Index = 255,
            Denomination = Denomination.Hearts };
        Is(move.Kind == Kind.Play && move.Seat == -2 && move.Other == 3 &&
            move.Cards == Card.Parse("AH") && move.Amount == -5 &&
            move.Index == 255 && move.Denomination == Denomination.Hearts,
            true);
        Is(move.Equals(new Move { Kind = Kind.Play }), false);
        Throws<OverflowException>(() => move.Seat = 128);
        Is(move.ToString(), "-2 play -5 H AH");
    }

    // What can be enumerated --------------------------------------------------

    public static void Terms()
    {
        int statuses = 0;

        Is(Library.Serves((uint)Constants.Headers), true);
        Is(Library.Serves(99u << 16), false);
        Is((Library.Version >> 16) + "." + (Library.Version >> 8 & 255) + "." +
            (Library.Version & 255), Library.VersionText);
        Is(Library.LimitOf(Limit.Chips), (1L << 53) - 1);
        Refused(Status.Index, () => Library.LimitOf((Limit)999));
        Is(Library.Has(Feature.Tripoli) && !Library.Has((Feature)99), true);
        foreach (int number in Talon.Terms.Of(Space.Status))
        {
            Status status = (Status)number;

            Is(Enum.IsDefined(typeof(Status), status), true, status.Name());
            Is(status.Name(), Talon.Terms.Key(Space.Status, number));
            Is(status.Text(), Talon.Terms.Label(Space.Status, number));
            Is(Talon.Terms.Find(Space.Status, status.Name()), number);
            statuses++;
        }
        Is(statuses, Enum.GetValues(typeof(Status)).Length);
        Is(Status.Follow.Clause(), "FH-25");
        Is(Kind.CallBet.Key() + " " + Kind.CallBet.Verb() + " " +
            Kind.CallBet.Label(), "call-bet call call");
        Is(Reason.TrickPoints.Key() + ": " + Reason.TrickPoints.Text(),
            "trick-points: ten points per trick");
        Is(Phase.PayAuction.Key(), "pay-auction");
        Is(Denomination.NoTrump.Key() + Denomination.NoTrump.Label(),
            "NTno trump");
        Is(Box.Kitty.Key(), "kitty");
        Is(((Status)(-9999)).Text(), "");
        Is(Talon.Terms.Of((Space)99).Length, 0);
        Refused(Status.Syntax, () => Talon.Terms.Find(Space.Kind, "no"));
        Throws<ArgumentException>(() => Talon.Terms.Find(Space.Kind, "bid\0x"));
        Throws<ArgumentNullException>(() => Talon.Terms.Find(Space.Kind, null));
    }

    public static void Settings()
    {
        int presets = 0, options = 0, differences;

        foreach (GameInfo game in GameInfo.All())
        {
            Is(GameInfo.Find(game.Key).Id, game.Id);
            Is(game.Label.Length > 3 && game.Text.Length > 20, true);
            Is(game.Bytes <= Constants.GameBytesMax, true);
            foreach (PresetInfo preset in game.Presets)
            {
                Rules rules = preset.Rules;

                Is(game.Preset(preset.Key).Number, preset.Number);
                Is(rules.NearestPreset(out differences).Number, preset.Number);
                Is(preset.Label.Length > 0 && preset.Text.Length > 0, true);
                Is(rules, new Rules(game.Id, preset.Key));
                Is(rules.Problems().Length, 0);
                Is(rules.Game.Key, game.Key);
                Is(rules.Side(0).Has(0), true);
                presets++;
            }
            Is(game.Groups.Sum(group => game.Options.Count(
                option => option.GroupKey == group.Key &&
                    option.GroupLabel == group.Label)), game.Options.Length);
            foreach (OptionInfo option in game.Options)
            {
                Rules rules = new Rules(game.Id);
                string text = rules[option.Key];

                Is(game.Option(option.Key).Number, option.Number);
                Is(option.Label != "" && option.Text != "" &&
                    option.GroupKey != "" && option.GroupLabel != "" &&
                    option.Clause != "" && option.Since > 0 &&
                    option.Step > 0, true);
                rules[option.Key] = text;
                rules[option.Number] = rules[option.Number];
                Is(rules, new Rules(game.Id, 1));
                foreach (OptionValue value in option.Values)
                {
                    Is(value.Label != "", true);
                    Is(value.Since, option.Since);
                    rules[option.Key] = value.Key;
                    Is(rules.ValueLabel(option.Key), value.Label);
                    Is(rules[option.Number], value.Value);
                }
                options++;
            }
        }
        Is(presets, 13);
        Is(options, 60);
        Is(GameInfo.Find("tripoli").Option("ante").Type, OptionType.Number);
    }

    public static void Options()
    {
        Rules rules = new Rules(GameId.FiveHundred, "australian-4");
        Rules other = rules.Clone();
        int offset;

        Is(rules.SeatCount, 4);
        Is(rules.Side(1), Seats.Seat1 | Seats.Seat3);
        Is(rules.Pack.Count, 43);
        other["slam"] = "off";
        Is(rules["slam"], "on");
        Is(rules.Equals(other), false);
        other[FiveHundredOption.Slam] = 1;
        Is(rules.GetHashCode(), other.GetHashCode());
        Is(rules, other);
        other["misere"] = "off";
        Is(other.Applies("misere-value"), false);
        Is(Rules.Read(other.Write() + "draw AH\n", out offset), other);
        Is(offset, other.ToString().Length);
        other[FiveHundredOption.Players] = 6;
        Problem[] positions = other.Problems();
        Is(positions.Length > 0 && positions[0].Options.Contains(1), true);
        Is(positions[0].Status, Status.KittySize);
        Is(positions[0].ToString(), "players, pack and jokers must leave a " +
            "kitty of two to six cards (FH-3)");
        Refused(Status.Rules, () => new Game(other));
        Refused(Status.Rules, () => new Game(other, Allocator.BuiltIn));
        other.SetPreset("classic-3");
        Is(other.SeatCount, 3);
        Is(new Rules(GameId.Tripoli)[TripoliOption.Players] > 1, true);
        Refused(Status.WrongGame, () => rules[TripoliOption.Ante] = 1);
        Refused(Status.Preset, () => rules.SetPreset("no"));
        Refused(Status.Option, () => rules["no"] = "off");
        Refused(Status.Option, () => rules["no"].ToString());
        Refused(Status.Value, () => rules["slam"] = "no");
        Refused(Status.Value, () => rules[FiveHundredOption.Target] = 7);
        Refused(Status.Game, () => new Rules((GameId)9));
        Refused(Status.Game, () => GameInfo.Find("bridge"));
        Refused(Status.Preset, () => GameInfo.Find("tripoli").Preset("no"));
        Refused(Status.Option, () => GameInfo.Find("tripoli").Option("no"));
        TalonException refusal = Refused(Status.Option, () => Rules.Read(
            new Rules(GameId.Tripoli).Write() + "option no 1\n",
            out offset));
        Is(refusal.Position.Line + ":" + refusal.Position.Column + "+" +
            refusal.Position.Length, "4:8+2");
    }

    // Games -------------------------------------------------------------------

    public static void Refusals()
    {
        Rng rng = new Rng(11);

        using (Game game = New())
        {
            Until(game, rng, () => game.Phase == Phase.Tricks &&
                FiveHundred.StateOf(game).SuitLed != Suit.None &&
                FiveHundred.PlayableIn(game).Cards !=
                    game.Hand(game.ToAct).Known);
            int seat = game.ToAct;
            CardSet playable = FiveHundred.PlayableIn(game).Cards;
            Card wrong = (game.Hand(seat).Known - playable).First();
            Move move = new Move { Kind = Kind.Play, Seat = seat,
                Cards = wrong };
            byte[] before = game.Save();

            Is(playable.IsEmpty, false);
            TalonException verdict = game.Check(move);
            Is(verdict.Status, Status.Follow);
            Is(verdict.Clause, "FH-25");
            Is(verdict.Text, "the suit led must be followed");
            Is(verdict.Cards, playable);
            TalonException refusal = Refused(Status.Follow,
                () => game.Apply(move));
            Is(refusal.Cards, playable);
            Is(refusal.Message, "the suit led must be followed (FH-25): " +
                playable);
            Is(game.Save().SequenceEqual(before), true);
            Refused(Status.Follow, () => FiveHundred.Play(game, seat, wrong));
            Refused(Status.Turn, () => game.Apply(new Move {
                Kind = Kind.Play, Seat = (seat + 1) % 3, Cards = wrong }));
            Refused(Status.Index, () => game.MoveAt(999));
            Refused(Status.Index, () => game.MoveAt(-1));
            Refused(Status.Seat, () => game.Hand(-1));
            Refused(Status.Place, () => game.Hand(15));
            Refused(Status.NotDue, () => game.Chance(rng));
            Refused(Status.NotDue, () => game.Deal(new Card[0]));
            Refused(Status.NotDue, () => game.Shuffle(rng));
            Refused(Status.WrongGame, () => Tripoli.StateOf(game));
            Is(game.Save().SequenceEqual(before), true);
        }
    }

    public static void Questions()
    {
        Rng rng = new Rng(5);

        using (Game game = New("five-5"))
        {
            Is(game.Id, GameId.FiveHundred);
            Is(game.Rules, new Rules(GameId.FiveHundred, "five-5"));
            Is(game.IsOver, false);
            Is(game.SeatCount, 5);
            Is(game.Owing, Seats.None);
            Is(game.Viewers, Seat.Set(0, 1, 2, 3, 4));
            Is(game.Side(2), Seats.Seat2);
            Until(game, rng, () => game.Phase == Phase.Deal);
            Is(game.DealPlaces().Count(place => place == Place.Talon), 3);
            CardSet wanted = CardSet.Parse("JK JH JD");
            Card[] pack = game.PackFor(CardSet.Empty, wanted);
            Event[] dealt = game.Deal(pack);
            Is(dealt[0].Kind, Kind.Deal);
            Is(game.Hand(1).Known.Contains(wanted), true);
            Is(game.Hand(1).IsComplete && game.Hand(1).Count == 10, true);
            Is(game.CardsAt(Place.Talon).Count, 3);
            int seat = game.ToAct;
            Is(game.Owing, Seat.Set(seat));
            Is(game.MoveCount, game.MoveCountOf(seat));
            Is(game.Moves().Count(), game.MoveCount);
            Is(game.MoveAt(0).Kind, Kind.Pass);
            Is(game.MoveAt(seat, 3).Equals(game.MoveAt(3)), true);
            Is(game.IndexOf(game.MoveAt(7)), 7);
            Is(game.Choices().Select(c => c.Kind).Contains(Kind.Bid), true);
            Status note;
            Is(game.ChoicesOf((seat + 1) % 5, out note).Length, 0);
            Is(note, Status.Ok);
            Is(game.ChoicesOf(seat).Length, game.Choices().Length);
            Choice[] room = new Choice[Library.ChoiceRoom];
            Is(game.Choices(room, out note), game.Choices().Length);
            Refused(Status.Space, () => game.Choices(new Choice[1], out note));
            Refused(Status.Seat, () => game.ChoicesOf(9));
            Is(game.Parse(seat + " bid 7♥").Equals(
                game.Parse(seat + " bid 7H")), true);
        }
    }

    public static void Views()
    {
        Rng rng = new Rng(3);
        Status note;

        using (Game game = New())
        {
            Until(game, rng, () => game.Phase == Phase.Tricks);
            int other = (game.ToAct + 1) % 3;
            using (View view = game.ViewFor(Seat.Set(other)))
            using (View both = game.ViewFor(Seats.Seat0 | Seats.Seat1))
            using (View spectator = view.ViewFor(Seats.None))
            {
                Is(view.Viewers, Seat.Set(other));
                Is(spectator.Viewers, Seats.None);
                Is(view.Hand(other).Known, game.Hand(other).Known);
                Pile hidden = view.Hand(game.ToAct);
                Is(hidden.IsComplete, false);
                Is(hidden.Count, game.Hand(game.ToAct).Count);
                Is((hidden.Known & game.Hand(game.ToAct).Known).Count <
                    hidden.Count, true);
                Is(view.Choices(out note).Length, 0);
                Is(note, Status.Unknown);
                Is(view.MoveCount, 0);
                Is(FiveHundred.StateOf(view).IsComplete, false);
                Is(FiveHundred.StateOf(game).IsComplete, true);
                Refused(Status.View, () => view.MoveAt(0));
                Refused(Status.View, () => view.ViewFor(Seats.Seat0 |
                    Seats.Seat1 | Seats.Seat2));
                Refused(Status.View, () => spectator.InformationKey(other));
                Is(view.InformationKey(other).SequenceEqual(
                    game.InformationKey(other)), true);
                using (Game world = view.Sample(rng))
                using (View again = world.ViewFor(Seat.Set(other)))
                {
                    Is(again.StateEquals(view), true);
                    Is(again.StateHash(), view.StateHash());
                    Is(world.Viewers, Seats.Seat0 | Seats.Seat1 | Seats.Seat2);
                    Is(world.StateEquals(view), false);
                }
                Until(game, rng, () => game.Turn > view.Turn);
                view.Update(game);
                Is(view.Turn, game.Turn);
                Is(view.Viewers, Seat.Set(other));
            }
            using (Game tripoli = new Game(new Rules(GameId.Tripoli)))
            using (View view = game.ViewFor(Seats.Seat0))
                Refused(Status.WrongGame, () => tripoli.SampleFrom(view, rng));
            Refused(Status.Seat, () => game.ViewFor((Seats)(1 << 5)));
        }
    }

    public static void HandsAgain()
    {
        Rng rng = new Rng(9);
        Status note;

        using (Game game = New())
        {
            Refused(Status.Phase, () => game.HandPack());
            Refused(Status.Phase, () => game.History());
            Until(game, rng, () => game.Phase == Phase.Tricks);
            using (View view = game.ViewFor(Seats.Seat1))
            using (Game world = view.Sample(rng))
            using (Game same = game.Clone())
            using (Game tripoli = new Game(new Rules(GameId.Tripoli)))
            {
                Card[] pack = world.HandPack();
                Move[] moves = world.History(null, out note);

                Is(note, Status.Ok);
                Is(pack.Length, 33);
                Is(moves.Length >= 4, true);
                using (Game again = view.Rebuild(pack, moves))
                    Is(again.StateEquals(world), true);
                using (Game trial = view.Rebuild(pack, new Move[0]))
                {
                    Is(trial.Phase, Phase.Auction);
                    for (int n = 0; n < moves.Length; n++)
                    {
#if TALON_SPAN
                        same.RebuildFrom(world, new ReadOnlySpan<Card>(pack),
                            new ReadOnlySpan<Move>(moves, 0, n),
                            ReadOnlySpan<Event>.Empty);
#else
                        same.RebuildFrom(world, pack,
                            moves.Take(n).ToArray());
#endif
                        Is(same.StateEquals(trial), true);
                        Is(same.History().SequenceEqual(moves.Take(n)), true);
                        trial.Apply(moves[n]);
                    }
                    using (View mine = trial.ViewFor(Seats.Seat1))
                        Is(mine.StateEquals(view), true);
                }
                same.CopyFrom(game);
                same.RebuildFrom(same, same.HandPack(), same.History());
                Is(same.StateEquals(game), true);
                moves[2].Seat = (moves[2].Seat + 1) % 3;
                Is(Refused(Status.Turn, () => same.RebuildFrom(view, pack,
                    moves)).Offset, 2L);
                Refused(Status.Turn, () => view.Rebuild(pack, moves));
                Refused(Status.CardCount, () => same.RebuildFrom(view,
                    pack.Skip(1).ToArray(), moves));
                Refused(Status.CardCount, () => view.Rebuild(new Card[0],
                    moves));
                Refused(Status.WrongGame, () => tripoli.RebuildFrom(view, pack,
                    moves));
                Throws<ArgumentNullException>(() => view.Rebuild(null, moves));
                Throws<ArgumentNullException>(() => view.Rebuild(pack, null));
                Is(same.StateEquals(game), true);
            }
        }
    }

    public static void DealsAgain()
    {
        Rng rng = new Rng(9);
        List<Event> events = new List<Event>();
        Status note;

        using (Game game = new Game(new Rules(GameId.Tripoli)))
        {
            while (game.Phase != Phase.Michigan)
            {
                foreach (Event e in game.ToAct == Seat.Table ?
                    game.Chance(rng) : game.Apply(game.RandomMove(rng)))
                {
                    if (e.Kind == Kind.Deal)
                        events.Clear();
                    events.Add(e);
                }
            }
            Event[] told = events.ToArray();
            told.RedactFor(Seats.None);
            Card[] pack = game.HandPack();
            Move[] kept = game.History(null, out note);
            Is(note, Status.Unknown);
            Is(game.History().Length, kept.Length);
            Move[] all = game.History(told, out note);
            Is(note, Status.Ok);
            Is(all.Length > kept.Length, true);
            using (Game again = game.Rebuild(pack, all, told))
                Is(again.StateEquals(game), true);
            Refused(Status.Events, () => game.Rebuild(pack, all));
            Refused(Status.Events, () => game.History(
                told.Skip(1).ToArray()));
            Refused(Status.Events, () => game.History(
                Enumerable.Repeat(told[0], 600).ToArray()));
        }
    }

    public static void MoveCodes()
    {
        Rng rng = new Rng(6);
        Rules rules = new Rules(GameId.FiveHundred, "classic-3");
        Rules tripoli = new Rules(GameId.Tripoli);
        Move bid = new Move { Kind = Kind.Bid, Amount = 7,
            Denomination = Denomination.Hearts };
        int[] none = new int[0], nine = { 9 };
        int longest = 0;

        Is(rules.CodeCount(Codes.Exact), 96);
        Is(rules.CodeMeaning(9, Codes.Exact), bid);
        Is(rules.CodeMeaning(26, Codes.Exact), new Move {
            Kind = Kind.Discard, Cards = Card.Parse("7S") });
        Refused(Status.Code, () => rules.CodeMeaning(96, Codes.Exact));
        Refused(Status.Code, () => rules.CodeMeaning(-1, Codes.Exact));
        Refused(Status.Argument, () => rules.CodeCount((Codes)7));
        Is(tripoli.CodeCount(Codes.Ladder), 171);
        Refused(Status.Unsupported, () => tripoli.CodeCount(Codes.Exact));
        using (Game game = new Game(rules))
        {
            Until(game, rng, () => game.Phase == Phase.Auction);
            int seat = game.ToAct, other = (seat + 1) % 3;
            bid.Seat = seat;
            Is(game.CodesAfter(seat, none, Codes.Exact).SequenceEqual(
                Enumerable.Range(0, 26)), true);
            Is(game.MoveCodes(bid, Codes.Exact).Single(), 9);
            Is(game.MoveOfCodes(seat, nine, Codes.Exact), bid);
            bid.Amount = 11;
            Refused(Status.Amount, () => game.MoveCodes(bid, Codes.Exact));
            Refused(Status.Seat, () => game.CodesAfter(17, none, Codes.Exact));
            Refused(Status.Code, () => game.MoveOfCodes(other, nine,
                Codes.Exact));
            Throws<ArgumentNullException>(() => game.CodesAfter(seat, null,
                Codes.Exact));
            Throws<ArgumentNullException>(() => game.MoveOfCodes(seat, null,
                Codes.Exact));
            using (View view = game.ViewFor(Seat.Set(other)))
            {
                Status note;

                Is(view.CodesAfter(seat, none, Codes.Exact, out note).Length,
                    0);
                Is(note, Status.Unknown);
                Refused(Status.View, () => view.MoveOfCodes(seat, nine,
                    Codes.Exact));
                Is(view.CodeMask(seat, none, Codes.Exact, out note).Sum(
                    one => (int)one), 0);
                Is(note, Status.Unknown);
                Is(view.Observe(other).SequenceEqual(game.Observe(other)),
                    true);
                Refused(Status.View, () => view.Observe(seat));
            }
            byte[] mask = game.CodeMask(seat, none, Codes.Exact);
            Is(mask.Length, 96);
            Is((int)mask[25], 1);
            Is((int)mask[26], 0);
            Throws<ArgumentNullException>(() => game.CodeMask(seat, null,
                Codes.Exact));
            Is(game.Observe(seat).Length, rules.ObservationCount);
            Is(rules.ObservationCount, 412);
            Is(rules.Observation.Length, 38);
            Is(rules.Observation[1].First, 1);
            Is(rules.ObservationKey(0), "phase");
            Is(rules.ObservationText(0), "the phase");
            while (!game.IsDealOver)
            {
                List<int> codes = new List<int>();
                int[] next;

                seat = game.ToAct;
                while ((next = game.CodesAfter(seat, codes.ToArray(),
                    Codes.Exact)).Length > 0)
                {
                    Is(next.SequenceEqual(next.OrderBy(code => code)), true);
                    codes.Add(next[rng.Below((uint)next.Length)]);
                }
                Move move = game.MoveOfCodes(seat, codes.ToArray(),
                    Codes.Exact);
                Is(game.MoveCodes(move, Codes.Exact).SequenceEqual(codes),
                    true);
                longest = Math.Max(longest, codes.Count);
                codes.RemoveAt(codes.Count - 1);
                Refused(Status.Incomplete, () => game.MoveOfCodes(seat,
                    codes.ToArray(), Codes.Exact));
                game.Apply(move);
            }
        }
        Is(longest, 3); // a discard
    }

    public static void Saves()
    {
        Rng rng = new Rng(4);
        Seats viewers;
        bool isView;

        using (Game game = New())
        using (Game tripoli = new Game(new Rules(GameId.Tripoli)))
        {
            Until(game, rng, () => game.Phase == Phase.Tricks);
            byte[] saved = game.Save();
            using (Game again = Game.FromSaved(saved))
            using (View view = game.ViewFor(Seats.Seat1))
            using (View loaded = View.FromSaved(view.Save()))
            {
                Is(again.StateEquals(game), true);
                Is(loaded.StateEquals(view), true);
                Until(game, rng, () => game.Turn > again.Turn);
                Is(again.StateEquals(game), false);
                game.Load(saved);
                Is(again.StateEquals(game), true);
                loaded.Load(view.Save());
                Is(Position.SavedRules(view.Save(), out viewers, out isView),
                    game.Rules);
                Is(isView && viewers == Seats.Seat1, true);
                Refused(Status.View, () => game.Load(view.Save()));
                Refused(Status.View, () => view.Load(saved));
                Refused(Status.View, () => Game.FromSaved(view.Save()));
                Refused(Status.View, () => View.FromSaved(saved));
            }
            Refused(Status.WrongGame, () => tripoli.Load(saved));
            Refused(Status.SavedLength, () => game.Load(new byte[0]));
            Refused(Status.SavedLength,
                () => Game.FromSaved(saved.Take(50).ToArray()));
            Refused(Status.SavedMark,
                () => Game.FromSaved(new byte[saved.Length]));
            Throws<ArgumentNullException>(() => Game.FromSaved(null));
            int refused = 0;
            for (int i = 0; i < saved.Length; i++)
            {
                byte[] bad = (byte[])saved.Clone();

                bad[i] ^= 0x55;
                try
                {
                    Game.FromSaved(bad).Dispose();
                }
                catch (TalonException refusal)
                {
                    Is(refusal.Offset >= -1 && refusal.Offset <= saved.Length,
                        true);
                    refused++;
                }
            }
            Is(refused > saved.Length / 2, true);
        }
    }

    public static void EventsOnTheWire()
    {
        Rng rng = new Rng(8);

        using (Game game = New())
        {
            Until(game, rng, () => game.Phase == Phase.Deal);
            Refused(Status.Space, () => game.Chance(rng, new Event[1]));
            Event[] events = game.Chance(rng);
            Event hand = events.First(e => e.Kind == Kind.Hand);
            byte[] bytes = events.Save();

            Is(bytes.Length, events.Length * Constants.SavedEventBytes);
            bytes[bytes.Length - 1] = 9; // kept, for a later version
            Event[] again = Events.Load(bytes);
            Is(again.Length, events.Length);
            Is(again[0].Equals(events[0]), true);
            Is(again[0].GetHashCode(), events[0].GetHashCode());
            Is(again.Last().Equals(events.Last()), false);
            Is(again.Save().SequenceEqual(bytes), true);
            Is(hand.Cards.Count, 10);
            Is((int)hand.Place, hand.Seat);
            Is(hand.Reason, Reason.Dealt);
            Is(hand.Viewers, Seat.Set(hand.Seat));
            events.RedactFor(Seats.None);
            hand = events.First(e => e.Kind == Kind.Hand);
            Is(hand.Cards.IsEmpty && hand.Count == 10, true);
            Is(new Event[0].Save().Length, 0);
            Is(Events.Load(new byte[0]).Length, 0);
            Refused(Status.SavedLength, () => Events.Load(new byte[41]));
            Refused(Status.Seat, () => events.RedactFor((Seats)(1 << 16)));
        }
    }

    public static void Records()
    {
        int offset;

        foreach (string file in Directory.GetFiles(arguments[0], "*.talon"))
        {
            string text = File.ReadAllText(file);

            using (Game game = Game.FromRecord(text))
                Is(game.Turn > 0, true, file);
        }
        Rng rng = new Rng(21);
        string record = new Rules(GameId.FiveHundred, "classic-3").Write();
        using (Game game = New())
        {
            while (game.DealCount == 0)
            {
                string line;

                if (game.ToAct == Seat.Table)
                {
                    Card[] cards = game.Shuffle(rng), parsed;

                    line = game.WriteDeal(cards);
                    Is(game.Parse(line, out parsed).Seat, Seat.Table);
                    Is(parsed.SequenceEqual(cards), true);
                    game.Deal(cards);
                }
                else
                {
                    Move move = game.RandomMove(rng);

                    line = game.WriteMove(move);
                    Is(game.Parse(line).Equals(move), true);
                    game.Apply(move);
                }
                record += line + "\n";
            }
            record += game.WriteState();
            using (Game again = Game.FromRecord(record))
                Is(again.StateEquals(game), true);
            using (Game lines = New())
            {
                Rules.Read(record, out offset);
                string moves = record.Substring(offset);
                Is(lines.Read(moves, Annotations.Skip), moves.Length);
                TalonException refusal = Refused(Status.Syntax,
                    () => lines.ReadLine("0 jump"));
                Is(refusal.Position.Column, 3);
                Refused(Status.Character, () => lines.ReadLine("0 bid 7♥"));
                Refused(Status.Argument, () => lines.ReadLine("a\nb"));
                refusal = Refused(Status.Syntax,
                    () => lines.Read("# fine\n\n0 jump\n"));
                Is(refusal.Position.Line, 3);
                Is(refusal.Offset, 8L);
                Is(lines.ReadLine("# nothing").Length, 0);
                Throws<ArgumentNullException>(() => lines.ReadLine(null));
            }
        }
        Refused(Status.NotRecord, () => Game.FromRecord("hello"));
    }

    public static void FiveHundreds()
    {
        Rng rng = new Rng(2);
        Card card;

        using (Game game = New("australian-4"))
        {
            game.Chance(rng);
            Is(FiveHundred.Drawn(game).Length, 4);
            Is(FiveHundred.Drawn(game)[0] != Card.None, true);
            Until(game, rng, () => game.Phase == Phase.Tricks &&
                FiveHundred.StateOf(game).Trick == 3 &&
                FiveHundred.StateOf(game).OnTable == 2);
            FiveHundredState state = FiveHundred.StateOf(game);
            Is(state.Turn, game.Turn);
            Is(state.Phase, Phase.Tricks);
            Is(state.ToAct, game.ToAct);
            Is(state.Hand[1], game.Hand(1).Known);
            Is(state.Held[1], game.Hand(1).Count);
            Is(state.Side[1], game.Side(1));
            Is(state.Score.Length, 6);
            Is(state.Tricks.Sum(), 2);
            Move[] bids = FiveHundred.Bids(game);
            Is(bids.Last().Seat, state.Bidder);
            Is(FiveHundred.Passed(game), state.Passed);
            Is(bids.Last().Amount, state.BidTricks);
            Is(bids.Last().Denomination, state.BidDenomination);
            Trick trick = FiveHundred.TrickOf(game, 3);
            Is(trick.Leader, state.Leader);
            Is(trick.Cards.Length, 2);
            Is(trick.Cards[0], state.Table[trick.Leader]);
            Is(trick.Winner, Seat.Nobody);
            Is(trick.Suit, state.SuitLed);
            Is(game.SuitOf(trick.Cards[0]), trick.Suit);
            int winning = FiveHundred.Winning(game, out card);
            Is(trick.Cards.Contains(card), true);
            Is(state.Table[winning], card);
            Refused(Status.Index, () => FiveHundred.TrickOf(game, 4));
            Playable playable = FiveHundred.PlayableIn(game);
            Is(playable.Seat, game.ToAct);
            Is(playable.Suits, Denominations.Nothing);
            card = playable.Cards.First();
            FiveHundred.Play(game, playable.Seat, card);
            Is(game.Hand(playable.Seat).Known.Contains(card), false);
            Is(game.SortHand(game.Hand(0).Known).Length, game.Hand(0).Count);
            Refused(Status.CardForeign,
                () => game.SortHand(CardSet.Parse("2S")));
            Until(game, rng, () => game.IsDealOver && game.DealCount == 1);
            FiveHundredScore score = FiveHundred.LastScore(game);
            Is(score.Tricks.Sum(), 10);
            Is((long)score.After[3], game.Totals()[3]);
            Is((long)(score.Contract[2] + score.TrickPoints[2]),
                game.Returns()[2]);
            Is(score.Over, false);
            Is(game.Winners, Seats.None);
        }
        Rules rules = new Rules(GameId.FiveHundred);
        FiveHundredHand hand = new FiveHundredHand { Dealer = 2,
            Contractor = 0, Partner = Seat.Nobody, BidTricks = 7,
            BidDenomination = Denomination.Diamonds, Played = 10 };
        new[] { 0, 0, 0, 2, 1, 1, 0, 2, 0, 0 }.CopyTo(hand.Winner, 0);
        FiveHundredScore pad = FiveHundred.ScoreHand(rules, hand);
        Is(string.Join(" ", pad.After.Take(3)), "-180 20 20");
        Is(pad.Made, false);
        Is(FiveHundred.BidValue(rules, 7, Denomination.Diamonds), 180);
        Is(FiveHundred.BidRank(rules, 7, Denomination.Hearts) >
            FiveHundred.BidRank(rules, 7, Denomination.Diamonds), true);
        Refused(Status.Amount,
            () => FiveHundred.BidValue(rules, 5, Denomination.Clubs));
        hand.Contractor = 5;
        Refused(Status.Seat, () => FiveHundred.ScoreHand(rules, hand));
    }

    public static void Tripolis()
    {
        Rng rng = new Rng(6);
        CardSet cards;
        long[] back;

        Rules changed = new Rules(GameId.Tripoli);

        changed["board"] = "per-deal";
        using (Game game = new Game(changed))
        {
            Is(game.MoveAt(0).Kind, Kind.Finish);
            Move board = Tripoli.ShuffleBoard(game, rng);
            Is(board.Kind, Kind.Board);
            Is(game.Apply(board)[0].Cards.Count, 5);
            Until(game, rng, () => game.Phase == Phase.Betting);
            TripoliState state = Tripoli.StateOf(game);
            Is(state.Stack[0], game.Totals()[0]);
            Is(state.Pay[0].Rank, Rank.Ace);
            Is(state.Boxes[(int)Box.Pot] > 0, true);
            Is(state.InPoker != Seats.None, true);
            Is(Tripoli.CallCost(game, game.ToAct) >= 0, true);
            Pot[] now = Tripoli.PotsNow(game);
            Is(now[0].Contenders.Has(game.ToAct), true);
            Until(game, rng, () => game.Phase == Phase.Michigan &&
                Tripoli.Plays(game).Length == 4);
            Is(Tripoli.Plays(game).Last().Cards,
                (CardSet)Tripoli.StateOf(game).LastCard);
            Refused(Status.Phase, () => Tripoli.PotsNow(game));
            using (View view = game.ViewFor(Seats.None))
                Is(Tripoli.StateOf(view).IsComplete, false);
        }
        Rules rules = new Rules(GameId.Tripoli);
        Boxes boxes = Tripoli.Collects(rules,
            CardSet.Parse("AH KH QH JH 10H 2S"), out cards);
        Is((boxes & (Boxes.Ace | Boxes.Kitty)), Boxes.Ace);
        Is(cards.Contains(CardSet.Parse("AH")), true);
        Pot[] pots = Tripoli.Pots(new long[] { 10, 10, 4 }, 6,
            Seats.Seat0 | Seats.Seat1 | Seats.Seat2, new[] {
                CardSet.Parse("2S 3S 4S 5S 7S"),
                CardSet.Parse("2H 3H 4H 5H 8D"),
                CardSet.Parse("AC AD AH KC KD") }, out back);
        Is(pots.Length, 2);
        Is(pots[0].Amount + " " + (uint)pots[0].Winners, "18 4");
        Is(pots[1].Amount + " " + (uint)pots[1].Winners, "12 1");
        Is(back.Sum(), 0L);
        Refused(Status.Seat, () => Tripoli.Pots(new long[3], 0, Seats.None,
            new CardSet[3], out back));
        Refused(Status.Seat, () => Tripoli.Pots(new long[10], 0, Seats.Seat0,
            new CardSet[3], out back));
    }

    public static void WithoutGarbage()
    {
        Rng rng = new Rng(9);
        Event[] room = new Event[Library.EventRoom];

        using (Game game = New())
        using (Game twin = New())
        {
            Rng other = rng.Clone();
            while (game.DealCount == 0)
            {
                int count;

                if (game.ToAct == Seat.Table)
                {
#if TALON_SPAN
                    count = game.Chance(rng, new Span<Event>(room));
#else
                    count = game.Chance(rng, room);
#endif
                    Is(twin.Deal(twin.Shuffle(other), room), count);
                    continue;
                }
                Move move = game.RandomMove(rng);
                Is(twin.RandomMove(other).Equals(move), true);
#if TALON_SPAN
                count = game.Apply(move, new Span<Event>(room));
                game.Clone().Dispose();
#else
                count = game.Apply(move, room);
#endif
                Event last = room[count - 1];
                Is(twin.Apply(move).Last().Equals(last), true);
            }
            Is(twin.StateEquals(game), true);
#if TALON_SPAN
            using (Game fresh = New())
            {
                Card[] drawn = fresh.Shuffle(rng);

                Is(fresh.Deal(new ReadOnlySpan<Card>(drawn),
                    new Span<Event>(room)) > 0, true);
                Refused(Status.Space, () => fresh.Deal(
                    new ReadOnlySpan<Card>(fresh.Shuffle(rng)),
                    new Span<Event>(room, 0, 1)));
            }
#endif
        }
    }

    // A hundred thousand moves, and the collector had nothing to do: an object
    // of 64 bytes for each would have filled its nursery.
    public static void NoGarbage()
    {
        Rng rng = new Rng(1);
        Event[] room = new Event[Library.EventRoom];
        Choice[] choices = new Choice[Library.ChoiceRoom];
        int collections = -1;

        using (Game game = New())
        {
            Until(game, rng, () => game.Phase == Phase.Auction);
            using (Game start = game.Clone())
            {
                for (int i = 0; i < 101000; i++)
                {
                    Status note;

                    if (i == 1000)
                    {
                        GC.Collect();
                        collections = GC.CollectionCount(0);
                    }
                    if (game.IsDealOver || game.ToAct == Seat.Table)
                        game.CopyFrom(start);
                    game.Choices(choices, out note);
                    Move move = game.RandomMove(rng);
                    if (game.Check(move) == null)
                        game.Apply(move, room);
                }
            }
        }
        Is(GC.CollectionCount(0), collections, "the count of collections");
    }

    // Bad use -----------------------------------------------------------------

    public static void Disposed()
    {
        Game game = New();
        View view = game.ViewFor(Seats.Seat0);
        Game other = New();
        Rng rng = new Rng(1);
        byte[] saved = game.Save();

        game.Dispose();
        game.Dispose();
        view.Dispose();
        Is(Throws<ObjectDisposedException>(() => game.ToAct.ToString())
            .ObjectName, "Game");
        Is(Throws<ObjectDisposedException>(() => view.Save()).ObjectName,
            "View");
        Throws<ObjectDisposedException>(() => game.Chance(rng));
        Throws<ObjectDisposedException>(() => game.Apply(new Move()));
        Throws<ObjectDisposedException>(() => game.Choices());
        Throws<ObjectDisposedException>(() => game.Clone());
        Throws<ObjectDisposedException>(() => game.Load(saved));
        Throws<ObjectDisposedException>(() => game.ViewFor(Seats.Seat0));
        Throws<ObjectDisposedException>(() => other.CopyFrom(game));
        Throws<ObjectDisposedException>(() => game.CopyFrom(other));
        Throws<ObjectDisposedException>(() => other.SampleFrom(view, rng));
        Throws<ObjectDisposedException>(() => game.StateEquals(other));
        Throws<ObjectDisposedException>(() => FiveHundred.StateOf(game));
        Throws<ObjectDisposedException>(() => game.History());
        Throws<ObjectDisposedException>(() => game.RebuildFrom(game,
            new Card[0], new Move[0]));
        Throws<ObjectDisposedException>(() => other.RebuildFrom(game,
            new Card[0], new Move[0]));
        other.CopyFrom(other);
        Is(other.StateEquals(other), true);
        Is(other.Chance(rng).Length > 0, true);
        other.Dispose();
        Throws<ArgumentNullException>(() => new Game((Rules)null));
        Throws<ArgumentNullException>(() => new Game(null, Allocator.BuiltIn));
        Throws<ArgumentNullException>(() => new Game(new Rules(GameId.Tripoli),
            null));
        Throws<NullReferenceException>(() => FiveHundred.BidValue(null, 7,
            Denomination.Clubs));
    }

    // Whatever is passed, the worst is an exception of these kinds.
    private static int Survives(params Action[] calls)
    {
        int refused = 0;

        foreach (Action call in calls)
        {
            try
            {
                call();
            }
            catch (TalonException)
            {
                refused++;
            }
            catch (ArgumentException)
            {
                refused++;
            }
            catch (OverflowException)
            {
                refused++;
            }
        }
        return refused;
    }

    private static int Number(Rng rng)
    {
        int number = BitConverter.ToInt32(rng.Bytes(4), 0);

        return rng.Below(2) == 0 ? number : number % 40;
    }

    public static void Junk()
    {
        Rng rng = new Rng(13);
        int refused = 0, offset;
        CardSet cards;

        using (Game fh = New())
        using (Game tr = new Game(new Rules(GameId.Tripoli)))
        using (Game fhStart = fh.Clone())
        using (Game trStart = tr.Clone())
        {
            for (int i = 0; i < 2000; i++)
            {
                Game game = i % 2 == 0 ? fh : tr;
                byte[] bytes = rng.Bytes(200);
                string text = new string(bytes.Select(b => (char)(b * 3))
                    .ToArray());
                int n = Number(rng), m = Number(rng);
                Rules rules = game.Rules;
                Event[] events = Events.Load(new byte[80]);
                Move move = new Move { Kind = (Kind)(ushort)n,
                    Seat = (sbyte)m, Amount = n, Index = (byte)m,
                    Denomination = (Denomination)(byte)n,
                    Other = (sbyte)n, Cards = new CardSet(
                        BitConverter.ToUInt64(bytes, 0)) };

                if (game.IsOver)
                    game.CopyFrom(game == fh ? fhStart : trStart);
                if (game.ToAct == Seat.Table)
                    game.Chance(rng);
                else
                    game.Apply(game.RandomMove(rng));
                refused += Survives(
                    () => game.Apply(move), () => game.IndexOf(move),
                    () => game.WriteMove(move), () => game.MoveAt(n),
                    () => game.MoveAt(n, m), () => game.ChoicesOf(n),
                    () => game.MoveCountOf(n), () => game.Side(n),
                    () => game.Hand(n), () => game.CardsAt((Place)(byte)n),
                    () => game.SuitOf(new Card(n)), () => game.Parse(text),
                    () => game.SortHand(move.Cards),
                    () => game.ViewFor((Seats)n).Dispose(),
                    () => game.InformationKey(n), () => game.ReadLine(text),
                    () => game.Read(text, (Annotations)n),
                    () => game.Load(bytes), () => Game.FromRecord(text),
                    () => game.Deal(bytes.Select(b => new Card(b)).ToArray()),
                    () => game.PackFor(new CardSet[n & 31]),
                    () => game.PackFor(move.Cards, move.Cards),
                    () => game.WriteDeal(new Card[n & 255]),
                    () => FiveHundred.TrickOf(game, n),
                    () => FiveHundred.Play(game, n, new Card(m), (Suit)n),
                    () => FiveHundred.BidValue(rules, n, (Denomination)m),
                    () => FiveHundred.ScoreHand(rules, new FiveHundredHand {
                        Dealer = n % 128, Played = m & 255, BidTricks = 7 }),
                    () => Tripoli.CallCost(game, n),
                    () => Tripoli.Collects(rules, move.Cards, out cards),
                    () => rules[n] = m, () => rules[text] = text,
                    () => rules.Side(n), () => new Rules((GameId)n, m),
                    () => Rules.Read(text, out offset),
                    () => Events.Load(bytes), () => events.RedactFor((Seats)n),
                    () => rules.CodeMeaning(n, (Codes)(m & 3)),
                    () => game.MoveCodes(move, Codes.Ladder),
                    () => game.CodesAfter(m, new[] { n }, Codes.Ladder),
                    () => game.MoveOfCodes(m, new[] { n, m }, Codes.Ladder),
                    () => game.History(events),
                    () => game.Rebuild(new Card[n & 63], new[] { move },
                        events).Dispose(),
                    () => move.Cards[n].ToString(),
                    () => PokerHand.Of(move.Cards),
                    () => new PokerHand((uint)n).ToString(),
                    () => CardSet.Parse(text), () => Card.Parse(text),
                    () => new Card((Suit)(byte)n, (Rank)(byte)m),
                    () => Talon.Terms.Find((Space)n, text),
                    () => Library.LimitOf((Limit)n));
                string words = move.ToString() + events[0] + ((Status)n).Text()
                    + ((Kind)(ushort)n).Verb() + ((Box)(byte)n).Key()
                    + Talon.Terms.Label((Space)n, m);
                Is(words.Length > 0, true);
            }
        }
        Is(refused > 40000, true, "refused");
    }

    // Both threads use it until one is told so, at most ten seconds.
    private static void Collides(Action use)
    {
        DateTime end = DateTime.UtcNow.AddSeconds(10);
        int told = 0;
        Exception wrong = null;
        ThreadStart body = () =>
        {
            while (Volatile.Read(ref told) == 0 && DateTime.UtcNow < end)
            {
                try
                {
                    use();
                }
                catch (InvalidOperationException refusal)
                {
                    if (refusal is ObjectDisposedException)
                        wrong = refusal;
                    Interlocked.Increment(ref told);
                }
                catch (Exception other)
                {
                    wrong = other;
                    Interlocked.Increment(ref told);
                }
            }
        };
        Thread second = new Thread(body);

        second.Start();
        body();
        second.Join();
        if (wrong != null)
            throw wrong;
        Is(told > 0, true, "told");
    }

    public static void Threads()
    {
        using (Game game = New("australian-4"))
        {
            Until(game, new Rng(1), () => game.Phase == Phase.Auction);
            using (View view = game.ViewFor(Seats.Seat0))
            using (Game world = game.Clone())
            {
                Rng shared = new Rng(1);

                Collides(() => world.SampleFrom(view, new Rng(2)));
                Collides(() => shared.Bytes(10000));
                // Readers do not disturb one another.
                long seen = 0;
                ThreadStart reader = () =>
                {
                    for (int i = 0; i < 20000; i++)
                        Interlocked.Add(ref seen, game.ToAct + 1);
                };
                Thread[] threads = { new Thread(reader), new Thread(reader) };
                foreach (Thread thread in threads)
                    thread.Start();
                foreach (Thread thread in threads)
                    thread.Join();
                Is(seen, 40000L * (game.ToAct + 1));
                // Each thread with its own generator and world.
                Is(world.ToAct, game.ToAct);
            }
        }
    }

    // The advisor --------------------------------------------------------------

    private static Game InTricks()
    {
        Game game = New("australian-4");

        Until(game, new Rng(1), () => game.Phase == Phase.Tricks);
        return game;
    }

    public static void Players()
    {
        Is(AdvisorLibrary.Serves(Constants.Headers), true);
        Is(AdvisorLibrary.Serves(99u << 16), false);
        uint version = AdvisorLibrary.Version;
        Is((version >> 16) + "." + (version >> 8 & 255) + "." + (version & 255),
            AdvisorLibrary.VersionText);
        Is(AdvisorLibrary.VersionText, "0.4.0");
        Is(string.Join(" ", Player.Levels().Select(one => one.Key())),
            "beginner-1 novice-1 casual-1 club-1 expert-1");
        Is(Level.Expert1.Label(), "Expert");
        Is(Marshal.SizeOf(typeof(Advice)), 64);
        Is(Marshal.SizeOf(typeof(Budget)), 32);
        using (Game game = InTricks())
        {
            int seat = game.ToAct;
            Rng rng = new Rng(3);
            Player player = new Player("club-1");

            Is(player.Level, Level.Club1);
            using (View view = game.ViewFor(Seat.Set(seat)))
            {
                Answers<Advice> advice =
                    player.Advise(view, seat, rng.Clone());

                Is(advice.IsFinished, true);
                Is(game.Check(advice[0].NextMove), null);
                Is(advice[0].ChanceOf, ChanceOf.Contract);
                Is(player.Move(view, seat, rng.Clone()), advice[0].NextMove);
                // A whole game is redacted first; equal arguments, equal
                // answers.
                Is(player.Advise(game, seat, rng.Clone()).SequenceEqual(advice),
                    true);
                foreach (Belief one in player.Beliefs(view, seat, rng.Clone()))
                    Is(one.Chance.Sum(), 10000);
                Move last = advice[advice.Count - 1].NextMove;
                Is(player.Why(view, seat, last, rng.Clone()).Other.NextMove,
                    last);
                Is(rng.Below(1u << 31), new Rng(3).Below(1u << 31));
                player.Move(view, seat, rng, new Notes());
            }
        }
        Notes notes = new Notes();
        using (Game game = New())
        {
            Until(game, new Rng(1), () => game.Phase == Phase.Auction);
            while (game.Phase == Phase.Auction)
                notes.Add(game.Apply(game.RandomMove(new Rng(5))));
        }
        Is(Enumerable.Range(0, 3).Sum(i => notes[i].Passes + notes[i].Bids) > 0,
            true);
        Throws<IndexOutOfRangeException>(() => notes[16].ToString());
        Throws<ArgumentNullException>(() => notes.Add(null));
    }

    public static void PlayersRefuse()
    {
        Game game = InTricks();
        int seat = game.ToAct, next = (seat + 1) % 4;
        Rng rng = new Rng(5), same = rng.Clone();
        Player player = new Player("novice-1");

        Refused(Status.Level, () => new Player("grandmaster-9"));
        Refused(Status.Level, () => new Player((Level)77).Move(game, seat,
            rng));
        Refused(Status.Budget, () => new Player("club-1", 4097).Move(game,
            seat, rng));
        Refused(Status.Turn, () => player.Move(game, next, rng));
        using (Game over = New())
        {
            Until(over, new Rng(1), () => over.ToAct == Seat.Nobody);
            Refused(Status.Over, () => player.Move(over, 0, rng));
        }
        Refused(Status.Seat, () => player.Advise(game, 7, rng));
        using (View view = game.ViewFor(Seat.Set(next)))
            Refused(Status.View, () => player.Move(view, seat, rng));
        Refused(Status.NotHeld, () => player.Why(game, seat, new Move
        {
            Kind = Kind.Play,
            Seat = seat,
            Cards = game.Hand(next).Known.ToArray()[0]
        }, rng));
        Refused(Status.Game, () => Player.BudgetOf(Level.Club1, (GameId)9,
            Phase.Tricks));
        Refused(Status.Phase, () => Player.BudgetOf(Level.Club1,
            GameId.Tripoli, Phase.Over));
        Is(rng.Below(1u << 31), same.Below(1u << 31));
        Throws<OverflowException>(() => new Player("club-1", -1));
        Throws<ArgumentNullException>(() => player.Move(null, seat, rng));
        Throws<ArgumentNullException>(() => player.Move(game, seat, null));
        Throws<ArgumentException>(() => new Player("club\0-1"));
        game.Dispose();
        Throws<ObjectDisposedException>(() => player.Move(game, seat, rng));
    }

    public static void Solves()
    {
        using (Game game = InTricks())
        using (Solver solver = new Solver())
        {
            FiveHundredPosition position = FiveHundredPosition.Of(game);
            FiveHundredValue value = solver.Solve(position);

            Is(position.Check(), null);
            Is(value.IsFinished, true);
            int[] lows = solver.Cards(position).Select(v => v.Low).ToArray();
            Is(position.Side.Has(game.ToAct) ? lows.Max() : lows.Min(),
                value.Low);
            Is(solver.Reaches(position, value.Low), (bool?)true);
            Is(solver.Reaches(position, value.Low + 1), (bool?)false);
            Is(solver.Deal(game.Rules, position.Hand).Low[5, 1], -1);
            using (View view = game.ViewFor(Seat.Set(game.ToAct)))
                Is(string.Join(" ", solver.Worlds(view, 3, new Rng(2),
                    Goal.Made).Select(world => world.Number)), "0 1 2");
            Answers<Move> line = solver.Line(position);
            foreach (Move move in line)
                game.Apply(move);
            Answers<ReviewItem> review = solver.Review(game);
            Is(review.Count, line.Count);
            Is(review.All(item => item.Points == 0), true);
            solver.Forget();
        }
    }

    public static void Unfinished()
    {
        using (Game game = InTricks())
        using (Solver solver = new Solver(limit: 1), free = new Solver())
        {
            FiveHundredPosition position = FiveHundredPosition.Of(game);

            position.Denomination = Denomination.Spades;
            position.Side = Seat.Set(0, 2);
            FiveHundredValue value = solver.Solve(position);
            Is(value.IsFinished, false);
            Is(solver.Cards(position).IsFinished, false);
            for (int i = 0; i < 1000 && !value.IsFinished; i++)
                value = solver.Solve(position);
            Is(value.Low, free.Solve(position).Low);
        }
    }

    public static void Discards()
    {
        // Ten trumps; without trumps, only the jack of clubs loses a trick.
        CardSet[] hands = new[]
        {
            "JK JS JC AS KS QS 10S 9S 8S 7S", "5S 5C 6C KC 4D 5D 6D 4H 5H 6H",
            "6S 7C 8C 9C 7D 8D 9D 7H 8H 9H", "10C QC 10D JD QD KD 10H JH QH KH"
        }.Select(CardSet.Parse).ToArray();
        CardSet kitty = CardSet.Parse("AC AD AH");
        Rules rules = new Rules(GameId.FiveHundred, "australian-4");
        FiveHundredPosition position = new FiveHundredPosition
        {
            Denomination = Denomination.NoTrump,
            Playing = Seat.Set(0, 1, 2, 3),
            Side = Seat.Set(0, 2),
            Leader = 0,
            Contractor = 0
        };
        const int spades = (int)Denomination.Spades;
        const int noTrump = (int)Denomination.NoTrump;

        hands.CopyTo(position.Hand, 0);
        position.Hand[0] |= kitty;
        using (Solver solver = new Solver())
        {
            // Three of thirteen cards; with the jack, two of twelve.
            Answers<DiscardValue> every = solver.Discards(position);
            Is(every.IsFinished, true);
            Is(every.Count(v => v.Low == 9), 220);
            Is(every.Count(v => v.Low == 10), 66);
            Is(solver.Discards(position, FiveHundredDiscards.Best).Max(
                v => v.High), 10);
            Is(solver.Deal(rules, hands).Low[0, noTrump], 9);
            DealTable table = solver.DealWithKitty(rules, hands, kitty);
            Is(table.IsFinished, true);
            Is(table.Low[0, noTrump], 10);
            Is(table.Low[0, spades], 10);
            // No bid outranks ten no trump.
            Par par = solver.Par(rules, hands, kitty, 3);
            Is(par.IsFinished, true);
            Is(par.Low, 520);
            Is(par.Contractor, 0);
            Is(par.BidTricks, 10);
            Is(par.BidDenomination, Denomination.NoTrump);
        }
    }

    public static void DiscardsOfGames()
    {
        using (Game game = New("australian-4"))
        using (Solver solver = new Solver())
        {
            Refused(Status.Phase, () =>
                FiveHundredPosition.BeforeDiscard(game));
            Until(game, new Rng(1), () => game.Phase == Phase.Discard);
            int best = solver.Discards(FiveHundredPosition.BeforeDiscard(game),
                FiveHundredDiscards.Best).Max(value => value.High);
            using (View view = game.ViewFor(Seat.Set(game.ToAct)))
                Is(solver.DiscardWorlds(view, 2, new Rng(3), Goal.Made).All(
                    sum => sum.Worlds == 2 && sum.Sum <= 2), true);
            Refused(Status.Phase, () => solver.ReviewDiscard(game));
            game.Apply(game.RandomMove(new Rng(1)));
            DiscardReview review = solver.ReviewDiscard(game);
            Is(review.Before, best);
            Is(review.After <= best, true);
        }
    }

    // A misère of five hands that takes hundreds of millions of nodes.
    private static FiveHundredPosition Hard()
    {
        string[] hands =
        {
            "4S 10S 6C JC 5D 7D 8D 9D QD 5H", "5S 7S 2C 4C 9C 2D 10D JD 4H 9H",
            "3S 6S 8S JS AS 5C 7C QC 8H 10H", "9S KS 10C KC 4D 6D KD 3H QH AH",
            "2S QS 3C 8C 3D 2H 6H 7H JH KH"
        };
        FiveHundredPosition position = new FiveHundredPosition
        {
            Denomination = Denomination.Misere,
            Playing = Seat.Set(0, 1, 2, 3, 4),
            Side = Seat.Set(4),
            Leader = 4,
            Contractor = 4
        };

        for (int i = 0; i < hands.Length; i++)
            position.Hand[i] = CardSet.Parse(hands[i]);
        return position;
    }

    public static void AdvisorsTerms()
    {
        Is(AdviceReason.DrawsTrumps.Key(), "draws-trumps");
        Is(AdviceReason.DrawsTrumps.Label(), "draws the others' trumps");
        Is(((AdviceReason)200).Key(), "");
        Is(ChanceOf.BestHand.Key(), "best-hand");
        Is(ChanceOf.BestHand.Label(), "best hand");
        Is(AdvisorTerms.Find(AdvisorSpace.Goal, "made"), (int)Goal.Made);
        Is(AdvisorTerms.Key(AdvisorSpace.Part, (int)AdvisorPart.Solver),
            "solver");
        Is(AdvisorTerms.Of(AdvisorSpace.Reason).Contains(
            (int)AdviceReason.DrawsTrumps), true);
        Is(AdvisorTerms.Of((AdvisorSpace)9).Length, 0);
        Refused(Status.Syntax, () =>
            AdvisorTerms.Find(AdvisorSpace.Reason, "luck"));
        Refused(Status.Argument, () =>
            AdvisorTerms.Find((AdvisorSpace)9, "luck"));
        Throws<ArgumentException>(() =>
            AdvisorTerms.Find(AdvisorSpace.Reason, "equal\0"));
    }

    public static void Supported()
    {
        Rules fiveHundred = new Rules(GameId.FiveHundred);
        Rules tripoli = new Rules(GameId.Tripoli);

        Is(AdvisorLibrary.Supports(fiveHundred, AdvisorPart.Players), true);
        Is(AdvisorLibrary.Supports(fiveHundred, AdvisorPart.Solver), true);
        Is(AdvisorLibrary.Supports(tripoli, AdvisorPart.Players), true);
        Is(AdvisorLibrary.Supports(tripoli, AdvisorPart.Solver), false);
        Refused(Status.Argument, () =>
            AdvisorLibrary.Supports(tripoli, (AdvisorPart)9));
        Throws<ArgumentNullException>(() =>
            AdvisorLibrary.Supports(null, AdvisorPart.Solver));
    }

    public static void DefaultLimit()
    {
        FiveHundredPosition position = Hard();

        Is(position.Check(), null);
        using (Solver solver = new Solver())
        {
            FiveHundredValue value = solver.Solve(position);

            Is(value.IsFinished, false);
            Is(value.Nodes >= Solver.DefaultLimit, true);
        }
    }

    public static void Canceled()
    {
        CancellationTokenSource source = new CancellationTokenSource();
        CancellationToken token = source.Token;
        FiveHundredPosition position = Hard();

        source.Cancel();
        using (Solver solver = new Solver(limit: Solver.Unlimited))
        using (Game game = InTricks())
        {
            FiveHundredValue value = solver.Solve(position, token);

            Is(value.IsFinished, false);
            Is(value.Nodes < 100000, true);
            Is(solver.Reaches(position, 1, token), (bool?)null);
            Is(solver.Cards(position, token).IsFinished, false);
            Is(solver.Line(position, token).IsFinished, false);
            Is(solver.Deal(game.Rules, FiveHundredPosition.Of(game).Hand,
                token).IsFinished, false);
            Is(solver.Worlds(game, 3, new Rng(1), Goal.Tricks, token)
                .IsFinished, false);
            game.Apply(game.RandomMove(new Rng(1)));
            Is(solver.Review(game, token).IsFinished, false);
        }
    }

    public static void CanceledPlayers()
    {
        CancellationTokenSource source = new CancellationTokenSource();
        CancellationToken token = source.Token;
        Player player = new Player("club-1");

        source.Cancel();
        using (Game game = InTricks())
        {
            int seat = game.ToAct;
            Answers<Advice> advice = player.Advise(game, seat, new Rng(1), null,
                token);
            Move move = player.Move(game, seat, new Rng(1), null, token);

            Is(advice.IsFinished, false);
            Is(advice.Count > 0, true);
            Is(game.Check(move), null);
            Is(player.Why(game, seat, move, new Rng(1), null, token).IsFinished,
                false);
        }
    }

    public static void CanceledLater()
    {
        using (CancellationTokenSource source = new CancellationTokenSource(50))
        using (Solver solver = new Solver(limit: Solver.Unlimited))
            Is(solver.Solve(Hard(), source.Token).IsFinished, false);
        using (CancellationTokenSource never = new CancellationTokenSource())
        using (Solver one = new Solver(), other = new Solver())
        using (Game game = InTricks())
        {
            FiveHundredPosition position = FiveHundredPosition.Of(game);
            Player player = new Player("club-1");

            Is(one.Solve(position, never.Token), other.Solve(position));
            Is(player.Advise(game, game.ToAct, new Rng(3), null, never.Token)
                .SequenceEqual(player.Advise(game, game.ToAct, new Rng(3))),
                true);
        }
    }

    public static void SolverRefuses()
    {
        Game game = InTricks();
        Solver solver = new Solver();
        FiveHundredPosition position = FiveHundredPosition.Of(game);

        Refused(Status.Denomination, () =>
            solver.Solve(new FiveHundredPosition()));
        position.Hand[1] = position.Hand[0];
        Is(position.Check().Status, Status.CardTwice);
        Refused(Status.CardTwice, () => solver.Cards(position));
        Refused(Status.Space, () => new Solver(8));
        Throws<ArgumentOutOfRangeException>(() => new Solver(-1));
        Throws<OverflowException>(() => new Solver(limit: -1));
        Throws<OverflowException>(() => solver.Reaches(position, -1));
        Throws<OverflowException>(() => solver.Worlds(game, -1, new Rng(1)));
        Throws<ArgumentNullException>(() => solver.Solve(null));
        Refused(Status.Argument, () => solver.Worlds(game, 1, new Rng(1),
            (Goal)9));
        using (Game tripoli = new Game(new Rules(GameId.Tripoli)))
            Refused(Status.WrongGame, () => FiveHundredPosition.Of(tripoli));
        using (View view = game.ViewFor(Seats.Seat0))
            Refused(Status.View, () => FiveHundredPosition.Of(view));
        Refused(Status.Phase, () => solver.Review(game));
        Refused(Status.Seat, () => solver.Deal(game.Rules, new CardSet[7]));
        CardSet ace = Card.Parse("AS");
        Refused(Status.CardTwice, () => solver.Deal(game.Rules, ace, ace, ace,
            ace));
        Collides(() => solver.Deal(game.Rules,
            FiveHundredPosition.Of(game).Hand));
        solver.Dispose();
        solver.Dispose();
        Throws<ObjectDisposedException>(() => solver.Forget());
        game.Dispose();
    }

    public static void AdvisorMissing()
    {
        using (Game game = InTricks())
        {
            Is(Throws<LibraryException>(() => new Player("club-1")).Message
                .StartsWith("the native library \"talon-advisor\" was not " +
                "found; "), true);
            Throws<LibraryException>(() => new Solver());
            Throws<LibraryException>(() => FiveHundredPosition.Of(game));
        }
    }

    private sealed class Counting : Allocator
    {
        public int Blocks;
        public bool Fails, Throws;

        protected override IntPtr Allocate(long size)
        {
            if (Throws)
                throw new TimeoutException("in between");
            if (Fails)
                return IntPtr.Zero;
            Interlocked.Increment(ref Blocks);
            return Marshal.AllocHGlobal((int)size);
        }

        protected override void Release(IntPtr memory, long size)
        {
            Interlocked.Decrement(ref Blocks);
            Marshal.FreeHGlobal(memory);
            if (Throws)
                throw new TimeoutException("in between");
        }
    }

    public static void Allocators()
    {
        Rules rules = new Rules(GameId.Tripoli);
        Counting counting = new Counting();

        using (Game game = new Game(rules, counting))
        {
            Is(counting.Blocks, 1);
            game.Chance(new Rng(1));
            using (Game copy = game.Clone())
                Is(counting.Blocks, 1);
        }
        Is(counting.Blocks, 0);
        using (Game game = new Game(rules, Allocator.BuiltIn))
            Is(game.SeatCount, rules.SeatCount);
        counting.Fails = true;
        Is(Refused(Status.Memory, () => new Game(rules, counting))
            .InnerException, null);
        counting.Fails = false;
        Game last = new Game(rules, counting);
        counting.Throws = true;
        Is(Refused(Status.Memory, () => new Game(rules, counting))
            .InnerException.Message, "in between");
        last.Dispose();
        Is(counting.Blocks, 0);
        counting.Throws = false;
        Abandon(rules, counting);
        for (int i = 0; i < 50 && counting.Blocks > 5; i++)
        {
            GC.Collect();
            GC.WaitForPendingFinalizers();
            Thread.Sleep(10);
        }
        Is(counting.Blocks <= 5, true, "freed by the collector");
    }

    private static void Abandon(Rules rules, Allocator allocator)
    {
        for (int i = 0; i < 100; i++)
            new Game(rules, allocator);
    }

    private static long Resident()
    {
        return long.Parse(File.ReadAllText("/proc/self/statm").Split(' ')[1]) *
            Environment.SystemPageSize;
    }

    public static void Memory()
    {
        Rng rng = new Rng(1);
        long start = 0;

        using (Game game = New())
        {
            Until(game, rng, () => game.Phase == Phase.Tricks);
            for (int i = 0; i < 60000; i++)
            {
                if (i == 10000)
                    start = Resident();
                using (Game copy = game.Clone())
                using (View view = copy.ViewFor(Seats.Seat0))
                using (Game world = i % 100 == 0 ? view.Sample(rng) : null)
                    copy.Apply(copy.MoveAt(0));
            }
        }
        // 50 000 rounds of a game, a view and events: 200 MB if kept.
        Is(Resident() - start < 30000000, true, "no growth");
    }

    // The library -------------------------------------------------------------

    public static void Missing()
    {
        LibraryException refusal = Throws<LibraryException>(
            () => new Rules(GameId.Tripoli));

        Is(refusal is DllNotFoundException, true);
        Is(refusal.Message.StartsWith("the native library \"talon\" was not " +
            "found; "), true, refusal.Message);
        Throws<LibraryException>(() => Card.Parse("AH"));
        Throws<LibraryException>(() => new Rng(1));
        Throws<LibraryException>(() => GameInfo.All());
    }

    public static void OtherVersion()
    {
        Is(Throws<LibraryException>(() => CardSet.Parse("AH")).Message,
            "the talon library is version 9.8.7, which does not serve this " +
            "binding, written for 0.4.0");
        Throws<LibraryException>(() => new Rules(GameId.Tripoli));
    }

    public static void OtherLibrary()
    {
        Is(Throws<LibraryException>(() => CardSet.Parse("AH")).Message,
            "the native library \"talon\" is not talon 0.4.0");
    }

    // The deal of doc/words.md: seat 0 bids first.
    private static Game Begun(out Event[] events)
    {
        byte[] seed = new byte[32];
        Rules rules = new Rules(GameId.FiveHundred, "classic-3");

        seed[0] = 7;
        rules["first-dealer"] = "2";
        Game game = new Game(rules);
        events = game.Chance(new Rng(seed));
        events.RedactFor(Seats.Seat0);
        return game;
    }

    public static void SaysWhatHappens()
    {
        Event[] events;
        int told;

        using (Game game = Begun(out events))
        {
            Sentences en = new Sentences(Language.English, game.Rules)
                { You = 0 };
            Sentences de = new Sentences("de_AT.UTF-8", game.Rules)
                { You = 0 };

            en.Name(1, "Ben").Name(2, "Clara");
            de.Name(1, "Ben").Name(2, "Clara");
            Is(en.Tell(events), "The cards are dealt.\nClara deals.\n" +
                "You get ♦7 ♦J ♦Q ♣9 ♣J ♣K ♥7 ♥8 ♥10 ♥Q.\n");
            Is(de.Tell(events),
                "Die Karten werden gegeben.\nClara gibt.\n" +
                "Du bekommst ♦7 ♦B ♦D ♣9 ♣B ♣K ♥7 ♥8 ♥10 ♥D.\n");
            Is(en.Tell(events, out told), "The cards are dealt.");
            Is(told, 1);
            Is(en.Describe(game.Choices()[0]), "pass");
            Is(en.Scores(game), "You 0; Ben 0; Clara 0");
            Is(de.Bid(10, Denomination.NoTrump), "10 ohne Trumpf");
            Is(de.CardName(CardSet.Parse("JC").First()), "♣B");
            Is(en.CardNames(CardSet.Parse("7H").ToArray()), "♥7");
            Is(en.Hand(game, CardSet.Parse("QH 7D 9C")), "♦7 ♣9 ♥Q");
            Is(en.SeatNames(game.Viewers), "you, Ben and Clara");
            Is(de.SeatName(1), "Ben");
            Is(en.Describe(PokerHand.Of(
                CardSet.Parse("KS KH KC 10D 10H"))),
                "full house, kings over tens");
            Is(de.Describe(AdviceReason.Ducks), "lässt den Stich laufen");
            Is(en.Chance(ChanceOf.Contract, 7349),
                "contract made in 73\u00A0% of cases");
            de.Style = CardStyle.Letters;
            Is(de.CardName(CardSet.Parse("7H").First()), "He7");
            Refused(Status.Index, () => en.Tell(new Event[0], out told));
            Refused(Status.Argument, () => new Sentences("fr", game.Rules));
            Refused(Status.Space, () => en.Name(1, new string('x', 64)));
            Refused(Status.Character, () => en.Name(1, "a\nb"));
        }
    }

    public static void ReadsWhatIsTyped()
    {
        Event[] events;

        using (Game game = Begun(out events))
        {
            Sentences en = new Sentences(Language.English, game.Rules);
            Sentences de = new Sentences(Language.German, game.Rules);
            Move seven = en.Read(game, 0, "7 hearts").Move;

            Is(seven.Amount, 7);
            Is(seven.Denomination, Denomination.Hearts);
            Is(de.Read(game, 0, "7 Herz").Move, seven);
            Is(de.Read(game, 0, "7 Herz").ReadAs, ReadAs.Move);
            Is(en.Describe(seven), "bid 7 ♥");
            game.Apply(seven);
            Reading late = en.Read(game, 1, "6 hearts");
            Is(late.ReadAs, ReadAs.Refused);
            Is(late.Refusal.Status, Status.BidLow);
            Is(late.Answer, en.Refusal(late.Refusal, game));
            Is(en.Refusal(late.Refusal) == late.Answer, false);
            Reading lost = de.Read(game, 1, "xyzzy");
            Is(lost.ReadAs, ReadAs.Unknown);
            Is(lost.Answer.Length > 0, true);
            Refused(Status.Seat, () => en.Read(game, Seat.Table, "pass"));
            string answer;
            Is(en.ReadCards(game, "aces", out answer).Value,
                CardSet.Parse("AS AC AD AH"));
            Is(de.ReadCards(game, "xyzzy", out answer).HasValue, false);
            Is(answer, "Nicht verstanden: „xyzzy“.");
        }
    }

    public static void SettingsInWords()
    {
        foreach (Language language in Sentences.Languages())
            foreach (GameInfo game in GameInfo.All())
            {
                Rules rules = new Rules(game.Id);
                Sentences words = new Sentences(language, rules);

                Is(words.GameName(game.Id).Length > 0, true);
                Is(words.GameHelp(game.Id).Length > 0, true);
                foreach (PresetInfo preset in game.Presets)
                    Is(words.PresetName(preset).Length > 0 &&
                        words.PresetHelp(preset).Length > 0, true);
                foreach (OptionInfo option in game.Options)
                    Is(words.OptionName(game.Id, option).Length > 0 &&
                        words.OptionHelp(game.Id, option).Length > 0 &&
                        words.Value(rules, option).Length > 0, true);
                for (int i = 0; i < game.Groups.Length; i++)
                    Is(words.GroupName(game.Id, i).Length > 0, true);
            }
        Sentences de =
            new Sentences(Language.German, new Rules(GameId.Tripoli));
        Is(de.Term(Space.Denomination, (int)Suit.Hearts), "Herz");
        Is(de.Term(Space.Kind, 9999), "");
        Is(de.Term(AdvisorSpace.Chance, 1).Length > 0, true);
        Is(de.LevelName(Level.Club1).Length > 0, true);
        Is(Sentences.KeyOf(Language.German), "de");
        Is(Sentences.NameOf(Language.German), "Deutsch");
        Is(Sentences.Find("fr"), null);
        Is(WordsLibrary.Version, Library.Version);
        Is(WordsLibrary.Serves(0xFF0000), false);
    }
}
