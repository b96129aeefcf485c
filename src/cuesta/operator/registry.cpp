// SPDX-License-Identifier: Apache-2.0
#include "cuesta/operator/registry.h"

#include <algorithm>

#include "cuesta/base/check.h"

namespace cuesta {

void Registry::add(OperatorRow row) {
    CUESTA_CHECK(find(row.name) == nullptr, "operator '{}' is registered twice", row.name);
    const auto at = std::lower_bound(
        rows_.begin(), rows_.end(), row.name,
        [](const OperatorRow& a, const std::string& name) { return a.name < name; });
    rows_.insert(at, std::move(row));
}

const OperatorRow* Registry::find(std::string_view name) const {
    for (const OperatorRow& row : rows_)
        if (row.name == name) return &row;
    return nullptr;
}

std::vector<std::string> Registry::names() const {
    std::vector<std::string> list;
    for (const OperatorRow& row : rows_) list.push_back(row.name);
    return list;
}

}  // namespace cuesta
