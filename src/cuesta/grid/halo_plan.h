// SPDX-License-Identifier: Apache-2.0
// Which rectangles of which blocks a halo is made of.
//
// A halo is cut into pieces that come from one block each, so that filling it (or sending it) costs
// one copy of some bytes per row of a piece and asks for no sample who owns it. The pieces of all
// blocks are known to every block: what a block has to send is what the others' plans name it for.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "cuesta/grid/grid.h"

namespace cuesta {

// What stands in the halo where an unwrapped map ends.
enum class Outside {
    repeat,  // the border sample: no gradient across the edge
    zero,
    over_poles,  // as repeat, but what lies beyond a pole (grid/edges.h); signs stay as they are
};

struct HaloPiece {
    static constexpr int nobody = -1;
    int owner = nobody;  // nobody: zeros
    // First sample in the owner's block and in this one; each in its own samples.
    std::int64_t from_x = 0, from_y = 0, to_x = 0, to_y = 0;
    std::int64_t columns = 0, rows = 0;
    // From one sample of the piece to the next the source moves by this: 1; 0 where one sample is
    // repeated; -1 down rows that are seen over a pole.
    int step_x = 1, step_y = 1;
    bool operator==(const HaloPiece&) const = default;
};

// The pieces of the halo of block `rank`; together they are the halo, each sample once.
std::vector<HaloPiece> halo_pieces(const Decomposition& cut, int rank, int halo, Outside outside);

// The plans of one block that were asked for before.
class HaloPlans {
public:
    // Always of the same cut and block; valid until the next call.
    std::span<const HaloPiece> find(const Decomposition& cut, int rank, int halo, Outside outside);

private:
    struct Plan {
        int halo;
        Outside outside;
        std::vector<HaloPiece> pieces;
    };
    std::vector<Plan> plans_;
};

}  // namespace cuesta
