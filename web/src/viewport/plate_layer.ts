// SPDX-License-Identifier: Apache-2.0
// Plates of a world on the graphics card: the texture of their numbers, lines and arrows. Made
// again when a field changed, and only what is asked for.
import * as THREE from "three";
import { FieldMap, LandMaps } from "../api/frame.ts";
import { colourOf, linear, paletteFor, table } from "../map/palettes.ts";
import { BORDER_FRAGMENT, BORDER_VERTEX, DRIFT_FRAGMENT, DRIFT_VERTEX } from "./glsl/plates.ts";
import { floatTexture } from "./textures.ts";
import { BORDER_FIELD, borderLines, DRIFT_FIELDS, driftArrows, PLATE_FIELD } from "./plates.ts";

type Uniforms = Record<string, THREE.IUniform>;

export interface PlateWishes {
    plates: boolean; // a tint for each
    borders: boolean; // lines by what happens there
    drift: boolean; // arrows
}

export const PLATE_ARROWS = 480;
const TINT = 0.64;

export class PlateLayer {
    // What the ball itself needs for the tint.
    readonly tint: Uniforms = {
        uPlate: { value: floatTexture(2, 2) },
        uPlateColours: { value: new THREE.DataTexture(new Uint8Array(256 * 4), 256, 1) },
        uPlateTint: { value: 0 },
    };
    lines = 0; // that are drawn
    arrows = 0;
    private border: THREE.Mesh;
    private drift: THREE.Mesh;
    private lined = ""; // versions that each was made of
    private pointed = "";
    private tinted = "";
    private own: Uniforms = {
        uScreen: { value: new THREE.Vector2(1, 1) },
        uPen: { value: 2 },
        uQuill: { value: 0.006 },
        uKinds: { value: Array.from({ length: 4 }, () => new THREE.Vector3()) },
    };

    constructor(scene: THREE.Scene, shared: Uniforms) {
        const mesh = (geometry: THREE.BufferGeometry, vertex: string, fragment: string) => {
            const head = "precision highp float;\nprecision highp int;\n";
            const material = new THREE.RawShaderMaterial({
                glslVersion: THREE.GLSL3,
                vertexShader:
                    head + "uniform mat4 projectionMatrix;\nuniform mat4 viewMatrix;\n" + vertex,
                fragmentShader: head + fragment,
                uniforms: { ...shared, ...this.own },
                transparent: true,
                depthTest: false,
                depthWrite: false,
                side: THREE.DoubleSide,
            });
            const made = new THREE.Mesh(geometry, material);
            made.frustumCulled = false;
            made.visible = false;
            scene.add(made);
            return made;
        };
        this.border = mesh(strip(), BORDER_VERTEX, BORDER_FRAGMENT);
        this.drift = mesh(arrow(), DRIFT_VERTEX, DRIFT_FRAGMENT);
        this.border.renderOrder = 2;
        this.drift.renderOrder = 6;
    }

    // Takes over what is wished for and changed. `far`: of the eye from the ground, in radii.
    update(
        maps: LandMaps,
        wishes: PlateWishes,
        radius: number,
        far: number,
        screen: { width: number; height: number; ratio: number },
    ): void {
        const plate = maps.fields.get(PLATE_FIELD);
        const border = fitting(maps.fields.get(BORDER_FIELD), plate);
        const [east, south] = DRIFT_FIELDS.map((name) => maps.fields.get(name));
        this.tint.uPlateTint.value = wishes.plates && plate ? TINT : 0;
        if (wishes.plates && plate) this.takeTint(plate);
        this.border.visible = plate !== undefined && (wishes.borders || wishes.plates);
        if (plate && this.border.visible)
            this.takeLines(plate, wishes.borders ? border : undefined);
        this.drift.visible = wishes.drift && east !== undefined && south !== undefined;
        if (east && south && this.drift.visible && fitting(south, east))
            this.takeArrows(east, south, radius);
        const { width, height, ratio } = screen;
        this.own.uScreen.value.set(width * ratio, height * ratio);
        this.own.uPen.value = 2.6 * Math.max(ratio, 0.6);
        this.own.uQuill.value = 0.0038 * Math.min(1.6, Math.max(0.15, far / 2));
    }

