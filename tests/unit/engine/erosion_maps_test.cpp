// SPDX-License-Identifier: Apache-2.0
#include "cuesta/engine/erosion_maps.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <string>

#include "support/run_recipe.h"

namespace cuesta::test {
namespace {

std::string stage(const std::string& lines) {
    return "[[stage]]\n" + lines;
}

float height_at(const Run& run, std::int64_t x, std::int64_t y) {
    return run.domain.collect("height").at(x, y);
}

// Every process that moves ground, on rock and on layers, under a mask and on blocks.
TEST(ErosionMaps, wear_and_deposit_are_what_the_ground_lost_and_gained) {
    const std::string asks =
        "[[output]]\nfield = \"wear\"\nfile = \"w.npy\"\n"
        "[[output]]\nfield = \"deposit\"\nfile = \"d.npy\"\n";
    const std::string ground =
        stage("op = \"spectral\"\nrelief = 400\n") +
        stage("op = \"flat\"\nlabel = \"h\"\nlevel = 0.5\ninto = \"half\"\n");
    const std::string sand =
        stage("op = \"flat\"\nlabel = \"s\"\nlevel = 3\nblend = \"add\"\nmaterial = \"sand\"\n");
    for (const char* lines :
         {"op = \"thermal\"\nangle = 10\n", "op = \"hillslope\"\n",
          "op = \"hillslope\"\nsoil_only = true\n", "op = \"stream_power\"\nborders = \"land\"\n",
          "op = \"stream_power\"\ndeposition = 1\nhollows = \"breach\"\n", "op = \"rivers\"\n"})
        for (const char* more : {"", "mask = \"half\"\n"})
            for (const bool layered : {false, true}) {
                const std::string land = head_text(24, 19) + ground + (layered ? sand : "");
                // Settled like the other, so rounded to units like it.
                const auto before =
                    run_recipe(land + stage("op = \"thermal\"\nangle = 89\nsteps = 1\n"));
                RunSetup setup;
                setup.across = setup.down = layered ? 2 : 1;
                const auto after =
                    run_recipe(land + stage("op = \"simulate\"\nsteps = 3\n[[stage.process]]\n") +
                                   lines + more + asks,
                               setup);
                const Raster wear = after->domain.collect("wear");
                const Raster deposit = after->domain.collect("deposit");
                double worst = 0, all = 0;
                for (std::int64_t y = 0; y < 19; ++y)
                    for (std::int64_t x = 0; x < 24; ++x) {
                        const double change =
                            double{height_at(*after, x, y)} - double{height_at(*before, x, y)};
                        const double told = double{deposit.at(x, y)} - double{wear.at(x, y)};
                        worst = std::max(worst, std::abs(change - told));
                        all += double{wear.at(x, y)};
                    }
                EXPECT_LT(worst, 2e-4) << lines << more;  // floats of 400 m, three steps
                EXPECT_TRUE(all > 1 ||
                            (!layered && std::string(lines).find("soil") != std::string::npos))
                    << lines;
            }
}

TEST(ErosionMaps, maps_of_change_are_kept_only_where_somebody_asks) {
    const std::string land = head_text(9, 8) + stage("op = \"spectral\"\nrelief = 400\n");
    const std::string slide = stage("op = \"thermal\"\nlabel = \"t\"\nangle = 10\n");
    EXPECT_FALSE(run_recipe(land + slide)->domain.has("wear"));
    const auto masked = run_recipe(
        land + slide + stage("op = \"flat\"\nlabel = \"f\"\nlevel = 1\nmask = \"wear\"\n"));
    EXPECT_TRUE(masked->domain.has("wear"));
    EXPECT_FALSE(masked->domain.has("deposit"));
}

}  // namespace
}  // namespace cuesta::test
