// SPDX-License-Identifier: Apache-2.0
// What no drop may do, however many run at once and whatever the ground is made of: heap a needle,
// rise above the highest ground, dig below the floor, or turn one material into another.
#include <gtest/gtest.h>

#include <map>
#include <string>

#include "cuesta/base/parallel.h"
#include "lab.h"

namespace cuesta::test {
namespace {

constexpr std::int64_t n = 96;

// Beds of 40 m of sand and 20 m of granite under land of 240 m, cells of 5 m.
DropLand bedded_land(Edges edges = Edges::open) {
    DropLand land = diamond_land(n, 4, 240, edges);
    land.grid.spacing_m = 5;
    return land;
}

void lay_beds(Terrain& terrain) {
    LayerStack& ground = terrain.ground();
    ground.make_layered();
    LayerBook book;
    const MaterialId sand = *terrain.materials().find("sand"),
                     granite = *terrain.materials().find("granite");
    const auto metre = static_cast<Units>(1 / ground.unit_m());
    for (std::int64_t y = 0; y < terrain.block().rows; ++y)
        for (std::int64_t x = 0; x < terrain.block().columns; ++x) {
            const Units top = ground.surface().at(x, y);
            ground.remove(x, y, top + 60 * metre, book, [](MaterialId, Units) {});
            for (Units at = -60 * metre, bed = 0; at < top; ++bed) {
                const Units to = std::min(top, at + (bed % 2 == 0 ? 40 : 20) * metre);
                ground.add(x, y, bed % 2 == 0 ? sand : granite, to - at, 0, book);
                at = to;
            }
        }
}

struct Bounds {
    double highest = 0, needle = 0, hole = 0;  // m; beyond all eight neighbours
};
Bounds bounds_of(const ProcessRun& run) {
    Bounds found;
    for (std::int64_t y = 0; y < n; ++y)
        for (std::int64_t x = 0; x < n; ++x) {
            const auto at = [&](std::int64_t i, std::int64_t j) {
                return static_cast<double>(run.units.at(i, j)) * run.unit_m;
            };
            found.highest = std::max(found.highest, at(x, y));
            if (x == 0 || y == 0 || x + 1 == n || y + 1 == n) continue;
            double high = -1e9, low = 1e9;
            for (int j = -1; j <= 1; ++j)
                for (int i = -1; i <= 1; ++i)
                    if (i != 0 || j != 0)
                        high = std::max(high, at(x + i, y + j)),
                        low = std::min(low, at(x + i, y + j));
            found.needle = std::max(found.needle, at(x, y) - high);
            found.hole = std::max(found.hole, low - at(x, y));
        }
    return found;
}

// Needles of 500 m stood on this ground: what waited at a sample was booked anew in every pass.
TEST(DropBounds, drops_at_once_heap_and_dig_no_more_than_one_after_the_other) {
    const DropLand land = bedded_land();
    const ProcessRun before = run_process(Droplets{}, land.grid, land.start, {.steps = 0});
    for (const auto loads : {Droplets::Loads::one, Droplets::Loads::own}) {
        Droplets op;
        op.hardness = "hardness", op.loads = loads, op.density = 40'000.0;
        const ProcessOptions with{.prepare = lay_beds};
        op.scheme = Droplets::Scheme::sequential;
        const Bounds sequence = bounds_of(run_process(op, land.grid, land.start, with));
        op.scheme = Droplets::Scheme::parallel;
        for (const double in_flight : {0.5, 0.25, 0.03, 0.001}) {
            op.in_flight = in_flight;
            const ProcessRun run = run_process(op, land.grid, land.start, with);
            const Bounds found = bounds_of(run);
            std::printf(
                "%s, in flight %g: highest %.1f, needle %.2f, hole %.2f m (%.1f, %.2f, "
                "%.2f one after the other)\n",
                loads == Droplets::Loads::one ? "one" : "own", in_flight, found.highest,
                found.needle, found.hole, sequence.highest, sequence.needle, sequence.hole);
            EXPECT_LE(found.highest, bounds_of(before).highest);
            EXPECT_LE(found.needle, 1.5 * sequence.needle + 1);
            EXPECT_LE(found.hole, 1.5 * sequence.hole + 1);
        }
    }
}

// Every ring, every number in flight, with a blur, on one rock and on beds.
TEST(DropBounds, the_floor_is_kept_to_the_unit) {
    const DropLand land = bedded_land();
    for (const bool beds : {false, true})
        for (const auto ring :
             {Droplets::Ring::mirror, Droplets::Ring::extrapolate, Droplets::Ring::none})
            for (const double in_flight : {0.25, 0.003})
                for (const double blur : {0.0, 1.0}) {
                    Droplets op;
                    op.ring = ring, op.in_flight = in_flight, op.blur = blur;
                    op.floor = 100, op.density = 40'000.0;
                    ProcessOptions with{.steps = 2};
                    if (beds) with.prepare = lay_beds;
                    const ProcessRun run = run_process(op, land.grid, land.start, with);
                    const auto floor = static_cast<std::int32_t>(std::ceil(100 / run.unit_m));
                    ProcessOptions none = with;
                    none.steps = 0;
                    const ProcessRun before = run_process(op, land.grid, land.start, none);
                    std::int32_t deepest = 0, sank = 0;
                    for (std::int64_t y = 0; y < n; ++y)
                        for (std::int64_t x = 0; x < n; ++x) {
                            const std::int32_t was = before.units.at(x, y), is = run.units.at(x, y);
                            if (was >= floor) deepest = std::max(deepest, floor - is);
                            if (was < floor) sank = std::max(sank, was - is);
                        }
                    EXPECT_EQ(deepest, 0) << in_flight << " in flight, blur " << blur;
                    EXPECT_EQ(sank, 0);
                    EXPECT_EQ(unbooked_m(run), 0);
                }
}

// Without a border each material has the same amount afterwards, and no column has more beds than
// one of each kind on top of what it had.
TEST(DropBounds, no_material_turns_into_another) {
    for (const Edges edges : {Edges::wrap, Edges::closed})
        for (const auto scheme : {Droplets::Scheme::parallel, Droplets::Scheme::sequential}) {
            const DropLand land = bedded_land(edges);
            Droplets op;
            op.scheme = scheme, op.hardness = "hardness", op.density = 40'000.0;
            std::map<int, std::int64_t> before, after;
            const auto count = [](Terrain& terrain, std::map<int, std::int64_t>& into) {
                const auto sums = std::as_const(terrain).ground().totals();
                for (std::size_t i = 0; i < sums.size(); ++i)
                    if (sums[i] != 0) into[static_cast<int>(i)] += sums[i];
            };
            int most = 0, most_before = 0;
            const auto layers = [](Terrain& terrain) {
                int found = 0;
                for (std::int64_t y = 0; y < n; ++y)
                    for (std::int64_t x = 0; x < n; ++x)
                        found = std::max(found, terrain.ground().layers(x, y));
                return found;
            };
            const ProcessRun run = run_process(
                op, land.grid, land.start,
                {.steps = 3,
                 .prepare =
                     [&](Terrain& terrain) {
                         lay_beds(terrain);
                         count(terrain, before), most_before = layers(terrain);
                     },
                 .inspect =
                     [&](Terrain& terrain) { count(terrain, after), most = layers(terrain); }});
            EXPECT_EQ(before, after);
            EXPECT_LE(most, most_before + 3 * 2);
            for (const auto& [material, account] : run.ledger.accounts()) {
                EXPECT_EQ(account.in.value(), 0);
                EXPECT_EQ(account.out.value(), 0);
                EXPECT_EQ(account.formed.value(), 0);
                EXPECT_EQ(account.turned.value(), 0);
            }
        }
}

TEST(DropBounds, on_beds_threads_and_blocks_do_not_show) {
    const DropLand land = bedded_land();
    for (const auto loads : {Droplets::Loads::one, Droplets::Loads::own}) {
        Droplets op;
        op.hardness = "hardness", op.loads = loads, op.floor = 60, op.density = 20'000.0;
        ProcessOptions with{.steps = 2, .prepare = lay_beds};
        set_thread_count(1);
        const ProcessRun one = run_process(op, land.grid, land.start, with);
        set_thread_count(3);
        EXPECT_TRUE(same_units(one.units, run_process(op, land.grid, land.start, with).units));
        with.across = 2, with.down = 2;
        EXPECT_TRUE(same_units(one.units, run_process(op, land.grid, land.start, with).units));
        set_thread_count(2);
    }
}

// How they ended adds up, in both forms.
TEST(DropBounds, every_drop_ends_in_one_way) {
    for (const Edges edges : {Edges::open, Edges::closed, Edges::wrap})
        for (const auto scheme : {Droplets::Scheme::parallel, Droplets::Scheme::sequential}) {
            const DropLand land = diamond_land(n, 2, 1, edges);
            Droplets op = thesis_drops(5000);
            op.scheme = scheme, op.evaporation = 0.12, op.min_water = 1e-3;
            const ProcessRun run = run_process(op, land.grid, land.start);
            const std::int64_t pits = count_of(run, "drops_in_pits"),
                               dry = count_of(run, "drops_dry"),
                               path = count_of(run, "drops_at_path_end"),
                               left = count_of(run, "drops_left"),
                               border = count_of(run, "drops_at_border");
            EXPECT_EQ(pits + dry + path + left + border, count_of(run, "drops"));
            EXPECT_GT(dry, 0);
            EXPECT_EQ(left > 0, edges == Edges::open);
            EXPECT_EQ(border > 0, edges == Edges::closed);
        }
}

}  // namespace
}  // namespace cuesta::test
