// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/coast/coast.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "cuesta/base/elementary.h"
#include "cuesta/base/parallel.h"
#include "cuesta/flow/receivers.h"
#include "cuesta/operator/describe.h"
#include "cuesta/operator/history.h"
#include "cuesta/process/coast/beach.h"
#include "cuesta/process/coast/cliffs.h"
#include "cuesta/process/coast/debris.h"
#include "cuesta/terrain/mass_balance.h"

namespace cuesta {
namespace {

using namespace coast;

constexpr double most_share = 0.8;  // of a cell that a cliff goes back in one round
constexpr double most_rounds = 16;
constexpr Units endless = 1 << 29;  // sediment, where the bed itself is of it
constexpr double most_hold = 1 << 29;

class Shore {
public:
    Shore(const Coast& op, Terrain& terrain, const StepContext& step, std::int32_t sea)
        : op_(op),
          terrain_(terrain),
          step_(step),
          ground_(terrain.ground()),
          masses_(terrain.materials()),
          sediment_(*terrain.materials().find(op.sediment.name.view())),
          notch_(terrain.make("coast.notch")),
          height_(terrain.make(field::wave_height)),
          map_(step.grid, step.block, step.comm) {
        map_.unit_m = ground_.unit_m();
        map_.sea = sea;
        wind_ = {op.wind_speed, op.wind_from, op.wind_spread, op.fetch, op.damping};
        closure_m_ = closure_heights * elementary::pow(open_force(wind_), 0.4);
        const double cell = step.grid.spacing_m / ground_.unit_m();
        for (std::size_t i = 0; i < terrain.materials().size(); ++i) {
            const Material& rock = terrain.materials()[static_cast<MaterialId>(i)];
            const double angle = std::clamp(rock.talus_deg, 1.0, 89.0) * std::numbers::pi / 180;
            soft_[i] = static_cast<float>(std::min(rock.erodibility, 1e6));
            hold_[i] = static_cast<float>(
                std::min(double{elementary::tan(static_cast<float>(angle))} * cell, most_hold));
        }
    }

    StepReport run() {
        look();
        CliffRule rule{op_.retreat, op_.downwear, op_.time_step, 0, step_.random};
        raise();
        const double cells = fastest_retreat(map_, waves_, rule) * op_.time_step;
        const double rounds = std::clamp(std::ceil(cells / most_share), 1.0, most_rounds);
        rule.years = op_.time_step / rounds;
        if (first_block() && cells / rounds > 1) report_.count("slowed_cliffs", 1);
        for (int round = 0; round < static_cast<int>(rounds); ++round) {
            if (round > 0) look(), raise();
            rule.step =
                static_cast<std::uint32_t>(step_.step) * 16u + static_cast<std::uint32_t>(round);
            debris_.assign(map_.size(), 0);
            const auto cut = cut_cliffs(map_, waves_, rule);
            keep_notches();
            take(cut);
            look();
            take(let_fall(map_, cut));
            look();
            gather_debris();
            move(rule.years);
            lay();
        }
        keep_waves();
        book_.post(terrain_.ledger, ground_.unit_m());
        report_.count("joined_layers", book_.layers.joined_layers);
        report_.count("opened_caves", book_.layers.opened_caves);
        return report_;
    }

private:
    bool first_block() const { return step_.comm.rank() == 0; }

    Units loose(std::int64_t x, std::int64_t y) const {
        if (ground_.top_material().at(x, y) != sediment_) return 0;
        return ground_.buried().at(x, y) == 0 ? endless : std::min(ground_.top().at(x, y), endless);
    }
    // The rock that waves meet: at the level of the sea, or on top where that is lower.
    MaterialId met(std::int64_t x, std::int64_t y) const {
        std::int64_t top = ground_.surface().at(x, y);
        MaterialId rock = ground_.top_material().at(x, y);
        for (int index = ground_.layers(x, y) - 1; index >= 0; --index) {
            const MaterialId here = ground_.material(x, y, index);
            if (!ground_.materials().is_air(here)) rock = here;
            if (index == 0) break;
            top -= ground_.thickness(x, y, index);
            const bool cover = here == sediment_ && index == ground_.buried().at(x, y);
            if (top < map_.sea && !cover && !ground_.materials().is_air(here)) break;
        }
        return rock;
    }
    MaterialId uppermost_rock(std::int64_t x, std::int64_t y) const {
        const int top = ground_.layers(x, y) - 1;
        if (top > 0 && loose(x, y) > 0) return ground_.material(x, y, top - 1);
        return ground_.top_material().at(x, y);
    }

