// SPDX-License-Identifier: Apache-2.0
// Plates on the ball: a tint of each, their borders as lines of a pen, their drift as arrows that
// lie on the ground. Lines and arrows are hidden by the limb, not by hills before them.
import { BALL } from "./ball.ts";
import { MAPS } from "./common.ts";

// Tint of the plate at a cell. The plate that has the most weight among four samples: edges run
// between samples, not along them.
export const PLATE_TINT = /* glsl */ `
uniform highp sampler2D uPlate;  // number of the plate
uniform sampler2D uPlateColours;
uniform float uPlateTint;        // 0..1
vec3 plateColour(vec2 cell) {
    ivec2 size = textureSize(uPlate, 0);
    vec2 at = (cell + 0.5) / uCells * vec2(size) - 0.5;
    ivec2 i = ivec2(floor(at));
    vec2 f = at - vec2(i);
    float id[4];
    float w[4];
    for (int k = 0; k < 4; k++) {
        ivec2 c = i + ivec2(k & 1, k >> 1);
        c.x = (c.x + size.x) % size.x;
        c.y = clamp(c.y, 0, size.y - 1);
        id[k] = floor(texelFetch(uPlate, c, 0).r + 0.5);
        w[k] = ((k & 1) == 0 ? 1.0 - f.x : f.x) * ((k >> 1) == 0 ? 1.0 - f.y : f.y);
    }
    float best = 0.0;
    float most = -1.0;
    for (int k = 0; k < 4; k++) {
        float sum = 0.0;
        for (int j = 0; j < 4; j++) sum += id[j] == id[k] ? w[j] : 0.0;
        if (sum > most) { most = sum; best = id[k]; }
    }
    return pow(texture(uPlateColours, vec2((mod(best, 256.0) + 0.5) / 256.0, 0.5)).rgb, vec3(2.2));
}
`;

export const BORDER_VERTEX = /* glsl */ `
#define GLOBE
${MAPS}
uniform float uLow;
${BALL}
uniform vec2 uScreen;            // pixels
uniform float uPen;              // half the width of a line, pixels
uniform vec3 uEye;
in vec2 stroke;                  // which end, which side
in vec3 endA;
in vec3 endB;
in float kind;
out float vSide;
out float vFront;                // over the limb towards the eye
flat out int vKind;
vec4 clipOf(vec3 d) {
    float r = radiusAt(cellOfDirection(d)) + 0.002;
    return projectionMatrix * viewMatrix * vec4(d * r, 1.0);
}
void main() {
    vec4 a = clipOf(endA);
    vec4 b = clipOf(endB);
    vec2 along = (b.xy / b.w - a.xy / a.w) * uScreen;
    along = along / max(length(along), 1e-4);
    bool first = stroke.x < 0.5;
    vec4 at = first ? a : b;
    vKind = int(kind + 0.5);
    float pen = vKind == 0 ? 0.55 * uPen : uPen;
    // A little longer than they are, so that the next one begins in the same ink.
    vec2 off = vec2(-along.y, along.x) * stroke.y + along * (first ? -0.4 : 0.4);
    gl_Position = at;
    gl_Position.xy += off * pen * 2.0 / uScreen * at.w;
    vSide = stroke.y;
    vec3 d = first ? endA : endB;
    vFront = dot(d, normalize(uEye - d));
}
`;

export const BORDER_FRAGMENT = /* glsl */ `
uniform vec3 uKinds[4];          // colours of the classes
in float vSide;
in float vFront;
flat in int vKind;
out vec4 outColour;
void main() {
    if (vFront < 0.0) discard;
    float core = 1.0 - smoothstep(0.45, 0.75, abs(vSide));
    float edge = 1.0 - smoothstep(0.70, 1.0, abs(vSide));
    vec3 ink = vKind == 0 ? vec3(0.01) : uKinds[vKind] * 1.5;
    float there = max(core, edge * 0.6) * smoothstep(0.0, 0.12, vFront);
    outColour = vec4(mix(vec3(0.008), ink, core), there);
}
`;

export const DRIFT_VERTEX = /* glsl */ `
#define GLOBE
${MAPS}
uniform float uLow;
${BALL}
uniform vec3 uEye;
uniform float uQuill;            // half the width of a shaft, radii
in vec4 quill;                   // along 0..1 counted from the tail or the head, across, ink or rim
in vec3 begin;
in vec3 way;
out float vFront;
flat out float vInk;
void main() {
    float far = length(way);
    vec3 along = way / far;
    float head = min(4.6 * uQuill, 0.6 * far);   // length of the point
    float t = quill.z > 0.5 ? far - head + quill.x * head : quill.x * (far - head);
    float rim = quill.w > 0.5 ? 0.0 : 0.55 * uQuill;
    bool tip = quill.z > 0.5 && quill.x > 0.5;
    t += tip ? 2.4 * rim : quill.x < 0.5 ? -rim : 0.0;
    vec3 d = begin * cos(t) + along * sin(t);
    vec3 side = cross(begin, along);
    float wide = quill.y * uQuill + sign(quill.y) * rim;
    d = normalize(d + side * wide);
    float r = radiusAt(cellOfDirection(d)) + 0.004;
    gl_Position = projectionMatrix * viewMatrix * vec4(d * r, 1.0);
    vFront = dot(d, normalize(uEye - d));
    vInk = quill.w;
}
`;

export const DRIFT_FRAGMENT = /* glsl */ `
in float vFront;
flat in float vInk;
out vec4 outColour;
void main() {
    if (vFront < 0.02) discard;
    float a = smoothstep(0.02, 0.22, vFront);
    outColour = vInk > 0.5 ? vec4(1.7, 1.68, 1.6, 0.95 * a) : vec4(0.01, 0.012, 0.016, 0.7 * a);
}
`;
