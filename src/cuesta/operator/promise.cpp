// SPDX-License-Identifier: Apache-2.0
#include "cuesta/operator/promise.h"

#include <fmt/format.h>

#include "cuesta/base/text.h"

namespace cuesta {
namespace {

// " by more than 1 mm" where a slack is granted.
std::string beyond(double metres) {
    return metres > 0 ? fmt::format(" by more than {} m", format_number(metres)) : "";
}

}  // namespace

std::string_view word(Holds holds) {
    switch (holds) {
        case Holds::leaves_ground:
            return "leaves_ground";
        case Holds::conserves_materials:
            return "conserves_materials";
        case Holds::turns_materials:
            return "turns_materials";
        case Holds::makes_ground:
            return "makes_ground";
        case Holds::takes_ground:
            return "takes_ground";
        case Holds::leaves_water:
            return "leaves_water";
        case Holds::conserves_water:
            return "conserves_water";
        case Holds::makes_water:
            return "makes_water";
        case Holds::takes_water:
            return "takes_water";
        case Holds::sets_water:
            return "sets_water";
        case Holds::never_raises_maximum:
            return "never_raises_maximum";
        case Holds::never_lowers_minimum:
            return "never_lowers_minimum";
        case Holds::stays_under_water_level:
            return "stays_under_water_level";
        case Holds::keeps_floor:
            return "keeps_floor";
        case Holds::rises_at_most:
            return "rises_at_most";
        case Holds::keeps_water_level:
            return "keeps_water_level";
        case Holds::adds_no_noise:
            return "adds_no_noise";
        case Holds::changes_only_wet:
            return "changes_only_wet";
        case Holds::keeps_within_relief:
            return "keeps_within_relief";
        case Holds::balances_volume:
            return "balances_volume";
    }
    return "";
}

std::string sentence(const Promise& promise) {
    switch (promise.holds) {
        case Holds::leaves_ground:
            return "Does not touch the ground.";
        case Holds::conserves_materials:
            return "Only moves material: none turns into another, and what leaves the map is "
                   "booked at its border.";
        case Holds::turns_materials:
            return promise.what.empty()
                       ? "May turn one material into another, and books both."
                       : fmt::format("Turns material into {} alone, and books both.", promise.what);
        case Holds::makes_ground:
            return "Adds material to the ground, and books it.";
        case Holds::takes_ground:
            return "Takes material away, and books it.";
        case Holds::leaves_water:
            return "Does not touch the water.";
        case Holds::conserves_water:
            return "Only moves water: what leaves the map is booked at its border.";
        case Holds::makes_water:
            return "Adds water, and books it; takes none but over the borders.";
        case Holds::takes_water:
            return "Takes water away, and books it; makes none.";
        case Holds::sets_water:
            return "Puts water in place of what was there, and books both.";
        case Holds::never_raises_maximum:
            return fmt::format("No point rises above the highest ground before the step{}.",
                               beyond(promise.value));
        case Holds::never_lowers_minimum:
            return fmt::format("No point sinks below the lowest ground before the step{}.",
                               beyond(promise.value));
        case Holds::stays_under_water_level:
            return fmt::format(
                "What is laid down stays below the highest ground or water level before the "
                "step{}.",
                promise.value > 0 ? fmt::format(", or {} m above it", format_number(promise.value))
                                  : "");
        case Holds::keeps_floor:
            return fmt::format("Nothing is cut below `{}`{}.", promise.what, beyond(promise.value));
        case Holds::rises_at_most:
            return fmt::format(
                "No point rises by more than `{}` a step above the highest before it.",
                promise.what);
        case Holds::keeps_water_level:
            return promise.value > 0 ? fmt::format("A level lake stays level within {} m.",
                                                   format_number(promise.value))
                                     : "A level lake stays level to the bit.";
        case Holds::adds_no_noise:
            return fmt::format("Noise from cell to cell does not grow{}.",
                               promise.value > 1 ? fmt::format(" to more than {} times what it was",
                                                               format_number(promise.value))
                                                 : "");
        case Holds::changes_only_wet:
            return "Changes the ground only in cells that hold water or touch such a cell.";
        case Holds::keeps_within_relief:
            return "The surface lies between `base` and `base` + `relief`.";
        case Holds::balances_volume:
            return fmt::format("Heaps what it digs, within {} percent.",
                               format_number(100 * promise.value));
    }
    return "";
}

}  // namespace cuesta
