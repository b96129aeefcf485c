// SPDX-License-Identifier: Apache-2.0
// What the check of a recipe knows of the formats of files. The table itself belongs to the io
// room, which is on this row; engine/catalog_lists.h hands in what it says.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace cuesta {

struct FileFormat {
    std::string ending;                // ".exr"
    bool written = true;               // may be the file of an output
    bool vector = false;               // holds lines and polygons in place of a map
    std::vector<std::string> holds{};  // what, if it is vector: "rivers", "plates"
    bool levels = false;               // has bits = 8 or 16
    bool colours = false;              // has a palette where bits = 8
    std::uint64_t library_bytes = 0;   // memory of the library that is loaded for it
};

// By the ending of a name, in any case of letters; null if there is none.
const FileFormat* find_format(std::span<const FileFormat> formats, const std::string& name);

// Endings of those that `has`, for sentences: bits is for ".png or .pgm".
std::vector<std::string> endings_with(std::span<const FileFormat> formats, bool FileFormat::*has);

// What is loaded to read or write such a file. One with another ending is read by whoever reads
// most, since it looks at what is in the file.
std::uint64_t library_bytes(std::span<const FileFormat> formats, const std::string& name);

}  // namespace cuesta
