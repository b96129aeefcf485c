#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Files of `cuesta convert` read by programs that share no code with it, and the reverse.

numpy, the GDAL tools, ImageMagick, exrinfo and a small OpenEXR decoder of our own: every sample,
and the lowest and highest, must be exact. Ends with 77 if a reader is missing, after checking the
rest.
"""
import json
import os
import shutil
import struct
import subprocess
import sys
import tempfile
import zlib
from pathlib import Path

try:
    import numpy as np
except ImportError:
    print("skipped: python3-numpy is missing")
    sys.exit(77)

CUESTA = os.environ.get("CUESTA_BIN", "")
missing = []


def tool(*names):
    """The first of several names of a program, or None, remembered as missing."""
    for name in names:
        if shutil.which(name):
            return name
    missing.append(names[0])
    return None


def run(*command):
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True)
    assert done.returncode == 0, f"{command}: exit {done.returncode}\n{done.stdout}{done.stderr}"
    return done.stdout


def convert(source, target, *options):
    run(CUESTA, "convert", source, target, *options)
    return json.loads(Path(str(target) + ".json").read_text())


def equal(found, expected, what):
    assert found.shape == expected.shape, f"{what}: shape {found.shape}, not {expected.shape}"
    same = found.view(np.uint32) == expected.view(np.uint32)
    assert same.all(), f"{what}: {np.count_nonzero(~same)} samples differ"
    print(f"ok  {what}")


def exact_range(sidecar, expected, what):
    assert sidecar["min"] == float(expected.min()), f"{what}: min {sidecar['min']}"
    assert sidecar["max"] == float(expected.max()), f"{what}: max {sidecar['max']}"


def decode_exr(path):
    """Scan lines of one float channel, ZIP compressed: the layout of the OpenEXR documentation."""
    data = path.read_bytes()
    assert data[:4] == bytes([0x76, 0x2F, 0x31, 0x01])
    at, attributes = 8, {}
    while data[at]:
        end = data.index(0, at)
        name = data[at:end].decode()
        at = data.index(0, end + 1) + 1
        size, = struct.unpack_from("<i", data, at)
        attributes[name] = data[at + 4:at + 4 + size]
        at += 4 + size
    x0, y0, x1, y1 = struct.unpack("<4i", attributes["dataWindow"])
    columns, rows = x1 - x0 + 1, y1 - y0 + 1
    assert attributes["compression"] == b"\x03" and attributes["channels"][:2] == b"Y\0"
    assert struct.unpack_from("<i", attributes["channels"], 2)[0] == 2  # float
    offsets = struct.unpack_from(f"<{(rows + 15) // 16}Q", data, at + 1)
    image = np.empty((rows, columns), "<f4")
    for offset in offsets:
        y, size = struct.unpack_from("<2i", data, offset)
        count = min(16, rows - (y - y0))
        block = data[offset + 8:offset + 8 + size]
        if size < count * columns * 4:
            # Undo the predictor (differences from 128), then the split into two halves.
            steps = np.frombuffer(zlib.decompress(block), np.uint8).astype(np.int64)
            steps[1:] -= 128
            plain = (np.cumsum(steps) & 255).astype(np.uint8)
            half = (len(plain) + 1) // 2
            block = np.empty_like(plain)
            block[0::2], block[1::2] = plain[:half], plain[half:]
            block = block.tobytes()
        image[y - y0:y - y0 + count] = np.frombuffer(block, "<f4").reshape(count, columns)
    return image


def through_gdal(path, work):
    """Samples of any file as GDAL sees them."""
    run("gdal_translate", "-q", "-of", "ENVI", "-ot", "Float32", path, work / "gdal.raw")
    about = json.loads(run("gdalinfo", "-json", path))
    columns, rows = about["size"]
    return np.fromfile(work / "gdal.raw", "<f4").reshape(rows, columns), about


def check_float_formats(heights, source, work):
    sidecar = convert(source, work / "m.exr")
    exact_range(sidecar, heights, "exr")
    equal(decode_exr(work / "m.exr"), heights, "exr by its documentation")
    if tool("exrinfo"):
        # Its exit code is not initialised in 3.1 (13 of 60 readings of one whole file were not 0),
        # so what counts is what it says.
        done = subprocess.run(["exrinfo", "-s", str(work / "m.exr")], capture_output=True,
                              text=True)
        said = done.stdout
        assert not done.stderr, done.stderr
        assert "dataWindow: [ 0, 0 - 130 96 ] 131 x 97" in said and "'Y': float" in said, said
        print("ok  exr accepted by exrinfo --strict")
    convert(source, work / "m.npy")
    equal(np.load(work / "m.npy"), heights, "npy by numpy")
    sidecar = convert(source, work / "m.r32")
    equal(np.fromfile(work / "m.r32", "<f4").reshape(sidecar["rows"], sidecar["columns"]), heights,
          "r32 by numpy")
    convert(source, work / "m.asc")
    rows = (work / "m.asc").read_text().splitlines()
    body = [row for row in rows if row[0] in "-0123456789"]
    equal(np.array([row.split() for row in body], dtype="<f4"), heights, "asc by numpy")
    for ending in ("exr", "npy", "r32", "asc"):
        convert(work / f"m.{ending}", work / "back.npy")
        equal(np.load(work / "back.npy"), heights, f"{ending} back to npy")


def check_16_bit(heights, source, work):
    low, high = float(heights.min()), float(heights.max())
    expected = np.floor((heights.astype(float) - low) / (high - low) * 65535 + 0.5).astype("<u2")
    sidecar = convert(source, work / "m.r16")
    assert (sidecar["low"], sidecar["high"]) == (low, high), sidecar
    found = np.fromfile(work / "m.r16", "<u2").reshape(heights.shape)
    assert (found == expected).all() and found.min() == 0 and found.max() == 65535
    print("ok  r16 by numpy")
    convert(source, work / "m.png")
    magick = tool("convert-im6", "convert-im6.q16")
    if magick:
        run(magick, work / "m.png", "-depth", "16", "-endian", "LSB", f"gray:{work / 'im.raw'}")
        found = np.fromfile(work / "im.raw", "<u2").reshape(heights.shape)
        assert (found == expected).all(), "png by ImageMagick differs"
        print("ok  png by ImageMagick")
    for ending in ("r16", "png"):
        convert(work / f"m.{ending}", work / "back.npy")
        back = np.load(work / "back.npy")
        assert (float(back.min()), float(back.max())) == (low, high), f"{ending}: range of {back}"
        assert np.abs(back - heights).max() <= (high - low) / 65535 * 0.501 + 2e-4
        print(f"ok  {ending} back to npy, lowest and highest exact")


def check_geotiff(heights, source, work):
    if not tool("gdal_translate") or not tool("gdalinfo"):
        return
    found, about = through_gdal(work / "m.asc", work)
    equal(found, heights, "asc by GDAL")
    done = subprocess.run([CUESTA, "convert", str(source), str(work / "m.tif")],
                          capture_output=True,
                          text=True)
    if done.returncode != 0 and "needs the GDAL module" in done.stderr:
        missing.append("the GDAL module")
        return
    assert done.returncode == 0, done.stderr
    exact_range(json.loads((work / "m.tif.json").read_text()), heights, "tif")
    found, about = through_gdal(work / "m.tif", work)
    equal(found, heights, "tif by GDAL")
    band = about["bands"][0]
    assert band["block"] == [256, 256] and band["noDataValue"] == -32767, band
    assert about["metadata"]["IMAGE_STRUCTURE"]["COMPRESSION"] == "DEFLATE", about["metadata"]
    # Coordinate system, place and nodata of a survey survive two conversions.
    run("gdal_translate", "-q", "-a_srs", "EPSG:32632", "-a_ullr", 500000, 5001000, 501310, 5000030,
        "-a_nodata", -9999, work / "m.tif", work / "survey.tif")
    convert(work / "survey.tif", work / "again.tif")
    found, about = through_gdal(work / "again.tif", work)
    equal(found, heights, "survey tif by GDAL")
    assert about["geoTransform"] == [500000, 10, 0, 5001000, 0, -10], about["geoTransform"]
    assert 'ID["EPSG",32632]' in about["coordinateSystem"]["wkt"]
    assert about["bands"][0]["noDataValue"] == -9999
    print("ok  coordinate system, place and nodata kept")


def check_8_bit_and_pgm(heights, source, work):
    low, high = float(heights.min()), float(heights.max())
    share = (heights.astype(float) - low) / (high - low)
    deep = np.floor(share * 65535 + 0.5).astype(np.int64)
    flat = np.floor(share * 255 + 0.5).astype(np.int64)
    sidecar = convert(source, work / "m.pgm")
    assert (sidecar["bits"], sidecar["byte_order"]) == (16, "big"), sidecar
    head = f"P5\n{heights.shape[1]} {heights.shape[0]}\n65535\n".encode()
    data = (work / "m.pgm").read_bytes()
    assert data.startswith(head)
    assert (np.frombuffer(data[len(head):], ">u2").reshape(heights.shape) == deep).all()
    print("ok  pgm by numpy")
    convert(work / "m.pgm", work / "back.npy")
    assert np.abs(np.load(work / "back.npy") - heights).max() <= (high - low) / 65535 * 0.501 + 2e-4
    for name in ("g.png", "g.pgm"):
        assert convert(source, work / name, "--bits", 8)["bits"] == 8
    convert(source, work / "p.png", "--palette", "land")
    magick = tool("convert-im6", "convert-im6.q16")
    if not magick:
        return
    for name in ("g.png", "g.pgm"):
        run(magick, work / name, "-depth", "8", f"gray:{work / 'im.raw'}")
        found = np.fromfile(work / "im.raw", np.uint8).reshape(heights.shape)
        assert (found == flat).all(), f"{name} by ImageMagick differs"
        print(f"ok  8-bit {name} by ImageMagick")
    # One colour for each level, and the same for the same level.
    run(magick, work / "p.png", "-depth", "8", f"rgb:{work / 'im.raw'}")
    colours = np.fromfile(work / "im.raw", np.uint8).reshape(-1, 3)
    pairs = {(level, tuple(colour)) for level, colour in zip(flat.ravel(), map(tuple, colours))}
    assert len(pairs) == len(np.unique(flat)), "a level has two colours"
    assert (work / "p.png").read_bytes()[25] == 3  # colours by number
    print("ok  palette png by ImageMagick")


def check_tiles(work):
    """Survey tiles of one degree, written here and read by GDAL, and the reverse."""
    y, x = np.mgrid[0:1201, 0:1201]
    whole = np.floor(700 * np.sin(x / 171) * np.cos(y / 233) + 0.25 * x).astype("<f4")
    np.save(work / "tile.npy", whole)
    convert(work / "tile.npy", work / "N46E010.hgt")
    found = np.fromfile(work / "N46E010.hgt", ">i2").reshape(whole.shape)
    assert (found == whole).all()
    print("ok  hgt by numpy")
    convert(work / "N46E010.hgt", work / "back.npy")
    equal(np.load(work / "back.npy"), whole, "hgt back to npy")
    if not tool("gdal_translate") or not tool("gdalinfo") or "the GDAL module" in missing:
        return
    found, about = through_gdal(work / "N46E010.hgt", work)
    equal(found, whole, "hgt by GDAL")
    # From one degree of a survey to a tile of it: the place goes along.
    for ending, rows in (("dt1", 1201), ("dt0", 121)):
        run("gdal_translate", "-q", "-outsize", rows, rows, "-a_ullr",
            10 - 0.5 / (rows - 1), 47 + 0.5 / (rows - 1), 11 + 0.5 / (rows - 1),
            46 - 0.5 / (rows - 1), "-a_srs", "EPSG:4326", work / "N46E010.hgt", work / "part.tif")
        expected, _ = through_gdal(work / "part.tif", work)
        convert(work / "part.tif", work / f"t.{ending}")
        found, about = through_gdal(work / f"t.{ending}", work)
        assert about["driverShortName"] == "DTED", about["driverShortName"]
        equal(found, expected, f"{ending} by GDAL")
        corner = about["geoTransform"]
        assert abs(corner[0] - (10 - 0.5 / (rows - 1))) < 1e-9, corner
        assert abs(corner[3] - (47 + 0.5 / (rows - 1))) < 1e-9, corner
        convert(work / f"t.{ending}", work / "back.npy")
        equal(np.load(work / "back.npy"), expected, f"{ending} back to npy")


def check_what_gdal_opens(heights, source, work):
    if not tool("gdal_translate") or "the GDAL module" in missing:
        return
    run("gdal_translate", "-q", work / "m.tif", work / "whole.tif")
    for driver, name in (("EHdr", "m.bil"), ("EHdr", "m.flt"), ("HFA", "m.img"), ("BT", "m.bt"),
                         ("ENVI", "m.envi"), ("GSBG", "m.grd"), ("XYZ", "m.xyz"),
                         ("SAGA", "m.sdat"), ("netCDF", "m.nc"), ("VICAR", "m.vic"),
                         ("ISIS3", "m.cub"), ("PCIDSK", "m.pix"), ("RST", "m.rst"),
                         ("ERS", "m.ers"), ("GS7BG", "m7.grd"), ("Terragen", "m.ter")):
        options = ["-ot", "Float32"]
        if driver == "Terragen":
            options += ["-co", "MINUSERPIXELVALUE=-1000", "-co", "MAXUSERPIXELVALUE=1000"]
        done = subprocess.run(["gdal_translate", "-q", "-of", driver, *options,
                               str(work / "whole.tif"), str(work / name)],
                              capture_output=True, text=True)
        if done.returncode != 0 and driver not in ("EHdr", "HFA", "netCDF"):
            continue  # this GDAL has no such writer
        assert done.returncode == 0, done.stderr
        convert(work / name, work / "back.npy")
        found = np.load(work / "back.npy")
        if driver in ("XYZ", "BT", "GSBG", "GS7BG", "Terragen"):  # they lose digits
            assert np.abs(found - heights).max() < (0.1 if driver == "Terragen" else 0.01), name
            print(f"ok  {name} of GDAL")
        else:
            equal(found, heights, f"{name} of GDAL")


def write_esri_grid(folder, heights, cell):
    """A folder of .adf files, the binary grid of ArcInfo, as GDAL's source describes it."""
    folder.mkdir()
    rows, columns = heights.shape
    across, down = (columns + 255) // 256, (rows + 3) // 4
    head = bytearray(308)
    head[0:8] = b"GRID1.2\0"
    head[16:24] = struct.pack(">ii", 2, 1)  # float, not compressed
    head[256:272] = struct.pack(">2d", cell, cell)
    head[288:308] = struct.pack(">5i", across, down, 256, 1, 4)
    (folder / "hdr.adf").write_bytes(head)
    (folder / "dblbnd.adf").write_bytes(struct.pack(">4d", 0, 0, columns * cell, rows * cell))
    (folder / "sta.adf").write_bytes(
        struct.pack(">4d", heights.min(), heights.max(), heights.mean(), heights.std()))
    padded = np.zeros((down * 4, across * 256), ">f4")
    padded[:rows, :columns] = heights
    data, index = bytearray(100), bytearray(100)
    for top in range(0, down * 4, 4):
        for left in range(0, across * 256, 256):
            index += struct.pack(">ii", len(data) // 2, 2048)
            data += struct.pack(">H", 2048) + padded[top:top + 4, left:left + 256].tobytes()
    for body, name in ((data, "w001001.adf"), (index, "w001001x.adf")):
        body[0:8] = bytes([0, 0, 0x27, 0x0A, 0xFF, 0xFF, 0xFC, 0x14])
        body[24:28] = struct.pack(">i", len(body) // 2)
        (folder / name).write_bytes(body)


def write_netcdf(path, variables):
    """NetCDF 3 by its specification: variables of two dimensions each, float."""
    def text(word):
        return struct.pack(">i", len(word)) + word.encode() + b"\0" * (-len(word) % 4)

    sizes = [n for _, values in variables for n in values.shape]
    dims = b"".join(text(f"d{i}") + struct.pack(">i", n) for i, n in enumerate(sizes))
    def head(begin):
        listed = b""
        for i, (name, values) in enumerate(variables):
            listed += text(name) + struct.pack(">5i", 2, 2 * i, 2 * i + 1, 0, 0)
            listed += struct.pack(">3i", 5, values.size * 4, begin)
            begin += values.size * 4
        return (b"CDF\x01" + struct.pack(">i", 0) + struct.pack(">2i", 10, len(sizes)) + dims +
                struct.pack(">2i", 0, 0) + struct.pack(">2i", 11, len(variables)) + listed)
    path.write_bytes(head(len(head(0))) +
                     b"".join(values.astype(">f4").tobytes() for _, values in variables))


def check_files_of_files(heights, work):
    """Folders, mosaics and files of several maps."""
    if not tool("gdal_translate") or not tool("gdalbuildvrt") or "the GDAL module" in missing:
        return
    write_esri_grid(work / "grid", heights, 10.0)
    for name in ("hdr.adf", "w001001.adf"):
        convert(work / "grid" / name, work / "back.npy")
        equal(np.load(work / "back.npy"), heights, f"Esri grid by its {name}")
    write_netcdf(work / "two.nc", [("bounds", np.ones((2, 7), "<f4")), ("z", heights)])
    done = subprocess.run([CUESTA, "convert", work / "two.nc", work / "back.npy"],
                          capture_output=True, text=True)
    assert done.returncode == 0 and " z " in done.stderr, done.stderr
    # Without coordinates GDAL takes the first row as the southern one, as the sciences do.
    found = np.load(work / "back.npy")
    equal(np.ascontiguousarray(found[::-1]) if (found[0] == heights[-1]).all() else found, heights,
          "the largest variable of a NetCDF file")
    halves = work / "halves"
    halves.mkdir()
    run("gdal_translate", "-q", "-srcwin", 0, 0, 60, 97, work / "survey.tif", halves / "west.tif")
    run("gdal_translate", "-q", "-srcwin", 60, 0, 71, 97, work / "survey.tif", halves / "east.tif")
    run("gdalbuildvrt", "-q", halves / "both.vrt", halves / "west.tif", halves / "east.tif")
    convert(halves / "both.vrt", work / "back.npy")
    equal(np.load(work / "back.npy"), heights, "mosaic of gdalbuildvrt")
    # In a recipe it may reach files of the recipe's folder, and no other.
    recipe = halves / "r.toml"
    recipe.write_text("grid.size = [131, 97]\n[[stage]]\nop = \"image\"\nfile = \"both.vrt\"\n"
                      "[[output]]\nfield = \"height\"\nfile = \"h.npy\"\n")
    run(CUESTA, "run", recipe, "--out", work / "out")
    equal(np.load(work / "out" / "h.npy"), heights, "mosaic in a recipe")
    inner = halves / "inner"
    inner.mkdir()
    (inner / "r.toml").write_text(recipe.read_text())
    text = (halves / "both.vrt").read_text()
    (inner / "both.vrt").write_text(text.replace(">west.tif", ">../west.tif")
                                    .replace(">east.tif", ">../east.tif"))
    for command in (("run", inner / "r.toml", "--out", work / "out2"),
                    ("convert", inner / "both.vrt", work / "no.npy"),
                    ("analyze", inner / "both.vrt")):
        done = subprocess.run([CUESTA, *map(str, command)], capture_output=True, text=True)
        assert done.returncode != 0 and "outside" in done.stderr, (command, done.stderr)
    assert not (work / "out2" / "h.npy").exists() and not (work / "no.npy").exists()
    print("ok  a mosaic does not lead out of its folder")
    (work / "letter.of2019").write_text("Dear colleague, here is no map.")
    done = subprocess.run([CUESTA, "convert", work / "letter.of2019", work / "no.npy"],
                          capture_output=True, text=True)
    assert done.returncode != 0 and "unknown ending '.of2019'" in done.stderr, done.stderr
    assert len(done.stderr.strip().splitlines()) == 1, done.stderr
    print("ok  what no driver knows gets a sentence")


def main():
    if not CUESTA:
        print("skipped: CUESTA_BIN does not name the program")
        return 77
    # A directory of its own: two runs in one place would write over each other's files.
    with tempfile.TemporaryDirectory(prefix="io_readback_", dir=".") as own:
        check_all(Path(own).resolve())
    if missing:
        print("skipped in part: missing " + ", ".join(missing))
        return 77
    return 0


def check_all(work):
    # Odd sizes, negative heights, a denormal, and values of many bits.
    y, x = np.mgrid[0:97, 0:131]
    heights = (900 * np.sin(x / 17.3) * np.cos(y / 23.9) + 0.37 * x + 0.11 * y - 55).astype("<f4")
    heights[3, 5] = 1e-42
    np.save(work / "in.npy", heights)
    check_float_formats(heights, work / "in.npy", work)
    check_16_bit(heights, work / "in.npy", work)
    check_geotiff(heights, work / "in.npy", work)
    check_8_bit_and_pgm(heights, work / "in.npy", work)
    check_tiles(work)
    check_what_gdal_opens(heights, work / "in.npy", work)
    check_files_of_files(heights, work)
    # Other orders of bytes and axes, written by numpy.
    np.save(work / "turned.npy", np.asfortranarray(heights.astype(">f8")))
    convert(work / "turned.npy", work / "back.npy")
    equal(np.load(work / "back.npy"), heights, "big-endian Fortran float64 of numpy")


if __name__ == "__main__":
    sys.exit(main())
