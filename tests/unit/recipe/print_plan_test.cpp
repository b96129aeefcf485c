// SPDX-License-Identifier: Apache-2.0
#include "cuesta/recipe/print_plan.h"

#include "support/check_text.h"

#include "cuesta/base/json.h"

namespace cuesta::test {
namespace {

const std::string text =
    "name = \"alpine\"\nseed = 42\n[grid]\nsize = [201, 101]\nspacing = 10\n"
    "[[stage]]\nop = \"hills\"\nlabel = \"base\"\nrelief = \"300 m\"\n"
    "[[stage]]\nop = \"smooth\"\nfrom = \"slope\"\ninto = \"u\"\n"
    "[[stage]]\nop = \"image\"\nfile = \"in.tif\"\nblend = \"add\"\nmask = \"u\"\n"
    "[[stage]]\nop = \"simulate\"\nsteps = 30\n"
    "[[stage.process]]\nop = \"rain\"\n[[stage.process]]\nop = \"slide\"\nevery = 20\nangle = 35\n"
    "[[stage.event]]\nat = 5\nset = { process.rain.rate = 5 }\n"
    "[[stage.event]]\nat = 31\nop = \"hills\"\n"
    "[[output]]\nfield = \"height\"\nfile = \"h_{step}.png\"\nevery = 10\nlow = 0\nhigh = 500\n";

TEST(print_plan, shows_everything_a_person_wants_to_know) {
    CheckOptions options;
    options.preview_bytes = [](const Grid& grid) {  // 512 x 257 pixels, as the engine has them
        EXPECT_EQ(grid.columns, 201);
        return std::uint64_t{512} * 257 * 33;
    };
    const std::string out = plan_text(plan_of(text, options));
    for (const char* part :
         {"alpine: seed 42, 201 x 101 samples, 10 m apart, 2 km x 1 km, edges open\n",
          "    1  base (hills): relief = 300 m  [59 MiB]\n", "    2  smooth: from slope, into u  [",
          "    3  image: blend add, mask u, file", "file = in.tif", "    4  simulate: 30 steps  [",
          "       - rain\n", "       - slide: every 20 steps, angle = 35 deg\n",
          "       after 5 steps, rain.rate = 5 mm/h\n", "       after 31 steps, hills",
          "files to read\n  in.tif\n", "  height (m): Height of the ground.\n",
          "  u: made by this recipe\n", "  puddle: made by this recipe\n",
          "  height -> h_{step}.png, every 10 steps, low 0, high 500\n", "memory 64 MiB at most",
          "warning: at = 31 never comes"})
        EXPECT_NE(out.find(part), std::string::npos) << part << "\nis not in\n" << out;
}

TEST(print_plan, json_is_the_effective_recipe_with_memory) {
    const Plan plan = plan_of(text);
    const auto json = Json::parse(plan_json(plan));
    EXPECT_EQ(json["name"], "alpine");
    EXPECT_EQ(json["recipe_sha256"], plan.recipe_sha256);
    EXPECT_EQ(json["stages"][0]["values"]["relief"], 300);
    EXPECT_EQ(json["stages"][3]["processes"][1]["every"], 20);
    const MemoryEstimate memory = estimate_memory(plan);
    EXPECT_EQ(json["memory"]["peak_bytes"], memory.peak_bytes);
    EXPECT_EQ(json["stages"][1]["memory_bytes"], memory.stage_bytes[1]);
    EXPECT_EQ(json["inputs"], Json::array({"in.tif"}));
    EXPECT_EQ(json["warnings"].size(), 1u);
}

}  // namespace
}  // namespace cuesta::test
