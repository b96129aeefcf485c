// SPDX-License-Identifier: Apache-2.0
// From points of the picture to places of the land and back, for every way of showing it.
import * as THREE from "three";
import { pickGround, Place } from "./pick.ts";
import type { View } from "./view.ts";

// The place of the land under a point of the page.
export function pickAt(view: View, clientX: number, clientY: number): Place | undefined {
    const { land, camera, width, height } = view;
    const rect = view.canvas.getBoundingClientRect();
    const px = clientX - rect.left;
    const py = clientY - rect.top;
    if (land.boxes === undefined) return undefined;
    if (view.flat) {
        const { x, y, scale } = view.map.window;
        return pickGround.fromCell(
            land,
            x + (px - width / 2) * scale,
            y + (py - height / 2) * scale,
        );
    }
    const [sx, sy] = [(px / width) * 2 - 1, 1 - (py / height) * 2];
    if (view.mode === "globe") return view.globe.pick(land, sx, sy);
    const ray = new THREE.Vector3(sx, sy, 0.5).unproject(camera).sub(camera.position).normalize();
    return pickGround.alongRay(land, camera.position, ray, view.z);
}

// Where a place of the map (metres from its north-west corner) is on the canvas.
export function projectAt(
    view: View,
    x: number,
    y: number,
    height?: number,
): [number, number] | undefined {
    const land = view.land;
    const cx = (x - land.west) / land.spacing;
    const cy = (y - land.north) / land.spacing;
    if (view.flat) {
        const w = view.map.window;
        return [view.width / 2 + (cx - w.x) / w.scale, view.height / 2 + (cy - w.y) / w.scale];
    }
    const onCanvas = (sx: number, sy: number): [number, number] => [
        ((sx + 1) / 2) * view.width,
        ((1 - sy) / 2) * view.height,
    ];
    if (view.mode === "globe") {
        const at = view.globe.project(land, cx, cy);
        return at && onCanvas(...at);
    }
    const h = height ?? land.levelAt(cx, cy);
    const p = new THREE.Vector3(
        x - land.west - land.width / 2,
        h * view.z,
        y - land.north - land.depth / 2,
    );
    p.project(view.camera);
    return p.z > 1 ? undefined : onCanvas(p.x, p.y);
}

// Pixels that the land covers, beside the canvas too; without end if a corner is behind
// the eye.
export function areaOf(view: View): number {
    const { land } = view;
    if (view.mode === "globe") return view.globe.area(view.height);
    const corners = [
        [0, 0],
        [land.width, 0],
        [land.width, land.depth],
        [0, land.depth],
    ].map(([x, y]) => projectAt(view, land.west + x, land.north + y));
    let area = 0;
    for (let i = 0; i < 4; i++) {
        const [a, b] = [corners[i], corners[(i + 1) % 4]];
        if (a === undefined || b === undefined) return Infinity;
        area += (a[0] * b[1] - b[0] * a[1]) / 2;
    }
    return Math.abs(area);
}
