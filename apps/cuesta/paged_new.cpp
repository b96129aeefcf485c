// SPDX-License-Identifier: Apache-2.0
// The program's operator new: what is large comes from the paged memory while there is one, so that
// vectors of operators and of libraries count against --memory like fields do.
//
// In the program alone: a library must not choose how its user gets memory. Sanitizers bring their
// own operator new, and keep it.
#include <cstdlib>
#include <new>

#include "cuesta/base/paged_memory.h"

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer) || \
    __has_feature(memory_sanitizer)
#define CUESTA_SANITIZED
#endif
#endif
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define CUESTA_SANITIZED
#endif

#ifndef CUESTA_SANITIZED
namespace {

constexpr std::size_t least = 4096;

void* take(std::size_t bytes, std::size_t alignment) {
    if (bytes >= least && alignment <= 4096)
        if (void* const piece = cuesta::page_memory(bytes)) return piece;
    if (bytes == 0) bytes = 1;
    void* const piece =
        alignment <= alignof(std::max_align_t)
            ? std::malloc(bytes)
            : std::aligned_alloc(alignment, (bytes + alignment - 1) / alignment * alignment);
    if (piece == nullptr) throw std::bad_alloc();
    return piece;
}

void* take_or_null(std::size_t bytes, std::size_t alignment) noexcept {
    try {
        return take(bytes, alignment);
    } catch (const std::bad_alloc&) {
        return nullptr;
    }
}

constexpr std::size_t usual = alignof(std::max_align_t);

std::size_t bytes_of(std::align_val_t alignment) {
    return static_cast<std::size_t>(alignment);
}

}  // namespace

void* operator new(std::size_t bytes) {
    return take(bytes, usual);
}
void* operator new[](std::size_t bytes) {
    return take(bytes, usual);
}
void* operator new(std::size_t bytes, const std::nothrow_t&) noexcept {
    return take_or_null(bytes, usual);
}
void* operator new[](std::size_t bytes, const std::nothrow_t&) noexcept {
    return take_or_null(bytes, usual);
}
void* operator new(std::size_t bytes, std::align_val_t alignment) {
    return take(bytes, bytes_of(alignment));
}
void* operator new[](std::size_t bytes, std::align_val_t alignment) {
    return take(bytes, bytes_of(alignment));
}
void* operator new(std::size_t bytes, std::align_val_t alignment, const std::nothrow_t&) noexcept {
    return take_or_null(bytes, bytes_of(alignment));
}
void* operator new[](std::size_t bytes, std::align_val_t alignment,
                     const std::nothrow_t&) noexcept {
    return take_or_null(bytes, bytes_of(alignment));
}
void operator delete(void* piece) noexcept {
    cuesta::free_bytes(piece);
}
void operator delete[](void* piece) noexcept {
    cuesta::free_bytes(piece);
}
void operator delete(void* piece, std::size_t) noexcept {
    cuesta::free_bytes(piece);
}
void operator delete[](void* piece, std::size_t) noexcept {
    cuesta::free_bytes(piece);
}
void operator delete(void* piece, std::align_val_t) noexcept {
    cuesta::free_bytes(piece);
}
void operator delete[](void* piece, std::align_val_t) noexcept {
    cuesta::free_bytes(piece);
}
void operator delete(void* piece, std::size_t, std::align_val_t) noexcept {
    cuesta::free_bytes(piece);
}
void operator delete[](void* piece, std::size_t, std::align_val_t) noexcept {
    cuesta::free_bytes(piece);
}
void operator delete(void* piece, const std::nothrow_t&) noexcept {
    cuesta::free_bytes(piece);
}
void operator delete[](void* piece, const std::nothrow_t&) noexcept {
    cuesta::free_bytes(piece);
}
#endif
