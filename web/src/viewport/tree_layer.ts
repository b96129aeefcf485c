// SPDX-License-Identifier: Apache-2.0
// Trees and grass on the graphics card: one instanced body for each place of a square lattice
// around what is looked at. Near ones stand singly, far ones as clumps, and from far away the
// ground's colour tells of them alone.
import * as THREE from "three";
import { colourOf, linear } from "../map/palettes.ts";
import { TREE_FRAGMENT, TREE_VERTEX } from "./glsl/trees.ts";
import { Land } from "./land.ts";
import { treePitch } from "./plants.ts";

type Uniforms = Record<string, THREE.IUniform>;
const CORNERS = 5;
const BODIES = ["trees.conifer", "trees.broadleaf", "shrub", "grass"]; // as packPlants has them

export class TreeLayer {
    private own: Uniforms = {
        uTrees: { value: new THREE.Vector4() },
        uPlantColours: { value: BODIES.map(() => new THREE.Vector3()) },
    };
    private ray = new THREE.Vector3();

    // `side`: places along a side of the lattice.
    constructor(private readonly side: number) {}

    mesh(shared: Uniforms): THREE.Mesh {
        const material = new THREE.RawShaderMaterial({
            glslVersion: THREE.GLSL3,
            vertexShader:
                `#define SIDE float(${this.side})\nprecision highp float;\n` +
                "precision highp int;\nuniform mat4 projectionMatrix;\nuniform mat4 viewMatrix;\n" +
                TREE_VERTEX,
            fragmentShader: "precision highp float;\nprecision highp int;\n" + TREE_FRAGMENT,
            uniforms: { ...shared, ...this.own },
            side: THREE.DoubleSide,
        });
        const mesh = new THREE.Mesh(treeGeometry(this.side), material);
        mesh.frustumCulled = false;
        mesh.renderOrder = 1;
        return mesh;
    }

    // Lays the lattice where the eye looks; false if no tree would be seen.
    update(land: Land, camera: THREE.PerspectiveCamera, exaggeration: number): boolean {
        if (!land.hasPlants) return false;
        const eye = camera.position;
        const ground = land.numbers.median * exaggeration;
        camera.getWorldDirection(this.ray);
        // Where the middle of the picture meets the ground, but not beyond the land.
        const down = Math.max(-this.ray.y, 0.05);
        const away = Math.min(Math.max(eye.y - ground, 1) / down, land.extent);
        const { pitch, shown } = treePitch(away, this.side);
        if (shown <= 0) return false;
        // Nearer to the eye than to the middle, where there is most to see.
        const x = eye.x + 0.8 * away * this.ray.x;
        const y = eye.z + 0.8 * away * this.ray.z;
        const first = (at: number) => Math.round(at / pitch - this.side / 2);
        this.own.uTrees.value.set(first(x), first(y), pitch, shown);
        const inks = this.own.uPlantColours.value as THREE.Vector3[];
        inks.forEach((ink, i) => ink.set(...linear(colourOf(BODIES[i]))));
        return true;
    }
}

// Two cones, base to base: foot, ring and top.
function treeGeometry(side: number): THREE.InstancedBufferGeometry {
    const geometry = new THREE.InstancedBufferGeometry();
    const body: number[] = [0, 0, 0, 0, 0, 2];
    const index: number[] = [];
    for (let k = 0; k < CORNERS; k++) {
        const angle = (2 * Math.PI * k) / CORNERS;
        body.push(Math.cos(angle), Math.sin(angle), 1);
        const next = (k + 1) % CORNERS;
        index.push(1, 2 + k, 2 + next, 0, 2 + next, 2 + k);
    }
    const spots = new Float32Array(side * side * 2);
    for (let i = 0; i < side * side; i++) {
        spots[2 * i] = i % side;
        spots[2 * i + 1] = Math.floor(i / side);
    }
    geometry.setAttribute("body", new THREE.BufferAttribute(new Float32Array(body), 3));
    geometry.setAttribute("spot", new THREE.InstancedBufferAttribute(spots, 2));
    geometry.setIndex(index);
    geometry.instanceCount = side * side;
    return geometry;
}
