// SPDX-License-Identifier: Apache-2.0
#include "cuesta/world/climate_zones.h"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <vector>

#include "cuesta/base/parallel.h"
#include "cuesta/operator/describe.h"
#include "cuesta/world/latitude.h"
#include "cuesta/world/zone_rows.h"

namespace cuesta {
namespace {

// A map that goes round without saying more is a whole world.
double latitude_of(const Grid& grid, std::int64_t row) {
    const bool says = grid.projection == Projection::latlon || grid.latitudes.has_value();
    return !says && grid.wraps_x() ? latitude_deg(row, grid.rows) : grid.latitude_deg(row);
}

using Months = std::array<const Field*, zone_months>;

// What of the climate is there; null where it is not.
struct Climate {
    const Field *temperature = nullptr, *humidity = nullptr, *rain = nullptr;
    const Field *water = nullptr, *ice = nullptr, *current_x = nullptr, *current_y = nullptr;
    const Field *sea = nullptr, *height = nullptr;
    Months temperatures{}, rains{};
};

Months months_of(const Terrain& terrain, std::string_view name) {
    Months found{};
    for (int i = 0; i < zone_months; ++i) {
        found[static_cast<std::size_t>(i)] = terrain.find(fmt::format("{}_{:02}", name, i + 1));
        if (found[static_cast<std::size_t>(i)] == nullptr) return {};  // all of them or none
    }
    return found;
}

Climate climate_of(Terrain& terrain, const ClimateZones& op) {
    Climate c;
    c.temperature = terrain.find(field::temperature);
    c.sea = terrain.find(field::sea);
    const bool document = op.scheme == ZoneScheme::document;
    bool ground = c.sea == nullptr || c.temperature == nullptr;
    if (document) {
        c.humidity = terrain.find(field::humidity);
        c.water = terrain.find(field::water);
        c.ice = terrain.find(field::ice);
        c.current_x = terrain.find(field::current_x);
        c.current_y = terrain.find(field::current_y);
        ground = ground || c.water == nullptr || op.ocean == ClimateZones::Ocean::thesis;
    } else {
        c.rain = terrain.find(field::precipitation);
        c.temperatures = months_of(terrain, field::temperature);
        c.rains = months_of(terrain, field::precipitation);
    }
    if (ground) {
        terrain.show_height();
        c.height = &terrain.height();
    }
    return c;
}

// Rows that stand in for fields that are missing, of one piece of work.
class StandIns {
public:
    StandIns(const ClimateZones& op, const Climate& climate, std::int64_t columns)
        : op_(op), c_(climate), n_(static_cast<std::size_t>(columns)), zero_(n_) {}

