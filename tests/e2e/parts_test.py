# SPDX-License-Identifier: Apache-2.0
"""Files that are written in parts: hashes of tiles, sets of tiles, Zarr, and all of them by several
ranks at once. Read by numpy, zlib and GDAL, which share no code with the writers."""
import hashlib
import json
import os
import shutil
import subprocess
import sys
import zlib

try:
    import numpy as np
except ImportError:
    print("skipped: python3-numpy is missing")
    sys.exit(77)

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "lib"))
import ranks
from harness import Case, cuesta, main, manifest, tree

# Wider and higher than a tile of 256, and no multiple of it.
COLUMNS, ROWS = 601, 521
HEAD = (f'name = "p"\nseed = 5\n[grid]\nsize = [{COLUMNS}, {ROWS}]\nspacing = 10\n'
        '[[stage]]\nop = "fbm"\nrelief = 900\n')


def output(file, field="height", more=""):
    return f'[[output]]\nfield = "{field}"\nfile = "{file}"\n{more}\n'


MASTER = output("height.npy")
TILES = "tile = 41\noverlap = 1"  # 15 x 13 tiles


def tiles_sha256(samples):
    """By the definition of docs/guide/files.md."""
    digests = ""
    for y in range(0, samples.shape[0], 256):
        for x in range(0, samples.shape[1], 256):
            tile = np.ascontiguousarray(samples[y:y + 256, x:x + 256], dtype="<f4")
            digests += hashlib.sha256(tile.tobytes()).hexdigest()
    return hashlib.sha256(digests.encode()).hexdigest()


