// SPDX-License-Identifier: Apache-2.0
// Puts the camera of the land where the rig has the eye, never under the ground.
import * as THREE from "three";
import { CameraRig } from "./camera_rig.ts";
import { Land } from "./land.ts";

export function aim(
    camera: THREE.PerspectiveCamera,
    rig: CameraRig,
    land: Land,
    exaggeration: number,
    aspect: number,
): void {
    const s = rig.state;
    let [x, y, z] = rig.eye();
    if (land.boxes !== undefined) {
        const cx = x / land.spacing + (land.columns - 1) / 2;
        const cy = z / land.spacing + (land.rows - 1) / 2;
        if (cx > 0 && cy > 0 && cx < land.columns - 1 && cy < land.rows - 1)
            y = Math.max(y, land.levelAt(cx, cy) * exaggeration + land.spacing * 1.2);
    }
    camera.position.set(x, y, z);
    camera.up.set(0, 1, 0);
    camera.lookAt(s.x, s.y, s.z);
    camera.aspect = aspect;
    camera.near = Math.max(s.distance / 300, land.extent / 20000);
    camera.far = s.distance * 2 + land.extent * 6;
    camera.updateProjectionMatrix();
    camera.updateMatrixWorld();
}
