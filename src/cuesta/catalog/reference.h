// SPDX-License-Identifier: Apache-2.0
// docs/reference/: one page per operator and an index, made from the registry.
#pragma once

#include <map>
#include <string>

#include "cuesta/operator/registry.h"

namespace cuesta {

// File name ("hills.md", "index.md") to text.
std::map<std::string, std::string> reference_pages(const Registry& registry);

}  // namespace cuesta
