// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/impact/meteorites.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <vector>

#include "cuesta/base/elementary.h"
#include "cuesta/operator/describe.h"
#include "cuesta/process/impact/event_draw.h"
#include "cuesta/process/impact/impact_shape.h"
#include "cuesta/process/impact/lump_noise.h"
#include "cuesta/process/impact/near_cells.h"

namespace cuesta {
namespace {

constexpr std::int64_t most_impacts = 2000;
constexpr double least_samples = 4;  // across a crater
constexpr double widest = 1.45;      // of a bent rim, in radii
// Channels of the draws.
constexpr std::uint32_t number_of = 0, place_of = 1, size_of = 2, look_of = 3;

struct Impact {
    double x_m, y_m, diameter_m;
    std::uint32_t seed;
};

double shorter_side_m(const Grid& grid) {
    return std::max(grid.spacing_m, std::min(grid.extent_x_m(), grid.extent_y_m()));
}

std::vector<Impact> draw_impacts(const Meteorites& op, const StepContext& step,
                                 std::int64_t& left_out) {
    const Grid& grid = step.grid;
    const EventDraw draw(step.random, step.step);
    const double largest = op.diameter_max > 0 ? op.diameter_max : shorter_side_m(grid) / 6;
    const double smallest = std::min(largest, op.diameter_min > 0 ? op.diameter_min : largest / 20);
    const double area_km2 = static_cast<double>(grid.cells()) * grid.cell_area_m2() * 1e-6;
    const double mean = op.rate > 0 ? op.rate * area_km2 * op.time_step * 1e-6 : op.count;
    const bool given = op.place == Meteorites::Place::given;
    std::int64_t count = given ? static_cast<std::int64_t>(std::floor(op.count + 0.5))
                               : draw.poisson(std::min(mean, 1e9), number_of);
    left_out = std::max<std::int64_t>(0, count - most_impacts);
    count = std::min(count, most_impacts);
    std::vector<Impact> list;
    for (std::int64_t i = 0; i < count; ++i) {
        const auto place = given ? std::array{op.x, op.y} : draw.pair(i, place_of);
        list.push_back(
            {place[0] * grid.extent_x_m(), place[1] * grid.extent_y_m(),
             given ? largest : draw.power_law(i, size_of, smallest, largest, op.exponent),
             draw.seed(i, look_of)});
    }
    return list;
}

// Waves around the rim and the looks of one crater.
struct Look {
    std::array<float, 5> wave_cos{}, wave_sin{};  // of two to six waves
    std::uint32_t seed;
    float uneven;
    float lump_size;  // radii

    Look(std::uint32_t own, double irregularity, double complex)
        : seed(own),
          uneven(static_cast<float>(irregularity)),
          lump_size(static_cast<float>(0.5 - 0.15 * complex)) {
        for (std::size_t k = 0; k < wave_cos.size(); ++k) {
            const auto number = static_cast<std::int32_t>(k);
            const float size = 0.06f / (1.0f + 0.7f * static_cast<float>(k));
            wave_cos[k] = size * lump_value(number, 1, seed);
            wave_sin[k] = size * lump_value(number, 2, seed);
        }
    }
    // The rim's radius in this direction, as a multiple of R.
    float rim(float u, float v, float r) const {
        const float c = r > 0 ? u / r : 1, s = r > 0 ? v / r : 0;
        float ck = c, sk = s, bent = 0;
        for (std::size_t k = 0; k < wave_cos.size(); ++k) {
            const float next = ck * c - sk * s;
            sk = sk * c + ck * s, ck = next;
            bent += wave_cos[k] * ck + wave_sin[k] * sk;
        }
        const float close = std::min(r, 1.0f);
        bent += 0.12f * close * lumps(u / lump_size, v / lump_size, seed ^ 0x51u, 5);
        return std::max(0.6f, 1.0f + uneven * bent);
    }
    // Ejecta in rays and heaps, about 1 in the mean.
    float rays(float u, float v, float r) const {
        const float c = r > 0 ? u / r : 1, s = r > 0 ? v / r : 0;
        const float far = std::min(1.0f, std::max(0.0f, (r - 1.0f) / 0.8f));
        const float ray = lumps(c * 4.0f, s * 4.0f, seed ^ 0x72u, 3);
        const float heap = lumps(u * 2.2f, v * 2.2f, seed ^ 0x93u, 4);
        const float crest = lumps(c * 2.0f, s * 2.0f, seed ^ 0xb4u, 3);
        return std::max(
            0.05f, 1.0f + uneven * (0.8f * far * ray + 0.45f * heap + 0.5f * (1.0f - far) * crest));
    }
    float terrace(float u, float v) const {
        return uneven * lumps(u * 2.5f, v * 2.5f, seed ^ 0xd5u, 3);
    }
    float rubble(float u, float v) const {
        return uneven * lumps(u * 5.0f, v * 5.0f, seed ^ 0xf6u, 5);
    }
};

// The plane that fits the ground within the rim: height = z + sx dx + sy dy, in units and cells
// from the sample nearest to the middle.
struct Plane {
    double z = 0, sx = 0, sy = 0;
};

// One impact on one block.
class Crater {
public:
    Crater(const Meteorites& op, const Impact& impact, LayerStack& ground, const StepContext& step)
        : impact_(impact),
          ground_(ground),
          step_(step),
          radius_m_(impact.diameter_m / 2),
          reach_(op.reach),
          shape_(
              scaled(impact_shape(impact.diameter_m, transition_diameter_m(op.gravity), op.reach),
                     op.depth)),
          look_(impact.seed, op.irregularity, shape_.complex),
          near_(step.grid, step.block, impact.x_m, impact.y_m, op.reach * widest * radius_m_),
          inner_(step.grid, step.block, impact.x_m, impact.y_m, widest * radius_m_),
          middle_(step.grid, step.block, impact.x_m, impact.y_m,
                  std::max(0.5 * radius_m_, step.grid.spacing_m)),
          weights_(step.scratch.field(0)),
          kinds_(ground.materials().size()) {}

