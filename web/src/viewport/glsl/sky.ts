// SPDX-License-Identifier: Apache-2.0
// What lies behind the land: the sky, and below the horizon a dark floor or the open sea.
import { MAPS, SKY } from "./common.ts";
import { WATER_SHADE } from "./water.ts";

export const SKY_VERTEX = /* glsl */ `
in vec3 position;
out vec2 vScreen;
void main() {
    vScreen = position.xy;
    gl_Position = vec4(position.xy, 1.0, 1.0);
}
`;

export const SKY_FRAGMENT = /* glsl */ `
${MAPS}
${SKY}
${WATER_SHADE}
uniform vec3 uEye;
uniform mat4 uBack;              // from the screen to directions
uniform vec4 uBox;               // half width, half depth, floor height, 1 = open sea
uniform float uEdgeDepth;        // of the sea at the edge of the map
in vec2 vScreen;
out vec4 outColour;

float clouds(vec3 d) {
    // Drawn out like high clouds, over each other in two layers.
    vec2 p = d.xz / (d.y + 0.10) * vec2(0.075, 0.045);
    float sway = texture(uNoise, p * 0.6).g;
    float n = texture(uNoise, p + 0.12 * sway).r * 0.52 + texture(uNoise, p * 2.9 + 0.2).r * 0.28
        + texture(uNoise, p * vec2(6.1, 8.3)).r * 0.14 + texture(uNoise, p * 17.0).r * 0.06;
    return smoothstep(0.47, 0.80, n) * smoothstep(0.015, 0.16, d.y);
}
void main() {
    vec4 far = uBack * vec4(vScreen, 1.0, 1.0);
    vec3 d = normalize(far.xyz / far.w - uEye);
    vec3 c;
    if (d.y < -0.0005 && uEye.y > uBox.z) {
        float t = (uBox.z - uEye.y) / d.y;
        vec3 at = uEye + d * t;
        if (uBox.w > 0.5) {
            vec3 below = underWater(vec3(0.0), uEdgeDepth, -d, vec2(1.0));
            vec4 w = mirrorOf(at, uEye, vec2(0.12, 0.05), 0.35, 1.0,
                mix(0.35, 1.0, clamp(uClear, 0.0, 1.0)));
            c = throughAir(mix(below, w.rgb, w.a), uEye, at);
            c = mix(c, skyColour(normalize(vec3(d.x, 0.01, d.z))), smoothstep(-0.03, 0.0, d.y));
        } else {
            vec2 out2 = max(abs(at.xz) - uBox.xy, vec2(0.0));
            float away = length(out2) / max(uBox.x, uBox.y);
            float contact = 0.42 + 0.58 * smoothstep(0.0, 0.5, away);
            vec3 floorColour = vec3(0.034, 0.037, 0.042) * contact;
            float fade = exp(-away * 0.55);
            vec3 rim = mix(vec3(0.034, 0.037, 0.042), skyColour(normalize(vec3(d.x, 0.0, d.z))),
                smoothstep(-0.32, -0.01, d.y));
            c = mix(rim, floorColour * (0.6 + 0.8 * dot(uSunLight, vec3(0.3))),
                fade * (1.0 - smoothstep(-0.2, -0.02, d.y)));
        }
    } else {
        vec3 up = vec3(d.x, max(d.y, 0.0), d.z);
        c = skyColour(up);
        float k = clouds(up);
        vec3 lit = uSkyLight * 0.9 + uSunLight * (0.10 + 0.22 * pow(max(dot(up, uSun), 0.0), 3.0));
        c = mix(c, lit, k * 0.72);
        c += sunDisc(d);
    }
    outColour = finish(c, 1.0);
}
`;

// The light map: one pass over the map tells how much sun and sky every place gets.
export const LIGHT_FRAGMENT = /* glsl */ `
uniform highp sampler2D uHeight;
uniform highp sampler2D uCoarse;
uniform vec2 uCells;
uniform vec2 uPixels;            // of the light map
uniform float uSpacing;
uniform float uZ;
uniform vec3 uSun;
uniform float uRelief;           // metres, exaggerated
uniform float uSea;
uniform int uSteps;
uniform int uRays;
in vec2 vScreen;
out vec4 outColour;

float h(vec2 uv) { return max(texture(uHeight, uv).r, uSea) * uZ; }
float hc(vec2 uv) { return max(texture(uCoarse, uv).r, uSea) * uZ; }

void main() {
    vec2 uv = gl_FragCoord.xy / uPixels;
    vec2 one = 1.0 / uCells;
    float here = h(uv);
    // Sun: walk towards it; how far the ray clears the ground, in widths of the sun's disc.
    float lit = 1.0;
    if (uSun.y <= 0.0) {
        lit = 0.0;
    } else {
        vec2 dir = normalize(uSun.xz + 1e-6);
        float rise = uSun.y / max(length(uSun.xz), 1e-4);      // height per length
        float far = min(uRelief / max(rise, 0.02), uSpacing * max(uCells.x, uCells.y) * 1.5);
        float t = uSpacing * 0.9;
        float grow = pow(max(far / t, 2.0), 1.0 / float(uSteps));
        for (int i = 0; i < 96; i++) {
            if (i >= uSteps || t > far) break;
            vec2 at = uv + dir * (t / uSpacing) * one;
            if (at.x < 0.0 || at.y < 0.0 || at.x > 1.0 || at.y > 1.0) break;
            float ground = t > 14.0 * uSpacing ? hc(at) : h(at);
            float over = here + uSpacing * 0.12 + rise * t - ground;
            lit = min(lit, 0.5 + over / (t * 0.05 + uSpacing * 0.35));
            if (lit <= 0.0) break;
            t = max(t * grow, t + uSpacing * 0.8);
        }
        lit = smoothstep(0.0, 1.0, clamp(lit, 0.0, 1.0));
    }
    // Sky: mean openness over directions, from the highest angle seen at growing distances.
    float open = 0.0;
    float mean = 0.0;
    float weight = 0.0;
    for (int k = 0; k < 16; k++) {
        if (k >= uRays) break;
        float any = fract(sin(dot(floor(gl_FragCoord.xy), vec2(12.9898, 78.233))) * 43758.5453);
        float a = (float(k) + 0.5 * any) * 6.2831853 / float(uRays);
        vec2 dir = vec2(cos(a), sin(a));
        float highest = 0.0;
        float t = 1.5;
        for (int i = 0; i < 7; i++) {
            vec2 at = uv + dir * t * one;
            float g = t > 10.0 ? hc(at) : h(at);
            float s = (g - here) / (t * uSpacing);
            highest = max(highest, s * (1.0 - 0.06 * float(i)));
            if (i >= 2 && i <= 4) { mean += g; weight += 1.0; }
            t *= 1.9;
        }
        float sine = highest / sqrt(1.0 + highest * highest);
        open += 1.0 - sine * sine * 0.35 - sine * 0.65;
    }
    open = open / float(uRays);
    float above = (here - mean / weight) / (uSpacing * 6.0);
    outColour = vec4(lit, clamp(open * open * 0.85 + 0.15, 0.0, 1.0),
        0.5 + 0.5 * clamp(above * 1.6, -1.0, 1.0), 1.0);
}
`;
