// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/water/inertial_rows.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <utility>
#include <vector>

namespace cuesta {
namespace {

PipeRule rule() {
    PipeRule made;
    made.spacing_m = 10, made.damping = 0.02, made.dt_s = 0.5, made.phase = 0.3;
    return made;
}

// The loops of each width, one result per lane.
constexpr std::array widths{4, 8, 16};

TEST(InertialRows, a_face_flows_as_the_formula_says) {
    const PipeRule r = rule();
    const FlowCoefficients n = coefficients_of(r);
    for (const int width : widths) {
        const inertial::Kernels& kernels = inertial::kernels(width);
        // A level bed, as deep on both sides, so that N is the discharge of before.
        const std::vector<std::int32_t> bed(16, 4711);
        std::vector<float> water(16), old(16), momentum(16), depth(16), friction(16), quarter(16);
        std::vector<float> along(18), divergence(17), q(16);
        for (std::size_t i = 0; i < 16; ++i) {
            water[i] = 1e-3f * static_cast<float>(1 << i);
            old[i] = (i % 2 == 0 ? 1.0f : -1.0f) * 1e-3f * static_cast<float>(i + 1);
        }
        for (std::size_t i = 0; i < 18; ++i) along[i] = 2e-4f * static_cast<float>(i);
        const float* a = along.data() + 1;
        kernels.drive(n, 0, 16,
                      {water.data(), water.data(), bed.data(), bed.data(), old.data(),
                       momentum.data(), depth.data(), friction.data(), quarter.data()});
        EXPECT_EQ(momentum, old);
        EXPECT_EQ(depth, water);
        for (std::size_t i = 0; i < 17; ++i) divergence[i] = 1e-5f * static_cast<float>(i * i % 7);
        kernels.flow(n, 0, 16,
                     {momentum.data(),
                      depth.data(),
                      friction.data(),
                      divergence.data(),
                      divergence.data() + 1,
                      {a - 1, a, a, a + 1},
                      q.data()});
        for (std::size_t i = 0; i < 16; ++i) {
            const double h = double{water[i]};
            const double N = double{momentum[i]} +
                             std::sqrt(r.gravity * h) * double{divergence[i + 1] - divergence[i]};
            const double d = 1 + r.damping * r.dt_s;
            const double B = r.gravity * r.dt_s * r.roughness * r.roughness * std::pow(h, -7.0 / 3);
            const auto left = [&](double n_) {
                return 2 * n_ / (d + std::sqrt(d * d + 4 * B * std::abs(n_)));
            };
            EXPECT_NEAR(4 * double{quarter[i]} / left(double{old[i]}), 1, 0.03) << width << i;
            const double Y = 4 * 2e-4 * static_cast<double>(i + 1);
            const double norm = std::hypot(N, Y * (d + B * Y));
            const double bound = (h - r.min_depth_m) * std::sqrt(r.gravity * h);
            const double expected = N / norm * std::min(left(norm), bound);
            EXPECT_NEAR(double{q[i]} / expected, 1, 5e-4) << width << ' ' << i;
        }
    }
}

TEST(InertialRows, what_leaves_more_than_comes_is_counted_by_faces) {
    const PipeRule r = rule();
    const FlowCoefficients n = coefficients_of(r);
    for (const int width : widths) {
        std::vector<float> east(17), north(16, 0.25f), south(16), divergence(16);
        for (std::size_t i = 0; i < 17; ++i) east[i] = 0.5f * static_cast<float>(i * i % 5);
        for (std::size_t i = 0; i < 16; ++i) south[i] = static_cast<float>(i % 3);
        inertial::kernels(width).divergence(
            n, 0, 16, {east.data() + 1, north.data(), south.data(), divergence.data()});
        for (std::size_t i = 0; i < 16; ++i) {
            const float net = (east[i + 1] - east[i]) + (south[i] - north[i]);
            EXPECT_FLOAT_EQ(divergence[i], static_cast<float>(r.smoothing * 0.05) * net) << width;
        }
    }
}

TEST(InertialRows, rows_together_are_rows_one_by_one) {
    const FlowCoefficients n = coefficients_of(rule());
    constexpr std::size_t most_columns = 80;
    std::vector<std::int32_t> bed(most_columns + 1);
    std::vector<float> water(most_columns + 1), old(most_columns, 0.01f);
    std::vector<float> momentum(most_columns + 2), depth(most_columns), friction(most_columns);
    std::vector<float> divergence(most_columns + 1);
    for (std::size_t i = 0; i <= most_columns; ++i) {
        bed[i] = static_cast<std::int32_t>(i * 7919 % 4001);
        water[i] = 0x1p-20f * static_cast<float>(i * 104729 % 99991);
        momentum[i] = 0.003f * static_cast<float>(i % 7) - 0.01f;
    }
    for (std::size_t i = 0; i < most_columns; ++i) {
        friction[i] = 0.1f * static_cast<float>(i + 1);
        depth[i] = 1e-3f * static_cast<float>(i * i + 1);
        divergence[i] = 1e-4f * static_cast<float>(i * i % 11);
    }
    for (const int width : widths)
        for (const std::int64_t columns : {16, 32, 80}) {
            const inertial::Kernels& kernels = inertial::kernels(width);
            struct Made {
                std::vector<float> q = std::vector<float>(most_columns), momentum = q, depth = q,
                                   friction = q, quarter = q;
            };
            Made one, two;
            const float* a = momentum.data() + 1;
            const auto face = [&](Made& made) {
                return inertial::FaceFlow{a,
                                          depth.data(),
                                          friction.data(),
                                          divergence.data(),
                                          divergence.data() + 1,
                                          {a - 1, a, a, a + 1},
                                          made.q.data()};
            };
            const auto drive = [&](Made& made) {
                return inertial::FaceDrive{
                    water.data(),      water.data() + 1,     bed.data(),
                    bed.data() + 1,    old.data(),           made.momentum.data(),
                    made.depth.data(), made.friction.data(), made.quarter.data()};
            };
            kernels.flow(n, 0, columns, face(one));
            kernels.drive(n, 0, columns, drive(one));
            kernels.flow_drive(n, 0, columns, face(two), drive(two));
            EXPECT_EQ(one.q, two.q) << width << ' ' << columns;
            EXPECT_EQ(one.momentum, two.momentum) << width << ' ' << columns;
            EXPECT_EQ(one.friction, two.friction) << width << ' ' << columns;
            EXPECT_EQ(one.depth, two.depth) << width << ' ' << columns;
            EXPECT_EQ(one.quarter, two.quarter) << width << ' ' << columns;
        }
}

TEST(InertialRows, cells_give_no_more_than_they_have_and_are_counted) {
    const FlowCoefficients n = coefficients_of(rule());
    for (const int width : widths) {
        const inertial::Kernels& kernels = inertial::kernels(width);
        // 19 cells beside each other; the fourth would give all it has ten times over, and so would
        // one that is two columns behind the last.
        std::vector<float> depth(33, 0.5f), east(34, 0.01f), none(33, 0.0f), share(33, -1.0f);
        depth[3] = 0.001f, east[4] = 0.2f;
        depth[20] = 0.001f, east[21] = 0.2f;
        const inertial::Limited limited = kernels.share(
            n, 0, 32, 19, {depth.data(), east.data() + 1, none.data(), none.data(), share.data()});
        EXPECT_EQ(limited.cells, 1);
        EXPECT_EQ(limited.around, 1);
        EXPECT_EQ(share[0], 1);
        EXPECT_EQ(share[18], 1);
        EXPECT_LT(share[3], 0.11f);
        std::vector<float> made(33, -1.0f), made_east(33, -1.0f), made_south(33, -1.0f);
        std::vector<float> south(33);
        const inertial::Moved moved = kernels.move(
            n, 19, true,
            {depth.data(), east.data() + 1, none.data(), share.data(), share.data(), none.data(), 0,
             made.data(), made_east.data(), made_south.data(), south.data()});
        EXPECT_EQ(made[19], -1) << "beyond the last column";
        EXPECT_EQ(made_east[19], -1);
        EXPECT_EQ(made_south[19], -1);
        double before = 0, after = 0;
        for (std::size_t i = 0; i < 19; ++i) before += double{depth[i]}, after += double{made[i]};
        const float left = inertial::volume(coefficients_of(rule()), made_east[18]);
        EXPECT_EQ(after, before - 0x1p-20 * double{left});
        EXPECT_GE(made[3], 0);
        EXPECT_LT(moved.deepest_bits, 0x7f800000u);
    }
}

TEST(InertialRows, rows_without_limits_are_moved_as_with_them) {
    const FlowCoefficients n = coefficients_of(rule());
    for (const int width : widths) {
        const std::vector<float> depth(33, 0.5f), ones(33, 1.0f);
        std::vector<float> east(33), south(33), north(33);
        for (std::size_t i = 0; i < 33; ++i) {
            east[i] = 1e-4f * static_cast<float>(i % 5) - 2e-4f;
            south[i] = 1e-4f * static_cast<float>(i % 7) - 3e-4f;
            north[i] = static_cast<float>(i % 3);
        }
        const auto moved = [&](bool limited) {
            std::vector<std::vector<float>> made(4, std::vector<float>(33, -1.0f));
            const inertial::Moved one = inertial::kernels(width).move(
                n, 31, limited,
                {depth.data(), east.data(), south.data(), ones.data(), ones.data(), north.data(), 7,
                 made[0].data(), made[1].data(), made[2].data(), made[3].data()});
            return std::pair(made, one.deepest_bits);
        };
        const auto free = moved(false), bound = moved(true);
        EXPECT_EQ(free.second, bound.second);
        for (std::size_t i = 0; i < 4; ++i)
            for (std::size_t x = 0; x < 31; ++x) EXPECT_EQ(free.first[i][x], bound.first[i][x]);
        // By hand: 7 quanta from the west, and what the formula gives for the other faces.
        const FlowCoefficients plain = coefficients_of(rule());
        const float out = inertial::volume(plain, east[0]) + inertial::volume(plain, south[0]);
        EXPECT_EQ(free.first[0][0], 0.5f + (7 + north[0] - out) * 0x1p-20f);
    }
}

TEST(InertialRows, volumes_are_those_of_single_faces_and_know_no_direction) {
    PipeRule r = rule();
    const std::vector<float> ones(32, 1.0f);
    for (const int width : widths)
        for (int i = 0; i < 10; ++i) {
            r.phase = (i + 0.5) / 10;
            std::vector<float> q(32), volume(32), limited(32);
            for (std::size_t k = 0; k < 32; ++k)
                q[k] = (k % 2 == 0 ? 1.0f : -1.0f) * 1.7e-5f * static_cast<float>(k / 2);
            inertial::kernels(width).volumes(coefficients_of(r), 31, q.data(), ones.data(),
                                             ones.data(), volume.data(), limited.data());
            EXPECT_EQ(limited[30], q[30]);
            for (std::size_t k = 0; k < 31; ++k) {
                EXPECT_EQ(volume[k], inertial::volume(coefficients_of(r), q[k]));
                if (k % 2 == 1) {
                    EXPECT_EQ(volume[k], -volume[k - 1]);
                }
            }
        }
}

TEST(InertialRows, too_much_outflow_is_seen_in_any_lane_and_to_any_side) {
    PipeRule r = rule();
    r.cfl_speed = 2, r.cfl_depth_m = 0.1;
    const FlowCoefficients n = coefficients_of(r);
    enum Side { west, east, north, south };
    for (const int width : widths)
        for (const Side side : {west, east, north, south})
            for (const std::size_t at : {0u, 3u, 15u, 16u, 18u})
                for (const float speed : {1.9f, 2.1f}) {
                    std::vector<float> depth(33, 0.5f), to_east(33, 0.0f), to_south(33, 0.0f);
                    std::vector<float> from_north(33, 0.0f), volume(33, 0.0f), ones(34, 1.0f);
                    const float q = 0.5f * speed;
                    if (side == east) to_east[at] = q;
                    if (side == west && at > 0) to_east[at - 1] = -q;
                    if (side == south) to_south[at] = q;
                    if (side == north) from_north[at] = -q;
                    std::vector<std::vector<float>> made(4, std::vector<float>(33));
                    inertial::RowMove row{depth.data(),
                                          to_east.data(),
                                          to_south.data(),
                                          ones.data(),
                                          ones.data(),
                                          volume.data(),
                                          0,
                                          made[0].data(),
                                          made[1].data(),
                                          made[2].data(),
                                          made[3].data(),
                                          from_north.data(),
                                          0};
                    if (side == west && at == 0) row.west = -q;
                    // Depths stay: a step of no length.
                    FlowCoefficients still = n;
                    still.quanta_factor = still.dither = 0;
                    for (const bool limited : {false, true}) {
                        const inertial::Moved moved =
                            inertial::kernels(width).move_and_watch(still, 19, limited, row);
                        EXPECT_EQ(moved.exceeds_cfl, speed > 2)
                            << width << ' ' << side << ' ' << at;
                        EXPECT_FALSE(
                            inertial::kernels(width).move(still, 19, limited, row).exceeds_cfl);
                    }
                }
}

TEST(InertialRows, a_depth_that_is_no_number_shows) {
    const FlowCoefficients n = coefficients_of(rule());
    for (const int width : widths) {
        std::vector<float> depth(33, 0.5f), none(34, 0.0f), ones(34, 1.0f);
        std::vector<std::vector<float>> made(4, std::vector<float>(33));
        depth[17] = std::nanf("");
        EXPECT_GT(inertial::kernels(width)
                      .move(n, 19, true,
                            {depth.data(), none.data(), none.data(), ones.data(), ones.data(),
                             none.data(), 0, made[0].data(), made[1].data(), made[2].data(),
                             made[3].data()})
                      .deepest_bits,
                  0x7f800000u);
    }
}

}  // namespace
}  // namespace cuesta
