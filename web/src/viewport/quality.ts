// SPDX-License-Identifier: Apache-2.0
// How much a machine can draw. Software rendering gets little, a phone something between.

export interface Quality {
    name: "low" | "medium" | "high";
    ratio: number; // most device pixels per CSS pixel
    smooth: boolean; // anti-aliasing
    reach: number; // samples up to which the ground is drawn sample by sample
    light: number; // most pixels of a side of the light map
    steps: number; // towards the sun
    rays: number; // into the sky
    detail: number; // most samples along a side to ask the server for
    moving: boolean; // waves
    haste: number; // scale of the picture while something changes; the whole one follows
    strip: number; // pixels of the light map made in one go
    streaks: number; // of the wind
    trees: number; // places along a side of the lattice they stand on
    squares: number; // along a side of the cube that the ball is made of
}

export const qualities: Record<string, Quality> = {
    low: {
        name: "low",
        ratio: 1,
        smooth: false,
        reach: 170,
        light: 256,
        steps: 28,
        rays: 6,
        detail: 512,
        moving: false,
        haste: 0.5,
        strip: 16384,
        streaks: 420,
        trees: 48,
        squares: 56,
    },
    medium: {
        name: "medium",
        ratio: 1.5,
        smooth: true,
        reach: 320,
        light: 1024,
        steps: 48,
        rays: 8,
        detail: 1024,
        moving: true,
        haste: 1,
        strip: 131072,
        streaks: 1500,
        trees: 140,
        squares: 128,
    },
    high: {
        name: "high",
        ratio: 2,
        smooth: true,
        reach: 700,
        light: 2048,
        steps: 80,
        rays: 12,
        detail: 4096,
        moving: true,
        haste: 1,
        strip: 262144,
        streaks: 2400,
        trees: 260,
        squares: 224,
    },
};

export function chooseQuality(hash: string, renderer: string, coarsePointer: boolean): Quality {
    const asked = /[#&]quality=(low|medium|high)/.exec(hash)?.[1];
    if (asked !== undefined) return qualities[asked];
    if (/swiftshader|llvmpipe|softpipe|software/i.test(renderer)) return qualities.low;
    return coarsePointer ? qualities.medium : qualities.high;
}

// What draws, by its own name.
export function glName(): string {
    const gl = document.createElement("canvas").getContext("webgl2");
    if (gl === null) return "software";
    const info = gl.getExtension("WEBGL_debug_renderer_info");
    const name = String(gl.getParameter(info ? info.UNMASKED_RENDERER_WEBGL : gl.RENDERER));
    gl.getExtension("WEBGL_lose_context")?.loseContext();
    return name;
}
