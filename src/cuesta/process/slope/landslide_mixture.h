// SPDX-License-Identifier: Apache-2.0
// Several materials stirred together and divided among cells, one after the other: every cell gets
// its whole amount, every material is used up to the unit. Inside of landslides.h.
//
//   a cell of `a` units takes floor(a r_k / r) of material k, r_k being what is left of it and r of
//   all; the few units missing come from those that have most left
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "cuesta/terrain/layer.h"

namespace cuesta {

class Mixture {
public:
    void add(MaterialId material, std::int64_t units) {
        if (units <= 0) return;
        left_ += units;
        parts_.push_back({material, units, 0});
    }
    std::int64_t left() const { return left_; }
    // lay(material, units) for the next `amount` units, at most what is left.
    template <class Lay>
    void take(std::int64_t amount, Lay&& lay) {
        std::int64_t missing = amount;
        for (Part& part : parts_) {
            part.taken =
                static_cast<std::int64_t>(static_cast<Wide>(amount) * static_cast<Wide>(part.left) /
                                          static_cast<Wide>(left_));
            missing -= part.taken;
        }
        for (; missing > 0; --missing)
            ++std::max_element(parts_.begin(), parts_.end(), [](const Part& a, const Part& b) {
                  return a.left - a.taken < b.left - b.taken;
              })->taken;
        for (Part& part : parts_) {
            if (part.taken > 0) lay(part.material, part.taken);
            part.left -= part.taken;
        }
        left_ -= amount;
    }

private:
    __extension__ using Wide = unsigned __int128;
    struct Part {
        MaterialId material;
        std::int64_t left, taken;
    };
    std::vector<Part> parts_;
    std::int64_t left_ = 0;
};

}  // namespace cuesta
