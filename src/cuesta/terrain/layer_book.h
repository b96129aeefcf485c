// SPDX-License-Identifier: Apache-2.0
// What happened inside columns, per material and in whole units: turned from one material into
// another, came in, went out. Whole numbers, so books of many threads add up in any order.
#pragma once

#include <array>
#include <cstdint>

#include "cuesta/terrain/material.h"

namespace cuesta {

struct LayerBook {
    std::array<std::int64_t, 256> formed{}, turned{}, in{}, out{};
    std::int64_t joined_layers = 0;  // two of one material became one to make room
    std::int64_t opened_caves = 0;   // lost their roof to the surface

    void turn(MaterialId from, std::int64_t units_from, MaterialId to, std::int64_t units_to) {
        turned[from] += units_from;
        formed[to] += units_to;
    }
    void merge(const LayerBook& other) {
        for (std::size_t i = 0; i < formed.size(); ++i) {
            formed[i] += other.formed[i], turned[i] += other.turned[i];
            in[i] += other.in[i], out[i] += other.out[i];
        }
        joined_layers += other.joined_layers;
        opened_caves += other.opened_caves;
    }
};

}  // namespace cuesta
