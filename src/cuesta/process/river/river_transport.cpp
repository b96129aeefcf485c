// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/river/river_transport.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <unordered_map>
#include <utility>
#include <vector>

#include "cuesta/base/parallel.h"
#include "cuesta/process/river/playa.h"
#include "cuesta/process/river/river_balance.h"
#include "cuesta/terrain/mass_balance.h"

namespace cuesta::river {
namespace {

using flow::Cell, flow::Direction;

constexpr int rounds = 4;
constexpr int lake_passes = 4;  // a full lake above a full lake above a full lake

constexpr std::int64_t endless_room = std::int64_t{1} << 62;  // of the sea

// What a lake holds, in units.
struct LakeRoom {
    std::int64_t holds = 0;
    double kept = 1;  // share of what arrives
};

class Balance {
public:
    Balance(const LayerStack& ground, RiverWork& work, const Wear& wear, Field& rest,
            const Transport& rule, const MassTable& masses, Communicator& comm)
        : ground_(ground),
          work_(work),
          wear_(wear),
          rest_(rest),
          rule_(rule),
          masses_(masses),
          comm_(comm),
          drainage_(work.drainage),
          frame_(work.drainage.frame()) {
        work.sediment.resize(frame_);
        work.change.resize(frame_);
        for (const Cell cell : frame_.ring()) work.sediment[cell] = 0;
        look_at_ground();
        look_at_inlets();
    }

    // The heights that rivers and their sediment want, in work.alpha. Wear that is not in
    // proportion to the drop, or that goes through a layer, is found in rounds.
    void solve() {
        flow::exchange_ring(work_.z, frame_, comm_, 0.0);
        solve_balance(work_, *this, comm_);
        if (wear_.strength().n() == 1 && comm_.largest(cuts_through() ? 1.0 : 0.0) == 0) return;
        solved_.resize(frame_);
        for (int round = 1; round < rounds; ++round) {
            std::copy_n(work_.alpha.data(), frame_.size(), solved_.data());
            again_ = true;
            solve_balance(work_, *this, comm_);
        }
    }

    // The model of solve_balance: a lake ends the rivers above it at its surface.
    std::optional<double> fixed(Cell cell) const {
        const double base = work_.base[cell];
        if (base == base) return base;
        return {};
    }
    double wear(Cell cell, Direction d) const {
        const double c = work_.strength[cell], n = wear_.strength().n();
        const double soft = work_.soft[cell];
        const Cell receiver = frame_.neighbour(cell, d);
        if (again_) {
            const double drop = std::max(solved_[cell] - solved_[receiver], 1.0);
            const double power = n == 1 ? drop : elementary::pow(drop, n);
            // Most rivers stay in the layer they are in.
            const double cut = work_.ground[cell] - work_.z[cell];
            if (c * power * soft <= work_.top[cell] - cut) return c * power * soft / drop;
            const double laid =
                settling(cell) * (work_.gamma[cell] + work_.delta[cell] * solved_[receiver]);
            return worn_at(cell, c * power, laid) / drop;
        }
        if (n == 1) return c * soft;
        return c * soft * elementary::pow(std::max(work_.z[cell] - work_.z[receiver], 1.0), n - 1);
    }
    // What enters the map at a cell whose height is fixed.
    double brought_in(Cell cell) const {
        const auto found = brought_in_.find(cell);
        return found == brought_in_.end() ? 0.0 : static_cast<double>(found->second);
    }
    std::int64_t brought_in() const {
        std::int64_t sum = 0;
        for (const auto& [cell, units] : brought_in_) sum += units;
        return sum;
    }
    void ahead(Cell cell) const {
        __builtin_prefetch(&work_.base[cell]);
        __builtin_prefetch(&work_.strength[cell]);
        __builtin_prefetch(&work_.soft[cell]);
        if (again_) __builtin_prefetch(&solved_[cell]);
    }
    double settling(Cell cell) const {
        const double area = wear_.area_cells(cell);
        return area > 0 ? rule_.deposition / area : 0;
    }

