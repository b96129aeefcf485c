// SPDX-License-Identifier: Apache-2.0
#include "cuesta/engine/saved_parts.h"

#include <fmt/format.h>

#include <cstring>
#include <random>
#include <system_error>
#include <vector>

#include "cuesta/base/error.h"
#include "cuesta/base/log.h"
#include "cuesta/io/checkpoint_names.h"

namespace cuesta {
namespace {

namespace fs = std::filesystem;

TileArea own_area(const Domain& domain) {
    const Block& block = domain.block(0).terrain.block();
    return {block.x0, block.y0, block.columns, block.rows};
}

// The part of this process. A failure is kept: the calls of all processes must go on alike until
// they can tell each other.
class PartWriter final : public MapSink {
public:
    PartWriter(const Domain& domain, const fs::path& file) : area_(own_area(domain)) {
        attempt([&] { writer_.emplace(CheckpointWriter::part(file)); });
    }

    void add(const std::string& name, ElementKind kind, const Domain::ReadTile& read) override {
        fields_.push_back({name, kind});
        attempt([&] {
            writer_->add_field(
                name, area_.width, area_.height, kind, [&](const TileArea& tile, void* out) {
                    read({area_.x0 + tile.x0, area_.y0 + tile.y0, tile.width, tile.height}, out);
                });
        });
    }
    CheckpointPart seal() {
        CheckpointPart part;
        attempt([&] { part = writer_->seal(area_); });
        return part;
    }
    const std::string& problem() const { return problem_; }
    const std::vector<CheckpointParts::Map>& fields() const { return fields_; }

private:
    template <class Work>
    void attempt(Work&& work) {
        if (!problem_.empty()) return;
        try {
            work();
        } catch (const Error& error) {
            problem_ = error.what();
        }
    }

    TileArea area_;
    std::optional<CheckpointWriter> writer_;
    std::vector<CheckpointParts::Map> fields_;
    std::string problem_;
};

std::string text_of(const std::vector<std::byte>& bytes) {
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

// All: what the lowest rank with a problem says, "" if there is none.
std::string first_problem(Ranks& ranks, const std::string& mine) {
    const auto all = ranks.gather(std::as_bytes(std::span(mine)));
    for (std::size_t rank = 0; rank < all.size(); ++rank)
        if (!all[rank].empty()) return fmt::format("rank {}: {}", rank, text_of(all[rank]));
    return "";
}

// All: what everybody's part is.
std::vector<CheckpointPart> everybodys(Ranks& ranks, const CheckpointPart& mine,
                                       const fs::path& target, std::uint64_t id) {
    struct Told {
        std::uint64_t bytes, seal;
        TileArea where;
    };
    const Told told{mine.bytes, mine.seal, mine.where};
    std::vector<CheckpointPart> parts;
    for (const auto& bytes : ranks.gather(std::as_bytes(std::span(&told, 1)))) {
        Told theirs{};
        std::memcpy(&theirs, bytes.data(), sizeof theirs);
        const int rank = static_cast<int>(parts.size());
        parts.push_back({checkpoint::part_name(target, id, rank).filename().string(), theirs.bytes,
                         static_cast<std::uint32_t>(theirs.seal), theirs.where});
    }
    return parts;
}

// What one process has written another must find: the disk may be one of its own.
void check_seen(const fs::path& directory, const std::vector<CheckpointPart>& parts) {
    for (std::size_t rank = 0; rank < parts.size(); ++rank) {
        std::error_code code;
        const std::uintmax_t bytes = fs::file_size(directory / parts[rank].file, code);
        if (!code && bytes == parts[rank].bytes) continue;
        throw Error(fmt::format("rank 0 does not see the part of the checkpoint that rank {} has "
                                "written in {}",
                                rank, directory.string()),
                    "Choose an --out on a disk that all ranks share");
    }
}

void commit_parts(const Domain& domain, const fs::path& target, const SavedParts& state,
                  const std::vector<CheckpointParts::Map>& fields,
                  std::vector<CheckpointPart> parts) {
    check_seen(target.parent_path(), parts);
    CheckpointWriter writer(target, state.header_json,
                            {domain.grid().columns, domain.grid().rows, fields, std::move(parts)});
    state.add_bytes(writer);
    writer.commit();
}

std::uint64_t new_number(Ranks& ranks) {
    std::random_device device;
    const std::uint64_t mine = (std::uint64_t{device()} << 32) | device();
    return static_cast<std::uint64_t>(ranks.agree(static_cast<std::int64_t>(mine)));
}

}  // namespace

void save_in_parts(const Domain& domain, Ranks& ranks, const fs::path& target,
                   const SavedParts& state) {
    const std::uint64_t id = new_number(ranks);
    const fs::path file = checkpoint::part_name(target, id, ranks.rank());
    const auto fail = [&](const std::string& problem) {
        std::error_code ignored;
        fs::remove(file, ignored);
        throw Error(problem);
    };
    PartWriter part(domain, file);
    state.add_maps(part);
    const CheckpointPart mine = part.seal();
    if (const std::string problem = first_problem(ranks, part.problem()); !problem.empty())
        fail(problem);
    std::vector<CheckpointPart> parts = everybodys(ranks, mine, target, id);
    std::string problem;
    if (ranks.first()) try {
            commit_parts(domain, target, state, part.fields(), std::move(parts));
        } catch (const Error& error) {
            problem = error.what();
        }
    if (problem = first_problem(ranks, problem); !problem.empty()) fail(problem);
}

std::optional<CheckpointReader> open_newest_for_all(const Domain& domain, Ranks& ranks,
                                                    const fs::path& target, Log* log) {
    for (const fs::path& name : checkpoint::all_names(target)) {
        std::error_code ignored;
        if (ranks.agree(fs::exists(name, ignored) ? 1 : 0) == 0) continue;
        std::optional<CheckpointReader> reader;
        std::string problem;
        try {
            reader.emplace(CheckpointReader::open(name, {}, own_area(domain)));
            reader->verify();
        } catch (const Error& failure) {
            problem = failure.what();
        }
        problem = first_problem(ranks, problem);
        if (problem.empty()) return reader;
        if (ranks.first() && log != nullptr)
            log->warn(fmt::format("a checkpoint is passed over: {}", problem));
    }
    return std::nullopt;
}

}  // namespace cuesta
