// SPDX-License-Identifier: Apache-2.0
// lib/cuesta/cuesta-studio.
#include "companion.h"

namespace cuesta::app {

std::span<const OwnWork> own_work() {
    static constexpr OwnWork work[] = {{"studio", run_studio}};
    return work;
}

}  // namespace cuesta::app
