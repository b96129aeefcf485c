// SPDX-License-Identifier: Apache-2.0
#include "cuesta/generate/additions_lattice.h"

#include <gtest/gtest.h>

#include <cmath>
#include <map>
#include <tuple>

#include "cuesta/base/elementary.h"

namespace cuesta {
namespace {

// --- The definition, point by point: what a point of a level is made of, asked for by itself
// -------

class Definition {
public:
    Definition(const MidpointLattice& lattice, const AdditionsRule& rule)
        : lattice_(lattice), rule_(rule) {}

    float point(int level, std::int64_t x, std::int64_t y) {
        const auto key = std::tuple{level, x, y};
        if (const auto known = points_.find(key); known != points_.end()) return known->second;
        return points_[key] = level == 0 ? start(x, y) : averaged(level, x, y);
    }

private:
    std::int64_t place(std::int64_t i, std::int64_t squares, bool wraps, int level) const {
        const std::int64_t n = wraps ? squares << level : 1;
        return wraps ? (i % n + n) % n : i;
    }
    float start(std::int64_t x, std::int64_t y) const {
        const auto words =
            random_words(rule_.random, place(x, lattice_.squares_x, lattice_.wraps_x, 0),
                         place(y, lattice_.squares_y, lattice_.wraps_y, 0), 3);
        return normal_pair(words[0], words[1])[0];
    }
    float normal(int level, std::uint32_t kind, int finer, std::int64_t x, std::int64_t y) const {
        const std::int64_t i =
            lattice_.wraps_x ? place(x, lattice_.squares_x, true, level + finer) : x + 64;
        const std::int64_t j = place(y, lattice_.squares_y, lattice_.wraps_y, level + finer);
        const std::int64_t within = i % 64;
        const auto words = random_words(rule_.random, i / 64 * 16 + within % 16, j,
                                        static_cast<std::uint32_t>(level) * 4 + kind);
        const auto pair =
            within < 32 ? normal_pair(words[0], words[1]) : normal_pair(words[2], words[3]);
        return pair[within / 16 % 2];
    }
    float sigma(int half_steps, double share) const {
        return static_cast<float>(elementary::exp2(-rule_.hurst * half_steps / 2) *
                                  std::sqrt(share));
    }

    // Between `level` and the next: corners and centres.
    float coarse_sigma(int level) const {
        return sigma(2 * level + 1, level + 1 == lattice_.levels ? 1.95 - 1.65 * rule_.hurst : 1);
    }
    float corner(int level, std::int64_t i, std::int64_t j) {
        return point(level, i, j) + coarse_sigma(level) * normal(level, 0, 0, i, j);
    }
    float centre(int level, std::int64_t i, std::int64_t j) {
        return 0.25f * ((point(level, i, j) + point(level, i + 1, j)) +
                        (point(level, i, j + 1) + point(level, i + 1, j + 1))) +
               coarse_sigma(level) * normal(level, 1, 0, i, j);
    }
    float mean_corner(int level, std::int64_t i, std::int64_t j) {
        return 0.5f * corner(level, i, j) +
               0.125f * ((centre(level, i - 1, j - 1) + centre(level, i, j - 1)) +
                         (centre(level, i - 1, j) + centre(level, i, j)));
    }
    float mean_centre(int level, std::int64_t i, std::int64_t j) {
        return 0.5f * centre(level, i, j) +
               0.125f * ((corner(level, i, j) + corner(level, i + 1, j)) +
                         (corner(level, i, j + 1) + corner(level, i + 1, j + 1)));
    }
    // Point (x, y) of level + 1 before its last averaging.
    float fine(int level, std::int64_t x, std::int64_t y) {
        const auto key = std::tuple{level, x, y};
        if (const auto known = fines_.find(key); known != fines_.end()) return known->second;
        const bool odd_x = x % 2 != 0, odd_y = y % 2 != 0;
        const std::int64_t i = (x - (odd_x ? 1 : 0)) / 2, j = (y - (odd_y ? 1 : 0)) / 2;
        float value = 0;
        if (odd_x && odd_y)
            value = mean_centre(level, i, j);
        else if (odd_x)
            value = 0.25f * ((mean_corner(level, i, j) + mean_corner(level, i + 1, j)) +
                             (mean_centre(level, i, j - 1) + mean_centre(level, i, j)));
        else if (odd_y)
            value = 0.25f * ((mean_corner(level, i, j) + mean_corner(level, i, j + 1)) +
                             (mean_centre(level, i - 1, j) + mean_centre(level, i, j)));
        else
            value = mean_corner(level, i, j);
        if (level + 1 < lattice_.levels)
            value += sigma(2 * level + 2, 1) * normal(level, 2, 1, x, y);
        return fines_[key] = value;
    }
    float averaged(int level, std::int64_t x, std::int64_t y) {
        const int k = level - 1;
        const float value =
            0.5f * fine(k, x, y) + 0.125f * ((fine(k, x, y - 1) + fine(k, x, y + 1)) +
                                             (fine(k, x - 1, y) + fine(k, x + 1, y)));
        if (level < lattice_.levels) return value;
        const double h = rule_.hurst;
        const double share = (0.155 - 0.155 * h + 0.065 * h * h) / std::max(h, 1.0 / 16);
        return value + sigma(2 * k + 2, share) * normal(k, 2, 1, x, y);
    }

