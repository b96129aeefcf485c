// SPDX-License-Identifier: Apache-2.0
// What an operator holds, whatever the ground, the parameters, the spacing and the time step are.
//
//   static constexpr std::array promises{hold(Holds::conserves_materials),
//                                        hold(Holds::never_raises_maximum, 0.001),
//                                        turns_only_into("regolith")};
//
// A promise is stated beside the parameters; `cuesta describe`, the reference pages and the catalog
// print it, and tests/contract/promises_test.cpp holds it with random parameters on rough, layered,
// wet and cave-ridden ground. A process says what it does to the ground (one of the first group)
// and to the water (one of the second).
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace cuesta {

enum class Holds : std::uint8_t {
    // The ground's materials: every process states one of these five.
    leaves_ground,        // no column changes
    conserves_materials,  // each material only moves; what leaves is booked at its border
    turns_materials,      // formed and turned are booked; `what` names what may be formed, "" any
    makes_ground,         // adds material from below or above and books it
    takes_ground,         // takes material away and books it
    // Water on the ground and in caves: every process states one of these five.
    leaves_water,
    conserves_water,  // moves it; what leaves is booked at its border
    makes_water,      // and takes none but over borders
    takes_water,      // and makes none
    sets_water,       // puts water in place of what was there, and books both
    // Bounds. `value` is a slack in metres unless said otherwise.
    never_raises_maximum,     // no point above the highest ground before the step
    never_lowers_minimum,     // no point below the lowest before the step
    stays_under_water_level,  // deposits reach at most the highest ground or water before the step
    keeps_floor,              // nothing that lay above parameter `what` is cut below it
    rises_at_most,            // ... above the highest before, by parameter `what` in metres a step
    // Shape.
    keeps_water_level,    // a level lake stays level within `value`
    adds_no_noise,        // cell-to-cell noise grows by no more than the factor `value`
    changes_only_wet,     // ground changes only in cells that hold or touch water
    keeps_within_relief,  // a surface lies between parameters `base` and `base` + `relief`
    balances_volume,      // what it digs it heaps, within the share `value` of what it digs
};

struct Promise {
    Holds holds;
    double value = 0;
    std::string_view what = {};  // a parameter or material, as the kind says
};

constexpr Promise hold(Holds holds, double value = 0) {
    return {holds, value, {}};
}
constexpr Promise hold(Holds holds, std::string_view what, double value = 0) {
    return {holds, value, what};
}
constexpr Promise turns_only_into(std::string_view material) {
    return {Holds::turns_materials, 0, material};
}

// Its name in JSON and in tests: "conserves_materials".
std::string_view word(Holds holds);
// One sentence for a reader.
std::string sentence(const Promise& promise);

}  // namespace cuesta
