// SPDX-License-Identifier: Apache-2.0
// The canvas: lands of the live run and of the two kept slots, the eye, and what is drawn when.
// Pictures are made on demand; `data-settled` on the canvas tells that nothing is left to draw.
import * as THREE from "three";
import { applyFrame, emptyMaps, Frame, LandMaps } from "../api/frame.ts";
import type { Slot } from "../api/types.ts";
import { MapLayer } from "../map/map_layer.ts";
import { aim } from "./aim.ts";
import { CameraRig, RigState } from "./camera_rig.ts";
import { Develop } from "./develop.ts";
import { Globe } from "./globe.ts";
import { Land } from "./land.ts";
import { LightMap, LightPass } from "./light_map.ts";
import { looks } from "./looks.ts";
import { Place } from "./pick.ts";
import { areaOf, pickAt, projectAt } from "./pointing.ts";
import { chooseQuality, glName, Quality } from "./quality.ts";
import { LandScene, SceneSettings } from "./scene.ts";
import { Compared, firstSettings, Mode, ViewSettings } from "./settings.ts";
import { StreakLayer } from "./streak_layer.ts";
import { Light, lightOf, sunAt, sunDirection } from "./sun.ts";

interface SlotState {
    maps: LandMaps;
    land: Land;
    light: LightMap;
    dirty: boolean;
    sea: number | undefined;
}

const FOV = 38;
const REST = 250; // milliseconds without change before the whole picture is drawn

export class View {
    readonly canvas: HTMLCanvasElement;
    readonly renderer: THREE.WebGLRenderer;
    readonly quality: Quality;
    readonly rig = new CameraRig();
    readonly map: MapLayer;
    readonly otherMap: MapLayer; // of the left side
    readonly slots: Record<Slot, SlotState>;
    settings: ViewSettings = { ...firstSettings };
    mode: Mode = "land";
    split = 0.5; // where the two halves meet
    splitSlots: [Slot, Slot] = ["a", "live"];
    compared: Compared = "land";
    still = false; // no motion by itself
    onDrawn: (() => void) | undefined;
    readonly camera = new THREE.PerspectiveCamera(FOV, 1, 1, 1e6);
    readonly landScene: LandScene;
    readonly globe: Globe;
    private streaks: StreakLayer;
    private airy = false; // streaks are in the picture
    private pass: LightPass;
    private develop: Develop;
    width = 1; // of the canvas, CSS pixels
    height = 1;
    private requested = false;
    private returning: Partial<RigState> | undefined;
    framed: [number, number] = [0, 0]; // the size of land that was last framed
    private began = performance.now();
    private last = 0;
    private stirred = 0; // when something last changed
    private scale = 1;
    private rest = 0; // timer for the whole picture
    private fence: WebGLSync | undefined;
    private sun = new THREE.Vector3();
    private mapBrush = new THREE.Vector4(0, 0, 1, 0);
    pictures = 0;
    private shown = false;

    constructor(hash: string) {
        this.canvas = document.createElement("canvas");
        this.quality = chooseQuality(hash, glName(), matchMedia("(pointer: coarse)").matches);
        this.renderer = new THREE.WebGLRenderer({
            canvas: this.canvas,
            antialias: false, // the light buffer has samples of its own
            powerPreference: "high-performance",
        });
        this.renderer.autoClear = false;
        // The shaders finish themselves.
        this.renderer.outputColorSpace = THREE.LinearSRGBColorSpace;
        this.renderer.getContext().getExtension("OES_texture_float_linear");
        const plain = this.quality.name === "low";
        this.streaks = new StreakLayer(this.quality.streaks);
        this.landScene = new LandScene(plain, this.streaks, this.quality.trees);
        this.globe = new Globe(this.landScene, this.streaks, this.quality.squares, plain);
        this.develop = new Develop(this.landScene.triangle, this.quality.smooth);
        this.pass = new LightPass(this.renderer, this.landScene.triangle);
        this.map = new MapLayer(this.landScene.triangle);
        this.otherMap = new MapLayer(this.landScene.triangle);
        const slot = (): SlotState => ({
            maps: emptyMaps(),
            land: new Land(),
            light: new LightMap(),
            dirty: false,
            sea: undefined,
        });
        this.slots = { live: slot(), a: slot(), b: slot() };
        document.addEventListener("visibilitychange", () => this.invalidate());
    }

    // Takes its size from its element.
    attach(host: HTMLElement): void {
        new ResizeObserver(() => this.resize(host)).observe(host);
        this.resize(host);
    }

    get land(): Land {
        return this.slots.live.land;
    }

