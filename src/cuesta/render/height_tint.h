// SPDX-License-Identifier: Apache-2.0
// The colours of heights, fitted to the heights that are there.
//
// Scheme  a contrast-limited histogram equalisation [pizer1987]: three quarters of the place on the
//         palette follow how much ground lies lower, one quarter the height itself.
// Holds   higher ground is never darker ground; land and sea meet at sea level exactly, and a
//         height equal to sea level is land.
// Cost    two passes over the heights, 257 numbers kept for each of land and sea.
#pragma once

#include "cuesta/render/colour.h"
#include "cuesta/render/palette.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace cuesta {

class HeightTint {
public:
    // `valid` is empty or has a zero for each height to be left out. Below `sea_level` lies sea.
    HeightTint(std::span<const float> heights, std::span<const std::uint8_t> valid,
               std::optional<double> sea_level);

    Rgb at(double height) const { return is_sea(height) ? sea(height) : land(height); }
    Rgb land(double height) const;
    Rgb sea(double height) const;
    bool is_sea(double height) const { return sea_level_ && height < *sea_level_; }
    // Place of a height on the land palette, 0..1.
    double land_position(double height) const { return land_.position(height); }
    double lowest() const { return lowest_; }
    double highest() const { return highest_; }
    bool has_sea() const { return sea_level_ && lowest_ < *sea_level_; }
    bool has_land() const { return !sea_level_ || highest_ >= *sea_level_; }
    std::optional<double> sea_level() const { return sea_level_; }

private:
    // Monotone map from a range of heights to 0..1.
    struct Equaliser {
        double low = 0, high = 0;
        std::vector<double> cumulative;  // at the edges of equal bins
        // Trims rare heights off the ends, except an end to be kept (the shore).
        void fit(std::span<const float> heights, std::span<const std::uint8_t> valid, bool keep_low,
                 bool keep_high);
        double position(double height) const;
    };

    Equaliser land_, sea_;
    Ramp land_ramp_, sea_ramp_;
    std::optional<double> sea_level_;
    double lowest_ = 0, highest_ = 0;
};

}  // namespace cuesta
