// SPDX-License-Identifier: Apache-2.0
// The climate against what is known of the Earth's; claims and tolerances are in README.md.
#include "cuesta/world/climate.h"

#include <gtest/gtest.h>

#include <cmath>
#include <map>
#include <numeric>
#include <string>
#include <vector>

#include "cuesta/world/climate_solver.h"
#include "science/climate/synthetic_world.h"
#include "support/run_process.h"

namespace cuesta {
namespace {

using test::globe;
using test::koppen_main;
using test::synthetic_world;

struct Year {
    Grid grid;
    Field height;
    std::map<std::string, Field, std::less<>> fields;
    double at(const std::string& name, std::int64_t x, std::int64_t y) const {
        return fields.find(name)->second.at(x, y);
    }
    double month(const char* name, int m, std::int64_t x, std::int64_t y) const {
        return at(name + std::string(m < 9 ? "_0" : "_") + std::to_string(m + 1), x, y);
    }
    bool land(std::int64_t x, std::int64_t y) const { return height.at(x, y) > 0; }
    // Mean of `what` over rows between two latitudes, by area.
    template <class What>
    double zonal(double south, double north, What&& what) const {
        double sum = 0, area = 0;
        for (std::int64_t y = 0; y < grid.rows; ++y) {
            const double lat = grid.latitude_deg(y);
            if (lat < south || lat >= north) continue;
            for (std::int64_t x = 0; x < grid.columns; ++x)
                sum += what(x, y) * grid.cell_area_m2(y), area += grid.cell_area_m2(y);
        }
        return sum / area;
    }
};

Year year_of(const Grid& grid, Field height, const Climate& op = {}) {
    Year year{grid, std::move(height), {}};
    test::ProcessOptions options;
    options.inspect = [&](Terrain& terrain) {
        for (const std::string& name : Climate::fields().writes) {
            if (terrain.find(name) == nullptr) continue;
            Field& copy =
                year.fields.try_emplace(name, Field({grid.columns, grid.rows, 1})).first->second;
            test::detail::paste(*terrain.find(name), terrain.block(), copy);
        }
    };
    test::run_process(op, grid, year.height, options);
    return year;
}

constexpr std::array<std::uint64_t, 3> seeds{1, 2, 3};
const Year& world(std::uint64_t seed) {
    static std::map<std::uint64_t, Year> made;
    auto found = made.find(seed);
    if (found == made.end()) {
        const Grid grid = globe(128);
        found = made.emplace(seed, year_of(grid, synthetic_world(grid, seed))).first;
    }
    return found->second;
}

double rain(const Year& year, double south, double north) {
    return year.zonal(south, north, [&](auto x, auto y) { return year.at("precipitation", x, y); });
}

TEST(ClimateScience, zonal_means_of_temperature_follow_the_curve_to_65_degrees) {
    for (const std::uint64_t seed : seeds) {
        const Year& year = world(seed);
        for (int south = -65; south < 65; south += 5) {
            const double middle = (south + 2.5) * M_PI / 180, s = std::sin(middle);
            const double at_sea = year.zonal(south, south + 5, [&](auto x, auto y) {
                return year.at("temperature", x, y) + 6.5e-3 * std::max(0.0f, year.height.at(x, y));
            });
            EXPECT_NEAR(at_sea, 27.5 - 33 * s * s, 3) << seed << " " << south;
        }
    }
}

TEST(ClimateScience, trades_west_winds_and_polar_east_winds_blow_in_their_bands) {
    for (const std::uint64_t seed : seeds) {
        const Year& year = world(seed);
        int right = 0, all = 0;
        for (int south = -85; south < 85; south += 5) {
            const double a = std::abs(south + 2.5);
            if (std::abs(a - 30) < 4 || std::abs(a - 65) < 5) continue;  // where they turn
            const double u = year.zonal(south, south + 5,
                                        [&](auto x, auto y) { return year.at("wind_x", x, y); });
            ++all, right += (a > 30 && a < 65 ? u > 0 : u < 0) ? 1 : 0;
        }
        EXPECT_GE(right, 0.9 * all) << seed;
    }
}

TEST(ClimateScience, rain_of_the_world_and_its_curve_are_those_of_the_earth) {
    for (const std::uint64_t seed : seeds) {
        const Year& year = world(seed);
        const double all = rain(year, -90, 90);
        EXPECT_GT(all, 600) << seed;
        EXPECT_LT(all, 1400) << seed;
        const double itcz = rain(year, -10, 10);
        for (const double side : {-1.0, 1.0}) {
            const auto band = [&](double a, double b) {
                return side > 0 ? rain(year, a, b) : rain(year, -b, -a);
            };
            EXPECT_GT(itcz, 1.5 * band(20, 30)) << seed;
            EXPECT_GT(band(40, 55), 1.3 * band(20, 30)) << seed;
            EXPECT_GT(band(40, 55), 2 * band(70, 85)) << seed;
        }
        EXPECT_GT(itcz, 1200);
        EXPECT_LT(itcz, 2900);
    }
}

struct Shares {
    std::array<double, 5> classes{};
    double desert = 0, in_belt = 0;
};
Shares shares(const Year& year) {
    Shares found;
    double land = 0;
    for (std::int64_t y = 0; y < year.grid.rows; ++y)
        for (std::int64_t x = 0; x < year.grid.columns; ++x) {
            if (!year.land(x, y)) continue;
            std::array<double, 12> warm, wet;
            for (int m = 0; m < 12; ++m) {
                warm[static_cast<std::size_t>(m)] = year.month("temperature", m, x, y);
                wet[static_cast<std::size_t>(m)] = year.month("precipitation", m, x, y);
            }
            const double lat = year.grid.latitude_deg(y), a = year.grid.cell_area_m2(y);
            bool desert = false;
            found.classes[static_cast<std::size_t>(koppen_main(warm, wet, lat < 0, &desert))] += a;
            land += a;
            if (!desert) continue;
            found.desert += a;
            if (std::abs(lat) > 12 && std::abs(lat) < 38) found.in_belt += a;
        }
    for (double& part : found.classes) part /= land;
    if (found.desert > 0) found.in_belt /= found.desert;
    found.desert /= land;
    return found;
}

TEST(ClimateScience, koppen_classes_have_the_shares_of_the_earth) {
    std::array<double, 4> mean{};
    for (const std::uint64_t seed : seeds) {
        const Shares found = shares(world(seed));
        for (const double part : found.classes) EXPECT_GT(part, 0.005) << seed;
        mean[0] += found.classes[0] / 3, mean[1] += found.classes[1] / 3;
        mean[2] += (found.classes[2] + found.classes[3]) / 3, mean[3] += found.classes[4] / 3;
        std::printf(
            "seed %d: A %.0f B %.0f C %.0f D %.0f E %.0f, desert %.0f, of it in the belt %.0f %%; "
            "rain %.0f mm\n",
            static_cast<int>(seed), 100 * found.classes[0], 100 * found.classes[1],
            100 * found.classes[2], 100 * found.classes[3], 100 * found.classes[4],
            100 * found.desert, 100 * found.in_belt, rain(world(seed), -90, 90));
    }
    const std::array earth{0.19, 0.30, 0.38, 0.13};
    for (std::size_t i = 0; i < 4; ++i) {
        EXPECT_GT(mean[i], earth[i] / 1.5) << i;
        EXPECT_LT(mean[i], earth[i] * 1.5) << i;
    }
}

TEST(ClimateScience, deserts_lie_in_the_subtropics) {
    for (const std::uint64_t seed : seeds) {
        const Shares found = shares(world(seed));
        EXPECT_GT(found.desert, 0.03) << seed;
        EXPECT_LT(found.desert, 0.35) << seed;
        EXPECT_GT(found.in_belt, 0.6) << seed;
    }
}

TEST(ClimateScience, there_is_no_seam_where_the_map_closes) {
    for (const std::uint64_t seed : seeds) {
        const Year& year = world(seed);
        for (const char* name : {"temperature", "precipitation", "wind_x", "wind_y", "humidity"}) {
            std::vector<double> steps;
            for (std::int64_t x = 0; x < year.grid.columns; ++x) {
                double sum = 0;
                for (std::int64_t y = 0; y < year.grid.rows; ++y)
                    sum += std::abs(year.at(name, (x + 1) % year.grid.columns, y) -
                                    year.at(name, x, y));
                steps.push_back(sum);
            }
            const double seam = steps.back();
            const auto below =
                std::count_if(steps.begin(), steps.end(), [&](double s) { return s < seam; });
            EXPECT_LT(below, 0.97 * static_cast<double>(steps.size())) << name << " " << seed;
        }
    }
}

TEST(ClimateScience, there_is_no_step_at_the_poles) {
    // Opposite sides of the pole are neighbours: they differ no more than rows near it do.
    for (const std::uint64_t seed : seeds) {
        const Year& year = world(seed);
        for (const char* name : {"temperature", "wind_x", "humidity"})
            for (const bool north : {true, false}) {
                const std::int64_t last = north ? 0 : year.grid.rows - 1, inward = north ? 1 : -1;
                double across = 0, between = 0;
                for (std::int64_t x = 0; x < year.grid.columns; ++x) {
                    const auto sea = [&](std::int64_t i, std::int64_t y) {
                        const double lift = std::string(name) == "temperature"
                                                ? 6.5e-3 * std::max(0.0f, year.height.at(i, y))
                                                : 0;
                        return year.at(name, i, y) + lift;
                    };
                    const std::int64_t other = (x + year.grid.columns / 2) % year.grid.columns;
                    across += std::abs(sea(x, last) - sea(other, last));
                    for (std::int64_t k = 1; k <= 4; ++k)
                        between +=
                            std::abs(sea(x, last + k * inward) - sea(x, last + (k - 1) * inward)) /
                            4;
                }
                EXPECT_LT(across, 2 * between + 0.2 * static_cast<double>(year.grid.columns))
                    << name << " " << seed;
            }
    }
}

TEST(ClimateScience, evaporation_and_rain_balance_over_the_world) {
    const Grid grid = globe(96);
    SingleCommunicator alone(grid);
    const ClimateGrid coarse = climate_grid(grid, 96, 45);
    for (const std::uint64_t seed : seeds) {
        const Field height = synthetic_world(grid, seed);
        const ClimateResult result =
            solve_climate({}, coarse, climate_land(coarse, height, 0, grid, whole(grid), alone));
        double in = 0, out = 0, area = 0;
        for (std::int64_t y = 0; y < coarse.rows; ++y)
            for (std::int64_t x = 0; x < coarse.columns; ++x) {
                const double a = coarse.area_m2[static_cast<std::size_t>(y)];
                area += a;
                for (std::size_t m = 0; m < months; ++m)
                    in += a * result.water.evaporation[m][coarse.at(x, y)],
                        out += a * result.water.rain[m][coarse.at(x, y)];
            }
        EXPECT_NEAR((in - out) / area, result.water.stored_mm, 1e-5 * out / area);
        EXPECT_LT(std::abs(result.water.stored_mm), 0.001 * out / area);
    }
}

// Rain along the wind over a ridge 2 km high at 15 m/s, one sample per km.
struct Ridge {
    double ratio;  // windward to lee, within three sigma of the crest
    int peak_km;   // from the crest, downwind positive
};
Ridge over_ridge(double sigma_km, double fallout_s) {
    const Grid grid{.columns = 400, .rows = 5, .spacing_m = 1000};
    const Field height = test::field_of(grid, [&](auto x, auto) {
        const double d = (static_cast<double>(x) - 200) / sigma_km;
        return 1 + 2000 * std::exp(-d * d / 2);
    });
    Climate op;
    op.wind_speed = 15 * std::sqrt(2.0), op.tilt = 0, op.monsoon = 0;
    op.fallout_time = fallout_s, op.resolution = 512;
    const Year year = year_of(grid, height.clone(), op);
    EXPECT_NEAR(year.at("wind_x", 50, 2), 15, 0.1);
    double windward = 0, lee = 0, most = 0;
    int peak = 0;
    for (int d = -199; d < 199; ++d) {
        const double p = year.at("precipitation", 200 + d, 2);
        if (d < 0 && -d <= 3 * sigma_km) windward += p;
        if (d > 0 && d <= 3 * sigma_km) lee += p;
        if (p > most) most = p, peak = d;
    }
    return {windward / lee, peak};
}

TEST(ClimateScience, twice_as_much_rain_falls_before_a_ridge_as_behind_it) {
    for (const double sigma : {10.0, 15.0, 30.0}) {
        const Ridge ridge = over_ridge(sigma, 500);
        std::printf("sigma %.0f km: %.1f, peak %d km\n", sigma, ridge.ratio, ridge.peak_km);
        EXPECT_GE(ridge.ratio, 2) << sigma;
        EXPECT_LT(ridge.peak_km, 0) << sigma;
    }
}

TEST(ClimateScience, the_peak_moves_downwind_with_the_delay) {
    int last = -1000;
    double ratio = 1e9;
    for (const double fallout : {100.0, 300.0, 600.0, 1000.0}) {
        const Ridge ridge = over_ridge(30, fallout);
        std::printf("delay %.0f s: %.1f, peak %d km\n", fallout, ridge.ratio, ridge.peak_km);
        EXPECT_GT(ridge.peak_km, last) << fallout;
        EXPECT_LT(ridge.ratio, ratio) << fallout;
        last = ridge.peak_km, ratio = ridge.ratio;
    }
}

TEST(ClimateScience, a_preview_predicts_the_whole_map) {
    const Grid fine = globe(256), coarse = globe(128);
    Climate op;
    op.resolution = 128;
    const Year large = year_of(fine, synthetic_world(fine, 1), op);
    const Year& small = world(1);
    double difference = 0, spread = 0, mean = rain(small, -90, 90), cells = 0;
    for (std::int64_t y = 0; y < coarse.rows; ++y)
        for (std::int64_t x = 0; x < coarse.columns; ++x) {
            double four = 0;
            for (int i = 0; i < 4; ++i)
                four += large.at("precipitation", 2 * x + i % 2, 2 * y + i / 2) / 4;
            const double p = small.at("precipitation", x, y);
            difference += (four - p) * (four - p), spread += (p - mean) * (p - mean), ++cells;
        }
    EXPECT_LT(std::sqrt(difference / spread), 0.25);
    EXPECT_NEAR(rain(large, -90, 90) / mean, 1, 0.02);
}

}  // namespace
}  // namespace cuesta
