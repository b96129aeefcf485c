// SPDX-License-Identifier: Apache-2.0
// A filter that takes as long as a test wants: it begins one loop after the other until its gate is
// opened, then lifts the land.
#pragma once

#include <atomic>
#include <chrono>
#include <thread>

#include "cuesta/base/parallel.h"
#include "cuesta/catalog/builtin.h"
#include "cuesta/operator/describe.h"

namespace cuesta::toy {

struct SlowGate {
    static inline std::atomic<bool> open = true;
    static inline std::atomic<int> begun = 0, ended = 0;
    static inline std::atomic<int> loops = 0;  // that were begun, of all steps
    SlowGate() { open = false, begun = 0, ended = 0, loops = 0; }
    ~SlowGate() { open = true; }
};

struct Slow {
    double lift = 7;

    static constexpr std::string_view name = "slow";
    static constexpr std::string_view summary = "Takes its time.";
    static constexpr std::array<std::string_view, 0> cites{};
    static constexpr auto params() {
        return std::tuple{param(
            &Slow::lift,
            {.name = "lift", .unit = "m", .doc = "By how much it lifts.", .min = 0, .max = 100})};
    }
    static FieldUse fields() { return {}; }
    StepReport filter(const Field& in, Field& out, const StepContext& step) const {
        ++SlowGate::begun;
        out.copy_from(in);
        do {
            parallel_for(0, step.block.rows, 1, [&](std::int64_t lo, std::int64_t) {
                for (std::int64_t x = 0; x < step.block.columns; ++x)
                    out.at(x, lo) = in.at(x, lo) + static_cast<float>(lift);
            });
            ++SlowGate::loops;
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        } while (!SlowGate::open);
        ++SlowGate::ended;
        return {};
    }
};

inline const Registry& slow_registry() {
    static const Registry list = [] {
        Registry made = builtin_registry();
        made.add<Slow>();
        return made;
    }();
    return list;
}

// A hill, the slow step as tick 2, then a blur.
inline std::string slow_recipe(const std::string& blur = "15 m") {
    return "name = \"slow\"\nseed = 3\n[grid]\nsize = [32, 24]\nspacing = \"10 m\"\n"
           "[[stage]]\nop = \"fbm\"\nrelief = \"200 m\"\n"
           "[[stage]]\nop = \"slow\"\n"
           "[[stage]]\nop = \"blur\"\nradius = \"" +
           blur +
           "\"\n"
           "[[output]]\nfield = \"height\"\nfile = \"height.exr\"\n";
}

}  // namespace cuesta::toy
