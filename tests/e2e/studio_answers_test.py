#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""What the studio answers is what the page takes it for: every message is asked once, and members
of its answer are held against the interface that web/src/api names for it."""
import sys
import tempfile
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent / "lib"))
from studio import Studio, need_websockets  # noqa: E402
from typescript import Types  # noqa: E402

need_websockets()

API = Path(__file__).resolve().parents[2] / "web/src/api"
STEPS = 6
RECIPE = f"""name = "small"
seed = 3
[grid]
size = [64, 64]
spacing = "10 m"
[[stage]]
op = "fbm"
relief = "400 m"
[[stage]]
op = "strata"
[[stage]]
op = "simulate"
steps = {STEPS}
[[stage.process]]
op = "rain"
[[stage.process]]
op = "water_flow"
[[output]]
field = "height"
file = "height.r32"
"""
LAST = STEPS + 2

# One question for each message, in an order in which each can be answered.
QUESTIONS = [
    ("hello", {}),
    ("look", {"fields": ["height"], "detail": 64, "rate": 5}),
    ("view", {"view": {"mode": "map"}}),
    ("speed", {"steps_per_second": 1000}),
    ("pause", {}),
    ("run", {}),
    ("step", {"n": 1}),
    ("seek", {"tick": LAST}),
    ("cell", {"x": 300, "y": 300}),
    ("section", {"points": [[10, 10], [600, 500]], "columns": 8}),
    ("borehole", {"x": 300, "y": 300}),
    ("profile", {"x": 300, "y": 300}),
    ("charts", {}),
    ("histogram", {"field": "height", "bins": 8}),
    ("realism", {}),
    ("keep", {"slot": "a"}),
    ("export", {}),
    ("picture", {"kind": "relief", "size": 64}),
    ("timelapse", {"frames": 2, "size": 64, "video": False}),
    ("cancel", {}),
    ("edit", {"edits": [{"kind": "set", "place": "stage.1.relief", "value": '"300 m"'}],
              "what": "relief"}),
    ("undo", {}),
    ("redo", {}),
    ("history", {}),
    ("edition", {"edition": 1}),
    ("stroke", {"mode": "raise", "path": [0.3, 0.3, 0.6, 0.5], "radius": 80, "amount": 25}),
    ("act", {"op": "crater", "x": 0.7, "y": 0.7, "params": {"count": 1, "radius": 100}}),
    ("branch", {"name": "flood"}),
    ("switch", {"name": "main"}),
    ("drop_branch", {"name": "flood"}),
    ("text", {"text": RECIPE, "what": "anew"}),
    ("open", {"file": "recipe.toml"}),
    ("load_example", {"name": "quickstart"}),
]
# After these the land goes on, and what is asked next wants it at rest.
MOVES = {"run", "step", "seek", "edit", "undo", "redo", "stroke", "act", "switch", "text", "open"}
ENVELOPE = ("id", "ok")  # of every answer


class Answers(unittest.IsolatedAsyncioTestCase):
    @classmethod
    def setUpClass(cls):
        cls.types = Types(API / "types.ts", API / "messages.ts")
        cls.gives = {name: dict(kind[1])["gives"][1]
                     for name, (_, kind) in cls.types.members("Messages").items()}

    def test_every_message_is_asked(self):
        self.assertEqual(sorted(name for name, _ in QUESTIONS), sorted(self.gives))

    def test_what_differs_from_its_type_is_found(self):
        good = {"label": "crater"}
        kind = self.gives["act"]
        self.assertEqual(self.types.problems(good, kind), [])
        for bad in ({}, {"label": 7}, {"label": "a", "further": 1}, [], None):
            self.assertNotEqual(self.types.problems(bad, kind), [], bad)
        self.assertNotEqual(self.types.problems({"more": 1}, self.gives["run"]), [])
        point = {"x": 0, "y": 0, "x_m": 0.5, "y_m": 0.5, "tick": 3, "values": {}, "layers": []}
        self.assertEqual(self.types.problems(point, self.gives["cell"]), [])
        layer = {"material": "sand", "top": 3, "bottom": None, "thickness": None}
        self.assertEqual(self.types.problems(point | {"layers": [layer]}, self.gives["cell"]), [])
        del layer["bottom"]
        self.assertEqual(self.types.problems(point | {"layers": [layer]}, self.gives["cell"]),
                         [".layers[0].bottom is missing"])

    async def rest(self, client):
        client.state = (await client.ask("hello"))["state"]
        await client.until(lambda: not client.state["busy"] and not client.state["running"])

    async def test_answers_are_what_the_page_takes_them_for(self):
        with tempfile.TemporaryDirectory() as folder:
            studio = Studio(folder, recipe=RECIPE)
            self.addCleanup(lambda: studio.process.poll() is None and studio.stop())
            client = await studio.client()
            await client.arrive(LAST)
            for name, arguments in QUESTIONS:
                with self.subTest(message=name):
                    answer = await client.ask(name, **arguments)
                    self.assertTrue(answer.get("ok"), answer)
                    told = {key: one for key, one in answer.items() if key not in ENVELOPE}
                    self.assertEqual(self.types.problems(told, self.gives[name]), [])
                if name in MOVES:
                    await self.rest(client)
            await client.line.close()
            studio.stop()


if __name__ == "__main__":
    unittest.main()
