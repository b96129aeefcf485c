// SPDX-License-Identifier: Apache-2.0
// Small recipes and their plans for tests of the studio.
#pragma once

#include <gtest/gtest.h>

#include <chrono>
#include <string>
#include <thread>

#include "apps/studio/recipe_text.h"
#include "cuesta/catalog/builtin.h"

namespace cuesta::studio {

// Three ticks of stages and `steps` of a simulation.
inline std::string small_recipe(int steps = 20, const std::string& angle = "30 deg",
                                const std::string& relief = "200 m") {
    return "name = \"small\"\nseed = 3\n[grid]\nsize = [32, 24]\nspacing = \"10 m\"\n"
           "[[stage]]\nop = \"fbm\"\nrelief = \"" +
           relief +
           "\"\n"
           "[[stage]]\nop = \"terrace\"\n"
           "[[stage]]\nop = \"blur\"\nradius = \"15 m\"\n"
           "[[stage]]\nop = \"simulate\"\nsteps = " +
           std::to_string(steps) + "\n[[stage.process]]\nop = \"thermal\"\nangle = \"" + angle +
           "\"\n"
           "[[output]]\nfield = \"height\"\nfile = \"height.exr\"\n";
}

inline Plan plan_of(const std::string& text, const std::filesystem::path& path = "recipe.toml",
                    const Registry& registry = builtin_registry()) {
    CheckedText checked = check_text(registry, text, path);
    for (const Diagnostic& problem : checked.problems) ADD_FAILURE() << problem.text();
    return std::move(checked.plan).value();
}

// Asks until it is so, for a minute at most: sanitizers on a busy machine are slow.
template <class Asked>
bool soon(Asked&& asked) {
    for (int i = 0; i < 6000; ++i) {
        if (asked()) return true;
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
    }
    return false;
}

}  // namespace cuesta::studio
