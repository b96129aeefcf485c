// SPDX-License-Identifier: Apache-2.0
#include "cuesta/world/climate_detail.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstring>

#include "cuesta/base/parallel.h"

namespace cuesta {
namespace {

constexpr double slope_m_s = 0.08;    // of lifted air that makes half of the pattern
constexpr double slope_share = 0.7;   // most that slopes add or take
constexpr double height_share = 0.3;  // most that height adds or takes
constexpr double height_m = 1000;
constexpr double parts = 0x1p20;  // of the pattern's mean

// Between which coarse cells a sample lies.
struct Between {
    std::int64_t low, high;
    float part;  // of `high`
};
std::vector<Between> places(std::int64_t begin, std::int64_t count, std::int64_t samples,
                            std::int64_t cells, bool wraps) {
    std::vector<Between> list;
    list.reserve(static_cast<std::size_t>(count));
    for (std::int64_t i = begin; i < begin + count; ++i) {
        const double at = (static_cast<double>(i) + 0.5) * static_cast<double>(cells) /
                              static_cast<double>(samples) -
                          0.5;
        const double floor = std::floor(at);
        const auto low = static_cast<std::int64_t>(floor);
        const auto inside = [&](std::int64_t c) {
            return wraps ? (c + cells) % cells : std::clamp<std::int64_t>(c, 0, cells - 1);
        };
        list.push_back({inside(low), inside(low + 1), static_cast<float>(at - floor)});
    }
    return list;
}

// A row of the coarse map at the height of a fine one.
void mix_rows(const float* plane, std::int64_t columns, Between y, float* out) {
    const float* north = plane + y.low * columns;
    const float* south = plane + y.high * columns;
    for (std::int64_t x = 0; x < columns; ++x) out[x] = north[x] + y.part * (south[x] - north[x]);
}

float between(const float* row, Between x) {
    return row[x.low] + x.part * (row[x.high] - row[x.low]);
}

// Where the ground differs from the coarse one: its slopes and its height.
struct Relief {
    float east, south, higher;
};

class Detail {
public:
    Detail(Terrain& terrain, const Field& height, const ClimateGrid& coarse,
           const ClimateLand& land, CoarseClimate& climate, const DetailRule& rule)
        : terrain_(terrain),
          height_(height),
          coarse_(coarse),
          climate_(climate),
          rule_(rule),
          grid_(terrain.grid()),
          block_(terrain.block()),
          across_(places(block_.x0, block_.columns, grid_.columns, coarse.columns, coarse.wraps_x)),
          down_(places(block_.y0, block_.rows, grid_.rows, coarse.rows, coarse.wraps_y)),
          ground_(land.height_m.begin(), land.height_m.end()) {}

    // Divides the coarse rain by the mean of the pattern over each cell.
    void prepare(Communicator& comm) {
        const auto cells = static_cast<std::size_t>(coarse_.cells());
        std::vector<std::int64_t> sums((months + 1) * cells, 0);
        // Pieces are coarse rows, so that each cell is summed by one thread.
        std::vector<std::int64_t> first(static_cast<std::size_t>(coarse_.rows) + 1, block_.rows);
        for (std::int64_t y = block_.rows; y-- > 0;)
            first[static_cast<std::size_t>(coarse_cell(block_.y0 + y, grid_.rows, coarse_.rows))] =
                y;
        for (std::size_t row = first.size() - 1; row-- > 0;)
            first[row] = std::min(first[row], first[row + 1]);
        parallel_for(0, coarse_.rows, 4, [&](std::int64_t lo, std::int64_t hi) {
            Rows rows(coarse_.columns);
            std::vector<float> pattern(static_cast<std::size_t>(block_.columns) * months);
            for (std::int64_t to_y = lo; to_y < hi; ++to_y)
                for (std::int64_t y = first[static_cast<std::size_t>(to_y)];
                     y < first[static_cast<std::size_t>(to_y) + 1]; ++y) {
                    pattern_row(y, rows, pattern.data());
                    for (std::int64_t x = 0; x < block_.columns; ++x) {
                        const std::size_t to = coarse_.at(
                            coarse_cell(block_.x0 + x, grid_.columns, coarse_.columns), to_y);
                        ++sums[months * cells + to];
                        for (std::size_t m = 0; m < months; ++m)
                            sums[m * cells + to] += std::llround(
                                parts * static_cast<double>(
                                            pattern[static_cast<std::size_t>(x) * months + m]));
                    }
                }
        });
        comm.sum(sums);
        for (std::size_t m = 0; m < months; ++m)
            for (std::size_t i = 0; i < cells; ++i) {
                const auto samples = static_cast<double>(sums[months * cells + i]);
                if (samples > 0)
                    climate_.rain[m * cells + i] =
                        static_cast<float>(climate_.rain[m * cells + i] * samples * parts /
                                           static_cast<double>(sums[m * cells + i]));
            }
    }

