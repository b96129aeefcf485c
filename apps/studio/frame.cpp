// SPDX-License-Identifier: Apache-2.0
#include "frame.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstring>

#include "cuesta/base/check.h"
#include "cuesta/base/json.h"
#include "cuesta/base/parallel.h"
#include "cuesta/simd/clones.h"

namespace cuesta::studio {
namespace {

struct Range {
    double low = 0, high = 0;
};

// Floats as whole numbers of the same order, since only whole numbers are compared many at a time.
std::int32_t order_of(float value) {
    const auto bits = std::bit_cast<std::int32_t>(value);
    return bits < 0 ? bits ^ 0x7fffffff : bits;
}

float value_of(std::int32_t order) {
    return std::bit_cast<float>(order < 0 ? order ^ 0x7fffffff : order);
}

// What is no number, or beyond all of them, lies outside of -3e38 to 3e38 in this order.
struct Extremes {
    std::int32_t lowest, highest;
};
const Extremes no_extremes{order_of(3e38f), order_of(-3e38f)};

CUESTA_SIMD_CLONES(Extremes, extremes_of_row,
                   (const float* row, std::int64_t gap, std::int64_t count, Extremes found),
                   (row, gap, count, found)) {
    const std::int32_t bottom = no_extremes.highest, top = no_extremes.lowest;
    std::int32_t lowest = found.lowest, highest = found.highest;
    const auto take = [&](float value) {
        const auto bits = std::bit_cast<std::int32_t>(value);
        const std::int32_t at = bits ^ ((bits >> 31) & 0x7fffffff);
        const std::int32_t low = at < bottom ? top : at, high = at > top ? bottom : at;
        lowest = low < lowest ? low : lowest;
        highest = high > highest ? high : highest;
    };
    if (gap == 1)
        for (std::int64_t x = 0; x < count; ++x) take(row[x]);
    else
        for (std::int64_t x = 0; x < count; ++x) take(row[x * gap]);
    return {lowest, highest};
}

// Of the finite samples that the map takes.
Range range_of(const FieldSource& source, std::int64_t stride, const FieldMap& map) {
    const Extremes found = ordered_reduce(
        0, map.rows, rows_per_piece(map.columns), no_extremes,
        [&](std::int64_t lo, std::int64_t hi) {
            Extremes here = no_extremes;
            for (std::int64_t y = lo; y < hi; ++y)
                here = extremes_of_row(source.row(y * stride), stride, map.columns, here);
            return here;
        },
        [](Extremes a, Extremes b) {
            return Extremes{std::min(a.lowest, b.lowest), std::max(a.highest, b.highest)};
        });
    if (found.lowest > found.highest) return {0, 0};
    return {value_of(found.lowest), value_of(found.highest)};
}

// A twentieth of room on both sides; never below 0 if nothing is.
Range with_room(Range range) {
    const double span = range.high - range.low;
    const double room = span > 0 ? span / 20 : std::max(1e-3, std::abs(range.low) * 1e-4);
    const bool positive = range.low >= 0;
    Range wide{range.low - room, range.high + room};
    if (positive && (wide.low < 0 || range.low == 0)) wide.low = 0;
    return wide;
}

bool still_fits(const FieldMap& before, Range range) {
    const Range again = with_room(range);
    if (again.low == before.low && again.high == before.high) return true;
    const double span = before.high - before.low;
    return range.low >= before.low && range.high <= before.high &&
           (range.high - range.low) * 4 >= span * 0.9;
}

struct Steps {
    std::int32_t lowest = 65536, highest = -1;
};

// One row of samples. Towards zero, so that a little below the range is still its end.
CUESTA_SIMD_CLONES(Steps, steps_of_row,
                   (const float* row, std::int64_t gap, std::int64_t count, float low, float scale,
                    std::uint16_t* out, Steps found),
                   (row, gap, count, low, scale, out, found)) {
    std::int32_t lowest = found.lowest, highest = found.highest;
    const auto take = [&](float value, std::uint16_t& sample) {
        const float at = (value - low) * scale + 0.5f;
        const float up = at > -1.0f ? at : -1.0f;
        const float held = up < 65536.0f ? up : 65536.0f;
        const std::int32_t step = held < 0 ? -1 : static_cast<std::int32_t>(held);
        lowest = step < lowest ? step : lowest;
        highest = step > highest ? step : highest;
        const std::int32_t inside = step < 0 ? 0 : step;
        sample = static_cast<std::uint16_t>(inside > 65535 ? 65535 : inside);
    };
    if (gap == 1)
        for (std::int64_t x = 0; x < count; ++x) take(row[x], out[x]);
    else
        for (std::int64_t x = 0; x < count; ++x) take(row[x * gap], out[x]);
    return {lowest, highest};
}

// Fills the samples; what lies beyond the range counts as -1 or 65536 in the answer, and so does
// what is no number, which is drawn as the lowest.
Steps take_samples(const FieldSource& source, std::int64_t stride, FieldMap& map) {
    const bool as_is = map.classes || map.codes;
    const float low = as_is ? 0.0f : static_cast<float>(map.low);
    const float scale = as_is ? 1.0f : static_cast<float>(65535.0 / (map.high - map.low));
    return ordered_reduce(
        0, map.rows, rows_per_piece(map.columns), Steps{},
        [&](std::int64_t lo, std::int64_t hi) {
            Steps here;
            for (std::int64_t y = lo; y < hi; ++y)
                here = steps_of_row(source.row(y * stride), stride, map.columns, low, scale,
                                    map.samples.get() + y * map.columns, here);
            return here;
        },
        [](Steps a, Steps b) {
            return Steps{std::min(a.lowest, b.lowest), std::max(a.highest, b.highest)};
        });
}

// Width and height of a block, cut at the edge of the map.
std::pair<std::int64_t, std::int64_t> size_of_block(const FieldMap& map, std::int64_t index) {
    const std::int64_t x = index % map.blocks_across() * frame_block;
    const std::int64_t y = index / map.blocks_across() * frame_block;
    return {std::min(frame_block, map.columns - x), std::min(frame_block, map.rows - y)};
}

const std::uint16_t* first_of_block(const FieldMap& map, std::int64_t index) {
    const std::int64_t x = index % map.blocks_across() * frame_block;
    const std::int64_t y = index / map.blocks_across() * frame_block;
    return map.samples.get() + y * map.columns + x;
}

bool same_block(const FieldMap& a, const FieldMap& b, std::int64_t index) {
    const auto [width, height] = size_of_block(a, index);
    const std::uint16_t *left = first_of_block(a, index), *right = first_of_block(b, index);
    for (std::int64_t y = 0; y < height; ++y, left += a.columns, right += b.columns)
        if (std::memcmp(left, right, static_cast<std::size_t>(width) * 2) != 0) return false;
    return true;
}

void add_block(const FieldMap& map, std::int64_t index, std::string& out) {
    const auto [width, height] = size_of_block(map, index);
    const std::uint16_t* row = first_of_block(map, index);
    for (std::int64_t y = 0; y < height; ++y, row += map.columns) {
        if (map.classes)
            for (std::int64_t x = 0; x < width; ++x)
                out.push_back(static_cast<char>(std::min<std::uint16_t>(row[x], 255)));
        else
            out.append(reinterpret_cast<const char*>(row), static_cast<std::size_t>(width) * 2);
    }
}

// Blocks of one map that go into a frame.
struct Part {
    const FieldMap* map;
    std::vector<std::size_t> blocks;
    std::size_t offset = 0, bytes = 0;
};

// What is new of one map, as far as the frame has room; false if some is left.
bool choose_blocks(const FieldMap& map, FrameMarks::Mark& mark, Json& fields, std::size_t& used,
                   std::vector<Part>& parts) {
    const auto blocks = static_cast<std::size_t>(map.blocks_across() * map.blocks_down());
    const bool whole = mark.born != map.born || mark.columns != map.columns ||
                       mark.rows != map.rows || mark.stride != map.stride;
    if (whole) {
        mark = {map.born, map.columns, map.rows, map.stride, {}, 0};
        mark.versions.assign(blocks, 0);
    }
    Part part{&map, {}, used, 0};
    bool all = true;
    // A large map goes on where its last part ended, so that no block waits forever.
    const std::size_t first = mark.next % std::max<std::size_t>(blocks, 1);
    for (std::size_t i = 0; i < blocks; ++i) {
        const std::size_t index = (first + i) % blocks;
        if (mark.versions[index] == map.versions[index]) continue;
        if (part.offset + part.bytes >= most_frame_bytes) {
            all = false;
            mark.next = index;
            break;
        }
        const auto [width, height] = size_of_block(map, static_cast<std::int64_t>(index));
        part.bytes += static_cast<std::size_t>(width * height) * (map.classes ? 1 : 2);
        part.blocks.push_back(index);
        mark.versions[index] = map.versions[index];
    }
    if (part.blocks.empty()) return all;
    fields.push_back({{"name", map.name},
                      {"columns", map.columns},
                      {"rows", map.rows},
                      {"stride", map.stride},
                      {"low", map.low},
                      {"high", map.high},
                      {"block", frame_block},
                      {"whole", whole},
                      {"blocks", part.blocks},
                      {"offset", part.offset},
                      {"bytes", part.bytes},
                      {"format", map.classes ? "u8" : "u16"}});
    used = (part.offset + part.bytes + 3) / 4 * 4;
    parts.push_back(std::move(part));
    return all;
}

}  // namespace

Window window_of(const Area& area, std::int64_t columns, std::int64_t rows, double spacing_m) {
    const Window all{0, 0, columns, rows};
    if (area.whole()) return all;
    const auto cut = [&](double low_m, double high_m, std::int64_t count) {
        const auto sample = [&](double at_m) {
            const auto last = static_cast<double>(count - 1);
            return static_cast<std::int64_t>(std::clamp(at_m / spacing_m, 0.0, last) + 0.5);
        };
        std::int64_t first = sample(low_m), last = sample(high_m);
        if (last == first) (last + 1 < count ? last : first) += last + 1 < count ? 1 : -1;
        first = std::max<std::int64_t>(first, 0);
        return std::pair(first, last - first + 1);
    };
    const bool outside = area.east_m < 0 || area.south_m < 0 ||
                         area.west_m > static_cast<double>(columns - 1) * spacing_m ||
                         area.north_m > static_cast<double>(rows - 1) * spacing_m;
    if (outside) return all;
    const auto [x0, across] = cut(area.west_m, area.east_m, columns);
    const auto [y0, down] = cut(area.north_m, area.south_m, rows);
    return {x0, y0, across, down};
}

std::int64_t stride_for(std::int64_t columns, std::int64_t rows, std::int64_t detail) {
    detail = std::max<std::int64_t>(detail, 1);
    std::int64_t stride = 1;
    while ((std::max(columns, rows) + stride - 1) / stride > detail) stride *= 2;
    return stride;
}

std::shared_ptr<const FieldMap> make_map(const FieldSource& source, std::int64_t stride,
                                         const FieldMap* before, std::uint64_t version) {
    auto map = std::make_shared<FieldMap>();
    map->name = source.name, map->stride = stride;
    const std::int64_t step = source.thinned ? 1 : stride;  // between samples of the source
    map->classes = source.classes, map->codes = source.codes;
    const bool as_is = map->classes || map->codes;
    map->columns = (source.columns + step - 1) / step;
    map->rows = (source.rows + step - 1) / step;
    map->samples = std::make_unique_for_overwrite<std::uint16_t[]>(
        static_cast<std::size_t>(map->columns * map->rows));
    map->born = version;
    const bool alike = before != nullptr && before->columns == map->columns &&
                       before->rows == map->rows && before->stride == stride &&
                       before->classes == map->classes && before->codes == map->codes;
    bool keep = false;
    if (alike) {
        // Mostly the land is still inside of its range, and one look is enough.
        map->low = before->low, map->high = before->high;
        const Steps steps = take_samples(source, step, *map);
        keep = as_is || (steps.lowest >= 0 && steps.highest <= 65535 &&
                         (steps.highest - steps.lowest) * 4 >= 59000);
    }
    if (!keep) {
        const Range range = map->classes ? Range{0, 255}
                            : map->codes ? Range{0, 65535}
                                         : range_of(source, step, *map);
        keep = alike && still_fits(*before, range);
        const Range wide = keep    ? Range{before->low, before->high}
                           : as_is ? range
                                   : with_room(range);
        map->low = wide.low, map->high = wide.high;
        take_samples(source, step, *map);
    }
    if (keep) map->born = before->born;
    map->versions.assign(static_cast<std::size_t>(map->blocks_across() * map->blocks_down()),
                         version);
    if (keep)
        for (std::size_t i = 0; i < map->versions.size(); ++i)
            if (same_block(*map, *before, static_cast<std::int64_t>(i)))
                map->versions[i] = before->versions[i];
    return map;
}

std::string build_frame(const LandFrame& land, const std::vector<std::string>& fields,
                        std::int64_t detail, FrameMarks& marks, bool* more, const Area& area) {
    const Window window = land.window_of(area);
    if (marks.window != window) marks = {{}, window};
    const std::int64_t stride = stride_for(window.columns, window.rows, detail);
    Json list = Json::array();
    std::vector<Part> parts;
    std::size_t used = 0;
    bool all = true;
    for (const std::string& name : fields) {
        const auto at = land.maps.find({name, stride, window});
        if (at == land.maps.end()) continue;
        all = choose_blocks(*at->second, marks.fields[name], list, used, parts) && all;
    }
    if (more != nullptr) *more = !all;
    if (parts.empty()) return {};
    std::string head = Json{{"tick", land.tick},         {"slot", land.slot},
                            {"preview", land.preview},   {"columns", window.columns},
                            {"rows", window.rows},       {"x0", window.x0},
                            {"y0", window.y0},           {"map", {land.columns, land.rows}},
                            {"spacing", land.spacing_m}, {"fields", std::move(list)}}
                           .dump();
    while (head.size() % 4 != 0) head.push_back(' ');
    std::string frame = "CUF1";
    const auto size = static_cast<std::uint32_t>(head.size());
    for (int byte = 0; byte < 4; ++byte) frame.push_back(static_cast<char>(size >> (8 * byte)));
    frame += head;
    const std::size_t start = frame.size();
    frame.reserve(start + used);
    for (const Part& part : parts) {
        for (const std::size_t index : part.blocks)
            add_block(*part.map, static_cast<std::int64_t>(index), frame);
        while ((frame.size() - start) % 4 != 0) frame.push_back(0);
    }
    return frame;
}

}  // namespace cuesta::studio
