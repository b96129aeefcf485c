// SPDX-License-Identifier: Apache-2.0
#include "cuesta/world/world_report.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "cuesta/base/error.h"
#include "cuesta/terrain/field_names.h"
#include "cuesta/terrain/zone_classes.h"
#include "cuesta/world/latitude.h"
#include "cuesta/world/world_area.h"
#include "cuesta/world/world_energy.h"
#include "cuesta/world/world_rivers.h"

namespace cuesta {
namespace {

constexpr double nothing = std::numeric_limits<double>::quiet_NaN();
constexpr double earth_area_m2 = 5.10e14;
constexpr double bin_m = 250, lowest_bin_m = -12000;
constexpr std::size_t bins = 96;
constexpr double ice_least_m = 1, lake_least_m = 0.5;

void check_maps(const WorldMaps& maps) {
    const Raster* height = maps.find(field::height);
    if (height == nullptr) throw Error("a world's report needs its map of heights");
    for (const auto& [name, map] : maps.fields)
        if (map.columns != height->columns || map.rows != height->rows)
            throw Error(fmt::format("the map of {} has {} x {} samples, the heights {} x {}", name,
                                    map.columns, map.rows, height->columns, height->rows),
                        "Write all maps of a run in the same size");
}

// Area and heights, land and sea.
struct Relief {
    double land = 0, sea = 0, land_sum = 0, sea_sum = 0;
    std::array<double, bins> histogram{};
    double area() const { return land + sea; }
};

Relief relief_of(const WorldMaps& maps, const std::vector<double>& areas) {
    Relief relief;
    const Raster& height = *maps.find(field::height);
    for (std::int64_t y = 0; y < height.rows; ++y)
        for (std::int64_t x = 0; x < height.columns; ++x) {
            const double z = static_cast<double>(height.at(x, y)) - maps.sea_level_m;
            if (!std::isfinite(z)) continue;
            const double area = areas[static_cast<std::size_t>(y)];
            const bool land = maps.is_land(static_cast<std::size_t>(y * height.columns + x));
            (land ? relief.land : relief.sea) += area;
            (land ? relief.land_sum : relief.sea_sum) += area * z;
            const double bin = std::clamp((z - lowest_bin_m) / bin_m, 0.0, bins - 1.0);
            relief.histogram[static_cast<std::size_t>(bin)] += area;
        }
    return relief;
}

// How far the two largest peaks of the smoothed histogram are apart, in m; 0 of a single one.
double modes_apart_m(const Relief& relief) {
    std::array<double, bins> smooth{};
    for (std::size_t i = 0; i < bins; ++i) {
        double sum = 0;
        for (std::size_t k = i < 2 ? 0 : i - 2; k < std::min(bins, i + 3); ++k)
            sum += relief.histogram[k];
        smooth[i] = sum;
    }
    const double tallest = *std::ranges::max_element(smooth);
    std::vector<std::size_t> peaks;
    for (std::size_t i = 0; i < bins; ++i) {
        const bool rises = i == 0 || smooth[i] > smooth[i - 1];
        const bool falls = i + 1 == bins || smooth[i] >= smooth[i + 1];
        if (rises && falls && smooth[i] > 0.05 * tallest) peaks.push_back(i);
    }
    double apart = 0, best = 0;
    for (const std::size_t a : peaks)
        for (const std::size_t b : peaks) {
            if (b <= a) continue;
            // Two modes: between them there is less than two thirds of the smaller.
            const auto valley = *std::min_element(smooth.begin() + static_cast<std::ptrdiff_t>(a),
                                                  smooth.begin() + static_cast<std::ptrdiff_t>(b));
            const double smaller = std::min(smooth[a], smooth[b]);
            if (valley > smaller * 2 / 3 || smaller <= best) continue;
            best = smaller;
            apart = static_cast<double>(b - a) * bin_m;
        }
    return apart;
}

class Measuring {
public:
    explicit Measuring(const WorldMaps& maps)
        : maps_(maps), areas_(row_areas_m2(maps.grid)), relief_(relief_of(maps, areas_)) {
        report.columns = maps.grid.columns, report.rows = maps.grid.rows;
        report.whole_world = maps.grid.wraps_x();
        report.area_m2 = relief_.area();
        for (const std::string& name : world_report_fields())
            if (maps.find(name) == nullptr) report.missing.push_back(name);
    }

