// SPDX-License-Identifier: Apache-2.0
// Limits  words of at most 63 letters; the map must fit the file (two bytes per sample at least)
//         before it is allocated. Decimal commas are an Error.
// Cost    64 KiB of buffer beside the result.
#include "cuesta/io/ascii_grid.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <fstream>
#include <limits>
#include <string>
#include <string_view>
#include <vector>

#include "cuesta/base/atomic_file.h"
#include "cuesta/base/lower_case.h"
#include "cuesta/base/text.h"
#include "cuesta/io/limits.h"

namespace cuesta {
namespace {

// Words of a text file of any length, one at a time.
class Words {
public:
    explicit Words(const std::filesystem::path& path)
        : path_(path), file_(path, std::ios::binary), buffer_(std::size_t{1} << 16) {
        if (!file_) fail_reading(path_, "it cannot be opened");
    }
    // The next word, empty at the end of the file; valid until the next call.
    std::string_view next() {
        if (held_) {
            held_ = false;
            return word_;
        }
        word_.clear();
        for (;;) {
            if (at_ == end_) {
                file_.read(buffer_.data(), static_cast<std::streamsize>(buffer_.size()));
                end_ = static_cast<std::size_t>(file_.gcount());
                at_ = 0;
                if (end_ == 0) return word_;
            }
            const char c = buffer_[at_++];
            const bool space = c == ' ' || (c >= '\t' && c <= '\r');
            if (space && !word_.empty()) return word_;
            if (space) continue;
            if (word_.size() == 63) fail_reading(path_, "a word in it is longer than 63 letters");
            word_ += c;
        }
    }
    void put_back() { held_ = true; }
    // To the first word.
    void rewind() {
        file_.clear();
        file_.seekg(0);
        at_ = end_ = 0;
        held_ = false;
    }

private:
    std::filesystem::path path_;
    std::ifstream file_;
    std::vector<char> buffer_;
    std::size_t at_ = 0, end_ = 0;
    std::string word_;
    bool held_ = false;
};

std::string_view without_plus(std::string_view word) {
    return word.starts_with('+') && !word.starts_with("+-") ? word.substr(1) : word;
}

template <class T>
bool parse_number(std::string_view word, T& value) {
    word = without_plus(word);
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
    return error == std::errc{} && end == word.data() + word.size();
}

// float32 nearest to the text. Text beyond float32 becomes an infinity, below it a zero.
bool parse_sample(std::string_view word, float& value) {
    if (parse_number(word, value)) return true;
    double wide = 0;
    if (!parse_number(word, wide)) return false;
    const double most = std::numeric_limits<float>::max();
    if (wide > most)
        value = std::numeric_limits<float>::infinity();
    else if (wide < -most)
        value = -std::numeric_limits<float>::infinity();
    else
        value = static_cast<float>(wide);
    return true;
}

struct Header {
    std::uint64_t columns = 0, rows = 0;
    std::optional<double> x, y, dx, dy, nodata;
    bool x_is_center = false, y_is_center = false;
};

Header read_header(Words& words, const std::filesystem::path& path) {
    Header header;
    const auto number = [&](const std::string& key) {
        double value = 0;
        const std::string_view word = words.next();
        if (!parse_number(word, value))
            fail_reading(path, fmt::format("{} is '{}', not a number", key, word));
        return value;
    };
    const auto size = [&](const std::string& key) {
        std::uint64_t value = 0;
        const std::string_view word = words.next();
        if (!parse_number(word, value))
            fail_reading(path, fmt::format("{} is '{}', not a whole number", key, word));
        return value;
    };
    for (;;) {
        const std::string_view word = words.next();
        if (word.empty()) break;
        const char first = word[0];
        if (first == '-' || first == '+' || first == '.' || (first >= '0' && first <= '9')) {
            words.put_back();
            break;
        }
        const std::string key = lower_case(word);
        if (key == "nan" || key == "inf") {
            words.put_back();
            break;
        }
        if (key == "ncols")
            header.columns = size(key);
        else if (key == "nrows")
            header.rows = size(key);
        else if (key == "xllcorner")
            header.x = number(key), header.x_is_center = false;
        else if (key == "yllcorner")
            header.y = number(key), header.y_is_center = false;
        else if (key == "xllcenter")
            header.x = number(key), header.x_is_center = true;
        else if (key == "yllcenter")
            header.y = number(key), header.y_is_center = true;
        else if (key == "cellsize")
            header.dx = header.dy = number(key);
        else if (key == "dx")
            header.dx = number(key);
        else if (key == "dy")
            header.dy = number(key);
        else if (key == "nodata_value" || key == "nodata")
            header.nodata = number(key);
        else
            fail_reading(path, fmt::format("'{}' is no key of an ASCII grid", word));
    }
    if (header.columns == 0 || header.rows == 0)
        fail_reading(path, "it has no ncols and nrows, so it is no ASCII grid");
    if (!header.dx || !header.dy || !(*header.dx > 0) || !(*header.dy > 0) ||
        !std::isfinite(*header.dx) || !std::isfinite(*header.dy))
        fail_reading(path, "its cellsize is missing or not above zero");
    return header;
}

std::optional<GeoReference> place_of(const Header& header) {
    if (!header.x || !header.y || !std::isfinite(*header.x) || !std::isfinite(*header.y)) return {};
    GeoReference geo;
    geo.step_x = *header.dx;
    geo.step_y = -*header.dy;
    geo.origin_x = *header.x + (header.x_is_center ? 0.0 : *header.dx / 2);
    const double south = *header.y + (header.y_is_center ? 0.0 : *header.dy / 2);
    geo.origin_y = south + static_cast<double>(header.rows - 1) * *header.dy;
    return geo;
}

class GridFile final : public ForwardFile {
public:
    GridFile(const std::filesystem::path& path, Words words, const Header& header, Log* log)
        : path_(path), words_(std::move(words)), header_(header), log_(log) {}

private:
    void rewind() override {
        words_.rewind();
        read_header(words_, path_);
        log_ = nullptr;  // has heard it
    }
    void next_row(std::int64_t y, float* out) override {
        for (std::uint64_t x = 0; x < header_.columns; ++x) {
            const std::string_view word = words_.next();
            if (word.empty())
                fail_reading(path_, fmt::format("it ends after {} of {} samples",
                                                static_cast<std::uint64_t>(y) * header_.columns + x,
                                                header_.columns * header_.rows));
            if (!parse_sample(word, out[x]))
                fail_reading(path_,
                             fmt::format("'{}' at column {}, row {} is not a number{}", word, x, y,
                                         word.find(',') == std::string_view::npos
                                             ? ""
                                             : "; decimals need a point, not a comma"));
        }
        if (static_cast<std::uint64_t>(y) + 1 == header_.rows && !words_.next().empty())
            warn(log_, fmt::format("{}: text after the last sample is ignored", path_.string()));
    }
    std::filesystem::path path_;
    Words words_;
    Header header_;
    Log* log_;
};

}  // namespace

std::unique_ptr<MapFile> open_ascii_grid(const std::filesystem::path& path,
                                         const ReadOptions& options) {
    const std::uint64_t total = file_bytes(path);
    Words words(path);
    const Header header = read_header(words, path);
    // Accept the size before anything is allocated: a sample takes a digit and a space at least.
    const std::uint64_t cells =
        check_map_size(path, header.columns, header.rows, sizeof(float) + 1, options.limits);
    if (cells > total / 2 + 1)
        fail_reading(path, fmt::format("{} x {} samples do not fit into its {} bytes",
                                       header.columns, header.rows, total));
    auto file = std::make_unique<GridFile>(path, std::move(words), header, options.log);
    file->head.columns = static_cast<std::int64_t>(header.columns);
    file->head.rows = static_cast<std::int64_t>(header.rows);
    file->head.geo = place_of(header);
    file->head.nodata = header.nodata;
    if (*header.dx == *header.dy)
        file->head.spacing_m = *header.dx;
    else
        warn(options.log,
             fmt::format("{}: dx and dy differ, so the map has no one spacing", path.string()));
    return file;
}

Raster read_ascii_grid(const std::filesystem::path& path, const ReadOptions& options) {
    return read_whole(*open_ascii_grid(path, options));
}

void write_ascii_grid(const std::filesystem::path& path, const RowMap& raster,
                      const std::optional<GeoReference>& geo, std::optional<double> spacing_m,
                      std::optional<double> nodata) {
    if (geo && (!(geo->step_x > 0) || !(geo->step_y < 0)))
        throw Error(
            fmt::format("cannot write {}: an ASCII grid runs east and south, this map does "
                        "not",
                        path.string()));
    const double dx = geo ? geo->step_x : spacing_m.value_or(1.0);
    const double dy = geo ? -geo->step_y : dx;
    const double west = geo ? geo->origin_x : 0.0;
    const double south = geo ? geo->origin_y - static_cast<double>(raster.rows - 1) * dy : 0.0;
    std::string text =
        fmt::format("ncols {}\nnrows {}\nxllcorner {}\nyllcorner {}\n", raster.columns, raster.rows,
                    format_number(west - dx / 2), format_number(south - dy / 2));
    if (dx == dy)
        text += fmt::format("cellsize {}\n", format_number(dx));
    else
        text += fmt::format("dx {}\ndy {}\n", format_number(dx), format_number(dy));
    // A mark that float32 cannot hold would not be found again: declare what is really written.
    const float mark = static_cast<float>(nodata.value_or(0.0));
    if (nodata) text += fmt::format("NODATA_value {}\n", mark);

    AtomicFile file(path);
    MaskedRows rows(raster, mark);
    char digits[32];
    for (std::int64_t y = 0; y < raster.rows; ++y) {
        const float* row = rows.row(y);
        for (std::int64_t x = 0; x < raster.columns; ++x) {
            if (!std::isfinite(row[x]))
                throw Error(fmt::format("cannot write {}: the sample at x {}, y {} is not finite",
                                        path.string(), x, y),
                            "Mark such samples as nodata or choose .exr, .npy or .tif");
            const auto [end, error] = std::to_chars(digits, digits + sizeof digits, row[x]);
            text.append(digits, end);
            text += x + 1 == raster.columns ? '\n' : ' ';
        }
        if (text.size() < (std::size_t{1} << 20)) continue;
        file.write(text);
        text.clear();
    }
    file.write(text);
    file.commit();
}

}  // namespace cuesta
