// SPDX-License-Identifier: Apache-2.0
// The streaks of the wind on the graphics card: one texture of ways, one ribbon drawn for each,
// over the land, on the map or around the ball.
import * as THREE from "three";
import { STREAK_FRAGMENT, STREAK_VERTEX } from "./glsl/streaks.ts";
import { Land } from "./land.ts";
import { POINTS, tracePaths } from "./streaks.ts";

const ROOM = 210; // pixels that the land has for each

type Uniforms = Record<string, THREE.IUniform>;
export type Where = "LAND" | "MAP" | "GLOBE";

export class StreakLayer {
    private geometry = ribbons();
    private paths = pathTexture(1, new Float32Array(POINTS * 4));
    private traced: object | undefined;
    private round = false;
    private found = 0; // ways of this wind
    private own: Uniforms = {
        uPaths: { value: this.paths },
        uPoints: { value: POINTS },
        uScreen: { value: new THREE.Vector2(1, 1) },
        uPen: { value: 2 },
        uRim: { value: new THREE.Vector3(0.02, 0.05, 0.08) },
        uRun: { value: 0 },
        uWindow: { value: new THREE.Vector4() },
    };
    private flat = new THREE.Scene();
    private eye = new THREE.Camera();

    constructor(private readonly lines: number) {
        this.flat.add(this.mesh("MAP", { uInk: { value: new THREE.Vector3(1, 1, 1) } }));
    }

    // Ribbons that read the maps of others; `uHover` says how high they are.
    mesh(where: Where, shared: Uniforms): THREE.Mesh {
        const material = new THREE.RawShaderMaterial({
            glslVersion: THREE.GLSL3,
            vertexShader:
                `#define ${where}\nprecision highp float;\nprecision highp int;\n` +
                "uniform mat4 projectionMatrix;\nuniform mat4 viewMatrix;\n" +
                STREAK_VERTEX,
            fragmentShader: "precision highp float;\n" + STREAK_FRAGMENT,
            uniforms: {
                uHeight: { value: null },
                uLevel: { value: null },
                uCells: { value: new THREE.Vector2(2, 2) },
                uHover: { value: 0 },
                uInk: { value: new THREE.Vector3(1.15, 1.2, 1.25) },
                ...shared,
                ...this.own,
            },
            transparent: true,
            depthWrite: false,
            depthTest: where !== "MAP",
            side: THREE.DoubleSide,
        });
        const mesh = new THREE.Mesh(this.geometry, material);
        mesh.frustumCulled = false;
        mesh.renderOrder = 5;
        return mesh;
    }

    // Traces the wind of a land if it is another one; false if there is none. On a ball (`round`)
    // the lines lie evenly on it.
    update(
        land: Land,
        round: boolean,
        seconds: number,
        screen: { width: number; height: number; ratio: number; area: number },
    ): boolean {
        const wind = land.wind;
        if (wind === undefined) return false;
        if (this.traced !== wind || this.round !== round) {
            this.traced = wind;
            this.round = round;
            const found = tracePaths({ ...wind, round: round || wind.round }, this.lines);
            this.found = found.top > 0 ? found.lines : 0;
            this.paths.dispose();
            this.paths = pathTexture(found.lines, found.data);
            this.own.uPaths.value = this.paths;
        }
        const { width, height, ratio, area } = screen;
        // The first of the places fill the map as evenly as all of them.
        this.geometry.instanceCount = Math.min(this.found, Math.max(120, Math.round(area / ROOM)));
        this.own.uScreen.value.set(width * ratio, height * ratio);
        this.own.uPen.value = 2.1 * Math.max(ratio, 0.7);
        this.own.uRun.value = seconds;
        return this.found > 0;
    }

    drawMap(
        renderer: THREE.WebGLRenderer,
        land: Land,
        window: { x: number; y: number; scale: number },
    ): void {
        const mesh = this.flat.children[0] as THREE.Mesh;
        const u = (mesh.material as THREE.RawShaderMaterial).uniforms;
        u.uCells.value.set(land.columns, land.rows);
        const ratio = renderer.getPixelRatio();
        u.uWindow.value.set(window.x, window.y, window.scale / ratio, 0);
        renderer.render(this.flat, this.eye);
    }
}

function ribbons(): THREE.InstancedBufferGeometry {
    const geometry = new THREE.InstancedBufferGeometry();
    const stroke = new Float32Array(POINTS * 4);
    const index: number[] = [];
    for (let k = 0; k < POINTS; k++) {
        stroke.set([k, -1, k, 1], 4 * k);
        const a = 2 * k;
        if (k + 1 < POINTS) index.push(a, a + 1, a + 2, a + 2, a + 1, a + 3);
    }
    geometry.setAttribute("stroke", new THREE.BufferAttribute(stroke, 2));
    geometry.setIndex(index);
    geometry.instanceCount = 0;
    return geometry;
}

function pathTexture(lines: number, data: Float32Array): THREE.DataTexture {
    const texture = new THREE.DataTexture(
        data as Float32Array<ArrayBuffer>,
        POINTS,
        lines,
        THREE.RGBAFormat,
        THREE.FloatType,
    );
    texture.internalFormat = "RGBA32F";
    texture.minFilter = texture.magFilter = THREE.NearestFilter;
    texture.needsUpdate = true;
    return texture;
}
