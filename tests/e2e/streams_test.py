# SPDX-License-Identifier: Apache-2.0
"""What a shell or a system may take away: standard streams, threads, room, the directory."""
import json
import os
import resource
import subprocess
import sys

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "lib"))
from harness import Case, PROGRAM, cuesta, data_hashes, main, manifest, tree

RECIPE = """
name = "small"
seed = 3
[grid]
size = [96, 64]
spacing = "10 m"
[[stage]]
op = "fbm"
[[stage]]
op = "simulate"
steps = 30
[[stage.process]]
op = "thermal"
[[output]]
field = "height"
file = "height.npy"
[[output]]
field = "height"
file = "frames/height_{step}.r32"
every = 10
"""


class Streams(Case):
    def setUp(self):
        super().setUp()
        self.write("small.toml", RECIPE)

    def shell(self, line):
        """A line of bash that finds the program as $cuesta; what is left of its outputs."""
        return subprocess.run(["bash", "-c", line], cwd=self.dir, capture_output=True, text=True,
                              timeout=120, check=False, env={**os.environ, "cuesta": PROGRAM})

    def limited(self, *arguments, **limits):
        """The program under limits of the system, given by their names without RLIMIT_."""
        os.chmod(self.dir, 0o777)

        def limit():
            for name, value in limits.items():
                resource.setrlimit(getattr(resource, "RLIMIT_" + name), (value, value))
            # The limit on processes is that of a user, and none for the first one.
            if "NPROC" in limits and os.getuid() == 0:
                os.setuid(54321)

        return subprocess.run([PROGRAM, *map(str, arguments)], cwd=self.dir, capture_output=True,
                              text=True, timeout=120, check=False, preexec_fn=limit)

    def test_the_work_goes_on_where_standard_error_cannot_be_written(self):
        self.ok("run", "small.toml", "--out", "plain", cwd=self.dir)
        for number, end in enumerate(("2>&-", "2>/dev/full", "2> >(exit 0)", ">&- 2>&-",
                                      "<&- 2>&-")):
            done = self.shell(f'"$cuesta" run small.toml --out o{number} {end}')
            closed = ">&- 2>&-" in end and "<" not in end
            self.assertEqual(done.returncode, 1 if closed else 0, f"{end}: {done.stderr}")
            self.assertEqual(data_hashes(self.dir / f"o{number}"), data_hashes(self.dir / "plain"))

    def test_a_reader_of_both_streams_that_leaves_takes_nothing_with_it(self):
        done = self.shell('"$cuesta" run small.toml --out o 2>&1 | head -1; '
                          'echo "${PIPESTATUS[0]}" > code')
        self.assertEqual(len(done.stdout.splitlines()), 1)
        self.assertIn((self.dir / "code").read_text().strip(), ("0", "1"))
        self.assertEqual(len(manifest(self.dir / "o")["outputs"]), 4)

    def test_standard_output_that_cannot_be_written_is_told_after_the_work(self):
        for number, end in enumerate((">&-", ">/dev/full")):
            for command in ("run small.toml --json --out o",
                            "run small.toml --quiet --json --out o",
                            "list --json", "--version", "help run", "describe fbm"):
                done = self.shell(f'"$cuesta" {command} {end}')
                self.assertEqual(done.returncode, 1, command)
                self.assertIn("standard output", done.stderr, command)
            self.assertEqual(len(manifest(self.dir / "o")["outputs"]), 4)

    def test_a_limit_on_the_size_of_files_is_a_full_disk(self):
        self.ok("run", "small.toml", "--out", "o", cwd=self.dir)
        before = tree(self.dir / "o")
        done = self.limited("run", "small.toml", "--out", "o", "--seed", "9", "--size", "192x128",
                            "--set", "output.2.every=1000", FSIZE=64 << 10)
        self.assertEqual(done.returncode, 1, done.stderr)
        self.assertIn("File too large", done.stderr)
        self.assertEqual(tree(self.dir / "o"), before)

    def test_threads_that_cannot_be_started_cost_time_only(self):
        self.ok("run", "small.toml", "--out", "plain", cwd=self.dir)
        # Root keeps its rights in a test, so the limit is that of a user with nothing else running;
        # any other user has more processes than that already.
        done = self.limited("run", "small.toml", "--out", "o", "--threads", "7", NPROC=3)
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertRegex(done.stderr, "lets only [1-6] of 7 threads start")
        self.assertEqual(data_hashes(self.dir / "o"), data_hashes(self.dir / "plain"))
        done = self.limited("run", "small.toml", "--out", "p", "--blocks", "3x3", NPROC=3)
        self.assertEqual(done.returncode, 1, done.stderr)
        self.assertIn("9 blocks", done.stderr)
        for command in (["analyze", "plain"], ["render", "plain", "--pixels", "64"]):
            done = self.limited(*command, "--threads", "5", NPROC=2)
            self.assertIn(done.returncode, (0, 1), done.stderr)  # the directory may not be its own


class OneAtATime(Case):
    def test_a_second_run_into_a_directory_is_refused_and_nothing_is_lost(self):
        self.write("small.toml", RECIPE)
        self.write("long.toml", RECIPE.replace("steps = 30", "steps = 1000000000"))
        first = subprocess.Popen([PROGRAM, "run", "long.toml", "--out", "o", "--set",
                                  "output.2.every=1000000000"],
                                 cwd=self.dir, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE,
                                 text=True)
        try:
            self.assertIn("%", first.stderr.readline())  # it is under way
            done = cuesta("run", "small.toml", "--out", "o", cwd=self.dir)
            self.assertEqual(done.returncode, 1)
            self.assertIn("another run writes into o", done.stderr)
            self.assertEqual(list((self.dir / "o").iterdir()), [])
            self.ok("run", "small.toml", "--out", "p", cwd=self.dir)
        finally:
            first.kill()
            first.communicate()
        # However it ended, its lock is gone with it.
        self.ok("run", "small.toml", "--out", "o", cwd=self.dir)
        self.assertEqual(data_hashes(self.dir / "o"), data_hashes(self.dir / "p"))
        for entry in json.loads((self.dir / "o" / "manifest.json").read_text())["outputs"]:
            self.assertTrue((self.dir / "o" / entry["file"]).is_file())
        self.assertEqual([p.name for p in (self.dir / "o").iterdir() if p.name.startswith(".")], [])


main()
