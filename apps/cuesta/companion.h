// SPDX-License-Identifier: Apache-2.0
// Commands whose work stands in a program of its own beside this one: lib/cuesta/cuesta-studio, and
// lib/cuesta/cuesta-verify for `verify` and `bench`. Whoever runs a recipe need not compile them.
//
//   cuesta studio --port 80      table, help and mistakes are the program's; then the companion
//                                replaces it (exec): same process, signals, streams and exit code
//
// A companion is the whole program once more, linked with more work of its own.
#pragma once

#include <span>
#include <string_view>

#include "command.h"

namespace cuesta::app {

struct OwnWork {
    std::string_view command;
    ExitCode (*run)(const Arguments&);
};

// What this program does itself: own_work.cpp nothing of it, own_work_studio.cpp and
// own_work_verify.cpp their part. A program links one of them.
std::span<const OwnWork> own_work();

ExitCode run_studio(const Arguments& arguments);
ExitCode run_verify(const Arguments& arguments);
ExitCode run_bench(const Arguments& arguments);

}  // namespace cuesta::app
