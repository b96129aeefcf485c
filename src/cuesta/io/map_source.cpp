// SPDX-License-Identifier: Apache-2.0
#include "cuesta/io/map_source.h"

#include <algorithm>
#include <cmath>
#include <cstring>

#include "cuesta/base/error.h"

namespace cuesta {

Block MapSource::band(std::int64_t index) const {
    const std::int64_t y0 = std::min(index * band_rows, rows());
    return {0, y0, columns(), std::min(band_rows, rows() - y0)};
}

std::string MapSource::told_by_first(std::string_view text) {
    const auto all = gather(std::as_bytes(first() ? std::span(text) : std::span(text).first(0)));
    return {reinterpret_cast<const char*>(all[0].data()), all[0].size()};
}

bool MapSource::any(bool mine) {
    const std::byte flag{static_cast<unsigned char>(mine)};
    for (const auto& one : gather({&flag, 1}))
        if (one.at(0) != std::byte{0}) return true;
    return false;
}

void MapSource::together(const std::function<void()>& body) {
    std::string failure;
    try {
        body();
    } catch (const Error& error) {
        if (parts() == 1) throw;
        failure = error.what();
    }
    for (const auto& one : gather(std::as_bytes(std::span(failure))))
        if (!one.empty())
            throw Error(std::string(reinterpret_cast<const char*>(one.data()), one.size()));
}

void LocalSource::read(const Block& wanted, float* samples, std::uint8_t* invalid) {
    RowReader reader(map_);
    for (std::int64_t y = 0; y < wanted.rows && wanted.columns > 0; ++y) {
        const RowReader::Row row = reader.row(wanted.y0 + y);
        std::copy_n(row.samples + wanted.x0, wanted.columns, samples + y * wanted.columns);
        if (invalid == nullptr) continue;
        if (row.invalid != nullptr)
            std::copy_n(row.invalid + wanted.x0, wanted.columns, invalid + y * wanted.columns);
        else
            std::fill_n(invalid + y * wanted.columns, wanted.columns, std::uint8_t{0});
    }
}

std::vector<std::vector<std::byte>> LocalSource::gather(std::span<const std::byte> mine) {
    return {std::vector<std::byte>(mine.begin(), mine.end())};
}

namespace {

void mark_gaps(const float* samples, std::int64_t count, std::uint8_t* invalid) {
    for (std::int64_t i = 0; i < count; ++i) invalid[i] = std::isfinite(samples[i]) ? 0 : 1;
}

}  // namespace

BlockSource::BlockSource(RowMap map, const Field& field, const Block& block, Communicator& comm,
                         bool gaps)
    : MapSource(std::move(map)), field_(field), block_(block), comm_(comm) {
    map_.samples = {}, map_.invalid = {};  // fields have a value everywhere
    if (gaps) map_.invalid = [](std::int64_t) { return nullptr; };  // read() tells
}

void BlockSource::read(const Block& wanted, float* samples, std::uint8_t* invalid) {
    const SourceRectangle have[] = {source_rectangle(block_, field_.row(0), field_.stride())};
    const TargetRectangle want[] = {target_rectangle(wanted, samples, wanted.columns)};
    comm_.redistribute(have, want, sizeof(float));
    if (invalid == nullptr) return;
    if (masked())
        mark_gaps(samples, wanted.columns * wanted.rows, invalid);
    else
        std::fill_n(invalid, wanted.columns * wanted.rows, std::uint8_t{0});
}

namespace {

// What the first part asks of the others: a band by its number, or the end.
constexpr std::int64_t no_more = -1;
constexpr Block nothing{0, 0, 0, 0};

}  // namespace

void BlockSource::lend_rows() {
    for (;;) {
        std::int64_t asked = no_more;
        broadcast(std::as_writable_bytes(std::span(&asked, 1)), 0);
        if (asked == no_more) return;
        read(nothing, nullptr, nullptr);
    }
}

void BlockSource::by_rows(const std::function<void(const RowMap&)>& body) {
    std::string failure;
    if (!first()) {
        lend_rows();
    } else {
        std::vector<float> held;
        Block where = nothing;
        RowMap rows = map_;
        rows.samples = [&](std::int64_t y, float*) {
            if (y < where.y0 || y >= where.y0 + where.rows) {
                std::int64_t asked = y / band_rows;
                broadcast(std::as_writable_bytes(std::span(&asked, 1)), 0);
                where = band(asked);
                held.resize(static_cast<std::size_t>(where.columns * where.rows));
                read(where, held.data(), nullptr);
            }
            return held.data() + (y - where.y0) * where.columns;
        };
        std::vector<std::uint8_t> without(masked() ? static_cast<std::size_t>(columns()) : 0);
        if (masked())
            rows.invalid = [&](std::int64_t y) {
                mark_gaps(rows.samples(y, nullptr), columns(), without.data());
                return without.data();
            };
        try {
            body(rows);
        } catch (const Error& error) {
            failure = error.what();
        }
        std::int64_t end = no_more;
        broadcast(std::as_writable_bytes(std::span(&end, 1)), 0);
    }
    if (const std::string told = told_by_first(failure); !told.empty()) throw Error(told);
}

BandReader::BandReader(MapSource& source) : source_(source) {}

std::int64_t BandReader::turns() const {
    return (source_.bands() + source_.parts() - 1) / source_.parts();
}

void BandReader::read(std::int64_t turn) {
    where_ = source_.band(turn * source_.parts() + source_.part());
    const auto cells = static_cast<std::size_t>(where_.columns * where_.rows);
    samples_.resize(cells);
    if (source_.masked()) invalid_.resize(cells);
    source_.read(where_, samples_.data(), source_.masked() ? invalid_.data() : nullptr);
}

void BandReader::fill_gaps(float value) {
    for (std::size_t i = 0; i < invalid_.size(); ++i)
        if (invalid_[i] != 0) samples_[i] = value;
}

}  // namespace cuesta
