// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/volcano/volcanism.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <numbers>
#include <utility>

#include "cuesta/base/elementary.h"
#include "cuesta/operator/describe.h"
#include "cuesta/process/impact/lump_noise.h"
#include "cuesta/process/impact/near_cells.h"
#include "cuesta/process/volcano/eruptions.h"
#include "cuesta/process/volcano/lava_flow.h"
#include "cuesta/process/volcano/tephra.h"
#include "cuesta/terrain/ground_room.h"

namespace cuesta {
namespace {

constexpr double least_ash_m = 0.002;
constexpr double most_supply_m = 20;  // of a cell in a substep
constexpr double ash_mixing_m = 0.5;
constexpr double radian = std::numbers::pi / 180;

// Kept from eruption to eruption; begin() sets all of it.
struct LavaWork {
    std::unique_ptr<LavaFlow> flow;
};

double smooth(double t) {
    t = std::clamp(t, 0.0, 1.0);
    return t * t * (3 - 2 * t);
}

// One eruption on one block.
class Work {
public:
    Work(const Volcanism& op, const Eruption& eruption, Terrain& terrain, const StepContext& step)
        : op_(op), eruption_(eruption), terrain_(terrain), step_(step), ground_(terrain.ground()) {
        if (!ground_.layered()) ground_.make_layered();
        basalt_ = *terrain.materials().find("basalt");
        ash_ = *terrain.materials().find("ash");
    }

    void go(StepReport& report) {
        const double thrown = op_.ash * eruption_.volume_m3;
        throw_tephra(thrown);
        pour_lava(eruption_.volume_m3 - thrown, report);
        if (op_.chamber > 0 && eruption_.volume_m3 >= op_.chamber) {
            sink_roof(op_.collapse * eruption_.volume_m3, report);
            if (step_.comm.rank() == 0) report.count("calderas", 1);
        }
        terrain_.ledger.book(book_, ground_.unit_m());
        report.count("joined_layers", book_.joined_layers);
    }

private:
    template <class Body>
    void over(const NearCells& cells, Body&& body) {
        book_.merge(book_tile_rows(
            ground_.shape().rows, [&](std::int64_t lo, std::int64_t hi, LayerBook& piece) {
                for (std::int64_t y = lo; y < hi; ++y)
                    cells.row(y, [&](std::int64_t x, std::int64_t row, double dx, double dy,
                                     std::int64_t) { body(x, row, dx, dy, piece); });
            }));
    }
    float bent(double dx, double dy, double size_m, std::uint32_t kind, int octaves) const {
        return lumps(static_cast<float>(dx / size_m), static_cast<float>(dy / size_m),
                     eruption_.seed ^ kind, octaves);
    }

    void lay_ash(std::int64_t x, std::int64_t y, double metres, LayerBook& piece) {
        if (metres < least_ash_m) return;
        const auto units = static_cast<Units>(std::min(metres / ground_.unit_m() + 0.5, 0x1p28));
        ground_.add_mixed(x, y, ash_, units,
                          static_cast<std::int64_t>(ash_mixing_m / ground_.unit_m()), terrain_.now,
                          piece);
        piece.in[ash_] += units;
    }

    // Speed and direction of the wind at the vent, from the block that has it.
    std::array<double, 2> wind() {
        const auto way = elementary::sincos(op_.wind_from * radian);
        std::array<double, 2> given{-op_.wind * way.sin, op_.wind * way.cos};
        const Field* east = std::as_const(terrain_).find(field::wind_x);
        const Field* south = std::as_const(terrain_).find(field::wind_y);
        if (!op_.world_wind || east == nullptr || south == nullptr) return given;
        const double s = step_.grid.spacing_m;
        const auto x =
            std::clamp<std::int64_t>(static_cast<std::int64_t>(std::floor(eruption_.x_m / s + 0.5)),
                                     0, step_.grid.columns - 1);
        const auto y = std::clamp<std::int64_t>(
            static_cast<std::int64_t>(std::floor(eruption_.y_m / s + 0.5)), 0, step_.grid.rows - 1);
        std::array<double, 2> there{-1e30, -1e30};
        if (step_.block.contains(x, y))
            there = {double{east->at(x - step_.block.x0, y - step_.block.y0)},
                     double{south->at(x - step_.block.x0, y - step_.block.y0)}};
        for (double& one : there) {
            one = step_.comm.largest(one);
            one = one >= -200 && one <= 200 ? one : 0;
        }
        return there;
    }