    // False if the map has no ground outside the rim.
    bool strike(std::int32_t now, LayerBook& book, StepReport& report) {
        fit_plane();
        const std::int64_t weight = weigh();
        if (weight == 0) return false;
        const double units_per_m = 1 / ground_.unit_m();
        // All that stands in the bowl, and what the ground outside can take.
        const auto whole = static_cast<double>(dig_volume());
        const double room = 2 * shape_.rim * units_per_m * static_cast<double>(weight) / one;
        share_ = whole > room ? room / whole : 1;
        if (share_ < 1 && step_.comm.rank() == 0) report.count("limited_craters", 1);
        dig(book);
        lay(weight, now, book);
        return true;
    }

private:
    static constexpr double one = 0x1p24;  // weights count in these

    static ImpactShape scaled(ImpactShape shape, double by) {
        shape.depth *= by, shape.below_ground *= by, shape.rim *= by;
        return shape;
    }

    // body(x, y, u, v, rank) over the cells of a list, rows of tiles at once; u, v in radii.
    template <class Body>
    void over(const NearCells& cells, LayerBook& book, Body&& body) const {
        book.merge(book_tile_rows(
            ground_.shape().rows, [&](std::int64_t lo, std::int64_t hi, LayerBook& piece) {
                for (std::int64_t y = lo; y < hi; ++y)
                    cells.row(y, [&](std::int64_t x, std::int64_t row, double dx, double dy,
                                     std::int64_t rank) {
                        body(x, row, static_cast<float>(dx / radius_m_),
                             static_cast<float>(dy / radius_m_), rank, piece);
                    });
            }));
    }
    // Whole numbers summed over cells, threads and blocks; body returns what a cell adds.
    template <std::size_t N, class Body>
    std::array<std::int64_t, N> sum(const NearCells& cells, Body&& body) const {
        static_assert(N <= 256);
        LayerBook all;  // its sums serve
        over(cells, all,
             [&](std::int64_t x, std::int64_t y, float u, float v, std::int64_t rank,
                 LayerBook& piece) {
                 const std::array<std::int64_t, N> add = body(x, y, u, v, rank);
                 for (std::size_t i = 0; i < N; ++i) piece.formed[i] += add[i];
             });
        std::array<std::int64_t, N> result;
        std::copy_n(all.formed.begin(), N, result.begin());
        step_.comm.sum(result);
        return result;
    }

    static float distance(float u, float v) { return std::sqrt(u * u + v * v); }

