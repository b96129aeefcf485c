// SPDX-License-Identifier: Apache-2.0
#include "cuesta/generate/flat.h"

#include "cuesta/operator/describe.h"

namespace cuesta {

StepReport Flat::generate(Field& out, const StepContext&) const {
    out.fill(static_cast<float>(level));
    return {};
}

template OperatorRow describe<Flat>();

}  // namespace cuesta
