// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/droplet/drop_stream.h"

#include <cmath>

#include "cuesta/base/parallel.h"
#include "cuesta/grid/whole_map.h"

namespace cuesta {

void show_stream(const DropStreamMaps& maps, const DropRing& ring, const DropMap& land,
                 DropStream& stream) {
    const FieldShape shape = land.height.shape();
    if (stream.x.empty()) {
        stream.x = Field(shape), stream.y = Field(shape), stream.strength = Field(shape);
        stream.calm = Field(shape);
        stream.calm.fill(1);
        stream.passed = IntField(shape), stream.visits = IntField(shape);
        stream.passed_x = IntField(shape), stream.passed_y = IntField(shape);
    }
    const std::int64_t nx = maps.discharge.columns(), ny = maps.discharge.rows();
    parallel_for(
        0, land.rows(), rows_per_piece(land.columns()), [&](std::int64_t lo, std::int64_t hi) {
            for (std::int64_t y = lo; y < hi; ++y)
                for (std::int64_t x = 0; x < land.columns(); ++x) {
                    const std::int64_t wx = x - ring.west, wy = y - ring.north;
                    const std::int64_t ix = mirrored_sample(wx, nx), iy = mirrored_sample(wy, ny);
                    const float turned_x = wx < 0 || wx >= nx ? -1.0f : 1.0f;
                    const float turned_y = wy < 0 || wy >= ny ? -1.0f : 1.0f;
                    const float px = maps.momentum_x.at(ix, iy) * turned_x;
                    const float py = maps.momentum_y.at(ix, iy) * turned_y;
                    const float size = std::sqrt(px * px + py * py);
                    const float per_size = size > 0 ? 1 / size : 0;
                    stream.x.at(x, y) = px * per_size;
                    stream.y.at(x, y) = py * per_size;
                    stream.strength.at(x, y) = size / (size + DropStream::strong);
                }
        });
}

namespace {

// From the visits of the cell and its eight neighbours, more for those near by.
void calm_crowds(const DropMap& land, std::int64_t sweeps, DropStream& stream) {
    const std::int64_t nx = land.columns(), ny = land.rows();
    parallel_for(0, ny, rows_per_piece(nx), [&](std::int64_t lo, std::int64_t hi) {
        for (std::int64_t y = lo; y < hi; ++y)
            for (std::int64_t x = 0; x < nx; ++x) {
                std::int32_t around = 0;
                for (std::int64_t j = -1; j <= 1; ++j)
                    for (std::int64_t i = -1; i <= 1; ++i) {
                        const std::int64_t sx = mirrored_or_wrapped(x + i, nx, land.wraps_x),
                                           sy = mirrored_or_wrapped(y + j, ny, land.wraps_y);
                        around += stream.visits.at(sx, sy) * (i == 0 ? 2 : 1) * (j == 0 ? 2 : 1);
                    }
                // The four corners that a drop works on are shared by those of four cells.
                const float drops = static_cast<float>(around) / (4 * static_cast<float>(sweeps));
                stream.calm.at(x, y) = drops > 1 ? 1 / drops : 1;
            }
    });
}

}  // namespace

void take_up_stream(DropStreamMaps& maps, const DropRing& ring, const DropMap& land, double memory,
                    std::int64_t sweeps, DropStream& stream) {
    calm_crowds(land, sweeps, stream);
    std::int64_t all = 0;
    for (std::int64_t y = 0; y < land.rows(); ++y)
        for (std::int64_t x = 0; x < land.columns(); ++x) all += stream.passed.at(x, y);
    if (all > 0) {
        const double mean =
            static_cast<double>(all) / static_cast<double>(land.columns() * land.rows());
        const auto keep = static_cast<float>(memory);
        const auto take = static_cast<float>((1 - memory) / mean);
        const auto mix = [&](Field& map, const IntField& passed) {
            for (std::int64_t y = 0; y < map.rows(); ++y)
                for (std::int64_t x = 0; x < map.columns(); ++x)
                    map.at(x, y) = keep * map.at(x, y) + take * static_cast<float>(passed.at(
                                                                    x + ring.west, y + ring.north));
        };
        mix(maps.discharge, stream.passed);
        mix(maps.momentum_x, stream.passed_x);
        mix(maps.momentum_y, stream.passed_y);
    }
    stream.visits.fill(0);
    stream.passed.fill(0), stream.passed_x.fill(0), stream.passed_y.fill(0);
    show_stream(maps, ring, land, stream);
}

}  // namespace cuesta
