#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Who gets into the studio and how far: R33 to R38 and R40, over raw sockets.

With CUESTA_FULL=1 in the environment as often as the bars say: 10,000 mutated frames and 10,000
connections. Figures are printed."""
import asyncio
import os
import random
import struct
import sys
import tempfile
import threading
import time
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent / "lib"))
from harness import PATIENCE, wait_for  # noqa: E402
from studio import Studio, client_frame, close_code, need_websockets  # noqa: E402

need_websockets()
FULL = os.environ.get("CUESTA_FULL") == "1"


class Gate(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.scratch = tempfile.TemporaryDirectory()
        cls.studio = Studio(cls.scratch.name, steps=5)

    @classmethod
    def tearDownClass(cls):
        cls.studio.stop()
        cls.scratch.cleanup()

    def test_r33_listens_on_loopback_alone_and_wants_its_token(self):
        with open("/proc/net/tcp") as table:
            local = [row.split()[1] for row in table.readlines()[1:]
                     if row.split()[3] == "0A"]  # listening
        port = f"{self.studio.port:04X}"
        self.assertEqual([a for a in local if a.endswith(":" + port)], [f"0100007F:{port}"])
        self.assertEqual(self.studio.get("/")[0], 200)
        self.assertEqual(self.studio.get("/api/catalog")[0], 200)
        for token in (None, "", "0" * 64, self.studio.token[:-1], self.studio.token + "0"):
            self.assertEqual(self.studio.get("/api/catalog", X_Cuesta_Token=token)[0], 401, token)
            head = self.studio.upgrade_head(**{
                "Sec-WebSocket-Protocol": f"cuesta, token.{token}" if token else "cuesta"})
            self.assertEqual(self.studio.raw(head)[0], 401, token)

    def test_r33_another_address_is_warned_of(self):
        with tempfile.TemporaryDirectory() as folder:
            other = Studio(folder, steps=1, extra=["--host", "0.0.0.0"])
            other.process.terminate()
            _, text = other.process.communicate(timeout=30)
            self.assertIn("warning: the studio listens on 0.0.0.0", text)

    def test_r34_no_socket_for_pages_of_other_sites(self):
        port, host = self.studio.port, self.studio.host
        for origin in ("null", "http://evil.com", f"http://localhost.evil.com:{port}",
                       f"http://evil-localhost:{port}", f"http://localhost:{port + 1}",
                       "http://localhost", f"https://{host}", f"http://user@{host}",
                       f"http://{host}@evil.com", f"http://127.0.0.1.evil.com:{port}",
                       f"http://127.0.0.2:{port}", f"http://{host}/", f"http://{host}.evil.com",
                       f"HTTP://{host}", f"http://LOCALHOST:{port}", "file://", f"ws://{host}",
                       f"//{host}", host, f"http://{host}, http://evil.com"):
            status, text = self.studio.raw(self.studio.upgrade_head(Origin=origin))
            self.assertEqual(status, 403, origin)
            self.assertNotIn("101", text.split("\r\n")[0])
        for origin in (f"http://{host}", f"http://localhost:{port}", None):
            self.assertEqual(self.studio.raw(self.studio.upgrade_head(Origin=origin))[0], 101)

    def test_r35_no_answer_under_another_name(self):
        port = self.studio.port
        hosts = ["evil.com", f"evil.com:{port}", "localhost", f"localhost.:{port}",
                 f"localhost:{port + 1}", f"127.0.0.1.nip.io:{port}", f"127.1:{port}",
                 f"2130706433:{port}", f"[::ffff:127.0.0.1]:{port}", f"LOCALHOST:{port}",
                 f"x@127.0.0.1:{port}", ""]
        for host in hosts:
            self.assertEqual(self.studio.get("/", Host=host)[0], 403, host)
            self.assertEqual(self.studio.raw(self.studio.upgrade_head(Host=host))[0], 403, host)
        self.assertEqual(self.studio.raw("GET / HTTP/1.1\r\n\r\n")[0], 403)
        self.assertEqual(self.studio.raw(
            f"GET / HTTP/1.1\r\nHost: {self.studio.host}\r\nHost: {self.studio.host}\r\n\r\n")[0],
            403)

    def test_r36_headers_and_no_form_of_another_page(self):
        _, page = self.studio.get("/")
        _, api = self.studio.get("/api/catalog")
        for text in (page, api):
            self.assertIn("X-Content-Type-Options: nosniff", text)
            self.assertIn("frame-ancestors 'none'", text)
            self.assertNotIn("Access-Control", text)
        self.assertIn("Cache-Control: no-store", api)
        form = (f"POST /api/upload?name=a.png HTTP/1.1\r\nHost: {self.studio.host}\r\n"
                "Origin: http://evil.com\r\nContent-Type: text/plain\r\nContent-Length: 1\r\n\r\nx")
        self.assertEqual(self.studio.raw(form)[0], 403)
        self.assertEqual(self.studio.raw(form.replace("Origin: http://evil.com\r\n", ""))[0], 401)
        for method in ("PUT", "DELETE", "OPTIONS", "TRACE"):
            self.assertNotEqual(self.studio.raw(
                f"{method} / HTTP/1.1\r\nHost: {self.studio.host}\r\n\r\n")[0], 200)

    def test_r37_no_path_leads_out_of_the_project(self):
        secret = Path(self.scratch.name) / "secret.png"
        secret.write_text("secret")
        (self.studio.project / "export" / "link.png").symlink_to(secret)
        (self.studio.project / "export" / "up").symlink_to(self.scratch.name)
        payloads = ["../secret.png", "export/../../secret.png", "%2e%2e/secret.png",
                    "..%2fsecret.png", "%252e%252e/secret.png", "..%5csecret.png",
                    "..\\secret.png", "//etc/passwd", "/etc/passwd", "%2fetc%2fpasswd",
                    "export/link.png", "export/up/secret.png", "export/..%00.png",
                    "secret.png%00.toml", ".lock", "%2elock", "studio.json", "history.jsonl",
                    "moments", "", ".", "..", "a" * 5000, "export/" + "../" * 50 + "etc/passwd",
                    "recipe.toml/..", "recipe.toml%0d%0aX: y", "file:///etc/passwd", "~/x.png",
                    "%c0%ae%c0%ae/secret.png", "....//secret.png"]
        for payload in payloads:
            status, text = self.studio.get(f"/api/file/{payload}")
            self.assertIn(status, (400, 404, 431, 0), payload)
            self.assertNotIn("secret", text.split("\r\n\r\n", 1)[-1], payload)
            if payload == "studio.json":
                continue  # a good name for a file of one's own in files/
            upload = (f"POST /api/upload?name={payload} HTTP/1.1\r\nHost: {self.studio.host}\r\n"
                      f"X-Cuesta-Token: {self.studio.token}\r\nContent-Length: 1\r\n\r\nx")
            self.assertNotEqual(self.studio.raw(upload)[0], 200, payload)
        self.assertEqual(secret.read_text(), "secret")
        self.assertEqual(self.studio.get("/api/file/recipe.toml")[0], 200)
        left = [p.name for p in (self.studio.project / "files").iterdir()]
        self.assertEqual(left, [])

    def test_r37_an_upload_is_counted_while_it_comes(self):
        head = (f"POST /api/upload?name=a.npy HTTP/1.1\r\nHost: {self.studio.host}\r\n"
                f"X-Cuesta-Token: {self.studio.token}\r\n")
        self.assertEqual(self.studio.raw(head + f"Content-Length: {257 << 20}\r\n\r\n")[0], 413)
        self.assertEqual(self.studio.raw(head + "Content-Length: 3\r\n\r\nabc")[0], 422)

    def test_r40_broken_protocol_is_closed_with_the_right_code(self):
        def after(*frames):
            with self.studio.open_socket() as line:
                for frame in frames:
                    line.sendall(frame)
                return close_code(line)

        self.assertEqual(after(client_frame(1, b'{"do": "hello"}', mask=False)), 1002)
        self.assertEqual(after(client_frame(1, b"\xff\xfe\xfd")), 1007)
        self.assertEqual(after(client_frame(1, b"", length=(1 << 20) + 1)), 1009)
        self.assertEqual(after(client_frame(1, b"a" * 600000, fin=False),
                               client_frame(0, b"a" * 600000)), 1009)
        self.assertEqual(after(client_frame(2, b"binary")), 1003)
        self.assertEqual(after(client_frame(3, b"")), 1002)  # no such opcode
        self.assertEqual(after(client_frame(9, b"x" * 126)), 1002)  # a ping too long
        self.assertEqual(after(*[client_frame(9, b"p")] * 300), 1008)  # a flood of pings
        self.assertEqual(after(client_frame(0, b"a")), 1002)  # goes on with nothing
        # A new message, or half a ping, inside of another.
        self.assertEqual(after(client_frame(1, b"a", fin=False), client_frame(1, b"b")), 1002)
        self.assertEqual(after(client_frame(9, b"p", fin=False)), 1002)
        # Bits that only an extension may set.
        for bit in (0x10, 0x20, 0x40):
            frame = bytearray(client_frame(1, b"{}"))
            frame[0] |= bit
            self.assertEqual(after(bytes(frame)), 1002)
        # Lengths that are not written in the shortest way, or beyond 63 bits.
        self.assertEqual(after(struct.pack(">BBH", 0x81, 0xfe, 5) + b"\0\0\0\0hello"), 1002)
        self.assertEqual(after(struct.pack(">BBQ", 0x81, 0xff, 5) + b"\0\0\0\0hello"), 1002)
        self.assertIn(after(struct.pack(">BBQ", 0x81, 0xff, 1 << 63) + b"\0\0\0\0"),
                      (1002, 1009))
        # Closing with half a code, or with one that is never sent; a plain close is answered.
        self.assertEqual(after(client_frame(8, b"\x03")), 1002)
        self.assertEqual(after(client_frame(8, struct.pack(">H", 1005))), 1002)
        self.assertIn(after(client_frame(8, struct.pack(">H", 1000) + b"\xff\xff")), (1002, 1007))
        self.assertEqual(after(client_frame(8, struct.pack(">H", 1000))), 1000)
        # Half a letter at the end, and over the border of two fragments.
        self.assertEqual(after(client_frame(1, "\u20ac".encode()[:2])), 1007)
        self.assertEqual(after(client_frame(1, b"\xe2", fin=False), client_frame(0, b"x")), 1007)

    def test_r40_what_never_ends_is_ended(self):
        """Four of them at once, since each is given ten seconds."""
        found = {}

        def until_it_ends(line, part):
            """Seconds until the other side closes, while `part` is sent twice a second."""
            begin = time.monotonic()
            line.settimeout(0.5)
            try:
                while time.monotonic() - begin < PATIENCE:
                    if part:
                        line.sendall(part)
                    try:
                        if line.recv(65536) == b"":
                            break
                    except TimeoutError:
                        pass
            except (BrokenPipeError, ConnectionResetError):
                pass
            return time.monotonic() - begin

        def slow_head():
            with self.studio.connect() as line:
                found["slow head"] = until_it_ends(line, b"G")

        def silent():
            with self.studio.connect() as line:
                found["silent"] = until_it_ends(line, b"")

        def half_handshake():
            with self.studio.connect() as line:
                line.sendall(self.studio.upgrade_head().encode()[:-2])
                found["half a handshake"] = until_it_ends(line, b"")

        def endless_message():
            with self.studio.open_socket() as line:
                begin = time.monotonic()
                line.sendall(client_frame(1, b'{"do": "', fin=False))
                stop = threading.Event()

                def more():
                    try:
                        while not stop.wait(0.2):
                            line.sendall(client_frame(0, b"a", fin=False))
                    except OSError:
                        pass

                sender = threading.Thread(target=more)
                sender.start()
                found["code"] = close_code(line)
                found["endless message"] = time.monotonic() - begin
                stop.set()
                sender.join()

        threads = [threading.Thread(target=one)
                   for one in (slow_head, silent, half_handshake, endless_message)]
        for thread in threads:
            thread.start()
        self.assertEqual(self.studio.get("/")[0], 200)  # nobody else waits
        for thread in threads:
            thread.join()
        self.assertEqual(found.pop("code"), 1008)
        print("ended after", {name: round(seconds, 1) for name, seconds in found.items()})
        for name, seconds in found.items():
            self.assertGreater(seconds, 9, name)  # not before its ten seconds
            self.assertLess(seconds, PATIENCE, name)

    def test_r40_a_head_that_is_too_large(self):
        status, _ = self.studio.raw(f"GET / HTTP/1.1\r\nHost: {self.studio.host}\r\nX: "
                                    + "x" * 20000 + "\r\n\r\n")
        self.assertEqual(status, 431)

    def test_r40_what_is_no_http(self):
        host = f"Host: {self.studio.host}\r\n"
        for head in ("\r\n\r\n", "GET\r\n\r\n", "GET / HTTP/9.9\r\n\r\n",
                     "\x16\x03\x01\x02\x00\x01",
                     f"GET / HTTP/1.1\r\n{host}Content-Length: -1\r\n\r\n",
                     f"GET / HTTP/1.1\r\n{host}Content-Length: 1\r\nContent-Length: 2\r\n\r\n",
                     f"GET / HTTP/1.1\r\n{host}: empty\r\n\r\n",
                     f"GET /\x01 HTTP/1.1\r\n{host}\r\n"):
            with self.studio.connect() as line:
                line.sendall(head.encode("latin-1"))
                line.settimeout(15)
                answer = line.recv(4096)
                self.assertTrue(answer == b"" or answer.startswith(b"HTTP/1.1 4"), (head, answer))
        self.assertEqual(self.studio.get("/")[0], 200)

    def test_r40_mutated_frames_disturb_nobody(self):
        count = 10000 if FULL else 1000
        seeds = [client_frame(1, text.encode()) for text in (
            '{"id": 1, "do": "hello"}', '{"id": 2, "do": "seek", "tick": 2}',
            '{"do": "edit", "edits": [{"place": "seed", "value": "4"}]}',
            '{"id": 3, "do": "look", "fields": ["height"], "detail": 64, "rate": 30}',
            '{"id": 4, "do": "cell", "x": 5, "y": 5}', '{"id": 5, "do": "charts"}',
            '{"id": 6, "do": "section", "points": [[0, 0], [90, 80]]}')]
        seeds += [client_frame(9, b"ping"), client_frame(10, b""), client_frame(8, b"\x03\xe8"),
                  client_frame(1, b'{"id": 7, ', fin=False), client_frame(0, b'"do": "hello"}')]
        dice = random.Random(40)

        def mutated():
            data = bytearray(dice.choice(seeds))
            for _ in range(dice.randrange(1, 6)):
                how, at = dice.randrange(6), dice.randrange(len(data))
                if how == 0:
                    data[at] = dice.randrange(256)
                elif how == 1:
                    data[at] ^= 1 << dice.randrange(8)
                elif how == 2:
                    data[0] = dice.randrange(256)  # opcode, fin, reserved bits
                elif how == 3 and len(data) > 1:
                    data[1] = dice.randrange(256)  # mask and length
                elif how == 4:
                    data[at:at] = data[at:at + dice.randrange(1, 40)]
                elif len(data) > 1:
                    del data[at:at + dice.randrange(1, 10)]
                if not data:
                    data = bytearray(b"\0")
            return bytes(data)

        async def work():
            good = await self.studio.client()
            await good.ask("look", fields=["height"], detail=64, rate=30)
            slowest = sent = lines = 0
            while sent < count:
                with self.studio.open_socket() as line:
                    lines += 1
                    line.settimeout(0.005)
                    try:
                        for _ in range(10):
                            line.sendall(mutated())
                            sent += 1
                            line.recv(65536)
                    except TimeoutError:
                        pass
                    except (BrokenPipeError, ConnectionResetError):
                        pass
                if lines % 20 == 0:
                    begin = time.monotonic()
                    self.assertTrue((await good.ask("hello"))["ok"])
                    slowest = max(slowest, time.monotonic() - begin)
            self.assertTrue((await good.ask("hello"))["ok"])
            print(f"{sent} mutated frames on {lines} lines; another client waited "
                  f"{1000 * slowest:.0f} ms at the most")
            # It is still the same line, and the land still follows.
            await good.ask("text", text=self.studio.recipe.read_text(), what="back")
            await good.ask("seek", tick=1)
            await good.arrive(1)
            await good.line.close()
        asyncio.run(work())


    def test_brackets_without_end_end_nothing(self):
        async def work():
            good = await self.studio.client()
            for place in ('"do":"stroke","x":', '"do":"view","view":', '"do":"edit","edits":',
                          '"do":"export","outputs":', '"do":"section","points":'):
                await good.line.send('{"id":700,' + place + "[" * 16000 + "]" * 16000 + "}")
                answer = {}
                while answer.get("id") != 700:
                    answer = await good.take(30)
                self.assertIn("levels of brackets", answer["error"])
            self.assertTrue((await good.ask("hello"))["ok"])
            await good.line.close()
        asyncio.run(work())

    def test_the_token_counts_in_no_address_and_the_page_talks_to_its_own_host_alone(self):
        self.assertEqual(self.studio.get(f"/api/catalog?token={self.studio.token}",
                                         X_Cuesta_Token=None)[0], 401)
        head = self.studio.upgrade_head(**{"Sec-WebSocket-Protocol": "cuesta"}).replace(
            "GET /ws ", f"GET /ws?token={self.studio.token} ")
        self.assertEqual(self.studio.raw(head)[0], 401)
        for host in (self.studio.host, f"localhost:{self.studio.port}"):
            page = self.studio.get("/", Host=host)[1]
            self.assertIn(f"connect-src 'self' ws://{host};", page)
            self.assertNotIn("ws: ", page)

    def test_a_file_that_cannot_be_opened_gets_a_sentence(self):
        def send(name, body=b"nothing"):
            return self.studio.raw(
                f"POST /api/upload?name={name} HTTP/1.1\r\nHost: {self.studio.host}\r\n"
                f"X-Cuesta-Token: {self.studio.token}\r\nConnection: close\r\n"
                f"Content-Length: {len(body)}\r\n\r\n", body)
        status, text = send("letter.docx")
        self.assertEqual(status, 422)
        self.assertIn("letter.docx cannot be opened. Height maps end in .exr", text)
        status, text = send("%ff%fe.png")
        self.assertEqual(status, 422)
        self.assertIn("is not UTF-8 text", text)
        for name in ("torn.png", "torn.npy", "torn.tif", "torn.exr"):
            status, text = send(name)
            self.assertEqual(status, 422)
            self.assertIn(name, text)
            self.assertNotIn(".upload", text)
            self.assertNotIn(str(self.studio.project), text)


class Crowd(unittest.TestCase):
    def test_idle_lines_shut_nobody_out(self):
        with tempfile.TemporaryDirectory() as folder, Studio(folder, steps=2) as studio:
            idle = [studio.connect() for _ in range(400)]
            self.assertEqual(studio.get("/")[0], 200)
            self.assertEqual(studio.get("/api/catalog")[0], 200)
            studio.open_socket().close()
            for line in idle:
                line.close()

    def test_r38_sixty_four_clients_and_no_leak(self):
        with tempfile.TemporaryDirectory() as folder, Studio(folder, steps=2) as studio:
            files = studio.open_files()
            lines = [studio.open_socket() for _ in range(64)]
            self.assertEqual(studio.raw(studio.upgrade_head())[0], 503)
            self.assertEqual(studio.get("/")[0], 200)
            for line in lines:
                line.close()
            wait_for(lambda: studio.open_files() <= files, "the end of all lines")
            for _ in range(200):  # what grows with use has grown now
                studio.open_socket().close()
            wait_for(lambda: studio.open_files() <= files, "the end of all lines")
            memory = studio.resident_kib()
            cycles = 10000 if FULL else 2000
            for _ in range(cycles):
                studio.open_socket().close()
            wait_for(lambda: studio.open_files() <= files, "the end of all lines")
            grown = studio.resident_kib() - memory
            print(f"{cycles} connections: {grown} KiB")
            self.assertLess(grown, 1024)


if __name__ == "__main__":
    unittest.main(verbosity=1)
