#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# A long run in a batch queue: one rank for each node, all its cores as threads. Five minutes before
# the time is up Slurm wakes this script; the run saves, and the job goes back into the queue, where
# it goes on from there. Whoever is killed without warning loses a minute: --resume finds the last
# checkpoint.
#
#   sbatch --nodes=4 --time=02:00:00 examples/cluster/slurm.sh recipe.toml out
#
#SBATCH --job-name=cuesta
#SBATCH --ntasks-per-node=1
#SBATCH --exclusive
#SBATCH --requeue
#SBATCH --open-mode=append
#SBATCH --signal=B:USR1@300

recipe=$1 out=$2

# shellcheck disable=SC2317 # called by the trap
again() {
    trap '' USR1
    kill -USR1 "$run"            # srun hands it to every rank; the first decides, all save
    sleep "${SAVE_SECONDS:-120}" # as long as saving may take
    kill -0 "$run" 2>/dev/null || return
    scontrol requeue "$SLURM_JOB_ID"
}
trap again USR1

srun --mpi="${CUESTA_MPI:-pmix}" --kill-on-bad-exit=1 --cpu-bind=none \
    "${CUESTA:-cuesta}" run "$recipe" --out "$out" --resume &
run=$!
while kill -0 "$run" 2>/dev/null; do wait "$run"; code=$?; done
exit "$code"
