// SPDX-License-Identifier: Apache-2.0
// The archive that a shared recipe travels in.
import assert from "node:assert/strict";
import { test } from "node:test";
import { crc32, zip } from "../../src/export/zip.ts";

test("the_checksum_is_the_usual_one", () => {
    assert.equal(crc32(new TextEncoder().encode("123456789")), 0xcbf43926);
    assert.equal(crc32(new Uint8Array(0)), 0);
});

test("members_lie_where_the_list_says", async () => {
    const data = new TextEncoder().encode("name = 1\n");
    const bytes = new DataView(
        await zip([
            { name: "a/b.toml", data },
            { name: "c", data: new Uint8Array(3) },
        ]).arrayBuffer(),
    );
    const end = bytes.byteLength - 22;
    assert.equal(bytes.getUint32(end, true), 0x06054b50);
    assert.equal(bytes.getUint16(end + 10, true), 2);
    const list = bytes.getUint32(end + 16, true);
    assert.equal(bytes.getUint32(list, true), 0x02014b50);
    assert.equal(bytes.getUint32(list + 42, true), 0);
    const second = list + 46 + 8;
    const at = bytes.getUint32(second + 42, true);
    assert.equal(at, 30 + 8 + data.length);
    assert.equal(bytes.getUint32(at, true), 0x04034b50);
    assert.equal(bytes.getUint32(second + 20, true), 3);
});
