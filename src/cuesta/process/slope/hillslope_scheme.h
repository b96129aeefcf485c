// SPDX-License-Identifier: Apache-2.0
// Time steps of creep: many stages that together stay stable far beyond the limit of a single one.
//
//   y_1 = y_0 + c_1 T q(y_0)      y_j = mu_j y_(j-1) + nu_j y_(j-2) + c_j T q(y_(j-1))
//   mu_j = (2j - 1)/j    nu_j = (1 - j)/j    c_j = mu_j 2/(s^2 + s)            [meyer2014, eq. 10]
//
// s stages cover (s^2 + s)/2 explicit limits. The amplification is a Legendre polynomial: at most 1
// for every wave of the ground, and for plain diffusion no new extremes appear. Written out, the
// end y_s = y_0 + T sum w_j q(y_(j-1)): the weights w_j belong to fluxes as well, which is how
// hillslope.h knows exactly what crossed each face.
//
// Limits  first order in time. Rounding of floats grows with s^2, so `most_stages` ends it.
#pragma once

#include <vector>

namespace cuesta {

struct HillslopeStage {
    double mu = 1, nu = 0;
    double rate = 1;    // c_j, of the whole time
    double weight = 1;  // w_j; they add up to 1
};

class HillslopeScheme {
public:
    static constexpr int most_stages = 48;  // 48^2 roundings of 6e-8: 1e-4 of the change
    static constexpr double most_limits = most_stages * (most_stages + 1) / 2.0;

    // As few stages as cover `limits` explicit limits, at most most_limits.
    static std::vector<HillslopeStage> stabilised(double limits);
    // Equal small steps.
    static std::vector<HillslopeStage> plain(int steps);
};

}  // namespace cuesta
