// SPDX-License-Identifier: Apache-2.0
// What blocks tell each other is of the size of their edges: on 2x2 blocks no call of an operator
// moves more than 8 bytes for each sample of a block's edge and each block, but for halos, which
// are edges, and for rectangles of samples (redistribute, and windows made of it), which go only to
// those who asked for them.
//
// Operators of a registry of their own talk through a communicator that counts.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <mutex>

#include "cuesta/catalog/builtin.h"
#include "support/run_recipe.h"
#include "support/scratch_directory.h"

namespace cuesta::test {
namespace {

// The largest message of each kind, of all blocks, in bytes that reach or leave one of them.
struct Counted {
    std::mutex guard;
    std::map<std::string, std::size_t> most;
    void note(const std::string& call, std::size_t bytes) {
        const std::lock_guard lock(guard);
        most[call] = std::max(most[call], bytes);
    }
};

class CountingCommunicator final : public Communicator {
public:
    CountingCommunicator(Communicator& comm, Counted& counted) : comm_(comm), counted_(counted) {}
    int rank() const override { return comm_.rank(); }
    const Decomposition& cut() const override { return comm_.cut(); }
    using Communicator::exchange;
    using Communicator::largest;
    void exchange(std::span<const HaloView> fields, Outside outside) override {
        comm_.exchange(fields, outside);
    }
    void redistribute(std::span<const SourceRectangle> have,
                      std::span<const TargetRectangle> wanted, std::size_t element) override {
        comm_.redistribute(have, wanted, element);
    }
    std::vector<Parcel> migrate(std::vector<Parcel> parcels) override {
        std::size_t sent = 0, come = 0;
        for (const Parcel& one : parcels) sent += one.bytes.size();
        std::vector<Parcel> back = comm_.migrate(std::move(parcels));
        for (const Parcel& one : back) come += one.bytes.size();
        counted_.note("migrate", std::max(sent, come));
        return back;
    }
    void sum(std::span<std::int64_t> values) override {
        counted_.note("sum", values.size_bytes());
        comm_.sum(values);
    }
    void largest(std::span<double> values) override {
        counted_.note("largest", values.size_bytes());
        comm_.largest(values);
    }
    std::vector<std::vector<std::byte>> gather(std::span<const std::byte> mine) override {
        auto all = comm_.gather(mine);
        std::size_t come = 0;
        for (const auto& bytes : all) come += bytes.size();
        counted_.note("gather", come);
        return all;
    }

private:
    Communicator& comm_;
    Counted& counted_;
};

class CountedOperator final : public Operator {
public:
    CountedOperator(std::unique_ptr<Operator> op, Counted& counted)
        : op_(std::move(op)), counted_(counted) {}
    StepReport generate(Field& out, const StepContext& step) const override {
        CountingCommunicator comm(step.comm, counted_);
        return op_->generate(out, with(step, comm));
    }
    StepReport filter(const Field& in, Field& out, const StepContext& step) const override {
        CountingCommunicator comm(step.comm, counted_);
        return op_->filter(in, out, with(step, comm));
    }
    StepReport apply(Terrain& terrain, const StepContext& step) const override {
        CountingCommunicator comm(step.comm, counted_);
        return op_->apply(terrain, with(step, comm));
    }

private:
    static StepContext with(const StepContext& step, Communicator& comm) {
        return {step.grid, step.block,   comm,         step.random,
                step.step, step.terrain, step.scratch, step.inputs};
    }
    std::unique_ptr<Operator> op_;
    Counted& counted_;
};

// Those that tell each other more, by a call or by any, with the reason; docs/design/blocks.md.
const std::map<std::string, std::string> exceptions{
    {"climate gather", "its coarse grid has one size for every map"},
    {"climate sum", "its coarse grid has one size for every map"},
    {"droplets migrate", "whole rows at the edges of strips, as many as drops and brush reach"},
    {"fill_lakes gather", "basins on rims, and what lies in one hollow with them"},
    {"ocean_floor sum", "65,536 classes of depth, whatever the map"},
    {"plates gather", "outlines of plates, and fields on the cells of the world"},
    {"plates migrate", "columns that ride over an edge, as far as plates go in a step"},
    {"rivers migrate", "flow routing: basins on the rims of blocks"},
};

class BlockMessages : public testing::TestWithParam<std::string> {};

TEST_P(BlockMessages, are_of_the_size_of_edges) {
    constexpr std::int64_t n = 128;
    ScratchDirectory directory;
    Counted counted;
    Registry registry;
    for (OperatorRow row : builtin_registry().rows()) {
        if (row.name == GetParam() && row.make)
            row.make = [make = row.make, &counted](
                           const ParamValues& values,
                           const std::map<std::string, int>& inputs) -> std::unique_ptr<Operator> {
                return std::make_unique<CountedOperator>(make(values, inputs), counted);
            };
        registry.add(std::move(row));
    }
    const OperatorRow& row = *registry.find(GetParam());
    std::string lines = "label = \"tested\"\n";
    if (row.kind == OperatorKind::process) lines += "steps = 2\n";
    RunSetup setup;
    setup.threads = 1, setup.across = 2, setup.down = 2;
    setup.recipe_directory = directory.path();
    setup.registry = &registry;
    run_recipe(head_text(n, n) + lived_in_ground_text() + stage_text(row, directory.path(), lines),
               setup);
    const std::size_t most = 8 * (4 * n / 2) * 4;
    for (const auto& [call, bytes] : counted.most) {
        if (bytes <= most) continue;
        const bool known =
            exceptions.contains(GetParam()) || exceptions.contains(GetParam() + " " + call);
        fmt::print("{} {}: {} bytes, {:.1f} of what edges have\n", GetParam(), call, bytes,
                   static_cast<double>(bytes) / static_cast<double>(most));
        EXPECT_TRUE(known) << GetParam() << " moves " << bytes << " bytes by " << call
                           << ", edges have " << most;
    }
}

std::vector<std::string> operators() {
    std::vector<std::string> names;
    for (const OperatorRow& row : builtin_registry().rows())
        if (row.kind != OperatorKind::container) names.push_back(row.name);
    return names;
}

INSTANTIATE_TEST_SUITE_P(catalog, BlockMessages, testing::ValuesIn(operators()),
                         [](const auto& one) { return one.param; });

}  // namespace
}  // namespace cuesta::test
