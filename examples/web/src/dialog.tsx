// SPDX-License-Identifier: MIT
// What lies over the table, and the parts that its forms are made of.
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { Model } from "./model.js";

export function Dialog({ model, title, children }: {
    model: Model; title: string; children: ComponentChildren;
}) {
    const dialog = useRef<HTMLDialogElement>(null);
    useEffect(() => dialog.current?.showModal(), []);
    return <dialog ref={dialog} aria-label={title}
        onClose={() => model.show(null)}>
        <header>
            <h2>{title}</h2>
            <button type="button" data-kind="close"
                onClick={() => dialog.current?.close()}>
                {model.text.close}
            </button>
        </header>
        {children}
    </dialog>;
}

export function Select({ name, value, among, onChange, id }: {
    name: string; value: string; among: { key: string; label: string }[];
    onChange(key: string): void; id?: string;
}) {
    return <label>{name}
        <select value={value} data-option={id} onChange={(event) =>
            onChange(event.currentTarget.value)}>
            {among.map(({ key, label }) =>
                <option value={key} key={key}>{label}</option>)}
        </select>
    </label>;
}

export function Switch({ name, value, onChange, id }: {
    name: string; value: boolean; onChange(value: boolean): void; id?: string;
}) {
    return <label>{name}
        <input type="checkbox" checked={value} data-option={id}
            onChange={(event) => onChange(event.currentTarget.checked)} />
    </label>;
}
