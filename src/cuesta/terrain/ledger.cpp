// SPDX-License-Identifier: Apache-2.0
#include "cuesta/terrain/ledger.h"

#include <algorithm>
#include <cmath>

#include "cuesta/base/check.h"

namespace cuesta {

std::array<ExactSum*, 11> Account::all() {
    return {&start,     &in,        &out,       &end,       &formed,   &turned,
            &suspended, &border[0], &border[1], &border[2], &border[3]};
}

void add_units(ExactSum& sum, std::int64_t units, double unit_m) {
    const std::int64_t low = units & 0xffffffff;
    sum.add(static_cast<double>(units - low) * unit_m);
    sum.add(static_cast<double>(low) * unit_m);
}

Account& Ledger::account(MaterialId material) {
    return accounts_[material];
}

void Ledger::book(const LayerBook& book, double unit_m) {
    for (std::size_t i = 0; i < book.in.size(); ++i) {
        if (book.in[i] == 0 && book.out[i] == 0 && book.formed[i] == 0 && book.turned[i] == 0)
            continue;
        Account& account = accounts_[static_cast<MaterialId>(i)];
        add_units(account.in, book.in[i], unit_m);
        add_units(account.out, book.out[i], unit_m);
        add_units(account.formed, book.formed[i], unit_m);
        add_units(account.turned, book.turned[i], unit_m);
    }
}

void Ledger::merge(const Ledger& other) {
    for (const auto& [material, theirs] : other.accounts_) {
        Account copy = theirs;
        const auto mine = accounts_[material].all();
        const auto more = copy.all();
        for (std::size_t i = 0; i < mine.size(); ++i) mine[i]->merge(*more[i]);
    }
}

std::vector<LedgerRow> Ledger::report(const MaterialTable& materials, double cell_area_m2) const {
    std::vector<LedgerRow> rows;
    for (const auto& [material, account] : accounts_) {
        ExactSum in = account.in, out = account.out;
        in.merge(account.formed);
        out.merge(account.turned);
        // More came over a side than left there: it came in.
        for (const ExactSum& side : account.border)
            if (side.value() >= 0)
                out.merge(side);
            else
                in.subtract(side);
        // The residual is formed from exact sums before rounding.
        ExactSum residual = account.start;
        residual.merge(in);
        residual.subtract(out);
        residual.subtract(account.end);
        residual.subtract(account.suspended);
        LedgerRow row;
        const bool water = material == water_account;
        CUESTA_CHECK(water || material < materials.size(), "the ledger holds unknown material {}",
                     material);
        row.material = water ? "water" : materials[material].name;
        row.density = water ? 1000 : materials[material].density;
        row.start_m3 = account.start.value() * cell_area_m2;
        row.in_m3 = in.value() * cell_area_m2;
        row.out_m3 = out.value() * cell_area_m2;
        row.end_m3 = account.end.value() * cell_area_m2;
        row.formed_m3 = account.formed.value() * cell_area_m2;
        row.turned_m3 = account.turned.value() * cell_area_m2;
        row.suspended_m3 = account.suspended.value() * cell_area_m2;
        for (std::size_t i = 0; i < row.border_m3.size(); ++i)
            row.border_m3[i] = account.border[i].value() * cell_area_m2;
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
        Account copy = account;
        for (ExactSum* sum : copy.all()) {
            const auto bins = sum->bins();
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
        for (ExactSum* sum : account.all()) {
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
