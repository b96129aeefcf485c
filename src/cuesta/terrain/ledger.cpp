// SPDX-License-Identifier: Apache-2.0
#include "cuesta/terrain/ledger.h"

#include <algorithm>
#include <cmath>

#include "cuesta/base/check.h"

namespace cuesta {

void Ledger::merge(const Ledger& other) {
    for (const auto& [material, theirs] : other.accounts_) {
        Account& mine = accounts_[material];
        mine.start.merge(theirs.start);
        mine.in.merge(theirs.in);
        mine.out.merge(theirs.out);
        mine.end.merge(theirs.end);
    }
}

std::vector<LedgerRow> Ledger::report(const MaterialTable& materials, double cell_area_m2) const {
    std::vector<LedgerRow> rows;
    for (const auto& [material, account] : accounts_) {
        // The residual is formed from exact sums before rounding: start + in - out - end.
        ExactSum residual = account.start;
        residual.merge(account.in);
        residual.subtract(account.out);
        residual.subtract(account.end);
        LedgerRow row;
        CUESTA_CHECK(material < materials.size(), "the ledger holds unknown material {}", material);
        row.material = materials[material].name;
        row.start_m3 = account.start.value() * cell_area_m2;
        row.in_m3 = account.in.value() * cell_area_m2;
        row.out_m3 = account.out.value() * cell_area_m2;
        row.end_m3 = account.end.value() * cell_area_m2;
        row.residual_m3 = residual.value() * cell_area_m2;
        const double scale = std::max({std::abs(row.start_m3), std::abs(row.in_m3),
                                       std::abs(row.out_m3), std::abs(row.end_m3)});
        row.relative_residual = scale > 0 ? std::abs(row.residual_m3) / scale : 0;
        rows.push_back(row);
    }
    return rows;
}

std::vector<std::int64_t> Ledger::to_integers() const {
    std::vector<std::int64_t> values;
    for (const auto& [material, account] : accounts_) {
        values.push_back(material);
        for (ExactSum sum : {account.start, account.in, account.out, account.end}) {
            const auto bins = sum.bins();
            values.push_back(static_cast<std::int64_t>(bins.size()));
            values.insert(values.end(), bins.begin(), bins.end());
        }
    }
    return values;
}

Ledger Ledger::from_integers(std::span<const std::int64_t> values) {
    Ledger ledger;
    std::size_t at = 0;
    while (at < values.size()) {
        CUESTA_CHECK(values[at] >= 0 && values[at] < 256, "bad material id in stored ledger");
        Account& account = ledger.accounts_[static_cast<MaterialId>(values[at++])];
        for (ExactSum* sum : {&account.start, &account.in, &account.out, &account.end}) {
            const auto bins = sum->bins();
            CUESTA_CHECK(at < values.size() &&
                             values[at] == static_cast<std::int64_t>(bins.size()) &&
                             at + 1 + bins.size() <= values.size(),
                         "stored ledger has another shape");
            std::copy_n(values.begin() + static_cast<std::ptrdiff_t>(at) + 1, bins.size(),
                        bins.begin());
            at += 1 + bins.size();
        }
    }
    return ledger;
}

}  // namespace cuesta
