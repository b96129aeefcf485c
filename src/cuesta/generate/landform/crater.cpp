// SPDX-License-Identifier: Apache-2.0
#include "cuesta/generate/landform/crater.h"

#include <mutex>

#include "cuesta/base/elementary.h"
#include "cuesta/base/exact_sum.h"
#include "cuesta/generate/landform/crater_shape.h"
#include "cuesta/generate/landform/discs.h"
#include "cuesta/generate/landform/ease.h"
#include "cuesta/operator/describe.h"

namespace cuesta {
namespace {

constexpr float reach = 4;  // radii, where the ejecta end

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

// The rubble's weight at a place that noise n = 1 roughens: the rim crumbles, the plain does not.
inline float crumbling(float distance) {
    return smooth_step(distance * 1.25f) * (1.0f - smooth_step((distance - 1.0f) * 0.5f));
}

// Ejecta of a rim of height 1 at d >= 1, in a table of d.
class Ejecta {
public:
    explicit Ejecta(const CraterShape& shape) {
        for (int i = 0; i <= parts + 1; ++i)
            table_[static_cast<std::size_t>(i)] = static_cast<float>(
                ejecta_height(shape, std::min(1 + 3.0 * i / parts, double{reach})));
    }
    float at(float d) const {
        const float place = (std::min(d, reach) - 1.0f) * (parts / 3.0f);
        const auto whole = static_cast<std::int32_t>(place);
        const float* from = table_.data() + whole;
        return from[0] + (place - static_cast<float>(whole)) * (from[1] - from[0]);
    }

private:
    static constexpr int parts = 1536;  // the error is below 1e-6 of the rim
    std::array<float, parts + 2> table_;
};

// What all craters of a stage have in common, in shares of their diameters.
struct Form {
    float deep, high, lowest, joint, middle, wobble, rough;
    Ejecta ejecta;
};

struct Ground {
    float height;  // above the ground, in diameters
    float wiped;   // how much of what was there is gone
};

// The ground at (u, v) radii from the middle, where the rubble has the height n.
inline Ground ground_at(const Form& form, const Rim& rim, float u, float v, float n) {
    const float distance = std::sqrt(u * u + v * v);
    n *= form.rough;
    const float d = std::max(0.0f, distance / (1.0f + form.wobble * wave(rim, u, v, distance)) +
                                       0.16f * n * crumbling(distance));
    if (d < 1.0f) {
        const float bowl = (form.deep + form.high) * (d * d) - form.deep;
        const float above = bowl - form.lowest;
        float h = 0.5f * (bowl + form.lowest + std::sqrt(above * above + form.joint * form.joint));
        h += 0.1f * form.deep * n;
        h += form.middle * elementary::exp(-45.0f * d * d);  // gone at a third of the radius
        return {h, 1};
    }
    return {form.high * form.ejecta.at(d) * (1.0f + 2.2f * n), 1.0f - smooth_step(d - 1.0f)};
}

// The largest magnitude of the rubble: 8 octaves of 1 at the most, each 0.55 of the one before.
constexpr double most_rubble = 1 / (1 - 0.55);

// Whether nothing of earlier craters shines through where no sample is further than `far` radii
// from the middle: all of it lies in the bowl.
bool hides(const Form& form, double far) {
    const auto distance = static_cast<float>(far);
    return far / (1 - double{form.wobble}) +
               0.16 * double{form.rough} * most_rubble * double{crumbling(distance)} <
           0.999;
}

double sum_over_map(const StepContext& step, const std::function<void(ExactSum&)>& add) {
    ExactSum sum;
    add(sum);
    step.comm.sum(sum.bins());
    return sum.value();
}

// What lies above and below the ground, metres times samples.
struct Volume {
    double heaped, dug;
};
Volume volume_of(const Field& out, float ground, const StepContext& step) {
    const auto part = [&](float sign) {
        return sum_over_map(step, [&](ExactSum& sum) {
            std::vector<float> row(static_cast<std::size_t>(step.block.columns));
            for (std::int64_t y = 0; y < step.block.rows; ++y) {
                for (std::size_t x = 0; x < row.size(); ++x)
                    row[x] =
                        std::max(0.0f, sign * (out.at(static_cast<std::int64_t>(x), y) - ground));
                sum.add(row.data(), row.size());
            }
        });
    };
    return {part(1), part(-1)};
}

// What the smooth crater would bring onto the map.
double smooth_volume(const Form& form, const Disc& disc, const Rim& rim, float scale,
                     const StepContext& step) {
    return sum_over_map(step, [&](ExactSum& sum) {
        std::mutex guard;
        for_each_disc_row(std::span(&disc, 1), step.grid, step.block, [&](const DiscRow& row) {
            std::vector<float> heights;
            for (std::int64_t x = row.x_begin; x < row.x_end; ++x)
                heights.push_back(ground_at(form, rim, row.u(x) * scale, row.v * scale, 0).height *
                                  disc.height);
            const std::lock_guard lock(guard);
            sum.add(heights.data(), heights.size());
        });
    });
}

// Noise, samples and craters upon craters leave the volume a little off. What lies above the ground
// is stretched until it holds what is missing below it, if that is known: of craters that lie
// wholly on the map, or of a single one of which the map holds a part.
void settle_volume(const Form& form, std::span<const Disc> discs, std::span<const Rim> rims,
                   float scale, float ground, const StepContext& step, Field& out,
                   StepReport& report) {
    const bool whole = std::all_of(discs.begin(), discs.end(),
                                   [&](const Disc& disc) { return whole_on_map(disc, step.grid); });
    if (!whole && discs.size() > 1) return;
    const double wanted = whole ? 0 : smooth_volume(form, discs[0], rims[0], scale, step);
    const Volume now = volume_of(out, ground, step);
    if (std::fabs(wanted + now.dug - now.heaped) <= 1e-7 * now.dug) return;
    // Craters of a few samples, or a map that lies in the bowl, are left as they are.
    const double stretch = (wanted + now.dug) / now.heaped;
    constexpr double most = 2;
    if (!(now.heaped > 0 && stretch >= 1 / most && stretch <= most)) {
        report.count("volume_left_open", step.comm.rank() == 0 ? 1 : 0);
        return;
    }
    const auto by = static_cast<float>(stretch);
    for_each_sample(step.block, [&](std::int64_t x, std::int64_t y) {
        const float above = out.at(x, y) - ground;
        if (above > 0.0f) out.at(x, y) = ground + above * by;
    });
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
    StepReport report;
    const CraterShape shape = crater_shape(*this);
    if (balance && shape.rim != rim) report.count("rim_changed", step.comm.rank() == 0 ? 1 : 0);
    const Form form{static_cast<float>(depth),
                    static_cast<float>(shape.rim),
                    static_cast<float>(-depth * (1 - flat_floor)),
                    static_cast<float>(shape.joint),
                    static_cast<float>(peak * depth),
                    static_cast<float>(irregularity),
                    static_cast<float>(roughness),
                    Ejecta(shape)};
    // Rough ground: the rim crumbles, the ejecta lie in heaps, the floor is strewn with rubble.
    Field& noise = step.scratch.field(0);
    FractalNoise rubble;
    rubble.wavelength_m = 0.7 * largest;
    rubble.octaves = 8;
    rubble.persistence = 0.55;
    if (roughness > 0)
        fill_visible(rubble, 1, step, noise);
    else
        noise.fill(0);
    const auto ground = static_cast<float>(base), scale = static_cast<float>(widest);
    out.fill(ground);
    for_each_disc_row(
        discs, grid, step.block,
        [&](const DiscRow& row) {
            float* line = out.row(row.y);
            for (std::int64_t i = row.x_begin; i < row.x_end; ++i) {
                const Ground at = ground_at(form, rims[row.disc.number], row.u(i) * scale,
                                            row.v * scale, noise.at(i, row.y));
                line[i] =
                    ground + (line[i] - ground) * (1.0f - at.wiped) + at.height * row.disc.height;
            }
        },
        [&](const Disc&, double far) { return hides(form, far * widest); });
    if (balance) settle_volume(form, discs, rims, scale, ground, step, out, report);
    return report;
}

template OperatorRow describe<Crater>();

}  // namespace cuesta
