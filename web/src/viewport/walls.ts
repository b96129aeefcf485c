// SPDX-License-Identifier: Apache-2.0
// The layers on the cut sides of the block: four sections along the edges, drawn into one texture.
// They are asked for when the land has been still for a moment, and at most every few seconds.
import * as THREE from "three";
import { columnsOf, paintSection } from "../section/draw.ts";
import { materialColours } from "../section/panel.tsx";
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
    const canvas = document.createElement("canvas");
    canvas.width = WIDTH;
    canvas.height = HEIGHT * 4;
    const context = canvas.getContext("2d")!;
    const texture = new THREE.CanvasTexture(canvas);
    texture.flipY = false;
    texture.minFilter = THREE.LinearFilter;
    texture.generateMipmaps = false;

    const ask = async () => {
        timer = 0;
        const { columns, rows, spacing } = view.slots.live.maps;
        const land = view.land;
        const key = `${land.version} ${view.settings.exaggeration}`;
        if (busy || key === shown || land.boxes === undefined || land.ocean || columns < 3 || view.slots.live.maps.preview) return;
        busy = true;
        try {
            const [base, top] = LandScene.wallSpan(land, view.settings.exaggeration);
            const east = (columns - 1) * spacing;
            const south = (rows - 1) * spacing;
            const ends: [number, number][][] = [
                [[0, 0], [east, 0]],
                [[east, 0], [east, south]],
                [[0, south], [east, south]],
                [[0, 0], [0, south]],
            ];
            context.fillStyle = "#6a625b";
            context.fillRect(0, 0, WIDTH, HEIGHT * 4);
            for (let side = 0; side < 4; side++) {
                const answer = await client.ask("section", { points: ends[side], columns: 400 });
                const list = columnsOf(answer);
                if (list.length < 2) continue;
                // The texture grows upwards: row 0 is the foot of the block.
                context.save();
                context.translate(0, (side + 1) * HEIGHT);
                context.scale(1, -1);
                paintSection(context, list, materialColours(), {
                    x: 0, y: 0, width: WIDTH, height: HEIGHT,
                    from: list[0].distance, to: list[list.length - 1].distance, low: base, high: top,
                });
                context.restore();
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
