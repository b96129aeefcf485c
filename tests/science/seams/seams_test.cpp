// SPDX-License-Identifier: Apache-2.0
// On a map that wraps, the seam is a place like any other: for every generator of the catalog.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "cuesta/catalog/builtin.h"
#include "support/run_recipe.h"

namespace cuesta::test {
namespace {

constexpr int seeds = 16;

// Mean squared steps h(i + 1) - h(i) and bends h(i - 1) - 2 h(i) + h(i + 1) along an axis by i,
// over the lines of the map; the last step and the first and last bend cross the seam.
struct ByPlace {
    std::vector<double> steps, bends;

    void add(const Raster& map, bool along_x) {
        const std::int64_t n = along_x ? map.columns : map.rows;
        const std::int64_t lines = along_x ? map.rows : map.columns;
        steps.resize(static_cast<std::size_t>(n)), bends.resize(static_cast<std::size_t>(n));
        for (std::int64_t i = 0; i < n; ++i)
            for (std::int64_t line = 0; line < lines; ++line) {
                const auto h = [&](std::int64_t k) {
                    const std::int64_t at = (k + n) % n;
                    return static_cast<double>(along_x ? map.at(at, line) : map.at(line, at));
                };
                const double step = h(i + 1) - h(i), bend = h(i - 1) - 2 * h(i) + h(i + 1);
                steps[static_cast<std::size_t>(i)] += step * step;
                bends[static_cast<std::size_t>(i)] += bend * bend;
            }
    }
};

class Seams : public testing::TestWithParam<std::string> {};

// A place of 96 alike is the largest by chance one time in 96, but seldom by a tenth.
void expect_no_seam(const ByPlace& found, const std::string& where) {
    const auto largest = [](const std::vector<double>& v, std::size_t from, std::size_t to) {
        return *std::max_element(v.begin() + static_cast<std::ptrdiff_t>(from),
                                 v.begin() + static_cast<std::ptrdiff_t>(to));
    };
    const std::size_t n = found.steps.size();
    EXPECT_LE(found.steps[n - 1], 1.1 * largest(found.steps, 0, n - 1)) << where;
    EXPECT_LE(std::max(found.bends[0], found.bends[n - 1]), 1.1 * largest(found.bends, 1, n - 1))
        << where;
}

TEST_P(Seams, steps_and_bends_across_the_seam_are_no_larger_than_elsewhere) {
    for (const std::string edges : {"wrap", "wrap_x"}) {
        ByPlace along_x, along_y;
        for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
            const std::string text = head_text(96, 80, edges, seed, 100) +
                                     fmt::format("[[stage]]\nop = \"{}\"\n", GetParam());
            const Raster map = run_recipe(text)->domain.collect("height");
            along_x.add(map, true), along_y.add(map, false);
        }
        expect_no_seam(along_x, edges + ", columns");
        if (edges == "wrap") expect_no_seam(along_y, edges + ", rows");
    }
}

// A map that does not wrap does have a step there: the measure finds one.
TEST(seams, the_measure_finds_a_seam_where_there_is_one) {
    ByPlace along_x;
    for (std::uint64_t seed = 1; seed <= seeds; ++seed)
        along_x.add(run_recipe(head_text(96, 80, "open", seed, 100) + "[[stage]]\nop = \"fbm\"\n")
                        ->domain.collect("height"),
                    true);
    EXPECT_GT(along_x.steps.back(),
              10 * *std::max_element(along_x.steps.begin(), along_x.steps.end() - 1));
}

// Generators without a file: a picture has its own edges.
std::vector<std::string> generators() {
    std::vector<std::string> names;
    for (const OperatorRow& row : builtin_registry().rows()) {
        const auto is_file = [](const ParamRow& p) { return p.kind == ParamKind::file; };
        if (row.kind == OperatorKind::generator &&
            std::none_of(row.params.begin(), row.params.end(), is_file))
            names.push_back(std::string(row.name));
    }
    return names;
}

INSTANTIATE_TEST_SUITE_P(catalog, Seams, testing::ValuesIn(generators()),
                         [](const auto& param) { return param.param; });

}  // namespace
}  // namespace cuesta::test
