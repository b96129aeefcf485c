// SPDX-License-Identifier: Apache-2.0
#include "cuesta/engine/ledger_datum.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "cuesta/base/parallel.h"
#include "cuesta/terrain/sheets.h"

namespace cuesta {
namespace {

struct Beds {
    double lowest_m = 0;
    std::array<std::int64_t, 256> cells{};
    void merge(const Beds& other) {
        lowest_m = std::min(lowest_m, other.lowest_m);
        for (std::size_t i = 0; i < cells.size(); ++i) cells[i] += other.cells[i];
    }
};

Beds beds_of(const Terrain& terrain) {
    const FieldShape shape = terrain.shape();
    const bool settled = terrain.settled();
    return ordered_reduce(
        0, shape.rows, rows_per_piece(shape.columns), Beds{},
        [&](std::int64_t lo, std::int64_t hi) {
            Beds beds;
            for (std::int64_t y = lo; y < hi; ++y)
                for (std::int64_t x = 0; x < shape.columns; ++x) {
                    MaterialId material = terrain.ground_material;
                    double top_m = 0;
                    if (settled) {
                        const Layer bed = bed_of(terrain, x, y);
                        material = bed.material, top_m = bed.thickness * terrain.ground_unit_m();
                    } else {
                        top_m = terrain.height().at(x, y);
                    }
                    beds.lowest_m = std::min(beds.lowest_m, top_m);
                    ++beds.cells[material];
                }
            return beds;
        },
        [](Beds all, const Beds& part) {
            all.merge(part);
            return all;
        });
}

}  // namespace

LedgerDatum ledger_datum(const Domain& domain) {
    Beds beds;
    for (int i = 0; i < domain.blocks(); ++i) beds.merge(beds_of(domain.block(i).terrain));
    beds.lowest_m = -domain.largest(-beds.lowest_m);
    domain.sum(beds.cells);
    LedgerDatum datum;
    if (!(beds.lowest_m < 0)) return datum;
    datum.metres = std::floor(beds.lowest_m);
    for (std::size_t i = 0; i < beds.cells.size(); ++i)
        if (beds.cells[i] > 0)
            datum.below[static_cast<MaterialId>(i)].add(static_cast<double>(beds.cells[i]) *
                                                        -datum.metres);
    return datum;
}

}  // namespace cuesta
