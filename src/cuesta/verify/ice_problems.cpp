// SPDX-License-Identifier: Apache-2.0
// Flowing ice against closed forms, and what it makes of a valley.
#include "cuesta/verify/ice_problems.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <vector>

#include "cuesta/process/ice/glacial.h"
#include "cuesta/process/ice/ice_flow.h"
#include "cuesta/verify/lab.h"
#include "cuesta/verify/problem.h"

namespace cuesta::verify {
namespace {

constexpr double water_per_ice = ice::ice_density / ice::water_density;

class Similarity {
public:
    explicit Similarity(const IceDome& dome)
        : dome_(dome),
          a_((2 - 4 * dome.growth) / 18),
          b_((1 + 7 * dome.growth) / 18),
          t0_yr_(b_ / static_cast<double>(ice::flow_law(1, 0, 1e5).deformation) *
                 std::pow(7.0 / 4, 3) * std::pow(dome.radius_m, 4) /
                 std::pow(dome.thickness_m, 7)) {}
    double t0_yr() const { return t0_yr_; }
    double radius(double t) const { return dome_.radius_m * std::pow(t, b_); }
    double thickness(double t, double r) const {  // t in t0
        const double s = std::pow(t, -b_) * r / dome_.radius_m;
        return s < 1 ? dome_.thickness_m * std::pow(t, -a_) *
                           std::pow(1 - std::pow(s, 4.0 / 3), 3.0 / 7)
                     : 0;
    }
    double balance(double t, double r) const {  // m/yr of ice
        return dome_.growth * thickness(t, r) / (t * t0_yr_);
    }

private:
    IceDome dome_;
    double a_, b_, t0_yr_;
};

Answer dome(const IceDome& setup, double tolerance) {
    const DomeError error = dome_error(setup);
    IceDome half = setup;
    half.cells /= 2;
    const double order = std::log2(dome_error(half).volume_share / error.volume_share);
    return {{within("sum of errors over the volume", "1", error.volume_share, 0, tolerance),
             within("error in the middle", "1", error.middle_share, 0, 0.01),
             at_least("order of convergence", "1", order, 0.9),
             within("change of the volume", "quanta", error.volume_change, 0, 0)}};
}

Answer valley() {
    const ValleyShape shape = valley_shape({});
    return {{within("exponent of the V", "1", shape.exponent_before, 1, 0.05),
             between("exponent after the ice", "1", shape.exponent_after, 1.6, 2.4),
             at_least("deepest lake on its floor", "m", shape.lake_m, 2),
             within("residual of all accounts", "m", shape.residual, 0, 0)}};
}

}  // namespace

DomeError dome_error(const IceDome& setup) {
    const Similarity exact(setup);
    const double spacing_m = setup.radius_m / static_cast<double>(setup.cells);
    const auto half = static_cast<std::int64_t>(
                          std::ceil(exact.radius(std::max(setup.from, setup.to)) / spacing_m)) +
                      3;
    const std::int64_t size = 2 * half + 1;
    const auto distance = [&](std::int64_t x, std::int64_t y) {
        return spacing_m * std::hypot(static_cast<double>(x - half), static_cast<double>(y - half));
    };
    Lab lab({size, size, spacing_m, Edges::closed}, [](auto, auto) { return 0; });
    const auto quanta = [](double metres) {
        return std::floor(metres * water_per_ice / ice::quantum_m) * ice::quantum_m;
    };
    lab.fill("ice",
             [&](auto x, auto y) { return quanta(exact.thickness(setup.from, distance(x, y))); });
    Glacial flow;
    flow.mass_balance = Glacial::Balance::given;
    flow.balance = "balance";
    flow.gradient = 0, flow.sliding = 0, flow.fastest = 1e5;
    flow.acceleration = 1, flow.substeps = 1000000;
    flow.time_step = (setup.to - setup.from) * exact.t0_yr() / setup.steps;
    DomeError error;
    const auto volume = [&] { return lab.sum("ice") / ice::quantum_m; };
    const double before = volume();
    for (int i = 0; i < setup.steps; ++i) {
        const double middle = setup.from + (setup.to - setup.from) * (i + 0.5) / setup.steps;
        lab.fill("balance", [&](auto x, auto y) {
            return water_per_ice * exact.balance(middle, distance(x, y));
        });
        error.substeps += lab.step(flow).counts["substeps"];
    }
    const Account& water = lab.terrain.ledger.account(water_account);
    error.volume_change =
        volume() - before - (water.in.value() - water.out.value()) / ice::quantum_m;
    double sum = 0;
    for (std::int64_t y = 0; y < size; ++y)
        for (std::int64_t x = 0; x < size; ++x) {
            const double r = distance(x, y), h = exact.thickness(setup.to, r);
            const double off = std::abs(lab.value("ice", x, y) / water_per_ice - h);
            sum += h, error.volume_share += off;
            if (r < 0.9 * exact.radius(setup.to)) error.largest_m = std::max(error.largest_m, off);
            if (r == 0) error.middle_share = off / h;
        }
    error.volume_share /= sum;
    return error;
}

namespace {

// Ground and water that no account tells of, in metres of a cell.
double residual_of(Lab& lab, std::int64_t start) {
    ExactSum off;
    std::map<MaterialId, ExactSum> now;
    lab.terrain.add_ground(now);
    for (const auto& [material, sum] : now) off.merge(sum);
    off.add(-static_cast<double>(start) * lab.unit_m());
    for (const auto& [material, account] : lab.terrain.ledger.accounts()) {
        for (const ExactSum* gone : {&account.out, &account.turned, &account.suspended})
            off.merge(*gone);
        for (const ExactSum& side : account.border) off.merge(side);
        off.subtract(account.in), off.subtract(account.formed);
    }
    return off.value();
}

// The exponent b of z = a |x|^b through the sides of a section, by least squares of the logarithms
// over distances that an ice-filled valley has.
double exponent_of(const Lab& lab, std::int64_t row, std::int64_t half, std::int64_t reach) {
    // The lowest sample is the middle.
    std::int64_t middle = half;
    for (std::int64_t x = half - 3; x <= half + 3; ++x)
        if (lab.height(x, row) < lab.height(middle, row)) middle = x;
    const double floor = lab.height(middle, row);
    double n = 0, sx = 0, sy = 0, sxx = 0, sxy = 0;
    for (std::int64_t d = 2; d <= reach; ++d)
        for (const std::int64_t x : {middle - d, middle + d}) {
            const double rise = lab.height(x, row) - floor;
            if (!(rise > 0)) continue;
            const double u = std::log(static_cast<double>(d)), v = std::log(rise);
            n += 1, sx += u, sy += v, sxx += u * u, sxy += u * v;
        }
    return (n * sxy - sx * sy) / (n * sxx - sx * sx);
}

}  // namespace

ValleyShape valley_shape(const IceValley& setup) {
    const auto half = static_cast<std::int64_t>(std::llround(2000 / setup.spacing_m));
    const auto length = static_cast<std::int64_t>(std::llround(16000 / setup.spacing_m));
    const Grid grid{2 * half + 1,
                    length,
                    setup.spacing_m,
                    {Edge::closed, Edge::closed, Edge::closed, Edge::open}};
    Lab lab(grid, [&](auto x, auto y) {
        return 2600 - setup.floor_slope * setup.spacing_m * static_cast<double>(y) +
               setup.side_slope * setup.spacing_m * std::abs(static_cast<double>(x - half));
    });
    const auto reach = static_cast<std::int64_t>(std::llround(900 / setup.spacing_m));
    const std::int64_t row = length * 2 / 5;
    ValleyShape shape;
    const std::int64_t start = lab.sum_of_units();
    shape.exponent_before = exponent_of(lab, row, half, reach);
    std::vector<double> before;
    for (std::int64_t y = 0; y < length; ++y) before.push_back(lab.height(half, y));
    Glacial glacier;
    glacier.ela = 2400, glacier.gradient = 0.005, glacier.max_balance = 0.7;
    glacier.acceleration = setup.acceleration;
    glacier.abrasion = 1.5e-4, glacier.time_step = 1600, glacier.substeps = 4000;
    lab.run(setup.steps, glacier);
    shape.residual = residual_of(lab, start);
    shape.exponent_after = exponent_of(lab, row, half, reach);
    // A floor that rises down the valley holds a lake.
    double sill = -1e30;
    for (std::int64_t y = length - 1; y >= 0; --y) {
        double low = 1e30;
        for (std::int64_t x = half - 5; x <= half + 5; ++x) low = std::min(low, lab.height(x, y));
        shape.deepest_wear_m =
            std::max(shape.deepest_wear_m, before[static_cast<std::size_t>(y)] - low);
        sill = std::max(sill, low);
        shape.lake_m = std::max(shape.lake_m, sill - low);
    }
    return shape;
}

std::vector<Problem> ice_problems() {
    return {
        {19, "ice_dome", "ice",
         "A dome of ice spreads as the similarity solution says, 50 cells per radius.",
         [] { return dome({}, 0.02); }},
        {0, "ice_dome_with_snow", "ice",
         "A dome that snow falls on, in proportion to its thickness, grows as the exact solution.",
         [] {
             return dome({1, 1, 2, 20}, 0.02);
         }},
        {0, "ice_valley", "ice", "A glacier makes a U of a valley's V, and basins in its floor.",
         valley},
    };
}

}  // namespace cuesta::verify
