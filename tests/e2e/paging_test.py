#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Maps larger than --memory: the same land from disk, below the cap, and nothing left behind."""
import json
import os
import shutil
import signal
import subprocess
import sys
import time
import unittest

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "lib"))
from harness import (PATIENCE, SOURCE, Case, cuesta, data_hashes, main, manifest,  # noqa: E402
                     start, tree, wait_for)

# One example of each kind of state: rows of fields, layers, routing, water, drops, rivers, ice.
EXAMPLES = ["quickstart", "layers_four", "young_range", "delta", "droplets", "island_rivers",
            "alpine_glaciers", "caves"]
RECIPE = """
name = "m"
seed = 5
grid.size = 1024
grid.spacing = 10
[[stage]]
op = "fbm"
[[stage]]
op = "strata"
[[stage]]
op = "simulate"
steps = {steps}
[[stage.process]]
op = "thermal"
[[stage.process]]
op = "stream_power"
[[output]]
field = "height"
file = "height.npy"
"""
PAGED = {"CUESTA_PAGED": "24MB"}


class Paging(Case):
    def test_every_kind_of_land_is_the_same_from_disk(self):
        for name in EXAMPLES:
            recipe = SOURCE / "examples" / f"{name}.toml"
            if not recipe.exists():
                continue
            for out, env in (("plain", {}), ("paged", PAGED)):
                self.ok("run", recipe, "--size", "129x97", "--out", self.dir / name / out,
                        "--quiet", "--allow-outside", env=env, timeout=600)
            self.assertEqual(data_hashes(self.dir / name / "plain"),
                             data_hashes(self.dir / name / "paged"), name)

    def test_a_budget_below_the_plan_pages_and_says_so(self):
        self.write("m.toml", RECIPE.format(steps=2))
        plan = json.loads(self.ok("check", "m.toml", "--json", cwd=self.dir).stdout)
        self.assertGreater(plan["memory"]["peak_bytes"], 48e6)
        said = self.ok("check", "m.toml", "--memory", "48MB", cwd=self.dir).stdout
        self.assertIn("lies on disk", said)
        self.ok("run", "m.toml", "--out", "a", "--quiet", cwd=self.dir)
        self.ok("run", "m.toml", "--out", "b", "--memory", "48MB", "--quiet", cwd=self.dir)
        self.assertEqual(data_hashes(self.dir / "a"), data_hashes(self.dir / "b"))
        self.assertLess(manifest(self.dir / "b")["peak_memory_bytes"],
                        manifest(self.dir / "a")["peak_memory_bytes"])
        self.assertEqual(set(tree(self.dir / "a")), set(tree(self.dir / "b")))

    def test_a_run_goes_on_with_and_without_paging(self):
        self.write("m.toml", RECIPE.format(steps=12))
        self.ok("run", "m.toml", "--size", "256x256", "--out", "whole", "--quiet", cwd=self.dir)
        for first, second in ((PAGED, {}), ({}, PAGED)):
            out = self.dir / ("paged" if first else "plain")
            run = subprocess.Popen(
                [os.environ["CUESTA_BIN"], "run", "m.toml", "--size", "256x256", "--out", str(out),
                 "--checkpoint-every", "1", "--quiet"], cwd=self.dir, env={**os.environ, **first},
                stderr=subprocess.DEVNULL)
            deadline = time.time() + 60
            while run.poll() is None and time.time() < deadline:
                if list(out.glob("*checkpoint*")):
                    run.send_signal(signal.SIGTERM)
                    break
                time.sleep(0.002)
            run.wait(timeout=120)
            self.ok("run", "m.toml", "--size", "256x256", "--out", out, "--resume", "--quiet",
                    cwd=self.dir, env=second)
            self.assertEqual(data_hashes(self.dir / "whole"), data_hashes(out))

    def wait_for_paging(self, run, scratch):
        """Until the run has a file in the scratch directory open, which has no name there."""
        def opened():
            folder = f"/proc/{run.pid}/fd"
            try:
                return any(os.readlink(f"{folder}/{name}").startswith(f"{scratch}/")
                           for name in os.listdir(folder))
            except OSError:  # closed meanwhile
                return False
        wait_for(lambda: opened() or run.poll() is not None, "a file in the scratch directory")
        self.assertIsNone(run.poll(), "it ended before it could be met at work")

    def test_a_kill_leaves_nothing_in_the_scratch_directory(self):
        scratch = self.dir / "scratch"
        scratch.mkdir()
        self.write("m.toml", RECIPE.format(steps=500))
        run = start("run", "m.toml", "--out", "k", "--memory", "48MB", "--scratch", scratch,
                    "--quiet", cwd=self.dir)
        self.wait_for_paging(run, scratch)
        run.kill()
        run.communicate()
        self.assertEqual(list(scratch.iterdir()), [])

    def test_a_scratch_directory_may_go_while_the_run_has_it(self):
        scratch = self.dir / "scratch"
        scratch.mkdir()
        self.write("m.toml", RECIPE.format(steps=4))
        self.ok("run", "m.toml", "--out", "a", "--quiet", cwd=self.dir)
        run = start("run", "m.toml", "--out", "b", "--memory", "48MB", "--scratch", scratch,
                    "--quiet", cwd=self.dir)
        self.wait_for_paging(run, scratch)
        scratch.rmdir()
        self.assertEqual(run.wait(timeout=PATIENCE), 0, run.stderr.read())
        run.stderr.close()
        self.assertEqual(data_hashes(self.dir / "a"), data_hashes(self.dir / "b"))

    def refused(self, *arguments, words):
        before = tree(self.dir)
        done = cuesta(*arguments, cwd=self.dir)
        self.assertEqual(done.returncode, 1, done.stderr)
        self.assertEqual(len(done.stderr.splitlines()), 1, done.stderr)
        for word in words:
            self.assertIn(word, done.stderr)
        self.assertEqual(tree(self.dir), before)

    def test_what_cannot_be_is_one_sentence(self):
        self.write("m.toml", RECIPE.format(steps=2))
        self.refused("run", "m.toml", "--memory", "48MB", "--scratch", "none",
                     words=["scratch directory none is missing"])
        self.refused("run", "m.toml", "--memory", "8MB", words=["needs", "budget", "at least"])
        # 400 GiB for the largest map there is.
        if shutil.disk_usage(self.dir).free < 300e9:
            self.write("p.toml", '[[stage]]\nop = "fbm"\n[[stage]]\nop = "thermal"\n')
            for command in ("run", "check"):
                self.refused(command, "p.toml", "--size", "131072x131072", "--memory", "1GB",
                             words=["needs", "budget", "disk", "free"])

    def test_check_tells_what_cannot_be_numbered(self):
        for op, side, edges in (("rivers", 65536, "open"), ("droplets", 50000, "wrap"),
                                ("stream_power", 65536, "open")):
            self.write("w.toml", f'grid.size = {side}\ngrid.edges = "{edges}"\n'
                       f'[[stage]]\nop = "{op}"\n')
            done = cuesta("check", "w.toml", cwd=self.dir)
            self.assertEqual(done.returncode, 2, done.stderr)
            self.assertIn(f"{op} can number fewer than", done.stderr)
            # Blocks are numbered one by one.
            done = cuesta("check", "w.toml", "--blocks", "2x2", cwd=self.dir)
            self.assertEqual(done.returncode, 0, done.stderr)
        # Strips of rows have no such end.
        self.write("w.toml", 'grid.size = 50000\n[[stage]]\nop = "droplets"\n')
        self.assertNotIn("can number fewer", cuesta("check", "w.toml", cwd=self.dir).stderr)

    @unittest.skipUnless(hasattr(os, "geteuid") and os.geteuid() == 0, "mounting needs rights")
    def test_a_full_disk_is_one_sentence(self):
        small = self.dir / "small"
        small.mkdir()
        mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=16m", "tmpfs", str(small)],
                                 capture_output=True, check=False)
        if mounted.returncode != 0:
            self.skipTest("no right to mount")
        try:
            self.write("m.toml", RECIPE.format(steps=2))
            self.refused("run", "m.toml", "--memory", "48MB", "--scratch", "small",
                         words=["disk", "small", "free"])
            # The plan says too little: the file cannot grow.
            done = cuesta("run", "m.toml", "--size", "64x64", "--scratch", "small", "--out", "x",
                          cwd=self.dir, env=PAGED)
            self.assertIn(done.returncode, (0, 1))
            self.assertEqual(list(small.iterdir()), [])
        finally:
            subprocess.run(["umount", str(small)], check=False)


main()