    void heights() {
        const double area = relief_.area();
        add("land_share", "land, share of the area", "%", 100 * relief_.land / area, 28, 20, 40);
        add("mean_land", "mean height of land", "m", relief_.land_sum / relief_.land, 835, 400,
            1200);
        add("mean_sea", "mean depth of the sea", "m", relief_.sea_sum / relief_.sea, -3652, -5000,
            -2500);
        add("modes_apart", "distance of the two height modes", "km", modes_apart_m(relief_) / 1000,
            5.0, 2.5, nothing);
        double above = area;
        for (std::size_t i = 0; i < bins; ++i) {
            report.hypsometry.emplace_back(lowest_bin_m + static_cast<double>(i) * bin_m,
                                           above / area);
            above -= relief_.histogram[i];
        }
    }

    void belts() {
        report.bands = bands_of(maps_, areas_);
        report.winds = winds_of(maps_);
        add("mean_temperature", "mean temperature", "C", mean_of(field::temperature, false), 14.5,
            12, 17);
        double squares = 0, count = 0, xy = 0, xx = 0, yy = 0, x = 0, y = 0, n = 0;
        for (const WorldBand& band : report.bands) {
            const double off = band.temperature_c - band.earth_temperature_c;
            if (std::abs(band.south_deg + 5) <= 65 && std::isfinite(off))
                squares += off * off, count += 1;
            if (!std::isfinite(band.rain_mm)) continue;
            n += 1, x += band.rain_mm, y += band.earth_rain_mm;
            xx += band.rain_mm * band.rain_mm, yy += band.earth_rain_mm * band.earth_rain_mm;
            xy += band.rain_mm * band.earth_rain_mm;
        }
        add("temperature_rmse", "zonal temperature, RMSE to 65 degrees", "C",
            count > 0 ? std::sqrt(squares / count) : nothing, 0, nothing, 3);
        for (const auto& [name, title, from, to] :
             {std::tuple{"trades", "trades blow to the west, belts right", 0.0, 25.0},
              std::tuple{"westerlies", "westerlies to the east, belts right", 35.0, 55.0},
              std::tuple{"polar_easterlies", "polar easterlies to the west, belts right", 65.0,
                         85.0},
              std::tuple{"wind_signs", "all belts of wind right", 0.0, 90.0}})
            add(name, title, "%", share_right(from, to), 100, 90, nothing);
        add("world_rain", "rain of the world", "mm/yr", mean_of(field::precipitation, false), 990,
            600, 1400);
        const double spread = (n * xx - x * x) * (n * yy - y * y);
        add("zonal_rain", "zonal rain, correlation with the Earth's", "1",
            spread > 0 ? (n * xy - x * y) / std::sqrt(spread) : nothing, 1, 0.5, nothing);
        add("rain_shadow", "rain windward over lee of crests above 1 km", "1",
            rain_shadow_ratio(maps_), 2.5, 1.5, nothing);
    }

    void classes() {
        const Raster* zone = maps_.find(field::zone);
        if (zone == nullptr) return;
        std::map<std::int64_t, double> land, all;
        double land_area = 0;
        for (std::int64_t y = 0; y < zone->rows; ++y)
            for (std::int64_t x = 0; x < zone->columns; ++x) {
                const auto number = static_cast<std::int64_t>(
                    std::floor(static_cast<double>(zone->at(x, y)) + 0.5));
                const double area = areas_[static_cast<std::size_t>(y)];
                all[number] += area;
                if (number == zone::ocean || number == zone::koppen_ocean ||
                    number == zone::holdridge_ocean)
                    continue;
                land[number] += area;
                land_area += area;
            }
        bool koppen = false;
        std::map<char, double> groups;
        for (const auto& [number, area] : all) {
            const ClassRow* row = find_zone_class(number);
            const auto on_land = land.find(number);
            const double of_land = on_land != land.end() ? on_land->second / land_area : 0;
            report.classes.push_back({static_cast<int>(number),
                                      row != nullptr ? std::string(row->name) : "without a class",
                                      of_land, area / relief_.area()});
            if (row == nullptr || scheme_of(number) != ZoneScheme::koppen || of_land == 0) continue;
            koppen = true;
            groups[row->name.front()] += 100 * of_land;
        }
        if (!koppen) return;
        // Within a factor 1.5 of the Earth's.
        const auto group = [&](const char* name, const char* title, double share, double earth) {
            add(name, title, "%", share, earth, earth / 1.5, earth * 1.5);
        };
        group("koppen_a", "land with climates A (tropical)", groups['A'], 19);
        group("koppen_b", "land with climates B (dry)", groups['B'], 30);
        group("koppen_cd", "land with climates C and D", groups['C'] + groups['D'], 38);
        group("koppen_e", "land with climates E (polar)", groups['E'], 13);
    }

