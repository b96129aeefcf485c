# SPDX-License-Identifier: Apache-2.0
"""Odd command lines as people type them: a clear sentence, the right exit code, nothing lost."""
import json
import os
import subprocess
import sys

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "lib"))
from harness import Case, PROGRAM, cuesta, main, tree

RECIPE = """name = "small"
[grid]
size = [16, 12]
spacing = 10
[[stage]]
op = "spectral"
label = "base"
[[output]]
field = "height"
file = "height.exr"
"""

# Arguments, exit code, and words that the message must hold.
MISTAKES = [
    ([], 2, ["a command is needed", "--help"]),
    (["rnu"], 2, ["no command 'rnu'", "'run'"]),
    (["--verison"], 2, ["no option '--verison'", "'--version'"]),
    (["run"], 2, ["needs RECIPE"]),
    (["run", ""], 2, ["empty"]),
    (["run", "nothing.toml"], 2, ["nothing.toml", "No such file"]),
    (["run", "."], 2, ["directory"]),
    (["run", "r.toml", "more"], 2, ["'more'"]),
    (["run", "r.toml", "--resum"], 2, ["'--resum'", "'--resume'"]),
    (["run", "r.toml", "--set"], 2, ["--set needs a value", "PATH=VALUE"]),
    (["run", "r.toml", "--set", "nonsense"], 2, ["PATH=VALUE"]),
    (["run", "r.toml", "--set", "foo.bar=1"], 2, ["no 'foo'"]),
    (["run", "r.toml", "--set", "stage.base.hurts=1"], 2, ["'hurts'", "'hurst'"]),
    (["run", "r.toml", "--set", "stage.base.hurst=abc"], 2, ["'abc'"]),
    (["run", "r.toml", "--out", ""], 2, ["--out"]),
    (["run", "r.toml", "--out", "file"], 1, ["file", "--out"]),
    (["run", "r.toml", "--out", "/proc/x"], 1, ["/proc/x"]),
    (["run", "r.toml", "--threads", "100000"], 2, ["--threads", "1 to 1024"]),
    (["run", "r.toml", "--threads", "-1"], 2, ["--threads"]),
    (["run", "r.toml", "--blocks", "ax2"], 2, ["--blocks ax2"]),
    (["run", "r.toml", "--blocks", "100x100"], 2, ["--blocks", "256"]),
    (["run", "r.toml", "--blocks", "9999999999x9999999999"], 2, ["--blocks", "256"]),
    (["run", "r.toml", "--size", "12x"], 2, ["--size 12x"]),
    (["run", "r.toml", "--memory", "lots"], 2, ["--memory lots"]),
    (["run", "r.toml", "--memory", "1MB"], 1, ["needs", "budget"]),
    (["run", "r.toml", "--seed", "1.5"], 2, ["--seed"]),
    (["check", "utf16.toml"], 2, ["utf16.toml:1:1: error:", "UTF-8"]),
    (["list", "nonsense"], 2, ["'nonsense'", "operators"]),
    (["describe", "Thermal"], 2, ["'thermal'"]),
    (["help", "rnu"], 2, ["'run'"]),
    (["convert", "o/height.exr"], 2, ["needs OUT"]),
    (["convert", "o/height.exr", "plain"], 2, ["no ending", ".exr"]),
    (["convert", "o/height.exr", "x.xyzw"], 2, ["'.xyzw'", ".exr"]),
    (["convert", "o/height.exr", "x.dem"], 2, ["never written"]),
    (["convert", "nothing.exr", "x.png"], 1, ["no file nothing.exr"]),
    (["convert", "r.toml", "x.png"], 2, ["'.toml'"]),
    (["convert", "empty", "x.png"], 1, ["manifest.json"]),
    (["render", "o", "--out", "x.jpg"], 2, [".png"]),
    (["render", "nothing"], 1, ["no file nothing"]),
    (["analyze", "o/height.exr", "--edges", "round"], 2, ["wrap_x"]),
    (["bench", "nonsense"], 2, ["'nonsense'"]),
    (["bench", "flat", "--sizes", "a"], 2, ["--sizes a"]),
    (["bench", "nonsense", "--goals"], 2, ["no speed goal", "'nonsense'"]),
    (["completion", "tcsh"], 2, ["bash"]),
    (["reference"], 2, ["needs DIR"]),
]


