#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Time-lapses as files: a video that plays where ffmpeg is installed, pictures where it is not, and
nothing at all where it was cancelled or ffmpeg failed."""
import array
import fcntl
import json
import os
import shutil
import subprocess
import sys
import tempfile
import termios
import time
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent / "lib"))
from harness import PATIENCE, wait_for  # noqa: E402
from studio import Studio, need_websockets  # noqa: E402

need_websockets()
FFMPEG = shutil.which("ffmpeg") and shutil.which("ffprobe")

OBLONG = """name = "oblong"
seed = 3
[grid]
size = [96, 64]
spacing = "10 m"
[[stage]]
op = "fbm"
relief = "300 m"
[[stage]]
op = "simulate"
steps = 40
[[stage.process]]
op = "thermal"
angle = "15 deg"
[[output]]
field = "height"
file = "height.r32"
"""


def probe(file):
    done = subprocess.run(["ffprobe", "-v", "error", "-count_frames", "-select_streams", "v",
                           "-show_entries",
                           "stream=codec_type,width,height,nb_read_frames,r_frame_rate,pix_fmt",
                           "-of", "json", str(file)], capture_output=True, text=True, check=True)
    return json.loads(done.stdout)["streams"][0]


def grey_frames(file, width, height):
    done = subprocess.run(["ffmpeg", "-v", "error", "-i", str(file), "-f", "rawvideo", "-pix_fmt",
                           "gray", "-"], capture_output=True, check=True)
    size = width * height
    assert len(done.stdout) % size == 0
    return [done.stdout[at:at + size] for at in range(0, len(done.stdout), size)]


class TimeLapse(unittest.IsolatedAsyncioTestCase):
    def setUp(self):
        scratch = tempfile.TemporaryDirectory()
        self.addCleanup(scratch.cleanup)
        self.folder = Path(scratch.name)
        self.path = os.environ["PATH"]
        self.addCleanup(lambda: os.environ.update(PATH=self.path))

    def start(self, path=None, recipe=OBLONG):
        if path is not None:
            os.environ["PATH"] = path
        studio = Studio(self.folder, recipe=recipe)
        os.environ["PATH"] = self.path
        self.addCleanup(lambda: studio.process.poll() is None and studio.stop())
        return studio

    def fake_ffmpeg(self, script):
        tools = self.folder / "tools"
        tools.mkdir()
        (tools / "ffmpeg").write_text("#!/bin/sh\n" + script)
        (tools / "ffmpeg").chmod(0o755)
        return f"{tools}:{self.path}"

    def left(self, studio):
        return sorted(p.name for p in (studio.project / "export").iterdir())

    @unittest.skipUnless(FFMPEG, "ffmpeg is not installed")
    async def test_the_video_plays_and_shows_the_land_change(self):
        studio = self.start()
        client = await studio.client()
        await client.arrive(41)
        answer = await client.ask("timelapse", frames=9, fps=12, size=101)
        self.assertTrue(answer.get("ok"), answer)
        self.assertTrue(answer["video"])
        self.assertEqual((answer["frames"], answer["fps"]), (9, 12))
        file = studio.project / answer["file"]
        self.assertEqual(file.suffix, ".mp4")
        stream = probe(file)
        self.assertEqual(stream["codec_type"], "video")
        self.assertEqual(int(stream["nb_read_frames"]), 9)
        self.assertEqual(stream["r_frame_rate"], "12/1")
        self.assertEqual(stream["pix_fmt"], "yuv420p")  # what every player knows
        # 101 long, two thirds of it wide, each made even.
        self.assertEqual((stream["width"], stream["height"]), (102, 68))
        frames = grey_frames(file, 102, 68)
        self.assertEqual(len(frames), 9)
        self.assertGreater(len(set(frames)), 4)

        def apart(a, b):
            return sum(abs(x - y) for x, y in zip(frames[a], frames[b])) / len(frames[a])

        self.assertGreater(apart(0, 8), apart(7, 8))  # slopes come to rest
        self.assertEqual(self.left(studio), [file.name])
        # It can be fetched, and a second one takes nothing from the first.
        self.assertEqual(studio.get("/api/file/" + answer["file"])[0], 200)
        again = await client.ask("timelapse", frames=1, size=64)
        self.assertEqual(again["frames"], 1)
        self.assertEqual(int(probe(studio.project / again["file"])["nb_read_frames"]), 1)
        self.assertNotEqual(again["file"], answer["file"])
        # From where one is.
        late = await client.ask("timelapse", **{"from": 41, "frames": 30, "size": 64})
        self.assertEqual(late["frames"], 1)
        await client.line.close()

    @unittest.skipUnless(FFMPEG, "ffmpeg is not installed")
    async def test_many_frames_take_no_more_memory_than_few(self):
        studio = self.start()
        client = await studio.client()
        await client.arrive(41)
        await client.ask("timelapse", frames=41, size=512)
        memory = studio.resident_kib()
        for _ in range(3):
            answer = await client.ask("timelapse", frames=41, size=512)
            self.assertTrue(answer.get("ok"), answer)
        # 41 frames of 512 x 341 are 21 MB.
        self.assertLess(studio.resident_kib() - memory, 8 * 1024)
        await client.line.close()

    async def test_without_ffmpeg_there_are_pictures_and_a_sentence(self):
        studio = self.start(path=str(self.folder / "nothing"))
        client = await studio.client()
        await client.arrive(41)
        answer = await client.ask("timelapse", frames=4, size=64, name="walk")
        self.assertTrue(answer.get("ok"), answer)
        self.assertFalse(answer["video"])
        self.assertIn("ffmpeg is not installed", answer["note"])
        self.assertEqual(self.left(studio), ["walk"])
        names = sorted(p.name for p in (studio.project / answer["folder"]).iterdir())
        self.assertEqual(names, [f"frame_0000{i}.png" for i in range(1, 5)])
        # A folder of that name is never replaced.
        again = await client.ask("timelapse", frames=2, size=64, name="walk")
        self.assertEqual(again["folder"], "export/walk_2")
        self.assertEqual(len(list((studio.project / "export/walk").iterdir())), 4)
        await client.line.close()

    async def test_an_ffmpeg_that_fails_is_told_and_leaves_nothing(self):
        studio = self.start(path=self.fake_ffmpeg("cat > /dev/null; exit 3\n"))
        client = await studio.client()
        await client.arrive(41)
        answer = await client.ask("timelapse", frames=4, size=64)
        self.assertIn("ffmpeg", answer["error"])
        self.assertEqual(self.left(studio), [])
        self.assertTrue((await client.ask("hello"))["ok"])
        await client.line.close()

    async def test_what_is_started_holds_neither_port_nor_lines(self):
        listing = self.folder / "descriptors"
        studio = self.start(path=self.fake_ffmpeg(
            f"ls -l /proc/$$/fd > {listing}\ncat > /dev/null\nexit 1\n"))
        client = await studio.client()
        await client.arrive(41)
        await client.ask("timelapse", frames=2, size=64)
        text = listing.read_text()
        self.assertIn("pipe:", text)
        self.assertNotIn("socket:", text)
        self.assertNotIn("project", text)
        await client.line.close()

    async def test_cancel_ends_it_and_leaves_nothing_even_if_ffmpeg_hangs(self):
        started = self.folder / "started"  # a line each time

        def stuck(count):
            """So many have been started, and the pipe to the last one is full."""
            numbers = started.read_text().split() if started.exists() else []
            if len(numbers) < count:
                return False
            waiting = array.array("i", [0])
            with open(f"/proc/{numbers[-1]}/fd/0", "rb", buffering=0) as pipe:
                fcntl.ioctl(pipe, termios.FIONREAD, waiting)
            return waiting[0] > 32768  # of 65536
        studio = self.start(path=self.fake_ffmpeg(f"echo $$ >> {started}\nexec sleep 1000\n"))
        client = await studio.client()
        await client.arrive(41)
        await client.line.send(json.dumps({"id": 500, "do": "timelapse", "frames": 41,
                                           "size": 1024}))
        await client.line.send(json.dumps({"id": 501, "do": "timelapse", "frames": 41,
                                           "size": 64}))
        wait_for(lambda: stuck(1), "a full pipe")
        begin = time.monotonic()
        self.assertTrue((await client.ask("cancel"))["ok"])
        answers = {}
        while len(answers) < 2:  # also the one that waits
            message = await client.take(PATIENCE)
            if message.get("id") in (500, 501):
                answers[message["id"]] = message
        print(f"cancelled after {time.monotonic() - begin:.2f} s")
        for answer in answers.values():
            self.assertIn("stopped", answer["error"])
        self.assertEqual(self.left(studio), [])
        # What is asked for later is made.
        answer = await client.ask("timelapse", frames=2, size=64, video=False)
        self.assertEqual(answer["frames"], 2)
        # And the end does not wait for it either.
        await client.line.send(json.dumps({"id": 502, "do": "timelapse", "size": 1024}))
        wait_for(lambda: stuck(2), "a full pipe")
        self.assertEqual(studio.stop(), 143)
        self.assertNotIn("still at work", studio.said)
        self.assertEqual([n for n in self.left(studio) if n.startswith(".")], [])


if __name__ == "__main__":
    unittest.main(verbosity=1)
