// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/droplet/drop_ground.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <utility>

#include "cuesta/base/parallel.h"
#include "cuesta/process/droplet/drop_rows.h"

namespace cuesta {

DropGround::DropGround(const Droplets& op, Terrain& terrain, const StepContext& step,
                       StepReport& report)
    : terrain_(terrain),
      step_(step),
      report_(report),
      sediment_(*terrain.materials().find(op.sediment.name.view())),
      by_material_(op.hardness.field.view() == field::hardness) {
    LayerStack& ground = terrain.ground();
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
        const float soft = terrain_.materials()[here].name == "air" ? 0 : softness(here);
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
    Field worth(shape);
    std::vector<Field> kinds;
    for (std::size_t i = 0; i < kinds_.size(); ++i) kinds.emplace_back(shape);
    if (softness_now_.empty()) softness_now_ = Field(shape), demand_ = Field(shape);
    parallel_for(0, block.rows, rows_per_piece(block.columns),
                 [&](std::int64_t lo, std::int64_t hi) {
                     for (std::int64_t y = lo; y < hi; ++y)
                         for (std::int64_t x = 0; x < block.columns; ++x) {
                             const Cut found = cut(x, y, demand_.at(x, y));
                             softness_now_.at(x, y) = found.softness;
                             worth.at(x, y) = found.worth;
                             for (std::size_t i = 0; i < kinds.size(); ++i)
                                 kinds[i].at(x, y) = found.kinds[i];
                         }
                 });
    const auto whole = [&](const Field& part) {
        const Field all = gather_map(part, step_.grid, block, step_.comm);
        return step_.comm.rank() == 0 ? with_ring(all, ring) : Field();
    };
    Maps maps{whole(softness_now_), whole(worth), {}};
    for (const Field& kind : kinds) maps.kinds.push_back(whole(kind));
    return maps;
}

bool DropGround::change(IntField& took, IntField& put, std::vector<IntField>& shares,
                        const std::array<std::int64_t, DropKinds::most>& gained) {
    send_map(took, step_.grid, step_.comm);
    send_map(put, step_.grid, step_.comm);
    if (deposits_.empty())
        deposits_ = FieldOf<std::int64_t>({step_.block.columns, step_.block.rows, 0});
    shares.resize(kinds_.size());
    for (IntField& share : shares) send_map(share, step_.grid, step_.comm);
    const Block& block = step_.block;
    LayerStack& ground = terrain_.ground();
    const std::int32_t now = terrain_.now;
    struct Part {
        LayerBook book;
        std::array<std::int64_t, 256> took{}, laid{};
        std::int64_t refused = 0;
    };
    const auto lay = [&](std::int64_t x, std::int64_t y, Units on, Part& part) {
        const auto add = [&](MaterialId material, Units units) {
            if (units == 0) return;
            ground.add(x, y, material, units, now, part.book);
            part.laid[material] += units;
        };
        DropCargo cargo{};
        std::int64_t all = 0;
        for (std::size_t i = 0; i < kinds_.size(); ++i) {
            cargo[i] = static_cast<std::int32_t>(
                static_cast<float>(std::max(0, shares[i].at(block.x0 + x, block.y0 + y))) *
                truth_[i]);
            all += cargo[i];
        }
        if (kinds_.empty()) {
            add(sediment_, on);
        } else if (all <= 0) {
            add(ground.top_material().at(x, y), on);
        } else {
            std::int64_t before = 0, given = 0;
            for (std::size_t i = 0; i < kinds_.size(); ++i) {
                before += cargo[i];
                const auto due =
                    static_cast<std::int64_t>(static_cast<double>(before) /
                                              static_cast<double>(all) * static_cast<double>(on));
                add(kinds_[i], static_cast<Units>(due - given));
                given = due;
            }
            add(kinds_.back(), static_cast<Units>(on - given));
        }
    };
    truth_.fill(1);
    if (!kinds_.empty()) {
        // Of the windows before; the first one finds what it was told.
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
    const Part all = ordered_reduce(
        0, block.rows, LayerStack::tile, Part{},
        [&](std::int64_t lo, std::int64_t hi) {
            Part part;
            for (std::int64_t y = lo; y < hi; ++y)
                for (std::int64_t x = 0; x < block.columns; ++x) {
                    Units off = took.at(block.x0 + x, block.y0 + y);
                    const float told = softness_now_.at(x, y);
                    demand_.at(x, y) = told > 0 ? static_cast<float>(off) / told : 0;
                    const Units on = put.at(block.x0 + x, block.y0 + y);
                    while (off > 0) {
                        const MaterialId top = ground.top_material().at(x, y);
                        if (soft_[top] <= 0) break;
                        const bool bed = ground.buried().at(x, y) == 0;
                        const Units here = bed ? off : std::min(off, ground.top().at(x, y));
                        ground.remove(x, y, here, part.book,
                                      [&](MaterialId m, Units units) { part.took[m] += units; });
                        off -= here;
                    }
                    part.refused += off;
                    if (on > 0) lay(x, y, on, part);
                    deposits_.at(x, y) += on;
                }
            return part;
        },
        [](Part sum, const Part& part) {
            sum.book.merge(part.book);
            for (std::size_t i = 0; i < sum.took.size(); ++i)
                sum.took[i] += part.took[i], sum.laid[i] += part.laid[i];
            sum.refused += part.refused;
            return sum;
        });
    for (std::size_t i = 0; i < took_.size(); ++i) took_[i] += all.took[i], laid_[i] += all.laid[i];
    terrain_.ledger.book(all.book, ground.unit_m());
    report_.count("joined_layers", all.book.joined_layers);
    report_.count("opened_caves", all.book.opened_caves);
    std::int64_t refused[] = {all.refused};
    step_.comm.sum(refused);
    return refused[0] > 0;
}

void DropGround::even_out(std::int64_t rest, std::int64_t laid) {
    if (laid <= 0) return;
    LayerStack& ground = terrain_.ground();
    const double share = static_cast<double>(rest) / static_cast<double>(laid);
    LayerBook book;
    for (std::int64_t y = 0; y < deposits_.rows(); ++y)
        for (std::int64_t x = 0; x < deposits_.columns(); ++x) {
            const auto by = static_cast<Units>(share * static_cast<double>(deposits_.at(x, y)));
            if (by > 0) {
                ground.add(x, y, sediment_, by, terrain_.now, book);
            } else if (by < 0) {
                // Only where it still lies on top.
                if (ground.top_material().at(x, y) != sediment_ || ground.buried().at(x, y) == 0 ||
                    ground.top().at(x, y) <= -by)
                    continue;
                ground.remove(x, y, -by, book, [](MaterialId, Units) {});
            }
            laid_[sediment_] += by;
        }
    terrain_.ledger.book(book, ground.unit_m());
}

void DropGround::book(const std::array<std::int64_t, 4>& exported, std::int64_t discarded) {
    const auto formed = [&](std::size_t material, std::int64_t units) {
        return static_cast<std::int64_t>(
            std::floor(static_cast<double>(units) * double{worth_[material]} + 0.5));
    };
    step_.comm.sum(took_);
    auto laid = laid_;
    step_.comm.sum(laid);
    if (kinds_.empty()) {
        const bool first = step_.comm.rank() == 0;
        std::int64_t gone_units[] = {
            first ? exported[0] + exported[1] + exported[2] + exported[3] + discarded : 0};
        step_.comm.sum(gone_units);
        std::int64_t rest = -laid[sediment_] - gone_units[0];
        for (std::size_t i = 0; i < 256; ++i) rest += formed(i, took_[i]);
        even_out(rest, laid[sediment_]);
    }
    step_.comm.sum(laid_);
    if (step_.comm.rank() != 0) return;
    const double unit_m = terrain_.ground().unit_m();
    const auto gone = [&](MaterialId material, std::int64_t units) {
        Account& account = terrain_.ledger.account(material);
        add_units(units >= 0 ? account.out : account.in, std::abs(units), unit_m);
    };
    if (!kinds_.empty()) {
        // By side in the proportions of what is missing of each kind; the rest where it is.
        std::int64_t missing = 0;
        for (std::size_t i = 0; i < 256; ++i) missing += took_[i] - laid_[i];
        for (std::size_t i = 0; i < 256; ++i) {
            std::int64_t rest = took_[i] - laid_[i];
            if (rest == 0) continue;
            const double part =
                missing != 0 ? static_cast<double>(rest) / static_cast<double>(missing) : 0;
            Account& account = terrain_.ledger.account(static_cast<MaterialId>(i));
            for (std::size_t side = 0; side < exported.size(); ++side) {
                const auto units = static_cast<std::int64_t>(
                    std::floor(static_cast<double>(exported[side]) * part + 0.5));
                add_units(account.border[side], units, unit_m);
                rest -= units;
            }
            gone(static_cast<MaterialId>(i), rest);
        }
        return;
    }
    // What came off, as sediment; that which was sediment before is not turned.
    LayerBook book;
    std::int64_t rest = took_[sediment_] - laid_[sediment_];
    for (std::size_t i = 0; i < 256; ++i) {
        if (took_[i] == 0 || i == sediment_) continue;
        const std::int64_t becomes = formed(i, took_[i]);
        book.turn(static_cast<MaterialId>(i), took_[i], sediment_, becomes);
        rest += becomes;
    }
    terrain_.ledger.book(book, unit_m);
    for (std::size_t i = 0; i < exported.size(); ++i) {
        add_units(terrain_.ledger.account(sediment_).border[i], exported[i], unit_m);
        rest -= exported[i];
    }
    gone(sediment_, discarded);
    gone(sediment_, rest - discarded);
}

Field drop_gain(const DropMap& map, const DropBrush& brush, const DropGround::Maps& maps,
                const Field* kind) {
    const std::int64_t n = map.columns(), rows = map.rows();
    Field gain({n, rows, 1}), each({n, rows, 0});
    for (std::int64_t y = 0; y < rows; ++y)
        for (std::int64_t x = 0; x < n; ++x)
            each.at(x, y) = maps.softness.at(x, y) * maps.worth.at(x, y) *
                            (kind != nullptr ? kind->at(x, y) : 1);
    brush_map(map, brush, each, gain);
    Grid grid;
    grid.columns = n, grid.rows = rows;
    grid.edges = map.wraps_y ? Edges::wrap : map.wraps_x ? Edges::wrap_x : Edges::open;
    SingleCommunicator(grid).exchange(gain, Outside::repeat);
    return gain;
}

}  // namespace cuesta
