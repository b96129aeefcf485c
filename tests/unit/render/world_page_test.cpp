// SPDX-License-Identifier: Apache-2.0
#include "cuesta/render/world_page.h"

#include <gtest/gtest.h>

namespace cuesta {
namespace {

WorldMaps small_world() {
    WorldMaps maps;
    maps.grid = {.columns = 48, .rows = 24, .spacing_m = 834e3, .edges = Edges::wrap_x};
    for (const char* name : {"height", "temperature", "zone"}) {
        Raster& map = maps.fields[name];
        map.columns = 48, map.rows = 24;
        for (int i = 0; i < 48 * 24; ++i)
            map.samples.push_back(static_cast<float>(
                std::string_view(name) == "zone" ? (i % 48 < 20 ? 104 : 100)
                                                 : (i % 48 < 20 ? 10 * (i % 48) : -3000 + i)));
    }
    return maps;
}

std::size_t count(const std::string& text, const std::string& what) {
    std::size_t n = 0;
    for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + 1))
        ++n;
    return n;
}

TEST(world_page, numbers_are_written_with_their_units) {
    WorldFigure figure{.name = "a", .title = "a", .unit = "%", .value = 28.36};
    EXPECT_EQ(value_text(figure), "28.4 %");
    EXPECT_EQ(earth_text(figure), "");
    EXPECT_EQ(interval_text(figure), "");
    figure.low = 20, figure.earth = 28;
    EXPECT_EQ(earth_text(figure), "28 %");
    EXPECT_EQ(interval_text(figure), ">= 20");
    figure.high = 40;
    EXPECT_EQ(interval_text(figure), "20 to 40");
    figure.unit = "1", figure.value = 0.5;
    EXPECT_EQ(value_text(figure), "0.5");
    figure.value = 37000;
    EXPECT_EQ(value_text(figure), "37000");
}

TEST(world_page, a_page_holds_every_map_and_figure_and_loads_nothing) {
    const WorldMaps maps = small_world();
    const WorldReport report = measure_world(maps);
    const std::string page = world_page_html(report, maps, "a <world> & more");
    EXPECT_EQ(count(page, "<img "), 3u);
    EXPECT_EQ(count(page, "src=\"data:image/png;base64,iVBORw0KGgo"), 3u);
    EXPECT_EQ(count(page, "http"), 0u);
    EXPECT_NE(page.find("a &lt;world&gt; &amp; more"), std::string::npos);
    EXPECT_NE(page.find("BWh hot desert"), std::string::npos);
    for (const WorldFigure& figure : report.figures)
        EXPECT_NE(page.find(value_text(figure)), std::string::npos) << figure.title;
    EXPECT_EQ(page, world_page_html(report, maps, "a <world> & more"));
}

TEST(world_page, the_picture_has_room_for_maps_and_figures) {
    const WorldMaps maps = small_world();
    const WorldReport report = measure_world(maps);
    const auto pictures = world_pictures(maps, 800);
    ASSERT_EQ(pictures.size(), 3u);
    EXPECT_EQ(pictures[0].first, "height");
    const Picture page = world_page_picture(report, maps, "world");
    EXPECT_GT(page.width, 2 * pictures[0].second.width);
    EXPECT_GT(page.height, pictures[0].second.height + pictures[2].second.height +
                               20 * static_cast<int>(report.figures.size()));
    WorldMaps one;
    one.grid = maps.grid;
    one.fields["height"] = *maps.find("height");
    EXPECT_GT(world_page_picture(measure_world(one), one, "w").width, 0);
}

}  // namespace
}  // namespace cuesta
