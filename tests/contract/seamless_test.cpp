// SPDX-License-Identifier: Apache-2.0
// Wrapped maps are seamless: the step from the last column to the first is no larger than steps
// inside the map, for every generator of the catalog, and likewise for rows.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "cuesta/catalog/builtin.h"
#include "support/run_recipe.h"
#include "support/scratch_directory.h"

namespace cuesta::test {
namespace {

// Sum of squared steps from line k to line k + 1 along an axis; the last one is the seam.
std::vector<double> steps_across(const Raster& map, bool columns) {
    const std::int64_t n = columns ? map.columns : map.rows, m = columns ? map.rows : map.columns;
    std::vector<double> sums(static_cast<std::size_t>(n), 0.0);
    for (std::int64_t k = 0; k < n; ++k)
        for (std::int64_t i = 0; i < m; ++i) {
            const std::int64_t next = (k + 1) % n;
            const double step =
                columns ? map.at(next, i) - map.at(k, i) : map.at(i, next) - map.at(i, k);
            sums[static_cast<std::size_t>(k)] += step * step;
        }
    return sums;
}

void expect_no_seam(const Raster& map, bool columns, const std::string& what) {
    std::vector<double> sums = steps_across(map, columns);
    const double seam = sums.back();
    sums.pop_back();
    // Somewhere inside there is a line with steps as large.
    EXPECT_LE(seam, 1.1 * *std::max_element(sums.begin(), sums.end())) << what;
}

class Seamless : public testing::TestWithParam<std::string> {};

TEST_P(Seamless, steps_across_the_seam_are_no_larger_than_inside) {
    const ScratchDirectory directory;
    RunSetup setup;
    setup.recipe_directory = directory.path();
    const OperatorRow& row = *builtin_registry().find(GetParam());
    for (const std::string_view edges : {"wrap", "wrap_x", "wrap_y"})
        for (const std::uint64_t seed : {1, 2, 3}) {
            const std::string text =
                head_text(96, 80, edges, seed, 20) + stage_text(row, directory.path(), "");
            const Raster map = run_recipe(text, setup)->domain.collect("height");
            const std::string what = fmt::format("{}, seed {}", edges, seed);
            if (edges != "wrap_y") expect_no_seam(map, true, what + ", columns");
            if (edges != "wrap_x") expect_no_seam(map, false, what + ", rows");
        }
}

TEST(OpenMap, has_a_seam_that_the_measure_finds) {
    const auto text = head_text(96, 80, "open", 1, 20) + "[[stage]]\nop = \"fbm\"\n";
    std::vector<double> sums = steps_across(run_recipe(text, {})->domain.collect("height"), true);
    const double seam = sums.back();
    sums.pop_back();
    EXPECT_GT(seam, 10 * *std::max_element(sums.begin(), sums.end()));
}

// A picture from a file meets itself as it will.
std::vector<std::string> generators() {
    std::vector<std::string> names;
    for (const OperatorRow& row : builtin_registry().rows())
        if (row.kind == OperatorKind::generator && row.name != "image") names.push_back(row.name);
    return names;
}

INSTANTIATE_TEST_SUITE_P(catalog, Seamless, testing::ValuesIn(generators()),
                         [](const auto& one) { return one.param; });

}  // namespace
}  // namespace cuesta::test
