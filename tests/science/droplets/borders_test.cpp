// SPDX-License-Identifier: Apache-2.0
// Drain valleys at the rim of the map, and drops that leave it.
#include <gtest/gtest.h>

#include "lab.h"

namespace cuesta::test {
namespace {

constexpr std::int64_t margin = 64, n = 256, frame = 8;

// A land cut from a larger one, which tells what the rim would have become in its surroundings.
struct CutLand {
    DropLand land{{.columns = n, .rows = n, .spacing_m = 1, .edges = Edges::open},
                  Field({n, n, 1})};
    Field lowered{FieldShape{n, n, 1}};  // with its surroundings
};

CutLand cut_land(std::uint64_t seed, double inertia) {
    const DropLand wide = diamond_land(n + 2 * margin, seed, 1.5);
    Droplets op = thesis_drops(168'750);
    op.inertia = inertia, op.floor = -100'000;
    const ProcessRun run = run_process(op, wide.grid, wide.start);
    CutLand cut;
    for (std::int64_t y = 0; y < n; ++y)
        for (std::int64_t x = 0; x < n; ++x) {
            cut.land.start.at(x, y) = wide.start.at(x + margin, y + margin);
            cut.lowered.at(x, y) =
                wide.start.at(x + margin, y + margin) - run.height.at(x + margin, y + margin);
        }
    return cut;
}

// By how much the outer frame sank more than in its surroundings, on the mean.
double excess(const CutLand& cut, const Droplets& op) {
    const ProcessRun run = run_process(op, cut.land.grid, cut.land.start);
    EXPECT_EQ(unbooked_m(run), 0);
    double sum = 0, cells = 0;
    for (std::int64_t y = 0; y < n; ++y)
        for (std::int64_t x = 0; x < n; ++x) {
            if (x >= frame && x < n - frame && y >= frame && y < n - frame) continue;
            sum += double{cut.land.start.at(x, y)} - double{run.height.at(x, y)} -
                   double{cut.lowered.at(x, y)};
            ++cells;
        }
    return sum / cells;
}

// C12, at the low inertia that makes them worst.
TEST(DropBorders, a_ring_as_wide_as_the_path_halves_the_drain_valleys) {
    double none = 0, ring = 0, usual = 0;
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        const CutLand cut = cut_land(seed, 0.05);
        Droplets op = thesis_drops();
        op.inertia = 0.05, op.floor = -100'000;
        none += excess(cut, op) / 3;
        op.ring = Droplets{}.ring;
        usual += excess(cut, op) / 3;
        op.ring = Droplets::Ring::extrapolate;
        op.padding = 64;
        ring += excess(cut, op) / 3;
    }
    std::printf(
        "frame lowered too much by %.4f without, %.4f with the usual ring, %.4f with one of "
        "a path's width\n",
        none, usual, ring);
    EXPECT_GT(none, 0.01);
    EXPECT_LT(std::abs(ring), 0.5 * none);
}

// C7; the thesis counts 16.5, 12 and 5 % at 256, 512 and 1024.
TEST(DropBorders, fewer_drops_leave_larger_maps) {
    double last = 1;
    for (const std::int64_t size : {128, 256, 512}) {
        const DropLand land = diamond_land(size, 1);
        const ProcessRun run = run_process(thesis_drops(25'000), land.grid, land.start);
        const double share = static_cast<double>(count_of(run, "drops_left")) / 25'000;
        std::printf("%d: %.1f %% of the drops leave\n", static_cast<int>(size), 100 * share);
        EXPECT_LT(share, 0.85 * last);
        if (size == 256) {
            EXPECT_GT(share, 0.05);
            EXPECT_LT(share, 0.35);
        }
        last = share;
    }
}

}  // namespace
}  // namespace cuesta::test
