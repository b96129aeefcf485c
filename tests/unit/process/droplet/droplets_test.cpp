// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/droplet/droplets.h"

#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <thread>

#include "cuesta/base/error.h"
#include "cuesta/base/interrupt.h"
#include "support/drop_lab.h"
#include "support/run_process.h"

namespace cuesta::test {
namespace {

Grid land_grid(std::int64_t n, Edges edges = Edges::open) {
    Grid grid = drop_grid(n, n, edges);
    grid.spacing_m = 10;
    return grid;
}
Field land(const Grid& grid) {
    return field_of(grid, [&](auto x, auto y) { return 5 * drop_hills(x, y, grid.columns); });
}
Droplets drops_of(std::int64_t count) {
    Droplets op;
    op.reference_step = 10, op.height_unit = 300, op.count = count;
    return op;
}
double lost_m(const ProcessRun& run) {
    double lost = 0;
    for (const auto& [material, account] : run.ledger.accounts()) {
        for (const ExactSum& side : account.border) lost += side.value();
        lost += account.out.value();
    }
    return lost;
}
std::int64_t count_of(const ProcessRun& run, std::string_view what) {
    const auto found = run.report.counts.find(what);
    return found == run.report.counts.end() ? 0 : found->second;
}

// C1: to the unit, for every ring, residual, scheme and edge.
TEST(Droplets, ground_and_what_left_over_the_borders_are_what_was_there) {
    const Grid grid = land_grid(64);
    for (const auto ring :
         {Droplets::Ring::extrapolate, Droplets::Ring::mirror, Droplets::Ring::none})
        for (const auto scheme : {Droplets::Scheme::parallel, Droplets::Scheme::sequential})
            for (const auto residual : {Droplets::Residual::spread, Droplets::Residual::discard}) {
                Droplets op = drops_of(3000);
                op.ring = ring, op.scheme = scheme, op.residual = residual;
                const ProcessRun run = run_process(op, grid, land(grid));
                EXPECT_EQ(run.ground() + lost_m(run), run.start());
                EXPECT_NE(run.ground(), run.start());
            }
}

TEST(Droplets, closed_and_wrapped_edges_lose_nothing) {
    for (const Edges edges : {Edges::closed, Edges::wrap}) {
        const Grid grid = land_grid(64, edges);
        const ProcessRun run = run_process(drops_of(3000), grid, land(grid));
        EXPECT_EQ(run.ground(), run.start());
        EXPECT_FALSE(same_units(run.units,
                                run_process(drops_of(3000), grid, land(grid), {.steps = 0}).units));
    }
}

TEST(Droplets, count_falls_on_the_map_and_as_densely_on_the_ring) {
    const Grid grid = land_grid(101);
    Droplets op = drops_of(5000);
    op.ring = Droplets::Ring::none;
    EXPECT_EQ(count_of(run_process(op, grid, land(grid)), "drops"), 5000);
    op.ring = Droplets::Ring::mirror, op.padding = 100;  // ten cells
    const double wide = 121.0 * 121 / (101.0 * 101);
    EXPECT_NEAR(static_cast<double>(count_of(run_process(op, grid, land(grid)), "drops")),
                5000 * wide, 1);
    op.count = 0, op.density = 2000;  // 1.0201 km2
    op.ring = Droplets::Ring::none;
    EXPECT_NEAR(static_cast<double>(count_of(run_process(op, grid, land(grid)), "drops")), 2040.2,
                1);
}

TEST(Droplets, rain_falls_where_the_field_of_densities_says) {
    const Grid grid = land_grid(96);
    const Field rain = field_of(grid, [](auto x, auto) { return x < 40 ? 10'000 : 0; });
    Droplets op = drops_of(0);
    op.density = "rain", op.ring = Droplets::Ring::none, op.path = 50, op.radius = 20;
    const Field start = land(grid);
    const ProcessRun run = run_process(op, grid, start, {.fields = {{"rain", &rain}}});
    const ProcessRun none = run_process(op, grid, start, {.steps = 0, .fields = {{"rain", &rain}}});
    EXPECT_NEAR(static_cast<double>(count_of(run, "drops")), 40.0 * 95 * 96 / 95, 250);
    std::int64_t west = 0, east = 0;
    for (std::int64_t y = 0; y < 96; ++y)
        for (std::int64_t x = 0; x < 96; ++x)
            (x < 48 ? west : east) += std::abs(run.units.at(x, y) - none.units.at(x, y));
    EXPECT_GT(west, 0);
    EXPECT_EQ(east, 0);  // five steps and two samples of a brush beyond the 40th column
}

TEST(Droplets, maps_of_wear_and_deposit_add_up_to_the_change) {
    const Grid grid = land_grid(64);
    const Field start = land(grid);
    run_process(drops_of(3000), grid, start,
                {.steps = 2, .inspect = [&](Terrain& terrain) {
                     const Field& wear = *terrain.find(field::wear);
                     const Field& deposit = *terrain.find(field::deposit);
                     double moved = 0;
                     for (std::int64_t y = 0; y < 64; ++y)
                         for (std::int64_t x = 0; x < 64; ++x) {
                             const double change =
                                 double{terrain.height().at(x, y)} - double{start.at(x, y)};
                             EXPECT_NEAR(double{deposit.at(x, y)} - double{wear.at(x, y)}, change,
                                         1e-3);
                             moved += std::abs(change);
                         }
                     EXPECT_GT(moved, 64 * 64 * 0.1);
                 }});
}

// C7
TEST(Droplets, fewer_drops_leave_larger_maps) {
    double before = 1;
    for (const std::int64_t n : {64, 128, 256}) {
        const Grid grid = land_grid(n);
        Droplets op = drops_of(4000);
        op.ring = Droplets::Ring::none;
        const double share =
            static_cast<double>(count_of(run_process(op, grid, land(grid)), "drops_left")) / 4000;
        EXPECT_LT(share, before);
        before = share;
    }
    EXPECT_GT(before, 0.02);
}

// Limestone in the west, granite in the east, sandstone of 0 to 3 m on both.
void lay_rocks(Terrain& terrain) {
    LayerStack& ground = terrain.ground();
    ground.make_layered();
    const auto rock = [&](std::string_view name) { return *terrain.materials().find(name); };
    LayerBook book;
    for (std::int64_t y = 0; y < terrain.block().rows; ++y)
        for (std::int64_t x = 0; x < terrain.block().columns; ++x) {
            const std::int64_t wx = terrain.block().x0 + x, wy = terrain.block().y0 + y;
            if (wx < 32)
                ground.add(x, y, rock("limestone"), static_cast<Units>(40 / ground.unit_m()), 0,
                           book);
            ground.add(x, y, rock("sandstone"),
                       static_cast<Units>(static_cast<double>((wx * 3 + wy) % 4) / ground.unit_m()),
                       0, book);
        }
}

struct Layered {
    ProcessRun run;
    std::array<std::int64_t, 256> before{}, after{};
    MaterialTable materials;
    std::int64_t of(const std::array<std::int64_t, 256>& sums, std::string_view name) const {
        return sums[*materials.find(name)];
    }
};
Layered rain_on_rocks(const Droplets& op, int across = 1, int down = 1) {
    const Grid grid = land_grid(64);
    Layered made;
    std::mutex mutex;
    ProcessOptions options;
    options.across = across, options.down = down;
    const auto count = [&](Terrain& terrain, std::array<std::int64_t, 256>& into) {
        const auto sums = std::as_const(terrain).ground().totals();
        const std::lock_guard lock(mutex);
        for (std::size_t i = 0; i < sums.size(); ++i) into[i] += sums[i];
    };
    options.prepare = [&](Terrain& terrain) {
        lay_rocks(terrain);
        count(terrain, made.before);
    };
    options.inspect = [&](Terrain& terrain) { count(terrain, made.after); };
    made.run = run_process(op, grid, land(grid), options);
    return made;
}
void expect_closed(const Layered& made) {
    for (std::size_t i = 0; i < 256; ++i) {
        double booked = static_cast<double>(made.after[i] - made.before[i]) * made.run.unit_m;
        const auto found = made.run.ledger.accounts().find(static_cast<MaterialId>(i));
        if (found != made.run.ledger.accounts().end()) {
            const Account& account = found->second;
            booked -= account.in.value() + account.formed.value() - account.out.value() -
                      account.turned.value();
            for (const ExactSum& side : account.border) booked += side.value();
        }
        EXPECT_NEAR(booked, 0, 1e-9) << i;
    }
}

TEST(Droplets, with_one_load_rock_becomes_sediment_mass_for_mass) {
    for (const auto scheme : {Droplets::Scheme::parallel, Droplets::Scheme::sequential}) {
        Droplets op = drops_of(4000);
        op.loads = Droplets::Loads::one, op.scheme = scheme, op.ring = Droplets::Ring::none;
        const Layered made = rain_on_rocks(op);
        expect_closed(made);
        EXPECT_EQ(made.of(made.before, "regolith"), 0);
        EXPECT_GT(made.of(made.after, "regolith"), 0);
        EXPECT_LT(made.of(made.after, "sandstone"), made.of(made.before, "sandstone"));
        // Mass in kg per m2 of cell: on the map, and what is booked as gone.
        double start = 0, end = 0;
        for (std::size_t i = 0; i < made.materials.size(); ++i) {
            const double density = made.materials[static_cast<MaterialId>(i)].density;
            start += density * static_cast<double>(made.before[i]) * made.run.unit_m;
            end += density * static_cast<double>(made.after[i]) * made.run.unit_m;
        }
        const auto regolith = *made.materials.find("regolith");
        const Account& account = made.run.ledger.accounts().at(regolith);
        double gone = account.out.value() - account.in.value();
        for (const ExactSum& side : account.border) gone += side.value();
        gone *= made.materials[regolith].density;
        EXPECT_GT(gone, 0);
        // Rounding to units, a millionth of what moved.
        EXPECT_NEAR(end + gone, start, 1e-6 * start);
        // All of it was carried over the borders by drops, but for rounding.
        double borders = 0;
        for (const ExactSum& side : account.border) borders += side.value();
        EXPECT_NEAR(borders * made.materials[regolith].density / gone, 1, 1e-5);
    }
}

TEST(Droplets, with_own_loads_every_rock_stays_what_it_is) {
    for (const auto scheme : {Droplets::Scheme::parallel, Droplets::Scheme::sequential}) {
        Droplets op = drops_of(4000);
        op.scheme = scheme, op.ring = Droplets::Ring::none;
        const Layered made = rain_on_rocks(op);
        expect_closed(made);
        EXPECT_EQ(made.of(made.after, "regolith"), 0);
        for (const char* rock : {"granite", "limestone", "sandstone"}) {
            EXPECT_NE(made.of(made.after, rock), made.of(made.before, rock)) << rock;
            // None appears from nothing: what is there more than before came from neighbours'
            // books.
            EXPECT_LT(made.of(made.after, rock), made.of(made.before, rock)) << rock;
        }
    }
}

TEST(Droplets, layers_are_the_same_for_any_blocks) {
    for (const auto loads : {Droplets::Loads::own, Droplets::Loads::one}) {
        Droplets op = drops_of(3000);
        op.loads = loads, op.hardness = "hardness";
        const Layered one = rain_on_rocks(op);
        const Layered many = rain_on_rocks(op, 3, 2);
        EXPECT_TRUE(same_units(one.run.units, many.run.units));
        EXPECT_EQ(one.after, many.after);
        expect_closed(many);
    }
}

TEST(Droplets, hard_rock_is_worn_less) {
    Droplets op = drops_of(4000);
    op.hardness = "hardness", op.loads = Droplets::Loads::one, op.ring = Droplets::Ring::none;
    const Layered hard = rain_on_rocks(op);
    op.hardness = 0.0;
    const Layered soft = rain_on_rocks(op);
    const auto worn = [](const Layered& made, std::string_view rock) {
        return static_cast<double>(made.of(made.before, rock) - made.of(made.after, rock));
    };
    // Granite has hardness 0.95, sandstone 0.4. Drops that get little keep on taking: more than a
    // twentieth of what they would take of soft ground until they are full.
    EXPECT_LT(worn(hard, "granite"), 0.25 * worn(soft, "granite"));
    EXPECT_GT(worn(hard, "sandstone"), 0.4 * worn(soft, "sandstone"));
}

// C5
TEST(Droplets, where_a_field_says_hardness_1_ground_only_rises) {
    const Grid grid = land_grid(96);
    const Field hard = field_of(grid, [](auto x, auto) { return x >= 30 && x < 60 ? 1 : 0; });
    const Field start = land(grid);
    for (const auto scheme : {Droplets::Scheme::parallel, Droplets::Scheme::sequential}) {
        Droplets op = drops_of(9000);
        op.hardness = "hard", op.scheme = scheme;
        const ProcessRun run = run_process(op, grid, start, {.fields = {{"hard", &hard}}});
        const ProcessRun none =
            run_process(op, grid, start, {.steps = 0, .fields = {{"hard", &hard}}});
        std::int64_t risen = 0;
        for (std::int64_t y = 0; y < 96; ++y)
            for (std::int64_t x = 30; x < 60; ++x) {
                EXPECT_GE(run.units.at(x, y), none.units.at(x, y)) << x << ", " << y;
                risen += run.units.at(x, y) - none.units.at(x, y);
            }
        EXPECT_GT(risen, 0);
        EXPECT_EQ(run.ground() + lost_m(run), run.start());
    }
    Droplets op = drops_of(9000);
    op.hardness = 1.0;
    EXPECT_TRUE(same_units(run_process(op, grid, start).units,
                           run_process(op, grid, start, {.steps = 0}).units));
}

// 65 million drops, in one step: whoever asks it to end is not kept waiting for them.
TEST(Droplets, can_be_left_within_a_step) {
    const Grid grid = land_grid(256);
    const Field start = land(grid);
    for (const auto scheme : {Droplets::Scheme::sequential, Droplets::Scheme::parallel}) {
        Droplets op = drops_of(10'000'000'000);
        op.scheme = scheme;
        std::atomic<bool> asked{false};
        std::jthread asks([&] {
            std::this_thread::sleep_for(std::chrono::milliseconds(100));
            asked = true;
        });
        const InterruptScope scope(asked);
        EXPECT_THROW(run_process(op, grid, start), Interrupted);
    }
}

}  // namespace
}  // namespace cuesta::test
