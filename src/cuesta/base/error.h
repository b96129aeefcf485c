// SPDX-License-Identifier: Apache-2.0
// The two ways in which the world outside the code can be wrong.
//
// Error            something failed that a recipe cannot promise: a file, the disk, memory,
//                  numbers. The text says what, where and what to try. The program ends with exit
//                  code 1.
// UsageError       the command line or the recipe is wrong. Exit code 2.
// Interrupted      the user or the system asked to stop; carries the exit code (130 or 143).
//
// Mistakes of our own are CUESTA_CHECK in check.h.
#pragma once

#include <stdexcept>
#include <string>

namespace cuesta {

enum class ExitCode : int { done = 0, failed = 1, usage = 2, interrupted = 130, terminated = 143 };

class Error : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
    // What happened, and in a second sentence what to try.
    Error(const std::string& what, const std::string& remedy)
        : std::runtime_error(what + ". " + remedy) {}
};

class UsageError : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

class Interrupted : public std::runtime_error {
public:
    explicit Interrupted(ExitCode code)
        : std::runtime_error(code == ExitCode::terminated ? "terminated" : "interrupted"),
          code_(code) {}
    ExitCode code() const { return code_; }

private:
    ExitCode code_;
};

}  // namespace cuesta
