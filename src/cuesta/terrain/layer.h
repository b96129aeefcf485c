// SPDX-License-Identifier: Apache-2.0
// One layer of the ground, and a column of them on its own.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>

#include "cuesta/terrain/material.h"

namespace cuesta {

using Units = std::int32_t;

struct Layer {  // without initialisers, so that a Column is made without writing all its layers
    MaterialId material;
    Units thickness;
    std::int32_t deposited_step;  // step at which its age began to count
    bool operator==(const Layer&) const = default;
};

inline constexpr int most_layers = 250;    // how many lie buried is a byte
inline constexpr int crowded_layers = 32;  // from here on films join, see LayerStack::add
inline constexpr double thin_bed_m = 1;    // what may trade places before a column is full

// A column on its own, to be worked on freely and put back with LayerStack::set_column.
struct Column {
    std::array<Layer, 3 * most_layers> layers;  // room for splitting every layer
    int count = 0;                              // layers[0] is the bed
    Column() = default;
    Column(const Column& other) { *this = other; }
    Column& operator=(const Column& other) {  // of what is there: a column is long, few are full
        std::copy_n(other.layers.begin(), static_cast<std::size_t>(other.count), layers.begin());
        count = other.count;
        return *this;
    }
    std::span<Layer> all() { return {layers.data(), static_cast<std::size_t>(count)}; }
    std::span<const Layer> all() const { return {layers.data(), static_cast<std::size_t>(count)}; }
    Layer& top() { return layers[static_cast<std::size_t>(count - 1)]; }
    void push(const Layer& layer) { layers[static_cast<std::size_t>(count++)] = layer; }
};

}  // namespace cuesta
