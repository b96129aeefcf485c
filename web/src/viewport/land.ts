// SPDX-License-Identifier: Apache-2.0
// One state of the land as the graphics card sees it: textures of heights, water and materials,
// and the few numbers of the whole map that the picture depends on.
import * as THREE from "three";
import { FieldMap, LandMaps, takeRows } from "../api/frame.ts";
import { AIR_FIELDS, packAir, WIND_FIELDS } from "./air.ts";
import { packPlants, PLANT_FIELDS } from "./plants.ts";
import { heightBoxes, HeightBoxes } from "./quadtree.ts";
import { Wind } from "./streaks.ts";
import { byteTexture, faceTexture, floatTexture, uploadRows } from "./textures.ts";
import {
    boxAbove,
    coarseMean,
    ColourLevels,
    colourLevels,
    deepWater,
    edgeShareBelow,
    isWetLand,
    LandNumbers,
    landNumbers,
    waterLevels,
    worldStretch,
} from "./terrain_math.ts";

export class Land {
    columns = 2;
    rows = 2;
    spacing = 1; // between samples of the texture, in metres
    west = 0; // metres from the north-west corner of the map to that of this part of it
    north = 0;
    mapWidth = 1; // of the whole map, metres
    mapDepth = 1;
    thinned = false; // the map has more samples than are drawn
    sea: number | undefined;
    numbers: LandNumbers = {
        low: 0,
        high: 1,
        bulk: [0, 0, 1],
        top: 1,
        rockSlope: 0.7,
        median: 0.3,
    };
    // Of no land yet: any other is new.
    levels: ColourLevels = { low: 0, top: 0, bulk: [NaN, NaN, NaN] };
    boxes: HeightBoxes | undefined;
    height = floatTexture(2, 2);
    // Of the water's surface; far below the ground where all is dry.
    level = floatTexture(2, 2, new Float32Array(4).fill(-1e6));
    coarse = floatTexture(2, 2);
    material = byteTexture(2, 2);
    extra = byteTexture(2, 2, 4); // velocity x, y; river; wear or deposit
    face = faceTexture(2, 2); // the rocks of a wall, where they end, and how high it is
    hasFace = false;
    ice = byteTexture(2, 2); // how much of it covers the ground, 255 = thick
    hasIce = false;
    air = byteTexture(2, 2, 4); // temperature, moisture, snow, cloud
    airHas = { temperature: false, moisture: false, snow: false, cloud: false };
    plants = byteTexture(2, 2, 4); // conifers, other trees, shrubs, grass
    hasPlants = false;
    airVersion = 0; // of air and ice
    waits = false; // there is newer air than what is drawn
    private packed = -Infinity; // when it was
    wind: Wind | undefined; // another one when it changed
    stretch = 1; // of the heights, so that a world is no sheet of paper
    wraps = false; // east meets west
    latitudes = false; // rows are latitudes
    private iced: Float32Array | undefined; // ground with the ice on it
    hasWater = false;
    hasMaterial = false;
    hasFlow = false;
    waterDepth = 10; // metres: how deep the deep water is
    ocean = false; // the sea reaches the edge all round
    version = 0;
    // The part worth framing, in metres from the middle: what rises from the sea, or all of it.
    bounds = { west: 0, east: 0, north: 0, south: 0 };
    private source: LandMaps | undefined;
    private seen = new Map<string, number>();

    get width(): number {
        return (this.columns - 1) * this.spacing;
    }
    get depth(): number {
        return (this.rows - 1) * this.spacing;
    }
    get extent(): number {
        return Math.max(this.width, this.depth);
    }
    get heights(): Float32Array {
        return this.height.image.data as unknown as Float32Array;
    }

    // Takes over what changed in the maps. True if the shape of the ground or water changed.
    update(maps: LandMaps, sea: number | undefined, renderer: THREE.WebGLRenderer): boolean {
        const height = maps.fields.get("height");
        if (height === undefined) return false;
        this.source = maps;
        const seaChanged = sea !== this.sea;
        this.sea = sea;
        const ice = maps.fields.get("ice");
        const iceChanged = this.isNew(ice);
        const groundChanged = this.isNew(height) || iceChanged;
        const resized = height.columns !== this.columns || height.rows !== this.rows;
        if (iceChanged || this.hasIce) this.takeIce(ice, height);
        if (groundChanged || resized) this.takeHeight(height, maps, resized, renderer);
        const water = maps.fields.get("water");
        const wetChanged = this.isNew(water);
        if (groundChanged || resized || wetChanged || seaChanged)
            this.takeWater(height, water, renderer);
        this.takeMaterial(maps.fields.get("top_material"));
        this.takeExtra(maps, height);
        this.takeFace(maps, height);
        this.takeAir(maps, height, groundChanged || seaChanged);
        this.takePlants(maps, height);
        if (iceChanged) this.airVersion++;
        this.meetEastAndWest();
        const changed = groundChanged || resized || wetChanged || seaChanged;
        if (changed) this.version++;
        return changed;
    }

