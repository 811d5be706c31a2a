#!/bin/sh
# SPDX-License-Identifier: MIT
# Runs doc/clusters.md as it stands, on one machine: with GNU parallel, with
# Slurm, whose daemons it starts and stops, and with Dask, whose scheduler the
# page starts itself; each has two workers. Then it shows that the page would
# notice a wrong part and a lost one. Everything is made under build/clusters/.
set -eu

root=$(cd "$(dirname "$0")/../.." && pwd)
work=$root/build/clusters
page=$work/pages/doc_clusters_md
. "$root/tests/tools.sh"
. "$root/tests/clusters/slurm.sh"

# Two tasks of the array ran at the same time.
slurm_had_two_workers() {
    awk '/Allocate JobId=/ { busy++ }
        /_job_complete: .* done$/ { busy-- }
        busy > most { most = busy }
        END { exit most != 2 }' "$work/slurm/slurmctld.log"
}

dask_had_two_workers() {
    grep -l 'Registered to' "$page/worker-1.log" "$page/worker-2.log"
    grep -q 'End scheduler' "$page/scheduler.log"
}

# Makes all parts, but part 2 with another script.
#   make_parts SCRIPT
make_parts() {
    rm -f "$page"/solved-* "$page"/reviewed-* "$page"/played-*
    for number in 0 1 2 3; do
        script=part.sh
        [ "$number" != 2 ] || script=$1
        (cd "$page" && sh "$script" "$number" >/dev/null) || return 1
    done
}

merge() {
    (cd "$page" && sh merge.sh)
}

right_parts_are_merged() {
    make_parts part.sh && merge
}

#   a_wrong_part_is_noticed WORDS SED-COMMAND
a_wrong_part_is_noticed() {
    sed "$2" "$page/part.sh" >"$page/wrong.sh"
    make_parts wrong.sh && fails_with "$1" merge
}

a_lost_part_is_noticed() {
    make_parts part.sh && rm "$page/solved-1.jsonl" &&
        fails_with '^solved.* differ' merge
}

rm -rf "$work"
mkdir -p "$work"
tally_at_end
install_missing parallel:parallel slurmctld:slurm-wlm munged:munge jq:jq \
    dask-worker:python3-distributed python3:python3 git:git gcc:gcc \
    :libc6-dev meson:meson ninja:ninja-build pkg-config:pkg-config
quietly "$work/examples.txt" sh "$root/examples/run.sh"
copy_tree "$work/tree"
mkdir -p "$work/tree/build"
cp -R "$root/build/examples" "$work/tree/build"
trap 'stop_slurm "$work/slurm"; end_with_tally' EXIT
# Debian's own Python comes first: another one does not have its modules.
PATH=/usr/bin:$PATH:/usr/sbin
check "Slurm starts" start_slurm "$work/slurm"
python3 -B "$root/tests/documents/documents.py" \
    --run-by=tests/clusters/run.sh "$work/tree" "$root/build/prefix" \
    "$work/pages" "$root/doc/clusters.md" | tee "$work/page.txt" || :
passed=$((passed + $(passed_in "$work/page.txt")))
failed=$((failed + $(failed_in "$work/page.txt")))
check "Slurm: two workers" slurm_had_two_workers
check "Dask: two workers" dask_had_two_workers
check "right parts are merged" right_parts_are_merged
check "a wrong part of solve is noticed" a_wrong_part_is_noticed \
    '^solved.* differ' 's/--seed 5/--seed 6/'
check "a wrong part of analyse is noticed" a_wrong_part_is_noticed \
    '^reviewed.* differ' 's/--json/--json --nodes 512/'
check "a wrong part of tournament is noticed" a_wrong_part_is_noticed \
    'sums of different matches' 's/--seed 1/--seed 2/'
check "a lost part is noticed" a_lost_part_is_noticed
finished