    void throw_tephra(double volume_m3) {
        if (volume_m3 <= 0) return;
        const auto [east, south] = wind();
        const double speed = std::sqrt(east * east + south * south);
        AshFall fall;
        fall.volume_m3 = (1 - op_.cone) * volume_m3;
        fall.length_m = op_.ash_length > 0 ? op_.ash_length
                                           : std::max(1e-3, 5 * elementary::cbrt(fall.volume_m3));
        fall.eccentricity = eccentricity_of(speed);
        if (speed > 0) fall.wind_x = east / speed, fall.wind_y = south / speed;
        const ScoriaCone heap = scoria_cone(op_.cone * volume_m3);
        const double reach = std::max(fall.reach_m(least_ash_m), heap.reach_m(least_ash_m));
        const NearCells cells(step_.grid, step_.block, eruption_.x_m, eruption_.y_m,
                              std::min(reach, 1e7));
        over(cells, [&](std::int64_t x, std::int64_t y, double dx, double dy, LayerBook& piece) {
            double metres = 0;
            if (fall.volume_m3 > 0)
                metres += fall.thickness_m(dx, dy) *
                          (1 + 0.3 * double{bent(dx, dy, fall.length_m, 0x11, 3)});
            if (heap.volume_m3 > 0) {
                const double r = std::sqrt(dx * dx + dy * dy);
                metres +=
                    heap.thickness_m(r * (1 + 0.2 * double{bent(dx, dy, heap.length_m, 0x22, 3)})) *
                    (1 + 0.3 * double{bent(dx, dy, 1.5 * heap.length_m, 0x33, 3)});
            }
            lay_ash(x, y, metres, piece);
        });
    }

    // Samples of the fissure, or of a square around the vent, wide enough for the supply.
    std::vector<std::array<std::int64_t, 2>> source(double supply_m3) const {
        const Grid& grid = step_.grid;
        const double s = grid.spacing_m;
        const double need = supply_m3 / (grid.cell_area_m2() * most_supply_m);
        const auto half = static_cast<std::int64_t>(
            std::min(std::ceil((std::sqrt(std::max(need, 1.0)) - 1) / 2), 2000.0));
        const auto way = elementary::sincos(eruption_.turn_rad);
        const auto along = static_cast<std::int64_t>(std::min(op_.fissure / s, 4000.0));
        // A fissure too short for the supply is a strip.
        const double each = need / static_cast<double>(along + 1);
        const auto strip =
            static_cast<std::int64_t>(std::min(std::ceil((std::max(each, 1.0) - 1) / 2), 2000.0));
        std::vector<std::array<std::int64_t, 2>> cells;
        const auto add = [&](double x, double y) {
            const auto i = behind(static_cast<std::int64_t>(std::floor(x / s + 0.5)), grid.columns,
                                  grid.wraps_x());
            const auto j = behind(static_cast<std::int64_t>(std::floor(y / s + 0.5)), grid.rows,
                                  grid.wraps_y());
            if (i && j) cells.push_back({*i, *j});
        };
        for (std::int64_t k = 0; k <= along; ++k) {
            const double off = (static_cast<double>(k) - 0.5 * static_cast<double>(along)) * s;
            const double x = eruption_.x_m + off * way.sin, y = eruption_.y_m - off * way.cos;
            if (along > 0) {
                for (std::int64_t j = -strip; j <= strip; ++j)
                    add(x + static_cast<double>(j) * s * way.cos,
                        y + static_cast<double>(j) * s * way.sin);
                continue;
            }
            for (std::int64_t j = -half; j <= half; ++j)
                for (std::int64_t i = -half; i <= half; ++i)
                    add(x + static_cast<double>(i) * s, y + static_cast<double>(j) * s);
        }
        return cells;
    }