class CommandLine(Case):
    def setUp(self):
        super().setUp()
        self.write("r.toml", RECIPE)
        self.write("file", "kept")
        (self.dir / "empty").mkdir()
        (self.dir / "utf16.toml").write_bytes(RECIPE.encode("utf-16"))
        self.ok("run", "r.toml", "--out", "o", "--quiet", cwd=self.dir)

    def test_mistakes_are_told_in_a_sentence_and_nothing_is_lost(self):
        before = tree(self.dir)
        for arguments, code, words in MISTAKES:
            done = cuesta(*arguments, cwd=self.dir)
            self.assertEqual(done.returncode, code, f"{arguments}: {done.stderr}")
            self.assertEqual(done.stdout, "", arguments)
            self.assertEqual(len(done.stderr.splitlines()), 1, f"{arguments}: {done.stderr}")
            self.assertNotIn("internal check", done.stderr)
            for word in words:
                self.assertIn(word, done.stderr, arguments)
            self.assertEqual(tree(self.dir), before, arguments)

    def test_recipes_from_other_editors_mean_the_same(self):
        plan = self.ok("check", "r.toml", "--json", cwd=self.dir).stdout
        for data in (b"\xef\xbb\xbf" + RECIPE.encode(), RECIPE.replace("\n", "\r\n").encode()):
            (self.dir / "other.toml").write_bytes(data)
            self.assertEqual(self.ok("check", "other.toml", "--json", cwd=self.dir).stdout, plan)

    def test_an_empty_recipe_is_flat_ground_with_a_warning(self):
        self.write("nothing.toml", "")
        self.assertIn("no [[stage]]", self.ok("check", "nothing.toml", cwd=self.dir).stdout)

    def test_resume_without_a_checkpoint_starts_and_says_so(self):
        done = self.ok("run", "r.toml", "--out", "fresh", "--resume", cwd=self.dir)
        self.assertIn("no checkpoint", done.stderr)

    def test_more_blocks_and_threads_than_samples_change_nothing(self):
        self.ok("run", "r.toml", "--out", "b", "--blocks", "16x16", "--threads", "300", "--quiet",
                cwd=self.dir)
        self.assertEqual((self.dir / "o" / "height.exr").read_bytes(),
                         (self.dir / "b" / "height.exr").read_bytes())

    def test_help_explains_commands_and_whatever_a_recipe_can_name(self):
        self.assertEqual(self.ok("help").stdout, self.ok("--help").stdout)
        for name in ("thermal", "granite", "height"):
            self.assertEqual(self.ok("help", name).stdout, self.ok("describe", name).stdout)
        self.assertEqual(self.ok("version").stdout, self.ok("--version").stdout)

    def test_a_directory_of_a_run_stands_for_its_height_map(self):
        self.ok("convert", "o", "x.npy", cwd=self.dir)
        self.ok("convert", "o/height.exr", "y.npy", cwd=self.dir)
        self.assertEqual((self.dir / "x.npy").read_bytes(), (self.dir / "y.npy").read_bytes())
        measured = json.loads(self.ok("analyze", "o", "--json", cwd=self.dir).stdout)
        self.assertEqual(measured[0]["file"], "o/height.exr")

    def test_colour_is_asked_for_and_never_in_a_pipe(self):
        plain = cuesta("run", "nothing.toml", cwd=self.dir, env={"TERM": "xterm"}).stderr
        self.assertNotIn("\033", plain)
        forced = cuesta("run", "nothing.toml", cwd=self.dir, env={"CLICOLOR_FORCE": "1"}).stderr
        self.assertIn("\033[31m", forced)

    def test_a_reader_that_leaves_early_is_no_crash(self):
        run = subprocess.Popen([PROGRAM, "schema"], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        run.stdout.close()
        message = run.stderr.read().decode()
        run.stderr.close()
        self.assertIn(run.wait(timeout=60), (0, 1), message)


main()
