// SPDX-License-Identifier: Apache-2.0
#include "cuesta/base/interrupt.h"

#include "cuesta/base/error.h"

namespace cuesta {

void detail::leave_work() {
    throw Interrupted(ExitCode::interrupted);
}

}  // namespace cuesta