    void pour_lava(double volume_m3, StepReport& report) {
        const double area = step_.grid.cell_area_m2(), s = step_.grid.spacing_m;
        const auto total = static_cast<std::int64_t>(volume_m3 / area / ground_.unit_m());
        if (total <= 0) return;
        const double rate =
            op_.effusion > 0
                ? op_.effusion
                : 1e7 / (3 * 86400) * elementary::exp(2.0 / 3 * elementary::log(volume_m3 / 1e7));
        const double duration_s = volume_m3 / rate;
        // A flow some metres thick, thicker if it is large; a cell or so per substep.
        const double thick_m = 5 * elementary::pow(volume_m3 / 1e7, 0.2);
        const double wide_m = std::sqrt(volume_m3 / thick_m);
        const auto substeps =
            static_cast<std::int64_t>(std::clamp(2.5 * wide_m / s, 128.0, 1024.0));
        LavaRule rule;
        rule.viscosity = op_.viscosity, rule.yield = op_.yield;
        rule.erupted_C = op_.temperature, rule.solid_C = std::min(op_.solidus, op_.temperature - 1);
        rule.crust = op_.crust;
        rule.unit_m = ground_.unit_m(), rule.spacing_m = s;
        rule.sea_level_m = op_.sea_level;
        rule.substep_s = duration_s / static_cast<double>(substeps);
        const auto cells = source(volume_m3 / static_cast<double>(substeps));
        if (cells.empty()) return;

        const FieldShape shape{ground_.shape().columns, ground_.shape().rows, 2};
        LavaWork& work = step_.scratch.object<LavaWork>();
        if (work.flow == nullptr || !work.flow->fits(step_.grid, step_.block, shape))
            work.flow = std::make_unique<LavaFlow>(step_.grid, step_.block, shape);
        LavaFlow& flow = *work.flow;
        flow.begin(ground_.surface(), std::as_const(terrain_).find(field::water), step_.comm);
        LavaReport all;
        const auto run = [&] {
            const LavaReport now = flow.substep(rule, step_.comm);
            for (std::size_t i = 0; i < 4; ++i) all.left[i] += now.left[i];
            all.limited += now.limited;
            return now.moved;
        };
        const auto n = static_cast<std::int64_t>(cells.size());
        const auto up_to = [&](std::int64_t k) {
            return total / substeps * k + total % substeps * k / substeps;
        };
        for (std::int64_t k = 0; k < substeps; ++k) {
            const std::int64_t fresh = up_to(k + 1) - up_to(k);
            const auto shared = [&](std::int64_t c) { return fresh / n * c + fresh % n * c / n; };
            for (std::int64_t c = 0; c < n; ++c)
                flow.supply(cells[static_cast<std::size_t>(c)][0],
                            cells[static_cast<std::size_t>(c)][1],
                            static_cast<std::int32_t>(shared(c + 1) - shared(c)), rule);
            run();
        }
        // The supply has ended; what is still hot flows on, ever slower.
        for (std::int64_t k = 0; k < substeps / 2; ++k) {
            const bool moves = run();
            rule.substep_s *= 1.02;
            if (k % 8 == 7 && !step_.comm.any(moves)) break;
        }
        flow.freeze();
        book_.merge(book_tile_rows(
            ground_.shape().rows, [&](std::int64_t lo, std::int64_t hi, LayerBook& piece) {
                for (std::int64_t row = lo; row < hi; ++row)
                    flow.over_frozen_row(row, [&](std::int64_t x, std::int64_t y, Units units) {
                        ground_.add(x, y, basalt_, units, terrain_.now, piece);
                        piece.in[basalt_] += units;
                    });
            }));
        for (std::size_t side = 0; side < 4; ++side) {
            if (all.left[side] == 0) continue;
            book_.in[basalt_] += all.left[side];
            add_units(terrain_.ledger.account(basalt_).border[side], all.left[side],
                      ground_.unit_m());
        }
        report.count("limited_lava", all.limited);
    }

