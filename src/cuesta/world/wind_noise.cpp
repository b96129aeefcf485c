// SPDX-License-Identifier: Apache-2.0
#include "cuesta/world/wind_noise.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "cuesta/base/parallel.h"
#include "cuesta/random/counter.h"

namespace cuesta::world {
namespace {

constexpr int octaves = 5;
constexpr std::uint32_t stream = stream_of("world/wind");

// Values on a lattice of `across` x `down` cells, periodic along both axes.
class Lattice {
public:
    Lattice(std::uint64_t seed, std::uint32_t number, std::int64_t across, std::int64_t down)
        : across_(across), down_(down), values_(static_cast<std::size_t>(across * down)) {
        for (std::int64_t y = 0; y < down; ++y)
            for (std::int64_t x = 0; x < across; ++x) {
                const auto words = random_words({seed, stream}, x, y, number);
                values_[static_cast<std::size_t>(y * across + x)] = 2 * uniform_float(words[0]) - 1;
            }
    }
    // At shares of the map from -1 to 2, smooth between the points. `across` is a power of two.
    float at(float u, float v) const {
        const float x = u * static_cast<float>(across_), y = v * static_cast<float>(down_);
        const float x0 = std::floor(x), y0 = std::floor(y);
        const auto fade = [](float t) { return t * t * (3 - 2 * t); };
        const float a = fade(x - x0), b = fade(y - y0);
        const auto column = static_cast<std::int64_t>(x0), row = static_cast<std::int64_t>(y0);
        const std::int64_t left = column & (across_ - 1), right = (column + 1) & (across_ - 1);
        const float *above = line(row), *below = line(row + 1);
        const float north = above[left] + a * (above[right] - above[left]);
        const float south = below[left] + a * (below[right] - below[left]);
        return north + b * (south - north);
    }

private:
    const float* line(std::int64_t y) const {
        y += y < 0 ? down_ : 0;
        y -= y >= down_ ? down_ : 0;
        y -= y >= down_ ? down_ : 0;
        return values_.data() + y * across_;
    }
    std::int64_t across_, down_;
    std::vector<float> values_;
};

class Fractal {
public:
    Fractal(const WindNoiseRule& rule, std::uint32_t number) {
        double weight = 1, sum = 0;
        for (int k = 0; k < octaves; ++k) {
            const std::int64_t across = rule.coarsest << k;
            const auto down =
                std::max<std::int64_t>(1, (across * rule.rows + rule.columns / 2) /
                                              std::max<std::int64_t>(rule.columns, 1));
            lattices_.emplace_back(rule.seed, number * octaves + static_cast<std::uint32_t>(k),
                                   across, down);
            weights_[static_cast<std::size_t>(k)] = static_cast<float>(weight);
            sum += weight;
            weight *= std::min(rule.roughness, 1.0);
        }
        // Independent octaves rarely add up: half of what they could reach is large already.
        for (float& one : weights_) one = static_cast<float>(2 * double{one} / sum);
    }
    float at(float u, float v) const {
        float value = 0;
        for (std::size_t k = 0; k < octaves; ++k) value += weights_[k] * lattices_[k].at(u, v);
        return value;
    }

private:
    std::vector<Lattice> lattices_;
    std::array<float, octaves> weights_{};
};

}  // namespace

void WindNoise::prepare(const WindNoiseRule& rule) {
    if (rule == rule_ && !values_.empty()) return;
    rule_ = rule;
    const std::int64_t width = 2 * rule.columns + 2 * lead;
    pitch_ = 2 * width;
    const auto count = static_cast<std::int64_t>(rule.lines.size());
    values_.assign(static_cast<std::size_t>(pitch_ * count), 0);
    const Fractal east(rule, 0), south(rule, 1), bend_x(rule, 2), bend_y(rule, 3);
    const auto bend = static_cast<float>(rule.turbulence / 100);
    parallel_for(0, count, 4, [&](std::int64_t lo, std::int64_t hi) {
        for (std::int64_t i = lo; i < hi; ++i) {
            const std::int64_t y = rule.lines[static_cast<std::size_t>(i)];
            const float v = (static_cast<float>(y) + 0.5f) / static_cast<float>(rule.rows);
            std::int16_t* to = values_.data() + i * pitch_;
            for (std::int64_t x = 0; x < rule.columns; ++x) {
                const float u = (static_cast<float>(x) + 0.5f) / static_cast<float>(rule.columns);
                const float du = bend * bend_x.at(u, v), dv = bend * bend_y.at(u, v);
                const auto kept = [](float value) {
                    return static_cast<std::int16_t>(std::clamp(value, -1.99f, 1.99f) * one);
                };
                to[2 * (x + lead)] = kept(east.at(u + du, v + dv));
                to[2 * (x + lead) + 1] = kept(south.at(u + du, v + dv));
            }
            // Around the map, so that any part of it lies in one piece.
            for (std::int64_t x = 0; x < width; ++x) {
                const std::int64_t from =
                    (((x - lead) % rule.columns) + rule.columns) % rule.columns + lead;
                to[2 * x] = to[2 * from], to[2 * x + 1] = to[2 * from + 1];
            }
        }
    });
}

const std::int16_t* WindNoise::row(std::int64_t i, std::int64_t column) const {
    const std::int64_t n = rule_.columns;
    return values_.data() + i * pitch_ + 2 * (((column % n) + n) % n + lead);
}

}  // namespace cuesta::world
