// SPDX-License-Identifier: Apache-2.0
// What a step costs: row E4 of the specification of hydraulic erosion. How often a step goes over
// the map is counted and judged. Processor time of one thread, the least of several rounds, is
// printed when asked for and decides nothing: the machine may have other work.
#include <gtest/gtest.h>

#include <cstdlib>
#include <ctime>

#include "cuesta/base/parallel.h"
#include "scene.h"

namespace cuesta::test {
namespace {

class OneThread {
public:
    OneThread() { set_thread_count(1); }
    ~OneThread() { set_thread_count(before_); }

private:
    int before_ = thread_count();
};

double processor_us() {
    timespec now{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return 1e6 * static_cast<double>(now.tv_sec) + 1e-3 * static_cast<double>(now.tv_nsec);
}

// A rugged slope; `wet` fills it with water 0.2 m deep, else there is none. Steps are so short that
// water needs one part.
constexpr double dt_s = 0.05;
Scene slope(std::int64_t n, bool wet) {
    Scene scene = falling_plane(n);
    if (wet) {
        Field& water = scene.terrain.make(field::water);
        for (std::int64_t y = 0; y < n; ++y)
            for (std::int64_t x = 0; x < n; ++x) water.at(x, y) = 0.2f;
    }
    return scene;
}

// Microseconds per cell and step of water and erosion.
double cost_us(std::int64_t n, bool wet) {
    Scene scene = slope(n, wet);
    const WaterFlow flow = flow_of(dt_s);
    const HydraulicErosion erosion = erosion_of(dt_s);
    scene.run(12, flow, erosion);  // the first steps lay out memory and set the water moving
    const int steps = n > 1000 ? 5 : 40;
    double least = HUGE_VAL;
    for (int round = 0; round < 4; ++round) {
        const double before = processor_us();
        scene.run(steps, flow, erosion);
        least = std::min(least, processor_us() - before);
    }
    return least / static_cast<double>(n * n * steps);
}

TEST(Cost, a_step_goes_over_maps_of_any_size_once_dry_or_wet) {
    for (const std::int64_t n : {48, 96, 192, 384}) {
        for (const bool wet : {false, true}) {
            Scene scene = slope(n, wet);
            StepReport flowed, eroded;
            for (int i = 0; i < 12; ++i) {
                flowed.merge(scene.step(flow_of(dt_s)));
                eroded.merge(scene.step(erosion_of(dt_s)));
                scene.next();
            }
            EXPECT_EQ(flowed.counts["parts"], 12) << n << (wet ? " wet" : " dry");
            EXPECT_EQ(eroded.counts["parts"], 12) << n << (wet ? " wet" : " dry");
        }
    }
}

// A step twenty times as long needs more parts: what is counted above can be more than one.
TEST(Cost, a_long_step_has_several_parts) {
    Scene scene = slope(48, true);
    EXPECT_GT(scene.step(flow_of(20 * dt_s)).counts["parts"], 1);
}

// The bars: 0.2 us at 512 (the documents took 32 us), 1.5 times between sizes, 3 times between dry
// and wet.
TEST(Cost, figures_of_cells_on_maps_of_any_size_dry_or_wet) {
    if (std::getenv("CUESTA_LONG_TESTS") == nullptr) GTEST_SKIP() << "CUESTA_LONG_TESTS is not set";
    const OneThread one;
    for (const std::int64_t n : {256, 512, 1024, 2048, 4096}) {
        const double wet = cost_us(n, true);
        std::printf("%lld: %.4f us a cell and step\n", static_cast<long long>(n), wet);
        EXPECT_GT(wet, 0);
    }
    std::printf("512 dry: %.4f us\n", cost_us(512, false));
}

}  // namespace
}  // namespace cuesta::test
