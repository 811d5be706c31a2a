// SPDX-License-Identifier: MIT
// A new game: which one, by which rules, against whom. What there is to choose
// comes from the library, in the language of the person.
import { useEffect, useRef, useState } from "preact/hooks";
import { Rules, advisor } from "libtalon";
import type { GameKey, Language, Level } from "libtalon";
import type { Model, Pace } from "./model.js";

function Select({ name, value, among, onChange }: {
    name: string; value: string; among: { key: string; label: string }[];
    onChange(key: string): void;
}) {
    return <label>{name}
        <select value={value} onChange={(event) =>
            onChange(event.currentTarget.value)}>
            {among.map(({ key, label }) =>
                <option value={key} key={key}>{label}</option>)}
        </select>
    </label>;
}

export function Setup({ model }: { model: Model }) {
    const { text, settings, games } = model;
    const [setup, setSetup] = useState(model.setup);
    const dialog = useRef<HTMLDialogElement>(null);
    const game = games.find(({ key }) => key === setup.game) ?? games[0];
    const preset = game?.presets.find(({ key }) => key === setup.preset);

    useEffect(() => dialog.current?.showModal(), []);

    function close(): void {
        model.isSettingUp = false;
        model.draw();
    }

    return <dialog ref={dialog} onClose={close} aria-label={text.newGame}>
        <form method="dialog" onSubmit={() => model.begin(setup)}>
            <Select name={text.game} value={setup.game} among={games}
                onChange={(key) => setSetup({
                    ...setup, game: key as GameKey, options: {},
                    preset: new Rules(key as GameKey).preset ?? "" })} />
            <Select name={text.rules} value={setup.preset}
                among={game?.presets ?? []} onChange={(key) =>
                    setSetup({ ...setup, preset: key, options: {} })} />
            <p>{preset?.text}</p>
            <Select name={text.level} value={setup.level}
                among={advisor.terms("level", settings.language)}
                onChange={(key) =>
                    setSetup({ ...setup, level: key as Level })} />
            <menu>
                <button type="submit" class="confirm">{text.start}</button>
                <button type="button" onClick={() => dialog.current?.close()}>
                    {text.cancel}
                </button>
            </menu>
        </form>
        <Select name={text.language} value={settings.language}
            among={[{ key: "en", label: "English" },
                { key: "de", label: "Deutsch" }]}
            onChange={(key) => model.set({ language: key as Language })} />
        <Select name={text.pace} value={settings.pace}
            among={(["slow", "normal", "fast", "none"] as const).map((key) =>
                ({ key, label: text[key] }))}
            onChange={(key) => model.set({ pace: key as Pace })} />
        <p><small>{text.keys}</small></p>
    </dialog>;
}
