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

struct Head {
    bool text = false;
    std::uint64_t columns = 0, rows = 0, most = 0;
};

// Leaves the stream at the first sample.
Head read_head(const std::filesystem::path& path, std::istream& in) {
    const int mark = in.get(), kind = in.get();
    if (mark != 'P' || (kind != '2' && kind != '5'))
        fail_reading(path, "it is no PGM (P5, or P2 as text)");
    Head head;
    head.text = kind == '2';
    head.columns = number(path, in), head.rows = number(path, in);
    head.most = number(path, in);
    if (head.most < 1 || head.most > 65535)
        fail_reading(path, fmt::format("its largest value is {}, not 1 to 65535", head.most));
    return head;
}

float share_of(const std::filesystem::path& path, const Head& head, std::uint64_t sample,
               std::uint64_t value) {
    if (value > head.most)
        fail_reading(path,
                     fmt::format("the sample at x {}, y {} is {}, above its largest value {}",
                                 sample % head.columns, sample / head.columns, value, head.most));
    return static_cast<float>(static_cast<double>(value) / static_cast<double>(head.most));
}

// P2: numbers as text, of which only the one before tells where the next begins.
class TextFile final : public ForwardFile {
public:
    TextFile(const std::filesystem::path& path, const Head& about, std::ifstream in)
        : path_(path), about_(about), in_(std::move(in)), begin_(in_.tellg()) {}

private:
    void rewind() override {
        in_.clear();
        in_.seekg(begin_);
    }
    void next_row(std::int64_t y, float* out) override {
        const std::uint64_t first = static_cast<std::uint64_t>(y) * about_.columns;
        for (std::uint64_t x = 0; x < about_.columns; ++x)
            out[x] = share_of(path_, about_, first + x, number(path_, in_));
    }
    std::filesystem::path path_;
    Head about_;
    std::ifstream in_;
    std::streampos begin_;
};

}  // namespace

std::unique_ptr<MapFile> open_pgm(const std::filesystem::path& path, const ReadOptions& options) {
    const std::uint64_t bytes = file_bytes(path);
    std::ifstream in(path, std::ios::binary);
    if (!in) fail_reading(path, "it cannot be opened");
    const Head about = read_head(path, in);
    const std::uint64_t cells =
        check_map_size(path, about.columns, about.rows, sizeof(float), options.limits);
    const std::uint64_t sample_bytes = about.text || about.most > 255 ? 2 : 1;
    // As text a sample has a digit and a space, the last one maybe no space.
    if (cells > (bytes + 1) / sample_bytes)
        fail_reading(path, fmt::format("{} x {} samples do not fit into its {} bytes",
                                       about.columns, about.rows, bytes));
    MapHead head;
    head.columns = static_cast<std::int64_t>(about.columns);
    head.rows = static_cast<std::int64_t>(about.rows);
    head.in_metres = false;
    if (about.most < 65535)
        warn(options.log, fmt::format("{}: it holds {} heights only, so slopes become terraces",
                                      path.string(), about.most + 1));
    if (about.text) {
        auto file = std::make_unique<TextFile>(path, about, std::move(in));
        file->head = head;
        return file;
    }
    const auto unpack = [path, about, sample_bytes](const unsigned char* from, std::uint64_t first,
                                                    std::size_t count, float* out,
                                                    std::size_t stride) {
        for (std::size_t i = 0; i < count; ++i) {
            const std::uint64_t value =
                sample_bytes == 2 ? 256u * from[2 * i] + from[2 * i + 1] : from[i];
            out[i * stride] = share_of(path, about, first + i, value);
        }
    };
    return std::make_unique<FixedFile>(
        path, head,
        FixedFile::Layout{.begin = static_cast<std::uint64_t>(in.tellg()),
                          .sample_bytes = sample_bytes,
                          .unpack = unpack});
}

Raster read_pgm(const std::filesystem::path& path, const ReadOptions& options) {
    return read_whole(*open_pgm(path, options));
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
