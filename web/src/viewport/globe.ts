// SPDX-License-Identifier: Apache-2.0
// The world as a ball in the hand: the same maps, palettes and looks as the land, on a cube blown
// up to a sphere. Lengths are in radii; heights are drawn so that the highest stands out a little,
// since at their true size nobody would see them.
import * as THREE from "three";
import { LandMaps } from "../api/frame.ts";
import { SHELL_FRAGMENT, SHELL_VERTEX } from "./glsl/clouds.ts";
import { GLOBE_FRAGMENT, GLOBE_VERTEX, SPACE_FRAGMENT } from "./glsl/globe.ts";
import { SKY_VERTEX } from "./glsl/sky.ts";
import { cellOf, cubeSphere, directionOf, GlobeRig, lonLatOf, meetBall } from "./globe_math.ts";
import { GlobeState, polarBytes, polarFilter, polarLevels, Vec3 } from "./globe_math.ts";
import { Land } from "./land.ts";
import { byteTexture, floatTexture } from "./textures.ts";
import { pickGround, Place } from "./pick.ts";
import { PlateLayer } from "./plate_layer.ts";
import { LandScene, SceneSettings } from "./scene.ts";
import { ViewSettings } from "./settings.ts";
import { StreakLayer } from "./streak_layer.ts";
import { lightOf, sunOver } from "./sun.ts";
import { landSlope } from "./terrain_math.ts";

const RELIEF = 0.028; // radii: how high the highest ground stands out
const FOV = 38;
const SPIN = 0.16; // radians a second of a globe that turns by itself

// What of the view's settings is for the globe alone.
export type GlobeSettings = Pick<
    ViewSettings,
    "turn" | "daylight" | "worldHour" | "worldDay" | "plates" | "borders" | "drift"
>;

export class Globe {
    readonly rig = new GlobeRig();
    readonly camera = new THREE.PerspectiveCamera(FOV, 1, 0.01, 40);
    readonly uniforms: Record<string, THREE.IUniform>;
    private scene = new THREE.Scene();
    readonly plates: PlateLayer;
    private shell: THREE.Mesh;
    private streaks: THREE.Mesh;
    private geometry: THREE.BufferGeometry;
    private slope = 0.01; // in the middle of those of the land
    private returning: Partial<GlobeState> | undefined;
    private made = { land: undefined as Land | undefined, height: -1, air: -1 };

    constructor(
        private readonly landScene: LandScene,
        streaks: StreakLayer,
        squares: number,
        private readonly plain: boolean,
    ) {
        const v3 = () => new THREE.Vector3();
        this.uniforms = {
            ...landScene.uniforms,
            uHeight: { value: floatTexture(2, 2) },
            uLevel: { value: floatTexture(2, 2) },
            uAir: { value: byteTexture(2, 2, 4) },
            uIce: { value: byteTexture(2, 2) },
            uHasFace: { value: 0 },
            uEye: { value: v3() },
            uSun: { value: v3() },
            uSunLight: { value: v3() },
            uSkyLight: { value: v3() },
            uZenith: { value: v3() },
            uHorizon: { value: v3() },
            uGlow: { value: v3() },
            uExposure: { value: 1 },
            uHaze: { value: 1 },
            uBack: { value: new THREE.Matrix4() },
            uLift: { value: 0 },
            uShade: { value: 1 },
            uBrush: { value: new THREE.Vector4(0, 0, 1, 0) },
            uShell: { value: 1.02 },
            uHover: { value: 0.008 },
            uDusk: { value: new THREE.Vector2(-0.3, 0.45) },
            uNight: { value: 0.3 },
            uReal: { value: 0 },
        };
        this.plates = new PlateLayer(this.scene, this.uniforms);
        Object.assign(this.uniforms, this.plates.tint);
        const { places, index } = cubeSphere(squares);
        this.geometry = new THREE.BufferGeometry();
        this.geometry.setAttribute("place", new THREE.BufferAttribute(places, 3));
        this.geometry.setIndex(new THREE.BufferAttribute(index, 1));
        const space = this.mesh(landScene.triangle, SKY_VERTEX, SPACE_FRAGMENT, {
            depthTest: false,
            depthWrite: false,
        });
        space.renderOrder = -1;
        this.mesh(this.geometry, GLOBE_VERTEX, GLOBE_FRAGMENT, {});
        this.shell = this.mesh(this.geometry, SHELL_VERTEX, SHELL_FRAGMENT, {
            transparent: true,
            depthWrite: false,
        });
        this.shell.renderOrder = 3;
        this.streaks = streaks.mesh("GLOBE", this.uniforms);
        this.scene.add(this.streaks);
    }

