// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/life/vegetation.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <vector>

#include "cuesta/base/parallel.h"
#include "cuesta/flow/hydraulic_geometry.h"
#include "cuesta/flow/spread.h"
#include "cuesta/grid/stencil.h"
#include "cuesta/operator/describe.h"
#include "cuesta/process/life/plant_equations.h"
#include "cuesta/process/life/plant_reach.h"
#include "cuesta/process/life/river_banks.h"
#include "cuesta/simd/clones.h"

namespace cuesta {
namespace {

using plants::within;

constexpr std::size_t kinds = 5;
constexpr std::array<std::string_view, kinds> kind_fields{
    field::trees_conifer, field::trees_broadleaf, field::trees_riverside, field::shrub,
    field::grass};
// Growth and dying back, 1/yr; years that biomass stays; what a fire leaves.
constexpr std::array<float, kinds> growth_rate{0.08f, 0.08f, 0.15f, 0.25f, 1.2f};
constexpr std::array<float, kinds> residence_yr{20, 20, 16, 8, 1};
constexpr std::array<float, kinds> left_by_fire{0.1f, 0.15f, 0.5f, 0.1f, 0.3f};
constexpr float seedlings = 0.02f;  // of the capacity, where seeds arrive
constexpr float fruitful = 0.1f;    // of the capacity, from where plants give seeds
constexpr float most_cover = 1 - 0x1p-20f;
constexpr float unreached = -1;

// What a row of places is read from, and what it becomes.
struct HabitatRow {
    const float *mean, *season, *length, *bio, *rain, *east, *south, *gathers, *soil, *above, *away,
        *land, *shallow;
    std::array<float*, kinds> most;
    float *dryness, *vigour;
};
CUESTA_SIMD_CLONES(void, habitat_row,
                   (const plants::PlantRule& rule, const plants::Sun& sun, std::int64_t count,
                    const HabitatRow& row),
                   (rule, sun, count, row)) {
    for (std::int64_t x = 0; x < count; ++x) {
        plants::Place p;
        p.mean_c = row.mean[x], p.season_c = row.season[x], p.season_length = row.length[x];
        p.biotemperature_c = row.bio[x], p.rain_mm = row.rain[x];
        p.slope = std::sqrt(row.east[x] * row.east[x] + row.south[x] * row.south[x]);
        p.light = plants::light_on_slope(sun, row.east[x], row.south[x]);
        p.gathers = row.gathers[x], p.soil_m = row.soil[x];
        p.above_river_m = row.above[x], p.from_river_m = row.away[x];
        p.land = row.land[x], p.shallow = row.shallow[x];
        const plants::Habitat h = plants::habitat_of(rule, p);
        row.most[0][x] = h.conifer, row.most[1][x] = h.broadleaf, row.most[2][x] = h.riverside;
        row.most[3][x] = h.shrub * p.land, row.most[4][x] = h.grass * p.land;
        row.dryness[x] = 1 - plants::rise(0.5f, 1.6f, h.moisture);
        row.vigour[x] = h.production;
    }
}

// Plants of one step on one block.
class Growth {
public:
    Growth(const Vegetation& op, Terrain& terrain, const StepContext& step)
        : op_(op), terrain_(terrain), step_(step), n_(step.block.columns), rows_(step.block.rows) {
        for (std::size_t k = 0; k < kinds; ++k) {
            cover_[k] = &terrain.make(kind_fields[k]);
            most_[k] = &step.scratch.field(k);
        }
        total_ = &terrain.make(field::plant_cover);
        biomass_ = &terrain.make(field::biomass);
        dryness_ = &step.scratch.field(kinds);
        vigour_ = &step.scratch.field(kinds + 1);
        reach_ = &step.scratch.field(kinds + 2);
    }

