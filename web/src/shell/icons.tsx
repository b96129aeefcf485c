// SPDX-License-Identifier: Apache-2.0
// Line icons, drawn for this page on a lattice of 20. They always stand beside or under a word.

export const icons = {
    play: "M6 4l10 6-10 6z",
    pause: "M6 4v12M14 4v12",
    step: "M4 4l8 6-8 6zM15 4v12",
    undo: "M4 9h8a4 4 0 010 8H8M4 9l4-4M4 9l4 4",
    redo: "M16 9H8a4 4 0 000 8h4M16 9l-4-4M16 9l-4 4",
    plus: "M10 4v12M4 10h12",
    eye: "M2 10s3-5 8-5 8 5 8 5-3 5-8 5-8-5-8-5zM10 8a2 2 0 100 4 2 2 0 000-4z",
    "eye-off":
        "M3 3l14 14M6 6C3.500 7.500 2 10 2 10s3 5 8 5c1.500 0 2.800-.4 4-1M9 5h1c5 0 8 5 8 " +
        "5l-1.500 2",
    close: "M5 5l10 10M15 5L5 15",
    first: "M5 4v12M15 4l-7 6 7 6z",
    left: "M12 4l-6 6 6 6",
    right: "M8 4l6 6-6 6",
    up: "M4 12l6-6 6 6",
    down: "M4 8l6 6 6-6",
    look: "M10 3v14M3 10h14M6 6l8 8M14 6l-8 8",
    act: "M3 16l5-9h4l5 9zM9 7c0-3-2-3-1-5M11 7c0-2 2-3 1-5",
    map: "M3 5l5-2 4 2 5-2v12l-5 2-4-2-5 2zM8 3v12M12 5v12",
    land: "M2 16l5-9 3 5 2-3 6 7z",
    globe:
        "M10 2.500a7.500 7.500 0 100 15 7.500 7.500 0 000-15zM10 2.500c-4.500 4-4.500 11 0 15M10 " +
        "2.500c4.500 4 4.500 11 0 15M2.500 10h15",
    split: "M10 2v16M3 5h4v10H3M17 5h-4v10h4",
    camera: "M3 6h3l1.500-2h5L14 6h3v10H3zM10 8a3 3 0 100 6 3 3 0 000-6z",
    film: "M3 5h14v10H3zM7 5v10M13 5v10M3 10h4M13 10h4",
    export: "M10 3v9M6 8l4 4 4-4M4 15v2h12v-2",
    share: "M5 10a2 2 0 100 .1M15 5a2 2 0 100 .1M15 15a2 2 0 100 .1M6.500 9L13 6M6.500 11l6.500 3",
    help: "M7.500 7.500a2.500 2.500 0 115 0c0 2-2.500 2-2.500 4M10 14.500v.5",
    frame: "M3 7V3h4M13 3h4v4M17 13v4h-4M7 17H3v-4",
    branch: "M6 3v14M6 8c0 4 8 2 8 6M14 17v-3M6 3a1 1 0 100 .1",
    chart: "M3 3v14h14M6 13l3-4 3 2 4-6",
    recipe: "M4 3h12v5H4zM4 11h12v6H4z",
    more: "M4 10h.01M10 10h.01M16 10h.01M4 5h.01M10 5h.01M16 5h.01M4 15h.01M10 15h.01M16 15h.01",
};

export type IconName = keyof typeof icons;

export function Icon({ name }: { name: IconName }) {
    return <Glyph lines={icons[name]} />;
}

export function Glyph({ lines }: { lines: string }) {
    return (
        <svg class="glyph" viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
            <path
                d={lines}
                fill="none"
                stroke="currentColor"
                stroke-width="1.5"
                stroke-linejoin="round"
                stroke-linecap="round"
            />
        </svg>
    );
}
