// SPDX-License-Identifier: Apache-2.0
// A field of the map as the cells of the world see it, and as it was where plates came from: asked
// of the blocks that have it (grid/map_probe.h), in portions.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <span>
#include <vector>

#include "cuesta/base/parallel.h"
#include "cuesta/grid/map_probe.h"
#include "cuesta/tectonics/plate/cells.h"

namespace cuesta::plate {

// Mean over `count` places of every cell of a world of `cells`; place_at(cell, to) tells them. Each
// block asks for its share of the cells and tells all others: 4 bytes per cell, whatever the map.
// Every block must call it.
template <class PlaceAt>
std::vector<float> on_world(std::int64_t cells, const MapPart& part, std::size_t count,
                            PlaceAt&& place_at) {
    const MapProbe probe(part);
    constexpr std::int64_t portion = 8192;  // cells that are asked for at once
    const std::int64_t share = (cells + part.comm.size() - 1) / part.comm.size();
    const std::int64_t first = std::min(share * part.comm.rank(), cells);
    const std::int64_t end = std::min(first + share, cells);
    std::vector<float> means;
    for (std::int64_t done = 0; done < share; done += portion) {
        const std::int64_t from = std::min(first + done, end);
        const std::int64_t some = std::min(portion, end - from);
        std::vector<MapProbe::Place> places(static_cast<std::size_t>(some) * count);
        parallel_for(0, some, 1024, [&](std::int64_t lo, std::int64_t hi) {
            for (std::int64_t c = lo; c < hi; ++c)
                place_at(static_cast<CellId>(from + c),
                         places.data() + static_cast<std::size_t>(c) * count);
        });
        const std::vector<float> values = probe.bilinear(places);
        for (std::size_t i = 0; i < values.size(); i += count) {
            double sum = 0;
            for (std::size_t k = 0; k < count; ++k) sum += double{values[i + k]};
            means.push_back(static_cast<float>(sum / static_cast<double>(count)));
        }
    }
    if (part.comm.size() == 1) return means;
    std::vector<float> all(static_cast<std::size_t>(cells));
    auto* to = reinterpret_cast<std::byte*>(all.data());
    for (const auto& bytes : part.comm.gather(std::as_bytes(std::span(means))))
        to = std::copy(bytes.begin(), bytes.end(), to);
    return all;
}

// Values of a field at was_at(x, y) for every sample of the map that is the block's, into `to`.
// Every block must call it.
template <class WasAt>
void carry_field(const MapPart& from, Field& to, WasAt&& was_at) {
    const MapProbe probe(from);
    const std::int64_t columns = to.columns();
    // Some rows at a time, on all blocks as often.
    const std::int64_t rows = std::max<std::int64_t>(1, 65536 / columns);
    const auto times = static_cast<std::int64_t>(
        from.comm.largest(static_cast<double>((to.rows() - 1) / rows + 1)));
    for (std::int64_t k = 0; k < times; ++k) {
        const std::int64_t first = std::min(k * rows, to.rows());
        const std::int64_t end = std::min(first + rows, to.rows());
        std::vector<MapProbe::Place> places(static_cast<std::size_t>((end - first) * columns));
        parallel_for(first, end, 4, [&](std::int64_t lo, std::int64_t hi) {
            for (std::int64_t y = lo; y < hi; ++y)
                for (std::int64_t x = 0; x < columns; ++x)
                    places[static_cast<std::size_t>((y - first) * columns + x)] =
                        was_at(from.block.x0 + x, from.block.y0 + y);
        });
        const std::vector<float> values = probe.bilinear(places);
        for (std::int64_t y = first; y < end; ++y)
            std::copy_n(values.begin() + (y - first) * columns, columns, to.row(y));
    }
}

}  // namespace cuesta::plate