    take(frame: Frame): string[] {
        const slot = this.slots[frame.head.slot ?? "live"] ?? this.slots.live;
        const changed = applyFrame(frame, slot.maps);
        slot.dirty = true;
        this.invalidate();
        return changed;
    }

    setSea(sea: number | undefined, name: Slot = "live"): void {
        const slot = this.slots[name];
        if (sea === slot.sea) return;
        slot.sea = sea;
        slot.dirty = true;
        this.invalidate();
    }

    // Whether east meets west on the land, and whether its rows are latitudes.
    setWraps(wraps: boolean, latitudes: boolean): void {
        for (const slot of Object.values(this.slots)) {
            if (slot.land.wraps === wraps && slot.land.latitudes === latitudes) continue;
            slot.land.wraps = wraps;
            slot.land.latitudes = latitudes;
            slot.dirty = true;
            this.invalidate();
        }
    }

    // Seen from above: a map or two, or what they differ in.
    get flat(): boolean {
        return this.mode === "map" || (this.mode === "split" && this.compared !== "land");
    }

    // The land as a block, one or two of them.
    private get solid(): boolean {
        return !this.flat && this.mode !== "globe";
    }

    // How many times higher heights are drawn than they are.
    get z(): number {
        const own = this.mode === "globe" ? this.globe.stretch(this.land) : this.land.stretch;
        return this.settings.exaggeration * own;
    }

    change(settings: Partial<ViewSettings>): void {
        this.settings = { ...this.settings, ...settings };
        this.invalidate();
    }

    frameLand(glide = false): void {
        const land = this.land;
        if (this.flat) {
            this.map.fit(land, this.width, this.height);
        } else if (this.mode === "globe") {
            this.globe.frame(this.width / this.height, glide && !this.still);
        } else {
            const before = { ...this.rig.state };
            const middle = this.middleHeight(land);
            this.rig.frame(land.bounds, middle, this.width / this.height, FOV);
            if (glide && !this.still) {
                const goal = this.rig.state;
                this.rig.state = before;
                this.rig.glideTo(goal);
            }
        }
        this.invalidate();
    }

    // Puts the eye where it was left, as soon as there is land to look at.
    returnTo(rig: Partial<RigState>): void {
        this.returning = rig;
    }

    setBrush(place: Place | undefined, radius: number, fall: number): void {
        const u = this.landScene.uniforms;
        u.uBrush.value.set(place?.worldX ?? 0, place?.worldZ ?? 0, radius, place ? 1 : 0);
        u.uBrushFall.value = fall;
        this.mapBrush.set(
            place?.cellX ?? 0,
            place?.cellY ?? 0,
            radius / this.land.spacing,
            place ? 1 : 0,
        );
        this.globe.uniforms.uBrush.value.copy(this.mapBrush);
        this.invalidate();
    }

    pick(clientX: number, clientY: number): Place | undefined {
        return pickAt(this, clientX, clientY);
    }

    project(x: number, y: number, height?: number): [number, number] | undefined {
        return projectAt(this, x, y, height);
    }

    invalidate(): void {
        this.stirred = performance.now();
        this.canvas.dataset.settled = "";
        this.request();
    }

    // The picture as it is, larger if wanted.
    async screenshot(scale = 1): Promise<Blob> {
        const ratio = this.renderer.getPixelRatio();
        this.renderer.setPixelRatio(Math.min(4, ratio * scale));
        this.scale = 1;
        this.draw(1000);
        const blob = await new Promise<Blob | null>((resolve) =>
            this.canvas.toBlob(resolve, "image/png"),
        );
        this.renderer.setPixelRatio(ratio);
        this.invalidate();
        if (blob === null) throw new Error("The browser could not make a picture.");
        return blob;
    }

    private middleHeight(land: Land): number {
        const foot = Math.max(land.numbers.low, land.sea ?? -1e9);
        return (foot + (land.numbers.top - foot) * 0.3) * this.z;
    }

    private resize(host: HTMLElement): void {
        const rect = host.getBoundingClientRect();
        this.width = Math.max(16, Math.round(rect.width));
        this.height = Math.max(16, Math.round(rect.height));
        this.renderer.setPixelRatio(Math.min(devicePixelRatio, this.quality.ratio));
        this.renderer.setSize(this.width, this.height);
        this.draw(0);
        this.invalidate();
    }

