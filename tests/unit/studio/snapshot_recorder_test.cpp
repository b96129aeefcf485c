// SPDX-License-Identifier: Apache-2.0
#include "apps/studio/snapshot_recorder.h"

#include <gtest/gtest.h>

#include <fstream>

#include "cuesta/engine/advance.h"
#include "cuesta/engine/prepare.h"
#include "support/scratch_directory.h"
#include "support/studio_plan.h"

namespace cuesta::studio {
namespace {

class Quiet final : public Observer {
} observer;

struct Recorder : ::testing::Test {
    ScratchDirectory scratch;
    std::vector<std::string> warned;
    std::unique_ptr<cuesta::Run> run;

    void SetUp() override {
        RunOptions options;
        options.preview = false;
        run = prepare_run(plan_of(small_recipe()), options, observer);
        advance(*run, observer, 5);
    }
    SnapshotRecorder made(const std::filesystem::path& folder) {
        return {folder, [this](const std::string& sentence) { warned.push_back(sentence); }};
    }
};

TEST_F(Recorder, long_work_is_recorded_and_quick_work_only_when_it_is_worth_it) {
    SnapshotRecorder recorder = made(scratch / "s");
    EXPECT_FALSE(recorder.stale());
    EXPECT_FALSE(recorder.stepped(0.001, false));
    EXPECT_TRUE(recorder.stale());
    recorder.record_idle(*run);
    EXPECT_FALSE(recorder.stale());
    EXPECT_TRUE(recorder.recorded(*run).empty()) << "made again sooner than read";
    EXPECT_FALSE(recorder.stepped(0.1, false));
    EXPECT_TRUE(recorder.stepped(0.1, true)) << "the end of a stage";
    EXPECT_TRUE(recorder.stepped(10, false));
    recorder.record(*run);
    EXPECT_EQ(recorder.recorded(*run), std::vector<std::int64_t>{5});
    EXPECT_GT(recorder.bytes(), 0u);
    EXPECT_FALSE(recorder.stepped(0, true)) << "counted from the last snapshot";
}

TEST_F(Recorder, what_is_loaded_needs_no_recording) {
    SnapshotRecorder recorder = made(scratch / "s");
    recorder.record(*run);
    advance(*run, observer, 4);
    recorder.stepped(10, false);
    RunOptions options;
    options.preview = false;
    const auto other = prepare_run(plan_of(small_recipe()), options, observer);
    EXPECT_FALSE(recorder.load_latest(*other, 4, 0, observer));
    EXPECT_TRUE(recorder.stale());
    EXPECT_TRUE(recorder.load_latest(*other, 9, 0, observer));
    EXPECT_FALSE(recorder.stale());
}

TEST_F(Recorder, what_cannot_be_written_is_said_and_tried_less_often) {
    SnapshotRecorder recorder = made(scratch / "s");
    std::filesystem::remove_all(scratch / "s");
    std::ofstream(scratch / "s") << "a file in its place";
    EXPECT_TRUE(recorder.stepped(0.6, false));
    recorder.record(*run);
    ASSERT_EQ(warned.size(), 1u);
    EXPECT_NE(warned[0].find("could not be recorded"), std::string::npos);
    EXPECT_FALSE(recorder.stepped(0.6, false)) << "twice the cost, twenty times of it";
}

}  // namespace
}  // namespace cuesta::studio