    // Height of the ground at a place in samples, linearly between them.
    heightAt(x: number, y: number): number {
        return bilinear(this.heights, this.columns, this.rows, x, y);
    }
    levelAt(x: number, y: number): number {
        if (this.level.image.width !== this.columns) return this.heightAt(x, y); // dry land
        const levels = this.level.image.data as unknown as Float32Array;
        return Math.max(this.heightAt(x, y), bilinear(levels, this.columns, this.rows, x, y));
    }
    fieldAt(name: string, x: number, y: number): number | undefined {
        const map = this.source?.fields.get(name);
        if (map === undefined) return undefined;
        const fx = (x / Math.max(1, this.columns - 1)) * (map.columns - 1);
        const fy = (y / Math.max(1, this.rows - 1)) * (map.rows - 1);
        if (map.values instanceof Uint8Array)
            return map.values[Math.round(fy) * map.columns + Math.round(fx)];
        return bilinear(map.values, map.columns, map.rows, fx, fy);
    }

    dispose(): void {
        for (const t of [...this.smooth(), this.material, this.face]) t.dispose();
    }

    private smooth(): THREE.DataTexture[] {
        const { height, level, coarse, extra, ice, air, plants } = this;
        return [height, level, coarse, extra, ice, air, plants];
    }

    // Textures of a map that wraps go on at its edge, so that nothing breaks off there.
    private meetEastAndWest(): void {
        const way = this.wraps ? THREE.RepeatWrapping : THREE.ClampToEdgeWrapping;
        for (const t of this.smooth()) {
            if (t.wrapS === way) continue;
            t.wrapS = way;
            t.needsUpdate = true;
        }
    }

    // What the air is like, and the wind.
    private takeAir(maps: LandMaps, height: FieldMap, shaped: boolean): void {
        const news = (names: string[]) =>
            names.map((name) => this.isNew(maps.fields.get(name))).some(Boolean);
        // Fields of the air come one after the other: a few times a second is enough for all.
        if (news(AIR_FIELDS) || (shaped && this.latitudes)) this.waits = true;
        if (this.waits && performance.now() - this.packed > 150) {
            this.waits = false;
            this.packed = performance.now();
            const air = packAir(maps, height, this.latitudes ? (this.sea ?? 0) : undefined);
            this.airHas = air ?? { temperature: false, moisture: false, snow: false, cloud: false };
            this.airVersion++;
            this.air.dispose();
            this.air = air
                ? byteTexture(height.columns, height.rows, 4, air.data)
                : byteTexture(2, 2, 4);
        }
        const [x, y] = WIND_FIELDS.map((name) => maps.fields.get(name));
        const isNew = news(WIND_FIELDS);
        if (x === undefined || y === undefined || x.columns !== y.columns || x.rows !== y.rows)
            this.wind = undefined;
        else if (isNew || this.wind?.wraps !== this.wraps || this.wind.round !== this.latitudes)
            this.wind = {
                columns: x.columns,
                rows: x.rows,
                x: x.values,
                y: y.values,
                wraps: this.wraps,
                round: this.latitudes,
            };
    }

    private takePlants(maps: LandMaps, height: FieldMap): void {
        const isNew = PLANT_FIELDS.map((name) => this.isNew(maps.fields.get(name))).some(Boolean);
        if (!isNew && (!this.hasPlants || this.plants.image.width === height.columns)) return;
        const data = packPlants(maps, height);
        this.hasPlants = data !== undefined;
        this.plants.dispose();
        const [columns, rows] = data ? [height.columns, height.rows] : [2, 2];
        this.plants = byteTexture(columns, rows, 4, data);
        this.airVersion++;
    }

    private isNew(map: FieldMap | undefined): boolean {
        if (map === undefined) return false;
        const isNew = this.seen.get(map.name) !== map.version;
        this.seen.set(map.name, map.version);
        return isNew;
    }

