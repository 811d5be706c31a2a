/* SPDX-License-Identifier: MIT */
/* The compiled catalogues: the messages of every language, by number. Sentences
 * come first (messages.h), then labels, in the order of their numbers. */
#ifndef TALON_WORDS_CATALOGUE_CATALOGUE_H
#define TALON_WORDS_CATALOGUE_CATALOGUE_H

#include <stddef.h>
#include <stdint.h>

#include "words/catalogue/messages.h"

/* A language: its key, its name in that language, and its messages. The texts
 * are one after another, each with a zero; the forms of a plural follow one
 * another. A byte below 32 stands for a place. */
struct tln_w_language {
    const char *key;
    const char *label;
    const char *texts;
    const uint16_t *offsets;
    uint32_t forms; /* of a plural */
    uint32_t (*form)(uint64_t n);
};

/* All languages, from number 1 on: those that have a file in po/. */
extern const struct tln_w_language tln_w_languages[];
extern const uint32_t tln_w_language_count;

extern const uint32_t tln_w_label_count;
extern const uint32_t tln_w_labels[];
extern const uint8_t tln_w_variants[];

/* What a sentence may be followed by. */
enum tln_w_variant {
    TLN_W_YOU = 1,   /* the seat is “you” */
    TLN_W_TO_YOU = 2 /* the other seat is “you” */
};

/* Classes of labels, as doc/generate/catalogue.py numbers them. */
enum tln_w_class {
    TLN_W_TERM,
    TLN_W_ADVISOR,
    TLN_W_LEVEL,
    TLN_W_GAME,
    TLN_W_GAME_HELP,
    TLN_W_PRESET,
    TLN_W_PRESET_HELP,
    TLN_W_GROUP,
    TLN_W_OPTION,
    TLN_W_OPTION_HELP,
    TLN_W_VALUE
};

/* A language by its public number, or NULL. */
const struct tln_w_language *tln_w_language_of(uint32_t language);

/* A message, one of its forms, and the form for a number. */
const char *tln_w_text(uint32_t language, uint32_t message);
const char *tln_w_form(uint32_t language, uint32_t message, uint32_t form);
const char *tln_w_plural(uint32_t language, uint32_t message, uint64_t n);

/* A label, or NULL if the catalogue has none, or there is no such language. */
const char *tln_w_label(uint32_t language, enum tln_w_class class,
                        uint32_t first, uint32_t second, int32_t number);

#endif