    void ice() {
        const Raster* ice = maps_.find(field::ice);
        if (ice == nullptr) return;
        double on_land = 0, all = 0;
        each([&](std::size_t i, double area, bool land) {
            if (!(static_cast<double>(ice->samples[i]) > ice_least_m)) return;
            all += area;
            if (land) on_land += area;
        });
        add("land_ice", "land under ice", "%", 100 * on_land / relief_.land, 10, 3, 20);
        add("ice_share", "area under ice", "%", 100 * all / relief_.area(), 7, 3, 15);
    }

    // Where snow begins to last, on land between two distances from the equator.
    void snow_line() {
        const Raster* line = maps_.find(field::snow_line);
        if (line == nullptr || !report.whole_world) return;
        const auto between = [&](double from, double to) {
            double sum = 0, weight = 0;
            each([&](std::size_t i, double area, bool land) {
                const auto row = static_cast<std::int64_t>(i) / line->columns;
                const double at = std::abs(latitude_deg(row, line->rows));
                const double z = static_cast<double>(line->samples[i]);
                if (!land || at < from || at >= to || !std::isfinite(z)) return;
                sum += std::max(0.0, z - maps_.sea_level_m) * area, weight += area;
            });
            return weight > 0 ? sum / weight : nothing;
        };
        add("snow_line_tropics", "snow line within 15 degrees", "m", between(0, 15), 4900, 3900,
            5900);
        add("snow_line_middle", "snow line at 40 to 50 degrees", "m", between(40, 50), 2900, 1900,
            3900);
        add("snow_line_polar", "snow line beyond 75 degrees", "m", between(75, 91), 200, nothing,
            1000);
    }

    void energy() {
        if (!report.whole_world || maps_.find(field::temperature) == nullptr) return;
        const WorldEnergy energy = energy_of(maps_, areas_);
        add("absorbed", "sunlight taken in", "W/m2", energy.absorbed_w, 240, 225, 255);
        add("emitted", "heat given off", "W/m2", energy.emitted_w, 239, 225, 255);
        add("energy_gain", "taken in less given off", "W/m2", energy.gain_w(), 0.9, -10, 10);
        add("albedo", "sunlight sent back", "%", 100 * energy.albedo(), 29, 25, 34);
        const bool like_earth = std::abs(relief_.area() / earth_area_m2 - 1) < 0.2;
        const double low = like_earth ? 4 : nothing, high = like_earth ? 7.5 : nothing;
        add("carried_north", "heat carried to the north, most", "PW", energy.north_pw, 5.6, low,
            high);
        add("carried_south", "heat carried to the south, most", "PW", energy.south_pw, 5.7, low,
            high);
        add("carried_north_at", "latitude of most heat to the north", "deg", energy.north_deg, 37,
            28, 48);
        add("carried_south_at", "latitude of most heat to the south", "deg", energy.south_deg, -36,
            -48, -28);
    }

    void lakes() {
        const Raster* water = maps_.find(field::water);
        if (water == nullptr || !(relief_.land > 0)) return;
        double wet = 0;
        each([&](std::size_t i, double area, bool land) {
            if (land && static_cast<double>(water->samples[i]) > lake_least_m) wet += area;
        });
        add("lakes", "land under lakes", "%", 100 * wet / relief_.land, 1.8, nothing, 6);
    }

