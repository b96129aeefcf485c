# SPDX-License-Identifier: Apache-2.0
"""cuesta render --film: length and frames of films, as ffprobe counts them."""
import json
import os
import shutil
import subprocess
import sys

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "lib"))
from harness import Case, cuesta, main

if not shutil.which("ffmpeg") or not shutil.which("ffprobe"):
    print("skipped: ffmpeg or ffprobe is missing")
    sys.exit(77)

RECIPE = """
name = "small"
[grid]
size = [40, 30]
spacing = "10 m"
[[stage]]
op = "fbm"
[[stage]]
op = "simulate"
steps = 12
[[stage.process]]
op = "rain"
rate = "100 mm/h"
[[stage.process]]
op = "thermal"
[[output]]
field = "height"
file = "frames/h_{step}.png"
every = 3
[[output]]
field = "water"
file = "frames/w_{step}.npy"
every = 3
"""


def film(path):
    """Frames and seconds of a film."""
    told = subprocess.run(["ffprobe", "-v", "error", "-count_frames", "-show_entries",
                           "stream=nb_read_frames,codec_name:format=duration", "-of", "json",
                           str(path)], capture_output=True, text=True, check=True).stdout
    about = json.loads(told)
    stream = about["streams"][0]
    return int(stream["nb_read_frames"]), float(about["format"]["duration"]), stream["codec_name"]


class Films(Case):
    def setUp(self):
        super().setUp()
        self.write("small.toml", RECIPE)

    def test_frames_of_a_run_fill_the_length_asked_for(self):
        self.ok("run", "small.toml", "--out", "o", cwd=self.dir)
        done = self.ok("render", "o", "--film", "a.mp4", "--seconds", "2", "--fps", "10",
                       "--pixels", "64", cwd=self.dir)
        self.assertEqual(film(self.dir / "a.mp4")[:2], (20, 2.0), done.stdout)
        # As many frames as there are lands without a length.
        self.ok("render", "o", "--film", "b.webm", "--fps", "4", "--pixels", "64", cwd=self.dir)
        frames, seconds, codec = film(self.dir / "b.webm")
        self.assertEqual((frames, codec), (4, "vp9"))
        self.assertAlmostEqual(seconds, 1.0, delta=0.26)
        self.ok("render", "o", "--film", "w.mp4", "--field", "water", "--pixels", "64",
                cwd=self.dir)
        self.assertEqual(film(self.dir / "w.mp4")[0], 4)
        self.assertEqual([p.name for p in self.dir.iterdir() if p.name.startswith(".")], [])

    def test_a_recipe_becomes_a_film_without_a_run(self):
        self.ok("render", "small.toml", "--film", "r.mp4", "--seconds", "1.5", "--fps", "20",
                "--pixels", "64", cwd=self.dir)
        self.assertEqual(film(self.dir / "r.mp4")[:2], (30, 1.5))
        self.assertFalse((self.dir / "out").exists())

    def test_what_cannot_be_filmed_is_told(self):
        self.ok("run", "small.toml", "--out", "o", "--set", "output.1.every=100", "--set",
                "output.2.every=100", cwd=self.dir)
        for code, words, *arguments in (
                (1, "wrote no frames of height", "o", "--film", "a.mp4"),
                (2, ".mp4 or .webm", "o", "--film", "a.gif"),
                (2, "--seconds needs --film", "o", "--seconds", "2"),
                (2, "needs the directory of a run or a recipe", "small.txt", "--film", "a.mp4"),
                (2, "do not go together", "o", "--film", "a.mp4", "--block")):
            done = cuesta("render", *arguments, cwd=self.dir)
            self.assertEqual((done.returncode, words in done.stderr), (code, True), done.stderr)
        done = cuesta("render", "small.toml", "--film", "a.mp4", cwd=self.dir,
                      env={"PATH": "/nowhere"})
        self.assertEqual(done.returncode, 1)
        self.assertIn("ffmpeg is needed", done.stderr)
        self.assertEqual(sorted(p.name for p in self.dir.iterdir()), ["o", "small.toml"])


main()
