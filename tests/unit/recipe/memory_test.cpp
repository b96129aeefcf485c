// SPDX-License-Identifier: Apache-2.0
#include "cuesta/generate/flat.h"
#include "cuesta/generate/strata/strata.h"
#include "cuesta/grid/field.h"
#include "cuesta/process/droplet/droplets.h"
#include "support/check_text.h"

namespace cuesta::test {
namespace {

constexpr std::uint64_t base = 13u << 20, gdal = 46u << 20;

TEST(memory, counts_state_temporaries_and_writing) {
    Plan plan = plan_of(
        "[grid]\nsize = [100, 50]\n"
        "[[stage]]\nop = \"hills\"\n"                    // in place
        "[[stage]]\nop = \"hills\"\ninto = \"u\"\n"      // one more state field
        "[[stage]]\nop = \"hills\"\nblend = \"add\"\n"   // a surface beside the ground
        "[[stage]]\nop = \"hills\"\nmask = \"slope\"\n"  // ... and the derived mask
        "[[stage]]\nop = \"image\"\nfile = \"a.png\"\n"  // one input, 1.5 maps
        "[[stage]]\nop = \"slide\"\nangle = 30\n"        // two temporaries
        "[[stage]]\nop = \"slide\"\n"                    // ... and the derived talus
        "[[stage]]\nop = \"rain\"\n");                   // writes puddle
    plan.preview_bytes = 5'000'000;
    const MemoryEstimate memory = estimate_memory(plan);
    const std::uint64_t field = Field::bytes({100, 50, 1}), map = 100 * 50 * 4;
    const std::uint64_t state = base + 4 * field + map;  // height, rest, u, puddle; the input
    EXPECT_EQ(memory.state_bytes, state);
    EXPECT_EQ(memory.stage_bytes,
              (std::vector<std::uint64_t>{state, state, state + field, state + 2 * field,
                                          state + map * 3 / 2, state + 2 * field, state + 3 * field,
                                          state}));
    EXPECT_EQ(memory.output_bytes, state + 5'000'000);  // the picture is drawn from rows
    EXPECT_EQ(memory.peak_bytes, memory.output_bytes);
    const MemoryEstimate plain = estimate_memory(plan, {.preview = false});
    EXPECT_EQ(plain.output_bytes, state);  // by rows
    EXPECT_EQ(plain.peak_bytes, state + 3 * field);
}

TEST(memory, gdal_and_derived_fields_count_while_writing) {
    const std::string head = "[grid]\nsize = [100, 50]\n[[stage]]\nop = \"hills\"\n";
    const std::uint64_t field = Field::bytes({100, 50, 1}), map = 100 * 50 * 4;
    const auto writing = [&](const std::string& output) {
        return estimate_memory(plan_of(head + output), {.preview = false}).output_bytes - base -
               field;
    };
    EXPECT_EQ(writing("[[output]]\nfield = \"height\"\nfile = \"a.exr\"\n"), 0u);
    EXPECT_EQ(writing("[[output]]\nfield = \"slope\"\nfile = \"a.exr\"\n"), field);
    EXPECT_EQ(writing("[[output]]\nfield = \"height\"\nfile = \"a.TIF\"\n"), gdal + map);
}

TEST(memory, layers_count_as_an_operator_says) {
    const std::uint64_t field = Field::bytes({100, 50, 1});
    const auto state = [&](const std::string& beds) {
        const CheckResult result =
            check_text("[grid]\nsize = [100, 50]\n[[stage]]\nop = \"beds\"\n" + beds, {},
                       toy::beds_registry());
        return result.plan ? estimate_memory(*result.plan).state_bytes - base - field : 0;
    };
    // Planes of 14 bytes and places of 6; 9 bytes for each of 9 and 5 layers and one more, and a
    // quarter of that to grow into.
    EXPECT_EQ(state(""), field / 4 * 20 + field / 16 * 5 * 9 * 10);
    EXPECT_EQ(state("beds = \"sand\""), field / 4 * 20 + field / 16 * 5 * 9 * 6);
}

// Drops lay down what they found: beds and maps of each kind where there are layers, else none.
TEST(memory, drops_are_planned_by_what_they_carry) {
    const std::uint64_t map = 64 * 64 * 4;
    Registry list;
    list.add<Flat>(), list.add<Strata>(), list.add<Droplets>();
    const auto plan = [&](const std::string& stages) {
        const CheckResult result =
            check_text("[grid]\nsize = 64\n[[stage]]\nop = \"flat\"\n" + stages, {}, list);
        return result.plan ? estimate_memory(*result.plan) : MemoryEstimate{};
    };
    const std::string beds = "[[stage]]\nop = \"strata\"\n",
                      drops = "[[stage]]\nop = \"droplets\"\n";
    const auto work = [](const MemoryEstimate& m) { return m.stage_bytes.back() - m.state_bytes; };
    const MemoryEstimate bare = plan(drops), one = plan(drops + "loads = \"one\"\n"),
                         layered = plan(beds + drops);
    EXPECT_EQ(work(bare), 6 * map);
    EXPECT_EQ(work(plan(drops + "momentum = 1\n")), (6 + 22) * map);
    EXPECT_EQ(work(one), (6 + 4 * 4) * map);
    EXPECT_EQ(work(layered), (6 + 4 * 8) * map);
    EXPECT_GT(one.state_bytes, bare.state_bytes);
    EXPECT_GT(layered.state_bytes, plan(beds).state_bytes);
}

TEST(memory, blocks_take_together_what_one_does_and_a_map_they_hand_round) {
    const Plan plan = plan_of(
        "[grid]\nsize = 64\n[[stage]]\nop = \"hills\"\n"
        "[[stage]]\nop = \"image\"\nfile = \"a.png\"\n");
    const MemoryEstimate one = estimate_memory(plan), cut = estimate_memory(plan, {.blocks = 6});
    EXPECT_EQ(cut.stage_bytes[0], one.stage_bytes[0]);
    // The toy needs 1.5 maps.
    EXPECT_EQ(one.stage_bytes[1] - one.state_bytes, 64 * 64 * 4 * 3 / 2);
    EXPECT_EQ(cut.stage_bytes[1] - cut.state_bytes, 64 * 64 * 4 * 5 / 2);
}

TEST(memory, the_hungriest_process_of_a_simulation_decides) {
    const Plan plan = plan_of(
        "[grid]\nsize = 64\n[[stage]]\nop = \"simulate\"\n"
        "[[stage.process]]\nop = \"rain\"\n[[stage.process]]\nop = \"slide\"\nangle = 20\n"
        "[[stage.event]]\nat = 1\nop = \"hills\"\nblend = \"add\"\n");
    const MemoryEstimate memory = estimate_memory(plan);
    const std::uint64_t field = Field::bytes({64, 64, 1});
    EXPECT_EQ(memory.state_bytes, base + 3 * field);
    EXPECT_EQ(memory.stage_bytes, (std::vector<std::uint64_t>{memory.state_bytes + 2 * field}));
}

TEST(memory, the_largest_grid_is_counted_without_overflow) {
    const MemoryEstimate memory = estimate_memory(plan_of("grid.size = 131072"));
    // Height: 2^34 samples of four bytes each.
    EXPECT_GT(memory.peak_bytes, std::uint64_t{1} << 36);
    EXPECT_LT(memory.peak_bytes, 2 * (std::uint64_t{1} << 36));
}

}  // namespace
}  // namespace cuesta::test
