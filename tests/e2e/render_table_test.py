#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""cuesta render TABLE.csv: plots of numbers, read back as pixels; a wrong table is refused by its
line and column."""
import os
import pathlib
import subprocess
import sys
import tempfile
import zlib

PROGRAM = os.environ["CUESTA_BIN"]


def pixels(path):
    """Rows of (r, g, b) of a PNG without interlace, 8 bits a channel."""
    data = path.read_bytes()
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    at, packed, width, height, channels = 8, b"", 0, 0, 3
    while at < len(data):
        length = int.from_bytes(data[at:at + 4], "big")
        kind, body = data[at + 4:at + 8], data[at + 8:at + 8 + length]
        if kind == b"IHDR":
            width, height = int.from_bytes(body[:4], "big"), int.from_bytes(body[4:8], "big")
            assert body[8] == 8 and body[9] == 2, "8 bits, RGB"
        if kind == b"IDAT":
            packed += body
        at += 12 + length
    raw, rows, before = zlib.decompress(packed), [], bytes(width * channels)
    for y in range(height):
        start = y * (width * channels + 1)
        line, way = bytearray(raw[start + 1:start + 1 + width * channels]), raw[start]
        for i in range(len(line)):
            left = line[i - channels] if i >= channels else 0
            up, corner = before[i], before[i - channels] if i >= channels else 0
            guess = left + up - corner
            nearest = min((left, up, corner), key=lambda v: abs(guess - v))
            line[i] = (line[i] + (0, left, up, (left + up) // 2, nearest)[way]) & 255
        rows.append([tuple(line[3 * x:3 * x + 3]) for x in range(width)])
        before = bytes(line)
    return rows


def render(directory, text, *more):
    (directory / "t.csv").write_text(text)
    return subprocess.run([PROGRAM, "render", "t.csv", *more], cwd=directory, capture_output=True,
                          text=True, check=False)


def main():
    with tempfile.TemporaryDirectory() as name:
        directory = pathlib.Path(name)
        done = render(directory, "nodes,seconds,speed\n1,100,1\n10,11,9\n100,2,50\n")
        assert done.returncode == 0, done.stderr
        rows = pixels(directory / "t.png")
        falls = [i for i, row in enumerate(rows[60:320]) for p in row[70:90] if min(p) > 200]
        late = [i for i, row in enumerate(rows[60:320]) for p in row[300:322] if min(p) > 200]
        assert falls and late, "the curve reaches both ends of its plot"
        # A smaller number stands lower: the first plot falls.
        assert sum(late) / len(late) > sum(falls) / len(falls) + 60
        # Spaces beside numbers, a single row, a column without numbers.
        done = render(directory, "n, s, t\n 1, 5,\n")
        assert done.returncode == 0, done.stderr
        dots = [p for row in pixels(directory / "t.png")[110:270] for p in row[90:300]]
        assert any(min(p) > 200 for p in dots)
        done = render(directory, "n,s\n1,2\n", "--field", "slope")
        assert done.returncode == 2 and "--field is for maps" in done.stderr, done.stderr
        for text, words in (("nodes\n1\n", "t.csv:1"), ("n,s\n1,2,3\n", "t.csv:2: 3 cells"),
                            ("n,s\n1,-4\n", "t.csv:2:2: '-4'"),
                            ("n,s\n1,2\nx,2\n", "t.csv:3:1: 'x'")):
            before = (directory / "t.png").read_bytes()
            done = render(directory, text)
            assert done.returncode == 2 and words in done.stderr, (done.returncode, done.stderr)
            assert (directory / "t.png").read_bytes() == before, "a picture that is there stays"
    return 0


if __name__ == "__main__":
    sys.exit(main())
