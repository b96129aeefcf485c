// SPDX-License-Identifier: Apache-2.0
// The communicator of a process that owns one block of the map: halos, rectangles, records and
// global answers by messages (grid/ranks.h).
//
// The pieces of every block's halo are known to every block, so that the sender packs what the
// receiver unpacks without a word about places. Rectangles and sizes of records are told first.
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
    const Decomposition& cut() const override { return cut_; }
    using Communicator::exchange;
    using Communicator::largest;
    void exchange(std::span<const HaloView> fields, Outside outside) override;
    void redistribute(std::span<const SourceRectangle> have,
                      std::span<const TargetRectangle> wanted, std::size_t element) override;
    std::vector<Parcel> migrate(std::vector<Parcel> parcels) override;
    void sum(std::span<std::int64_t> values) override { ranks_->sum(values); }
    void largest(std::span<double> values) override;
    std::vector<std::vector<std::byte>> gather(std::span<const std::byte> mine) override {
        return ranks_->gather(mine);
    }

private:
    struct Plan;
    const Plan& plan_for(int halo, Outside outside);
    // Sends out[rank] to every other rank and fills in[rank], whose sizes are known.
    void send_and_receive(const std::vector<std::vector<std::byte>>& out,
                          std::vector<std::vector<std::byte>>& in);

    Decomposition cut_;
    std::shared_ptr<Ranks> ranks_;
    std::map<std::pair<int, Outside>, std::unique_ptr<Plan>> plans_;
};

}  // namespace cuesta
