// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/water/rain.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "cuesta/operator/describe.h"
#include "cuesta/process/water/water_store.h"
#include "cuesta/random/counter.h"

namespace cuesta {
namespace {

constexpr double mm_per_h = 1e-3 / 3600;  // m/s

class RainAmount final : public WaterAmount {
public:
    RainAmount(const Rain& op, const Terrain& terrain, const StepContext& step, double wet_s)
        : op_(op),
          step_(step),
          surface_(terrain.ground().surface()),
          rate_(step.value_of(op.rate)),
          scale_(static_cast<float>(mm_per_h * wet_s)),
          drop_m_(op.pattern == Rain::Pattern::drops
                      ? static_cast<float>(op.drop_depth * wet_s / op.time_step)
                      : 0),
          gain_per_unit_(static_cast<float>(op.altitude_gain / 1000 * terrain.ground().unit_m())),
          reference_(op.reference_height / terrain.ground().unit_m()) {}

    void row(std::int64_t y, const float*, std::int64_t count, float* out) const override {
        if (drop_m_ > 0)
            std::fill_n(out, count, drop_m_);
        else
            for (std::int64_t x = 0; x < count; ++x) out[x] = rate_.at(x, y) * scale_;
        if (gain_per_unit_ != 0)
            for (std::int64_t x = 0; x < count; ++x) {
                const auto above =
                    static_cast<float>(static_cast<double>(surface_.at(x, y)) - reference_);
                out[x] *= std::max(0.0f, 1.0f + gain_per_unit_ * above);
            }
        if (op_.pattern == Rain::Pattern::drops) {
            const auto share = static_cast<float>(op_.drop_share);
            const auto now = static_cast<std::uint32_t>(step_.step);
            for (std::int64_t x = 0; x < count; ++x) {
                const auto words =
                    random_words(step_.random, step_.block.x0 + x, step_.block.y0 + y, now);
                const bool hit = uniform_double(words[0], words[1]) < op_.drop_share;
                out[x] = !hit ? 0 : drop_m_ > 0 ? out[x] : out[x] / share;
            }
        }
    }

private:
    const Rain& op_;
    const StepContext& step_;
    const IntField& surface_;
    FieldValue rate_;
    float scale_, drop_m_, gain_per_unit_;
    double reference_;
};

}  // namespace

double Rain::wet_seconds(double begin_s, double end_s) const {
    if (interval <= 0 || duration >= interval) return end_s - begin_s;
    // Wet time from 0 up to t.
    const auto until = [&](double t) {
        const double storms = std::floor(t / interval);
        return storms * duration + std::min(t - storms * interval, duration);
    };
    return std::max(0.0, until(end_s) - until(begin_s));
}

StepReport Rain::apply(Terrain& terrain, const StepContext& step) const {
    StepReport report;
    const double begin_s = static_cast<double>(step.step) * time_step;
    const double wet_s = wet_seconds(begin_s, begin_s + time_step);
    if (!rate.is_field() && pattern == Pattern::even && altitude_gain == 0)
        add_even_water(terrain, step, rate.number * mm_per_h * wet_s, report);
    else if (pattern == Pattern::even)
        add_water(terrain, step, RainAmount(*this, std::as_const(terrain), step, wet_s), report);
    else
        pour_water(terrain, step, RainAmount(*this, std::as_const(terrain), step, wet_s), report);
    return report;
}

template OperatorRow describe<Rain>();

}  // namespace cuesta
