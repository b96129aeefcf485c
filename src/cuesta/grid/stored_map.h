// SPDX-License-Identifier: Apache-2.0
// A map that was made elsewhere, as operators read it: by windows, so that a block of a large land
// has no more of a large file than it shows. Who opened the file has looked at every sample once.
//
// Use     `MapBand band(map, x0, columns)`, then band.move_to(first row, last row) from north to
//         south: rows that stay are not read again, so that files which can only be read from
//         their first row on (text, .png) are read once.
// Holds   a window has the samples of the whole map, to the bit.
#pragma once

#include <cstdint>
#include <functional>
#include <limits>
#include <memory>
#include <optional>
#include <vector>

#include "cuesta/grid/grid.h"
#include "cuesta/grid/raster.h"

namespace cuesta {

// What a file tells beside its samples; as in Raster.
struct MapHead {
    std::int64_t columns = 0, rows = 0;
    bool in_metres = true;
    std::optional<double> low{}, high{};
    std::optional<double> spacing_m{};
    std::optional<double> nodata{};
    std::optional<GeoReference> geo{};
};
MapHead head_of(const Raster& raster);
// A raster without samples that says the same.
Raster raster_of(const MapHead& head);

// One user of a map, in one thread at a time.
class MapReader {
public:
    virtual ~MapReader() = default;
    // The samples of a window inside the map, row after row. `invalid` gets 1 for each that is
    // marked as nodata, which is NaN then, else 0.
    virtual void read(const Block& window, float* samples, std::uint8_t* invalid) = 0;
};

// What only a look at every sample can tell.
struct SampleFacts {
    NonFinite non_finite{};                   // NaN or infinite, and not marked as nodata
    std::int64_t masked = 0;                  // marked as nodata
    std::int64_t first_x = -1, first_y = -1;  // of those
    float lowest = std::numeric_limits<float>::infinity();  // of samples that have a value
    std::int64_t missing() const { return masked + static_cast<std::int64_t>(non_finite.count); }
};

class StoredMap : public MapHead {
public:
    using Open = std::function<std::unique_ptr<MapReader>()>;
    using SeeRow =
        std::function<void(std::int64_t y, const float* samples, const std::uint8_t* invalid)>;

    StoredMap() = default;
    // Held in memory, and measured.
    StoredMap(Raster raster);  // NOLINT(google-explicit-constructor): a raster is such a map
    // Read by whoever `open` makes.
    StoredMap(MapHead head, Open open) : MapHead(std::move(head)), open_(std::move(open)) {}

    // Looks at every sample from north to south; `also` sees them, too.
    void measure(const SeeRow& also = {});
    const SampleFacts& facts() const { return facts_; }
    std::int64_t cells() const { return columns * rows; }
    bool held() const { return raster_ != nullptr; }

    std::unique_ptr<MapReader> open() const;
    // Every row from north to south.
    void each_row(const SeeRow& see) const;
    // All of it.
    Raster whole() const;

private:
    std::shared_ptr<const Raster> raster_{};
    Open open_{};
    SampleFacts facts_{};
};

// Samples that a band may have, unless the rows for one row of the land are more.
inline constexpr std::int64_t band_samples = std::int64_t{1} << 20;

// Some rows of some columns of a map. Beyond an end of a map that wraps stand the rows of the
// other one: row -1 is the last.
class MapBand {
public:
    // Sees each row once, when it has been read: its number inside the map, and from the first
    // column on.
    using Mend = std::function<void(std::int64_t y, float* samples, const std::uint8_t* invalid)>;

    MapBand(const StoredMap& map, std::int64_t x0, std::int64_t columns, Mend mend = {});
    // Has rows first .. end - 1 from now on.
    void move_to(std::int64_t first, std::int64_t end);
    // Of a row of the map that it has: at(y)[x] for its columns.
    const float* at(std::int64_t y) const;

private:
    void read(std::int64_t first, std::int64_t end, float* to);
    Block window_;  // columns of the map, rows held
    std::int64_t map_rows_;
    Mend mend_;
    std::unique_ptr<MapReader> reader_;
    std::vector<float> samples_;
    std::vector<std::uint8_t> invalid_;
};

}  // namespace cuesta
