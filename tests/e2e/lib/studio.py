# SPDX-License-Identifier: Apache-2.0
"""A studio under test: starts the program, speaks HTTP over raw sockets (libraries tidy up paths
and headers) and WebSocket, and decodes frames."""
import json
import os
import re
import signal
import socket
import struct
import subprocess
import sys
import time
from pathlib import Path

from harness import PATIENCE

PROGRAM = os.environ.get("CUESTA_BIN", "cuesta")

RECIPE = """name = "small"
seed = 3
[grid]
size = [{size}, {size}]
spacing = "10 m"
[[stage]]
op = "fbm"
relief = "400 m"
[[stage]]
op = "blur"
radius = "15 m"
[[stage]]
op = "simulate"
steps = {steps}
[[stage.process]]
op = "rain"
[[stage.process]]
op = "water_flow"
[[output]]
field = "height"
file = "height.r32"
[[output]]
field = "water"
file = "water.r32"
"""


def need_websockets():
    """Ends with 77 (skipped) where the client library is not installed."""
    try:
        import websockets  # noqa: F401
    except ImportError:
        print("python3-websockets is not installed")
        sys.exit(77)


class Studio:
    def __init__(self, folder, recipe=None, steps=30, size=64, extra=()):
        self.folder = Path(folder)
        self.project = self.folder / "project"
        self.recipe = self.folder / "small.toml"
        if recipe is not None or not self.recipe.exists():
            self.recipe.write_text(recipe or RECIPE.format(steps=steps, size=size))
        self.start(extra)

    def start(self, extra=()):
        command = [PROGRAM, "studio", str(self.recipe), "--no-browser", "--port", "0",
                   "--project", str(self.project), *extra]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                                        text=True)
        line = self.process.stdout.readline()
        match = re.match(r"http://([^/]+):(\d+)/#token=([0-9a-f]{64})\n", line)
        if not match:
            raise AssertionError(f"no address: {line!r} {self.process.stderr.read()}")
        self.port, self.token = int(match[2]), match[3]
        self.host = f"127.0.0.1:{self.port}"

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.stop()

    def stop(self, how=signal.SIGTERM):
        if how is not None and self.process.poll() is None:
            self.process.send_signal(how)
        self.process.wait(timeout=PATIENCE)
        self.said = self.process.stderr.read()
        self.process.stdout.close()
        self.process.stderr.close()
        return self.process.returncode

    def connect(self, timeout=10):
        return socket.create_connection(("127.0.0.1", self.port), timeout=timeout)

    def raw(self, head, body=b""):
        """Status and whole answer to bytes as they are."""
        with self.connect() as line:
            line.sendall(head if isinstance(head, bytes) else head.encode("latin-1"))
            line.sendall(body)
            data = b""
            try:
                while b"\r\n\r\n" not in data:
                    part = line.recv(65536)
                    if not part:
                        break
                    data += part
            except (ConnectionResetError, TimeoutError):
                pass
        status = int(data.split(b" ", 2)[1]) if data.startswith(b"HTTP/") else 0
        return status, data.decode("latin-1")

    def get(self, path, **headers):
        lines = {"Host": self.host, "X-Cuesta-Token": self.token, "Connection": "close",
                 **{name.replace("_", "-"): value for name, value in headers.items()}}
        head = f"GET {path} HTTP/1.1\r\n" + "".join(
            f"{name}: {value}\r\n" for name, value in lines.items()
            if value is not None) + "\r\n"
        return self.raw(head)

    def upgrade_head(self, **headers):
        lines = {"Host": self.host, "Upgrade": "websocket", "Connection": "Upgrade",
                 "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Version": "13",
                 "Sec-WebSocket-Protocol": f"cuesta, token.{self.token}", **headers}
        return "GET /ws HTTP/1.1\r\n" + "".join(
            f"{name}: {value}\r\n" for name, value in lines.items() if value is not None) + "\r\n"

    def open_socket(self):
        """A raw line that has been upgraded."""
        line = self.connect()
        line.sendall(self.upgrade_head().encode())
        data = b""
        while b"\r\n\r\n" not in data:
            data += line.recv(4096)
        assert b" 101 " in data.split(b"\r\n")[0], data
        return line

    async def client(self, **options):
        import websockets
        options.setdefault("origin", f"http://{self.host}")
        line = await websockets.connect(f"ws://{self.host}/ws", max_size=None,
                                        subprotocols=["cuesta", f"token.{self.token}"], **options)
        return Client(line)

    def port_is_free(self):
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind(("127.0.0.1", self.port))
            except OSError:
                return False
        return True

    def open_files(self):
        return len(os.listdir(f"/proc/{self.process.pid}/fd"))

    def resident_kib(self):
        text = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(re.search(r"VmRSS:\s+(\d+)", text)[1])