    const float* or_zero(const Field* field, std::int64_t y) const {
        return field != nullptr ? field->row(y) : zero_.data();
    }
    const float* humidity(std::int64_t y) {
        if (c_.humidity != nullptr) return c_.humidity->row(y);
        if (humidity_.empty()) humidity_.assign(n_, static_cast<float>(op_.humidity));
        return humidity_.data();
    }
    const float* temperature(std::int64_t y) {
        if (c_.temperature != nullptr) return c_.temperature->row(y);
        const float at_sea = static_cast<float>(op_.temperature);
        const float lapse = static_cast<float>(op_.lapse_rate / 1000);
        return from_height(temperature_, y, [=](float above) {
            return above > 0 ? at_sea - lapse * above : at_sea;
        });
    }
    const float* water(std::int64_t y) {
        if (c_.water != nullptr) return c_.water->row(y);
        return from_height(water_, y, [](float above) { return above < 0 ? -above : 0.0f; });
    }
    // One month's rain where there are no months.
    const float* monthly_rain(std::int64_t y) {
        if (c_.rain == nullptr && !rain_.empty()) return rain_.data();
        rain_.assign(n_, static_cast<float>(op_.precipitation / zone_months));
        if (c_.rain != nullptr)
            for (std::size_t x = 0; x < n_; ++x) rain_[x] = c_.rain->row(y)[x] / zone_months;
        return rain_.data();
    }

private:
    template <class F>
    const float* from_height(std::vector<float>& out, std::int64_t y, F&& of_height) const {
        out.resize(n_);
        const float level = static_cast<float>(op_.sea_level);
        const float* height = c_.height->row(y);
        for (std::size_t x = 0; x < n_; ++x) out[x] = of_height(height[x] - level);
        return out.data();
    }
    const ClimateZones& op_;
    const Climate& c_;
    std::size_t n_;
    std::vector<float> zero_, humidity_, temperature_, water_, rain_;
};

DocumentLimits limits_of(const ClimateZones& op) {
    const auto f = [](double value) { return static_cast<float>(value); };
    DocumentLimits limits;
    limits.life.temperature = {f(op.alpine_to), f(op.boreal_to), f(op.cold_to), f(op.warm_to),
                               f(op.subtropical_to)};
    limits.life.wetness = {f(op.superarid_to), f(op.perarid_to),  f(op.arid_to),
                           f(op.semiarid_to),  f(op.subhumid_to), f(op.humid_to),
                           f(op.perhumid_to)};
    // Seven zones: the last limit counts twice, since the class between is not printed.
    if (op.humidity_zones == 7) {
        limits.life.wetness[4] = f(op.humid_of_seven_to);
        limits.life.wetness[5] = f(op.perhumid_to);
    }
    limits.ice = f(op.ice);
    limits.lake_depth = f(op.lake_depth);
    limits.river_flow = f(op.river_flow);
    limits.river_depth = f(op.river_depth);
    return limits;
}

OceanRule ocean_rule(const ClimateZones& op, const Climate& climate) {
    if (op.scheme == ZoneScheme::document && op.ocean == ClimateZones::Ocean::thesis)
        return {-1, static_cast<float>(op.ocean_floor)};
    if (climate.sea != nullptr) return {};
    return {-1, static_cast<float>(op.sea_level)};
}

}  // namespace

StepReport ClimateZones::apply(Terrain& terrain, const StepContext& step) const {
    StepReport report;
    Field& zone = terrain.make(field::zone);
    const Climate climate = climate_of(terrain, *this);
    DocumentLimits limits = limits_of(*this);
    limits.ocean = ocean_rule(*this, climate);
    const Field& ocean_field = limits.ocean.sign > 0 ? *climate.sea : *climate.height;
    const std::int64_t columns = zone.columns();
    const bool by_month = climate.temperatures[0] != nullptr;
    const bool rain_by_month = climate.rains[0] != nullptr;
    std::atomic<std::int64_t> without = 0;
    parallel_for(0, zone.rows(), rows_per_piece(columns), [&](std::int64_t lo, std::int64_t hi) {
        StandIns stand_in(*this, climate, columns);
        std::int64_t missed = 0;
        for (std::int64_t y = lo; y < hi; ++y) {
            if (scheme == ZoneScheme::document) {
                missed += document_zones({.temperature = stand_in.temperature(y),
                                          .humidity = stand_in.humidity(y),
                                          .water = stand_in.water(y),
                                          .ice = stand_in.or_zero(climate.ice, y),
                                          .current_x = stand_in.or_zero(climate.current_x, y),
                                          .current_y = stand_in.or_zero(climate.current_y, y),
                                          .ocean = ocean_field.row(y),
                                          .zone = zone.row(y),
                                          .count = columns},
                                         limits);
                continue;
            }
            MonthsRow row;
            for (std::size_t i = 0; i < zone_months; ++i) {
                row.temperature[i] =
                    by_month ? climate.temperatures[i]->row(y) : stand_in.temperature(y);
                row.rain[i] = rain_by_month ? climate.rains[i]->row(y) : stand_in.monthly_rain(y);
            }
            row.ocean = ocean_field.row(y);
            row.zone = zone.row(y);
            row.count = columns;
            row.rule = limits.ocean;
            row.north = latitude_of(step.grid, step.block.y0 + y) >= 0;
            missed += scheme == ZoneScheme::koppen ? koppen_zones(row) : holdridge_zones(row);
        }
        without += missed;
    });
    report.count("without_class", without);
    return report;
}

template OperatorRow describe<ClimateZones>();

}  // namespace cuesta
