// SPDX-License-Identifier: Apache-2.0
// The layers on the cut sides of the block: four sections along the edges, drawn into one texture.
// They are asked for when the land has been still for a moment, and at most every few seconds.
import * as THREE from "three";
import { columnsOf, paintSection } from "../section/draw.ts";
import { materialColours } from "../section/drawings.tsx";
import { client } from "../state/actions.ts";
import { model } from "../state/model.ts";
import { LandScene } from "./scene.ts";
import { View } from "./view.ts";

const WIDTH = 1024;
const HEIGHT = 256;

export function watchWalls(view: View): void {
    let shown = "";
    let busy = false;
    let timer = 0;
    const data = new Uint8Array(WIDTH * HEIGHT * 4 * 4);
    const texture = new THREE.DataTexture(data, WIDTH, HEIGHT * 4, THREE.RGBAFormat);
    texture.minFilter = texture.magFilter = THREE.LinearFilter;

    const ask = async () => {
        timer = 0;
        const { columns, rows, spacing } = view.slots.live.maps;
        const land = view.land;
        const key = `${land.version} ${view.z}`;
        if (
            busy ||
            key === shown ||
            land.boxes === undefined ||
            land.ocean ||
            columns < 3 ||
            view.slots.live.maps.preview ||
            view.flat
        )
            return;
        busy = true;
        try {
            const [base, top] = LandScene.wallSpan(land, view.z);
            const east = (columns - 1) * spacing;
            const south = (rows - 1) * spacing;
            const ends: [number, number][][] = [
                [
                    [0, 0],
                    [east, 0],
                ],
                [
                    [east, 0],
                    [east, south],
                ],
                [
                    [0, south],
                    [east, south],
                ],
                [
                    [0, 0],
                    [0, south],
                ],
            ];
            for (let side = 0; side < 4; side++) {
                const list = columnsOf(
                    await client.ask("section", { points: ends[side], columns: 400 }),
                );
                if (list.length < 2) continue;
                const pixels = paintSection(list, materialColours(), {
                    width: WIDTH,
                    height: HEIGHT,
                    from: list[0].distance,
                    to: list[list.length - 1].distance,
                    low: base,
                    high: top,
                });
                // The texture grows upwards: the first row of a side is the foot of the block.
                for (let y = 0; y < HEIGHT; y++) {
                    const line = pixels.subarray(
                        (HEIGHT - 1 - y) * WIDTH * 4,
                        (HEIGHT - y) * WIDTH * 4,
                    );
                    data.set(line, (side * HEIGHT + y) * WIDTH * 4);
                }
            }
            texture.needsUpdate = true;
            view.landScene.setWalls(texture);
            shown = key;
            view.invalidate();
        } catch {
            view.landScene.setWalls(undefined); // beds of its own instead
            shown = key;
        }
        busy = false;
    };
    model.subscribe(() => {
        if (timer !== 0 || view.land.ocean) return;
        timer = window.setTimeout(() => void ask(), model.value.run.running ? 2500 : 350);
    });
}
