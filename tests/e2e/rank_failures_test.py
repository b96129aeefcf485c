# SPDX-License-Identifier: Apache-2.0
"""What goes wrong on one rank of several: one sentence each, nothing half written, and the last
checkpoint good for every layout."""
import os
import random
import shutil
import signal
import subprocess
import sys
import time

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "lib"))
import ranks
from harness import PROGRAM, Case, cuesta, main, start

HEAD = 'name = "r"\nseed = 5\n[grid]\nsize = [101, 83]\nspacing = 10\n'
WORK = ('[[stage]]\nop = "fbm"\nrelief = 300\n[[stage]]\nop = "strata"\n'
        '[[stage]]\nop = "simulate"\nsteps = %d\n'
        '[[stage.process]]\nop = "thermal"\n[[stage.process]]\nop = "rain"\n'
        '[[stage.process]]\nop = "water_flow"\n[[output]]\nfield = "height"\nfile = "height.npy"\n')
# Layouts as ranks, further arguments, environment.
LAYOUTS = {"one": (1, [], {}), "blocks": (1, ["--blocks", "2x2"], {}),
           "paged": (1, [], {"CUESTA_PAGED": "24MB"}), "two": (2, [], {}), "three": (3, [], {}),
           "four": (4, [], {})}


def wait_for(condition, process=None, seconds=120):
    deadline = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > deadline or (process is not None and process.poll() is not None):
            return False
        time.sleep(0.02)
    return True


def children(pid):
    with open(f"/proc/{pid}/task/{pid}/children") as file:
        return [int(word) for word in file.read().split()]


