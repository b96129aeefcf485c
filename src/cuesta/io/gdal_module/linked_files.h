// SPDX-License-Identifier: Apache-2.0
// Files that lead to others: mosaics (.vrt), headers, tiles beside a map. None of them may lead out
// of a folder, nor to a network, a database or a program.
//
// A mosaic is read before GDAL sees it: only elements known to be harmless are taken, every source
// must be a file in `root` or below it, links followed, that one of the plain drivers reads (so no
// mosaic in a mosaic), and GDAL gets the text with those places in it. What any other driver has
// opened beside the file itself is looked at before a sample is read.
#pragma once

#include <gdal.h>

#include <cstdint>
#include <string>

namespace cuesta_gdal {

// Drivers that read one map or picture; comma separated.
extern const char* const plain_drivers;

// Whether the text of a mosaic begins in the file.
bool is_mosaic(const std::string& path);

struct Mosaic {
    std::string xml;                // what GDAL may open; empty if it may not
    std::string problem;            // then the reason, as the end of a sentence
    std::uint64_t block_bytes = 0;  // of the largest block of a source
};
Mosaic vetted_mosaic(const std::string& path, const std::string& root);

// Why a map that was opened as `path` may not be read; empty if every file of it lies beside it, in
// `root` or below that.
std::string stray_file(GDALDatasetH dataset, const std::string& path, const std::string& root);

std::uint64_t block_bytes(GDALRasterBandH band);

}  // namespace cuesta_gdal