def zarr_array(directory):
    """Version 2, from its specification."""
    head = json.loads((directory / ".zarray").read_text())
    rows, columns = head["shape"]
    high, wide = head["chunks"]
    assert head["zarr_format"] == 2 and head["order"] == "C" and head["filters"] is None
    assert head["compressor"]["id"] == "zlib"
    whole = np.full((-(-rows // high) * high, -(-columns // wide) * wide), np.nan, head["dtype"])
    for y in range(0, rows, high):
        for x in range(0, columns, wide):
            packed = (directory / f"{y // high}.{x // wide}").read_bytes()
            chunk = np.frombuffer(zlib.decompress(packed), head["dtype"]).reshape(high, wide)
            whole[y:y + high, x:x + wide] = chunk
    return whole[:rows, :columns]


def put_together(folder, index, dtype):
    """A map out of its tiles; what two of them share must be the same in both."""
    whole = np.zeros((index["rows"], index["columns"]), dtype)
    seen = np.zeros(whole.shape, bool)
    side = index["tile"]
    for tile in index["tiles"]:
        samples = np.fromfile(folder / tile["file"], dtype).reshape(side, side)
        at = np.s_[tile["row"]:tile["row"] + side, tile["column"]:tile["column"] + side]
        assert (whole[at][seen[at]] == samples[seen[at]]).all(), tile
        whole[at], seen[at] = samples, True
    assert seen.all()
    return whole


class Parts(Case):
    def run_recipe(self, outputs, out="out", *more):
        self.write("r.toml", HEAD + outputs)
        self.ok("run", "r.toml", "--out", out, "--quiet", *more, cwd=self.dir)
        return {o["file"]: o for o in manifest(self.dir / out)["outputs"]}

    def test_the_hash_of_tiles_is_what_it_says(self):
        records = self.run_recipe(MASTER + output("height.png") + output("slope.npy", "slope"))
        samples = np.load(self.dir / "out" / "height.npy")
        expected = tiles_sha256(samples)
        self.assertEqual(records["height.npy"]["tiles_sha256"], expected)
        self.assertEqual(records["height.png"]["tiles_sha256"], expected)
        self.assertNotEqual(records["slope.npy"]["tiles_sha256"], expected)
        sidecar = json.loads((self.dir / "out" / "height.npy.json").read_text())
        self.assertEqual(sidecar["tiles_sha256"], expected)
        # A sample that changes shows.
        samples[520, 600] += 1
        self.assertNotEqual(tiles_sha256(samples), expected)

    def test_tiles_make_the_map_to_the_bit(self):
        records = self.run_recipe(
            MASTER + output("height.r16") + output("t/h_{x}_{y}.r16", more=TILES) +
            output("f/{y}/{x}.r32", more=TILES))
        folder = self.dir / "out"
        master = np.load(folder / "height.npy")
        index = json.loads((folder / "t/h.tiles.json").read_text())
        self.assertEqual((index["across"], index["down"]), (15, 13))
        levels = put_together(folder / "t", index, "<u2")
        self.assertTrue((levels == np.fromfile(folder / "height.r16", "<u2").reshape(
            levels.shape)).all())
        # One range for all: that of the map.
        self.assertEqual((index["low"], index["high"]),
                         (float(master.min()), float(master.max())))
        one = json.loads((folder / "t/h_0_0.r16.json").read_text())
        self.assertEqual((one["low"], one["high"]), (index["low"], index["high"]))
        floats = json.loads((folder / "f/tiles.json").read_text())
        self.assertTrue((put_together(folder / "f", floats, "<f4") == master).all())
        self.assertEqual(floats["data_sha256"], records["height.npy"]["data_sha256"])
        self.assertEqual(records["t/h.tiles.json"]["data_sha256"], floats["data_sha256"])
        # Every tile lies where its place says.
        corner = json.loads((folder / "t/h_14_12.r16.json").read_text())
        whole = json.loads((folder / "height.npy.json").read_text())
        self.assertEqual(corner["first_sample"][0], whole["first_sample"][0] + 560 * 10)
        self.assertEqual(corner["first_sample"][1], whole["first_sample"][1] - 480 * 10)

    def test_sizes_that_tiles_do_not_fill_are_refused(self):
        for more, file, words in (
                ("tile = 100\n", "t_{x}_{y}.r16", "600 or 700 would be"),
                ("tile = 700\n", "t_{x}_{y}.r16", "700 would be"),
                ("tile = 41\noverlap = 41\n", "t_{x}_{y}.r16", "overlap"),
                ("tile = 41\noverlap = 1\n", "t_{x}.r16", "needs {x} and {y}"),
                ("overlap = 1\n", "t.r16", "overlap needs tile"),
                ("", "t_{x}_{y}.r16", "need tile = SAMPLES")):
            with self.subTest(more + file):
                self.write("r.toml", HEAD + output(file, more=more))
                done = cuesta("check", "r.toml", cwd=self.dir)
                self.assertEqual(done.returncode, 2, done.stdout)
                self.assertIn(words, done.stderr)

    def test_zarr_is_read_by_others(self):
        records = self.run_recipe(MASTER + output("height.zarr"))
        folder = self.dir / "out" / "height.zarr"
        master = np.load(self.dir / "out" / "height.npy")
        self.assertTrue((zarr_array(folder) == master).all())
        attributes = json.loads((folder / ".zattrs").read_text())
        self.assertEqual(attributes["units"], "m")
        self.assertEqual(attributes["_ARRAY_DIMENSIONS"], ["y", "x"])
        self.assertEqual(records["height.zarr"]["data_sha256"],
                         records["height.npy"]["data_sha256"])
        listed = subprocess.run("find . -type f | LC_ALL=C sort | xargs sha256sum | sha256sum",
                                shell=True, cwd=folder, capture_output=True, text=True, check=True)
        self.assertEqual(records["height.zarr"]["sha256"], listed.stdout.split()[0])
        if shutil.which("gdal_translate") is None:
            self.skipTest("gdal_translate is missing (Debian: gdal-bin)")
        subprocess.run(["gdal_translate", "-q", "-of", "ENVI", f'ZARR:"{folder}"',
                        self.dir / "z.bin"], check=True)
        self.assertTrue((np.fromfile(self.dir / "z.bin", "<f4").reshape(master.shape)
                         == master).all())

    def test_a_second_run_takes_the_place_of_the_directory(self):
        self.run_recipe(output("height.zarr"))
        (self.dir / "out/height.zarr/9.9").write_text("of an earlier, larger map")
        self.run_recipe(output("height.zarr"))
        self.assertFalse((self.dir / "out/height.zarr/9.9").exists())
        hidden = [p.name for p in (self.dir / "out").iterdir() if p.name.endswith(".tmp")]
        self.assertEqual(hidden, [])


class OnRanks(Case):
    """What several processes write together is what one writes: every file, every byte."""

    def setUp(self):
        super().setUp()
        if why := ranks.missing():
            self.skipTest(why)

    def test_every_format_is_the_same_file(self):
        names = ["height.npy", "height.r32", "height.r16", "height.exr", "height.png",
                 "height.pgm", "height.asc", "height.tif", "height.zarr"]
        self.write("r.toml", HEAD + "".join(map(output, names)) +
                   output("t/h_{x}_{y}.r16", more=TILES) + output("slope.npy", "slope"))
        self.ok("run", "r.toml", "--out", "one", "--quiet", cwd=self.dir)
        one = tree(self.dir / "one")
        one.pop("manifest.json")
        for count in (2, 3, 4):
            shutil.rmtree(self.dir / "many", ignore_errors=True)
            done = ranks.run(count, "run", "r.toml", "--out", "many", "--quiet", "--threads", 1,
                             cwd=self.dir)
            self.assertEqual(done.returncode, 0, done.stderr)
            many = tree(self.dir / "many")
            many.pop("manifest.json")
            self.assertEqual(one, many, f"{count} ranks")
            self.assertEqual(ranks.land_of(self.dir / "one"), ranks.land_of(self.dir / "many"))

    def test_a_limit_of_one_rank_ends_all_with_one_sentence(self):
        self.write("r.toml", HEAD + MASTER)
        self.ok("run", "r.toml", "--out", "o", "--quiet", cwd=self.dir)
        before = tree(self.dir / "o")
        # A file that may not grow stands for a disk that is full, on the last rank alone.
        script = self.write("start.sh", '#!/bin/bash\n[ "$OMPI_COMM_WORLD_RANK" = 2 ] && '
                            "trap '' XFSZ && ulimit -f 64\n"
                            f'exec {os.environ["CUESTA_BIN"]} "$@"\n')
        script.chmod(0o755)
        done = ranks.run(3, "run", "r.toml", "--seed", 9, "--out", "o", "--quiet",
                         cwd=self.dir, program=script, env={"OMPI_MCA_btl": "tcp,self"})
        self.assertEqual(done.returncode, 1, done.stderr)
        self.assertEqual(done.stderr.count("cannot write"), 1, done.stderr)
        self.assertIn("rank 2", done.stderr)
        self.assertEqual(before, tree(self.dir / "o"))


main()
