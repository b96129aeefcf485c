// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/droplet/drop_kinds.h"

namespace cuesta {

DropLoads divided(const DropLoads& loads, std::int32_t load, std::int32_t units) {
    DropLoads parts{};
    std::int64_t before = 0, given = 0;
    for (std::size_t i = 0; i < parts.size() && load > 0; ++i) {
        before += loads[i];
        const std::int64_t due = before * units / load;
        parts[i] = static_cast<std::int32_t>(due - given);
        given = due;
    }
    return parts;
}

void exchange_kinds(DropKinds& kinds, std::int64_t x, std::int64_t y, bool erodes,
                    const drop_law::Corners<std::int32_t>& share, DropLoads& loads,
                    std::int32_t& load, DropSums& gained) {
    const auto count = static_cast<std::size_t>(kinds.count);
    if (erodes) {
        std::int32_t sum = 0;
        for (std::size_t m = 0; m < count; ++m) {
            const Field& gain = kinds.gain[m];
            const std::int32_t more = drop_law::worth(
                share, drop_law::Corners<float>{gain.at(x, y), gain.at(x + 1, y), gain.at(x, y + 1),
                                                gain.at(x + 1, y + 1)});
            loads[m] += more;
            gained[m] += more;
            sum += loads[m];
        }
        load = sum;
        return;
    }
    const std::int32_t units = share.nw + share.ne + share.sw + share.se;
    const DropLoads parts = divided(loads, load + units, units);
    for (std::size_t m = 0; m < count; ++m) {
        loads[m] -= parts[m];
        deposit_kind(kinds.deposited[m], x, y, share, units, parts[m]);
    }
}

void deposit_kind(IntField& deposited, std::int64_t x, std::int64_t y,
                  const drop_law::Corners<std::int32_t>& share, std::int32_t units,
                  std::int32_t part) {
    if (part == 0 || units == 0) return;
    const auto of = [&](std::int32_t one) {
        return static_cast<std::int32_t>(std::int64_t{one} * part / units);
    };
    const std::int32_t ne = of(share.ne), sw = of(share.sw), se = of(share.se);
    deposited.at(x, y) += part - ne - sw - se;
    deposited.at(x + 1, y) += ne, deposited.at(x, y + 1) += sw, deposited.at(x + 1, y + 1) += se;
}

}  // namespace cuesta
