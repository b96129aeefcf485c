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
// What water of a depth does to the light of the ground below it: red goes first, then green, and
// the water's own colour takes their place.
uniform float uClear;            // how quickly: deep land has clear water, puddles are not glass
vec3 underWater(vec3 ground, float depth, vec3 toEye, vec2 light) {
    float path = depth * (1.0 + 0.6 / max(toEye.y, 0.25)) * uClear;
    vec3 left = exp(-path * vec3(0.46, 0.13, 0.085));
    vec3 shallow = vec3(0.055, 0.250, 0.240);
    vec3 deep = vec3(0.007, 0.040, 0.092);
    vec3 body = mix(shallow, deep, 1.0 - exp(-path * 0.055));
    body *= uSunLight * 0.30 * (0.35 + 0.65 * light.r) * max(uSun.y, 0.15)
        + uSkyLight * light.g * 0.95;
    return ground * left + body * (1.0 - left);
}
// What the surface throws back, and how much of it: sky and sun in waves that average out far away.
vec4 mirrorOf(vec3 at, vec3 eye, vec2 v, float speed, float sun, float rough) {
    vec3 toEye = normalize(eye - at);
    float calm = 1.0 / (1.0 + length(eye - at) / (uWave * 220.0));
    vec2 w = waves(at.xz, v) * (0.04 + 0.04 * min(speed, 3.0)) * calm * rough;
    vec3 n = normalize(vec3(-w.x, 1.0, -w.y));
    float f = 0.02 + 0.80 * pow(1.0 - max(dot(n, toEye), 0.02), 5.0);
    vec3 r = reflect(-toEye, n);
    r.y = abs(r.y) + 0.02;
    r = normalize(r);
    float towards = max(dot(r, uSun), 0.0);
    vec3 c = skyColour(r)
        + uSunLight * sun * (9.0 * pow(towards, 350.0) + 0.18 * pow(towards, 40.0));
    return vec4(c, f);
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
uniform sampler2D uIce;
uniform float uHasIce;
uniform vec3 uSnowColour;
uniform vec3 uEye;
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
    vec4 w = mirrorOf(vWorld, uEye, v, speed, light.r, mix(0.35, 1.0, clamp(uClear, 0.0, 1.0)));
    float cell = min(uSpacing, 500.0);   // a shore is no wider in a world of coarse samples
    // Foam where water is quick, and a thin line at the shore.
    vec4 n = texture(uNoise, vWorld.xz / uWave * 0.23 - v * uTime * 0.12);
    float quick = smoothstep(2.0, 6.0, speed);
    if (quick > 0.0) {
        // Drawn out along the flow: the mean of a few places up and down it.
        vec2 along = v / max(length(v), 1e-3) * uWave;
        float streak = 0.0;
        for (int k = -2; k <= 2; k++)
            streak += texture(uNoise,
                (vWorld.xz + along * float(k) * 1.1) / uWave * 0.31 - v * uTime * 0.12).r;
        quick *= smoothstep(0.47, 0.66, streak * 0.2) * smoothstep(0.0, 0.06, depth / cell);
    }
    // Not on films that run: they are thin everywhere.
    float shore = (1.0 - smoothstep(0.0, 0.05, depth / cell)) * smoothstep(0.45, 0.7, n.a) * 0.5
        * (1.0 - smoothstep(0.4, 1.0, speed));
    float foam = clamp(quick * 0.6 + shore, 0.0, 0.85);
    vec3 white = vec3(0.85) * (uSunLight * 0.3 * light.r + uSkyLight * light.g);
    // Where nothing of the floor comes through the surface hides all that lies behind it, also the
    // edge of the map.
    vec3 toEye = normalize(uEye - vWorld);
    float hidden = smoothstep(0.90, 0.985,
        1.0 - exp(-depth * (1.0 + 0.6 / max(toEye.y, 0.25)) * uClear * 0.085));
    vec3 below = underWater(vec3(0.0), depth, toEye, light.rg);
    float cover = w.a + (1.0 - w.a) * hidden;
    w = vec4((w.rgb * w.a + below * (1.0 - w.a) * hidden) / max(cover, 1e-4), cover);
    vec3 c = throughAir(mix(w.rgb, white, foam), uEye, vWorld);
    if (uHasIce > 0.5) {
        // Ice that floats, in floes where it is thin.
        float ice = texture(uIce, (vCell + 0.5) / uCells).r;
        float floes = grain(vCell, 0.19, 0.0).r * 0.6 + grain(vCell, 0.53, 0.4).a * 0.4;
        float covered = smoothstep(0.30, 0.62, ice + (floes - 0.5) * 0.9 * (1.0 - ice));
        vec3 lid = mix(vec3(0.46, 0.62, 0.72), uSnowColour, 0.55 + 0.3 * floes)
            * (uSunLight * max(uSun.y, 0.1) * light.r + uSkyLight * light.g);
        c = mix(c, throughAir(lid, uEye, vWorld), covered);
        w.a = mix(w.a, 1.0, covered);
    }
    // A film fades in instead of ending with an edge.
    w.a = mix(w.a, 1.0, foam) * smoothstep(0.0, 0.012, depth / cell);
    outColour = finish(c, w.a);
}
`;