class Client:
    """Questions with their answers; events and frames are kept as they come."""

    def __init__(self, line):
        self.line, self.next, self.state, self.events, self.frames = line, 1, {}, [], []
        self.highest_tick = 0  # of all states that came

    async def take(self, timeout):
        import asyncio
        message = await asyncio.wait_for(self.line.recv(), timeout)
        if isinstance(message, bytes):
            frame = decode_frame(message)
            frame["at"] = time.monotonic()
            self.frames.append(frame)
            return frame
        message = json.loads(message)
        if message.get("event") == "state":
            self.state = message
            self.highest_tick = max(self.highest_tick, message.get("tick", 0))
        elif "event" in message:
            self.events.append(message)
        return message

    async def ask(self, command, timeout=PATIENCE, **fields):
        number, self.next = self.next, self.next + 1
        await self.line.send(json.dumps({"id": number, "do": command, **fields}))
        while True:
            message = await self.take(timeout)
            if message.get("id") == number:
                return message

    async def until(self, holds, timeout=PATIENCE):
        """Takes messages until holds() or the time is over."""
        end = time.monotonic() + timeout
        while not holds():
            left = end - time.monotonic()
            assert left > 0, f"did not come: {self.state}"
            try:
                await self.take(min(left, 1))
            except TimeoutError:
                pass
            except Exception as error:  # python 3.11's own and asyncio's
                if type(error).__name__ != "TimeoutError":
                    raise

    async def arrive(self, tick, timeout=PATIENCE):
        self.state = (await self.ask("hello"))["state"]  # events may be a tenth of a second old
        await self.until(lambda: self.state.get("tick") == tick and not self.state["busy"]
                         and not self.state["running"], timeout)


def decode_frame(data):
    assert data[:4] == b"CUF1"
    size = struct.unpack("<I", data[4:8])[0]
    head = json.loads(data[8:8 + size])
    head["bytes"] = len(data)
    head["data"] = data[8 + size:]
    return head


def client_frame(opcode, payload, fin=True, mask=True, length=None):
    """Bytes of a WebSocket frame as a client sends it, or as one should not."""
    first = (0x80 if fin else 0) | opcode
    length = len(payload) if length is None else length
    flag = 0x80 if mask else 0
    if length < 126:
        head = struct.pack(">BB", first, flag | length)
    elif length < 65536:
        head = struct.pack(">BBH", first, flag | 126, length)
    else:
        head = struct.pack(">BBQ", first, flag | 127, length)
    return head + (b"\0\0\0\0" if mask else b"") + payload


def close_code(line, timeout=PATIENCE):
    """The code of the close frame that comes, 0 if the line just ends, None if nothing comes."""
    line.settimeout(timeout)
    data = b""
    try:
        while True:
            part = line.recv(65536)
            if not part:
                break
            data += part
    except TimeoutError:
        return None
    except ConnectionResetError:
        pass
    at = 0
    while at + 2 <= len(data):
        opcode, length = data[at] & 15, data[at + 1] & 127
        at += 2
        if length == 126:
            length = struct.unpack(">H", data[at:at + 2])[0]
            at += 2
        elif length == 127:
            length = struct.unpack(">Q", data[at:at + 8])[0]
            at += 8
        if opcode == 8:
            return struct.unpack(">H", data[at:at + 2])[0] if length >= 2 else 1005
        at += length
    return 0
