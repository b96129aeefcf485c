// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/droplet/drop_ground.h"

#include <algorithm>

#include "cuesta/base/parallel.h"

namespace cuesta {

DropGround::DropGround(const DropGroundRule& rule, Terrain& terrain, const StepContext& step,
                       StepReport& report)
    : terrain_(terrain),
      step_(step),
      report_(report),
      columns_(rule, terrain, step, report),
      ledger_(columns_, terrain, step) {}

DropGround::Maps DropGround::scan(const DropStrips& strips) {
    const Block& block = step_.block;
    const FieldShape shape{block.columns, block.rows, 0};
    std::vector<Field> kinds;
    for (std::size_t i = 0; i < columns_.kinds().size(); ++i) kinds.emplace_back(shape);
    if (softness_now_.empty()) {
        softness_now_ = Field(shape), worth_now_ = Field(shape), demand_ = Field(shape);
        columns_.prepare();
    }
    parallel_for(0, block.rows, rows_per_piece(block.columns),
                 [&](std::int64_t lo, std::int64_t hi) {
                     for (std::int64_t y = lo; y < hi; ++y)
                         for (std::int64_t x = 0; x < block.columns; ++x) {
                             const DropColumns::Cut found = columns_.cut(x, y, demand_.at(x, y));
                             softness_now_.at(x, y) = found.softness;
                             worth_now_.at(x, y) = found.worth;
                             for (std::size_t i = 0; i < kinds.size(); ++i)
                                 kinds[i].at(x, y) = found.kinds[i];
                         }
                 });
    Maps maps{strips.with_ring(softness_now_), strips.with_ring(worth_now_), {}};
    for (const Field& kind : kinds) maps.kinds.push_back(strips.with_ring(kind));
    return maps;
}

// How much of what drops eroded for each kind was of it, in the windows before; the first one finds
// what it was told.
void DropGround::find_truth(const DropSums& gained) {
    truth_.fill(1);
    if (columns_.kinds().empty()) return;
    std::array<std::int64_t, 2 * DropKinds::most> sums{};
    for (std::size_t i = 0; i < columns_.kinds().size(); ++i) {
        sums[2 * i] = ledger_.eroded(columns_.kinds()[i]);
        sums[2 * i + 1] = gained_before_[i];
    }
    step_.comm.sum(sums);
    for (std::size_t i = 0; i < columns_.kinds().size(); ++i)
        if (sums[2 * i + 1] > 0)
            truth_[i] = std::clamp(static_cast<float>(static_cast<double>(sums[2 * i]) /
                                                      static_cast<double>(sums[2 * i + 1])),
                                   0.0f, 4.0f);
    gained_before_ = gained;
}

DropGround::Change DropGround::change(const IntField& eroded, const IntField& deposited,
                                      const std::vector<IntField>& shares, const DropSums& gained) {
    using Changes = DropColumns::Changes;
    find_truth(gained);
    const Block& block = step_.block;
    const auto one_cell = [&](std::int64_t x, std::int64_t y, Changes& changes) {
        const Units off = eroded.at(x, y);
        const Units on = deposited.at(x, y);
        const float told = softness_now_.at(x, y);
        demand_.at(x, y) = told > 0 ? static_cast<float>(off) / told : 0;
        const DropColumns::Eroded done =
            off > 0 ? columns_.erode(x, y, off, changes) : DropColumns::Eroded{};
        changes.refused += done.refused;
        if (!columns_.kinds().empty()) {
            DropLoads loads{};
            for (std::size_t i = 0; i < columns_.kinds().size(); ++i)
                loads[i] = static_cast<std::int32_t>(
                    static_cast<float>(std::max(0, shares[i].at(x, y))) * truth_[i]);
            if (on > 0) columns_.deposit_kinds(x, y, on, loads, changes);
            return;
        }
        columns_.deposit(x, y, columns_.sediment(), on, changes);
        const double paid = static_cast<double>(off) * double{worth_now_.at(x, y)};
        if (off > 0 || columns_.in_debt(x, y))
            changes.moved += columns_.make_good(x, y, done.worth, paid, changes) ? 1 : 0;
    };
    const Changes all = ordered_reduce(
        0, block.rows, LayerStack::tile, Changes{},
        [&](std::int64_t lo, std::int64_t hi) {
            Changes changes;
            for (std::int64_t y = lo; y < hi; ++y)
                for (std::int64_t x = 0; x < block.columns; ++x) one_cell(x, y, changes);
            return changes;
        },
        [](Changes sum, const Changes& changes) {
            sum.merge(changes);
            return sum;
        });
    ledger_.add(all);
    terrain_.ledger.book(all.book, terrain_.ground().unit_m());
    report_.count("joined_layers", all.book.joined_layers);
    report_.count("opened_caves", all.book.opened_caves);
    std::int64_t sums[] = {all.refused + all.moved, all.fallen};
    step_.comm.sum(sums);
    return {sums[0] != 0 || sums[1] != 0, sums[1]};
}

}  // namespace cuesta
