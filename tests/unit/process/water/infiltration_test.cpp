// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/water/infiltration.h"

#include <gtest/gtest.h>

#include "support/run_process.h"

namespace cuesta {
namespace {

using test::field_of;
using test::ProcessOptions;
using test::run_process;

const Grid small{.columns = 6, .rows = 4, .spacing_m = 10};

TEST(Infiltration, water_seeps_as_fast_as_the_material_on_top_lets_it) {
    const Field flat = field_of(small, [](auto, auto) { return 0; });
    const Field water = field_of(small, [](auto, auto) { return 0.5; });
    Infiltration op;
    op.time_step = 10;
    ProcessOptions options{.steps = 10, .fields = {{"water", &water}}};
    options.prepare = [](Terrain& terrain) {
        terrain.ground().make_layered();
        LayerBook book;
        terrain.ground().add(2, 1, *terrain.materials().find("sand"), 100, 0, book);
        terrain.ground().add(3, 1, *terrain.materials().find("regolith"), 100, 0, book);
    };
    double sum = 0;
    options.inspect = [&](Terrain& terrain) {
        const Field& left = terrain.make("water");
        EXPECT_NEAR(left.at(2, 1), 0.49, 2e-6);   // 100 s at 1e-4 m/s
        EXPECT_NEAR(left.at(3, 1), 0.499, 2e-6);  // at 1e-5 m/s
        EXPECT_NEAR(left.at(0, 0), 0.5, 1e-6);    // granite
        for (int i = 0; i < 24; ++i) sum += double{left.at(i % 6, i / 6)};
    };
    auto made = run_process(op, small, flat, options);
    EXPECT_EQ(sum + made.ledger.account(water_account).out.value(), 12);
}

TEST(Infiltration, the_factor_may_be_a_field) {
    const Field flat = field_of(small, [](auto, auto) { return 0; });
    const Field water = field_of(small, [](auto, auto) { return 0.5; });
    const Field soil = field_of(small, [](auto x, auto) { return static_cast<double>(x); });
    Infiltration op;
    op.factor = "soil";
    op.time_step = 10;
    ProcessOptions options{
        .steps = 1, .fields = {{"water", &water}, {"soil", &soil}}, .material = "sand"};
    options.inspect = [&](Terrain& terrain) {
        for (int x = 0; x < 6; ++x)
            EXPECT_NEAR(terrain.make("water").at(x, 2), 0.5 - 1e-3 * x, 2e-6);
    };
    run_process(op, small, flat, options);
}

}  // namespace
}  // namespace cuesta
