// SPDX-License-Identifier: Apache-2.0
// Makes a land, lets drops of rain carve it and writes the heights.
//   1_make_and_erode [FILE]
#include <cuesta/engine/landscape.h>
#include <cuesta/io/format.h>

#include <cstdio>
#include <exception>

int main(int argc, char** argv) try {
    cuesta::Landscape land(R"(
        seed = 7
        [grid]
        size = [256, 256]
        spacing = "20 m"

        [[stage]]
        op = "fbm"
        relief = "900 m"

        [[stage]]
        op = "droplets"
    )");
    land.advance();

    const char* file = argc > 1 ? argv[1] : "height.exr";
    const cuesta::WrittenFile written = cuesta::write_raster(file, land.field("height"));
    std::printf("%s: %.1f to %.1f m\n", file, written.min, written.max);
    // Nothing vanishes: start + in - out = end for every material.
    for (const cuesta::LedgerRow& row : land.ledger())
        std::printf("%s: residual %g\n", row.material.c_str(), row.relative_residual);
} catch (const std::exception& error) {
    std::fprintf(stderr, "%s\n", error.what());
    return 1;
}
