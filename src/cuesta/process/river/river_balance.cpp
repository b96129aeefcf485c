// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/river/river_balance.h"

#include <algorithm>

namespace cuesta::river {

void breach(RiverWork& work, double sea_level, double fall, Communicator& comm) {
    const flow::Drainage& drainage = work.drainage;
    const auto refresh = [&](const flow::RingNews& news) { news.tell(work.z, comm, 0.0); };
    if (drainage.frame().has_neighbours()) refresh(flow::RingNews(drainage.frame()));
    drainage.downstream(
        [&](flow::Cell cell) {
            const double z = work.z[cell];
            if (z <= sea_level) return;
            double lowest = z;
            drainage.donors(
                cell, [&](flow::Cell donor) { lowest = std::min(lowest, work.z[donor] - fall); });
            work.z[cell] = std::max(lowest, std::min(z, sea_level + fall));
        },
        refresh);
}

}  // namespace cuesta::river
