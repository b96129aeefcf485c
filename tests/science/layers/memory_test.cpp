// SPDX-License-Identifier: Apache-2.0
// Memory of layered ground under long deposition: it follows the layers there are, however long the
// longest column has become. 150 steps; 100,000 with CUESTA_LONG_TESTS, where the second half adds
// no more than a hundredth of what a process of this size takes.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <cstdlib>

#include "cuesta/engine/advance.h"
#include "support/run_recipe.h"

namespace cuesta::test {
namespace {

std::string recipe(std::int64_t steps) {
    return head_text(64, 64, "open", 3) +
           "[[stage]]\nop = \"fbm\"\nrelief = 200\nwavelength = 400\n"
           "[[stage]]\nop = \"strata\"\n"
           "[[stage]]\nop = \"simulate\"\n" +
           fmt::format("steps = {}\n", steps) +
           "[[stage.process]]\nop = \"uplift\"\nrate = 0.001\ntime_step = 1000\n"
           "[[stage.process]]\nop = \"rivers\"\n"
           "[[stage.process]]\nop = \"thermal\"\n"
           "[[stage.process]]\nop = \"rock_cycle\"\n";
}

struct Size {
    std::uint64_t bytes = 0, layers = 0;  // of what is buried
    int longest = 0;
};

Size size_of(const Run& run) {
    const LayerStack& ground = run.domain.block(0).terrain.ground();
    const FieldShape shape = ground.shape();
    Size size{ground.bytes() - 3 * IntField::bytes(shape) - 2 * ByteField::bytes(shape),
              ground.buried_layers()};
    for (std::int64_t y = 0; y < shape.rows; ++y)
        for (std::int64_t x = 0; x < shape.columns; ++x)
            size.longest = std::max<int>(size.longest, ground.buried().at(x, y));
    return size;
}

TEST(LayerMemory, follows_the_layers_and_not_the_longest_column) {
    const bool whole = std::getenv("CUESTA_LONG_TESTS") != nullptr;
    const std::int64_t steps = whole ? 100'000 : 150;
    const auto run = prepare_recipe(recipe(steps));
    Observer silent;
    std::uint64_t half = 0;
    for (std::int64_t done = 0; done < steps; done += steps / 10) {
        advance(*run, silent, steps / 10);
        if (run->done()) break;
        const Size now = size_of(*run);
        ASSERT_LE(now.bytes, 2 * (now.layers + LayerTile::cells) * LayerTile::layer_bytes +
                                 LayerTile::cells * LayerTile::column_bytes);
        if (done == steps / 2) half = now.bytes;
        RecordProperty(fmt::format("bytes_{}", done), static_cast<int>(now.bytes));
    }
    while (!run->done()) advance(*run, silent, steps);
    const Size end = size_of(*run);
    RecordProperty("bytes", static_cast<int>(end.bytes));
    RecordProperty("longest", end.longest);
    EXPECT_LE(end.bytes, end.layers * LayerTile::layer_bytes * 17 / 16 +
                             LayerTile::cells * LayerTile::column_bytes);
    // The longest column is no measure: a plane for each of its levels would be far more.
    EXPECT_LT(2 * end.bytes,
              static_cast<std::uint64_t>(end.longest) * LayerTile::cells * LayerTile::layer_bytes);
    constexpr std::uint64_t process_bytes = 26'000'000;
    if (whole) {
        EXPECT_LE(end.bytes, half + process_bytes / 100);
    }
}

}  // namespace
}  // namespace cuesta::test
