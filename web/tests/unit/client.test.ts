// SPDX-License-Identifier: Apache-2.0
// The line to the server: what counts as an answer and what as a refusal.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Client, Refused } from "../../src/api/client.ts";

// A socket whose other end is the test.
class Line {
    static readonly OPEN = 1;
    static last: Line;
    readyState = Line.OPEN;
    binaryType = "";
    sent: { id: number; do: string }[] = [];
    onmessage?: (message: { data: string }) => void;
    constructor() {
        Line.last = this;
    }
    send(text: string): void {
        this.sent.push(JSON.parse(text));
    }
    answer(members: object): void {
        this.onmessage?.({ data: JSON.stringify({ id: this.sent.at(-1)!.id, ...members }) });
    }
}

function connected(): Client {
    Object.assign(globalThis, { WebSocket: Line });
    const ignore = () => undefined;
    const client = new Client("http://127.0.0.1:1", "", {
        open: ignore,
        closed: ignore,
        event: ignore,
        frame: ignore,
    });
    client.start();
    return client;
}

test("the_state_of_a_sound_run_is_an_answer_though_it_has_an_empty_error", async () => {
    const asked = connected().ask("hello");
    Line.last.answer({ ok: true, tick: 3, error: null });
    assert.equal(((await asked) as unknown as { tick: number }).tick, 3);
});

test("a_refusal_has_a_sentence_and_its_problems", async () => {
    const asked = connected().ask("hello");
    Line.last.answer({ ok: false, error: "no", problems: [{ line: 2 }] });
    await assert.rejects(asked, (error: Refused) => {
        assert.equal(error.message, "no");
        assert.equal(error.problems.length, 1);
        return true;
    });
});
