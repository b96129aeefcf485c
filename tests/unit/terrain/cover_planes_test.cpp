// SPDX-License-Identifier: Apache-2.0
#include "cuesta/terrain/cover_planes.h"

#include <gtest/gtest.h>

#include "cuesta/terrain/terrain.h"

namespace cuesta {
namespace {

constexpr FieldShape shape{6, 4, 2};

std::shared_ptr<const MaterialTable> table() {
    return std::make_shared<const MaterialTable>();
}
MaterialId id(const char* name) {
    return *table()->find(name);
}

Terrain flat_land() {
    Terrain terrain(Grid{6, 4, 10, Edges::open}, {0, 0, 6, 4}, 2, table());
    terrain.ground_material = id("granite");
    terrain.height().fill(100);
    terrain.settle(0x1p-17);
    return terrain;
}

TEST(CoverPlanes, ground_of_one_material_is_rock_without_cover) {
    Terrain terrain = flat_land();
    CoverPlanes& planes = terrain.cover(id("sand"));
    EXPECT_TRUE(planes.plain);
    EXPECT_EQ(planes.rock.at(3, 2), 100 << 17);
    EXPECT_EQ(planes.cover.at(3, 2), 0);
}

TEST(CoverPlanes, columns_follow_when_somebody_asks) {
    Terrain terrain = flat_land();
    CoverPlanes& planes = terrain.cover(id("sand"));
    planes.rock.at(1, 1) -= 50;
    planes.cover.at(1, 1) = 30;
    planes.cover.at(2, 1) = 20;
    terrain.now = 7;
    terrain.cover_moved();
    terrain.show_height();  // by the planes
    EXPECT_EQ(terrain.height().at(1, 1), static_cast<float>((100 << 17) - 20) * 0x1p-17f);
    EXPECT_FALSE(planes.ahead == false);
    const LayerStack& ground = std::as_const(terrain).ground();
    EXPECT_FALSE(planes.ahead);
    ASSERT_EQ(ground.layers(1, 1), 2);
    EXPECT_EQ(ground.layer(1, 1, 0), (Layer{id("granite"), (100 << 17) - 50, 0}));
    EXPECT_EQ(ground.layer(1, 1, 1), (Layer{id("sand"), 30, 7}));
    EXPECT_EQ(ground.layers(0, 0), 1);
}

TEST(CoverPlanes, ages_do_not_tell_when_somebody_looked) {
    const auto play = [](bool looks) {
        Terrain terrain = flat_land();
        for (int now = 1; now <= 5; ++now) {
            CoverPlanes& planes = terrain.cover(id("sand"));
            planes.rock.at(1, 1) -= now;
            planes.cover.at(1, 1) += now == 3 ? -planes.cover.at(1, 1) : 2 * now;
            planes.cover.at(4, 2) = 9;
            terrain.now = now;
            terrain.cover_moved();
            if (looks) (void)std::as_const(terrain).ground();
        }
        return std::vector<Layer>{terrain.ground().layer(1, 1, 0), terrain.ground().layer(1, 1, 1),
                                  terrain.ground().layer(4, 2, 1)};
    };
    EXPECT_EQ(play(true), play(false));
}

TEST(CoverPlanes, a_change_of_the_columns_is_seen) {
    Terrain terrain = flat_land();
    (void)terrain.cover(id("sand"));
    LayerBook book;
    terrain.ground().make_layered();
    terrain.ground().add(2, 2, id("sand"), 40, 0, book);
    EXPECT_EQ(terrain.cover(id("sand")).cover.at(2, 2), 40);
    EXPECT_TRUE(terrain.cover(id("sand")).plain);
    terrain.ground().add(2, 2, id("slate"), 5, 0, book);
    const CoverPlanes& planes = terrain.cover(id("sand"));
    EXPECT_FALSE(planes.plain);
    EXPECT_EQ(planes.cover.at(2, 2), 0);
    EXPECT_EQ(planes.room.at(2, 2), 5);
    EXPECT_EQ(planes.below.at(2, 2), id("slate"));
}

TEST(CoverPlanes, layers_below_the_cover_lose_and_gain) {
    Terrain terrain = flat_land();
    LayerBook book;
    terrain.ground().make_layered();
    terrain.ground().add(0, 0, id("slate"), 50, 0, book);
    terrain.ground().add(0, 0, id("sand"), 10, 0, book);
    CoverPlanes& planes = terrain.cover(id("sand"));
    ASSERT_FALSE(planes.plain);
    planes.rock.at(0, 0) -= 20;
    planes.cover.at(0, 0) = 0;
    terrain.cover_moved();
    const LayerStack& ground = std::as_const(terrain).ground();
    ASSERT_EQ(ground.layers(0, 0), 2);
    EXPECT_EQ(ground.layer(0, 0, 1).material, id("slate"));
    EXPECT_EQ(ground.layer(0, 0, 1).thickness, 30);
    EXPECT_EQ(ground.surface().at(0, 0), (100 << 17) + 30);
}

TEST(CoverPlanes, a_bed_of_the_covers_material_takes_it_in) {
    Terrain terrain = flat_land();
    terrain.ground_material = id("sand");
    terrain.settle(0x1p-17);
    CoverPlanes& planes = terrain.cover(id("sand"));
    EXPECT_FALSE(planes.plain);
    planes.cover.at(0, 0) = 12;
    terrain.cover_moved();
    EXPECT_EQ(std::as_const(terrain).ground().surface().at(0, 0), (100 << 17) + 12);
    EXPECT_EQ(terrain.cover(id("sand")).cover.at(0, 0), 0);
}

}  // namespace
}  // namespace cuesta
