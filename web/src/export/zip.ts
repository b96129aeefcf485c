// SPDX-License-Identifier: Apache-2.0
// Several files as one: a ZIP archive without compression.

export interface Member {
    name: string; // with / between folders
    data: Uint8Array;
}

const TABLE = Uint32Array.from({ length: 256 }, (_, n) => {
    for (let k = 0; k < 8; k++) n = n & 1 ? 0xedb88320 ^ (n >>> 1) : n >>> 1;
    return n >>> 0;
});

export function crc32(data: Uint8Array): number {
    let crc = 0xffffffff;
    for (const byte of data) crc = TABLE[(crc ^ byte) & 255] ^ (crc >>> 8);
    return (crc ^ 0xffffffff) >>> 0;
}

export function zip(members: Member[]): Blob {
    const parts: Uint8Array[] = [];
    const list: Uint8Array[] = [];
    let offset = 0;
    for (const { name, data } of members) {
        const words = new TextEncoder().encode(name);
        // Version 2.0, names in UTF-8, stored as it is, 1 January 1980.
        const common = [20, 0x0800, 0, 0, 0x0021];
        const sizes = [crc32(data), data.length, data.length];
        const head = record(0x04034b50, common, sizes, [words.length, 0]);
        const entry = record(
            0x02014b50,
            [20, ...common],
            sizes,
            [words.length, 0, 0, 0, 0],
            [0, offset],
        );
        parts.push(head, words, data);
        list.push(entry, words);
        offset += head.length + words.length + data.length;
    }
    const size = list.reduce((sum, part) => sum + part.length, 0);
    const end = record(0x06054b50, [0, 0, members.length, members.length], [size, offset], [0]);
    return new Blob([...parts, ...list, end] as BlobPart[], { type: "application/zip" });
}

// A mark of four bytes, then groups of two and four bytes in turn, little-endian.
function record(mark: number, ...groups: number[][]): Uint8Array {
    const bytes: number[] = [];
    const put = (value: number, width: number) => {
        for (let i = 0; i < width; i++) bytes.push((value >>> (8 * i)) & 255);
    };
    put(mark, 4);
    groups.forEach((group, i) => group.forEach((value) => put(value, i % 2 === 0 ? 2 : 4)));
    return Uint8Array.from(bytes);
}
