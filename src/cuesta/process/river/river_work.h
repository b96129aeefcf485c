// SPDX-License-Identifier: Apache-2.0
// What the river processes share within a step: the drainage, the heights that are being solved,
// and what each cell is made of. Inside of stream_power.h.
#pragma once

#include <algorithm>
#include <array>

#include "cuesta/flow/drainage.h"
#include "cuesta/operator/context.h"
#include "cuesta/process/river/incision.h"
#include "cuesta/process/river/water_bodies.h"
#include "cuesta/terrain/layer_stack.h"

namespace cuesta::river {

// Kept from step to step only to save the allocation.
struct RiverWork {
    flow::Drainage drainage;
    flow::Plane<double> z;  // units of the ground, what is carried below a unit included
    // With deposition: z = alpha + beta z of the receiver, sediment = gamma + delta of the same.
    flow::Plane<double> alpha, beta, gamma, delta;
    // ... and what each cell is like before the step, gone through in the order of the ground.
    flow::Plane<double> base;               // height of a base level or lake; NaN of any other cell
    flow::Plane<double> strength;           // C on granite
    flow::Plane<double> soft;               // of what lies on top
    flow::Plane<std::int32_t> ground, top;  // surface, thickness of the uppermost layer (bed: most)
    flow::Plane<std::int64_t> sediment;     // units that leave each cell
    flow::Plane<std::int32_t> change;       // units each cell loses or gains
    flow::Plane<std::uint8_t> wet;          // under a lake
    flow::Plane<std::int64_t> brought;      // units that come to rest in standing water
    flow::Plane<WaterColumn> columns;       // ... which deltas grow into
    WaterBodies waters;
};

// How strongly the water of a cell wears its ground.
class Wear {
public:
    Wear(const RiverWork& work, const LayerStack& ground, const Strength& strength,
         const FieldValue& erodibility, bool weighted, double rain = 1,
         const Field* rain_map = nullptr)
        : drainage_(work.drainage),
          ground_(ground),
          strength_(strength),
          erodibility_(erodibility),
          rain_map_(rain_map),
          rain_(rain),
          weighted_(weighted),
          layered_(ground.layered()) {
        for (std::size_t i = 0; i < ground.materials().size(); ++i)
            of_material_[i] = ground.materials()[static_cast<MaterialId>(i)].erodibility;
    }

    static constexpr double rain_parts = 0x1p24;  // of 1 m/yr
    static constexpr float most_rain_m = 100;
    // What `cells` of that share of a square give to the rivers, in such parts.
    static std::uint64_t rain_amount(float metres, double share, double cells) {
        return metres > 0 ? static_cast<std::uint64_t>(
                                std::min(metres, most_rain_m) * share * rain_parts * cells + 0.5)
                          : std::uint64_t{0};
    }
    // Cells above, times their rain.
    double area_cells(flow::Cell cell) const {
        return weighted_ ? static_cast<double>(drainage_.amounts()[cell]) / rain_parts
                         : static_cast<double>(drainage_.cells_above(cell)) * rain_;
    }
    // The channel_area, with the rain of the cell itself: where none falls nothing is worn.
    double least_cells(flow::Cell cell) const {
        const double least = strength_.least_cells();
        if (least == 0 || rain_map_ == nullptr) return least * rain_;
        const flow::Frame& frame = drainage_.frame();
        const float metres = rain_map_->at(frame.x_of(cell), frame.y_of(cell));
        return metres > 0 ? least * static_cast<double>(std::min(metres, most_rain_m)) : 0;
    }
    // C of granite: what varies from map to map included, the material not.
    double of_granite(flow::Cell cell, flow::Direction d) const {
        const bool diagonal = flow::is_diagonal(d);
        double c = weighted_
                       ? strength_.at_area(std::max(area_cells(cell), least_cells(cell)), diagonal)
                       : strength_.at(drainage_.cells_above(cell), diagonal);
        if (!erodibility_.uniform()) {
            const flow::Frame& frame = drainage_.frame();
            const float k = erodibility_.at(frame.x_of(cell), frame.y_of(cell));
            c *= k > 0 ? std::min(static_cast<double>(k), 1.0) : 0.0;
        }
        return c;
    }
    double of_material(MaterialId material) const { return of_material_[material]; }
    // Of what lies on top.
    double on_top(flow::Cell cell) const {
        if (!layered_) return of_material_[ground_.bed_material()];
        const flow::Frame& frame = drainage_.frame();
        return of_material_[ground_.top_material().at(frame.x_of(cell), frame.y_of(cell))];
    }
    bool layered() const { return layered_; }
    const LayerStack& ground() const { return ground_; }
    const Strength& strength() const { return strength_; }

private:
    const flow::Drainage& drainage_;
    const LayerStack& ground_;
    const Strength& strength_;
    const FieldValue& erodibility_;
    const Field* rain_map_;
    double rain_;  // if not weighted
    bool weighted_, layered_;
    std::array<double, 256> of_material_{};
};

// The height of a cell after the step, above a receiver at `base`: layers one after the other.
double cut_layers(const Wear& wear, double height, double base, double c, std::int64_t x,
                  std::int64_t y);

}  // namespace cuesta::river
