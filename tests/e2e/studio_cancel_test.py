#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Long work can be left: R41 and R42 at 1024 x 1024, while one step takes many seconds.

The bars are 0.3 s for an acknowledged cancel and 3 s for a free port. Figures are printed, and
decide nothing, because the machine may do other things as well: who would wait for the step instead
is found by the step, which is still under way, or was left and never counted."""
import asyncio
import json
import os
import signal
import sys
import tempfile
import time
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent / "lib"))
from harness import PATIENCE, processor_seconds, wait_for  # noqa: E402
from studio import Studio, close_code, need_websockets  # noqa: E402

need_websockets()

LONG = """name = "long"
seed = 3
[grid]
size = [1024, 1024]
spacing = "10 m"
[[stage]]
op = "fbm"
relief = "800 m"
[[stage]]
op = "droplets"
count = 4000000
[[output]]
field = "height"
file = "height.r32"
"""


class Cancel(unittest.IsolatedAsyncioTestCase):
    def setUp(self):
        scratch = tempfile.TemporaryDirectory()
        self.addCleanup(scratch.cleanup)
        self.studio = Studio(scratch.name, recipe=LONG)
        self.addCleanup(lambda: self.studio.process.poll() is None
                        and self.studio.stop(signal.SIGKILL))

    async def in_the_step(self):
        """A client, while the drops fall."""
        client = await self.studio.client()
        await self.deep_in_the_step(client)
        return client

    async def deep_in_the_step(self, client):
        await client.until(lambda: client.state.get("tick") == 1 and client.state["busy"])
        await self.worked(0.5)

    async def worked(self, seconds):
        """The studio has used so much processor time from now on."""
        end = processor_seconds(self.studio.process) + seconds
        while processor_seconds(self.studio.process) < end:
            await asyncio.sleep(0.01)

    async def timed(self, client, do, **fields):
        begin = time.monotonic()
        answer = await client.ask(do, **fields)
        seconds = time.monotonic() - begin
        print(f"{do}: {1000 * seconds:.0f} ms")
        self.assertTrue(answer.get("ok"), answer)
        return answer

    async def test_questions_do_not_wait_for_the_step(self):
        client = await self.in_the_step()
        for do, fields in (("cell", {"x": 100, "y": 100}), ("borehole", {"x": 100, "y": 100}),
                           ("section", {"points": [[0, 0], [9000, 9000]]}), ("histogram", {}),
                           ("charts", {}), ("hello", {}), ("keep", {"slot": "a"})):
            answer = await self.timed(client, do, **fields)
            if "tick" in answer:
                self.assertEqual(answer["tick"], 1, do)
        self.assertEqual((await client.ask("hello"))["tick"], 1)  # it goes on meanwhile
        self.assertTrue((await client.ask("hello"))["busy"])
        await client.line.close()

    async def test_r41_the_step_is_left_by_a_pause_a_seek_and_an_edit(self):
        client = await self.in_the_step()
        for do, fields, tick in (("pause", {}, 1), ("seek", {"tick": 0}, 0)):
            begin = time.monotonic()
            await self.timed(client, do, **fields)
            await client.until(lambda: client.state["tick"] == tick and not client.state["busy"]
                               and not client.state["running"])
            print(f"the land stands after {do}: {1000 * (time.monotonic() - begin):.0f} ms")
            await client.ask("run")
            await self.deep_in_the_step(client)
        begin = time.monotonic()
        await self.timed(client, "edit", edits=[{"place": "stage.1.relief", "value": '"900 m"'}],
                         what="relief")
        await client.ask("pause")
        await client.until(lambda: not client.state["busy"] and not client.state["running"])
        print(f"other land after an edit: {1000 * (time.monotonic() - begin):.0f} ms")
        self.assertFalse(client.state["error"])
        self.assertEqual(client.highest_tick, 1)  # no step was waited for
        await client.line.close()

    async def test_r41_cancel_ends_an_export_and_a_time_lapse_under_way(self):
        client = await self.in_the_step()
        await client.ask("pause")
        await client.until(lambda: not client.state["busy"])
        exports = self.studio.project / "export"
        outputs = [{"field": name, "file": f"{name}.exr"}
                   for name in ("height", "slope", "aspect", "curvature")]
        for number, message in ((900, {"do": "export", "outputs": outputs}),
                                (901, {"do": "timelapse", "frames": 3, "size": 512,
                                       "video": False})):
            await client.line.send(json.dumps({"id": number, **message}))
            await self.worked(0.3 if number == 900 else 2)  # the drops of its own run fall
            await self.timed(client, "cancel")
            begin = time.monotonic()
            answer = {}
            while answer.get("id") != number:
                answer = await client.take(PATIENCE)
            print(f"{message['do']} ended: {1000 * (time.monotonic() - begin):.0f} ms")
            if number == 900 and answer.get("ok"):
                continue  # it was quicker
            self.assertIn("stopped", answer["error"])
            self.assertEqual(list(exports.glob(".*")), [])
            self.assertEqual([p.name for p in exports.iterdir() if p.name.startswith("long_")], [])
        left = [p for p in self.studio.project.iterdir() if p.name.endswith(".tmp")]
        self.assertEqual(left, [])
        await client.line.close()

    async def test_r42_the_port_is_free_while_a_step_is_under_way(self):
        client = await self.in_the_step()
        raw = self.studio.open_socket()
        begin = time.monotonic()
        self.studio.process.send_signal(signal.SIGTERM)
        self.assertEqual(close_code(raw), 1001)
        raw.close()
        wait_for(self.studio.port_is_free, "a free port")
        print(f"port free: {1000 * (time.monotonic() - begin):.0f} ms")
        self.assertEqual(self.studio.stop(how=None), 143)
        print(f"ended: {1000 * (time.monotonic() - begin):.0f} ms")
        await client.line.close()
        # The land before the step is on disk, and that is where the next start stands.
        recorded = [int(name.split("-")[0])
                    for name in os.listdir(self.studio.project / "moments")]
        self.assertEqual(max(recorded), 1)  # the step was left
        self.studio.start()
        client = await self.studio.client()
        await client.arrive(1)
        await client.line.close()


if __name__ == "__main__":
    unittest.main(verbosity=1)
