// SPDX-License-Identifier: Apache-2.0
// Counts of a StepReport that a person should hear of, as sentences with the number.
//
// All counts stand in the manifest; those that mean "what was asked for is not quite what was
// made" also become warnings.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace cuesta {

// A sentence without a full stop; empty for counts that need no warning and unknown ones.
std::string count_warning(std::string_view what, std::int64_t times);

}  // namespace cuesta
