#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""What `cuesta studio` says when it cannot start: one clear sentence, the right exit code, and
nothing else."""
import os
import socket
import struct
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent / "lib"))
from studio import PROGRAM, Studio, need_websockets  # noqa: E402

need_websockets()


class Start(unittest.TestCase):
    def setUp(self):
        scratch = tempfile.TemporaryDirectory()
        self.addCleanup(scratch.cleanup)
        self.folder = Path(scratch.name)

    def ends(self, *words):
        done = subprocess.run([PROGRAM, "studio", "--no-browser", *words], capture_output=True,
                              text=True, timeout=60, check=False, cwd=self.folder)
        self.assertEqual(done.stdout, "")
        return done.returncode, done.stderr

    def test_help_names_every_option(self):
        done = subprocess.run([PROGRAM, "studio", "--help"], capture_output=True, text=True,
                              timeout=60, check=True)
        for word in ("RECIPE", "--port", "--host", "--no-browser", "--project", "Example:"):
            self.assertIn(word, done.stdout)

    def test_what_is_no_address_is_an_error_without_a_warning(self):
        for host in ("999.1.1.1", "evil.example", "127.0.0.1:80"):
            code, said = self.ends("--host", host, "--port", "0")
            self.assertEqual((code, said), (2, f"error: {host} is no address. Give numbers such as "
                                               "127.0.0.1\n"))

    def test_an_address_of_another_machine(self):
        code, said = self.ends("--host", "192.0.2.1")  # for documentation, nobody's
        self.assertEqual(code, 1)
        self.assertEqual(said.count("\n"), 1)
        self.assertIn("cannot listen on 192.0.2.1:8765", said)
        self.assertIn("--host", said)

    def test_a_port_in_use(self):
        with socket.socket() as taken:
            taken.bind(("127.0.0.1", 0))
            taken.listen()
            port = taken.getsockname()[1]
            code, said = self.ends("--port", str(port))
        self.assertEqual(code, 1)
        self.assertEqual(said.count("\n"), 1)
        self.assertIn(f"cannot listen on 127.0.0.1:{port}: Address already in use", said)
        self.assertIn("--port", said)

    def test_ports_that_are_none(self):
        for port in ("99999", "-1", "x"):
            code, said = self.ends("--port", port)
            self.assertEqual(code, 2)
            self.assertIn("--port", said)

    def test_a_recipe_that_is_not_there(self):
        code, said = self.ends("none.toml")
        self.assertEqual((code, said), (2, "error: there is no file none.toml\n"))
        self.assertFalse((self.folder / "studio").exists())

    def test_a_folder_that_cannot_be_written(self):
        (self.folder / "file").write_text("x")
        code, said = self.ends("--project", str(self.folder / "file" / "project"), "--port", "0")
        self.assertEqual(code, 1)
        self.assertIn("cannot create the project folder", said)
        self.assertIn("--project", said)
        if os.geteuid() == 0:
            return  # root may write anywhere
        (self.folder / "locked").mkdir(mode=0o500)
        code, said = self.ends("--project", str(self.folder / "locked"), "--port", "0")
        self.assertEqual(code, 1)
        self.assertIn("cannot write to", said)

    def test_a_folder_another_studio_works_in(self):
        with Studio(self.folder, steps=1) as studio:
            code, said = self.ends("--project", str(studio.project), "--port", "0")
            self.assertEqual(code, 1)
            self.assertIn("another studio works in", said)

    def begins(self, *words):
        """Starts with an address, and stops again; what it said on standard error."""
        process = subprocess.Popen([PROGRAM, "studio", "--no-browser", "--port", "0", *words],
                                   stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
                                   cwd=self.folder)
        line = process.stdout.readline()
        process.terminate()
        said = process.communicate(timeout=60)[1]
        self.assertTrue(line.startswith("http://127.0.0.1:"), (words, line, said))
        return said

    def test_a_height_map_of_any_name(self):
        head = "{'descr': '<f4', 'fortran_order': False, 'shape': (8, 8), }".ljust(117) + "\n"
        data = b"\x93NUMPY\x01\x00" + struct.pack("<H", len(head)) + head.encode()
        data += struct.pack("<64f", *range(64))
        for number, name in enumerate(("46N_010E.npy", '"quoted" $HOME.npy', "富士山.npy", "é'a.npy")):
            (self.folder / name).write_bytes(data)
            self.begins(name, "--project", f"p{number}")
            text = (self.folder / f"p{number}" / "recipe.toml").read_text()
            self.assertIn('op = "image"', text, name)
            self.assertTrue((self.folder / f"p{number}" / "files" / name).exists())

    def test_a_damaged_place_is_set_aside_and_the_project_opens(self):
        with Studio(self.folder, steps=1) as studio:
            pass
        place = studio.project / "studio.json"
        self.assertLess(place.stat().st_size, 4000)
        for damage in ('{"view": ' + "[" * 6000 + "]" * 6000 + "}", "{", " " * (17 << 20)):
            place.write_text(damage)
            said = self.begins(str(studio.recipe), "--project", str(studio.project))
            self.assertIn("set aside as studio.damaged.json", said)
            self.assertEqual((studio.project / "studio.damaged.json").read_text(), damage)
            said = self.begins(str(studio.recipe), "--project", str(studio.project))
            self.assertNotIn("set aside", said)


if __name__ == "__main__":
    unittest.main(verbosity=1)
