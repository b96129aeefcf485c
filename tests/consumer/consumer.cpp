// SPDX-License-Identifier: Apache-2.0
// Uses the installed headers and library the way any other project would.
#include <cuesta/base/version.h>

#include <iostream>

int main() {
    std::cout << "cuesta " << cuesta::version() << '\n';
    return cuesta::version().empty() ? 1 : 0;
}