    // The roof of the chamber breaks up and sinks to one level, as deep as its volume asks for.
    void sink_roof(double volume_m3, StepReport& report) {
        const auto wanted =
            static_cast<std::int64_t>(volume_m3 / step_.grid.cell_area_m2() / ground_.unit_m());
        if (wanted <= 0) return;
        const double radius =
            op_.caldera > 0 ? op_.caldera : elementary::cbrt(volume_m3 / (0.3 * std::numbers::pi));
        const NearCells cells(step_.grid, step_.block, eruption_.x_m, eruption_.y_m, 1.4 * radius);
        // How much of the way down each cell goes: all to three quarters of the radius.
        Field& share = step_.scratch.field(0);
        over(cells, [&](std::int64_t x, std::int64_t y, double dx, double dy, LayerBook&) {
            const double r = std::sqrt(dx * dx + dy * dy);
            const double rim = radius * (1 + 0.3 * double{bent(dx, dy, 0.9 * radius, 0x44, 4)});
            const double uneven = 1 + 0.1 * double{bent(dx, dy, 0.5 * radius, 0x55, 4)};
            share.at(x, y) = static_cast<float>(uneven * (1 - smooth((r / rim - 0.75) / 0.25)));
        });
        const auto sunk = [&](std::int64_t x, std::int64_t y, std::int64_t level) {
            const std::int64_t over = ground_.surface().at(x, y) - level;
            return over > 0 && share.at(x, y) > 0
                       ? static_cast<std::int64_t>(static_cast<double>(over) *
                                                   double{share.at(x, y)})
                       : 0;
        };
        // The level, by halves; on the mean no deeper than the caldera is wide.
        std::int64_t high = std::int64_t{1} << 30, low = -high;
        const auto volume = [&](std::int64_t level) {
            LayerBook sums = std::move(book_);
            book_ = {};
            over(cells, [&](std::int64_t x, std::int64_t y, double, double, LayerBook& piece) {
                piece.formed[0] += sunk(x, y, level);
            });
            std::int64_t all[] = {book_.formed[0]};
            book_ = std::move(sums);
            step_.comm.sum(all);
            return all[0];
        };
        const auto most = static_cast<std::int64_t>(0.5 * radius / ground_.unit_m() *
                                                    static_cast<double>(cells.count()));
        if (wanted > most && step_.comm.rank() == 0) report.count("limited_calderas", 1);
        for (int i = 0; i < 32 && high - low > 1; ++i) {
            const std::int64_t middle = low + (high - low) / 2;
            (volume(middle) > std::min(wanted, most) ? low : high) = middle;
        }
        over(cells, [&](std::int64_t x, std::int64_t y, double, double, LayerBook& piece) {
            const auto units = static_cast<Units>(sunk(x, y, high));
            if (units <= 0) return;
            const Layer bed = ground_.layer(x, y, 0);
            ground_.thicken(x, y, 0, -units, bed.deposited_step);
            piece.out[bed.material] += units;
        });
    }

    const Volcanism& op_;
    const Eruption& eruption_;
    Terrain& terrain_;
    const StepContext& step_;
    LayerStack& ground_;
    MaterialId basalt_, ash_;
    LayerBook book_;
};

}  // namespace

StepReport Volcanism::apply(Terrain& terrain, const StepContext& step) const {
    StepReport report;
    const EruptionList list = draw_eruptions(*this, step);
    for (const Eruption& eruption : list.eruptions) {
        // What one can heap or sink at the most, about.
        const double lift_m = 2 * elementary::cbrt(eruption.volume_m3) + 100;
        if (make_room(terrain, lift_m, step.comm) && step.comm.rank() == 0)
            report.count("coarser_units", 1);
        Work(*this, eruption, terrain, step).go(report);
    }
    if (step.comm.rank() == 0) {
        report.count("eruptions", static_cast<std::int64_t>(list.eruptions.size()));
        report.count("vents_off_map", list.off_map);
        report.count("left_out_eruptions", list.left_out);
    }
    return report;
}

template OperatorRow describe<Volcanism>();

}  // namespace cuesta
