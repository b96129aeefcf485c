// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/simulate.h"

#include "cuesta/operator/describe.h"

namespace cuesta {

template OperatorRow describe<Simulate>();

}  // namespace cuesta
