# SPDX-License-Identifier: Apache-2.0
"""The commands of the first-landscape guide and of the README's tour work as they are written."""
import os
import re
import shlex
import subprocess
import sys

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "lib"))
from harness import Case, PROGRAM, SOURCE, cuesta, main


def blocks(text, language):
    return re.findall(r"```" + language + r"\n(.*?)```", text, re.DOTALL)


def commands(text):
    """Every line that starts ./cuesta in a shell block, without its comment."""
    for block in blocks(text, "sh"):
        for line in block.splitlines():
            if line.startswith("./cuesta "):
                yield shlex.split(line, comments=True)[1:]


class Guide(Case):
    def setUp(self):
        super().setUp()
        (self.dir / "examples").symlink_to(SOURCE / "examples")

    def follow(self, arguments):
        # Smaller maps where the page names no size: the words are tested, not the waiting.
        if arguments[0] == "run" and "--size" not in arguments and "--resume" not in arguments:
            world = "latlon" in (self.dir / arguments[1]).read_text()
            arguments = arguments + ["--size", "128x64" if world else "96x96"]
        elif "--size" in arguments:
            arguments[arguments.index("--size") + 1] = "96x96"
        if arguments[0] == "studio":
            return self.look_in(arguments)
        self.ok(*arguments, cwd=self.dir)

    def look_in(self, arguments):
        """A studio tells its address and ends when it is told to."""
        server = subprocess.Popen([PROGRAM, *arguments, "--no-browser", "--port", "0"],
                                  cwd=self.dir, text=True, stdout=subprocess.PIPE,
                                  stderr=subprocess.PIPE)
        try:
            line = server.stdout.readline()
        finally:
            server.terminate()
            errors = server.communicate(timeout=60)[1]
        self.assertRegex(line, r"^http://127\.0\.0\.1:\d+/#token=", errors)

    def test_the_readme_tour(self):
        text = (SOURCE / "README.md").read_text()
        for recipe in blocks(text, "toml"):
            (self.dir / "scree.toml").write_text(recipe)
        count = 0
        for arguments in commands(text):
            if arguments[0] == "test":
                continue
            self.follow(arguments)
            count += 1
        self.assertGreater(count, 8)
        self.follow(["run", "scree.toml"])

    def test_the_first_landscape(self):
        text = (SOURCE / "docs" / "guide" / "first_landscape.md").read_text()
        recipe, stage = blocks(text, "toml")
        mine = self.dir / "mine.toml"
        mine.write_text(recipe)
        # The page says what is wrong with it, where, and how to mend it.
        expected = re.search(r"`(mine\.toml:\d+:\d+: error:)", text).group(1)
        done = cuesta("check", "mine.toml", cwd=self.dir)
        self.assertEqual(done.returncode, 2)
        self.assertIn(expected, done.stderr)
        head, tail = recipe.split('[[stage]]\nop = "spectral"', 1)
        mine.write_text(head + stage + '\n[[stage]]\nop = "spectral"' + tail)
        self.follow(["check", "mine.toml"])
        self.follow(["run", "mine.toml"])
        for arguments in commands(text):
            self.follow(arguments)

    def test_the_pictures(self):
        text = (SOURCE / "docs" / "guide" / "pictures.md").read_text()
        count = 0
        for arguments in commands(text):
            self.follow(arguments)
            count += 1
        self.assertGreater(count, 8)
        out = self.dir / "out" / "stepped_canyon"
        for name in ("block.png", "section.png", "borehole.png", "layer.limestone.png"):
            self.assertTrue((out / name).exists(), name)


main()
