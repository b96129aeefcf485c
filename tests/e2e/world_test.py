# SPDX-License-Identifier: Apache-2.0
"""cuesta analyze --world: figures beside the Earth's, the JSON, the page, words for bad input."""
import json
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "lib"))
from harness import Case, cuesta, main, sha256

RECIPE = """name = "small_world"
[grid]
size = [128, 64]
spacing = 312500
edges = "wrap_x"
[[stage]]
op = "spectral"
hurst = 0.8
relief = 9000
base = -6000
[[stage]]
op = "flat"
label = "warmth"
level = 15
into = "temperature"
[[stage]]
op = "flat"
label = "rain"
level = 900
into = "precipitation"
[[stage]]
op = "flat"
label = "wind"
level = 4
into = "wind_x"
[[stage]]
op = "climate_zones"
scheme = "koppen"
"""
OUTPUT = """[[output]]
field = "{0}"
file = "{0}.npy"
"""

MISTAKES = [
    (["o", "--world", "--realism"], 2, ["two tasks"]),
    (["o", "--world", "--compare"], 2, ["two tasks"]),
    (["o", "--world", "--spacing", "3"], 2, ["--spacing"]),
    (["o", "--world", "--report", "x.png"], 2, ["--out"]),
    (["o", "o", "--world"], 2, ["one run"]),
    (["o/height.npy", "--world"], 2, ["is a file"]),
    (["o", "--out", "x.html"], 2, ["--out needs --world"]),
    (["o", "--world", "--out", "x.pdf"], 2, [".html or .png"]),
    (["o", "--world", "--sea-level", "deep"], 2, ["--sea-level"]),
    (["nowhere", "--world"], 1, ["no directory nowhere"]),
    (["empty", "--world"], 1, ["manifest.json"]),
    (["broken", "--world"], 1, ["no manifest"]),
    (["flat", "--world"], 1, ["no map of height"]),
    (["o", "--world", "--out", "/proc/x.html"], 1, ["/proc/x.html"]),
]


RENDER_MISTAKES = [
    (["o/height.npy", "--satellite"], ["directory of a run"]),
    (["o", "--satellite", "--field", "zone"], ["--field zone"]),
    (["o", "--satellite", "--block"], ["--block"]),
    (["o", "--globe", "10,20", "--block"], ["--block"]),
    (["o", "--globe", "here"], ["LON,LAT"]),
    (["o", "--globe", "1,2", "--title", "Home"], ["--title"]),
    (["o", "--globe", "1,2", "--turn", "90"], ["--turn needs --film"]),
    (["o", "--globe", "1,2", "--projection", "robinson"], ["one at a time"]),
    (["o", "--projection", "robinsn"], ["robinson"]),
    (["o", "--projection", "robinson", "--centre", "10,20"], ["around a meridian"]),
    (["o", "--graticule", "30"], ["--graticule needs"]),
    (["o", "--projection", "cube", "--borders"], ["plate_border"]),
    (["o", "--satellite", "--film", "x.mp4"], ["--film"]),
    (["o", "--globe", "10,95"], ["within -90 and 90"]),
    (["bare", "--satellite"], ["wrote none of temperature"]),
    (["square", "--globe", "0,0"], ["twice as wide as high"]),
]


