/* SPDX-License-Identifier: MIT */
/* Sentences for events. */
#ifndef TALON_WORDS_TELL_EVENTS_H
#define TALON_WORDS_TELL_EVENTS_H

#include "words/tell/say.h"

/* The sentence of one event, or nothing. */
void tln_w_tell_one(struct out *out, const talon_event *event);

/* One sentence for as many events as belong to it: returns how many. */
uint32_t tln_w_tell(struct out *out, const talon_event *events, uint32_t count);

/* What an event puts into the places of its sentence. */
void tln_w_fill_event(struct fill *fill, const talon_words *words,
                      const talon_event *event);

#endif
