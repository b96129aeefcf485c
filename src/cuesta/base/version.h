// SPDX-License-Identifier: Apache-2.0
// The version of Cuesta, as given once in project() of CMakeLists.txt.
#pragma once

#include <string_view>

namespace cuesta {

/// Semantic version "major.minor.patch" of the library that is linked.
std::string_view version();

}  // namespace cuesta
