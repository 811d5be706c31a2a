/* SPDX-License-Identifier: MIT */
/* What is printed: paragraphs as wide as the terminal, colors, sentences that
 * follow one another, and whether all that has arrived. */
#ifndef SCREEN_H
#define SCREEN_H

#include "../common/words.h"

#define NO_BREAK      "\u00A0" /* a space where no line ends */

#define USUAL_COLUMNS 80 /* where the terminal does not say */

/* Finds out how wide the terminal is and whether it has colors. */
void screen_begin(void);

/* How many columns there are. */
size_t screen_width(void);

/* Prints a text on as many lines as it takes; all but the first begin with
 * `indent` spaces. */
void print_paragraph(const char *text, size_t indent);
void print_text(const struct text *text, size_t indent);

/* Prints a line that stands out. */
void print_title(const char *text);
void print_empty(void);

/* Prints a sentence on the line of sentences, and ends that line. */
void say(const char *sentence);
void end_sentences(void);

/* Prints what is waiting; ends the program if it cannot be written. */
void screen_flush(void);

/* Adds a text, cut off after so many columns, and spaces up to there. */
void add_cell(struct text *text, const char *cell, size_t columns);

#endif
