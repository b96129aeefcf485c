// SPDX-License-Identifier: Apache-2.0
#include "cuesta/generate/landform/volcano.h"

#include "cuesta/base/elementary.h"
#include "cuesta/generate/landform/discs.h"
#include "cuesta/generate/landform/ease.h"

namespace cuesta {
namespace {

// Depth of gullies around the top, 0 to 1, by the angle in turns.
class Gullies {
public:
    Gullies(RandomKey random, int fewest, int most) : depth_(entries + 1) {
        std::vector<double> wave(entries, 0.0);
        double power = 0;
        for (int m = fewest; m <= most; ++m) {
            const auto w = random_words(random, m, 0, 0);
            const double phase = uniform_double(w[0], w[1]);
            const double weight = 0.5 + uniform_double(w[2], w[3]);
            power += weight * weight / 2;
            for (int i = 0; i < entries; ++i)
                wave[static_cast<std::size_t>(i)] +=
                    weight * elementary::cos_turns(static_cast<double>(m) * i / entries + phase);
        }
        for (int i = 0; i <= entries; ++i) {
            const double n = wave[static_cast<std::size_t>(i % entries)] / std::sqrt(power);
            depth_[static_cast<std::size_t>(i)] = static_cast<float>(1 / (1 + 6 * n * n));
        }
    }
    float at(float turns) const {
        const float place = (turns - std::floor(turns)) * entries;
        const auto i = std::min(static_cast<int>(place), entries - 1);
        const float t = place - static_cast<float>(i);
        return depth_[static_cast<std::size_t>(i)] * (1.0f - t) +
               depth_[static_cast<std::size_t>(i) + 1] * t;
    }

private:
    static constexpr int entries = 4096;
    std::vector<float> depth_;
};

}  // namespace

StepReport Volcano::generate(Field& out, const StepContext& step) const {
    const Grid& grid = step.grid;
    const double r = radius > 0 ? radius : 0.45 * shorter_side_m(grid);
    const Disc disc{x * grid.extent_x_m(), y * grid.extent_y_m(), r};
    const auto k = static_cast<float>(steepness), crater = static_cast<float>(crater_width);
    const float foot = elementary::exp(-k);
    const auto top = static_cast<float>(height), deep = static_cast<float>(crater_depth);
    const auto carved = static_cast<float>(gullies), ground = static_cast<float>(base);
    const Gullies upper(step.random, 6, 14), lower(step.random, 18, 40);
    // Noise that bends the gullies and roughens the flanks.
    Field& rough = step.scratch.field(0);
    FractalNoise noise;
    noise.wavelength_m = r / 2.5;
    noise.octaves = 8;
    fill_visible(noise, 1, step, rough);

    const auto flank = [&](float u) {
        const float straight = (elementary::exp(-k * u) - foot) / (1.0f - foot);
        return straight * (1.0f - smooth_step((u - 0.7f) / 0.3f));  // level at the foot
    };
    out.fill(ground);
    for_each_disc_row(std::span(&disc, 1), grid, step.block, [&](const DiscRow& row) {
        float* line = out.row(row.y);
        for (std::int64_t i = row.x_begin; i < row.x_end; ++i) {
            const float u = row.u(i), d = std::min(1.0f, std::sqrt(u * u + row.v * row.v));
            float share = flank(std::max(d, crater)), hollow = 0;
            if (d < crater) {
                const float t = d / crater;
                hollow = deep * (1.0f - t * t);
            }
            const float bend = rough.at(i, row.y);
            const float turns = elementary::atan2(row.v, u) * 0.15915494f + 0.035f * bend;
            const float fine = smooth_step((d - 0.25f) / 0.5f);
            const float gully =
                upper.at(turns) * (1.0f - 0.6f * fine) + lower.at(turns) * 0.6f * fine;
            const float begin = smooth_step((d - crater) / 0.25f);
            share -= carved * (gully - 0.25f * bend) * begin * share;
            line[i] += top * share - hollow;
        }
    });
    return {};
}

}  // namespace cuesta
