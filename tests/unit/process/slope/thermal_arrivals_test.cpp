// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/slope/thermal_arrivals.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <map>
#include <random>
#include <string_view>

namespace cuesta::thermal {
namespace {

// What arrives, by cell and order.
using Plain = std::map<std::int64_t, std::map<int, std::pair<MaterialId, Units>>>;

void expect_in_order(const MaterialTable& materials, int most_level) {
    const TransferOrder order(materials);
    MaterialBits loose;
    for (std::size_t i = 0; i < materials.size(); ++i)
        if (materials[static_cast<MaterialId>(i)].loose) loose.add(static_cast<MaterialId>(i));
    std::mt19937 random(11);
    Arrivals row;
    for (int round = 0; round < 3; ++round) {
        row.fit(90, order, loose);
        Plain plain;
        for (int i = 0; i < 400; ++i) {
            const auto x = static_cast<std::int64_t>(random() % 92) - 1;  // one beyond either end
            const int level = static_cast<int>(random() % static_cast<unsigned>(most_level));
            const auto material = static_cast<MaterialId>(random() % materials.size());
            const auto units = 1 + static_cast<Units>(random() % 1000);
            row.add(x, static_cast<std::size_t>(level), material, units);
            if (x < 0 || x >= 90) continue;
            auto& one = plain[x][level * 256 + order.rank[material]];
            one.first = material, one.second += units;
        }
        std::vector<std::int32_t> cells = row.columns();
        ASSERT_EQ(cells.size(), plain.size());
        for (const std::int32_t x : cells) {
            const auto [parts, may_be_loose] = row.take(x);
            ASSERT_EQ(parts.size(), plain[x].size()) << x;
            std::size_t i = 0;
            for (const auto& [key, one] : plain[x]) {
                EXPECT_TRUE(may_be_loose || !loose.has(one.first));
                EXPECT_EQ(parts[i].material, one.first);
                EXPECT_EQ(parts[i++].units, one.second);
            }
        }
        row.clear();
        EXPECT_TRUE(row.columns().empty());
    }
}

TEST(ThermalArrivals, are_laid_level_by_level_the_softest_first) {
    expect_in_order(MaterialTable(), 5);
}
TEST(ThermalArrivals, of_deep_levels_come_behind_the_others) {
    expect_in_order(MaterialTable(), 30);
}
TEST(ThermalArrivals, of_many_materials_have_their_order_too) {
    MaterialTable materials;
    for (const int count : {20, 70}) {  // more than there are slots in the end
        for (int i = 0; i < count; ++i) {
            Material one;
            one.name = "rock" + std::to_string(i);
            one.hardness = 0.05 * ((i * 7) % 20);
            materials.set(one);
        }
        expect_in_order(materials, 12);
    }
}
TEST(ThermalArrivals, of_solid_rock_alone_are_known_to_be_solid) {
    const MaterialTable materials;
    const TransferOrder order(materials);
    const MaterialId sand = *materials.find("sand"), granite = *materials.find("granite");
    MaterialBits loose;
    loose.add(sand);
    Arrivals row;
    row.fit(3, order, loose);
    row.add(0, 0, granite, 5);
    row.add(1, 0, granite, 5), row.add(1, 1, sand, 5);
    EXPECT_FALSE(row.take(0).loose);
    EXPECT_TRUE(row.take(1).loose);
}

TEST(ThermalArrivals, order_among_some_materials_is_that_among_all) {
    const MaterialTable materials;
    const TransferOrder all(materials);
    std::array<bool, 256> some{};
    for (const std::string_view name : {"sand", "granite", "slate", "limestone"})
        some[*materials.find(name)] = true;
    const TransferOrder few = all.among(some);
    ASSERT_EQ(few.ranks, 4u);
    for (std::size_t i = 0; i < 4; ++i) {
        EXPECT_TRUE(some[few.material_of[i]]);
        EXPECT_EQ(few.rank[few.material_of[i]], i);
        if (i > 0) {
            EXPECT_LT(all.rank[few.material_of[i - 1]], all.rank[few.material_of[i]]);
        }
    }
}

TEST(ThermalArrivals, lists_lie_tile_by_tile_and_row_by_row) {
    constexpr std::int64_t columns = 130, first = 64, end = 70;
    TileRowList<Transfer> list;
    for (int round = 0; round < 2; ++round) {
        list.clear(columns, first, end);
        std::mt19937 random(5);
        for (int i = 0; i < 200; ++i) {
            Transfer one;
            one.x = static_cast<std::int32_t>(random() % columns);
            one.y = static_cast<std::int32_t>(first + random() % (end - first));
            one.units = i;
            list.push(one);
        }
        list.sort();
        EXPECT_EQ(list.size(), 200u);
        std::vector<int> seen;
        for (std::int64_t across = 0; across < 3; ++across)
            for (std::int64_t y = first; y < end; ++y) {
                int last = -1;
                for (const Transfer& one : list.in(across, y)) {
                    EXPECT_EQ(one.x / LayerStack::tile, across);
                    EXPECT_EQ(one.y, y);
                    EXPECT_LT(last, one.units) << "as they came";
                    last = one.units;
                    seen.push_back(one.units);
                }
            }
        std::sort(seen.begin(), seen.end());
        ASSERT_EQ(seen.size(), 200u);
        for (int i = 0; i < 200; ++i) EXPECT_EQ(seen[static_cast<std::size_t>(i)], i);
        EXPECT_TRUE(list.in(-1, first).empty());
        EXPECT_TRUE(list.in(3, first).empty());
    }
}

TEST(ThermalArrivals, rows_are_lent_again) {
    ArrivalRows rows;
    auto first = rows.borrow();
    const auto* const place = first.get();
    rows.give_back(std::move(first));
    EXPECT_EQ(rows.borrow().get(), place);
}

}  // namespace
}  // namespace cuesta::thermal
