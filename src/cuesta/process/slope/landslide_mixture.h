// SPDX-License-Identifier: Apache-2.0
// Several materials stirred together and divided among cells: every cell gets its whole amount,
// every material is used up to the unit. Inside of landslides.h.
//
//   of the first n units, material k has  floor(n S_k / S) - floor(n S_k-1 / S),  S_k = V_1 + .. V_k
//
// A cell that takes the units from n to n + a gets the difference of the two.
#pragma once

#include <cstdint>
#include <vector>

#include "cuesta/terrain/layer.h"

namespace cuesta {

class Mixture {
public:
    void add(MaterialId material, std::int64_t units) {
        if (units <= 0) return;
        total_ += units;
        parts_.push_back({material, total_});
    }
    std::int64_t total() const { return total_; }
    // lay(material, units) for `amount` units after the first `before`.
    template <class Lay>
    void take(std::int64_t before, std::int64_t amount, Lay&& lay) const {
        std::int64_t done = 0;
        for (const Part& part : parts_) {
            const std::int64_t up_to =
                scaled(before + amount, part.up_to) - scaled(before, part.up_to);
            if (up_to > done) lay(part.material, up_to - done);
            done = up_to;
        }
    }

private:
    __extension__ using Wide = unsigned __int128;
    struct Part {
        MaterialId material;
        std::int64_t up_to;
    };
    std::int64_t scaled(std::int64_t n, std::int64_t up_to) const {
        return static_cast<std::int64_t>(static_cast<Wide>(n) * static_cast<Wide>(up_to) /
                                         static_cast<Wide>(total_));
    }
    std::vector<Part> parts_;
    std::int64_t total_ = 0;
};

}  // namespace cuesta
