# SPDX-License-Identifier: Apache-2.0
"""Plugins: operators of a library in list, describe, check, run; what cannot be loaded or used."""
import json
import os
import pathlib
import sys

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "lib"))
from harness import SOURCE, Case, cuesta, data_hashes, main, manifest

FOLDER = pathlib.Path(os.environ.get("CUESTA_PLUGIN_DIR", "plugins"))
WASHBOARD = FOLDER / "washboard.so"
RECIPE = SOURCE / "examples" / "cpp" / "plugin" / "washboard.toml"


class Plugin(Case):
    def run_it(self, out, *options):
        self.ok("run", RECIPE, "--plugin", WASHBOARD, "--out", out, "--quiet", *options,
                cwd=self.dir)
        return data_hashes(self.dir / out)

    def test_a_plugin_is_listed_explained_and_run(self):
        lines = self.ok("--plugin", WASHBOARD, "list", "generators", cwd=self.dir).stdout
        self.assertIn("(plugin washboard)", lines)
        told = self.ok("describe", "sanding", f"--plugin={WASHBOARD}", cwd=self.dir).stdout
        self.assertIn('plugins = ["washboard"]', told)
        rows = json.loads(self.ok("list", "--json", "--plugin", WASHBOARD, cwd=self.dir).stdout)
        self.assertIn('"origin": "washboard"', json.dumps(rows))
        self.assertIn("wave_height", self.ok("schema", "--plugin", WASHBOARD, cwd=self.dir).stdout)
        self.ok("check", RECIPE, "--plugin", WASHBOARD, cwd=self.dir)
        once = self.run_it("o")
        self.assertEqual(once, self.run_it("o1", "--threads", "1", "--blocks", "3x2"))
        told = manifest(self.dir / "o")
        self.assertEqual(told["plugins"][0]["name"], "washboard")
        self.assertEqual(len(told["plugins"][0]["sha256"]), 64)
        ground = told["ledger"][0]
        self.assertEqual(ground["residual_m3"], 0)
        self.assertGreater(ground["in_m3"], 0)
        self.assertGreater(ground["out_m3"], 0)

    def test_a_field_can_be_a_parameter_of_a_plugin(self):
        self.write("field.toml", 'plugins = ["washboard"]\n[grid]\nsize = [64, 32]\nspacing = 10\n'
                   '[[stage]]\nop = "fbm"\ninto = "high"\nrelief = 40\n'
                   '[[stage]]\nop = "washboard"\nwave_height = "high"\n')
        self.ok("run", "field.toml", "--plugin", WASHBOARD, "--out", "f", "-q", cwd=self.dir)
        self.assertEqual(manifest(self.dir / "f")["outputs"][0]["field"], "height")

    def test_the_configuration_names_plugins_too(self):
        config = self.write("config.toml", f'plugins = ["{WASHBOARD}"]\n')
        done = cuesta("run", RECIPE, "--out", "c", "-q", cwd=self.dir,
                      env={"CUESTA_CONFIG": str(config)})
        self.assertEqual(done.returncode, 0, done.stderr)
        for text, words in (('plugin = ["x"]\n', ":1:1: there is no 'plugin'"),
                            ("plugins = 3\n", ":1:11: plugins is a list"),
                            ("plugins = [3]\n", ":1:12: a plugin is named by its file"),
                            ("plugins = [\n", "config.toml:")):
            self.write("config.toml", text)
            done = cuesta("list", cwd=self.dir, env={"CUESTA_CONFIG": str(config)})
            self.assertEqual(done.returncode, 2, done.stderr)
            self.assertIn(words, done.stderr)

    def test_a_recipe_alone_loads_nothing(self):
        done = cuesta("run", RECIPE, "--out", "r", cwd=self.dir)
        self.assertEqual(done.returncode, 2)
        self.assertIn("washboard.toml:7:12: error: this recipe needs the plugin 'washboard'",
                      done.stderr)
        self.assertFalse((self.dir / "r").exists())

    def test_what_cannot_be_loaded_costs_a_sentence_and_nothing_else(self):
        before = self.run_it("o")
        for name, words in (("wrong_version", "version 99"), ("no_entry", "cuesta_plugin_entry"),
                            ("missing_symbol", "a_function_nobody_has"),
                            ("crashes", "crashes while it is loaded"),
                            ("ends", "ends the program"), ("nowhere", "no such file")):
            with self.subTest(name):
                done = cuesta("run", RECIPE, "--plugin", FOLDER / f"{name}.so", "--out", "o",
                              cwd=self.dir)
                self.assertEqual(done.returncode, 1, done.stderr)
                self.assertIn(words, done.stderr)
                self.assertEqual(data_hashes(self.dir / "o"), before)
        done = cuesta("list", "--plugin", cwd=self.dir)
        self.assertEqual(done.returncode, 2)
        self.assertIn("--plugin needs a value", done.stderr)

    def test_an_operator_that_fails_ends_the_run_with_its_words(self):
        self.write("fuel.toml", 'plugins = ["fails"]\n[[stage]]\nop = "out_of_fuel"\n')
        done = cuesta("run", "fuel.toml", "--plugin", FOLDER / "fails.so", "--out", "f",
                      cwd=self.dir)
        self.assertEqual(done.returncode, 1)
        self.assertIn("there is no fuel", done.stderr)

    def test_a_process_may_write_water_and_all_of_it_is_booked(self):
        self.write("tide.toml", 'plugins = ["tide"]\n[grid]\nsize = [40, 24]\nspacing = 10\n'
                   '[[stage]]\nop = "fbm"\n[[stage]]\nop = "simulate"\nsteps = 20\n'
                   '[[stage.process]]\nop = "rain"\nrate = "500 mm/h"\n'
                   '[[stage.process]]\nop = "tide"\nrise = 0.7\n'
                   '[[stage.process]]\nop = "water_flow"\n'
                   '[[output]]\nfield = "water"\nfile = "water.exr"\n'
                   '[[output]]\nfield = "snow"\nfile = "snow.exr"\n')
        hashes = []
        for out, options in (("t", ()), ("t2", ("--threads", "1", "--blocks", "3x2"))):
            self.ok("run", "tide.toml", "--plugin", FOLDER / "tide.so", "--out", out, "-q",
                    *options, cwd=self.dir)
            hashes.append(data_hashes(self.dir / out))
        self.assertEqual(*hashes)
        told = manifest(self.dir / "t")
        water = next(row for row in told["ledger"] if row["material"] == "water")
        self.assertEqual(water["residual_m3"], 0)
        self.assertGreater(water["in_m3"], 0)
        self.assertGreater(water["out_m3"], 0)
        self.assertIn('"depths_refused": 20', json.dumps(told))
        self.assertIn('"negative_water"', json.dumps(told))

    def test_a_plugin_of_the_first_version_still_runs(self):
        self.write("old.toml", 'plugins = ["first_version"]\n[grid]\nsize = [8, 8]\n'
                   '[[stage]]\nop = "old_eight"\n')
        self.ok("run", "old.toml", "--plugin", FOLDER / "first_version.so", "--out", "v", "-q",
                cwd=self.dir)
        self.assertEqual(manifest(self.dir / "v")["outputs"][0]["max"], 8)

    def test_what_is_no_number_is_refused_and_counted(self):
        self.write("nan.toml", 'plugins = ["fails"]\n[grid]\nsize = [16, 8]\nspacing = 10\n'
                   '[[stage]]\nop = "fbm"\n[[stage]]\nop = "no_numbers"\nsteps = 2\n')
        self.ok("run", "nan.toml", "--plugin", FOLDER / "fails.so", "--out", "n", "-q",
                cwd=self.dir)
        told = manifest(self.dir / "n")
        self.assertIn('"heights_refused": 128', json.dumps(told))
        self.assertTrue(all(row["residual_m3"] == 0 for row in told["ledger"]))


if __name__ == "__main__":
    main()