    // Draws into the target that is set; the field over the ball is in the uniforms by then.
    draw(
        renderer: THREE.WebGLRenderer,
        { land, maps }: { land: Land; maps: LandMaps },
        settings: SceneSettings & GlobeSettings,
        { width, height }: { width: number; height: number },
        ratio: number, // pixels of the picture for each of the screen
    ): void {
        this.landScene.bind(land, settings);
        this.takeMaps(land);
        const u = this.uniforms;
        this.placeCamera(width / height);
        u.uEye.value.copy(this.camera.position);
        u.uBack.value
            .copy(this.camera.projectionMatrixInverse)
            .premultiply(this.camera.matrixWorld);
        this.setSun(settings);
        u.uHaze.value = settings.haze;
        u.uLift.value = (this.stretch(land) * settings.exaggeration) / radiusOf(land);
        // So that the slope in the middle can be seen, whatever the size of the world.
        u.uShade.value = (settings.exaggeration * 0.5) / Math.max(this.slope, 5e-4);
        u.uShell.value = 1 + 1.25 * RELIEF * settings.exaggeration + 0.006;
        const far = this.rig.state.distance - 1;
        this.plates.update(maps, settings, radiusOf(land), far, { width, height, ratio });
        this.shell.visible = settings.clouds && land.airHas.cloud;
        this.streaks.visible = settings.streaks;
        renderer.render(this.scene, this.camera);
    }

    // Moves the eye by its time; true if there is more to come.
    step(seconds: number, still: boolean, spin: boolean): boolean {
        if (spin && !still) this.rig.spin(seconds * SPIN);
        return this.rig.step(seconds, still) || (spin && !still);
    }

    // Puts the eye where it was left.
    returnTo(state: Partial<GlobeState>): void {
        this.returning = state;
    }

    frame(aspect: number, glide: boolean): void {
        const goal = { ...this.rig.frame(aspect, FOV), ...this.returning };
        this.returning = undefined;
        if (glide) this.rig.glideTo(goal);
        else this.rig.state = goal;
    }

    // The place under a point of the picture, both coordinates from -1 to 1.
    pick(land: Land, x: number, y: number): Place | undefined {
        const eye = this.camera.position;
        const ray = new THREE.Vector3(x, y, 0.5).unproject(this.camera).sub(eye).normalize();
        const met = meetBall([eye.x, eye.y, eye.z], [ray.x, ray.y, ray.z], 1);
        if (met === undefined) return undefined;
        const [cx, cy] = cellOf(land.columns, land.rows, met);
        return pickGround.fromCell(land, cx, cy);
    }

    // Where a place (in samples) is in the picture; undefined behind the limb.
    project(land: Land, cx: number, cy: number): [number, number] | undefined {
        const lift = (this.uniforms.uLift.value as number) ?? 0;
        const base = Math.max(land.sea ?? -1e9, land.levels.low);
        const d: Vec3 = directionOf(...lonLatOf(land.columns, land.rows, cx, cy));
        const r = 1 + (Math.max(land.levelAt(cx, cy), base) - base) * lift;
        const p = new THREE.Vector3(d[0] * r, d[1] * r, d[2] * r);
        if (p.dot(this.camera.position) < 1) return undefined;
        p.project(this.camera);
        return [p.x, p.y];
    }

    // Over which place the eye glides to.
    flyTo(land: Land, place: Place): void {
        const [lon, lat] = lonLatOf(land.columns, land.rows, place.cellX, place.cellY);
        const distance = 1 + (this.rig.state.distance - 1) * 0.55;
        this.rig.glideTo({ lon, lat, distance: Math.max(distance, 1.2) });
    }

    // Pixels that the ball covers in a picture of a height.
    area(pixels: number): number {
        const d = this.rig.state.distance;
        const r = pixels / 2 / Math.tan((FOV * Math.PI) / 360) / Math.sqrt(d * d - 1);
        return Math.PI * r * r;
    }

    // Metres of the map a pixel at the middle of the picture.
    metresPerPixel(land: Land, pixels: number): number {
        const far = this.rig.state.distance - 1;
        return (2 * far * Math.tan((FOV * Math.PI) / 360) * radiusOf(land)) / pixels;
    }

    // How many times higher heights are drawn than they are.
    stretch(land: Land): number {
        const base = Math.max(land.sea ?? -1e9, land.levels.low);
        return (RELIEF * radiusOf(land)) / Math.max(land.numbers.high - base, 1e-3);
    }

