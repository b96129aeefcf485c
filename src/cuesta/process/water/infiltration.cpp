// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/water/infiltration.h"

#include <utility>

#include "cuesta/operator/describe.h"
#include "cuesta/process/water/water_store.h"

namespace cuesta {
namespace {

class Seepage final : public WaterAmount {
public:
    Seepage(const Infiltration& op, const Terrain& terrain, const StepContext& step)
        : factor_(step.value_of(op.factor)), ground_(terrain.ground()) {
        const MaterialTable& materials = terrain.materials();
        for (std::size_t i = 0; i < materials.size(); ++i)
            metres_[i] = static_cast<float>(materials[static_cast<MaterialId>(i)].permeability *
                                            op.time_step);
    }
    void row(std::int64_t y, const float*, std::int64_t count, float* out) const override {
        const std::uint8_t* top = ground_.layered() ? ground_.top_material().row(y) : nullptr;
        const MaterialId bed = ground_.bed_material();
        for (std::int64_t x = 0; x < count; ++x)
            out[x] = factor_.at(x, y) * metres_[top != nullptr ? top[x] : bed];
    }

private:
    FieldValue factor_;
    const LayerStack& ground_;
    std::array<float, 256> metres_{};
};

}  // namespace

StepReport Infiltration::apply(Terrain& terrain, const StepContext& step) const {
    StepReport report;
    take_water(terrain, step, Seepage(*this, std::as_const(terrain), step), report);
    return report;
}

template OperatorRow describe<Infiltration>();

}  // namespace cuesta
