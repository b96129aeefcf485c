// SPDX-License-Identifier: Apache-2.0
// Colours of ground that has no rock to show: by climate. Values are sRGB as people pick them.

export interface Look {
    moss: string;
    meadow: string;
    straw: string;
    wood: string;
    soil: string;
    scree: string;
    sand: string;
    snow: string;
    green: number; // 0 bare, 1 as green as it gets
    snowShare: number; // height of the snow line on the way from foot to top; above 1: none
}

export const looks = {
    temperate: {
        moss: "#5b6645",
        meadow: "#7b7a56",
        straw: "#a0946e",
        wood: "#3c4834",
        soil: "#866f55",
        scree: "#a3978a",
        sand: "#cfbd96",
        snow: "#dde3ec",
        green: 1,
        snowShare: 0.86,
    },
    alpine: {
        moss: "#4c5c3a",
        meadow: "#6a6f4a",
        straw: "#857e62",
        wood: "#2f3f2b",
        soil: "#756756",
        scree: "#948d86",
        sand: "#b9ae98",
        snow: "#dde3ec",
        green: 0.9,
        snowShare: 0.58,
    },
    arid: {
        moss: "#9a7d52",
        meadow: "#b08a5a",
        straw: "#bf9a68",
        wood: "#7c6b45",
        soil: "#a9764c",
        scree: "#b7936f",
        sand: "#d8b784",
        snow: "#f1ece4",
        green: 0.28,
        snowShare: 2,
    },
    bare: {
        moss: "#9a948c",
        meadow: "#a39c92",
        straw: "#aca49a",
        wood: "#8f8981",
        soil: "#978c80",
        scree: "#a89f95",
        sand: "#c3b59c",
        snow: "#f1f4f8",
        green: 0,
        snowShare: 2,
    },
} satisfies Record<string, Look>;

export type LookName = keyof typeof looks;
export const lookNames = Object.keys(looks) as LookName[];
