// SPDX-License-Identifier: Apache-2.0
#include "companion.h"

namespace cuesta::app {

std::span<const OwnWork> own_work() {
    return {};
}

}  // namespace cuesta::app
