// SPDX-License-Identifier: Apache-2.0
#include "cuesta/generate/fault/fault_sum.h"

#include <gtest/gtest.h>

#include <cmath>

#include "support/run_operator.h"

namespace cuesta {
namespace {

constexpr RandomKey key{3, 4};

// The definition, fault by fault, in double.
double by_definition(const std::vector<Fault>& faults, const FaultSurface& surface,
                     const FaultProfile& profile, double x, double y) {
    double sum = 0;
    for (const Fault& f : faults) {
        const double s = fault_distance(f, surface.across(x), surface.down(y));
        const double sign = s < 0 ? -1 : 1, t = s / double{profile.width};
        switch (profile.kind) {
            case FaultProfile::Kind::step:
                sum += sign;
                break;
            case FaultProfile::Kind::power:
                sum += sign * std::pow(std::max(std::fabs(s), 0.125), double{profile.exponent});
                break;
            case FaultProfile::Kind::sine:
                sum += std::fabs(t) < M_PI / 2 ? std::sin(t) : sign;
                break;
            case FaultProfile::Kind::cosine:
                sum += std::fabs(t) < M_PI ? (1 + std::cos(t)) / 2 : 0;
                break;
        }
    }
    return sum;
}

TEST(fault_sum, tiles_agree_with_the_definition_on_every_surface) {
    using Kind = FaultProfile::Kind;
    for (const Edges edges : {Edges::open, Edges::wrap_x, Edges::wrap})
        for (const bool globe : {false, true}) {
            if (globe && edges == Edges::wrap) continue;
            const Grid grid{701, 403, 1, edges};
            const FaultSurface s = globe ? FaultSurface::globe(grid) : FaultSurface::of_map(grid);
            const std::vector<Fault> faults = draw_faults(key, 60, s, grid);
            for (const FaultProfile profile :
                 {FaultProfile{Kind::step}, FaultProfile{Kind::power, -0.5f},
                  FaultProfile{Kind::power, 0.5f}, FaultProfile{Kind::sine, 0, 9},
                  FaultProfile{Kind::cosine, 0, 9}}) {
                Field field({grid.columns, grid.rows, 0});
                sum_faults(faults, s, profile, whole(grid), field);
                // Heights reach some 60 x 20; far tiles are good to 1e-6 of each fault.
                for (std::int64_t y = 0; y < grid.rows; y += 17)
                    for (std::int64_t x = 0; x < grid.columns; x += 13)
                        ASSERT_NEAR(field.at(x, y),
                                    by_definition(faults, s, profile, static_cast<double>(x),
                                                  static_cast<double>(y)),
                                    profile.kind == Kind::step ? 0 : 1e-3)
                            << x << ' ' << y << ' ' << static_cast<int>(profile.kind);
            }
        }
}

TEST(fault_sum, a_block_is_cut_from_the_whole_to_the_bit) {
    const Grid grid{150, 130};
    const FaultSurface s = FaultSurface::of_map(grid);
    const std::vector<Fault> faults = draw_faults(key, 300, s, grid);
    const FaultProfile profile{FaultProfile::Kind::power, 0.3f};
    Field all({grid.columns, grid.rows, 0});
    sum_faults(faults, s, profile, whole(grid), all);
    const Block block{37, 61, 70, 40};
    Field part({block.columns, block.rows, 2});
    sum_faults(faults, s, profile, block, part);
    for (std::int64_t y = 0; y < block.rows; ++y)
        for (std::int64_t x = 0; x < block.columns; ++x)
            ASSERT_EQ(part.at(x, y), all.at(block.x0 + x, block.y0 + y));
}

TEST(fault_sum, no_faults_are_flat_ground) {
    const Grid grid{40, 3};
    Field field({grid.columns, grid.rows, 0});
    sum_faults({}, FaultSurface::of_map(grid), {FaultProfile::Kind::power, 0.2f}, whole(grid),
               field);
    for (std::int64_t x = 0; x < 40; ++x) EXPECT_EQ(field.at(x, 1), 0.0f);
}

}  // namespace
}  // namespace cuesta
