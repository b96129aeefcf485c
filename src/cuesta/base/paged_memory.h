// SPDX-License-Identifier: Apache-2.0
// Memory that lies on disk where there is too little of it: one file without a name, mapped, and a
// watcher that keeps what is resident below a cap.
//
// While a Paging lives, large pieces of memory come from its file: fields, and in the program
// whatever else asks for a page or more, planes and layer tiles among it
// (apps/cuesta/paged_new.cpp). Who uses them notices nothing but the time. The kernel moves pages
// between memory and disk; the watcher looks at the resident size and takes mappings away, round
// and round through the file, as soon as it nears the cap. Pages that are taken away stay in the
// kernel's cache while nobody else needs that memory, so that taking the wrong one costs a page
// fault and no disk.
//
// Holds   the same bits with and without; nothing is left on disk, however the process ends: the
//         file has no name.
// Limits  the disk is reserved before the work, because a mapped page without room on disk ends
//         the process. One Paging at a time. What is smaller than a page is never paged.
// Threads any.
// Design  docs/design/larger_than_memory.md
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <new>
#include <type_traits>

namespace cuesta {

struct PagingOptions {
    std::filesystem::path directory;   // where the file lies; it must exist
    std::uint64_t disk_bytes = 0;      // reserved at once; the file grows beyond it if it must
    std::uint64_t resident_bytes = 0;  // of the whole process
};

struct PagingCounts {
    std::uint64_t disk_bytes = 0;   // of the file
    std::uint64_t held_bytes = 0;   // most that was in use at a time
    std::uint64_t taken_bytes = 0;  // address space gone through to take mappings away
    std::uint64_t turns = 0;        // times the watcher had to act
};

class Paging {
public:
    // Error with one sentence if the file cannot be made, reserved or mapped.
    explicit Paging(const PagingOptions& options);
    // What is still in use stays mapped; the file goes with the last of it.
    ~Paging();
    Paging(const Paging&) = delete;
    Paging& operator=(const Paging&) = delete;

    static bool active();
    static PagingCounts counts();
    // Whether memory was refused because the file could not grow.
    static bool disk_was_full();
};

// A whole number of pages from the file; null if there is no Paging or less than a page is asked
// for. `zero`: every byte is 0. std::bad_alloc if the disk is full.
void* page_memory(std::size_t bytes, bool* zero = nullptr);
// True if the piece came from page_memory, which has it again.
bool release_paged(void* piece) noexcept;

// From the file while there is a Paging, else from the heap; null if there is none.
void* allocate_bytes(std::size_t bytes, std::size_t alignment, bool* zero = nullptr);
void free_bytes(void* piece) noexcept;

template <class T>
struct PagedDelete {
    void operator()(T* piece) const { free_bytes(piece); }
};
// An array of plain numbers that may lie on disk.
template <class T>
using PagedArray = std::unique_ptr<T[], PagedDelete<T>>;
template <class T>
PagedArray<T> paged_array(std::size_t count) {
    static_assert(std::is_trivially_copyable_v<T>);
    void* const piece = count > 0 ? allocate_bytes(count * sizeof(T), alignof(T)) : nullptr;
    if (piece == nullptr && count > 0) throw std::bad_alloc();
    return PagedArray<T>(static_cast<T*>(piece));
}

// Takes mappings away if the cap is near: loops over large maps call it between their pieces, so
// that a watcher that waits for a processor is not needed. Cheap, and nothing without a Paging.
void keep_below_cap() noexcept;

// Bytes of the process in memory now, mapped files included.
std::uint64_t resident_bytes();

}  // namespace cuesta
