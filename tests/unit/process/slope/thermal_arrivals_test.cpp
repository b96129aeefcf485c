// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/slope/thermal_arrivals.h"

#include <gtest/gtest.h>

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
    std::mt19937 random(11);
    Arrivals row;
    for (int round = 0; round < 3; ++round) {
        row.fit(90, order);
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
        std::vector<LayerStack::Part> parts;
        for (const std::int32_t x : cells) {
            row.take(x, parts);
            ASSERT_EQ(parts.size(), plain[x].size()) << x;
            std::size_t i = 0;
            for (const auto& [key, one] : plain[x]) {
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
    for (int i = 0; i < 20; ++i) {
        Material one;
        one.name = "rock" + std::to_string(i);
        one.hardness = 0.05 * ((i * 7) % 20);
        materials.set(one);
    }
    expect_in_order(materials, 12);
}

// Default tables have more materials than there are slots for.
TEST(ThermalArrivals, order_among_some_materials_is_that_among_all) {
    const MaterialTable materials;
    const TransferOrder all(materials);
    ASSERT_GT(all.ranks, Arrivals::ranks);
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

TEST(ThermalArrivals, rows_are_lent_again) {
    ArrivalRows rows;
    auto first = rows.borrow();
    const auto* const place = first.get();
    rows.give_back(std::move(first));
    EXPECT_EQ(rows.borrow().get(), place);
}

}  // namespace
}  // namespace cuesta::thermal
