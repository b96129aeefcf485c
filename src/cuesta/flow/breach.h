// SPDX-License-Identifier: Apache-2.0
// Cuts depressions open: lowers the ground along the ways that drain them, so that no pit is left.
//
//   from a pit down its way:  z[next] = min(z[next], z[here] - 1)  until the ground is lower anyway
//
// The ways are those of flow/drainage.h, over the lowest saddles: of all cuts to the outside they
// pass the lowest sill [after lindsay2016, who searches them from the border]. Limits keep
// depressions that would need too deep or too long a cut; they stay lakes. With `only_if_cheaper` a
// lake is cut open only if that moves no more ground than filling it would need.
//
// Holds   only lowers. Without limits no pit is left, but the one of a map without outlet.
//         What is wanted of a cell is a minimum, so the order of pits, threads and blocks does not
//         matter. A cut measured for a limit is that of its pit alone, on the ground as it was.
// Limits  one thread per block. Cuts are one cell wide.
// Cost    O(cells cut); crossing blocks takes rounds of messages.
#pragma once

#include <optional>

#include "cuesta/flow/drainage.h"

namespace cuesta::flow {

struct BreachLimits {
    std::optional<std::int32_t> max_depth = {};   // of a cut, units
    std::optional<std::int64_t> max_length = {};  // of a cut, cells that are lowered
    bool only_if_cheaper = false;
};

struct BreachReport {
    std::int64_t pits = 0;           // before
    std::int64_t cut = 0;            // of them, drained by a cut
    std::int64_t lowered_cells = 0;  // and by how much together, units x cells
    std::int64_t removed = 0;
    bool operator==(const BreachReport&) const = default;
};

// After drainage.route() of this surface; route again afterwards. Every block must call it.
BreachReport breach(const Drainage& drainage, IntField& surface, Communicator& comm,
                    const BreachLimits& limits = {});

}  // namespace cuesta::flow
