// SPDX-License-Identifier: Apache-2.0
// The edges of a map as JSON text: their word, or all four sides.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "cuesta/grid/edges.h"

namespace cuesta {

// "open" in quotes, or {"west":"open","east":"closed","north":"closed","south":"closed"}.
std::string edges_json(const Edges& edges);
// Nothing if the text does not describe edges.
std::optional<Edges> edges_from_json(std::string_view text);

}  // namespace cuesta
