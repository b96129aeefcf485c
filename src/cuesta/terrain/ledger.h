// SPDX-License-Identifier: Apache-2.0
// The mass accounts: per material, what was there, what came in, what went out, what is there now.
//
//   start + in + formed = end + suspended + out + turned + what left over each border
//
// Amounts are booked as column heights (metres of one cell) in exact sums, so the accounts are the
// same for any order of cells, threads and blocks; cubic metres and kilograms appear only in the
// report. `formed` and `turned` are two sides of a change of material (weathering, the rock cycle).
// In the report in_m3 holds `formed` too, and out_m3 `turned` and the borders: start + in = end +
// suspended + out. The relative residual is relative to the largest of the amounts.
#pragma once

#include <array>
#include <map>
#include <string>
#include <vector>

#include "cuesta/base/exact_sum.h"
#include "cuesta/grid/edges.h"
#include "cuesta/terrain/layer_book.h"
#include "cuesta/terrain/material.h"

namespace cuesta {

// The account of the water on the ground. It is no material of the table, whose ids end at 254.
inline constexpr MaterialId water_account = 255;
// Accounts of conserved fields that a recipe declares, below that of the water.
inline constexpr std::size_t most_stores = 16;
constexpr MaterialId stored_account(std::size_t store) {
    return static_cast<MaterialId>(water_account - 1 - store);
}

struct Account {
    ExactSum start, in, out, end, formed, turned, suspended;
    std::array<ExactSum, 4> border;  // by Side
    std::array<ExactSum*, 11> all();
};

struct LedgerRow {
    std::string material;
    double start_m3 = 0, in_m3 = 0, out_m3 = 0, end_m3 = 0;
    double residual_m3 = 0, relative_residual = 0;
    double formed_m3 = 0, turned_m3 = 0, suspended_m3 = 0;
    std::array<double, 4> border_m3{};  // by Side
    double density = 0;                 // kg/m3, of all the amounts
};

class Ledger {
public:
    Account& account(MaterialId material);
    const std::map<MaterialId, Account>& accounts() const { return accounts_; }
    // What happened inside columns, one unit being `unit_m` of a cell.
    void book(const LayerBook& book, double unit_m);
    // Adds another block's bookings.
    void merge(const Ledger& other);
    std::vector<LedgerRow> report(const MaterialTable& materials, double cell_area_m2) const;

    // For checkpoints: all bins as integers, and back.
    std::vector<std::int64_t> to_integers() const;
    static Ledger from_integers(std::span<const std::int64_t> values);

private:
    std::map<MaterialId, Account> accounts_;
};

// A whole number of units, however large, without rounding.
void add_units(ExactSum& sum, std::int64_t units, double unit_m);

}  // namespace cuesta
