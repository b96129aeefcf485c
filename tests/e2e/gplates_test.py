#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Rotations and outlines of plates, read as GPlates reads them and turned back in time, lie where a
run that was stopped at that time has its plates."""
import array
import json
import math
import os
import struct
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree

CUESTA = os.environ["CUESTA_BIN"]
COLUMNS, ROWS = 192, 96
STEP, END = 10, 20  # million years, steps
STOPS = (16, 10, 4)

RECIPE = """
name = "drift"
seed = %d
[grid]
size = [192, 96]
spacing = "208.5 km"
projection = "latlon"
[[stage]]
op = "simulate"
steps = %d
[[stage.process]]
op = "plates"
resolution = 64
least_plates = 9
time_step = "10 Myr"
[[output]]
field = "plate"
file = "plate.npy"
[[output]]
field = "crust_kind"
file = "crust_kind.npy"
[[output]]
field = "plates"
file = "plates.rot"
[[output]]
field = "plates"
file = "plates.gpml"
[[output]]
field = "continents"
file = "continents.geojson"
[[output]]
field = "crust"
file = "crust.geojson"
"""


def npy(path):
    data = open(path, "rb").read()
    (size,) = struct.unpack_from("<H", data, 8)
    values = array.array("f")
    values.frombytes(data[10 + size:])
    return values


# A rotation file as its users know it: id, age, latitude, longitude, angle, fixed id, words.
def read_rotations(path):
    rows = {}
    for line in open(path):
        if line.startswith("999"):
            continue
        words = line.split("!")[0].split()
        plate, age, lat, lon, angle, fixed = (int(words[0]), *map(float, words[1:5]), int(words[5]))
        rows.setdefault(plate, []).append((age, quaternion(lat, lon, angle), fixed))
    for plate, all_rows in rows.items():
        ages = [row[0] for row in all_rows]
        assert ages == sorted(ages), (plate, ages)
        assert ages[0] == 0, (plate, ages)
    return rows


def quaternion(lat, lon, angle):
    a, b, h = math.radians(lat), math.radians(lon), math.radians(angle) / 2
    s = math.sin(h)
    return (math.cos(h), s * math.cos(a) * math.cos(b), s * math.cos(a) * math.sin(b),
            s * math.sin(a))


def times(p, q):
    a, b, c, d = p
    e, f, g, h = q
    return (a * e - b * f - c * g - d * h, a * f + b * e + c * h - d * g,
            a * g - b * h + c * e + d * f, a * h + b * g - c * f + d * e)


def between(p, q, share):
    turn = times(q, (p[0], -p[1], -p[2], -p[3]))
    if turn[0] < 0:
        turn = tuple(-x for x in turn)
    size = math.sqrt(sum(x * x for x in turn[1:]))
    if size < 1e-15:
        return p
    half = math.atan2(size, turn[0]) * share
    axis = [x / size * math.sin(half) for x in turn[1:]]
    return times((math.cos(half), *axis), p)


# Relative to the world, and the plate that moves by itself then.
def total(rows, plate, age):
    if plate == 0:
        return (1, 0, 0, 0), 0
    for one, two in zip(rows[plate], rows[plate][1:]):
        if one[2] != two[2] or not one[0] <= age <= two[0]:
            continue
        span = two[0] - one[0]
        turn = between(one[1], two[1], (age - one[0]) / span if span > 0 else 0)
        if one[2] == 0:
            return turn, plate
        carried, carrier = total(rows, one[2], age)
        return times(carried, turn), carrier
    raise AssertionError(f"plate {plate} has no rotation at {age} Ma")


def turned(q, lon, lat):
    a, b = math.radians(lat), math.radians(lon)
    v = (0, math.cos(a) * math.cos(b), math.cos(a) * math.sin(b), math.sin(a))
    w = times(times(q, v), (q[0], -q[1], -q[2], -q[3]))
    return math.degrees(math.atan2(w[2], w[1])), math.degrees(math.asin(max(-1, min(1, w[3]))))


# Cells of a map inside a polygon, by crossings along each row of middles.
def filled(rings):
    cells = []
    step = 360 / COLUMNS
    for row in range(ROWS):
        lat = 90 - (row + 0.5) * step
        cuts = []
        for ring in rings:
            for (x0, y0), (x1, y1) in zip(ring, ring[1:]):
                if (y0 > lat) != (y1 > lat):
                    cuts.append(x0 + (lat - y0) / (y1 - y0) * (x1 - x0))
        cuts.sort()
        for left, right in zip(cuts[::2], cuts[1::2]):
            first = math.ceil((left + 180) / step - 0.5)
            last = math.floor((right + 180) / step - 0.5)
            cells += [(column, row) for column in range(first, last + 1)]
    return cells


def polygons(feature):
    shape = feature["geometry"]
    return [shape["coordinates"]] if shape["type"] == "Polygon" else shape["coordinates"]


def run(directory, name, seed, steps):
    out = os.path.join(directory, f"{name}{seed}")
    recipe = out + ".toml"
    open(recipe, "w").write(RECIPE % (seed, steps))
    subprocess.run([CUESTA, "run", recipe, "--out", out, "--quiet"], check=True)
    return out


def check_gpml(path, rows):
    gpml, gml = "{http://www.gplates.org/gplates}", "{http://www.opengis.net/gml}"
    root = ElementTree.parse(path).getroot()
    assert root.tag == gpml + "FeatureCollection"
    identities, area = set(), 0
    for member in root.findall(gml + "featureMember"):
        (feature,) = list(member)
        identities.add(feature.find(gpml + "identity").text)
        moves = f"{gpml}reconstructionPlateId/{gpml}ConstantValue/{gpml}value"
        plate = int(feature.find(moves).text)
        assert plate in rows, plate
        times_ = [one.text for one in feature.iter(gml + "timePosition")]
        assert float(times_[0]) >= 0 and times_[1].endswith("distantFuture"), times_
        polygons_ = list(feature.iter(gml + "Polygon"))
        assert polygons_
        for ring in feature.iter(gml + "posList"):
            numbers = list(map(float, ring.text.split()))
            points = list(zip(numbers[::2], numbers[1::2]))
            assert len(points) >= 4 and all(abs(lat) <= 90 and abs(lon) <= 180
                                            for lat, lon in points)
            # Around the sphere: the sum of strips to the equator, signed.
            area += sum((lon1 - lon0) * (math.sin(math.radians(lat0)) +
                                         math.sin(math.radians(lat1))) / 2
                        for (lat0, lon0), (lat1, lon1) in zip(points, points[1:]))
    assert len(identities) == len(root.findall(gml + "featureMember")) >= 5
    return len(identities)


def main():
    joined = parted = 0
    with tempfile.TemporaryDirectory() as directory:
        for seed in (1, 4):
            end = run(directory, "end", seed, END)
            rows = read_rotations(os.path.join(end, "plates.rot"))
            joined += sum(table[0][2] != 0 for plate, table in rows.items() if plate < 10001)
            parted += sum(table[-1][2] != 0 for plate, table in rows.items() if plate < 10001)
            features = check_gpml(os.path.join(end, "plates.gpml"), rows)
            # Outlines of the end are the map of the end, cell by cell.
            plates = npy(os.path.join(end, "plate.npy"))
            assert features == len(set(plates)), (features, set(plates))
            crust = json.load(open(os.path.join(end, "crust.geojson")))["features"]
            lands = json.load(open(os.path.join(end, "continents.geojson")))["features"]
            seen = sum(len(filled(rings)) for one in crust for rings in polygons(one))
            assert seen == COLUMNS * ROWS, seen
            for stop in STOPS:
                age = (END - stop) * STEP
                then = run(directory, f"stop{stop}_", seed, stop)
                plates = npy(os.path.join(then, "plate.npy"))
                kinds = npy(os.path.join(then, "crust_kind.npy"))
                for name, all_features in (("crust", crust), ("continents", lands)):
                    right = whole = kept = 0.0
                    for one in all_features:
                        about = one["properties"]
                        if about["FROMAGE"] < age:
                            continue
                        turn, carrier = total(rows, about["PLATEID1"], age)
                        for rings in polygons(one):
                            for column, row in filled(rings):
                                lat = 90 - (row + 0.5) * 360 / COLUMNS
                                lon = (column + 0.5) * 360 / COLUMNS - 180
                                weight = math.cos(math.radians(lat))
                                lon, lat = turned(turn, lon, lat)
                                x = int((lon + 180) / 360 * COLUMNS) % COLUMNS
                                y = min(ROWS - 1, int((90 - lat) / 180 * ROWS))
                                whole += weight
                                right += weight * (plates[y * COLUMNS + x] == carrier)
                                kept += weight * (kinds[y * COLUMNS + x] == 1)
                    share, land = right / whole, kept / whole
                    part = whole / (COLUMNS * ROWS) * math.pi / 2
                    print(f"seed {seed}, {age} Ma: {share:.3f} of the {name}, which is {part:.2f} "
                          f"of the world, is on the plate it was on, {land:.3f} on a continent",
                          file=sys.stderr)
                    # Thick crust may have grown on sea floor that was not there yet.
                    assert share > (0.9 if name == "crust" else 0.85), share
    assert joined >= 1 and parted >= 1, (joined, parted)
    print(f"{joined} plates joined others, {parted} parted from others", file=sys.stderr)


main()
