/* SPDX-License-Identifier: MIT */
/* Answers of the person. */
#ifndef INPUT_H
#define INPUT_H

#define ANSWER_ROOM 256

/* Asks with a prompt, and reads a line without the spaces around it; 0 at the
 * end of the input, or after Ctrl-C. */
int read_answer(char answer[ANSWER_ROOM]);

/* Whether an answer is a word, in either case. */
int is_word(const char *answer, const char *word);

/* Whether a text starts with another, in either case. */
int starts_alike(const char *text, const char *start);

/* Whether an answer begins with a word; then *rest is what follows it. */
int begins_with(const char *answer, const char *word, const char **rest);

/* Whether an answer is a number from `least` to `most`. */
int is_number(const char *answer, long least, long most, long *number);

/* Whether a text contains a part, in either case. */
int contains(const char *text, const char *part);

/* Asks until the answer is yes or no; an empty answer is no, and the end of the
 * input is yes. */
int is_agreed(const char *question);

#endif
