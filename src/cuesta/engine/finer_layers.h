// SPDX-License-Identifier: Apache-2.0
// The layers of a coarse land at finer samples.
//
// Between four columns of the coarse land, layers of one material that lie in the same order are
// one layer: its thickness is interpolated, and where one of the columns has none of it, it thins
// out towards there. Boundaries of rock so keep their height above the sea where they are level,
// and slope evenly where they dip.
//
//   surface   is given (finer_ground.h) and lies some metres above or below the mean of the four:
//             rock is cut from above or grows at its top, so valleys cut through the layers
//   cover     loose layers on top lie on the rock with their own thickness
//
// Holds   thicknesses are whole units and make the surface exactly; a column depends on its place
//         alone, so neighbouring regions have the same ones along their seam.
// Limits  where the beds of the four are of different material, the nearest column counts alone.
// Cost    finding what belongs together is O(layers squared), once for a square of four columns.
#pragma once

#include <vector>

#include "cuesta/engine/wander.h"
#include "cuesta/terrain/layer_stack.h"

namespace cuesta {

class FinerLayers {
public:
    // `names` of the materials as the finer land has them; all of the coarse ones are there.
    FinerLayers(const LayerStack& coarse, bool wraps_x, bool wraps_y, const MaterialTable& names);

    // What the four columns around a place have in common; kept from sample to sample.
    struct Square {
        std::int64_t x = 0, y = 0;
        bool known = false, one_bed = false;
        struct Bed {
            MaterialId material = 0;
            std::int32_t deposited_step = 0;
            std::array<double, 4> thickness_m{};  // NW, NE, SW, SE
        };
        std::vector<Bed> layers;  // from the bed up
    };

    // Fills `column` with layers that end at `surface`.
    void fill(CoarsePlace place, Units surface, double unit_m, Square& square,
              Column& column) const;

private:
    using Layers = std::vector<Layer>;
    Layers column_at(std::int64_t x, std::int64_t y) const;
    void find_square(std::int64_t x, std::int64_t y, Square& square) const;

    const LayerStack& coarse_;
    bool wraps_x_, wraps_y_;
    const MaterialTable& names_;
    std::vector<MaterialId> id_of_;  // of each coarse material
};

}  // namespace cuesta
