// SPDX-License-Identifier: Apache-2.0
// The measures of realism know real land from fractals; claim, figures and tolerances are in
// README.md.
#include "cuesta/analysis/realism.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <iostream>

#include "cuesta/analysis/realism_words.h"
#include "cuesta/generate/diamond_square.h"
#include "cuesta/generate/noise/fbm.h"
#include "cuesta/generate/spectral.h"
#include "cuesta/verify/reference_tile.h"
#include "support/hold_problem.h"
#include "support/run_operator.h"

namespace cuesta {
namespace {

TEST(realism, the_jacksboro_tile_has_its_known_numbers_and_passes) {
    const std::filesystem::path path = verify::reference_tile_path();
    std::error_code ignored;
    if (!std::filesystem::exists(path, ignored))
        GTEST_SKIP() << "no " << path << ": install python-matplotlib-data";
    const Raster tile = verify::read_reference_tile(path);
    ASSERT_EQ(tile.columns, 403);
    ASSERT_EQ(tile.rows, 344);
    const RealismReport report = measure_realism(tile, {.spacing_m = 74.5, .spacing_y_m = 92.8});

    test::hold_problem("reference_tile");
    EXPECT_NEAR(*report.measure("concavity").r2, 0.90, 0.03);
    EXPECT_TRUE(report.passes_gates());
    EXPECT_TRUE(report.warnings.empty());
    for (const Measure& m : report.measures) {
        const auto wanted =
            m.kind == MeasureKind::report ? MeasureVerdict::told : MeasureVerdict::pass;
        EXPECT_EQ(m.verdict, wanted) << m.name << ": " << m.sentence;
    }
}

template <class Op>
void expect_fails(const char* words, const Op& op, std::uint64_t seed, std::int64_t side) {
    const Grid grid{side, side, 60.0};
    const Field field = test::run_generator(op, grid, {.seed = seed});
    Raster map{.columns = side, .rows = side};
    map.spacing_m = 60;
    for (std::int64_t y = 0; y < side; ++y)
        map.samples.insert(map.samples.end(), field.row(y), field.row(y) + side);
    const RealismReport report = measure_realism(map);
    std::cout << words << ' ' << seed << ':';
    for (const char* name : {"carve_index", "inversion_asymmetry", "depression_share",
                             "drainage_density", "hack_exponent", "area_exponent", "concavity"})
        std::cout << ' ' << value_text(report.measure(name));
    std::cout << '\n';
    for (const char* name : {"carve_index", "inversion_asymmetry", "depression_share"})
        EXPECT_EQ(report.measure(name).verdict, MeasureVerdict::fail) << words << ' ' << name;
    EXPECT_EQ(report.measure("concavity").verdict, MeasureVerdict::fail) << words;
    EXPECT_FALSE(report.passes_gates());
}

void expect_fractals_fail(std::int64_t side, std::uint64_t seeds) {
    for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
        for (const double hurst : {0.7, 0.9}) {
            Fbm fbm;
            fbm.hurst = hurst, fbm.relief = 1500, fbm.wavelength = 12000;
            expect_fails(hurst < 0.8 ? "fbm 0.7" : "fbm 0.9", fbm, seed, side);
        }
        DiamondSquare diamond;
        diamond.hurst = 0.7, diamond.relief = 1500;
        expect_fails("diamond_square 0.7", diamond, seed, side);
        Spectral spectral;
        spectral.hurst = 0.7, spectral.relief = 1500;
        expect_fails("spectral 0.7", spectral, seed, side);
    }
}

TEST(realism, raw_fractals_fail) {
    expect_fractals_fail(256, 3);
}

// The size of the tables, on demand: CUESTA_LONG_TESTS=1.
TEST(realism, raw_fractals_of_512_fail) {
    if (std::getenv("CUESTA_LONG_TESTS") == nullptr) GTEST_SKIP() << "CUESTA_LONG_TESTS is not set";
    expect_fractals_fail(512, 3);
}

}  // namespace
}  // namespace cuesta
