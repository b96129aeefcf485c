// SPDX-License-Identifier: Apache-2.0
#include "cuesta/analysis/derive.h"

#include <algorithm>
#include <utility>

#include "cuesta/base/check.h"
#include "cuesta/base/parallel.h"
#include "cuesta/grid/stencil.h"

namespace cuesta {
namespace {

// out = formula(h, x, y, reach) at every sample.
template <class Formula>
void fill_from_height(Terrain& terrain, Communicator& comm, Field& out, const Formula& formula) {
    comm.exchange(terrain.height(), Outside::repeat);
    const auto h = samples_of(std::as_const(terrain).height());
    const Borders borders = borders_of(terrain.grid(), terrain.block());
    const std::int64_t columns = out.columns(), rows = out.rows();
    parallel_for(0, rows, rows_per_piece(columns), [&](std::int64_t lo, std::int64_t hi) {
        for (std::int64_t y = lo; y < hi; ++y)
            for (std::int64_t x = 0; x < columns; ++x)
                out.at(x, y) =
                    static_cast<float>(formula(h, x, y, reach_at(x, y, columns, rows, borders)));
    });
}

void copy_interior(const Field& from, Field& to) {
    parallel_for(0, from.rows(), rows_per_piece(from.columns()),
                 [&](std::int64_t lo, std::int64_t hi) {
                     for (std::int64_t y = lo; y < hi; ++y)
                         std::copy_n(from.row(y), from.columns(), to.row(y));
                 });
}

}  // namespace

void derive_field(std::string_view name, Terrain& terrain, Communicator& comm, Field& out) {
    CUESTA_CHECK(out.columns() == terrain.shape().columns && out.rows() == terrain.shape().rows,
                 "field '{}' has another shape than the terrain", name);
    const double spacing_m = terrain.grid().spacing_m;
    if (name == field::slope) {
        fill_from_height(terrain, comm, out, [=](const auto& h, auto x, auto y, const Reach& r) {
            return slope_deg(gradient_at(h, x, y, spacing_m, r));
        });
    } else if (name == field::aspect) {
        fill_from_height(terrain, comm, out, [=](const auto& h, auto x, auto y, const Reach& r) {
            // Just below 360 a float would round up to it: that is north again.
            const auto angle = static_cast<float>(aspect_deg(gradient_at(h, x, y, spacing_m, r)));
            return angle < 360 ? angle : 0.0f;
        });
    } else if (name == field::curvature) {
        fill_from_height(terrain, comm, out, [=](const auto& h, auto x, auto y, const Reach& r) {
            return curvature_at(h, x, y, spacing_m, r);
        });
    } else if (name == field::surface) {
        copy_interior(terrain.height(), out);  // no water or ice lies on the ground yet
    } else if (name == field::talus) {
        out.fill(static_cast<float>(terrain.materials()[terrain.ground_material].talus_deg));
    } else {
        CUESTA_CHECK(false, "'{}' is not a derived field", name);
    }
}

}  // namespace cuesta
