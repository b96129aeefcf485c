# SPDX-License-Identifier: Apache-2.0
"""No path of a recipe leaves its place: files are written below --out alone, and read from the
recipe's directory alone unless --allow-outside is given."""
import json
import os
import shutil
import sys

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "lib"))
from harness import Case, cuesta, main, tree

HEAD = '[grid]\nsize = [8, 8]\nspacing = 1\n[[stage]]\nop = "spectral"\n'

# Each is tried as an output's file, with .npy behind it; `inside` is the only place it may reach.
PAYLOADS = [
    "../x", "../../x", "../../../../../../../../x", "a/../../x", "a/b/../../../x", "./../x",
    "..//x", ".../../x", "a/./../../x", "/x", "//x", "///x", "/abs/x", "/proc/self/cwd/x",
    "~/x", "~root/x", "$HOME/x", "%2e%2e/x", "%2e%2e%2fx", "%252e%252e%252fx", "..%2fx",
    "..%5cx", "..\\x", "a\\..\\..\\x", "\\x", "C:/x", "C:\\x", "\\\\host\\x", "file:///x",
    "x\u0000", "\u0000/../x", "x\n", "x\r\ny", "\u202ex", "link/x", "link/../x", "deep/link/x",
    "..\u2215x", "\uff0e\uff0e/x", "n" * 8192, "d/" * 2000 + "x", "con", ".", "..", "",
]


class Paths(Case):
    def setUp(self):
        super().setUp()
        # outside/ and everything beside inside/ must not change.
        self.inside = self.dir / "work" / "out"
        self.inside.mkdir(parents=True)
        (self.dir / "outside").mkdir()
        self.write("outside/x.npy", "kept")
        (self.inside / "link").symlink_to(self.dir / "outside")
        (self.inside / "deep").mkdir()
        (self.inside / "deep" / "link").symlink_to("../../../outside")

    def everything_else(self):
        found = tree(self.dir)
        return {name: value for name, value in found.items() if not name.startswith("work/out/")}

    def test_outputs_stay_below_the_output_directory(self):
        self.assertGreaterEqual(len(PAYLOADS), 40)
        accepted = []
        for payload in PAYLOADS:
            recipe = self.dir / "work" / "r.toml"
            recipe.write_text(HEAD + f'[[output]]\nfield = "height"\n'
                                     f'file = {json.dumps(payload + ".npy")}\n')
            before = self.everything_else()
            done = cuesta("run", "r.toml", "--out", "out", "--quiet", "--no-preview",
                          cwd=self.dir / "work")
            self.assertIn(done.returncode, (0, 1, 2), f"{payload!r}: {done.stderr}")
            self.assertNotIn("internal check", done.stderr)
            self.assertEqual(self.everything_else(), before, repr(payload))
            if done.returncode == 0:
                accepted.append(payload)
            else:
                self.assertTrue(done.stderr.strip(), repr(payload))
        # Odd but harmless names are names; none of them has a way out.
        for payload in accepted:
            self.assertFalse(".." in payload.split("/") or payload.startswith("/"), payload)

    def test_links_instead_of_files_are_replaced_never_followed(self):
        outside = self.dir / "outside" / "x.npy"
        for name in ("height.npy", "height.npy.json", "manifest.json", "preview.png"):
            (self.inside / name).symlink_to(outside)
        recipe = self.dir / "work" / "r.toml"
        recipe.write_text(HEAD + '[[output]]\nfield = "height"\nfile = "height.npy"\n')
        self.ok("run", "r.toml", "--out", "out", "--quiet", cwd=self.dir / "work")
        self.assertEqual(outside.read_text(), "kept")
        self.assertFalse((self.inside / "height.npy").is_symlink())

    def test_inputs_stay_in_the_recipe_directory(self):
        work = self.dir / "work"
        recipe = work / "r.toml"
        recipe.write_text(HEAD + '[[output]]\nfield = "height"\nfile = "in.npy"\n')
        self.ok("run", "r.toml", "--out", "made", "--quiet", cwd=work)
        shutil.copy(work / "made" / "in.npy", self.dir / "outside" / "in.npy")
        shutil.copy(work / "made" / "in.npy", work / "in.npy")
        (work / "dirlink").symlink_to(self.dir / "outside")
        (work / "filelink.npy").symlink_to(self.dir / "outside" / "in.npy")

        def read(file, *options):
            recipe.write_text('[grid]\nsize = [8, 8]\nspacing = 1\n[[stage]]\nop = "image"\n'
                              f'file = {json.dumps(str(file))}\n')
            return cuesta("run", "r.toml", "--out", "o", "--quiet", *options, cwd=work).returncode

        self.assertEqual(read("in.npy"), 0)
        for file in ("../outside/in.npy", "made/../../outside/in.npy", "dirlink/in.npy",
                     self.dir / "outside" / "in.npy", "filelink.npy"):
            self.assertEqual(read(file), 2, file)
            self.assertEqual(read(file, "--allow-outside"), 0, file)


main()
