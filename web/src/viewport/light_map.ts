// SPDX-License-Identifier: Apache-2.0
// Sun and sky for every place of the map, in a texture of its own; made in strips, a few a frame,
// when land, sun or exaggeration changed.
import * as THREE from "three";
import { LIGHT_FRAGMENT, SKY_VERTEX } from "./glsl/sky.ts";
import { Land } from "./land.ts";
import { Quality } from "./quality.ts";

export class LightMap {
    target: THREE.WebGLRenderTarget;
    private key = "";
    private cursor = 0; // the strip to make next
    private left = 0; // strips that are still of an older land or sun

    constructor() {
        this.target = lightTarget(4, 4);
    }

    // Whether strips are still to be made.
    get busy(): boolean {
        return this.left > 0;
    }

    // Begins anew if the key (land, sun, exaggeration) is another one; makes up to `budget` strips.
    update(
        pass: LightPass,
        land: Land,
        sun: THREE.Vector3,
        z: number,
        q: Quality,
        budget: number,
    ): boolean {
        const scale = Math.min(1, q.light / Math.max(land.columns, land.rows));
        const width = Math.max(4, Math.round(land.columns * scale));
        const height = Math.max(4, Math.round(land.rows * scale));
        if (this.target.width !== width || this.target.height !== height) {
            this.target.dispose();
            this.target = lightTarget(width, height);
            this.key = "";
        }
        const towards = [sun.x, sun.y, sun.z].map((v) => v.toFixed(4));
        const key = [land.version, ...towards, z].join(" ");
        const count = Math.max(1, Math.ceil((width * height) / q.strip));
        if (key !== this.key) {
            this.key = key;
            this.left = count; // going on from the cursor, so that fast changes starve no strip
        }
        let made = 0;
        while (this.left > 0 && made < budget) {
            const strip = this.cursor % count;
            const from = Math.floor((strip * height) / count);
            const to = Math.floor(((strip + 1) * height) / count);
            pass.draw(this.target, land, sun, z, q, from, to);
            this.cursor = (strip + 1) % count;
            this.left--;
            made++;
        }
        return made > 0;
    }

    dispose(): void {
        this.target.dispose();
    }
}

function lightTarget(width: number, height: number): THREE.WebGLRenderTarget {
    return new THREE.WebGLRenderTarget(width, height, {
        depthBuffer: false,
        minFilter: THREE.LinearFilter,
        magFilter: THREE.LinearFilter,
        generateMipmaps: false,
    });
}

export class LightPass {
    private scene = new THREE.Scene();
    private camera = new THREE.Camera();
    private material: THREE.RawShaderMaterial;

    constructor(
        private readonly renderer: THREE.WebGLRenderer,
        triangle: THREE.BufferGeometry,
    ) {
        this.material = new THREE.RawShaderMaterial({
            glslVersion: THREE.GLSL3,
            vertexShader: "precision highp float;\n" + SKY_VERTEX,
            fragmentShader: "precision highp float;\n" + LIGHT_FRAGMENT,
            depthTest: false,
            depthWrite: false,
            uniforms: {
                uHeight: { value: null },
                uCoarse: { value: null },
                uCells: { value: new THREE.Vector2() },
                uPixels: { value: new THREE.Vector2() },
                uSpacing: { value: 1 },
                uZ: { value: 1 },
                uSun: { value: new THREE.Vector3() },
                uRelief: { value: 1 },
                uSea: { value: -1e6 },
                uSteps: { value: 32 },
                uRays: { value: 8 },
            },
        });
        const mesh = new THREE.Mesh(triangle, this.material);
        mesh.frustumCulled = false;
        this.scene.add(mesh);
    }

    draw(
        target: THREE.WebGLRenderTarget,
        land: Land,
        sun: THREE.Vector3,
        z: number,
        q: Quality,
        from: number,
        to: number,
    ): void {
        const u = this.material.uniforms;
        u.uHeight.value = land.height;
        u.uCoarse.value = land.coarse;
        u.uCells.value.set(land.columns, land.rows);
        u.uPixels.value.set(target.width, target.height);
        u.uSpacing.value = land.spacing;
        u.uZ.value = z;
        u.uSun.value.copy(sun);
        u.uRelief.value =
            Math.max(1, land.numbers.high - Math.max(land.numbers.low, land.sea ?? -1e9)) * z;
        u.uSea.value = land.sea ?? -1e6;
        u.uSteps.value = q.steps;
        u.uRays.value = q.rays;
        const before = this.renderer.getRenderTarget();
        target.scissorTest = true;
        target.scissor.set(0, from, target.width, to - from);
        target.viewport.set(0, 0, target.width, target.height);
        const clear = this.renderer.autoClear;
        this.renderer.autoClear = false;
        this.renderer.setRenderTarget(target);
        this.renderer.render(this.scene, this.camera);
        this.renderer.setRenderTarget(before);
        this.renderer.autoClear = clear;
    }
}
