// SPDX-License-Identifier: Apache-2.0
// A plugin that kills who loads it.
#include <csignal>

#include "cuesta/plugin/plugin_abi.h"

extern "C" CUESTA_PLUGIN_EXPORT const cuesta_plugin* cuesta_plugin_entry(void) {
    std::raise(SIGSEGV);
    return nullptr;
}
