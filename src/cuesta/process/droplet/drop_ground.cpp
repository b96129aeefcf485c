// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/droplet/drop_ground.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <utility>

#include "cuesta/base/parallel.h"
#include "cuesta/process/droplet/drop_balance.h"
#include "cuesta/process/droplet/drop_rows.h"

namespace cuesta {

DropGround::DropGround(const Droplets& op, Terrain& terrain, const StepContext& step,
                       StepReport& report)
    : terrain_(terrain),
      step_(step),
      report_(report),
      sediment_(*terrain.materials().find(op.sediment.name.view())),
      air_(*terrain.materials().find("air")),
      by_material_(op.hardness.field.view() == field::hardness) {
    floor_ = floor_units(op.floor, terrain.ground().unit_m());
    LayerStack& ground = terrain.ground();
    double highest = -0x1p30;
    for (std::int64_t y = 0; y < step.block.rows; ++y)
        for (std::int64_t x = 0; x < step.block.columns; ++x)
            highest = std::max(highest, static_cast<double>(ground.surface().at(x, y)));
    ceiling_ = static_cast<std::int64_t>(step.comm.largest(highest));
    const bool one = op.loads == Droplets::Loads::one;
    if (!ground.layered() && one && ground.bed_material() != sediment_) ground.make_layered();
    layered_ = ground.layered();
    const MaterialTable& materials = terrain.materials();
    const double sediment_density = materials[sediment_].density;
    for (std::size_t i = 0; i < materials.size(); ++i) {
        const Material& material = materials[static_cast<MaterialId>(i)];
        const double hard = by_material_             ? material.hardness
                            : op.hardness.is_field() ? 0
                                                     : op.hardness.number;
        soft_[i] = static_cast<float>(1 - hard);
        worth_[i] = one ? static_cast<float>(material.density / sediment_density) : 1;
    }
    softness_ = soft_[ground.bed_material()];
    if (layered_ && !one) find_kinds();
    even_ = !layered_;
    if (op.hardness.is_field() && !by_material_) {
        const Field& hard = *step.value_of(op.hardness).field();
        field_softness_ = Field({step.block.columns, step.block.rows, 0});
        std::int64_t outside = 0;
        for (std::int64_t y = 0; y < step.block.rows; ++y)
            for (std::int64_t x = 0; x < step.block.columns; ++x) {
                const float given = hard.at(x, y);
                const float used = given >= 0 ? std::min(given, 1.0f) : 0.0f;
                outside += used == given ? 0 : 1;
                field_softness_.at(x, y) = 1 - used;
            }
        report.count("limited_hardness", outside);
        even_ = false;
        softness_ = 1;
    }
}

// The materials of the ground, those of which there is most first.
void DropGround::find_kinds() {
    auto sums = std::as_const(terrain_).ground().totals();
    step_.comm.sum(sums);
    for (std::size_t i = 0; i < sums.size(); ++i)
        if (sums[i] != 0) kinds_.push_back(static_cast<MaterialId>(i));
    const MaterialId bed = std::as_const(terrain_).ground().bed_material();
    if (kinds_.empty()) kinds_.push_back(bed);
    std::stable_sort(kinds_.begin(), kinds_.end(), [&](MaterialId a, MaterialId b) {
        return std::abs(sums[a]) > std::abs(sums[b]);
    });
    constexpr auto most = static_cast<std::size_t>(DropKinds::most);
    report_.count("merged_kinds", kinds_.size() > most && step_.comm.rank() == 0
                                      ? static_cast<std::int64_t>(kinds_.size() - most)
                                      : 0);
    if (kinds_.size() > most) kinds_.resize(most);
    kind_of_.fill(static_cast<std::uint8_t>(kinds_.size() - 1));
    for (std::size_t i = 0; i < kinds_.size(); ++i)
        kind_of_[kinds_[i]] = static_cast<std::uint8_t>(i);
}

// What a demand finds in a column: the mean softness and worth, and the shares of the kinds.
DropGround::Cut DropGround::cut(std::int64_t x, std::int64_t y, float demand) const {
    const LayerStack& ground = std::as_const(terrain_).ground();
    const auto softness = [&](MaterialId m) {
        return field_softness_.empty() ? soft_[m] : field_softness_.at(x, y);
    };
    const int top = ground.layers(x, y) - 1;
    const MaterialId material = layered_ ? ground.top_material().at(x, y) : ground.bed_material();
    Cut found{softness(material), worth_[material], {}};
    found.kinds[kind_of_[material]] = 1;
    if (!layered_ || top == 0 || found.softness <= 0 ||
        demand * found.softness <= static_cast<float>(ground.top().at(x, y)))
        return found;
    Cut sum;
    sum.worth = 0;
    float rest = demand;
    for (int i = top; i >= 0 && rest > 0; --i) {
        const MaterialId here = ground.material(x, y, i);
        const float soft = here == air_ ? 0 : softness(here);
        if (soft <= 0) break;
        const float wanted = rest * soft;
        const auto thick = static_cast<float>(ground.thickness(x, y, i));
        const float off = i == 0 ? wanted : std::min(wanted, thick);
        sum.softness += off, sum.worth += off * worth_[here], sum.kinds[kind_of_[here]] += off;
        rest = off < wanted ? rest - off / soft : 0;
    }
    if (sum.softness <= 0) return found;
    for (float& share : sum.kinds) share /= sum.softness;
    return {sum.softness / demand, sum.worth / sum.softness, sum.kinds};
}

DropGround::Maps DropGround::look(const DropRing& ring) {
    const Block& block = step_.block;
    const FieldShape shape{block.columns, block.rows, 0};
    std::vector<Field> kinds;
    for (std::size_t i = 0; i < kinds_.size(); ++i) kinds.emplace_back(shape);
    if (softness_now_.empty()) {
        softness_now_ = Field(shape), worth_now_ = Field(shape), demand_ = Field(shape);
        below_ = ByteField(shape);
        if (kinds_.empty()) owed_ = DoubleField(shape);
    }
    parallel_for(0, block.rows, rows_per_piece(block.columns),
                 [&](std::int64_t lo, std::int64_t hi) {
                     for (std::int64_t y = lo; y < hi; ++y)
                         for (std::int64_t x = 0; x < block.columns; ++x) {
                             const Cut found = cut(x, y, demand_.at(x, y));
                             softness_now_.at(x, y) = found.softness;
                             worth_now_.at(x, y) = found.worth;
                             for (std::size_t i = 0; i < kinds.size(); ++i)
                                 kinds[i].at(x, y) = found.kinds[i];
                         }
                 });
    const auto whole = [&](const Field& part) {
        const Field all = gather_map(part, step_.grid, block, step_.comm);
        return step_.comm.rank() == 0 ? with_ring(all, ring) : Field();
    };
    Maps maps{whole(softness_now_), whole(worth_now_), {}};
    for (const Field& kind : kinds) maps.kinds.push_back(whole(kind));
    return maps;
}

// Lays down on a column: joins what this step has laid down there of the same material, or the
// layer just below, else lies on top. A step has no finer order, and a bed for every window would
// fill the columns.
void DropGround::lay(std::int64_t x, std::int64_t y, MaterialId material, Units units, Part& part) {
    if (units <= 0) return;
    LayerStack& ground = terrain_.ground();
    part.laid[material] += units;
    const int layers = ground.layers(x, y);
    std::uint8_t& below = below_.at(x, y);
    below = below == 0 ? static_cast<std::uint8_t>(layers)
                       : std::min(below, static_cast<std::uint8_t>(layers));
    for (int i = layers - 1; i >= below - 1; --i)
        if (ground.material(x, y, i) == material)
            return ground.thicken(x, y, i, units, terrain_.now);
    ground.add(x, y, material, units, terrain_.now, part.book);
}

// Of several kinds in the proportions of what drops laid down here.
void DropGround::lay_kinds(std::int64_t x, std::int64_t y, Units units, const DropCargo& cargo,
                           Part& part) {
    std::int64_t all = 0, before = 0, given = 0;
    for (const std::int32_t one : cargo) all += one;
    if (all <= 0) return lay(x, y, terrain_.ground().top_material().at(x, y), units, part);
    for (std::size_t i = 0; i < kinds_.size(); ++i) {
        before += cargo[i];
        const auto due = static_cast<std::int64_t>(
            static_cast<double>(before) / static_cast<double>(all) * static_cast<double>(units));
        lay(x, y, kinds_[i], static_cast<Units>(due - given), part);
        given = due;
    }
    lay(x, y, kinds_.back(), static_cast<Units>(units - given), part);
}

// Cuts off up to `units`; what is too hard stays, and so does a roof over what lies below the
// floor.
DropGround::Taken DropGround::take(std::int64_t x, std::int64_t y, Units units, Part& part) {
    LayerStack& ground = terrain_.ground();
    Taken taken;
    while (units > 0) {
        const MaterialId top = ground.top_material().at(x, y);
        if (soft_[top] <= 0) break;
        const int layers = ground.layers(x, y);
        const Units thick = ground.top().at(x, y);
        // A surface that has fallen into a cave may have come down to the floor.
        const std::int64_t room = std::int64_t{ground.surface().at(x, y)} - floor_;
        Units here = layers == 1 ? units : std::min(units, thick);
        here = static_cast<Units>(std::min<std::int64_t>(here, room));
        if (here <= 0) break;
        if (layers > 2 && here == thick && ground.material(x, y, layers - 2) == air_) {
            const std::int64_t cave_floor = std::int64_t{ground.surface().at(x, y)} - thick -
                                            ground.thickness(x, y, layers - 2);
            if (cave_floor < floor_ && --here == 0) break;
        }
        const std::int64_t before = ground.surface().at(x, y);
        ground.remove(x, y, here, part.book, [&](MaterialId m, Units off) {
            part.took[m] += off;
            taken.worth += double{worth_[m]} * off;
        });
        part.fallen += before - here - ground.surface().at(x, y);
        units -= here;
        if (here < thick && layers > 1 && units > 0) break;
    }
    taken.refused = units;
    return taken;
}

// With one load drops were paid by what the ground was expected to be. What really came off is
// worth more: the rest is laid down here at once; or less: it is taken off the sediment on top, now
// or when there is some.
bool DropGround::make_good(std::int64_t x, std::int64_t y, double worth, double paid, Part& part) {
    double& owed = owed_.at(x, y);
    owed += worth - paid;
    LayerStack& ground = terrain_.ground();
    const std::int64_t above = ceiling_ - std::int64_t{ground.surface().at(x, y)};
    const auto units = static_cast<Units>(
        std::clamp(owed, -0x1p30, static_cast<double>(std::max<std::int64_t>(above, 0))));
    if (units == 0) return false;
    if (units > 0) {
        lay(x, y, sediment_, units, part);
        owed -= units;
        return true;
    }
    if (ground.top_material().at(x, y) != sediment_ || ground.layers(x, y) == 1) return false;
    const std::int64_t room = std::min<std::int64_t>(
        ground.top().at(x, y) - 1, std::int64_t{ground.surface().at(x, y)} - floor_);
    const auto off = static_cast<Units>(std::clamp<std::int64_t>(room, 0, -units));
    if (off == 0) return false;
    ground.thicken(x, y, ground.layers(x, y) - 1, -off, terrain_.now);
    part.laid[sediment_] -= off;
    owed += off;
    return true;
}

// How much of what drops took for each kind was of it, in the windows before; the first one finds
// what it was told.
void DropGround::find_truth(const std::array<std::int64_t, DropKinds::most>& gained) {
    truth_.fill(1);
    if (kinds_.empty()) return;
    std::array<std::int64_t, 2 * DropKinds::most> sums{};
    for (std::size_t i = 0; i < kinds_.size(); ++i) {
        sums[2 * i] = took_[kinds_[i]];
        sums[2 * i + 1] = step_.comm.rank() == 0 ? gained_before_[i] : 0;
    }
    step_.comm.sum(sums);
    for (std::size_t i = 0; i < kinds_.size(); ++i)
        if (sums[2 * i + 1] > 0)
            truth_[i] = std::clamp(static_cast<float>(static_cast<double>(sums[2 * i]) /
                                                      static_cast<double>(sums[2 * i + 1])),
                                   0.0f, 4.0f);
    gained_before_ = gained;
}

DropGround::Change DropGround::change(IntField& took, IntField& put, std::vector<IntField>& shares,
                                      const std::array<std::int64_t, DropKinds::most>& gained) {
    send_map(took, step_.grid, step_.comm);
    send_map(put, step_.grid, step_.comm);
    shares.resize(kinds_.size());
    for (IntField& share : shares) send_map(share, step_.grid, step_.comm);
    find_truth(gained);
    const Block& block = step_.block;
    const auto one_cell = [&](std::int64_t x, std::int64_t y, Part& part) {
        const Units off = took.at(block.x0 + x, block.y0 + y);
        const Units on = put.at(block.x0 + x, block.y0 + y);
        const float told = softness_now_.at(x, y);
        demand_.at(x, y) = told > 0 ? static_cast<float>(off) / told : 0;
        const Taken taken = off > 0 ? take(x, y, off, part) : Taken{};
        part.refused += taken.refused;
        if (!kinds_.empty()) {
            DropCargo cargo{};
            for (std::size_t i = 0; i < kinds_.size(); ++i)
                cargo[i] = static_cast<std::int32_t>(
                    static_cast<float>(std::max(0, shares[i].at(block.x0 + x, block.y0 + y))) *
                    truth_[i]);
            if (on > 0) lay_kinds(x, y, on, cargo, part);
            return;
        }
        lay(x, y, sediment_, on, part);
        const double paid = static_cast<double>(off) * double{worth_now_.at(x, y)};
        if (off > 0 || owed_.at(x, y) <= -1)
            part.moved += make_good(x, y, taken.worth, paid, part) ? 1 : 0;
    };
    const Part all = ordered_reduce(
        0, block.rows, LayerStack::tile, Part{},
        [&](std::int64_t lo, std::int64_t hi) {
            Part part;
            for (std::int64_t y = lo; y < hi; ++y)
                for (std::int64_t x = 0; x < block.columns; ++x) one_cell(x, y, part);
            return part;
        },
        [](Part sum, const Part& part) {
            sum.merge(part);
            return sum;
        });
    for (std::size_t i = 0; i < took_.size(); ++i) took_[i] += all.took[i], laid_[i] += all.laid[i];
    terrain_.ledger.book(all.book, terrain_.ground().unit_m());
    report_.count("joined_layers", all.book.joined_layers);
    report_.count("opened_caves", all.book.opened_caves);
    std::int64_t sums[] = {all.refused + all.moved, all.fallen};
    step_.comm.sum(sums);
    return {sums[0] != 0 || sums[1] != 0, sums[1]};
}

// The few units of sediment that are missing or too many, where some was laid down: between floor
// and ceiling; only where more has been made than there is room for, above it.
void DropGround::even_out(std::int64_t rest) {
    LayerStack& ground = terrain_.ground();
    const Block& block = step_.block;
    for (const bool bounded : {true, false}) {
        if (rest == 0 || (!bounded && rest < 0)) return;
        IntField weights({block.columns, block.rows, 0});
        std::int64_t all[] = {0};
        for (std::int64_t y = 0; y < block.rows; ++y)
            for (std::int64_t x = 0; x < block.columns; ++x) {
                if (below_.at(x, y) == 0 || ground.top_material().at(x, y) != sediment_) continue;
                const std::int64_t surface = ground.surface().at(x, y);
                const std::int64_t thick =
                    ground.layers(x, y) == 1 ? 1 << 20 : ground.top().at(x, y) - 1;
                const std::int64_t room = rest < 0   ? std::min(thick, surface - floor_)
                                          : !bounded ? thick
                                                     : ceiling_ - surface;
                weights.at(x, y) =
                    static_cast<std::int32_t>(std::clamp<std::int64_t>(room, 0, 1 << 28));
                all[0] += weights.at(x, y);
            }
        step_.comm.sum(all);
        if (all[0] == 0) continue;
        const std::int64_t units = rest < 0   ? -std::min(-rest, all[0])
                                   : !bounded ? rest
                                              : std::min(rest, all[0]);
        const IntField parts = fair_parts(weights, units, step_);
        for (std::int64_t y = 0; y < block.rows; ++y)
            for (std::int64_t x = 0; x < block.columns; ++x) {
                const Units by = parts.at(x, y);
                if (by == 0) continue;
                ground.thicken(x, y, ground.layers(x, y) - 1, by, terrain_.now);
                laid_[sediment_] += by;
            }
        rest -= units;
    }
}

// Without a ring it is known what of each kind has gone. Kinds of which too much was laid down,
// since drops were told otherwise, make way for those of which too little was.
void DropGround::balance(const std::array<std::int64_t, DropKinds::most>& gone) {
    const Block& block = step_.block;
    std::array<std::int64_t, 2 * DropKinds::most> sums{};
    for (std::size_t i = 0; i < kinds_.size(); ++i) {
        sums[2 * i] = laid_[kinds_[i]] - took_[kinds_[i]];
        sums[2 * i + 1] = step_.comm.rank() == 0 ? gone[i] : 0;
    }
    step_.comm.sum(sums);
    // Those that have gone, as many as are missing in all.
    std::int64_t missing = 0, told = 0;
    for (std::size_t i = 0; i < kinds_.size(); ++i) missing -= sums[2 * i], told += sums[2 * i + 1];
    std::vector<std::int64_t> surplus(kinds_.size());
    std::int64_t left = 0;
    for (std::size_t i = 0; i < kinds_.size(); ++i) {
        const auto went = told > 0 ? static_cast<std::int64_t>(
                                         static_cast<double>(sums[2 * i + 1]) /
                                         static_cast<double>(told) * static_cast<double>(missing))
                                   : 0;
        surplus[i] = sums[2 * i] + went;
        left += surplus[i];
    }
    surplus[0] -= left;
    LayerStack& ground = terrain_.ground();
    Part part;
    for (std::size_t from = 0; from < kinds_.size(); ++from)
        for (std::size_t to = 0; to < kinds_.size() && surplus[from] > 0; ++to) {
            if (surplus[to] >= 0) continue;
            IntField weights({block.columns, block.rows, 0});
            const auto layer_of = [&](std::int64_t x, std::int64_t y) {
                if (below_.at(x, y) == 0) return -1;
                for (int i = ground.layers(x, y) - 1; i >= below_.at(x, y) - 1; --i)
                    if (ground.material(x, y, i) == kinds_[from]) return i;
                return -1;
            };
            std::int64_t all[] = {0};
            for (std::int64_t y = 0; y < block.rows; ++y)
                for (std::int64_t x = 0; x < block.columns; ++x)
                    if (const int i = layer_of(x, y); i >= 0) {
                        weights.at(x, y) = i == 0 ? 1 << 20 : ground.thickness(x, y, i) - 1;
                        all[0] += weights.at(x, y);
                    }
            step_.comm.sum(all);
            const std::int64_t units = std::min({surplus[from], -surplus[to], all[0]});
            if (units <= 0) continue;
            const IntField parts = fair_parts(weights, units, step_);
            for (std::int64_t y = 0; y < block.rows; ++y)
                for (std::int64_t x = 0; x < block.columns; ++x) {
                    const Units by = parts.at(x, y);
                    if (by == 0) continue;
                    ground.thicken(x, y, layer_of(x, y), -by, terrain_.now);
                    part.laid[kinds_[from]] -= by;
                    lay(x, y, kinds_[to], by, part);
                }
            surplus[from] -= units, surplus[to] += units;
        }
    for (std::size_t i = 0; i < laid_.size(); ++i) laid_[i] += part.laid[i];
    terrain_.ledger.book(part.book, ground.unit_m());
}

void DropGround::book(const std::array<std::int64_t, 4>& exported, std::int64_t discarded,
                      const std::array<std::int64_t, DropKinds::most>* gone_kinds) {
    const auto formed = [&](std::size_t material, std::int64_t units) {
        return static_cast<std::int64_t>(
            std::floor(static_cast<double>(units) * double{worth_[material]} + 0.5));
    };
    step_.comm.sum(took_);
    if (step_.comm.rank() != 0) took_.fill(0);
    if (kinds_.empty()) {
        const bool first = step_.comm.rank() == 0;
        std::int64_t rest[] = {-laid_[sediment_]};
        if (first) rest[0] -= exported[0] + exported[1] + exported[2] + exported[3] + discarded;
        for (std::size_t i = 0; i < 256; ++i) rest[0] += formed(i, took_[i]);
        step_.comm.sum(rest);
        even_out(rest[0]);
    } else if (gone_kinds != nullptr) {
        balance(*gone_kinds);
    }
    step_.comm.sum(laid_);
    if (step_.comm.rank() != 0) return;
    const double unit_m = terrain_.ground().unit_m();
    const auto gone = [&](MaterialId material, std::int64_t units) {
        Account& account = terrain_.ledger.account(material);
        add_units(units >= 0 ? account.out : account.in, std::abs(units), unit_m);
    };
    std::vector<std::int64_t> rest;
    std::vector<MaterialId> which;
    if (kinds_.empty()) {
        // What came off, as sediment; that which was sediment before is not turned.
        LayerBook book;
        which = {sediment_}, rest = {took_[sediment_] - laid_[sediment_]};
        for (std::size_t i = 0; i < 256; ++i) {
            if (took_[i] == 0 || i == sediment_) continue;
            const std::int64_t becomes = formed(i, took_[i]);
            book.turn(static_cast<MaterialId>(i), took_[i], sediment_, becomes);
            rest[0] += becomes;
        }
        terrain_.ledger.book(book, unit_m);
    } else {
        for (std::size_t i = 0; i < 256; ++i)
            if (took_[i] != laid_[i]) {
                which.push_back(static_cast<MaterialId>(i));
                rest.push_back(took_[i] - laid_[i]);
            }
    }
    const auto parts =
        divide_ways(rest, {exported[0], exported[1], exported[2], exported[3], discarded});
    for (std::size_t k = 0; k < which.size(); ++k) {
        for (std::size_t side = 0; side < exported.size(); ++side) {
            add_units(terrain_.ledger.account(which[k]).border[side], parts[k][side], unit_m);
            rest[k] -= parts[k][side];
        }
        if (rest[k] != 0) gone(which[k], rest[k]);
    }
}
Field drop_gain(const DropMap& map, const DropBrush& brush, const Field& softness,
                const Field* worth, const Field* kind, const std::vector<std::uint8_t>* uneven) {
    const std::int64_t n = map.columns(), rows = map.rows();
    Field gain({n, rows, 1});
    if (uneven != nullptr) {
        gain.fill(1);
        brush_map(map, brush, softness, gain, uneven);
    } else {
        Field each({n, rows, 0});
        for (std::int64_t y = 0; y < rows; ++y)
            for (std::int64_t x = 0; x < n; ++x)
                each.at(x, y) = softness.at(x, y) * (worth != nullptr ? worth->at(x, y) : 1) *
                                (kind != nullptr ? kind->at(x, y) : 1);
        brush_map(map, brush, each, gain);
    }
    Grid grid;
    grid.columns = n, grid.rows = rows;
    grid.edges = map.wraps_y ? Edges::wrap : map.wraps_x ? Edges::wrap_x : Edges::open;
    SingleCommunicator(grid).exchange(gain, Outside::repeat);
    return gain;
}

}  // namespace cuesta
