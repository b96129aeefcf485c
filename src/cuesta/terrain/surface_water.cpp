// SPDX-License-Identifier: Apache-2.0
#include "cuesta/terrain/surface_water.h"

namespace cuesta {

void WaterBalance::book(std::initializer_list<double> before, std::initializer_list<double> after,
                        double gain_m) {
    ExactSum change;
    for (const double depth : after) change.add(depth);
    for (const double depth : before) change.add(-depth);
    change.add(-gain_m);
    if (change.value() > 0)
        in.merge(change);
    else if (change.value() < 0)
        out.subtract(change);
}

void WaterBalance::merge(const WaterBalance& other) {
    in.merge(other.in);
    out.merge(other.out);
}

void WaterBalance::post(Ledger& ledger) const {
    if (in.value() == 0 && out.value() == 0) return;
    ledger.account(water_account).in.merge(in);
    ledger.account(water_account).out.merge(out);
}

SurfaceWaterBooking::SurfaceWaterBooking(Terrain& terrain) : terrain_(terrain) {
    if (const Field* water = terrain.find(field::water)) before_ = water->clone();
}

SurfaceWaterBooking::~SurfaceWaterBooking() {
    const Field* water = terrain_.find(field::water);
    if (water == nullptr) return;
    WaterBalance book;
    for (std::int64_t y = 0; y < water->rows(); ++y)
        for (std::int64_t x = 0; x < water->columns(); ++x) {
            const float old = before_.empty() ? 0 : before_.at(x, y), now = water->at(x, y);
            if (now != old) book.book({old}, {now});
        }
    book.post(terrain_.ledger);
}

}  // namespace cuesta
