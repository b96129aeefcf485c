# SPDX-License-Identifier: Apache-2.0
"""Commands that a program beside the program works for: who says what, how work is handed over."""
import os
import pathlib
import shutil
import signal
import subprocess
import sys

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "lib"))
from harness import PROGRAM, Case, cuesta, main

INSTALLED = pathlib.Path("/usr/local/lib/cuesta")


class Companion(Case):
    def lone(self):
        """The program with nothing beside it."""
        (self.dir / "bin").mkdir()
        return shutil.copy(PROGRAM, self.dir / "bin" / "cuesta")

    def stand_in(self, name, text):
        """A script in the place of a companion; returns the environment that leads to it."""
        path = self.write(name, "#!/bin/sh\n" + text)
        path.chmod(0o755)
        return {"CUESTA_MODULE_PATH": str(self.dir)}

    def test_help_and_mistakes_need_no_companion(self):
        lone = self.lone()
        for command in ("studio", "verify", "bench"):
            page = cuesta("help", command, program=lone)
            self.assertEqual(page.returncode, 0)
            self.assertEqual(page.stdout, self.ok("help", command).stdout)
            wrong = cuesta(command, "--nope", program=lone)
            self.assertEqual(wrong.returncode, 2)
            self.assertIn(f"'cuesta {command}' has no option '--nope'", wrong.stderr)

    def test_a_missing_companion_is_named(self):
        if INSTALLED.exists():
            self.skipTest(f"{INSTALLED} is there")
        alone = cuesta("verify", "--list", program=self.lone())
        self.assertEqual(alone.returncode, 1)
        self.assertIn("the program cuesta-verify, which does this work, is not here", alone.stderr)
        self.assertEqual(alone.stdout, "")

    def test_one_that_cannot_be_started_is_named(self):
        env = self.stand_in("cuesta-verify", "")
        (self.dir / "cuesta-verify").chmod(0o644)
        done = cuesta("verify", env=env)
        self.assertEqual(done.returncode, 1)
        self.assertIn(f"cannot start {self.dir}/cuesta-verify", done.stderr)

    def test_it_becomes_the_process_with_all_words_and_its_code(self):
        env = self.stand_in("cuesta-verify", 'echo $$ "$@"; exit 7')
        with subprocess.Popen([PROGRAM, "verify", "a b", "--json"], stdout=subprocess.PIPE,
                              text=True, env={**os.environ, **env}) as process:
            printed = process.stdout.read()
            self.assertEqual(process.wait(), 7)
        self.assertEqual(printed, f"{process.pid} verify a b --json\n")

    def test_a_signal_ends_it(self):
        env = self.stand_in("cuesta-studio", "kill -TERM $$")
        if "without the studio" in cuesta("studio", env=env).stderr:
            self.skipTest("built without the studio")
        self.assertEqual(cuesta("studio", env=env).returncode, -signal.SIGTERM)

    def test_the_companions_of_the_build_answer(self):
        self.assertIn("water", self.ok("verify", "--list").stdout)
        wrong = cuesta("bench", "no_such_operator")
        self.assertEqual(wrong.returncode, 2)
        self.assertIn("no operator's name contains 'no_such_operator'", wrong.stderr)


if __name__ == "__main__":
    main()
