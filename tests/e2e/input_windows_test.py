# SPDX-License-Identifier: Apache-2.0
"""Input files are read by windows: the same land as from files in memory, on any layout, with less
memory than the file has."""
import json
import os
import struct
import subprocess
import sys
import unittest
import zlib

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "lib"))
from harness import Case, PROGRAM, SANITIZED, cuesta, main

FORMATS = ["npy", "r32", "r16", "png", "pgm", "exr", "asc", "zarr", "tif"]
SMALL = {"CUESTA_HELD_INPUT": "0"}


def grid(columns, rows, edges="open"):
    return f'name = "w"\n[grid]\nsize = [{columns}, {rows}]\nspacing = 10\nedges = "{edges}"\n'


def image(file, more=""):
    low = "low = 100\nhigh = 900\n" if file.split(".")[-1] in ("png", "pgm", "r16") else ""
    return f'[[stage]]\nop = "image"\nfile = "{file}"\n{low}{more}'


def stamp(file, more=""):
    low = "low = 1\nhigh = 90\n" if file.split(".")[-1] in ("png", "pgm", "r16") else ""
    return f'[[stage]]\nop = "stamp"\nfile = "{file}"\nblend = "add"\n{low}{more}'


OUTPUT = '[[output]]\nfield = "height"\nfile = "h.r32"\n'


def interlaced(side):
    """A grey picture of 8 bits in the seven passes of Adam7."""
    passes = [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
              (0, 1, 1, 2)]
    rows = b""
    for x0, y0, dx, dy in passes:
        for y in range(y0, side, dy):
            rows += b"\0" + bytes((3 * x + 5 * y) % 251 for x in range(x0, side, dx))

    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I",
                                                                        zlib.crc32(kind + data))
    head = struct.pack(">IIBBBBB", side, side, 8, 0, 0, 0, 1)
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(rows)) +
            chunk(b"IEND", b""))


class Windows(Case):
    def setUp(self):
        super().setUp()
        # A source with relief, in every format.
        self.write("source.toml", grid(230, 170) + '[[stage]]\nop = "fbm"\nrelief = "700 m"\n' +
                   "".join(f'[[output]]\nfield = "height"\nfile = "in.{one}"\n' for one in FORMATS))
        self.ok("run", "source.toml", "--out", "in", "--no-preview")

    def ok(self, *arguments, env=None):
        run = cuesta(*arguments, cwd=self.dir, env=env)
        self.assertEqual(run.returncode, 0, run.stderr)
        return run

    def land(self, recipe, *more, env=None):
        self.write("r.toml", recipe + OUTPUT)
        self.ok("run", "r.toml", "--out", "out", "--no-preview", *more, env=env)
        manifest = json.loads((self.dir / "out/manifest.json").read_text())
        return [manifest["outputs"][0]["data_sha256"], manifest["inputs"],
                manifest["stages"][0]["counts"]]

    def test_every_format_gives_the_same_land_by_windows_on_any_blocks(self):
        for one in FORMATS:
            file = f"in/in.{one}"
            for recipe in (grid(97, 83) + image(file), grid(230, 170) + image(file),
                           grid(300, 410) + image(file, 'fit = "crop"\n') +
                           stamp(file, "size = 1900\nrotation = 30\nx = 200\n")):
                held = self.land(recipe)
                for blocks in ("1x1", "3x2"):
                    with self.subTest(format=one, blocks=blocks):
                        self.assertEqual(held, self.land(recipe, "--blocks", blocks, env=SMALL))

    def test_wrapped_maps_and_gaps(self):
        self.write("holes.toml", grid(61, 55) + '[[stage]]\nop = "fbm"\n' +
                   '[[output]]\nfield = "height"\nfile = "h.asc"\n')
        self.ok("run", "holes.toml", "--out", "holes", "--no-preview")
        lines = (self.dir / "holes/h.asc").read_text().split("\n")
        head = [line for line in lines if line and line[0].isalpha()]
        rows = [line.split() for line in lines if line and not line[0].isalpha()]
        for y, row in enumerate(rows):
            for x in range(len(row)):
                if (x * x + 3 * y) % 5 < 2 or 10 < x < 40 and 20 < y < 45:
                    row[x] = "-32767"
        head = [line for line in head if "NODATA" not in line] + ["NODATA_value -32767"]
        self.write("gaps.asc", "\n".join(head + [" ".join(row) for row in rows]) + "\n")
        for edges in ("open", "wrap"):
            for more in ('nodata = "fill"\n', 'nodata = "lowest"\ninterpolation = "spline"\n'):
                for size in ((61, 55), (140, 33)):
                    recipe = grid(*size, edges) + image("gaps.asc", more) + \
                        stamp("gaps.asc", "size = 400\n")
                    held = self.land(recipe)
                    self.assertGreater(held[2]["nodata_samples"], 900)
                    for blocks in ("1x1", "2x3"):
                        with self.subTest(edges=edges, more=more, blocks=blocks):
                            self.assertEqual(held,
                                             self.land(recipe, "--blocks", blocks, env=SMALL))

    def test_a_file_that_must_be_held_says_so(self):
        (self.dir / "i.png").write_bytes(interlaced(40))
        recipe = grid(50, 50) + image("i.png")
        held = self.land(recipe)
        self.assertEqual(held, self.land(recipe, "--blocks", "2x2", env=SMALL))
        check = self.ok("check", "r.toml").stdout
        self.assertIn("i.png, 40 x 40 samples, held in memory: its rows lie interlaced", check)

    @unittest.skipIf(SANITIZED, "a sanitizer takes memory of its own")
    def test_memory_is_that_of_a_band(self):
        self.write("big.toml", grid(4096, 4096) + '[[stage]]\nop = "fbm"\n' +
                   '[[output]]\nfield = "height"\nfile = "big.npy"\n')
        self.ok("run", "big.toml", "--out", "in", "--no-preview")
        self.write("r.toml", grid(512, 512) + image("in/big.npy") + OUTPUT)
        check = self.ok("check", "r.toml").stdout
        self.assertIn("in/big.npy, 4096 x 4096 samples, read by windows", check)
        run = subprocess.Popen([PROGRAM, "run", "r.toml", "--out", "out", "--no-preview",
                                "--quiet"], cwd=self.dir)
        _, status, usage = os.wait4(run.pid, 0)
        run.returncode = os.waitstatus_to_exitcode(status)
        self.assertEqual(run.returncode, 0)
        # The file has 64 MiB, the program and its libraries some 15.
        self.assertLess(usage.ru_maxrss / 1024, 50)

    def test_a_broken_zarr_is_one_sentence(self):
        recipe = grid(50, 50) + image("in/in.zarr") + OUTPUT
        self.write("r.toml", recipe)
        (self.dir / "in/in.zarr/0.0").write_bytes(b"no zlib")
        run = cuesta("run", "r.toml", "--out", "out", cwd=self.dir)
        self.assertNotEqual(run.returncode, 0)
        self.assertIn("in.zarr: chunk 0.0 is broken: zlib cannot unpack it", run.stderr)


if __name__ == "__main__":
    main()
