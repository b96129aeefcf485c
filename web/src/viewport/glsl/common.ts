// SPDX-License-Identifier: Apache-2.0
// Shader text shared by ground, water, walls and sky: reading the maps, the sky, haze and tone.

export const MAPS = /* glsl */ `
uniform highp sampler2D uHeight;
uniform highp sampler2D uLevel;
// r: sun that gets through, g: open sky, b: high above or deep in its surroundings.
uniform sampler2D uLight;
uniform sampler2D uNoise;
uniform vec2 uCells;         // columns, rows of the maps
uniform float uSpacing;      // metres between samples
uniform float uZ;            // exaggeration of heights
uniform float uSea;          // metres; far down if there is none

// Noise of the ground at p (samples), on the ball at the direction of the ball that is drawn.
#ifdef GLOBE
vec3 gPlace;                 // in samples from the middle of the ball
vec4 ballGrain(float k, float shift) {
    vec3 q = gPlace * k + shift;
    vec3 w = abs(gPlace) / length(gPlace);
    w = pow(w, vec3(4.0));
    w /= w.x + w.y + w.z;
    return texture(uNoise, q.yz) * w.x + texture(uNoise, q.zx + 0.31) * w.y
        + texture(uNoise, q.xy + 0.67) * w.z;
}
#ifdef PLAIN
vec4 grain(vec2 p, float k, float shift) { return vec4(0.5); }
#else
vec4 grain(vec2 p, float k, float shift) { return ballGrain(k, shift); }
#endif
#else
vec4 grain(vec2 p, float k, float shift) { return texture(uNoise, p * k + shift); }
#endif
float heightAt(vec2 cell) { return texture(uHeight, (cell + 0.5) / uCells).r; }
float levelAt(vec2 cell) { return texture(uLevel, (cell + 0.5) / uCells).r; }
vec2 cellOf(vec3 world) { return world.xz / uSpacing + 0.5 * (uCells - 1.0); }
vec3 worldOf(vec2 cell, float h) {
    vec2 p = (cell - 0.5 * (uCells - 1.0)) * uSpacing;
    return vec3(p.x, h * uZ, p.y);
}
// Slope of the ground as it is (not exaggerated): dh/dx, dh/dy.
vec2 gradientAt(vec2 cell) {
    float e = heightAt(cell + vec2(1.0, 0.0)) - heightAt(cell - vec2(1.0, 0.0));
    float s = heightAt(cell + vec2(0.0, 1.0)) - heightAt(cell - vec2(0.0, 1.0));
    return vec2(e, s) / (2.0 * uSpacing);
}
`;

export const SKY = /* glsl */ `
uniform vec3 uSun;          // towards the sun
uniform vec3 uSunLight;
uniform vec3 uSkyLight;
uniform vec3 uZenith;
uniform vec3 uHorizon;
uniform vec3 uGlow;
uniform float uExposure;
uniform float uHaze;        // share of light lost per metre

vec3 skyColour(vec3 d) {
    float up = max(d.y, 0.0);
    float t = pow(1.0 - up, 5.0);
    // Warm on the side of the sun, cooler away from it.
    float side = dot(normalize(d.xz + 1e-5), normalize(uSun.xz + 1e-5));
    vec3 c = mix(uZenith, uHorizon * mix(vec3(0.66, 0.84, 1.12), vec3(1.0),
        smoothstep(-0.7, 0.8, side)), t);
    float s = max(dot(d, uSun), 0.0);
    c += uGlow * (0.16 * pow(s, 6.0) + 0.25 * pow(s, 40.0)) * (0.35 + 0.65 * t);
    return c;
}
vec3 sunDisc(vec3 d) {
    return uSunLight * 5.0 * smoothstep(0.99985, 0.99993, dot(d, uSun));
}
// Air between the eye and a thing: it loses its own light and gains that of the sky behind it.
vec3 throughAir(vec3 c, vec3 eye, vec3 at) {
    vec3 ray = at - eye;
    float dist = length(ray);
    vec3 d = ray / max(dist, 1e-3);
    float share = 1.0 - exp(-uHaze * dist);
    vec3 air = skyColour(normalize(vec3(d.x, max(d.y, 0.02) * 0.35, d.z)));
    vec3 thin = vec3(0.75, 0.9, 1.12);   // blue goes first
    return c * exp(-uHaze * dist * thin) + air * share * 0.9;
}
// Light as it is; viewport/develop.ts makes the picture of it.
vec4 finish(vec3 c, float alpha) { return vec4(min(max(c, 0.0) * uExposure, vec3(60.0)), alpha); }
`;

// A field through its palette.
export const FIELD = /* glsl */ `
uniform float uOverlay;          // 0..1: a field drawn over the ground
uniform highp sampler2D uField;
uniform sampler2D uPalette;
uniform vec3 uFieldRange;        // low, high, kind: 1 logarithmic, 2 classes, 3 land and sea
vec3 fieldColour(vec2 cell) {
    float v = texture(uField, (cell + 0.5) / uCells).r;
    vec2 r = uFieldRange.xy;
    float t;
    if (uFieldRange.z > 2.5)
        t = v < uSea ? 0.499 * (v - r.x) / max(uSea - r.x, 1e-6)
            : 0.501 + 0.499 * (v - max(uSea, r.x)) / max(r.y - max(uSea, r.x), 1e-6);
    else if (uFieldRange.z > 1.5) t = (floor(mod(v + 0.5, 256.0)) + 0.5) / 256.0;
    else if (uFieldRange.z > 0.5) t = log2(max(v, r.x) / r.x) / log2(r.y / r.x);
    else t = (v - r.x) / (r.y - r.x);
    return pow(texture(uPalette, vec2(clamp(t, 0.0015, 0.9985), 0.5)).rgb, vec3(2.2));
}
`;

// Patches of ground: vertices slide onto the coarser lattice towards the end of their level.
export const PATCH_VERTEX = /* glsl */ `
in vec2 place;              // 0..PATCH
in vec4 patchAt;            // x, y, quad width in samples, distance where the level ends
uniform vec3 uEye;
vec2 patchCell() {
    vec2 cell = patchAt.xy + place * patchAt.z;
    vec3 at = worldOf(min(cell, uCells - 1.0), heightAt(min(cell, uCells - 1.0)));
    float far = distance(uEye, at) / (uSpacing * patchAt.w);
    float slide = clamp((far - 0.7) / 0.25, 0.0, 1.0);
    cell -= mod(place, 2.0) * patchAt.z * slide;
    return clamp(cell, vec2(0.0), uCells - 1.0);
}
`;
