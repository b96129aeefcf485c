// SPDX-License-Identifier: Apache-2.0
// What a step of drops has eroded and deposited of each material, and its entries in the ledger.
//
// Holds   every unit is booked: turned into sediment, deposited, or gone over a border.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "cuesta/process/droplet/drop_columns.h"

namespace cuesta {

// Every block has one; functions marked `all` are called by all blocks together.
class DropLedger {
public:
    DropLedger(DropColumns& columns, Terrain& terrain, const StepContext& step)
        : columns_(columns), terrain_(terrain), step_(step) {}

    void add(const DropColumns::Changes& changes);
    std::int64_t eroded(MaterialId material) const { return eroded_[material]; }  // of this block
    // All: enters the step; `exported` and `discarded` in units of load, of the first block.
    // `gone`: by kind, where no ring hides it.
    void enter(const std::array<std::int64_t, 4>& exported, std::int64_t discarded,
               const DropSums* gone = nullptr);

private:
    std::int64_t sediment_of(std::size_t material, std::int64_t units) const;
    void even_out(std::int64_t rest);
    std::vector<std::int64_t> gains() const;
    std::vector<std::int64_t> surplus_without_ring(const DropSums& gone) const;
    std::vector<std::int64_t> surplus_with_ring(std::array<std::int64_t, 4> exported) const;
    void balance(std::vector<std::int64_t> surplus);

    DropColumns& columns_;
    Terrain& terrain_;
    const StepContext& step_;
    MaterialSums eroded_{}, deposited_{};  // of this block
};

}  // namespace cuesta
