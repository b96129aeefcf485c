// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/droplet/drop_stream.h"

#include <cmath>

#include "cuesta/base/parallel.h"
#include "cuesta/grid/whole_map.h"

namespace cuesta {

void show_stream(const DropStreamMaps& maps, const DropStrips& strips, const DropMap& land,
                 DropStream& stream) {
    const Field along = strips.with_ring_of_own(maps.momentum_x),
                down = strips.with_ring_of_own(maps.momentum_y);
    if (land.height.empty()) return;
    const FieldShape shape = land.height.shape();
    if (stream.x.empty()) {
        stream.x = Field(shape), stream.y = Field(shape), stream.strength = Field(shape);
        stream.calm = Field(shape);
        stream.calm.fill(1);
        stream.passed = IntField(shape), stream.visits = IntField(shape);
        stream.passed_x = IntField(shape), stream.passed_y = IntField(shape);
    }
    const DropRing& ring = strips.ring();
    const auto beyond = [](std::int64_t at, std::int64_t before, std::int64_t end) {
        return at < before || at >= end;
    };
    parallel_for(
        0, shape.rows, rows_per_piece(shape.columns), [&](std::int64_t lo, std::int64_t hi) {
            for (std::int64_t y = lo; y < hi; ++y)
                for (std::int64_t x = 0; x < shape.columns; ++x) {
                    const bool outside_x = beyond(x, ring.west, shape.columns - ring.east),
                               outside_y = !land.wraps_y && beyond(y + land.top, ring.north,
                                                                   land.rows() - ring.south);
                    const float px = along.at(x, y) * (outside_x ? -1.0f : 1.0f);
                    const float py = down.at(x, y) * (outside_y ? -1.0f : 1.0f);
                    const float size = std::sqrt(px * px + py * py);
                    const float per_size = size > 0 ? 1 / size : 0;
                    stream.x.at(x, y) = px * per_size;
                    stream.y.at(x, y) = py * per_size;
                    stream.strength.at(x, y) = size / (size + DropStream::strong);
                }
        });
}

namespace {

// From the visits of the cell and its eight neighbours, more for those near by. The first and last
// row of a strip are nobody's.
void calm_crowds(const DropMap& land, std::int64_t sweeps, DropStream& stream) {
    const std::int64_t nx = land.columns(), ny = land.rows();
    const std::int64_t first = land.top == 0 ? 0 : land.top + 1;
    const std::int64_t end = land.bottom() == ny ? ny : land.bottom() - 1;
    const bool here = land.around();  // also the rows of the other end
    parallel_for(first, end, rows_per_piece(nx), [&](std::int64_t lo, std::int64_t hi) {
        for (std::int64_t y = lo; y < hi; ++y)
            for (std::int64_t x = 0; x < nx; ++x) {
                std::int32_t around = 0;
                for (std::int64_t j = -1; j <= 1; ++j)
                    for (std::int64_t i = -1; i <= 1; ++i) {
                        const std::int64_t sx = mirrored_or_wrapped(x + i, nx, land.wraps_x),
                                           sy = here ? y + j
                                                     : mirrored_or_wrapped(y + j, ny, land.wraps_y);
                        around += stream.visits.at(sx, sy - land.top) * (i == 0 ? 2 : 1) *
                                  (j == 0 ? 2 : 1);
                    }
                // The four corners that a drop works on are shared by those of four cells.
                const float drops = static_cast<float>(around) / (4 * static_cast<float>(sweeps));
                stream.calm.at(x, y - land.top) = drops > 1 ? 1 / drops : 1;
            }
    });
}

}  // namespace

void take_up_stream(DropStreamMaps& maps, const DropStrips& strips, const DropMap& land,
                    double memory, std::int64_t sweeps, DropStream& stream) {
    for (IntField* sums : {&stream.visits, &stream.passed, &stream.passed_x, &stream.passed_y})
        strips.give_home(*sums);
    strips.refresh(stream.visits);
    if (!land.height.empty()) calm_crowds(land, sweeps, stream);
    const DropStrip& strip = strips.here();
    std::int64_t all[] = {0};
    for (std::int64_t y = strip.own_first; y < strip.own_end; ++y)
        for (std::int64_t x = 0; x < land.columns(); ++x)
            all[0] += stream.passed.at(x, y - land.top);
    strips.comm().sum(all);
    if (all[0] > 0) {
        const double mean =
            static_cast<double>(all[0]) / static_cast<double>(strips.columns() * strips.rows());
        const auto keep = static_cast<float>(memory);
        const auto take = static_cast<float>((1 - memory) / mean);
        const auto mix = [&](Field& map, const IntField& field) {
            const IntField passed = strips.crop(field);
            for (std::int64_t y = 0; y < map.rows(); ++y)
                for (std::int64_t x = 0; x < map.columns(); ++x)
                    map.at(x, y) = keep * map.at(x, y) + take * static_cast<float>(passed.at(x, y));
        };
        mix(maps.discharge, stream.passed);
        mix(maps.momentum_x, stream.passed_x);
        mix(maps.momentum_y, stream.passed_y);
    }
    for (IntField* sums : {&stream.visits, &stream.passed, &stream.passed_x, &stream.passed_y})
        if (!sums->empty()) sums->fill(0);
    show_stream(maps, strips, land, stream);
}

}  // namespace cuesta
