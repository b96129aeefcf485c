// SPDX-License-Identifier: Apache-2.0
// The map from above on the same canvas: one triangle, one palette, any field.
import * as THREE from "three";
import { FieldMap, LandMaps } from "../api/frame.ts";
import { difference } from "../compare/difference.ts";
import { MAP_FRAGMENT } from "../viewport/glsl/map.ts";
import { SKY_VERTEX } from "../viewport/glsl/sky.ts";
import { polarFilter } from "../viewport/globe_math.ts";
import { Land } from "../viewport/land.ts";
import { floatTexture } from "../viewport/textures.ts";
import { hasMeans, legendRange, Palette, paletteFor, Rgb, table } from "./palettes.ts";

export interface MapWindow {
    x: number; // cell in the middle
    y: number;
    scale: number; // cells per CSS pixel
}

const MOST_NAMED = 48; // classes that a legend lists one by one

export class MapLayer {
    window: MapWindow = { x: 0, y: 0, scale: 1 };
    palette: Palette = paletteFor("height");
    range: [number, number] = [0, 1];
    field = "height";
    classes: Rgb[] | undefined; // colours of the materials
    classesSeen: number[] = []; // the classes that the field shows, if it has any
    classList: number[] = []; // those that there are, unless they are too many to name
    peer: { land: Land; map: FieldMap | undefined } | undefined; // shares the legend
    apart: FieldMap | undefined; // what two lands differ in
    private scene = new THREE.Scene();
    private camera = new THREE.Camera();
    private material: THREE.RawShaderMaterial;
    private colours = new THREE.DataTexture(new Uint8Array(256 * 4), 256, 1);
    private texture = floatTexture(2, 2);
    private shown = "";
    private ball = floatTexture(2, 2);
    private balled = "";

    get classCount(): number {
        return this.classesSeen.length;
    }

    constructor(triangle: THREE.BufferGeometry) {
        this.colours.minFilter = this.colours.magFilter = THREE.LinearFilter;
        const v2 = () => new THREE.Vector2();
        this.material = new THREE.RawShaderMaterial({
            glslVersion: THREE.GLSL3,
            vertexShader: "precision highp float;\n" + SKY_VERTEX,
            fragmentShader: "precision highp float;\nprecision highp int;\n" + MAP_FRAGMENT,
            depthTest: false,
            depthWrite: false,
            uniforms: {
                uHeight: { value: null },
                uField: { value: null },
                uPalette: { value: this.colours },
                uLight: { value: null },
                uCells: { value: v2() },
                uFieldCells: { value: v2() },
                uSpacing: { value: 1 },
                uWindow: { value: new THREE.Vector4() },
                uScreen: { value: v2() },
                uOrigin: { value: v2() },
                uRange: { value: new THREE.Vector4() },
                uShade: { value: 2 },
                uContour: { value: 0 },
                uBrush: { value: new THREE.Vector4(0, 0, 1, 0) },
            },
        });
        const mesh = new THREE.Mesh(triangle, this.material);
        mesh.frustumCulled = false;
        this.scene.add(mesh);
    }

    // The same field and colours laid over the land in 3D, or around the ball.
    overlay(
        uniforms: Record<string, THREE.IUniform>,
        shown: boolean,
        land: Land,
        round = false,
    ): void {
        uniforms.uOverlay.value = shown ? 0.85 : 0;
        if (!shown) return;
        const { kind } = this.palette;
        const own = this.field === "height" ? land.height : this.texture;
        uniforms.uField.value = round ? this.ballTexture(own, land, !hasMeans(this.palette)) : own;
        uniforms.uPalette.value = this.colours;
        const code = { linear: 0, around: 0, log: 1, classes: 2, hypsometric: 3 }[kind];
        const { low, top, sea } = this.heights(land);
        if (code === 3) uniforms.uFieldRange.value.set(Math.min(low, sea - 1), top, 3);
        else uniforms.uFieldRange.value.set(this.range[0], this.range[1], code);
    }

    // The field as a ball shows it.
    private ballTexture(own: THREE.DataTexture, land: Land, nearest: boolean): THREE.DataTexture {
        const key = `${this.shown} ${land.version}`;
        if (key === this.balled) return this.ball;
        this.balled = key;
        const { width, height } = own.image;
        const values = polarFilter(
            own.image.data as unknown as Float32Array,
            width,
            height,
            nearest,
        );
        this.ball.dispose();
        this.ball = floatTexture(width, height, values);
        this.ball.wrapS = THREE.RepeatWrapping;
        if (nearest) this.ball.minFilter = this.ball.magFilter = THREE.NearestFilter;
        return this.ball;
    }

    fit(land: Land, width: number, height: number): void {
        this.window = {
            x: (land.columns - 1) / 2,
            y: (land.rows - 1) / 2,
            scale: Math.max(land.columns / (width * 0.94), land.rows / (height * 0.94)),
        };
    }

    // What two lands differ in, of a field with numbers; of the heights if it has none. The same
    // change has the same colour whichever way it goes.
    showDifference(before: LandMaps, after: LandMaps, wanted: string, land: Land): void {
        const plain =
            !hasMeans(paletteFor(wanted)) ||
            !before.fields.has(wanted) ||
            !after.fields.has(wanted);
        const field = plain ? "height" : wanted;
        const a = before.fields.get(field);
        const b = after.fields.get(field);
        if (a === undefined || b === undefined) return;
        const key = [
            "difference",
            field,
            a.version,
            b.version,
            a.columns,
            b.columns,
            before.tick,
            after.tick,
        ].join(" ");
        if (key === this.shown) return;
        this.apart = difference(
            { map: a, spacing: before.spacing },
            { map: b, spacing: after.spacing },
            b.version,
        );
        if (this.apart === undefined) return;
        this.show(
            this.apart,
            field === "height" ? "difference" : `difference.${field}`,
            land,
            "change",
        );
        this.shown = key;
    }

