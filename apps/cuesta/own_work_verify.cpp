// SPDX-License-Identifier: Apache-2.0
// lib/cuesta/cuesta-verify.
#include "companion.h"

namespace cuesta::app {

std::span<const OwnWork> own_work() {
    static constexpr OwnWork work[] = {{"verify", run_verify}, {"bench", run_bench}};
    return work;
}

}  // namespace cuesta::app
