// SPDX-License-Identifier: Apache-2.0
#include "cuesta/generate/midpoint_lattice.h"

#include <gtest/gtest.h>

#include <cmath>
#include <vector>

#include "cuesta/base/elementary.h"

namespace cuesta {
namespace {

// --- The textbook form: one array, the step halved, each number drawn for itself -----------------

class Textbook {
public:
    Textbook(const MidpointLattice& lattice, const MidpointRule& rule)
        : lattice_(lattice), rule_(rule) {
        columns_ = (lattice.squares_x << lattice.levels) + (lattice.wraps_x ? 0 : 1);
        rows_ = (lattice.squares_y << lattice.levels) + (lattice.wraps_y ? 0 : 1);
        values_.resize(static_cast<std::size_t>(columns_ * rows_));
        const std::int64_t side = std::int64_t{1} << lattice.levels;
        for (std::int64_t y = 0; y < rows_; y += side)
            for (std::int64_t x = 0; x < columns_; x += side) at(x, y) = corner(x / side, y / side);
        for (int level = 0; level < lattice.levels; ++level) refine(level);
    }
    float& at(std::int64_t x, std::int64_t y) {
        return values_[static_cast<std::size_t>(wrap(y, rows_) * columns_ + wrap(x, columns_))];
    }
    std::int64_t columns() const { return columns_; }
    std::int64_t rows() const { return rows_; }

private:
    static std::int64_t wrap(std::int64_t i, std::int64_t n) { return (i % n + n) % n; }

    float corner(std::int64_t i, std::int64_t j) const {
        if (!rule_.random_corners) return static_cast<float>(rule_.corners[i % 2 + 2 * (j % 2)]);
        const auto words = random_words(rule_.random, i, j, 3);
        return static_cast<float>(rule_.sigma) * normal_pair(words[0], words[1])[0];
    }
    float normal(int level, std::uint32_t kind, std::int64_t i, std::int64_t j) const {
        const std::int64_t within = i % 64;
        const auto words = random_words(rule_.random, i / 64 * 16 + within % 16, j,
                                        static_cast<std::uint32_t>(level) * 4 + kind);
        const auto pair =
            within < 32 ? normal_pair(words[0], words[1]) : normal_pair(words[2], words[3]);
        return pair[within / 16 % 2];
    }
    float sigma(int half_steps) const {
        return static_cast<float>(rule_.sigma * elementary::exp2(-rule_.hurst * half_steps / 2));
    }
    void refine(int level) {
        const std::int64_t s = std::int64_t{1} << (lattice_.levels - level), q = s / 2;
        for (std::int64_t y = q; y < rows_; y += s)
            for (std::int64_t x = q; x < columns_; x += s)
                at(x, y) = 0.25f * ((at(x - q, y - q) + at(x + q, y - q)) +
                                    (at(x - q, y + q) + at(x + q, y + q))) +
                           sigma(2 * level + 1) * normal(level, 0, x / s, y / s);
        for (std::int64_t y = 0; y < rows_; y += q)
            for (std::int64_t x = 0; x < columns_; x += q) {
                const bool odd_x = x / q % 2 == 1, odd_y = y / q % 2 == 1;
                if (odd_x == odd_y) continue;
                const float noise =
                    sigma(2 * level + 2) * normal(level, odd_y ? 1u : 2u, x / s, y / s);
                // Corners lie along the edge, centres across it.
                const float a = odd_x ? at(x - q, y) : at(x, y - q);
                const float b = odd_x ? at(x + q, y) : at(x, y + q);
                const bool first =
                    odd_x ? !lattice_.wraps_y && y == 0 : !lattice_.wraps_x && x == 0;
                const bool last = odd_x ? !lattice_.wraps_y && y == rows_ - 1
                                        : !lattice_.wraps_x && x == columns_ - 1;
                const float c = first ? 0 : odd_x ? at(x, y - q) : at(x - q, y);
                const float d = last ? 0 : odd_x ? at(x, y + q) : at(x + q, y);
                if (rule_.two_ends)
                    at(x, y) = 0.5f * (a + b) + noise;
                else if (!first && !last)
                    at(x, y) = 0.25f * ((a + b) + (c + d)) + noise;
                else if (rule_.three_point)
                    at(x, y) = (a + b + (first ? d : c)) / 3.0f + noise;
                else
                    at(x, y) = 0.5f * (a + b) + noise;
            }
    }

