// SPDX-License-Identifier: Apache-2.0
#include "cuesta/engine/checkpoint.h"

#include <gtest/gtest.h>

#include "cuesta/base/atomic_file.h"
#include "cuesta/engine/advance.h"
#include "support/run_recipe.h"
#include "support/scratch_directory.h"

namespace cuesta::test {
namespace {

const std::string recipe = head_text(20, 15) +
                           "[[stage]]\nop = \"diamond_square\"\nrelief = 200\n[[stage]]\nop = "
                           "\"spectral\"\ninto = \"extra\"\n"
                           "[[stage]]\nop = \"thermal\"\nangle = 15\nsteps = 9\n";

class Warnings final : public Observer {
public:
    void warn(std::string_view sentence) override { all.emplace_back(sentence); }
    std::vector<std::string> all;
};

RunSetup setup_in(const ScratchDirectory& directory) {
    RunSetup setup;
    setup.out = directory.path();
    return setup;
}

TEST(Checkpoint, brings_back_fields_position_and_books) {
    const ScratchDirectory directory;
    const auto run = prepare_recipe(recipe, setup_in(directory));
    Observer silent;
    advance(*run, silent, 6);
    save_checkpoint(*run);
    const auto other = prepare_recipe(recipe, setup_in(directory));
    ASSERT_TRUE(load_checkpoint(*other, silent));
    EXPECT_EQ(other->position, run->position);
    EXPECT_EQ(state_hash(*other), state_hash(*run));
    EXPECT_EQ(other->ledger()[0].in_m3, run->ledger()[0].in_m3);
    EXPECT_EQ(other->records[2].steps, 4);
}

TEST(Checkpoint, none_is_no_error) {
    const ScratchDirectory directory;
    Observer silent;
    EXPECT_FALSE(load_checkpoint(*prepare_recipe(recipe, setup_in(directory)), silent));
}

TEST(Checkpoint, of_other_values_is_refused) {
    const ScratchDirectory directory;
    Observer silent;
    const auto run = prepare_recipe(recipe, setup_in(directory));
    advance(*run, silent, 3);
    save_checkpoint(*run);
    RunSetup changed = setup_in(directory);
    changed.sets = {"stage.thermal.angle=16"};
    EXPECT_THROW(load_checkpoint(*prepare_recipe(recipe, changed), silent), Error);
}

TEST(Checkpoint, a_damaged_one_is_named_and_the_previous_used) {
    const ScratchDirectory directory;
    Observer silent;
    const auto run = prepare_recipe(recipe, setup_in(directory));
    advance(*run, silent, 4);
    save_checkpoint(*run);
    advance(*run, silent, 3);
    save_checkpoint(*run);
    std::string bytes = read_file(directory / "checkpoint.cuesta", 1u << 30);
    bytes[bytes.size() / 3] = static_cast<char>(bytes[bytes.size() / 3] ^ 0x10);
    put_file(directory / "checkpoint.cuesta", bytes);
    Warnings observer;
    const auto resumed = prepare_recipe(recipe, setup_in(directory));
    ASSERT_TRUE(load_checkpoint(*resumed, observer));
    EXPECT_EQ(resumed->position, (RunPosition{2, 2}));
    ASSERT_FALSE(observer.all.empty());
    EXPECT_NE(observer.all[0].find("checkpoint.cuesta"), std::string::npos);
    advance(*resumed, silent);
    advance(*run, silent);
    EXPECT_EQ(state_hash(*resumed), state_hash(*run));
}

}  // namespace
}  // namespace cuesta::test
