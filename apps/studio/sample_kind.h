// SPDX-License-Identifier: Apache-2.0
// What the samples of a map are to a page: numbers, or classes and codes that must arrive as they
// are.
#pragma once

#include <string_view>

namespace cuesta::studio {

// Maps for colouring walls: the numbers of render/face_code.h. Only layered ground has them.
inline constexpr std::string_view rock_face = "rock_face", rock_edge = "rock_edge";
inline bool is_code(std::string_view name) {
    return name == rock_face || name == rock_edge;
}
// Fields whose samples are numbers of classes below 256, which go to the page as they are.
bool is_class(std::string_view name);

}  // namespace cuesta::studio
