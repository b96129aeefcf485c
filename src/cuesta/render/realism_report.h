// SPDX-License-Identifier: Apache-2.0
// The page of a realism report: the land with its rivers and lakes, every number with its verdict,
// and the curves behind them.
//
// Holds   works for every map that can be measured; same bytes for any thread count.
#pragma once

#include <string>

#include "cuesta/analysis/realism.h"
#include "cuesta/render/picture.h"

namespace cuesta {

Picture render_realism_report(const RealismReport& report, const RealismMaps& maps,
                              const std::string& title);

}  // namespace cuesta
