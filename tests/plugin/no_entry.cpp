// SPDX-License-Identifier: Apache-2.0
// A library that is no plugin.
extern "C" __attribute__((visibility("default"))) int something_else(void) {
    return 1;
}
