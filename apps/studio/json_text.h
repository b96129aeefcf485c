// SPDX-License-Identifier: Apache-2.0
// JSON that somebody else wrote: messages of a page, files of the project folder; and JSON for
// them.
//
// Json copies and prints by recursion, so depth is looked at in the text, before there is a tree.
#pragma once

#include <string>
#include <string_view>

#include "cuesta/base/json.h"

namespace cuesta::studio {

constexpr int most_json_levels = 32;

// The tree, or a discarded value if the text is no JSON or nested too deep.
Json shallow_json(std::string_view text);

// Whether it can be repeated in an answer: a number or a short text.
bool is_id(const Json& value);

// The "id" of a message that cannot be taken, read as far as it is JSON and however deep it is;
// null if none was found.
Json id_in(std::string_view message);

}  // namespace cuesta::studio
