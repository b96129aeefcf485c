// SPDX-License-Identifier: Apache-2.0
#include "cuesta/render/world_view.h"

#include <gtest/gtest.h>

#include "cuesta/base/parallel.h"
#include "cuesta/render/field_map.h"
#include "cuesta/render/legend.h"

namespace cuesta {
namespace {

// 1 on the northern half and 2 on the southern.
Raster halves() {
    Raster world;
    world.columns = 64, world.rows = 32;
    world.spacing_m = 626000;
    for (std::int64_t i = 0; i < 64 * 32; ++i) world.samples.push_back(i < 64 * 16 ? 1.0f : 2.0f);
    return world;
}

Picture drawn(WorldProjection kind, const WorldViewOptions& options) {
    const Raster world = halves();
    const WorldView view(WorldMap(kind), 626000, 64, options);
    FieldOptions look;
    look.legend = false;
    look.long_side = view.long_side();
    look.over = [&](Picture& picture) { view.finish(picture); };
    return render_field(view.on(world, true), "crust_kind", look);
}

TEST(world_view, corners_outside_the_outline_are_the_surround) {
    WorldViewOptions options;
    options.pixels = 600;
    const Picture picture = drawn(WorldProjection::mollweide, options);
    EXPECT_EQ(picture.width, 600);
    EXPECT_EQ(picture.colour_at(2, 2), surround_colour);
    EXPECT_NE(picture.colour_at(300, 100), surround_colour);
    EXPECT_NE(picture.colour_at(300, 100), picture.colour_at(300, 250));
}

TEST(world_view, outline_is_smooth) {
    WorldViewOptions options;
    options.pixels = 600;
    const Picture picture = drawn(WorldProjection::robinson, options);
    // Down the western side: pixels between surround and map.
    int between = 0;
    for (int y = 20; y < 280; ++y)
        for (int x = 0; x < 300; ++x) {
            const Srgb8 c = picture.colour_at(x, y), next = picture.colour_at(x + 3, y);
            if (c == surround_colour) continue;
            between += c.r + c.g + c.b < next.r + next.g + next.b - 20;
            break;
        }
    EXPECT_GT(between, 30);
}

TEST(world_view, graticule_lies_on_the_equator) {
    WorldViewOptions options;
    options.pixels = 601;
    const Picture bare = drawn(WorldProjection::equal_earth, options);
    options.graticule_deg = 30;
    const Picture lined = drawn(WorldProjection::equal_earth, options);
    EXPECT_NE(bare.colour_at(330, bare.height / 2), lined.colour_at(330, bare.height / 2));
    EXPECT_EQ(bare.colour_at(330, bare.height / 2 + 20),
              lined.colour_at(330, bare.height / 2 + 20));
}

TEST(world_view, same_bytes_for_any_threads) {
    WorldViewOptions options;
    options.pixels = 300, options.graticule_deg = 15;
    set_thread_count(1);
    const Picture one = drawn(WorldProjection::cube, options);
    set_thread_count(4);
    EXPECT_EQ(drawn(WorldProjection::cube, options).rgb, one.rgb);
    set_thread_count(0);
}

TEST(world_view, globe_shows_what_is_in_the_middle) {
    const Raster world = halves();
    WorldViewOptions options;
    options.pixels = 560;
    const WorldView view = WorldView::half(40, 60, 626000, 64, options);
    FieldOptions look;
    look.legend = false;
    look.long_side = view.long_side();
    const Picture half = render_field(view.on(world, true), "crust_kind", look);
    GlobeOptions globe;
    globe.pixels = 400, globe.day_and_night = false;
    const Picture picture = view.globe(half, globe);
    // From 60 degrees north the equator is seen half a radius below the middle.
    const auto brightness = [&](int y) {
        const Srgb8 c = picture.colour_at(200, y);
        return c.r + c.g + c.b;
    };
    const int north = brightness(200), south = brightness(380);
    EXPECT_NE(north, south);
    EXPECT_NEAR(brightness(200 + 140), north, 25);
}

}  // namespace
}  // namespace cuesta
