// SPDX-License-Identifier: Apache-2.0
// What the catalog lists besides operators, materials and fields, and what a recipe's check knows
// of outputs: formats and palettes, of rooms that neither of them sees.
#pragma once

#include "cuesta/catalog/help.h"
#include "cuesta/recipe/check.h"

namespace cuesta {

CatalogLists catalog_lists();

// What a recipe may ask of those rooms: formats that can be written and maps that they can hold,
// palettes there are; and what they say about memory.
CheckOptions check_options();

}  // namespace cuesta
