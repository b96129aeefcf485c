// SPDX-License-Identifier: Apache-2.0
#include "cuesta/grid/field.h"
#include "support/check_text.h"

namespace cuesta::test {
namespace {

constexpr std::uint64_t base = 32u << 20;

TEST(memory, counts_state_temporaries_and_writing) {
    const Plan plan = plan_of(
        "[grid]\nsize = [100, 50]\n"
        "[[stage]]\nop = \"hills\"\n"                    // in place
        "[[stage]]\nop = \"hills\"\ninto = \"u\"\n"      // one more state field
        "[[stage]]\nop = \"hills\"\nblend = \"add\"\n"   // a surface beside the ground
        "[[stage]]\nop = \"hills\"\nmask = \"slope\"\n"  // ... and the derived mask
        "[[stage]]\nop = \"image\"\nfile = \"a.png\"\n"  // one input, 1.5 maps
        "[[stage]]\nop = \"slide\"\nangle = 30\n"        // two temporaries
        "[[stage]]\nop = \"slide\"\n"                    // ... and the derived talus
        "[[stage]]\nop = \"rain\"\n");                   // writes puddle
    const MemoryEstimate memory = estimate_memory(plan);
    const std::uint64_t field = Field::bytes({100, 50, 1}), map = 100 * 50 * 4;
    const std::uint64_t state = base + 4 * field + map;  // height, rest, u, puddle; the input
    EXPECT_EQ(memory.state_bytes, state);
    EXPECT_EQ(memory.stage_bytes,
              (std::vector<std::uint64_t>{state, state, state + field, state + 2 * field,
                                          state + map * 3 / 2, state + 2 * field, state + 3 * field,
                                          state}));
    EXPECT_EQ(memory.output_bytes, state + map + (16u << 20));
    EXPECT_EQ(memory.peak_bytes, memory.output_bytes);
}

TEST(memory, a_derived_output_keeps_a_field_of_its_own) {
    const std::string outputs =
        "[[output]]\nfield = \"slope\"\nfile = \"a.npy\"\n"
        "[[output]]\nfield = \"slope\"\nfile = \"b.npy\"\n";
    const MemoryEstimate without = estimate_memory(plan_of("grid.size = 64\n"));
    const MemoryEstimate with = estimate_memory(plan_of("grid.size = 64\n" + outputs));
    EXPECT_EQ(with.output_bytes, without.output_bytes + Field::bytes({64, 64, 1}));
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
    EXPECT_GT(memory.peak_bytes, 3 * (std::uint64_t{1} << 36));
    EXPECT_LT(memory.peak_bytes, 4 * (std::uint64_t{1} << 36));
}

}  // namespace
}  // namespace cuesta::test
