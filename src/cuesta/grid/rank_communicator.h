// SPDX-License-Identifier: Apache-2.0
// The communicator of a process that owns one block of the map: halos and global answers by
// messages (grid/ranks.h).
//
// A halo is asked for in a fixed order of its cells, so that the sender packs what the receiver
// unpacks without a word about places. Which cells those are is worked out once for each width of
// halo and rule of the outside, for all blocks on each of them.
#pragma once

#include <map>
#include <memory>
#include <utility>

#include "cuesta/grid/communicator.h"
#include "cuesta/grid/ranks.h"

namespace cuesta {

class RankCommunicator final : public Communicator {
public:
    // As many blocks as ranks.
    RankCommunicator(Decomposition cut, std::shared_ptr<Ranks> ranks);
    ~RankCommunicator() override;
    int rank() const override { return ranks_->rank(); }
    int size() const override { return ranks_->size(); }
    using Communicator::exchange;
    void exchange(std::span<const HaloView> fields, Outside outside) override;
    void sum(std::span<std::int64_t> values) override { ranks_->sum(values); }
    double largest(double value) override;
    std::vector<std::vector<std::byte>> gather(std::span<const std::byte> mine) override {
        return ranks_->gather(mine);
    }

private:
    struct Plan;
    const Plan& plan_for(int halo, Outside outside);

    Decomposition cut_;
    std::shared_ptr<Ranks> ranks_;
    std::map<std::pair<int, Outside>, std::unique_ptr<Plan>> plans_;
};

}  // namespace cuesta
