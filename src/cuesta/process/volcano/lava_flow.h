// SPDX-License-Identifier: Apache-2.0
// Lava as a gravity current of a Bingham fluid that cools and freezes. Inside of volcanism.h.
//
//   h      thickness, s surface of the lava, G = |grad s|, T temperature
//   q      = -(rho g h^3 / 3 mu) (1 - 3/2 r + 1/2 r^3) grad s,  r = tau / (rho g h G) < 1, else 0
//                                                                    [huppert1982, miyamoto1997]
//   dh/dt  = -div q + supply
//   mu     = mu_0 exp((T_0 - T) / 30 K),  tau = tau_0 exp((T_0 - T) / 40 K)
//   dT/dt  = -k T^4 / h,  k = crust share x 0.9 sigma / (rho c), T carried with q
//   frozen below the temperature at which it sets: ground from then on, lava flows over it
//
// Scheme  explicit in whole units of the ground: every cell divides what it gives among its four
//         lower neighbours, and gathers what they give. The depth at a face is that over the higher
//         bed, down a slope of the upper cell, on level ground the mean of both cubes; the slope
//         across enters G. Cooling of a substep is exact for its thickness. A face
//         lets pass at most a fifth of the difference of both surfaces: beyond that substep the
//         current relaxes a cell at a time (`limited`).
// Edges   open: lava leaves, counted by side. Else a wall.
// Holds   the volume to the unit: lava + frozen + left = supply. Same bits for any threads and
//         blocks.
// Limits  lava less than 2 m thick cools as if it were: a tongue that fills a part of its cell.
//         Under water it is ten times as stiff and cools three times as fast (pillow lava).
// Cost    about 30 ns per cell with lava and substep; cells without lava cost nothing but their
//         place between others in a row. Two halo cells.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "cuesta/grid/communicator.h"
#include "cuesta/terrain/layer.h"

namespace cuesta {

struct LavaRule {
    double density = 2700;    // kg/m3
    double gravity = 9.81;    // m/s2
    double viscosity = 1e4;   // Pa s, as it comes out
    double yield = 500;       // Pa, as it comes out
    double erupted_C = 1130;  // as it comes out
    double solid_C = 900;     // sets
    double crust = 0.1;       // share of the surface that glows; 0: no cooling
    double unit_m = 0x1p-17;  // of thickness
    double spacing_m = 10;
    double substep_s = 60;
    double sea_level_m = -1e9;  // ground below it is under water
};

struct LavaReport {
    std::array<std::int64_t, 4> left{};  // units that left over each side of the map, by Side
    std::int64_t limited = 0;            // faces that let pass a fifth
    bool moved = false;
};

// The lava of one block and the ground below it. All calls are made by all blocks together.
class LavaFlow {
public:
    LavaFlow(const Grid& grid, const Block& block, FieldShape shape);
    bool fits(const Grid& grid, const Block& block, FieldShape shape) const {
        return grid_ == grid && block_ == block && lava_.shape() == shape;
    }

    // Begins with ground and no lava. `water` may be none.
    void begin(const IntField& surface, const Field* water, Communicator& comm);
    // `units` of fresh lava to a sample of the map, on the block that owns it.
    void supply(std::int64_t x, std::int64_t y, std::int32_t units, const LavaRule& rule);
    LavaReport substep(const LavaRule& rule, Communicator& comm);
    // All that is left becomes ground.
    void freeze();

    const IntField& lava() const { return lava_; }
    // Ground made of lava so far.
    std::int32_t frozen(std::int64_t x, std::int64_t y) const { return frozen_.at(x, y); }
    // body(x, y, units) for cells with ground made of lava.
    template <class Body>
    void over_frozen_row(std::int64_t y, Body&& body) const {
        const Span& span = ever_[row_index(y)];
        for (std::int64_t x = span.from; x < span.end; ++x)
            if (frozen_.at(x, y) > 0) body(x, y, frozen_.at(x, y));
    }

private:
    struct Span {  // of a row; empty: from >= end
        std::int64_t from = 1 << 30, end = -(1 << 30);
        void add(const Span& other) {
            from = from < other.from ? from : other.from;
            end = end > other.end ? end : other.end;
        }
        bool empty() const { return from >= end; }
    };
    static constexpr int halo = 2;
    std::size_t row_index(std::int64_t y) const { return static_cast<std::size_t>(y + halo); }
    Span near(std::int64_t y, std::int64_t rows, std::int64_t more, std::int64_t low,
              std::int64_t high) const;
    bool near_border() const;
    void look_into_halo();
    void set(std::int64_t x, std::int64_t y);
    void give_row(std::int64_t y, const Span& span, const LavaRule& rule, std::int64_t& limited);
    void gather_row(std::int64_t y, const Span& span, const LavaRule& rule, LavaReport& report,
                    Span& next);

    Grid grid_;
    Block block_;
    Borders walls_, open_;
    IntField bed_, lava_, frozen_, new_lava_;
    Field heat_, new_heat_, depth_;  // units x C; water
    std::array<IntField, 4> gives_;  // by Side
    bool wet_ = false;
    std::vector<Span> now_, next_, ever_;  // by row, halo rows too
};

}  // namespace cuesta
