// SPDX-License-Identifier: Apache-2.0
// The words of a realism report, as the terminal and the page print them.
#pragma once

#include <string>

#include "cuesta/analysis/realism.h"

namespace cuesta {

std::string value_text(const Measure& measure);       // "1.77", "4.6 %", "31.1 deg", "-"
std::string accepted_text(const Measure& measure);    // "1.5 to 3.5", "<= 6 %", ""
std::string cells_text(const RealismReport& report);  // "344 x 403 cells of 74.5 x 92.8 m, ..."
std::string lakes_text(const RealismReport& report);
// The verdict of the whole in a sentence.
std::string conclusion(const RealismReport& report);

}  // namespace cuesta
