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

// Pairs for columns of a row.
class Pairs {
public:
    explicit Pairs(const WindNoiseRule& rule)
        : rule_(rule),
          east_(rule, 0),
          south_(rule, 1),
          bend_x_(rule, 2),
          bend_y_(rule, 3),
          bend_(static_cast<float>(rule.turbulence / 100)) {}
    void make(std::int64_t y, std::int64_t first, std::int64_t count, std::int16_t* to) const {
        const float v = (static_cast<float>(y) + 0.5f) / static_cast<float>(rule_.rows);
        for (std::int64_t x = first; x < first + count; ++x, to += 2) {
            const float u = (static_cast<float>(x) + 0.5f) / static_cast<float>(rule_.columns);
            const float du = bend_ * bend_x_.at(u, v), dv = bend_ * bend_y_.at(u, v);
            const auto kept = [](float value) {
                return static_cast<std::int16_t>(std::clamp(value, -1.99f, 1.99f) * WindNoise::one);
            };
            to[0] = kept(east_.at(u + du, v + dv));
            to[1] = kept(south_.at(u + du, v + dv));
        }
    }

private:
    const WindNoiseRule& rule_;
    Fractal east_, south_, bend_x_, bend_y_;
    float bend_;
};

}  // namespace

bool WindNoise::begin(const WindNoiseRule& rule) {
    if (rule == rule_ && !values_.empty()) return false;
    rule_ = rule;
    pitch_ = 2 * (2 * rule.columns + 2 * lead);
    values_.assign(static_cast<std::size_t>(pitch_) * rule.lines.size(), 0);
    return true;
}

// So that any part of a row lies in one piece.
void WindNoise::go_around(std::int16_t* row) const {
    const std::int64_t n = rule_.columns;
    for (std::int64_t x = 0; x < lead; ++x) {
        const std::int64_t from = (((x - lead) % n) + n) % n + lead;
        row[2 * x] = row[2 * from], row[2 * x + 1] = row[2 * from + 1];
    }
    for (std::int64_t x = 2 * (lead + n); x < pitch_; ++x) row[x] = row[x - 2 * n];
}

void WindNoise::prepare(const WindNoiseRule& rule) {
    if (!begin(rule)) return;
    const Pairs pairs(rule_);
    parallel_for(0, std::ssize(rule_.lines), 4, [&](std::int64_t lo, std::int64_t hi) {
        for (std::int64_t i = lo; i < hi; ++i) {
            std::int16_t* row = values_.data() + i * pitch_;
            pairs.make(rule_.lines[static_cast<std::size_t>(i)], 0, rule_.columns, row + 2 * lead);
            go_around(row);
        }
    });
}

void WindNoise::prepare(const WindNoiseRule& rule, const Block& block, Communicator& comm) {
    if (comm.size() == 1) return prepare(rule);
    if (!comm.any(begin(rule))) return;
    constexpr std::size_t pair = 2 * sizeof(std::int16_t);
    std::vector<std::int16_t> own(static_cast<std::size_t>(2 * block.columns * block.rows));
    const Pairs pairs(rule_);
    parallel_for(0, block.rows, 4, [&](std::int64_t lo, std::int64_t hi) {
        for (std::int64_t y = lo; y < hi; ++y)
            pairs.make(block.y0 + y, block.x0, block.columns, own.data() + 2 * y * block.columns);
    });
    const SourceRectangle have{block, reinterpret_cast<const std::byte*>(own.data()),
                               block.columns * static_cast<std::ptrdiff_t>(pair)};
    std::vector<TargetRectangle> wanted;
    for (std::size_t i = 0; i < rule_.lines.size(); ++i) {
        const std::int64_t y = rule_.lines[i];
        if (!wanted.empty() && wanted.back().where.y0 + wanted.back().where.rows == y) {
            ++wanted.back().where.rows;
            continue;
        }
        std::int16_t* row = values_.data() + static_cast<std::int64_t>(i) * pitch_;
        wanted.push_back({{0, y, rule_.columns, 1},
                          reinterpret_cast<std::byte*>(row + 2 * lead),
                          pitch_ * static_cast<std::ptrdiff_t>(sizeof(std::int16_t))});
    }
    comm.redistribute({&have, 1}, wanted, pair);
    for (std::int64_t i = 0; i < std::ssize(rule_.lines); ++i)
        go_around(values_.data() + i * pitch_);
}

const std::int16_t* WindNoise::row(std::int64_t i, std::int64_t column) const {
    const std::int64_t n = rule_.columns;
    return values_.data() + i * pitch_ + 2 * (((column % n) + n) % n + lead);
}

}  // namespace cuesta::world
