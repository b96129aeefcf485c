// SPDX-License-Identifier: Apache-2.0
// The report of a run: what was made from what, by which version, how long, and the accounts.
#pragma once

#include <string>
#include <vector>

#include "cuesta/engine/run.h"

namespace cuesta {

struct Manifest {
    std::vector<OutputRecord> outputs;
    std::vector<LedgerRow> ledger;
    std::string preview;                // file name of the picture, empty if none
    std::vector<std::string> warnings;  // what the stages counted and a person should know
    std::string json;                   // the document as written
};

// Outputs in the order given; `run` supplies the rest.
Manifest make_manifest(const Run& run, std::vector<OutputRecord> outputs, std::string preview);

}  // namespace cuesta
