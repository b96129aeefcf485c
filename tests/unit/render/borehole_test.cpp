// SPDX-License-Identifier: Apache-2.0
#include "cuesta/render/borehole.h"

#include <gtest/gtest.h>

#include "cuesta/render/rock_face.h"
#include "support/ground.h"

namespace cuesta {
namespace {

constexpr int bar_middle = 92 + 48, top = 92;

TEST(borehole, bars_are_to_scale_from_the_surface_down) {
    const test::LaidGround laid =
        test::lay_ground(2, 2, 10, [](std::int64_t, std::int64_t) -> test::Pile {
            return {{"granite", 100}, {"limestone", 60}, {"sand", 40}};
        });
    const GroundView view = laid.view();
    BoreholeOptions options;
    options.height = 590;  // 118 m of hole: five pixels a metre
    const Picture p = render_borehole(view, 1, 1, options);
    const auto near = [&](double depth_m, const char* name) {
        const Srgb8 c = p.colour_at(bar_middle, top + static_cast<int>(depth_m * 5)),
                    rock = to_srgb8(rock_colour(view, laid.id(name)));
        return c.r <= rock.r + 1 && c.r >= rock.r * 0.7 && c.b <= rock.b + 1 &&
               c.b >= rock.b * 0.65;
    };
    EXPECT_TRUE(near(2, "sand"));
    EXPECT_TRUE(near(38, "sand"));
    EXPECT_TRUE(near(42, "limestone"));
    EXPECT_TRUE(near(98, "limestone"));
    EXPECT_TRUE(near(102, "granite"));
}

TEST(borehole, every_thin_layer_has_a_line_and_a_bed_alone_is_drawn) {
    const test::LaidGround laid =
        test::lay_ground(2, 1, 10, [](std::int64_t x, std::int64_t) -> test::Pile {
            test::Pile pile{{"granite", 100}};
            if (x == 0)
                for (int i = 0; i < 15; ++i) {
                    pile.push_back({"slate", 0.01});
                    pile.push_back({"marble", 0.01});
                }
            return pile;
        });
    BoreholeOptions options;
    options.height = 100;
    const Picture many = render_borehole(laid.view(), 0, 0, options);
    EXPECT_GE(many.height, 31 * 20);
    EXPECT_GT(render_borehole(laid.view(), 1, 0, options).height, 100);
}

}  // namespace
}  // namespace cuesta
