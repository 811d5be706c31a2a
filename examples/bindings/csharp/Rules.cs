// SPDX-License-Identifier: MIT
// The rules of a game, and everything that a settings screen shows.
using System;
using System.Collections.Generic;

namespace Talon
{
    /// <summary>A problem with rules, and the options involved.</summary>
    public sealed class Problem
    {
        internal unsafe Problem(RawProblem* raw)
        {
            Status = (Status)raw->status;
            Options = new int[raw->option_count];
            for (int i = 0; i < Options.Length; i++)
                Options[i] = (int)raw->options[i];
        }

        public Status Status { get; private set; }

        /// <summary>The numbers of the options.</summary>
        public int[] Options { get; private set; }

        /// <summary>A sentence, with the clauses behind it.</summary>
        public override string ToString()
        {
            return TalonException.Describe(Status);
        }
    }

    /// <summary>The rules of a game: a preset, and options that can be
    /// changed.</summary>
    public sealed unsafe class Rules : IEquatable<Rules>
    {
        internal RawRules raw;

        internal Rules()
        {
        }

        /// <summary>A preset by its number; 0 is the base game.</summary>
        public Rules(GameId game, int preset = 0)
        {
            fixed (RawRules* rules = &raw)
                Library.Must(Native.talon_rules_init(rules, (uint)game,
                    checked((uint)preset)));
        }

        /// <summary>A preset by its key, such as "australian-4".</summary>
        public Rules(GameId game, string preset)
        {
            raw.game_id = (uint)game;
            SetPreset(preset);
        }

        public Rules Clone()
        {
            return new Rules { raw = raw };
        }

        public GameInfo Game
        {
            get { return new GameInfo(Id); }
        }

        public GameId Id
        {
            get { return (GameId)raw.game_id; }
        }

        /// <summary>Sets every option to those of a preset.</summary>
        public void SetPreset(string key)
        {
            fixed (RawRules* rules = &raw)
            fixed (byte* bytes = Library.Key(key))
                Library.Must(Native.talon_rules_preset(rules, bytes));
        }

        /// <summary>The value of an option as text, by the keys of option and
        /// value: rules["slam"] = "off".</summary>
        public string this[string key]
        {
            get
            {
                uint option = Option(key);

                fixed (RawRules* pinned = &raw)
                {
                    RawRules* rules = pinned;

                    return Library.WrittenText(Constants.ValueTextMax,
                        (text, size, length) => Native.talon_rules_get_text(
                            rules, option, text, size, length));
                }
            }
            set
            {
                fixed (RawRules* rules = &raw)
                fixed (byte* name = Library.Key(key))
                fixed (byte* text = Library.Key(value))
                    Library.Must(Native.talon_rules_set_text(rules, name,
                        text));
            }
        }

        /// <summary>The English of an option's value, as a settings screen
        /// shows it.</summary>
        public string ValueLabel(string key)
        {
            uint option = Option(key);

            fixed (RawRules* pinned = &raw)
            {
                RawRules* rules = pinned;

                return Library.WrittenText(Constants.ValueLabelMax,
                    (text, size, length) => Native.talon_rules_get_label(rules,
                        option, text, size, length));
            }
        }

        /// <summary>The value of an option as a number, by the number of the
        /// option.</summary>
        public int this[int option]
        {
            get
            {
                int value;

                fixed (RawRules* rules = &raw)
                    Library.Must(Native.talon_rules_get(rules, (uint)option,
                        &value));
                return value;
            }
            set
            {
                fixed (RawRules* rules = &raw)
                    Library.Must(Native.talon_rules_set(rules, (uint)option,
                        value));
            }
        }

        public int this[FiveHundredOption option]
        {
            get { return this[Number(GameId.FiveHundred, (int)option)]; }
            set { this[Number(GameId.FiveHundred, (int)option)] = value; }
        }

        public int this[TripoliOption option]
        {
            get { return this[Number(GameId.Tripoli, (int)option)]; }
            set { this[Number(GameId.Tripoli, (int)option)] = value; }
        }

        private int Number(GameId game, int option)
        {
            if (Id != game)
                throw new TalonException((int)Status.WrongGame);
            return option;
        }

