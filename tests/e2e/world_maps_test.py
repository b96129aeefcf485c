# SPDX-License-Identifier: Apache-2.0
"""Maps of worlds in projections: where GDAL finds their samples, what stands there, and faces of
cubes that agree to the bit."""
import json
import math
import os
import shutil
import subprocess
import sys
import unittest

import numpy

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "lib"))
from harness import Case, cuesta, main, manifest

COLUMNS, ROWS, SPACING = 144, 72, 147900  # a world of half the Earth's size
RADIUS = COLUMNS * SPACING / (2 * math.pi)

WORLD = """
name = "small_world"
seed = 3
[grid]
size = [144, 72]
spacing = "147.9 km"
projection = "latlon"
[[stage]]
op = "fbm"
hurst = 1.0
wavelength = "9000 km"
octaves = 2
relief = "3000 m"
[[output]]
field = "height"
file = "height.npy"
[[output]]
field = "height"
file = "{face}.npy"
projection = "cube"
side = 33
[[output]]
field = "height"
file = "faces/{face}.png"
projection = "cube"
[[output]]
field = "height"
file = "robinson.npy"
projection = "robinson"
side = 100
"""
PROJECTIONS = {
    "robinson": ("centre = 20", "+proj=robin +lon_0=20"),
    "mollweide": ("", "+proj=moll"),
    "equal_area": ("centre = -70", "+proj=cea +lat_ts=30 +lon_0=-70"),
    "equal_earth": ("centre = 20", "+proj=eqearth +lon_0=20"),
    "orthographic": ("centre = [20, 50]", "+proj=ortho +lat_0=50 +lon_0=20"),
    "azimuthal": ("centre = [0, 90]", "+proj=laea +lat_0=90"),
    "latlon": ("", "+proj=eqc"),
}
TIFF = """
[[output]]
field = "height"
file = "{0}.tif"
projection = "{0}"
{1}
"""


def output(*command, told=None):
    return subprocess.run([str(word) for word in command], capture_output=True, text=True,
                          input=told, check=True).stdout


def at(world, lon, lat):
    """Between the samples of the latlon map, along straight lines."""
    x = (lon + 180) / 360 * COLUMNS - 0.5
    y = min(max((90 - lat) / 180 * ROWS - 0.5, 0), ROWS - 1.001)
    i, j = math.floor(x), math.floor(y)
    u, v = x - i, y - j
    row = lambda k: (1 - u) * world[k, i % COLUMNS] + u * world[k, (i + 1) % COLUMNS]
    return (1 - v) * row(j) + v * row(j + 1)


