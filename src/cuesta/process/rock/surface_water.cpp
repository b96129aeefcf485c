// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/rock/surface_water.h"

namespace cuesta {

ExactSum SurfaceWaterBooking::sum() const {
    ExactSum all;
    if (const Field* water = terrain_.find(field::water))
        for (std::int64_t y = 0; y < water->rows(); ++y)
            all.add(water->row(y), static_cast<std::size_t>(water->columns()));
    return all;
}

SurfaceWaterBooking::~SurfaceWaterBooking() {
    ExactSum change = sum();
    change.subtract(before_);
    if (change.value() > 0)
        terrain_.ledger.account(water_account).in.merge(change);
    else if (change.value() < 0)
        terrain_.ledger.account(water_account).out.subtract(change);
}

}  // namespace cuesta
