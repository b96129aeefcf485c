// SPDX-License-Identifier: Apache-2.0
#include "cuesta/tectonics/plate/moving_water.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <span>
#include <utility>

#include "cuesta/grid/map_window.h"
#include "cuesta/tectonics/plate/ride_sources.h"

namespace cuesta::plate {
namespace {

constexpr double quantum_m = 0x1p-9;  // 16 km are 2^23 of them

// Whole rows of the map, shared out in the order of blocks.
class RowStrip {
public:
    explicit RowStrip(const StepContext& step)
        : step_(step),
          where_(row_strip(step.grid.columns, step.grid.rows, step.comm.rank(), step.comm.size())) {
    }
    std::vector<float> from_block(const float* first, std::ptrdiff_t stride) const {
        std::vector<float> rows(static_cast<std::size_t>(where_.columns * where_.rows));
        const SourceRectangle have = source_rectangle(step_.block, first, stride);
        const TargetRectangle wanted = target_rectangle(where_, rows.data(), where_.columns);
        step_.comm.redistribute({&have, 1}, {&wanted, 1}, sizeof(float));
        return rows;
    }
    void to_block(const std::vector<float>& rows, Field& field) const {
        const SourceRectangle have = source_rectangle(where_, rows.data(), where_.columns);
        const TargetRectangle wanted = target_rectangle(step_.block, field.row(0), field.stride());
        step_.comm.redistribute({&have, 1}, {&wanted, 1}, sizeof(float));
    }
    // A sum that goes through the rows of the map in their order: each strip goes on with what the
    // one before has found.
    template <class GoOn>
    double in_order(double sum, GoOn&& go_on) const {
        for (int rank = 0; rank < step_.comm.size(); ++rank) {
            if (rank == step_.comm.rank()) sum = go_on(sum);
            if (step_.comm.size() > 1)
                step_.comm.broadcast(std::as_writable_bytes(std::span(&sum, 1)), rank);
        }
        return sum;
    }

private:
    const StepContext& step_;
    Block where_;
};

}  // namespace

MovingWater::MovingWater(Terrain& terrain, const StepContext& step)
    : terrain_(terrain), step_(step) {
    const Field* water = terrain.find(field::water);
    if (water == nullptr) return;
    std::vector<float> all = values_of(*water);
    before_ = sum_of(step, all);
    if (before_.value() == 0) return;
    lakes_ = std::move(all);
    const std::vector<float> height = values_of(terrain.height());
    for (std::size_t i = 0; i < lakes_.size(); ++i)
        if (!(height[i] >= 0)) lakes_[i] = 0;
}

void MovingWater::ride(const std::vector<Ride>& rides) {
    if (lakes_.empty()) return;
    lakes_ = ridden(step_, rides, foreign_sources(step_, rides), lakes_);
}

void MovingWater::settle() {
    if (lakes_.empty()) return;
    const RowStrip strip(step_);
    std::vector<float> lakes = strip.from_block(lakes_.data(), step_.block.columns);
    const Field& height = terrain_.height();
    const std::vector<float> ground = strip.from_block(height.row(0), height.stride());
    // Lakes that came to lie on the floor of the sea are part of it.
    std::array<double, 2> ends{};  // -lowest, highest
    for (std::size_t i = 0; i < ground.size(); ++i) {
        if (ground[i] < 0) lakes[i] = 0;
        ends = {std::max(ends[0], -double{ground[i]}), std::max(ends[1], double{ground[i]})};
    }
    step_.comm.largest(ends);
    const double rest = strip.in_order(before_.value(), [&](double sum) {
        for (const float lake : lakes) sum -= double{lake};
        return sum;
    });
    // The level up to which the rest fills the ground, land with lakes left out.
    const auto held = [&](double level) {
        return strip.in_order(0, [&](double sum) {
            for (std::size_t i = 0; i < ground.size(); ++i)
                if (lakes[i] == 0 && double{ground[i]} < level) sum += level - double{ground[i]};
            return sum;
        });
    };
    double low = -ends[0], high = ends[1] + std::max(rest, 0.0) + 1;
    for (int i = 0; i < 60; ++i) {
        const double middle = (low + high) / 2;
        (held(middle) < rest ? low : high) = middle;
    }
    std::vector<float> after = lakes;
    std::int64_t before = 0;  // cells of the sea in the rows before those of this strip
    const auto is_sea = [&](std::size_t i) { return lakes[i] == 0 && double{ground[i]} < low; };
    for (std::size_t i = 0; i < ground.size(); ++i) {
        before += is_sea(i) ? 1 : 0;
        if (lakes[i] != 0) continue;
        const double depth = std::max(0.0, low - double{ground[i]});
        after[i] = static_cast<float>(std::floor(depth / quantum_m) * quantum_m);
    }
    step_.comm.scan({&before, 1});
    // What rounding has left goes to the first cells of the sea, a quantum each.
    ExactSum left = before_;
    left.subtract(sum_of(step_, after));
    const auto quanta = static_cast<std::int64_t>(left.value() / quantum_m);
    for (std::size_t i = 0; i < after.size() && before < quanta; ++i)
        if (is_sea(i)) after[i] += static_cast<float>(quantum_m), ++before;
    strip.to_block(after, terrain_.make(field::water));
    const ExactSum now = sum_of(step_, after);
    if (step_.comm.rank() == 0) book_net(terrain_, water_account, before_, now);
}

}  // namespace cuesta::plate
