// SPDX-License-Identifier: Apache-2.0
// A plugin that needs a function nobody has.
#include "cuesta/plugin/plugin_abi.h"

extern "C" const cuesta_plugin* a_function_nobody_has(void);

extern "C" CUESTA_PLUGIN_EXPORT const cuesta_plugin* cuesta_plugin_entry(void) {
    return a_function_nobody_has();
}
