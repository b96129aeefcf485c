# SPDX-License-Identifier: Apache-2.0
"""strata and layers from generators: the examples run as they say, mistakes are sentences."""
import os
import re
import shlex
import sys

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "lib"))
from harness import Case, SOURCE, cuesta, main, manifest

HEAD = 'name = "beds"\n[grid]\nsize = [40, 30]\nspacing = 25\n[[stage]]\nop = "fbm"\nrelief = 500\n'

# Lines of a strata stage and words of the message.
REFUSED = [
    ('materials = ["granit"]', ["granit", "Did you mean 'granite'?"]),
    ('materials = ["shale", "granite"]', ["shale"]),
    ('materials = []', ["materials takes 1 to 24"]),
    ('materials = ["air"]', ["cannot be made of air"]),
    ('materials = "granite"\nthickness = 0', ["thickness = 0"]),
    ('dyke_material = "gabbro"', ["gabbro"]),
    ('follow = "heigth"', ["heigth", "height"]),
    ('measure = "shares"\nrepeat = true', ["cannot repeat"]),
    ('lens_spacing = 10', ["lens_radius"]),
    ('dip = 90', ["dip = 90", "0 to 85"]),
    ('material = "granite"', ["'material' is for generators"]),
]


def volume_above_0(found):
    """The ledger counts the bed from its datum."""
    grid = found["grid"]
    area = grid["columns"] * grid["rows"] * grid["spacing_m"] ** 2
    return sum(row["end_m3"] for row in found["ledger"]) + found["ledger_datum_m"] * area


class Strata(Case):
    def run_stage(self, lines, *options):
        self.write("r.toml", HEAD + '[[stage]]\nop = "strata"\n' + lines + "\n")
        return cuesta("run", "r.toml", "--out", "o", "--no-progress", "--no-preview", *options,
                      cwd=self.dir)

    def test_the_examples_run_as_written(self):
        (self.dir / "examples").symlink_to(SOURCE / "examples")
        names = ["layers_four", "layers_image", "cuesta", "folded", "canyon_walls"]
        for name in names:
            text = (SOURCE / "examples" / f"{name}.toml").read_text()
            commands = re.findall(r"\./cuesta (run .*)", text)
            self.assertGreaterEqual(len(commands), 2, name)
            for command in commands:
                arguments = shlex.split(command)
                if "--size" not in arguments:
                    arguments += ["--size", "96x96"]
                self.ok(*arguments, "--no-preview", cwd=self.dir, timeout=300)
            report = manifest(self.dir / "out" / name)
            for row in report["ledger"]:
                self.assertLessEqual(abs(row["relative_residual"]), 1e-9, name)

    def test_four_layers_have_their_shares_of_the_height(self):
        self.ok("run", SOURCE / "examples" / "layers_four.toml", "--size", "96x96", "--out",
                self.dir / "o", "--no-preview")
        outputs = {o["field"]: o for o in manifest(self.dir / "o")["outputs"]}
        self.assertAlmostEqual(outputs["layer.sandstone"]["max"], 75, places=3)

    def test_a_layer_from_a_picture_is_as_thick_as_its_grey(self):
        self.ok("run", SOURCE / "examples" / "layers_image.toml", "--size", "192x192", "--out",
                self.dir / "o", "--no-preview")
        outputs = {o["field"]: o for o in manifest(self.dir / "o")["outputs"]}
        self.assertAlmostEqual(outputs["layer.ash"]["min"], 0, places=3)
        self.assertAlmostEqual(outputs["layer.ash"]["max"], 60, places=2)

    def test_what_is_wrong_is_told(self):
        for lines, words in REFUSED:
            done = self.run_stage(lines)
            self.assertEqual(done.returncode, 2, lines + done.stderr)
            for word in words:
                self.assertIn(word, done.stderr, lines)

    def test_materials_of_the_recipe_and_of_the_command_line(self):
        done = self.run_stage('materials = ["granite", "shale"]\n[materials.shale]\nbase = "slate"',
                              "--set", 'stage.strata.materials=["shale", "sand", "shale"]')
        self.assertEqual(done.returncode, 0, done.stderr)
        found = {row["material"]: row["end_m3"] for row in manifest(self.dir / "o")["ledger"]}
        self.assertEqual(found["granite"], 0)
        self.assertGreater(found["shale"], 0)
        self.assertGreater(found["sand"], 0)

    def test_limits_are_warned_of(self):
        done = self.run_stage('materials = ["granite", "slate"]\nthickness = 5\nrepeat = true')
        self.assertIn("1200 columns have more layers than fit", done.stderr + done.stdout)

    def test_the_surface_and_the_volume_stay(self):
        self.write("plain.toml", HEAD)
        self.ok("run", "plain.toml", "--out", "p", "--no-preview", cwd=self.dir)
        done = self.run_stage("repeat = true\ndip = 20\nfault_spacing = 200")
        self.assertEqual(done.returncode, 0, done.stderr)
        whole, layered = (volume_above_0(manifest(self.dir / name)) for name in "po")
        self.assertAlmostEqual(layered / whole, 1, places=7)  # the height was rounded to units
        self.assertEqual(len(manifest(self.dir / "o")["ledger"]), 4)


if __name__ == "__main__":
    main()
