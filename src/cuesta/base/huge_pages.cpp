// SPDX-License-Identifier: Apache-2.0
#include "cuesta/base/huge_pages.h"

#include <sys/mman.h>

#include <cstdint>

#include "cuesta/base/paged_memory.h"

namespace cuesta {

void wish_huge_pages(void* memory, std::size_t bytes) {
    constexpr std::uintptr_t huge_page = std::uintptr_t{2} << 20;
    if (bytes < 2 * huge_page || Paging::active()) return;
    const auto at = reinterpret_cast<std::uintptr_t>(memory);
    const std::uintptr_t begin = (at + huge_page - 1) / huge_page * huge_page;
    const std::uintptr_t end = (at + bytes) / huge_page * huge_page;
    ::madvise(reinterpret_cast<void*>(begin), end - begin, MADV_HUGEPAGE);
}

}  // namespace cuesta
