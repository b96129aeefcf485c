// SPDX-License-Identifier: Apache-2.0
// The map from above: any field through a palette, shaded by the relief, with contour lines.

export const MAP_FRAGMENT = /* glsl */ `
uniform highp sampler2D uHeight;
uniform highp sampler2D uField;
uniform sampler2D uPalette;
uniform sampler2D uLight;
uniform vec2 uCells;
uniform vec2 uFieldCells;
uniform float uSpacing;
uniform vec4 uWindow;            // cell at the lower left, cells per pixel, unused
uniform vec2 uScreen;            // pixels
uniform vec2 uOrigin;            // pixels: lower left of the view
uniform vec4 uRange;             // low, high, kind (0 linear, 1 log, 2 hypsometric, 3 classes), sea
uniform float uShade;            // vertical exaggeration of the shading; 0 = none
uniform float uContour;
uniform vec4 uBrush;             // cell x, y, radius in cells, shown
in vec2 vScreen;
out vec4 outColour;

float h(vec2 cell) { return texture(uHeight, (cell + 0.5) / uCells).r; }
vec3 palette(float t) { return texture(uPalette, vec2(clamp(t, 0.0015, 0.9985), 0.5)).rgb; }

void main() {
    vec2 pixel = gl_FragCoord.xy - uOrigin;
    vec2 cell = vec2(uWindow.x + pixel.x * uWindow.z, uWindow.y - pixel.y * uWindow.z);
    vec3 c = vec3(0.082, 0.09, 0.102);
    vec2 end = uCells - 1.0;
    if (cell.x >= -0.5 && cell.y >= -0.5 && cell.x <= end.x + 0.5 && cell.y <= end.y + 0.5) {
        vec2 uv = (cell + 0.5) / uCells;
        vec2 at = clamp(cell, vec2(0.0), end);
        float v = uRange.z > 2.5
            ? texelFetch(uField, ivec2(clamp(uv * uFieldCells, vec2(0.0), uFieldCells - 1.0)), 0).r
            : texture(uField, uv).r;
        float t;
        if (uRange.z > 2.5) t = (floor(mod(v + 0.5, 256.0)) + 0.5) / 256.0;
        else if (uRange.z > 1.5) {
            // Sea floor in the lower half of the table, land in the upper: the break is the shore.
            t = v < uRange.w ? 0.499 * (v - uRange.x) / max(uRange.w - uRange.x, 1e-6)
                             : 0.501 + 0.499 * (v - uRange.w) / max(uRange.y - uRange.w, 1e-6);
        } else if (uRange.z > 0.5)
            t = log2(max(v, uRange.x) / uRange.x) / log2(uRange.y / uRange.x);
        else t = (v - uRange.x) / max(uRange.y - uRange.x, 1e-9);
        c = palette(t);
        float e = max(1.0, uWindow.z);
        vec2 g = vec2(h(at + vec2(e, 0.0)) - h(at - vec2(e, 0.0)),
            h(at + vec2(0.0, e)) - h(at - vec2(0.0, e))) / (2.0 * e * uSpacing);
        if (uShade > 0.0) {
            // Light from three sides: north-west leads, west and north fill what it grazes.
            vec3 n = normalize(vec3(-g * uShade, 1.0).xzy);
            vec3 nw = normalize(vec3(-0.62, 0.62, -0.62));
            vec3 w = normalize(vec3(-0.9, 0.6, 0.1)), no = normalize(vec3(0.1, 0.6, -0.9));
            float s = 0.6 * max(dot(n, nw), 0.0) + 0.2 * max(dot(n, w), 0.0)
                + 0.2 * max(dot(n, no), 0.0);
            float open = texture(uLight, uv).g;
            c *= mix(1.0, clamp(0.34 + s * 1.12, 0.0, 1.4), 0.82) * mix(1.0, open, 0.35);
        }
        if (uContour > 0.0) {
            float k = h(at) / uContour;
            float w = max(length(g) * uSpacing * uWindow.z / uContour, 1e-5);
            float d = abs(fract(k + 0.5) - 0.5) / w;
            float line = 1.0 - smoothstep(0.5, 1.3, d);
            float heavy = step(abs(fract(k / 5.0 + 0.5) - 0.5) * 5.0, 0.5);
            c *= 1.0 - line * (0.30 + 0.28 * heavy) * (1.0 - smoothstep(0.25, 0.6, w));
        }
        if (uBrush.a > 0.0) {
            float d = distance(cell, uBrush.xy) / uBrush.z;
            float w = uWindow.z / uBrush.z * 1.3;
            c = mix(c, vec3(1.0, 0.66, 0.3), 1.0 - smoothstep(w * 0.6, w * 1.5, abs(d - 1.0)));
        }
    }
    outColour = vec4(c, 1.0);
}
`;
