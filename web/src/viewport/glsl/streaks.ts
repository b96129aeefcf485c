// SPDX-License-Identifier: Apache-2.0
// Wind as streaks: a ribbon along each way of viewport/streaks.ts, as wide as a stroke of a pen
// whatever the distance, with a bright head that runs along it and a tail that fades.
import { BALL } from "./ball.ts";
import { MAPS } from "./common.ts";

// `where`: LAND over the ground in 3D, MAP on the map, GLOBE around the ball.
export const STREAK_VERTEX = /* glsl */ `
${MAPS}
uniform highp sampler2D uPaths;  // x, y in samples, share of the top speed, 1 = there
uniform float uPoints;           // of a way
uniform vec2 uScreen;            // pixels
uniform float uPen;              // half the width, pixels
uniform float uHover;            // metres above the ground, or radii of the ball
uniform vec4 uWindow;            // of the map: cell in the middle, samples a pixel
uniform float uRun;              // seconds
uniform vec3 uEye;
uniform float uLow;
#ifdef GLOBE
${BALL}
#endif
in vec2 stroke;                  // point of the way, side
out float vAlong;                // from the tail (0) to the end of the way (1)
out float vHead;                 // where the head is now
out float vSide;
out float vStrength;

vec4 clipOf(vec2 cell) {
#if defined(GLOBE)
    vec3 d = directionOfCell(cell);
    return projectionMatrix * viewMatrix * vec4(d * (radiusAt(cell) + uHover), 1.0);
#elif defined(MAP)
    vec2 pixel = (cell - uWindow.xy) / uWindow.z;
    return vec4(pixel.x / uScreen.x * 2.0, -pixel.y / uScreen.y * 2.0, 0.0, 1.0);
#else
    float h = max(max(heightAt(cell), levelAt(cell)), uSea);
    return projectionMatrix * viewMatrix * vec4(worldOf(cell, h) + vec3(0.0, uHover, 0.0), 1.0);
#endif
}

void main() {
    int way = gl_InstanceID;
    int k = int(stroke.x + 0.5);
    vec4 here = texelFetch(uPaths, ivec2(k, way), 0);
    int other = k + 1 < int(uPoints) ? k + 1 : k - 1;
    vec4 next = texelFetch(uPaths, ivec2(other, way), 0);
    vec4 a = clipOf(here.xy);
    vec4 b = clipOf(next.xy);
    vec2 along = (b.xy / b.w - a.xy / a.w) * uScreen * (k + 1 < int(uPoints) ? 1.0 : -1.0);
    along = along / max(length(along), 1e-4);
    gl_Position = a;
    gl_Position.xy += vec2(-along.y, along.x) * stroke.y * uPen * 2.0 / uScreen * a.w;
    vAlong = stroke.x / (uPoints - 1.0);
    vSide = stroke.y;
    // Heads begin at different times, so that the wind has no beat.
    float begun = fract(float(way) * 0.61803399);
    vHead = fract(uRun * 0.42 + begun) * 1.6;
    vStrength = here.w * smoothstep(0.03, 0.35, here.z) * (0.55 + 0.45 * here.z);
#ifdef GLOBE
    vec3 d = directionOfCell(here.xy);
    vStrength *= smoothstep(0.16, 0.45, dot(d, normalize(uEye - d)));
#else
    vec2 end = uCells - 1.0;
    vStrength *= step(-0.5, here.x) * step(here.x, end.x + 0.5);
#endif
}
`;

export const STREAK_FRAGMENT = /* glsl */ `
in float vAlong;
in float vHead;
in float vSide;
in float vStrength;
uniform vec3 uInk;
uniform vec3 uRim;
out vec4 outColour;
void main() {
    float behind = vHead - vAlong;
    float tail = behind < 0.0 ? 0.0 : exp(-behind * 3.2);
    tail *= 1.0 - smoothstep(1.1, 1.6, vHead);
    // Bright on dark ground and rimmed with dark on bright.
    float core = 1.0 - smoothstep(0.30, 0.60, abs(vSide));
    float edge = 1.0 - smoothstep(0.55, 1.0, abs(vSide));
    float a = tail * vStrength * smoothstep(0.0, 0.08, vAlong);
    a *= max(core * 0.9, edge * 0.34);
    if (a < 0.01) discard;
    outColour = vec4(mix(uRim, uInk, core), a);
}
`;