    void fit_plane() {
        // Heights to 256 units and offsets in cells: whole numbers, whose sums have no order.
        const double cells = radius_m_ / step_.grid.spacing_m;
        const auto s =
            sum<9>(inner_,
                   [&](std::int64_t x, std::int64_t y, float u, float v,
                       std::int64_t) -> std::array<std::int64_t, 9> {
                       if (distance(u, v) > 1) return {};
                       const auto dx = static_cast<std::int64_t>(std::floor(u * cells + 0.5));
                       const auto dy = static_cast<std::int64_t>(std::floor(v * cells + 0.5));
                       const std::int64_t z = ground_.surface().at(x, y) >> 8;
                       return {1, dx, dy, dx * dx, dx * dy, dy * dy, z, z * dx, z * dy};
                   });
        const auto d = [&](std::size_t i) { return static_cast<double>(s[i]); };
        if (s[0] == 0) return;
        const double n = d(0), mx = d(1) / n, my = d(2) / n, mz = d(6) / n;
        const double xx = d(3) / n - mx * mx, xy = d(4) / n - mx * my, yy = d(5) / n - my * my;
        const double xz = d(7) / n - mx * mz, yz = d(8) / n - my * mz;
        const double det = xx * yy - xy * xy;
        if (s[0] >= 8 && det > 1e-6 * (xx + yy) * (xx + yy)) {
            plane_.sx = (xz * yy - yz * xy) / det;
            plane_.sy = (yz * xx - xz * xy) / det;
            // A crater does not hang on a wall: 0.4 is 22 degrees.
            const double most = 0.4 * step_.grid.spacing_m / ground_.unit_m() / 256;
            const double size = std::sqrt(plane_.sx * plane_.sx + plane_.sy * plane_.sy);
            if (size > most) plane_.sx *= most / size, plane_.sy *= most / size;
        }
        plane_.z = 256 * (mz - plane_.sx * mx - plane_.sy * my);
        plane_.sx *= 256 * cells, plane_.sy *= 256 * cells;  // per radius from here on
    }

    // Units to be dug in a cell.
    std::int64_t dug(std::int64_t x, std::int64_t y, float u, float v) const {
        const float r = distance(u, v);
        const double q = double{r / look_.rim(u, v, r)};
        if (q >= 1) return 0;
        const double terrace = shape_.complex > 0 ? double{look_.terrace(u, v)} : 0;
        // Rubble on the floor, slumps on the wall.
        const double rough =
            shape_.depth * (0.05 + 0.07 * q * q) * double{look_.rubble(u, v)} * (1 - q * q * q * q);
        const double metres =
            shape_.depth * shape_.section(q, terrace) - shape_.below_ground + rough;
        const double plane = plane_.z + plane_.sx * double{u} + plane_.sy * double{v};
        const double target = std::floor(plane + metres / ground_.unit_m());
        const double over = static_cast<double>(ground_.surface().at(x, y)) - target;
        return over > 0 ? static_cast<std::int64_t>(std::min(over, 0x1p29)) : 0;
    }
    std::int64_t dig_volume() const {
        return sum<1>(inner_, [&](std::int64_t x, std::int64_t y, float u, float v, std::int64_t) {
            return std::array{dug(x, y, u, v)};
        })[0];
    }

    // Weights of the ejecta, and their sum.
    std::int64_t weigh() {
        return sum<1>(near_, [&](std::int64_t x, std::int64_t y, float u, float v, std::int64_t) {
            const float r = distance(u, v);
            const double q = double{r / look_.rim(u, v, r)};
            double w = ejecta_law(shape_, q, reach_);
            if (w > 0) w *= double{look_.rays(u, v, r)};
            weights_.at(x, y) = static_cast<float>(std::floor(w * one));
            return std::array{static_cast<std::int64_t>(weights_.at(x, y))};
        })[0];
    }

    void dig(LayerBook& book) {
        // Amounts in `formed`, depths in `turned` of a book of its own: decimetres x units / 2^10.
        const double dm = 10 * ground_.unit_m();
        LayerBook own;
        over(inner_, own,
             [&](std::int64_t x, std::int64_t y, float u, float v, std::int64_t, LayerBook& piece) {
                 const auto amount =
                     static_cast<Units>(static_cast<double>(dug(x, y, u, v)) * share_);
                 if (amount <= 0) return;
                 std::int64_t depth = 0;
                 ground_.remove(x, y, amount, piece, [&](MaterialId material, Units part) {
                     piece.formed[material] += part;
                     const double middle = (static_cast<double>(depth) + 0.5 * part) * dm;
                     piece.turned[material] +=
                         static_cast<std::int64_t>(middle * (static_cast<double>(part) * 0x1p-10));
                     depth += part;
                 });
             });
        std::vector<std::int64_t> all(2 * kinds_);
        std::copy_n(own.formed.begin(), kinds_, all.begin());
        std::copy_n(own.turned.begin(), kinds_, all.begin() + static_cast<std::ptrdiff_t>(kinds_));
        step_.comm.sum(all);
        for (std::size_t i = 0; i < kinds_; ++i)
            if (all[i] > 0)
                taken_.push_back(
                    {static_cast<MaterialId>(i), all[i],
                     static_cast<double>(all[kinds_ + i]) / static_cast<double>(all[i])});
        // Upside down: what lay on top is thrown first.
        std::stable_sort(taken_.begin(), taken_.end(),
                         [](const Taken& a, const Taken& b) { return a.depth < b.depth; });
        book.opened_caves += own.opened_caves, book.joined_layers += own.joined_layers;
    }

