// SPDX-License-Identifier: Apache-2.0
// What every operator of the catalog promises, from its first day: the tests loop over the catalog,
// so a new operator is held to them without a line here.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <cmath>

#include "cuesta/catalog/builtin.h"
#include "cuesta/engine/advance.h"
#include "support/run_recipe.h"
#include "support/scratch_directory.h"

namespace cuesta::test {
namespace {

constexpr std::array all_edges = {"open",   "closed", "wrap",
                                  "wrap_x", "wrap_y", "{ east = \"open\", south = \"open\" }"};

class EveryOperator : public testing::TestWithParam<std::string> {
protected:
    const OperatorRow& row() const { return *builtin_registry().find(GetParam()); }
    bool process() const { return row().kind == OperatorKind::process; }
    RunSetup setup(int threads = 2, int across = 1, int down = 1) const {
        RunSetup s;
        s.threads = threads, s.across = across, s.down = down;
        s.recipe_directory = directory_.path();
        return s;
    }
    // Ground for what needs one, a probe field to be left alone, then the operator.
    std::string recipe(std::int64_t columns, std::int64_t rows, std::string_view edges = "open",
                       const std::string& lines = {}, int steps = 3) const {
        std::string text = head_text(columns, rows, edges);
        text += lived_in_ground_text();
        text += "[[stage]]\nop = \"spectral\"\nlabel = \"probe\"\ninto = \"probe\"\nrelief = 1\n";
        std::string more = lines;
        if (process()) more += fmt::format("steps = {}\n", steps);
        return text + stage_text(row(), directory_.path(), "label = \"tested\"\n" + more);
    }
    // Layered ground under running water, on which a process has something to do.
    std::string wet_recipe(std::string_view edges) const {
        std::string text = head_text(37, 26, edges);
        text += "[[stage]]\nop = \"spectral\"\nhurst = 0.7\nrelief = 80\n";
        text += "[[stage]]\nop = \"strata\"\nlabel = \"layers\"\n";
        text += "[[stage]]\nop = \"flat\"\nlabel = \"wet\"\ninto = \"water\"\nlevel = 0.6\n";
        text += "[[stage]]\nop = \"simulate\"\nsteps = 12\n";
        if (GetParam() != "water_flow") text += "[[stage.process]]\nop = \"water_flow\"\n";
        return text + fmt::format("[[stage.process]]\nop = \"{}\"\n", GetParam());
    }
    ScratchDirectory directory_;
};

// Every figure, to the bit.
void expect_same_ledger(const Run& a, const Run& b, const std::string& where) {
    const auto rows = a.ledger(), others = b.ledger();
    ASSERT_EQ(rows.size(), others.size()) << where;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const LedgerRow &one = rows[i], &other = others[i];
        const std::string what = one.material + ", " + where;
        EXPECT_EQ(one.material, other.material) << where;
        EXPECT_EQ(one.start_m3, other.start_m3) << what;
        EXPECT_EQ(one.in_m3, other.in_m3) << what;
        EXPECT_EQ(one.out_m3, other.out_m3) << what;
        EXPECT_EQ(one.end_m3, other.end_m3) << what;
        EXPECT_EQ(one.residual_m3, other.residual_m3) << what;
        EXPECT_EQ(one.formed_m3, other.formed_m3) << what;
        EXPECT_EQ(one.turned_m3, other.turned_m3) << what;
        EXPECT_EQ(one.suspended_m3, other.suspended_m3) << what;
        EXPECT_EQ(one.border_m3, other.border_m3) << what;
    }
}

bool all_finite(const Run& run) {
    for (const auto& [name, field] : run.domain.block(0).terrain.fields())
        for (const float v : run.domain.collect(name).samples)
            if (!std::isfinite(v)) return false;
    return true;
}

void expect_closed_ledger(const Run& run) {
    for (const LedgerRow& row : run.ledger())
        EXPECT_LE(row.relative_residual, 1e-6) << row.material << " misses " << row.residual_m3;
}

TEST_P(EveryOperator, same_seed_gives_same_bits) {
    const std::string text = recipe(33, 21);
    EXPECT_EQ(state_hash(*run_recipe(text, setup())), state_hash(*run_recipe(text, setup())));
}

TEST_P(EveryOperator, thread_count_does_not_change_bits) {
    const std::string text = recipe(257, 193);
    const std::string one = state_hash(*run_recipe(text, setup(1)));
    for (const int threads : {2, 3, 7})
        EXPECT_EQ(one, state_hash(*run_recipe(text, setup(threads)))) << threads << " threads";
}

TEST_P(EveryOperator, block_layout_does_not_change_bits_on_any_edges) {
    for (const char* edges : all_edges) {
        const std::string text = recipe(37, 26, edges);
        const auto whole_run = run_recipe(text, setup());
        const std::string one = state_hash(*whole_run);
        for (const auto& [across, down] :
             {std::pair{2, 2}, std::pair{3, 1}, std::pair{1, 5}, std::pair{5, 3}}) {
            const auto run = run_recipe(text, setup(2, across, down));
            EXPECT_EQ(run->domain.blocks(), across * down);
            EXPECT_EQ(one, state_hash(*run)) << across << "x" << down << " blocks, edges " << edges;
            expect_same_ledger(*whole_run, *run, fmt::format("{}x{} {}", across, down, edges));
        }
    }
}

TEST_P(EveryOperator, ledgers_are_the_same_for_any_layout_on_wet_layered_ground) {
    if (!process()) return;
    for (const char* edges : all_edges) {
        const auto one = run_recipe(wet_recipe(edges), setup(1));
        for (const auto& [threads, across, down] :
             {std::tuple{2, 2, 2}, std::tuple{7, 1, 1}, std::tuple{2, 3, 1}, std::tuple{3, 5, 3}}) {
            const auto run = run_recipe(wet_recipe(edges), setup(threads, across, down));
            const std::string where =
                fmt::format("{} threads, {}x{} blocks, {}", threads, across, down, edges);
            EXPECT_EQ(state_hash(*one), state_hash(*run)) << where;
            expect_same_ledger(*one, *run, where);
        }
    }
}

TEST_P(EveryOperator, nothing_is_booked_at_a_side_that_is_not_open) {
    if (!process()) return;
    constexpr std::array sides = {"west", "east", "north", "south"};
    for (std::size_t open = 0; open < sides.size(); ++open) {
        const std::string edges = fmt::format("{{ {} = \"open\" }}", sides[open]);
        for (const auto& [across, down] : {std::pair{1, 1}, std::pair{2, 2}}) {
            const auto run = run_recipe(wet_recipe(edges), setup(2, across, down));
            expect_closed_ledger(*run);
            for (const LedgerRow& row : run->ledger())
                for (std::size_t i = 0; i < sides.size(); ++i) {
                    if (i == open) continue;
                    EXPECT_EQ(row.border_m3[i], 0) << row.material << " in the " << sides[i];
                }
        }
    }
}

TEST_P(EveryOperator, degenerate_and_odd_sizes_work_on_every_edge) {
    for (const char* edges : all_edges)
        for (const auto& [columns, rows] :
             {std::pair{1, 1}, std::pair{1, 9}, std::pair{9, 1}, std::pair{2, 2}, std::pair{3, 3},
              std::pair{2, 7}, std::pair{31, 17}, std::pair{65, 3}}) {
            const auto run = run_recipe(recipe(columns, rows, edges), setup());
            EXPECT_TRUE(all_finite(*run)) << columns << "x" << rows << " " << edges;
            expect_closed_ledger(*run);
        }
}

TEST_P(EveryOperator, both_ends_of_every_range_stay_finite) {
    const auto expect_fine = [&](const std::string& line) {
        const auto run = run_recipe(recipe(12, 9, "open", line + "\n"), setup());
        EXPECT_TRUE(all_finite(*run)) << line;
        expect_closed_ledger(*run);
    };
    for (const ParamRow& param : row().params) {
        if (param.kind == ParamKind::number || param.kind == ParamKind::number_or_field ||
            param.kind == ParamKind::integer)
            for (const double end : {param.min, param.max})
                expect_fine(param.kind == ParamKind::integer
                                ? fmt::format("{} = {}", param.name, static_cast<std::int64_t>(end))
                                : fmt::format("{} = {:e}", param.name, end));
        for (const std::string& word : param.choices)
            expect_fine(fmt::format("{} = \"{}\"", param.name, word));
        if (param.kind == ParamKind::material) expect_fine(param.name + " = \"regolith\"");
        if (param.kind == ParamKind::materials)
            for (const std::size_t count : {std::size_t{1}, param.most}) {
                std::vector<std::string> names = MaterialTable().names();
                std::erase(names, "air");
                std::string list;
                for (std::size_t i = 0; i < count; ++i)
                    list += fmt::format("{}\"{}\"", i > 0 ? ", " : "", names[i % names.size()]);
                expect_fine(fmt::format("{} = [{}]", param.name, list));
            }
        if (param.kind == ParamKind::toggle)
            for (const char* word : {"true", "false"})
                expect_fine(fmt::format("{} = {}", param.name, word));
        if (param.kind == ParamKind::number_or_field)
            expect_fine(fmt::format("{} = \"probe\"", param.name));
        if (param.kind == ParamKind::numbers)
            for (const double end : {param.min, param.max}) {
                std::string list;
                for (std::size_t i = 0; i < param.most; ++i)
                    list += fmt::format("{}{:e}", i > 0 ? ", " : "", end);
                expect_fine(fmt::format("{} = [{}]", param.name, list));
            }
    }
}

TEST_P(EveryOperator, only_declared_fields_change) {
    std::string target = process() ? "" : "into = \"made\"\nblend = \"replace\"\n";
    if (row().kind == OperatorKind::filter) target += "from = \"height\"\n";
    const auto run = prepare_recipe(recipe(23, 18, "open", target), setup());
    Observer silent;
    advance(*run, silent, lived_in_ground_stages + 1);
    // Before a process the engine rounds the ground to units; that is not the process's doing.
    Terrain& terrain = run->domain.block(0).terrain;
    if (process()) terrain.settle(LayerStack::unit_for(terrain.highest()));
    std::map<std::string, std::string> before;
    for (const auto& [name, field] : run->domain.block(0).terrain.fields())
        before[name] = field_hash(*run, name);
    advance(*run, silent);
    for (const auto& [name, hash] : before) {
        const auto& writes = row().fields.writes;
        const bool declared = std::find(writes.begin(), writes.end(), name) != writes.end();
        if (!declared && name != "made") {
            EXPECT_EQ(hash, field_hash(*run, name)) << name;
        }
    }
}

TEST_P(EveryOperator, ledger_closes) {
    for (const char* edges : all_edges) {
        const auto run = run_recipe(recipe(40, 33, edges, "", 200), setup());
        expect_closed_ledger(*run);
    }
}

TEST_P(EveryOperator, blends_and_masks_keep_the_ledger_closed) {
    const auto run = run_recipe(recipe(21, 16, "open", "mask = \"probe\"\n"), setup());
    EXPECT_TRUE(all_finite(*run));
    expect_closed_ledger(*run);
    if (process()) return;
    for (const char* blend : {"add", "subtract", "multiply", "min", "max", "mix"}) {
        const auto blended = run_recipe(
            recipe(21, 16, "open", fmt::format("blend = \"{}\"\nmask = \"probe\"\n", blend)),
            setup());
        EXPECT_TRUE(all_finite(*blended)) << blend;
        expect_closed_ledger(*blended);
    }
}

std::vector<std::string> operators() {
    std::vector<std::string> names;
    for (const OperatorRow& row : builtin_registry().rows())
        if (row.kind != OperatorKind::container) names.push_back(row.name);
    return names;
}

INSTANTIATE_TEST_SUITE_P(catalog, EveryOperator, testing::ValuesIn(operators()),
                         [](const auto& test) { return test.param; });

}  // namespace
}  // namespace cuesta::test