    StepReport run() {
        find_habitat();
        if (op_.start == Vegetation::Start::grown && !step_.comm.any(has_plants())) {
            each_cell([&](std::int64_t x, std::int64_t y) { settle(x, y, true); });
            return report_;
        }
        if (op_.fire > 0) burn();
        for (std::size_t k = 0; k < kinds; ++k) seed(k);
        each_cell([&](std::int64_t x, std::int64_t y) { settle(x, y, false); });
        return report_;
    }

private:
    template <class Cell>
    void each_cell(Cell&& cell) {
        parallel_for(0, rows_, rows_per_piece(n_, 8192), [&](std::int64_t lo, std::int64_t hi) {
            for (std::int64_t y = lo; y < hi; ++y)
                for (std::int64_t x = 0; x < n_; ++x) cell(x, y);
        });
    }
    bool has_plants() const {
        for (const Field* one : cover_)
            for (std::int64_t y = 0; y < rows_; ++y)
                if (std::any_of(one->row(y), one->row(y) + n_, [](float c) { return c > 0; }))
                    return true;
        return false;
    }
    std::array<std::uint32_t, 4> chance(std::int64_t x, std::int64_t y) const {
        return random_words(step_.random, step_.block.x0 + x, step_.block.y0 + y,
                            static_cast<std::uint32_t>(step_.step));
    }
    // That something of so many in a km2 and year happens in a cell in this step.
    float likely(double per_km2_yr) const {
        const double times = per_km2_yr * 1e-6 * step_.grid.cell_area_m2() * op_.time_step;
        return static_cast<float>(1 - elementary::exp(-std::min(times, 100.0)));
    }

    // Capacities of every cell.
    void find_habitat() {
        const Terrain& land = terrain_;
        LayerStack& ground = terrain_.ground();
        RiverBanks& banks = step_.scratch.object<RiverBanks>();
        flow::Land rule;
        rule.sea_level = flow::sea_in_units(op_.sea_level, ground.unit_m());
        banks.find(ground.surface(), ground.unit_m(), op_.river_area, rule, step_);
        step_.comm.exchange(ground.surface(), Outside::repeat);
        Weather weather{land.find(field::temperature), land.find(field::precipitation), {}};
        for (std::size_t m = 0; m < 12; ++m)
            weather.months[m] = land.find(fmt::format("{}_{:02}", field::temperature, m + 1));
        if (op_.climate == Vegetation::Climate::constant) weather = {};
        const std::int64_t missing = ordered_reduce(
            0, rows_, rows_per_piece(n_, 8192), std::int64_t{0},
            [&](std::int64_t lo, std::int64_t hi) {
                std::int64_t count = 0;
                Rows rows(n_);
                for (std::int64_t y = lo; y < hi; ++y) count += habitat(y, weather, banks, rows);
                return count;
            },
            [](std::int64_t all, std::int64_t part) { return all + part; });
        report_.count("without_climate", missing);
    }

    struct Weather {
        const Field *mean = nullptr, *rain = nullptr;
        std::array<const Field*, 12> months{};
    };
    struct Rows {
        explicit Rows(std::int64_t n) {
            for (auto& one : of) one.resize(static_cast<std::size_t>(n));
        }
        std::array<std::vector<float>, 13> of;
    };

    // Warmth of a place; false where there is none.
    bool read_climate(const Weather& weather, std::int64_t x, std::int64_t y, float height_m,
                      plants::Place& p) const {
        const auto season = static_cast<float>(op_.season);
        p.mean_c = weather.mean != nullptr
                       ? weather.mean->at(x, y)
                       : static_cast<float>(op_.temperature - op_.lapse_rate * 1e-3 * height_m);
        p.rain_mm = weather.rain != nullptr ? weather.rain->at(x, y)
                                            : static_cast<float>(op_.precipitation);
        const bool known = p.mean_c > -1000 && p.mean_c < 1000 && p.rain_mm >= 0;
        if (!known) p.mean_c = -100, p.rain_mm = 0;
        p.mean_c = within(-100.0f, p.mean_c, 80.0f);
        p.rain_mm = within(0.0f, p.rain_mm, 20000.0f);
        if (std::find(weather.months.begin(), weather.months.end(), nullptr) ==
            weather.months.end()) {
            // A month counts by the part of it that a line through the threshold leaves.
            float sum = 0, time = 0, bio = 0, warmest = -100, year = 0;
            for (const Field* month : weather.months) {
                const float t = within(-100.0f, month->at(x, y), 80.0f);
                const float share = within(0.0f, 0.5f + (t - plants::season_begins_c) * 0.5f, 1.0f);
                sum += share * t, time += share, year += t;
                bio += within(0.0f, t, 30.0f);
                warmest = t > warmest ? t : warmest;
            }
            p.season_c = time > 0 ? sum / time : warmest;
            p.season_length = time / 12, p.biotemperature_c = bio / 12;
            if (weather.mean == nullptr) p.mean_c = year / 12;
            return known;
        }
        const plants::Season s = plants::season_above(plants::season_begins_c, p.mean_c, season);
        p.season_c = s.warmth_c, p.season_length = s.length;
        p.biotemperature_c = plants::biotemperature(p.mean_c, season);
        return known;
    }

