# SPDX-License-Identifier: Apache-2.0
"""cuesta analyze --realism: the table, the JSON, the page, and clear words for bad input."""
import json
import os
import struct
import sys

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "lib"))
from harness import Case, cuesta, main, sha256

RECIPE = """name = "rough"
[grid]
size = [256, 256]
spacing = 60
[[stage]]
op = "spectral"
hurst = 0.7
relief = 1500
[[output]]
field = "height"
file = "height.npy"
"""

TILE = "/usr/share/matplotlib/mpl-data/sample_data/jacksboro_fault_dem.npz"

MISTAKES = [
    (["--report", "x.png"], 2, ["--report needs --realism"]),
    (["--repose", "30"], 2, ["--repose needs --realism"]),
    (["--realism", "--report", "x.jpg"], 2, [".png"]),
    (["--realism", "--edges", "wrap"], 2, ["--edges", "open"]),
    (["--realism", "--spacing", "0"], 2, ["--spacing"]),
    (["--realism", "--spacing", "0.01"], 1, ["smaller than one cell", "--spacing"]),
    (["--realism", "--sea-level", "9000"], 1, ["no land lies above 9000 m"]),
    (["--realism", "--report", "/proc/x.png"], 1, ["/proc/x.png"]),
]


class Realism(Case):
    def setUp(self):
        super().setUp()
        self.write("r.toml", RECIPE)
        self.ok("run", "r.toml", "--out", "o", "--quiet", "--no-preview", cwd=self.dir)

    def measure(self, *arguments):
        done = self.ok("analyze", *arguments, "--realism", "--json", cwd=self.dir)
        return json.loads(done.stdout)

    def test_raw_noise_fails_in_words_and_numbers(self):
        text = self.ok("analyze", "o", "--realism", cwd=self.dir).stdout
        self.assertIn("Does not look like eroded land", text)
        self.assertIn("carve index", text)
        report, = self.measure("o")
        self.assertEqual((report["columns"], report["spacing_m"]), (256, 60))
        realism = report["realism"]
        self.assertFalse(realism["passes_gates"])
        self.assertEqual(realism["gates"]["all"], 4)
        carve = realism["measures"]["carve_index"]
        self.assertEqual(carve["verdict"], "fail")
        self.assertEqual(carve["accepted"], [1.5, 3.5])
        self.assertLess(carve["value"], 1.5)
        self.assertEqual(realism["measures"]["drained"]["value"], 1)
        self.assertIsNone(realism["measures"]["depression_share"]["accepted"][0])
        lakes = realism["lakes"]
        self.assertEqual(lakes["count"], len(lakes["list"]))
        self.assertAlmostEqual(sum(lake["area_m2"] for lake in lakes["list"]), lakes["area_m2"])
        self.assertEqual(len(realism["curves"]["exceedance"]), 20)

    def test_threads_change_nothing_and_files_are_told_apart(self):
        one = self.measure("o", "--threads", "1")
        self.assertEqual(one, self.measure("o", "--threads", "3"))
        both = self.measure("o", "o/height.npy")
        self.assertEqual(both[0]["realism"], both[1]["realism"])

    def test_fine_cells_are_averaged_and_said_so(self):
        done = self.ok("analyze", "o", "--realism", "--spacing", "10", cwd=self.dir)
        self.assertIn("averaged 3 x 3", done.stderr)
        self.assertIn("85 x 85 cells of 30 m", done.stdout)

    def test_the_page_is_a_picture(self):
        self.ok("analyze", "o", "--realism", "--report", "page.png", cwd=self.dir)
        data = (self.dir / "page.png").read_bytes()
        self.assertEqual(data[:8], b"\x89PNG\r\n\x1a\n")
        self.assertEqual(struct.unpack(">I", data[16:20])[0], 1760)
        self.ok("analyze", "o", "--realism", "--report", "again.png", "--threads", "1",
                cwd=self.dir)
        self.assertEqual(sha256(self.dir / "page.png"), sha256(self.dir / "again.png"))

    def test_mistakes_are_told_in_a_sentence(self):
        for arguments, code, words in MISTAKES:
            done = cuesta("analyze", "o", *arguments, cwd=self.dir)
            self.assertEqual(done.returncode, code, f"{arguments}: {done.stderr}")
            self.assertEqual(len(done.stderr.splitlines()), 1, f"{arguments}: {done.stderr}")
            for word in words:
                self.assertIn(word, done.stderr, arguments)
            self.assertFalse((self.dir / "x.png").exists())
        done = cuesta("analyze", "o", "o", "--realism", "--report", "x.png", cwd=self.dir)
        self.assertEqual(done.returncode, 2)
        self.assertIn("one FILE", done.stderr)
        self.write("level.asc", "ncols 2\nnrows 2\ncellsize 50\n1 1\n1 1\n")
        done = cuesta("analyze", "level.asc", "--realism", cwd=self.dir)
        self.assertEqual(done.returncode, 1)
        self.assertIn("level.asc: the map is level", done.stderr)

    def test_a_map_without_spacing_asks_for_it(self):
        (self.dir / "o" / "height.npy").rename(self.dir / "bare.npy")
        done = cuesta("analyze", "bare.npy", "--realism", cwd=self.dir)
        self.assertEqual(done.returncode, 1, done.stdout)
        self.assertIn("--spacing", done.stderr)

    def test_the_jacksboro_tile_passes(self):
        try:
            import numpy
        except ImportError:
            self.skipTest("numpy is not there")
        if not os.path.exists(TILE):
            self.skipTest(f"no {TILE}: install python-matplotlib-data")
        numpy.save(self.dir / "tile.npy", numpy.load(TILE)["elevation"])
        tile = ["tile.npy", "--spacing", "74.5", "--spacing-y", "92.8"]
        report, = self.measure(*tile)
        self.assertTrue(report["realism"]["passes_gates"])
        text = self.ok("analyze", *tile, "--realism", cwd=self.dir).stdout
        self.assertIn("Looks like land that rivers made: all 4 gates, 7 of 7", text)


if __name__ == "__main__":
    main()