    private tick(): void {
        this.requested = false;
        if (this.drawing()) {
            this.request(); // no picture on top of one that is not finished: they would queue up
            return;
        }
        const now = performance.now();
        const seconds = Math.min(0.1, (now - this.last) / 1000);
        this.last = now;
        const eye = this.mode === "globe" ? this.globe : this.rig;
        const gliding = eye.step(seconds, this.still, this.settings.spin);
        // While things change a coarse picture comes at once; the whole one follows when they rest.
        const hasty = this.quality.haste < 1 && (gliding || now - this.stirred < REST);
        this.scale = hasty ? this.quality.haste : 1;
        const busy = this.draw(hasty ? (this.flat ? 0 : 1) : 8);
        const gl = this.renderer.getContext() as WebGL2RenderingContext;
        this.fence = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0) ?? undefined;
        gl.flush();
        this.pictures++;
        if (this.land.boxes !== undefined && !this.shown) performance.mark("cuesta-picture");
        this.shown ||= this.land.boxes !== undefined;
        this.onDrawn?.();
        const moving =
            (this.airy ||
                (this.settings.clouds && this.land.airHas.cloud && !this.flat) ||
                (this.settings.waves && this.land.hasWater && this.solid)) &&
            this.quality.moving &&
            !this.still &&
            document.visibilityState === "visible";
        clearTimeout(this.rest);
        if (hasty && !gliding) {
            this.rest = window.setTimeout(() => this.request(), REST + 10);
        } else if (gliding || busy || moving) {
            if (!gliding && !busy) this.settled();
            this.request();
        } else {
            this.settled();
        }
    }

    private request(): void {
        if (this.requested) return;
        this.requested = true;
        requestAnimationFrame(() => this.tick());
    }

    // Whether the card is still at the picture before.
    private drawing(): boolean {
        if (this.fence === undefined) return false;
        const gl = this.renderer.getContext() as WebGL2RenderingContext;
        if (gl.getSyncParameter(this.fence, gl.SYNC_STATUS) !== gl.SIGNALED && !gl.isContextLost())
            return true;
        gl.deleteSync(this.fence);
        this.fence = undefined;
        return false;
    }

    private settled(): void {
        if (this.slots.live.maps.fields.size > 0)
            this.canvas.dataset.settled = String(this.slots.live.maps.tick);
    }

    // Draws everything; true if the light is not finished yet.
    private draw(budget: number): boolean {
        const { settings } = this;
        const sun = sunAt(settings.hour, settings.turn);
        this.sun.set(...sunDirection(sun));
        const light = lightOf(sun.elevation);
        let busy = false;
        for (const name of this.mode === "split" ? this.splitSlots : (["live"] as Slot[])) {
            const slot = this.slots[name];
            if (slot.dirty && slot.maps.fields.has("height")) {
                slot.land.update(slot.maps, slot.sea, this.renderer);
                slot.dirty = slot.land.waits;
                busy ||= slot.dirty;
                if (name === "live") this.frameIfNew(slot.land);
            }
            if (slot.land.boxes === undefined || this.mode === "globe") continue;
            slot.light.update(this.pass, slot.land, this.sun, this.z, this.quality, budget);
            busy ||= slot.light.busy;
        }
        aim(this.camera, this.rig, this.land, this.z, this.width / this.height);
        this.airy =
            settings.wind &&
            this.land.boxes !== undefined &&
            this.streaks.update(this.land, this.mode === "globe", this.seconds, {
                width: this.width,
                height: this.height,
                ratio: this.renderer.getPixelRatio() * (this.flat ? 1 : this.scale),
                area: areaOf(this),
            });
        this.renderer.setRenderTarget(null);
        if (this.land.boxes === undefined) {
            this.renderer.setClearColor(0x15171a, 1);
            this.renderer.clear();
            return busy;
        }
        if (this.flat) {
            this.drawMaps();
            return busy;
        }
        if (this.mode === "globe") {
            this.drawGlobe();
        } else if (this.mode === "land") {
            this.drawLand(this.slots.live, light, 0, 1);
        } else {
            const [left, right] = this.sides();
            this.drawLand(left, light, 0, this.split, this.otherMap);
            this.drawLand(right, light, this.split, 1);
        }
        this.develop.show(this.renderer);
        return busy;
    }

    // The two lands of a comparison, the left one first; one that has not come is the other.
    private sides(): [SlotState, SlotState] {
        const [left, right] = this.splitSlots.map((name) =>
            this.slots[name].land.boxes ? this.slots[name] : this.slots.live,
        );
        return [left, right];
    }

    private showField(slot: SlotState, layer = this.map): boolean {
        const { settings } = this;
        const field = slot.maps.fields.get(settings.field);
        // Two maps side by side have one legend.
        const other = this.mode === "split" ? this.sides().find((one) => one !== slot) : undefined;
        layer.peer = other && { land: other.land, map: other.maps.fields.get(settings.field) };
        layer.show(field, settings.field, slot.land, settings.palette);
        return field !== undefined;
    }

    private drawMaps(): void {
        if (this.mode === "map") {
            this.showField(this.slots.live);
            this.drawMap(this.map, this.slots.live);
            if (this.airy) this.streaks.drawMap(this.renderer, this.land, this.map.window);
            return;
        }
        const [left, right] = this.sides();
        if (this.compared === "difference") {
            this.map.peer = undefined;
            this.map.showDifference(left.maps, right.maps, this.settings.field, right.land);
            this.drawMap(this.map, right);
            return;
        }
        const cut = Math.round(this.split * this.width);
        this.otherMap.window = this.map.window;
        for (const [layer, slot, from, to] of [
            [this.otherMap, left, 0, cut],
            [this.map, right, cut, this.width],
        ] as const) {
            this.showField(slot, layer);
            this.renderer.setScissorTest(true);
            this.renderer.setScissor(from, 0, Math.max(1, to - from), this.height);
            this.drawMap(layer, slot);
        }
        this.renderer.setScissorTest(false);
    }

    private drawMap(layer: MapLayer, slot: SlotState): void {
        const { contour } = this.settings;
        layer.draw(
            this.renderer,
            slot.land,
            slot.light.target.texture,
            this,
            contour,
            this.mapBrush,
        );
    }

    // Draws one land between two shares of the width into the light buffer.
    private drawLand(
        slot: SlotState,
        light: Light,
        from: number,
        to: number,
        layer = this.map,
    ): void {
        const { settings, renderer } = this;
        const size = renderer.getDrawingBufferSize(new THREE.Vector2());
        const buffer = this.develop.buffer(size.x, size.y, this.scale);
        const left = Math.round(from * buffer.width);
        buffer.scissorTest = true;
        buffer.scissor.set(
            left,
            0,
            Math.max(1, Math.round(to * buffer.width) - left),
            buffer.height,
        );
        renderer.setRenderTarget(buffer);
        renderer.clear();
        this.landScene.prepare(
            slot.land,
            slot.light.target.texture,
            this.camera,
            { ...this.sceneSettings(), streaks: this.airy && slot === this.slots.live },
            this.sun,
            light,
            this.quality.reach,
        );
        layer.overlay(
            this.landScene.uniforms,
            settings.overlay && this.showField(slot, layer),
            slot.land,
        );
        renderer.render(this.landScene.scene, this.camera);
    }

    private drawGlobe(): void {
        const { renderer } = this;
        const size = renderer.getDrawingBufferSize(new THREE.Vector2());
        const buffer = this.develop.buffer(size.x, size.y, this.scale);
        buffer.scissorTest = false;
        renderer.setRenderTarget(buffer);
        renderer.clear();
        const slot = this.slots.live;
        const shown = this.settings.overlay && this.showField(slot);
        this.map.overlay(this.globe.uniforms, shown, slot.land, true);
        const settings = { ...this.settings, ...this.sceneSettings() };
        this.globe.draw(renderer, slot, settings, this, renderer.getPixelRatio() * this.scale);
    }

    // Seconds that things which move by themselves have moved.
    private get seconds(): number {
        return this.still ? 0 : (performance.now() - this.began) / 1000;
    }

    private sceneSettings(): SceneSettings {
        const { haze, contour, look, snow, clouds, overlay, plants } = this.settings;
        return {
            exaggeration: this.mode === "globe" ? this.settings.exaggeration : this.z,
            haze,
            contour,
            look: looks[look] ?? looks.temperate,
            snow,
            clouds: clouds && !overlay, // nothing before a field that is to be read
            time: this.seconds,
            streaks: this.airy,
            plants: plants && !overlay,
        };
    }

    // A land of another size is framed once; the eye stays when the same land changes.
    private frameIfNew(land: Land): void {
        // A sketch of fewer samples is a little smaller than the land itself: that is no new land.
        const near = (a: number, b: number) => Math.abs(a - b) < 0.03 * Math.max(a, b);
        if (near(land.width, this.framed[0]) && near(land.depth, this.framed[1])) return;
        this.framed = [land.width, land.depth];
        this.map.fit(land, this.width, this.height);
        this.rig.frame(land.bounds, this.middleHeight(land), this.width / this.height, FOV);
        if (this.returning !== undefined) this.rig.state = { ...this.rig.state, ...this.returning };
        this.returning = undefined;
        this.globe.frame(this.width / this.height, false);
    }
}