    // Whole units, from the springs down.
    void move() {
        if (rule_.spread) look_at_lakes();
        for (int pass = 0; pass < lake_passes; ++pass) {
            drainage_.downstream([&](Cell cell) { pass_on(cell); },
                                 [&](const flow::RingNews& news) {
                                     news.tell(work_.sediment, comm_, std::int64_t{0});
                                 });
            if (!rule_.spread || !lakes_overflow()) break;
        }
        if (rule_.spread) build_deltas();
    }

private:
    void look_at_ground() {
        work_.base.resize(frame_);
        work_.strength.resize(frame_);
        work_.soft.resize(frame_);
        work_.ground.resize(frame_);
        work_.top.resize(frame_);
        constexpr std::int32_t endless = 1 << 30;
        parallel_for(0, frame_.rows(), rows_per_piece(frame_.columns()),
                     [&](std::int64_t lo, std::int64_t hi) {
                         for (std::int64_t y = lo; y < hi; ++y)
                             for (std::int64_t x = 0; x < frame_.columns(); ++x) {
                                 const Cell cell = frame_.cell(x, y);
                                 const std::int32_t ground = ground_.surface().at(x, y);
                                 const bool bed = ground_.buried().at(x, y) == 0;
                                 work_.ground[cell] = ground;
                                 work_.top[cell] = bed ? endless : ground_.top().at(x, y);
                                 work_.soft[cell] =
                                     wear_.of_material(ground_.top_material().at(x, y));
                                 look_at_water(cell, ground);
                             }
                     });
    }

    // A lake ends the rivers above it at its surface.
    void look_at_water(Cell cell, std::int32_t ground) {
        const Direction d = drainage_.direction(cell);
        double& base = work_.base[cell];
        base = std::numeric_limits<double>::quiet_NaN();
        work_.strength[cell] = 0;
        if (!flow::has_receiver(d))
            base = work_.z[cell];
        else if (const std::int32_t level = this->level(cell, ground); level > ground)
            base = static_cast<double>(level);
        else
            work_.strength[cell] = wear_.of_granite(cell, d);
    }

    // They keep their height; what they bring is worn off elsewhere.
    void look_at_inlets() {
        rule_.inflow.over_closed([&](std::int64_t x, std::int64_t y, const flow::Inlet* inlet) {
            const Cell cell = frame_.cell(x, y);
            work_.base[cell] = work_.z[cell];
            work_.strength[cell] = 0;
            const double metres = inlet == nullptr ? 0.0
                                                   : inlet->sediment_m3_per_yr * rule_.years /
                                                         frame_.grid().cell_area_m2();
            brought_in_[cell] = std::llround(metres / ground_.unit_m());
        });
    }

    // Which cells lie under a lake, and what each lake holds.
    void look_at_lakes() {
        work_.wet.resize(frame_);
        work_.brought.resize(frame_);
        over_cells([&](Cell cell, std::int64_t x, std::int64_t y) {
            const std::int32_t ground = ground_.surface().at(x, y);
            const bool lake =
                flow::has_receiver(drainage_.direction(cell)) && level(cell, ground) > ground;
            work_.wet[cell] = lake ? 1 : 0;
            work_.brought[cell] = 0;
        });
        flow::exchange_ring(work_.wet, frame_, comm_, std::uint8_t{0});
        if (rule_.breached || !drainage_.has_depressions()) return;
        number_waters();
        std::vector<std::int64_t> holds(work_.waters.count(), 0);
        over_cells([&](Cell cell, std::int64_t, std::int64_t) {
            const std::uint32_t water = work_.waters.number[cell];
            if (water == WaterBodies::none) return;
            holds[water] += work_.columns[cell].level - work_.columns[cell].ground;
        });
        work_.waters.add_up(holds, comm_);
        for (const std::int64_t one : holds) lakes_.push_back({one, 1});
    }

    void look_at_columns() {
        work_.columns.resize(frame_);
        over_cells([&](Cell cell, std::int64_t x, std::int64_t y) {
            const Direction d = drainage_.direction(cell);
            const std::int32_t ground = ground_.surface().at(x, y);
            std::int32_t level = WaterColumn::dry;
            if (d == flow::outlet && ground <= rule_.sea_level)
                level = rule_.sea_level;
            else if (d != flow::gap && work_.wet[cell] != 0)
                level = this->level(cell, ground);
            work_.columns[cell] = {ground, level};
        });
    }
    void number_waters() {
        look_at_columns();
        flow::exchange_ring(work_.columns, frame_, comm_, WaterColumn{});
        river::number_waters(work_.columns, frame_, comm_, work_.waters);
        numbered_ = true;
    }

