/* Words for numbers that come without a game: those of all games are looked
 * through. Games may share a number; then its key is the same. */
#include "game/words.h"
#include "game/module.h"

const struct kind *tln_kind(uint32_t number)
{
    const struct kind *kind = NULL;
    uint32_t i;

    for (i = 0; i < MODULES_MAX && tln_modules[i] != NULL && kind == NULL; i++)
        kind = tln_kind_in(tln_modules[i]->vocabulary, number);
    return kind;
}

static const struct term *find_reason(uint32_t number)
{
    static const struct term none = {0, "", ""};
    const struct term *reason;
    uint32_t i;

    for (i = 0; i < MODULES_MAX && tln_modules[i] != NULL; i++) {
        reason = tln_modules[i]->vocabulary->reason;
        for (; reason->number != 0; reason++) {
            if (reason->number == number)
                return reason;
        }
    }
    return &none;
}

const char *talon_kind_key(uint32_t kind)
{
    const struct kind *row = tln_kind(kind);

    return row != NULL ? row->key : "";
}

const char *talon_reason_key(uint32_t reason)
{
    return find_reason(reason)->key;
}

const char *talon_reason_text(uint32_t reason)
{
    return find_reason(reason)->text;
}

const char *talon_phase_key(uint32_t phase)
{
    const struct phase *row;
    uint32_t i, k;

    for (i = 0; i < MODULES_MAX && tln_modules[i] != NULL; i++) {
        for (k = 0; k < tln_modules[i]->phases; k++) {
            row = tln_modules[i]->phase[k];
            if (row != NULL && row->number == phase)
                return row->key;
        }
    }
    return "";
}