    // Metres of loose layers on top; those of a loose bed are deep enough.
    float loose_m(const LayerStack& ground, std::int64_t x, std::int64_t y) const {
        const MaterialTable& materials = terrain_.materials();
        if (!ground.layered()) return materials[ground.bed_material()].loose ? 10.0f : 0.0f;
        std::int64_t units = 0;
        for (int i = ground.layers(x, y) - 1; i >= 0; --i) {
            if (!materials[ground.material(x, y, i)].loose) break;
            if (i == 0) return 10.0f;
            units += ground.thickness(x, y, i);
        }
        return static_cast<float>(std::min(static_cast<double>(units) * ground.unit_m(), 10.0));
    }

    std::int64_t habitat(std::int64_t y, const Weather& weather, const RiverBanks& banks,
                         Rows& rows) {
        const Terrain& terrain = terrain_;
        const LayerStack& ground = terrain.ground();
        const double unit_m = ground.unit_m(), spacing_m = step_.grid.spacing_m;
        const Field *water = terrain.find(field::water), *ice = terrain.find(field::ice),
                    *table = terrain.find(field::water_table);
        const Borders borders = borders_of(step_.grid, step_.block);
        const auto samples = [&](std::int64_t i, std::int64_t j) {
            return static_cast<double>(ground.surface().at(i, j)) * unit_m;
        };
        const auto sea = flow::sea_in_units(op_.sea_level, unit_m);
        // m3/s of a cell's runoff, a third of the rain.
        const double runoff = op_.precipitation * 1e-3 / 3 * step_.grid.cell_area_m2() / 31557600;
        std::int64_t missing = 0;
        for (std::int64_t x = 0; x < n_; ++x) {
            const auto at = static_cast<std::size_t>(x);
            const std::int32_t units = ground.surface().at(x, y);
            const auto height_m = static_cast<float>(units * unit_m);
            plants::Place p;
            missing += read_climate(weather, x, y, height_m, p) ? 0 : 1;
            const Reach reach = reach_at(x, y, n_, rows_, borders);
            const Gradient g = gradient_at(samples, x, y, spacing_m, reach);
            const double steep = g.steepness();
            const flow::Cell cell = banks.cell(x, y);
            const double area = static_cast<double>(banks.area[cell]) /
                                static_cast<double>(flow::spread_cell) * spacing_m;
            const double index =
                elementary::log2(std::max(area, 1e-3) / std::max(steep, 0.002)) * 0.69314718;
            float dry = 1;  // share of the cell that is no channel
            if (banks.away_m[cell] == 0) {
                const double q = runoff * static_cast<double>(banks.drainage.cells_above(cell));
                dry = static_cast<float>(1 - std::min(0.9, 2 * flow::river_width_m(q) / spacing_m));
            }
            if (sea && units <= *sea) dry = 0;
            if (water != nullptr) dry *= 1 - plants::rise(0.05f, 0.4f, water->at(x, y));
            if (ice != nullptr) dry *= 1 - plants::rise(0.05f, 1.0f, ice->at(x, y));
            rows.of[0][at] = p.mean_c, rows.of[1][at] = p.season_c;
            rows.of[2][at] = p.season_length, rows.of[3][at] = p.biotemperature_c;
            rows.of[4][at] = p.rain_mm;
            rows.of[5][at] = within(-10, static_cast<float>(g.east), 10);
            rows.of[6][at] = within(-10, static_cast<float>(g.south), 10);
            rows.of[7][at] = within(-0.5f, static_cast<float>((index - 7) / 5), 1.5f);
            rows.of[8][at] =
                loose_m(ground, x, y) + static_cast<float>(op_.soil * std::max(0.0, 1 - steep));
            rows.of[9][at] = within(0, height_m - banks.river_m[cell], RiverBanks::far_m);
            rows.of[10][at] = banks.away_m[cell];
            rows.of[11][at] = dry;
            // Roots reach two metres down.
            rows.of[12][at] =
                table == nullptr
                    ? 0.0f
                    : 1.2f * (1 - plants::rise(0.5f, 3.0f, height_m - table->at(x, y)));
        }
        const auto row = [&](std::size_t i) { return rows.of[i].data(); };
        HabitatRow work{row(0), row(1), row(2),  row(3),  row(4),  row(5), row(6), row(7),
                        row(8), row(9), row(10), row(11), row(12), {},     {},     {}};
        for (std::size_t k = 0; k < kinds; ++k) work.most[k] = most_[k]->row(y);
        work.dryness = dryness_->row(y), work.vigour = vigour_->row(y);
        const plants::PlantRule rule{static_cast<float>(op_.tree_line),
                                     static_cast<float>(op_.water_effect)};
        habitat_row(rule, plants::mean_sun(step_.grid.latitude_deg(step_.block.y0 + y)), n_, work);
        return missing;
    }

