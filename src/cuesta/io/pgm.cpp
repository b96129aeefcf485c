// SPDX-License-Identifier: Apache-2.0
// Limits  the whole size is accepted, and held against the length of the file, before a sample is
//         read; only the first picture of a file counts.
// Cost    one row beside the result.
#include "cuesta/io/pgm.h"

#include <fmt/format.h>

#include <cctype>
#include <fstream>
#include <vector>

#include "cuesta/base/atomic_file.h"
#include "cuesta/io/limits.h"
#include "cuesta/io/raw.h"

namespace cuesta {
namespace {

// The next whole number; comments run from # to the end of their line. Leaves what follows it.
std::uint64_t number(const std::filesystem::path& path, std::istream& in) {
    int c = in.get();
    while (c != EOF && (std::isspace(c) != 0 || c == '#')) {
        if (c == '#')
            while (c != EOF && c != '\n') c = in.get();
        if (c != EOF) c = in.get();
    }
    if (c == EOF) fail_reading(path, "it is cut short");
    std::uint64_t value = 0;
    for (int digits = 0; c >= '0' && c <= '9'; c = in.get(), ++digits) {
        if (digits == 18) fail_reading(path, "a number in it has too many digits");
        value = value * 10 + static_cast<std::uint64_t>(c - '0');
    }
    if (c != EOF && std::isspace(c) == 0) fail_reading(path, "a number in it is none");
    return value;
}

}  // namespace

Raster read_pgm(const std::filesystem::path& path, const ReadOptions& options) {
    const std::uint64_t bytes = file_bytes(path);
    std::ifstream in(path, std::ios::binary);
    if (!in) fail_reading(path, "it cannot be opened");
    const int mark = in.get(), kind = in.get();
    if (mark != 'P' || (kind != '2' && kind != '5'))
        fail_reading(path, "it is no PGM (P5, or P2 as text)");
    const std::uint64_t columns = number(path, in), rows = number(path, in);
    const std::uint64_t most = number(path, in);
    if (most < 1 || most > 65535)
        fail_reading(path, fmt::format("its largest value is {}, not 1 to 65535", most));
    const std::uint64_t cells = check_map_size(path, columns, rows, sizeof(float), options.limits);
    const std::uint64_t sample_bytes = kind == '2' ? 2 : most > 255 ? 2 : 1;
    // As text a sample has a digit and a space, the last one maybe no space.
    if (cells > (bytes + 1) / sample_bytes)
        fail_reading(path, fmt::format("{} x {} samples do not fit into its {} bytes", columns,
                                       rows, bytes));
    Raster raster;
    raster.columns = static_cast<std::int64_t>(columns);
    raster.rows = static_cast<std::int64_t>(rows);
    raster.in_metres = false;
    raster.samples.resize(cells);
    std::vector<unsigned char> row(static_cast<std::size_t>(columns * sample_bytes));
    for (std::uint64_t y = 0; y < rows; ++y) {
        if (kind == '5' &&
            !in.read(reinterpret_cast<char*>(row.data()), static_cast<std::streamsize>(row.size())))
            fail_reading(path, "it is cut short");
        for (std::uint64_t x = 0; x < columns; ++x) {
            std::uint64_t value = 0;
            if (kind == '2')
                value = number(path, in);
            else if (sample_bytes == 2)
                value = 256u * row[2 * x] + row[2 * x + 1];
            else
                value = row[x];
            if (value > most)
                fail_reading(path, fmt::format("the sample at x {}, y {} is {}, above its largest "
                                               "value {}",
                                               x, y, value, most));
            raster.samples[y * columns + x] =
                static_cast<float>(static_cast<double>(value) / static_cast<double>(most));
        }
    }
    if (most < 65535)
        warn(options.log, fmt::format("{}: it holds {} heights only, so slopes become terraces",
                                      path.string(), most + 1));
    return raster;
}

void write_pgm(const std::filesystem::path& path, const RowMap& raster, double low, double high,
               int bits) {
    AtomicFile file(path);
    file.write(
        fmt::format("P5\n{} {}\n{}\n", raster.columns, raster.rows, bits == 8 ? 255 : 65535));
    const auto columns = static_cast<std::size_t>(raster.columns);
    std::vector<std::uint16_t> levels(columns);
    std::vector<std::uint8_t> row(columns * (bits == 8 ? 1 : 2));
    for (std::int64_t y = 0; y < raster.rows; ++y) {
        if (bits == 8) {
            row_to_8_bit(raster, y, low, high, row.data());
        } else {
            row_to_16_bit(raster, y, low, high, levels.data());
            for (std::size_t x = 0; x < columns; ++x) {
                row[2 * x] = static_cast<std::uint8_t>(levels[x] >> 8);
                row[2 * x + 1] = static_cast<std::uint8_t>(levels[x] & 255);
            }
        }
        file.write(row.data(), row.size());
    }
    file.commit();
}

}  // namespace cuesta
