// SPDX-License-Identifier: Apache-2.0
// Water: colour by depth, the sky in it, waves that go with the flow in two blended phases.
import { MAPS, PATCH_VERTEX, SKY } from "./common.ts";

export const WATER_SHADE = /* glsl */ `
uniform float uTime;
uniform float uWave;             // length of the waves in metres

vec2 ripple(vec2 p) {
    vec4 a = texture(uNoise, p * 0.11);
    vec4 b = texture(uNoise, p * 0.29 + 0.61);
    return (a.gb - 0.5) + 0.6 * (b.gb - 0.5);
}
// Slope of the waves at a place, running with v (in wave lengths a second).
vec2 waves(vec2 at, vec2 v) {
    float t0 = fract(uTime * 0.25);
    float t1 = fract(uTime * 0.25 + 0.5);
    vec2 p = at / uWave;
    vec2 w0 = ripple(p - v * t0 * 4.0);
    vec2 w1 = ripple(p - v * t1 * 4.0 + 0.37);
    return mix(w0, w1, abs(2.0 * t0 - 1.0));
}
// Colour and cover of water of a depth, seen from the eye; sun and open sky from the light map.
vec4 waterColour(vec3 at, vec3 eye, float depth, vec2 v, float speed, vec2 light, float clear) {
    vec3 toEye = normalize(eye - at);
    float away = length(eye - at);
    float calm = 1.0 / (1.0 + away / (uWave * 220.0));   // far waves average out
    vec2 w = waves(at.xz, v) * (0.10 + 0.10 * min(speed, 3.0)) * calm * mix(0.35, 1.0, clear);
    vec3 n = normalize(vec3(-w.x, 1.0, -w.y));
    float facing = max(dot(n, toEye), 0.02);
    float f = 0.02 + 0.98 * pow(1.0 - facing, 5.0);
    f *= 0.82;
    vec3 r = reflect(-toEye, n);
    r.y = abs(r.y) + 0.02;
    vec3 mirror = skyColour(normalize(r));
    float glint = pow(max(dot(normalize(r), uSun), 0.0), 350.0) * 18.0
        + pow(max(dot(normalize(r), uSun), 0.0), 40.0) * 0.35;
    mirror += uSunLight * glint * light.r * 0.5;
    // Light goes down and comes back: red goes first, then green.
    float path = depth * (1.0 + 0.6 / max(toEye.y, 0.25));
    float k = clear;
    vec3 lost = exp(-path * vec3(0.42, 0.10, 0.065) * k);
    float cover = 1.0 - dot(lost, vec3(0.2, 0.45, 0.35));
    vec3 shallow = vec3(0.075, 0.235, 0.225);
    vec3 deep = vec3(0.008, 0.042, 0.098);
    vec3 body = mix(shallow, deep, 1.0 - exp(-path * 0.045 * k));
    body *= uSunLight * 0.30 * (0.35 + 0.65 * light.r) * max(uSun.y, 0.15) + uSkyLight * light.g * 0.95;
    vec3 c = body * cover;
    float a = cover;
    c = c * (1.0 - f) + mirror * f;
    a = a + (1.0 - a) * f;
    return vec4(c, a);       // light and cover: premultiplied
}
`;

export const WATER_VERTEX = /* glsl */ `
${MAPS}
${PATCH_VERTEX}
out vec2 vCell;
out vec3 vWorld;
void main() {
    vCell = patchCell();
    float level = levelAt(vCell);
    float ground = heightAt(vCell);
    // Dry far from any water: well under the ground, out of sight.
    if (level < ground - 500.0) level = ground - 1.0 - 0.02 * uSpacing;
    vWorld = worldOf(vCell, level);
    gl_Position = projectionMatrix * viewMatrix * vec4(vWorld, 1.0);
}
`;

export const WATER_FRAGMENT = /* glsl */ `
${MAPS}
${SKY}
${WATER_SHADE}
uniform sampler2D uExtra;
uniform float uHasFlow;
uniform vec3 uEye;
uniform float uClear;
in vec2 vCell;
in vec3 vWorld;
out vec4 outColour;

void main() {
    float h = heightAt(vCell);
    float depth = vWorld.y / uZ - h;
    if (depth <= 0.0) discard;
    vec2 v = vec2(0.12, 0.05);
    float speed = 0.35;
    if (uHasFlow > 0.5) {
        vec2 m = (texture(uExtra, (vCell + 0.5) / uCells).rg * 255.0 - 128.0) / 24.0;
        speed = length(m);
        v = m * 0.6;
        if (speed < 0.05) { v = vec2(0.10, 0.04); speed = 0.2; }
    }
    vec3 light = texture(uLight, (vCell + 0.5) / uCells).rgb;
    vec4 w = waterColour(vWorld, uEye, depth, v, speed, light.rg, uClear);
    // Foam where water is quick, and a thin line at the shore.
    vec4 n = texture(uNoise, vWorld.xz / uWave * 0.23 - v * uTime * 0.12);
    float quick = smoothstep(2.0, 5.0, speed) * smoothstep(0.42, 0.75, n.r);
    float shore = (1.0 - smoothstep(0.0, 0.05, depth / uSpacing)) * smoothstep(0.45, 0.7, n.a) * 0.5;
    float foam = clamp(quick * 0.8 + shore, 0.0, 0.85);
    vec3 white = vec3(0.85) * (uSunLight * 0.3 * light.r + uSkyLight * light.g);
    w.rgb = mix(w.rgb, white, foam);
    w.a = mix(w.a, 1.0, foam);
    // A film fades in instead of ending with an edge.
    float film = smoothstep(0.0, 0.012, depth / uSpacing);
    w *= film;
    vec3 c = w.a > 0.0 ? w.rgb / w.a : vec3(0.0);
    c = throughAir(c, uEye, vWorld);
    outColour = finish(c, w.a);
}
`;