class World(Case):
    def setUp(self):
        super().setUp()
        fields = ["height", "temperature", "precipitation", "wind_x", "zone"]
        self.write("r.toml", RECIPE + "".join(OUTPUT.format(name) for name in fields))
        self.ok("run", "r.toml", "--out", "o", "--quiet", "--no-preview", cwd=self.dir)

    def measure(self, *arguments):
        return json.loads(self.ok("analyze", *arguments, "--world", "--json", cwd=self.dir).stdout)

    def test_figures_stand_beside_the_earths(self):
        report = self.measure("o")
        self.assertTrue(report["whole_world"])
        self.assertEqual(report["missing"], ["wind_y", "ice", "water"])
        figures = report["figures"]
        self.assertEqual(figures["land_share"]["accepted"], [20, 40])
        self.assertAlmostEqual(figures["mean_temperature"]["value"], 15)
        self.assertAlmostEqual(figures["world_rain"]["value"], 900, places=3)
        self.assertEqual(figures["world_rain"]["verdict"], "in")
        self.assertEqual(figures["trades"]["value"], 0)
        self.assertEqual(figures["westerlies"]["value"], 100)
        self.assertEqual(figures["temperature_rmse"]["verdict"], "out")
        self.assertAlmostEqual(figures["runoff_closed"]["value"], 100, places=3)
        self.assertEqual(len(report["bands"]), 18)
        self.assertEqual(len(report["winds"]), 36)
        self.assertAlmostEqual(sum(one["of_world"] for one in report["classes"]), 1)
        self.assertAlmostEqual(sum(one["of_land"] for one in report["classes"]), 1)
        names = [one["name"] for one in report["classes"]]
        self.assertEqual(names[0], "ocean")
        text = self.ok("analyze", "o", "--world", cwd=self.dir).stdout
        for words in ["land, share of the area", "not written by the run: wind_y ice water",
                      "Earth-like", names[1], "rivers to the sea"]:
            self.assertIn(words, text)

    def test_the_sea_may_stand_higher(self):
        low, high = (self.measure("o", "--sea-level", level)["figures"]["land_share"]["value"]
                     for level in ("-1000", "500"))
        self.assertGreater(low, high)

    def test_threads_change_nothing(self):
        self.assertEqual(self.measure("o", "--threads", "1"), self.measure("o", "--threads", "3"))

    def test_pages_stand_by_themselves(self):
        self.ok("analyze", "o", "--world", "--out", "p/page.html", cwd=self.dir)
        page = (self.dir / "p/page.html").read_text(encoding="utf-8")
        self.assertEqual(page.count("<img "), 5)
        self.assertNotIn("http", page)
        self.assertIn("small_world", page)
        self.ok("analyze", "o", "--world", "--out", "page.png", cwd=self.dir)
        first = sha256(self.dir / "page.png")
        self.ok("analyze", "o", "--world", "--out", "page.png", "--threads", "1", cwd=self.dir)
        self.assertEqual(first, sha256(self.dir / "page.png"))

    def test_a_world_is_drawn_from_space_and_as_a_globe(self):
        def picture(*options):
            self.ok("render", "o", *options, "--pixels", "128", "--out", "p.png", cwd=self.dir)
            data = (self.dir / "p.png").read_bytes()
            return int.from_bytes(data[16:20], "big"), int.from_bytes(data[20:24], "big"), data
        wide, high, seen = picture("--satellite", "--no-legend")
        self.assertEqual((wide, high), (128, 64))
        self.assertNotEqual(seen, picture("--no-legend")[2])
        wide, high, globe = picture("--satellite", "--globe", "-30,20")
        self.assertEqual((wide, high), (128, 128))
        self.assertEqual(globe, picture("--satellite", "--globe=330,20", "--threads", "1")[2])
        self.assertNotEqual(globe, picture("--field", "zone", "--globe", "-30,20")[2])

    def test_what_cannot_be_drawn_gets_a_sentence(self):
        self.write("bare.toml", RECIPE + OUTPUT.format("height"))
        self.write("square.toml", RECIPE.replace("[128, 64]", "[64, 64]") + OUTPUT.format("height"))
        for name in ("bare", "square"):
            self.ok("run", f"{name}.toml", "--out", name, "-q", "--no-preview", cwd=self.dir)
        for arguments, words in RENDER_MISTAKES:
            with self.subTest(arguments=arguments):
                done = cuesta("render", *arguments, cwd=self.dir)
                self.assertEqual(done.returncode, 2, done.stderr)
                for word in words:
                    self.assertIn(word, done.stderr)

    def test_bad_input_gets_a_sentence(self):
        for name in ("empty", "broken", "flat"):
            os.makedirs(self.dir / name)
        self.write("broken/manifest.json", "{")
        self.write("flat/manifest.json", json.dumps({"grid": {"columns": 4, "rows": 4}}))
        for arguments, code, words in MISTAKES:
            with self.subTest(arguments=arguments):
                done = cuesta("analyze", *arguments, cwd=self.dir)
                self.assertEqual(done.returncode, code, done.stderr)
                for word in words:
                    self.assertIn(word, done.stderr)


if __name__ == "__main__":
    main()
