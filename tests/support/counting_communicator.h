// SPDX-License-Identifier: Apache-2.0
// A communicator that counts what its block sends: bytes to others by messages of known size (halos
// and rectangles are counted as what arrives), and calls.
#pragma once

#include "cuesta/grid/communicator.h"

namespace cuesta::test {

class CountingCommunicator final : public Communicator {
public:
    explicit CountingCommunicator(Communicator& inner) : inner_(inner) {}
    int rank() const override { return inner_.rank(); }
    const Decomposition& cut() const override { return inner_.cut(); }
    using Communicator::exchange;
    using Communicator::largest;

    void exchange(std::span<const HaloView> fields, Outside outside) override {
        ++rings;
        for (const HaloView& one : fields) {
            const std::int64_t halo = one.shape.halo;
            ring_bytes += static_cast<std::int64_t>(one.element) *
                          ((one.shape.columns + 2 * halo) * (one.shape.rows + 2 * halo) -
                           one.shape.columns * one.shape.rows);
        }
        inner_.exchange(fields, outside);
    }
    void redistribute(std::span<const SourceRectangle> have,
                      std::span<const TargetRectangle> wanted, std::size_t element) override {
        for (const TargetRectangle& one : wanted)
            list_received +=
                static_cast<std::int64_t>(element) * one.where.columns * one.where.rows;
        inner_.redistribute(have, wanted, element);
    }
    std::vector<Parcel> migrate(std::vector<Parcel> parcels) override {
        ++lists;
        for (const Parcel& one : parcels)
            if (one.rank != rank()) list_sent += static_cast<std::int64_t>(one.bytes.size());
        std::vector<Parcel> arrived = inner_.migrate(std::move(parcels));
        for (const Parcel& one : arrived)
            if (one.rank != rank()) list_received += static_cast<std::int64_t>(one.bytes.size());
        return arrived;
    }
    void sum(std::span<std::int64_t> values) override {
        ++reductions, reduced += static_cast<std::int64_t>(values.size());
        inner_.sum(values);
    }
    void largest(std::span<double> values) override {
        ++reductions, reduced += static_cast<std::int64_t>(values.size());
        inner_.largest(values);
    }
    std::vector<std::vector<std::byte>> gather(std::span<const std::byte> mine) override {
        ++lists;
        list_sent += static_cast<std::int64_t>(mine.size());
        auto all = inner_.gather(mine);
        for (std::size_t i = 0; i < all.size(); ++i)
            if (static_cast<int>(i) != rank())
                list_received += static_cast<std::int64_t>(all[i].size());
        return all;
    }

    std::int64_t rings = 0, ring_bytes = 0;  // halos
    std::int64_t lists = 0, list_sent = 0, list_received = 0;
    std::int64_t reductions = 0, reduced = 0;  // calls, numbers

private:
    Communicator& inner_;
};

}  // namespace cuesta::test
