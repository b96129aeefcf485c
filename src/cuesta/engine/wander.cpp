// SPDX-License-Identifier: Apache-2.0
#include "cuesta/engine/wander.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

#include "cuesta/base/parallel.h"
#include "cuesta/random/counter.h"

namespace cuesta {
namespace {

// Samples with less land above them than this are slopes: too short to have a course of their own.
constexpr std::uint64_t river_cells = 6;
constexpr int drawings = 24;    // of rivers: smooth over about five samples up and down
constexpr int bank_rounds = 5;  // how many samples beside a river go with it
constexpr int meeting_rounds = 4;
constexpr double most_difference = 0.5;
constexpr int limiting_rounds = 64;

struct Octave {
    double knots;  // samples between two random vectors; wavelengths are about 3.5 times that
    double rms;    // of each component, in samples
};
constexpr std::array<Octave, 3> octaves{{{6, 0.3}, {3, 0.55}, {1.5, 0.25}}};

std::array<double, 4> spline_weights(double t) {
    const double s = 1 - t;
    return {s * s * s / 6, (4 - 6 * t * t + 3 * t * t * t) / 6,
            (1 + 3 * t + 3 * t * t - 3 * t * t * t) / 6, t * t * t / 6};
}

// Smooth noise with a random vector at every whole place.
CoarsePlace smooth_noise(RandomKey key, double x, double y, std::uint32_t octave) {
    const double x0 = std::floor(x), y0 = std::floor(y);
    const auto across = spline_weights(x - x0), down = spline_weights(y - y0);
    CoarsePlace sum;
    for (int j = 0; j < 4; ++j)
        for (int i = 0; i < 4; ++i) {
            const auto words = random_words(key, static_cast<std::int64_t>(x0) + i - 1,
                                            static_cast<std::int64_t>(y0) + j - 1, octave);
            const double weight =
                across[static_cast<std::size_t>(i)] * down[static_cast<std::size_t>(j)];
            sum.x += weight * (2 * uniform_double(words[0], words[1]) - 1);
            sum.y += weight * (2 * uniform_double(words[2], words[3]) - 1);
        }
    return sum;
}
// Root mean square of that noise, of one component: that of a uniform number, 1/sqrt(3), times the
// mean over a cell of the squared weights of an axis, 151/315.
constexpr double noise_rms = 0.57735026918962576 * 151 / 315;

double length(const CoarsePlace& v) {
    return std::sqrt(v.x * v.x + v.y * v.y);
}

}  // namespace

Wander::Wander(const CoarseLand& land, const CoarseRivers& rivers, double amount)
    : columns_(land.grid.columns),
      rows_(land.grid.rows),
      wraps_x_(land.grid.wraps_x()),
      wraps_y_(land.grid.wraps_y()) {
    if (amount == 0) return;
    moves_.resize(static_cast<std::size_t>(land.grid.cells()));
    draw_smooth(rivers);
    meet_rivers(rivers);
    add_noise(land);
    for (CoarsePlace& move : moves_) move.x *= amount, move.y *= amount;
    fade_at_borders();
    limit_differences();
    for (const CoarsePlace& move : moves_) farthest_ = std::max(farthest_, length(move));
}

double Wander::inwards(std::int64_t x, std::int64_t y) const {
    double least = std::numeric_limits<double>::infinity();
    if (!wraps_x_) least = std::min(least, static_cast<double>(std::min(x, columns_ - 1 - x)));
    if (!wraps_y_) least = std::min(least, static_cast<double>(std::min(y, rows_ - 1 - y)));
    return least;
}

std::size_t Wander::index(std::int64_t x, std::int64_t y) const {
    return static_cast<std::size_t>(coarse_sample(y, rows_, wraps_y_) * columns_ +
                                    coarse_sample(x, columns_, wraps_x_));
}

// S. Positions are kept as differences from the samples, so a river over the side of a wrapped land
// needs no care.
void Wander::draw_smooth(const CoarseRivers& rivers) {
    constexpr std::size_t nobody = std::numeric_limits<std::size_t>::max();
    std::vector<std::size_t> below(moves_.size(), nobody), above(moves_.size(), nobody);
    for (std::int64_t y = 0; y < rows_; ++y)
        for (std::int64_t x = 0; x < columns_; ++x) {
            const std::size_t here = index(x, y);
            const flow::Direction way = rivers.ways[here];
            if (rivers.cells[here] < river_cells || !flow::has_receiver(way)) continue;
            const std::size_t next = index(x + flow::step_x[way], y + flow::step_y[way]);
            below[here] = next;
            // The river above is the largest; of equal ones the first.
            if (above[next] == nobody || rivers.cells[above[next]] < rivers.cells[here])
                above[next] = here;
        }
    std::vector<CoarsePlace> next(moves_.size());
    for (int round = 0; round < drawings; ++round) {
        for (std::size_t i = 0; i < moves_.size(); ++i) {
            next[i] = moves_[i];
            if (below[i] == nobody || above[i] == nobody) continue;
            const CoarsePlace& up = moves_[above[i]];
            const CoarsePlace& down = moves_[below[i]];
            const flow::Direction in = rivers.ways[above[i]], out = rivers.ways[i];
            const double x = (up.x - flow::step_x[in] + down.x + flow::step_x[out]) / 2;
            const double y = (up.y - flow::step_y[in] + down.y + flow::step_y[out]) / 2;
            next[i].x = (moves_[i].x + x) / 2, next[i].y = (moves_[i].y + y) / 2;
        }
        moves_.swap(next);
    }
    // Banks: the mean of the neighbours, weighted with the land above them.
    for (int round = 0; round < bank_rounds; ++round) {
        for (std::int64_t y = 0; y < rows_; ++y)
            for (std::int64_t x = 0; x < columns_; ++x) {
                const std::size_t here = index(x, y);
                next[here] = moves_[here];
                if (rivers.cells[here] >= river_cells) continue;
                CoarsePlace sum;
                double weights = 0;
                for (flow::Direction d = 0; d < 8; ++d) {
                    const std::size_t there = index(x + flow::step_x[d], y + flow::step_y[d]);
                    const double weight = std::sqrt(static_cast<double>(rivers.cells[there]));
                    sum.x += weight * moves_[there].x, sum.y += weight * moves_[there].y;
                    weights += weight;
                }
                if (weights > 0) next[here] = {sum.x / weights, sum.y / weights};
            }
        moves_.swap(next);
    }
}

// The spline passes beside its vectors, at stairs of five samples by a quarter and more: vectors of
// rivers are drawn out until it meets, at each river sample, what was meant there.
void Wander::meet_rivers(const CoarseRivers& rivers) {
    const std::vector<CoarsePlace> meant = moves_;
    std::vector<CoarsePlace> next(moves_.size());
    for (int round = 0; round < meeting_rounds; ++round) {
        for (std::int64_t y = 0; y < rows_; ++y)
            for (std::int64_t x = 0; x < columns_; ++x) {
                const auto here = static_cast<std::size_t>(y * columns_ + x);
                next[here] = moves_[here];
                if (rivers.cells[here] < river_cells) continue;
                const CoarsePlace met = move_at({static_cast<double>(x), static_cast<double>(y)});
                next[here].x += meant[here].x - met.x;
                next[here].y += meant[here].y - met.y;
            }
        moves_.swap(next);
    }
}

// N, by places in the world counted in spacings.
void Wander::add_noise(const CoarseLand& land) {
    const RandomKey key{land.seed, stream_of("refine.wander")};
    const double from_x = land.grid.origin_x_m / land.grid.spacing_m;
    const double from_y = land.grid.origin_y_m / land.grid.spacing_m;
    parallel_for(0, rows_, rows_per_piece(columns_), [&](std::int64_t lo, std::int64_t hi) {
        for (std::int64_t y = lo; y < hi; ++y)
            for (std::int64_t x = 0; x < columns_; ++x) {
                CoarsePlace& move = moves_[static_cast<std::size_t>(y * columns_ + x)];
                for (std::uint32_t i = 0; i < octaves.size(); ++i) {
                    const Octave& octave = octaves[i];
                    const CoarsePlace noise =
                        smooth_noise(key, (from_x + static_cast<double>(x)) / octave.knots,
                                     (from_y + static_cast<double>(y)) / octave.knots, i);
                    move.x += octave.rms / noise_rms * noise.x;
                    move.y += octave.rms / noise_rms * noise.y;
                }
            }
    });
}

// 0 at the two outermost samples, whose vectors are all that the spline on the border knows.
void Wander::fade_at_borders() {
    for (std::int64_t y = 0; y < rows_; ++y)
        for (std::int64_t x = 0; x < columns_; ++x) {
            const double share = std::clamp((inwards(x, y) - 1) / 4, 0.0, 1.0);
            const double smooth = share * share * (3 - 2 * share);
            CoarsePlace& move = moves_[static_cast<std::size_t>(y * columns_ + x)];
            move.x *= smooth, move.y *= smooth;
        }
}

// Draws vectors of neighbours together where they differ too much, a pair at a time in a fixed
// order; what is left after many rounds is settled by making all of them smaller.
void Wander::limit_differences() {
    double most = 0;
    const auto pair = [&](std::int64_t x, std::int64_t y, std::int64_t to_x, std::int64_t to_y) {
        if ((to_x >= columns_ && !wraps_x_) || (to_y >= rows_ && !wraps_y_)) return;
        to_x %= columns_, to_y %= rows_;
        CoarsePlace& a = moves_[static_cast<std::size_t>(y * columns_ + x)];
        CoarsePlace& b = moves_[static_cast<std::size_t>(to_y * columns_ + to_x)];
        const CoarsePlace difference{b.x - a.x, b.y - a.y};
        const double far = length(difference);
        most = std::max(most, far);
        if (!(far > most_difference)) return;
        const double excess = (far - 0.98 * most_difference) / far;  // a little more, to get done
        const bool a_holds = inwards(x, y) <= 1, b_holds = inwards(to_x, to_y) <= 1;
        const double share_a = a_holds ? 0 : b_holds ? 1 : 0.5, share_b = b_holds ? 0 : 1 - share_a;
        a.x += share_a * excess * difference.x, a.y += share_a * excess * difference.y;
        b.x -= share_b * excess * difference.x, b.y -= share_b * excess * difference.y;
    };
    for (int round = 0; round < limiting_rounds; ++round) {
        most = 0;
        for (std::int64_t y = 0; y < rows_; ++y)
            for (std::int64_t x = 0; x < columns_; ++x) pair(x, y, x + 1, y), pair(x, y, x, y + 1);
        if (most <= most_difference) return;
    }
    for (CoarsePlace& move : moves_)
        move.x *= most_difference / most, move.y *= most_difference / most;
}

CoarsePlace Wander::move_at(CoarsePlace q) const {
    const double x0 = std::floor(q.x), y0 = std::floor(q.y);
    const auto across = spline_weights(q.x - x0), down = spline_weights(q.y - y0);
    CoarsePlace sum;
    for (int j = 0; j < 4; ++j) {
        CoarsePlace row;
        for (int i = 0; i < 4; ++i) {
            const CoarsePlace& move = moves_[index(static_cast<std::int64_t>(x0) + i - 1,
                                                   static_cast<std::int64_t>(y0) + j - 1)];
            row.x += across[static_cast<std::size_t>(i)] * move.x;
            row.y += across[static_cast<std::size_t>(i)] * move.y;
        }
        sum.x += down[static_cast<std::size_t>(j)] * row.x;
        sum.y += down[static_cast<std::size_t>(j)] * row.y;
    }
    return sum;
}

CoarsePlace Wander::moved(CoarsePlace from) const {
    if (none()) return from;
    const CoarsePlace move = move_at(from);
    return {from.x + move.x, from.y + move.y};
}

CoarsePlace Wander::origin(CoarsePlace at) const {
    if (none()) return at;
    CoarsePlace q = at;
    // Each round leaves at most 0.71 of the error, usually a third; a millionth of a spacing is
    // far below what heights can tell.
    for (int round = 0; round < 100; ++round) {
        const CoarsePlace move = move_at(q);
        const CoarsePlace next{at.x - move.x, at.y - move.y};
        const double change = std::max(std::abs(next.x - q.x), std::abs(next.y - q.y));
        q = next;
        if (change < 1e-7) break;
    }
    if (!wraps_x_) q.x = std::clamp(q.x, 0.0, static_cast<double>(columns_ - 1));
    if (!wraps_y_) q.y = std::clamp(q.y, 0.0, static_cast<double>(rows_ - 1));
    return q;
}

}  // namespace cuesta
