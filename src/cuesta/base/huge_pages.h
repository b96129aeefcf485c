// SPDX-License-Identifier: Apache-2.0
// Huge pages for memory that is walked over in any order. A plane of 64 MB has 16,000 small pages,
// more than a processor keeps addresses of, and the kernel takes as long to hand them out as a pass
// over them takes. Fields ask for huge pages by themselves (grid/field.h).
#pragma once

#include <cstddef>

namespace cuesta {

// Of memory that nobody has written to yet. Only a wish: nothing else depends on it. Nothing is
// asked for what is small, or lies on disk (base/paged_memory.h).
void wish_huge_pages(void* memory, std::size_t bytes);

}  // namespace cuesta