    void write() {
        Field* out[] = {&terrain_.make(field::temperature), &terrain_.make(field::precipitation),
                        &terrain_.make(field::humidity),    &terrain_.make(field::wind_x),
                        &terrain_.make(field::wind_y),      &terrain_.make(field::snowfall),
                        &terrain_.make(field::runoff_mm)};
        std::vector<Field*> warm, wet;
        for (int m = 1; m <= months && rule_.monthly; ++m) {
            warm.push_back(&terrain_.make(field::of_month(field::month_temperature, m)));
            wet.push_back(&terrain_.make(field::of_month(field::month_precipitation, m)));
        }
        Field* fed[] = {nullptr, nullptr, nullptr};
        if (rule_.for_rivers)
            fed[0] = &terrain_.make(field::rain), fed[1] = &terrain_.make(field::runoff),
            fed[2] = &terrain_.make(field::lake_evaporation);
        const auto cells = static_cast<std::size_t>(coarse_.cells());
        parallel_for(
            0, block_.rows, rows_per_piece(block_.columns), [&](std::int64_t lo, std::int64_t hi) {
                Rows rows(coarse_.columns);
                std::vector<float> pattern(static_cast<std::size_t>(block_.columns) * months);
                for (std::int64_t y = lo; y < hi; ++y) {
                    pattern_row(y, rows, pattern.data());
                    const Between at = down_[static_cast<std::size_t>(y)];
                    for (std::size_t m = 0; m < months; ++m) {
                        mix_rows(climate_.temperature.data() + m * cells, coarse_.columns, at,
                                 rows.of(2, m));
                        mix_rows(climate_.rain.data() + m * cells, coarse_.columns, at,
                                 rows.of(3, m));
                    }
                    mix_rows(climate_.humidity.data(), coarse_.columns, at, rows.humidity.data());
                    mix_rows(climate_.open_water.data(), coarse_.columns, at,
                             rows.open_water.data());
                    for (std::int64_t x = 0; x < block_.columns; ++x) {
                        const Between to = across_[static_cast<std::size_t>(x)];
                        const auto lower =
                            static_cast<float>(rule_.lapse_c_per_km / 1000 *
                                               std::max(0.0, static_cast<double>(height_.at(x, y)) -
                                                                 rule_.sea_level_m));
                        float t_sum = 0, p_sum = 0, u_sum = 0, v_sum = 0, snow = 0;
                        for (std::size_t m = 0; m < months; ++m) {
                            const float t = between(rows.of(2, m), to) - lower;
                            const float p = between(rows.of(3, m), to) *
                                            pattern[static_cast<std::size_t>(x) * months + m];
                            t_sum += t, p_sum += p;
                            u_sum += between(rows.of(0, m), to),
                                v_sum += between(rows.of(1, m), to);
                            snow += p * static_cast<float>(snow_share(t));
                            if (rule_.monthly) warm[m]->at(x, y) = t, wet[m]->at(x, y) = p;
                        }
                        const float t = t_sum / months;
                        out[0]->at(x, y) = t, out[1]->at(x, y) = p_sum;
                        out[2]->at(x, y) = between(rows.humidity.data(), to);
                        out[3]->at(x, y) = u_sum / months, out[4]->at(x, y) = v_sum / months;
                        out[5]->at(x, y) = snow;
                        const bool land = static_cast<double>(height_.at(x, y)) > rule_.sea_level_m;
                        const float runs = land ? static_cast<float>(yearly_runoff(p_sum, t)) : 0;
                        out[6]->at(x, y) = runs;
                        if (!rule_.for_rivers) continue;
                        fed[0]->at(x, y) = p_sum / 1000, fed[1]->at(x, y) = runs / 1000;
                        fed[2]->at(x, y) = between(rows.open_water.data(), to) / 1000;
                    }
                }
            });
    }

private:
    struct Rows {
        explicit Rows(std::int64_t n)
            : columns(n),
              planes(static_cast<std::size_t>(n * 4 * months)),
              ground(static_cast<std::size_t>(n)),
              east(ground.size()),
              south(ground.size()),
              humidity(ground.size()),
              open_water(ground.size()) {}
        float* of(std::int64_t what, std::size_t m) {
            return planes.data() + (what * months + static_cast<std::int64_t>(m)) * columns;
        }
        std::int64_t columns;
        std::vector<float> planes, ground, east, south, humidity, open_water;
    };