    template <class Body>
    void over_cells(Body&& body) const {
        parallel_for(0, map_.rows(), 16, [&](std::int64_t lo, std::int64_t hi) {
            for (std::int64_t y = lo; y < hi; ++y)
                for (std::int64_t x = 0; x < map_.columns(); ++x) body(x, y, map_.at(x, y));
        });
    }

    void look() {
        map_.ground.resize(map_.size()), map_.sand.resize(map_.size());
        map_.notch.resize(map_.size());
        map_.soft.resize(map_.size()), map_.hold.resize(map_.size());
        over_cells([&](std::int64_t x, std::int64_t y, std::size_t i) {
            map_.ground[i] = ground_.surface().at(x, y);
            map_.sand[i] = loose(x, y);
            map_.notch[i] = notch_.at(x, y);
            map_.soft[i] = soft_[met(x, y)];
            map_.hold[i] = hold_[uppermost_rock(x, y)];
        });
    }

    void raise() {
        std::vector<std::uint8_t> depth(map_.size());
        const double shallow_m = closure_m_ / closure_heights;
        over_cells([&](std::int64_t, std::int64_t, std::size_t i) {
            depth[i] = !map_.is_sea(i)                ? Depth::land
                       : map_.depth_m(i) <= shallow_m ? Depth::shallow
                                                      : Depth::deep;
        });
        raise_waves(map_, depth, wind_, waves_);
    }

    template <class Body>
    void over_columns(Body&& body) {
        book_.merge(mass_balance_tile_rows(
            step_.block.rows, [&](std::int64_t lo, std::int64_t hi, MassBalance& book) {
                for (std::int64_t y = lo; y < hi; ++y)
                    for (std::int64_t x = 0; x < step_.block.columns; ++x)
                        body(x, y, map_.at(x, y), book);
            }));
    }

    // Takes rock from under the sediment that lies on it; it becomes sediment.
    void take(const std::vector<std::int32_t>& units) {
        over_columns([&](std::int64_t x, std::int64_t y, std::size_t i, MassBalance& book) {
            if (units[i] <= 0) return;
            const Units cover = map_.sand[i];
            const auto keep = [](MaterialId, Units) {};
            if (cover > 0) ground_.remove(x, y, cover, book.layers, keep);
            const std::int64_t target = std::int64_t{ground_.surface().at(x, y)} - units[i];
            while (ground_.surface().at(x, y) > target) {
                const auto more = static_cast<Units>(ground_.surface().at(x, y) - target);
                const bool bed = ground_.buried().at(x, y) == 0;
                const Units part = bed ? more : std::min(more, ground_.top().at(x, y));
                ground_.remove(x, y, part, book.layers, [&](MaterialId rock, Units off) {
                    Units made = off;
                    if (rock != sediment_) {
                        made = masses_.by_mass(off, rock, sediment_);
                        book.turn(masses_, rock, off, sediment_, made);
                    }
                    debris_[i] += made;
                });
            }
            if (cover > 0) ground_.add(x, y, sediment_, cover, terrain_.now, book.layers);
        });
    }

    void gather_debris() {
        sand_before_ = map_.sand;
        settle_fines();
        roll_down(map_, debris_);
        over_cells([&](std::int64_t, std::int64_t, std::size_t i) { raise_by(i, debris_[i]); });
    }
    void raise_by(std::size_t i, std::int64_t units) {
        map_.sand[i] += static_cast<std::int32_t>(units);
        map_.ground[i] += static_cast<std::int32_t>(units);
    }

