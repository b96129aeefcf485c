# SPDX-License-Identifier: Apache-2.0
"""Kills, signals, full disks: the last good output stays, a resume gives the same result."""
import os
import random
import shutil
import signal
import subprocess
import sys

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "lib"))
from harness import (Case, PATIENCE, PROGRAM, cuesta, data_hashes, main, start, status_of,
                     tree, wait_for, wait_for_work)

KILLS = int(os.environ.get("CUESTA_KILLS", "20"))

RECIPE = """
name = "long"
seed = 11
[grid]
size = [256, 256]
spacing = 10
[[stage]]
op = "spectral"
hurst = 0.7
relief = 1500
[[stage]]
op = "simulate"
steps = 400
[[stage.process]]
op = "thermal"
angle = 25
[[stage.process]]
op = "thermal"
label = "coarse"
angle = 35
every = 20
[[stage.event]]
at = 150
set = { "process.thermal.angle" = "20 deg" }
[[stage.event]]
at = 200
op = "diamond_square"
blend = "add"
relief = 40
[[output]]
field = "height"
file = "height.exr"
[[output]]
field = "height"
file = "frames/h_{step}.r32"
every = 100
"""


class Crash(Case):
    def setUp(self):
        super().setUp()
        self.write("long.toml", RECIPE)

    def straight(self):
        """The data of a run that nobody disturbs, and the processor time it took."""
        before = os.times()
        self.ok("run", "long.toml", "--out", "straight", "--checkpoint-every", "25", cwd=self.dir)
        after = os.times()
        return (data_hashes(self.dir / "straight"), after.children_user - before.children_user
                + after.children_system - before.children_system)

    def check_files_are_whole(self, directory):
        """Every published map is readable: old-complete or new-complete, never in between."""
        for path in sorted(directory.rglob("*")):
            if path.suffix in (".exr", ".r32") and not path.name.startswith("."):
                self.ok("analyze", path)

    def test_killed_runs_resume_to_the_identical_result(self):
        expected, seconds = self.straight()
        rng = random.Random(2026)
        out = self.dir / "killed"
        resumed = 0
        for kill in range(KILLS):
            shutil.rmtree(out, ignore_errors=True)
            first = True
            for _ in range(3):  # killed up to three times on the way
                run = start("run", "long.toml", "--out", out, "--checkpoint-every", "25",
                            *([] if first else ["--resume"]), cwd=self.dir)
                first = False
                wait_for_work(run, rng.uniform(0.02, 1.0) * seconds)
                run.kill()
                run.stderr.close()
                run.wait()
                if out.exists():
                    self.check_files_are_whole(out)
            resumed += (out / "checkpoint.cuesta").exists()
            self.ok("run", "long.toml", "--out", out, "--resume", "--threads", str(1 + kill % 3),
                    *(["--blocks", "2x2"] if kill % 4 == 3 else []), cwd=self.dir)
            self.assertEqual(expected, data_hashes(out), f"kill {kill}")
            self.assertEqual([p.name for p in out.rglob(".*")], [])
        self.assertGreater(resumed, 0, "no kill hit a run with a checkpoint")

    def test_interrupt_and_terminate_end_cleanly_and_resume(self):
        # A run of some seconds, so that the signal meets it on the way.
        options = ["--size", "128x128", "--set", "stage.2.steps=60000",
                   "--set", "output.2.every=3000"]
        self.ok("run", "long.toml", "--out", "straight", *options, cwd=self.dir)
        expected = data_hashes(self.dir / "straight")
        for number, code in ((signal.SIGINT, 130), (signal.SIGTERM, 143)):
            out = self.dir / str(code)
            run = start("run", "long.toml", "--out", out, *options, cwd=self.dir)
            wait_for(lambda: any(out.glob("frames/h_*.r32")) or run.poll() is not None, "a frame")
            run.send_signal(number)
            _, text = run.communicate(timeout=PATIENCE)
            self.assertEqual(run.returncode, code, text)
            self.assertTrue((out / "checkpoint.cuesta").exists())
            self.assertFalse((out / "manifest.json").exists())
            self.ok("run", "long.toml", "--out", out, "--resume", *options, cwd=self.dir)
            self.assertEqual(expected, data_hashes(out))

    def test_a_long_step_is_left_at_the_first_signal(self):
        # Each of these stages takes minutes; a test machine is patient, but not that patient.
        for op, lines in (("crater", "count = 100000\nradius = 20000\n"),
                          ("hills", "count = 100000\nradius_min = 1e6\nradius_max = 1e6\n")):
            for number, code, layout in ((signal.SIGINT, 130, "1x1"), (signal.SIGTERM, 143, "2x2")):
                self.write("slow.toml", 'name = "slow"\n[grid]\nsize = [2048, 2048]\nspacing = 10\n'
                           '[[stage]]\nop = "flat"\nlevel = 5\n'
                           f'[[stage]]\nop = "{op}"\n{lines}'
                           '[[output]]\nfield = "height"\nfile = "height.exr"\n')
                out = self.dir / f"{op}{code}"
                run = start("run", "slow.toml", "--out", out, "--blocks", layout,
                            "--checkpoint-every", "1", cwd=self.dir)
                wait_for((out / "checkpoint.cuesta").exists, "the checkpoint of the first stage")
                wait_for_work(run, 0.7)  # the long stage has begun
                run.send_signal(number)
                _, text = run.communicate(timeout=PATIENCE)
                self.assertEqual(run.returncode, code, text)
                self.assertRegex(text, "(the checkpoint in .* is at|stopped at) stage "
                                       "(2 step 0|1 step 1)")
                self.assertFalse((out / "manifest.json").exists())
                self.assertTrue((out / "checkpoint.cuesta").exists())
                self.assertEqual([p.name for p in out.rglob(".*")], [])

    def test_a_damaged_checkpoint_is_named_and_the_previous_one_used(self):
        expected, _ = self.straight()
        out = self.dir / "damaged"
        run = start("run", "long.toml", "--out", out, "--checkpoint-every", "10", cwd=self.dir)
        newest = out / "checkpoint.cuesta"

        def both():
            """Both are there, and the run stands still."""
            run.send_signal(signal.SIGSTOP)
            wait_for(lambda: status_of(run)[0] in "TZ", "a halt")
            self.assertIsNone(run.poll(), "it ended before it could be met at work")
            if newest.exists() and (out / "checkpoint.previous.cuesta").exists():
                return True
            run.send_signal(signal.SIGCONT)
            return False
        wait_for(both, "a second checkpoint")
        run.kill()
        run.stderr.close()
        run.wait()
        data = bytearray(newest.read_bytes())
        data[len(data) // 2] ^= 0x40
        newest.write_bytes(data)
        done = self.ok("run", "long.toml", "--out", out, "--resume", cwd=self.dir)
        self.assertIn("checkpoint.cuesta", done.stderr)
        self.assertEqual(expected, data_hashes(out))

    def test_a_checkpoint_of_another_recipe_is_refused(self):
        out = self.dir / "o"
        run = start("run", "long.toml", "--out", out, "--checkpoint-every", "5", cwd=self.dir)
        wait_for((out / "checkpoint.cuesta").exists, "a checkpoint")
        run.kill()
        run.stderr.close()
        run.wait()
        done = cuesta("run", "long.toml", "--out", out, "--resume", "--seed", "12", cwd=self.dir)
        self.assertEqual(done.returncode, 1, done.stderr)
        self.assertIn("recipe", done.stderr)

    def in_small_disk(self, script):
        """Runs a script in a mount namespace of its own; it finds PROGRAM as $cuesta."""
        probe = subprocess.run(["unshare", "-rm", "true"], capture_output=True, check=False)
        if probe.returncode != 0:
            self.skipTest("no mount namespaces here")
        done = subprocess.run(["unshare", "-rm", "bash", "-ec", script], cwd=self.dir, text=True,
                              capture_output=True, check=False,
                              env={**os.environ, "cuesta": PROGRAM})
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertEqual((self.dir / "code").read_text().strip(), "1",
                         (self.dir / "message").read_text())
        self.assertEqual((self.dir / "before").read_text(), (self.dir / "after").read_text())
        return (self.dir / "message").read_text()

    def test_a_disk_that_fills_up_leaves_the_earlier_output_whole(self):
        message = self.in_small_disk("""
mkdir -p small && mount -t tmpfs -o size=24m none small
"$cuesta" run long.toml --out small/o --size 128x128 --set stage.2.steps=300 --quiet
find small/o -type f | sort | xargs sha256sum > before
"$cuesta" run long.toml --out small/o --seed 5 --size 512x512 --set stage.2.steps=2000 \
    --set output.2.every=100000 --quiet 2> message & run=$!
sleep 0.4
head -c 30000000 /dev/zero > small/ballast 2> /dev/null || true
code=0; wait $run || code=$?
find small/o -type f | sort | xargs sha256sum > after
echo $code > code
""")
        self.assertIn("No space left", message)

    def test_too_small_a_disk_is_refused_before_the_work(self):
        message = self.in_small_disk("""
mkdir -p small && mount -t tmpfs -o size=8m none small
"$cuesta" run long.toml --out small/o --size 128x128 --set stage.2.steps=300 --quiet
find small/o -type f | sort | xargs sha256sum > before
code=0
"$cuesta" run long.toml --out small/o --size 2048x2048 --quiet 2> message || code=$?
find small/o -type f | sort | xargs sha256sum > after
echo $code > code
""")
        self.assertIn("free", message)

    def test_a_failing_write_leaves_the_earlier_output_whole(self):
        # The n-th write, fsync or rename fails; n grows until the run succeeds.
        shim = os.environ.get("CUESTA_FAULT_SHIM", "")
        if not os.path.exists(shim):
            self.skipTest("the fault shim is not built")
        arguments = ["run", "long.toml", "--size", "48x48", "--set", "stage.2.steps=100", "--quiet",
                     "--checkpoint-every", "40", "--threads", "1"]
        self.ok(*arguments, "--out", "o", cwd=self.dir)
        final = tree(self.dir / "o")
        del final["manifest.json"]
        for call in ("write", "fsync", "rename", "open"):
            for nth in range(1, 400):
                shutil.rmtree(self.dir / "p", ignore_errors=True)
                shutil.copytree(self.dir / "o", self.dir / "p")
                before = tree(self.dir / "p")
                done = cuesta(*arguments, "--out", "p", "--seed", "99", cwd=self.dir,
                              env={"LD_PRELOAD": shim, "CUESTA_FAULT": f"{call}:{nth}:28"})
                if done.returncode == 0:
                    break
                self.assertEqual(done.returncode, 1, f"{call} {nth}: {done.stderr}")
                self.assertTrue(done.stderr.strip(), f"{call} {nth}")
                after = tree(self.dir / "p")
                self.assertEqual([n for n in after if "/." in "/" + n and n not in before], [],
                                 f"{call} {nth} left a temporary")
                for name, content in before.items():
                    if name.startswith("frames/") or name == "manifest.json":
                        continue
                    # Moved into place one by one: each is whole, old or new.
                    if after.get(name) != content:
                        self.assertIn(call, ("rename", "fsync", "open"),
                                      f"{call} {nth}: {name} changed")
            self.assertGreater(nth, 1, f"{call} never failed")


main()
