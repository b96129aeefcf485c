# SPDX-License-Identifier: Apache-2.0
"""Ranks under mpirun: the land of one process to the bit, resumed on any layout; what cannot be is
one sentence."""
import os
import shutil
import sys
import time

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "lib"))
import ranks
from harness import PROGRAM, Case, cuesta, main

HEAD = 'name = "r"\nseed = 5\n[grid]\nsize = [67, 45]\nspacing = 10\n'
GROUND = '[[stage]]\nop = "fbm"\nrelief = 300\n'
FILES = "".join(
    f'[[output]]\nfield = "{f}"\nfile = "{f}.npy"\n' for f in ("height", "slope", "flow"))

# Together: layers, water, loads, routing, caves, lines of rivers and lakes, frames, the preview.
WORK = {
    "slopes": GROUND + '[[stage]]\nop = "simulate"\nsteps = 12\n[[stage.process]]\nop = "thermal"\n'
              '[[stage.process]]\nop = "hillslope"\n',
    "rivers": GROUND + '[[stage]]\nop = "simulate"\nsteps = 6\n[[stage.process]]\n'
              'op = "stream_power"\n[[output]]\nfield = "rivers"\nfile = "rivers.geojson"\n'
              '[[output]]\nfield = "lakes"\nfile = "lakes.geojson"\n',
    "water": GROUND + '[[stage]]\nop = "simulate"\nsteps = 20\n[[stage.process]]\nop = "rain"\n'
             '[[stage.process]]\nop = "water_flow"\n[[stage.process]]\nop = "hydraulic_erosion"\n'
             '[[output]]\nfield = "water"\nfile = "water_{step}.npy"\nevery = 10\n',
    "layers": GROUND + '[[stage]]\nop = "strata"\n[[stage]]\nop = "simulate"\nsteps = 6\n'
              '[[stage.process]]\nop = "thermal"\n[[stage.process]]\nop = "droplets"\n',
}


