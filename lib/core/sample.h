/* Sampling, with the number of tries told: what the benchmark looks at. */
#ifndef TALON_CORE_SAMPLE_H
#define TALON_CORE_SAMPLE_H

#include "core/module.h"

/* As talon_game_sample() for a view and sound arguments; *tries is how many
 * worlds were drawn, the last of them accepted if all is well. */
talon_status sample_world(talon_game *world, const talon_game *view,
                          talon_rng *rng, void *scratch, uint32_t *tries);

#endif