        private uint Option(string key)
        {
            fixed (byte* bytes = Library.Key(key))
            {
                uint option = Native.talon_option_find(raw.game_id, bytes);

                if (option == 0)
                    throw new TalonException((int)Status.Option);
                return option;
            }
        }

        /// <summary>Whether an option has an effect under these
        /// rules.</summary>
        public bool Applies(string key)
        {
            uint option = Option(key);
            int applies;

            fixed (RawRules* rules = &raw)
                Library.Must(Native.talon_rules_applies(rules, option,
                    &applies));
            return applies != 0;
        }

        /// <summary>Everything that is wrong with these rules; empty if a game
        /// can be made of them.</summary>
        public Problem[] Problems()
        {
            RawProblem* raws = stackalloc RawProblem[Constants.ProblemsMax];
            uint count = 0;

            fixed (RawRules* rules = &raw)
            {
                int status = Native.talon_rules_check(rules, raws,
                    Constants.ProblemsMax, &count);

                if (status != (int)Status.Rules &&
                    status != (int)Status.Unsupported)
                    Library.Must(status);
            }
            Problem[] problems = new Problem[count];
            for (int i = 0; i < problems.Length; i++)
                problems[i] = new Problem(raws + i);
            return problems;
        }

        public int SeatCount
        {
            get
            {
                uint count;

                fixed (RawRules* rules = &raw)
                    Library.Must(Native.talon_rules_seat_count(rules, &count));
                return (int)count;
            }
        }

        /// <summary>A seat and its partners.</summary>
        public Seats Side(int seat)
        {
            uint seats;

            fixed (RawRules* rules = &raw)
                Library.Must(Native.talon_rules_side(rules, seat, &seats));
            return (Seats)seats;
        }

        public CardSet Pack
        {
            get
            {
                CardSet pack;

                fixed (RawRules* rules = &raw)
                    Library.Must(Native.talon_rules_pack(rules, &pack));
                return pack;
            }
        }

        /// <summary>How many codes of moves there are; every code is
        /// below.</summary>
        public int CodeCount(Codes mode)
        {
            uint count;

            fixed (RawRules* rules = &raw)
                Library.Must(Native.talon_rules_code_count(rules, (uint)mode,
                    &count));
            return (int)count;
        }

        /// <summary>What a code stands for, as a part of a move.</summary>
        public Move CodeMeaning(int code, Codes mode)
        {
            Move part;

            fixed (RawRules* rules = &raw)
                Library.Must(Native.talon_rules_code_meaning(rules, (uint)mode,
                    (uint)code, &part));
            return part;
        }

        /// <summary>How many numbers an observation has.</summary>
        public int ObservationCount
        {
            get
            {
                uint count;

                fixed (RawRules* rules = &raw)
                    Library.Must(Native.talon_rules_observation_count(rules,
                        &count));
                return (int)count;
            }
        }

        /// <summary>The fields of an observation, in order; their keys and
        /// texts are those of ObservationKey and ObservationText.</summary>
        public ObservationField[] Observation
        {
            get
            {
                uint count = Native.talon_observation_field_count(raw.game_id);
                ObservationField[] fields = new ObservationField[count];

                fixed (RawRules* rules = &raw)
                    fixed (ObservationField* first = fields)
                        for (uint i = 0; i < count; i++)
                            Library.Must(Native.talon_rules_observation_field(
                                rules, i, first + i));
                return fields;
            }
        }

        /// <summary>The key of a field of observations.</summary>
        public string ObservationKey(int index)
        {
            return Library.Text(Native.talon_observation_field_key(raw.game_id,
                (uint)index));
        }

        /// <summary>What the numbers of a field are.</summary>
        public string ObservationText(int index)
        {
            return Library.Text(Native.talon_observation_field_text(raw.game_id,
                (uint)index));
        }

        /// <summary>The preset that differs in the fewest options.</summary>
        public PresetInfo NearestPreset(out int differences)
        {
            uint preset, count;

            fixed (RawRules* rules = &raw)
                Library.Must(Native.talon_rules_nearest_preset(rules, &preset,
                    &count));
            differences = (int)count;
            return new PresetInfo(Id, (int)preset);
        }

        /// <summary>The header of a record.</summary>
        public string Write()
        {
            fixed (RawRules* pinned = &raw)
            {
                RawRules* rules = pinned;

                return Library.WrittenText(Constants.RulesTextMax,
                    (text, size, length) => Native.talon_rules_write(rules,
                        text, size, length));
            }
        }

