// SPDX-License-Identifier: Apache-2.0
// The same blocks over another grid of the same land: what works on coarser samples is shared out
// as the map itself is.
#pragma once

#include <utility>

#include "cuesta/grid/communicator.h"

namespace cuesta {

class RegriddedCommunicator final : public Communicator {
public:
    // As many blocks across and down as `comm` has; `comm` must outlive it.
    RegriddedCommunicator(Communicator& comm, const Grid& grid)
        : comm_(comm), cut_(grid, comm.cut().across(), comm.cut().down()) {}
    // Whether a grid is large enough that every block gets a part of it.
    static bool fits(const Communicator& comm, const Grid& grid) {
        return grid.columns >= comm.cut().across() && grid.rows >= comm.cut().down();
    }

    int rank() const override { return comm_.rank(); }
    const Decomposition& cut() const override { return cut_; }
    using Communicator::exchange;
    using Communicator::largest;
    void exchange(std::span<const HaloView> fields, Outside outside) override;
    void redistribute(std::span<const SourceRectangle> have,
                      std::span<const TargetRectangle> wanted, std::size_t element) override {
        comm_.redistribute(have, wanted, element);
    }
    std::vector<Parcel> migrate(std::vector<Parcel> parcels) override {
        return comm_.migrate(std::move(parcels));
    }
    void sum(std::span<std::int64_t> values) override { comm_.sum(values); }
    void largest(std::span<double> values) override { comm_.largest(values); }
    std::vector<std::vector<std::byte>> gather(std::span<const std::byte> mine) override {
        return comm_.gather(mine);
    }

private:
    Communicator& comm_;
    Decomposition cut_;
    HaloPlans plans_;
};

}  // namespace cuesta
