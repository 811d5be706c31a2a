// SPDX-License-Identifier: MIT
// What can be looked at beside the game: settings, keys, a link, where cards
// are believed to be, and a hand that is over.
import { useEffect, useState } from "preact/hooks";
import { Rules, label } from "libtalon";
import type { Belief, Language } from "libtalon";
import { Dialog, Select, Switch } from "./dialog.js";
import { Session } from "./session.js";
import type { Model } from "./model.js";
import type { Pace, Theme } from "./kept.js";
import { linkOf } from "./link.js";
import { filled } from "./text.js";

export function SettingsPanel({ model }: { model: Model }) {
    const { text, settings } = model;
    const switches = ["motion", "fourColors", "confirm", "keys"] as const;
    return <Dialog model={model} title={text.settings}>
        <Select name={text.language} id="language" value={settings.language}
            among={[{ key: "en", label: "English" },
                { key: "de", label: "Deutsch" }]}
            onChange={(key) => model.set({ language: key as Language })} />
        <Select name={text.pace} id="pace" value={settings.pace}
            among={(["slow", "normal", "fast", "none"] as const).map((key) =>
                ({ key, label: text[key] }))}
            onChange={(key) => model.set({ pace: key as Pace })} />
        <Select name={text.theme} id="theme" value={settings.theme}
            among={(["auto", "light", "dark"] as const).map((key) =>
                ({ key, label: text[key] }))}
            onChange={(key) => model.set({ theme: key as Theme })} />
        {switches.map((key) => <Switch key={key} id={key} name={text[key]}
            value={settings[key]}
            onChange={(on) => model.set({ [key]: on })} />)}
    </Dialog>;
}

export function HelpPanel({ model }: { model: Model }) {
    const { text } = model;
    return <Dialog model={model} title={text.keysTitle}>
        <dl>{text.keyList.map(([key, does]) => <>
            <dt><kbd>{key}</kbd></dt><dd>{does}</dd>
        </>)}</dl>
    </Dialog>;
}

/** Two links: to the deal, for a friend, and to what was played; or one, to a
 * table at a server. */
export function LinkPanel({ model }: { model: Model }) {
    const { text, state, place } = model, saved = state?.saved;
    const [links, setLinks] = useState(place ? [location.href] : []);
    const [copied, setCopied] = useState<number | null>(null);
    useEffect(() => {
        if (saved) void Promise.all([
            linkOf(saved), linkOf(new Session(saved).dealStart),
        ]).then(setLinks);
    }, []);
    return <Dialog model={model} title={text.link}>
        {(place ? [text.linkTable] : [text.linkPlayed, text.linkDeal])
            .map((name, i) => <label key={name}>{name}
            <input readOnly value={links[i] ?? ""} data-link={i}
                onFocus={(event) => event.currentTarget.select()} />
            {navigator.clipboard && <button type="button" onClick={() =>
                void navigator.clipboard.writeText(links[i] ?? "")
                    .then(() => setCopied(i))}>
                {copied === i ? text.copied : text.copy}
            </button>}
            </label>)}
    </Dialog>;
}


/** Where a card may be, by place: what is not impossible. */
function placesOf(model: Model, { chance }: Belief) {
    const { language } = model.settings, seats = model.view?.seatCount ?? 0;
    return chance.map((one, place) => ({
        chance: one, place, name: place < seats ? model.name(place) :
            one > 0 ? label("place", place, language) : "",
    })).filter((one) => one.chance > 0);
}

/** A bar for each card, cut by places; the same is said in words. */
export function BeliefsPanel({ model }: { model: Model }) {
    const { text, beliefs, spoken, words, settings: { language } } = model;
    const percents = new Intl.NumberFormat(language, { style: "percent" });
    const percent = (chance: number) => percents.format(chance / 10_000);
    const seats = model.view?.seatCount ?? 0;
    // Jokers first, then from the highest card of each suit down.
    const shown = [...beliefs ?? []].reverse().sort((a, b) =>
        Number(/^J[K1-9]/.test(b.card ?? "")) -
        Number(/^J[K1-9]/.test(a.card ?? "")));
    return <Dialog model={model} title={text.beliefs}>
        <p>{beliefs === null ? text.wait : beliefs.length === 0 ?
            text.noBeliefs : text.beliefsText}</p>
        <ul class="beliefs">{shown.map((belief) => {
            const places = placesOf(model, belief), card = belief.card ?? "";
            return <li key={card} data-card={card}>
                <b aria-hidden="true">{words.card(card)}</b>
                <span class="said">{spoken.card(card) + ": " +
                    places.map(({ name, chance }) =>
                        `${name} ${percent(chance)}`).join(", ")}</span>
                <span class="bar" aria-hidden="true">
                    {places.map(({ name, chance, place }) => <i key={place}
                        class={`place-${place < seats ? place % 7 : 7}`}
                        title={name}
                        style={{ flexGrow: chance }}>
                        {chance > 1400 && `${percent(chance)} ${name}`}
                    </i>)}
                </span>
            </li>;
        })}</ul>
    </Dialog>;
}

function Costs({ model }: { model: Model }) {
    const { text, words, review } = model;
    if (!review || model.view?.rules.game === "tripoli") return null;
    const { cards, discard } = review;
    const costly = cards.filter(({ points }) => points > 0);
    return <>
        <h3>{text.costs}</h3>
        <p>{text.allKnown}</p>
        {discard && <p data-cost="discard">{filled(
            discard.points > 0 ? text.discardCost : text.discardBest, {
                name: words.seat(discard.seat), points: discard.points,
                cards: words.cards(discard.discard),
                best: words.cards(discard.bestDiscard),
            })}</p>}
        <ol>{costly.sort((a, b) => b.points - a.points).map((item) =>
            <li key={item.card} data-cost={item.card}>{filled(text.cardCost, {
                name: words.seat(item.seat), trick: item.trick,
                card: words.card(item.card ?? ""), points: item.points,
                best: words.card(item.bestCard ?? ""),
            })}</li>)}</ol>
        {costly.length === 0 && <p>{text.noCosts}</p>}
        <details>
            <summary>{text.everyCard}</summary>
            <ol class="every">{cards.map((item) => <li key={item.card}>
                {`${words.seat(item.seat)} ${words.card(item.card ?? "")}: ` +
                    item.points}
            </li>)}</ol>
        </details>
    </>;
}

export function ReviewPanel({ model }: { model: Model }) {
    const { text, words, review, view } = model;
    const isTripoli = view?.rules.game === "tripoli";
    return <Dialog model={model} title={isTripoli ? text.hands : text.review}>
        {review === null || !view ? <p>{text.wait}</p> : <>
            {!isTripoli && <h3>{text.hands}</h3>}
            <dl>{review.hands.map((hand, seat) => <>
                <dt>{words.seat(seat)}</dt>
                <dd>{words.cards(view.sortHand(hand))}</dd>
            </>)}
            <dt>{isTripoli ? text.spare : text.kitty}</dt>
            <dd>{words.cards(review.aside)}</dd></dl>
            <Costs model={model} />
        </>}
    </Dialog>;
}

/** Which rules are played, in a line. */
export function rulesLine(model: Model, rules: Rules): string {
    const game = model.games.find(({ key }) => key === rules.game);
    const near = rules.nearestPreset();
    const preset = game?.presets.find(({ key }) => key === near.preset);
    return [...new Set([game?.label, preset?.label]), ...near.differences > 0 ?
        [`${model.text.house}: ${near.differences}`] : []].join(" · ");
}
