# SPDX-License-Identifier: Apache-2.0
"""Layered ground as a user meets it: files, maps of layers, sections, boreholes, block diagrams."""
import json
import os
import struct
import sys

import numpy

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "lib"))
from harness import Case, cuesta, data_hashes, main, manifest

LAND = """
name = "bench"
seed = 5
[grid]
size = [96, 80]
spacing = "10 m"
[[stage]]
op = "spectral"
label = "bed"
hurst = 1.0
relief = "60 m"
base = "200 m"
material = "granite"
[[stage]]
op = "flat"
label = "lime"
level = "50 m"
blend = "add"
material = "limestone"
[[stage]]
op = "flat"
label = "cap"
level = "30 m"
blend = "add"
material = "sandstone"
[[stage]]
op = "canyon_plateau"
relief = "150 m"
base = "190 m"
blend = "min"
"""
MAPS = """
[[output]]
field = "height"
file = "height.npy"
[[output]]
field = "top_material"
file = "top.npy"
[[output]]
field = "layer.granite"
file = "granite.npy"
[[output]]
field = "layer.limestone"
file = "limestone.npy"
[[output]]
field = "layer.sandstone"
file = "sandstone.npy"
[[output]]
field = "hardness"
file = "hardness.npy"
[[output]]
field = "talus"
file = "talus.npy"
"""


def png_size(path):
    head = path.read_bytes()[:24]
    assert head[:8] == b"\x89PNG\r\n\x1a\n"
    return struct.unpack(">II", head[16:24])


