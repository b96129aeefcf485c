// SPDX-License-Identifier: Apache-2.0
// A map as writers take it: rows from north to south, whoever holds them. Nobody needs a copy of
// the whole map to write it: a field on one block lends its rows as they lie, several blocks are
// put together row by row.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "cuesta/grid/raster.h"

namespace cuesta {

struct RowMap {
    RowMap() = default;
    // The rows of a raster, which must outlive this; none if its numbers contradict each other.
    RowMap(const Raster& raster);  // NOLINT(google-explicit-constructor): a raster is such a map

    std::int64_t columns = 0, rows = 0;
    // The samples of row y: where they lie, or `buffer`, which has room for them. Any order, as
    // often as needed, always the same.
    std::function<const float*(std::int64_t y, float* buffer)> samples{};
    // 1 for each sample of row y that has no value. Not set: all have one.
    std::function<const std::uint8_t*(std::int64_t y)> invalid{};
    // As in Raster.
    bool in_metres = true;
    std::optional<double> low{}, high{}, spacing_m{}, nodata{};
    std::optional<GeoReference> geo{};
};

// A row at a time: samples, and which of them have no value.
class RowReader {
public:
    explicit RowReader(const RowMap& map)
        : map_(map), buffer_(static_cast<std::size_t>(map.columns)) {}
    // Both valid until the next call.
    struct Row {
        const float* samples = nullptr;
        const std::uint8_t* invalid = nullptr;  // null: none
        bool masked(std::int64_t x) const { return invalid != nullptr && invalid[x] != 0; }
    };
    Row row(std::int64_t y) {
        return {map_.samples(y, buffer_.data()), map_.invalid ? map_.invalid(y) : nullptr};
    }

private:
    const RowMap& map_;
    std::vector<float> buffer_;
};

}  // namespace cuesta
