/* SPDX-License-Identifier: MIT */
/* When a search looks up from its work. */
#include "advisor/search/pause.h"
#include "advisor/base/stop.h"
#include "advisor/search/search_constants.h"

static void set_pause(struct search *search)
{
    uint64_t next = search->nodes + STOP_NODES;

    search->nodes_pause = search->nodes_most;
    if (search->stop != NULL && next < search->nodes_most)
        search->nodes_pause = next;
}

void tln_sv_limit(struct search *search, uint64_t nodes_most)
{
    search->nodes = 0;
    search->nodes_most = nodes_most;
    search->stopped = 0;
    set_pause(search);
}

int tln_sv_must_end(struct search *search)
{
    if (search->nodes >= search->nodes_most || is_stop_set(search->stop))
        search->stopped = 1;
    else
        set_pause(search);
    return (int)search->stopped;
}
