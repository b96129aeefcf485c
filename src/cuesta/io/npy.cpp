// SPDX-License-Identifier: Apache-2.0
// Limits  header at most 64 KiB; one- to three-dimensional arrays with at most two axes longer
//         than 1; float16, complex and structured types are refused.
// Cost    65,536 samples beside the result.
#include "cuesta/io/npy.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <charconv>
#include <cstring>
#include <fstream>
#include <string>
#include <string_view>
#include <vector>

#include "cuesta/base/memory.h"
#include "cuesta/base/text.h"
#include "cuesta/io/fixed_layout.h"
#include "cuesta/io/limits.h"
#include "cuesta/io/sample_type.h"

namespace cuesta {
namespace {

static_assert(std::endian::native == std::endian::little, "the writer stores memory as it is");

constexpr std::size_t largest_header = std::size_t{1} << 16;

struct Array {
    SampleType type;
    bool fortran = false;
    std::vector<std::uint64_t> shape;
};

// The text after "'key':" up to the comma or bracket that ends the value.
std::string_view value_of(std::string_view header, std::string_view key,
                          const std::filesystem::path& path) {
    for (const char quote : {'\'', '"'}) {
        const std::string quoted = fmt::format("{}{}{}", quote, key, quote);
        auto at = header.find(quoted);
        if (at == std::string_view::npos) continue;
        at = header.find(':', at + quoted.size());
        if (at == std::string_view::npos) break;
        header.remove_prefix(at + 1);
        const auto start = header.find_first_not_of(' ');
        if (start == std::string_view::npos) break;
        header.remove_prefix(start);
        const auto end = header[0] == '(' ? header.find(')') : header.find_first_of(",}");
        if (end == std::string_view::npos) break;
        return header.substr(0, header[0] == '(' ? end + 1 : end);
    }
    fail_reading(path, fmt::format("its NumPy header has no '{}'", key));
}

std::vector<std::uint64_t> parse_shape(std::string_view text, const std::filesystem::path& path) {
    if (text.size() < 2 || text.front() != '(' || text.back() != ')')
        fail_reading(path, "the shape in its NumPy header is broken");
    std::vector<std::uint64_t> shape;
    for (const std::string& part : split(text.substr(1, text.size() - 2), ',')) {
        const std::string digits = trim(part);
        if (digits.empty()) continue;
        std::uint64_t size = 0;
        const auto [end, error] =
            std::from_chars(digits.data(), digits.data() + digits.size(), size);
        if (error != std::errc{} || end != digits.data() + digits.size())
            fail_reading(path, "the shape in its NumPy header is broken");
        shape.push_back(size);
        if (shape.size() > 8) fail_reading(path, "its array has more than 8 axes");
    }
    return shape;
}

Array parse_header(std::string_view header, const std::filesystem::path& path) {
    Array array;
    std::string type = trim(value_of(header, "descr", path));
    if (type.size() < 4 || (type.front() != '\'' && type.front() != '"'))
        fail_reading(path,
                     fmt::format("arrays of type {} are not height maps", type.substr(0, 40)));
    type = type.substr(1, type.size() - 2);
    const auto known = sample_type(type);
    if (!known)
        fail_reading(path, fmt::format("arrays of type '{}' are not read; save float32, float64 or "
                                       "an integer type",
                                       type.substr(0, 40)));
    array.type = *known;
    const std::string order = trim(value_of(header, "fortran_order", path));
    if (order != "True" && order != "False")
        fail_reading(path, "fortran_order in its NumPy header is neither True nor False");
    array.fortran = order == "True";
    array.shape = parse_shape(value_of(header, "shape", path), path);
    return array;
}

// rows and columns of a map; axes of length 1 beyond the second are dropped.
std::pair<std::uint64_t, std::uint64_t> map_size(const Array& array,
                                                 const std::filesystem::path& path) {
    std::vector<std::uint64_t> shape = array.shape;
    while (shape.size() > 2) {
        const auto one = std::find(shape.begin(), shape.end(), 1u);
        if (one == shape.end())
            fail_reading(path, fmt::format("its array has {} axes; a map has two", shape.size()));
        shape.erase(one);
    }
    if (shape.empty()) fail_reading(path, "it holds a single number, not an array");
    if (shape.size() == 1) return {1, shape[0]};
    return {shape[0], shape[1]};
}

// Reads the header of any version and leaves the stream at the first element.
std::string read_header(std::ifstream& file, const std::filesystem::path& path) {
    unsigned char start[8];
    if (!file.read(reinterpret_cast<char*>(start), 8) || std::memcmp(start, "\x93NUMPY", 6) != 0)
        fail_reading(path, "it is not a NumPy array");
    const int version = start[6];
    if (version < 1 || version > 3)
        fail_reading(path, fmt::format("NumPy format version {} is unknown", version));
    unsigned char length[4] = {};
    const int length_bytes = version == 1 ? 2 : 4;
    if (!file.read(reinterpret_cast<char*>(length), length_bytes))
        fail_reading(path, "it is cut short");
    const std::size_t size = length[0] | std::size_t{length[1]} << 8 |
                             std::size_t{length[2]} << 16 | std::size_t{length[3]} << 24;
    if (size > largest_header)
        fail_reading(
            path, fmt::format("its header claims {} bytes, the limit is {}", size, largest_header));
    std::string header(size, '\0');
    if (!file.read(header.data(), static_cast<std::streamsize>(size)))
        fail_reading(path, "it is cut short");
    return header;
}

}  // namespace

std::unique_ptr<MapFile> open_npy(const std::filesystem::path& path, const ReadOptions& options) {
    const std::uint64_t total = file_bytes(path);
    std::ifstream file(path, std::ios::binary);
    if (!file) fail_reading(path, "it cannot be opened");
    const Array array = parse_header(read_header(file, path), path);
    const auto [rows, columns] = map_size(array, path);

    // Accept the size and the length of the file before anything is allocated.
    const std::uint64_t cells = check_map_size(path, columns, rows, sizeof(float), options.limits);
    const auto begin = static_cast<std::uint64_t>(file.tellg());
    const auto needed = checked_product(cells, array.type.width);
    if (!needed || total - begin < *needed)
        fail_reading(path, fmt::format("{} x {} elements of {} bytes do not fit into its {} bytes",
                                       columns, rows, array.type.width, total));
    if (total - begin > *needed)
        warn(options.log, fmt::format("{}: {} bytes after the array are ignored", path.string(),
                                      total - begin - *needed));
    MapHead head;
    head.columns = static_cast<std::int64_t>(columns);
    head.rows = static_cast<std::int64_t>(rows);
    FixedFile::Layout layout{.begin = begin,
                             .sample_bytes = array.type.width,
                             .by_columns = array.fortran,
                             .unpack = [array](const unsigned char* from, std::uint64_t,
                                               std::size_t count, float* out, std::size_t stride) {
                                 unpack_samples(array.type, from, count, out, stride);
                             }};
    return std::make_unique<FixedFile>(path, head, std::move(layout));
}

Raster read_npy(const std::filesystem::path& path, const ReadOptions& options) {
    return read_whole(*open_npy(path, options));
}

void write_npy(const std::filesystem::path& path, const RowMap& raster) {
    LocalSource source(raster);
    write_npy(path, source);
}

void write_npy(const std::filesystem::path& path, MapSource& source) {
    std::string header =
        fmt::format("{{'descr': '<f4', 'fortran_order': False, 'shape': ({}, {}), }}",
                    source.rows(), source.columns());
    // Magic, version 1.0 and length take 10 bytes; the data starts at a multiple of 64.
    header.append(63 - (header.size() + 10) % 64, ' ');
    header += '\n';
    std::string head("\x93NUMPY\x01\x00", 8);
    head += static_cast<char>(header.size() & 255);
    head += static_cast<char>(header.size() >> 8);
    write_fixed(path, source, float_layout(head + header));
}

}  // namespace cuesta
