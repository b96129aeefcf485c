// SPDX-License-Identifier: Apache-2.0
// The floating crust against closed forms.
#include "cuesta/verify/isostasy_problems.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <vector>

#include "cuesta/process/ice/ice_equations.h"
#include "cuesta/process/river/stream_power.h"
#include "cuesta/tectonics/isostasy.h"
#include "cuesta/tectonics/uplift.h"
#include "cuesta/verify/lab.h"
#include "cuesta/verify/problem.h"
#include "cuesta/verify/recipe_run.h"

namespace cuesta::verify {
namespace {

constexpr double pi = 3.14159265358979323846;
constexpr double euler_gamma = 0.57721566490153286061;

Isostasy at_once(double elastic_thickness_m) {
    Isostasy op;
    op.elastic_thickness = elastic_thickness_m;
    op.relaxation = 0;
    op.edges_fixed = false;
    op.load = "weight";
    return op;
}

double point_down_m(const ElasticPlate& plate, double weight_kg, double r_m) {
    const double b = plate.length_m();
    return -weight_kg * ElasticPlate::gravity * b * b / (2 * pi * plate.rigidity()) *
           kelvin_kei(r_m / b);
}

// What lies on the sample, as a depth of water.
double water_m(const PointLoad& setup) {
    return setup.weight_kg / (setup.spacing_m * setup.spacing_m) / 1000;
}

Answer airy_columns() {
    Isostasy op = at_once(0);
    op.load = 0.0;
    op.start = Isostasy::Start::bare;
    // Ice of 3000 m comes; then 100 m of granite go.
    Lab lab({3, 2, 1000, Edges::closed}, [](auto, auto) { return 2000; });
    lab.fill("ice", [](auto, auto) { return 3000 * ice::ice_density / ice::water_density; });
    lab.run(1, op);
    const double sunk_m = 2000 - lab.height(1, 1);
    lab.run(1, op);
    const double again_m = 2000 - lab.height(1, 1);
    const double before_m = lab.height(1, 1);
    LayerBook none;
    const auto worn = static_cast<Units>(std::llround(100 / lab.unit_m()));
    for (std::int64_t y = 0; y < 2; ++y)
        for (std::int64_t x = 0; x < 3; ++x)
            lab.terrain.ground().remove(x, y, worn, none, [](auto, auto) {});
    lab.run(1, op);
    const double rebound_m = lab.height(1, 1) - before_m + 100;
    // Slowly: after a relaxation time 1/e is left.
    Isostasy slow = op;
    slow.relaxation = 4000, slow.time_step = 500;
    Lab melted({3, 2, 1000, Edges::closed}, [](auto, auto) { return 0; });
    melted.run(1, slow);
    melted.fill("ice", [](auto, auto) { return 1000; });
    melted.run(8, slow);
    const double left = 1 + melted.height(1, 1) / (1000 * 1000.0 / 3300);
    return {{within("sinks under 3000 m of ice", "m", sunk_m, 3000 * 917.0 / 3300, 1e-3),
             within("and once only", "m", again_m, sunk_m, 1e-3),
             within("rises as 100 m of granite are worn off", "m", rebound_m, 100 * 2700.0 / 3300,
                    2e-3),
             within("share left after the relaxation time", "1", left, std::exp(-1.0), 1e-5)}};
}

Answer wave_loads() {
    Worst worst;
    const ElasticPlate plate = at_once(20000).plate();
    const double length_m = plate.length_m();
    double half = 0;
    for (const int waves : {0, 1, 2, 4, 8}) {
        const std::int64_t cells = 128;
        const double spacing_m = 2 * pi * length_m / 2 / static_cast<double>(cells) * 2;
        const double k = 2 * pi * waves / (static_cast<double>(cells) * spacing_m);
        Lab lab({cells, 16, spacing_m, Edges::wrap}, [](auto, auto) { return 0; });
        lab.fill("weight", [&](auto x, auto) {
            return 1e3 * std::cos(k * static_cast<double>(x) * spacing_m);
        });
        lab.run(1, at_once(20000));
        const double depth_m = 1e6 * plate.response(k);
        if (waves == 1) half = plate.response(k) / plate.response(0);
        // Waves that the plate carries are measured against those that it does not.
        for (std::int64_t x = 0; x < cells; ++x)
            worst.see(std::abs(-lab.height(x, 3) -
                               depth_m * std::cos(k * static_cast<double>(x) * spacing_m)) /
                      (1e6 / plate.buoyancy()));
    }
    return {{within("largest error, of a load that floats", "1", worst.value(), 0, 1e-6),
             within("share of a wave of the plate's length", "1", half, 0.5, 1e-9)}};
}

Answer point_load() {
    PointLoad coarse;
    coarse.spacing_m *= 2, coarse.cells = 33;
    const BendError fine = point_load_error({}), rough = point_load_error(coarse);
    return {{within("error at the load", "1", fine.deepest_share, 0, 0.001),
             within("error elsewhere, of the deepest", "1", fine.largest_share, 0, 1e-4),
             at_least("order of convergence", "1",
                      std::log2(rough.deepest_share / fine.deepest_share), 1.7)}};
}

Answer line_load() {
    PointLoad setup;
    setup.weight_kg = 4e12;
    PointLoad coarse = setup;
    coarse.spacing_m *= 2, coarse.cells = 33, coarse.weight_kg *= 2;
    const BendError fine = line_load_error(setup), rough = line_load_error(coarse);
    return {{within("error at the load", "1", fine.deepest_share, 0, 1e-4),
             within("error elsewhere, of the deepest", "1", fine.largest_share, 0, 1e-4),
             at_least("order of convergence", "1",
                      std::log2(rough.deepest_share / fine.deepest_share), 1.7)}};
}

Answer small_map() {
    return {{within("30 km of plate under 2.4 km of map", "1",
                    small_map_error(30000, 100, 24).largest_share, 0, 3e-3),
             within("5 km of plate under 24 km of map", "1",
                    small_map_error(5000, 1000, 24).largest_share, 0, 1e-3)}};
}

Answer range_that_floats() {
    const double uplift = 0.0002;
    const WornRange range = worn_range(uplift, 700);
    return {{within_share("rock that comes up", "m/yr", range.rise_m_per_yr,
                          uplift * 3300 / (3300 - 2700), 0.02),
             within("change of the mean height", "1", range.height_change, 0, 0.01),
             within("residual of all accounts", "m", range.residual_m, 0, 0)}};
}

Answer plates_under_rivers() {
    const CoupledWorld world = coupled_world(2, 60);
    return {{within("residual of all accounts", "1", world.residual, 0, 0),
             within("residual of the crust", "1", world.crust_residual, 0, 0),
             within("worn - stored - gone, of what is worn", "1",
                    (world.worn_m3 - world.stored_m3 - world.gone_m3) / world.worn_m3, 0, 1e-12),
             between("ranges, last over third quarter", "1", world.range_m[3] / world.range_m[2],
                     0.75, 1.33)}};
}

BendError compared(Lab& lab, std::int64_t middle, double deepest_m,
                   const std::function<double(std::int64_t, std::int64_t)>& exact) {
    BendError error;
    error.deepest_m = -lab.height(middle, middle);
    error.deepest_share = std::abs(error.deepest_m - exact(middle, middle)) / deepest_m;
    Worst worst;
    for (std::int64_t y = 0; y < lab.grid.rows; ++y)
        for (std::int64_t x = 0; x < lab.grid.columns; ++x)
            if (std::max(std::abs(x - middle), std::abs(y - middle)) >= 2)
                worst.see(std::abs(-lab.height(x, y) - exact(x, y)) / deepest_m);
    error.largest_share = worst.value();
    return error;
}

}  // namespace

double kelvin_kei(double x) {
    if (x <= 0) return -pi / 4;
    // Power series; q = (x/2)^2, terms q^2k / (2k)!^2 of ber and q^(2k+1) / (2k+1)!^2 of bei.
    const double q = x * x / 4;
    double ber = 0, bei = 0, rest = 0, term = 1, harmonic = 0;
    for (int n = 0; n < 80; ++n) {
        if (n > 0) term *= q / (static_cast<double>(n) * n), harmonic += 1.0 / n;
        const double sign = (n / 2) % 2 == 0 ? 1 : -1;
        if (n % 2 == 0) {
            ber += sign * term;
        } else {
            bei += sign * term;
            rest += sign * term * harmonic;
        }
    }
    return -(std::log(x / 2) + euler_gamma) * bei - pi / 4 * ber + rest;
}

BendError point_load_error(const PointLoad& setup) {
    const Isostasy op = at_once(setup.elastic_thickness_m);
    const ElasticPlate plate = op.plate();
    const std::int64_t middle = setup.cells / 2;
    Lab lab({setup.cells, setup.cells, setup.spacing_m, Edges::open}, [](auto, auto) { return 0; });
    lab.fill("weight",
             [&](auto x, auto y) { return x == middle && y == middle ? water_m(setup) : 0; });
    lab.run(1, op);
    return compared(lab, middle, point_down_m(plate, setup.weight_kg, 0), [&](auto x, auto y) {
        return point_down_m(plate, setup.weight_kg,
                            setup.spacing_m * std::hypot(static_cast<double>(x - middle),
                                                         static_cast<double>(y - middle)));
    });
}

BendError line_load_error(const PointLoad& setup) {
    const Isostasy op = at_once(setup.elastic_thickness_m);
    const ElasticPlate plate = op.plate();
    const std::int64_t middle = setup.cells / 2;
    Lab lab({setup.cells, setup.cells, setup.spacing_m, Edges::wrap_y},
            [](auto, auto) { return 0; });
    lab.fill("weight", [&](auto x, auto) { return x == middle ? water_m(setup) : 0; });
    lab.run(1, op);
    // Of the line: V a^3 / (8 D) exp(-x/a) (cos x/a + sin x/a), a the flexural parameter.
    const double a = std::sqrt(2.0) * plate.length_m();
    const double deepest_m = setup.weight_kg / setup.spacing_m * ElasticPlate::gravity * a * a * a /
                             (8 * plate.rigidity());
    return compared(lab, middle, deepest_m, [&](auto x, auto) {
        const double s = setup.spacing_m * std::abs(static_cast<double>(x - middle)) / a;
        return deepest_m * std::exp(-s) * (std::cos(s) + std::sin(s));
    });
}

BendError small_map_error(double elastic_thickness_m, double spacing_m, std::int64_t cells) {
    const Isostasy op = at_once(elastic_thickness_m);
    const ElasticPlate plate = op.plate();
    Lab lab({cells, cells, spacing_m, Edges::open}, [](auto, auto) { return 0; });
    const auto load = [](std::int64_t x, std::int64_t y) { return 5e3 * noise(x, y); };
    lab.fill("weight", load);
    lab.run(1, op);
    std::vector<double> by_distance(static_cast<std::size_t>(cells * cells));
    for (std::int64_t y = 0; y < cells; ++y)
        for (std::int64_t x = 0; x < cells; ++x)
            by_distance[static_cast<std::size_t>(y * cells + x)] = point_down_m(
                plate, spacing_m * spacing_m,
                spacing_m * std::hypot(static_cast<double>(x), static_cast<double>(y)));
    BendError error;
    Worst worst;
    for (std::int64_t y = 0; y < cells; ++y)
        for (std::int64_t x = 0; x < cells; ++x) {
            double exact = 0;
            for (std::int64_t j = 0; j < cells; ++j)
                for (std::int64_t i = 0; i < cells; ++i)
                    exact += 1000 * static_cast<double>(static_cast<float>(load(i, j))) *
                             by_distance[static_cast<std::size_t>(std::abs(y - j) * cells +
                                                                  std::abs(x - i))];
            error.deepest_m = std::max(error.deepest_m, exact);
            worst.see(std::abs(-lab.height(x, y) - exact));
        }
    error.largest_share = worst.value() / error.deepest_m;
    return error;
}

WornRange worn_range(double uplift_m_per_yr, int steps) {
    constexpr std::int64_t size = 24;
    constexpr double years = 50000;
    Lab lab({size, size, 2000, Edges::open},
            [](std::int64_t x, std::int64_t y) { return 20 * noise(x, y); });
    Isostasy floats;
    floats.elastic_thickness = 0, floats.relaxation = 0, floats.time_step = years;
    Uplift uplift;
    uplift.rate = uplift_m_per_yr, uplift.time_step = years;
    StreamPower rivers;
    rivers.erodibility = 4e-6, rivers.time_step = years;
    const std::int64_t start = lab.sum_of_units();
    const auto mean = [&] {
        return static_cast<double>(lab.sum_of_units()) * lab.unit_m() / (size * size);
    };
    const auto risen = [&] {
        double sum = 0;
        for (const auto& [material, account] : lab.terrain.ledger.accounts())
            if (material != water_account) sum += account.in.value();
        return sum;
    };
    lab.run(steps * 4 / 5, uplift, rivers, floats);
    const double height_m = mean(), risen_m = risen();
    const int rest = steps - steps * 4 / 5;
    lab.run(rest, uplift, rivers, floats);
    WornRange range;
    range.height_m = mean();
    range.height_change = range.height_m / height_m - 1;
    range.rise_m_per_yr = (risen() - risen_m) / ((size - 2) * (size - 2) * rest * years);
    ExactSum off;
    std::map<MaterialId, ExactSum> now;
    lab.terrain.add_ground(now);
    for (const auto& [material, sum] : now)
        if (material != water_account) off.merge(sum);
    off.add(-static_cast<double>(start) * lab.unit_m());
    for (const auto& [material, account] : lab.terrain.ledger.accounts()) {
        if (material == water_account) continue;
        for (const ExactSum* gone : {&account.out, &account.turned, &account.suspended})
            off.merge(*gone);
        for (const ExactSum& side : account.border) off.merge(side);
        off.subtract(account.in), off.subtract(account.formed);
    }
    range.residual_m = off.value();
    return range;
}

CoupledWorld coupled_world(std::uint64_t seed, int steps) {
    const std::string text =
        "name = \"coupled\"\nseed = " + std::to_string(seed) +
        "\n[grid]\nsize = [96, 48]\nspacing = \"417 km\"\nprojection = \"latlon\"\n"
        "[[stage]]\nop = \"plates\"\nresolution = 32\ntime_step = \"40 Myr\"\n"
        "[[stage]]\nop = \"simulate\"\nsteps = " +
        std::to_string(steps) +
        "\n[[stage.process]]\nop = \"plates\"\nresolution = 32\ntime_step = \"2 Myr\"\n"
        "haul = 2e8\n"
        "[[stage.process]]\nop = \"stream_power\"\nsea_level = 0\ndeposition = 0.5\n"
        "deltas = false\nerodibility = 1e-6\ntime_step = \"2 Myr\"\n"
        "[[stage.process]]\nop = \"hillslope\"\ntime_step = \"2 Myr\"\n";
    const std::unique_ptr<Run> run = begin_recipe(text);
    advance_recipe(*run, 1);
    CoupledWorld world;
    for (int quarter = 0; quarter < 4; ++quarter)
        for (int i = 0; i < steps / 4; ++i) {
            advance_recipe(*run, 1);
            const Raster height = run->domain.collect("height");
            std::vector<float> all;
            for (std::int64_t y = 0; y < 48; ++y)
                for (std::int64_t x = 0; x < 96; ++x) all.push_back(height.at(x, y));
            std::sort(all.begin(), all.end(), std::greater<>());
            const std::size_t highest = all.size() / 50;
            for (std::size_t n = 0; n < highest; ++n)
                world.range_m[quarter] +=
                    double{all[n]} / static_cast<double>(highest) / (steps / 4);
        }
    advance_recipe(*run);
    world.residual = worst_residual(*run);
    for (const StageRecord& record : run->records)
        if (const auto count = record.report.counts.find("plate_residual");
            count != record.report.counts.end())
            world.crust_residual += static_cast<double>(count->second);
    for (const LedgerRow& row : run->ledger())
        if (row.material == "regolith") {
            world.worn_m3 = row.in_m3, world.stored_m3 = row.end_m3 + row.suspended_m3;
            world.gone_m3 = row.out_m3;
        }
    return world;
}

std::vector<Problem> isostasy_problems() {
    const std::string topic = "isostasy";
    return {
        {0, "airy_columns", topic,
         "Columns float: ice of 3000 m, 100 m of rock worn off, and how fast.", airy_columns},
        {24, "wave_loads", topic,
         "A plate bends under a wave of load by 1 / (1 + D k^4 / (rho g)) of what floats.",
         wave_loads},
        {0, "point_load", topic,
         "A weight on a wide plate: the Kelvin function kei [turcotte2014].", point_load},
        {0, "line_load", topic,
         "A range on a wide plate: a wave that dies away, with its outer rise [turcotte2014].",
         line_load},
        {0, "small_map", topic,
         "Any load on a map smaller than the plate's own length: the sum of its points.",
         small_map},
        {0, "range_that_floats", topic,
         "A range in balance: rock comes up by uplift x rho_m / (rho_m - rho_c), and is worn off.",
         range_that_floats},
        {0, "plates_under_rivers", topic,
         "Plates under rivers and creep: all that is worn is stored or gone, ranges stay as high.",
         plates_under_rivers},
    };
}

}  // namespace cuesta::verify