    // Takes the field to show; in its own palette unless another one is chosen.
    show(map: FieldMap | undefined, name: string, land: Land, chosen = ""): void {
        this.field = name;
        this.palette = paletteFor(name, chosen);
        const key = [
            name,
            this.palette.name,
            map?.version,
            map?.columns,
            this.classes?.length,
            this.peer?.map?.version,
        ].join(" ");
        if (key === this.shown && name !== "height") return;
        this.shown = key;
        // Materials have the colours of the recipe, zones those of their table; basins are just
        // to be told apart.
        this.colours.image.data = table(
            this.palette,
            256,
            name === "top_material" ? this.classes : undefined,
        );
        this.colours.minFilter = this.colours.magFilter =
            this.palette.kind === "classes" ? THREE.NearestFilter : THREE.LinearFilter;
        this.colours.needsUpdate = true;
        if (map === undefined) return;
        if (name !== "height") {
            const values =
                map.values instanceof Uint8Array ? Float32Array.from(map.values) : map.values;
            this.texture.dispose();
            this.texture = floatTexture(map.columns, map.rows, values);
            if (!hasMeans(this.palette))
                this.texture.minFilter = this.texture.magFilter = THREE.NearestFilter;
            if (this.palette.kind === "classes") {
                this.classesSeen = classesOf(values);
                this.classList = this.classCount <= MOST_NAMED ? commonClasses(values) : [];
            }
            const [low, high] = spanOf(values);
            const other = this.peer?.map === undefined ? [low, high] : spanOf(this.peer.map.values);
            this.range = legendRange(
                this.palette,
                Math.min(low, other[0]),
                Math.max(high, other[1]),
            );
        } else {
            const span = this.heights(land);
            this.range = legendRange(this.palette, span.low, span.high);
        }
    }

    // Of this land and the one it is compared with.
    heights(land: Land): { low: number; high: number; top: number; sea: number } {
        const one = land.numbers;
        const two = this.peer?.land.numbers ?? one;
        const low = Math.min(one.low, two.low);
        const top = Math.max(land.levels.top, this.peer?.land.levels.top ?? -Infinity);
        return { low, high: Math.max(one.high, two.high), top, sea: land.sea ?? low };
    }

    draw(
        renderer: THREE.WebGLRenderer,
        land: Land,
        light: THREE.Texture,
        full: { width: number; height: number },
        contour: number,
        brush: THREE.Vector4,
    ): void {
        const u = this.material.uniforms;
        const ratio = renderer.getPixelRatio();
        const { x, y, scale } = this.window;
        u.uHeight.value = land.height;
        u.uField.value = this.field === "height" ? land.height : this.texture;
        u.uLight.value = light;
        u.uCells.value.set(land.columns, land.rows);
        const size = (u.uField.value as THREE.DataTexture).image;
        u.uFieldCells.value.set(size.width, size.height);
        u.uSpacing.value = land.spacing;
        // The window is that of the whole canvas, so that both halves of a split show one map.
        const left = x - (full.width / 2) * scale;
        const bottom = y + (full.height / 2) * scale;
        u.uWindow.value.set(left, bottom, scale / ratio, 0);
        u.uOrigin.value.set(0, 0);
        u.uScreen.value.set(full.width * ratio, full.height * ratio);
        const codes = { linear: 0, around: 0, log: 1, hypsometric: 2, classes: 3 };
        const kind = codes[this.palette.kind];
        const { low, top, sea } = this.heights(land);
        u.uRange.value.set(
            this.palette.kind === "hypsometric" ? Math.min(low, sea - 1) : this.range[0],
            this.palette.kind === "hypsometric" ? top : this.range[1],
            kind,
            sea,
        );
        // Shading so strong that the slope in the middle can be seen.
        const shade = Math.min(8, Math.max(0.6, 0.42 / Math.max(land.numbers.median, 0.02)));
        // The colour leads.
        u.uShade.value = this.field.startsWith("difference") ? shade * 0.3 : shade;
        u.uContour.value = contour;
        u.uBrush.value.copy(brush);
        renderer.render(this.scene, this.camera);
    }
}

// Different whole numbers, as far as anybody would count them.
export function classesOf(values: Float32Array | Uint8Array): number[] {
    const found = new Set<number>();
    for (const v of values) {
        found.add(Math.round(v));
        if (found.size >= 10000) break;
    }
    return [...found].sort((a, b) => a - b);
}

// Different whole numbers, the commonest first.
export function commonClasses(values: Float32Array | Uint8Array): number[] {
    const counts = new Map<number, number>();
    for (const v of values) counts.set(Math.round(v), (counts.get(Math.round(v)) ?? 0) + 1);
    return [...counts.entries()].sort((a, b) => b[1] - a[1] || a[0] - b[0]).map(([v]) => v);
}

function spanOf(values: Float32Array | Uint8Array): [number, number] {
    let low = Infinity;
    let high = -Infinity;
    for (const v of values) {
        if (v < low) low = v;
        if (v > high) high = v;
    }
    return low <= high ? [low, high] : [0, 1];
}
