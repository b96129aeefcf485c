// SPDX-License-Identifier: Apache-2.0
#include "cuesta/tectonics/plate/cells.h"

#include <algorithm>

namespace cuesta::plate {

Lists rings_of(const std::vector<CellId>& four) {
    Lists rings;
    const auto places = static_cast<CellId>(four.size() / 4);
    rings.begin.push_back(0);
    std::vector<CellId> ring, across;
    for (CellId place = 0; place < places; ++place) {
        const CellId* sides = &four[static_cast<std::size_t>(place) * 4];
        ring.assign({place, sides[0], sides[1], sides[2], sides[3]});
        across.clear();
        for (int i = 0; i < 4; ++i) {
            const CellId* further = &four[static_cast<std::size_t>(sides[i]) * 4];
            across.insert(across.end(), further, further + 4);
        }
        std::sort(across.begin(), across.end());
        for (std::size_t i = 0; i + 1 < across.size(); ++i)
            if (across[i] == across[i + 1]) ring.push_back(across[i]);
        std::sort(ring.begin(), ring.end());
        ring.erase(std::unique(ring.begin(), ring.end()), ring.end());
        rings.items.insert(rings.items.end(), ring.begin(), ring.end());
        rings.begin.push_back(static_cast<std::int32_t>(rings.items.size()));
    }
    return rings;
}

}  // namespace cuesta::plate
