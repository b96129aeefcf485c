// SPDX-License-Identifier: Apache-2.0
#include "cuesta/engine/advance.h"

#include <gtest/gtest.h>

#include <atomic>

#include "cuesta/base/interrupt.h"
#include "cuesta/engine/checkpoint.h"
#include "cuesta/generate/flat.h"
#include "cuesta/operator/describe.h"
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
    static FieldUse fields() { return {.reads = {}, .writes = {"height"}, .halo = 0}; }
    StepReport apply(Terrain& terrain, const StepContext&) const {
        LayerStack& ground = terrain.ground();
        const auto units = static_cast<Units>(amount / ground.unit_m());
        LayerBook book;
        for (std::int64_t y = 0; y < terrain.block().rows; ++y)
            for (std::int64_t x = 0; x < terrain.block().columns; ++x) {
                ground.surface().at(x, y) += units;
                book.in[terrain.ground_material] += units;
            }
        terrain.ledger.book(book, ground.unit_m());
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

// Asks to leave from within the n-th pass of a slow step, as a person does who will not wait.
struct Endless {
    static inline std::atomic<bool> asked = false;
    static inline std::atomic<std::int64_t> leave_at = -1;
    double amount = 2;

    static constexpr std::string_view name = "endless";
    static constexpr std::string_view summary = "Raises the ground, and may go on without end.";
    static constexpr std::array<std::string_view, 0> cites{};
    static constexpr auto params() {
        return std::tuple{param(
            &Endless::amount,
            {.name = "amount", .unit = "m", .doc = "How much per step.", .min = -10, .max = 10})};
    }
    static FieldUse fields() { return {.reads = {}, .writes = {"height"}, .halo = 0}; }
    StepReport apply(Terrain& terrain, const StepContext& step) const {
        const StepReport report = Raise{amount}.apply(terrain, step);
        const bool last_block = step.comm.rank() == step.comm.size() - 1;
        if (step.step == leave_at && last_block)
            for (;; check_interrupt()) asked = true;  // the land is half done here
        step.comm.largest(0);                         // the others wait for the last block
        return report;
    }
};

const Registry& endless_toys() {
    static const Registry registry = [] {
        Registry list = toys();
        list.add<Endless>();
        return list;
    }();
    return registry;
}

TEST(Advance, a_step_under_way_can_be_left_and_the_last_checkpoint_stays) {
    const std::string text = head_text(4, 3) +
                             "[[stage]]\nop = \"flat\"\nlevel = 100\n[[stage]]\nop = "
                             "\"simulate\"\nsteps = 10\n[[stage.process]]\nop = \"raise\"\n"
                             "[[stage.process]]\nop = \"endless\"\n";
    Observer silent;
    for (const int blocks : {1, 2}) {
        const ScratchDirectory directory;
        RunSetup setup;
        setup.registry = &endless_toys();
        setup.out = directory.path();
        setup.across = blocks;
        setup.checkpoint_steps = 3;
        const auto run = prepare_recipe(text, setup);
        Endless::asked = false, Endless::leave_at = 4;
        {
            const InterruptScope scope(Endless::asked);
            EXPECT_THROW(advance(*run, silent), Interrupted);
        }
        Endless::leave_at = -1;
        EXPECT_EQ(run->position, (RunPosition{1, 4}));
        EXPECT_EQ(run->saved, (RunPosition{1, 2}));  // three steps with the generator
        const auto resumed = prepare_recipe(text, setup);
        ASSERT_TRUE(load_checkpoint(*resumed, silent));
        EXPECT_EQ(resumed->position, (RunPosition{1, 2}));
        EXPECT_EQ(advance(*resumed, silent), AdvanceEnd::finished);
        EXPECT_EQ(first_height(*resumed), 100 + 10 * 1 + 10 * 2);
        EXPECT_EQ(resumed->ledger()[0].residual_m3, 0);
    }
}

TEST(Advance, a_checkpoint_is_made_whole_although_the_work_must_end) {
    const ScratchDirectory directory;
    RunSetup setup = toy_setup();
    setup.out = directory.path();
    const auto run = prepare_recipe(simulate_ten, setup);
    Observer silent;
    advance(*run, silent, 4);
    const std::atomic<bool> asked = true;
    StopAfter observer(0);
    const InterruptScope scope(asked);
    EXPECT_EQ(advance(*run, observer), AdvanceEnd::stopped);
    EXPECT_EQ(run->saved, (RunPosition{1, 3}));
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

TEST(Advance, a_stage_ends_when_its_process_rests_also_after_a_restart) {
    const std::string text = head_text(14, 11) +
                             "[[stage]]\nop = \"spectral\"\nrelief = 200\n"
                             "[[stage]]\nop = \"thermal\"\nangle = 30\nuntil = \"rest\"\n"
                             "rest_below = 0.001\nsteps = 100000\n"
                             "[[stage]]\nop = \"flat\"\nlevel = 3\nblend = \"add\"\n";
    const auto straight = run_recipe(text);
    const std::int64_t steps = straight->records[1].steps;
    EXPECT_TRUE(straight->records[1].at_rest);
    EXPECT_GT(steps, 1);
    EXPECT_LT(steps, 100'000);
    EXPECT_EQ(straight->records[1].operator_steps, steps);
    Observer silent;
    for (const std::int64_t stop : {steps / 2, steps}) {
        const ScratchDirectory directory;
        RunSetup setup;
        setup.out = directory.path();
        {
            const auto run = prepare_recipe(text, setup);
            advance(*run, silent, 1 + stop);
            save_checkpoint(*run);
        }
        const auto resumed = prepare_recipe(text, setup);
        ASSERT_TRUE(load_checkpoint(*resumed, silent));
        advance(*resumed, silent);
        EXPECT_EQ(resumed->records[1].steps, steps);
        EXPECT_EQ(state_hash(*resumed), state_hash(*straight));
    }
}

TEST(Advance, simulate_ends_when_all_its_processes_rest_and_no_event_is_to_come) {
    const auto text = [](const std::string& event) {
        return head_text(9, 8) +
               "[[stage]]\nop = \"spectral\"\nrelief = 100\n"
               "[[stage]]\nop = \"simulate\"\nsteps = 20000\n"
               "[[stage.process]]\nop = \"thermal\"\nangle = 40\nuntil = \"rest\"\n"
               "[[stage.process]]\nop = \"thermal\"\nangle = 35\nuntil = \"rest\"\nevery = 2\n" +
               event;
    };
    const auto run = run_recipe(text(""));
    EXPECT_TRUE(run->records[1].at_rest);
    EXPECT_LT(run->records[1].steps, 20'000);
    EXPECT_EQ(run->records[1].steps % 2, 0);
    const auto later = run_recipe(
        text("[[stage.event]]\nat = 19990\nop = \"flat\"\nlevel = 1\nblend = \"add\"\n"));
    EXPECT_GE(later->records[1].steps, 19'990);
}

}  // namespace
}  // namespace cuesta::test
