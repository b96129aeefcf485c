# SPDX-License-Identifier: Apache-2.0
"""Rivers and lakes as files: read back by Python's json and, where it is installed, by GDAL."""
import json
import os
import shutil
import subprocess
import sys
import unittest

import numpy

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "lib"))
from harness import Case, cuesta, data_hashes, main, manifest, sha256

LAND = """
name = "wet"
seed = 11
[grid]
size = [120, 90]
spacing = "20 m"
edges = "EDGES"
[[stage]]
op = "fbm"
hurst = 0.8
relief = "600 m"
[[output]]
field = "height"
file = "height.npy"
[[output]]
field = "flow"
file = "flow.npy"
[[output]]
field = "lake"
file = "lake.npy"
[[output]]
field = "rivers"
file = "rivers.geojson"
min_area = "10000 m2"
[[output]]
field = "lakes"
file = "water/lakes.geojson"
"""


def parts_of(geometry, single):
    """Lists of coordinates, whether the geometry is of one part or of several."""
    if geometry is None:
        return []
    return [geometry["coordinates"]] if geometry["type"] == single else geometry["coordinates"]


def cell_of(position):
    # The first sample, in the north-west, lies at the origin of the grid; y points north.
    return round(position[0] / 20), -round(position[1] / 20)


class Rivers(Case):
    def run_land(self, edges="open", *more):
        self.write("land.toml", LAND.replace("EDGES", edges))
        self.ok("run", "land.toml", "--quiet", *more, cwd=self.dir)
        return self.dir / "out" / "wet"

    def test_rivers_follow_the_maps_downhill(self):
        out = self.run_land()
        height, flow, lake = (numpy.load(out / f"{n}.npy") for n in ("height", "flow", "lake"))
        rivers = json.loads((out / "rivers.geojson").read_text())
        self.assertEqual(rivers["type"], "FeatureCollection")
        self.assertEqual(rivers["about"]["min_area_m2"], 10000)
        self.assertGreater(len(rivers["features"]), 10)
        seen = set()
        for feature in rivers["features"]:
            properties = feature["properties"]
            (line,) = parts_of(feature["geometry"], "LineString")
            cells = [cell_of(p) for p in line]
            own = cells if properties["joins"] is None else cells[:-1]
            for x, y in own:
                self.assertNotIn((x, y), seen)
                seen.add((x, y))
            heights = [p[2] for p in line]
            self.assertEqual(heights, sorted(heights, reverse=True))
            for (x, y), z in zip(cells, heights):
                self.assertAlmostEqual(z, height[y, x] + lake[y, x], delta=2e-3)
            x, y = own[-1]
            self.assertAlmostEqual(flow[y, x], properties["area_m2"], delta=1)
            areas = [flow[y, x] for x, y in own]
            self.assertEqual(areas, sorted(areas))
            self.assertEqual(len(properties["widths_m"]), len(line))
            steps = numpy.diff([p[:2] for p in line], axis=0)
            self.assertAlmostEqual(numpy.hypot(*steps.T).sum(), properties["length_m"], delta=0.01)
        # Every cell that drains so much lies on a river, and no other but where a mouth that is its
        # own source begins one cell above.
        large = {(x, y) for y, x in zip(*numpy.nonzero(flow >= 10000))}
        self.assertLessEqual(large, seen)
        self.assertLess(len(seen - large), 10)

    def test_lakes_cover_the_map_of_lakes(self):
        out = self.run_land()
        depth = numpy.load(out / "lake.npy")
        lakes = json.loads((out / "water" / "lakes.geojson").read_text())["features"]
        self.assertGreater(len(lakes), 10)
        area = sum(l["properties"]["area_m2"] for l in lakes)
        volume = sum(l["properties"]["volume_m3"] for l in lakes)
        self.assertEqual(area, (depth > 0).sum() * 400)
        self.assertAlmostEqual(volume / (depth.astype(float).sum() * 400), 1, delta=1e-5)
        covered = 0
        for lake in lakes:
            for polygon in parts_of(lake["geometry"], "Polygon"):
                for k, ring in enumerate(polygon):
                    self.assertEqual(ring[0], ring[-1])
                    x, y = numpy.array(ring).T
                    signed = (x[:-1] * y[1:] - x[1:] * y[:-1]).sum() / 2
                    self.assertEqual(signed > 0, k == 0)
                    covered += signed
            x, y = cell_of((lake["properties"]["deepest_x"], lake["properties"]["deepest_y"]))
            self.assertAlmostEqual(depth[y, x], lake["properties"]["depth_m"], delta=1e-3)
        self.assertEqual(covered, area)

    def test_the_manifest_lists_them_and_threads_do_not_show(self):
        out = self.run_land()
        first = data_hashes(out)
        for entry in manifest(out)["outputs"]:
            self.assertEqual(entry["sha256"], sha256(out / entry["file"]))
        self.assertIn("water/lakes.geojson", first)
        self.assertEqual(first, data_hashes(self.run_land("open", "--threads", "1")))

    def test_every_edge_can_be_written(self):
        for edges in ("closed", "wrap", "wrap_x"):
            out = self.run_land(edges)
            for name in ("rivers.geojson", "water/lakes.geojson"):
                self.assertGreater(len(json.loads((out / name).read_text())["features"]), 0)

    def test_a_wrong_ending_is_told_before_the_run(self):
        self.write("bad.toml", LAND.replace("EDGES", "open").replace("rivers.geojson", "r.png"))
        done = cuesta("check", "bad.toml", cwd=self.dir)
        self.assertEqual(done.returncode, 2)
        self.assertIn("file = 'r.png': the ending must be .geojson.", done.stderr)

    @unittest.skipUnless(shutil.which("ogrinfo"), "ogrinfo of gdal-bin is not installed")
    def test_gdal_reads_them_and_finds_the_polygons_valid(self):
        out = self.run_land()

        def ask(file, query):
            done = subprocess.run(["ogrinfo", "-ro", "-dialect", "sqlite", "-sql", query, file],
                                  capture_output=True, text=True, check=True)
            return done.stdout

        for name, layer in (("rivers.geojson", "rivers"), ("water/lakes.geojson", "lakes")):
            count = len(json.loads((out / name).read_text())["features"])
            told = ask(out / name, f"SELECT COUNT(*) AS n FROM {layer}")
            self.assertIn(f"n (Integer) = {count}", told)
            told = ask(out / name, f"SELECT COUNT(*) AS bad FROM {layer} WHERE ST_IsValid(geometry)"
                                   " <> 1")
            self.assertIn("bad (Integer) = 0", told)
        told = ask(out / "water" / "lakes.geojson",
                   "SELECT COUNT(*) AS off FROM lakes WHERE "
                   "ABS(ST_Area(geometry) - area_m2) > 0.001")
        self.assertIn("off (Integer) = 0", told)


main()
