// SPDX-License-Identifier: Apache-2.0
// The ground: rock where it is steep, soil, grass, woods, sand and snow where it is not.
import { FIELD, MAPS, PATCH_VERTEX, SKY } from "./common.ts";
import { WATER_SHADE } from "./water.ts";

export const GROUND_VERTEX = /* glsl */ `
${MAPS}
${PATCH_VERTEX}
out vec2 vCell;
out vec3 vWorld;
void main() {
    vCell = patchCell();
    vWorld = worldOf(vCell, heightAt(vCell));
    gl_Position = projectionMatrix * viewMatrix * vec4(vWorld, 1.0);
}
`;

// Colour of the surface at a cell, without light. Shared with the map view.
export const SURFACE = /* glsl */ `
uniform sampler2D uMaterial;     // index of the material on top
uniform sampler2D uExtra;        // velocity, river, change
uniform vec4 uRock[32];          // colour of a material; a = 1 if it is loose
uniform float uHasMaterial;
uniform highp usampler2D uFace;  // rocks of a wall, where they end; how high it is
uniform float uHasFace;
uniform sampler2D uIce;          // how much ice covers the ground
uniform float uHasIce;
uniform sampler2D uAir;          // temperature, moisture, snow, cloud
uniform vec4 uAirHas;            // which of them there are
uniform sampler2D uPlants;       // conifers, other trees, shrubs, grass
uniform float uHasPlants;
uniform float uHasExtra;
uniform float uTop;              // metres: as high as the land goes
uniform float uLow;
uniform float uRockSlope;        // tangent
uniform float uSnow;             // metres: above it snow stays on gentle ground
uniform vec3 uMoss, uMeadow, uStraw, uWood, uSoil, uScree, uSand, uSnowColour;
uniform float uGreen;            // 0: bare ground, 1: as green as it gets

vec4 rockAt(vec2 cell) {
    if (uHasMaterial < 0.5) return uRock[0];
    vec2 size = vec2(textureSize(uMaterial, 0));
    vec2 at = clamp((cell + 0.5) / uCells * size - 0.5, vec2(0.0), size - 1.0);
    ivec2 a = ivec2(floor(at));
    ivec2 b = min(a + 1, ivec2(size) - 1);
    vec2 t = at - vec2(a);
    vec4 c00 = uRock[int(texelFetch(uMaterial, a, 0).r * 255.0 + 0.5) & 31];
    vec4 c10 = uRock[int(texelFetch(uMaterial, ivec2(b.x, a.y), 0).r * 255.0 + 0.5) & 31];
    vec4 c01 = uRock[int(texelFetch(uMaterial, ivec2(a.x, b.y), 0).r * 255.0 + 0.5) & 31];
    vec4 c11 = uRock[int(texelFetch(uMaterial, b, 0).r * 255.0 + 0.5) & 31];
    return mix(mix(c00, c10, t.x), mix(c01, c11, t.x), t.y);
}

// The rock that a wall really has at this height. Each sample around that is as high or higher
// shows its own column there, the nearest most of all; edges of level beds meet from column to
// column.
vec4 rockOfColumn(uvec2 face, float down, float soft) {
    vec4 r0 = uRock[face.x & 31u];
    vec4 r1 = uRock[(face.x >> 5) & 31u], r2 = uRock[(face.x >> 10) & 31u];
    float drop = uintBitsToFloat(face.y);
    if (drop <= 0.0) return r0;
    vec2 edge = vec2(float((face.x >> 16) & 255u), float(face.x >> 24)) / 255.0;
    float f = down / drop;
    float w = soft / drop + 0.01;
    return mix(mix(r0, r1, smoothstep(edge.x - w, edge.x + w, f)), r2,
        smoothstep(edge.y - w, edge.y + w, f));
}
vec4 rockOfWall(vec2 cell, float h, float soft) {
    ivec2 last = ivec2(uCells) - 1;
    vec2 at = clamp(cell, vec2(0.0), uCells - 1.0);
    ivec2 a = ivec2(floor(at));
    vec2 t = at - vec2(a);
    float tops[4];
    for (int k = 0; k < 4; k++)
        tops[k] = texelFetch(uHeight, min(a + ivec2(k & 1, k >> 1), last), 0).r;
    h = min(h, max(max(tops[0], tops[1]), max(tops[2], tops[3])));
    vec4 sum = vec4(0.0);
    float weight = 0.0;
    for (int k = 0; k < 4; k++) {
        float w = ((k & 1) == 1 ? t.x : 1.0 - t.x) * (k > 1 ? t.y : 1.0 - t.y) + 0.02;
        w *= smoothstep(-soft - 0.01, 0.0, tops[k] - h);
        if (w <= 0.0) continue;
        ivec2 c = min(a + ivec2(k & 1, k >> 1), last);
        sum += w * rockOfColumn(texelFetch(uFace, c, 0).xy, max(tops[k] - h, 0.0), soft);
        weight += w;
    }
    return sum / weight;
}

// What grows by warmth and moisture: desert, steppe, wood, tundra.
vec3 plantsOf(float celsius, float wet, float chance) {
    vec3 lush = mix(uMeadow, uWood, smoothstep(0.52, 0.80, wet));
    vec3 warm = mix(mix(uSand * vec3(1.02, 0.90, 0.74), uStraw, smoothstep(0.10, 0.34, wet)), lush,
        smoothstep(0.30, 0.56, wet));
    vec3 cool = mix(mix(uScree, uStraw, 0.4), mix(uMoss, uWood * 0.8, 0.6),
        smoothstep(0.18, 0.50, wet));
    vec3 bleak = mix(uScree, uMoss, 0.35 * smoothstep(0.1, 0.5, wet));
    float t = celsius + (chance - 0.5) * 5.0;
    return mix(bleak, mix(cool, warm, smoothstep(5.0, 15.0, t)), smoothstep(-6.0, 2.0, t));
}

struct Surface { vec3 colour; float rough; float snow; float rock; };

// Beds: broad bands that differ in shade, thin dark lines between them; they follow the height and
// sway with it, so that walls of one rock still show how they were laid down.
float beds(float h, vec2 p, float thick) {
    float sway = (grain(p, 0.0045, 0.0).r - 0.5) * 2.2;
    float b = h / thick + sway;
    float band = texture(uNoise, vec2(b * 0.031, 0.37)).a;
    float fine = texture(uNoise, vec2(b * 0.13, 0.81)).a;
    float edge = abs(fract(b * 0.5) - 0.5) * 2.0;
#ifdef PLAIN
    return 0.74 + 0.34 * band + 0.22 * fine;
#endif
    float line = 1.0 - 0.20 * smoothstep(0.80, 0.98, edge) *
        smoothstep(0.35, 0.65, grain(p, 0.013, b * 0.01).a);
    return (0.74 + 0.34 * band + 0.22 * fine) * line;
}

Surface surfaceAt(vec2 cell, float h, vec2 grad, vec3 light, float px) {
    vec2 p = cell / 1.0;
    float slope = length(grad);
    vec4 n1 = grain(p, 0.021, 0.0);
    vec4 n2 = grain(p, 0.087, 0.37);
#ifdef PLAIN
    vec4 n3 = vec4(0.5);
#else
    vec4 n3 = grain(p, 0.41, 0.11);
#endif
    float near = clamp(1.6 - px * 0.9, 0.0, 1.0);   // fine grain only where a sample covers pixels
    float noise = n1.r * 0.55 + n2.r * 0.3 + mix(0.5, n3.r, near) * 0.15;
    float foot = uSea > -1e5 ? max(uLow, uSea) : uLow;
    float span = max(uTop - foot, 1.0);
    float hr = clamp((h - foot) / span, 0.0, 1.2);
    float hollow = 0.5 - light.b;                    // above zero in valleys, below on crests
    float wavy = hr + (noise - 0.5) * 0.22;

    vec4 rock4 = rockAt(cell);
    vec3 rock = rock4.rgb;
    float loose = rock4.a;

    // Plants by height, moisture of hollows and chance.
    vec3 plants = mix(uMoss, uMeadow, smoothstep(0.06, 0.34, wavy - hollow * 0.25));
    plants = mix(plants, uStraw, smoothstep(0.30, 0.68, wavy - hollow * 0.3));
    float wood = smoothstep(0.47, 0.66, n1.a * 0.45 + n2.a * 0.35 + n3.a * 0.2 + hollow * 0.5)
        * (1.0 - smoothstep(0.30, 0.46, wavy)) * (1.0 - smoothstep(0.55, 0.8, slope))
        * smoothstep(0.015, 0.05, hr);
    plants = mix(plants, uWood * (0.8 + 0.4 * n3.r), wood * 0.75);
    plants *= 0.86 + 0.28 * noise;
    // Where nothing grows: soil, then scree, tinted by the rock it comes from.
    vec3 soil = mix(uSoil, rock, 0.35) * (0.85 + 0.3 * n2.a);
    vec3 scree = mix(uScree, rock, 0.5) * (0.86 + 0.28 * mix(0.5, n3.a, near));
    float bare = smoothstep(0.50, 0.82, wavy - hollow * 0.35);
    float green = uGreen * (1.0 - bare)
        * (1.0 - 0.85 * smoothstep(0.6, 1.0, slope / uRockSlope + (noise - 0.5) * 0.5));
    vec3 ground = mix(mix(soil, scree, bare), plants, green);
    vec4 air = vec4(0.0);
    if (dot(uAirHas, vec4(1.0)) > 0.5) {
        // Known air tells what grows; the height does not have to stand in for it.
        air = texture(uAir, (cell + 0.5) / uCells);
        float celsius = uAirHas.x > 0.5 ? air.r * 120.0 - 60.0 : 14.0;
        float wet = uAirHas.y > 0.5 ? air.g : 0.5;
        vec3 grown = plantsOf(celsius, wet + (n2.a - 0.5) * 0.10, noise) * (0.86 + 0.28 * noise);
        if (uAirHas.x + uAirHas.y > 0.5) ground = mix(ground, grown, 0.92);
    }
    float debris = smoothstep(0.45, 0.75, slope / uRockSlope) * smoothstep(-0.02, 0.12, hollow);
    ground = mix(ground, scree, debris * 0.55);
    // Loose ground that was laid down says what it is made of.
    ground = mix(ground, rock, loose * mix(0.25, 0.62, 1.0 - uGreen) * (1.0 - 0.4 * green));
    if (uHasExtra > 0.5) {
        float change = texture(uExtra, (cell + 0.5) / uCells).a * 2.0 - 1.0;
        ground = mix(ground, mix(uScree, uSand, 0.5), clamp(change - 0.25, 0.0, 0.5) * 0.7);
        ground = mix(ground, soil * 0.9, clamp(-change - 0.35, 0.0, 0.4) * 0.5);
    }
    // Rock on the steep, in beds.
    float steep = smoothstep(0.82, 1.18, slope / uRockSlope + (noise - 0.5) * 0.55 - hollow * 0.35);
    float thick = clamp(span * 0.02, 0.6, 60.0);
    vec4 face = rock4;
    if (uHasFace > 0.5 && steep > 0.0)
        face = rockOfWall(cell, h + (n2.r + n3.r - 1.0) * 0.25 * slope * uSpacing,
            (0.03 + 0.5 * px) * slope * uSpacing);
    float massive = face.a;
    float band = mix(beds(h, p, thick), 1.0, massive * 0.8);
    vec3 wall = face.rgb * band * (0.78 + 0.36 * n2.r) * (0.9 + 0.2 * mix(0.5, n3.a, near));
    wall = mix(wall, wall * vec3(0.80, 0.78, 0.80), smoothstep(0.1, 0.3, hollow));
    vec3 c = mix(ground, wall, steep);
    if (uHasPlants > 0.5) {
        // What grows there is known: bare ground, grass and shrubs on it, crowns by chance.
        vec4 kinds = texture(uPlants, (cell + 0.5) / uCells);
        vec3 earth = mix(mix(soil, scree, bare), wall, steep);
        earth = mix(earth, uMeadow * vec3(1.02, 1.12, 0.86) * (0.86 + 0.28 * noise),
            0.85 * kinds.a);
        earth = mix(earth, mix(uStraw, uWood, 0.45) * (0.86 + 0.28 * noise), 0.85 * kinds.b);
        float trees = min(kinds.r + kinds.g, 1.0);
        float chance = mix(noise, mix(n2.a, n3.r, 0.6), 0.7);
        float crowns = mix(trees, smoothstep(-0.18, 0.18, trees - chance), 0.65);
        vec3 leaf = mix(uWood * vec3(1.25, 1.45, 0.95), uWood * vec3(0.72, 0.86, 0.80),
            kinds.r / max(trees, 1e-3));
        c = mix(earth, leaf * (0.7 + 0.6 * n3.a), crowns * 0.95);
        steep *= 1.0 - trees;
    }
    // Shore: sand on the flat beside the sea, dark and wet under it.
    if (uSea > -1e5) {
        float over = h - uSea;
        float rise = over / (span * 0.0035 + 1.0) + (n2.r - 0.5) * 1.5;
        float beach = (1.0 - smoothstep(0.0, 1.0, rise))
            * (1.0 - smoothstep(0.10, 0.28, slope));
        c = mix(c, uSand * (0.9 + 0.2 * n3.r), beach * 0.85);
        float below = smoothstep(0.0, span * 0.02 + 2.0, -over);
        c = mix(c, mix(uSand, uScree, 0.4) * 0.8, below * (1.0 - steep));
    }
    // Snow: above its line, not on the steepest, first in hollows and away from the sun.
    float shade = dot(normalize(vec3(-grad.x, 1.0, -grad.y)), uSun);
    float line = uSnow + (noise - 0.5) * span * 0.16 - hollow * span * 0.25 + shade * span * 0.05;
    float snow = smoothstep(-0.008, 0.022, (h - line) / span + (mix(0.5, n3.r, near) - 0.5) * 0.03)
        * (1.0 - smoothstep(0.85, 1.45, slope / max(uRockSlope, 0.6) + (n2.r - 0.5) * 0.5));
    if (uAirHas.z > 0.5)
        snow = smoothstep(0.12, 0.72, air.b + (noise - 0.5) * 0.5 * (1.0 - air.b) * air.b * 4.0)
            * (1.0 - 0.75 * smoothstep(0.85, 1.45, slope / max(uRockSlope, 0.6)));
    c = mix(c, uSnowColour, snow * 0.95);

    if (uHasIce > 0.5) {
        float ice = texture(uIce, (cell + 0.5) / uCells).r;
        // Streaks along the flow, which goes down the surface; open cracks where it gets steep.
        vec2 down = slope > 1e-4 ? grad / slope : vec2(0.0, 1.0);
        float streak = 0.0;
        for (int k = -3; k <= 3; k++)
            streak += grain(p + down * float(k) * 1.6, 0.16, 0.0).a;
        streak /= 7.0;
        float crack = grain(p + down * 1.8, 0.11, 0.0).r * 0.5 + streak * 0.5;
        crack = (1.0 - smoothstep(0.03, 0.075, abs(crack - 0.5))) * smoothstep(0.12, 0.45, slope);
        vec3 blue = mix(vec3(0.26, 0.45, 0.58), vec3(0.50, 0.67, 0.78),
            smoothstep(0.35, 0.65, streak));
        blue = mix(blue, uSnowColour, (1.0 - smoothstep(0.08, 0.35, slope)) * 0.45 * hr);
        blue = mix(blue, vec3(0.06, 0.17, 0.27), crack * 0.6);
        float cover = smoothstep(0.10, 0.75, ice + (noise - 0.5) * 0.35 * (1.0 - ice));
        c = mix(c, blue, cover);
        steep *= 1.0 - cover;
        snow = mix(snow, 0.4, cover);
    }

    Surface s;
    s.colour = c;
    s.snow = snow;
    s.rock = steep * (1.0 - snow);
    s.rough = mix(0.35, 1.0, s.rock) * (1.0 - 0.55 * snow);
    return s;
}

// Rivers that are too narrow for the lattice: a share of the sample is water.
float riverAt(vec2 cell) {
    if (uHasExtra < 0.5) return 0.0;
    return smoothstep(0.10, 0.75, texture(uExtra, (cell + 0.5) / uCells).b);
}
`;

