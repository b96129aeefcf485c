# SPDX-License-Identifier: Apache-2.0
"""Generators and odd input: all run at any size, what cannot be made is told in a sentence."""
import json
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "lib"))
from harness import Case, SOURCE, cuesta, main, manifest

HEAD = 'name = "ground"\n[grid]\nsize = [{}, {}]\nspacing = 10\n'
EMPTY_MAP = ("ncols 2\nnrows 2\nxllcorner 0\nyllcorner 0\ncellsize 1\nNODATA_value -9999\n"
             "-9999 -9999\n-9999 -9999\n")

# Lines of a stage, exit code, and words of the message.
REFUSED = [
    ('op = "fbm"\noctaves = 0', 2, ["octaves = 0", "1 to 24"]),
    ('op = "warp"\noctaves = 0', 2, ["octaves = 0", "1 to 16"]),
    ('op = "circles"\ncount = 0', 2, ["count = 0", "1 to 1000"]),
    ('op = "curve"\npoints = []', 2, ["points is empty"]),
    ('op = "curve"\npoints = [1, 2, 3]', 2, ["points"]),
    ('op = "stamp"', 2, ["nothing to place", "file", "field"]),
    ('op = "stamp"\nfield = ""', 2, ["nothing to place"]),
    ('op = "stamp"\nfile = "empty.asc"\nfield = "height"', 2, ["not both"]),
    ('op = "stamp"\nfield = "slop"', 2, ["no such field", "'slope'"]),
    ('op = "stamp"\nfile = "empty.asc"', 2, ["empty.asc", "none of its samples has a value"]),
    ('op = "stamp"\nfile = "zero.png"', 2, ["r.toml:7:8", "zero.png", "ends before"]),
    ('op = "stamp"\nfile = "missing.png"', 2, ["r.toml:7:8", "missing.png", "no such file"]),
    ('op = "image"\nfile = "empty.asc"', 2, ["empty.asc", "none of its samples has a value"]),
    ('op = "image"\nfile = "empty.asc"\nnodata = "fill"', 2, ["empty.asc", "stage 'image'"]),
    ('op = "image"', 2, ["file"]),
]

# Lines of a stage and the warning that comes with the land.
WARNED = [
    ('op = "fbm"\nwavelength = 500\noctaves = 20', "15 octaves are finer than two samples"),
    ('op = "ridged"\nwavelength = 500\noctaves = 20', "16 octaves are finer than two samples"),
    ('op = "fbm"\nwavelength = 5', "10 octaves are finer than two samples"),
    ('op = "perlin"\nwavelength = 5', "1 octave is finer than two samples"),
    ('op = "cellular"\nwavelength = 5', "1 octave is finer than two samples"),
    ('op = "dunes"\nwavelength = 5', "1 octave is finer than two samples"),
    ('op = "mountain_range"\nwavelength = 5', "1 octave is finer than two samples"),
    ('op = "island"\nwavelength = 5', "1 octave is finer than two samples"),
    ('op = "canyon_plateau"\nwavelength = 5', "1 octave is finer than two samples"),
    ('op = "stamp"\nfield = "height"\nx = 1e6', "covers no sample"),
    ('op = "fbm"\nrelief = 0.001\nlabel = "a"\n[[stage]]\nop = "math"\nrule = "divide"\nvalue = 0',
     "1188 samples have no defined result"),
]