    // Whether a lake gets more than it holds, that did not know; then it keeps a share.
    bool lakes_overflow() {
        if (!numbered_) return false;
        std::vector<std::int64_t> all(lakes_.size());
        over_cells([&](Cell cell, std::int64_t, std::int64_t) {
            if (work_.wet[cell] == 0) return;
            std::int64_t& sum = all[work_.waters.number[cell]];
            drainage_.donors(cell, [&](Cell donor) {
                if (work_.wet[donor] == 0) sum += work_.sediment[donor];
            });
        });
        work_.waters.add_up(all, comm_);
        bool changed = false;
        for (std::size_t i = 0; i < all.size(); ++i) {
            LakeRoom& lake = lakes_[i];
            const double kept = all[i] > lake.holds
                                    ? static_cast<double>(lake.holds) / static_cast<double>(all[i])
                                    : 1;
            changed = changed || kept != lake.kept;
            lake.kept = kept;
        }
        return comm_.any(changed);
    }

    // Lays what rests in standing water around the mouths it came from.
    void build_deltas() {
        std::vector<Mouth> mouths;
        over_cells([&](Cell cell, std::int64_t x, std::int64_t y) {
            if (work_.brought[cell] > 0)
                mouths.push_back({frame_.id(x, y), work_.brought[cell], 0, work_.wet[cell]});
        });
        if (!comm_.any(!mouths.empty())) return;
        if (!numbered_) {
            // One block fills them all, whichever water they lie in.
            if (comm_.size() == 1)
                look_at_columns();
            else
                number_waters();
        }
        if (numbered_)
            for (Mouth& mouth : mouths)
                mouth.water = work_.waters.key[work_.waters.number[frame_.cell_of(mouth.cell)]];
        mouths = fill_deltas(rule_.delta, frame_, comm_, std::move(mouths), work_.columns);
        over_cells([&](Cell cell, std::int64_t x, std::int64_t y) {
            const WaterColumn& column = work_.columns[cell];
            if (column.level != WaterColumn::dry)
                work_.change[cell] = column.ground - ground_.surface().at(x, y);
        });
        // What found no room in the sea has left.
        for (const Mouth& mouth : mouths) work_.sediment[frame_.cell_of(mouth.cell)] += mouth.units;
    }

    template <class Visit>
    void over_cells(Visit&& visit) const {
        for (std::int64_t y = 0; y < frame_.rows(); ++y)
            for (std::int64_t x = 0; x < frame_.columns(); ++x) visit(frame_.cell(x, y), x, y);
    }

    std::int32_t level(Cell cell, std::int32_t ground) const {
        return rule_.breached ? ground : drainage_.level(cell, ground);
    }

    // Whether a cell is worn through its uppermost layer in the first round.
    bool cuts_through() const {
        for (std::int64_t y = 0; y < frame_.rows(); ++y)
            for (std::int64_t x = 0; x < frame_.columns(); ++x) {
                if (ground_.buried().at(x, y) == 0) continue;
                const Cell cell = frame_.cell(x, y);
                const Direction d = drainage_.direction(cell);
                if (!flow::has_receiver(d)) continue;
                const double floor = ground_.surface().at(x, y) - ground_.top().at(x, y);
                if (work_.alpha[cell] < floor) return true;
            }
        return false;
    }

    // Units that a river of this strength (on granite) wears in the step, layer by layer, if
    // `laid` units come onto the uppermost one meanwhile.
    double worn_at(Cell cell, double strength, double laid) const {
        const std::int64_t x = frame_.x_of(cell), y = frame_.y_of(cell);
        double cut = ground_.surface().at(x, y) - work_.z[cell];  // breached, or carried
        double left = 1, worn = 0, extra = std::max(laid, 0.0);
        for (int index = ground_.layers(x, y) - 1;; --index) {
            const MaterialId material = ground_.material(x, y, index);
            const double speed = strength * wear_.of_material(material);
            if (index == 0) return worn + speed * left;
            double thickness = ground_.thickness(x, y, index) - cut;
            if (thickness <= 0) {
                cut = -thickness;
                continue;
            }
            cut = 0;
            thickness += std::exchange(extra, 0.0);
            if (speed * left <= thickness) return worn + speed * left;
            worn += thickness;
            left -= thickness / speed;
            if (is_air(ground_.material(x, y, index - 1))) return worn;  // it opens
        }
    }

