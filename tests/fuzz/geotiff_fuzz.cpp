// SPDX-License-Identifier: Apache-2.0
// What GDAL makes out of a file, taken over by its module: sizes, bands, nodata, position. GDAL's
// own parsers are not watched, but what they return is.
#include "cuesta/io/geotiff.h"

#include <cstdio>
#include <cstdlib>

#include "fuzz_file.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const bool here = cuesta::gdal_version().has_value();
    if (!here) {
        std::fputs("the GDAL module is not there: nothing would be tested\n", stderr);
        std::exit(77);
    }
    return cuesta::fuzz_reader(data, size, [](const auto& path, const auto& options) {
        cuesta::read_geotiff(path, options);
    });
}
