// SPDX-License-Identifier: Apache-2.0
// Land with more samples than are drawn: one part of it with all of them. The page asks for that
// part alone, so that neither it nor the server holds more than for any other land.
import { showLength } from "../form/scale.ts";
import { t } from "../i18n/i18n.ts";
import { tellServer } from "../shell/modes.ts";
import { view } from "../state/actions.ts";
import { model, Part } from "../state/model.ts";
import { useStore } from "../state/store.ts";
import { Place } from "../viewport/pick.ts";

export function canMagnify(): boolean {
    return view.mode !== "globe" && (view.land.thinned || model.value.part !== undefined);
}

// The part with a place in its middle, as far as the map goes.
export function partAround(
    at: { x: number; y: number },
    side: number,
    map: { mapWidth: number; mapDepth: number },
): Part {
    const begin = (middle: number, most: number) =>
        Math.max(0, Math.min(middle - side / 2, most - side));
    const west = begin(at.x, map.mapWidth);
    const north = begin(at.y, map.mapDepth);
    return {
        west,
        north,
        east: Math.min(map.mapWidth, west + side),
        south: Math.min(map.mapDepth, north + side),
    };
}

export function magnify(place: Place): void {
    const spacing = model.value.run.grid?.spacing;
    if (spacing === undefined) return;
    show(partAround(place, (view.quality.detail - 1) * spacing, view.land));
}

export function show(part: Part | undefined): void {
    model.set({ part });
    view.framed = [0, 0];
    tellServer();
}

export function PartShown() {
    const part = useStore(model, (m) => m.part);
    const mode = useStore(model, (m) => m.mode);
    const tick = useStore(model, (m) => m.tick);
    if (part === undefined || !(mode === "land" || mode === "map")) return null;
    const { mapWidth, mapDepth } = view.land;
    const size = (width: number, depth: number) => `${showLength(width)} × ${showLength(depth)}`;
    return (
        <div class="partshown" role="status" data-tick={tick}>
            {t("{part} of {all}", {
                part: size(part.east - part.west, part.south - part.north),
                all: size(mapWidth, mapDepth),
            })}{" "}
            <button onClick={() => show(undefined)}>{t("All of it")}</button>
        </div>
    );
}
