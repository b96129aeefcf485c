// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/volcano/lava_flow.h"

#include <algorithm>
#include <cmath>

#include "cuesta/base/elementary.h"
#include "cuesta/base/parallel.h"

namespace cuesta {
namespace {

constexpr float most_share = 0.2f;    // of a difference that passes a face in a substep
constexpr float most_stiffer = 1e6f;  // of viscosity and yield
constexpr float kelvin = 273.15f;
constexpr double tongue_m = 2;  // lava that fills its cell less deep is a tongue in it
constexpr double stefan_boltzmann = 5.67e-8, emissivity = 0.9, heat_capacity = 1150;
constexpr float pillow_stiffer = 10, pillow_cooler = 3;

}  // namespace

LavaFlow::LavaFlow(const Grid& grid, const Block& block, FieldShape shape)
    : grid_(grid),
      block_(block),
      bed_(shape),
      lava_(shape),
      frozen_(shape),
      new_lava_(shape),
      heat_(shape),
      new_heat_(shape) {
    for (IntField& field : gives_) field = IntField(shape);
    open_ = open_borders_of(grid, block);
    const Borders all = borders_of(grid, block);
    walls_ = {all.west && !open_.west, all.east && !open_.east, all.north && !open_.north,
              all.south && !open_.south};
    const auto rows = static_cast<std::size_t>(shape.rows + 2 * halo);
    now_.resize(rows), next_.resize(rows), ever_.resize(rows);
}

void LavaFlow::begin(const IntField& surface, const Field* water, Communicator& comm) {
    wet_ = water != nullptr;
    if (wet_ && depth_.empty()) depth_ = Field(lava_.shape());
    parallel_for(0, bed_.rows(), rows_per_piece(bed_.columns()),
                 [&](std::int64_t lo, std::int64_t hi) {
                     for (std::int64_t y = lo; y < hi; ++y) {
                         std::copy_n(surface.row(y), bed_.columns(), bed_.row(y));
                         if (wet_) std::copy_n(water->row(y), bed_.columns(), depth_.row(y));
                     }
                 });
    if (wet_) comm.exchange(depth_, Outside::repeat);
    lava_.fill(0), frozen_.fill(0), heat_.fill(0);
    std::fill(now_.begin(), now_.end(), Span{});
    std::fill(ever_.begin(), ever_.end(), Span{});
}

void LavaFlow::supply(std::int64_t x, std::int64_t y, std::int32_t units, const LavaRule& rule) {
    if (!block_.contains(x, y) || units <= 0) return;
    const std::int64_t i = x - block_.x0, j = y - block_.y0;
    lava_.at(i, j) += units;
    heat_.at(i, j) += static_cast<float>(units) * static_cast<float>(rule.erupted_C);
    now_[row_index(j)].add({i, i + 1});
    ever_[row_index(j)].add({i, i + 1});
}

LavaFlow::Span LavaFlow::near(std::int64_t y, std::int64_t rows, std::int64_t more,
                              std::int64_t low, std::int64_t high) const {
    Span span;
    for (std::int64_t j = std::max<std::int64_t>(y - rows, -halo);
         j <= std::min(y + rows, lava_.rows() - 1 + halo); ++j)
        span.add(now_[row_index(j)]);
    if (span.empty()) return span;
    return {std::max(span.from - more, low), std::min(span.end + more, high)};
}

void LavaFlow::look_into_halo() {
    const std::int64_t columns = lava_.columns(), rows = lava_.rows();
    for (std::int64_t y = -halo; y < rows + halo; ++y) {
        Span& span = now_[row_index(y)];
        const bool beyond = y < 0 || y >= rows;
        if (beyond) span = {};
        const auto see = [&](std::int64_t from, std::int64_t end) {
            const std::int32_t* row = lava_.row(y);
            for (std::int64_t x = from; x < end; ++x)
                if (row[x] > 0) span.add({x, x + 1});
        };
        if (beyond) {
            see(-halo, columns + halo);
        } else {
            see(-halo, 0);
            see(columns, columns + halo);
        }
    }
}

void LavaFlow::give_row(std::int64_t y, const Span& span, const LavaRule& rule,
                        std::int64_t& limited) {
    const auto unit = static_cast<float>(rule.unit_m), spacing = static_cast<float>(rule.spacing_m);
    const auto weight = static_cast<float>(rule.density * rule.gravity);  // N/m3
    const auto erupted = static_cast<float>(rule.erupted_C);
    const auto viscosity = static_cast<float>(rule.viscosity),
               tau0 = static_cast<float>(rule.yield);
    const auto pace = static_cast<float>(rule.substep_s / (rule.spacing_m * rule.spacing_m));
    const auto sea = static_cast<float>(rule.sea_level_m / rule.unit_m);
    const auto surface = [&](std::int64_t x, std::int64_t j) {
        return bed_.at(x, j) + lava_.at(x, j);
    };
    for (std::int64_t x = span.from; x < span.end; ++x) {
        std::array<std::int32_t, 4> out{};
        const std::int32_t thick = lava_.at(x, y);
        if (thick > 0) {
            const bool own = x >= 0 && x < lava_.columns() && y >= 0 && y < lava_.rows();
            const std::int32_t bed = bed_.at(x, y), here = bed + thick;
            const float cold = std::max(0.0f, erupted - heat_.at(x, y) / static_cast<float>(thick));
            const bool under = (wet_ && depth_.at(x, y) > 0.5f) || static_cast<float>(bed) < sea;
            float mu = viscosity * std::min(most_stiffer, elementary::exp(cold * (1.0f / 30)));
            float tau = tau0 * std::min(most_stiffer, elementary::exp(cold * (1.0f / 40)));
            if (under) mu *= pillow_stiffer;
            std::int64_t sum = 0;
            for (std::size_t k = 0; k < 4; ++k) {
                const std::int64_t nx = x + (k == 0 ? -1 : k == 1 ? 1 : 0);
                const std::int64_t ny = y + (k == 2 ? -1 : k == 3 ? 1 : 0);
                const std::int32_t beyond_bed = bed_.at(nx, ny);
                const std::int32_t drop = here - (beyond_bed + lava_.at(nx, ny));
                const std::int32_t deep = here - std::max(bed, beyond_bed);
                if (drop <= 0 || deep <= 0) continue;
                // The slope across the face, mean of both cells.
                const std::int32_t across = k < 2
                                                ? (surface(x, y + 1) - surface(x, y - 1)) / 4 +
                                                      (surface(nx, y + 1) - surface(nx, y - 1)) / 4
                                                : (surface(x + 1, y) - surface(x - 1, y)) / 4 +
                                                      (surface(x + 1, ny) - surface(x - 1, ny)) / 4;
                const float along_m = static_cast<float>(drop) * unit;
                const float across_m = static_cast<float>(across) * unit;
                const float slope = std::sqrt(along_m * along_m + across_m * across_m) / spacing;
                const float h = static_cast<float>(deep) * unit;
                const float r = tau / (weight * h * slope);
                if (r >= 1.0f) continue;
                const float plug = 1.0f - 1.5f * r + 0.5f * r * r * r;
                // Down a slope the depth of the upper cell counts, on level ground both.
                const auto fall = static_cast<float>(std::max(0, bed - beyond_bed));
                const float level = std::max(0.0f, 1.0f - fall / static_cast<float>(drop));
                const float there = static_cast<float>(std::min(deep, lava_.at(nx, ny))) * unit;
                const float cubes = h * h * h + 0.5f * level * (there * there * there - h * h * h);
                float share = weight * cubes / (3.0f * mu) * plug * pace;
                if (share > most_share) share = most_share, limited += own ? 1 : 0;
                out[k] = static_cast<std::int32_t>(
                    std::min(share * static_cast<float>(drop), static_cast<float>(deep)));
                sum += out[k];
            }
            if (sum > thick)
                for (std::int32_t& one : out)
                    one = static_cast<std::int32_t>(std::int64_t{one} * thick / sum);
        }
        for (std::size_t k = 0; k < 4; ++k) gives_[k].at(x, y) = out[k];
    }
    // Nothing crosses a wall.
    if (walls_.west && span.from <= 0 && span.end > 0) gives_[0].at(0, y) = 0;
    const std::int64_t last = lava_.columns() - 1;
    if (walls_.east && span.from <= last && span.end > last) gives_[1].at(last, y) = 0;
    if ((walls_.north && y == 0) || (walls_.south && y == lava_.rows() - 1))
        for (std::int64_t x = span.from; x < span.end; ++x)
            gives_[walls_.north && y == 0 ? 2 : 3].at(x, y) = 0;
    if (walls_.north && walls_.south && lava_.rows() == 1)
        for (std::int64_t x = span.from; x < span.end; ++x) gives_[3].at(x, y) = 0;
}

void LavaFlow::gather_row(std::int64_t y, const Span& span, const LavaRule& rule,
                          LavaReport& report, Span& next) {
    const double loss =
        rule.crust * emissivity * stefan_boltzmann / (rule.density * heat_capacity * rule.unit_m);
    const auto cooling = static_cast<float>(3 * loss * rule.substep_s * 1e9);
    const auto solid = static_cast<float>(rule.solid_C);
    const auto tongue = static_cast<float>(tongue_m / rule.unit_m);
    const auto sea = static_cast<float>(rule.sea_level_m / rule.unit_m);
    const std::int64_t last_x = lava_.columns() - 1, last_y = lava_.rows() - 1;
    for (std::int64_t x = span.from; x < span.end; ++x) {
        const std::int32_t had = lava_.at(x, y);
        const std::array<std::int32_t, 4> out{gives_[0].at(x, y), gives_[1].at(x, y),
                                              gives_[2].at(x, y), gives_[3].at(x, y)};
        const std::array<std::int32_t, 4> in{gives_[1].at(x - 1, y), gives_[0].at(x + 1, y),
                                             gives_[3].at(x, y - 1), gives_[2].at(x, y + 1)};
        const std::int32_t given = out[0] + out[1] + out[2] + out[3];
        const std::int32_t come = in[0] + in[1] + in[2] + in[3];
        if (had == 0 && come == 0) {
            new_lava_.at(x, y) = 0, new_heat_.at(x, y) = 0;
            continue;
        }
        report.moved = report.moved || given > 0;
        if (open_.west && x == 0) report.left[0] += out[0];
        if (open_.east && x == last_x) report.left[1] += out[1];
        if (open_.north && y == 0) report.left[2] += out[2];
        if (open_.south && y == last_y) report.left[3] += out[3];
        const auto heat_of = [&](std::int64_t i, std::int64_t j) {
            return heat_.at(i, j) / static_cast<float>(lava_.at(i, j));
        };
        float heat = had > 0 ? heat_of(x, y) * static_cast<float>(had - given) : 0;
        if (in[0] > 0) heat += heat_of(x - 1, y) * static_cast<float>(in[0]);
        if (in[1] > 0) heat += heat_of(x + 1, y) * static_cast<float>(in[1]);
        if (in[2] > 0) heat += heat_of(x, y - 1) * static_cast<float>(in[2]);
        if (in[3] > 0) heat += heat_of(x, y + 1) * static_cast<float>(in[3]);
        const std::int32_t thick = had - given + come;
        if (thick == 0) {
            new_lava_.at(x, y) = 0, new_heat_.at(x, y) = 0;
            continue;
        }
        float degrees = heat / static_cast<float>(thick);
        if (cooling > 0) {
            // T^-3 grows evenly; in thousands of kelvin, so that floats hold it well.
            const bool under =
                (wet_ && depth_.at(x, y) > 0.5f) || static_cast<float>(bed_.at(x, y)) < sea;
            const float t = (degrees + kelvin) * 1e-3f;
            const float body = std::max(static_cast<float>(thick), tongue);
            const float rate = cooling * (under ? pillow_cooler : 1.0f) / body;
            degrees = 1e3f / elementary::cbrt(1.0f / (t * t * t) + rate) - kelvin;
        }
        next.add({x, x + 1});
        new_lava_.at(x, y) = thick;
        // Below the temperature at which it sets it is marked by heat below 0.
        new_heat_.at(x, y) = degrees > solid ? degrees * static_cast<float>(thick) : -1.0f;
    }
}

bool LavaFlow::near_border() const {
    const std::int64_t columns = lava_.columns(), rows = lava_.rows();
    for (std::int64_t y = 0; y < rows; ++y) {
        const Span& span = now_[row_index(y)];
        if (span.empty()) continue;
        if (y < 3 || y >= rows - 3 || span.from < 3 || span.end > columns - 3) return true;
    }
    return false;
}

LavaReport LavaFlow::substep(const LavaRule& rule, Communicator& comm) {
    const std::int64_t columns = lava_.columns(), rows = lava_.rows();
    if (comm.any(near_border())) {
        const HaloView grounds[] = {HaloView(bed_)};
        const HaloView flows[] = {HaloView(lava_), HaloView(heat_)};
        comm.exchange(grounds, Outside::repeat);
        comm.exchange(flows, Outside::zero);
        look_into_halo();
    } else {
        for (std::int64_t y : {std::int64_t{-2}, std::int64_t{-1}, rows, rows + 1})
            now_[row_index(y)] = {};
    }
    std::int64_t first = rows + halo, last = -halo - 1;
    for (std::int64_t y = -halo; y < rows + halo; ++y)
        if (!now_[row_index(y)].empty()) first = std::min(first, y), last = std::max(last, y);
    LavaReport report;
    if (first > last) return report;
    first = std::max<std::int64_t>(first - 2, -1), last = std::min(last + 2, rows);
    constexpr std::int64_t grain = 32;  // rows
    report.limited = ordered_reduce(
        first, last + 1, grain, std::int64_t{0},
        [&](std::int64_t lo, std::int64_t hi) {
            std::int64_t limited = 0;
            for (std::int64_t y = lo; y < hi; ++y) {
                const Span span = near(y, 2, 2, -1, columns + 1);
                if (!span.empty()) give_row(y, span, rule, limited);
            }
            return limited;
        },
        [](std::int64_t a, std::int64_t b) { return a + b; });
    first = std::max<std::int64_t>(first, 0), last = std::min(last, rows - 1);
    std::fill(next_.begin(), next_.end(), Span{});
    report = ordered_reduce(
        first, last + 1, grain, std::move(report),
        [&](std::int64_t lo, std::int64_t hi) {
            LavaReport part;
            for (std::int64_t y = lo; y < hi; ++y) {
                const Span span = near(y, 1, 1, 0, columns);
                if (!span.empty()) gather_row(y, span, rule, part, next_[row_index(y)]);
            }
            return part;
        },
        [](LavaReport all, const LavaReport& part) {
            for (std::size_t i = 0; i < 4; ++i) all.left[i] += part.left[i];
            all.limited += part.limited;
            all.moved = all.moved || part.moved;
            return all;
        });
    parallel_for(first, last + 1, grain, [&](std::int64_t lo, std::int64_t hi) {
        for (std::int64_t y = lo; y < hi; ++y) {
            const Span span = near(y, 1, 1, 0, columns);
            for (std::int64_t x = span.from; x < span.end; ++x) {
                lava_.at(x, y) = new_lava_.at(x, y), heat_.at(x, y) = new_heat_.at(x, y);
                if (heat_.at(x, y) < 0) set(x, y);
            }
        }
    });
    for (std::int64_t y = first; y <= last; ++y) ever_[row_index(y)].add(next_[row_index(y)]);
    now_.swap(next_);
    return report;
}

void LavaFlow::set(std::int64_t x, std::int64_t y) {
    const std::int32_t units = lava_.at(x, y);
    frozen_.at(x, y) += units, bed_.at(x, y) += units;
    lava_.at(x, y) = 0, heat_.at(x, y) = 0;
}

void LavaFlow::freeze() {
    for (std::int64_t y = 0; y < lava_.rows(); ++y) {
        const Span& span = now_[row_index(y)];
        for (std::int64_t x = std::max<std::int64_t>(span.from, 0);
             x < std::min(span.end, lava_.columns()); ++x)
            set(x, y);
        now_[row_index(y)] = {};
    }
}

}  // namespace cuesta