    // The fine part goes to deep water, evenly, as far as there is room below closure.
    void settle_fines() {
        const auto floor = static_cast<std::int64_t>(map_.sea) -
                           static_cast<std::int64_t>(closure_m_ / map_.unit_m);
        const auto room_at = [&](std::size_t i) {
            return std::max<std::int64_t>(0, floor - map_.ground[i]);
        };
        const auto fine_of = [&](std::int64_t units) {
            return units - static_cast<std::int64_t>(static_cast<double>(units) * op_.coarse);
        };
        std::array<std::int64_t, 3> sums{};
        std::int64_t &fine = sums[0], &deep = sums[1], &room = sums[2];
        each_cell([&](std::size_t i) {
            fine += fine_of(debris_[i]);
            deep += room_at(i) > 0 ? 1 : 0;
            room += room_at(i);
        });
        step_.comm.sum(sums);
        if (fine == 0 || room < fine) return;
        over_cells(
            [&](std::int64_t, std::int64_t, std::size_t i) { debris_[i] -= fine_of(debris_[i]); });
        while (fine >= deep && deep > 0) {
            const std::int64_t each = fine / deep;
            std::array<std::int64_t, 2> done{};  // laid; cells that have room left
            each_cell([&](std::size_t i) {
                const std::int64_t here = std::min(each, room_at(i));
                raise_by(i, here);
                done[0] += here;
                done[1] += room_at(i) > 0 ? 1 : 0;
            });
            step_.comm.sum(done);
            fine -= done[0], deep = done[1];
        }
        if (fine > 0) settle_singly(fine, room_at);
    }
    template <class Body>
    void each_cell(Body&& body) const {
        for (std::int64_t y = 0; y < map_.rows(); ++y)
            for (std::size_t i = map_.at(0, y); i < map_.at(map_.columns(), y); ++i) body(i);
    }
    // One unit for each of the first cells of the map that have room, row by row.
    template <class RoomAt>
    void settle_singly(std::int64_t units, RoomAt&& room_at) {
        // How many there are in every row of the map, and in how many of its blocks.
        const auto across = static_cast<std::size_t>(step_.comm.cut().across());
        const std::size_t own = static_cast<std::size_t>(step_.comm.rank()) % across;
        const auto first = static_cast<std::size_t>(map_.block.y0) * across + own;
        std::vector<std::int64_t> cells(static_cast<std::size_t>(map_.grid.rows) * across);
        for (std::int64_t y = 0; y < map_.rows(); ++y)
            for (std::size_t i = map_.at(0, y); i < map_.at(map_.columns(), y); ++i)
                cells[first + static_cast<std::size_t>(y) * across] += room_at(i) > 0 ? 1 : 0;
        step_.comm.sum(cells);
        std::int64_t before = 0;
        for (std::size_t k = 0; k < cells.size() && before < units; ++k) {
            const std::size_t row = k / across;
            std::int64_t left = std::min(units - before, cells[k]);
            before += left;
            const auto y = static_cast<std::int64_t>(row) - map_.block.y0;
            if (k % across != own || y < 0 || y >= map_.rows()) continue;
            for (std::size_t i = map_.at(0, y); left > 0; ++i)
                if (room_at(i) > 0) raise_by(i, 1), --left;
        }
    }

    void move(double years) {
        const BeachReport beach =
            move_sand(map_, waves_, {op_.drift, op_.profile, op_.berm, years});
        if (!first_block()) return;
        Account& account = terrain_.ledger.account(sediment_);
        for (std::size_t s = 0; s < beach.gone.size(); ++s)
            add_units(account.border[s], beach.gone[s], ground_.unit_m());
        report_.count("slowed_drift", beach.slowed);
    }

    void lay() {
        over_columns([&](std::int64_t x, std::int64_t y, std::size_t i, MassBalance& book) {
            const Units more = map_.sand[i] - sand_before_[i];
            if (more > 0)
                ground_.add(x, y, sediment_, more, terrain_.now, book.layers);
            else if (more < 0)
                ground_.remove(x, y, -more, book.layers, [](MaterialId, Units) {});
        });
    }

    void keep_notches() {
        over_cells([&](std::int64_t x, std::int64_t y, std::size_t i) {
            notch_.at(x, y) = map_.notch[i];
        });
    }
    void keep_waves() {
        over_cells([&](std::int64_t x, std::int64_t y, std::size_t i) {
            const float force = waves_.total(i);
            height_.at(x, y) = force > 0 ? elementary::pow(force, 0.4f) : 0.0f;
        });
    }

    const Coast& op_;
    Terrain& terrain_;
    const StepContext& step_;
    LayerStack& ground_;
    const MassTable masses_;
    MaterialId sediment_;
    Field &notch_, &height_;
    CoastMap map_;
    Wind wind_;
    Waves waves_;
    double closure_m_ = 0;
    std::array<float, 256> soft_{}, hold_{};
    std::vector<std::int64_t> debris_;
    std::vector<std::int32_t> sand_before_;
    MassBalance book_;
    StepReport report_;
};

}  // namespace

std::string Coast::problem() const {
    if (history.count % 2 != 0) return "'history' needs pairs: a time and a level for each";
    for (std::size_t i = 2; i < history.count; i += 2)
        if (history.values[i] < history.values[i - 2])
            return "the times of 'history' must not go back";
    return {};
}

double Coast::level(double from_yr, double years) const {
    if (history.count == 0) return sea_level;
    return sea_level + mean_of_pairs(history, from_yr, years);
}

StepReport Coast::apply(Terrain& terrain, const StepContext& step) const {
    terrain.make("coast.notch");
    terrain.make(field::wave_height);
    LayerStack& ground = terrain.ground();
    const double level_m = level(static_cast<double>(step.step) * time_step, time_step);
    const auto sea = flow::sea_in_units(level_m, ground.unit_m());
    if (!sea) return {};
    if (!ground.layered()) ground.make_layered();
    return Shore(*this, terrain, step, *sea).run();
}

template OperatorRow describe<Coast>();

}  // namespace cuesta