    private takeTint(plate: FieldMap): void {
        const palette = paletteFor(PLATE_FIELD);
        const key = `${plate.version} ${plate.columns} ${palette.name}`;
        if (key === this.tinted) return;
        this.tinted = key;
        const { columns, rows } = plate;
        this.tint.uPlate.value.dispose();
        const texture = floatTexture(columns, rows, new Float32Array(plate.values));
        texture.minFilter = texture.magFilter = THREE.NearestFilter;
        this.tint.uPlate.value = texture;
        const colours = this.tint.uPlateColours.value as THREE.DataTexture;
        (colours.image.data as unknown as Uint8Array).set(table(palette));
        colours.needsUpdate = true;
    }

    private takeLines(plate: FieldMap, border: FieldMap | undefined): void {
        const key = `${plate.version} ${border?.version} ${plate.columns}`;
        if (key === this.lined) return;
        this.lined = key;
        const made = borderLines(plate.values, border?.values, plate.columns, plate.rows);
        this.lines = made.count;
        const ends = new THREE.InstancedInterleavedBuffer(made.ends, 6);
        const geometry = this.border.geometry as THREE.InstancedBufferGeometry;
        this.border.geometry = strip();
        geometry.dispose();
        this.border.geometry.setAttribute("endA", new THREE.InterleavedBufferAttribute(ends, 3, 0));
        this.border.geometry.setAttribute("endB", new THREE.InterleavedBufferAttribute(ends, 3, 3));
        this.border.geometry.setAttribute(
            "kind",
            new THREE.InstancedBufferAttribute(Float32Array.from(made.kinds), 1),
        );
        (this.border.geometry as THREE.InstancedBufferGeometry).instanceCount = made.count;
        const named = paletteFor(BORDER_FIELD).named;
        const inks = this.own.uKinds.value as THREE.Vector3[];
        inks.forEach((ink, i) =>
            ink.set(...linear(named?.get(i)?.colour ?? colourOf("nameless_class"))),
        );
    }

    private takeArrows(east: FieldMap, south: FieldMap, radius: number): void {
        const key = `${east.version} ${south.version} ${east.columns} ${radius}`;
        if (key === this.pointed) return;
        this.pointed = key;
        const { columns, rows } = east;
        const made = driftArrows(east.values, south.values, columns, rows, radius, PLATE_ARROWS);
        this.arrows = made.count;
        const old = this.drift.geometry;
        const geometry = arrow();
        geometry.setAttribute("begin", new THREE.InstancedBufferAttribute(made.from, 3));
        geometry.setAttribute("way", new THREE.InstancedBufferAttribute(made.way, 3));
        geometry.instanceCount = made.count;
        this.drift.geometry = geometry;
        old.dispose();
    }
}

function fitting(map: FieldMap | undefined, other: FieldMap | undefined): FieldMap | undefined {
    return map?.columns === other?.columns && map?.rows === other?.rows ? map : undefined;
}

// One line: two ends, two sides.
function strip(): THREE.InstancedBufferGeometry {
    const geometry = new THREE.InstancedBufferGeometry();
    const stroke = new Float32Array([0, -1, 0, 1, 1, -1, 1, 1]);
    geometry.setAttribute("stroke", new THREE.BufferAttribute(stroke, 2));
    geometry.setIndex([0, 1, 2, 2, 1, 3]);
    geometry.instanceCount = 0;
    return geometry;
}

// One arrow: its rim first, its ink over it. Points: along, across, of the head, ink.
function arrow(): THREE.InstancedBufferGeometry {
    const geometry = new THREE.InstancedBufferGeometry();
    const points: number[] = [];
    const index: number[] = [];
    for (const ink of [0, 1]) {
        const first = points.length / 4;
        for (const along of [0, 0.5, 1])
            // of the shaft, which follows the ball
            points.push(along, -1, 0, ink, along, 1, 0, ink);
        points.push(0, -2.5, 1, ink, 0, 2.5, 1, ink, 1, 0, 1, ink);
        for (const k of [0, 1, 2, 2, 1, 3, 2, 3, 4, 4, 3, 5, 6, 7, 8]) index.push(first + k);
    }
    geometry.setAttribute("quill", new THREE.BufferAttribute(new Float32Array(points), 4));
    geometry.setIndex(index);
    geometry.instanceCount = 0;
    return geometry;
}
