// SPDX-License-Identifier: Apache-2.0
// Any numbers inside their ranges: finite, booked to the unit, without spikes.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <cstdlib>

#include "cuesta/random/counter.h"
#include "lab.h"

namespace cuesta::test {
namespace {

struct Draw {
    std::uint32_t set;
    std::int64_t next = 0;
    double uniform() { return double{uniform_float(random_words({77, 5}, next++, 0, set)[0])}; }
    double between(double low, double high) { return low + (high - low) * uniform(); }
    double decade(double low, double high) { return std::pow(10, between(low, high)); }
    int choice(int n) { return std::min(static_cast<int>(uniform() * n), n - 1); }
};

Droplets random_drops(Draw& draw) {
    Droplets op =
        thesis_drops(std::array{300, 2000, 5000}[static_cast<std::size_t>(draw.choice(3))]);
    op.floor = draw.choice(2) == 0 ? 0.2 : -100'000;
    op.inertia = draw.between(0, 1), op.capacity = draw.decade(-3, 2.09);
    op.deposition = draw.between(0, 1), op.erosion = draw.between(0, 1);
    op.evaporation = draw.decade(-4, 0), op.radius = draw.between(1, 10);
    op.min_slope = draw.decade(-4, 0), op.path = draw.decade(0, 2.3);
    op.gravity = draw.decade(-1, 3), op.speed = draw.decade(-2, 2);
    op.water = draw.decade(-2, 2), op.min_water = draw.decade(-4, 0);
    op.height_unit = draw.decade(-1.5, 1.5);
    op.reference_step = draw.decade(-0.5, 0.5);
    op.residual = static_cast<Droplets::Residual>(draw.choice(3));
    op.ring = static_cast<Droplets::Ring>(draw.choice(3));
    op.padding = draw.choice(2) == 0 ? 0 : draw.between(1, 80);
    op.fill_pits = draw.choice(3) > 0;
    op.blur = draw.choice(2) * draw.uniform(), op.blur_passes = 1 + draw.choice(8);
    op.in_flight = draw.decade(-1.5, -0.31);
    if (draw.choice(4) == 0) {
        op.scheme = Droplets::Scheme::sequential;
        op.fill_pits = true;
    }
    return op;
}

// To find a set again.
std::string words(const Droplets& op, const Grid& grid) {
    return fmt::format(
        "count {} floor {} inertia {:.3f} capacity {:.4f} deposition {:.3f} erosion {:.3f} "
        "evaporation {:.4f} radius {:.2f} min_slope {:.4f} path {:.1f} gravity {:.2f} speed {:.3f} "
        "water {:.3f} min_water {:.4f} height_unit {:.3f} reference_step {:.3f} residual {} ring "
        "{} "
        "padding {:.1f} fill_pits {} blur {:.2f} x {} in_flight {:.4f} scheme {} edges {}",
        op.count, op.floor, op.inertia, op.capacity, op.deposition, op.erosion, op.evaporation,
        op.radius, op.min_slope, op.path, op.gravity, op.speed, op.water, op.min_water,
        op.height_unit, op.reference_step, static_cast<int>(op.residual), static_cast<int>(op.ring),
        op.padding, op.fill_pits, op.blur, op.blur_passes, op.in_flight,
        static_cast<int>(op.scheme), to_text(grid.edges));
}

double relief_of(const Field& z) {
    float low = z.at(0, 0), high = low;
    for (std::int64_t y = 0; y < z.rows(); ++y)
        for (std::int64_t x = 0; x < z.columns(); ++x)
            low = std::min(low, z.at(x, y)), high = std::max(high, z.at(x, y));
    return double{high} - double{low};
}

TEST(DropSweep, random_numbers_keep_the_books_and_make_no_spikes) {
    const bool whole = std::getenv("CUESTA_LONG_TESTS") != nullptr;
    std::vector<int> sets;
    for (int i = 0; i < (whole ? 1000 : 40); ++i) sets.push_back(i);
    // Blur, floor and discard: once up to 4377 m were not booked, and ground that had come down to
    // the floor was put back as needles.
    if (!whole) sets.insert(sets.end(), {235, 237, 331, 337, 465});
    double worst = 0;  // times that of the start, the relief of both being the same
    double most = 0;   // as it is
    std::int64_t limited = 0;
    for (const int i : sets) {
        Draw draw{static_cast<std::uint32_t>(i)};
        const Droplets op = random_drops(draw);
        const DropLand land =
            diamond_land(64, 3, 1,
                         std::array{Edges::open, Edges::closed, Edges::wrap,
                                    Edges::wrap_x}[static_cast<std::size_t>(draw.choice(4))]);
        const double before = largest_bend(land.start), relief = relief_of(land.start);
        const ProcessRun run = run_process(op, land.grid, land.start, {.steps = 2});
        ASSERT_TRUE(all_finite(run.height)) << i;
        EXPECT_EQ(unbooked_m(run), 0) << i << ": " << words(op, land.grid);
        limited += count_of(run, "limited_drops");
        const double bend = largest_bend(run.height);
        // One after the other, drops are as published: bounded by nothing but themselves.
        if (op.scheme == Droplets::Scheme::sequential) continue;
        // Ten times the usual capacity cuts a land of 1 m down by 3 m: all of it becomes steeper.
        const double grown = std::max(1.0, relief_of(run.height) / relief);
        const double times = bend / before / grown;
        if (times > 6)
            std::printf("set %d: bend %.1f times that of the start, relief %.1f times: %s\n", i,
                        bend / before, grown, words(op, land.grid).c_str());
        worst = std::max(worst, times);
        most = std::max(most, bend / before);
    }
    std::printf(
        "%d sets: largest second difference %.1f times that of the start, for the same "
        "relief %.1f times; %lld limited\n",
        static_cast<int>(sets.size()), most, worst, static_cast<long long>(limited));
    // Of the 1000 some with extreme numbers go beyond (docs/science/droplets.md) and are named: the
    // long run fails on them until they are mended.
    EXPECT_LT(most, 6);
}

}  // namespace
}  // namespace cuesta::test
