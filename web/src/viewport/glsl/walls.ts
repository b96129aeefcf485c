// SPDX-License-Identifier: Apache-2.0
// The cut sides of the block: the layers as they lie, with the water that stands at the edge.
import { MAPS, SKY } from "./common.ts";

export const WALL_VERTEX = /* glsl */ `
${MAPS}
in vec4 edge;                    // share along x, along y; 0 bottom or 1 top; side 0..3
uniform float uBase;             // metres: foot of the block
out vec2 vCell;
out vec3 vWorld;
out float vSide;
out float vAlong;
void main() {
    vCell = edge.xy * (uCells - 1.0);
    float top = max(heightAt(vCell), levelAt(vCell));
    vWorld = worldOf(vCell, mix(uBase, top, edge.z));
    vSide = edge.w;
    vAlong = edge.w < 0.5 || (edge.w > 1.5 && edge.w < 2.5) ? edge.x : edge.y;
    gl_Position = projectionMatrix * viewMatrix * vec4(vWorld, 1.0);
}
`;

export const WALL_FRAGMENT = /* glsl */ `
${MAPS}
${SKY}
uniform vec3 uEye;
uniform float uBase;
uniform float uWallTop;          // metres: upper end of the drawn layers
uniform float uHasWalls;
uniform sampler2D uWalls;        // four strips, one a side
uniform vec3 uWallRock;
in vec2 vCell;
in vec3 vWorld;
in float vSide;
in float vAlong;
out vec4 outColour;
void main() {
    float h = vWorld.y / uZ;
    float ground = heightAt(vCell);
    vec3 n = vSide < 0.5 ? vec3(0, 0, -1) : vSide < 1.5 ? vec3(1, 0, 0)
        : vSide < 2.5 ? vec3(0, 0, 1) : vec3(-1, 0, 0);
    float v = (h - uBase) / max(uWallTop - uBase, 1.0);
    vec3 c;
    if (uHasWalls > 0.5) {
        float row = (vSide + 0.004 + clamp(v, 0.0, 1.0) * 0.992) / 4.0;
        c = pow(texture(uWalls, vec2(vAlong, row)).rgb, vec3(2.2));
    } else {
        float b = texture(uNoise, vec2(v * 0.9, vAlong * 0.05)).a;
        float fine = texture(uNoise, vec2(v * 3.7, 0.3 + vAlong * 0.02)).r;
        c = uWallRock * (0.62 + 0.45 * b + 0.2 * fine);
    }
    // Rock is not painted: grain, and faint beds that run through.
    vec2 place = vec2(dot(vWorld.xz, abs(n.zx)), vWorld.y) / uSpacing;
    float grain = texture(uNoise, place * 0.043).r * 0.6 + texture(uNoise, place * 0.23).a * 0.4;
    float bed = texture(uNoise, vec2(v * 1.7 + 0.02 * grain, 0.61 + vAlong * 0.012)).a;
    c *= 0.74 + 0.30 * grain + 0.24 * bed;
    float light = max(dot(n, uSun), 0.0);
    float soft = 0.55 + 0.45 * clamp(v * 1.5, 0.0, 1.0);
    vec3 lit = c * (uSunLight * (light * 0.75 + 0.05) + uSkyLight * 0.6 * soft);
    lit *= mix(1.0, 0.6, 1.0 - smoothstep(0.0, 0.02, (ground - h) / max(uWallTop - uBase, 1.0)));
    if (h > ground) {
        float d = (max(levelAt(vCell), ground) - h) / max(uWallTop - uBase, 1.0);
        vec3 w = mix(vec3(0.05, 0.19, 0.22), vec3(0.010, 0.045, 0.09), clamp(d * 5.0, 0.0, 1.0));
        lit = w * (uSunLight * (0.25 + 0.4 * light) + uSkyLight);
    }
    outColour = finish(throughAir(lit, uEye, vWorld), 1.0);
}
`;
