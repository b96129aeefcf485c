# SPDX-License-Identifier: Apache-2.0
"""cuesta verify: all problems are solved, in words and in numbers; filters, exit codes."""
import json
import os
import re
import sys

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "lib"))
from harness import Case, cuesta, main

NUMBERS = {1, 2, 3, 4, 5, 6, 8, 11, 12, 13, 14, 15, 16, 17, 18, 19, 22, 23, 24, 25, 26, 27}


def verify(*arguments, **options):
    return cuesta("verify", *arguments, timeout=1800, **options)


def judged(figure):
    """The verdict, worked out again from the numbers beside it."""
    expected = figure["expected"]
    low, high = expected if isinstance(expected, list) else (expected, expected)
    off = figure["tolerance"] * (abs(low) if figure["relative"] else 1)
    measured = figure["measured"]
    return (measured is not None and (low is None or measured >= low - off)
            and (high is None or measured <= high + off))


class Verify(Case):
    def test_every_problem_is_solved(self):
        done = verify("--json")
        report = json.loads(done.stdout)
        failed = [f"{p['name']}: {f['what']} {f['measured']}" for p in report["problems"]
                  for f in p["figures"] if f["verdict"] != "pass"]
        failed += [f"{p['name']}: {p['error']}" for p in report["problems"] if "error" in p]
        self.assertEqual(failed, [])
        self.assertEqual(done.returncode, 0)
        figures = [f for p in report["problems"] for f in p["figures"]]
        self.assertEqual(report["figures"], len(figures))
        self.assertEqual(report["passed"], len(figures))
        for figure in figures:
            self.assertTrue(judged(figure), figure)
        self.assertEqual({p["number"] for p in report["problems"]} - {None}, NUMBERS)
        for problem in report["problems"]:
            self.assertTrue(problem["sentence"].endswith("."))
            self.assertGreaterEqual(problem["seconds"], 0)

    def test_the_table_ends_with_a_count(self):
        done = verify("rivers")
        self.assertEqual(done.returncode, 0, done.stdout)
        self.assertEqual(done.stderr, "")
        lines = done.stdout.splitlines()
        rows = [line for line in lines[:-1] if re.search(r" (pass|FAIL)( +\d+\.\d s)?$", line)]
        self.assertEqual(lines[-1], f"{len(rows)} of {len(rows)} pass")
        self.assertIn("rivers", lines)
        self.assertNotIn("water", lines)
        self.assertNotIn("\033", done.stdout)
        self.assertTrue(all(len(line) <= 115 and line == line.rstrip() for line in lines))

    def test_colours_only_where_they_are_wanted(self):
        coloured = verify("stoker", env={"CLICOLOR_FORCE": "1"}).stdout
        self.assertIn("\033[32mpass\033[0m", coloured)
        self.assertNotIn("\033", verify("stoker", env={"NO_COLOR": "1"}).stdout)

    def test_a_filter_is_a_number_a_topic_or_part_of_a_name(self):
        for word, names in {"3": ["stoker"], "toker": ["stoker"],
                            "drainage": ["plane_cone_valley", "cone_wear", "flooding",
                                         "breaching"]}.items():
            listed = json.loads(verify(word, "--list", "--json").stdout)
            self.assertEqual([p["name"] for p in listed], names)
        self.assertEqual(len(verify("--list").stdout.splitlines()),
                         len(json.loads(verify("--list", "--json").stdout)))

    def test_a_wrong_filter_names_the_nearest(self):
        for word, nearest in {"stokr": "'stoker'", "watr": "'water'", "99": ""}.items():
            done = verify(word)
            self.assertEqual(done.returncode, 2)
            self.assertEqual(done.stdout, "")
            self.assertEqual(len(done.stderr.splitlines()), 1)
            self.assertIn(nearest, done.stderr)
        self.assertEqual(verify("stoker", "--threads", "0").returncode, 2)

    def test_threads_change_no_figure(self):
        def figures(threads):
            report = json.loads(verify("drainage", "--json", "--threads", threads).stdout)
            self.assertEqual(report["threads"], threads)
            return [p["figures"] for p in report["problems"]]
        self.assertEqual(figures(1), figures(3))

    def test_what_is_missing_is_skipped_and_what_is_wrong_fails(self):
        done = verify("reference_tile", env={"CUESTA_JACKSBORO": "/no/such/tile.npz"})
        self.assertEqual(done.returncode, 0, done.stdout)
        self.assertIn("skipped: no /no/such/tile.npz: install python-matplotlib-data", done.stdout)
        self.assertEqual(done.stdout.splitlines()[-1], "0 of 0 pass, 1 of 1 problems skipped")
        bad = self.write("tile.npz", "nothing of the kind")
        done = verify("reference_tile", env={"CUESTA_JACKSBORO": str(bad)})
        self.assertEqual(done.returncode, 1)
        self.assertIn("FAIL: ", done.stdout)
        self.assertEqual(done.stdout.splitlines()[-1], "0 of 1 pass")
        done = verify("reference_tile", "--json", env={"CUESTA_JACKSBORO": str(bad)})
        self.assertEqual(done.returncode, 1)
        problem, = json.loads(done.stdout)["problems"]
        self.assertEqual(problem["verdict"], "fail")
        self.assertIn("elevation.npy", problem["error"])


if __name__ == "__main__":
    main()
