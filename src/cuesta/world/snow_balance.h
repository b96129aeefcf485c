// SPDX-License-Identifier: Apache-2.0
// The year of snow at a place: what falls, what would melt, and the height where both are equal.
//
//   falls    share(T) of each month's rain                                  climate_detail.h
//   melts    factor x degree days, D(T) = days x mean of max(0, T + s N), N a normal number
//                                                                  [reeh1991; braithwaite1995]
//   balance  snow - melt; where all of it melts, what the degree days left over take from ice
//
// Holds   the balance falls as it gets warmer, so it has one snow line. D is 0 below -6 s, the
//         temperature itself above 6 s, and within 1e-4 K of the integral between.
#pragma once

#include <vector>

#include "cuesta/world/climate_rule.h"

namespace cuesta {

struct SnowRule {
    double snow_mm = 4, ice_mm = 8;  // melted by a degree day
    double spread_c = 5;             // s: how much days differ from the month's mean
};

struct SnowYear {
    double fallen_m = 0;   // snow of the year, as water
    double balance_m = 0;  // less what melts, and what melts of older snow and ice
};

class SnowBalance {
public:
    explicit SnowBalance(const SnowRule& rule);

    using Months = std::array<float, months>;  // C, mm
    // `warmer` is added to every month.
    SnowYear year(const Months& temperature, const Months& rain, double warmer = 0) const;
    // How much warmer it may get until the balance is 0, to 1e-4 K; between -100 and 100.
    double warming_to_balance(const Months& temperature, const Months& rain) const;
    // Snow of the last twelve months on the ground at the end of a month (0 .. 11), m of water.
    double snow_at(const Months& temperature, const Months& rain, int month) const;
    // Mean of what days are above 0 C in a month of this mean.
    double degrees(double temperature_c) const;

private:
    SnowRule rule_;
    double per_c_ = 0;           // entries of the table for a degree
    std::vector<double> table_;  // from -6 to 6 spreads
};

}  // namespace cuesta
