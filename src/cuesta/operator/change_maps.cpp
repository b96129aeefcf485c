// SPDX-License-Identifier: Apache-2.0
#include "cuesta/operator/change_maps.h"

#include <algorithm>

namespace cuesta {

bool engine_keeps_change_maps(const OperatorRow& op) {
    const auto writes = [&](std::string_view name) {
        return std::find(op.fields.writes.begin(), op.fields.writes.end(), name) !=
               op.fields.writes.end();
    };
    return op.kind == OperatorKind::process && writes(field::height) && !writes(field::wear) &&
           op.find_promise(Holds::makes_ground) == nullptr;
}

}  // namespace cuesta
