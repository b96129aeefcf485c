// SPDX-License-Identifier: Apache-2.0
// Where the ledger counts the lowest layer from.
//
// The bed has no lower end. Processes book it from height 0; the report counts it from a datum, so
// that no amount is negative: height 0, or whole metres below it if some bed ends lower. The rock
// between the datum and 0 is there from the start and at the end, of the material of the bed.
#pragma once

#include <map>

#include "cuesta/engine/domain.h"

namespace cuesta {

struct LedgerDatum {
    double metres = 0;                     // 0 or below
    std::map<MaterialId, ExactSum> below;  // from there to height 0, as columns of one cell
};
LedgerDatum ledger_datum(const Domain& domain);

}  // namespace cuesta
