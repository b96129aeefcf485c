// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/slope/hillslope_scheme.h"

#include "cuesta/base/check.h"

namespace cuesta {

std::vector<HillslopeStage> HillslopeScheme::stabilised(double limits) {
    CUESTA_CHECK(limits <= most_limits, "{} explicit limits are too many for one step", limits);
    int s = 1;
    while (s * (s + 1) / 2.0 < limits) ++s;
    std::vector<HillslopeStage> stages(static_cast<std::size_t>(s));
    const double share = 2.0 / (s * (s + 1.0));
    for (int j = 1; j <= s; ++j) {
        HillslopeStage& stage = stages[static_cast<std::size_t>(j - 1)];
        if (j > 1) stage.mu = (2.0 * j - 1) / j, stage.nu = (1.0 - j) / j;
        stage.rate = stage.mu * share;
    }
    // Backwards: how much of y_j is in y_s.
    double next = 0, after = 0;  // of y_(j+1), y_(j+2)
    for (int j = s; j >= 1; --j) {
        double part = j == s ? 1 : 0;
        if (j + 1 <= s) part += stages[static_cast<std::size_t>(j)].mu * next;
        if (j + 2 <= s) part += stages[static_cast<std::size_t>(j + 1)].nu * after;
        stages[static_cast<std::size_t>(j - 1)].weight =
            stages[static_cast<std::size_t>(j - 1)].rate * part;
        after = next, next = part;
    }
    return stages;
}

std::vector<HillslopeStage> HillslopeScheme::plain(int steps) {
    CUESTA_CHECK(steps >= 1, "at least one step");
    const double share = 1.0 / steps;
    return std::vector<HillslopeStage>(static_cast<std::size_t>(steps), {1, 0, share, share});
}

}  // namespace cuesta
