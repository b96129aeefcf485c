// SPDX-License-Identifier: Apache-2.0
#include "cuesta/grid/fft_parts.h"

#include <algorithm>

namespace cuesta {
namespace {

constexpr std::ptrdiff_t tile = RealFft2d::tile_floats;
constexpr std::size_t element = tile * sizeof(float);

FftParts::Range share(int n, const Communicator& comm) {
    const auto until = [&](int rank) {
        return static_cast<int>(std::int64_t{n} * rank / comm.size());
    };
    return {until(comm.rank()), until(comm.rank() + 1)};
}

FftFloats room(std::ptrdiff_t across, std::ptrdiff_t down) {
    return FftFloats(fft_allocate(std::max<std::ptrdiff_t>(across * down * tile, 16)));
}

// Of tiles x panels: a row of this map are the tiles of a panel.
template <class Byte, class Float>
RectangleOf<Byte> tiles_of(FftParts::Range tiles, FftParts::Range panels, Float* values) {
    const int across = tiles.end - tiles.begin;
    return {{tiles.begin, panels.begin, across, panels.end - panels.begin},
            reinterpret_cast<Byte*>(values),
            std::ptrdiff_t{across} * static_cast<std::ptrdiff_t>(element)};
}

}  // namespace

FftParts::FftParts(const RealFft2d& transform, Communicator& comm)
    : panels(share(transform.panels(), comm)),
      tiles(share(transform.row_tiles(), comm)),
      all_panels_(transform.panels()),
      all_tiles_(transform.row_tiles()),
      columns_(transform.columns()),
      rows_(transform.rows()),
      comm_(comm) {}

Block FftParts::strip() const {
    constexpr std::int64_t lanes = SpectrumBlock::lanes;
    const std::int64_t begin = std::min(tiles.begin * lanes, rows_);
    return {0, begin, columns_, std::min(tiles.end * lanes, rows_) - begin};
}

FftFloats FftParts::room_for_panels() const {
    return room(all_tiles_, panels.end - panels.begin);
}

FftFloats FftParts::room_for_rows() const {
    return room(tiles.end - tiles.begin, all_panels_);
}

void FftParts::to_rows(const float* panels_here, float* rows_here) const {
    const SourceRectangle have = tiles_of<const std::byte>({0, all_tiles_}, panels, panels_here);
    const TargetRectangle wanted = tiles_of<std::byte>(tiles, {0, all_panels_}, rows_here);
    comm_.redistribute({&have, 1}, {&wanted, 1}, element);
}

void FftParts::to_panels(const float* rows_here, float* panels_here) const {
    const SourceRectangle have = tiles_of<const std::byte>(tiles, {0, all_panels_}, rows_here);
    const TargetRectangle wanted = tiles_of<std::byte>({0, all_tiles_}, panels, panels_here);
    comm_.redistribute({&have, 1}, {&wanted, 1}, element);
}

}  // namespace cuesta
