// SPDX-License-Identifier: Apache-2.0
// Mouse, pen and fingers on the canvas: turn, pan, zoom; a tool may take the first finger.
import { View } from "./view.ts";

const LET_GO = 60; // milliseconds: a hand that has rested longer lets the globe rest too

export interface ToolHand {
    // True if the tool wants this press; moves and the end then go to it alone.
    press(event: PointerEvent): boolean;
    move(event: PointerEvent): void;
    release(event: PointerEvent): void;
    hover(event: PointerEvent): void;
    leave(): void;
}

export function watchGestures(view: View, hand: ToolHand, changed: () => void): void {
    const canvas = view.canvas;
    const fingers = new Map<number, { x: number; y: number }>();
    let holding = false;
    let swing = { right: 0, down: 0, at: 0 }; // of the hand, shares of the view a second
    canvas.style.touchAction = "none";

    const drag = (event: PointerEvent, dx: number, dy: number) => {
        const size = Math.min(canvas.clientWidth, canvas.clientHeight);
        if (view.flat) {
            view.map.window.x -= dx * view.map.window.scale;
            view.map.window.y -= dy * view.map.window.scale;
        } else if (view.mode === "globe") {
            view.globe.rig.turn(dx / size, dy / size);
            const seconds = Math.max(0.004, (event.timeStamp - swing.at) / 1000);
            const mix = (old: number, now: number) => (seconds > 0.1 ? now : 0.4 * old + 0.6 * now);
            swing = {
                right: mix(swing.right, dx / size / seconds),
                down: mix(swing.down, dy / size / seconds),
                at: event.timeStamp,
            };
        } else if (event.button === 2 || event.buttons & 6 || event.shiftKey) {
            const k = 0.75 / size;
            view.rig.pan(-dx * k, dy * k);
        } else if (event.ctrlKey) {
            view.rig.look((dx / size) * -1.2, (dy / size) * -1.2);
        } else {
            view.rig.turn((dx / size) * 3.2, (-dy / size) * 2.2);
        }
    };
    const pinch = (event: PointerEvent, before: { x: number; y: number }) => {
        const other = [...fingers.entries()].find(([id]) => id !== event.pointerId)?.[1];
        if (other === undefined) return;
        const was = Math.hypot(before.x - other.x, before.y - other.y);
        const is = Math.hypot(event.clientX - other.x, event.clientY - other.y);
        zoomBy(was / Math.max(is, 1), (event.clientX + other.x) / 2, (event.clientY + other.y) / 2);
        const size = Math.min(canvas.clientWidth, canvas.clientHeight);
        const dx = (event.clientX - before.x) / 2;
        const dy = (event.clientY - before.y) / 2;
        if (view.flat) {
            view.map.window.x -= dx * view.map.window.scale;
            view.map.window.y -= dy * view.map.window.scale;
        } else if (view.mode === "globe") {
            view.globe.rig.turn(dx / size, dy / size);
        } else {
            view.rig.pan((-dx * 0.75) / size, (dy * 0.75) / size);
        }
    };
    const zoomBy = (factor: number, x: number, y: number) => {
        if (view.flat) {
            const rect = canvas.getBoundingClientRect();
            const w = view.map.window;
            const px = x - rect.left - rect.width / 2;
            const py = y - rect.top - rect.height / 2;
            w.x += px * w.scale * (1 - factor);
            w.y += py * w.scale * (1 - factor);
            w.scale *= factor;
            return;
        }
        if (view.mode === "globe") {
            view.globe.rig.zoom(factor);
            return;
        }
        const place = view.pick(x, y);
        const z = view.z;
        view.rig.zoom(factor, place && [place.worldX, place.height * z, place.worldZ]);
    };

    canvas.addEventListener("pointerdown", (event) => {
        canvas.setPointerCapture(event.pointerId);
        fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
        view.rig.stay();
        view.globe.rig.stay();
        swing = { right: 0, down: 0, at: event.timeStamp };
        holding = fingers.size === 1 && event.button === 0 && hand.press(event);
        event.preventDefault();
        (document.activeElement as HTMLElement | null)?.blur(); // keys are for the land again
    });
    canvas.addEventListener("pointermove", (event) => {
        const before = fingers.get(event.pointerId);
        if (before === undefined) {
            hand.hover(event);
            return;
        }
        if (holding) hand.move(event);
        else if (fingers.size >= 2) pinch(event, before);
        else drag(event, event.clientX - before.x, event.clientY - before.y);
        fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
        view.invalidate();
        changed();
    });
    const end = (event: PointerEvent) => {
        if (!fingers.delete(event.pointerId)) return;
        if (holding) hand.release(event);
        else if (view.mode === "globe" && fingers.size === 0 && event.timeStamp - swing.at < LET_GO)
            view.globe.rig.fling(swing.right, swing.down);
        if (view.mode === "globe") view.invalidate();
        holding = false;
        changed();
    };
    canvas.addEventListener("pointerup", end);
    canvas.addEventListener("pointercancel", end);
    canvas.addEventListener("pointerleave", () => hand.leave());
    canvas.addEventListener("contextmenu", (event) => event.preventDefault());
    canvas.addEventListener(
        "wheel",
        (event) => {
            event.preventDefault();
            view.rig.stay();
            view.globe.rig.stay();
            const lines = event.deltaMode === 1 ? event.deltaY * 30 : event.deltaY;
            zoomBy(
                Math.exp(Math.max(-200, Math.min(200, lines)) * 0.0016),
                event.clientX,
                event.clientY,
            );
            view.invalidate();
            changed();
        },
        { passive: false },
    );
    canvas.addEventListener("dblclick", (event) => {
        const place = view.pick(event.clientX, event.clientY);
        if (place === undefined || view.flat) return;
        if (view.mode === "globe") {
            view.globe.flyTo(view.land, place);
            view.invalidate();
            return;
        }
        view.rig.glideTo({
            x: place.worldX,
            y: place.height * view.z,
            z: place.worldZ,
            distance: view.rig.state.distance * 0.55,
        });
        view.invalidate();
    });
}