    const MidpointLattice& lattice_;
    const MidpointRule& rule_;
    std::int64_t columns_, rows_;
    std::vector<float> values_;
};

MidpointRule some_rule() {
    MidpointRule rule;
    rule.random = {99, 5};
    rule.hurst = 0.7;
    rule.sigma = 100;
    return rule;
}

std::vector<float> refined(const MidpointLattice& lattice, const MidpointRule& rule,
                           const LatticeWindow& window) {
    MidpointScratch scratch;
    std::vector<float> out(static_cast<std::size_t>(window.columns() * window.rows()));
    refine_window(lattice, rule, window, scratch, out.data(), window.columns());
    return out;
}

TEST(midpoint_lattice, agrees_with_the_textbook_form_to_the_bit) {
    for (const bool wraps_x : {false, true})
        for (const bool wraps_y : {false, true})
            for (const int form : {0, 1, 2})
                for (const int levels : {0, 1, 2, 7}) {
                    MidpointLattice lattice;
                    lattice.wraps_x = wraps_x, lattice.wraps_y = wraps_y;
                    lattice.squares_x = 2, lattice.levels = levels;
                    MidpointRule rule = some_rule();
                    rule.three_point = form == 1, rule.two_ends = form == 2;
                    Textbook expected(lattice, rule);
                    const LatticeWindow all{0, expected.columns() - 1, 0, expected.rows() - 1};
                    const std::vector<float> got = refined(lattice, rule, all);
                    for (std::int64_t y = 0; y < all.rows(); ++y)
                        for (std::int64_t x = 0; x < all.columns(); ++x)
                            ASSERT_EQ(got[static_cast<std::size_t>(y * all.columns() + x)],
                                      expected.at(x, y))
                                << x << ' ' << y << " level " << levels;
                }
}

TEST(midpoint_lattice, a_window_holds_the_bits_of_the_whole) {
    MidpointLattice lattice;
    lattice.levels = 7, lattice.wraps_x = true;
    const MidpointRule rule = some_rule();
    const LatticeWindow all{0, 127, 0, 128};
    const std::vector<float> whole_map = refined(lattice, rule, all);
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

TEST(midpoint_lattice, another_level_keeps_the_points_of_the_last) {
    MidpointLattice coarse, fine;
    coarse.levels = 5, fine.levels = 6;
    const std::vector<float> a = refined(coarse, some_rule(), {0, 32, 0, 32});
    const std::vector<float> b = refined(fine, some_rule(), {0, 64, 0, 64});
    for (std::size_t y = 0; y <= 32; ++y)
        for (std::size_t x = 0; x <= 32; ++x) ASSERT_EQ(a[y * 33 + x], b[2 * y * 65 + 2 * x]);
}

TEST(midpoint_lattice, five_points_by_hand) {
    MidpointLattice lattice;
    lattice.levels = 2;
    MidpointRule rule = some_rule();
    rule.sigma = 0, rule.random_corners = false;
    rule.corners = {0, 8, 16, 40};
    const std::vector<float> h = refined(lattice, rule, {0, 4, 0, 4});
    // Centre (0 + 8 + 16 + 40) / 4 = 16; border middles are means of two corners. The centre of the
    // north-west quarter is (0 + 4 + 8 + 16) / 4 = 7, of the north-east (4 + 8 + 16 + 24) / 4 = 13;
    // (2, 1) lies between 4, 16, 7 and 13.
    EXPECT_EQ(h[2 * 5 + 2], 16);
    EXPECT_EQ(h[0 * 5 + 2], 4);
    EXPECT_EQ(h[2 * 5 + 0], 8);
    EXPECT_EQ(h[2 * 5 + 4], 24);
    EXPECT_EQ(h[1 * 5 + 1], 7);
    EXPECT_EQ(h[1 * 5 + 3], 13);
    EXPECT_EQ(h[1 * 5 + 2], 10);
    EXPECT_EQ(h[0 * 5 + 1], 2);
    rule.three_point = true;  // (0 + 8 + 16) / 3
    EXPECT_EQ(refined(lattice, rule, {0, 4, 0, 4})[2], 8);
}

TEST(midpoint_lattice, an_endless_one_has_the_same_points_away_from_the_border) {
    // Borders are made of two points; what never leans on them is equal.
    MidpointLattice bounded, endless;
    bounded.levels = endless.levels = 5, endless.endless = true;
    bounded.squares_x = bounded.squares_y = 8;
    const LatticeWindow inside{100, 140, 90, 130};
    EXPECT_EQ(refined(bounded, some_rule(), inside), refined(endless, some_rule(), inside));
    // And any window, west and north of the origin too, holds the bits of the whole.
    const LatticeWindow all{-70, 80, -90, 20}, part{-5, 31, -40, -3};
    const std::vector<float> land = refined(endless, some_rule(), all);
    const std::vector<float> got = refined(endless, some_rule(), part);
    for (std::int64_t y = part.y0; y <= part.y1; ++y)
        for (std::int64_t x = part.x0; x <= part.x1; ++x)
            ASSERT_EQ(got[static_cast<std::size_t>((y - part.y0) * part.columns() + x - part.x0)],
                      land[static_cast<std::size_t>((y - all.y0) * all.columns() + x - all.x0)]);
}

TEST(midpoint_lattice, rise_is_the_share_of_displacements_that_go_up) {
    for (const bool wraps : {false, true})
        for (const double rise : {0.0, 0.2, 0.5, 0.9, 1.0}) {
            MidpointLattice lattice;
            lattice.wraps_x = wraps, lattice.squares_x = 4;
            MidpointRule rule = some_rule();
            rule.rise = rise;
            std::vector<float> drawn(20000), usual(20000);
            draw_displacements(lattice, rule, 3, 1, 5, wraps ? 32 : 20000, 17, drawn.data());
            rule.rise = 0.5;
            draw_displacements(lattice, rule, 3, 1, 5, wraps ? 32 : 20000, 17, usual.data());
            double up = 0;
            for (std::size_t i = 0; i < drawn.size(); ++i) {
                EXPECT_EQ(std::fabs(drawn[i]), std::fabs(usual[i]));
                up += drawn[i] > 0 ? 1.0 / 20000 : 0;
            }
            if (!wraps) {
                EXPECT_NEAR(up, rise, 0.02);
            }
            if (rise == 0.5) {
                EXPECT_EQ(drawn, usual);
            }
        }
}

TEST(endless_lattice, takes_the_samples_of_any_window_where_spacings_allow) {
    const MidpointLattice land = endless_lattice({100, 50, 10, Edges::open, -300, 40}, 5120);
    EXPECT_TRUE(land.direct());
    EXPECT_EQ(land.levels, 9);
    EXPECT_EQ(land.start_x, -30);
    EXPECT_EQ(land.start_y, 4);
    EXPECT_FALSE(endless_lattice({100, 50, 10, Edges::open, 5, 0}, 5120).direct());
    EXPECT_EQ(endless_lattice({100, 50, 10, Edges::open, 5, 0}, 5120).rest_x, 0.5);
    EXPECT_FALSE(endless_lattice({100, 50, 10}, 5000).direct());
    EXPECT_EQ(endless_lattice({100, 50, 10}, 1).levels, 0);
    EXPECT_TRUE(endless_lattice({100, 50, 0.1, Edges::open, 7.3, 0}, 0.1 * 1024).direct());
}

TEST(lattice_for, takes_samples_as_points_where_sizes_allow) {
    for (const std::int64_t size : {2, 3, 5, 129, 128, 1025, 1000}) {
        const MidpointLattice lattice = lattice_for({size, size / 2 + 1});
        EXPECT_TRUE(lattice.direct()) << size;
        EXPECT_GE(std::int64_t{1} << lattice.levels, size - 1);
    }
    EXPECT_TRUE(lattice_for({64, 64, 1, Edges::wrap}).direct());
    EXPECT_EQ(lattice_for({64, 64, 1, Edges::wrap}).levels, 6);
    EXPECT_TRUE(lattice_for({64, 1000, 1, Edges::wrap_x}).direct());
    EXPECT_EQ(lattice_for({64, 130, 1, Edges::wrap_x}).squares_y, 3);
    EXPECT_EQ(lattice_for({64, 129, 1, Edges::wrap_x}).squares_y, 2);
    EXPECT_EQ(lattice_for({1, 1}).levels, 0);
}

TEST(lattice_for, spans_one_period_or_the_longer_side_otherwise) {
    const MidpointLattice open = lattice_for({700, 300});
    EXPECT_EQ(open.levels, 10);
    EXPECT_DOUBLE_EQ(open.step_x * 699, 1024);
    EXPECT_DOUBLE_EQ(open.step_y, open.step_x);
    const MidpointLattice torus = lattice_for({1920, 1080, 1, Edges::wrap});
    EXPECT_EQ(torus.squares_x, 2);
    EXPECT_EQ(torus.squares_y, 1);
    EXPECT_DOUBLE_EQ(torus.step_x * 1920, static_cast<double>(2 << torus.levels));
    EXPECT_DOUBLE_EQ(torus.step_y * 1080, static_cast<double>(1 << torus.levels));
    EXPECT_GE(torus.step_x, 1);
    EXPECT_GE(torus.step_y, 1);
    const MidpointLattice profile = lattice_for({1, 64, 1, Edges::wrap});
    EXPECT_FALSE(profile.wraps_x);
    EXPECT_TRUE(profile.direct());
}

}  // namespace
}  // namespace cuesta
