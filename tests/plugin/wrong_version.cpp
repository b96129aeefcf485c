// SPDX-License-Identifier: Apache-2.0
// A plugin of an interface that does not exist yet.
#include "cuesta/plugin/plugin_abi.h"

namespace {
constexpr cuesta_plugin plugin = {99, sizeof(cuesta_plugin),   "wrong_version", "1", "", nullptr,
                                  0,  sizeof(cuesta_operator), nullptr};
}

extern "C" CUESTA_PLUGIN_EXPORT const cuesta_plugin* cuesta_plugin_entry(void) {
    return &plugin;
}
