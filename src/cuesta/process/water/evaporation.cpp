// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/water/evaporation.h"

#include <algorithm>

#include "cuesta/base/elementary.h"
#include "cuesta/operator/describe.h"
#include "cuesta/process/water/water_store.h"

namespace cuesta {
namespace {

class Loss final : public WaterAmount {
public:
    Loss(const Evaporation& op, const StepContext& step)
        : rate_(step.value_of(op.rate)),
          scale_(static_cast<float>(1e-3 / 3600 * op.time_step)),
          share_(static_cast<float>(1 - elementary::exp(-op.share * op.time_step))) {}
    void row(std::int64_t y, const float* water, std::int64_t count, float* out) const override {
        for (std::int64_t x = 0; x < count; ++x)
            out[x] = rate_.at(x, y) * scale_ + water[x] * share_;
    }

private:
    FieldValue rate_;
    float scale_, share_;
};

}  // namespace

StepReport Evaporation::apply(Terrain& terrain, const StepContext& step) const {
    StepReport report;
    take_water(terrain, step, Loss(*this, step), report);
    return report;
}

template OperatorRow describe<Evaporation>();

}  // namespace cuesta
