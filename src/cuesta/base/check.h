// SPDX-License-Identifier: Apache-2.0
// CUESTA_CHECK(condition, "sentence {}", value): stops when we ourselves are wrong.
//
// It throws BrokenInvariant with file, line, the condition and the sentence, together with the
// step that was running (see CheckScope), so that the failure can be repeated. It is never used
// for bad input: that is Error or a Diagnostic.
#pragma once

#include <fmt/format.h>

#include <stdexcept>
#include <string>
#include <string_view>

namespace cuesta {

class BrokenInvariant : public std::logic_error {
public:
    using std::logic_error::logic_error;
};

// Names what is running on this thread ("stage 2 thermal, step 17, seed 42") for the message of a
// failed check; scopes nest, the innermost is reported.
class CheckScope {
public:
    explicit CheckScope(std::string what);
    ~CheckScope();
    CheckScope(const CheckScope&) = delete;
    CheckScope& operator=(const CheckScope&) = delete;

private:
    std::string previous_;
};

[[noreturn]] void fail_check(const char* file, int line, const char* condition,
                             std::string_view message);

}  // namespace cuesta

#define CUESTA_CHECK(condition, ...)                                                          \
    do {                                                                                      \
        if (!(condition))                                                                     \
            ::cuesta::fail_check(__FILE__, __LINE__, #condition, ::fmt::format(__VA_ARGS__)); \
    } while (false)
