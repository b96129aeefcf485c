# SPDX-License-Identifier: Apache-2.0
"""Parts of a finished land at finer spacing: seam, inlets, ledger, layouts, refusals."""
import json
import os
import sys

import numpy

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "lib"))
import ranks
from channels import grid_share
from harness import SOURCE, Case, cuesta, data_hashes, main, manifest

COARSE = """
name = "coarse"
seed = 5
[grid]
size = [129, 129]
spacing = "100 m"
[[stage]]
op = "fbm"
wavelength = "5 km"
relief = "400 m"
[[stage]]
op = "stream_power"
erodibility = 4e-6
area_exponent = 0.5
time_step = "50000 yr"
steps = 12
hollows = "breach"
[[stage]]
op = "river_flow"
runoff = 0.8
[[output]]
field = "height"
file = "height.npy"
[[output]]
field = "discharge"
file = "discharge.npy"
"""

DETAIL = """
name = "detail"
seed = 5
[[stage]]
op = "fbm"
blend = "add"
scaling = "world"
wavelength = "180 m"
octaves = 3
relief = "12 m"
base = "-6 m"
[[stage]]
op = "simulate"
steps = 6
[[stage.process]]
op = "stream_power"
erodibility = 4e-6
area_exponent = 0.5
time_step = "1000 yr"
[[stage.process]]
op = "hillslope"
diffusivity = 0.01
time_step = "1000 yr"
[[stage]]
op = "river_flow"
runoff = 0.8
[[output]]
field = "height"
file = "height.npy"
[[output]]
field = "height"
file = "height.tif"
[[output]]
field = "discharge"
file = "discharge.npy"
[[output]]
field = "flow"
file = "flow.npy"
"""

# Chalk on granite, sand on both, and lakes.
BEDS = """
name = "beds"
seed = 5
[materials.chalk]
density = 2200
hardness = 0.3
[grid]
size = [129, 129]
spacing = "100 m"
[[stage]]
op = "fbm"
material = "granite"
wavelength = "5 km"
relief = "400 m"
[[stage]]
op = "fbm"
material = "chalk"
blend = "add"
wavelength = "3 km"
relief = "60 m"
[[stage]]
op = "fbm"
label = "dust"
material = "sand"
blend = "add"
wavelength = "2 km"
relief = "4 m"
[[stage]]
op = "fill_lakes"
runoff = "1 m"
"""

LAID = """
name = "laid"
[materials.chalk]
density = 2200
hardness = 0.3
[[output]]
field = "height"
file = "height.npy"
[[output]]
field = "water"
file = "water.npy"
[[output]]
field = "top_material"
file = "top_material.npy"
[[output]]
field = "layer.chalk"
file = "chalk.npy"
[[output]]
field = "layer.sand"
file = "sand.npy"
"""
BEDS += LAID.partition("\n[[output]]")[1] + LAID.partition("\n[[output]]")[2]

NO_WATER = """
[[stage]]
op = "evaporation"
rate = 0
"""

GOES_ON = """
[[stage]]
op = "simulate"
steps = 3
[[stage.process]]
op = "stream_power"
erodibility = 4e-6
time_step = "1000 yr"
[[stage.process]]
op = "thermal"
angle = 30
"""

WEST, EAST, SOUTH = "1600,3200,4800,6400", "4800,3200,8000,6400", "1600,6400,4800,8000"


