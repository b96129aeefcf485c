// SPDX-License-Identifier: Apache-2.0
// The world as a ball. Everything is read by the direction of a pixel, never by a coordinate that
// jumps at the date line; slopes are taken along two tangents of the ball, so that the poles are
// places like any other.
import { BALL } from "./ball.ts";
import { FIELD, MAPS, SKY } from "./common.ts";
import { SURFACE } from "./ground.ts";
import { PLATE_TINT } from "./plates.ts";
import { WATER_SHADE } from "./water.ts";

export const GLOBE_VERTEX = /* glsl */ `
#define GLOBE
${MAPS}
uniform float uLow;
${BALL}
in vec3 place;
out vec3 vPlace;
void main() {
    vPlace = place;
    vec3 at = place * radiusAt(cellOfDirection(place));
    gl_Position = projectionMatrix * viewMatrix * vec4(at, 1.0);
}
`;

export const GLOBE_FRAGMENT = /* glsl */ `
#define GLOBE
${MAPS}
${SKY}
${WATER_SHADE}
${SURFACE}
${FIELD}
${BALL}
${PLATE_TINT}
uniform float uReal;             // 1: a sun that leaves half of the ball in the night
uniform float uNight;            // sky light that the night has, share of the day's
uniform vec3 uEye;               // in radii
uniform float uShade;            // how much steeper the ground is shaded than it is
uniform float uContour;
uniform vec4 uBrush;             // cell x, y, radius in cells; a > 0 when shown
in vec3 vPlace;
out vec4 outColour;

// The wrap of the map taken out of a difference of columns.
float around(float dx) { return dx - uCells.x * floor(dx / uCells.x + 0.5); }

void main() {
    vec3 d = normalize(vPlace);
    gPlace = d * uCells.x / 6.28318531;
    vec2 cell = cellOfDirection(d);
    float h = heightAt(cell);
    // Two tangents; any two do, since only the normal is made of them.
    vec3 side = normalize(abs(d.y) < 0.8 ? cross(vec3(0.0, 1.0, 0.0), d)
        : cross(vec3(1.0, 0.0, 0.0), d));
    vec3 up = cross(d, side);
    float step1 = 3.14159265 / uCells.y;
    float east = heightAt(cellOfDirection(normalize(d + side * step1)))
        - heightAt(cellOfDirection(normalize(d - side * step1)));
    float north = heightAt(cellOfDirection(normalize(d + up * step1)))
        - heightAt(cellOfDirection(normalize(d - up * step1)));
    vec2 grad = vec2(east, -north) / (2.0 * uSpacing);
    float px = max(length(dFdx(d)), length(dFdy(d))) * uCells.x / 6.28318531;
    Surface s = surfaceAt(cell, h, grad, vec3(1.0, 1.0, 0.5), px);

    vec3 n = normalize(d - (side * east + up * north) / (2.0 * uSpacing) * uShade);
    vec3 toEye = normalize(uEye - d);
    // The light fades softly behind the limb; the far side stays readable.
    float day = dayAt(dot(d, uSun));
    float lambert = max(dot(n, uSun), 0.0) * day;
    // Low light is red: it has come a long way through the air.
    vec3 dusk = mix(vec3(1.0, 0.62, 0.38), vec3(1.0),
        smoothstep(0.0, 0.35, day * max(dot(d, uSun), 0.0) + 0.08));
    vec3 sunLight = uSunLight * mix(vec3(1.0), dusk, uReal);
    // A little light from the side that the eye is on, so that the night has relief.
    float moon = (1.0 - day) * uReal * max(dot(n, normalize(toEye + 0.9 * side)), 0.0);
    vec3 sky = uSkyLight * (uNight + (1.0 - uNight) * day) * (0.75 + 0.25 * dot(n, d))
        + vec3(0.16, 0.20, 0.29) * moon;
    vec3 c = s.colour * (sunLight * lambert * 0.8 + sky);
    float depth = max(uSea, levelAt(cell)) - h;
    if (depth > 0.0) {
        vec3 left = exp(-depth * vec3(0.030, 0.0105, 0.0068) * uClear * 12.0);
        vec3 body = mix(vec3(0.035, 0.150, 0.185), vec3(0.006, 0.036, 0.095),
            1.0 - exp(-depth * 0.0035 * uClear * 12.0));
        float lit = max(dot(d, uSun), 0.0) * day;
        // The floor as a shade in the deep: ridges paler, trenches darker, slopes lit as on land.
        float lie = depth / max(uSea - uLow, 1.0);
        float facing = 1.0 + 0.30 * clamp(dot(n - d, uSun), -1.0, 1.0);
        body *= clamp((1.75 - 1.25 * lie) * facing, 0.3, 2.0);
        vec3 water = s.colour * left * (sunLight * lit * 0.5 + sky)
            + body * (1.0 - left) * (sunLight * lit * 0.55 + sky);
        float mirror = max(dot(reflect(-uSun, d), toEye), 0.0);
        float glint = 0.38 * pow(mirror, 40.0) + 0.9 * pow(mirror, 260.0);
        float rim = 0.02 + 0.5 * pow(1.0 - max(dot(d, toEye), 0.0), 5.0);
        water += sunLight * glint * 0.09 * day + uSkyLight * rim * day * 0.5;
        if (uHasIce > 0.5) {
            float ice = texture(uIce, (cell + 0.5) / uCells).r;
            float floes = grain(cell, 0.19, 0.0).r * 0.6 + grain(cell, 0.53, 0.4).a * 0.4;
            float covered = smoothstep(0.30, 0.62, ice + (floes - 0.5) * 0.9 * (1.0 - ice));
            vec3 lid = mix(vec3(0.46, 0.62, 0.72), uSnowColour, 0.55 + 0.3 * floes);
            water = mix(water, lid * (sunLight * lit * 0.8 + sky), covered);
        }
        c = water;
    } else {
        float river = riverAt(cell);
        vec3 water = vec3(0.02, 0.07, 0.11) * (sunLight * 0.4 * day + sky);
        c = mix(c, water, river * 0.8);
    }
    if (uOverlay > 0.0) {
        vec3 light = sunLight * lambert * 0.42 + sky * 0.8 + 0.22 * (0.45 + 0.55 * day);
        c = mix(c, fieldColour(cell) * light, uOverlay);
    }
    if (uPlateTint > 0.0) {
        // By its own brightness, so that relief and shores stay in sight.
        float grey = dot(c, vec3(0.30, 0.55, 0.15));
        vec3 tint = plateColour(cell) * (0.10 + 1.15 * grey + 0.22 * (0.4 + 0.6 * day));
        c = mix(c, tint, uPlateTint);
    }
    if (uContour > 0.0) {
        float k = h / uContour;
        float w = fwidth(k);
        float line = 1.0 - smoothstep(0.6, 1.5, abs(fract(k + 0.5) - 0.5) / max(w, 1e-4));
        c *= 1.0 - 0.4 * line * (1.0 - smoothstep(0.3, 0.8, w));
    }
    // Air over the limb: blue, more of it the flatter one looks.
    float flat_ = 1.0 - max(dot(d, toEye), 0.0);
    vec3 haze = mix(uZenith, uHorizon, 0.45) * day * vec3(0.75, 0.95, 1.2);
    c = mix(c, haze, clamp(uHaze * (0.05 + 0.85 * flat_ * flat_ * flat_), 0.0, 0.85));
    if (uBrush.a > 0.0) {
        vec2 off = vec2(around(cell.x - uBrush.x), cell.y - uBrush.y);
        float r = length(off) / uBrush.z;
        float w = fwidth(length(off)) / uBrush.z * 1.4;
        c = mix(c, vec3(1.6, 0.75, 0.22), 1.0 - smoothstep(w * 0.7, w * 1.6, abs(r - 1.0)));
    }
    outColour = finish(c, 1.0);
}
`;

// Behind the ball: dark, with the light that the air scatters around the limb.
export const SPACE_FRAGMENT = /* glsl */ `
${SKY}
uniform vec3 uEye;
uniform mat4 uBack;
uniform vec2 uDusk;
in vec2 vScreen;
out vec4 outColour;
void main() {
    vec4 far = uBack * vec4(vScreen, 1.0, 1.0);
    vec3 d = normalize(far.xyz / far.w - uEye);
    float along = -dot(uEye, d);
    vec3 near = uEye + d * max(along, 0.0);
    float over = length(near) - 1.0;
    vec3 c = vec3(0.0060, 0.0068, 0.0085);
    float day = smoothstep(uDusk.x - 0.05, uDusk.y + 0.05, dot(normalize(near), uSun));
    if (along > 0.0) {
        float glow = exp(-max(over, 0.0) / 0.014) * 0.42 + exp(-max(over, 0.0) / 0.06) * 0.05;
        c += mix(uZenith, uHorizon, 0.55) * vec3(0.8, 0.95, 1.12) * glow * day * uHaze;
    }
    outColour = finish(c, 1.0);
}
`;
