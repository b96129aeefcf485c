// SPDX-License-Identifier: Apache-2.0
#include "cuesta/analysis/derive.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "cuesta/analysis/drained_land.h"
#include "cuesta/base/check.h"
#include "cuesta/base/parallel.h"
#include "cuesta/grid/stencil.h"

namespace cuesta {
namespace {

// out = formula(h, x, y, reach) at every sample.
template <class Formula>
void fill_from_height(Terrain& terrain, Communicator& comm, Field& out, const Formula& formula) {
    terrain.show_height();
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

// The largest difference to the four neighbours, as the erosion score takes it (analysis/score.h);
// at a border to those that are there.
template <class Height>
double largest_step_at(const Height& h, std::int64_t x, std::int64_t y, const Reach& reach) {
    const double here = double{h(x, y)};
    double largest = 0;
    for (const double there : {double{h(x - reach.west, y)}, double{h(x + reach.east, y)},
                               double{h(x, y - reach.north)}, double{h(x, y + reach.south)}})
        largest = std::max(largest, std::abs(here - there));
    return largest;
}

// A number for each material, of the one on top.
void fill_from_top(const Terrain& terrain, Field& out, const std::array<float, 256>& value) {
    if (!terrain.layered()) {
        out.fill(value[terrain.ground_material]);
        return;
    }
    const ByteField& top = terrain.ground().top_material();
    parallel_for(0, out.rows(), rows_per_piece(out.columns()),
                 [&](std::int64_t lo, std::int64_t hi) {
                     for (std::int64_t y = lo; y < hi; ++y)
                         for (std::int64_t x = 0; x < out.columns(); ++x)
                             out.at(x, y) = value[top.at(x, y)];
                 });
}

std::array<float, 256> property_of(const Terrain& terrain, double Material::*property) {
    std::array<float, 256> values{};
    for (std::size_t i = 0; i < terrain.materials().size(); ++i)
        values[i] = static_cast<float>(terrain.materials()[static_cast<MaterialId>(i)].*property);
    return values;
}

void fill_thickness(const Terrain& terrain, std::string_view material, Field& out) {
    const auto id = terrain.materials().find(material);
    CUESTA_CHECK(id.has_value(), "there is no material '{}'", material);
    const auto each_row = [&](const auto& body) {
        parallel_for(0, out.rows(), rows_per_piece(out.columns()),
                     [&](std::int64_t lo, std::int64_t hi) {
                         for (std::int64_t y = lo; y < hi; ++y) body(y);
                     });
    };
    if (!terrain.settled())
        return each_row([&](std::int64_t y) {
            for (std::int64_t x = 0; x < out.columns(); ++x)
                out.at(x, y) =
                    *id == terrain.ground_material ? std::max(0.0f, terrain.height().at(x, y)) : 0;
        });
    if (const CoverPlanes* planes = terrain.plain_cover(*id)) {
        const auto unit = static_cast<float>(terrain.ground_unit_m());
        return each_row([&](std::int64_t y) {
            const std::int32_t* cover = planes->cover.row(y);
            float* to = out.row(y);
            for (std::int64_t x = 0; x < out.columns(); ++x)
                to[x] = static_cast<float>(cover[x]) * unit;
        });
    }
    const LayerStack& ground = terrain.ground();
    each_row([&](std::int64_t y) {
        for (std::int64_t x = 0; x < out.columns(); ++x) {
            std::int64_t sum = 0;
            for (int i = 0; i < ground.layers(x, y); ++i) {
                const Layer layer = ground.layer(x, y, i);
                if (layer.material != *id) continue;
                // The bed has no lower end: as much of it as lies above height 0.
                sum += i == 0 ? std::max(layer.thickness, 0) : layer.thickness;
            }
            out.at(x, y) = static_cast<float>(static_cast<double>(sum) * ground.unit_m());
        }
    });
}

// The ground and what lies on it, added in double and rounded once.
void fill_surface(const Terrain& terrain, Field& out) {
    const Field& ground = terrain.height();
    const Field* const lying[] = {terrain.find(field::water), terrain.find(field::ice)};
    parallel_for(0, out.rows(), rows_per_piece(out.columns()),
                 [&](std::int64_t lo, std::int64_t hi) {
                     for (std::int64_t y = lo; y < hi; ++y)
                         for (std::int64_t x = 0; x < out.columns(); ++x) {
                             double sum = static_cast<double>(ground.at(x, y));
                             for (const Field* layer : lying)
                                 if (layer != nullptr) sum += static_cast<double>(layer->at(x, y));
                             out.at(x, y) = static_cast<float>(sum);
                         }
                 });
}

// A formula of the height and its neighbours, as a row of the table below.
template <class Formula>
void from_height(Terrain& terrain, Communicator& comm, Field& out, Formula formula) {
    const double spacing_m = terrain.grid().spacing_m;
    fill_from_height(terrain, comm, out, [=](const auto& h, auto x, auto y, const Reach& reach) {
        return formula(h, x, y, spacing_m, reach);
    });
}

struct Derived {
    std::string_view name;
    void (*fill)(Terrain& terrain, Communicator& comm, Field& out);
};

// To add a derived field: its row in terrain/field_names.cpp and its line here.
constexpr Derived table[] = {
    {field::surface,
     [](Terrain& terrain, Communicator&, Field& out) {
         terrain.show_height();
         fill_surface(terrain, out);
     }},
    {field::slope,
     [](Terrain& terrain, Communicator& comm, Field& out) {
         from_height(terrain, comm, out,
                     [](const auto& h, auto x, auto y, double spacing_m, const Reach& reach) {
                         return slope_deg(gradient_at(h, x, y, spacing_m, reach));
                     });
     }},
    {field::aspect,
     [](Terrain& terrain, Communicator& comm, Field& out) {
         from_height(terrain, comm, out,
                     [](const auto& h, auto x, auto y, double spacing_m, const Reach& reach) {
                         // Just below 360 a float would round up to it: that is north again.
                         const auto angle =
                             static_cast<float>(aspect_deg(gradient_at(h, x, y, spacing_m, reach)));
                         return angle < 360 ? angle : 0.0f;
                     });
     }},
    {field::curvature,
     [](Terrain& terrain, Communicator& comm, Field& out) {
         from_height(terrain, comm, out,
                     [](const auto& h, auto x, auto y, double spacing_m, const Reach& reach) {
                         return curvature_at(h, x, y, spacing_m, reach);
                     });
     }},
    {field::dmax,
     [](Terrain& terrain, Communicator& comm, Field& out) {
         from_height(terrain, comm, out,
                     [](const auto& h, auto x, auto y, double, const Reach& reach) {
                         return largest_step_at(h, x, y, reach);
                     });
     }},
    {field::flow, fill_flow},
    {field::lake, fill_lake},
    {field::basin, fill_basin},
    {field::stream_order, fill_stream_order},
    {field::wetness_index,
     [](Terrain& terrain, Communicator& comm, Field& out) {
         Field slope(terrain.shape());
         derive_field(field::slope, terrain, comm, slope);
         fill_wetness_index(terrain, comm, slope, out);
     }},
    {field::talus,
     [](Terrain& terrain, Communicator&, Field& out) {
         fill_from_top(terrain, out, property_of(terrain, &Material::talus_deg));
     }},
    {field::hardness,
     [](Terrain& terrain, Communicator&, Field& out) {
         fill_from_top(terrain, out, property_of(terrain, &Material::hardness));
     }},
    {field::top_material,
     [](Terrain& terrain, Communicator&, Field& out) {
         std::array<float, 256> number;
         for (std::size_t i = 0; i < number.size(); ++i) number[i] = static_cast<float>(i);
         fill_from_top(terrain, out, number);
     }},
};

}  // namespace

void derive_field(std::string_view name, Terrain& terrain, Communicator& comm, Field& out) {
    CUESTA_CHECK(out.columns() == terrain.shape().columns && out.rows() == terrain.shape().rows,
                 "field '{}' has another shape than the terrain", name);
    if (name.starts_with(field::layer_prefix))
        return fill_thickness(terrain, name.substr(field::layer_prefix.size()), out);
    const auto* row = std::ranges::find(table, name, &Derived::name);
    CUESTA_CHECK(row != std::end(table), "'{}' is not a derived field", name);
    row->fill(terrain, comm, out);
}

}  // namespace cuesta
