// SPDX-License-Identifier: Apache-2.0
#include "cuesta/grid/regridded_communicator.h"

namespace cuesta {

// The pieces of the halo are rectangles of the map that are wanted beside the block.
void RegriddedCommunicator::exchange(std::span<const HaloView> fields, Outside outside) {
    for (const HaloView& field : fields) {
        const Block block = cut_.block(rank());
        const SourceRectangle have{block, field.origin, field.pitch};
        std::vector<TargetRectangle> wanted;
        for (const HaloPiece& piece : plans_.find(cut_, rank(), field.shape.halo, outside)) {
            if (piece.owner == HaloPiece::nobody) {
                fill_piece(field, piece, field);
                continue;
            }
            const Block owner = cut_.block(piece.owner);
            const std::int64_t x0 = owner.x0 + piece.from_x, y0 = owner.y0 + piece.from_y;
            const bool plain_x = piece.step_x == 1, plain_y = piece.step_y == 1;
            const std::int64_t columns = plain_x ? piece.columns : 1;
            const std::int64_t rows = plain_y ? piece.rows : 1;
            for (std::int64_t y = 0; y < piece.rows; y += rows)
                for (std::int64_t x = 0; x < piece.columns; x += columns)
                    wanted.push_back({{x0 + x * piece.step_x, y0 + y * piece.step_y, columns, rows},
                                      field.at(piece.to_x + x, piece.to_y + y),
                                      field.pitch});
        }
        comm_.redistribute({&have, 1}, wanted, field.element);
    }
}

}  // namespace cuesta
