// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/coast/map_strips.h"

#include "cuesta/base/parallel.h"

namespace cuesta::coast {
namespace {

// Columns of a rectangle become lines, or lines columns.
template <class T>
void turn(const std::vector<T>& from, std::int64_t columns, std::int64_t rows, std::vector<T>& to) {
    constexpr std::int64_t tile = 32;
    parallel_for(0, columns, tile, [&](std::int64_t lo, std::int64_t hi) {
        for (std::int64_t top = 0; top < rows; top += tile)
            for (std::int64_t x = lo; x < hi; ++x)
                for (std::int64_t y = top; y < std::min(top + tile, rows); ++y)
                    to[static_cast<std::size_t>(x * rows + y)] =
                        from[static_cast<std::size_t>(y * columns + x)];
    });
}

}  // namespace

MapStrip::MapStrip(const CoastMap& map, bool rows) : by_rows(rows), own(map.comm->rank()) {
    const std::int64_t lines = rows ? map.grid.rows : map.grid.columns;
    length = rows ? map.grid.columns : map.grid.rows;
    strips = static_cast<int>(std::min<std::int64_t>(map.comm->size(), lines));
    if (own >= strips) return;
    first = lines * own / strips;
    count = lines * (own + 1) / strips - first;
}

template <class T>
void to_lines(const CoastMap& map, const MapStrip& strip, const std::vector<T>& list,
              std::vector<T>& lines) {
    lines.resize(strip.size());
    const Block where = strip.where();
    const SourceRectangle have = map.source(list);
    std::vector<TargetRectangle> wanted;
    if (strip.has_any()) wanted.push_back(target_rectangle(where, lines.data(), where.columns));
    map.comm->redistribute({&have, 1}, wanted, sizeof(T));
    if (strip.by_rows || !strip.has_any()) return;
    std::vector<T> turned(lines.size());
    turn(lines, where.columns, where.rows, turned);
    lines.swap(turned);
}

template <class T>
void from_lines(const CoastMap& map, const MapStrip& strip, const std::vector<T>& lines,
                std::vector<T>& list) {
    const Block where = strip.where();
    std::vector<T> turned;
    if (!strip.by_rows && strip.has_any()) {
        turned.resize(lines.size());
        turn(lines, where.rows, where.columns, turned);
    }
    std::vector<SourceRectangle> have;
    const T* first = strip.by_rows ? lines.data() : turned.data();
    if (strip.has_any()) have.push_back(source_rectangle(where, first, where.columns));
    const TargetRectangle wanted = map.target(list);
    map.comm->redistribute(have, {&wanted, 1}, sizeof(T));
}

template void to_lines(const CoastMap&, const MapStrip&, const std::vector<std::uint8_t>&,
                       std::vector<std::uint8_t>&);
template void from_lines(const CoastMap&, const MapStrip&, const std::vector<float>&,
                         std::vector<float>&);

}  // namespace cuesta::coast
