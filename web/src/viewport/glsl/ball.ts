// SPDX-License-Identifier: Apache-2.0
// Places of a map on the ball: cells by their direction, heights as radii.
export const BALL = /* glsl */ `
uniform float uLift;             // radii of the ball per metre of height
vec2 cellOfDirection(vec3 d) {
    float lon = atan(d.x, d.z);
    float lat = asin(clamp(d.y, -1.0, 1.0));
    return vec2(lon / 6.28318531 + 0.5, 0.5 - lat / 3.14159265) * uCells - 0.5;
}
vec3 directionOfCell(vec2 cell) {
    vec2 at = (cell + 0.5) / uCells;
    float lon = (at.x - 0.5) * 6.28318531;
    float lat = (0.5 - at.y) * 3.14159265;
    return vec3(cos(lat) * sin(lon), sin(lat), cos(lat) * cos(lon));
}
// How much of the day it is at a place: 1 by day, 0 in the night.
uniform vec2 uDusk;              // cosine to the sun where night ends, where day is full
float dayAt(float toSun) { return smoothstep(uDusk.x, uDusk.y, toSun); }
// The surface that is seen: ground, or the water on it.
float topAt(vec2 cell) { return max(max(heightAt(cell), uSea), levelAt(cell)); }
float radiusAt(vec2 cell) { return 1.0 + (topAt(cell) - max(uSea, uLow)) * uLift; }
`;
