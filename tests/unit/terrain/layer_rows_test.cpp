// SPDX-License-Identifier: Apache-2.0
#include "cuesta/terrain/layer_rows.h"

#include <gtest/gtest.h>

#include <array>
#include <limits>
#include <memory>
#include <random>
#include <vector>

#include "cuesta/terrain/layer_stack.h"

namespace cuesta {
namespace {

constexpr double unit_m = 0x1p-17;

TEST(layer_rows, units_are_those_of_each_cell_by_itself) {
    std::mt19937 random(3);
    std::vector<float> metres;
    for (int i = 0; i < 1000; ++i)
        metres.push_back(static_cast<float>(static_cast<double>(random()) * 2e-6 - 4000));
    metres.insert(metres.end(), {0.0f, -0.0f, 0x1p-18f, -0x1p-18f, 0x1.8p-17f, -0x1.8p-17f});
    std::vector<std::int32_t> units(metres.size());
    to_units(metres.data(), 1 / unit_m, units.data(), static_cast<std::int64_t>(units.size()));
    for (std::size_t i = 0; i < metres.size(); ++i)
        EXPECT_EQ(units[i], to_units(metres[i], 1 / unit_m)) << metres[i];
    EXPECT_EQ(units[1002], 1);  // half a unit goes up
    EXPECT_EQ(units[1003], 0);
}

TEST(layer_rows, what_has_no_units_ends_at_either_end_of_them) {
    constexpr auto least = std::numeric_limits<std::int32_t>::min(),
                   most = std::numeric_limits<std::int32_t>::max();
    const std::array<float, 5> metres{1e30f, -1e30f, std::numeric_limits<float>::infinity(),
                                      -std::numeric_limits<float>::infinity(),
                                      std::numeric_limits<float>::quiet_NaN()};
    const std::array<std::int32_t, 5> ends{most, least, most, least, least};
    std::array<std::int32_t, 5> units{};
    to_units(metres.data(), 1 / unit_m, units.data(), 5);
    EXPECT_EQ(units, ends);
    for (std::size_t i = 0; i < 5; ++i) EXPECT_EQ(to_units(metres[i], 1 / unit_m), ends[i]);
}

TEST(layer_rows, a_row_rises_if_every_cell_does) {
    std::array<std::int32_t, 37> surface{}, rise{};
    std::array<float, 37> wanted{};
    for (std::size_t i = 0; i < 37; ++i) {
        surface[i] = static_cast<std::int32_t>(1000 * i);
        wanted[i] = static_cast<float>((1000.0 * static_cast<double>(i) + 8) * unit_m);
    }
    const auto rises = [&](double most = 0x1p30) {
        return find_rise(wanted.data(), surface.data(), unit_m, most, rise.data(), 37);
    };
    EXPECT_TRUE(rises());
    for (const std::int32_t one : rise) EXPECT_EQ(one, 8);
    EXPECT_FALSE(rises(36000));  // the last would be too high
    surface[19] += 8;            // as high already
    EXPECT_FALSE(rises());
    surface[19] += 1;  // higher
    EXPECT_FALSE(rises());
}

TEST(layer_rows, the_largest_size_counts_either_sign_and_what_is_not_finite) {
    std::vector<float> row(70, 1.0f);
    row[33] = -7.5f, row[69] = 7.25f;
    EXPECT_EQ(largest_of(row.data(), 70), 7.5f);
    constexpr float infinite = std::numeric_limits<float>::infinity();
    for (const float odd : {infinite, -infinite, std::numeric_limits<float>::quiet_NaN()}) {
        row[51] = odd;
        EXPECT_EQ(largest_of(row.data(), 70), infinite);
    }
}

// Columns as text, so that two grounds can be compared.
std::vector<Layer> columns_of(const LayerStack& ground) {
    std::vector<Layer> all;
    for (std::int64_t y = 0; y < ground.shape().rows; ++y)
        for (std::int64_t x = 0; x < ground.shape().columns; ++x)
            for (int i = 0; i < ground.layers(x, y); ++i) all.push_back(ground.layer(x, y, i));
    return all;
}

TEST(layer_rows, a_layer_laid_by_rows_is_that_laid_cell_by_cell) {
    const FieldShape shape{150, 70, 1};
    std::mt19937 random(8);
    const auto draw = [&] { return static_cast<float>(random() % 100000) * 1e-3f; };
    Field height(shape);
    for (std::int64_t y = 0; y < 70; ++y)
        for (std::int64_t x = 0; x < 150; ++x) height.at(x, y) = draw();
    const auto materials = std::make_shared<MaterialTable>();
    LayerStack rows(shape, materials), cells(shape, materials);
    LayerBook book;
    for (LayerStack* ground : {&rows, &cells}) {
        ground->reset(height, 0, unit_m);
        ground->make_layered();
    }
    // Up everywhere; then with some cells lower, equal or of that material already.
    for (int layer = 1; layer <= 6; ++layer) {
        const auto material = static_cast<MaterialId>(layer % 4 + 1);
        for (std::int64_t y = 0; y < 70; ++y)
            for (std::int64_t x = 0; x < 150; ++x) {
                const bool odd = layer > 3 && random() % 97 == 0;
                height.at(x, y) =
                    static_cast<float>(rows.surface().at(x, y)) * static_cast<float>(unit_m) +
                    (odd ? static_cast<float>(random() % 3) * -0.5f : 1 + draw());
            }
        rows.reshape(height, material, layer, book);
        for (std::int64_t y = 0; y < 70; ++y)
            for (std::int64_t x = 0; x < 150; ++x) {
                const Units old = cells.surface().at(x, y);
                if (height.at(x, y) == static_cast<float>(old) * static_cast<float>(unit_m))
                    continue;
                const Units change = to_units(height.at(x, y), 1 / unit_m) - old;
                if (change > 0)
                    cells.add(x, y, material, change, layer, book);
                else
                    cells.remove(x, y, -change, book, [](MaterialId, Units) {});
            }
        ASSERT_EQ(columns_of(rows), columns_of(cells)) << layer;
    }
}

}  // namespace
}  // namespace cuesta
