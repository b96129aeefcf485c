# SPDX-License-Identifier: Apache-2.0
"""One rank of four is killed, and the job is gone on with elsewhere: a few times here, a hundred
with tests/cluster/kills."""
import os
import pathlib
import subprocess
import sys

root = pathlib.Path(os.environ["CUESTA_SOURCE_DIR"])
sys.exit(subprocess.run([sys.executable, root / "tests" / "cluster" / "kills",
                         os.environ["CUESTA_BIN"], "--kills",
                         os.environ.get("CUESTA_KILLS", "12")]).returncode)