    // The pattern of each month for the samples of a row; leaves the wind's rows behind.
    void pattern_row(std::int64_t y, Rows& rows, float* pattern) const {
        const Between at = down_[static_cast<std::size_t>(y)];
        const auto cells = static_cast<std::size_t>(coarse_.cells());
        const std::int64_t n = coarse_.columns;
        for (std::size_t m = 0; m < months; ++m) {
            mix_rows(climate_.east.data() + m * cells, n, at, rows.of(0, m));
            mix_rows(climate_.south.data() + m * cells, n, at, rows.of(1, m));
        }
        mix_rows(ground_.data(), n, at, rows.ground.data());
        // Distances on the ground: a row near the pole is short.
        const auto coarse_row =
            static_cast<std::size_t>(coarse_cell(block_.y0 + y, grid_.rows, coarse_.rows));
        const auto ratio = static_cast<double>(n) / static_cast<double>(grid_.columns);
        const auto dx =
            static_cast<float>(std::max(coarse_.dx_m[coarse_row] * ratio, 0.02 * grid_.spacing_m));
        const auto dy = static_cast<float>(coarse_.dy_m * static_cast<double>(coarse_.rows) /
                                           static_cast<double>(grid_.rows));
        const auto wide = static_cast<float>(coarse_.dx_m[coarse_row]);
        const auto high = static_cast<float>(coarse_.dy_m);
        const float* north = ground_.data() + at.low * n;
        const float* south = ground_.data() + at.high * n;
        for (std::int64_t x = 0; x < n; ++x) {
            const std::int64_t w =
                coarse_.wraps_x ? (x + n - 1) % n : std::max<std::int64_t>(x - 1, 0);
            const std::int64_t e = coarse_.wraps_x ? (x + 1) % n : std::min(x + 1, n - 1);
            rows.east[static_cast<std::size_t>(x)] = (rows.ground[static_cast<std::size_t>(e)] -
                                                      rows.ground[static_cast<std::size_t>(w)]) /
                                                     (2 * wide);
            rows.south[static_cast<std::size_t>(x)] = (south[x] - north[x]) / high;
        }
        const auto sea = static_cast<float>(rule_.sea_level_m);
        const auto above = [&](std::int64_t x, std::int64_t row) {
            return std::max(0.0f, height_.at(x, row) - sea);
        };
        const auto share = static_cast<float>(slope_share * rule_.pattern);
        const auto lift = static_cast<float>(height_share * rule_.pattern);
        for (std::int64_t x = 0; x < block_.columns; ++x) {
            const Between to = across_[static_cast<std::size_t>(x)];
            const float east =
                (above(x + 1, y) - above(x - 1, y)) / (2 * dx) - between(rows.east.data(), to);
            const float down =
                (above(x, y + 1) - above(x, y - 1)) / (2 * dy) - between(rows.south.data(), to);
            const float higher =
                (above(x, y) - between(rows.ground.data(), to)) / static_cast<float>(height_m);
            const float by_height = 1 + lift * higher / (1 + std::abs(higher));
            for (std::size_t m = 0; m < months; ++m) {
                const float rise =
                    (between(rows.of(0, m), to) * east + between(rows.of(1, m), to) * down) /
                    static_cast<float>(slope_m_s);
                pattern[static_cast<std::size_t>(x) * months + m] =
                    by_height * (1 + share * rise / (1 + std::abs(rise)));
            }
        }
    }

