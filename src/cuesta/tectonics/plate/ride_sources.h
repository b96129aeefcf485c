// SPDX-License-Identifier: Apache-2.0
// Samples that rides come from, in this block and in others. Inside of plate_travel.h.
#pragma once

#include <algorithm>
#include <cstdint>
#include <span>
#include <vector>

#include "cuesta/base/exact_sum.h"
#include "cuesta/operator/context.h"
#include "cuesta/tectonics/plate/ride.h"

namespace cuesta::plate {

// Samples of the map by number, y * columns + x, as a block sees them.
class Samples {
public:
    explicit Samples(const StepContext& step) : step_(step) {}
    std::int64_t x(std::int64_t sample) const { return sample % step_.grid.columns; }
    std::int64_t y(std::int64_t sample) const { return sample / step_.grid.columns; }
    bool is_own(std::int64_t sample) const { return step_.block.contains(x(sample), y(sample)); }
    // Of an own one: row by row of the block.
    std::size_t at(std::int64_t sample) const {
        return static_cast<std::size_t>((y(sample) - step_.block.y0) * step_.block.columns +
                                        x(sample) - step_.block.x0);
    }
    int owner(std::int64_t sample) const { return step_.comm.cut().owner(x(sample), y(sample)); }

private:
    const StepContext& step_;
};

// Samples of other blocks that something is wanted of, each once.
class Foreign {
public:
    void add(std::int64_t sample) {
        ids_.push_back(sample);
        if (ids_.size() >= next_) tidy(), next_ = std::max(next_, 2 * ids_.size());
    }
    void tidy() {
        std::sort(ids_.begin(), ids_.end());
        ids_.erase(std::unique(ids_.begin(), ids_.end()), ids_.end());
    }
    std::span<const std::int64_t> ids() const { return ids_; }
    std::size_t at(std::int64_t sample) const {
        return static_cast<std::size_t>(std::lower_bound(ids_.begin(), ids_.end(), sample) -
                                        ids_.begin());
    }

private:
    std::vector<std::int64_t> ids_;
    std::size_t next_ = 1 << 18;
};

// Sources of rides in other blocks.
Foreign foreign_sources(const StepContext& step, const std::vector<Ride>& rides);

// What comes to every sample of the block, 0 on new floor; `own` is what it has, row by row. All
// blocks call it.
std::vector<float> ridden(const StepContext& step, const std::vector<Ride>& rides,
                          const Foreign& foreign, const std::vector<float>& own);

std::vector<float> values_of(const Field& field);
void put(const std::vector<float>& values, Field& field);

// Of all blocks, which all call it.
ExactSum sum_of(const StepContext& step, const std::vector<float>& values);
// What there is more or less of in an account.
void book_net(Terrain& terrain, MaterialId account, const ExactSum& before, const ExactSum& after);

}  // namespace cuesta::plate
