// SPDX-License-Identifier: Apache-2.0
// Parallel faults without end: how far the rock at a point was lifted or lowered by them.
//
//   m = n + (z - level) cot dip         n: distance across the faults, growing to where they dip
//   steps    fault k lies at m = c_k; every block lies lower by `throw` than the one before it
//   grabens  the wedge |n - c_k| < w + (z - level) cot dip is lowered by `throw`, between two
//            faults that meet below it; it grows no wider than half the spacing on either side
//
// c_k = spacing (k + 0.8 variation r_k), r from -1/2 to 1/2, drawn from k: a fault can be asked for
// without those before it, so a part of a map has the faults of the whole. Throws vary likewise.
// A throw below 0 makes reverse faults and horsts.
//
// Limits  displacement is vertical: the heave of a slanting fault is left out.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "cuesta/random/counter.h"

namespace cuesta {

enum class FaultStyle { steps, grabens };
constexpr auto choice_words(FaultStyle) {
    return std::array<std::string_view, 2>{"steps", "grabens"};
}

class FaultBlocks {
public:
    struct Spec {
        FaultStyle style = FaultStyle::steps;
        double spacing_m = 0;  // 0: no faults
        double throw_m = 0;
        double cot_dip = 0;
        double level_m = 0;
        double variation = 0;
    };
    // A part of a column that moved as one.
    struct Part {
        double low_m;  // it begins where the part above ends
        double offset_m;
    };
    static constexpr std::size_t most_parts = 64;
    using Parts = std::array<Part, most_parts>;

    FaultBlocks(const Spec& spec, RandomKey random) : spec_(spec), random_(random) {}

    bool any() const { return spec_.spacing_m > 0; }
    // How far the rock at a point was moved upwards.
    double offset_m(double n_m, double z_m) const;
    // The parts of a column between two levels, from the top; the last reaches low_m. If there
    // are more than fit, the last one stands for the rest and `cut` becomes true.
    std::size_t parts(double n_m, double high_m, double low_m, Parts& out, bool& cut) const;

private:
    struct Numbers {
        double place, throw_share, width;  // each from -1/2 to 1/2
    };
    Numbers numbers(std::int64_t k) const;
    double place_m(std::int64_t k) const;
    std::int64_t last_crossed(double m) const;
    double step_offset_m(std::int64_t k) const;
    std::size_t graben_parts(double n_m, double high_m, double low_m, Parts& out) const;

    Spec spec_;
    RandomKey random_;
};

}  // namespace cuesta