class RawGround(Case):
    def setUp(self):
        super().setUp()
        self.write("empty.asc", EMPTY_MAP)
        self.write("zero.png", "")

    def stage(self, lines, columns=36, rows=33):
        self.write("r.toml", HEAD.format(columns, rows) + "[[stage]]\n" + lines + "\n")
        return cuesta("run", "r.toml", "--out", "o", "--no-progress", "--no-preview", cwd=self.dir)

    def test_what_cannot_be_made_is_a_sentence_and_no_crash(self):
        for lines, code, words in REFUSED:
            done = self.stage(lines)
            self.assertEqual(done.returncode, code, f"{lines}: {done.stderr}")
            self.assertIn("error:", done.stderr, lines)
            self.assertNotIn("internal check", done.stderr, lines)
            for word in words:
                self.assertIn(word, done.stderr, lines)
            if "file" in lines and "not both" not in words:  # it is given, whatever it holds
                self.assertNotIn("nothing to place", done.stderr, lines)

    def test_what_was_left_out_is_warned_of_with_its_number(self):
        for lines, sentence in WARNED:
            done = self.stage(lines)
            self.assertEqual(done.returncode, 0, f"{lines}: {done.stderr}")
            warned = [line for line in done.stderr.splitlines() if sentence in line]
            self.assertEqual(len(warned), 1, f"{lines}: {done.stderr}")
            self.assertTrue(warned[0].startswith("warning: stage '"), warned[0])
            report = manifest(self.dir / "o")
            self.assertTrue(any(sentence in line for line in report["warnings"]), lines)
            self.assertTrue(report["stages"][-1]["counts"], lines)

    def test_a_run_as_asked_for_has_no_warnings(self):
        for lines in ('op = "fbm"', 'op = "perlin"\nwavelength = 100', 'op = "ridged"'):
            done = self.stage(lines, 120, 90)
            self.assertEqual((done.returncode, done.stderr), (0, ""), lines)
            self.assertNotIn("warnings", manifest(self.dir / "o"))

    def test_quiet_is_quiet_and_json_is_json(self):
        self.stage(WARNED[0][0])
        quiet = self.ok("run", "r.toml", "--out", "o", "--quiet", cwd=self.dir)
        self.assertEqual((quiet.stdout, quiet.stderr), ("", ""))
        done = self.ok("run", "r.toml", "--out", "o", "--json", "--no-preview", cwd=self.dir)
        self.assertIn("15 octaves", json.loads(done.stdout)["warnings"][0])

    def test_every_generator_runs_on_any_rectangle(self):
        rows = json.loads(self.ok("list", "generators", "--json").stdout)["operators"]
        names = [row["name"] for row in rows]
        self.write("map.asc", EMPTY_MAP.replace("-9999 -9999\n-9999 -9999", "1 2\n3 5"))
        for columns, rows_down in ((1, 1), (1, 13), (13, 1), (2, 2), (100, 77), (65, 64)):
            text = HEAD.format(columns, rows_down)
            for name in names:
                text += f'[[stage]]\nop = "{name}"\ninto = "made_{len(name)}_{name[:8]}"\n'
                if name in ("image", "stamp"):
                    text += 'file = "map.asc"\n'
            self.write("all.toml", text)
            done = self.ok("run", "all.toml", "--out", "all", "--no-progress", "--no-preview",
                           cwd=self.dir)
            self.assertNotIn("nan", done.stdout.lower())
            report = manifest(self.dir / "all")
            self.assertEqual([stage["op"] for stage in report["stages"]], names)


class Lists(Case):
    """`cuesta list KIND`: a heading, then names and sentences in columns."""

    def test_every_kind_has_names_and_sentences(self):
        for kind in ("generators", "filters", "processes", "containers", "materials", "fields",
                     "formats"):
            lines = self.ok("list", kind).stdout.splitlines()
            self.assertEqual(lines[0], kind)
            self.assertGreater(len(lines), 1, kind)
            starts = set()
            for line in lines[1:]:
                name, sentence = line.split(maxsplit=1)
                self.assertTrue(line.startswith("  " + name), line)
                self.assertTrue(sentence.endswith("."), line)
                starts.add(line.index(sentence))
            self.assertEqual(len(starts), 1, f"{kind}: sentences begin in different columns")

    def test_text_json_and_names_agree(self):
        listed = []
        for kind, word in (("generators", "generator"), ("filters", "filter"),
                           ("processes", "process"), ("containers", "container")):
            names = [line.split()[0] for line in self.ok("list", kind).stdout.splitlines()[1:]]
            rows = json.loads(self.ok("list", kind, "--json").stdout)["operators"]
            self.assertEqual([row["name"] for row in rows], names)
            self.assertEqual({row["kind"] for row in rows}, {word})
            self.assertEqual(names, sorted(names))
            listed += names
        self.assertEqual(sorted(listed), self.ok("list", "--names").stdout.split())

    def test_every_generator_has_a_page_and_a_picture_in_the_gallery(self):
        gallery = (SOURCE / "docs" / "guide" / "gallery.md").read_text()
        for line in self.ok("list", "generators").stdout.splitlines()[1:]:
            name = line.split()[0]
            self.assertTrue((SOURCE / "docs" / "reference" / f"{name}.md").exists(), name)
            if name == "image":  # shows whatever the file holds
                continue
            self.assertIn(f"images/gallery/{name}.png", gallery)
            self.assertTrue((SOURCE / "docs" / "images" / "gallery" / f"{name}.png").exists(), name)


main()
