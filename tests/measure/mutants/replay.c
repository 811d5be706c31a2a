/* SPDX-License-Identifier: MIT */
/* Asks the solver about positions that the tests have stored with their right
 * answers (trial_keep), and stops at the first wrong answer. To find such
 * positions takes minutes, but this takes a second, so run.sh can do it for
 * every mutant. */
#include "../../advisor/solver/trial.h"
#include "common/random_games.h"

static uint64_t small_area[TALON_FH_SOLVER_BYTES_MIN / 8];
static uint64_t large_area[TALON_FH_SOLVER_BYTES_GOOD / 8];

int main(int count, char **arguments)
{
    talon_fh_solver *small_solver, *large_solver;
    FILE *file = count == 2 ? fopen(arguments[1], "rb") : NULL;
    uint32_t positions = 0;
    struct kept kept;
    talon_rng rng;

    if (file == NULL) {
        fprintf(stderr, "usage: replay FILE\n");
        return 2;
    }
    seed_for(&rng, 169, 0);
    must_ok(talon_fh_solver_init(small_area, sizeof small_area, &small_solver));
    must_ok(talon_fh_solver_init(large_area, sizeof large_area, &large_solver));
    while (fread(&kept, sizeof kept, 1, file) == 1) {
        struct trial trial = {kept.position, kept.worths, small_solver, &rng};
        const char *error;

        trial.solver = positions++ % 2 != 0 ? large_solver : small_solver;
        error = trial_each(&trial);
        if (error != NULL) {
            printf("position %u: %s\n", positions, error);
            show_position(&kept.position, kept.worths.best);
            return 1;
        }
    }
    printf("%u positions, none wrong\n", positions);
    return positions == 0;
}
