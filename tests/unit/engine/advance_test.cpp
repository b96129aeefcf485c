// SPDX-License-Identifier: Apache-2.0
#include "cuesta/engine/advance.h"

#include <gtest/gtest.h>

#include "cuesta/engine/checkpoint.h"
#include "cuesta/generate/flat.h"
#include "cuesta/process/simulate.h"
#include "support/run_recipe.h"
#include "support/scratch_directory.h"

namespace cuesta::test {
namespace {

// Adds `amount` to every height and books it.
struct Raise {
    double amount = 1;
    static constexpr std::string_view name = "raise";
    static constexpr std::string_view summary = "Raises the ground.";
    static constexpr std::array<std::string_view, 0> cites{};
    static constexpr auto params() {
        return std::tuple{param(
            &Raise::amount,
            {.name = "amount", .unit = "m", .doc = "How much per step.", .min = -10, .max = 10})};
    }
    static FieldUse fields() { return {.reads = {"height"}, .writes = {"height"}, .halo = 0}; }
    StepReport apply(Terrain& terrain, const StepContext&) const {
        for (std::int64_t y = 0; y < terrain.block().rows; ++y)
            for (std::int64_t x = 0; x < terrain.block().columns; ++x) {
                terrain.height().at(x, y) += static_cast<float>(amount);
                terrain.ledger.account(terrain.ground_material).in.add(static_cast<float>(amount));
            }
        return {};
    }
};

const Registry& toys() {
    static const Registry registry = [] {
        Registry list;
        list.add<Flat>();
        list.add<Raise>();
        list.add<Simulate>();
        return list;
    }();
    return registry;
}

RunSetup toy_setup() {
    RunSetup setup;
    setup.registry = &toys();
    return setup;
}

float first_height(const Run& run) {
    return run.domain.collect("height").at(0, 0);
}

class StopAfter final : public Observer {
public:
    explicit StopAfter(int questions) : left_(questions) {}
    ExitCode wants_stop() override { return left_-- > 0 ? ExitCode::done : ExitCode::interrupted; }

private:
    int left_;
};

const std::string simulate_ten =
    head_text(4, 3) +
    "[[stage]]\nop = \"flat\"\nlevel = 100\n[[stage]]\nop = \"simulate\"\nsteps = 10\n"
    "[[stage.process]]\nop = \"raise\"\n[[stage.process]]\nop = \"raise\"\nlabel = \"seldom\"\n"
    "amount = 5\nevery = 4\n";

TEST(Advance, processes_run_in_their_rhythm) {
    const auto run = run_recipe(simulate_ten, toy_setup());
    EXPECT_EQ(first_height(*run), 100 + 10 * 1 + 2 * 5);  // steps 4 and 8
    EXPECT_EQ(run->records[1].steps, 10);
    EXPECT_EQ(run->records[1].operator_steps, 12);
}

TEST(Advance, can_be_stepped_and_paused) {
    const auto run = prepare_recipe(simulate_ten, toy_setup());
    Observer silent;
    EXPECT_EQ(advance(*run, silent, 1), AdvanceEnd::paused);
    EXPECT_EQ(first_height(*run), 100);
    EXPECT_EQ(advance(*run, silent, 3), AdvanceEnd::paused);
    EXPECT_EQ(first_height(*run), 103);
    EXPECT_EQ(run->position, (RunPosition{1, 3}));
    EXPECT_EQ(advance(*run, silent), AdvanceEnd::finished);
    EXPECT_EQ(first_height(*run), 120);
    EXPECT_TRUE(run->done());
}

TEST(Advance, a_stop_is_obeyed_between_steps_and_saved) {
    const ScratchDirectory directory;
    RunSetup setup = toy_setup();
    setup.out = directory.path();
    const auto run = prepare_recipe(simulate_ten, setup);
    StopAfter observer(5);
    EXPECT_EQ(advance(*run, observer), AdvanceEnd::stopped);
    EXPECT_EQ(run->position, (RunPosition{1, 4}));
    const auto resumed = prepare_recipe(simulate_ten, setup);
    Observer silent;
    ASSERT_TRUE(load_checkpoint(*resumed, silent));
    EXPECT_EQ(resumed->position, (RunPosition{1, 4}));
    advance(*resumed, silent);
    EXPECT_EQ(first_height(*resumed), 120);
}

TEST(Advance, events_happen_after_the_steps_they_name) {
    const std::string text =
        simulate_ten +
        "[[stage.event]]\nat = 0\nop = \"flat\"\nlevel = 50\n"
        "[[stage.event]]\nat = 7\nset = { \"process.raise.amount\" = \"3 m\" }\n"
        "[[stage.event]]\nat = 10\nop = \"flat\"\nlevel = 1000\nblend = \"add\"\n";
    const auto run = run_recipe(text, toy_setup());
    EXPECT_EQ(first_height(*run), 50 + 7 * 1 + 3 * 3 + 2 * 5 + 1000);
}

TEST(Advance, a_changed_parameter_survives_a_restart) {
    const std::string text =
        simulate_ten + "[[stage.event]]\nat = 2\nset = { \"process.raise.amount\" = 3 }\n";
    const ScratchDirectory directory;
    RunSetup setup = toy_setup();
    setup.out = directory.path();
    Observer silent;
    for (const std::int64_t k : {1, 2, 3, 4, 8}) {
        const auto run = prepare_recipe(text, setup);
        advance(*run, silent, k);
        save_checkpoint(*run);
        const auto resumed = prepare_recipe(text, setup);
        ASSERT_TRUE(load_checkpoint(*resumed, silent));
        advance(*resumed, silent);
        EXPECT_EQ(first_height(*resumed), 100 + 2 * 1 + 8 * 3 + 2 * 5) << k;
        EXPECT_EQ(resumed->ledger()[0].residual_m3, 0) << k;
    }
}

TEST(Advance, a_disabled_stage_is_left_out) {
    const auto run = run_recipe(head_text(2, 2) +
                                    "[[stage]]\nop = \"flat\"\nlevel = 4\n"
                                    "[[stage]]\nop = \"raise\"\nenabled = false\n",
                                toy_setup());
    EXPECT_EQ(first_height(*run), 4);
}

TEST(Advance, progress_reaches_one) {
    class Watch final : public Observer {
    public:
        void progress(const Progress& p) override {
            EXPECT_GE(p.fraction, last);
            last = p.fraction;
            ++calls;
        }
        double last = 0;
        int calls = 0;
    } watch;
    const auto run = prepare_recipe(simulate_ten, toy_setup());
    advance(*run, watch);
    EXPECT_EQ(watch.calls, 11);
    EXPECT_DOUBLE_EQ(watch.last, 1);
}

}  // namespace
}  // namespace cuesta::test
