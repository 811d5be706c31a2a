/* SPDX-License-Identifier: MIT */
/* What happened, in the sentences of libtalon-words. They follow one another on
 * a line, which ends after what a person waits for. */
#include "play.h"

static int ends_line(uint32_t kind)
{
    static const uint32_t kinds[] = {
        TALON_KIND_DISCARD,  TALON_KIND_NAME,      TALON_KIND_KEEP,
        TALON_KIND_AUCTION,  TALON_KIND_BOARD,     TALON_KIND_BUY,
        TALON_KIND_FINISH,   TALON_KIND_HAND,      TALON_KIND_REDRAW,
        TALON_KIND_CONTRACT, TALON_KIND_KITTY,     TALON_KIND_PARTNER,
        TALON_KIND_TRICK,    TALON_KIND_HAND_OVER, TALON_KIND_SCORE,
        TALON_KIND_TAKE,     TALON_KIND_SOLD,      TALON_KIND_STOP,
        TALON_KIND_DEAL_OVER};
    size_t i;

    for (i = 0; i < sizeof kinds / sizeof *kinds; i++)
        if (kinds[i] == kind)
            return 1;
    return 0;
}

void tell_events(const struct play *play, const talon_event *events,
                 uint32_t count)
{
    char sentence[TALON_WORDS_TEXT_MAX];
    uint32_t at, told;
    size_t length;

    for (at = 0; at < count; at += told) {
        must(talon_words_event(&play->words, events + at, count - at, &told,
                               sentence, sizeof sentence, &length),
             "telling what happened");
        if (length > 0)
            say(sentence);
        if (ends_line(events[at + told - 1].kind))
            end_sentences();
    }
    screen_flush();
}
