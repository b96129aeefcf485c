// SPDX-License-Identifier: Apache-2.0
// Caves hold as far as their roof carries; claim, figures and tolerances are in README.md.
#include <gtest/gtest.h>

#include <cmath>

#include "cuesta/process/rock/cave_collapse.h"
#include "support/lay_layers.h"
#include "support/run_process.h"
#include "support/run_recipe.h"

namespace cuesta {
namespace {

using test::lay_layers;
using test::Layers;

// A square chamber of `cells` x `cells` metres under a roof of one rock.
bool holds(const char* rock, int cells, double roof_m) {
    const Grid grid{cells + 4, cells + 4, 1, Edges::open};
    const Field start = test::field_of(grid, [](auto, auto) { return 1.0; });
    const auto run = test::run_process(
        CaveCollapse{}, grid, start, {.prepare = [&](Terrain& terrain) {
            lay_layers(terrain, [&](auto x, auto y) -> Layers {
                const bool inside = x >= 2 && x < 2 + cells && y >= 2 && y < 2 + cells;
                return {{"granite", 30}, {inside ? "air" : "slate", 5}, {rock, roof_m}};
            });
        }});
    return !run.report.counts.contains("collapsed_cavities");
}

// A bare roof holds from t = rho g L^2 / (2 sigma) on.
TEST(CavesScience, the_thinnest_roof_grows_with_the_square_of_the_span) {
    const MaterialTable table;
    for (const char* rock : {"sandstone", "limestone", "slate", "marble", "granite"})
        for (const int cells : {3, 8, 15}) {
            const Material& material = table[*table.find(rock)];
            const double expected =
                material.density * 9.81 * cells * cells / (2 * material.cohesion);
            double fails = 0, carries = 8 * expected;
            for (int i = 0; i < 24; ++i) {
                const double middle = (fails + carries) / 2;
                (holds(rock, cells, middle) ? carries : fails) = middle;
            }
            EXPECT_NEAR(carries / expected, 1, 1e-4) << rock << " over " << cells << " m";
        }
}

// Caves under a sandstone country: recipe step, lakes, karst, collapse and what wears the surface.
std::string country(const char* processes, bool caves) {
    return test::head_text(70, 66, "wrap_x") +
           "[[stage]]\nop = \"flat\"\nlevel = 80\n"
           "[[stage]]\nop = \"fbm\"\nwavelength = 300\nrelief = 60\nblend = \"add\"\n"
           "[[stage]]\nop = \"flat\"\nlabel = \"limestone\"\nlevel = 60\nblend = \"add\"\n"
           "material = \"limestone\"\n"
           "[[stage]]\nop = \"flat\"\nlabel = \"cover\"\nlevel = 1.5\nblend = \"add\"\n"
           "material = \"sandstone\"\n" +
           (caves ? "[[stage]]\nop = \"caves\"\nradius = 6\nwavelength = 120\nleast_roof = 1\n"
                  : "") +
           "[[stage]]\nop = \"simulate\"\nsteps = 40\n" + processes;
}
// Rock hardens, steep ground slides, and halfway two metres are worn off everywhere.
constexpr const char* surface =
    "[[stage.process]]\nop = \"rock_cycle\"\nspan = 1\n"
    "[[stage.process]]\nop = \"thermal\"\n"
    "[[stage.event]]\nat = 20\nop = \"flat\"\nlevel = 2\nblend = \"subtract\"\n";
constexpr const char* underground =
    "[[stage.process]]\nop = \"cave_lakes\"\ninflow = 0.05\n"
    "[[stage.process]]\nop = \"karst\"\nrate = 0.05\n"
    "[[stage.process]]\nop = \"cave_collapse\"\n";

std::string columns_of(const Run& run) {
    std::string all;
    for (int i = 0; i < run.domain.blocks(); ++i) {
        const Terrain& terrain = run.domain.block(i).terrain;
        for (std::int64_t y = 0; y < terrain.block().rows; ++y)
            for (std::int64_t x = 0; x < terrain.block().columns; ++x)
                for (const Column column = terrain.ground().column(x, y);
                     const Layer& layer : column.all())
                    all += std::to_string(layer.material) + " " + std::to_string(layer.thickness) +
                           " " + std::to_string(layer.deposited_step) + ",";
    }
    return all;
}

TEST(CavesScience, surface_processes_keep_their_books_over_caves_on_any_blocks) {
    const std::string text = country((std::string(surface) + underground).c_str(), true);
    const auto run = test::run_recipe(text);
    std::int64_t collapsed = 0;
    for (const StageRecord& record : run->records)
        for (const auto& [what, times] : record.report.counts)
            if (what == "collapsed_cavities") collapsed += times;
    EXPECT_GT(collapsed, 0);
    for (const LedgerRow& row : run->ledger())
        EXPECT_LE(row.relative_residual, 1e-12) << row.material;
    test::RunSetup cut;
    cut.across = 3, cut.down = 2;
    EXPECT_EQ(test::state_hash(*run), test::state_hash(*test::run_recipe(text, cut)));
}

TEST(CavesScience, without_caves_the_processes_of_caves_change_no_bit) {
    const auto off = test::run_recipe(country(surface, false));
    const auto on = test::run_recipe(country((std::string(surface) + underground).c_str(), false));
    EXPECT_TRUE(columns_of(*off) == columns_of(*on));
}

}  // namespace
}  // namespace cuesta
