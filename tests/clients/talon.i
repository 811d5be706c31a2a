// SPDX-License-Identifier: MIT
// What SWIG needs besides the headers: results that come last are returned in a
// list after the status.
%module talon
%{
#include <talon/talon.h>
%}
%include <stdint.i>
%include <typemaps.i>
%include <carrays.i>
%include <cpointer.i>

%apply int *OUTPUT { int32_t *seat, int32_t *equal };
%apply unsigned int *OUTPUT { uint32_t *count, uint32_t *seat_count,
    uint32_t *move_count, uint32_t *turn, uint32_t *phase, uint32_t *seats };
%apply unsigned long *OUTPUT { talon_cards *concerned };

// Bytes and text that are read are strings.
%apply (char *STRING, size_t LENGTH) { (const char *text, size_t length),
    (const uint8_t *bytes, size_t length) };
%typemap(in) const uint8_t seed[ANY] "$1 = (uint8_t *)SvPV_nolen($input);"

// Bytes and text that are written are strings too. No other room is greater.
%typemap(in, numinputs=0) (char *text, size_t size, size_t *length)
    (char room[TALON_RECORD_STATE_MAX], size_t length = 0)
%{ $1 = ($1_ltype)room; $2 = sizeof room; $3 = &length; %}
%typemap(argout) (char *text, size_t size, size_t *length)
%{ if (argvi >= items) EXTEND(sp, 1);
   $result = sv_2mortal(newSVpvn((char *)$1, *$3)); argvi++; %}
%apply (char *text, size_t size, size_t *length) {
    (uint8_t *bytes, size_t size, size_t *length),
    (uint8_t *key, size_t size, size_t *length) };

%typemap(in, numinputs=0) talon_game **game (talon_game *made) "$1 = &made;"
%typemap(argout) talon_game **game
%{ if (argvi >= items) EXTEND(sp, 1);
   $result = SWIG_NewPointerObj(*$1, $*1_descriptor, 0); argvi++; %}

%include <talon/base.h>
%include <talon/terms.h>
%include <talon/card.h>
%include <talon/random.h>
%include <talon/rules.h>
%include <talon/move.h>
%include <talon/game.h>
%include <talon/view.h>
%include <talon/save.h>
%include <talon/record.h>
%include <talon/poker.h>
%include <talon/five_hundred.h>
%include <talon/tripoli.h>
%pointer_functions(talon_rng, rng);
%array_functions(talon_event, events);
%array_functions(talon_choice, choices);
%array_functions(talon_card, pack);
%array_functions(int64_t, amounts);
