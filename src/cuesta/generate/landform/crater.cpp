// SPDX-License-Identifier: Apache-2.0
#include "cuesta/generate/landform/crater.h"

#include "cuesta/base/elementary.h"
#include "cuesta/generate/landform/discs.h"
#include "cuesta/generate/landform/ease.h"

namespace cuesta {
namespace {

constexpr float reach = 4;  // radii; the ejecta are 1/64 of the rim there

// Waves around the rim: cos(m angle + phase) for m = 2, 3, 5 with falling weights that add up to 1.
struct Rim {
    float cos2, sin2, cos3, sin3, cos5, sin5;
};

Rim draw_rim(const std::array<std::uint32_t, 4>& w) {
    const auto a = elementary::sincos_turns(uniform_float(w[0]));
    const auto b = elementary::sincos_turns(uniform_float(w[1]));
    const auto c = elementary::sincos_turns(uniform_float(w[2]));
    return {0.5f * a.cos, 0.5f * a.sin, 0.3f * b.cos, 0.3f * b.sin, 0.2f * c.cos, 0.2f * c.sin};
}

// -1 to 1 around the rim; (u, v) has length d.
inline float wave(const Rim& rim, float u, float v, float d) {
    const float inverse = d > 0.0f ? 1.0f / d : 0.0f;
    const float c = u * inverse, s = v * inverse;
    const float c2 = c * c - s * s, s2 = 2.0f * c * s;
    const float c3 = c2 * c - s2 * s, s3 = s2 * c + c2 * s;
    const float c5 = c3 * c2 - s3 * s2, s5 = s3 * c2 + c3 * s2;
    return (rim.cos2 * c2 + rim.sin2 * s2) + (rim.cos3 * c3 + rim.sin3 * s3) +
           (rim.cos5 * c5 + rim.sin5 * s5);
}

}  // namespace

StepReport Crater::generate(Field& out, const StepContext& step) const {
    const Grid& grid = step.grid;
    const double largest = radius > 0 ? radius : shorter_side_m(grid) / 8;
    const double smallest = std::min(largest, radius_min > 0 ? radius_min : largest / 20);
    const double widest = reach * (1 + irregularity);
    std::vector<Disc> discs;
    std::vector<Rim> rims;
    for (std::int64_t i = 0; i < count; ++i) {
        const auto place = random_words(step.random, i, 0, 0);
        const auto shape = random_words(step.random, i, 1, 0);
        rims.push_back(draw_rim(random_words(step.random, i, 2, 0)));
        double r = largest, at_x = x, at_y = y;
        if (count > 1) {  // N(> r) falls as r^-2
            const double share = uniform_double(shape[0], shape[1]);
            const double a = 1 / (smallest * smallest), b = 1 / (largest * largest);
            r = 1 / std::sqrt(a + share * (b - a));
            at_x = uniform_double(place[0], place[1]), at_y = uniform_double(place[2], place[3]);
        }
        discs.push_back({at_x * grid.extent_x_m(), at_y * grid.extent_y_m(), widest * r,
                         static_cast<float>(2 * r), static_cast<std::uint32_t>(i)});
    }
    const auto ground = static_cast<float>(base), deep = static_cast<float>(depth);
    const auto high = static_cast<float>(rim), wobble = static_cast<float>(irregularity);
    const auto lowest = static_cast<float>(-depth * (1 - flat_floor));
    const auto middle = static_cast<float>(peak * depth);
    // Rough ground: the rim crumbles, the ejecta lie in heaps, the floor is strewn with rubble.
    const auto rough = static_cast<float>(roughness);
    Field& noise = step.scratch.field(0);
    FractalNoise rubble;
    rubble.wavelength_m = 0.7 * largest;
    rubble.octaves = 8;
    rubble.persistence = 0.55;
    if (roughness > 0)
        fill_visible(rubble, 1, step, noise);
    else
        noise.fill(0);
    out.fill(ground);
    for_each_disc_row(discs, grid, step.block, [&](const DiscRow& row) {
        const Rim& waves = rims[row.disc.number];
        float* line = out.row(row.y);
        const auto scale = static_cast<float>(widest);
        const float v = row.v * scale;
        for (std::int64_t i = row.x_begin; i < row.x_end; ++i) {
            const float u = row.u(i) * scale, distance = std::sqrt(u * u + v * v);
            const float n = rough * noise.at(i, row.y);
            const float crumbled =
                smooth_step(distance * 1.25f) * (1.0f - smooth_step((distance - 1.0f) * 0.5f));
            const float d =
                std::max(0.0f, distance / (1.0f + wobble * wave(waves, u, v, distance)) +
                                   0.16f * n * crumbled);
            float h, wiped = 1;
            if (d < 1.0f) {
                const float bowl = (deep + high) * (d * d) - deep, above = bowl - lowest;
                const float joint = 0.15f * deep * std::min(rough, 1.0f);  // wall meets floor
                h = 0.5f * (bowl + lowest + std::sqrt(above * above + joint * joint));
                h += 0.1f * deep * n;
                h += middle * elementary::exp(-45.0f * d * d);  // gone at a third of the radius
            } else {
                h = high / (d * d * d) * (1.0f - smooth_step((d - 1.0f) / (reach - 1.0f)));
                h *= 1.0f + 2.2f * n;
                wiped = 1.0f - smooth_step(d - 1.0f);
            }
            line[i] = ground + (line[i] - ground) * (1.0f - wiped) + h * row.disc.height;
        }
    });
    return {};
}

}  // namespace cuesta
