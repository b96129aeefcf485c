// SPDX-License-Identifier: Apache-2.0
// A plugin as it was built before operators had flags: its table of operators is shorter.
#include "cuesta/plugin/plugin_abi.h"

namespace {

struct first_operator {
    const char* name;
    const char* summary;
    uint32_t kind, halo;
    const cuesta_param* params;
    uint32_t param_count, read_count, write_count, reserved;
    const char* const* reads;
    const char* const* writes;
    int (*rows)(const cuesta_rows* rows);
};

int seven(const cuesta_rows* rows) {
    for (int64_t y = rows->first_row; y < rows->end_row; ++y)
        for (int64_t x = 0; x < rows->columns; ++x) rows->out.data[y * rows->out.stride + x] = 7;
    return 0;
}
int eight(const cuesta_rows* rows) {
    for (int64_t y = rows->first_row; y < rows->end_row; ++y)
        for (int64_t x = 0; x < rows->columns; ++x) rows->out.data[y * rows->out.stride + x] = 8;
    return 0;
}

constexpr first_operator operators[] = {
    {"old_seven", "Seven.", CUESTA_GENERATOR, 0, nullptr, 0, 0, 0, 0, nullptr, nullptr, seven},
    {"old_eight", "Eight.", CUESTA_GENERATOR, 0, nullptr, 0, 0, 0, 0, nullptr, nullptr, eight},
};
const cuesta_plugin plugin = {CUESTA_PLUGIN_ABI,
                              sizeof(cuesta_plugin),
                              "first_version",
                              "1.0",
                              "Old.",
                              reinterpret_cast<const cuesta_operator*>(operators),
                              2,
                              sizeof(first_operator),
                              nullptr};

}  // namespace

extern "C" CUESTA_PLUGIN_EXPORT const cuesta_plugin* cuesta_plugin_entry(void) {
    return &plugin;
}
