// SPDX-License-Identifier: Apache-2.0
// A plugin whose operators fail and write what is no number.
#include <limits>

#include "cuesta/plugin/plugin_abi.h"

namespace {

constexpr const char* height_name[] = {"height"};

int fail_rows(const cuesta_rows*) {
    return 1;
}
const char* last_error(void) {
    return "there is no fuel";
}

int nan_rows(const cuesta_rows* rows) {
    const cuesta_plane out = rows->writes[0];
    for (int64_t y = rows->first_row; y < rows->end_row; ++y)
        for (int64_t x = 0; x < rows->columns; ++x)
            if ((x + y) % 2 == 0)
                out.data[y * out.stride + x] = std::numeric_limits<float>::quiet_NaN();
    return 0;
}

constexpr cuesta_operator operators[] = {
    {"out_of_fuel", "Fails.", CUESTA_GENERATOR, 0, nullptr, 0, 0, 0, 0, nullptr, nullptr, fail_rows,
     0, 0},
    {"no_numbers", "Writes no numbers.", CUESTA_PROCESS, 0, nullptr, 0, 0, 1, 0, nullptr,
     height_name, nan_rows, 0, 0},
};
constexpr cuesta_plugin plugin = {CUESTA_PLUGIN_ABI,
                                  sizeof(cuesta_plugin),
                                  "fails",
                                  "0.1",
                                  "Fails.",
                                  operators,
                                  2,
                                  sizeof(cuesta_operator),
                                  last_error};

}  // namespace

extern "C" CUESTA_PLUGIN_EXPORT const cuesta_plugin* cuesta_plugin_entry(void) {
    return &plugin;
}
