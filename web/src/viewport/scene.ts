// SPDX-License-Identifier: Apache-2.0
// Ground, water, walls and sky of one land at a time; the uniforms are set for each picture.
import * as THREE from "three";
import { linear, rgbOf } from "../map/palettes.ts";
import { SHEET_FRAGMENT, SHEET_VERTEX } from "./glsl/clouds.ts";
import { GROUND_FRAGMENT, GROUND_VERTEX } from "./glsl/ground.ts";
import { SKY_FRAGMENT, SKY_VERTEX } from "./glsl/sky.ts";
import { WALL_FRAGMENT, WALL_VERTEX } from "./glsl/walls.ts";
import { WATER_FRAGMENT, WATER_VERTEX } from "./glsl/water.ts";
import { Land } from "./land.ts";
import { floatTexture } from "./textures.ts";
import { Look } from "./looks.ts";
import { noiseTexture } from "./noise_texture.ts";
import { choosePatches, MOST_PATCHES, PATCH } from "./quadtree.ts";
import { StreakLayer } from "./streak_layer.ts";
import { TreeLayer } from "./tree_layer.ts";
import { Light } from "./sun.ts";

const VERTEX_HEAD =
    "precision highp float;\nprecision highp int;\n" +
    "uniform mat4 projectionMatrix;\nuniform mat4 viewMatrix;\n";
const FRAGMENT_HEAD = "precision highp float;\nprecision highp int;\n";

type Uniforms = Record<string, THREE.IUniform>;

export interface SceneSettings {
    exaggeration: number;
    haze: number; // 0..2
    contour: number; // metres; 0 = none
    look: Look;
    snow: number | undefined; // metres; by the look if undefined
    time: number; // seconds, for waves
    clouds: boolean;
    streaks: boolean; // of the wind
    plants: boolean;
}

export class LandScene {
    readonly triangle = fullTriangle();
    readonly uniforms: Uniforms;
    readonly scene = new THREE.Scene();
    private patches = new Float32Array(MOST_PATCHES * 4);
    private attribute = new THREE.InstancedBufferAttribute(this.patches, 4);
    private geometry = patchGeometry(this.attribute);
    private water: THREE.Mesh;
    private walls: THREE.Mesh;
    private sky: THREE.Mesh;
    private clouds: THREE.Mesh;
    private streaks: THREE.Mesh;
    private trees: THREE.Mesh;
    private readonly forest: TreeLayer;
    private frustum = new THREE.Frustum();
    private matrix = new THREE.Matrix4();
    private box = new THREE.Box3();

