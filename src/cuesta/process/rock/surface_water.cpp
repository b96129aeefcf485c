// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/rock/surface_water.h"

namespace cuesta {

SurfaceWaterBooking::SurfaceWaterBooking(Terrain& terrain) : terrain_(terrain) {
    if (const Field* water = terrain.find(field::water)) before_ = water->clone();
}

SurfaceWaterBooking::~SurfaceWaterBooking() {
    const Field* water = terrain_.find(field::water);
    if (water == nullptr) return;
    ExactSum in, out;
    for (std::int64_t y = 0; y < water->rows(); ++y)
        for (std::int64_t x = 0; x < water->columns(); ++x) {
            const double before = before_.empty() ? 0 : double{before_.at(x, y)};
            const double after = double{water->at(x, y)};
            if (after == before) continue;
            // Both depths by themselves: their difference may need rounding.
            ExactSum& side = after > before ? in : out;
            side.add(after > before ? after : before);
            side.add(after > before ? -before : -after);
        }
    if (in.value() == 0 && out.value() == 0) return;
    Account& account = terrain_.ledger.account(water_account);
    account.in.merge(in);
    account.out.merge(out);
}

}  // namespace cuesta
