# SPDX-License-Identifier: Apache-2.0
"""Rules from the command line: the examples run as they say, describe knows a recipe's own
operators, mistakes are sentences with the place in the file they stand in."""
import json
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "lib"))
from harness import Case, SOURCE, cuesta, main

EXAMPLES = SOURCE / "examples" / "rules"


class Rules(Case):
    def test_the_examples_run_and_their_ledgers_close(self):
        for recipe in sorted(EXAMPLES.glob("*.toml")):
            out = self.dir / recipe.stem
            self.ok("run", recipe, "--size", "60x40", "--set", "stage.simulate.steps=12", "--out",
                    out)
            manifest = json.loads((out / "manifest.json").read_text())
            for row in manifest["ledger"]:
                self.assertEqual(row["residual_m3"], 0, (recipe.stem, row["material"]))
        self.assertGreaterEqual(len(list(EXAMPLES.glob("*.toml"))), 7)

    def test_describe_knows_the_operators_of_a_recipe(self):
        recipe = EXAMPLES / "forest_fire.toml"
        text = self.ok("describe", "forest", "--in", recipe).stdout
        self.assertIn("tree_line: number or field in m, 0 to 6000", text)
        rows = json.loads(self.ok("describe", "forest", "--in", recipe, "--json").stdout)
        self.assertIn("growth", [param["name"] for param in rows["params"]])
        done = cuesta("describe", "forst", "--in", recipe, cwd=self.dir)
        self.assertEqual(done.returncode, 2)
        self.assertIn("Did you mean 'forest'?", done.stderr)

    def test_a_mistake_in_an_included_file_is_told_with_its_place(self):
        (self.dir / "moss.toml").write_text('[fields.moss]\n[next]\nmoss = "mooss * 2"\n')
        (self.dir / "r.toml").write_text(
            '[[stage]]\nop = "simulate"\n[[stage.process]]\nop = "rule"\nfile = "moss.toml"\n')
        done = cuesta("check", "r.toml", cwd=self.dir)
        self.assertEqual(done.returncode, 2)
        self.assertIn("moss.toml:3:9: error: there is no 'mooss' here. Did you mean 'moss'?",
                      done.stderr)

    def test_a_parameter_may_be_set_on_the_command_line(self):
        recipe = EXAMPLES / "forest_fire.toml"
        self.ok("check", recipe, "--set", "stage.simulate.process.forest.growth=0.05")
        done = cuesta("check", recipe, "--set", "stage.simulate.process.forest.growth==height",
                      cwd=self.dir)
        self.assertEqual(done.returncode, 2)
        self.assertIn("'growth' is a pure number, but this gives m", done.stderr)


main()