class RankFailures(Case):
    def setUp(self):
        super().setUp()
        if why := ranks.missing():
            self.skipTest(why)

    def recipe(self, steps=40):
        self.write("r.toml", HEAD + WORK % steps)
        return self.dir / "out" / "checkpoint.cuesta"

    def wrapped(self, text):
        """The program behind a script that sees OMPI_COMM_WORLD_RANK as $rank."""
        script = self.write("start.sh", f'#!/bin/bash\nrank=$OMPI_COMM_WORLD_RANK\n{text}\n'
                            f'exec {PROGRAM} "$@"\n')
        script.chmod(0o755)
        return script

    def go(self, layout, *more):
        """Carries a run out to its end on a layout; its manifest and messages."""
        count, arguments, env = LAYOUTS[layout]
        words = ["run", "r.toml", "--out", "out", *arguments, *more]
        if count == 1:
            done = cuesta(*words, cwd=self.dir, env=env)
        else:
            done = ranks.run(count, *words, cwd=self.dir, env=env)
        self.assertEqual(done.returncode, 0, done.stderr)
        return ranks.land_of(self.dir / "out"), done.stderr

    def break_off(self, layout, saved=2):
        """Starts a run on a layout and ends it hard when it has saved so many times."""
        count, arguments, env = LAYOUTS[layout]
        words = ["run", "r.toml", "--out", "out", "--quiet", "--checkpoint-every", "3", *arguments]
        if count == 1:
            process = subprocess.Popen([PROGRAM, *words], cwd=self.dir, stderr=subprocess.PIPE,
                                       env={**os.environ, **env})
        else:
            process = ranks.start(count, *words, cwd=self.dir, env=env)
        marks = set()
        checkpoint = self.dir / "out" / "checkpoint.cuesta"

        def enough():
            if checkpoint.exists():
                marks.add(checkpoint.stat().st_mtime_ns)
            return len(marks) >= saved
        self.assertTrue(wait_for(enough, process), "it ended before it had saved")
        pids = children(process.pid) if count > 1 else [process.pid]
        os.kill(pids[-1], signal.SIGKILL)
        process.communicate()
        return checkpoint

    def test_a_run_goes_on_between_any_two_layouts(self):
        self.recipe(150)
        land, _ = self.go("one", "--quiet")
        rng = random.Random(int(os.environ.get("CUESTA_SEED", "1")))
        everything = os.environ.get("CUESTA_MATRIX") == "all"
        for before in LAYOUTS:
            shutil.rmtree(self.dir / "out")
            self.break_off(before)
            shutil.copytree(self.dir / "out", self.dir / "kept")
            for after in LAYOUTS if everything else rng.sample(sorted(LAYOUTS), 2):
                with self.subTest(before=before, after=after):
                    shutil.rmtree(self.dir / "out")
                    shutil.copytree(self.dir / "kept", self.dir / "out")
                    resumed, words = self.go(after, "--resume", "--no-progress")
                    self.assertEqual(land, resumed)
            shutil.rmtree(self.dir / "kept")

    def test_a_flipped_byte_in_a_part_leads_to_the_previous_checkpoint(self):
        self.recipe(150)
        land, _ = self.go("one", "--quiet")
        shutil.rmtree(self.dir / "out")
        newest = self.break_off("three", saved=3)
        rng = random.Random(4)
        names = [newest.name]
        listed = newest.read_bytes()
        names += sorted(p.name for p in newest.parent.glob("checkpoint.*.part")
                        if p.name.encode() in listed)
        self.assertEqual(len(names), 4)
        shutil.copytree(self.dir / "out", self.dir / "kept")
        for name, after in zip(names, ("two", "one", "four", "blocks")):
            with self.subTest(name=name, after=after):
                shutil.rmtree(self.dir / "out")
                shutil.copytree(self.dir / "kept", self.dir / "out")
                path = self.dir / "out" / name
                data = bytearray(path.read_bytes())
                data[rng.randrange(len(data))] ^= 1 << rng.randrange(8)
                path.write_bytes(data)
                resumed, words = self.go(after, "--resume")
                self.assertEqual(words.count("a checkpoint is passed over"), 1, words)
                self.assertIn("resumed at stage", words)
                self.assertEqual(land, resumed)
        # Both: one sentence, and nothing is begun.
        shutil.rmtree(self.dir / "out")
        shutil.copytree(self.dir / "kept", self.dir / "out")
        for path in (self.dir / "out").glob("checkpoint.*.part"):
            path.write_bytes(path.read_bytes()[:-1])
        done = ranks.run(3, "run", "r.toml", "--out", "out", "--resume", cwd=self.dir)
        self.assertEqual(done.returncode, 1)
        self.assertEqual(done.stderr.count("no checkpoint in out is whole"), 1, done.stderr)

    def test_usr1_saves_and_the_run_goes_on(self):
        checkpoint = self.recipe(20000)
        for count in (1, 3):
            with self.subTest(ranks=count):
                shutil.rmtree(self.dir / "out", ignore_errors=True)
                words = ["run", "r.toml", "--out", "out"]
                run = (ranks.start(count, *words, cwd=self.dir) if count > 1
                       else start(*words, cwd=self.dir))
                # Every rank listens before it reads the recipe, and the directory comes after.
                self.assertTrue(wait_for((self.dir / "out").is_dir, run))
                deadline = time.monotonic() + 60
                while not checkpoint.exists() and time.monotonic() < deadline:
                    run.send_signal(signal.SIGUSR1)
                    wait_for(checkpoint.exists, run, 2)
                self.assertTrue(checkpoint.exists())
                self.assertIsNone(run.poll(), "it ended")
                run.terminate()
                text = run.communicate()[1]
                self.assertIn("as asked", text)

    def test_a_stopped_rank_is_named_and_the_job_ends(self):
        self.recipe(200000)
        run = ranks.start(3, "run", "r.toml", "--out", "out", "--quiet", "--checkpoint-every", 10,
                          cwd=self.dir, env={"CUESTA_WATCHDOG_SECONDS": "2"})
        self.assertTrue(wait_for((self.dir / "out" / "checkpoint.cuesta").exists, run))
        by_rank = {}
        for pid in children(run.pid):
            with open(f"/proc/{pid}/environ", "rb") as file:
                words = dict(w.split(b"=", 1) for w in file.read().split(b"\0") if b"=" in w)
            by_rank[int(words[b"OMPI_COMM_WORLD_RANK"])] = pid
        os.kill(by_rank[1], signal.SIGSTOP)
        try:
            text = run.communicate(timeout=90)[1]
        finally:
            if run.poll() is None:
                os.kill(by_rank[1], signal.SIGKILL)
        self.assertEqual(run.returncode, 1, text)
        self.assertEqual(text.count("rank 1 did not answer while rank 0 waited in"), 1, text)

    def test_a_disk_that_is_full_for_one_rank_is_told_once(self):
        checkpoint = self.recipe(20000)
        full = self.wrapped('[ "$rank" = 2 ] && ulimit -f 8')  # 8 KiB a file
        done = ranks.run(3, "run", "r.toml", "--out", "out", "--quiet", "--checkpoint-every", 5,
                         cwd=self.dir, program=full)
        self.assertEqual(done.returncode, 1, done.stderr)
        self.assertEqual(done.stderr.count("error: rank 2: cannot write"), 1, done.stderr)
        self.assertEqual(done.stderr.count("error:"), 1, done.stderr)
        self.assertEqual([p.name for p in checkpoint.parent.iterdir()], [])
        # With an earlier checkpoint: it stays as it is.
        self.recipe(150)
        land, _ = self.go("one", "--quiet")
        shutil.rmtree(self.dir / "out")
        self.break_off("three")
        done = ranks.run(3, "run", "r.toml", "--out", "out", "--quiet", "--checkpoint-every", 5,
                         "--resume", cwd=self.dir, program=full)
        self.assertEqual(done.stderr.count("error: rank 2: cannot write"), 1, done.stderr)
        self.assertEqual(land, self.go("two", "--resume", "--quiet")[0])

    def test_an_input_that_one_rank_misses_is_told_with_the_rank(self):
        self.write("a.asc", "ncols 2\nnrows 2\nxllcorner 0\nyllcorner 0\ncellsize 5\n1 2\n3 4\n")
        self.write("r.toml", HEAD + '[[stage]]\nop = "image"\nfile = "a.asc"\n')
        (self.dir / "other").mkdir()
        shutil.copy(self.dir / "r.toml", self.dir / "other")
        done = ranks.run(3, "run", "r.toml", "--out", self.dir / "out", "--quiet", cwd=self.dir,
                         program=self.wrapped('[ "$rank" = 1 ] && cd other'))
        self.assertNotEqual(done.returncode, 0, done.stderr)
        self.assertEqual(done.stderr.count("a.asc"), 1, done.stderr)
        self.assertIn("rank 1: ", done.stderr)

    def test_an_output_directory_that_one_rank_does_not_see_is_refused(self):
        self.recipe()
        (self.dir / "other").mkdir()
        shutil.copy(self.dir / "r.toml", self.dir / "other")
        done = ranks.run(3, "run", "r.toml", "--out", "out", "--quiet", cwd=self.dir,
                         program=self.wrapped('[ "$rank" = 2 ] && cd other'))
        self.assertEqual(done.returncode, 1, done.stderr)
        self.assertEqual(done.stderr.count("rank 2 does not see the output directory out"), 1,
                         done.stderr)

    def test_a_second_job_in_one_directory_is_refused(self):
        self.recipe(200000)
        first = ranks.start(2, "run", "r.toml", "--out", "out", "--quiet", "--checkpoint-every", 10,
                            cwd=self.dir)
        self.assertTrue(wait_for((self.dir / "out" / "checkpoint.cuesta").exists, first))
        done = ranks.run(2, "run", "r.toml", "--out", "out", "--quiet", cwd=self.dir)
        self.assertEqual(done.returncode, 1, done.stderr)
        self.assertEqual(done.stderr.count("another run writes into out"), 1, done.stderr)
        self.assertIsNone(first.poll())
        first.kill()
        first.communicate()

    def test_messages_that_come_late_change_nothing(self):
        self.recipe()
        land, _ = self.go("one", "--quiet")
        for seed in (1, 2):
            done = ranks.run(4, "run", "r.toml", "--out", "late", "--quiet", cwd=self.dir,
                             env={"CUESTA_MPI_DELAY_MS": f"{seed}:2", "CUESTA_RANKS_CHECK": "1"})
            self.assertEqual(done.returncode, 0, done.stderr)
            self.assertEqual(land, ranks.land_of(self.dir / "late"))


main()
