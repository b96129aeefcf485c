// SPDX-License-Identifier: Apache-2.0
#include "cuesta/io/fixed_layout.h"

#include <bit>
#include <cstring>
#include <limits>
#include <vector>

#include "cuesta/base/error.h"
#include "cuesta/base/parallel.h"
#include "cuesta/io/shared_file.h"

namespace cuesta {
namespace {

static_assert(std::endian::native == std::endian::little, "samples are stored as memory has them");

// The bytes of a band, rows on all cores.
void pack_band(const BandReader& band, const FixedLayout& layout, std::vector<std::byte>& out) {
    const std::int64_t columns = band.where().columns;
    const std::size_t row = static_cast<std::size_t>(columns) * layout.sample_bytes;
    out.resize(static_cast<std::size_t>(band.where().rows) * row);
    parallel_for(0, band.where().rows, rows_per_piece(columns),
                 [&](std::int64_t lo, std::int64_t hi) {
                     for (std::int64_t y = lo; y < hi; ++y)
                         layout.pack(band.row(y), band.invalid(y), columns,
                                     out.data() + static_cast<std::size_t>(y) * row);
                 });
}

void write_bands(SharedFile& file, MapSource& source, const FixedLayout& layout) {
    BandReader band(source);
    std::vector<std::byte> bytes;
    std::string failure;
    for (std::int64_t turn = 0; turn < band.turns(); ++turn) {
        band.read(turn);
        // One that has failed goes on lending what others want.
        if (band.where().rows == 0 || !failure.empty()) continue;
        try {
            pack_band(band, layout, bytes);
            const auto before = static_cast<std::size_t>(band.where().y0 * source.columns());
            file.write_at(layout.head.size() + before * layout.sample_bytes, bytes.data(),
                          bytes.size());
        } catch (const Error& error) {
            failure = error.what();
        }
    }
    source.together([&] {
        if (!failure.empty()) throw Error(failure);
    });
}

void write_by_first(SharedFile& file, MapSource& source, const FixedLayout& layout) {
    source.by_rows([&](const RowMap& map) {
        LocalSource rows(map);
        write_bands(file, rows, layout);
    });
}

}  // namespace

FixedLayout float_layout(std::string head) {
    return {
        std::move(head), sizeof(float),
        [](const float* samples, const std::uint8_t* invalid, std::int64_t count, std::byte* out) {
            std::memcpy(out, samples, static_cast<std::size_t>(count) * sizeof(float));
            constexpr float none = std::numeric_limits<float>::quiet_NaN();
            for (std::int64_t x = 0; invalid != nullptr && x < count; ++x)
                if (invalid[x] != 0)
                    std::memcpy(out + static_cast<std::size_t>(x) * sizeof(float), &none,
                                sizeof none);
        }};
}

void write_fixed(const std::filesystem::path& path, MapSource& source, const FixedLayout& layout) {
    SharedFile file(source, path);
    source.together([&] {
        if (source.first()) file.write_at(0, layout.head.data(), layout.head.size());
    });
    if (file.seen_by_all())
        write_bands(file, source, layout);
    else
        write_by_first(file, source, layout);
    file.commit();
}

}  // namespace cuesta