class WorldMaps(Case):
    def setUp(self):
        super().setUp()
        self.write("w.toml", WORLD)
        self.ok("run", "w.toml", "--out", "o", "--quiet", "--no-preview", cwd=self.dir)
        self.world = numpy.load(self.dir / "o/height.npy")

    def test_faces_agree_to_the_bit_along_every_edge(self):
        face = {name: numpy.load(self.dir / f"o/{name}.npy")
                for name in ("front", "right", "back", "left", "north", "south")}
        for one in face.values():
            self.assertEqual(one.shape, (33, 33))
        same = numpy.testing.assert_array_equal
        ring = ["front", "right", "back", "left"]
        for i, name in enumerate(ring):
            same(face[name][:, -1], face[ring[(i + 1) % 4]][:, 0])
        north, south = face["north"], face["south"]
        same(face["front"][0], north[-1])
        same(face["right"][0], north[::-1, -1])
        same(face["back"][0], north[0, ::-1])
        same(face["left"][0], north[:, 0])
        same(face["front"][-1], south[0])
        same(face["right"][-1], south[:, -1])
        same(face["back"][-1], south[-1, ::-1])
        same(face["left"][-1], south[::-1, 0])
        self.assertAlmostEqual(face["front"][16, 16], at(self.world, 0, 0), delta=30)
        self.assertAlmostEqual(face["right"][16, 16], at(self.world, 90, 0), delta=30)

    def test_faces_in_16_bits_share_one_range(self):
        spans = set()
        for name in ("front", "right", "back", "left", "north", "south"):
            about = json.loads((self.dir / f"o/faces/{name}.png.json").read_text())
            spans.add((about["low"], about["high"]))
            self.assertEqual(about["columns"], 37)
            self.assertIn("Resampled to cube", about["sentence"])
        self.assertEqual(len(spans), 1)
        files = [one["file"] for one in manifest(self.dir / "o")["outputs"]]
        self.assertEqual(len([name for name in files if name.startswith("faces/")]), 6)

    def test_samples_outside_the_outline_have_no_value(self):
        robinson = numpy.load(self.dir / "o/robinson.npy")
        self.assertEqual(robinson.shape, (51, 100))
        self.assertTrue(numpy.isnan(robinson[0, 0]))
        self.assertTrue(numpy.isfinite(robinson[25]).all())

    @unittest.skipUnless(shutil.which("gdaltransform"), "no GDAL tools")
    def test_gdal_finds_every_sample_where_it_is(self):
        self.write("t.toml", WORLD + "".join(TIFF.format(name, more)
                                            for name, (more, _) in PROJECTIONS.items()))
        done = cuesta("run", "t.toml", "--out", "t", "--quiet", "--no-preview", cwd=self.dir)
        if done.returncode != 0 and "GDAL module" in done.stderr:
            self.skipTest("no GDAL module")
        self.assertEqual(done.returncode, 0, done.stderr)
        relief = self.world.max() - self.world.min()
        for name, (_, system) in PROJECTIONS.items():
            file = self.dir / f"t/{name}.tif"
            about = json.loads(output("gdalinfo", "-json", file))
            wide, high = about["size"]
            self.assertIn(f"{RADIUS:.5f}"[:7], about["coordinateSystem"]["wkt"], name)
            # The library's own words for the same thing give the same places.
            places = [(x, y) for x in range(3, wide, 13) for y in range(2, high, 11)]
            asked = "\n".join(f"{x + 0.5} {y + 0.5}" for x, y in places)
            plane = output("gdaltransform", "-output_xy", "-t_srs",
                           f"{system} +R={RADIUS:.10g} +no_defs", file, told=asked).splitlines()
            degrees = output("gdaltransform", "-output_xy", "-t_srs",
                             f"+proj=longlat +R={RADIUS:.10g} +no_defs", file,
                             told=asked).splitlines()
            values = output("gdallocationinfo", "-valonly", file,
                            told="\n".join(f"{x} {y}" for x, y in places)).split()
            transform = about["geoTransform"]
            seen = 0
            for (x, y), flat, round_, value in zip(places, plane, degrees, values):
                if "nan" in value or float(value) == about["bands"][0].get("noDataValue"):
                    continue
                if "fail" in round_ + flat:  # on the outline itself
                    continue
                here = [float(word) for word in flat.split()]
                self.assertAlmostEqual(here[0], transform[0] + (x + 0.5) * transform[1], delta=1)
                lon, lat = [float(word) for word in round_.split()]
                self.assertLess(abs(float(value) - at(self.world, lon, lat)), 0.03 * relief,
                                (name, lon, lat))
                seen += 1
            self.assertGreater(seen, 20, name)

    def test_convert_does_the_same(self):
        self.ok("convert", "o", "again.npy", "--projection", "robinson", "--side", "100", "--quiet",
                cwd=self.dir)
        numpy.testing.assert_array_equal(numpy.load(self.dir / "again.npy"),
                                         numpy.load(self.dir / "o/robinson.npy"))
        self.ok("convert", "o", "f_{face}.npy", "--projection", "cube", "--side", "33", "--quiet",
                cwd=self.dir)
        numpy.testing.assert_array_equal(numpy.load(self.dir / "f_north.npy"),
                                         numpy.load(self.dir / "o/north.npy"))
        done = cuesta("convert", "o", "f.npy", "--projection", "cube", cwd=self.dir)
        self.assertEqual(done.returncode, 2)
        self.assertIn("{face}", done.stderr)

    def test_recipes_that_cannot_be_are_refused(self):
        for more, words in ((('file = "x.npy"\nprojection = "cube"'), "{face}"),
                            (('file = "x_{face}.npy"'), "cube"),
                            (('file = "x.npy"\ncentre = 10'), "needs projection"),
                            (('file = "x.npy"\nprojection = "robinson"\ncentre = [1, 2]'),
                             "meridian"),
                            (('file = "x.npy"\nprojection = "robin"'), "robinson")):
            self.write("bad.toml", WORLD + f'[[output]]\nfield = "height"\n{more}\n')
            done = cuesta("check", "bad.toml", cwd=self.dir)
            self.assertEqual(done.returncode, 2, more)
            self.assertIn(words, done.stderr)
        self.write("flat.toml", WORLD.replace('projection = "latlon"', ""))
        done = cuesta("check", "flat.toml", cwd=self.dir)
        self.assertEqual(done.returncode, 2)
        self.assertIn("latlon", done.stderr)

    def test_pictures_in_every_projection(self):
        for name in PROJECTIONS:
            self.ok("render", "o", "--projection", name, "--graticule", "30", "--pixels", "120",
                    "--out", f"{name}.png", "--quiet", cwd=self.dir)
            self.assertGreater((self.dir / f"{name}.png").stat().st_size, 2000)


main()
