// SPDX-License-Identifier: Apache-2.0
// The mass accounts: per material, what was there, what came in, what went out, what is there now.
//
// Amounts are booked as column heights (metres of one cell) in exact sums, so the accounts are the
// same for any order of cells, threads and blocks; cubic metres appear only in the report.
// residual = start + in - out - end, relative to the larger of throughput and stock.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "cuesta/base/exact_sum.h"
#include "cuesta/terrain/material.h"

namespace cuesta {

struct Account {
    ExactSum start, in, out, end;
};

struct LedgerRow {
    std::string material;
    double start_m3 = 0, in_m3 = 0, out_m3 = 0, end_m3 = 0;
    double residual_m3 = 0, relative_residual = 0;
};

class Ledger {
public:
    Account& account(MaterialId material) { return accounts_[material]; }
    const std::map<MaterialId, Account>& accounts() const { return accounts_; }
    // Adds another block's bookings.
    void merge(const Ledger& other);
    std::vector<LedgerRow> report(const MaterialTable& materials, double cell_area_m2) const;

    // For checkpoints: all bins as integers, and back.
    std::vector<std::int64_t> to_integers() const;
    static Ledger from_integers(std::span<const std::int64_t> values);

private:
    std::map<MaterialId, Account> accounts_;
};

}  // namespace cuesta
