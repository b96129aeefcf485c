# SPDX-License-Identifier: Apache-2.0
"""Where the land lies, as GDAL finds it in the files of a run: grid.origin, unit, recipe."""
import json
import os
import shutil
import subprocess
import sys

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "lib"))
from harness import Case, cuesta, main, manifest

if not shutil.which("gdalinfo") or not shutil.which("ogrinfo"):
    print("skipped: gdalinfo or ogrinfo is missing")
    sys.exit(77)

RECIPE = """
name = "placed"
seed = 4
[grid]
size = [40, 30]
spacing = "20 m"
origin = [ORIGIN]
[[stage]]
op = "fbm"
wavelength = "800 m"
[[stage]]
op = "fill_lakes"
[[output]]
field = "height"
file = "height.ENDING"
[[output]]
field = "slope"
file = "slope.asc"
[[output]]
field = "height"
file = "height.png"
[[output]]
field = "rivers"
file = "rivers.geojson"
min_area = "4000 m2"
[[output]]
field = "lakes"
file = "lakes.geojson"
"""


GLOBE = """
[grid]
size = [72, 36]
spacing = "556 km"
projection = "latlon"
[[stage]]
op = "fbm"
[[output]]
field = "height"
file = "height.ENDING"
[[output]]
field = "height"
file = "height.asc"
[[output]]
field = "height"
file = "height.png"
"""


def output(*command):
    return subprocess.run([str(word) for word in command], capture_output=True, text=True,
                          check=True).stdout


class Places(Case):
    def made(self, origin):
        """The folder of a run at an origin; with .npy for .tif where GDAL's module lacks."""
        folder = self.dir / origin.replace(", ", "_")
        for ending in ("tif", "npy"):
            self.write("placed.toml", RECIPE.replace("ORIGIN", origin).replace("ENDING", ending))
            done = cuesta("run", "placed.toml", "--out", folder, cwd=self.dir)
            if done.returncode == 0:
                return folder, ending
            self.assertIn("GDAL module", done.stderr)
        self.fail(done.stderr)

    def test_rasters_lie_at_the_origin_of_the_grid(self):
        folder, ending = self.made("1000, -5000")
        # The north-western sample is at 1000, 5000; pixels reach half a step beyond it.
        for name in ["slope.asc"] + (["height.tif"] if ending == "tif" else []):
            about = json.loads(output("gdalinfo", "-json", folder / name))
            self.assertEqual(about["geoTransform"], [990, 20, 0, 5010, 0, -20], name)
        for name in ("slope.asc", "height.png", "height." + ending):
            sidecar = json.loads((folder / (name + ".json")).read_text())
            self.assertEqual(sidecar["first_sample"], [1000, 5000], name)
            self.assertEqual(sidecar["step"], [20, -20], name)
            self.assertIn("metre", sidecar["coordinate_system"], name)

    def test_a_geotiff_names_its_unit_its_recipe_and_its_metres(self):
        folder, ending = self.made("0, 0")
        if ending != "tif":
            self.skipTest("no GDAL module")
        about = json.loads(output("gdalinfo", "-json", folder / "height.tif"))
        self.assertEqual(about["bands"][0]["unit"], "m")
        self.assertEqual(about["bands"][0]["description"], "height")
        items = about["metadata"][""]
        self.assertEqual(items["AREA_OR_POINT"], "Point")
        self.assertEqual(items["CUESTA_RECIPE_SHA256"], manifest(folder)["recipe_sha256"])
        self.assertEqual(items["TIFFTAG_SOFTWARE"], "Cuesta " + manifest(folder)["cuesta"])
        wkt = about["coordinateSystem"]["wkt"]
        self.assertIn('LENGTHUNIT["metre",1', wkt)
        self.assertNotIn("WGS", wkt)

    def test_rivers_and_lakes_are_metres_not_degrees_and_lie_on_the_map(self):
        folder, _ = self.made("1000, -5000")
        for name in ("rivers", "lakes"):
            text = output("ogrinfo", "-al", "-so", folder / (name + ".geojson"))
            self.assertIn("ENGCRS", text)
            self.assertNotIn("WGS", text)
            collection = json.loads((folder / (name + ".geojson")).read_text())
            self.assertTrue(collection["features"], name)
            extent = [line for line in text.splitlines() if line.startswith("Extent")][0]
            west, south, east, north = [float(word.strip("(),")) for word in extent.split()
                                        if word.strip("(),-").replace(".", "").isdigit()]
            self.assertGreaterEqual(west, 990)
            self.assertLessEqual(east, 1000 + 39.5 * 20)
            self.assertLessEqual(north, 5010)
            self.assertGreaterEqual(south, 5000 - 29.5 * 20)

    def test_a_latlon_map_lies_in_degrees(self):
        for ending in ("tif", "npy"):
            self.write("globe.toml", GLOBE.replace("ENDING", ending))
            done = cuesta("run", "globe.toml", "--out", "globe", cwd=self.dir)
            if done.returncode == 0:
                break
            self.assertIn("GDAL module", done.stderr)
        folder = self.dir / "globe"
        for name in ("height." + ending, "height.asc", "height.png"):
            sidecar = json.loads((folder / (name + ".json")).read_text())
            self.assertEqual(sidecar["projection"], "latlon", name)
            self.assertEqual(sidecar["latitudes"], [-90, 90], name)
            self.assertEqual(sidecar["first_sample"], [-177.5, 87.5], name)
            self.assertEqual(sidecar["step"], [5, -5], name)
            self.assertIn("4326", sidecar["coordinate_system"], name)
            self.assertEqual(sidecar["spacing_m"], 556000, name)
        for name in ["height.asc"] + (["height.tif"] if ending == "tif" else []):
            about = json.loads(output("gdalinfo", "-json", folder / name))
            self.assertEqual(about["geoTransform"], [-180, 5, 0, 90, 0, -5], name)
        if ending == "tif":
            self.assertIn("4326", about["coordinateSystem"]["wkt"])
        # Read again: the spacing comes from the sidecar.
        back = cuesta("convert", folder / ("height." + ending), self.dir / "back.npy", cwd=self.dir)
        self.assertEqual(back.returncode, 0, back.stderr)
        sidecar = json.loads((self.dir / "back.npy.json").read_text())
        self.assertEqual(sidecar["spacing_m"], 556000)
        self.assertEqual(sidecar["first_sample"], [-177.5, 87.5])

    def test_neighbours_meet_at_their_border(self):
        north, ending = self.made("0, 0")
        south, _ = self.made("0, 600")  # 30 rows of 20 m further south
        places = [json.loads((folder / "slope.asc.json").read_text())["first_sample"]
                  for folder in (north, south)]
        self.assertEqual(places, [[0, 0], [0, -600]])


main()