    // `plain` leaves out what only a graphics card can afford.
    constructor(
        private readonly plain: boolean,
        streaks: StreakLayer,
        trees: number, // places along a side of their lattice
    ) {
        this.forest = new TreeLayer(trees);
        const v3 = () => new THREE.Vector3();
        this.uniforms = {
            uHeight: { value: null },
            uLevel: { value: null },
            uLight: { value: null },
            uNoise: { value: noiseTexture() },
            uCells: { value: new THREE.Vector2(2, 2) },
            uSpacing: { value: 1 },
            uZ: { value: 1 },
            uSea: { value: -1e6 },
            uSun: { value: v3() },
            uSunLight: { value: v3() },
            uSkyLight: { value: v3() },
            uZenith: { value: v3() },
            uHorizon: { value: v3() },
            uGlow: { value: v3() },
            uExposure: { value: 1 },
            uHaze: { value: 0 },
            uEye: { value: v3() },
            uMaterial: { value: null },
            uExtra: { value: null },
            uHasMaterial: { value: 0 },
            uHasExtra: { value: 0 },
            uHasFlow: { value: 0 },
            uFace: { value: null },
            uHasFace: { value: 0 },
            uIce: { value: null },
            uHasIce: { value: 0 },
            uAir: { value: null },
            uAirHas: { value: new THREE.Vector4() },
            uPlants: { value: null },
            uHasPlants: { value: 0 },
            uVeil: { value: 1 },
            uPuff: { value: 0.01 },
            uCeiling: { value: 0 },
            uHover: { value: 0 },
            uRock: {
                value: Array.from({ length: 32 }, () => new THREE.Vector4(0.3, 0.28, 0.26, 0)),
            },
            uTop: { value: 1 },
            uLow: { value: 0 },
            uRockSlope: { value: 0.7 },
            uSnow: { value: 1e6 },
            uMoss: { value: v3() },
            uMeadow: { value: v3() },
            uStraw: { value: v3() },
            uWood: { value: v3() },
            uSoil: { value: v3() },
            uScree: { value: v3() },
            uSand: { value: v3() },
            uSnowColour: { value: v3() },
            uGreen: { value: 1 },
            uContour: { value: 0 },
            uBrush: { value: new THREE.Vector4(0, 0, 1, 0) },
            uBrushFall: { value: 0.5 },
            uOverlay: { value: 0 },
            uField: { value: floatTexture(2, 2) },
            uPalette: { value: null },
            uFieldRange: { value: v3() },
            uTime: { value: 0 },
            uWave: { value: 1 },
            uClear: { value: 1 },
            uBack: { value: new THREE.Matrix4() },
            uBox: { value: new THREE.Vector4() },
            uEdgeDepth: { value: 100 },
            uBase: { value: 0 },
            uWallTop: { value: 1 },
            uHasWalls: { value: 0 },
            uWalls: { value: null },
            uWallRock: { value: new THREE.Vector3(0.3, 0.27, 0.24) },
        };
        this.sky = this.mesh(this.triangle, SKY_VERTEX, SKY_FRAGMENT, {
            depthTest: false,
            depthWrite: false,
        });
        this.sky.renderOrder = -1;
        this.mesh(this.geometry, GROUND_VERTEX, GROUND_FRAGMENT, { side: THREE.DoubleSide });
        this.walls = this.mesh(wallGeometry(512), WALL_VERTEX, WALL_FRAGMENT, {
            side: THREE.DoubleSide,
        });
        this.water = this.mesh(this.geometry, WATER_VERTEX, WATER_FRAGMENT, {
            transparent: true,
            depthWrite: false,
            side: THREE.DoubleSide,
        });
        this.water.renderOrder = 2;
        this.clouds = this.mesh(sheetGeometry(), SHEET_VERTEX, SHEET_FRAGMENT, {
            transparent: true,
            depthWrite: false,
            side: THREE.DoubleSide,
        });
        this.clouds.renderOrder = 3;
        this.streaks = streaks.mesh("LAND", this.uniforms);
        this.scene.add(this.streaks);
        this.trees = this.forest.mesh(this.uniforms);
        this.scene.add(this.trees);
    }

    setRocks(colours: { colour: string; loose?: boolean }[]): void {
        const list = this.uniforms.uRock.value as THREE.Vector4[];
        colours.slice(0, 32).forEach((rock, i) => {
            const [r, g, b] = linear(rgbOf(rock.colour));
            list[i].set(r, g, b, rock.loose ? 1 : 0);
        });
        if (colours.length > 0) this.uniforms.uWallRock.value.set(list[0].x, list[0].y, list[0].z);
    }

    setWalls(texture: THREE.Texture | undefined): void {
        this.uniforms.uWalls.value = texture ?? null;
        this.uniforms.uHasWalls.value = texture === undefined ? 0 : 1;
    }

    // Foot of the block in metres, and the upper end of what its walls show.
    static wallSpan(land: Land, exaggeration: number): [number, number] {
        const relief = Math.max(land.numbers.high - land.numbers.low, 1e-3);
        const down = Math.max(relief * 0.3, (land.extent * 0.045) / exaggeration);
        return [land.numbers.low - down, Math.max(land.numbers.high, land.sea ?? -1e9)];
    }

