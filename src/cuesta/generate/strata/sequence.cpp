// SPDX-License-Identifier: Apache-2.0
#include "cuesta/generate/strata/sequence.h"

#include <cmath>

#include "cuesta/base/check.h"
#include "cuesta/base/elementary.h"

namespace cuesta {

Sequence::Sequence(std::span<const MaterialId> materials, std::span<const double> thickness_m,
                   bool repeat, RandomKey random)
    : materials_(materials.begin(), materials.end()), repeat_(repeat) {
    CUESTA_CHECK(!materials.empty() && materials.size() == thickness_m.size(),
                 "{} materials and {} thicknesses", materials.size(), thickness_m.size());
    for (const double one : thickness_m) {
        below_m_.push_back(total_m_);
        total_m_ += one;
    }
    angles_.reserve(angles);
    for (std::size_t j = 0; j < angles; ++j) {
        const auto words = random_words(random, static_cast<std::int64_t>(j), 0, 0);
        const auto angle = elementary::sincos_turns(uniform_double(words[0], words[1]));
        angles_.push_back({angle.cos, angle.sin});
    }
}

double Sequence::boundary_m(std::int64_t j, const Place& place) const {
    const auto n = static_cast<std::int64_t>(materials_.size());
    const std::int64_t turn = j >= 0 ? j / n : -((n - 1 - j) / n);
    const double below =
        static_cast<double>(turn) * total_m_ + below_m_[static_cast<std::size_t>(j - turn * n)];
    const auto& [cos, sin] = angles_[static_cast<std::size_t>(j) % angles];
    return place.datum_m + below * place.stretch + (place.a_m * cos + place.b_m * sin);
}

bool Sequence::lay(const Place& place, double unit_m, Units low, Stretches& out) const {
    const auto n = static_cast<std::int64_t>(materials_.size());
    // Start above every boundary that may lie within the column.
    std::int64_t j = n - 1;
    if (repeat_) {
        const double wander = std::sqrt(place.a_m * place.a_m + place.b_m * place.b_m);
        const double high = static_cast<double>(out.bottom()) * unit_m;
        const double thickness = (high - place.datum_m + wander) / place.stretch;
        j = (static_cast<std::int64_t>(std::floor(thickness / total_m_)) + 1) * n;
    }
    for (int step = 0; step < most_steps && out.bottom() > low && !out.full(); ++step, --j) {
        const std::int64_t turn = j >= 0 ? j / n : -((n - 1 - j) / n);
        const MaterialId material = materials_[static_cast<std::size_t>(j - turn * n)];
        if (!repeat_ && j == 0) {
            out.extend(material, low);
            return true;
        }
        const Units foot = units_at(boundary_m(j, place), unit_m);
        if (foot < out.bottom()) out.extend(material, std::max(foot, low));
    }
    if (out.bottom() <= low) return true;
    const std::int64_t turn = j >= 0 ? j / n : -((n - 1 - j) / n);
    out.extend(materials_[static_cast<std::size_t>(j - turn * n)], low);
    return false;
}

}  // namespace cuesta
