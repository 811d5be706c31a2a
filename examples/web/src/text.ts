// SPDX-License-Identifier: MIT
// The few words of the page itself. Everything about the games comes from the
// library.
import type { Language } from "libtalon";

const en = {
    title: "Five Hundred and Tripoli",
    yourTurn: "Your turn.",
    thinking: "The others play …",
    next: "Next hand",
    over: "The game is over.",
    undo: "Undo",
    hint: "Hint",
    newGame: "New game …",
    start: "Start",
    cancel: "Cancel",
    game: "Game",
    rules: "Rules",
    level: "Level of the others",
    language: "Language",
    pace: "Pace",
    slow: "slow",
    normal: "normal",
    fast: "fast",
    none: "no pauses",
    house: "House rules",
    hand: "Your hand",
    table: "On the table",
    lastTrick: "Last trick",
    log: "What has happened",
    seats: "At the table",
    tricks: "Tricks",
    chips: "Chips",
    cards: "Cards",
    dealer: "dealer",
    pick: "Pick {count} cards, then confirm.",
    card: "{card}, {n} of {count}",
    noHint: "No hint was needed.",
    hintIs: "Hint: {move}. {why}.",
    less: "Less",
    more: "More",
    loading: "The cards are being shuffled …",
    broken: "This page could not be loaded: {why}",
    keys: "Keys: ← → choose a card, Enter plays, 2–9 0 J Q K A by rank, " +
        "U undo, H hint, N next hand.",
};

const de: typeof en = {
    title: "Five Hundred und Tripoli",
    yourTurn: "Du bist dran.",
    thinking: "Die anderen spielen …",
    next: "Nächste Runde",
    over: "Die Partie ist zu Ende.",
    undo: "Zurück",
    hint: "Tipp",
    newGame: "Neue Partie …",
    start: "Los",
    cancel: "Abbrechen",
    game: "Spiel",
    rules: "Regeln",
    level: "Stärke der anderen",
    language: "Sprache",
    pace: "Tempo",
    slow: "langsam",
    normal: "normal",
    fast: "schnell",
    none: "ohne Pausen",
    house: "Hausregeln",
    hand: "Dein Blatt",
    table: "Auf dem Tisch",
    lastTrick: "Letzter Stich",
    log: "Was geschehen ist",
    seats: "Am Tisch",
    tricks: "Stiche",
    chips: "Chips",
    cards: "Karten",
    dealer: "gibt",
    pick: "Wähle {count} Karten, dann bestätige.",
    card: "{card}, {n} von {count}",
    noHint: "Ein Tipp war nicht nötig.",
    hintIs: "Tipp: {move}. {why}.",
    less: "Weniger",
    more: "Mehr",
    loading: "Die Karten werden gemischt …",
    broken: "Diese Seite lässt sich nicht laden: {why}",
    keys: "Tasten: ← → Karte wählen, Enter spielt, 2–9 0 B D K A nach Rang, " +
        "U zurück, H Tipp, N nächste Runde.",
};

export type Text = typeof en;
export const texts: Record<Language, Text> = { en, de };

/** A text with its places filled. */
export function filled(text: string,
                       places: Record<string, string | number>): string {
    return text.replace(/\{(\w+)\}/g, (_, name: string) =>
        String(places[name] ?? ""));
}
