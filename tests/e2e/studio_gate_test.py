#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Who gets into the studio and how far: R33 to R38 and R40, over raw sockets."""
import asyncio
import random
import sys
import tempfile
import time
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent / "lib"))
from studio import Studio, client_frame, close_code, need_websockets  # noqa: E402

need_websockets()


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

    def test_r40_slow_headers_and_half_open_handshakes_end(self):
        with self.studio.connect(timeout=20) as line:
            begin = time.monotonic()
            try:
                while time.monotonic() - begin < 18:
                    line.sendall(b"G")
                    time.sleep(0.5)
                    line.settimeout(0.01)
                    try:
                        if line.recv(100) == b"":
                            break
                    except TimeoutError:
                        pass
            except (BrokenPipeError, ConnectionResetError):
                pass
            self.assertLess(time.monotonic() - begin, 15)
        status, _ = self.studio.raw(f"GET / HTTP/1.1\r\nHost: {self.studio.host}\r\nX: "
                                    + "x" * 20000 + "\r\n\r\n")
        self.assertEqual(status, 431)

    def test_r40_mutated_frames_disturb_nobody(self):
        async def work():
            good = await self.studio.client()
            dice = random.Random(40)
            seeds = [client_frame(1, b'{"id": 1, "do": "hello"}'),
                     client_frame(1, b'{"id": 2, "do": "seek", "tick": 2}'),
                     client_frame(1, b'{"do": "edit", "edits": [{"place": "seed", "value": "4"}]}'),
                     client_frame(9, b"ping"), client_frame(8, b"\x03\xe8")]
            for round_ in range(200):
                with self.studio.open_socket() as line:
                    data = bytearray(b"".join(dice.choice(seeds) for _ in range(5)))
                    for _ in range(dice.randrange(1, 6)):
                        data[dice.randrange(len(data))] = dice.randrange(256)
                    try:
                        line.sendall(data)
                    except (BrokenPipeError, ConnectionResetError):
                        pass
                if round_ % 50 == 0:
                    self.assertTrue((await good.ask("hello"))["ok"])
            self.assertTrue((await good.ask("hello"))["ok"])
            await good.line.close()
        asyncio.run(work())


class Crowd(unittest.TestCase):
    def test_r38_sixty_four_clients_and_no_leak(self):
        with tempfile.TemporaryDirectory() as folder, Studio(folder, steps=2) as studio:
            lines = [studio.open_socket() for _ in range(64)]
            self.assertEqual(studio.raw(studio.upgrade_head())[0], 503)
            self.assertEqual(studio.get("/")[0], 200)
            for line in lines:
                line.close()
            time.sleep(0.5)
            for _ in range(200):  # what grows with use has grown now
                studio.open_socket().close()
            time.sleep(0.5)
            files, memory = studio.open_files(), studio.resident_kib()
            for _ in range(10000):
                studio.open_socket().close()
            time.sleep(1)
            self.assertLessEqual(studio.open_files(), files)
            self.assertLess(studio.resident_kib() - memory, 1024)


if __name__ == "__main__":
    unittest.main(verbosity=1)
