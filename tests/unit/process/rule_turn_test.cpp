// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/rule_turn.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "support/run_recipe.h"

namespace cuesta::test {
namespace {

std::string land(const std::string& processes, int steps = 30, const std::string& edges = "open") {
    return fmt::format(
        "seed = 5\n[grid]\nsize = [37, 29]\nspacing = 10\nedges = \"{}\"\n"
        "[[stage]]\nop = \"fbm\"\nrelief = \"40 m\"\nwavelength = \"200 m\"\n"
        "[[stage]]\nop = \"simulate\"\nsteps = {}\n{}",
        edges, steps, processes);
}
std::string rule(const std::string& label, const std::string& tables) {
    return fmt::format("[[stage.process]]\nop = \"rule\"\nlabel = \"{}\"\n{}", label, tables);
}
std::string turn_text(const std::string& name, const std::string& from, const std::string& to,
                      const std::string& amount) {
    std::string out = fmt::format("[stage.process.turn.{}]\namount = \"{}\"\n", name, amount);
    if (!from.empty()) out += fmt::format("from = \"{}\"\n", from);
    if (!to.empty()) out += fmt::format("to = \"{}\"\n", to);
    return out;
}

LedgerRow account(const Run& run, std::string_view material) {
    for (const LedgerRow& row : run.ledger())
        if (row.material == material) return row;
    ADD_FAILURE() << "there is no account of " << material;
    return {};
}
void expect_closed(const Run& run) {
    for (const LedgerRow& row : run.ledger()) EXPECT_EQ(row.residual_m3, 0) << row.material;
}
double sum(const Run& run, std::string_view field) {
    double all = 0;
    for (const float one : run.domain.collect(field).samples) all += double{one};
    return all;
}

// Within the account of water nothing comes or goes.
TEST(RuleTurn, water_of_the_air_rains_and_evaporates) {
    const auto run = run_recipe(land(
        rule("cycle", "[stage.process.let]\nhigh = \"smoothstep(0, 40, height)\"\n" +
                          turn_text("from_outside", "", "air_water", "step < 3 ? 0.1 m : 0 m") +
                          turn_text("rain", "air_water", "water", "0.02 * air_water * high") +
                          turn_text("up", "water", "air_water", "0.3 mm") +
                          turn_text("snow", "air_water", "snow", "0.001 * air_water"))));
    expect_closed(*run);
    const LedgerRow row = account(*run, "water");
    EXPECT_NEAR(row.in_m3, 0.3 * 100 * 37 * 29, 1);
    EXPECT_EQ(row.formed_m3, 0);
    EXPECT_EQ(row.out_m3, 0);
    EXPECT_GT(sum(*run, "water"), 0);
    EXPECT_GT(sum(*run, "snow"), 0);
    EXPECT_GT(sum(*run, "air_water"), 0);
}

// Small amounts are right on average: 20 steps of a tenth of a micrometre.
TEST(RuleTurn, amounts_below_a_quantum_add_up) {
    const auto run =
        run_recipe(land(rule("drip", turn_text("drip", "", "water", "0.0000001 m")), 200));
    EXPECT_NEAR(sum(*run, "water") / (37 * 29), 200e-7, 2e-6);
}

TEST(RuleTurn, no_more_leaves_than_is_there_and_it_is_counted) {
    const auto run =
        run_recipe(land(rule("dry", turn_text("wet", "", "water", "step == 0 ? 1 m : 0 m") +
                                        turn_text("dry", "water", "", "step == 1 ? 5 m : 0 m")),
                        3));
    expect_closed(*run);
    EXPECT_EQ(sum(*run, "water"), 0);
    EXPECT_EQ(run->records.back().report.counts.at("limited_cells"), 37 * 29);
    EXPECT_EQ(account(*run, "water").in_m3, account(*run, "water").out_m3);
}

// Two accounts: what one turns the other forms.
TEST(RuleTurn, a_conserved_field_becomes_ground_and_ground_a_conserved_field) {
    const std::string rules =
        rule("mud", "[stage.process.fields.mud]\nunit = \"m\"\nconserved = true\nrange = [0, 8]\n" +
                        turn_text("erode", "ground", "mud", "0.01 m * (height > 20 m)") +
                        turn_text("settle", "mud", "layer.regolith", "0.2 * mud"));
    const auto run = run_recipe(land(rules));
    expect_closed(*run);
    const LedgerRow mud = account(*run, "mud"), rock = account(*run, "granite");
    const LedgerRow soil = account(*run, "regolith");
    EXPECT_GT(mud.formed_m3, 0);
    EXPECT_EQ(mud.formed_m3, rock.turned_m3 + soil.turned_m3);
    EXPECT_EQ(mud.turned_m3, soil.formed_m3);
    EXPECT_GT(soil.end_m3, 0);
    RunSetup blocks;
    blocks.across = 3, blocks.down = 2, blocks.threads = 1;
    EXPECT_EQ(state_hash(*run_recipe(land(rules), blocks)), state_hash(*run));
}

// Sand is made of the rock below the sand that lies there.
TEST(RuleTurn, rock_below_a_cover_turns_into_it) {
    const auto run =
        run_recipe(land(rule("worn", turn_text("worn", "ground", "layer.sand", "2 mm")), 50) +
                   "[[stage]]\nop = \"formula\"\ninto = \"laid\"\nvalue = \"layer.sand\"\n");
    expect_closed(*run);
    for (const float laid : run->domain.collect("laid").samples) EXPECT_NEAR(laid, 0.1, 1e-4);
    EXPECT_EQ(account(*run, "sand").formed_m3, account(*run, "granite").turned_m3);
}

// On ground of many layers with caves and water every account closes too.
TEST(RuleTurn, any_ground_keeps_its_accounts) {
    for (const char* lines : {
             "from = \"ground\"\nto = \"layer.sand\"\namount = \"0.7 m\"\n",
             "from = \"layer.sand\"\nto = \"layer.regolith\"\namount = \"0.3 m * random(0)\"\n",
             "from = \"layer.sand\"\namount = \"0.3 m * random(0)\"\n",
             "to = \"layer.limestone\"\namount = \"0.3 m * random(0)\"\n",
             "from = \"ground\"\namount = \"2 m * random(0)\"\n",
             "from = \"water\"\nto = \"layer.sand\"\namount = \"0.1 m\"\n",
             "from = \"ground\"\nto = \"water\"\namount = \"0.1 m\"\n",
         }) {
        const std::string text =
            head_text(40, 30) + lived_in_ground_text() +
            "[[stage]]\nop = \"simulate\"\nsteps = 12\n[[stage.process]]\nop = \"rule\"\n"
            "[stage.process.turn.it]\n" +
            lines;
        RunSetup blocks;
        blocks.across = 2, blocks.down = 2, blocks.threads = 1;
        const auto run = run_recipe(text);
        expect_closed(*run);
        EXPECT_EQ(state_hash(*run_recipe(text, blocks)), state_hash(*run)) << lines;
    }
}

TEST(RuleTurn, a_layer_of_the_ground_moves_with_flux) {
    const std::string spread =
        "[stage.process.flux.layer.sand]\n"
        "east = \"clamp(0.1 * (height - right(height)) + 1 cm, -right(layer.sand), layer.sand)\"\n"
        "south = \"clamp(0.1 * (height - bottom(height)), -bottom(layer.sand), layer.sand)\"\n";
    for (const char* edges : {"open", "closed", "wrap"}) {
        const std::string text =
            land(rule("sand", turn_text("lay", "", "layer.sand", "step == 0 ? 1 m : 0 m")) +
                     rule("spread", spread),
                 60, edges);
        const auto run = run_recipe(text);
        expect_closed(*run);
        double over = 0;
        for (const double side : account(*run, "sand").border_m3) over += side;
        EXPECT_EQ(over > 0, std::string(edges) == "open") << edges;
        RunSetup blocks;
        blocks.across = 2, blocks.down = 3, blocks.threads = 1;
        EXPECT_EQ(state_hash(*run_recipe(text, blocks)), state_hash(*run)) << edges;
    }
    const std::string layered = head_text(40, 30) + lived_in_ground_text() +
                                "[[stage]]\nop = \"simulate\"\nsteps = 20\n" +
                                rule("spread", spread);
    expect_closed(*run_recipe(layered));
}

// Checkpoints and the file of layers ask one block for all of them.
TEST(RuleTurn, all_blocks_have_layers_once_one_may_get_them) {
    RunSetup blocks;
    blocks.across = 3;
    const auto run = run_recipe(
        land(rule("lay", turn_text("lay", "", "layer.sand", "x > 300 m ? 1 m : 0 m")), 2), blocks);
    for (int i = 0; i < run->domain.blocks(); ++i)
        EXPECT_TRUE(run->domain.block(i).terrain.layered()) << i;
}

TEST(RuleTurn, masks_act_on_ground_and_water) {
    const auto run = run_recipe(
        "[grid]\nsize = [20, 10]\nspacing = 10\n[[stage]]\nop = \"formula\"\ninto = \"west\"\n"
        "value = \"x < 95 m\"\n[[stage]]\nop = \"simulate\"\nsteps = 5\n[[stage.process]]\n"
        "op = \"rule\"\nmask = \"west\"\n" +
        turn_text("lay", "", "layer.sand", "1 m") + turn_text("wet", "", "water", "0.3 m") +
        "[[stage]]\nop = \"formula\"\ninto = \"laid\"\nvalue = \"layer.sand\"\n");
    expect_closed(*run);
    EXPECT_EQ(run->domain.collect("laid").at(3, 3), 5);
    EXPECT_EQ(run->domain.collect("laid").at(15, 3), 0);
    EXPECT_NEAR(run->domain.collect("water").at(3, 3), 1.5, 1e-5);
    EXPECT_EQ(run->domain.collect("water").at(15, 3), 0);
}

}  // namespace
}  // namespace cuesta::test
