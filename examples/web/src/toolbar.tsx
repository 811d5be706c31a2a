// SPDX-License-Identifier: MIT
// A row of buttons with one tab stop. Left and right move along it, up and down
// to the next group, and the focus stays where it was when buttons go.
import type { JSX } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";

export type Roving = { tabIndex: number; onFocus(): void };

export function Toolbar({ label, group, children, ...how }: {
    label: string; class: string; group(index: number): string;
    children: ((roving: Roving) => JSX.Element)[];
}) {
    const [at, setAt] = useState(0), list = useRef<HTMLDivElement>(null);
    const count = children.length, stop = Math.min(at, count - 1);
    const hadFocus = list.current?.contains(document.activeElement) ?? false;

    useLayoutEffect(() => {
        if (hadFocus && !list.current?.contains(document.activeElement))
            focusOn(stop);
    });

    function focusOn(index: number): void {
        list.current?.querySelectorAll("button")[index]?.focus();
    }

    /** The first of the next group, or of the one before. */
    function nextGroup(step: number): number {
        const starts = children.map((_, i) => i).filter((i) =>
            i === 0 || group(i) !== group(i - 1));
        const mine = starts.filter((i) => i <= stop).length - 1;
        return starts[(mine + step + starts.length) % starts.length] ?? 0;
    }

    function onKey(event: KeyboardEvent): void {
        const index = {
            ArrowLeft: (stop - 1 + count) % count,
            ArrowRight: (stop + 1) % count,
            ArrowUp: nextGroup(-1), ArrowDown: nextGroup(1),
        }[event.key];
        if (index === undefined || count === 0) return;
        event.preventDefault();
        setAt(index);
        focusOn(index);
    }

    return count === 0 ? null : <div role="toolbar" aria-label={label} ref={list} onKeyDown={onKey}
        {...how}>
        {children.map((one, i) => one({
            tabIndex: i === stop ? 0 : -1, onFocus: () => setAt(i),
        }))}
    </div>;
}