class Layers(Case):
    def run_land(self, text=LAND + MAPS, *more):
        self.write("land.toml", text)
        self.ok("run", "land.toml", "--quiet", *more, cwd=self.dir)
        return self.dir / "out" / "bench"

    def test_maps_of_layers_add_up_to_the_height(self):
        out = self.run_land()
        maps = {n: numpy.load(out / f"{n}.npy") for n in
                ("height", "top", "granite", "limestone", "sandstone", "hardness", "talus")}
        together = maps["granite"] + maps["limestone"] + maps["sandstone"]
        numpy.testing.assert_allclose(together, maps["height"], atol=1e-3)
        self.assertTrue((maps["limestone"] <= 50.001).all() and (maps["limestone"] > 49.9).any())
        # Numbers of materials are explained beside the file.
        sidecar = json.loads((out / "top.npy.json").read_text())
        names = sidecar["classes"]
        self.assertEqual(sidecar["unit"], "1")
        self.assertIn("material on top", sidecar["sentence"])
        sandy = maps["top"] == names.index("sandstone")
        numpy.testing.assert_array_equal(sandy, maps["sandstone"] > 0)
        self.assertEqual(set(maps["hardness"][sandy]), {numpy.float32(0.4)})
        self.assertEqual(set(maps["talus"][sandy]), {numpy.float32(50)})
        self.assertGreater(len(numpy.unique(maps["top"])), 1)

    def test_the_file_of_layers_does_not_depend_on_threads_or_blocks(self):
        first = data_hashes(self.run_land())
        self.assertIn("layers.cuesta", first)
        self.assertEqual(first, data_hashes(self.run_land(LAND + MAPS, "--threads", "1")))
        self.assertEqual(first, data_hashes(self.run_land(LAND + MAPS, "--blocks", "3x2")))

    def test_a_borehole_agrees_with_the_maps(self):
        out = self.run_land()
        told = json.loads(self.ok("render", out, "--borehole", "321,448", "--json").stdout)
        self.assertEqual((told["column"], told["row"]), (32, 45))
        height = numpy.load(out / "height.npy")
        self.assertAlmostEqual(told["surface_m"], float(height[45, 32]), delta=1e-3)
        self.assertIsNone(told["layers"][-1]["bottom_m"])
        for name in ("limestone", "sandstone"):
            told_m = sum(l["thickness_m"] for l in told["layers"] if l["material"] == name)
            self.assertAlmostEqual(told_m, float(numpy.load(out / f"{name}.npy")[45, 32]),
                                   delta=1e-3)
        for above, below in zip(told["layers"], told["layers"][1:]):
            self.assertEqual(above["bottom_m"], below["top_m"])
        self.assertFalse((out / "borehole.png").exists())

    def test_a_section_tells_every_column_it_passes(self):
        out = self.run_land()
        told = json.loads(self.ok("render", out, "--section", "0,300,950,300", "--json",
                                  "--out", self.dir / "cut.png").stdout)
        self.assertEqual([c["column"] for c in told["columns"]], list(range(96)))
        height = numpy.load(out / "height.npy")
        numpy.testing.assert_allclose([c["surface_m"] for c in told["columns"]], height[30],
                                      atol=1e-3)
        self.assertEqual(told["picture"], str(self.dir / "cut.png"))
        self.assertGreater(png_size(self.dir / "cut.png")[0], 1200)

    def test_pictures_are_drawn_beside_the_run(self):
        out = self.run_land()
        for arguments, name in ((("--section", "0,0,950,790"), "section.png"),
                                (("--borehole", "100,100"), "borehole.png"),
                                (("--block", "--pixels", "400"), "block.png"),
                                (("--field", "top_material"), "top.npy.png"),
                                (("--field", "layer.slate"), "layer.slate.png"),
                                ((), "height.relief.png")):
            done = self.ok("render", out, *arguments)
            self.assertEqual(done.stdout.strip(), str(out / name))
            self.assertGreater(min(png_size(out / name)), 100)
        self.ok("render", out / "layers.cuesta", "--borehole", "100,100")
        self.assertTrue((out / "layers.borehole.png").exists())
        self.ok("render", out / "height.npy", "--block", "--pixels", "300")

    def test_wrong_questions_get_a_sentence(self):
        out = self.run_land()
        for arguments, code, words in (
                (("--section", "0,0,951,0"), 2, "lies outside the map"),
                (("--section", "0,0,x,0"), 2, "X0,Y0,X1,Y1 in metres is needed"),
                (("--section", "1,2,3"), 2, "X0,Y0,X1,Y1 in metres is needed"),
                (("--section", "5,5,5,5"), 2, "both ends are the same place"),
                (("--borehole", "1,nan"), 2, "X,Y in metres is needed"),
                (("--borehole", "1,-1"), 2, "lies outside the map"),
                (("--borehole", "1,1", "--section", "0,0,1,1"), 2, "ask for one at a time"),
                (("--json",), 2, "--json tells the layers"),
                (("--block", "--field", "slope"), 2, "not --field slope"),
                (("--field", "layer.slat"), 2, "Did you mean 'slate'?"),
                (("--field", "slope"), 1, "wrote no map of slope")):
            done = cuesta("render", out, *arguments)
            self.assertEqual(done.returncode, code, done.stderr)
            self.assertIn(words, done.stderr)
            self.assertEqual(done.stderr.count("\n"), 1)
        done = cuesta("render", out / "height.npy", "--borehole", "1,1")
        self.assertEqual(done.returncode, 2)
        self.assertIn("a map of heights has no layers", done.stderr)
        broken = self.dir / "broken.cuesta"
        broken.write_bytes((out / "layers.cuesta").read_bytes()[:-100])
        done = cuesta("render", broken, "--borehole", "1,1")
        self.assertEqual(done.returncode, 1)

    def test_ground_of_one_material_has_no_layers(self):
        self.write("plain.toml", 'name = "plain"\n[grid]\nsize = 32\n[[stage]]\nop = "spectral"\n')
        self.ok("run", "plain.toml", "--quiet", cwd=self.dir)
        out = self.dir / "out" / "plain"
        self.assertNotIn("layers.cuesta", [o["file"] for o in manifest(out)["outputs"]])
        done = cuesta("render", out, "--borehole", "1,1")
        self.assertEqual(done.returncode, 1)
        self.assertIn("it is of one material", done.stderr)
        self.ok("render", out, "--block", "--pixels", "300")

    def test_names_of_materials_are_checked_with_the_recipe(self):
        self.write("land.toml", LAND + '[[output]]\nfield = "layer.sandston"\nfile = "a.npy"\n')
        done = cuesta("check", "land.toml", cwd=self.dir)
        self.assertEqual(done.returncode, 2)
        self.assertIn("there is no material 'sandston'. Did you mean 'sandstone'?", done.stderr)


if __name__ == "__main__":
    main()
