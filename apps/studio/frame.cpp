// SPDX-License-Identifier: Apache-2.0
#include "frame.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <nlohmann/json.hpp>

#include "cuesta/base/check.h"
#include "cuesta/base/parallel.h"

namespace cuesta::studio {
namespace {

using Json = nlohmann::ordered_json;

struct Range {
    double low = 0, high = 0;
};

// Of the finite samples that the map takes.
Range range_of(const FieldSource& source, std::int64_t stride, const FieldMap& map) {
    const double none = 1e300;
    const Range found = ordered_reduce(
        0, map.rows, rows_per_piece(map.columns), Range{none, -none},
        [&](std::int64_t lo, std::int64_t hi) {
            float low = 3e38f, high = -3e38f;
            // Comparisons that are false for what is no number or beyond all of them.
            const auto take = [&](float value) {
                low = value < low && value > -3e38f ? value : low;
                high = value > high && value < 3e38f ? value : high;
            };
            for (std::int64_t y = lo; y < hi; ++y) {
                const float* row = source.row(y * stride);
                if (stride == 1)
                    for (std::int64_t x = 0; x < map.columns; ++x) take(row[x]);
                else
                    for (std::int64_t x = 0; x < map.columns; ++x) take(row[x * stride]);
            }
            return Range{low, high};
        },
        [](Range a, Range b) {
            return Range{std::min(a.low, b.low), std::max(a.high, b.high)};
        });
    return found.low > found.high ? Range{0, 0} : found;
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

void take_samples(const FieldSource& source, std::int64_t stride, FieldMap& map) {
    const float low = map.classes ? 0.0f : static_cast<float>(map.low);
    const float scale = map.classes ? 1.0f : static_cast<float>(65535.0 / (map.high - map.low));
    parallel_for(0, map.rows, rows_per_piece(map.columns), [&](std::int64_t lo, std::int64_t hi) {
        for (std::int64_t y = lo; y < hi; ++y) {
            const float* row = source.row(y * stride);
            std::uint16_t* out = map.samples.data() + y * map.columns;
            // A sample that is no number is drawn as the lowest.
            const auto step_of = [&](float value) {
                const float at = (value - low) * scale;
                const float held = at > 0 ? at : 0.0f;
                return static_cast<std::uint16_t>(
                    static_cast<std::int32_t>((held < 65535.0f ? held : 65535.0f) + 0.5f));
            };
            if (stride == 1)
                for (std::int64_t x = 0; x < map.columns; ++x) out[x] = step_of(row[x]);
            else
                for (std::int64_t x = 0; x < map.columns; ++x) out[x] = step_of(row[x * stride]);
        }
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
    return map.samples.data() + y * map.columns + x;
}

bool same_block(const FieldMap& a, const FieldMap& b, std::int64_t index) {
    const auto [width, height] = size_of_block(a, index);
    const std::uint16_t *left = first_of_block(a, index), *right = first_of_block(b, index);
    for (std::int64_t y = 0; y < height; ++y, left += a.columns, right += b.columns)
        if (std::memcmp(left, right, static_cast<std::size_t>(width) * 2) != 0) return false;
    return true;
}

void append_block(const FieldMap& map, std::int64_t index, std::string& data) {
    const auto [width, height] = size_of_block(map, index);
    const std::uint16_t* row = first_of_block(map, index);
    for (std::int64_t y = 0; y < height; ++y, row += map.columns) {
        if (map.classes)
            for (std::int64_t x = 0; x < width; ++x)
                data.push_back(static_cast<char>(std::min<std::uint16_t>(row[x], 255)));
        else
            data.append(reinterpret_cast<const char*>(row), static_cast<std::size_t>(width) * 2);
    }
}

// Adds what is new of one map; false if the frame was full before all of it fitted.
bool append_map(const FieldMap& map, FrameMarks::Mark& mark, Json& fields, std::string& data) {
    const auto blocks = static_cast<std::size_t>(map.blocks_across() * map.blocks_down());
    const bool whole = mark.born != map.born || mark.columns != map.columns ||
                       mark.rows != map.rows || mark.stride != map.stride;
    if (whole) {
        mark = {map.born, map.columns, map.rows, map.stride, {}, 0};
        mark.versions.assign(blocks, 0);
    }
    const std::size_t start = data.size();
    Json sent = Json::array();
    bool all = true;
    // A large map goes on where its last part ended, so that no block waits forever.
    const std::size_t first = mark.next % std::max<std::size_t>(blocks, 1);
    for (std::size_t i = 0; i < blocks; ++i) {
        const std::size_t index = (first + i) % blocks;
        if (mark.versions[index] == map.versions[index]) continue;
        if (data.size() >= most_frame_bytes) {
            all = false;
            mark.next = index;
            break;
        }
        append_block(map, static_cast<std::int64_t>(index), data);
        mark.versions[index] = map.versions[index];
        sent.push_back(index);
    }
    if (sent.empty()) return all;
    fields.push_back({{"name", map.name},
                      {"columns", map.columns},
                      {"rows", map.rows},
                      {"stride", map.stride},
                      {"low", map.low},
                      {"high", map.high},
                      {"block", frame_block},
                      {"whole", whole},
                      {"blocks", std::move(sent)},
                      {"offset", start},
                      {"bytes", data.size() - start},
                      {"format", map.classes ? "u8" : "u16"}});
    while (data.size() % 4 != 0) data.push_back('\0');
    return all;
}

}  // namespace

std::int64_t stride_for(std::int64_t columns, std::int64_t rows, std::int64_t detail) {
    detail = std::max<std::int64_t>(detail, 1);
    std::int64_t stride = 1;
    while ((std::max(columns, rows) + stride - 1) / stride > detail) stride *= 2;
    return stride;
}

std::shared_ptr<const FieldMap> make_map(const FieldSource& source, std::int64_t stride,
                                         const FieldMap* before, std::uint64_t version) {
    auto map = std::make_shared<FieldMap>();
    map->name = source.name, map->stride = stride, map->classes = source.classes;
    map->columns = (source.columns + stride - 1) / stride;
    map->rows = (source.rows + stride - 1) / stride;
    map->samples.resize(static_cast<std::size_t>(map->columns * map->rows));
    map->born = version;
    const bool alike = before != nullptr && before->columns == map->columns &&
                       before->rows == map->rows && before->stride == stride &&
                       before->classes == map->classes;
    const Range range = map->classes ? Range{0, 255} : range_of(source, stride, *map);
    const bool keep = alike && (map->classes || still_fits(*before, range));
    if (keep) {
        map->low = before->low, map->high = before->high, map->born = before->born;
    } else {
        const Range wide = map->classes ? range : with_room(range);
        map->low = wide.low, map->high = wide.high;
    }
    take_samples(source, stride, *map);
    map->versions.assign(static_cast<std::size_t>(map->blocks_across() * map->blocks_down()),
                         version);
    if (keep)
        for (std::size_t i = 0; i < map->versions.size(); ++i)
            if (same_block(*map, *before, static_cast<std::int64_t>(i)))
                map->versions[i] = before->versions[i];
    return map;
}

std::string build_frame(const LandFrame& land, const std::vector<std::string>& fields,
                        std::int64_t detail, FrameMarks& marks, bool* more) {
    const std::int64_t stride = stride_for(land.columns, land.rows, detail);
    Json list = Json::array();
    std::string data;
    bool all = true;
    for (const std::string& name : fields) {
        const auto at = land.maps.find({name, stride});
        if (at == land.maps.end()) continue;
        all = append_map(*at->second, marks.fields[name], list, data) && all;
    }
    if (more != nullptr) *more = !all;
    if (list.empty()) return {};
    std::string head =
        Json{{"tick", land.tick},        {"slot", land.slot}, {"preview", land.preview},
             {"columns", land.columns},  {"rows", land.rows}, {"spacing", land.spacing_m},
             {"fields", std::move(list)}}
            .dump();
    while (head.size() % 4 != 0) head.push_back(' ');
    std::string frame = "CUF1";
    const auto size = static_cast<std::uint32_t>(head.size());
    for (int byte = 0; byte < 4; ++byte) frame.push_back(static_cast<char>(size >> (8 * byte)));
    frame.reserve(8 + head.size() + data.size());
    frame += head;
    frame += data;
    return frame;
}

}  // namespace cuesta::studio