    // The maps and colours of one land, for the block and for the ball.
    bind(land: Land, settings: SceneSettings): void {
        const u = this.uniforms;
        u.uHeight.value = land.height;
        u.uLevel.value = land.level;
        u.uCells.value.set(land.columns, land.rows);
        u.uSpacing.value = land.spacing;
        u.uZ.value = settings.exaggeration;
        u.uSea.value = land.sea ?? -1e6;
        u.uMaterial.value = land.material;
        u.uExtra.value = land.extra;
        u.uIce.value = land.ice;
        u.uHasIce.value = land.hasIce ? 1 : 0;
        u.uAir.value = land.air;
        const { temperature, moisture, snow, cloud } = land.airHas;
        u.uAirHas.value.set(...[temperature, moisture, snow, cloud].map(Number));
        u.uPlants.value = land.plants;
        u.uHasPlants.value = land.hasPlants && settings.plants ? 1 : 0;
        u.uPuff.value = 2.4 / Math.max(land.columns, land.rows);
        u.uFace.value = land.face;
        u.uHasFace.value = land.hasFace ? 1 : 0;
        u.uHasMaterial.value = land.hasMaterial ? 1 : 0;
        u.uHasExtra.value = land.extra.image.width > 2 ? 1 : 0;
        u.uHasFlow.value = land.hasFlow ? 1 : 0;
        u.uLow.value = land.levels.low;
        u.uTop.value = land.levels.top;
        u.uRockSlope.value = land.numbers.rockSlope;
        this.setLook(land, settings);
        u.uContour.value = settings.contour;
        u.uTime.value = settings.time;
        u.uWave.value = Math.max(land.spacing * 1.3, land.extent / 900);
        u.uClear.value = Math.min(4, Math.max(0.03, 55 / Math.max(land.waterDepth, 1)));
    }

    // Makes everything ready for one land and one eye.
    prepare(
        land: Land,
        lightMap: THREE.Texture,
        camera: THREE.PerspectiveCamera,
        settings: SceneSettings,
        sun: THREE.Vector3,
        light: Light,
        reach: number,
    ): void {
        const u = this.uniforms;
        const z = settings.exaggeration;
        this.bind(land, settings);
        u.uLight.value = lightMap;
        this.setLight(sun, light, settings, land);
        u.uEye.value.copy(camera.position);
        u.uBack.value.copy(camera.projectionMatrixInverse).premultiply(camera.matrixWorld);
        const [base, top] = LandScene.wallSpan(land, z);
        u.uBase.value = base;
        u.uWallTop.value = top;
        u.uBox.value.set(
            land.width / 2,
            land.depth / 2,
            (land.ocean ? (land.sea as number) : base) * z,
            land.ocean ? 1 : 0,
        );
        u.uEdgeDepth.value = Math.max(20, (land.sea ?? 0) - land.numbers.low);
        this.water.visible = land.hasWater;
        this.walls.visible = !land.ocean;
        this.clouds.visible = settings.clouds && land.airHas.cloud;
        this.streaks.visible = settings.streaks;
        this.trees.visible = settings.plants && this.forest.update(land, camera, z);
        const relief = land.numbers.high - land.numbers.low;
        u.uCeiling.value = top + 0.25 * relief + (0.012 * land.extent) / z;
        u.uHover.value = 0.004 * land.extent;
        this.choose(land, camera, z, reach);
    }

    private setLook(land: Land, settings: SceneSettings): void {
        const u = this.uniforms;
        const names = {
            uMoss: "moss",
            uMeadow: "meadow",
            uStraw: "straw",
            uWood: "wood",
            uSoil: "soil",
            uScree: "scree",
            uSand: "sand",
            uSnowColour: "snow",
        } as const;
        for (const [uniform, key] of Object.entries(names))
            u[uniform].value.set(...linear(rgbOf(settings.look[key])));
        u.uGreen.value = settings.look.green;
        const foot = Math.max(land.levels.low, land.sea ?? -1e9);
        const span = land.levels.top - foot;
        const auto =
            span > 1000 && settings.look.snowShare < 1
                ? foot + span * settings.look.snowShare
                : 1e6;
        u.uSnow.value = settings.snow ?? auto;
    }

    private setLight(sun: THREE.Vector3, light: Light, settings: SceneSettings, land: Land): void {
        const u = this.uniforms;
        u.uSun.value.copy(sun);
        u.uSunLight.value.set(...light.sun);
        u.uSkyLight.value.set(...light.sky);
        u.uZenith.value.set(...light.zenith);
        u.uHorizon.value.set(...light.horizon);
        u.uGlow.value.set(...light.glow);
        u.uExposure.value = light.exposure;
        u.uHaze.value = (0.055 * settings.haze) / land.extent;
    }

