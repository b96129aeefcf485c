// SPDX-License-Identifier: Apache-2.0
// The build hands the version in as CUESTA_VERSION; no other file of the tree spells it.
#include "cuesta/base/version.h"

#ifndef CUESTA_VERSION
#error "CUESTA_VERSION is set by cmake/CuestaLibrary.cmake from project(Cuesta VERSION ...)"
#endif

namespace cuesta {

std::string_view version() {
    return CUESTA_VERSION;
}

}  // namespace cuesta
