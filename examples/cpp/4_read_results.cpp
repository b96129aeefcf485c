// SPDX-License-Identifier: Apache-2.0
// Reads a height map of any format Cuesta knows and says what is in it.
//   4_read_results FILE
#include <cuesta/io/format.h>

#include <algorithm>
#include <cstdio>
#include <exception>

int main(int argc, char** argv) try {
    if (argc != 2) {
        std::fprintf(stderr, "usage: 4_read_results FILE\n");
        return 2;
    }
    const cuesta::Raster map = cuesta::read_raster(argv[1]);
    const auto [low, high] = std::minmax_element(map.samples.begin(), map.samples.end());
    double sum = 0;
    for (const float height : map.samples) sum += static_cast<double>(height);
    std::printf("%lld x %lld samples", static_cast<long long>(map.columns),
                static_cast<long long>(map.rows));
    if (map.spacing_m) std::printf(", %g m apart", *map.spacing_m);
    std::printf(": %.2f to %.2f m, %.2f m on the mean\n", static_cast<double>(*low),
                static_cast<double>(*high), sum / static_cast<double>(map.samples.size()));
} catch (const std::exception& error) {
    std::fprintf(stderr, "%s\n", error.what());
    return 1;
}
