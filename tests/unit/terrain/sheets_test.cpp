// SPDX-License-Identifier: Apache-2.0
#include "cuesta/terrain/sheets.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <limits>
#include <map>
#include <utility>

#include "cuesta/terrain/terrain.h"
#include "support/layered_ground.h"

namespace cuesta {
namespace {

class SheetsTest : public test::LayeredGround {
protected:
    // Tiles that are whole and tiles that are not.
    static constexpr FieldShape shape{130, 70, 1};
    const Grid grid{.columns = shape.columns, .rows = shape.rows};
    Terrain terrain{grid, whole(grid), 1, table};

    void SetUp() override {
        terrain.height().fill(100);
        terrain.settle(1);
    }
    static float rise(std::int64_t x, std::int64_t y, int sheet) {
        return static_cast<float>(1 + (x * 7 + y * 13 + sheet * 5) % 11);
    }
    static Sheets::Wish wish(int sheet) {
        return [sheet](std::int64_t x, std::int64_t y, std::span<float> heights) {
            for (std::size_t i = 0; i < heights.size(); ++i)
                heights[i] += rise(x + static_cast<std::int64_t>(i), y, sheet);
        };
    }
    void lay_as_columns(LayerStack& ground, MaterialId material, std::int32_t now, int sheet) {
        Field height(shape);
        ground.write_height(height);
        for (std::int64_t y = 0; y < shape.rows; ++y)
            for (std::int64_t x = 0; x < shape.columns; ++x) height.at(x, y) += rise(x, y, sheet);
        ground.make_layered();
        ground.reshape(height, material, now, book);
    }
    std::map<MaterialId, double> sums() const {
        std::map<MaterialId, ExactSum> exact;
        terrain.add_ground(exact);
        std::map<MaterialId, double> all;
        for (const auto& [material, sum] : exact) all[material] = sum.value();
        return all;
    }
};

TEST_F(SheetsTest, columns_are_those_that_reshaping_makes) {
    LayerStack laid = flat(100, shape);
    const std::pair<MaterialId, std::int32_t> layers[] = {{sand, 3}, {limestone, 0}, {sand, 7}};
    for (int i = 0; i < 3; ++i) {
        const auto [material, now] = layers[i];
        terrain.now = now;
        ASSERT_TRUE(Sheets::lay(terrain, material, wish(i)).rises);
        lay_as_columns(laid, material, now, i);
        EXPECT_EQ(Sheets::of(terrain)->totals(), laid.totals());
        Units most = 0;
        for (std::int64_t y = 0; y < shape.rows; ++y)
            for (std::int64_t x = 0; x < shape.columns; ++x)
                most = std::max(most, laid.surface().at(x, y));
        EXPECT_EQ(terrain.highest(), most);
    }
    const LayerStack& woven = std::as_const(terrain).ground();
    EXPECT_EQ(Sheets::of(terrain), nullptr);
    for (std::int64_t y = 0; y < shape.rows; ++y)
        for (std::int64_t x = 0; x < shape.columns; ++x) {
            ASSERT_EQ(layers_of(woven, x, y), layers_of(laid, x, y)) << x << ' ' << y;
            ASSERT_EQ(woven.surface().at(x, y), laid.surface().at(x, y));
        }
    EXPECT_EQ(woven.totals(), laid.totals());
    EXPECT_EQ(woven.buried_layers(), laid.buried_layers());
    terrain.ground().add(3, 3, granite, 5, 9, book), laid.add(3, 3, granite, 5, 9, book);
    EXPECT_EQ(layers_of(woven, 3, 3), layers_of(laid, 3, 3));
}

TEST_F(SheetsTest, one_that_will_not_do_is_taken_back_to_the_unit) {
    Sheets::lay(terrain, sand, wish(0));
    LayerStack before = flat(100, shape);
    lay_as_columns(before, sand, 0, 0);
    const auto sinks = [](std::int64_t x, std::int64_t y, std::span<float> heights) {
        for (float& height : heights) height += 5;
        if (x == 0 && y == 69) heights[1] = 20;
    };
    const auto far = [](std::int64_t, std::int64_t y, std::span<float> heights) {
        for (float& height : heights) height = y == 4 ? 0x1p40f : height + 1;
    };
    const auto nowhere = [](std::int64_t, std::int64_t y, std::span<float> heights) {
        for (float& height : heights)
            height = y == 4 ? std::numeric_limits<float>::quiet_NaN() : height + 1;
    };
    EXPECT_FALSE(Sheets::lay(terrain, limestone, sinks).rises);
    Sheets::take_back(terrain);
    const Sheets::Outcome beyond = Sheets::lay(terrain, limestone, far);
    EXPECT_FALSE(beyond.rises);
    EXPECT_EQ(beyond.highest_m, 0x1p40);
    Sheets::take_back(terrain);
    EXPECT_EQ(Sheets::lay(terrain, limestone, nowhere).highest_m,
              std::numeric_limits<double>::infinity());
    Sheets::take_back(terrain);
    terrain.show_height();
    for (std::int64_t y = 0; y < shape.rows; ++y)
        for (std::int64_t x = 0; x < shape.columns; ++x)
            ASSERT_EQ(terrain.height().at(x, y), 100 + rise(x, y, 0)) << x << ' ' << y;
    EXPECT_TRUE(Sheets::takes(terrain, limestone));
    Sheets::take_back(terrain);
    EXPECT_FALSE(terrain.ground().layered());
}

TEST_F(SheetsTest, what_would_join_or_is_in_columns_already_is_none) {
    EXPECT_FALSE(Sheets::takes(terrain, granite));
    for (std::size_t i = 0; i < Sheets::most; ++i) {
        const MaterialId material = i % 2 == 0 ? sand : limestone;
        ASSERT_TRUE(Sheets::takes(terrain, material));
        Sheets::lay(terrain, material, wish(static_cast<int>(i)));
        EXPECT_FALSE(Sheets::takes(terrain, material));
    }
    EXPECT_FALSE(Sheets::takes(terrain, sand));  // enough
    terrain.ground();
    EXPECT_FALSE(Sheets::takes(terrain, sand));
}

TEST_F(SheetsTest, looks_that_need_no_columns_make_none) {
    Sheets::lay(terrain, sand, wish(0));
    const auto before = sums();
    terrain.show_height();
    EXPECT_EQ(terrain.height().at(5, 6), 100 + rise(5, 6, 0));
    EXPECT_EQ(bed_of(terrain, 5, 6), (Layer{granite, 100, 0}));
    const std::uint64_t bytes = ground_bytes(terrain);
    ASSERT_NE(Sheets::of(terrain), nullptr);
    EXPECT_TRUE(terrain.layered());  // asks the columns
    EXPECT_EQ(Sheets::of(terrain), nullptr);
    EXPECT_LT(bytes, ground_bytes(terrain));
    EXPECT_EQ(bed_of(terrain, 5, 6), (Layer{granite, 100, 0}));
    EXPECT_EQ(before, sums());
}

TEST_F(SheetsTest, settling_anew_forgets_them) {
    Sheets::lay(terrain, sand, wish(0));
    terrain.height().fill(50);
    terrain.settle(1);
    EXPECT_EQ(Sheets::of(terrain), nullptr);
    EXPECT_FALSE(terrain.layered());
    EXPECT_EQ(sums().at(granite), 50.0 * 130 * 70);
}

}  // namespace
}  // namespace cuesta
