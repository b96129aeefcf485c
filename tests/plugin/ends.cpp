// SPDX-License-Identifier: Apache-2.0
// A plugin that ends the program while it is loaded.
#include <unistd.h>

struct Ends {
    Ends() { _exit(0); }
} const ends;
