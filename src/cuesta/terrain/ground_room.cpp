// SPDX-License-Identifier: Apache-2.0
#include "cuesta/terrain/ground_room.h"

#include <algorithm>
#include <cmath>

#include "cuesta/base/parallel.h"

namespace cuesta {
namespace {

std::int64_t highest_units(const IntField& surface) {
    return ordered_reduce(
        0, surface.rows(), rows_per_piece(surface.columns()), std::int32_t{0},
        [&](std::int64_t lo, std::int64_t hi) {
            std::int32_t most = 0;
            for (std::int64_t y = lo; y < hi; ++y) {
                const std::int32_t* row = surface.row(y);
                for (std::int64_t x = 0; x < surface.columns(); ++x) {
                    const std::int32_t size = row[x] < 0 ? -row[x] : row[x];
                    most = size > most ? size : most;
                }
            }
            return most;
        },
        [](std::int32_t a, std::int32_t b) { return std::max(a, b); });
}

// What LayerStack::coarsen() will add and take, layer by layer and in units of now: differences of
// whole blocks would depend on the blocks.
LayerBook rounding_of(const LayerStack& ground, double unit_m) {
    const auto units_in_one = static_cast<std::int64_t>(unit_m / ground.unit_m());
    const double share = ground.unit_m() / unit_m;
    const auto air = ground.materials().air();
    return book_tile_rows(
        ground.shape().rows, [&](std::int64_t lo, std::int64_t hi, LayerBook& piece) {
            const auto round = [&](MaterialId material, Units units) {
                if (material == air) return;
                const auto coarse = static_cast<std::int64_t>(std::floor(units * share + 0.5));
                const std::int64_t more = coarse * units_in_one - units;
                (more > 0 ? piece.in : piece.out)[material] += std::abs(more);
            };
            for (std::int64_t y = lo; y < hi; ++y)
                for (std::int64_t x = 0; x < ground.shape().columns; ++x)
                    for (int i = 0; i < ground.layers(x, y); ++i) {
                        const Layer layer = ground.layer(x, y, i);
                        round(layer.material, layer.thickness);
                    }
        });
}

}  // namespace

bool make_room(Terrain& terrain, double lift_m, Communicator& comm) {
    LayerStack& ground = terrain.ground();
    const double unit_m = ground.unit_m();
    const double highest_m =
        comm.largest(static_cast<double>(highest_units(ground.surface()))) * unit_m + lift_m;
    if (highest_m < 0.99 * most_surface_units * unit_m) return false;
    const double coarser_m = LayerStack::unit_for(highest_m);
    terrain.ledger.book(rounding_of(ground, coarser_m), unit_m);
    ground.coarsen(coarser_m);
    return true;
}

}  // namespace cuesta