class Refine(Case):
    def setUp(self):
        super().setUp()
        self.write("coarse.toml", COARSE)
        self.write("detail.toml", DETAIL)
        self.ok("run", "coarse.toml", "--quiet", "--no-preview", "--out", "land", cwd=self.dir)

    def refine(self, region, out, *more):
        self.ok("refine", "land", "detail.toml", "--region", region, "--spacing", "20m", "--out",
                out, "--quiet", "--no-preview", *more, cwd=self.dir)
        return self.dir / out

    def test_neighbours_agree_to_the_bit_and_inlets_have_the_water_of_the_coarse_land(self):
        outs = [self.refine(region, name)
                for region, name in ((WEST, "west"), (EAST, "east"), (SOUTH, "south"))]
        west, east, south = (numpy.load(out / "height.npy") for out in outs)
        self.assertEqual(west.shape, (161, 161))
        self.assertTrue(numpy.array_equal(west[:, -1], east[:, 0]))
        self.assertTrue(numpy.array_equal(west[-1, :], south[0, :]))
        # Held, not flattened: the line has its detail, and so has the land on both sides.
        self.assertGreater(numpy.abs(numpy.diff(west[:, -1], 2)).mean(), 0.2)
        coarse = numpy.load(self.dir / "land" / "height.npy")
        self.assertLess(numpy.abs(west[::5, ::5] - coarse[32:65, 16:49]).mean(), 30)
        discharge = numpy.load(self.dir / "land" / "discharge.npy")
        for out, (x0, y0) in zip(outs, ((1600, 3200), (4800, 3200), (1600, 6400))):
            report = manifest(out)
            self.assertEqual(report["refined_from"]["ratio"], 5)
            self.assertEqual(report["refined_from"]["recipe_sha256"],
                             manifest(self.dir / "land")["recipe_sha256"])
            for row in report["ledger"]:
                self.assertEqual(row["residual_m3"], 0)
            fine, flow = numpy.load(out / "discharge.npy"), numpy.load(out / "flow.npy")
            self.assertGreater(len(report["inlets"]), 3)
            for inlet in report["inlets"]:
                column, row = inlet["column"], inlet["row"]
                there = discharge[int(inlet["coarse_y_m"]) // 100,
                                  int(inlet["coarse_x_m"]) // 100]
                # Where the river crosses the border it is as far from its coarse samples as
                # rivers wander, not more.
                self.assertLess(abs(inlet["x_m"] - inlet["coarse_x_m"]), 400)
                self.assertLess(abs(inlet["y_m"] - inlet["coarse_y_m"]), 400)
                self.assertEqual(inlet["x_m"], x0 + 20 * column)
                self.assertEqual(inlet["y_m"], y0 + 20 * row)
                self.assertEqual(inlet["flow_m2"], inlet["coarse_flow_m2"])
                self.assertEqual(fine[row, column], there)
                self.assertEqual(numpy.float32(inlet["discharge_m3_per_s"]), there)
                self.assertEqual(numpy.float32(inlet["coarse_discharge_m3_per_s"]), there)
                self.assertEqual(flow[row, column], numpy.float32(inlet["coarse_flow_m2"]))
        side = json.loads((outs[1] / "height.npy.json").read_text())
        self.assertEqual(side["first_sample"], [4800, -3200])

    def test_ranks_refine_to_the_same_land(self):
        if why := ranks.missing():
            self.skipTest(why)
        alone = ranks.land_of(self.refine(WEST, "alone"))
        self.assertGreater(len(alone["inlets"]), 3)
        for count, more in ((2, ()), (4, ("--threads", 1)), (3, ("--blocks", "1x3"))):
            out = f"ranks_{count}"
            done = ranks.run(count, "refine", "land", "detail.toml", "--region", WEST, "--spacing",
                             "20m", "--out", out, "--quiet", "--no-preview", *more, cwd=self.dir)
            self.assertEqual(done.returncode, 0, done.stderr)
            self.assertEqual(manifest(self.dir / out)["ranks"], count)
            self.assertEqual(ranks.land_of(self.dir / out), alone)

    def test_the_seam_does_not_show_after_a_long_run(self):
        # 60,000 years: the land inside rises by 30 m and is cut again, the border does neither.
        self.write("detail.toml", DETAIL.replace("1000 yr", "10000 yr").replace(
            "[[stage.process]]", "[[stage.process]]\nop = \"uplift\"\nrate = \"0.5 mm/yr\"\n"
            "time_step = \"10000 yr\"\n[[stage.process]]", 1))
        west, east = (numpy.load(self.refine(region, name) / "height.npy").astype(float)
                      for region, name in ((WEST, "west"), (EAST, "east")))
        self.assertTrue(numpy.array_equal(west[:, -1], east[:, 0]))
        both = numpy.concatenate([west, east[:, 1:]], 1)
        bend = both[:, 1:-1] - (both[:, :-2] + both[:, 2:]) / 2
        mean = bend.mean(0)  # of each line from north to south, 160 samples
        others = numpy.concatenate([mean[20:139], mean[179:-20]])
        self.assertLess(abs(mean[159]), abs(others.mean()) + 4 * others.std(),
                        (mean[159], others.std()))

    def test_rivers_leave_the_directions_of_the_coarse_grid(self):
        examples = SOURCE / "examples" / "refine"
        self.ok("run", examples / "coarse.toml", "--quiet", "--no-preview", "--out", "old",
                cwd=self.dir)
        self.write("valley.toml", (examples / "valley.toml").read_text()
                   + "[[output]]\nfield = \"flow\"\nfile = \"flow.npy\"\n")
        coarse = numpy.load(self.dir / "old" / "height.npy").astype(float)[32:64, 16:80]
        shares, off = {}, {}
        for wander in ("0", "1"):
            out = self.dir / ("wander" + wander)
            self.ok("refine", "old", "valley.toml", "--region", "1600,3200,8000,6400", "--spacing",
                    "20m", "--wander", wander, "--out", out, "--quiet", "--no-preview",
                    cwd=self.dir)
            self.assertEqual(manifest(out)["refined_from"]["wander"], float(wander))
            shares[wander], km = grid_share(numpy.load(out / "flow.npy"), 20, 500, 1e5)
            self.assertGreater(km, 20)
            fine = numpy.load(out / "height.npy").astype(float)[:160, :320]
            off[wander] = numpy.sqrt(((fine.reshape(8, 20, 16, 20).mean((1, 3)) -
                                       coarse.reshape(8, 4, 16, 4).mean((1, 3))) ** 2).mean())
        # Directions of rivers over five coarse spacings within 5 degrees of those of the grid: 22 %
        # are there by chance.
        self.assertGreater(shares["0"], 0.38, shares)
        self.assertLess(shares["1"], 0.30, shares)
        # Valleys moved by a coarse spacing; the land as a whole stays: over four spacings the
        # difference is a small part of the relief.
        self.assertLess(off["1"], 0.25 * coarse.std(), (off, coarse.std()))

    def test_layers_and_lakes_of_the_coarse_land_are_taken_over(self):
        self.write("beds.toml", BEDS)
        self.ok("run", "beds.toml", "--quiet", "--no-preview", "--out", "beds", cwd=self.dir)
        names = ("top_material", "chalk", "sand", "water", "height")
        coarse = {name: numpy.load(self.dir / "beds" / (name + ".npy")) for name in names}
        self.assertGreater((coarse["water"] > 0).sum(), 20)
        # What was laid, before anything happens to it: no stage but the outputs.
        # (A map of water needs a stage that may make some.)
        self.write("as_it_is.toml", LAID + NO_WATER)
        outs = {}
        for name, region in (("west", WEST), ("east", EAST)):
            out = self.dir / ("beds_" + name)
            self.ok("refine", "beds", "as_it_is.toml", "--region", region, "--spacing", "20m",
                    "--wander", "0", "--out", out, "--quiet", "--no-preview", cwd=self.dir)
            outs[name] = {one: numpy.load(out / (one + ".npy")) for one in names}
            rows = {row["material"]: row for row in manifest(out)["ledger"]}
            for row in rows.values():
                self.assertEqual(row["residual_m3"], 0, row)
            for one, thickness in (("chalk", "chalk"), ("sand", "sand"), ("water", "water")):
                self.assertGreater(rows[one]["start_m3"], 0)
                # The ledger knows as much as the maps show.
                seen = outs[name][thickness].astype(float).sum() * 400
                self.assertAlmostEqual(rows[one]["end_m3"] / seen, 1, 4)
        for one in names:
            self.assertTrue(numpy.array_equal(outs["west"][one][:, -1], outs["east"][one][:, 0]),
                            one)
        window = (slice(32, 65), slice(16, 49))
        west = outs["west"]
        for one in ("chalk", "sand", "water"):
            # On coarse samples, and as a volume.
            off = numpy.abs(west[one][::5, ::5] - coarse[one][window])
            self.assertLess(off.max(), 0.01, one)
            volume = west[one][:-1, :-1].mean() / coarse[one][32:64, 16:48].mean()
            self.assertAlmostEqual(volume, 1, delta=0.03, msg=one)
        self.assertTrue(numpy.array_equal(west["top_material"][::5, ::5],
                                          coarse["top_material"][window]))
        # Threads and blocks change nothing, and processes go on with the layers.
        self.write("goes_on.toml", LAID + NO_WATER + GOES_ON)
        hashes = []
        for more in (("--threads", "1"), ("--blocks", "3x2")):
            out = self.dir / ("on" + more[1])
            self.ok("refine", "beds", "goes_on.toml", "--region", WEST, "--spacing", "20m", "--out",
                    out, "--quiet", "--no-preview", *more, cwd=self.dir)
            hashes.append(data_hashes(out))
            for row in manifest(out)["ledger"]:
                self.assertEqual(row["residual_m3"], 0, row)
        self.assertEqual(*hashes)

    def test_threads_and_blocks_change_nothing(self):
        one = data_hashes(self.refine(WEST, "one", "--threads", "1"))
        self.assertEqual(one, data_hashes(self.refine(WEST, "cut", "--blocks", "3x2")))

    def test_a_region_can_be_refined_again(self):
        self.refine(WEST, "west")
        self.ok("refine", "west", "detail.toml", "--region", "1600,4000,2400,4800", "--spacing",
                "4", "--out", "again", "--quiet", "--no-preview", cwd=self.dir)
        report, first = manifest(self.dir / "again"), manifest(self.dir / "west")
        both = {(i["x_m"], i["y_m"]): i["flow_m2"] for i in first["inlets"]}
        again = {(i["x_m"], i["y_m"]): i["flow_m2"] for i in report["inlets"]}
        shared = both.keys() & again.keys()
        self.assertGreater(len(shared), 0)
        for place in shared:
            self.assertEqual(both[place], again[place])

    def test_what_cannot_be_is_refused_with_a_sentence(self):
        def refused(code, words, *arguments):
            done = cuesta("refine", *arguments, cwd=self.dir)
            self.assertEqual(done.returncode, code, done.stderr)
            self.assertIn(words, done.stderr)
            self.assertEqual(done.stderr.strip().count("\n"), 0, done.stderr)

        self.write("own.toml", "[[stage]]\nop = \"fbm\"\n")
        fit = ("--region", WEST, "--spacing", "20")
        refused(2, "beyond the land", "land", "detail.toml", "--region", "0,0,99km,800",
                "--spacing", "20")
        refused(2, "is empty", "land", "detail.toml", "--region", "800,0,800,800", "--spacing",
                "20")
        refused(2, "four lengths", "land", "detail.toml", "--region", "800,0", "--spacing", "20")
        refused(2, "is no length", "land", "detail.toml", "--region", "a,0,1,2", "--spacing", "20")
        refused(2, "must be finer", "land", "detail.toml", "--region", WEST, "--spacing", "200")
        refused(2, "must divide", "land", "detail.toml", "--region", WEST, "--spacing", "30")
        refused(2, "--spacing is needed", "land", "detail.toml", "--region", WEST)
        refused(2, "a number from 0 to 2", "land", "detail.toml", *fit, "--wander", "3")
        refused(2, "is no number", "land", "detail.toml", *fit, "--wander", "far")
        refused(2, "replaces the ground", "land", "own.toml", *fit)
        refused(2, "cannot open", "land", "none.toml", *fit)
        refused(1, "no finished run", "nowhere", "detail.toml", *fit)
        self.write("own.toml", "[[stage]]\nop = \"fbm\"\n[[output]]\nfield = \"height\"\n"
                   "file = \"height.png\"\n")
        self.ok("run", "own.toml", "--size", "33x33", "--quiet", "--out", "bare", cwd=self.dir)
        refused(1, "height.npy", "bare", "detail.toml", *fit)


if __name__ == "__main__":
    main()
