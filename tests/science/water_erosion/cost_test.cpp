// SPDX-License-Identifier: Apache-2.0
// What a step costs: row E4 of the specification of hydraulic erosion. Processor time of one
// thread, the least of several rounds; nothing is judged in builds that are slow on purpose.
#include <gtest/gtest.h>

#include <cstdlib>
#include <ctime>

#include "cuesta/base/parallel.h"
#include "scene.h"

namespace cuesta::test {
namespace {

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__) || !defined(NDEBUG)
constexpr bool slow_build = true;
#else
constexpr bool slow_build = false;
#endif

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

// Microseconds per cell and step of water and erosion on a rugged slope; `wet` fills it with water
// 0.2 m deep, else there is none. Steps are so short that water needs one part.
double cost_us(std::int64_t n, bool wet) {
    Scene scene = falling_plane(n);
    if (wet) {
        Field& water = scene.terrain.make(field::water);
        for (std::int64_t y = 0; y < n; ++y)
            for (std::int64_t x = 0; x < n; ++x) water.at(x, y) = 0.2f;
    }
    const WaterFlow flow = flow_of(0.05);
    const HydraulicErosion erosion = erosion_of(0.05);
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

// E4, first half: the documents took 32 us.
TEST(Cost, a_cell_takes_a_fifth_of_a_microsecond_at_most) {
    if (slow_build) GTEST_SKIP() << "not an optimised build";
    const OneThread one;
    const double wet = cost_us(512, true);
    EXPECT_LE(wet, 0.2);
    RecordProperty("wet_ns", static_cast<int>(1e3 * wet));
    std::printf("512 x 512 under water: %.4f us a cell and step\n", wet);
}

// E4, second half. Caches and neighbours on the machine move these ratios: asked for when wanted.
TEST(Cost, cells_cost_alike_on_maps_of_any_size_dry_or_wet) {
    if (std::getenv("CUESTA_LONG_TESTS") == nullptr || slow_build)
        GTEST_SKIP() << "CUESTA_LONG_TESTS is not set, or not an optimised build";
    const OneThread one;
    double least = HUGE_VAL, most = 0;
    for (const std::int64_t n : {256, 512, 1024, 2048, 4096}) {
        const double wet = cost_us(n, true);
        std::printf("%lld: %.4f us a cell and step\n", static_cast<long long>(n), wet);
        least = std::min(least, wet), most = std::max(most, wet);
    }
    EXPECT_LE(most, 1.5 * least);
    const double wet = cost_us(512, true), dry = cost_us(512, false);
    std::printf("512 dry: %.4f us\n", dry);
    EXPECT_LE(wet, 3 * dry);
}

}  // namespace
}  // namespace cuesta::test
