// SPDX-License-Identifier: Apache-2.0
// A world of plates as bytes and back: what a checkpoint keeps.
#include <cstring>

#include "cuesta/base/error.h"
#include "cuesta/tectonics/plate/plate_world.h"

namespace cuesta::plate {
namespace {

constexpr std::int32_t format = 2;

class Writer {
public:
    template <class T>
    void put(const T& value) {
        static_assert(std::is_trivially_copyable_v<T>);
        const auto* from = reinterpret_cast<const std::byte*>(&value);
        bytes.insert(bytes.end(), from, from + sizeof(T));
    }
    template <class T>
    void list(const std::vector<T>& values) {
        put(static_cast<std::int64_t>(values.size()));
        const auto* from = reinterpret_cast<const std::byte*>(values.data());
        bytes.insert(bytes.end(), from, from + values.size() * sizeof(T));
    }
    std::vector<std::byte> bytes;
};

class Reader {
public:
    explicit Reader(const std::vector<std::byte>& bytes) : bytes_(bytes) {}
    template <class T>
    T get() {
        T value;
        read(&value, sizeof(T));
        return value;
    }
    template <class T>
    std::vector<T> list() {
        const auto count = get<std::int64_t>();
        if (count < 0 || static_cast<std::uint64_t>(count) > (bytes_.size() - at_) / sizeof(T))
            throw Error("the saved plates are damaged");
        std::vector<T> values(static_cast<std::size_t>(count));
        read(values.data(), values.size() * sizeof(T));
        return values;
    }

private:
    void read(void* to, std::size_t size) {
        if (size > bytes_.size() - at_) throw Error("the saved plates are damaged");
        if (size > 0) std::memcpy(to, bytes_.data() + at_, size);
        at_ += size;
    }
    const std::vector<std::byte>& bytes_;
    std::size_t at_ = 0;
};

}  // namespace

template <class Geo>
std::vector<std::byte> PlateWorld<Geo>::saved() const {
    Writer out;
    out.put(format);
    out.put(geo_->cells);
    out.put(ticks_), out.put(epoch_), out.put(substeps_), out.put(tick_rest_), out.put(next_id_);
    out.put(book), out.put(tally);
    out.list(hotspots);
    out.put(count());
    for (const Plate<Geo>& plate : plates) {
        out.put(plate.id), out.put(plate.pose), out.put(plate.spin), out.put(plate.own_spin);
        out.put(plate.continent_cells);
        out.list(plate.wide);
        std::vector<CellId> cells;
        std::vector<Crust> crust;
        plate.crust.each([&](CellId cell) {
            cells.push_back(cell);
            crust.push_back(plate.crust.at(cell));
        });
        out.list(cells), out.list(crust);
    }
    for (const std::vector<Pair>& row : pairs_)
        for (const Pair& met : row) out.put(met.polarity), out.put(met.folded), out.put(met.place);
    out.list(history.moments), out.list(history.joinings), out.list(history.partings);
    out.list(history.pieces), out.list(history.remembered);
    for (const Plate<Geo>& plate : plates) {
        // Only where there is crust that remembers anything.
        std::vector<std::pair<CellId, std::int32_t>> memories;
        plate.crust.each([&](CellId cell) {
            if (!plate.memories.empty() && plate.memories[static_cast<std::size_t>(cell)] != 0)
                memories.emplace_back(cell, plate.memories[static_cast<std::size_t>(cell)]);
        });
        out.put(static_cast<std::int32_t>(plate.memories.empty() ? 0 : 1));
        out.list(memories);
    }
    return std::move(out.bytes);
}

template <class Geo>
void PlateWorld<Geo>::restore(const std::vector<std::byte>& bytes) {
    Reader in(bytes);
    if (in.get<std::int32_t>() != format || in.get<CellId>() != geo_->cells)
        throw Error("the saved plates are of another resolution or version");
    ticks_ = in.get<std::int64_t>(), epoch_ = in.get<std::int64_t>();
    substeps_ = in.get<std::int64_t>();
    tick_rest_ = in.get<double>(), next_id_ = in.get<std::int32_t>();
    book = in.get<Book>(), tally = in.get<Tally>();
    hotspots = in.list<Vec>();
    const int n = in.get<int>();
    if (n < 1 || n > most_plates) throw Error("the saved plates are damaged");
    plates.clear(), pairs_.clear();
    for (int i = 0; i < n; ++i) {
        Plate<Geo> plate;
        plate.id = in.get<std::int32_t>(), plate.pose = in.get<typename Geo::Pose>();
        plate.spin = in.get<Vec>(), plate.own_spin = in.get<Vec>();
        plate.continent_cells = in.get<std::int64_t>();
        plate.wide = in.list<std::uint8_t>();
        const auto cells = in.list<CellId>();
        const auto crust = in.list<Crust>();
        if (plate.wide.size() != static_cast<std::size_t>(geo_->tiles) ||
            cells.size() != crust.size())
            throw Error("the saved plates are damaged");
        plate.crust = Raster(*geo_);
        for (std::size_t c = 0; c < cells.size(); ++c) {
            if (cells[c] < 0 || cells[c] >= geo_->cells || plate.crust.has(cells[c]) ||
                crust[c].volume <= 0)
                throw Error("the saved plates are damaged");
            plate.crust.put(*geo_, cells[c], crust[c]);
        }
        plates.push_back(std::move(plate));
    }
    pairs_.assign(plates.size(), std::vector<Pair>(plates.size()));
    for (std::vector<Pair>& row : pairs_)
        for (Pair& met : row) {
            met.polarity = in.get<std::int32_t>(), met.folded = in.get<std::int64_t>();
            met.place = in.get<Vec>();
        }
    history.moments = in.list<typename History<Geo>::Moment>();
    history.joinings = in.list<typename History<Geo>::Joining>();
    history.partings = in.list<typename History<Geo>::Parting>();
    history.pieces = in.list<typename History<Geo>::Piece>();
    history.remembered = in.list<std::int64_t>();
    for (Plate<Geo>& plate : plates) {
        if (in.get<std::int32_t>() != 0)
            plate.memories.assign(static_cast<std::size_t>(geo_->cells), 0);
        for (const auto& [cell, number] : in.list<std::pair<CellId, std::int32_t>>()) {
            if (cell < 0 || cell >= geo_->cells || plate.memories.empty() || number < 1 ||
                static_cast<std::size_t>(number) > history.remembered.size())
                throw Error("the saved plates are damaged");
            plate.memories[static_cast<std::size_t>(cell)] = static_cast<std::uint16_t>(number);
        }
    }
    find_shifts();
}

template std::vector<std::byte> PlateWorld<Sphere>::saved() const;
template std::vector<std::byte> PlateWorld<Torus>::saved() const;
template void PlateWorld<Sphere>::restore(const std::vector<std::byte>&);
template void PlateWorld<Torus>::restore(const std::vector<std::byte>&);

}  // namespace cuesta::plate
