// SPDX-License-Identifier: Apache-2.0
// Defines CUESTA_SANITIZED under sanitizers of g++ and of clang: they keep books beside every byte,
// bring an allocator of their own, and stop the program where the plain one says no.
#pragma once

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define CUESTA_SANITIZED 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define CUESTA_SANITIZED 1
#endif
#endif
