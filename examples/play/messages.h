/* SPDX-License-Identifier: MIT */
/* The words of the program itself, in the languages of libtalon-words: one
 * table. Whatever is about a game, libtalon-words says. Places {1} and {2} are
 * filled in. */
#ifndef MESSAGES_H
#define MESSAGES_H

#include "../common/words.h"

#include <stdint.h>

/* clang-format off */
#define MESSAGES(M) \
    /* the table */ \
    M(DEAL_NUMBER, "deal", "Runde") \
    M(DEALER, "dealer", "Geber") \
    M(TRICK_NUMBER, "trick", "Stich") \
    M(JOKER_IS, "the joker is", "der Joker ist") \
    M(CALLED, "called:", "gerufen:") \
    M(SCORE, "score", "Punkte") \
    M(TRICKS, "tricks", "Stiche") \
    M(LAST_TRICK, "before", "vorher") \
    M(ON_TABLE, "now", "jetzt") \
    M(OUT, "out", "setzt aus") \
    M(HAND, "hand", "Blatt") \
    M(POKER, "poker", "Poker") \
    M(BOARD, "board", "Brett") \
    M(CHIPS, "chips", "Chips") \
    M(CARDS, "cards", "Karten") \
    M(STAKED, "staked", "gesetzt") \
    M(OFFER_BY, "offer {1} by {2}", "Gebot {1} von {2}") \
    M(RUN, "run", "Reihe") \
    M(GAIN, "gain", "Gewinn") \
    M(PARTNERS, "Partners: {1}.", "Es spielen zusammen: {1}.") \
    M(FINAL, "Final result", "Endstand") \
    M(PRESENT, "Score so far", "Zwischenstand") \
    M(DEALS, "deals", "Runden") \
    M(BOUGHT, "bought", "gekauft") \
    M(WON_BY, "Won by {1}.", "Gewonnen: {1}.") \
    M(MOST_CHIPS, "Most chips: {1}.", "Die meisten Chips: {1}.") \
    M(MOST_POINTS, "Most points: {1}.", "Die meisten Punkte: {1}.") \
    M(CLOSING_POTS, "closing pots left:", "Schlusstöpfe noch:") \
    M(CLOSING_POTS_WON, "closing pots", "Schlusstöpfe") \
    /* a turn */ \
    M(NO_CHOICE, "You have no choice.", "Du hast keine Wahl.") \
    M(DEAL_OR_END, "Deal, or end the session?", \
        "Geben, oder die Partie beenden?") \
    M(NO_ANTE, "You do not have enough chips for the ante: buy some (for " \
        "example, buy 50), or sit the next deal out.", \
        "Deine Chips reichen nicht für den Einsatz: Kaufe welche (etwa: " \
        "kaufen 50), oder setze die nächste Runde aus.") \
    M(NEXT_DEAL, "The deal is over.", "Die Runde ist zu Ende.") \
    M(TAKEN_BACK, "Taken back: {1}.", "Zurückgenommen: {1}.") \
    M(DEAL_TAKEN_BACK, "Taken back: the deal.", "Zurückgenommen: das Geben.") \
    M(PEEKED, "(You have seen cards since, so this is a peek: {1}.)", \
        "(Du hast danach schon Karten gesehen; das ist also gespickt: {1}.)") \
    M(OR_ENTER, "(or just Enter)", "(oder nur Enter)") \
    M(CLOSING_POT_IS, "(end 2: what is left on the board makes two last pots " \
        "of poker)", \
        "(beenden 2: um das, was auf dem Brett liegt, wird in zwei letzten " \
        "Töpfen gepokert)") \
    M(CALL_COSTS, "(costs {1})", "(kostet {1})") \
    M(IS_OLD_HAND, "(the hand that you gave away)", \
        "(das Blatt, das du abgegeben hast)") \
    M(HOW_MANY_POTS, "How many closing pots? {1} to {2}; Enter: do not end " \
        "yet", \
        "Wie viele Schlusstöpfe? {1} bis {2}; Enter: doch nicht beenden") \
    M(HOW_MANY_CHIPS, "How many chips? {1} to {2}; Enter: none", \
        "Wie viele Chips? {1} bis {2}; Enter: doch nicht") \
    M(BY_HOW_MUCH, "By how much? {1} to {2}; Enter: not at all", \
        "Um wie viel? {1} bis {2}; Enter: doch nicht") \
    M(TOO_HIGH, "{1} is too high.", "{1} ist zu viel.") \
    M(TOO_LOW, "{1} is too low.", "{1} ist zu wenig.") \
    M(TYPE_DEAL, "Type “deal” or press Enter", \
        "Tippe „geben“ oder drücke Enter") \
    M(TYPE_COMMAND, "; or a command in full (help lists them).", \
        "; oder einen ganz ausgeschriebenen Befehl (siehe Hilfe).") \
    M(TYPE_FINISH, "; or “end 2” to end the session with two closing pots", \
        "; oder „beenden 2“, um die Partie mit zwei Schlusstöpfen zu beenden") \
    M(TYPE_BUY, "; or “buy 50” for 50 chips of your own, “buy 50 {1}” for " \
        "{1}", \
        "; oder „kaufen 50“ für 50 eigene Chips, „kaufen 50 {1}“ für {1}") \
    M(BUYING_IS, "(buy 50: for yourself)", "(kaufen 50: für dich selbst)") \
    M(REALLY_BID, "That would be a bid, not a card. Bid {1}? (yes, no; " \
        "Enter: no)", \
        "Das wäre ein Gebot, keine Karte. {1} bieten? (ja, nein; Enter: " \
        "nein)") \
    M(REVIEW_OFFERED, "(Type review to go over this deal.)", \
        "(Mit Analyse gehst du diese Runde noch einmal durch.)") \
    M(NOTHING_TO_UNDO, "There is nothing to undo.", \
        "Es gibt keinen Zug, den du zurücknehmen könntest.") \
    /* help */ \
    M(HELP_NONE, "", "") \
    M(HELP_MOVES, "Type one of these moves, in full or abbreviated:", \
        "Tippe einen dieser Züge, ganz oder abgekürzt:") \
    M(HELP_COMMANDS, "Commands:", "Befehle:") \
    M(HELP_CARDS, "A card alone is enough to play it, as in h7 or ♥7. Other " \
        "commands:", \
        "Zum Ausspielen genügt die Karte, etwa Herz 7 oder ♥7. Andere " \
        "Befehle:") \
    M(REST_MOVE, "<move>", "<Zug>") \
    M(REST_CARDS, "[<cards>]", "[<Karten>]") \
    M(REST_DEAL, "[<deal>]", "[<Runde>]") \
    M(REST_WORD, "[<word>]", "[<Wort>]") \
    M(REST_FILE, "<file>", "<Datei>") \
    M(REST_HELP, "or ?", "oder ?") \
    M(REST_QUIT, "or q", "oder q") \
    M(HELP_HINT, "shows the best moves, and why; ± is how far a figure may " \
        "be off by chance. Points are averages over sample deals, chances " \
        "are how often such contracts were made, so the two need not agree. " \
        "Exact if you see all hands (--open)", \
        "zeigt die besten Züge und warum; ± heißt: so weit kann eine Zahl " \
        "durch Zufall danebenliegen. Punkte sind Mittelwerte über " \
        "angenommene Blätter, Prozente sagen, wie oft solche Kontrakte " \
        "erfüllt wurden; beides muss nicht zusammenpassen. Genau, wenn du " \
        "alle Blätter siehst (--open)") \
    M(HELP_HINT_TR, "shows the best moves, and why; ± is how far a figure " \
        "may be off by chance", \
        "zeigt die besten Züge und warum; ± heißt: so weit kann eine Zahl " \
        "durch Zufall danebenliegen") \
    M(HELP_WHY, "says what is wrong with a move", \
        "sagt, was gegen einen Zug spricht") \
    M(HELP_COST, "says what a move costs", "sagt, was ein Zug kostet") \
    M(HELP_WHERE, "says where the joker is likely to be, or the cards that " \
        "you name: where h7, where hearts, where all", \
        "sagt, wo der Joker vermutlich ist, oder wo die genannten Karten " \
        "sind: wo Herz 7, wo Herz, wo alle") \
    M(HELP_WHERE_TR, "says where cards are likely to be: where h7, where " \
        "hearts, where all", \
        "sagt, wo Karten vermutlich sind: wo Herz 7, wo Herz, wo alle") \
    M(HELP_REVIEW, "shows what each card cost in the last deal, judged with " \
        "all hands seen; review 2: in deal 2", \
        "zeigt, was jede Karte der letzten Runde gekostet hat, beurteilt mit " \
        "allen Blättern vor Augen; Analyse 2: in Runde 2") \
    M(HELP_REVIEW_TR, "shows which of your decisions were costly in the last " \
        "deal; review 2: in deal 2", \
        "zeigt, welche deiner Entscheidungen in der letzten Runde teuer " \
        "waren; Analyse 2: in Runde 2") \
    M(HELP_STORY, "tells the last deal again, with all its cards; story 2: " \
        "deal 2", \
        "erzählt die letzte Runde noch einmal, mit allen Karten; Verlauf 2: " \
        "Runde 2") \
    M(HELP_UNDO, "takes your last move back", \
        "nimmt deinen letzten Zug zurück") \
    M(HELP_TABLE, "shows the table again, and the bids of this deal; * marks " \
        "the card that wins the trick", \
        "zeigt den Tisch noch einmal, und was in dieser Runde geboten wurde; " \
        "* heißt: diese Karte gewinnt den Stich") \
    M(HELP_TABLE_TR, "shows the table again", "zeigt den Tisch noch einmal") \
    M(HELP_HAND, "shows your hand", "zeigt dein Blatt") \
    M(HELP_SCORE, "shows the last result, and the totals", \
        "zeigt das letzte Ergebnis und den Stand") \
    M(HELP_RULES, "shows the settings of this game, and which words explain " \
        "how it goes; or the settings about a word: rules dealer", \
        "sagt, wie man sich das Spiel erklären lässt, und zeigt die Regeln " \
        "dieser Partie, oder die zu einem Wort: Regeln Geber") \
    M(HELP_SAVE, "saves a copy of the game", "sichert eine Kopie der Partie") \
    M(HELP_HELP, "shows this list", "zeigt diese Liste") \
    M(HELP_QUIT, "leaves; the game stays saved, and you can go on later", \
        "hört auf; die Partie bleibt gespeichert, du kannst später " \
        "weiterspielen") \
    M(WHY_WHICH, "Which move? For example: why {1}", \
        "Welcher Zug? Zum Beispiel: warum {1}") \
    M(COST_WHICH, "Which move? For example: cost {1}", \
        "Welcher Zug? Zum Beispiel: Kosten {1}") \
    M(WHICH_CARD, "Which card? For example: where h7", \
        "Welche Karte? Zum Beispiel: wo Herz 7") \
    M(ONLY_HAND, "Only deal 1 is over so far.", \
        "Bisher ist nur Runde 1 zu Ende.") \
    M(WHICH_HAND, "Which deal? One from 1 to {1}.", \
        "Welche Runde? Eine von 1 bis {1}.") \
    M(WHICH_FILE, "Under which name? Type it after the word.", \
        "Unter welchem Namen? Tippe ihn hinter das Wort.") \
    M(NO_HAND_YET, "No deal is over yet.", "Noch ist keine Runde zu Ende.") \
    /* advice */ \
    M(NO_HINT, "Not now: no hand is being played.", \
        "Jetzt nicht: Gerade wird kein Blatt gespielt.") \
    M(NO_WORLD, "No advice: the hidden cards could not be imagined.", \
        "Kein Rat: Zu den verdeckten Karten ließ sich nichts finden.") \
    M(ADVICE_FIRST, "An expert would choose the first of these", \
        "Ein Meister würde den obersten Zug machen") \
    M(ADVICE_ONE, "An expert would choose", "Ein Meister würde so wählen") \
    M(ON_AVERAGE, "; {1} on average", ". Ertrag im Schnitt, in {1}") \
    M(ADVICE_BARE, "An expert would choose this, and has no figures for it:", \
        "Ein Meister würde das wählen; Zahlen dazu hat er keine:") \
    M(BY_PLAYER, "(by {1})", "(von {1})") \
    M(IN_POINTS, "points", "Punkten") \
    M(IN_CHIPS, "chips", "Chips") \
    M(DECIMAL_SIGN, ".", ",") \
    M(NOTHING_BETTER, "There is nothing better:", "Es gibt nichts Besseres:") \
    M(BEST_AND_YOURS, "The best move, then yours, over the same sample deals " \
        "(in {1}):", \
        "Der beste Zug und dann deiner, bei denselben angenommenen Blättern " \
        "(in {1}):") \
    M(EXACT_CARDS, "With all cards in sight, best play from here gives:", \
        "Alle Karten liegen offen; bei bestem Spiel bringt:") \
    M(EXACT_DISCARDS, "With all cards in sight, best play after these " \
        "discards gives:", \
        "Alle Karten liegen offen; gedrückt bringt bei bestem Spiel:") \
    M(BEST, "best", "am besten") \
    M(TRICKS_FOR, "(Tricks of the whole deal; counted: {1}.)", \
        "(Stiche der ganzen Runde; gezählt: {1}.)") \
    M(MISERE_OF, "(The misère; played by: {1}.)", \
        "(Der Null; gespielt von: {1}.)") \
    M(AND_MORE, "  and {1} more", "  und {1} weitere") \
    M(COSTS_NOTHING, "It costs nothing: there is nothing better.", \
        "Das kostet nichts: Es gibt nichts Besseres.") \
    M(COSTS_NO_MORE, "On average it costs nothing, though this would be " \
        "played: {1}.", \
        "Im Schnitt kostet das nichts, gespielt würde aber: {1}.") \
    M(COSTS_POINTS, "On average it costs {2} points; better: {1}.", \
        "Im Schnitt kostet das {2} Punkte; besser: {1}.") \
    M(COSTS_CHIPS, "On average it costs {2} chips; better: {1}.", \
        "Im Schnitt kostet das {2} Chips; besser: {1}.") \
    M(COSTS_TRICKS, "With all cards in sight, tricks that it costs: {1}.", \
        "Alle Karten liegen offen; Stiche, die das kostet: {1}.") \
    M(NOT_COMPARED, "This was not compared with the best move: {1}.", \
        "Das wurde nicht mit dem besten Zug verglichen: {1}.") \
    M(BELIEFS, "Judging by all that was bid and played so far:", \
        "Nach allem, was bisher zu sehen war:") \
    M(NO_SIGN, "(no sign yet)", "(noch kein Hinweis)") \
    M(NO_SIGN_EACH, "(no sign yet), each", "(noch kein Hinweis), je") \
    M(IN_HAND, "In your own hand: {1}.", "In deinem Blatt: {1}.") \
    M(SEEN, "Already seen: {1}.", "Schon gesehen: {1}.") \
    M(POINTS_COUNT, "(These are not plain points: the nearer the end of the " \
        "game, the more a result counts by how much it helps to win.)", \
        "(Das sind nicht die bloßen Punkte: Je näher das Ende der Partie, " \
        "desto mehr zählt, wie weit ein Ergebnis zum Sieg hilft.)") \
    M(POINTS_AND_CHANCES, "(Points are averages over the sample deals; a " \
        "chance is how often such contracts were made in games of computer " \
        "players. So the two need not agree.)", \
        "(Die Punkte sind Mittelwerte über die angenommenen Blätter; die " \
        "Prozente sagen, wie oft solche Kontrakte in Partien von " \
        "Computerspielern erfüllt wurden. Beides muss also nicht " \
        "zusammenpassen.)") \
    M(IN_SPARE, "spare hand", "Reserveblatt") \
    M(IN_KITTY, "in the kitty", "im Talon") \
    M(DEAD_HAND, "dead hand", "totes Blatt") \
    /* reviews */ \
    M(DECISIONS, "Your decisions, judged by an expert from what you could " \
        "know then:", \
        "Deine Entscheidungen, von einem Meister nach dem beurteilt, was du " \
        "wissen konntest:") \
    M(COST_THEN, "cost {1} chips on average; better: {2}", \
        "kostete im Schnitt {1} Chips; besser: {2}") \
    M(NO_DECISIONS, "You had nothing to decide in this deal.", \
        "In dieser Runde hattest du nichts zu entscheiden.") \
    M(DECISIONS_WORSE, "Clearly costly: {1} of your {2} decisions.", \
        "Deutlich zu teuer: {1} von deinen {2} Entscheidungen.") \
    M(DECISIONS_DARK, "Not judged: {1}. The expert has no figures for that.", \
        "Nicht beurteilt: {1}. Dazu hat der Meister keine Zahlen.") \
    M(LOSS_TRICK, "cost one trick", "kostete einen Stich") \
    M(LOSS_TRICKS, "cost {1} tricks", "kostete {1} Stiche") \
    M(LOSS_MISERE, "decided the misère", "entschied den Null") \
    M(LESS_POINTS, "{1} points lost", "{1} Punkte verloren") \
    M(MORE_POINTS, "{1} points gained", "{1} Punkte gewonnen") \
    M(DISCARD, "discard", "Drücken") \
    M(DISCARD_NOT_REVIEWED, "  The discard was not reviewed: that would take " \
        "too long.", \
        "  Das Drücken wurde nicht untersucht: Das würde zu lange dauern.") \
    M(BETTER, "better:", "besser:") \
    M(ONE_TRICK, "trick", "Stich") \
    M(MANY_TRICKS, "tricks", "Stiche") \
    M(MADE, "made", "erfüllt") \
    M(NOT_MADE, "not made", "nicht erfüllt") \
    M(REVIEW_SEES, "Judged with all hands seen, not by what anybody could " \
        "know then:", \
        "Beurteilt mit allen Blättern vor Augen, nicht nach dem, was man " \
        "wissen konnte:") \
    M(WITH_BEST_PLAY, "With best play from the first card on:", \
        "Bei bestem Spiel ab der ersten Karte:") \
    M(PARTLY_REVIEWED, "The beginning was not reviewed.", \
        "Der Anfang wurde nicht untersucht.") \
    M(AS_PLAYED, "As played:", "Gespielt:") \
    M(NO_CARD_COST, "no card cost anything", "keine Karte kostete etwas") \
    M(CARD_COST, "{1} of {2} cards cost something", \
        "{1} von {2} Karten kostete etwas") \
    M(CARDS_COST, "{1} of {2} cards cost something", \
        "{1} von {2} Karten kosteten etwas") \
    M(NOT_PLAYED, "This deal was not played.", \
        "Diese Runde wurde nicht gespielt.") \
    /* files */ \
    M(SAVED, "Saved. To go on from here: {1} {2}", \
        "Gesichert. So geht es hier weiter: {1} {2}") \
    M(NOT_WRITTEN, "{1} cannot be written: {2}.", \
        "{1} lässt sich nicht schreiben: {2}.") \
    M(NOT_KEPT, "This game cannot be saved: {1}.", \
        "Diese Partie lässt sich nicht speichern: {1}.") \
    M(WRITTEN_AGAIN, "The game is saved again.", \
        "Die Partie ist wieder gespeichert.") \
    M(KEPT, "The game is saved. To go on: {1} {2}", \
        "Die Partie ist gespeichert. So geht es weiter: {1} {2}") \
    M(KEPT_WHOLE, "The game is saved. To look at it again: {1} {2}", \
        "Die Partie ist gespeichert. Noch einmal ansehen: {1} {2}") \
    M(LOST, "This game was not saved.", \
        "Diese Partie wurde nicht gespeichert.") \
    M(PARTLY_KEPT, "Only the beginning of the game is saved. To go on from " \
        "there: {1} {2}", \
        "Nur der Anfang der Partie ist gespeichert. So geht es dort weiter: " \
        "{1} {2}") \
    M(LEAVE_AND_KEEP, "Leave? The game stays saved. (yes, no; Enter: no)", \
        "Aufhören? Die Partie bleibt gespeichert. (ja, nein; Enter: nein)") \
    M(LEAVE_AND_LOSE, "Leave? The game cannot be saved, and will be lost. " \
        "(yes, no; Enter: no)", \
        "Aufhören? Die Partie lässt sich nicht speichern und geht verloren. " \
        "(ja, nein; Enter: nein)") \
    M(PLAYED_ELSEWHERE, "This game is being played by another program: {1}", \
        "Diese Partie wird gerade von einem anderen Programm gespielt: {1}") \
    M(GOES_ON, "This game goes on: {1}", "Diese Partie geht weiter: {1}") \
    M(GAME_AGAIN, "This game is over: {1}", "Diese Partie ist zu Ende: {1}") \
    M(WHICH_SEAT, "This record does not say which seat is yours. Which one, " \
        "1 to {1}?", \
        "Dieser Spielbericht sagt nicht, welcher Platz deiner ist. Welcher, " \
        "1 bis {1}?") \
    /* the command line */ \
    M(ARGUMENT_BAD, "\"{1}\" is not understood; see --help", \
        "„{1}“ ist nicht bekannt; siehe --help") \
    M(LEVEL_BAD, "--level {1}: no such level of players; it may be {2}", \
        "--level {1}: Diese Stufe gibt es nicht; möglich ist {2}") \
    M(LEVELS_MANY, "--level: {1} levels for {2} seats; give one, or one for " \
        "each seat", \
        "--level: {1} Stufen für {2} Plätze; nenne eine, oder eine für jeden " \
        "Platz") \
    M(NAMES_MANY, "You gave {1} names, but there is only room for {2}.", \
        "Du hast {1} Namen genannt, aber Platz ist nur für {2}.") \
    M(NAME_TWICE, "Two players cannot both be called {1}.", \
        "Zwei Spieler können nicht beide {1} heißen.") \
    M(NAME_BAD, "Nobody can be called “{1}” here.", \
        "„{1}“ kann hier niemand heißen.") \
    M(SEAT_BAD, "--seat {1}: this game has seats from 0 to {2}", \
        "--seat {1}: Diese Partie hat die Plätze 0 bis {2}") \
    M(HAS_RULES, "{1} has rules of its own; leave out --game, --preset, " \
        "--option", \
        "{1} hat eigene Regeln; lass --game, --preset und --option weg") \
    M(HAS_SEATS, "{1} says who plays; leave out --seat, --open, --level, " \
        "--names, --deals", \
        "{1} sagt selbst, wer spielt; lass --seat, --open, --level, --names " \
        "und --deals weg") \
    M(HEADING_WRONG, "{1}: the lines \"# play\" at its beginning are not " \
        "understood", \
        "{1}: die Zeilen „# play“ am Anfang sind nicht zu verstehen") \
    M(NO_SUCH_GAME, "There is no saved game and no file called {1}.", \
        "Es gibt keine gespeicherte Partie und keine Datei namens {1}.") \
    /* how the game goes */ \
    M(RULES_COMMAND, "rules", "Regeln") \
    M(TOPICS, "Explained on request: {1}.", "Erklärt wird auf Wunsch: {1}.") \
    M(FH_AUCTION, "Whoever bids most is the contractor, takes the kitty, " \
        "puts as many cards away, and must take as many tricks as were bid.", \
        "Wer am höchsten bietet, ist Spielmacher, nimmt den Talon auf, " \
        "drückt ebenso viele Karten und muss so viele Stiche machen wie " \
        "geboten.") \
    M(FH_TRICKS, "The contractor leads. Whoever has the suit led must " \
        "follow; others may play any card. The highest trump takes the trick " \
        "or, without one, the highest card of the suit led; whoever takes it " \
        "leads next.", \
        "Der Spielmacher spielt aus. Wer die angespielte Farbe hat, muss " \
        "bedienen; sonst darf man jede Karte spielen. Den Stich macht der " \
        "höchste Trumpf oder, wenn keiner fällt, die höchste Karte der " \
        "angespielten Farbe; wer ihn macht, spielt als Nächster aus.") \
    M(FH_MISERE, "A misère is a bid to take no trick at all, without trumps; " \
        "partners of the contractor sit out.", \
        "Null heißt: gar keinen Stich machen, ohne Trumpf; Partner des " \
        "Spielmachers setzen aus.") \
    M(FH_TARGET, "The game goes to {1} points.", \
        "Gespielt wird bis {1} Punkte.") \
    M(FH_TRUMPS, "If {2} is trumps, the trumps are, the highest first: {1}.", \
        "Ist {2} Trumpf, sind das die Trümpfe, der höchste zuerst: {1}.") \
    M(FH_BOWERS, "{1} is the right bower. {2}, the left bower, has the suit " \
        "of the trumps, too: in every way it is a trump.", \
        "{1} ist der rechte Bauer. {2}, der linke Bauer, gehört ganz zur " \
        "Trumpffarbe, nicht zu seiner eigenen.") \
    M(FH_PLAIN, "Another suit, the highest first: {1}.", \
        "Eine andere Farbe, die höchste zuerst: {1}.") \
    M(FH_NO_TRUMPS, "Without trumps, and in a misère, every jack ranks below " \
        "the queen of its suit.", \
        "Ohne Trumpf und beim Null steht jeder Bube unter der Dame seiner " \
        "Farbe.") \
    M(FH_FREE_JOKER, "A joker then beats every card that has a suit, as long " \
        "as it was given none itself.", \
        "Ein Joker sticht dann jede Karte, die eine Farbe hat, solange ihm " \
        "selbst keine gegeben ist.") \
    M(FH_FAILED_LOSES, "A contract that is made scores its value, and one " \
        "that fails loses it.", \
        "Ein erfüllter Kontrakt bringt seinen Wert, ein verlorener kostet " \
        "ihn.") \
    M(FH_FAILED_GIVES, "A contract that is made scores its value; if it " \
        "fails, each side of the others scores it.", \
        "Ein erfüllter Kontrakt bringt seinen Wert; ist er verloren, bekommt " \
        "ihn jede Gegenpartei.") \
    M(FH_SLAM, "A contract of tricks that is made with all ten scores at " \
        "least 250.", \
        "Ein Stichkontrakt, der mit allen zehn Stichen erfüllt wird, bringt " \
        "mindestens 250.") \
    M(FH_TEN_ALWAYS, "Each trick of the defenders scores 10 for them, but " \
        "not against a misère.", \
        "Jeder Stich der Gegner bringt ihnen 10, aber nicht gegen Null.") \
    M(FH_TEN_IF_FAILED, "If a contract other than a misère fails, each trick " \
        "of the defenders scores 10 for them.", \
        "Ist ein Kontrakt verloren, bringt jeder Stich der Gegner ihnen 10, " \
        "aber nicht gegen Null.") \
    M(FH_TEN_NEVER, "The tricks of the defenders score nothing.", \
        "Die Stiche der Gegner bringen nichts.") \
    M(FH_HALVES, "With a called partner, contractor and partner score half " \
        "of it each.", \
        "Mit einem gerufenen Partner bekommen beide je die Hälfte.") \
    M(ONE_CHIP, "{1} chip", "{1} Chip") \
    M(MANY_CHIPS, "{1} chips", "{1} Chips") \
    M(TR_ANTES, "Before each deal everybody puts {1} into each box.", \
        "Vor jeder Runde setzen alle {1} in jedes Feld.") \
    M(TR_ANTES_DOUBLE, "Before each deal everybody puts {1} into each box, " \
        "and the dealer twice as many.", \
        "Vor jeder Runde setzen alle {1} in jedes Feld, und wer gibt, " \
        "doppelt so viele.") \
    M(TR_COLLECT_HELD, "First, whoever holds the cards of a box takes its " \
        "chips.", "Zuerst räumt jeder die Felder ab, deren Karten er hat.") \
    M(TR_COLLECT_PLAYED, "The chips of a box go to whoever plays its cards " \
        "in the runs.", \
        "Ein Feld räumt ab, wer beim Ablegen seine Karten spielt.") \
    M(TR_POKER_BETS, "Then everybody chooses five cards and may bet on them; " \
        "the best poker hand takes the pot.", \
        "Dann wählt jeder fünf Karten und kann auf sie setzen; das beste " \
        "Pokerblatt gewinnt den Topf.") \
    M(TR_POKER_SHOWN, "Then everybody chooses five cards and shows them; the " \
        "best poker hand takes the pot.", \
        "Dann wählt jeder fünf Karten und zeigt sie; das beste Pokerblatt " \
        "gewinnt den Topf.") \
    M(TR_OUT_FIRST, "In the end all cards are played in runs. Whoever is out " \
        "of cards first takes the kitty, and {1} for each card that the " \
        "others still hold.", \
        "Zum Schluss werden alle Karten in Reihen abgelegt. Wer zuerst keine " \
        "mehr hat, bekommt die Kasse und {1} für jede Karte, die die anderen " \
        "noch haben.") \
    M(TR_PAYS_HELD, "Boxes for whoever holds the card: {1}.", \
        "Felder für den, der die Karte hat: {1}.") \
    M(TR_PAYS_PLAYED, "Boxes for whoever plays the card: {1}.", \
        "Felder für den, der die Karte ablegt: {1}.") \
    M(TR_ROW_HELD, "{1}: a box for whoever holds both. {2}: a box for " \
        "whoever holds all three in one suit; if several do, they share it.", \
        "{1}: ein Feld für den, der beide hat. {2}: ein Feld für den, der " \
        "alle drei in einer Farbe hat; mehrere teilen es.") \
    M(TR_ROW_PLAYED, "{1}: a box for whoever plays both, one directly after " \
        "the other. {2}: a box for whoever is the first to play all three of " \
        "a suit in a row.", \
        "{1}: ein Feld für den, der beide direkt nacheinander ablegt. {2}: " \
        "ein Feld für den, der als Erster alle drei einer Farbe nacheinander " \
        "ablegt.") \
    M(TR_KITTY, "The kitty is for whoever is out of cards first.", \
        "Die Kasse ist für den, der zuerst keine Karten mehr hat.") \
    M(TR_KITTY_AND_POT, "The kitty is for whoever is out of cards first, the " \
        "pot for the best poker hand.", \
        "Die Kasse ist für den, der zuerst keine Karten mehr hat, der Topf " \
        "für das beste Pokerblatt.") \
    M(TR_BOXES_STAY, "What nobody takes stays for the next deal.", \
        "Was niemand abräumt, bleibt für die nächste Runde liegen.") \
    M(TR_PAY_AUCTION, "The suit of these cards, but not of the three in a " \
        "row, is auctioned in each deal.", \
        "Die Farbe dieser Karten, aber nicht die der drei in Folge, wird in " \
        "jeder Runde versteigert.") \
    M(TR_RUN_LOWEST, "Whoever leads chooses a suit and plays the lowest card " \
        "that they hold in it.", \
        "Wer ausspielt, wählt eine Farbe und legt seine niedrigste Karte " \
        "davon.") \
    M(TR_RUN_ANY, "Whoever leads may play any card of a suit that may be " \
        "led.", "Wer ausspielt, darf jede Karte einer erlaubten Farbe legen.") \
    M(TR_FIRST_LEAD, "The first run of a deal must be in the suit of the " \
        "lowest card that its leader holds.", \
        "Die erste Reihe einer Runde muss die Farbe der niedrigsten Karte " \
        "haben, die der Ausspielende hat.") \
    M(TR_RUN, "Whoever has the next higher card of the suit plays it, and so " \
        "on. The run ends with the ace, or when nobody holds the next card, " \
        "because it was played or is in the spare hand. Whoever played last " \
        "leads again.", \
        "Wer die nächsthöhere Karte der Farbe hat, legt sie, und so fort. " \
        "Die Reihe endet mit dem Ass, oder wenn niemand die nächste Karte " \
        "hat, weil sie schon gelegt ist oder im Reserveblatt steckt. Wer " \
        "zuletzt gelegt hat, spielt wieder aus.") \
    M(TR_LEAD_OTHER, "The next run must be in another suit.", \
        "Die nächste Reihe muss eine andere Farbe haben.") \
    M(TR_LEAD_ANY, "The next run may be in any suit.", \
        "Die nächste Reihe darf jede Farbe haben.") \
    M(TR_LEAD_COLOR, "The next run must be in a suit of the other color, " \
        "black or red.", \
        "Die nächste Reihe muss von der anderen Art sein, schwarz oder rot.") \
    M(TR_LEAD_ALTERNATE, "Black and red are led in turn, black first, and " \
        "always the lowest card held in that color.", \
        "Schwarz und Rot wechseln, Schwarz zuerst, und ausgespielt wird " \
        "immer die niedrigste Karte davon, die man hat.") \
    M(TR_LEAD_PASSES, "A player who may not lead any card passes the lead to " \
        "the left.", \
        "Wer keine seiner Karten ausspielen darf, gibt das Ausspiel nach " \
        "links weiter.") \
    M(TR_CLOSING, "When the session is ended, the chips on the board are " \
        "divided into as many closing pots as one wants. For each, everybody " \
        "gets five new cards, and the best poker hand takes it.", \
        "Wird die Partie beendet, kommen die Chips vom Brett in so viele " \
        "Schlusstöpfe, wie man will. Für jeden bekommen alle fünf neue " \
        "Karten, und das beste Pokerblatt gewinnt ihn.") \
    M(TR_CLOSING_BETS, "There is betting on each, as in every deal.", \
        "Um jeden wird gesetzt wie in jeder Runde.") \
    M(TR_CLOSING_SHOWN, "There is no betting: the hands are just shown.", \
        "Gesetzt wird dabei nicht; die Blätter werden nur gezeigt.") \
    M(TR_POKER_HANDS, "Poker hands, the best first: {1}. Suits do not " \
        "matter.", \
        "Pokerblätter, das beste zuerst: {1}. Die Farben zählen nicht.") \
    /* menus */ \
    M(WHICH_GAME, "Which game?", "Welches Spiel?") \
    M(WHICH_RULES, "Which rules?", "Welche Regeln?") \
    M(ENTER_IS_FIRST, "(Enter: 1; q: leave)", "(Enter: 1; q: aufhören)") \
    M(NO_ENTER, "(q: leave)", "(q: aufhören)") \
    M(TYPE_ONE, "Type 1, or q to leave.", "Tippe 1, oder q zum Aufhören.") \
    M(TYPE_TWO, "Type 1 or 2, a word from one of these lines, or q to leave.", \
        "Tippe 1 oder 2, ein Wort aus der Liste, oder q zum Aufhören.") \
    M(TYPE_NUMBER, "Type a number from 1 to {1}, a word from one of these " \
        "lines, or q to leave.", \
        "Tippe eine Zahl von 1 bis {1}, ein Wort aus der Liste, oder q zum " \
        "Aufhören.") \
    M(SEVERAL_FIT, "Several lines have “{1}”: type more of the line, or its " \
        "number.", \
        "„{1}“ steht in mehreren Zeilen: Tippe mehr davon, oder die Nummer.") \
    M(WELCOME, "What would you like?", "Was möchtest du?") \
    M(ITEM_GO_ON, "Go on with {1}", "Weiterspielen: {1}") \
    M(ITEM_NEW, "A new game", "Eine neue Partie") \
    M(ITEM_KEPT, "All saved games ({1})", "Alle gespeicherten Partien ({1})") \
    M(KEPT_GAMES, "Saved games, the newest first:", \
        "Gespeicherte Partien, die neuesten zuerst:") \
    M(ITEM_OLDER, "Older games ({1})", "Ältere Partien ({1})") \
    M(FINISHED, "finished", "zu Ende") \
    M(ANYTHING_ELSE, "Ready?", "Bereit?") \
    M(ITEM_PLAY, "Play", "Spielen") \
    M(ITEM_HOUSE_RULES, "House rules", "Hausregeln") \
    M(ITEM_LEVEL, "Level of the other players: {1}", \
        "Spielstärke der anderen: {1}") \
    M(ITEM_NAMES, "Names of the others: {1}", "Namen der anderen: {1}") \
    M(WHICH_LEVEL, "At which level should the others play, from weakest to " \
        "strongest? Now: {1}. Enter: leave as is", \
        "Wie stark sollen die anderen spielen, von schwach bis stark? Jetzt: " \
        "{1}. Enter: so lassen") \
    M(WHICH_NAMES, "Names, separated by commas. Enter: leave as is", \
        "Namen, durch Kommas getrennt. Enter: so lassen") \
    M(NAMES_FEW, "Names given: {1} of {2}; the others have their usual " \
        "names.", \
        "Genannte Namen: {1} von {2}; die übrigen heißen wie sonst.") \
    M(CHANGED_RULES, ", changed", ", verändert") \
    M(YOU, "you", "du") \
    M(LEAVE_SETTINGS, "Leave? What you have chosen is not kept. (yes, no; " \
        "Enter: no)", \
        "Aufhören? Was du gewählt hast, geht verloren. (ja, nein; Enter: " \
        "nein)") \
    M(WHICH_GROUP, "House rules. A number, or a word to look for; Enter: " \
        "done", \
        "Hausregeln. Eine Zahl oder ein Wort zum Suchen; Enter: fertig") \
    M(WHICH_OPTION, "Which one? Enter: back", "Welche? Enter: zurück") \
    M(WHICH_VALUE, "Now: {1}. Enter: leave as is", \
        "Jetzt: {1}. Enter: so lassen") \
    M(NUMBER_RANGE, "A number from {1} to {2}", "Eine Zahl von {1} bis {2}") \
    M(OR_NUMBER_RANGE, "  or a number from {1} to {2}", \
        "  oder eine Zahl von {1} bis {2}") \
    M(IN_STEPS, ", in steps of {1}", " in Schritten von {1}") \
    M(BAD_VALUE, "That is not possible here. Possible:", \
        "Das geht hier nicht. Möglich ist:") \
    M(NO_EFFECT, "(no effect now)", "(zurzeit ohne Wirkung)") \
    M(NOTHING_FOUND, "No rule mentions “{1}”.", \
        "Keine Regel handelt von „{1}“.") \
    M(CONFLICT, "These rules do not fit together: {1} ({2}).", \
        "Diese Regeln passen nicht zusammen: {1} ({2}).") \
    /* the end */ \
    M(GAME_OVER, "The game is over. What now?", \
        "Die Partie ist zu Ende. Was nun?") \
    M(ITEM_REVIEW, "Look at a deal again", "Eine Runde noch einmal ansehen") \
    M(ITEM_AGAIN, "Play again, with the same rules", \
        "Noch einmal, mit denselben Regeln") \
    M(ITEM_UNDO, "Take the last move back, and go on", \
        "Den letzten Zug zurücknehmen und weiterspielen") \
    M(ITEM_LEAVE, "Leave", "Aufhören") \
    M(WHICH_DEAL, "Which deal, 1 to {1}? Enter: back", \
        "Welche Runde, 1 bis {1}? Enter: zurück") \
    M(WHICH_DEAL_OR_POTS, "Which deal, 1 to {1}? {1} is the closing pots. " \
        "Enter: back", \
        "Welche Runde, 1 bis {1}? {1} sind die Schlusstöpfe. Enter: zurück") \
    M(SUMMARY_WON, "Finished: {1}; won by you: {2}.", \
        "Zu Ende: {1}; von dir gewonnen: {2}.") \
    M(SUMMARY_CHIPS, "Finished: {1}; games in which you had the most chips: " \
        "{2}.", \
        "Zu Ende: {1}; davon hattest du {2}-mal die meisten Chips.")
/* clang-format on */

enum message {
#define MESSAGE(name, english, german) name,
    MESSAGES(MESSAGE)
#undef MESSAGE
};

/* Sets the language, and how cards are written. */
void use_language(uint32_t language, uint32_t style);
uint32_t messages_language(void);
uint32_t messages_style(void);

const char *message(enum message which);

/* Adds or prints a message with its places filled. */
void add_filled(struct text *text, enum message which, const char *first,
                const char *second);

/* Ends the program with a message to standard error. */
_Noreturn void fail_filled(enum message which, const char *first,
                           const char *second);
void print_filled(enum message which, const char *first, const char *second);
void add_filled_number(struct text *text, enum message which, int64_t number);
void print_filled_number(enum message which, int64_t number);
void add_numbers(struct text *text, enum message which, uint32_t first,
                 uint32_t second);
void print_numbers(enum message which, uint32_t first, uint32_t second);

#endif
