// SPDX-License-Identifier: Apache-2.0
#include "apps/studio/worker.h"

#include <gtest/gtest.h>

#include <atomic>
#include <future>

namespace cuesta::studio {
namespace {

TEST(worker, does_its_tasks_in_order) {
    Worker worker(100);
    std::vector<int> order;
    std::promise<void> done;
    for (int i = 0; i < 10; ++i) EXPECT_TRUE(worker.give([&, i] { order.push_back(i); }));
    worker.give([&] { done.set_value(); });
    done.get_future().wait();
    EXPECT_EQ(order, (std::vector<int>{0, 1, 2, 3, 4, 5, 6, 7, 8, 9}));
}

TEST(worker, refuses_what_is_too_much_and_everything_after_its_end) {
    Worker worker(2);
    std::promise<void> go, begun;
    worker.give([&] {
        begun.set_value();
        go.get_future().wait();
    });
    begun.get_future().wait();
    std::atomic<int> done = 0;
    EXPECT_TRUE(worker.give([&] { ++done; }));
    EXPECT_TRUE(worker.give([&] { ++done; }));
    EXPECT_FALSE(worker.give([&] { ++done; }));
    go.set_value();
    worker.stop();
    EXPECT_LE(done, 2);
    EXPECT_FALSE(worker.give([] {}));
}

}  // namespace
}  // namespace cuesta::studio
