# SPDX-License-Identifier: Apache-2.0
"""Dunes: the examples run as they say, and no grain of their sand is missing."""
import os
import re
import shlex
import sys

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "lib"))
from harness import Case, SOURCE, main, manifest


class Dunes(Case):
    def test_the_examples_run_as_written(self):
        (self.dir / "examples").symlink_to(SOURCE / "examples")
        for name in ["barchan_field", "erg_star_dunes"]:
            text = (SOURCE / "examples" / f"{name}.toml").read_text()
            commands = re.findall(r"\./cuesta (run .*)", text)
            self.assertGreaterEqual(len(commands), 2, name)
            for command in commands:
                self.ok(*shlex.split(command), "--size", "96x80", "--no-preview", cwd=self.dir,
                        timeout=300)
            report = manifest(self.dir / "out" / name)
            sand = [row for row in report["ledger"] if row["material"] == "sand"]
            self.assertEqual(len(sand), 1)
            for row in report["ledger"]:
                self.assertEqual(row["residual_m3"], 0, row)


main()
