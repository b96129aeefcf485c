# SPDX-License-Identifier: Apache-2.0
"""Memory is known before the work: plans agree with what runs take, and files that claim too much
are refused before anything is allocated."""
import json
import os
import struct
import subprocess
import sys
import unittest
import zlib

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "lib"))
from harness import Case, PROGRAM, SANITIZED, cuesta, main

MIB = 2.0 ** 20

SPECTRAL = '[[stage]]\nop = "spectral"\n'
THERMAL = '[[stage]]\nop = "simulate"\nsteps = 2\n[[stage.process]]\nop = "thermal"\n'
CASES = {
    "spectral to exr": (SPECTRAL, ["height.exr"]),
    "diamond_square to png": ('[[stage]]\nop = "diamond_square"\n', ["height.png"]),
    "thermal to three files": (SPECTRAL + THERMAL, ["height.exr", "height.png", "slope.npy"]),
    "imported map": ('[[stage]]\nop = "image"\nfile = "in.exr"\n[[stage]]\nop = "normalize"\n',
                     ["height.r32"]),
    "thermal to geotiff": (SPECTRAL + THERMAL, ["height.tif"]),
}


def recipe(side, stages, files):
    text = f'name = "m"\n[grid]\nsize = [{side}, {side}]\nspacing = 10\n{stages}'
    for file in files:
        text += f'[[output]]\nfield = "{file.split(".")[0]}"\nfile = "{file}"\n'
    return text


def measured(*arguments, cwd):
    """Exit code, message and peak resident bytes of one start of the program."""
    run = subprocess.Popen([PROGRAM, *map(str, arguments)], cwd=cwd, stdout=subprocess.DEVNULL,
                           stderr=subprocess.PIPE, text=True)
    message = run.stderr.read()
    _, status, usage = os.wait4(run.pid, 0)
    run.returncode = os.waitstatus_to_exitcode(status)
    run.stderr.close()
    return run.returncode, message, usage.ru_maxrss * 1024


def png_chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def png(columns, rows, bits, extra=b""):
    head = struct.pack(">IIBBBBB", columns, rows, bits, 0, 0, 0, 0)
    return (b"\x89PNG\r\n\x1a\n" + png_chunk(b"IHDR", head) + extra +
            png_chunk(b"IDAT", zlib.compress(bytes(1000))) + png_chunk(b"IEND", b""))


def npy(header):
    text = header.encode() + b" " * (-(len(header) + 11) % 64) + b"\n"
    return b"\x93NUMPY\x01\x00" + struct.pack("<H", len(text)) + text


def exr(columns, rows):
    def attribute(name, kind, data):
        return name + b"\0" + kind + b"\0" + struct.pack("<i", len(data)) + data
    window = struct.pack("<4i", 0, 0, columns - 1, rows - 1)
    channel = b"Y\0" + struct.pack("<iBxxxii", 2, 0, 1, 1) + b"\0"
    return (b"\x76\x2f\x31\x01" + struct.pack("<i", 2) +
            attribute(b"channels", b"chlist", channel) +
            attribute(b"compression", b"compression", b"\x03") +
            attribute(b"dataWindow", b"box2i", window) +
            attribute(b"displayWindow", b"box2i", window) +
            attribute(b"lineOrder", b"lineOrder", b"\0") +
            attribute(b"pixelAspectRatio", b"float", struct.pack("<f", 1)) +
            attribute(b"screenWindowCenter", b"v2f", struct.pack("<2f", 0, 0)) +
            attribute(b"screenWindowWidth", b"float", struct.pack("<f", 1)) + b"\0")


CLAIMS = {
    "huge.png": png(100000, 100000, 1),
    "huger.png": png(2 ** 31 - 1, 2 ** 31 - 1, 16),
    "huge.asc": b"ncols 10\nnrows 1000000000\nxllcorner 0\nyllcorner 0\ncellsize 1\n1 2 3\n",
    "overflow.npy": npy("{'descr': '<f4', 'fortran_order': False, "
                        "'shape': (4294967296, 4294967296), }"),
    "huge.npy": npy("{'descr': '<f8', 'fortran_order': False, 'shape': (200000, 200000), }"),
    "huge.exr": exr(2 ** 30, 2 ** 30),
}


class Memory(Case):
    @unittest.skipIf(SANITIZED, "a sanitizer takes memory of its own")
    def test_plans_agree_with_what_runs_take(self):
        gdal = "needs the GDAL module" not in self.try_geotiff()
        for side in (1024, 2048):
            self.write("make.toml", recipe(side, SPECTRAL, []) +
                       '[[output]]\nfield = "height"\nfile = "in.exr"\n')
            self.ok("run", "make.toml", "--out", ".", "--no-preview", "--quiet", cwd=self.dir)
            for name, (stages, files) in CASES.items():
                if "geotiff" in name and not gdal:
                    continue
                self.write("m.toml", recipe(side, stages, files))
                plan = json.loads(self.ok("check", "m.toml", "--json", cwd=self.dir).stdout)
                code, message, peak = measured("run", "m.toml", "--threads", "2", "--quiet",
                                               cwd=self.dir)
                self.assertEqual(code, 0, message)
                ratio = plan["memory"]["peak_bytes"] / peak
                said = f"{name} at {side}: plan {plan['memory']['peak_bytes'] / MIB:.1f} MiB, " \
                       f"peak {peak / MIB:.1f} MiB"
                print(said)
                self.assertTrue(0.9 <= ratio <= 1.1, said)

    def try_geotiff(self):
        self.write("t.toml", recipe(4, SPECTRAL, ["height.tif"]))
        return cuesta("run", "t.toml", "--quiet", cwd=self.dir).stderr

    def test_a_plan_beyond_the_budget_is_refused_at_once(self):
        self.write("m.toml", recipe(64, SPECTRAL, ["height.exr"]))
        code, message, peak = measured("run", "m.toml", "--size", "131072x131072", cwd=self.dir)
        self.assertEqual(code, 1)
        self.assertRegex(message, r"needs [\d.]+ GiB of memory, budget [\d.]+ GiB")
        if not SANITIZED:
            self.assertLess(peak, 64 * MIB)
        self.assertFalse((self.dir / "out").exists())

    def test_a_file_that_claims_too_much_is_refused_before_allocation(self):
        for name, data in CLAIMS.items():
            (self.dir / name).write_bytes(data)
            code, message, peak = measured("convert", name, "x.npy", cwd=self.dir)
            self.assertEqual(code, 1, name)
            self.assertIn(name, message)
            self.assertRegex(message, r"needs [\d.e+]+ MiB, budget [\d.]+ MiB|at most", name)
            if not SANITIZED:
                self.assertLess(peak, 64 * MIB, name)
            self.assertFalse((self.dir / "x.npy").exists())


main()
