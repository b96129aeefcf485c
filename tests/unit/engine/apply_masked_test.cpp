// SPDX-License-Identifier: Apache-2.0
#include "cuesta/engine/apply_masked.h"

#include <gtest/gtest.h>

#include <string>

#include "support/run_recipe.h"

namespace cuesta::test {
namespace {

std::string stage(const std::string& lines) {
    return "[[stage]]\n" + lines;
}

TEST(ApplyMasked, a_mask_on_simulate_holds_for_its_processes) {
    const std::string ground = head_text(16, 12) + stage("op = \"spectral\"\nrelief = 900\n") +
                               stage("op = \"flat\"\nlabel = \"z\"\nlevel = 0\ninto = \"none\"\n");
    const std::string slide = "steps = 5\n[[stage.process]]\nop = \"thermal\"\nangle = 10\n";
    // Settled like the others, so rounded to units like them, and too gentle to slide.
    const auto before = run_recipe(ground + stage("op = \"thermal\"\nangle = 89\nsteps = 1\n"));
    const auto masked = run_recipe(ground + stage("op = \"simulate\"\nmask = \"none\"\n") + slide);
    const auto free = run_recipe(ground + stage("op = \"simulate\"\n") + slide);
    EXPECT_EQ(field_hash(*before, "height"), field_hash(*masked, "height"));
    EXPECT_NE(field_hash(*before, "height"), field_hash(*free, "height"));
}

}  // namespace
}  // namespace cuesta::test
