// SPDX-License-Identifier: Apache-2.0
// Small worlds for tests: the land as text, the parts that run, and readings of what came out.
#pragma once

#include <fmt/format.h>

#include <memory>
#include <string>
#include <vector>

#include "cuesta/engine/run.h"
#include "support/run_recipe.h"

namespace cuesta::test {

inline constexpr std::string_view all_world_parts[] = {"sea",         "runoff",   "sand", "wind",
                                                       "temperature", "humidity", "ice"};
// With those that a world may do without.
inline constexpr std::string_view every_world_part[] = {
    "sea", "runoff", "sand", "wind", "temperature", "humidity", "ice", "groundwater"};

// A world as in the document: a share of sea floor at 0, land from 1000 m up.
inline std::string world_land(std::int64_t columns, std::int64_t rows,
                              std::string_view edges = "wrap_x", int seed = 3, double share = 0.6) {
    return head_text(columns, rows, edges, static_cast<std::uint64_t>(seed), 20000) +
           fmt::format(
               "[[stage]]\nop = \"diamond_square\"\n[[stage]]\nop = \"ocean_floor\"\nshare = {}\n"
               "coast = 1000\nrelief = 3000\n",
               share);
}

inline std::string simulate(int steps, const std::string& processes) {
    return fmt::format("[[stage]]\nop = \"simulate\"\nsteps = {}\n", steps) + processes;
}
inline std::string process(std::string_view op, const std::string& lines = {}) {
    return fmt::format("[[stage.process]]\nop = \"{}\"\n{}", op, lines);
}

// All parts with their defaults, the sea at the document's level.
inline std::string whole_world(int steps, const std::string& of_sea = "sea_level = 950\n") {
    std::string parts;
    for (const std::string_view one : all_world_parts)
        parts += process(one, one == "sea" ? of_sea : std::string());
    return simulate(steps, parts);
}

// A field of numbers written by hand, one for each sample.
inline double sum_of(const Run& run, std::string_view field) {
    double sum = 0;
    if (!run.domain.has(field)) return 0;
    for (const float value : run.domain.collect(field).samples) sum += double{value};
    return sum;
}
inline std::vector<float> samples(Run& run, std::string_view field) {
    run.domain.show_height();
    return run.domain.collect(field).samples;
}

}  // namespace cuesta::test
