// SPDX-License-Identifier: Apache-2.0
// A column of rock while it is made up, from the top down: which material reaches down to where.
//
// Holds   neighbours differ in material; stretches are never empty.
// Limits  `most` stretches; what would come below them is left out and full() says so.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>

#include "cuesta/terrain/layer_stack.h"

namespace cuesta {

class Stretches {
public:
    static constexpr std::size_t most = 64;
    struct Stretch {
        MaterialId material;
        Units low;
    };

    explicit Stretches(Units top) : top_(top) {}

    Units top() const { return top_; }
    Units bottom() const { return count_ == 0 ? top_ : list_[count_ - 1].low; }
    std::size_t count() const { return count_; }
    bool full() const { return full_; }
    // Counted from the top. Its upper end is that of the one above.
    const Stretch& operator[](std::size_t i) const { return list_[i]; }
    Units high(std::size_t i) const { return i == 0 ? top_ : list_[i - 1].low; }

    // Goes on with `material` from the bottom down to `low`; nothing if the bottom is there
    // already.
    void extend(MaterialId material, Units low) {
        if (low >= bottom() || full_) return;
        if (count_ > 0 && list_[count_ - 1].material == material) {
            list_[count_ - 1].low = low;
        } else if (count_ == most) {
            full_ = true;
        } else {
            list_[count_++] = {material, low};
        }
    }

    // Puts `material` in place of what lies between the two levels.
    void paint(MaterialId material, Units low, Units high) {
        low = std::max(low, bottom());
        high = std::min(high, top_);
        if (low >= high) return;
        const Stretches old = *this;
        count_ = 0, full_ = false;
        for (std::size_t i = 0; i < old.count_; ++i) {
            const Stretch& one = old.list_[i];
            if (old.high(i) > high) extend(one.material, std::max(one.low, high));
            if (one.low < high && old.high(i) > low) extend(material, std::max(one.low, low));
            if (one.low < low) extend(one.material, one.low);
        }
        full_ = full_ || old.full_;
    }

private:
    Units top_;
    std::size_t count_ = 0;
    bool full_ = false;
    std::array<Stretch, most> list_;  // not cleared: only the first count_ mean anything
};

// Metres as units, at most 2^30 of them.
inline Units units_at(double metres, double unit_m) {
    const double units = std::floor(metres / unit_m + 0.5);
    return static_cast<Units>(std::clamp(units, -0x1p30, 0x1p30));
}

}  // namespace cuesta