class Ranks(Case):
    def setUp(self):
        super().setUp()
        if why := ranks.missing():
            self.skipTest(why)

    def recipe(self, stages):
        return self.write("r.toml", HEAD + stages + FILES)

    def test_ranks_make_the_land_of_one_process(self):
        for name, stages in WORK.items():
            with self.subTest(name):
                self.recipe(stages)
                self.ok("run", "r.toml", "--out", "one", "--quiet", cwd=self.dir)
                one = ranks.land_of(self.dir / "one")
                for count in (2, 3, 4):
                    done = ranks.run(count, "run", "r.toml", "--out", "many", "--quiet",
                                     "--threads", 1 + count % 2, cwd=self.dir)
                    self.assertEqual(done.returncode, 0, done.stderr)
                    self.assertEqual(one, ranks.land_of(self.dir / "many"), f"{count} ranks")

    def test_a_run_that_is_stopped_goes_on_with_other_ranks(self):
        self.recipe(WORK["layers"].replace("steps = 6", "steps = 400"))
        self.ok("run", "r.toml", "--out", "whole", "--quiet", cwd=self.dir)
        whole = ranks.land_of(self.dir / "whole")
        run = ranks.start(3, "run", "r.toml", "--out", "parts", "--quiet",
                          "--checkpoint-every", 5, cwd=self.dir)
        deadline = time.monotonic() + 120
        checkpoint = self.dir / "parts" / "checkpoint.cuesta"
        while not checkpoint.exists() and time.monotonic() < deadline and run.poll() is None:
            time.sleep(0.05)
        run.kill()  # mpirun itself, as a batch system does
        run.communicate()
        self.assertTrue(checkpoint.exists())
        deadline = time.monotonic() + 60
        while True:
            done = ranks.run(2, "run", "r.toml", "--out", "parts", "--quiet", "--resume",
                             cwd=self.dir)
            if "another run writes" not in done.stderr or time.monotonic() > deadline:
                break
            time.sleep(0.2)  # the killed ranks have not gone yet
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertEqual(whole, ranks.land_of(self.dir / "parts"))

    def test_projections_of_worlds_are_the_files_of_one_process(self):
        """Rows of the new map are made where they are written; nobody has the world."""
        text = ('name = "r"\nseed = 4\n[grid]\nsize = [96, 48]\nspacing = "400 km"\n'
                'projection = "latlon"\n' + GROUND)
        for field, name, how in (
                ("height", "a.npy", '"robinson"\ncentre = 120'),
                ("height", "b.exr", '"azimuthal"\ncentre = [10, 80]\nside = 61'),
                ("slope", "c.png", '"orthographic"\ncentre = [-170, -30]\nside = 200'),
                ("top_material", "d.r32", '"mollweide"'),
                ("height", "e_{face}.r16", '"cube"'),
                ("height", "f_{face}.tif", '"cube"\nside = 9')):
            text += f'[[output]]\nfield = "{field}"\nfile = "{name}"\nprojection = {how}\n'
        self.write("w.toml", text)
        self.ok("run", "w.toml", "--out", "one", "--quiet", cwd=self.dir)
        one = {p.name: p.read_bytes() for p in (self.dir / "one").iterdir()
               if p.name != "manifest.json"}
        self.assertEqual(len(one), 2 * 16 + 1)  # with sidecars, and the preview
        for count, more in ((2, ()), (3, ("--blocks", "3x1")), (4, ())):
            out = self.dir / f"ranks_{count}"
            done = ranks.run(count, "run", "w.toml", "--out", out, "--quiet", *more, cwd=self.dir)
            self.assertEqual(done.returncode, 0, done.stderr)
            self.assertEqual(ranks.land_of(self.dir / "one"), ranks.land_of(out))
            for name, data in one.items():
                self.assertEqual((out / name).read_bytes(), data, f"{name} of {count} ranks")

    def test_mistakes_are_one_sentence(self):
        self.recipe(GROUND)
        self.write("bad.toml", HEAD + '[[stage]]\nop = "fbn"\n')
        for arguments, code, words in (
                (["run", "bad.toml"], 2, "bad.toml:7:6"),
                (["run", "r.toml", "--blocks", "3x3"], 2, "ranks have a block each"),
                (["run", "nothing.toml"], 2, "nothing.toml"),
                (["run", "r.toml", "--size", "3x67", "--blocks", "4x1"], 2,
                 "cannot be cut into 4 x 1 blocks"),
                (["run", "r.toml", "--out", "/proc/x"], 1, "/proc/x")):
            with self.subTest(arguments):
                done = ranks.run(4, *arguments, "--quiet", cwd=self.dir, timeout=60)
                self.assertEqual(done.returncode, code, done.stderr)
                self.assertEqual(done.stderr.count(words), 1, done.stderr)

    def test_another_recipe_on_one_rank_is_named(self):
        self.recipe(GROUND)
        script = self.write("start.sh", '#!/bin/sh\n[ "$OMPI_COMM_WORLD_RANK" = 2 ] && set -- "$@" '
                            f'--seed 9\nexec {PROGRAM} "$@"\n')
        script.chmod(0o755)
        done = ranks.run(3, "run", "r.toml", "--out", "o", cwd=self.dir, program=script)
        self.assertEqual(done.returncode, 1, done.stderr)
        self.assertIn("rank 2 has another recipe", done.stderr)


class WithoutMpi(Case):
    def test_several_processes_without_mpi_are_refused(self):
        self.write("r.toml", HEAD + GROUND)
        program = self.dir / "bin" / "cuesta"
        program.parent.mkdir()
        shutil.copy(PROGRAM, program)
        for names in (("OMPI_COMM_WORLD_RANK", "OMPI_COMM_WORLD_SIZE"), ("PMI_RANK", "PMI_SIZE"),
                      ("SLURM_PROCID", "SLURM_STEP_NUM_TASKS")):
            env = {names[0]: "0", names[1]: "4", "CUESTA_MODULE_PATH": str(self.dir)}
            done = cuesta("run", "r.toml", "--out", "o", cwd=self.dir, env=env, program=program)
            self.assertEqual(done.returncode, 1)
            self.assertIn("4 processes were started together", done.stderr)
            self.assertFalse((self.dir / "o").exists())


main()