    void water() {
        const Raster *rain = maps_.find(field::precipitation),
                     *temperature = maps_.find(field::temperature),
                     *evaporation = maps_.find("evaporation");
        if (rain == nullptr || (temperature == nullptr && evaporation == nullptr)) return;
        std::vector<double> runoff(rain->samples.size());
        double fallen = 0, gone = 0;
        each([&](std::size_t i, double area, bool land) {
            if (!land) return;
            const double p = std::max(0.0, static_cast<double>(rain->samples[i]));
            const double e =
                evaporation != nullptr
                    ? std::clamp(static_cast<double>(evaporation->samples[i]), 0.0, p)
                    : turc_evaporation_mm(p, static_cast<double>(temperature->samples[i]));
            if (!std::isfinite(p) || !std::isfinite(e)) return;
            fallen += p * area, gone += e * area;
            runoff[i] = (p - e) * 1e-3 * area;
        });
        add("land_rain", "rain on land", "mm/yr", fallen / relief_.land, 750, 450, 1100);
        add("land_evaporation", "evaporation from land", "mm/yr", gone / relief_.land, 480, 300,
            750);
        add("runoff", "runoff from land", "mm/yr", (fallen - gone) / relief_.land, 270, 130, 450);
        if (!(relief_.sea > 0)) return;
        std::vector<std::uint8_t> land(runoff.size());
        for (std::size_t i = 0; i < land.size(); ++i) land[i] = maps_.is_land(i);
        const WorldRivers rivers =
            route_runoff(*maps_.find(field::height), maps_.grid, land, runoff);
        const bool like_earth = std::abs(relief_.area() / earth_area_m2 - 1) < 0.2;
        add("discharge", "rivers to the sea", "km3/yr", rivers.to_sea_m3_per_yr * 1e-9, 37000,
            like_earth ? 20000 : nothing, like_earth ? 60000 : nothing);
        add("largest_river", "largest river", "km3/yr", rivers.largest_m3_per_yr * 1e-9, 6600,
            like_earth ? 800 : nothing, like_earth ? 15000 : nothing);
        add("runoff_closed", "runoff that reaches a sea", "%",
            fallen > gone ? 100 * rivers.to_sea_m3_per_yr / ((fallen - gone) * 1e-3) : nothing,
            nothing, 99.9, 100.1);
    }

    WorldReport report;

private:
    void add(std::string name, std::string title, std::string unit, double value, double earth,
             double low, double high) {
        if (!std::isfinite(value)) return;
        report.figures.push_back(
            {std::move(name), std::move(title), std::move(unit), value, earth, low, high});
    }
    // visit(index, area, is land)
    template <class Visit>
    void each(Visit&& visit) const {
        const Raster& height = *maps_.find(field::height);
        for (std::size_t i = 0; i < height.samples.size(); ++i)
            visit(i, areas_[i / static_cast<std::size_t>(height.columns)], maps_.is_land(i));
    }
    double mean_of(std::string_view name, bool land_only) const {
        const Raster* map = maps_.find(name);
        double sum = 0, weight = 0;
        if (map != nullptr)
            each([&](std::size_t i, double area, bool land) {
                const double value = static_cast<double>(map->samples[i]);
                if ((land_only && !land) || !std::isfinite(value)) return;
                sum += value * area, weight += area;
            });
        return weight > 0 ? sum / weight : nothing;
    }
    double share_right(double from, double to) const {
        double judged = 0, right = 0;
        for (const WindBand& band : report.winds) {
            const double middle = std::abs((band.south_deg + band.north_deg) / 2);
            if (band.earth_sign == 0 || middle < from || middle > to ||
                !std::isfinite(band.wind_m_s))
                continue;
            judged += 1, right += band.right() ? 1 : 0;
        }
        return judged > 0 ? 100 * right / judged : nothing;
    }

    const WorldMaps& maps_;
    std::vector<double> areas_;
    Relief relief_;
};

}  // namespace

const std::vector<std::string>& world_report_fields() {
    static const std::vector<std::string> names = {
        "height", "temperature", "precipitation", "wind_x", "wind_y", "zone", "ice", "water"};
    return names;
}

std::string_view word(WorldVerdict verdict) {
    constexpr std::string_view words[] = {"in", "out", "told"};
    return words[static_cast<std::size_t>(verdict)];
}

WorldVerdict WorldFigure::verdict() const {
    if (std::isnan(low) && std::isnan(high)) return WorldVerdict::told;
    const bool out = (!std::isnan(low) && value < low) || (!std::isnan(high) && value > high);
    return out ? WorldVerdict::outside : WorldVerdict::inside;
}

const WorldFigure* WorldReport::find(std::string_view name) const {
    const auto found = std::ranges::find(figures, name, &WorldFigure::name);
    return found == figures.end() ? nullptr : &*found;
}

int WorldReport::count(WorldVerdict verdict) const {
    return static_cast<int>(std::ranges::count_if(
        figures, [&](const WorldFigure& figure) { return figure.verdict() == verdict; }));
}

WorldReport measure_world(const WorldMaps& maps) {
    check_maps(maps);
    Measuring measuring(maps);
    measuring.heights();
    measuring.belts();
    measuring.classes();
    measuring.ice();
    measuring.snow_line();
    measuring.energy();
    measuring.water();
    measuring.lakes();
    return std::move(measuring.report);
}

}  // namespace cuesta
