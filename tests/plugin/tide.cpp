// SPDX-License-Identifier: Apache-2.0
// A plugin that writes water: what it brings and takes is booked, what is no depth is refused.
#include <limits>

#include "cuesta/plugin/plugin_abi.h"

namespace {

constexpr const char* wet_names[] = {"water", "snow"};

constexpr cuesta_param params[] = {
    {"rise", "m", "Water that comes in a step; below 0 it goes.", 0.3, -10, 10,
     CUESTA_NUMBER_OR_FIELD, 0},
};

// Water comes in the west and goes in the east; one sample is no number.
int tide_rows(const cuesta_rows* rows) {
    const cuesta_plane water = rows->writes[0], snow = rows->writes[1];
    for (int64_t y = rows->first_row; y < rows->end_row; ++y)
        for (int64_t x = 0; x < rows->columns; ++x) {
            const bool west = 2 * (rows->x0 + x) < rows->map_columns;
            float* depth = &water.data[y * water.stride + x];
            const float rise = static_cast<float>(rows->numbers[0]);
            *depth += west ? rise : -rise;
            snow.data[y * snow.stride + x] = 0.1f * static_cast<float>(rows->y0 + y);
            if (rows->x0 + x == 3 && rows->y0 + y == 3)
                *depth = std::numeric_limits<float>::quiet_NaN();
        }
    return 0;
}

constexpr cuesta_operator operators[] = {
    {"tide", "Water comes and goes.", CUESTA_PROCESS, 0, params, 1, 0, 2, 0, nullptr, wet_names,
     tide_rows, CUESTA_WRITES_WATER, 0},
};
constexpr cuesta_plugin plugin = {CUESTA_PLUGIN_ABI,
                                  sizeof(cuesta_plugin),
                                  "tide",
                                  "1.0",
                                  "Water.",
                                  operators,
                                  1,
                                  sizeof(cuesta_operator),
                                  nullptr};

}  // namespace

extern "C" CUESTA_PLUGIN_EXPORT const cuesta_plugin* cuesta_plugin_entry(void) {
    return &plugin;
}
