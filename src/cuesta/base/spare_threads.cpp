// SPDX-License-Identifier: Apache-2.0
#include "cuesta/base/spare_threads.h"

#include <algorithm>
#include <latch>
#include <system_error>
#include <thread>
#include <vector>

namespace cuesta {

int threads_that_start(int wanted) {
    std::latch end(1);
    std::vector<std::jthread> team;
    team.reserve(static_cast<std::size_t>(std::max(wanted, 0)));
    try {
        while (static_cast<int>(team.size()) < wanted) team.emplace_back([&] { end.wait(); });
    } catch (const std::system_error&) {
        // That many there are.
    }
    end.count_down();
    return static_cast<int>(team.size());
}

}  // namespace cuesta
