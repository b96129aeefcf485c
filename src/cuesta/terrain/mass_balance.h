// SPDX-License-Identifier: Apache-2.0
// Rock that turns into other rock of another density: how thick it is then, and the books of it.
//
//   t_new = t_old rho_old / rho_new                 rounded to a whole unit of the ground
//
// The books hold both sides: `formed` is what the mass gives exactly, to 2^-20 of a unit, so that
// formed x rho_new = turned x rho_old; what the ground does not show of it (rounding, or a layer
// that is simply made half as thick) has gone `out`, what it shows beyond it came `in`.
//
// Holds   kilograms start + in = end + out within 2^-21 of a unit and change (4e-12 m of rock); all
//         sums are whole numbers, the same for any order of columns, threads and blocks.
// Limits  densities count in whole grams per cubic metre.
#pragma once

#include <array>
#include <cstdint>

#include "cuesta/terrain/layer_stack.h"
#include "cuesta/terrain/ledger.h"

namespace cuesta {

// Densities in grams per cubic metre, so that products are exact.
class MassTable {
public:
    explicit MassTable(const MaterialTable& materials);
    std::int64_t grams(MaterialId material) const { return grams_[material]; }
    // How thick `units` of one material are as the other, rounded to the nearest unit. Throws Error
    // if that is beyond what a column holds.
    Units by_mass(Units units, MaterialId from, MaterialId to) const;

private:
    std::array<std::int64_t, 256> grams_{};
};

struct MassBalance {
    static constexpr std::int64_t parts = 1 << 20;  // of a unit

    LayerBook layers;
    std::array<std::int64_t, 256> formed{}, in{}, out{};  // parts of units of the new material
    std::int64_t changes = 0;                             // layers that turned

    // `units_from` of one material became `units_to` of another.
    void turn(const MassTable& masses, MaterialId from, std::int64_t units_from, MaterialId to,
              std::int64_t units_to);
    void merge(const MassBalance& other);
    void post(Ledger& ledger, double unit_m) const;
};

// Pieces of whole tiles, several at once.
MassBalance mass_balance_tile_rows(
    std::int64_t rows, const std::function<void(std::int64_t, std::int64_t, MassBalance&)>& body);

}  // namespace cuesta
