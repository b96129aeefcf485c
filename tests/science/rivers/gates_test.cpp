// SPDX-License-Identifier: Apache-2.0
// Default `rivers` turns fractals into land that passes for eroded; claims, figures and tolerances
// are in README.md.
#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <cstdlib>
#include <iostream>

#include "cuesta/analysis/realism.h"
#include "cuesta/analysis/realism_words.h"
#include "cuesta/generate/diamond_square.h"
#include "cuesta/generate/noise/fbm.h"
#include "cuesta/process/river/rivers.h"
#include "support/run_process.h"

namespace cuesta {
namespace {

constexpr std::array<const char*, 6> judged{"carve_index",      "inversion_asymmetry",
                                            "depression_share", "drainage_density",
                                            "hack_exponent",    "area_exponent"};
constexpr double extent_m = 511 * 60.0;

bool long_tests() {
    return std::getenv("CUESTA_LONG_TESTS") != nullptr;
}

enum class Fractal { fbm_7, fbm_9, diamond };
constexpr std::array<const char*, 3> words{"fbm 0.7", "fbm 0.9", "diamond_square 0.7"};

Field fractal(Fractal kind, const Grid& grid, std::uint64_t seed) {
    if (kind == Fractal::diamond) {
        DiamondSquare diamond;
        diamond.hurst = 0.7, diamond.relief = 1500;
        return test::run_generator(diamond, grid, {.seed = seed});
    }
    Fbm fbm;
    fbm.hurst = kind == Fractal::fbm_7 ? 0.7 : 0.9;
    fbm.relief = 1500, fbm.wavelength = 12000;
    return test::run_generator(fbm, grid, {.seed = seed});
}

RealismReport measured(const Field& height, const Grid& grid) {
    Raster map{.columns = grid.columns, .rows = grid.rows};
    map.spacing_m = grid.spacing_m;
    for (std::int64_t y = 0; y < grid.rows; ++y)
        map.samples.insert(map.samples.end(), height.row(y), height.row(y) + grid.columns);
    return measure_realism(map);
}

void tell(const char* title, std::uint64_t seed, const char* when, const RealismReport& report) {
    std::cout << "| " << title << " | " << seed << " | " << when;
    for (const char* name : judged) {
        const Measure& m = report.measure(name);
        std::cout << " | " << value_text(m) << (m.verdict == MeasureVerdict::pass ? "" : " *");
    }
    for (const char* name : {"concavity", "slope_p99_9", "spur_hollow", "spectral_slope"})
        std::cout << " | " << value_text(report.measure(name));
    std::cout << " |\n";
}

void expect_gained(Fractal kind, std::uint64_t seed) {
    const char* title = words[static_cast<std::size_t>(kind)];
    const Grid grid{512, 512, 60.0};
    const Field raw = fractal(kind, grid, seed);
    const RealismReport before = measured(raw, grid);
    const test::ProcessRun run = test::run_process(Rivers{}, grid, raw);
    const RealismReport after = measured(run.height, grid);
    tell(title, seed, "before", before);
    tell(title, seed, "after", after);
    EXPECT_FALSE(before.passes_gates()) << title << ' ' << seed;
    for (const char* name : judged)
        EXPECT_EQ(after.measure(name).verdict, MeasureVerdict::pass)
            << title << ' ' << seed << ' ' << name << ": " << after.measure(name).sentence;
}

TEST(rivers_gates, fbm_of_070_becomes_land) {
    for (std::uint64_t seed = 1; seed <= (long_tests() ? 3u : 1u); ++seed)
        expect_gained(Fractal::fbm_7, seed);
}

TEST(rivers_gates, fbm_of_090_becomes_land) {
    for (std::uint64_t seed = 1; seed <= (long_tests() ? 3u : 1u); ++seed)
        expect_gained(Fractal::fbm_9, seed);
}

TEST(rivers_gates, diamond_square_becomes_land) {
    for (std::uint64_t seed = 1; seed <= (long_tests() ? 3u : 1u); ++seed)
        expect_gained(Fractal::diamond, seed);
}

// Correlation of two maps of 64 x 64 cells of the same land, each the mean over its samples.
std::vector<double> cell_means(const Field& change) {
    constexpr std::int64_t cells = 64;
    std::vector<double> sums(cells * cells), counts(cells * cells);
    for (std::int64_t y = 0; y < change.rows(); ++y)
        for (std::int64_t x = 0; x < change.columns(); ++x) {
            const auto i = std::min(cells - 1, x * cells / (change.columns() - 1));
            const auto j = std::min(cells - 1, y * cells / (change.rows() - 1));
            sums[static_cast<std::size_t>(j * cells + i)] += static_cast<double>(change.at(x, y));
            counts[static_cast<std::size_t>(j * cells + i)] += 1;
        }
    for (std::size_t i = 0; i < sums.size(); ++i) sums[i] /= counts[i];
    return sums;
}

double correlation(const std::vector<double>& a, const std::vector<double>& b) {
    const auto n = static_cast<double>(a.size());
    double ma = 0, mb = 0, aa = 0, bb = 0, ab = 0;
    for (std::size_t i = 0; i < a.size(); ++i) ma += a[i] / n, mb += b[i] / n;
    for (std::size_t i = 0; i < a.size(); ++i) {
        aa += (a[i] - ma) * (a[i] - ma);
        bb += (b[i] - mb) * (b[i] - mb);
        ab += (a[i] - ma) * (b[i] - mb);
    }
    return ab / std::sqrt(aa * bb);
}

TEST(rivers_gates, finer_grids_show_the_same_valleys) {
    for (std::uint64_t seed = 1; seed <= (long_tests() ? 3u : 1u); ++seed) {
        std::vector<double> last;
        for (const std::int64_t side : {257, 513, 1025}) {
            if (side > 513 && !long_tests()) continue;
            const Grid grid{side, side, extent_m / static_cast<double>(side - 1)};
            const Field raw = fractal(Fractal::fbm_7, grid, seed);
            const test::ProcessRun run = test::run_process(Rivers{}, grid, raw);
            Field change(raw.shape());
            for (std::int64_t y = 0; y < side; ++y)
                for (std::int64_t x = 0; x < side; ++x)
                    change.at(x, y) = run.height.at(x, y) - raw.at(x, y);
            std::vector<double> now = cell_means(change);
            if (!last.empty()) {
                const double same = correlation(last, now);
                std::cout << "seed " << seed << ", " << side / 2 + 1 << " and " << side << ": "
                          << same << '\n';
                EXPECT_GE(same, 0.8) << seed << ' ' << side;
            }
            last = std::move(now);
        }
    }
}

}  // namespace
}  // namespace cuesta
