#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""The studio at work: frames, time, edits, strokes, crashes, viewers; R39, R41 and R42. What is
done by hand is repeated headless and must be the same to the bit."""
import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent / "lib"))
from harness import PATIENCE, wait_for  # noqa: E402
from studio import PROGRAM, Studio, client_frame, close_code, need_websockets  # noqa: E402

need_websockets()


def headless(studio, folder):
    """data_sha256 of the outputs of `cuesta run` on the project's recipe."""
    out = Path(folder) / "headless"
    done = subprocess.run([PROGRAM, "run", str(studio.project / "recipe.toml"), "--out", str(out),
                           "--json", "--no-preview"], capture_output=True, text=True, timeout=120,
                          check=True)
    return {o["field"]: o["data_sha256"] for o in json.loads(done.stdout)["outputs"]}


async def exported(client):
    answer = await client.ask("export")
    assert answer.get("ok"), answer
    return {f["field"]: f["data_sha256"] for f in answer["files"] if "data_sha256" in f}


class Work(unittest.IsolatedAsyncioTestCase):
    def setUp(self):
        scratch = tempfile.TemporaryDirectory()
        self.addCleanup(scratch.cleanup)
        self.folder = scratch.name

    def start(self, **options):
        studio = Studio(self.folder, **options)
        self.addCleanup(lambda: studio.process.poll() is None and studio.stop())
        return studio

    async def test_frames_bring_the_land_block_by_block(self):
        studio = self.start(steps=40, size=200)
        client = await studio.client()
        hello = await client.ask("hello")
        self.assertEqual(hello["ticks"], 42)
        self.assertEqual([s["op"] for s in hello["structure"]["stages"]],
                         ["fbm", "blur", "simulate"])
        await client.ask("look", fields=["height", "water"], detail=128, rate=60)
        await client.arrive(42)
        await client.until(lambda: client.frames and client.frames[-1]["tick"] == 42)
        first = next(f for f in client.frames if f["fields"][0]["name"] == "height")
        field = first["fields"][0]
        self.assertEqual((field["columns"], field["rows"], field["stride"]), (100, 100, 2))
        self.assertTrue(field["whole"])
        self.assertEqual(field["blocks"], [0, 1, 2, 3])
        cell = await client.ask("cell", x=0, y=0)
        low, high = field["low"], field["high"]
        value = int.from_bytes(client.frames[-1]["data"][0:2], "little") \
            if client.frames[-1]["fields"][0]["name"] == "height" \
            and client.frames[-1]["fields"][0]["whole"] else None
        if value is not None:
            self.assertAlmostEqual(low + (high - low) * value / 65535,
                                   cell["values"]["height"]["value"], delta=(high - low) / 60000)
        # Nothing moves, nothing is sent.
        # The line that answers would have sent them, twenty at the rate that was asked for.
        count = len(client.frames)
        end = time.monotonic() + 20 / 60
        while time.monotonic() < end:
            await client.ask("hello")
        self.assertEqual(len(client.frames), count)
        await client.line.close()

    async def test_time_edits_strokes_and_branches_can_be_repeated_headless(self):
        studio = self.start(steps=30)
        client = await studio.client()
        await client.arrive(32)
        self.assertEqual(await exported(client), headless(studio, self.folder))
        await client.ask("seek", tick=12)
        await client.arrive(12)
        answer = await client.ask("stroke", mode="raise", path=[0.3, 0.3, 0.6, 0.5], radius=80,
                                  amount=25)
        self.assertTrue(answer.get("ok"), answer)
        answer = await client.ask("edit", edits=[{"kind": "set",
                                                  "place": "stage.3.process.1.rate",
                                                  "value": '"90 mm/h"'}],
                                  what="rate", from_now=True)
        self.assertTrue(answer.get("ok"), answer)
        await client.ask("branch", name="flood")
        answer = await client.ask("act", op="crater", x=0.7, y=0.7,
                                  params={"count": 1, "radius": 100})
        self.assertTrue(answer.get("ok"), answer)
        await client.ask("run")
        await client.arrive(32)
        flood = await exported(client)
        self.assertEqual(flood, headless(studio, self.folder))
        await client.ask("switch", name="main")
        await client.ask("run")
        await client.arrive(32)
        main = await exported(client)
        self.assertEqual(main, headless(studio, self.folder))
        self.assertNotEqual(main, flood)
        # Undo takes the slider and the stroke back, one by one.
        for _ in range(2):
            self.assertTrue((await client.ask("undo"))["ok"])
        self.assertIn("nothing to undo", (await client.ask("undo"))["error"])
        self.assertNotIn("brush", (await client.ask("hello"))["text"])
        await client.line.close()

    async def test_nothing_is_lost_by_a_kill(self):
        studio = self.start(steps=400)
        client = await studio.client()
        await client.ask("seek", tick=150)
        await client.arrive(150)
        await client.ask("edit", edits=[{"place": "seed", "value": "9"}], what="seed")
        await client.ask("branch", name="nine")
        await client.arrive(150)
        before = await exported(client)
        # The place is written down every two seconds.
        wait_for(lambda: json.loads((studio.project / "studio.json").read_text())["branches"]
                 .get("nine", {}).get("tick") == 150, "the place on disk")
        token = studio.token
        studio.stop(signal.SIGKILL)
        studio.start()
        self.assertEqual(studio.token, token)  # an open page finds its server again
        client = await studio.client()
        hello = await client.ask("hello")
        self.assertIn("seed = 9", hello["text"])
        self.assertEqual(hello["branch"], "nine")
        await client.arrive(150)
        self.assertEqual(await exported(client), before)
        self.assertTrue((await client.ask("hello"))["can_undo"])
        # Killed again and again in the middle of edits: every acknowledged one is there.
        for seed in range(20, 26):
            answer = await client.ask("edit", edits=[{"place": "seed", "value": str(seed)}],
                                      what=f"seed {seed}")
            self.assertTrue(answer["ok"])
            studio.stop(signal.SIGKILL)
            studio.start()
            client = await studio.client()
            self.assertIn(f"seed = {seed}\n", (await client.ask("hello"))["text"])
        await client.line.close()

    async def test_charts_outlive_a_kill_and_show_the_past_of_their_branch(self):
        studio = self.start(steps=60)
        client = await studio.client()
        await client.arrive(62)

        async def curve():
            points = (await client.ask("charts"))["points"]
            self.assertEqual([p["tick"] for p in points], sorted({p["tick"] for p in points}))
            return {p["tick"]: p["mean_height"] for p in points}

        main = await curve()
        self.assertIn(62, main)
        await client.ask("branch", name="rougher")
        answer = await client.ask("edit", edits=[{"place": "stage.1.relief", "value": '"800 m"'}],
                                  what="relief")
        self.assertTrue(answer.get("ok"), answer)
        await client.arrive(62)
        rougher = await curve()
        self.assertIn(62, rougher)
        self.assertFalse(set(main.values()) & set(rougher.values()))
        studio.stop(signal.SIGKILL)
        studio.start()
        client = await studio.client()
        await client.arrive(62)
        after = await curve()
        self.assertEqual({t: h for t, h in after.items() if t in rougher}, rougher)
        # The other branch has its own, as soon as its land is there; so it is told to ask again.
        client.events.clear()
        await client.ask("switch", name="main")
        await client.until(lambda: any(e["event"] == "charts" for e in client.events))
        back = await curve()
        self.assertEqual({t: h for t, h in back.items() if t in main}, main)
        await client.line.close()

    async def test_two_viewers_see_one_land(self):
        studio = self.start(steps=60)
        one, two = await studio.client(), await studio.client()
        for client in (one, two):
            await client.ask("look", fields=["height", "water"], detail=64, rate=30)
        await one.ask("text", text=(await one.ask("hello"))["text"].replace("seed = 3", "seed = 4"),
                      what="typed")
        await two.until(lambda: any(e["event"] == "recipe" and "seed = 4" in e["text"]
                                    for e in two.events))
        for client in (one, two):
            await client.arrive(62)
            await client.until(lambda: client.frames and client.frames[-1]["tick"] == 62)
        self.assertEqual(await exported(one), await exported(two))
        for client in (one, two):
            await client.line.close()

    async def test_r39_clients_that_never_read_get_one_frame_and_hold_nobody_up(self):
        studio = self.start(steps=100000, size=256)
        stalled = []
        for _ in range(8):
            line = studio.open_socket()
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            line.sendall(client_frame(1, json.dumps(
                {"id": 1, "do": "look", "fields": ["height", "water"], "detail": 256,
                 "rate": 60}).encode()))
            stalled.append(line)
        reader = await studio.client()
        await reader.ask("look", fields=["height", "water"], detail=256, rate=30)
        await reader.until(lambda: len(reader.frames) >= 20, timeout=PATIENCE)
        memory = studio.resident_kib()
        # The one that reads goes on getting frames, the run goes on, and nothing piles up: sixty
        # frames of 256 KiB for each of those that do not read would be 120 MiB.
        count, tick = len(reader.frames), reader.state["tick"]
        await reader.until(lambda: len(reader.frames) >= count + 60
                           and reader.state["tick"] > tick, timeout=PATIENCE)
        self.assertLess(studio.resident_kib() - memory, 8 * 1024)
        for line in stalled:
            line.close()
        await reader.line.close()

    async def test_r41_a_failed_run_leaves_the_server(self):
        studio = self.start(steps=100000, size=256)
        client = await studio.client()
        await client.until(lambda: client.state.get("tick", 0) > 5)
        self.assertTrue((await client.ask("pause"))["ok"])
        await client.until(lambda: not client.state["running"])
        # More memory than there is: refused with a sentence, and the server lives on.
        text = (await client.ask("hello"))["text"]
        huge = text.replace("size = [256, 256]", "size = [120000, 120000]")
        answer = await client.ask("text", text=huge, what="huge")
        if answer.get("ok"):
            await client.until(lambda: client.state.get("error"))
            self.assertTrue(any(e["event"] == "error" for e in client.events))
        self.assertTrue((await client.ask("text", text=text, what="back"))["ok"])
        await client.ask("step", n=2)
        await client.until(lambda: not client.state.get("error") and client.state["tick"] > 0)
        await client.line.close()

    async def test_r42_a_stop_tells_1001_records_and_frees_the_port(self):
        studio = self.start(steps=100000, size=256)
        client = await studio.client()
        await client.until(lambda: client.state.get("tick", 0) > 5)
        raw = studio.open_socket()
        studio.process.send_signal(signal.SIGTERM)
        self.assertEqual(close_code(raw), 1001)
        raw.close()
        wait_for(studio.port_is_free, "a free port")
        self.assertEqual(studio.stop(how=None), 143)
        place = json.loads((studio.project / "studio.json").read_text())["branches"]["main"]["tick"]
        self.assertGreater(place, 5)
        recorded = [int(name.split("-")[0]) for name in os.listdir(studio.project / "moments")]
        self.assertIn(place, recorded)
        studio.start()
        client = await studio.client()
        await client.arrive(place)
        await client.line.close()

    async def test_a_killed_export_leaves_no_folder_that_looks_finished(self):
        studio = self.start(steps=2, size=512)
        client = await studio.client()
        await client.arrive(4)
        fields = ("height", "slope", "aspect", "curvature", "flow", "lake", "basin")
        outputs = [{"field": field, "file": f"{field}.asc"} for field in fields]
        await client.line.send(json.dumps({"id": 900, "do": "export", "outputs": outputs,
                                           "name": "all"}))
        folder = studio.project / "export"

        def complete():
            return not (folder / "all").exists() or (
                (folder / "all" / "recipe.toml").exists()
                and len(list((folder / "all").glob("*.asc"))) == len(fields))
        wait_for(lambda: any(list(path.glob("*.asc")) for path in folder.iterdir()), "a map")
        self.assertTrue(complete())
        studio.process.kill()
        studio.process.wait(timeout=30)
        self.assertTrue(complete())
        studio.start()
        self.assertTrue(complete())
        self.assertEqual([path.name for path in folder.iterdir() if path.name != "all"], [])

    async def test_a_wrong_recipe_is_told_at_its_line(self):
        studio = self.start(steps=3)
        client = await studio.client()
        answer = await client.ask("text", text='name = "x"\n[[stage]]\nop = "fbm"\nhurst = 7\n')
        self.assertEqual(answer["problems"][0]["line"], 4)
        (Path(self.folder) / "bad.toml").write_text('name = "bad"\nfoo = 1\n')
        done = subprocess.run([PROGRAM, "studio", str(Path(self.folder) / "bad.toml"), "--port",
                               "0", "--no-browser", "--project", str(Path(self.folder) / "q")],
                              capture_output=True, text=True, timeout=30, check=False)
        self.assertEqual(done.returncode, 2)
        self.assertIn("bad.toml:2:", done.stderr)
        await client.line.close()


if __name__ == "__main__":
    unittest.main(verbosity=1)
