// SPDX-License-Identifier: Apache-2.0
#include "cuesta/world/world_face_rows.h"

#include <gtest/gtest.h>

#include <vector>

namespace cuesta::world {
namespace {

using Ints = std::vector<std::int32_t>;
using Floats = std::vector<float>;

TEST(WorldFaceRows, water_flows_by_an_eighth_of_the_fall_and_a_quarter_at_most) {
    Rule c;
    c.units_to_quanta = 2;
    const Ints ground{0, 100, 0}, water{80, 40, 0};
    Ints flux(2);
    // Surfaces 80, 240, 0: falls of -160 and 240; the second cell has 40 to give.
    water_faces(c, {0, 2},
                {ground.data(), ground.data() + 1, water.data(), water.data() + 1, flux.data()});
    EXPECT_EQ(flux, (Ints{-10, 10}));
    const Ints flat{0, 0};
    const Ints deep{80, 16};
    water_faces(c, {0, 1},
                {flat.data(), flat.data() + 1, deep.data(), deep.data() + 1, flux.data()});
    EXPECT_EQ(flux[0], 8);
}

TEST(WorldFaceRows, fluxes_are_rounded_toward_zero_both_ways) {
    Rule c;
    c.units_to_quanta = 1;
    const Ints ground{0, 0}, high{107, 100}, low{100, 107};
    Ints east(1), west(1);
    water_faces(c, {0, 1},
                {ground.data(), ground.data() + 1, high.data(), high.data() + 1, east.data()});
    water_faces(c, {0, 1},
                {ground.data(), ground.data() + 1, low.data(), low.data() + 1, west.data()});
    EXPECT_EQ(east[0], 0);
    EXPECT_EQ(west[0], 0);
}

TEST(WorldFaceRows, rock_moves_between_the_thresholds_and_where_it_is_dry) {
    Rule c;
    c.smooth = 0.5f, c.smooth_above = 10, c.smooth_below = 100, c.smooth_dry = 5;
    const Ints rock{100, 90, 50, 0, 60};
    const Ints water{0, 0, 0, 0, 9};
    Ints flux(4);
    rock_pairs(c, {0, 4},
               {rock.data(), rock.data() + 1, water.data(), water.data() + 1, nullptr, nullptr,
                nullptr, nullptr, flux.data()});
    EXPECT_EQ(flux, (Ints{0, 20, 25, 0}));
}

}  // namespace
}  // namespace cuesta::world