export const GROUND_FRAGMENT = /* glsl */ `
${MAPS}
${SKY}
${WATER_SHADE}
${SURFACE}
${FIELD}
uniform vec3 uEye;
uniform float uContour;          // metres between lines; 0 = none
uniform vec4 uBrush;             // x, z, radius in metres; a > 0 when shown
uniform float uBrushFall;
uniform vec4 uBox;               // half width, half depth, floor, 1 = open sea
in vec2 vCell;
in vec3 vWorld;
out vec4 outColour;

void main() {
    vec2 cell = vCell;
    float h = heightAt(cell);
    if (uBox.w > 0.5 && h < uSea) {
        // Under the open sea only what is seen through the water of the map itself.
        vec2 in2 = mix(uEye, vWorld, (uSea * uZ - uEye.y) / min(vWorld.y - uEye.y, -1e-3)).xz;
        if (any(greaterThan(abs(in2), uBox.xy - 0.4 * uSpacing))) discard;
    }
    vec2 grad = gradientAt(cell);
    vec3 light = texture(uLight, (cell + 0.5) / uCells).rgb;
    float px = max(length(dFdx(cell)), length(dFdy(cell)));   // samples a pixel
    Surface s = surfaceAt(cell, h, grad, light, px);

#ifndef PLAIN
    // Grain below the lattice, so that ground seen closely is not a blurred cloth.
    float fine = clamp(1.3 - px * 1.6, 0.0, 1.0);
    if (fine > 0.0) {
        // Drawn out along the slope, not smeared down it.
        vec2 p = cell + 0.15 * grad * h / uSpacing;
        vec4 a = texture(uNoise, p * 0.19);
        vec4 b = texture(uNoise, p * 0.71 + 0.5);
        vec4 d = texture(uNoise, p * 2.9 + 0.23);
        float close = clamp(1.0 - px * 4.0, 0.0, 1.0);
        vec2 bump = (a.gb - 0.5) * 0.75 + (b.gb - 0.5) * 0.65 + (d.gb - 0.5) * 0.55 * close;
        grad += bump * fine * s.rough * (0.16 + 0.75 * length(grad) * max(uZ, 1.0)) / max(uZ, 1.0);
        s.colour *= 1.0 + fine * ((b.a - 0.5) * 0.22 + (d.a - 0.5) * 0.26 * close) *
            (0.45 + 0.55 * s.rock);
    }
#endif
    vec3 n = normalize(vec3(-grad.x * uZ, 1.0, -grad.y * uZ));
    float lambert = max(dot(n, uSun), 0.0);
    float open = light.g;
    // The sky is brighter towards the sun, so that shadows have relief too.
    float bright = 0.72 + 0.55 * max(dot(n, normalize(vec3(uSun.x, 0.35, uSun.z))), 0.0);
    vec3 sky = uSkyLight * (0.52 + 0.48 * n.y) * open * bright;
    vec3 bounce = uSunLight * 0.045 * (1.0 - 0.5 * n.y) * open * vec3(1.0, 0.92, 0.8);
    vec3 c = s.colour * (uSunLight * lambert * light.r + sky + bounce);
    // Snow scatters light inside and throws some back low against the sun.
    c += s.snow * uSunLight * light.r * 0.10 *
        pow(max(dot(reflect(-uSun, n), normalize(uEye - vWorld)), 0.0), 8.0);

    // Narrow rivers as paint: dark water with the sky in it.
    float river = riverAt(cell);
    if (river > 0.0) {
        vec3 toEye = normalize(uEye - vWorld);
        float f = 0.04 + 0.96 * pow(1.0 - max(toEye.y, 0.0), 5.0);
        vec3 water = vec3(0.03, 0.085, 0.11) * (uSunLight * 0.28 * light.r + uSkyLight * open)
            + skyColour(vec3(-toEye.x, toEye.y, -toEye.z)) * f * 0.6;
        c = mix(c, water, river * 0.85);
    }
    float depth = levelAt(cell) - h;
    if (depth > 0.0) c = underWater(c, depth, normalize(uEye - vWorld), light.rg);
    if (uOverlay > 0.0) {
        vec3 paint = fieldColour(cell);
        c = mix(c, paint * (uSunLight * lambert * light.r * 0.55 + sky + 0.25), uOverlay);
    }
    if (uContour > 0.0) {
        float k = h / uContour;
        float w = fwidth(k);
        float line = 1.0 - smoothstep(0.6, 1.5, abs(fract(k + 0.5) - 0.5) / max(w, 1e-4));
        float heavy = step(abs(fract(k / 5.0 + 0.5) - 0.5) * 5.0, 0.5);
        c *= 1.0 - line * (0.28 + 0.3 * heavy) * (1.0 - smoothstep(0.3, 0.8, w));
    }
    c = throughAir(c, uEye, vWorld);
    if (uBrush.a > 0.0) {
        float d = distance(vWorld.xz, uBrush.xy) / uBrush.z;
        float w = fwidth(d) * 1.4;
        float ring = 1.0 - smoothstep(w * 0.7, w * 1.6, abs(d - 1.0));
        float core = 1.0 - smoothstep(w * 0.4, w, abs(d - uBrushFall));
        c = mix(c, vec3(1.6, 0.75, 0.22), ring * 0.95 + core * 0.35);
        c += vec3(0.10, 0.05, 0.015) * (1.0 - smoothstep(0.0, 1.0, d));
    }
    outColour = finish(c, 1.0);
}
`;
