// SPDX-License-Identifier: Apache-2.0
// Binary frames of the server: quantised blocks of fields, put together to whole maps.
//
//   "CUF1"  u32 bytes of JSON  JSON (padded to 4)  data            little-endian
//
// Holds   a broken or foreign frame throws a FrameError and leaves the maps as they were.

import type { Slot } from "./types.ts";

export class FrameError extends Error {}

export interface FieldHead {
    name: string;
    columns: number;
    rows: number;
    stride: number;
    low: number;
    high: number;
    block: number;
    whole: boolean;
    blocks: number[];
    offset: number;
    bytes: number;
    format: "u16" | "u8";
}

export interface FrameHead {
    tick: number;
    slot?: Slot;
    preview?: boolean;
    columns: number; // of the part that is looked at
    rows: number;
    x0?: number; // where it begins on the map
    y0?: number;
    map?: [number, number]; // columns and rows of all
    spacing: number;
    fields: FieldHead[];
}

export interface Frame {
    head: FrameHead;
    data: Uint8Array;
}

// A field as it stands: metres (or whatever its unit is) for u16, indices for u8.
export interface FieldMap {
    name: string;
    columns: number;
    rows: number;
    stride: number;
    low: number;
    high: number;
    values: Float32Array | Uint8Array;
    version: number; // another one whenever a frame changed it, or it is another map
    firstRow: number; // rows changed since somebody last took them, [firstRow, endRow)
    endRow: number;
}

export interface LandMaps {
    tick: number;
    columns: number; // of the part that is looked at, before the stride
    rows: number;
    x0: number; // samples of the map west and north of it
    y0: number;
    mapColumns: number; // of the whole grid
    mapRows: number;
    spacing: number;
    preview: boolean;
    versions: number; // given to fields so far
    fields: Map<string, FieldMap>;
}

const MAGIC = 0x31465543; // "CUF1"

export function decodeFrame(buffer: ArrayBuffer): Frame {
    if (buffer.byteLength < 8) throw new FrameError("the frame is shorter than its head");
    const view = new DataView(buffer);
    if (view.getUint32(0, true) !== MAGIC) throw new FrameError("this is no frame of the studio");
    const size = view.getUint32(4, true);
    if (8 + size > buffer.byteLength) throw new FrameError("the head of the frame is cut off");
    let head: FrameHead;
    try {
        head = JSON.parse(new TextDecoder().decode(new Uint8Array(buffer, 8, size)));
    } catch {
        throw new FrameError("the head of the frame cannot be read");
    }
    const start = 8 + Math.ceil(size / 4) * 4;
    const data = new Uint8Array(buffer, Math.min(start, buffer.byteLength));
    for (const field of head.fields) {
        if (field.offset + field.bytes > data.byteLength)
            throw new FrameError(`the samples of ${field.name} are cut off`);
        if (samplesOf(field) * bytesOf(field) !== field.bytes)
            throw new FrameError(`the blocks of ${field.name} do not add up`);
    }
    return { head, data };
}

// Puts a frame into the maps of its slot and tells which fields changed.
export function applyFrame(frame: Frame, maps: LandMaps): string[] {
    const { head, data } = frame;
    const changed: string[] = [];
    const [x0, y0] = [head.x0 ?? 0, head.y0 ?? 0];
    // Of another part of the land nothing is left, even if it is of the same size.
    if (x0 !== maps.x0 || y0 !== maps.y0) maps.fields.clear();
    maps.tick = head.tick;
    maps.columns = head.columns;
    maps.rows = head.rows;
    [maps.x0, maps.y0] = [x0, y0];
    [maps.mapColumns, maps.mapRows] = head.map ?? [head.columns, head.rows];
    maps.spacing = head.spacing;
    maps.preview = head.preview === true;
    for (const field of head.fields) {
        if (field.blocks.length === 0) continue;
        const map = mapFor(maps, field);
        const samples = data.subarray(field.offset, field.offset + field.bytes);
        spread(field, samples, map);
        map.version = ++maps.versions;
        changed.push(field.name);
    }
    return changed;
}

// Tells which rows changed since the last call; several frames may have come between two pictures.
export function takeRows(map: FieldMap): [number, number] {
    const rows: [number, number] = [map.firstRow, map.endRow];
    map.firstRow = map.rows;
    map.endRow = 0;
    return rows;
}

export function emptyMaps(): LandMaps {
    return {
        tick: 0,
        columns: 0,
        rows: 0,
        x0: 0,
        y0: 0,
        mapColumns: 0,
        mapRows: 0,
        spacing: 1,
        preview: false,
        versions: 0,
        fields: new Map(),
    };
}

function bytesOf(field: FieldHead): number {
    return field.format === "u16" ? 2 : 1;
}

function blockBox(field: FieldHead, index: number): [number, number, number, number] {
    const across = Math.ceil(field.columns / field.block);
    const x = (index % across) * field.block;
    const y = Math.floor(index / across) * field.block;
    return [x, y, Math.min(field.block, field.columns - x), Math.min(field.block, field.rows - y)];
}

function samplesOf(field: FieldHead): number {
    let sum = 0;
    for (const index of field.blocks) {
        const [, , width, height] = blockBox(field, index);
        if (width <= 0 || height <= 0) throw new FrameError(`${field.name} has no block ${index}`);
        sum += width * height;
    }
    return sum;
}

// A large map comes in several frames: what has not come yet lies at the lower end of the range.
function mapFor(maps: LandMaps, field: FieldHead): FieldMap {
    const old = maps.fields.get(field.name);
    const fits =
        old !== undefined &&
        old.columns === field.columns &&
        old.rows === field.rows &&
        old.values instanceof Uint8Array === (field.format === "u8");
    const size = field.columns * field.rows;
    const map: FieldMap = fits
        ? old
        : {
              name: field.name,
              columns: field.columns,
              rows: field.rows,
              stride: field.stride,
              low: field.low,
              high: field.high,
              values:
                  field.format === "u8"
                      ? new Uint8Array(size)
                      : new Float32Array(size).fill(field.low),
              version: 0,
              firstRow: field.rows,
              endRow: 0,
          };
    map.low = field.low;
    map.high = field.high;
    map.stride = field.stride;
    maps.fields.set(field.name, map);
    return map;
}

function spread(field: FieldHead, bytes: Uint8Array, map: FieldMap): void {
    let first = map.firstRow;
    let end = map.endRow;
    const codes = field.format === "u8" ? bytes : asUint16(bytes);
    const step = (field.high - field.low) / 65535;
    let from = 0;
    for (const index of field.blocks) {
        const [x, y, width, height] = blockBox(field, index);
        for (let row = 0; row < height; row++) {
            const to = (y + row) * map.columns + x;
            if (field.format === "u8") {
                (map.values as Uint8Array).set(
                    codes.subarray(from, from + width) as Uint8Array,
                    to,
                );
            } else {
                for (let i = 0; i < width; i++)
                    map.values[to + i] = field.low + step * codes[from + i];
            }
            from += width;
        }
        first = Math.min(first, y);
        end = Math.max(end, y + height);
    }
    map.firstRow = first;
    map.endRow = end;
}

function asUint16(bytes: Uint8Array): Uint16Array {
    const count = bytes.byteLength >> 1;
    if (bytes.byteOffset % 2 === 0) return new Uint16Array(bytes.buffer, bytes.byteOffset, count);
    return new Uint16Array(bytes.slice().buffer, 0, count);
}
