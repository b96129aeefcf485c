// SPDX-License-Identifier: Apache-2.0
// Whole maps into a checkpoint, wherever their blocks are: in one process tile by tile as the file
// asks for them, over ranks a row of tiles at a time through the first process, which has the file.
#pragma once

#include <string>

#include "cuesta/engine/domain.h"
#include "cuesta/io/checkpoint_file.h"

namespace cuesta {

// Where maps go, one after the other.
class MapSink {
public:
    virtual ~MapSink() = default;
    // All: `read` packs elements of a rectangle of the map; several threads may call it at once.
    virtual void add(const std::string& name, ElementKind kind, const Domain::ReadTile& read) = 0;
};

class MapWriter final : public MapSink {
public:
    // `file` is null on processes behind the first.
    MapWriter(const Domain& domain, CheckpointWriter* file) : domain_(domain), file_(file) {}
    void add(const std::string& name, ElementKind kind, const Domain::ReadTile& read) override;

private:
    void add_from_ranks(const std::string& name, ElementKind kind, const Domain::ReadTile& read,
                        const Block& own, Communicator& comm);
    const Domain& domain_;
    CheckpointWriter* file_;
};

}  // namespace cuesta
