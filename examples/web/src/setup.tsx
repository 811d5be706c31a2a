// SPDX-License-Identifier: MIT
// A new game: which one, by which rules, house rule by house rule, against
// whom. What there is to choose, what it means and what contradicts comes from
// the library, in the language of the person.
import { useState } from "preact/hooks";
import { Rules, advisor, label } from "libtalon";
import type { GameInfo, GameKey, Level, OptionInfo } from "libtalon";
import { NameField } from "./apart.js";
import { Dialog, Select, Switch } from "./dialog.js";
import type { Model } from "./model.js";
import type { Setup } from "./session.js";
import { filled } from "./text.js";

function Option({ rules, info, problems, onChange }: {
    rules: Rules; info: OptionInfo; problems: string[];
    onChange(value: string | number): void;
}) {
    const { key, type, low = 0, high = 0, step = 1 } = info;
    const value = rules.get(key);
    // Few numbers, of which some have names, are chosen from a list, too.
    const count = type === "number" ? Math.floor((high - low) / step) + 1 : 0;
    const isList = info.values.length > 0 && count <= 20;
    const among = [...info.values, ...Array.from(
        { length: isList ? count : 0 }, (_, i) => String(low + i * step))
        .map((one) => ({ key: one, label: one }))];
    return <div class="option">
        {type === "switch" ?
            <Switch id={key} name={info.label} value={value === "on"}
                onChange={(on) => onChange(on ? "on" : "off")} /> :
            isList ?
                <Select id={key} name={info.label} value={String(value)}
                    among={among} onChange={(one) => onChange(
                        /^-?\d+$/.test(one) ? Number(one) : one)} /> :
                <label>{info.label}
                    <input type="number" data-option={key} value={value}
                        min={low} max={high} step={step}
                        onChange={({ currentTarget: { valueAsNumber } }) =>
                            onChange(valueAsNumber)} />
                </label>}
        <small>{`${info.text} (${info.clause})`}</small>
        {problems.map((one) => <p class="problem" key={one}>{one}</p>)}
    </div>;
}

function House({ model, game, rules, onChange }: {
    model: Model; game: GameInfo; rules: Rules;
    onChange(key: string, value: string | number): void;
}) {
    const { language } = model.settings, problems = rules.check();
    return <details>
        <summary>{model.text.house}</summary>
        {game.groups.map(({ key, label: name }) => <fieldset key={key}>
            <legend>{name}</legend>
            {game.options.filter((info) => info.group.key === key &&
                rules.applies(info.key)).map((info) =>
                <Option key={info.key} rules={rules} info={info}
                    problems={problems.filter(({ options }) =>
                        options.includes(info.key)).map((problem) =>
                        label("status", problem.name, language))}
                    onChange={(value) => onChange(info.key, value)} />)}
        </fieldset>)}
    </details>;
}

/** Who sits where: people share the screen. */
function People({ model, seats, people, onChange }: {
    model: Model; seats: number; people: number[];
    onChange(people: number[]): void;
}) {
    const { text, settings: { names } } = model;
    const rename = (seat: number, name: string) => {
        const changed = Array.from({ length: seats }, (_, i) => names[i] ?? "");
        changed[seat] = name.trim().slice(0, 20);
        model.set({ names: changed });
    };
    return <fieldset>
        <legend>{text.people}</legend>
        {Array.from({ length: seats }, (_, seat) => <div class="person"
            key={seat}>
            <input aria-label={filled(text.nameOf, { n: seat + 1 })}
                value={model.nameOf(seat)} onChange={({ currentTarget }) =>
                    rename(seat, currentTarget.value)} />
            <Switch id={`seat-${seat}`} name={text.atScreen}
                value={people.includes(seat)} onChange={(on) => onChange(on ?
                    [...people, seat].sort((a, b) => a - b) :
                    people.filter((one) => one !== seat))} />
        </div>)}
    </fieldset>;
}

/** Rules with an option changed; a value that no rules have changes nothing. */
function changed(setup: Setup, key: string, value: string | number): Setup {
    try {
        Rules.from(setup).set(key, value);
        return { ...setup, options: { ...setup.options, [key]: value } };
    } catch {
        return setup;
    }
}

export function NewGame({ model }: { model: Model }) {
    const { text, settings, games } = model;
    const [setup, setSetup] = useState(model.setup);
    const [apart, setApart] = useState(0);
    const [name, setName] = useState(settings.names[0] ?? "");
    const game = games.find(({ key }) => key === setup.game) ?? games[0];
    const preset = game?.presets.find(({ key }) => key === setup.preset);
    const rules = Rules.from(setup), seats = Number(rules.get("players"));
    const people = setup.people.filter((seat) => seat < seats);
    const isWrong = rules.check().length > 0 || apart > seats ||
        apart > 0 && !name.trim();
    if (!game) return null;
    return <Dialog model={model} title={text.newGame}>
        <form noValidate onSubmit={(event) => {
            event.preventDefault();
            if (isWrong) return;
            if (apart === 0) model.begin({ ...setup, people });
            else void model.beginApart(setup, apart, name.trim());
        }}>
            <Select name={text.game} id="game" value={setup.game} among={games}
                onChange={(key) => setSetup({
                    ...setup, game: key as GameKey, options: {},
                    preset: games.find((one) => one.key === key)
                        ?.presets[0]?.key ?? "" })} />
            <Select name={text.rules} id="preset" value={setup.preset}
                among={game.presets} onChange={(key) =>
                    setSetup({ ...setup, preset: key, options: {} })} />
            <p>{preset?.text}</p>
            <Select name={text.level} id="level" value={setup.level}
                among={advisor.terms("level", settings.language)}
                onChange={(key) =>
                    setSetup({ ...setup, level: key as Level })} />
            {model.hasTables && <Select name={text.who} id="apart"
                value={String(apart)} among={[
                    { key: "0", label: text.screen },
                    ...Array.from({ length: seats - 1 }, (_, i) => ({
                        key: String(i + 2),
                        label: filled(text.apart, { count: i + 2 }) }))]}
                onChange={(key) => setApart(Number(key))} />}
            {apart > 0 ?
                <NameField model={model} name={name} onName={setName} /> :
                <People model={model} seats={seats} people={people}
                    onChange={(sit) => setSetup({ ...setup, people: sit })} />}
            <House model={model} game={game} rules={rules}
                onChange={(key, value) =>
                    setSetup(changed(setup, key, value))} />
            <menu>
                <button type="submit" class="confirm" disabled={isWrong}>
                    {text.start}
                </button>
            </menu>
        </form>
    </Dialog>;
}
