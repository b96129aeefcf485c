#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Reads a height map with programs that share no code with Cuesta and prints it as raw float32.

usage: read_map.py FILE COLUMNS ROWS     16-bit formats give their numbers from 0 to 65535
"""
import importlib.util
import subprocess
import sys
import tempfile
from pathlib import Path

import numpy as np


def own_exr(path):
    source = Path(__file__).resolve().parents[3] / "tests/e2e/io_readback.py"
    spec = importlib.util.spec_from_file_location("io_readback", source)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.decode_exr(path)


def read(path, columns, rows):
    ending = path.suffix
    if ending == ".npy":
        return np.load(path)
    if ending == ".r16":
        return np.fromfile(path, "<u2").reshape(rows, columns)
    if ending == ".r32":
        return np.fromfile(path, "<f4").reshape(rows, columns)
    if ending == ".exr":
        return own_exr(path)
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "map"
        kind = "Float32" if ending == ".tif" else "UInt16"
        subprocess.run(["gdal_translate", "-q", "-of", "ENVI", "-ot", kind, path, out], check=True)
        return np.fromfile(out, "<f4" if ending == ".tif" else "<u2").reshape(rows, columns)


def main():
    columns, rows = int(sys.argv[2]), int(sys.argv[3])
    found = read(Path(sys.argv[1]), columns, rows)
    assert found.shape == (rows, columns), found.shape
    sys.stdout.buffer.write(found.astype("<f4").tobytes())


main()