    bool is_air(MaterialId material) const { return ground_.materials().is_air(material); }

    // Takes `units` off the column as far as a cave below; adds the sediment that gives.
    std::int32_t take_off(Cell cell, std::int32_t units, std::int64_t& sediment) const {
        const std::int64_t x = frame_.x_of(cell), y = frame_.y_of(cell);
        std::int32_t taken = 0;
        for (int index = ground_.layers(x, y) - 1; taken < units; --index) {
            const MaterialId material = ground_.material(x, y, index);
            if (is_air(material)) break;
            const Units part = index == 0 ? units - taken
                                          : std::min(units - taken, ground_.thickness(x, y, index));
            sediment += masses_.by_mass(part, material, rule_.sediment);
            taken += part;
        }
        return taken;
    }

    // A mouth keeps its share of what comes from dry land; the rest goes through the lake.
    void rest_in_water(Cell cell, std::int64_t load, const LakeRoom& lake) {
        std::int64_t arrives = 0;
        drainage_.donors(cell, [&](Cell donor) {
            if (work_.wet[donor] == 0) arrives += work_.sediment[donor];
        });
        // Never more than the whole lake holds, though lakes above have just overflown.
        const std::int64_t stays = std::min(
            lake.kept < 1 ? static_cast<std::int64_t>(static_cast<double>(arrives) * lake.kept)
                          : arrives,
            lake.holds);
        work_.brought[cell] = stays;
        work_.sediment[cell] = load - stays;
    }

    void pass_on(Cell cell) {
        std::int64_t load = 0;
        drainage_.donors(cell, [&](Cell donor) { load += work_.sediment[donor]; });
        const std::int64_t x = frame_.x_of(cell), y = frame_.y_of(cell);
        const std::int32_t ground = ground_.surface().at(x, y);
        const bool base = !flow::has_receiver(drainage_.direction(cell));
        const std::int32_t level =
            base ? std::max(ground, rule_.sea_level) : this->level(cell, ground);
        std::int32_t& change = work_.change[cell];
        change = 0;
        if (const auto inlet = brought_in_.find(cell); inlet != brought_in_.end()) {
            work_.sediment[cell] = load + inlet->second;
            return;
        }
        if (drainage_.direction(cell) == flow::pit) {  // of a map without outlet: see playa.h
            work_.sediment[cell] = load;
            return;
        }
        if (base && work_.z[cell] < ground && ground > rule_.sea_level) {
            // A gorge through the border.
            const std::int32_t off = ground - static_cast<std::int32_t>(work_.z[cell]);
            change = -take_off(cell, off, load);
            work_.sediment[cell] = load;
            return;
        }
        if (rule_.spread && (base ? ground <= rule_.sea_level : level > ground)) {
            rest_in_water(cell, load,
                          base ? LakeRoom{endless_room, 1} : lakes_[work_.waters.number[cell]]);
            return;
        }
        if (base || level > ground) {
            change = static_cast<std::int32_t>(std::min<std::int64_t>(load, level - ground));
            work_.sediment[cell] = load - change;
            return;
        }
        const double wanted = work_.alpha[cell] - static_cast<double>(ground);
        const auto whole = static_cast<std::int32_t>(wanted);
        float& rest = rest_.at(x, y);
        rest = static_cast<float>(wanted - static_cast<double>(whole));
        if (whole > 0) {
            change = static_cast<std::int32_t>(std::min<std::int64_t>(load, whole));
            if (change < whole) rest = 0;
            load -= change;
        } else if (whole < 0) {
            const std::int32_t off = take_off(cell, -whole, load);
            if (off != -whole) rest = 0;
            change = -off;
        }
        work_.sediment[cell] = load;
    }

