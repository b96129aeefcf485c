// SPDX-License-Identifier: Apache-2.0
// How much slides in one step: the numbers that all parts of thermal use, in units of the ground.
#pragma once

#include <cstdint>

namespace cuesta {

// What diagonal neighbours exceed their threshold by counts half. With equal weights heaps come out
// 5 % wider along diagonals than along the axes at half their height, with this 1 %
// (tests/science/thermal_talus).
inline constexpr float diagonal_weight = 0.5f;

struct ThermalRule {
    // musgrave: every pair moves `fraction` of its own excess.
    // olsen, benes: a cell gives `fraction` of one excess, the largest (olsen) or that of the
    // largest drop (benes), divided among its lower neighbours by their excesses.
    enum class Model { musgrave, olsen, benes };

    float axis = 0;  // threshold between neighbours along an axis in units, where it is one number
    float diagonal = 0;
    float fraction = 0.125f;  // of the excess that moves in one step
    bool eight = true;        // diagonal neighbours too
    // A fraction that makes less than a unit moves one now and then: a unit is rounded up where the
    // broken part is above 1 - dither_offset. Not used where musgrave's fraction is the largest
    // allowed.
    float dither_offset = 0;
    Model model = Model::musgrave;

    // The largest fraction of a pair: all pairs of a cell together do not more than level it.
    float max_fraction() const { return eight ? 0.125f : 0.25f; }
    bool divides() const { return model != Model::musgrave; }
};

struct ThermalMoved {
    std::int64_t units = 0;  // that were laid on other cells
    bool in_motion = false;  // something moved, or will with another dither offset

    void merge(const ThermalMoved& other) {
        units += other.units;
        in_motion = in_motion || other.in_motion;
    }
};

}  // namespace cuesta