    // Trees first; what they leave limits shrubs, and what those leave grass.
    float room(std::size_t kind, const std::array<float, kinds>& cover) const {
        if (kind < 3) return 1;
        const float trees = cover[0] + cover[1] + cover[2];
        const float left = kind == 3 ? most_cover - trees : most_cover - trees - cover[3];
        return left > 0 ? left : 0.0f;
    }

    // Growth of a cell, or the end of all growth.
    void settle(std::int64_t x, std::int64_t y, bool at_once) {
        const auto years = static_cast<float>(op_.time_step);
        const float vigour = vigour_->at(x, y);
        const float pace =
            static_cast<float>(op_.growth) * (vigour < 2 ? vigour : 2.0f);  // 1 at 1 kg/m2/yr
        std::array<float, kinds> now{};
        float most_biomass = 0, sum = 0;
        for (std::size_t k = 0; k < kinds; ++k) {
            const float most = most_[k]->at(x, y) * room(k, now);
            const float had = within(0.0f, cover_[k]->at(x, y), 1.0f);
            now[k] = at_once ? most : plants::grown(had, most, growth_rate[k] * pace, years);
            // What thins out slowly gives way to nobody, but all have room together.
            if (sum + now[k] > most_cover) now[k] = most_cover - sum;
            sum += now[k];
            cover_[k]->at(x, y) = now[k];
            most_biomass += now[k] * vigour * residence_yr[k];
        }
        total_->at(x, y) = sum;
        float mass = within(0.0f, biomass_->at(x, y), 1000.0f);
        mass = std::max(mass, 0.01f * most_biomass);
        biomass_->at(x, y) =
            at_once ? most_biomass : plants::grown(mass, most_biomass, 0.06f * pace, years);
    }

    // Seedlings where seeds of a kind arrive and it has room; only if some place lacks them.
    void seed(std::size_t k) {
        Field &cover = *cover_[k], &reach = *reach_;
        const Field& most = *most_[k];
        const auto wants = [&](std::int64_t x, std::int64_t y) {
            return most.at(x, y) > 0.02f && cover.at(x, y) < seedlings * most.at(x, y);
        };
        const bool lacks = ordered_reduce(
                               0, rows_, rows_per_piece(n_), 0,
                               [&](std::int64_t lo, std::int64_t hi) {
                                   for (std::int64_t y = lo; y < hi; ++y)
                                       for (std::int64_t x = 0; x < n_; ++x)
                                           if (wants(x, y)) return 1;
                                   return 0;
                               },
                               [](int all, int part) { return all | part; }) > 0;
        if (!step_.comm.any(lacks)) return;
        const auto range = static_cast<float>(std::min(op_.spread * op_.time_step, 1e9));
        const float colonist = likely(op_.colonists);
        each_cell([&](std::int64_t x, std::int64_t y) {
            const bool gives = cover.at(x, y) > fruitful * std::max(most.at(x, y), 0.1f);
            // Each kind has a chance of its own.
            const std::uint32_t word = chance(x, y)[3] * (2 * static_cast<std::uint32_t>(k) + 1);
            const bool comes = uniform_float(word * 0x9e3779b9u) < colonist;
            reach.at(x, y) = gives ? range : comes ? 0.0f : unreached;
        });
        if (range > 0) spread_reach(reach, step_.grid, step_.block, step_.comm);
        each_cell([&](std::int64_t x, std::int64_t y) {
            if (wants(x, y) && reach.at(x, y) >= 0) cover.at(x, y) = seedlings * most.at(x, y);
        });
    }

