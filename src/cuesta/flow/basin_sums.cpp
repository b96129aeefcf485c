// SPDX-License-Identifier: Apache-2.0
#include "cuesta/flow/basin_sums.h"

#include <algorithm>
#include <utility>

#include "cuesta/base/check.h"
#include "cuesta/flow/messages.h"

namespace cuesta::flow {
namespace {

constexpr Label no_parent = 0xffffffffu;

// Nodes of a forest, each after all that lie above it; `below` is the next one down.
std::vector<Label> from_the_ends(const std::vector<Label>& below) {
    std::vector<std::uint32_t> waits(below.size(), 0);
    for (const Label to : below)
        if (to != no_parent) ++waits[to];
    std::vector<Label> order;
    for (Label one = 0; one < below.size(); ++one)
        if (waits[one] == 0) order.push_back(one);
    for (std::size_t i = 0; i < order.size(); ++i)
        if (const Label to = below[order[i]]; to != no_parent && --waits[to] == 0)
            order.push_back(to);
    CUESTA_CHECK(order.size() == below.size(), "basins spill around in a circle");
    return order;
}

struct Step {
    Label from, to;  // open basins, by the numbers of the map
};

class BasinSums {
public:
    BasinSums(const Drainage& drainage, std::vector<bool> open, Communicator& comm)
        : basins_(drainage.basins()), tree_(drainage.tree()), comm_(comm), open_(std::move(open)) {
        if (tree_.root != no_basin) open_[tree_.root] = true;
        // Closed basins pass on to the basin across; open ones are the ends of ways.
        below_.assign(basins_.count(), no_parent);
        for (Label label = first_pit; label < basins_.count(); ++label)
            if (!open_[label]) below_[label] = tree_.spills_into(label);
        order_ = from_the_ends(below_);
        std::vector<Label> mine;
        for (Label label = first_pit; label < basins_.own_end(); ++label)
            if (open_[label]) mine.push_back(basins_.map_number(label));
        numbers_ = gather_all(comm, std::move(mine));
        numbers_.push_back(sea_basin);
        std::sort(numbers_.begin(), numbers_.end());
    }

    std::int64_t run(std::vector<std::int64_t>& amounts) {
        const std::vector<std::int64_t> of_open = sum_open(amounts);
        for (Label label = sea_basin; label < basins_.count(); ++label) {
            if (!open_[label]) continue;
            amounts[label] = of_open[index(basins_.map_number(label))];
            // Where its water comes into a closed one.
            if (!leaves_here(label)) continue;
            const Label to = tree_.spills_into(label);
            if (!open_[to]) amounts[to] += amounts[label];
        }
        for (const Label label : order_)
            if (const Label to = below_[label]; to != no_parent && !open_[to])
                amounts[to] += amounts[label];
        return of_open[index(tree_.root_number)];
    }

private:
    std::size_t index(Label number) const {
        const auto at = std::lower_bound(numbers_.begin(), numbers_.end(), number);
        CUESTA_CHECK(at != numbers_.end() && *at == number, "basin {} is not open", number);
        return static_cast<std::size_t>(at - numbers_.begin());
    }
    // This block knows the saddle.
    bool leaves_here(Label label) const { return label >= first_pit && tree_.has_saddle(label); }

    // Of every open basin what comes to it in all.
    std::vector<std::int64_t> sum_open(std::vector<std::int64_t> amounts) const {
        for (const Label label : order_)
            if (below_[label] != no_parent) amounts[below_[label]] += amounts[label];
        std::vector<std::int64_t> sums(numbers_.size(), 0);
        std::vector<Step> steps;
        for (Label label = sea_basin; label < basins_.count(); ++label) {
            if (!open_[label]) continue;
            sums[index(basins_.map_number(label))] += amounts[label];
            if (!leaves_here(label)) continue;
            Label to = tree_.spills_into(label);
            while (!open_[to]) to = below_[to];
            steps.push_back({basins_.map_number(label), basins_.map_number(to)});
        }
        comm_.sum(sums);
        std::vector<Label> below(numbers_.size(), no_parent);
        for (const Step& one : gather_all(comm_, std::move(steps)))
            below[index(one.from)] = static_cast<Label>(index(one.to));
        for (const Label one : from_the_ends(below))
            if (below[one] != no_parent) sums[below[one]] += sums[one];
        return sums;
    }

    const Basins& basins_;
    const BasinTree& tree_;
    Communicator& comm_;
    std::vector<bool> open_;      // by label
    std::vector<Label> below_;    // by label
    std::vector<Label> order_;    // labels, those above first
    std::vector<Label> numbers_;  // of all open basins
};

}  // namespace

std::int64_t sum_to_root(const Drainage& drainage, std::vector<bool> open,
                         std::vector<std::int64_t>& amounts, Communicator& comm) {
    return BasinSums(drainage, std::move(open), comm).run(amounts);
}

}  // namespace cuesta::flow
