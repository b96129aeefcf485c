// SPDX-License-Identifier: Apache-2.0
// What slides out of one column, layer by layer: the flow chart of thermal_layers.h.
#pragma once

#include <array>
#include <span>

#include "cuesta/grid/grid.h"
#include "cuesta/process/slope/thermal_flux.h"
#include "cuesta/process/slope/thermal_fraction.h"
#include "cuesta/process/slope/thermal_layer_slide.h"
#include "cuesta/process/slope/thermal_transfer.h"

namespace cuesta::thermal {

class ColumnSlide {
public:
    // Of a block of the map.
    ColumnSlide(const LayerStack& ground, const Block& block, const LayerSlide& slide,
                const Field& axis);

    // Works out what leaves column x, y over the given drops. False: nothing but some of the
    // uppermost layer, not all of it.
    bool find(std::int64_t x, std::int64_t y, const Drops& drops);
    // The same for a column whose uppermost layer is known not to be used up.
    bool find_undermined(std::int64_t x, std::int64_t y, const Drops& drops);
    std::span<const ColumnPart> parts() const { return {parts_.data(), count_}; }
    // The parts are all of the uppermost layers and some of the next.
    bool from_top() const { return from_top_; }
    // Layers of the run that trickled out below others and leaves a gap: above this one; -1: none.
    int gap_above() const { return gap_above_; }
    // Something of it moves with some dither offset.
    bool pending() const { return pending_ != 0; }

private:
    struct Wanted {
        Amounts units{};
        std::int64_t total = 0;
    };
    // A loose layer under solid ones, and what lies on it.
    struct LooseRun {
        int first = -1;  // -1: there is none that could stand too steep
        std::int64_t above = 0;
        double load = 0;  // pressure / g
    };
    std::size_t neighbours() const { return rule_.eight ? 8 : 4; }
    void start(std::int64_t x, std::int64_t y, const Drops& drops);
    template <bool eight, Amount amount>
    Wanted wanted_by(const Drops& from, std::int64_t down, float axis);
    Wanted wanted(const Drops& from, std::int64_t down, float axis);
    Amounts divide(const Wanted& wanted, const Drops& drops, Units available) const;
    Units note(int layer, int level, const Amounts& units);
    bool slide_down();
    Drops drops_of_resting_top() const;
    LooseRun find_loose(const Drops& drops) const;
    bool undermine(const Drops& drops, const LooseRun& loose);
    bool trickle(Wanted wanted, const Drops& drops, int first, int last);
    bool carry(Wanted wanted, int first, int last, std::int64_t run, std::int64_t above,
               const Drops& drops);
    MaterialId material(int index) const {
        return index == uppermost_ ? top_material_ : below_.material[index];
    }
    Units thickness(int index) const {
        return index == uppermost_ ? top_ : below_.thickness[index];
    }
    float threshold(MaterialId material) const {
        return slide_.by_cell ? axis_.at(x_, y_) : slide_.of_material[material];
    }

    const LayerStack& ground_;
    Block block_;
    const LayerSlide& slide_;
    const Field& axis_;
    const ThermalRule& rule_;
    MaterialId air_;
    std::array<bool, 256> loose_{};
    std::array<double, 256> density_{};
    float least_loose_ = 0;  // threshold of the loose material that stands least steep
    Wanted (ColumnSlide::*wanted_)(const Drops&, std::int64_t, float);
    std::int64_t x_ = 0, y_ = 0;
    BuriedColumn below_;
    Units top_ = 0;
    MaterialId top_material_ = 0;
    int uppermost_ = 0, gap_above_ = -1;
    bool from_top_ = false;
    Drops drops_{};
    Amounts moved_{};
    std::array<ColumnPart, 2 * most_layers> parts_;
    std::size_t count_ = 0;
    std::int32_t pending_ = 0;
};

}  // namespace cuesta::thermal
