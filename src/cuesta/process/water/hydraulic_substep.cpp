// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/water/hydraulic_substep.h"

#include <algorithm>
#include <cstddef>

namespace cuesta {

void HydraulicBalance::merge(const HydraulicBalance& other) {
    book.merge(other.book);
    for (std::size_t i = 0; i < own.size(); ++i) {
        worn[i] += other.worn[i], made[i] += other.made[i];
        own[i] += other.own[i];
    }
    suspended += other.suspended;
    for (std::size_t i = 0; i < left.size(); ++i) left[i] += other.left[i];
    limited += other.limited;
    most_load = std::max(most_load, other.most_load);
}

}  // namespace cuesta