    void burn() {
        const Field* wind[2] = {std::as_const(terrain_).find(field::wind_x),
                                std::as_const(terrain_).find(field::wind_y)};
        const LayerStack& ground = std::as_const(terrain_).ground();
        const auto rise_per_unit = static_cast<float>(ground.unit_m() / step_.grid.spacing_m);
        Field& reach = *reach_;
        Field& burns = step_.scratch.object<FireSpeed>().field;
        if (burns.shape() != reach.shape()) burns = Field(reach.shape());
        const float begins = likely(op_.fire);
        each_cell([&](std::int64_t x, std::int64_t y) {
            // How well a place burns, 0 to 1.
            const float fuel = plants::rise(0.1f, 0.7f, total_->at(x, y));
            burns.at(x, y) = fuel * (0.25f + 0.75f * dryness_->at(x, y));
            const auto words = chance(x, y);
            const bool lit = uniform_float(words[0]) < begins * burns.at(x, y);
            const auto drawn = uniform_double(words[1], words[2]);
            reach.at(x, y) =
                lit ? static_cast<float>(-op_.fire_size * elementary::log(std::max(drawn, 1e-12)))
                    : unreached;
        });
        spread_reach(reach, step_.grid, step_.block, step_.comm,
                     [&](std::int64_t x, std::int64_t y, int dx, int dy) {
                         const float here = burns.at(x, y);
                         if (!(here > 0.05f)) return 1e6f;
                         // Uphill and with the wind it runs, the other way it creeps.
                         float up = static_cast<float>(ground.surface().at(x, y) -
                                                       ground.surface().at(x - dx, y - dy)) *
                                    rise_per_unit;
                         up = within(-1.0f, up, 1.0f);
                         float blows = 0;
                         if (wind[0] != nullptr && wind[1] != nullptr)
                             blows = within(-1.0f,
                                            0.1f * (wind[0]->at(x, y) * static_cast<float>(dx) +
                                                    wind[1]->at(x, y) * static_cast<float>(dy)),
                                            1.0f);
                         const float speed = here * elementary::exp(1.5f * up + 1.2f * blows);
                         return 1 / speed;
                     });
        std::vector<std::int64_t> burnt{0};
        for (std::int64_t y = 0; y < rows_; ++y)
            for (std::int64_t x = 0; x < n_; ++x)
                burnt[0] += reach.at(x, y) >= 0 && burns.at(x, y) > 0.05f ? 1 : 0;
        report_.count("burnt_cells", burnt[0]);
        each_cell([&](std::int64_t x, std::int64_t y) {
            if (!(reach.at(x, y) >= 0) || !(burns.at(x, y) > 0.05f)) return;
            for (std::size_t k = 0; k < kinds; ++k) cover_[k]->at(x, y) *= left_by_fire[k];
            biomass_->at(x, y) *= 0.2f;
        });
    }
    struct FireSpeed {
        Field field;
    };

    const Vegetation& op_;
    Terrain& terrain_;
    const StepContext& step_;
    const std::int64_t n_, rows_;
    std::array<Field*, kinds> cover_{}, most_{};
    Field *total_ = nullptr, *biomass_ = nullptr;
    Field *dryness_ = nullptr, *vigour_ = nullptr, *reach_ = nullptr;
    StepReport report_;
};

}  // namespace

StepReport Vegetation::apply(Terrain& terrain, const StepContext& step) const {
    return Growth(*this, terrain, step).run();
}

template OperatorRow describe<Vegetation>();

}  // namespace cuesta
