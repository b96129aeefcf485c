# SPDX-License-Identifier: Apache-2.0
"""From recipe text to files, as a user meets it."""
import json
import os
import subprocess
import sys

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "lib"))
from harness import Case, PROGRAM, SOURCE, cuesta, data_hashes, main, manifest, tree

SMALL = """
name = "small"
seed = 3
[grid]
size = [97, 64]
spacing = "10 m"
[[stage]]
op = "spectral"
label = "base"
hurst = 0.8
relief = "500 m"
[[stage]]
op = "simulate"
steps = 20
[[stage.process]]
op = "thermal"
angle = "30 deg"
[[output]]
field = "height"
file = "height.exr"
[[output]]
field = "height"
file = "maps/height.png"
[[output]]
field = "slope"
file = "slope.npy"
[[output]]
field = "height"
file = "frames/height_{step}.r32"
every = 10
"""


class Chain(Case):
    def test_a_run_leaves_files_sidecars_picture_and_manifest(self):
        self.write("small.toml", SMALL)
        done = self.ok("run", "small.toml", cwd=self.dir)
        out = self.dir / "out" / "small"
        for name in ("height.exr", "maps/height.png", "slope.npy", "frames/height_000010.r32",
                     "frames/height_000020.r32"):
            self.assertTrue((out / name).is_file(), name)
            sidecar = json.loads((out / (name + ".json")).read_text())
            self.assertTrue(sidecar)
        self.assertTrue((out / "preview.png").read_bytes().startswith(b"\x89PNG"))
        report = manifest(out)
        self.assertEqual(report["grid"],
                         {"columns": 97, "rows": 64, "spacing_m": 10.0, "edges": "open"})
        self.assertEqual([s["label"] for s in report["stages"]], ["base", "simulate"])
        self.assertEqual(report["stages"][1]["steps"], 20)
        self.assertLess(report["ledger"][0]["relative_residual"], 1e-6)
        self.assertEqual(len(report["outputs"]), 5)
        self.assertLessEqual(len(done.stdout.splitlines()), 8, done.stdout)
        leftovers = [p for p in out.rglob(".*")] + list(out.glob("checkpoint*"))
        self.assertEqual(leftovers, [])

    def test_threads_and_blocks_do_not_change_the_data(self):
        self.write("small.toml", SMALL)
        hashes = []
        for options in (["--threads", "1"], ["--threads", "2"], ["--threads", "7"],
                        ["--blocks", "2x2"], ["--blocks", "1x5", "--threads", "3"]):
            self.ok("run", "small.toml", "--out", "o", *options, cwd=self.dir)
            hashes.append(data_hashes(self.dir / "o"))
        for other in hashes[1:]:
            self.assertEqual(hashes[0], other)

    def test_quickstart_is_the_same_for_one_and_two_threads(self):
        recipe = SOURCE / "examples" / "quickstart.toml"
        hashes = []
        for threads in ("1", "2"):
            self.ok("run", recipe, "--threads", threads, "--size", "128x128",
                    "--out", self.dir / threads)
            hashes.append(data_hashes(self.dir / threads))
        self.assertEqual(hashes[0], hashes[1])

    def test_json_is_the_manifest_and_nothing_else(self):
        self.write("small.toml", SMALL)
        done = self.ok("run", "small.toml", "--json", cwd=self.dir)
        self.assertEqual(json.loads(done.stdout), manifest(self.dir / "out" / "small"))
        self.assertEqual(done.stderr, "")

    def test_quiet_says_nothing(self):
        self.write("small.toml", SMALL)
        done = self.ok("run", "small.toml", "--quiet", cwd=self.dir)
        self.assertEqual((done.stdout, done.stderr), ("", ""))

    def test_size_keeps_the_extent(self):
        self.write("small.toml", SMALL)
        self.ok("run", "small.toml", "--size", "49x32", "--out", "o", cwd=self.dir)
        grid = manifest(self.dir / "o")["grid"]
        self.assertEqual(grid["columns"], 49)
        self.assertAlmostEqual(grid["spacing_m"] * 48, 960.0, places=9)

    def test_frames_of_a_second_simulation_follow_those_of_the_first(self):
        self.write("two.toml", """
[grid]
size = [16, 16]
spacing = 10
[[stage]]
op = "fbm"
[[stage]]
op = "simulate"
steps = 25
[[stage.process]]
op = "thermal"
[[stage]]
op = "simulate"
steps = 20
[[stage.process]]
op = "hillslope"
[[output]]
field = "height"
file = "f_{step}.npy"
every = 10
""")
        self.ok("run", "two.toml", "--out", "o", cwd=self.dir)
        frames = manifest(self.dir / "o")["outputs"]
        self.assertEqual([frame["step"] for frame in frames], [10, 20, 30, 40])
        for frame in frames:
            self.assertEqual(frame["file"], f"f_{frame['step']:06}.npy")
            self.assertTrue((self.dir / "o" / frame["file"]).is_file())
        self.assertEqual(len({frame["data_sha256"] for frame in frames}), 4)

    def test_a_field_that_its_process_has_not_made_yet_is_zero(self):
        head = "[grid]\nsize = [16, 16]\nspacing = 10\n[[stage]]\nop = \"fbm\"\n"
        simulate = "[[stage]]\nop = \"simulate\"\nsteps = {}\n"
        process = "[[stage.process]]\nop = \"{}\"\n"
        # Later in the same step, never, by an event, as a mask, as a source, as a file.
        for text in (
                simulate.format(2) + process.format("rain") + 'rate = "river_depth"\n' +
                process.format("rivers"),
                simulate.format(0) + process.format("water_flow") +
                '[[stage]]\nop = "spring"\narea = "wetness"\n',
                simulate.format(3) + process.format("rain") +
                '[[stage.event]]\nat = 1\nset = { "process.rain.rate" = "slope" }\n',
                simulate.format(2) + process.format("thermal") + 'mask = "wetness"\n' +
                process.format("water_flow") + "every = 5\n",
                '[[stage]]\nop = "thermal"\nsteps = 0\n[[stage]]\nop = "blur"\nfrom = "dmax"\n',
                '[[stage]]\nop = "rivers"\nsteps = 0\n[[stage]]\nop = "blur"\n'
                'from = "river_width"\ninto = "wide"\n',
                '[[stage]]\nop = "thermal"\nmask = "talus"\n',
                simulate.format(0) + process.format("water_flow") +
                '[[output]]\nfield = "velocity_x"\nfile = "v.npy"\n'):
            self.write("zero.toml", head + text)
            self.ok("check", "zero.toml", cwd=self.dir)
            self.ok("run", "zero.toml", "--out", "o", cwd=self.dir)
            hashes = data_hashes(self.dir / "o")
            self.ok("run", "zero.toml", "--out", "o", "--blocks", "2x3", cwd=self.dir)
            self.assertEqual(hashes, data_hashes(self.dir / "o"), text)

    def test_the_surface_has_water_on_it(self):
        self.write("lake.toml", """
[grid]
size = [8, 8]
[[stage]]
op = "flat"
level = 100
[[stage]]
op = "flat"
level = 5
into = "water"
[[output]]
field = "surface"
file = "surface.npy"
""")
        self.ok("run", "lake.toml", "--out", "o", cwd=self.dir)
        entry = manifest(self.dir / "o")["outputs"][0]
        self.assertEqual((entry["min"], entry["max"]), (105, 105))

    def test_set_and_seed_change_the_land(self):
        self.write("small.toml", SMALL)
        made = set()
        for extra in ([], ["--seed", "4"], ["--set", "stage.base.hurst=0.5"],
                      ["--set", "stage.1.hurst=0.4"]):
            self.ok("run", "small.toml", "--out", "o", *extra, cwd=self.dir)
            made.add(data_hashes(self.dir / "o")["height.exr"])
        self.assertEqual(len(made), 4)

    def test_five_mistakes_give_five_lines_with_positions(self):
        self.write("bad.toml", """seed = 1
[grid]
size = [64, 64]
spacing = "10 kg"
edgs = "open"
[[stage]]
op = "spectal"
[[stage]]
op = "thermal"
angle = 400
steps = "many"
""")
        done = cuesta("run", "bad.toml", cwd=self.dir)
        self.assertEqual(done.returncode, 2)
        lines = done.stderr.strip().splitlines()
        self.assertEqual(len(lines), 5, done.stderr)
        for line, at in zip(lines, ("4:", "5:", "7:", "10:", "11:")):
            self.assertTrue(line.startswith("bad.toml:" + at), line)
            self.assertIn(": error: ", line)
        self.assertIn("spectral", lines[2])
        self.assertIn("edges", lines[1])
        self.assertFalse((self.dir / "out").exists())

    def test_wrong_command_lines_end_with_2(self):
        self.write("small.toml", SMALL)
        for arguments in (["rnu", "small.toml"], ["run"], ["run", "missing.toml"],
                          ["run", "small.toml", "--size", "0x5"],
                          ["run", "small.toml", "--threads", "x"],
                          ["run", "small.toml", "--no-such-flag"], ["run", str(self.dir)],
                          ["run", "small.toml", "--set", "stage.9.hurst=1"],
                          ["describe", "spectal"]):
            done = cuesta(*arguments, cwd=self.dir)
            self.assertEqual(done.returncode, 2, arguments)
            self.assertTrue(done.stderr.strip(), arguments)
        self.assertIn("Did you mean 'run'", cuesta("rnu").stderr)

    def test_check_prints_a_plan_and_writes_nothing(self):
        self.write("small.toml", SMALL)
        before = tree(self.dir)
        done = self.ok("check", "small.toml", cwd=self.dir)
        for word in ("spectral", "thermal", "MiB", "height.exr"):
            self.assertIn(word, done.stdout)
        json.loads(self.ok("check", "small.toml", "--json", cwd=self.dir).stdout)
        self.assertEqual(before, tree(self.dir))

    def test_too_little_memory_is_refused_at_once(self):
        self.write("small.toml", SMALL)
        done = cuesta("run", "small.toml", "--size", "131072x131072", cwd=self.dir,
                      timeout=10)
        self.assertEqual(done.returncode, 1)
        self.assertIn("memory", done.stderr)

    def test_paths_cannot_leave_the_output_directory(self):
        for name in ("../x.exr", "/tmp/x.exr", "a/../../x.exr", "a\\u0000b.exr"):
            self.write("p.toml", SMALL.replace('file = "height.exr"', f'file = "{name}"'))
            done = cuesta("run", "p.toml", cwd=self.dir)
            self.assertEqual(done.returncode, 2, name)

    def test_input_outside_the_recipe_directory_needs_permission(self):
        (self.dir / "in").mkdir()
        (self.dir / "r").mkdir()
        self.write("small.toml", SMALL)
        self.ok("run", "small.toml", "--out", "in", cwd=self.dir)
        (self.dir / "r" / "x.toml").write_text(
            '[grid]\nsize=[32,32]\nspacing=1\n[[stage]]\nop="image"\nfile="../in/height.exr"\n')
        self.assertEqual(cuesta("run", "r/x.toml", cwd=self.dir).returncode, 2)
        self.ok("run", "r/x.toml", "--allow-outside", cwd=self.dir)

    def test_an_imported_map_comes_back_exactly(self):
        self.write("small.toml", SMALL)
        self.ok("run", "small.toml", "--out", "o", cwd=self.dir)
        (self.dir / "o" / "x.toml").write_text(
            '[grid]\nsize=[97,64]\nspacing=10\n[[stage]]\nop="image"\nfile="height.exr"\n')
        self.ok("run", "o/x.toml", "--out", "p", cwd=self.dir)
        self.assertEqual(data_hashes(self.dir / "o")["height.exr"],
                         data_hashes(self.dir / "p")["height.exr"])

    def test_help_list_describe_schema_and_man(self):
        self.assertIn("run", self.ok("--help").stdout)
        self.assertIn("--resume", self.ok("run", "--help").stdout)
        self.assertEqual(self.ok("help", "run").stdout, self.ok("run", "--help").stdout)
        self.assertRegex(self.ok("--version").stdout, r"\d+\.\d+\.\d+")
        self.assertIn("thermal", self.ok("list").stdout)
        self.assertIn("granite", self.ok("list", "materials").stdout)
        self.assertIn(".exr", self.ok("list", "formats").stdout)
        listed = json.loads(self.ok("list", "--json").stdout)
        self.assertTrue(listed)
        self.assertIn("hurst", self.ok("describe", "spectral").stdout)
        described = json.loads(self.ok("describe", "spectral", "--json").stdout)
        self.assertEqual(described["name"], "spectral")
        self.assertIn("spectral", json.dumps(json.loads(self.ok("schema").stdout)))
        self.assertTrue(self.ok("man").stdout.startswith(".TH"))
        for shell in ("bash", "zsh", "fish"):
            self.assertIn("cuesta", self.ok("completion", shell).stdout)

    def test_analyze_and_render_work_on_a_run(self):
        self.write("small.toml", SMALL)
        self.ok("run", "small.toml", "--out", "o", cwd=self.dir)
        measured = json.loads(self.ok("analyze", "o/height.exr", "--json", cwd=self.dir).stdout)
        self.assertTrue(measured)
        text = self.ok("analyze", "o/height.exr", "o/maps/height.png", cwd=self.dir).stdout
        self.assertIn("score", text)
        self.ok("render", "o", "--out", "a.png", cwd=self.dir)
        self.ok("render", "o/height.exr", "--out", "b.png", "--pixels", "300", cwd=self.dir)
        self.assertTrue((self.dir / "a.png").read_bytes().startswith(b"\x89PNG"))
        self.ok("render", "o/slope.npy", "--field", "slope", "--out", "c.png", cwd=self.dir)

    def test_bench_reports_bandwidth_and_rates(self):
        report = json.loads(self.ok("bench", "flat", "--sizes", "64,128", "--json").stdout)
        self.assertGreater(report["triad_bytes_per_second"], 0)
        self.assertEqual([e["size"] for e in report["operators"]], [64, 128])

    def test_bench_sets_a_goal_beside_its_reference_program(self):
        # 2^24 cells in 2 s of the clock, of which a quarter on the processor: 0.5 s.
        self.write("fft_ref",
                   "#!/bin/sh\necho 'FFTW c2r 2-D  median 2.000000 s  best 1.5 s  worst 3.0 s"
                   "  8.388608e+06 cell/s (best 1e+07)  cpu/wall 0.25'\n")
        os.chmod(self.dir / "fft_ref", 0o755)
        report = json.loads(self.ok("bench", "spectral", "--goals", "--json", "--reference",
                                    str(self.dir)).stdout)
        goal = report["goals"][0]
        self.assertAlmostEqual(goal["reference_processor_seconds"], 0.5)
        self.assertAlmostEqual(goal["ratio"], goal["processor_seconds"] / 0.5)
        self.assertEqual(goal["met"], goal["ratio"] <= goal["at_most"])

    def test_closed_standard_output_is_no_crash(self):
        self.write("small.toml", SMALL)
        with open("/dev/full", "w") as full:
            done = subprocess.run([PROGRAM, "schema"], stdout=full, stderr=subprocess.PIPE,
                                  check=False)
        self.assertEqual(done.returncode, 1)


main()
