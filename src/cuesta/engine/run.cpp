// SPDX-License-Identifier: Apache-2.0
#include "cuesta/engine/run.h"

#include "cuesta/engine/ledger_datum.h"

namespace cuesta {
namespace {

const std::string* find_store(const std::vector<std::string>& stores, MaterialId account) {
    for (std::size_t i = 0; i < stores.size(); ++i)
        if (stored_account(i) == account) return &stores[i];
    return nullptr;
}

// An account under the name of its field, amounts times the area of a cell.
LedgerRow store_row(const std::string& name, const Account& amounts, double cell_area_m2) {
    Ledger alone;
    alone.account(water_account) = amounts;
    LedgerRow row = alone.report({}, cell_area_m2).front();
    row.material = name;
    row.density = 0;
    return row;
}

}  // namespace

Run::Run(Plan plan_, RunOptions options_)
    : plan(std::move(plan_)),
      options(std::move(options_)),
      domain(plan.grid, options.blocks_across, options.blocks_down, plan.halo,
             std::make_shared<const MaterialTable>(plan.materials), options.ranks),
      records(plan.stages.size()) {
    for (const std::string& name : plan.fields) domain.make(name);
    for (const rule::DeclaredField& one : plan.declared)
        if (one.conserved)
            for (int i = 0; i < domain.blocks(); ++i)
                domain.block(i).terrain.stores.push_back(one.name);
}

double Run::seconds() const {
    const std::chrono::duration<double> now = std::chrono::steady_clock::now() - started;
    return seconds_before + now.count();
}

std::vector<LedgerRow> Run::ledger() const {
    Ledger all = domain.ledger();
    all.merge(booked);
    for (const auto& [material, sum] : domain.ground()) all.account(material).end = sum;
    for (const auto& [material, sum] : ledger_datum(domain).below) {
        all.account(material).start.merge(sum);
        all.account(material).end.merge(sum);
    }
    // Conserved fields of the recipe's own are no materials of the table.
    Ledger materials;
    std::vector<LedgerRow> own;
    for (const auto& [account, amounts] : all.accounts()) {
        const std::string* store = find_store(domain.block(0).terrain.stores, account);
        if (store == nullptr)
            materials.account(account) = amounts;
        else
            own.push_back(store_row(*store, amounts, plan.grid.cell_area_m2()));
    }
    std::vector<LedgerRow> rows = materials.report(plan.materials, plan.grid.cell_area_m2());
    rows.insert(rows.end(), own.begin(), own.end());
    return rows;
}

}  // namespace cuesta