    struct Taken {
        MaterialId material;
        std::int64_t units;
        double depth;
    };
    // A cell's share of it, never more than exact numbers would give.
    Units share_of(const Taken& taken, float weight, double all) const {
        constexpr double below = 1 - 0x1p-40;
        return static_cast<Units>(
            std::floor(static_cast<double>(taken.units) * below * double{weight} / all));
    }

    void lay(std::int64_t weight, std::int32_t now, LayerBook& book) {
        if (taken_.empty()) return;
        const auto all = static_cast<double>(weight);
        LayerBook shares;
        over(near_, shares,
             [&](std::int64_t x, std::int64_t y, float, float, std::int64_t, LayerBook& piece) {
                 const float w = weights_.at(x, y);
                 if (w <= 0) return;
                 for (const Taken& taken : taken_)
                     piece.formed[taken.material] += share_of(taken, w, all);
             });
        std::vector<std::int64_t> laid(kinds_);
        std::copy_n(shares.formed.begin(), kinds_, laid.begin());
        step_.comm.sum(laid);
        for (const Taken& taken : taken_) {
            if (!ground_.layered() && taken.material != ground_.bed_material())
                ground_.make_layered();
            over(near_, book,
                 [&](std::int64_t x, std::int64_t y, float, float, std::int64_t, LayerBook& piece) {
                     const float w = weights_.at(x, y);
                     if (w <= 0) return;
                     ground_.add(x, y, taken.material, share_of(taken, w, all), now, piece);
                 });
            // What rounding left, evenly on the middle.
            const std::int64_t left = taken.units - laid[taken.material];
            const std::int64_t cells = middle_.count();
            over(middle_, book,
                 [&](std::int64_t x, std::int64_t y, float, float, std::int64_t rank,
                     LayerBook& piece) {
                     const std::int64_t units = left / cells + (rank + 1) * (left % cells) / cells -
                                                rank * (left % cells) / cells;
                     ground_.add(x, y, taken.material, static_cast<Units>(units), now, piece);
                 });
        }
    }

    const Impact& impact_;
    LayerStack& ground_;
    const StepContext& step_;
    double radius_m_, reach_;
    ImpactShape shape_;
    Look look_;
    NearCells near_, inner_, middle_;
    Field& weights_;
    std::size_t kinds_;
    Plane plane_;
    double share_ = 1;
    std::vector<Taken> taken_;
};

}  // namespace

std::string Meteorites::problem() const {
    if (diameter_max > 0 && diameter_min > diameter_max)
        return "'diameter_min' must not be above 'diameter_max'";
    return {};
}

StepReport Meteorites::apply(Terrain& terrain, const StepContext& step) const {
    StepReport report;
    std::int64_t left_out = 0, small = 0, nowhere = 0, done = 0;
    const std::vector<Impact> impacts = draw_impacts(*this, step, left_out);
    if (!impacts.empty()) {
        LayerStack& ground = terrain.ground();
        LayerBook book;
        for (const Impact& impact : impacts) {
            if (impact.diameter_m < least_samples * step.grid.spacing_m) {
                ++small;
                continue;
            }
            if (Crater(*this, impact, ground, step).strike(terrain.now, book, report))
                ++done;
            else
                ++nowhere;
        }
        terrain.ledger.book(book, ground.unit_m());
        report.count("joined_layers", book.joined_layers);
        report.count("opened_caves", book.opened_caves);
    }
    if (step.comm.rank() == 0) {
        report.count("impacts", done);
        report.count("unresolved_impacts", small);
        report.count("left_out_impacts", left_out + nowhere);
    }
    return report;
}

template OperatorRow describe<Meteorites>();

}  // namespace cuesta