    const MidpointLattice& lattice_;
    const AdditionsRule& rule_;
    std::map<std::tuple<int, std::int64_t, std::int64_t>, float> points_, fines_;
};

std::vector<float> refined(const MidpointLattice& lattice, const AdditionsRule& rule,
                           const LatticeWindow& window) {
    AdditionsScratch scratch;
    std::vector<float> out(static_cast<std::size_t>(window.columns() * window.rows()));
    refine_additions(lattice, rule, window, scratch, out.data(), window.columns());
    return out;
}

TEST(additions_lattice, agrees_with_the_definition_to_the_bit) {
    for (const bool wraps_x : {false, true})
        for (const bool wraps_y : {false, true})
            for (const double hurst : {0.0, 0.7})
                for (const int levels : {0, 1, 2, 4}) {
                    MidpointLattice lattice;
                    lattice.wraps_x = wraps_x, lattice.wraps_y = wraps_y;
                    lattice.squares_x = 2, lattice.levels = levels;
                    const AdditionsRule rule{{99, 5}, hurst};
                    Definition expected(lattice, rule);
                    const LatticeWindow all{-3, 17, -2, 9};
                    const std::vector<float> got = refined(lattice, rule, all);
                    for (std::int64_t y = all.y0; y <= all.y1; ++y)
                        for (std::int64_t x = all.x0; x <= all.x1; ++x)
                            ASSERT_EQ(got[static_cast<std::size_t>((y - all.y0) * all.columns() +
                                                                   x - all.x0)],
                                      expected.point(levels, x, y))
                                << x << ' ' << y << " level " << levels;
                }
}

TEST(additions_lattice, a_window_holds_the_bits_of_the_whole) {
    MidpointLattice lattice;
    lattice.levels = 7, lattice.wraps_x = true;
    const AdditionsRule rule{{7, 2}, 0.4};
    const std::vector<float> whole_map = refined(lattice, rule, {0, 127, 0, 128});
    for (const LatticeWindow& part : {LatticeWindow{5, 5, 7, 7}, LatticeWindow{0, 63, 100, 128},
                                      LatticeWindow{-9, 140, 31, 33}}) {
        const std::vector<float> got = refined(lattice, rule, part);
        for (std::int64_t y = part.y0; y <= part.y1; ++y)
            for (std::int64_t x = part.x0; x <= part.x1; ++x)
                ASSERT_EQ(
                    got[static_cast<std::size_t>((y - part.y0) * part.columns() + x - part.x0)],
                    whole_map[static_cast<std::size_t>(y * 128 + (x + 128) % 128)]);
    }
}

// One refinement on a torus of one square: the centre starts as the mean of four equal corners c,
// so only the additions differ. Their variances follow from the averaging weights.
TEST(additions_lattice, additions_have_the_variances_of_the_rule) {
    MidpointLattice lattice;
    lattice.wraps_x = lattice.wraps_y = true, lattice.levels = 1;
    const double hurst = 0.5;
    double sum = 0;
    constexpr int maps = 20000;
    for (std::uint64_t seed = 0; seed < maps; ++seed) {
        const AdditionsRule rule{{seed, 1}, hurst};
        const std::vector<float> h = refined(lattice, rule, {0, 1, 0, 1});
        sum += std::pow(double{h[3]} - h[0], 2) / maps;  // centre less corner
    }
    // Additions a, b to corner and centre: their means of four are the other one, so both become
    // (a + b) / 2 and the edges too. Only the last addition, 2^(-2 H) = 1/2 before its share, tells
    // them apart.
    const double last = 0.5 * (0.155 - 0.155 * hurst + 0.065 * hurst * hurst) / hurst;
    EXPECT_NEAR(sum / (2 * last), 1, 0.04);  // four standard errors
}

}  // namespace
}  // namespace cuesta
