// SPDX-License-Identifier: Apache-2.0
#include "cuesta/engine/sea_level.h"

namespace cuesta {

std::optional<double> sea_level_of(const std::vector<StagePlan>& stages) {
    constexpr double no_sea_m = -1e5;
    std::optional<double> found;
    for (const StagePlan& stage : stages) {
        const auto level = stage.values.find("sea_level");
        if (level != stage.values.end())
            if (const double* metres = std::get_if<double>(&level->second);
                metres != nullptr && *metres > no_sea_m)
                found = *metres;
        if (const auto inside = sea_level_of(stage.processes)) found = inside;
    }
    return found;
}

}  // namespace cuesta
