# SPDX-License-Identifier: Apache-2.0
"""The program under mpirun: how it is started, and what two manifests may differ in."""
import os
import shutil
import subprocess

from harness import PROGRAM, manifest

# More ranks than cores, on one machine, by whoever runs the tests; ranks that wait give their core
# away.
MPIRUN = ["mpirun", "--oversubscribe", "--bind-to", "none", "--mca", "mpi_yield_when_idle", "1",
          "--mca", "btl_vader_single_copy_mechanism", "none"]
ENVIRONMENT = {"OMPI_ALLOW_RUN_AS_ROOT": "1", "OMPI_ALLOW_RUN_AS_ROOT_CONFIRM": "1"}

# Of a manifest: layout, times, rates and memory. The rest is the land.
LAYOUT = {"threads", "ranks", "blocks", "seconds", "peak_memory_bytes"}
TIMES = {"seconds", "cell_steps_per_second"}


def missing():
    """Why ranks cannot be tried here; "" if they can."""
    if shutil.which("mpirun") is None:
        return "mpirun is not installed (Debian: openmpi-bin)"
    module = os.path.join(os.path.dirname(PROGRAM), "..", "lib", "cuesta", "cuesta_mpi.so")
    if not os.path.exists(module):
        return "this build has no MPI (Debian: libopenmpi-dev)"
    tried = subprocess.run([*MPIRUN, "-n", "2", "true"], capture_output=True, text=True, timeout=60,
                           env={**os.environ, **ENVIRONMENT}, check=False)
    if tried.returncode != 0:
        return "mpirun starts nothing here: " + tried.stderr.strip()[:200]
    return ""


def start(ranks, *arguments, cwd=None, env=None, program=PROGRAM):
    return subprocess.Popen([*MPIRUN, "-n", str(ranks), program, *map(str, arguments)], cwd=cwd,
                            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                            stderr=subprocess.PIPE, text=True,
                            env={**os.environ, **ENVIRONMENT, **(env or {})})


def run(ranks, *arguments, cwd=None, env=None, timeout=300, program=PROGRAM):
    process = start(ranks, *arguments, cwd=cwd, env=env, program=program)
    out, err = process.communicate(timeout=timeout)
    return subprocess.CompletedProcess(process.args, process.returncode, out, err)


def land_of(directory):
    """The manifest without what may differ between layouts."""
    whole = {k: v for k, v in manifest(directory).items() if k not in LAYOUT}
    whole["stages"] = [{k: v for k, v in stage.items() if k not in TIMES}
                       for stage in whole["stages"]]
    return whole
