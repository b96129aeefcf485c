// SPDX-License-Identifier: Apache-2.0
// Trees, shrubs and tufts of grass: one small body for each place of a lattice that belongs to the
// land. A place draws by chance, at the shares of the ground, what stands there.
import { MAPS, SKY } from "./common.ts";

export const TREE_VERTEX = /* glsl */ `
${MAPS}
uniform sampler2D uPlants;       // conifers, other trees, shrubs, grass
uniform vec4 uTrees;             // lattice: first place x, y; metres between places; how many shown
uniform vec3 uPlantColours[4];   // in that order, as on level ground
uniform vec3 uEye;
in vec3 body;                    // on the unit body: ring corner x, z; part 0 foot, 1 ring, 2 top
in vec2 spot;                    // place of the lattice from its first one
out vec3 vWorld;
out vec3 vNormal;
out vec3 vColour;
out vec2 vCell;

float hash(vec2 p, float k) {
    vec3 q = fract(vec3(p.xyx) * vec3(0.1031, 0.1030, 0.0973) + k);
    q += dot(q, q.yzx + 33.33);
    return fract((q.x + q.y) * q.z);
}
void main() {
    vec2 place = uTrees.xy + spot;
    vec2 jitter = vec2(hash(place, 0.13), hash(place, 0.71)) - 0.5;
    vec2 at = (place + 0.9 * jitter) * uTrees.z;
    vec2 cell = at / uSpacing + 0.5 * (uCells - 1.0);
    vec4 share = texture(uPlants, (cell + 0.5) / uCells);
    float chance = hash(place, 0.37);
    float tall = 0.0, wide = 0.0, ring = 0.1, low = 0.0;
    vec3 colour = vec3(0.0);
    float trees = share.r + share.g;
    // A place stands for a clump where places are far apart.
    float big = mix(16.0, 24.0, smoothstep(7.0, 28.0, uTrees.z)) * (0.7 + 0.6 * hash(place, 0.91));
    if (chance < share.r) {
        tall = big; wide = 0.24 * big; ring = 0.12;
        colour = uPlantColours[0];
    } else if (chance < trees) {
        tall = 0.8 * big; wide = 0.40 * big; ring = 0.5; low = 0.12;
        colour = uPlantColours[1];
    } else if (chance < trees + share.b) {
        tall = 0.14 * big; wide = 0.14 * big; ring = 0.4;
        colour = uPlantColours[2];
    } else if (chance < trees + share.b + share.a) {
        tall = 0.05 * big; wide = 0.03 * big; ring = 0.05;
        colour = uPlantColours[3];
    }
    // Fewer towards the end of the lattice and towards the horizon, so that none springs up.
    float h = heightAt(cell);
    vec3 foot = worldOf(cell, h);
    float rim = 1.0 - smoothstep(0.8, 1.0, 2.0 * length(spot / SIDE - 0.5));
    float size = step(hash(place, 0.53), rim * uTrees.w);
    if (any(lessThan(cell, vec2(0.0))) || any(greaterThan(cell, uCells - 1.0))) size = 0.0;
    if (levelAt(cell) > h + 0.05 || h < uSea) size = 0.0;
    float turn = 6.283 * hash(place, 0.29);
    vec2 side = mat2(cos(turn), sin(turn), -sin(turn), cos(turn)) * body.xy;
    float up = body.z > 1.5 ? 1.0 : body.z > 0.5 ? ring : low;
    vec3 offset = vec3(side.x * wide, up * tall, side.y * wide) * size;
    vWorld = foot + offset;
    vNormal = normalize(vec3(side.x, body.z > 1.5 ? 1.2 : 0.25, side.y));
    // Leaves of a body shade each other.
    vColour = 0.75 * colour * (0.75 + 0.5 * hash(place, 0.17));
    vCell = cell;
    gl_Position = projectionMatrix * viewMatrix * vec4(vWorld, 1.0);
}
`;

export const TREE_FRAGMENT = /* glsl */ `
${MAPS}
${SKY}
uniform vec3 uEye;
in vec3 vWorld;
in vec3 vNormal;
in vec3 vColour;
in vec2 vCell;
out vec4 outColour;
void main() {
    vec3 light = texture(uLight, (vCell + 0.5) / uCells).rgb;
    vec3 n = normalize(vNormal);
    float lambert = 0.25 + 0.75 * max(dot(n, uSun), 0.0);
    vec3 c = vColour * (uSunLight * lambert * light.r + uSkyLight * (0.55 + 0.45 * n.y) * light.g);
    outColour = finish(throughAir(c, uEye, vWorld), 1.0);
}
`;
