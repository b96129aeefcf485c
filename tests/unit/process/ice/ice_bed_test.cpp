// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/ice/ice_bed.h"

#include <gtest/gtest.h>

#include "cuesta/process/ice/glacial.h"
#include "support/run_process.h"

namespace cuesta {
namespace {

using test::field_of;
using test::ProcessRun;
using test::run_process;

// A slope under 200 m of ice, between walls.
struct SlopeRun {
    ProcessRun run;
    std::array<std::int64_t, 256> totals{};
    double load_m = 0;
};
SlopeRun wear_slope(Glacial op, const std::string& material, const Edges& edges = Edges::closed) {
    const Grid grid{24, 60, 100, edges};
    const Field start = field_of(
        grid, [](auto, auto y) { return 3000 - 12.0 * double(y); }, 4);
    const Field ice = field_of(
        grid, [](auto, auto y) { return y < 30 ? 180 : 0; }, 4);
    op.mass_balance = Glacial::Balance::given, op.balance = 0.0, op.gradient = 0;
    op.drag_length = 0;
    SlopeRun result;
    result.run = run_process(op, grid, start,
                             {.steps = 2,
                              .halo = 4,
                              .fields = {{"ice", &ice}},
                              .material = material,
                              .inspect = [&](Terrain& terrain) {
                                  result.totals = std::as_const(terrain).ground().totals();
                                  const Field& load = terrain.make("glacial.load");
                                  for (std::int64_t y = 0; y < 60; ++y)
                                      for (std::int64_t x = 0; x < 24; ++x)
                                          result.load_m += double{load.at(x, y)};
                              }});
    return result;
}

TEST(IceBed, rock_becomes_till_by_mass_and_every_unit_is_booked) {
    const MaterialTable table;
    const MaterialId till = *table.find("till"), granite = *table.find("granite");
    Glacial op;
    op.outwash = 0.5;
    const SlopeRun slope = wear_slope(op, "granite");
    const auto& accounts = slope.run.ledger.accounts();
    const Account &rock = accounts.at(granite), &moraine = accounts.at(till);
    EXPECT_GT(rock.turned.value(), 1);
    EXPECT_NEAR(moraine.formed.value() / rock.turned.value(), 2700.0 / 2000, 1e-3);
    EXPECT_NEAR(moraine.out.value() / moraine.formed.value(), 0.5, 0.01);
    // What is on the ground, on its way and gone is what was formed.
    const double laid = static_cast<double>(slope.totals[till]) * slope.run.unit_m;
    EXPECT_DOUBLE_EQ(laid + moraine.suspended.value() + moraine.out.value(),
                     moraine.formed.value());
    EXPECT_DOUBLE_EQ(moraine.suspended.value(), slope.load_m);
}

TEST(IceBed, soft_rock_wears_faster) {
    const MaterialTable table;
    const auto worn = [&](const std::string& material) {
        const SlopeRun slope = wear_slope({.abrasion = 1e-7, .plucking = 0}, material);
        return slope.run.ledger.accounts().at(*table.find(material)).turned.value();
    };
    // Hardness 0.95, 0.85 and 0.4: as 1 to 3 to 12, as long as no limit acts.
    const double granite = worn("granite");
    EXPECT_NEAR(worn("marble") / granite, 3, 0.6);  // its bed is also farther down
    EXPECT_GT(worn("sandstone") / granite, 6);
}

TEST(IceBed, till_leaves_over_open_sides_with_the_ice) {
    const SlopeRun slope = wear_slope({.outwash = 0, .time_step = 20000}, "granite",
                                      {Edge::closed, Edge::closed, Edge::closed, Edge::open});
    const MaterialTable table;
    const Account& till = slope.run.ledger.accounts().at(*table.find("till"));
    EXPECT_GE(till.border[static_cast<std::size_t>(Side::south)].value(), 0);
    EXPECT_EQ(till.border[static_cast<std::size_t>(Side::north)].value(), 0);
    const double laid = static_cast<double>(slope.totals[*table.find("till")]) * slope.run.unit_m;
    EXPECT_DOUBLE_EQ(laid + till.suspended.value() + till.out.value() +
                         till.border[static_cast<std::size_t>(Side::south)].value(),
                     till.formed.value());
}

}  // namespace
}  // namespace cuesta
