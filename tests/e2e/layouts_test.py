# SPDX-License-Identifier: Apache-2.0
"""Every example gives the same manifest on every layout: a few steps on a small map here, all of it
with tools/layouts."""
import os
import pathlib
import subprocess
import sys

root = pathlib.Path(os.environ["CUESTA_SOURCE_DIR"])
sys.exit(subprocess.run([sys.executable, root / "tools" / "layouts", os.environ["CUESTA_BIN"],
                         "--size", "49x37", "--steps", "3",
                         "--layouts", "1:1x1,2:2x2,7:3x1"]).returncode)