    private choose(land: Land, camera: THREE.PerspectiveCamera, z: number, reach: number): void {
        if (land.boxes === undefined) return;
        this.matrix.multiplyMatrices(camera.projectionMatrix, camera.matrixWorldInverse);
        this.frustum.setFromProjectionMatrix(this.matrix);
        const s = land.spacing;
        const cx = (land.columns - 1) / 2;
        const cy = (land.rows - 1) / 2;
        const eye = camera.position;
        const count = choosePatches(
            land.boxes,
            z / s,
            {
                x: eye.x / s + cx,
                y: eye.z / s + cy,
                z: eye.y / s,
                sees: (x0, y0, z0, x1, y1, z1) => {
                    this.box.min.set((x0 - cx) * s, (z0 - 2) * s, (y0 - cy) * s);
                    this.box.max.set((x1 - cx) * s, (z1 + 2) * s, (y1 - cy) * s);
                    return this.frustum.intersectsBox(this.box);
                },
            },
            Math.max(reach, 4 * PATCH),
            this.patches,
        );
        this.geometry.instanceCount = count;
        this.attribute.needsUpdate = true;
    }

    private mesh(
        geometry: THREE.BufferGeometry,
        vertex: string,
        fragment: string,
        options: Partial<THREE.ShaderMaterialParameters>,
    ): THREE.Mesh {
        const material = new THREE.RawShaderMaterial({
            glslVersion: THREE.GLSL3,
            vertexShader: VERTEX_HEAD + vertex,
            fragmentShader: FRAGMENT_HEAD + (this.plain ? "#define PLAIN\n" : "") + fragment,
            uniforms: this.uniforms,
            ...options,
        });
        const mesh = new THREE.Mesh(geometry, material);
        mesh.frustumCulled = false;
        this.scene.add(mesh);
        return mesh;
    }
}

export function fullTriangle(): THREE.BufferGeometry {
    const geometry = new THREE.BufferGeometry();
    geometry.setAttribute(
        "position",
        new THREE.BufferAttribute(new Float32Array([-1, -1, 0, 3, -1, 0, -1, 3, 0]), 3),
    );
    return geometry;
}

function patchGeometry(patches: THREE.InstancedBufferAttribute): THREE.InstancedBufferGeometry {
    const geometry = new THREE.InstancedBufferGeometry();
    const side = PATCH + 1;
    const places = new Float32Array(side * side * 2);
    for (let y = 0; y < side; y++) {
        for (let x = 0; x < side; x++) {
            places[(y * side + x) * 2] = x;
            places[(y * side + x) * 2 + 1] = y;
        }
    }
    const index: number[] = [];
    for (let y = 0; y < PATCH; y++) {
        for (let x = 0; x < PATCH; x++) {
            const a = y * side + x;
            index.push(a, a + side, a + 1, a + 1, a + side, a + side + 1);
        }
    }
    geometry.setAttribute("place", new THREE.BufferAttribute(places, 2));
    geometry.setIndex(index);
    patches.setUsage(THREE.DynamicDrawUsage);
    geometry.setAttribute("patchAt", patches);
    geometry.instanceCount = 0;
    return geometry;
}

// A square of the map's size.
function sheetGeometry(): THREE.BufferGeometry {
    const geometry = new THREE.BufferGeometry();
    const share = new Float32Array([0, 0, 1, 0, 0, 1, 1, 1]);
    geometry.setAttribute("share", new THREE.BufferAttribute(share, 2));
    geometry.setIndex([0, 2, 1, 1, 2, 3]);
    return geometry;
}

function wallGeometry(pieces: number): THREE.BufferGeometry {
    const edge: number[] = [];
    const index: number[] = [];
    for (let side = 0; side < 4; side++) {
        for (let i = 0; i <= pieces; i++) {
            const t = i / pieces;
            const x = side === 0 || side === 2 ? t : side === 1 ? 1 : 0;
            const y = side === 1 || side === 3 ? t : side === 2 ? 1 : 0;
            const at = edge.length / 4;
            edge.push(x, y, 0, side, x, y, 1, side);
            if (i < pieces) index.push(at, at + 1, at + 2, at + 2, at + 1, at + 3);
        }
    }
    const geometry = new THREE.BufferGeometry();
    geometry.setAttribute("edge", new THREE.BufferAttribute(new Float32Array(edge), 4));
    geometry.setIndex(index);
    return geometry;
}
