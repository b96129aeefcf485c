// SPDX-License-Identifier: Apache-2.0
#include "cuesta/engine/run.h"

#include "cuesta/engine/ledger_datum.h"

namespace cuesta {

Run::Run(Plan plan_, RunOptions options_)
    : plan(std::move(plan_)),
      options(std::move(options_)),
      domain(plan.grid, options.blocks_across, options.blocks_down, plan.halo,
             std::make_shared<const MaterialTable>(plan.materials)),
      records(plan.stages.size()) {
    for (const std::string& name : plan.fields) domain.make(name);
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
    return all.report(plan.materials, plan.grid.cell_area_m2());
}

}  // namespace cuesta