        /// <summary>Reads the header of a record.</summary>
        /// <param name="text">a record</param>
        /// <param name="offset">where the game begins in the text</param>
        public static Rules Read(string text, out int offset)
        {
            Rules rules = new Rules();
            TextPosition position;
            UIntPtr read;
            int status;

            fixed (RawRules* to = &rules.raw)
            fixed (byte* bytes = Library.Bytes(text))
                status = Native.talon_rules_read(bytes, (UIntPtr)text.Length,
                    to, &read, &position);
            if (status < 0)
                throw new TalonException(status, CardSet.Empty, position);
            offset = (int)read;
            return rules;
        }

        public bool Equals(Rules other)
        {
            int equal;

            if (ReferenceEquals(other, null))
                return false;
            fixed (RawRules* a = &raw)
            fixed (RawRules* b = &other.raw)
                Library.Must(Native.talon_rules_equal(a, b, &equal));
            return equal != 0;
        }

        public override bool Equals(object other)
        {
            return Equals(other as Rules);
        }

        public override int GetHashCode()
        {
            int hash = (int)raw.game_id;

            fixed (RawRules* rules = &raw)
                for (int i = 1; i <= Constants.OptionsMax; i++)
                    hash = unchecked(hash * 31 + rules->value[i]);
            return hash;
        }

        public override string ToString()
        {
            return Write();
        }
    }

    /// <summary>What the library says about a game.</summary>
    public sealed unsafe class GameInfo
    {
        internal GameInfo(GameId id)
        {
            Id = id;
        }

        /// <summary>All games.</summary>
        public static GameInfo[] All()
        {
            GameInfo[] games = new GameInfo[Native.talon_games_count()];

            for (int i = 0; i < games.Length; i++)
                games[i] = new GameInfo((GameId)Native.talon_games_at((uint)i));
            return games;
        }

        /// <summary>The game with a key, such as "tripoli".</summary>
        public static GameInfo Find(string key)
        {
            fixed (byte* bytes = Library.Key(key))
            {
                uint id = Native.talon_games_find(bytes);

                if (id == 0)
                    throw new TalonException((int)Status.Game);
                return new GameInfo((GameId)id);
            }
        }

        public GameId Id { get; private set; }

        public string Key
        {
            get { return Library.Text(Native.talon_games_key((uint)Id)); }
        }

        public string Label
        {
            get { return Library.Text(Native.talon_games_label((uint)Id)); }
        }

        public string Text
        {
            get { return Library.Text(Native.talon_games_text((uint)Id)); }
        }

        /// <summary>The bytes of memory that a game takes.</summary>
        public int Bytes
        {
            get
            {
                UIntPtr size;

                Library.Must(Native.talon_games_bytes((uint)Id, &size));
                return (int)size;
            }
        }

        /// <summary>The groups of options, in the order in which a screen
        /// shows them.</summary>
        public OptionGroup[] Groups
        {
            get
            {
                OptionGroup[] groups =
                    new OptionGroup[Native.talon_option_group_count((uint)Id)];

                for (uint i = 0; i < groups.Length; i++)
                    groups[i] = new OptionGroup
                    {
                        Key = Library.Text(Native.talon_option_group_at(
                            (uint)Id, i)),
                        Label = Library.Text(
                            Native.talon_option_group_label_at((uint)Id, i)),
                    };
                return groups;
            }
        }

        public PresetInfo[] Presets
        {
            get
            {
                PresetInfo[] presets =
                    new PresetInfo[Native.talon_preset_count((uint)Id)];

                for (int i = 0; i < presets.Length; i++)
                    presets[i] = new PresetInfo(Id, i + 1);
                return presets;
            }
        }

        public PresetInfo Preset(string key)
        {
            fixed (byte* bytes = Library.Key(key))
            {
                uint number = Native.talon_preset_find((uint)Id, bytes);

                if (number == 0)
                    throw new TalonException((int)Status.Preset);
                return new PresetInfo(Id, (int)number);
            }
        }

