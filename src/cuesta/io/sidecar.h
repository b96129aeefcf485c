// SPDX-License-Identifier: Apache-2.0
// <file>.json beside every map: what the format itself cannot say, and hashes to check it by.
//
// It is written after its file and read back on import. A sidecar that cannot be understood is
// ignored with a warning; one that is believed has passed the checks of parse_sidecar.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cuesta/base/log.h"
#include "cuesta/grid/grid.h"
#include "cuesta/grid/raster.h"

namespace cuesta {

struct Sidecar {
    std::string file{};  // name without directory
    std::string field = "height", unit = "m";
    std::string sentence{};              // what the field is; empty if not told
    std::vector<std::string> classes{};  // names of the values 0, 1, ...; empty for measures
    std::int64_t columns = 0, rows = 0;
    std::optional<double> spacing_m{};
    std::optional<double> min{}, max{};   // of the valid samples, in `unit`
    std::optional<double> low{}, high{};  // value at 0 and at 65535 of a 16-bit file
    int bits = 32;
    std::string byte_order = "little";  // or "big"
    std::optional<GeoReference> geo{};
    std::string projection{};                  // "flat" or "latlon"; empty if not told
    std::optional<LatitudeRange> latitudes{};  // degrees
    std::optional<double> nodata{};            // NaN is written as the word "nan"
    std::uint64_t nodata_count = 0, non_finite_count = 0, clamped_count = 0;
    std::string recipe_sha256{}, version{}, sha256{}, data_sha256{}, tiles_sha256{};
};

std::filesystem::path sidecar_path(const std::filesystem::path& file);

std::string sidecar_text(const Sidecar& sidecar);
// Error with the reason if the text is no sidecar: not JSON, too deep, wrong types, sizes below 1,
// numbers that are not finite, high below low.
Sidecar parse_sidecar(std::string_view text);

// nullopt if there is none, or if it is broken (then with a warning).
std::optional<Sidecar> read_sidecar(const std::filesystem::path& file, Log* log);
void write_sidecar(const std::filesystem::path& file, const Sidecar& sidecar);

}  // namespace cuesta
