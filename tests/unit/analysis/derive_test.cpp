// SPDX-License-Identifier: Apache-2.0
#include "cuesta/analysis/derive.h"

#include <gtest/gtest.h>

#include <cmath>

#include "cuesta/base/check.h"
#include "support/run_process.h"

namespace cuesta {
namespace {

using test::field_of;
using test::same_bits;

Field derived(std::string_view name, const Grid& grid, const Field& height, int across = 1,
              int down = 1) {
    Field all({grid.columns, grid.rows, 1});
    const Decomposition plan(grid, across, down);
    std::mutex mutex;
    BlockTeam(plan).run([&](int rank, Communicator& comm) {
        const Block block = plan.block(rank);
        Terrain terrain(grid, block, 1, std::make_shared<MaterialTable>());
        terrain.ground_material = *terrain.materials().find("sand");
        terrain.height().copy_from(test::detail::cut(height, block, 1));
        Field out(terrain.shape());
        derive_field(name, terrain, comm, out);
        const std::lock_guard lock(mutex);
        test::detail::paste(out, block, all);
    });
    return all;
}

TEST(DeriveField, knows_every_field_that_is_said_to_follow_from_others) {
    const Grid grid{6, 5, 10.0};
    const Field height = field_of(grid, [](auto x, auto y) { return static_cast<double>(x * y); });
    for (const FieldInfo& info : known_fields())
        if (info.kind == FieldKind::derived) {
            EXPECT_NO_THROW(derived(info.name, grid, height));
        }
    EXPECT_NO_THROW(derived("layer.sand", grid, height));
}

TEST(DeriveField, slope_and_aspect_of_a_plane_hold_up_to_the_border) {
    const Grid grid{6, 5, 10.0};
    // Rises 10 m per 10 m westwards: falls to the east at 45 degrees.
    const Field height =
        field_of(grid, [](auto x, auto) { return -10.0 * static_cast<double>(x); });
    const Field slope = derived("slope", grid, height), aspect = derived("aspect", grid, height);
    const Field curvature = derived("curvature", grid, height);
    for (std::int64_t y = 0; y < 5; ++y)
        for (std::int64_t x = 0; x < 6; ++x) {
            EXPECT_FLOAT_EQ(slope.at(x, y), 45);
            EXPECT_FLOAT_EQ(aspect.at(x, y), 90);
            EXPECT_EQ(curvature.at(x, y), 0);
        }
}

TEST(DeriveField, curvature_is_above_zero_in_a_hollow) {
    const Grid grid{5, 5, 2.0};
    const Field height = field_of(grid, [](auto x, auto y) { return x == 2 && y == 2 ? -1 : 0; });
    const Field curvature = derived("curvature", grid, height);
    EXPECT_FLOAT_EQ(curvature.at(2, 2), 4.0f / 4);
    EXPECT_FLOAT_EQ(curvature.at(1, 2), -1.0f / 4);
    EXPECT_EQ(curvature.at(1, 1), 0);
}

TEST(DeriveField, talus_is_that_of_the_material) {
    const Grid grid{3, 2, 1.0};
    const Field height = field_of(grid, [](auto x, auto y) { return x + 10 * y; });
    EXPECT_EQ(derived("talus", grid, height).at(2, 1), 45);
}

TEST(DeriveField, surface_is_the_ground_with_what_lies_on_it) {
    const Grid grid{3, 2, 1.0};
    const Field height = field_of(grid, [](auto x, auto y) { return 100 + x + 10 * y; });
    EXPECT_TRUE(same_bits(derived("surface", grid, height), height));  // dry
    Terrain terrain(grid, whole(grid), 1, std::make_shared<MaterialTable>());
    terrain.height().copy_from(height);
    terrain.make(field::water).fill(5);
    Field surface(terrain.shape());
    SingleCommunicator alone(grid);
    derive_field(field::surface, terrain, alone, surface);
    EXPECT_EQ(surface.at(0, 0), 105);
    EXPECT_EQ(surface.at(2, 1), 117);
    terrain.make("ice").at(2, 1) = 30;
    derive_field(field::surface, terrain, alone, surface);
    EXPECT_EQ(surface.at(0, 0), 105);
    EXPECT_EQ(surface.at(2, 1), 147);
}

TEST(DeriveField, dmax_is_the_largest_step_to_a_neighbour) {
    const Grid grid{4, 3, 5.0};
    const Field height = field_of(grid, [](auto x, auto y) { return x == 1 && y == 1 ? 7 : x; });
    const Field dmax = derived("dmax", grid, height);
    EXPECT_EQ(dmax.at(1, 1), 7);  // to the west
    EXPECT_EQ(dmax.at(0, 1), 7);
    EXPECT_EQ(dmax.at(1, 0), 6);
    EXPECT_EQ(dmax.at(3, 2), 1);
    EXPECT_EQ(dmax.at(0, 0), 1);  // a corner has two neighbours
}

TEST(DeriveField, blocks_agree_to_the_bit_at_all_edges) {
    for (const Edges edges : {Edges::open, Edges::closed, Edges::wrap, Edges::wrap_x}) {
        const Grid grid{17, 13, 3.0, edges};
        const Field height = field_of(grid, [](auto x, auto y) {
            return 20 * std::sin(0.7 * static_cast<double>(x)) *
                   std::cos(0.4 * static_cast<double>(y));
        });
        for (const char* name : {"slope", "aspect", "curvature", "surface", "dmax", "talus"}) {
            const Field one = derived(name, grid, height);
            EXPECT_TRUE(test::all_finite(one));
            for (const auto& [across, down] : {std::pair{2, 2}, {1, 5}, {4, 1}})
                EXPECT_TRUE(same_bits(derived(name, grid, height, across, down), one)) << name;
        }
    }
}

TEST(DeriveField, aspect_stays_below_360) {
    // Falls to the north and by a hair to the west: 359.9999999 degrees, which a float rounds up.
    const Grid grid{3, 3, 1.0};
    const Field height = field_of(grid, [](auto x, auto y) {
        return 100.0 * static_cast<double>(y) + 1e-7 * static_cast<double>(x) * (y == 0);
    });
    const Field aspect = derived("aspect", grid, height);
    for (std::int64_t y = 0; y < 3; ++y)
        for (std::int64_t x = 0; x < 3; ++x) EXPECT_EQ(aspect.at(x, y), 0);
}

TEST(DeriveField, other_names_are_a_mistake_of_ours) {
    const Grid grid{2, 2, 1.0};
    Terrain terrain(grid, whole(grid), 1, std::make_shared<MaterialTable>());
    SingleCommunicator comm(grid);
    Field out(terrain.shape());
    EXPECT_THROW(derive_field("height", terrain, comm, out), BrokenInvariant);
}

TEST(DeriveField, the_bed_counts_from_height_0_up_and_is_never_negative) {
    const Grid grid{4, 1, 10.0};
    const Field height =
        field_of(grid, [](auto x, auto) { return 20.0 * static_cast<double>(x) - 30; });
    const Field bare = derived("layer.sand", grid, height);
    EXPECT_EQ(bare.at(0, 0), 0);  // all of it lies below
    EXPECT_EQ(bare.at(3, 0), 30);
    // The same with a layer of 5 m on it.
    SingleCommunicator comm(grid);
    Terrain terrain(grid, whole(grid), 1, std::make_shared<MaterialTable>());
    terrain.height().copy_from(height);
    terrain.settle(0x1p-17);
    terrain.ground().make_layered();
    LayerBook book;
    for (std::int64_t x = 0; x < 4; ++x)
        terrain.ground().add(x, 0, *terrain.materials().find("sand"), 5 << 17, 0, book);
    Field granite(terrain.shape()), sand(terrain.shape());
    derive_field("layer.granite", terrain, comm, granite);
    derive_field("layer.sand", terrain, comm, sand);
    EXPECT_EQ(granite.at(0, 0), 0);
    EXPECT_EQ(granite.at(3, 0), 30);
    EXPECT_EQ(sand.at(0, 0), 5);
}

}  // namespace
}  // namespace cuesta