    private takeMaps(land: Land): void {
        const { columns, rows } = land;
        const u = this.uniforms;
        const other = this.made.land !== land;
        if (other || this.made.height !== land.version) {
            u.uHeight.value.dispose();
            u.uLevel.value.dispose();
            const base = Math.max(land.sea ?? -1e9, land.numbers.low);
            this.slope = landSlope(land.heights, columns, rows, land.spacing, base);
            const ground = polarFilter(land.heights, columns, rows);
            u.uHeight.value = round(floatTexture(columns, rows, ground));
            const levels = land.level.image.data as unknown as Float32Array;
            u.uLevel.value =
                levels.length === ground.length
                    ? round(
                          floatTexture(
                              columns,
                              rows,
                              polarLevels(levels, land.heights, columns, rows),
                          ),
                      )
                    : floatTexture(2, 2, new Float32Array(4).fill(-1e6));
        }
        if (other || this.made.air !== land.airVersion) {
            u.uAir.value.dispose();
            u.uIce.value.dispose();
            u.uAir.value = ballBytes(land.air, 4);
            u.uIce.value = ballBytes(land.ice, 1);
        }
        this.made = { land, height: land.version, air: land.airVersion };
    }

    private placeCamera(aspect: number): void {
        const camera = this.camera;
        const [x, y, z] = this.rig.eye();
        camera.position.set(x, y, z);
        camera.up.set(0, 1, 0);
        camera.lookAt(0, 0, 0);
        camera.aspect = aspect;
        const d = this.rig.state.distance;
        camera.near = Math.max(0.02, (d - 1) * 0.4);
        camera.far = d + 1.3;
        camera.updateProjectionMatrix();
        camera.updateMatrixWorld();
    }

    private setSun(settings: GlobeSettings): void {
        const u = this.uniforms;
        u.uReal.value = settings.daylight ? 1 : 0;
        u.uNight.value = settings.daylight ? 0.07 : 0.3;
        if (settings.daylight) {
            const { longitude, latitude } = sunOver(settings.worldHour, settings.worldDay);
            const k = Math.PI / 180;
            u.uSun.value.set(...directionOf(longitude * k, latitude * k));
            u.uDusk.value.set(-0.12, 0.2);
        } else {
            this.lightOverShoulder(settings.turn);
            u.uDusk.value.set(-0.3, 0.45);
        }
        const light = lightOf(48);
        u.uSunLight.value.set(...light.sun);
        u.uSkyLight.value.set(...light.sky);
        u.uZenith.value.set(...light.zenith);
        u.uHorizon.value.set(...light.horizon);
        u.uGlow.value.set(...light.glow);
        u.uExposure.value = light.exposure;
    }

    // Over the left shoulder of who looks, so that what is looked at is lit; `turn` moves it.
    private lightOverShoulder(turn: number): void {
        const right = new THREE.Vector3().setFromMatrixColumn(this.camera.matrixWorld, 0);
        const up = new THREE.Vector3().setFromMatrixColumn(this.camera.matrixWorld, 1);
        const back = new THREE.Vector3().setFromMatrixColumn(this.camera.matrixWorld, 2);
        const a = -0.62 + (turn * Math.PI) / 180;
        (this.uniforms.uSun.value as THREE.Vector3)
            .set(0, 0, 0)
            .addScaledVector(right, Math.sin(a))
            .addScaledVector(back, Math.cos(a))
            .addScaledVector(up, 0.42)
            .normalize();
    }

    private mesh(
        geometry: THREE.BufferGeometry,
        vertex: string,
        fragment: string,
        options: Partial<THREE.ShaderMaterialParameters>,
    ): THREE.Mesh {
        const head = "precision highp float;\nprecision highp int;\n";
        const material = new THREE.RawShaderMaterial({
            glslVersion: THREE.GLSL3,
            vertexShader:
                head + "uniform mat4 projectionMatrix;\nuniform mat4 viewMatrix;\n" + vertex,
            fragmentShader: head + (this.plain ? "#define PLAIN\n" : "") + fragment,
            uniforms: this.uniforms,
            ...options,
        });
        const mesh = new THREE.Mesh(geometry, material);
        mesh.frustumCulled = false;
        this.scene.add(mesh);
        return mesh;
    }
}

// Metres of a world whose columns go round it.
function radiusOf(land: Land): number {
    return (land.columns * land.spacing) / (2 * Math.PI);
}

// East meets west.
export function round<T extends THREE.Texture>(texture: T): T {
    texture.wrapS = THREE.RepeatWrapping;
    return texture;
}

function ballBytes(texture: THREE.DataTexture, channels: number): THREE.DataTexture {
    const { width, height } = texture.image;
    const data = texture.image.data as unknown as Uint8Array;
    const out = polarBytes(data, width, height, channels);
    const made = round(byteTexture(width, height, channels, out));
    made.minFilter = made.magFilter = THREE.LinearFilter;
    return made;
}
