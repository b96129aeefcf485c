// SPDX-License-Identifier: Apache-2.0
// Small pictures along the timeline, taken from the canvas as the run goes by.

export interface Thumbnail {
    tick: number;
    url: string;
}

const MOST = 8;
const WIDTH = 72;
const HEIGHT = 40;

class Thumbnails {
    list: Thumbnail[] = [];

    clear(): void {
        this.list = [];
    }

    // Takes one if none is near. To be called right after the canvas was drawn: later it is empty.
    take(canvas: HTMLCanvasElement, tick: number, ticks: number): boolean {
        const gap = Math.max(1, ticks / MOST);
        if (tick <= 0 || this.list.some((shot) => Math.abs(shot.tick - tick) < gap)) return false;
        const small = document.createElement("canvas");
        small.width = WIDTH;
        small.height = HEIGHT;
        const context = small.getContext("2d");
        if (context === null || canvas.width < 2) return false;
        const wide = Math.min(canvas.width, (canvas.height * WIDTH) / HEIGHT);
        const high = (wide * HEIGHT) / WIDTH;
        const left = (canvas.width - wide) / 2;
        context.drawImage(
            canvas,
            left,
            (canvas.height - high) / 2,
            wide,
            high,
            0,
            0,
            WIDTH,
            HEIGHT,
        );
        const shot = { tick, url: small.toDataURL("image/jpeg", 0.6) };
        this.list = [...this.list, shot].sort((a, b) => a.tick - b.tick).slice(-MOST * 2);
        return true;
    }
}

export const thumbnails = new Thumbnails();
