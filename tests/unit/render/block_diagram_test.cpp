// SPDX-License-Identifier: Apache-2.0
#include "cuesta/render/block_diagram.h"

#include <gtest/gtest.h>

#include "cuesta/base/parallel.h"
#include "cuesta/render/rock_face.h"
#include "support/ground.h"

namespace cuesta {
namespace {

test::LaidGround plateau() {
    return test::lay_ground(40, 30, 10, [](std::int64_t x, std::int64_t y) -> test::Pile {
        const double rise = x > 10 && y > 10 ? 30 : 0;
        return {{"granite", 60}, {"sandstone", 20}, {"marble", 10 + rise}};
    });
}

BlockOptions small(const GroundView* ground) {
    BlockOptions options;
    options.width = 400;
    options.legend = false;
    options.find_sea = false;
    options.ground = ground;
    return options;
}

// Pixels in which one rock's hue is plain, for the light of any side.
int count_like(const Picture& p, Rgb rock) {
    int count = 0;
    for (int y = 0; y < p.height; ++y)
        for (int x = 0; x < p.width; ++x) {
            const Rgb c = to_linear(p.colour_at(x, y));
            if (c.r < 0.02f) continue;
            count += std::abs(c.r / c.b - rock.r / rock.b) < 0.05f * rock.r / rock.b &&
                     std::abs(c.g / c.b - rock.g / rock.b) < 0.05f * rock.g / rock.b;
        }
    return count;
}

TEST(block_diagram, the_cut_sides_show_the_layers) {
    const test::LaidGround laid = plateau();
    const GroundView view = laid.view();
    const Raster heights = test::heights_of(laid);
    const Picture p = render_block(heights, small(&view));
    EXPECT_EQ(p.width, 400);
    EXPECT_GT(count_like(p, rock_colour(view, laid.id("sandstone"))), 1000);
    const Picture plain = render_block(heights, small(nullptr));
    EXPECT_LT(count_like(plain, rock_colour(view, laid.id("sandstone"))), 200);
}

TEST(block_diagram, any_size_and_thread_count) {
    const test::LaidGround laid = plateau();
    const GroundView view = laid.view();
    const Raster heights = test::heights_of(laid);
    set_thread_count(1);
    const Picture one = render_block(heights, small(&view));
    set_thread_count(3);
    EXPECT_EQ(one.rgb, render_block(heights, small(&view)).rgb);
    set_thread_count(0);
    for (const auto& [columns, rows] : {std::pair{1, 1}, {1, 7}, {50, 2}}) {
        Raster flat;
        flat.columns = columns, flat.rows = rows;
        flat.samples.assign(static_cast<std::size_t>(columns * rows), 5.0f);
        EXPECT_GT(render_block(flat, small(nullptr)).height, 0);
    }
}

TEST(block_diagram, a_higher_stretch_makes_a_taller_block) {
    const test::LaidGround laid = plateau();
    const GroundView view = laid.view();
    const Raster heights = test::heights_of(laid);
    BlockOptions options = small(&view);
    options.exaggeration = 1;
    const int low = render_block(heights, options).height;
    options.exaggeration = 3;
    EXPECT_GT(render_block(heights, options).height, low + 30);
}

}  // namespace
}  // namespace cuesta