    private takeHeight(
        map: FieldMap,
        maps: LandMaps,
        resized: boolean,
        renderer: THREE.WebGLRenderer,
    ): void {
        const values = this.hasIce ? this.iced! : (map.values as Float32Array);
        this.columns = map.columns;
        this.rows = map.rows;
        this.spacing = maps.spacing * map.stride;
        [this.west, this.north] = [maps.x0 * maps.spacing, maps.y0 * maps.spacing];
        this.mapWidth = (maps.mapColumns - 1) * maps.spacing;
        this.mapDepth = (maps.mapRows - 1) * maps.spacing;
        this.thinned = map.stride > 1;
        const [first, end] = this.hasIce ? (takeRows(map), [0, map.rows]) : takeRows(map);
        if (resized || this.heights !== values) {
            this.height.dispose();
            this.height = floatTexture(map.columns, map.rows, values);
            this.boxes = heightBoxes(values, map.columns, map.rows);
        } else if (first < end) {
            uploadRows(renderer, this.height, first, end);
            this.boxes = heightBoxes(values, map.columns, map.rows, this.boxes, first, end);
        }
        const coarse = coarseMean(values, map.columns, map.rows, 256);
        this.coarse.dispose();
        this.coarse = floatTexture(coarse.columns, coarse.rows, coarse.values);
        this.numbers = landNumbers(values, map.columns, map.rows, this.spacing);
        this.levels = colourLevels(this.numbers, this.levels);
        this.stretch = worldStretch(this.extent, this.numbers.high - this.numbers.low);
    }

    private takeWater(
        height: FieldMap,
        water: FieldMap | undefined,
        renderer: THREE.WebGLRenderer,
    ): void {
        const fits = (map: FieldMap | undefined) =>
            map !== undefined && map.columns === height.columns && map.rows === height.rows;
        const ground = this.heights;
        this.ocean =
            this.sea !== undefined &&
            edgeShareBelow(ground, height.columns, height.rows, this.sea) > 0.97;
        this.hasWater =
            (this.sea !== undefined && this.numbers.low < this.sea) ||
            (fits(water) && isWetLand((water as FieldMap).values as Float32Array));
        this.findBounds(ground);
        if (!this.hasWater && this.level.image.width === 2) return;
        const old = this.level.image.data as unknown as Float32Array;
        const reuse = old.length === ground.length ? old : undefined;
        const levels = waterLevels(
            ground,
            fits(water) ? ((water as FieldMap).values as Float32Array) : undefined,
            height.columns,
            height.rows,
            this.sea,
            reuse,
        );
        this.waterDepth = deepWater(ground, levels);
        if (reuse !== undefined) {
            uploadRows(renderer, this.level, 0, height.rows);
        } else {
            this.level.dispose();
            this.level = floatTexture(height.columns, height.rows, levels);
        }
    }

    private findBounds(ground: Float32Array): void {
        const all = {
            west: -this.width / 2,
            east: this.width / 2,
            north: -this.depth / 2,
            south: this.depth / 2,
        };
        this.bounds = all;
        if (!this.ocean) return;
        const box = boxAbove(ground, this.columns, this.rows, this.sea as number);
        if (box === undefined) return;
        this.bounds = {
            west: all.west + box.x0 * this.spacing,
            east: all.west + box.x1 * this.spacing,
            north: all.north + box.y0 * this.spacing,
            south: all.north + box.y1 * this.spacing,
        };
    }

    // What is drawn is the surface of the ice, in its own colour.
    private takeIce(map: FieldMap | undefined, height: FieldMap): void {
        const fits =
            map !== undefined && map.columns === height.columns && map.rows === height.rows;
        this.hasIce =
            fits && map.high > 0 && (map.values as Float32Array).some((thick) => thick > 0.01);
        if (!this.hasIce) {
            this.iced = undefined;
            return;
        }
        const thick = map!.values as Float32Array;
        const ground = height.values as Float32Array;
        if (this.iced?.length !== thick.length) this.iced = new Float32Array(thick.length);
        const cover = new Uint8Array(thick.length);
        for (let i = 0; i < thick.length; i++) {
            this.iced[i] = ground[i] + thick[i];
            cover[i] = Math.round(255 * (1 - Math.exp(-thick[i] / 4)));
        }
        this.ice.dispose();
        this.ice = byteTexture(height.columns, height.rows, 1, cover);
        this.ice.minFilter = this.ice.magFilter = THREE.LinearFilter;
    }

    private takeMaterial(map: FieldMap | undefined): void {
        this.hasMaterial = map !== undefined;
        if (map === undefined || !this.isNew(map)) return;
        const values = map.values as Uint8Array;
        this.material.dispose();
        this.material = byteTexture(map.columns, map.rows, 1, values);
    }

