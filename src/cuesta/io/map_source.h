// SPDX-License-Identifier: Apache-2.0
// A map as files are made from it, whoever holds it: one process that lends rows, or several that
// have a block each and write one file together.
//
// The processes of a source are its parts. Functions marked "all" are called by every part in the
// same order, those of one part among them. Nobody ever has more than a band of rows.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cuesta/grid/communicator.h"
#include "cuesta/grid/field.h"
#include "cuesta/grid/grid.h"
#include "cuesta/io/row_map.h"

namespace cuesta {

// Rows of a band: those of a row of tiles of files and hashes.
inline constexpr std::int64_t band_rows = 256;

class MapSource {
public:
    virtual ~MapSource() = default;
    // Size, unit and place. Has rows only where one process has them all.
    const RowMap& map() const { return map_; }
    std::int64_t columns() const { return map_.columns; }
    std::int64_t rows() const { return map_.rows; }
    std::int64_t bands() const { return (rows() + band_rows - 1) / band_rows; }
    Block band(std::int64_t index) const;  // empty behind the last

    virtual int part() const { return 0; }
    virtual int parts() const { return 1; }
    bool first() const { return part() == 0; }
    // Whether samples may have no value.
    bool masked() const { return static_cast<bool>(map_.invalid); }

    // All: the samples of a rectangle that this part wants, row by row; it may be empty. `invalid`
    // is null, or gets 1 for each that has no value.
    virtual void read(const Block& wanted, float* samples, std::uint8_t* invalid) = 0;
    // All: the first part calls body(rows of the whole map, in any order), the others lend theirs
    // until it has ended. What body throws is thrown by all.
    virtual void by_rows(const std::function<void(const RowMap&)>& body) = 0;
    // All: everybody's bytes, in the order of parts.
    virtual std::vector<std::vector<std::byte>> gather(std::span<const std::byte> mine) = 0;
    // All: what part `root` has.
    virtual void broadcast(std::span<std::byte> bytes, int root) = 0;

    // All: the text of the first part.
    std::string told_by_first(std::string_view text);
    // All: whether anybody says so.
    bool any(bool mine);
    // All: body() of this part, which calls none of the above. If one fails, all throw its Error.
    void together(const std::function<void()>& body);

protected:
    explicit MapSource(RowMap map) : map_(std::move(map)) {}
    RowMap map_;
};

// The rows of one process.
class LocalSource final : public MapSource {
public:
    explicit LocalSource(RowMap map) : MapSource(std::move(map)) {}
    void read(const Block& wanted, float* samples, std::uint8_t* invalid) override;
    void by_rows(const std::function<void(const RowMap&)>& body) override { body(map_); }
    std::vector<std::vector<std::byte>> gather(std::span<const std::byte> mine) override;
    void broadcast(std::span<std::byte>, int) override {}
};

// A field of which every block has its part; each block makes one, with the same map.
class BlockSource final : public MapSource {
public:
    // `map` says size, unit and place. The field stays as it is meanwhile. With `gaps`, which all
    // parts say alike, samples that are no number have no value; else all have one.
    BlockSource(RowMap map, const Field& field, const Block& block, Communicator& comm,
                bool gaps = false);
    int part() const override { return comm_.rank(); }
    int parts() const override { return comm_.size(); }
    void read(const Block& wanted, float* samples, std::uint8_t* invalid) override;
    void by_rows(const std::function<void(const RowMap&)>& body) override;
    std::vector<std::vector<std::byte>> gather(std::span<const std::byte> mine) override {
        return comm_.gather(mine);
    }
    void broadcast(std::span<std::byte> bytes, int root) override { comm_.broadcast(bytes, root); }

private:
    void lend_rows();
    const Field& field_;
    Block block_;
    Communicator& comm_;
};

// Bands of a source in turns: part p has the bands p, p + parts, ...
class BandReader {
public:
    explicit BandReader(MapSource& source);
    std::int64_t turns() const;
    // All: reads the band of this part in a turn; empty if there is none left for it.
    void read(std::int64_t turn);
    const Block& where() const { return where_; }
    const float* row(std::int64_t i) const { return samples_.data() + i * where_.columns; }
    float* row(std::int64_t i) { return samples_.data() + i * where_.columns; }
    // Null: all have a value.
    const std::uint8_t* invalid(std::int64_t i) const {
        return invalid_.empty() ? nullptr : invalid_.data() + i * where_.columns;
    }
    // Puts a value in place of samples without one.
    void fill_gaps(float value);

private:
    MapSource& source_;
    Block where_{0, 0, 0, 0};
    std::vector<float> samples_;
    std::vector<std::uint8_t> invalid_;
};

}  // namespace cuesta
