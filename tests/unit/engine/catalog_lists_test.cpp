// SPDX-License-Identifier: Apache-2.0
#include "cuesta/engine/catalog_lists.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace cuesta {
namespace {

bool has(const std::vector<std::string>& list, std::string_view name) {
    return std::find(list.begin(), list.end(), name) != list.end();
}

bool writes(const CheckOptions& options, const std::string& ending) {
    const FileFormat* format = find_format(options.formats, "m" + ending);
    return format != nullptr && format->written;
}

TEST(CatalogLists, a_palette_is_listed_with_its_colours) {
    const CatalogLists lists = catalog_lists();
    const auto flow = std::find_if(lists.palettes.begin(), lists.palettes.end(),
                                   [](const PaletteRow& row) { return row.name == "flow"; });
    ASSERT_NE(flow, lists.palettes.end());
    EXPECT_EQ(flow->kind, "sequential");
    EXPECT_TRUE(flow->even);
    ASSERT_EQ(flow->stops.size(), 5u);
    EXPECT_EQ(flow->stops.back().b, 92);
    EXPECT_TRUE(std::any_of(lists.formats.begin(), lists.formats.end(), [](const FormatRow& row) {
        return row.ending == ".dem" && !row.writes;
    }));
}

TEST(CatalogLists, named_classes_are_listed_with_their_palette) {
    const CatalogLists lists = catalog_lists();
    const auto zone = std::find_if(lists.palettes.begin(), lists.palettes.end(),
                                   [](const PaletteRow& row) { return row.name == "zone"; });
    ASSERT_NE(zone, lists.palettes.end());
    EXPECT_TRUE(zone->stops.empty());
    ASSERT_EQ(zone->classes.size(), 41u + 31 + 39);
    EXPECT_EQ(zone->classes[3].name, "polar desert");
    EXPECT_EQ(zone->classes[3].number, 4);
    EXPECT_EQ(zone->classes[3].g, 255);
}

TEST(CatalogLists, colours_of_things_are_listed_by_name) {
    const CatalogLists lists = catalog_lists();
    const auto water =
        std::find_if(lists.colours.begin(), lists.colours.end(),
                     [](const ColourRow& row) { return row.name == "section_water"; });
    ASSERT_NE(water, lists.colours.end());
    EXPECT_EQ(water->b, 166);
}

TEST(CatalogLists, a_recipe_may_ask_for_what_can_be_written) {
    const CheckOptions options = check_options();
    EXPECT_TRUE(writes(options, ".exr") && writes(options, ".pgm") && writes(options, ".geojson"));
    EXPECT_FALSE(writes(options, ".dem"));
    EXPECT_EQ(endings_with(options.formats, &FileFormat::levels),
              (std::vector<std::string>{".png", ".pgm"}));
    EXPECT_EQ(endings_with(options.formats, &FileFormat::colours),
              std::vector<std::string>{".png"});
    EXPECT_EQ(endings_with(options.formats, &FileFormat::vector),
              (std::vector<std::string>{".geojson", ".gpml", ".rot"}));
    EXPECT_GT(library_bytes(options.formats, "m.tif"), 0u);
    EXPECT_EQ(library_bytes(options.formats, "m.hgt"), 0u);
    EXPECT_GT(library_bytes(options.formats, "m.whatever"), 0u);
    EXPECT_TRUE(has(options.palettes, "land") && has(options.palettes, "ice"));
}

}  // namespace
}  // namespace cuesta
