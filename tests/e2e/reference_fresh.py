# SPDX-License-Identifier: Apache-2.0
"""docs/reference is what `cuesta reference` writes today, to the letter."""
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "lib"))
from harness import Case, SOURCE, main


class Reference(Case):
    def test_the_committed_pages_are_those_of_the_program(self):
        self.ok("reference", self.dir)
        made = {p.name: p.read_text() for p in self.dir.iterdir()}
        kept = {p.name: p.read_text() for p in (SOURCE / "docs" / "reference").iterdir()}
        self.assertEqual(sorted(made), sorted(kept), "run: ./cuesta reference docs/reference")
        for name, text in made.items():
            self.assertEqual(text, kept[name], f"{name}; run: ./cuesta reference docs/reference")


main()
