// SPDX-License-Identifier: Apache-2.0
#include "cuesta/render/plant_painter.h"

#include <gtest/gtest.h>

#include "cuesta/base/error.h"
#include "cuesta/terrain/field_names.h"

namespace cuesta {
namespace {

Raster map_of(std::int64_t size, float value) {
    Raster map;
    map.columns = map.rows = size;
    map.samples.assign(static_cast<std::size_t>(size * size), value);
    return map;
}

constexpr Rgb stone{0.4f, 0.4f, 0.4f};

TEST(PlantPainter, every_kind_has_a_known_field) {
    for (std::size_t k = 0; k < plant_kinds; ++k)
        EXPECT_NE(find_field_info(plant_field(k)), nullptr) << plant_field(k);
}

TEST(PlantPainter, bare_ground_keeps_its_colour) {
    const Raster none = map_of(32, 0);
    const PlantPainter painter({&none, &none, nullptr, nullptr, &none}, none, {32, 32}, 10);
    EXPECT_EQ(painter.over(stone, 5, 7), stone);
}

TEST(PlantPainter, forest_is_dark_and_green_and_has_grain) {
    const Raster map = map_of(32, 0.7f);
    const PlantPainter painter({&map, nullptr, nullptr, nullptr, nullptr}, map, {32, 32}, 10);
    float darkest = 1, lightest = 0;
    for (int y = 0; y < 32; ++y)
        for (int x = 0; x < 32; ++x) {
            const Rgb colour = painter.over(stone, x, y);
            EXPECT_EQ(colour, painter.over(stone, x, y));
            EXPECT_GT(colour.g, colour.b);
            darkest = std::min(darkest, colour.g), lightest = std::max(lightest, colour.g);
        }
    EXPECT_LT(darkest, 0.15f);
    EXPECT_GT(lightest, 1.5f * darkest);
}

TEST(PlantPainter, grass_is_lighter_than_forest) {
    const Raster full = map_of(16, 0.95f);
    const PlantPainter grass({nullptr, nullptr, nullptr, nullptr, &full}, full, {16, 16}, 10);
    const PlantPainter trees({&full, nullptr, nullptr, nullptr, nullptr}, full, {16, 16}, 10);
    EXPECT_GT(grass.over(stone, 3, 3).g, trees.over(stone, 3, 3).g);
}

TEST(PlantPainter, maps_of_another_size_are_an_error) {
    const Raster map = map_of(16, 0.5f), other = map_of(8, 0.5f);
    EXPECT_THROW(PlantPainter({&other, nullptr, nullptr, nullptr, nullptr}, map, {16, 16}, 10),
                 Error);
}

}  // namespace
}  // namespace cuesta