    Terrain& terrain_;
    const Field& height_;
    const ClimateGrid& coarse_;
    CoarseClimate& climate_;
    const DetailRule& rule_;
    const Grid& grid_;
    const Block& block_;
    std::vector<Between> across_, down_;
    std::vector<float> ground_;
};

void append(std::vector<float>& to, const ClimateYear& year) {
    for (const ClimatePlane& month : year)
        for (const double value : month) to.push_back(static_cast<float>(value));
}

}  // namespace

double snow_share(double temperature_c) {
    const double t = std::clamp((4 - temperature_c) / 6, 0.0, 1.0);
    return t * t * (3 - 2 * t);
}

double yearly_runoff(double rain_mm, double temperature_c) {
    const double t = std::clamp(temperature_c, 0.0, 40.0);
    const double most = 300 + 25 * t + 0.05 * t * t * t;
    const double p = std::max(0.0, rain_mm) / most;
    return std::max(0.0, rain_mm) * (1 - 1 / std::sqrt(std::max(1.0, 0.9 + p * p)));
}

CoarseClimate packed(const ClimateResult& result) {
    CoarseClimate climate;
    append(climate.temperature, result.temperature);
    append(climate.east, result.wind.east);
    append(climate.south, result.wind.south);
    for (const ClimatePlane& month : result.water.rain)
        for (const double value : month)
            climate.rain.push_back(static_cast<float>(std::max(0.0, value)));
    climate.humidity.assign(result.temperature[0].size(), 0);
    climate.open_water.assign(result.temperature[0].size(), 0);
    for (const ClimatePlane& month : result.water.open_water)
        for (std::size_t i = 0; i < month.size(); ++i)
            climate.open_water[i] += static_cast<float>(month[i]);
    for (const ClimatePlane& month : result.water.humidity)
        for (std::size_t i = 0; i < month.size(); ++i)
            climate.humidity[i] += static_cast<float>(month[i] / months);
    return climate;
}

CoarseClimate shared_climate(Communicator& comm, const ClimateRule& rule, ClimateSpin spin,
                             const ClimateGrid& grid, const ClimateLand& land) {
    CoarseClimate climate;
    if (comm.rank() == 0) climate = packed(solve_climate(rule, grid, land, spin));
    if (comm.size() == 1) return climate;
    const auto cells = static_cast<std::size_t>(grid.cells());
    for (std::vector<float>* part : {&climate.temperature, &climate.rain, &climate.east,
                                     &climate.south, &climate.humidity, &climate.open_water}) {
        const auto all = comm.gather(std::as_bytes(std::span<const float>(*part)));
        const bool yearly = part == &climate.humidity || part == &climate.open_water;
        part->resize(yearly ? cells : months * cells);
        std::memcpy(part->data(), all[0].data(), part->size() * sizeof(float));
    }
    return climate;
}

void write_climate(Terrain& terrain, const Field& height, const ClimateGrid& coarse,
                   const ClimateLand& land, CoarseClimate climate, const DetailRule& rule,
                   Communicator& comm) {
    Detail detail(terrain, height, coarse, land, climate, rule);
    detail.prepare(comm);
    detail.write();
}

}  // namespace cuesta
