// SPDX-License-Identifier: Apache-2.0
#include "cuesta/engine/ledger_changes.h"

namespace cuesta {
namespace {

using Ground = Domain::Ground;

// in - out of every material, as the processes have booked it.
Ground process_bookings(const Run& run) {
    Ground net;
    const Ledger ledger = run.domain.ledger();
    for (const auto& [material, account] : ledger.accounts()) {
        ExactSum& sum = net[material];
        sum.merge(account.in);
        sum.merge(account.formed);
        sum.subtract(account.out);
        sum.subtract(account.turned);
        for (const ExactSum& side : account.border) sum.subtract(side);
        sum.subtract(account.suspended);
    }
    return net;
}

}  // namespace

LedgerChanges::LedgerChanges(const Run& run)
    : ground_(run.domain.ground()), booked_(process_bookings(run)) {}

void LedgerChanges::book(Run& run) const {
    Ground change = run.domain.ground();
    for (const auto& [material, sum] : ground_) change[material].subtract(sum);
    for (const auto& [material, sum] : booked_) change[material].merge(sum);
    for (const auto& [material, sum] : process_bookings(run)) change[material].subtract(sum);
    for (const auto& [material, sum] : change) {
        if (sum.value() == 0) continue;
        Account& account = run.booked.account(material);
        if (sum.value() >= 0)
            account.in.merge(sum);
        else
            account.out.subtract(sum);
    }
}

}  // namespace cuesta
