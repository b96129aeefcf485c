// SPDX-License-Identifier: Apache-2.0
#include "cuesta/engine/lay_surface.h"

#include <gtest/gtest.h>

#include <string>

#include "support/run_recipe.h"

namespace cuesta::test {
namespace {

std::string stage(const std::string& lines) {
    return "[[stage]]\n" + lines;
}

float height_at(const Run& run, std::int64_t x, std::int64_t y) {
    return run.domain.collect("height").at(x, y);
}

TEST(LaySurface, into_writes_a_field_and_leaves_the_ground) {
    const auto run =
        run_recipe(head_text(3, 2) + stage("op = \"flat\"\nlevel = 7\n") +
                   stage("op = \"flat\"\nlabel = \"m\"\nlevel = 2\ninto = \"mine\"\n"));
    EXPECT_EQ(height_at(*run, 1, 1), 7);
    EXPECT_EQ(run->domain.collect("mine").at(2, 0), 2);
}

TEST(LaySurface, a_mask_mixes_old_and_new) {
    const auto run = run_recipe(
        head_text(3, 2) + stage("op = \"flat\"\nlevel = 10\n") +
        stage("op = \"flat\"\nlabel = \"m\"\nlevel = 0.25\ninto = \"quarter\"\n") +
        stage("op = \"flat\"\nlabel = \"n\"\nlevel = 50\nmask = \"quarter\"\n") +
        stage("op = \"flat\"\nlabel = \"o\"\nlevel = 4\nblend = \"add\"\nmask = \"quarter\"\n"));
    EXPECT_EQ(height_at(*run, 0, 0), 20 + 1);
}

TEST(LaySurface, the_ground_takes_the_material_of_its_first_stage) {
    const auto run =
        run_recipe(head_text(2, 2) + stage("op = \"flat\"\nlevel = 1\nmaterial = \"sand\"\n"));
    EXPECT_EQ(run->ledger()[0].material, "sand");
}

TEST(LaySurface, derived_fields_can_mask) {
    // A plane of 45 degrees has slope 45 everywhere; as a mask it counts as 1 and is reported.
    const auto run =
        run_recipe(head_text(4, 4) + stage("op = \"flat\"\nlevel = 3\n") +
                   stage("op = \"flat\"\nlabel = \"b\"\nlevel = 9\nmask = \"slope\"\n"));
    EXPECT_EQ(height_at(*run, 2, 2), 3);  // slope 0: nothing changes
}

}  // namespace
}  // namespace cuesta::test
