// SPDX-License-Identifier: Apache-2.0
// What the hand does on the land with the tool it holds.
import { view } from "../state/actions.ts";
import { model } from "../state/model.ts";
import { ToolHand } from "../viewport/gestures.ts";
import { readCell, readings } from "./readings.ts";
import { Tool } from "./tool.ts";
import { toolOf } from "./tools.tsx";

const held = (): Tool => toolOf(model.value.tool);
const under = (event: PointerEvent) => view.pick(event.clientX, event.clientY);

export const hand: ToolHand = {
    press(event) {
        const tool = held();
        const place = under(event);
        if ((tool.press ?? tool.release) === undefined || place === undefined) return false;
        tool.press?.(place);
        return true;
    },
    move(event) {
        const place = under(event);
        if (place !== undefined) held().move?.(place);
    },
    release(event) {
        const place = under(event);
        readings.set({ drawing: false, place });
        void readCell(place);
        held().release?.(place);
    },
    hover(event) {
        const place = under(event);
        readings.set({ place });
        held().hover?.(place);
        void readCell(place);
    },
    leave() {
        readings.set({ place: undefined, cell: undefined });
        held().leave?.();
    },
};
