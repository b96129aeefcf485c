# SPDX-License-Identifier: Apache-2.0
"""What `run` cannot carry out is refused by `check`: exit code 2 and a sentence with its place."""
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "lib"))
from harness import Case, cuesta, main

GROUND = 'name = "r"\n[grid]\nsize = [40, 30]\n[[stage]]\nop = "fbm"\n'
WORLD = 'name = "r"\n[grid]\nsize = [80, 40]\nprojection = "latlon"\n[[stage]]\nop = "fbm"\n'
HGT = '[[output]]\nfield = "height"\nfile = "{}.hgt"\n'


class Check(Case):
    def both(self, text, *words, arguments=()):
        """check and run refuse it with the same lines, and nothing is made."""
        self.write("r.toml", text)
        checked = cuesta("check", "r.toml", *arguments, cwd=self.dir)
        run = cuesta("run", "r.toml", "--out", "o", "--quiet", *arguments, cwd=self.dir)
        for word in words:
            self.assertIn(word, checked.stderr)
        self.assertEqual((checked.returncode, run.returncode), (2, 2), run.stderr)
        self.assertEqual(checked.stderr, run.stderr)
        self.assertEqual(checked.stdout, "")
        self.assertFalse((self.dir / "o").exists())

    def test_a_file_that_cannot_hold_the_map(self):
        self.both(GROUND + HGT.format("h"),
                  "r.toml:8:8: error: file = 'h.hgt': a .hgt has 1201 x 1201", "not 40 x 30")
        self.both(GROUND + HGT.format("h{x}{y}") + "tile = 10\n", "not 10 x 10")
        self.both(WORLD + HGT.format("h{face}") + 'projection = "cube"\n', "not 21 x 21")
        self.write("r.toml", WORLD + HGT.format("h{face}") + 'projection = "cube"\nside = 1201\n')
        self.ok("check", "r.toml", cwd=self.dir)

    def test_an_input_that_cannot_be_read(self):
        image = GROUND + '[[stage]]\nop = "image"\nfile = "{}"\n'
        self.both(image.format("none.npy"),
                  "r.toml:8:8: error: file = 'none.npy': there is no such file")
        self.write("bad.npy", "this is no array")
        self.both(image.format("bad.npy"), "r.toml:8:8: error: ", "bad.npy")

    def test_rain_that_cannot_be_counted(self):
        self.write("r.toml", 'name = "r"\n[grid]\nsize = 45000\n[[stage]]\nop = "fbm"\n[[stage]]\n'
                   'op = "stream_power"\nrain = 90\n')
        done = cuesta("check", "r.toml", cwd=self.dir)
        self.assertEqual(done.returncode, 2)
        self.assertIn("r.toml:8:8: error: rain = 90 m/yr: on 45000 x 45000 samples", done.stderr)
        self.assertIn("at most 33.9 m/yr", done.stderr)
        # Just below, and far above on a map where nothing can overflow.
        for change in ("stage.2.rain=33.9",), ("stage.2.rain=100", "grid.size=20000"):
            sets = [word for one in change for word in ("--set", one)]
            self.ok("check", "r.toml", *sets, "--blocks", "2x2", cwd=self.dir)

    def test_memory_that_this_machine_lacks_is_a_warning(self):
        """The plan may be meant for another machine, for ranks or for --scratch."""
        self.write("r.toml", GROUND)
        huge = ("--size", "131072x131072")
        checked = self.ok("check", "r.toml", *huge, cwd=self.dir)
        run = cuesta("run", "r.toml", *huge, cwd=self.dir)
        self.assertEqual(run.returncode, 1)
        sentence = run.stderr.split("error: ", 1)[1].strip()
        self.assertIn("this recipe needs", sentence)
        self.assertIn("warning: run would refuse this here: " + sentence, checked.stderr)
        self.assertIn("131072", checked.stdout)
        self.assertEqual(self.ok("check", "r.toml", cwd=self.dir).stderr, "")

    def test_blocks_that_do_not_fit_are_told(self):
        self.write("r.toml", GROUND)
        done = self.ok("check", "r.toml", "--blocks", "100x1", cwd=self.dir)
        self.assertIn("warning: 100 ranks would be refused: a map of 40 x 30 samples cannot be cut "
                      "into 100 x 1 blocks", done.stderr)
        self.assertIn("blocks  40 x 1", done.stdout)
        self.assertEqual(self.ok("check", "r.toml", "--blocks", "4x1", cwd=self.dir).stderr, "")


main()
