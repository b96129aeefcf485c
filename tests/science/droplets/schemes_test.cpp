// SPDX-License-Identifier: Apache-2.0
// Drops at once and drops one after the other make the same land, as far as its statistics tell.
#include <gtest/gtest.h>

#include "cuesta/analysis/realism.h"
#include "lab.h"

namespace cuesta::test {
namespace {

// Drops whose places follow from another seed.
struct Reseeded {
    Droplets op;
    std::uint64_t seed;
    StepReport apply(Terrain& terrain, const StepContext& step) const {
        const StepContext other{step.grid, step.block, step.comm,    {seed, 7},
                                step.step, terrain,    step.scratch, {}};
        return op.apply(terrain, other);
    }
};

struct Land {
    Measures of;
    std::vector<double> heights;  // sorted
    double carve = 0, density = 0, hollows = 0;
    Field height;
};

Land erode(const DropLand& land, const Droplets& op, std::uint64_t seed) {
    ProcessRun run = run_process(Reseeded{op, seed}, land.grid, land.start);
    Land made;
    made.of = measure(run.height, land.start);
    // As metres of real land: relief 1 km, cells of 30 m.
    Raster map{.columns = land.grid.columns, .rows = land.grid.rows};
    for (std::int64_t y = 0; y < map.rows; ++y)
        for (std::int64_t x = 0; x < map.columns; ++x)
            map.samples.push_back(1000 * run.height.at(x, y));
    made.heights.assign(map.samples.begin(), map.samples.end());
    std::sort(made.heights.begin(), made.heights.end());
    const RealismReport report = measure_realism(map, {.spacing_m = 30});
    made.carve = report.measure("carve_index").value;
    made.density = report.measure("drainage_density").value;
    made.hollows = report.measure("depression_share").value;
    made.height = std::move(run.height);
    return made;
}

// Mean distance of the two curves of heights, in thousandths of the relief.
double hypsometry_apart(const Land& a, const Land& b) {
    double sum = 0;
    for (std::size_t i = 0; i < a.heights.size(); ++i) sum += std::abs(a.heights[i] - b.heights[i]);
    return sum / static_cast<double>(a.heights.size());
}

void tell(const char* name, const Land& a, const Land& reference) {
    std::printf(
        "%-12s moved %.1f, |Laplacian| %.5f, %d peaks, %d pits, bend %.3f, ravines %.2f %%, carve "
        "%.3f, density %.3f, hollows %.2f %%, hypsometry apart %.3f\n",
        name, a.of.moved, a.of.laplacian, a.of.peaks, a.of.pits, a.of.bend, 100 * a.of.ravines,
        a.carve, a.density, 100 * a.hollows, hypsometry_apart(a, reference));
}

struct Spread {
    double low = 1e300, high = -1e300;
    void take(double value) { low = std::min(low, value), high = std::max(high, value); }
    // How far beyond the values of the others, as a share of their mean.
    double beyond(double value) const {
        return std::max({0.0, low - value, value - high}) / (0.5 * (low + high));
    }
};

TEST(DropSchemes, the_fewer_in_flight_the_nearer_to_one_after_the_other) {
    const DropLand land = diamond_land(256, 1);
    Droplets op = thesis_drops();
    op.scheme = Droplets::Scheme::sequential;
    std::vector<Land> sequence;
    Spread moved, laplacian, ravines, peaks, pits, carve, density, hollows;
    double apart = 0;
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        sequence.push_back(erode(land, op, seed));
        const Land& one = sequence.back();
        moved.take(one.of.moved), laplacian.take(one.of.laplacian), ravines.take(one.of.ravines);
        peaks.take(one.of.peaks), pits.take(one.of.pits), carve.take(one.carve);
        density.take(one.density), hollows.take(one.hollows);
        apart = std::max(apart, hypsometry_apart(one, sequence.front()));
        tell("sequential", one, sequence.front());
    }
    op.scheme = Droplets::Scheme::parallel;
    double last_laplacian = 1, last_peaks = 1, last_pits = 1;
    for (const double in_flight : {0.5, 0.25, 0.0625}) {
        op.in_flight = in_flight;
        const Land made = erode(land, op, 1);
        std::printf("in flight %g: ", in_flight);
        tell("", made, sequence.front());
        // Beyond the scatter of seeds by less and less.
        const double rough = laplacian.beyond(made.of.laplacian);
        const double high = peaks.beyond(made.of.peaks), low = pits.beyond(made.of.pits);
        EXPECT_LT(rough, last_laplacian);
        EXPECT_LT(high, last_peaks);
        EXPECT_LT(low, last_pits);
        last_laplacian = rough, last_peaks = high, last_pits = low;
        EXPECT_LT(moved.beyond(made.of.moved), 0.03);
        EXPECT_LT(made.of.bend, 2 * largest_bend(land.start));
    }
    EXPECT_LT(last_laplacian, 0.03);
    EXPECT_LT(last_peaks, 0.1);
    EXPECT_LT(last_pits, 0.1);
    const Land few = erode(land, op, 2);
    EXPECT_LT(hypsometry_apart(few, sequence.front()), 1.5 * apart);
    EXPECT_LT(ravines.beyond(few.of.ravines), 0.1);
    EXPECT_LT(carve.beyond(few.carve), 0.1);
    EXPECT_LT(density.beyond(few.density), 0.1);
    EXPECT_LT(hollows.beyond(few.hollows), 0.35);  // 2.7 to 3.1 % one after the other
}

}  // namespace
}  // namespace cuesta::test
