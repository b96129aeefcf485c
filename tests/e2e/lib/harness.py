# SPDX-License-Identifier: Apache-2.0
"""What end-to-end tests share: running the built program, and unittest in a folder of its own."""
import hashlib
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import time
import unittest

PROGRAM = os.environ.get("CUESTA_BIN", "")
SOURCE = pathlib.Path(os.environ.get("CUESTA_SOURCE_DIR", "."))
# A sanitizer keeps books of its own beside every byte.
SANITIZED = bool(PROGRAM) and any(word in open(PROGRAM, "rb").read()
                                  for word in (b"__asan_init", b"__tsan_init"))


def cuesta(*arguments, cwd=None, timeout=120, env=None, program=PROGRAM):
    """Runs the program; returns the finished process with text output."""
    done = subprocess.run([program, *map(str, arguments)], cwd=cwd, capture_output=True, text=True,
                          timeout=timeout, env={**os.environ, **(env or {})}, check=False)
    if SANITIZED and done.returncode == 99:
        raise AssertionError(f"a report in build/*/sanitize: {arguments} {done.stderr}")
    return done


def start(*arguments, cwd=None):
    """Starts the program and returns at once."""
    return subprocess.Popen([PROGRAM, *map(str, arguments)], cwd=cwd, stdout=subprocess.DEVNULL,
                            stderr=subprocess.PIPE, text=True)


PATIENCE = 300  # seconds; the limit of what is waited for, so that no busy machine decides a test


def wait_for(holds, what):
    """Until holds() is true; what it waits for, in words, if it never is."""
    end = time.monotonic() + PATIENCE
    while not holds():
        if time.monotonic() > end:
            raise AssertionError(f"{what} did not come")
        time.sleep(0.002)


def status_of(process):
    """The words behind a process's name in /proc/PID/stat; the first is its state, Z at its end."""
    try:
        return pathlib.Path(f"/proc/{process.pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return ["Z"]


def processor_seconds(process):
    """Processor time that a process has used so far; no end of it once it has ended."""
    words = status_of(process)
    if words[0] == "Z":
        return float("inf")
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


def wait_for_work(process, seconds):
    """Until a process has worked so long from now on, or has ended."""
    end = processor_seconds(process) + seconds
    wait_for(lambda: processor_seconds(process) >= end, f"{seconds} s of work")


def sha256(path):
    return hashlib.sha256(pathlib.Path(path).read_bytes()).hexdigest()


def tree(directory):
    """Every file below a directory with its hash."""
    root = pathlib.Path(directory)
    return {str(p.relative_to(root)): sha256(p) for p in sorted(root.rglob("*")) if p.is_file()}


def manifest(directory):
    return json.loads((pathlib.Path(directory) / "manifest.json").read_text())


def data_hashes(directory):
    return {o["file"]: o["data_sha256"] for o in manifest(directory)["outputs"]}


class Case(unittest.TestCase):
    """A test with a scratch folder `self.dir` that goes away."""

    def setUp(self):
        self.dir = pathlib.Path(tempfile.mkdtemp(prefix="cuesta_e2e_"))
        self.addCleanup(shutil.rmtree, self.dir, ignore_errors=True)

    def write(self, name, text):
        path = self.dir / name
        path.write_text(text)
        return path

    def ok(self, *arguments, **options):
        done = cuesta(*arguments, **options)
        self.assertEqual(done.returncode, 0, done.stderr)
        return done


def main():
    if not PROGRAM or not os.path.exists(PROGRAM):
        print("CUESTA_BIN is not set; nothing to test")
        sys.exit(77)
    unittest.main(verbosity=2)
