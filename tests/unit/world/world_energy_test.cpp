// SPDX-License-Identifier: Apache-2.0
#include "cuesta/world/world_energy.h"

#include <gtest/gtest.h>

#include <cmath>

#include "cuesta/world/latitude.h"
#include "cuesta/world/world_area.h"

namespace cuesta {
namespace {

template <class F>
WorldMaps world_of(F&& temperature_c) {
    WorldMaps maps;
    maps.grid = {.columns = 8, .rows = 90, .spacing_m = 40030e3 / 8, .edges = Edges::wrap_x};
    Raster& map = maps.fields["temperature"];
    map.columns = 8, map.rows = 90;
    for (std::int64_t y = 0; y < 90; ++y)
        for (std::int64_t x = 0; x < 8; ++x)
            map.samples.push_back(static_cast<float>(temperature_c(latitude_deg(y, 90))));
    return maps;
}

WorldEnergy energy(const WorldMaps& maps) {
    return energy_of(maps, row_areas_m2(maps.grid));
}

TEST(world_energy, a_quarter_of_the_sun_shines_on_a_sphere) {
    const WorldEnergy found = energy(world_of([](double) { return 14; }));
    EXPECT_NEAR(found.sunlight_w, 1361.0 / 4, 1.5);
    EXPECT_NEAR(found.emitted_w, 203.3 + 2.09 * 14, 1e-3);
    // Without ice 0.697 + 0.0779 x 0.477 / 5 of it are taken in.
    EXPECT_NEAR(1 - found.albedo(), 0.7044, 0.002);
    EXPECT_NEAR(found.gain_w(), found.absorbed_w - found.emitted_w, 1e-12);
}

TEST(world_energy, both_halves_carry_alike_and_a_steeper_world_carries_less) {
    const auto earth = [](double drop) {
        return energy(world_of([drop](double lat) {
            const double s = std::sin(lat * M_PI / 180);
            return 27.5 - drop * s * s;
        }));
    };
    // None is cold enough for ice.
    const WorldEnergy usual = earth(36), mild = earth(20), flat = earth(5);
    EXPECT_NEAR(usual.north_pw, usual.south_pw, 0.02 * usual.north_pw);
    EXPECT_NEAR(usual.north_deg, -usual.south_deg, 2.1);
    EXPECT_GT(usual.north_pw, 3);
    EXPECT_LT(usual.north_pw, 7.5);
    EXPECT_GT(mild.north_pw, usual.north_pw + 0.5) << "a warm pole has to be fed";
    EXPECT_GT(flat.north_pw, mild.north_pw + 0.5);
}

TEST(world_energy, ice_takes_in_less) {
    EXPECT_EQ(absorbed_share(1.2, true), 0.38);
    EXPECT_NEAR(absorbed_share(0, false), 0.697 + 0.0779 / 2, 1e-12);
    WorldMaps maps = world_of([](double) { return 5; });
    const double bare = energy(maps).absorbed_w;
    Raster ice = *maps.find("temperature");
    for (std::size_t i = 0; i < ice.samples.size(); ++i) ice.samples[i] = i % 2 == 0 ? 2 : 0;
    maps.fields["ice"] = ice;
    const double half = energy(maps).absorbed_w;
    EXPECT_LT(half, 0.8 * bare);
    EXPECT_LT(energy(world_of([](double) { return -11; })).absorbed_w, half);
}

}  // namespace
}  // namespace cuesta
