# SPDX-License-Identifier: Apache-2.0
"""Every example gives the same manifest on every layout: a few steps on a small map here, all of it
with tools/layouts. Those of planets/ run the plates of planet.toml with other numbers and take
half a minute each on any map, so they are left to the tool."""
import os
import pathlib
import subprocess
import sys

root = pathlib.Path(os.environ["CUESTA_SOURCE_DIR"])
examples = root / "examples"
recipes = sorted(examples.glob("*.toml")) + sorted((examples / "rules").glob("*.toml"))
sys.exit(subprocess.run([sys.executable, root / "tools" / "layouts", os.environ["CUESTA_BIN"],
                         *recipes, "--size", "49x37", "--steps", "3",
                         "--layouts", "1:1x1,2:2x2,7:3x1"]).returncode)
