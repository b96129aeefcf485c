// SPDX-License-Identifier: Apache-2.0
// Fields as a page gets them: quantised to 16 bits, in blocks of 64 x 64 samples, and only the
// blocks that changed since that client last looked. The layout is in docs/design/studio.md.
//
// A block carries the number of the state in which it last changed; a client's marks hold the
// number of each block it was sent. The range of a map moves only when the land leaves it (or has
// shrunk to less than a quarter of it), so still land sends nothing.
//
// A client may look at a part of the land alone, an Area: of a land of 16384 samples a side it gets
// the part it is at with every sample, where the whole would come with one of four.
//
// Holds   a decoded sample lies within 0.51 (high - low) / 65535 of the field's; 0 stays 0 exactly
//         in a map without negative values. A frame holds at most 4 MiB of samples; what does not
//         fit follows in the next one.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace cuesta::studio {

inline constexpr std::int64_t frame_block = 64;
inline constexpr std::size_t most_frame_bytes = 4 << 20;

// A part of the land, in metres from its north-west corner; nothing between its sides: all of it.
struct Area {
    double west_m = 0, north_m = 0, east_m = 0, south_m = 0;

    bool whole() const { return !(east_m > west_m && south_m > north_m); }
    auto operator<=>(const Area&) const = default;
};

// The same in samples.
struct Window {
    std::int64_t x0 = 0, y0 = 0, columns = 0, rows = 0;

    auto operator<=>(const Window&) const = default;
};

// The samples of an area, at least two a side where the map has them; all if it lies outside.
Window window_of(const Area& area, std::int64_t columns, std::int64_t rows, double spacing_m);

// Samples of one field at one level of detail.
struct FieldMap {
    std::string name;
    std::int64_t columns = 0, rows = 0, stride = 1;
    double low = 0, high = 1;
    bool classes = false;                      // u8: values are indices
    bool codes = false;                        // u16: values are whole numbers as they are
    std::unique_ptr<std::uint16_t[]> samples;  // rows of columns
    std::uint64_t born = 0;                    // the state in which size or range were chosen
    std::vector<std::uint64_t> versions;       // of blocks, row by row

    std::int64_t blocks_across() const { return (columns + frame_block - 1) / frame_block; }
    std::int64_t blocks_down() const { return (rows + frame_block - 1) / frame_block; }
};

// row(y) gives the samples of row y of what is looked at, all of them or, if it is `thinned`
// already, those of the map alone.
struct FieldSource {
    std::string name;
    std::int64_t columns = 0, rows = 0;
    bool classes = false, codes = false;
    std::function<const float*(std::int64_t y)> row;
    bool thinned = false;
};

// The power of two by which neither side keeps more than `detail` samples.
std::int64_t stride_for(std::int64_t columns, std::int64_t rows, std::int64_t detail);

// The map of state `version`; blocks equal to those of `before` (may be null) keep their numbers.
std::shared_ptr<const FieldMap> make_map(const FieldSource& source, std::int64_t stride,
                                         const FieldMap* before, std::uint64_t version);

// Names a map: one field may be looked at in several ways.
struct MapKey {
    std::string field;
    std::int64_t stride = 1;
    Window window = {};

    auto operator<=>(const MapKey&) const = default;
};

// A state of the land as all clients see it; never changed once it is published.
struct LandFrame {
    std::int64_t tick = 0;
    std::string slot = "live";
    bool preview = false;
    std::int64_t columns = 0, rows = 0;
    double spacing_m = 1;
    std::map<MapKey, std::shared_ptr<const FieldMap>> maps;

    Window window_of(const Area& area) const {
        return studio::window_of(area, columns, rows, spacing_m);
    }
};

// What a client has of one slot.
struct FrameMarks {
    struct Mark {
        std::uint64_t born = 0;
        std::int64_t columns = 0, rows = 0, stride = 0;
        std::vector<std::uint64_t> versions;
        std::size_t next = 0;  // where the next part of a large map begins
    };
    std::map<std::string, Mark> fields;
    Window window;
};

// The frame that brings a client with these marks up to date, and the marks it has afterwards.
// Empty if nothing changed. `more` tells that blocks are left for another frame.
std::string build_frame(const LandFrame& land, const std::vector<std::string>& fields,
                        std::int64_t detail, FrameMarks& marks, bool* more = nullptr,
                        const Area& area = {});

}  // namespace cuesta::studio