        public OptionInfo[] Options
        {
            get
            {
                OptionInfo[] options =
                    new OptionInfo[Native.talon_option_count((uint)Id)];

                for (int i = 0; i < options.Length; i++)
                    options[i] = new OptionInfo((uint)Id, (uint)i + 1);
                return options;
            }
        }

        public OptionInfo Option(string key)
        {
            fixed (byte* bytes = Library.Key(key))
            {
                uint number = Native.talon_option_find((uint)Id, bytes);

                if (number == 0)
                    throw new TalonException((int)Status.Option);
                return new OptionInfo((uint)Id, number);
            }
        }
    }

    /// <summary>A preset: rules that people know by a name.</summary>
    public sealed unsafe class PresetInfo
    {
        internal PresetInfo(GameId game, int number)
        {
            Game = game;
            Number = number;
        }

        public GameId Game { get; private set; }
        public int Number { get; private set; }

        public string Key
        {
            get
            {
                return Library.Text(Native.talon_preset_key((uint)Game,
                    (uint)Number));
            }
        }

        public string Label
        {
            get
            {
                return Library.Text(Native.talon_preset_label((uint)Game,
                    (uint)Number));
            }
        }

        public string Text
        {
            get
            {
                return Library.Text(Native.talon_preset_text((uint)Game,
                    (uint)Number));
            }
        }

        public Rules Rules
        {
            get { return new Rules(Game, Number); }
        }
    }

    /// <summary>A named value of an option.</summary>
    public sealed class OptionValue
    {
        public int Value { get; internal set; }
        public string Key { get; internal set; }
        public string Label { get; internal set; }

        /// <summary>The version in which it appeared.</summary>
        public uint Since { get; internal set; }
    }

    /// <summary>A group of options on a settings screen: those whose GroupKey
    /// is its key.</summary>
    public sealed class OptionGroup
    {
        public string Key { get; internal set; }
        public string Label { get; internal set; }
    }

    /// <summary>An option, as a settings screen shows it.</summary>
    public sealed unsafe class OptionInfo
    {
        private readonly uint game;

        internal OptionInfo(uint game, uint number)
        {
            uint type;
            int low, high, step;

            this.game = game;
            Number = (int)number;
            Library.Must(Native.talon_option_range(game, number, &type, &low,
                &high, &step));
            Type = (OptionType)type;
            Low = low;
            High = high;
            Step = step;
        }

        public int Number { get; private set; }
        public OptionType Type { get; private set; }

        /// <summary>The least number; above High if only named values are
        /// legal.</summary>
        public int Low { get; private set; }
        public int High { get; private set; }
        public int Step { get; private set; }

        public string Key
        {
            get
            {
                return Library.Text(Native.talon_option_key(game,
                    (uint)Number));
            }
        }

        public string Label
        {
            get
            {
                return Library.Text(Native.talon_option_label(game,
                    (uint)Number));
            }
        }

        public string Text
        {
            get
            {
                return Library.Text(Native.talon_option_text(game,
                    (uint)Number));
            }
        }

        public string GroupKey
        {
            get
            {
                return Library.Text(Native.talon_option_group_key(game,
                    (uint)Number));
            }
        }

        public string GroupLabel
        {
            get
            {
                return Library.Text(Native.talon_option_group_label(game,
                    (uint)Number));
            }
        }

        public string Clause
        {
            get
            {
                return Library.Text(Native.talon_option_clause(game,
                    (uint)Number));
            }
        }

        /// <summary>The version in which it appeared.</summary>
        public uint Since
        {
            get { return Native.talon_option_since(game, (uint)Number); }
        }

        public OptionValue[] Values
        {
            get
            {
                OptionValue[] values = new OptionValue[
                    Native.talon_option_value_count(game, (uint)Number)];

                for (int i = 0; i < values.Length; i++)
                    values[i] = Value((uint)i);
                return values;
            }
        }

        private OptionValue Value(uint index)
        {
            int value;

            Library.Must(Native.talon_option_value_at(game, (uint)Number,
                index, &value));
            return new OptionValue
            {
                Value = value,
                Key = Library.Text(Native.talon_option_value_key(game,
                    (uint)Number, index)),
                Label = Library.Text(Native.talon_option_value_label(game,
                    (uint)Number, index)),
                Since = Native.talon_option_value_since(game, (uint)Number,
                    index),
            };
        }
    }
}
