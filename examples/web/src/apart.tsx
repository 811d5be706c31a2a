// SPDX-License-Identifier: MIT
// What people who are apart need beside the game: a name, and a seat.
import { useState } from "preact/hooks";
import { Dialog } from "./dialog.js";
import type { Model } from "./model.js";

const NAME_LENGTH = 20;         // the server's limit

/** The name that the others are shown. */
export function NameField({ model, name, onName }: {
    model: Model; name: string; onName(name: string): void;
}) {
    return <label>{model.text.yourName}
        <input data-option="me" value={name} maxLength={NAME_LENGTH} autofocus
            autocomplete="nickname" onInput={({ currentTarget }) =>
                onName(currentTarget.value)} />
    </label>;
}

/** Somebody has followed a link to a table. */
export function SitPanel({ model }: { model: Model }) {
    const { text, place, settings } = model;
    const [name, setName] = useState(settings.names[0] ?? "");
    return <Dialog model={model} title={text.sit}>
        <form onSubmit={(event) => {
            event.preventDefault();
            if (place !== null && name.trim()) model.sit(place, name.trim());
        }}>
            <p>{text.invited}</p>
            <NameField model={model} name={name} onName={setName} />
            {model.panel === "name" && <p class="problem" role="alert">
                {text.name}</p>}
            <menu>
                <button type="submit" class="confirm" disabled={!name.trim()}>
                    {text.sit}
                </button>
            </menu>
        </form>
    </Dialog>;
}
