// SPDX-License-Identifier: Apache-2.0
// A veil of clouds where the air is humid: over the land as a sheet above the highest ground,
// around the ball as a shell. Soft, so that what lies below stays in sight; grey where it rains.
import { BALL } from "./ball.ts";
import { MAPS, SKY } from "./common.ts";

const VEIL = /* glsl */ `
uniform sampler2D uAir;
uniform float uTime;
uniform float uVeil;             // how much of it, 0..1
// Cover and thickness of the clouds at a cell; px samples a pixel: what is finer is left out.
vec2 cloudAt(vec2 cell, float px) {
    float humid = texture(uAir, (cell + 0.5) / uCells).a;
    float drift = uTime * 0.22;
    // Puffs of four sizes; the smaller ones sway with the larger, so that edges curl.
#ifdef GLOBE
#define PUFF(warp, k, shift) ballGrain(k, shift)
#else
    vec2 p = cell + vec2(drift, 0.0);
#define PUFF(warp, k, shift) grain(p + (warp) / uPuff, k, shift)
#endif
    vec4 a = PUFF(vec2(0.0), uPuff, 0.0);
    vec4 b = PUFF((a.gb - 0.5) * 0.22, uPuff * 2.7, 0.37);
    float n = a.r * 0.40 + b.r * 0.28;
#ifdef PLAIN
    n += 0.16;
#else
    float size = px * uPuff;
    float fine = 1.0 - smoothstep(0.0015, 0.006, size);
    float mid = 1.0 - smoothstep(0.005, 0.02, size);
    vec4 c = PUFF((b.gb - 0.5) * 0.10, uPuff * 7.3, 0.11);
    vec4 e = PUFF((c.gb - 0.5) * 0.04, uPuff * 19.0, 0.53);
    n += mix(0.5, c.a, mid) * 0.20 + mix(0.5, e.r, fine) * 0.12;
#endif
    // The tile lies closely around its middle: spread it, so that gaps are gaps.
    n = clamp(0.5 + 2.3 * (n - 0.5), 0.0, 1.0);
    float cover = smoothstep(0.0, 0.62, humid * 0.66 + n - 0.82);
    return vec2(cover, clamp(humid * 0.75 + (n - 0.45) * 0.9, 0.0, 1.0));
}
vec4 cloudColour(vec2 cell, float lit, float px) {
    vec2 k = cloudAt(cell, px);
    vec3 white = uSunLight * (0.12 + 0.40 * lit) + uSkyLight * 0.95;
    vec3 rain = uSkyLight * 0.42 + uSunLight * 0.06 * lit;
    vec3 c = mix(white, rain, smoothstep(0.62, 1.0, k.y) * 0.55);
    return vec4(c, k.x * (0.22 + 0.48 * k.y) * uVeil);
}
`;

export const SHEET_VERTEX = /* glsl */ `
${MAPS}
in vec2 share;                   // 0..1 along the map
uniform float uCeiling;          // metres
out vec2 vCell;
out vec3 vWorld;
void main() {
    vCell = share * (uCells - 1.0);
    vWorld = worldOf(vCell, uCeiling);
    gl_Position = projectionMatrix * viewMatrix * vec4(vWorld, 1.0);
}
`;

export const SHEET_FRAGMENT = /* glsl */ `
uniform float uPuff;             // share of a tile of noise per sample
${MAPS}
${SKY}
${VEIL}
uniform vec3 uEye;
in vec2 vCell;
in vec3 vWorld;
out vec4 outColour;
void main() {
    float px = max(length(dFdx(vCell)), length(dFdy(vCell)));
    vec4 c = cloudColour(vCell, 0.35 + 0.65 * max(uSun.y, 0.0), px);
    // The sheet thins out towards its edges and for an eye that comes near it.
    vec2 edge = min(vCell, uCells - 1.0 - vCell) / uCells;
    c.a *= smoothstep(0.0, 0.04, min(edge.x, edge.y));
    c.a *= smoothstep(0.02, 0.16, distance(uEye, vWorld) / (uSpacing * uCells.x));
    if (c.a < 0.004) discard;
    outColour = finish(throughAir(c.rgb, uEye, vWorld), c.a);
}
`;

export const SHELL_VERTEX = /* glsl */ `
#define GLOBE
${MAPS}
in vec3 place;
uniform float uShell;            // radii
out vec3 vPlace;
void main() {
    vPlace = place;
    gl_Position = projectionMatrix * viewMatrix * vec4(place * uShell, 1.0);
}
`;

export const SHELL_FRAGMENT = /* glsl */ `
#define GLOBE
uniform float uPuff;
${MAPS}
${SKY}
uniform float uLow;
${BALL}
${VEIL}
uniform vec3 uEye;
uniform float uNight;
in vec3 vPlace;
out vec4 outColour;
void main() {
    vec3 d = normalize(vPlace);
    float t = uTime * 0.0016;
    vec3 turned = vec3(d.x * cos(t) - d.z * sin(t), d.y, d.x * sin(t) + d.z * cos(t));
    gPlace = turned * uCells.x / 6.28318531;
    float day = dayAt(dot(d, uSun));
    float px = max(length(dFdx(d)), length(dFdy(d))) * uCells.x / 6.28318531;
    vec4 c = cloudColour(cellOfDirection(d), max(dot(d, uSun), 0.0) * day, px);
    c.rgb *= uNight + (1.0 - uNight) * day;
    c.a *= smoothstep(0.02, 0.35, dot(d, normalize(uEye - d)));
    if (c.a < 0.004) discard;
    outColour = finish(c.rgb, c.a);
}
`;