    // What layered walls show: 15 bits of rocks and 16 of edges, and the drop to the lowest sample
    // around, which only walls of several rocks need.
    private takeFace(maps: LandMaps, height: FieldMap): void {
        const [rocks, edges] = ["rock_face", "rock_edge"].map((name) => maps.fields.get(name));
        const fits = (map: FieldMap | undefined) =>
            map?.columns === height.columns && map.rows === height.rows;
        this.hasFace = fits(rocks) && fits(edges);
        const isNew = [this.isNew(rocks), this.isNew(edges)].some(Boolean);
        if (rocks === undefined || edges === undefined || !this.hasFace || !isNew) return;
        const data = new Uint32Array(rocks.values.length * 2);
        const drop = new Float32Array(data.buffer);
        const { columns, rows } = height;
        const z = height.values as Float32Array;
        for (let y = 0, i = 0; y < rows; y++) {
            const up = y > 0 ? -columns : 0;
            const down = y < rows - 1 ? columns : 0;
            for (let x = 0; x < columns; x++, i++) {
                const code = rocks.values[i];
                data[2 * i] = (code | (edges.values[i] << 16)) >>> 0;
                if (code % 1057 === 0) continue; // one rock alone
                const west = x > 0 ? -1 : 0;
                const east = x < columns - 1 ? 1 : 0;
                const low = Math.min(
                    z[i + up + west],
                    z[i + up],
                    z[i + up + east],
                    z[i + west],
                    z[i + east],
                    z[i + down + west],
                    z[i + down],
                    z[i + down + east],
                );
                drop[2 * i + 1] = Math.max(z[i] - low, 0);
            }
        }
        this.face.dispose();
        this.face = faceTexture(columns, rows, data);
    }

    // Packs what only tints the ground or moves the waves: eight bits are enough for it.
    private takeExtra(maps: LandMaps, height: FieldMap): void {
        const parts = ["velocity_x", "velocity_y", "river_width", "wear", "deposit"].map((name) => {
            const map = maps.fields.get(name);
            return map !== undefined && map.columns === height.columns && map.rows === height.rows
                ? map
                : undefined;
        });
        let dirty = false;
        for (const part of parts) if (this.isNew(part)) dirty = true;
        this.hasFlow = parts[0] !== undefined && parts[1] !== undefined;
        const size = height.columns * height.rows;
        if (!parts.some(Boolean)) return;
        if (!dirty && this.extra.image.data!.length === size * 4) return;
        // Rivers are mostly narrower than a sample: they are drawn wider, the largest of the land
        // always so that they are seen; but only where no sample is left out, else they would be
        // dotted.
        const drawn = parts[2] !== undefined && parts[2].stride === 1;
        const widest = drawn ? Math.max(parts[2]!.high, 1e-6) : 1;
        const cover = (w: number) => {
            const share = w / widest;
            return drawn
                ? 255 * Math.max((5 * w) / this.spacing, share > 0.22 ? 0.35 + 0.5 * share : 0)
                : 0;
        };
        const [vx, vy, river, wear, deposit] = parts.map(
            (part) => part?.values as Float32Array | undefined,
        );
        const data = new Uint8Array(size * 4);
        const byte = (x: number) => Math.max(0, Math.min(255, Math.round(x)));
        for (let i = 0; i < size; i++) {
            data[i * 4] = vx ? byte(128 + 24 * vx[i]) : 128;
            data[i * 4 + 1] = vy ? byte(128 + 24 * vy[i]) : 128;
            data[i * 4 + 2] = river ? byte(cover(river[i])) : 0;
            const change = (deposit ? deposit[i] : 0) - (wear ? wear[i] : 0);
            data[i * 4 + 3] = byte(128 + 40 * Math.sign(change) * Math.log2(1 + Math.abs(change)));
        }
        this.extra.dispose();
        this.extra = byteTexture(height.columns, height.rows, 4, data);
    }
}

function bilinear(v: Float32Array, columns: number, rows: number, x: number, y: number): number {
    const fx = Math.min(Math.max(x, 0), columns - 1);
    const fy = Math.min(Math.max(y, 0), rows - 1);
    const x0 = Math.min(Math.floor(fx), Math.max(0, columns - 2));
    const y0 = Math.min(Math.floor(fy), Math.max(0, rows - 2));
    const i = y0 * columns + x0;
    const right = columns > 1 ? 1 : 0;
    const below = rows > 1 ? columns : 0;
    const tx = fx - x0;
    const ty = fy - y0;
    const upper = v[i] * (1 - tx) + v[i + right] * tx;
    const lower = v[i + below] * (1 - tx) + v[i + below + right] * tx;
    return upper * (1 - ty) + lower * ty;
}
