// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/ice/ice_rows.h"

#include <gtest/gtest.h>

#include <array>

namespace cuesta::ice {
namespace {

constexpr int n = 37;

IceNumbers some_numbers() {
    IceNumbers numbers;
    numbers.law = flow_law(1, 1, 1e6);
    numbers.metres = 1.0f / 1878;  // of ice in a quantum of 0.5 mm of water
    numbers.per_spacing = 0.01f;
    numbers.flux = 0.02f / 1e4f * 1878;
    numbers.gradient = 0.01f, numbers.most_balance = 1, numbers.balance = 2048;
    numbers.sea_level = -1e6f;
    numbers.afloat = 1.028f * 2048;
    numbers.most = 8000 << 11;
    return numbers;
}

TEST(IceRows, ice_crosses_towards_the_lower_surface_and_no_more_than_a_quarter) {
    std::array<std::int32_t, n> a{}, b{}, flux{};
    std::array<float, n> sa{}, sb{}, bed{}, level{};
    for (int i = 0; i < n; ++i) {
        a[i] = 100000 * (i + 1), b[i] = 100000 * (n - i);
        sa[i] = static_cast<float>(a[i]) / 1878, sb[i] = static_cast<float>(b[i]) / 1878;
    }
    IceNumbers numbers = some_numbers();
    const float d =
        ice_faces({a.data(), b.data(), sa.data(), sb.data(), bed.data(), bed.data(), level.data(),
                   level.data(), level.data(), level.data(), flux.data(), n},
                  numbers);
    EXPECT_GT(d, 0);
    for (int i = 0; i < n; ++i) {
        EXPECT_EQ(flux[i] > 0, a[i] > b[i] && flux[i] != 0) << i;
        EXPECT_LE(std::abs(flux[i]), std::max(a[i], b[i]) / 4);
        EXPECT_EQ(flux[i], -flux[n - 1 - i]);
    }
    numbers.flux = 1e9f;
    ice_faces({a.data(), b.data(), sa.data(), sb.data(), bed.data(), bed.data(), level.data(),
               level.data(), level.data(), level.data(), flux.data(), n},
              numbers);
    EXPECT_EQ(flux[0], -b[0] / 4);
    EXPECT_EQ(flux[n / 2], 0);  // as high as each other
}

TEST(IceRows, less_than_a_quantum_crosses_as_often_as_it_should) {
    std::array<std::int32_t, 1> a{100000}, b{90000}, flux{};
    std::array<float, 1> sa{100000 / 1878.0f}, sb{90000 / 1878.0f}, bed{}, level{};
    IceNumbers numbers = some_numbers();
    numbers.flux = 1;
    const IceFaceRow row{a.data(),     b.data(),     sa.data(),    sb.data(),
                         bed.data(),   bed.data(),   level.data(), level.data(),
                         level.data(), level.data(), flux.data(),  1};
    ice_faces(row, numbers);
    const int many = flux[0];
    ASSERT_GT(many, 100);
    numbers.flux = 0.25f / static_cast<float>(many);  // a quarter of a quantum
    int crossed = 0;
    for (int i = 0; i < 1000; ++i) {
        numbers.flux_offset = static_cast<float>(i) / 1000;
        ice_faces(row, numbers);
        crossed += flux[0];
    }
    EXPECT_NEAR(crossed, 250, 3);
}

struct Cell {
    std::int32_t now = 0, melted = 0;
    std::int64_t gained = 0;
};
Cell one_cell(std::int32_t ice, float bed, float surface, const IceNumbers& numbers) {
    const std::int32_t none = 0;
    Cell cell;
    const IceCellSums sums = ice_cells(
        {&ice, &none, &none, &none, &none, &surface, &bed, nullptr, &cell.melted, &cell.now, 1},
        numbers);
    cell.gained = sums.gained;
    EXPECT_EQ(sums.any, cell.now != 0);
    return cell;
}

TEST(IceRows, snow_grows_with_height_up_to_a_bound_and_melt_takes_what_there_is) {
    IceNumbers numbers = some_numbers();
    numbers.threshold = numbers.gradient * 2000;
    EXPECT_EQ(one_cell(0, 2050, 2050, numbers).now, 1024);  // 0.5 m
    EXPECT_EQ(one_cell(0, 2050, 2050, numbers).gained, 1024);
    EXPECT_EQ(one_cell(0, 3000, 3000, numbers).now, 2048);
    EXPECT_EQ(one_cell(5000, 1900, 1900, numbers).now, 5000 - 2048);
    EXPECT_EQ(one_cell(5000, 1900, 1900, numbers).melted, 2048);
    EXPECT_EQ(one_cell(700, 1900, 1900, numbers).now, 0);
    EXPECT_EQ(one_cell(700, 1900, 1900, numbers).melted, 700);
    EXPECT_EQ(one_cell(0, 1000, 1000, numbers).now, 0);
    EXPECT_EQ(one_cell(numbers.most, 9000, 9000, numbers).now, numbers.most);
}

TEST(IceRows, ice_that_floats_in_deep_sea_is_lost) {
    IceNumbers numbers = some_numbers();
    numbers.gradient = 0;
    numbers.sea_level = 0, numbers.calving_depth = 20;
    // 100 m of sea carry 102.8 m of ice counted as water.
    EXPECT_EQ(one_cell(102 * 2048, -100, 10, numbers).now, 0);
    EXPECT_EQ(one_cell(104 * 2048, -100, 10, numbers).now, 104 * 2048);
    EXPECT_EQ(one_cell(2048, -19, 10, numbers).now, 2048);
}

}  // namespace
}  // namespace cuesta::ice
