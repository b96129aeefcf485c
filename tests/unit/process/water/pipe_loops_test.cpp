// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/water/pipe_loops.h"

#include <gtest/gtest.h>

#include <cmath>
#include <vector>

namespace cuesta {
namespace {

PipeRule rule() {
    PipeRule made;
    made.spacing_m = 10, made.damping = 0.02, made.dt_s = 0.5, made.phase = 0.3;
    return made;
}

// The loops of each width, one result per lane.
constexpr std::array widths{4, 8, 16};

TEST(PipeLoops, a_face_flows_as_the_formula_says) {
    const PipeRule r = rule();
    const pipe::LoopNumbers n = pipe::loop_numbers_of(r);
    for (const int width : widths) {
        const pipe::Loops& loops = pipe::loops(width);
        std::vector<float> depth(16), push(16), along(18), size(16), most(16), drag(16), q(16);
        for (std::size_t i = 0; i < 16; ++i) {
            depth[i] = 1e-3f * static_cast<float>(1 << i);
            push[i] = (i % 2 == 0 ? 1.0f : -1.0f) * 1e-3f * static_cast<float>(i + 1);
        }
        for (std::size_t i = 0; i < 18; ++i) along[i] = 2e-3f * static_cast<float>(i);
        const float* a = along.data() + 1;
        loops.bound(n, 0, 16,
                    {push.data(), depth.data(), {a - 1, a, a, a + 1}, size.data(), most.data()});
        loops.resist(n, 0, 16, {depth.data(), drag.data()});
        loops.flow(n, 0, 16, {push.data(), size.data(), most.data(), drag.data(), q.data()});
        for (std::size_t i = 0; i < 16; ++i) {
            const double h = double{depth[i]}, N = double{push[i]};
            const double beside = 2e-3 * static_cast<double>(i + 1);
            const double norm = std::hypot(N, beside), d = 1 + r.damping * r.dt_s;
            const double B = r.gravity * r.dt_s * r.roughness * r.roughness * std::pow(h, -7.0 / 3);
            const double solved = 2 * norm / (d + std::sqrt(d * d + 4 * B * norm));
            const double bound = (h - r.min_depth_m) * std::sqrt(r.gravity * h);
            const double expected = N / norm * std::min(solved, bound);
            EXPECT_NEAR(double{q[i]} / expected, 1, 3e-4) << width << ' ' << i;
        }
    }
}

TEST(PipeLoops, rows_together_are_rows_one_by_one) {
    const pipe::LoopNumbers n = pipe::loop_numbers_of(rule());
    std::vector<std::int32_t> bed(33);
    std::vector<float> water(33), old(32, 0.01f), push(32, 0.2f), size(32, 0.25f), most(32, 1.0f);
    std::vector<float> drag(32, 3.0f), next_depth(32);
    for (std::size_t i = 0; i < 33; ++i) {
        bed[i] = static_cast<std::int32_t>(i * 7919 % 4001);
        water[i] = 0x1p-20f * static_cast<float>(i * 104729 % 99991);
    }
    for (std::size_t i = 0; i < 32; ++i) next_depth[i] = 0.01f * static_cast<float>(i + 1);
    for (const int width : widths) {
        const pipe::Loops& loops = pipe::loops(width);
        std::vector<float> q1(32), q2(32), d1(32), d2(32), p1(32), p2(32), h1(32), h2(32);
        const auto face = [&](std::vector<float>& q) {
            return pipe::FaceFlow{push.data(), size.data(), most.data(), drag.data(), q.data()};
        };
        const auto drive = [&](std::vector<float>& p, std::vector<float>& h) {
            return pipe::FaceDrive{water.data(), water.data() + 1, bed.data(), bed.data() + 1,
                                   old.data(),   p.data(),         h.data()};
        };
        loops.flow(n, 0, 32, face(q1));
        loops.resist(n, 0, 32, {next_depth.data(), d1.data()});
        loops.drive(n, 0, 32, drive(p1, h1));
        loops.flow_resist_drive(n, 0, 32, face(q2), {next_depth.data(), d2.data()}, drive(p2, h2));
        EXPECT_EQ(q1, q2);
        EXPECT_EQ(d1, d2);
        EXPECT_EQ(p1, p2);
        EXPECT_EQ(h1, h2);
    }
}

TEST(PipeLoops, cells_give_no_more_than_they_have_and_are_counted) {
    const pipe::LoopNumbers n = pipe::loop_numbers_of(rule());
    for (const int width : widths) {
        const pipe::Loops& loops = pipe::loops(width);
        // 19 cells beside each other; the fourth would give all it has ten times over.
        std::vector<float> depth(33, 0.5f), east(33, 0.01f), none(33, 0.0f), share(33, 1.0f);
        depth[4] = 0.001f, east[4] = 0.2f;
        loops.share_out(n, 0, 32, depth.data() + 1, east.data() + 1, none.data(), none.data(),
                        share.data());
        EXPECT_EQ(share[0], 1);
        EXPECT_LT(share[3], 0.11f);
        std::vector<float> limited(33, -1.0f), volume(48), made(33, -1.0f);
        EXPECT_EQ(loops.limit(n, 19,
                              {east.data() + 1, share.data(), share.data() + 1, limited.data(),
                               volume.data() + 1}),
                  1);
        EXPECT_EQ(limited[19], -1) << "beyond the last column";
        volume[0] = 0;
        const std::uint32_t bits = loops.exchange(
            n, 19, {depth.data() + 1, volume.data() + 1, none.data(), none.data(), made.data()});
        EXPECT_EQ(made[19], -1);
        double before = 0, after = 0;
        for (std::size_t i = 0; i < 19; ++i)
            before += double{depth[i + 1]}, after += double{made[i]};
        EXPECT_EQ(after, before - double{volume[19]} * 0x1p-20);
        EXPECT_GE(made[3], 0);
        EXPECT_LT(bits, 0x7f800000u);
    }
}

TEST(PipeLoops, volumes_are_those_of_single_faces_and_know_no_direction) {
    PipeRule r = rule();
    const std::vector<float> ones(32, 1.0f);
    for (const int width : widths)
        for (int i = 0; i < 10; ++i) {
            r.phase = (i + 0.5) / 10;
            std::vector<float> q(32), limited(32), volume(32);
            for (std::size_t k = 0; k < 32; ++k)
                q[k] = (k % 2 == 0 ? 1.0f : -1.0f) * 1.7e-5f * static_cast<float>(k / 2);
            pipe::loops(width).limit(
                pipe::loop_numbers_of(r), 31,
                {q.data(), ones.data(), ones.data(), limited.data(), volume.data()});
            for (std::size_t k = 0; k < 31; ++k) {
                EXPECT_EQ(volume[k] * 0x1p-20f, pipe::volume(pipe::numbers_of(r), q[k]));
                if (k % 2 == 1) {
                    EXPECT_EQ(volume[k], -volume[k - 1]);
                }
            }
        }
}

TEST(PipeLoops, a_depth_that_is_no_number_shows) {
    const pipe::LoopNumbers n = pipe::loop_numbers_of(rule());
    for (const int width : widths) {
        std::vector<float> depth(33, 0.5f), none(33, 0.0f), made(33);
        depth[17] = std::nanf("");
        EXPECT_GT(
            pipe::loops(width).exchange(
                n, 19, {depth.data(), none.data() + 1, none.data(), none.data(), made.data()}),
            0x7f800000u);
    }
}

}  // namespace
}  // namespace cuesta
