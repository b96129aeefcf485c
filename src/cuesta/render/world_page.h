// SPDX-License-Identifier: Apache-2.0
// One page about a world: its maps, its figures beside the Earth's, its belts and classes.
//
// Holds   a page stands by itself: pictures are inside of it, nothing is loaded. The same world
//         gives the same bytes.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "cuesta/render/picture.h"
#include "cuesta/world/world_report.h"

namespace cuesta {

// Numbers as the terminal and the page print them: "28.4 %", "0.93", "-".
std::string value_text(const WorldFigure& figure);
std::string earth_text(const WorldFigure& figure);     // "28 %"; "" if there is none
std::string interval_text(const WorldFigure& figure);  // "20 to 40", ">= 2.5", ""

// The world's maps in their colours with legends, by field, in the order of the report's fields.
std::vector<std::pair<std::string, Picture>> world_pictures(const WorldMaps& maps, int long_side);

std::string world_page_html(const WorldReport& report, const WorldMaps& maps,
                            const std::string& title);
// The same as one picture, without belts and classes.
Picture world_page_picture(const WorldReport& report, const WorldMaps& maps,
                           const std::string& title);

}  // namespace cuesta