    const LayerStack& ground_;
    RiverWork& work_;
    const Wear& wear_;
    Field& rest_;
    const Transport& rule_;
    const MassTable& masses_;
    Communicator& comm_;
    const flow::Drainage& drainage_;
    const flow::Frame& frame_;
    std::vector<LakeRoom> lakes_;                        // by number of the water
    bool numbered_ = false;                              // work.waters
    flow::Plane<double> solved_;                         // heights of the last round
    std::unordered_map<Cell, std::int64_t> brought_in_;  // units, at closed samples of the border
    bool again_ = false;
};

// Carries the changes out.
MassBalance lay_and_wear(LayerStack& ground, const RiverWork& work, const MassTable& masses,
                         MaterialId sediment, std::int32_t now) {
    const flow::Frame& frame = work.drainage.frame();
    return mass_balance_tile_rows(frame.rows(), [&](std::int64_t lo, std::int64_t hi,
                                                    MassBalance& book) {
        for (std::int64_t y = lo; y < hi; ++y)
            for (std::int64_t x = 0; x < frame.columns(); ++x) {
                const Cell cell = frame.cell(x, y);
                if (work.drainage.direction(cell) == flow::gap) continue;
                const std::int32_t change = work.change[cell];
                if (change > 0)
                    ground.add(x, y, sediment, change, now, book.layers);
                else if (change < 0)
                    ground.remove(x, y, -change, book.layers, [&](MaterialId material, Units off) {
                        if (material == sediment) return;
                        book.turn(masses, material, off, sediment,
                                  masses.by_mass(off, material, sediment));
                    });
            }
    });
}

// What has reached the lowest place of a map without outlet.
std::int64_t take_from_pits(RiverWork& work) {
    const flow::Frame& frame = work.drainage.frame();
    std::int64_t sum = 0;
    for (std::int64_t y = 0; y < frame.rows(); ++y)
        for (std::int64_t x = 0; x < frame.columns(); ++x) {
            const Cell cell = frame.cell(x, y);
            if (work.drainage.direction(cell) == flow::pit)
                sum += std::exchange(work.sediment[cell], 0);
        }
    return sum;
}

// What has reached the outlets: over a border of the map, or into the sea.
void book_outlets(Ledger& ledger, const RiverWork& work, MaterialId sediment, double unit_m) {
    const flow::Frame& frame = work.drainage.frame();
    const Borders borders = open_borders_of(frame.grid(), frame.block());
    std::array<std::int64_t, 4> over{};
    std::int64_t sea = 0;
    for (std::int64_t y = 0; y < frame.rows(); ++y)
        for (std::int64_t x = 0; x < frame.columns(); ++x) {
            const Cell cell = frame.cell(x, y);
            const Direction d = work.drainage.direction(cell);
            if (d != flow::outlet) continue;
            const std::int64_t units = work.sediment[cell];
            if (x == 0 && borders.west)
                over[static_cast<std::size_t>(Side::west)] += units;
            else if (x + 1 == frame.columns() && borders.east)
                over[static_cast<std::size_t>(Side::east)] += units;
            else if (y == 0 && borders.north)
                over[static_cast<std::size_t>(Side::north)] += units;
            else if (y + 1 == frame.rows() && borders.south)
                over[static_cast<std::size_t>(Side::south)] += units;
            else
                sea += units;
        }
    Account& account = ledger.account(sediment);
    for (std::size_t i = 0; i < over.size(); ++i) add_units(account.border[i], over[i], unit_m);
    add_units(account.out, sea, unit_m);
}

}  // namespace

void carry_sediment(Terrain& terrain, RiverWork& work, const Wear& wear, Field& rest,
                    const Transport& rule, const StepContext& step, StepReport& report) {
    LayerStack& ground = terrain.ground();
    const MassTable masses(terrain.materials());
    Balance balance(ground, work, wear, rest, rule, masses, step.comm);
    balance.solve();
    balance.move();
    MassBalance book = lay_and_wear(ground, work, masses, rule.sediment, terrain.now);
    fill_lowest(ground, work.drainage, rule.sediment, take_from_pits(work), terrain.now, step.comm,
                book.layers);
    book.post(terrain.ledger, ground.unit_m());
    book_outlets(terrain.ledger, work, rule.sediment, ground.unit_m());
    add_units(terrain.ledger.account(rule.sediment).in, balance.brought_in(), ground.unit_m());
    report.count("joined_layers", book.layers.joined_layers);
    report.count("opened_caves", book.layers.opened_caves);
}

}  // namespace cuesta::river
