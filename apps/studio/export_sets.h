// SPDX-License-Identifier: Apache-2.0
// Sets of files for other programs: which fields, in which format, and what to choose there. The
// one list; the page shows it as it stands.
//
// Limits  files have the size of the land; `sizes` are those a program takes without padding.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cuesta/base/json.h"

namespace cuesta::studio {

struct ExportSet {
    std::string_view name, title;
    std::string_view sentence;  // what to choose in the other program
    struct File {
        std::string_view field, file;
        bool if_there = false;  // left out where the land has no such field
    };
    std::vector<File> files;
    std::vector<int> sizes;  // samples along a side that fit best; empty: any
};

std::span<const ExportSet> export_sets();
// Error with the names there are if there is none of this one.
const ExportSet& export_set(const std::string& name);
// As the catalog tells it.
Json export_sets_json();
// The outputs of a set for land with these fields.
Json outputs_of(const ExportSet& set, const std::vector<std::string>& fields);

}  // namespace cuesta::studio
