// SPDX-License-Identifier: Apache-2.0
#include "cuesta/analysis/realism_measure.h"

#include <algorithm>
#include <array>

#include "cuesta/base/check.h"

namespace cuesta {

std::string_view word_of(MeasureKind kind) {
    constexpr std::array<std::string_view, 4> words{"gate", "interval", "soft", "report"};
    return words[static_cast<std::size_t>(kind)];
}

std::string_view word_of(MeasureVerdict verdict) {
    constexpr std::array<std::string_view, 4> words{"pass", "fail", "not measured", "told"};
    return words[static_cast<std::size_t>(verdict)];
}

const Measure& RealismReport::measure(std::string_view name) const {
    const auto it = std::find_if(measures.begin(), measures.end(),
                                 [&](const Measure& m) { return m.name == name; });
    CUESTA_CHECK(it != measures.end(), "there is no measure '{}'", name);
    return *it;
}

int RealismReport::count(MeasureKind kind) const {
    return static_cast<int>(std::count_if(measures.begin(), measures.end(),
                                          [&](const Measure& m) { return m.kind == kind; }));
}

int RealismReport::count(MeasureKind kind, MeasureVerdict verdict) const {
    return static_cast<int>(std::count_if(measures.begin(), measures.end(), [&](const Measure& m) {
        return m.kind == kind && m.verdict == verdict;
    }));
}

bool RealismReport::passes_gates() const {
    return count(MeasureKind::gate, MeasureVerdict::pass) == count(MeasureKind::gate);
}

}  // namespace cuesta
