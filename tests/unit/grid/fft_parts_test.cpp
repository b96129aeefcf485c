// SPDX-License-Identifier: Apache-2.0
#include "cuesta/grid/fft_parts.h"

#include <gtest/gtest.h>

#include <cstring>
#include <utility>
#include <vector>

#include "cuesta/grid/block_team.h"

namespace cuesta {
namespace {

std::vector<float> rough(int columns, int rows) {
    std::vector<float> samples(static_cast<std::size_t>(columns) * static_cast<std::size_t>(rows));
    for (std::size_t i = 0; i < samples.size(); ++i)
        samples[i] = static_cast<float>((i * 7919) % 1009) - 500.0f;
    return samples;
}

// Another factor for every wave; kx = columns/2 is a wave like the others.
void change(const SpectrumBlock& block) {
    for (int ky = 0; ky < block.rows; ++ky)
        for (int l = 0; l < block.kx_end - block.kx_begin; ++l) {
            const float factor = 1.0f / static_cast<float>(1 + block.kx_begin + l + ky % 7);
            block.re(ky)[l] *= factor, block.im(ky)[l] *= factor;
        }
}

std::vector<float> turned_whole(int columns, int rows) {
    const RealFft2d transform(columns, rows);
    HalfSpectrum spectrum(columns, rows);
    std::vector<float> samples = rough(columns, rows);
    transform.forward(samples.data(), columns, spectrum);
    for (int i = 0; i < spectrum.blocks(); ++i) change(spectrum.block(i));
    transform.inverse(spectrum, samples.data(), columns);
    return samples;
}

TEST(fft_parts, a_transform_and_back_has_the_bits_of_one_block) {
    // Widths with kx = columns/2 in a panel of its own, among others, in the first, and odd ones.
    for (const auto& [columns, rows] :
         {std::pair{64, 48}, {60, 33}, {20, 100}, {37, 17}, {1, 5}, {96, 1}, {32, 7}, {250, 250}}) {
        const std::vector<float> expected = turned_whole(columns, rows);
        const std::vector<float> samples = rough(columns, rows);
        for (const int blocks : {1, 2, 3, 7}) {
            const Grid grid{64, 64, 1, Edges::open};
            BlockTeam team(Decomposition(grid, blocks, 1));
            team.run([&, width = columns, height = rows](int, Communicator& comm) {
                const RealFft2d transform(width, height);
                const FftParts parts(transform, comm);
                const Block strip = parts.strip();
                const float* in = samples.data() + strip.y0 * width;
                const FftFloats rows_here = parts.room_for_rows();
                const FftFloats panels = parts.room_for_panels();
                transform.begin_rows(in, width, parts.tiles.begin, parts.tiles.end,
                                     rows_here.get());
                parts.to_panels(rows_here.get(), panels.get());
                transform.turn_panels(change, parts.panels.begin, parts.panels.end, panels.get());
                parts.to_rows(panels.get(), rows_here.get());
                std::vector<float> out(static_cast<std::size_t>(width * strip.rows));
                transform.finish_rows(rows_here.get(), parts.tiles.begin, parts.tiles.end,
                                      out.data(), width);
                EXPECT_TRUE(out.empty() ||
                            std::memcmp(out.data(), expected.data() + strip.y0 * width,
                                        out.size() * sizeof(float)) == 0)
                    << width << " x " << height << ", block " << comm.rank() << " of "
                    << comm.size();
            });
        }
    }
}

TEST(fft_parts, every_row_and_panel_has_one_block) {
    const RealFft2d transform(200, 90);
    BlockTeam team(Decomposition({64, 64, 1, Edges::open}, 3, 1));
    team.run([&](int rank, Communicator& comm) {
        const FftParts parts(transform, comm);
        // 6 tiles of 16 rows, the last with 10; 7 panels of 16 waves.
        EXPECT_EQ(parts.strip().y0, rank * 32);
        EXPECT_EQ(parts.strip().rows, rank == 2 ? 26 : 32);
        EXPECT_EQ(parts.strip().columns, 200);
        EXPECT_EQ(parts.panels.end - parts.panels.begin, rank == 2 ? 3 : 2);
    });
}

}  // namespace
}  // namespace cuesta
