// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/droplet/drop_ledger.h"

#include <gtest/gtest.h>

#include <utility>

#include "support/drop_lab.h"

namespace cuesta::test {
namespace {

constexpr std::int32_t metre = 1 << 17;

MaterialId of(std::string_view name) {
    return MaterialTable().find(name).value();
}

// 4 x 4 samples of 1 m of sandstone on as much slate; what comes off becomes regolith, or stays.
struct Books {
    explicit Books(bool one_load)
        : terrain(grid, whole(grid), 1, std::make_shared<MaterialTable>()) {
        terrain.ground_material = of("granite");
        terrain.settle(drop_unit_m);
        terrain.ground().make_layered();
        LayerBook book;
        for (std::int64_t y = 0; y < 4; ++y)
            for (std::int64_t x = 0; x < 4; ++x)
                for (const auto rock : {"slate", "sandstone"})
                    terrain.ground().add(x, y, of(rock), metre, 0, book);
        DropGroundRule rule;
        rule.sediment = of("regolith"), rule.one_load = one_load, rule.floor_m = -100'000;
        columns.emplace(rule, terrain, step, report);
        columns->prepare();
        ledger.emplace(*columns, terrain, step);
    }
    double units(double metres) const { return metres / drop_unit_m; }
    Grid grid = drop_grid(4, 4);
    Terrain terrain;
    SingleCommunicator comm{grid};
    Scratch scratch{terrain.shape()};
    StepContext step{grid, terrain.block(), comm, {1, 7}, 0, terrain, scratch, {}};
    StepReport report;
    std::optional<DropColumns> columns;
    std::optional<DropLedger> ledger;
};

TEST(DropLedger, of_own_loads_what_is_not_deposited_has_gone_over_the_sides) {
    Books books(false);
    DropColumns::Changes changes;
    books.columns->erode(0, 0, 1000, changes);
    books.columns->deposit(1, 1, of("sandstone"), 400, changes);
    books.ledger->add(changes);
    EXPECT_EQ(books.ledger->eroded(of("sandstone")), 1000);
    books.ledger->enter({100, 200, 0, 300}, 0);
    const Account& account = books.terrain.ledger.account(of("sandstone"));
    EXPECT_NEAR(account.border[0].value() / drop_unit_m, 100, 1e-6);
    EXPECT_NEAR(account.border[1].value() / drop_unit_m, 200, 1e-6);
    EXPECT_NEAR(account.border[3].value() / drop_unit_m, 300, 1e-6);
}

// 600 units of sandstone were deposited as slate, which drops took it for. A unit stays of that.
TEST(DropLedger, with_a_ring_no_more_of_a_kind_is_made_than_came_over_the_sides) {
    for (const std::int64_t came : {0, 200}) {
        Books books(false);
        DropColumns::Changes changes;
        books.columns->erode(0, 0, 1000, changes);
        books.columns->deposit(1, 1, of("sandstone"), 400, changes);
        books.columns->deposit(1, 1, of("slate"), 600, changes);
        books.ledger->add(changes);
        books.ledger->enter({-came, came, 0, 0}, 0);
        const LayerStack& ground = std::as_const(books.terrain).ground();
        EXPECT_EQ(ground.surface().at(1, 1), 2 * metre + 1000);
        EXPECT_NEAR(static_cast<double>(ground.totals()[of("slate")]),
                    static_cast<double>(16 * metre + came), 1);
        Ledger& ledger = books.terrain.ledger;
        EXPECT_NEAR(ledger.account(of("slate")).in.value() / drop_unit_m, 0, 1);
        EXPECT_NEAR(ledger.account(of("sandstone")).out.value() / drop_unit_m, 0, 1);
    }
}

// 1000 units of sandstone are worth more regolith; what is neither deposited nor gone lies where
// some was deposited.
TEST(DropLedger, of_one_load_the_missing_sediment_is_put_where_some_lies) {
    Books books(true);
    DropColumns::Changes changes;
    books.columns->erode(0, 0, 1000, changes);
    // A needle elsewhere: below the ceiling there is room in the hole alone.
    books.columns->deposit(0, 0, of("regolith"), 100, changes);
    books.ledger->add(changes);
    books.ledger->enter({50, 0, 0, 0}, 0);
    const MaterialTable table;
    const double worth = table[of("sandstone")].density / table[of("regolith")].density;
    EXPECT_NEAR(books.terrain.ground().top().at(0, 0), 1000 * worth - 50, 1);
}

}  // namespace
}  // namespace cuesta::test
