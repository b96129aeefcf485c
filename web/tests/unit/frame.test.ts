// SPDX-License-Identifier: Apache-2.0
import assert from "node:assert/strict";
import { test } from "node:test";
import { applyFrame, decodeFrame, emptyMaps, FrameError, takeRows } from "../../src/api/frame.ts";

interface Part {
    name: string;
    columns: number;
    rows: number;
    low: number;
    high: number;
    blocks: number[];
    samples: number[];
    format?: "u16" | "u8";
    whole?: boolean;
}

// A frame as the server writes it.
function frameOf(parts: Part[], tick = 1): ArrayBuffer {
    const data: number[] = [];
    const fields = parts.map((part) => {
        const offset = data.length;
        for (const v of part.samples) {
            data.push(v & 255);
            if (part.format !== "u8") data.push(v >> 8);
        }
        return {
            name: part.name,
            columns: part.columns,
            rows: part.rows,
            stride: 1,
            low: part.low,
            high: part.high,
            block: 64,
            whole: part.whole ?? true,
            blocks: part.blocks,
            offset,
            bytes: data.length - offset,
            format: part.format ?? "u16",
        };
    });
    let json = JSON.stringify({
        tick,
        slot: "live",
        preview: false,
        columns: parts[0].columns,
        rows: parts[0].rows,
        spacing: 10,
        fields,
    });
    while (json.length % 4 !== 0) json += " ";
    const bytes = new Uint8Array(8 + json.length + data.length);
    bytes.set([0x43, 0x55, 0x46, 0x31]);
    new DataView(bytes.buffer).setUint32(4, json.length, true);
    bytes.set(new TextEncoder().encode(json), 8);
    bytes.set(data, 8 + json.length);
    return bytes.buffer;
}

test("a_value_is_low_plus_its_share_of_the_range", () => {
    const maps = emptyMaps();
    const changed = applyFrame(
        decodeFrame(
            frameOf([
                {
                    name: "height",
                    columns: 3,
                    rows: 1,
                    low: -100,
                    high: 555.35,
                    blocks: [0],
                    samples: [0, 10000, 65535],
                },
            ]),
        ),
        maps,
    );
    assert.deepEqual(changed, ["height"]);
    const values = maps.fields.get("height")!.values;
    assert.equal(values[0], -100);
    assert.ok(Math.abs(values[1] - (-100 + 655.35 / 6.5535)) < 1e-3);
    assert.ok(Math.abs(values[2] - 555.35) < 1e-3);
});

test("blocks_are_cut_at_the_edge_and_land_in_their_place", () => {
    // 66 x 65 samples: blocks of 64x64, 2x64, 64x1, 2x1. Only the last two come.
    const maps = emptyMaps();
    applyFrame(
        decodeFrame(
            frameOf([
                {
                    name: "a",
                    columns: 66,
                    rows: 65,
                    low: 0,
                    high: 65535,
                    blocks: [2, 3],
                    samples: [...Array(64).keys(), 1000, 1001],
                },
            ]),
        ),
        maps,
    );
    const map = maps.fields.get("a")!;
    assert.equal(map.values[64 * 66], 0);
    assert.equal(map.values[64 * 66 + 63], 63);
    assert.equal(map.values[64 * 66 + 64], 1000);
    assert.equal(map.values[64 * 66 + 65], 1001);
    assert.deepEqual(takeRows(map), [64, 65]);
    assert.deepEqual(takeRows(map), [65, 0]);
});

test("a_changed_block_leaves_the_others", () => {
    const maps = emptyMaps();
    applyFrame(
        decodeFrame(
            frameOf([
                {
                    name: "a",
                    columns: 65,
                    rows: 1,
                    low: 0,
                    high: 65535,
                    blocks: [0, 1],
                    samples: Array(65).fill(7),
                },
            ]),
        ),
        maps,
    );
    applyFrame(
        decodeFrame(
            frameOf([
                {
                    name: "a",
                    columns: 65,
                    rows: 1,
                    low: 0,
                    high: 65535,
                    blocks: [1],
                    samples: [9],
                    whole: false,
                },
            ]),
        ),
        maps,
    );
    const map = maps.fields.get("a")!;
    assert.equal(map.values[0], 7);
    assert.equal(map.values[64], 9);
    assert.equal(map.version, 2);
});

test("rows_of_frames_between_two_pictures_add_up", () => {
    const maps = emptyMaps();
    const send = (blocks: number[]) =>
        applyFrame(
            decodeFrame(
                frameOf([
                    {
                        name: "a",
                        columns: 1,
                        rows: 200,
                        low: 0,
                        high: 65535,
                        blocks,
                        samples: Array(64 * blocks.length).fill(3),
                        whole: false,
                    },
                ]),
            ),
            maps,
        );
    send([0]);
    takeRows(maps.fields.get("a")!);
    send([2]);
    send([1]);
    assert.deepEqual(takeRows(maps.fields.get("a")!), [64, 192]);
});

test("indices_stay_whole_numbers_after_an_odd_number_of_bytes", () => {
    const maps = emptyMaps();
    applyFrame(
        decodeFrame(
            frameOf([
                {
                    name: "top_material",
                    columns: 3,
                    rows: 1,
                    low: 0,
                    high: 0,
                    blocks: [0],
                    samples: [2, 0, 6],
                    format: "u8",
                },
                {
                    name: "height",
                    columns: 3,
                    rows: 1,
                    low: 0,
                    high: 65535,
                    blocks: [0],
                    samples: [1, 258, 3],
                },
            ]),
        ),
        maps,
    );
    assert.deepEqual([...maps.fields.get("top_material")!.values], [2, 0, 6]);
    assert.deepEqual([...maps.fields.get("height")!.values], [1, 258, 3]);
});

test("broken_frames_are_refused_with_a_sentence", () => {
    const good = frameOf([
        { name: "a", columns: 2, rows: 1, low: 0, high: 1, blocks: [0], samples: [1, 2] },
    ]);
    assert.throws(() => decodeFrame(new ArrayBuffer(3)), FrameError);
    assert.throws(() => decodeFrame(good.slice(0, good.byteLength - 2)), /cut off/);
    assert.throws(() => decodeFrame(good.slice(0, 20)), /cut off/);
    const other = good.slice(0);
    new Uint8Array(other)[0] = 0x44;
    assert.throws(() => decodeFrame(other), /no frame/);
    assert.throws(
        () =>
            decodeFrame(
                frameOf([
                    {
                        name: "a",
                        columns: 2,
                        rows: 1,
                        low: 0,
                        high: 1,
                        blocks: [4],
                        samples: [1, 2],
                    },
                ]),
            ),
        /no block 4/,
    );
});

test("another_part_of_the_land_leaves_nothing_of_the_one_before", () => {
    const maps = emptyMaps();
    const part = (samples: number[]): Part => ({
        name: "height",
        columns: 2,
        rows: 1,
        low: 0,
        high: 65535,
        blocks: [0],
        samples,
    });
    const at = (x0: number, samples: number[]) => {
        const frame = decodeFrame(frameOf([part(samples)]));
        frame.head.x0 = x0;
        frame.head.map = [8, 1];
        applyFrame(frame, maps);
        return maps.fields.get("height")!;
    };
    const first = at(0, [1, 2]);
    const version = first.version;
    const again = at(0, [3, 4]);
    assert.equal(again, first);
    assert.ok(again.version > version);
    const other = at(4, [5, 6]);
    assert.notEqual(other, first);
    assert.ok(other.version > again.version, "who has seen the one has not seen the other");
    assert.deepEqual([maps.x0, maps.mapColumns, maps.columns], [4, 8, maps.columns]);
});
