// SPDX-License-Identifier: Apache-2.0
#include "cuesta/engine/outputs.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <functional>
#include <optional>

#include "cuesta/analysis/derive.h"
#include "cuesta/base/atomic_directory.h"
#include "cuesta/base/atomic_file.h"
#include "cuesta/base/check.h"
#include "cuesta/base/error.h"
#include "cuesta/engine/inlets.h"
#include "cuesta/engine/layers_file.h"
#include "cuesta/engine/preview.h"
#include "cuesta/engine/projected_outputs.h"
#include "cuesta/engine/tile_outputs.h"
#include "cuesta/engine/vector_outputs.h"
#include "cuesta/io/format.h"
#include "cuesta/io/world_files.h"
#include "cuesta/render/palette.h"

namespace cuesta {
namespace {

namespace fs = std::filesystem;

constexpr const char* manifest_name = "manifest.json";

// The rows of a field that every block has.
RowMap rows_of(const Domain& domain, const std::string& name) {
    RowMap map;
    map.columns = domain.grid().columns, map.rows = domain.grid().rows;
    map.spacing_m = domain.grid().spacing_m;
    if (domain.blocks() == 1) {
        const Field* const field = domain.block(0).terrain.find(name);
        CUESTA_CHECK(field != nullptr, "no field '{}' to write", name);
        map.samples = [field](std::int64_t y, float*) { return field->row(y); };
    } else {
        map.samples = [&domain, name](std::int64_t y, float* buffer) {
            domain.read_tile(name, {0, y, domain.grid().columns, 1}, buffer);
            return buffer;
        };
    }
    return map;
}

// All: the map of a field that every block has, as writers take it.
void with_source(Run& run, const std::string& name, const std::function<void(MapSource&)>& body) {
    if (run.domain.ranks() == 1) {
        RowMap map = rows_of(run.domain, name);
        map.geo = place_of(run);
        LocalSource source(std::move(map));
        return body(source);
    }
    RowMap map;
    map.columns = run.domain.grid().columns, map.rows = run.domain.grid().rows;
    map.spacing_m = run.domain.grid().spacing_m;
    map.geo = place_of(run);
    run.domain.for_each_block([&](BlockState& state, Communicator& comm) {
        BlockSource source(map, *state.terrain.find(name), state.terrain.block(), comm);
        body(source);
    });
}

// Makes a field as it is now; false if it was not there before.
bool show_field(Run& run, const std::string& name) {
    const bool derived = is_derived(name);
    const bool held = run.domain.block(0).terrain.find(name) != nullptr;
    if (derived) {
        run.domain.for_each_block([&](BlockState& state, Communicator& comm) {
            derive_field(name, state.terrain, comm, state.terrain.make(name));
        });
    } else {
        run.domain.make(name);  // zero where its process never took a turn
    }
    if (name == field::height) run.domain.show_height();
    return held;
}

}  // namespace

Raster collect_field(Run& run, const std::string& name) {
    const bool held = show_field(run, name);
    Raster raster = run.domain.collect(name);
    if (!held) run.domain.drop(name);  // made for this file alone
    raster.geo = place_of(run);
    return raster;
}

namespace {

WriteOptions options_for(Run& run, const OutputPlan& output) {
    const FieldInfo* info = find_field_info(output.field);
    WriteOptions options;
    options.low = output.low, options.high = output.high;
    options.bits = output.bits;
    if (const Palette* palette = find_palette(output.palette))
        options.palette = palette_bytes(*palette);
    options.field = output.field;
    options.unit = info != nullptr ? std::string(info->unit) : "1";
    options.sentence = info != nullptr ? std::string(info->sentence) : "";
    for (const rule::DeclaredField& one : run.plan.declared)
        if (one.name == output.field) options.unit = one.unit, options.sentence = one.doc;
    if (output.field == field::top_material) options.classes = run.plan.materials.names();
    for (const ClassRow& one : named_classes(info != nullptr ? info->palette : "")) {
        options.classes.resize(static_cast<std::size_t>(one.number) + 1);
        options.classes.back() = one.name;
    }
    options.recipe_sha256 = run.plan.recipe_sha256;
    return options;
}

// The field as it is, by rows where it lies; over ranks all write together, and nobody has more of
// it than its block and a band of rows.
std::vector<OutputRecord> write_field(Run& run, const OutputPlan& output,
                                      const WriteOptions& options, const fs::path& root,
                                      const std::string& file, std::int64_t step) {
    const bool held = show_field(run, output.field);
    std::vector<OutputRecord> records;
    with_source(run, output.field, [&](MapSource& source) {
        if (output.tile > 0)
            records = write_tiles(output, source, options, root, file, step);
        else
            records = {record_of(output, write_map(root / file, source, options), file, step)};
    });
    if (!held) run.domain.drop(output.field);  // made for this file alone
    return records;
}

std::vector<OutputRecord> write_one(Run& run, const OutputPlan& output, const fs::path& root,
                                    const std::string& file, std::int64_t step) {
    if (output.vector) return {write_vector(run, output, root, file, step)};
    const Grid& grid = run.plan.grid;
    WriteOptions options = options_for(run, output);
    if (!output.projection) {
        options.spacing_m = grid.spacing_m;
        if (grid.projection == Projection::latlon || grid.latitudes) {
            options.projection =
                choice_words(Projection{})[static_cast<std::size_t>(grid.projection)];
            options.latitudes = grid.latitude_range();
        }
        return write_field(run, output, options, root, file, step);
    }
    std::vector<OutputRecord> records;
    const FieldInfo* info = find_field_info(output.field);
    const bool nearest = info != nullptr && !has_means(info->values);
    const WorldFileOptions how{*output.projection, output.centre_lon_deg, output.centre_lat_deg,
                               output.side, nearest};
    if (run.domain.ranks() > 1) {
        const bool held = show_field(run, output.field);
        run.domain.for_each_block([&](BlockState& state, Communicator& comm) {
            const MapPart world{*state.terrain.find(output.field), grid, state.terrain.block(),
                                comm};
            records = write_projected(world, output, how, options, root, file, step);
        });
        if (!held) run.domain.drop(output.field);  // made for this file alone
        return records;
    }
    Raster raster = collect_field(run, output.field);
    WorldFiles files = project_to_files(raster, grid, how, file);
    raster = {};
    options.sentence += files.words;
    if (!options.low) options.low = files.low;
    if (!options.high) options.high = files.high;
    for (const auto& [name, map] : files.maps)
        records.push_back(record_of(output, write_raster(root / name, map, options), name, step));
    return records;
}

std::string with_step(std::string file, std::int64_t step) {
    const std::string_view mark = "{step}";
    for (auto at = file.find(mark); at != std::string::npos; at = file.find(mark, at))
        file.replace(at, mark.size(), fmt::format("{:06}", step));
    return file;
}

// A directory inside the output directory where files wait until all are whole.
class Staging {
public:
    explicit Staging(const fs::path& out)
        : out_(out), path_(out / (".staging." + temporary_ending())) {
        std::error_code code;
        fs::remove_all(path_, code);
        fs::create_directories(path_, code);
        if (code)
            throw Error(fmt::format("cannot write to {}: {}", out.string(), code.message()),
                        "Choose another directory with --out");
    }
    ~Staging() {
        std::error_code ignored;
        fs::remove_all(path_, ignored);
    }
    const fs::path& path() const { return path_; }

    // A message about a file that waits here, in the words of where it was meant to go.
    std::string with_final_path(std::string message) const {
        const std::string here = path_.string();
        for (auto at = message.find(here); at != std::string::npos; at = message.find(here))
            message.replace(at, here.size(), out_.string());
        return message;
    }

    // Moves every file to its place, sidecars and pictures included, the manifest last. The old
    // manifest leaves first: it must not describe files of this run.
    void publish() {
        std::vector<fs::path> files, directories;
        for (auto entry = fs::recursive_directory_iterator(path_);
             entry != fs::recursive_directory_iterator(); ++entry) {
            const fs::path name = fs::relative(entry->path(), path_);
            const FormatInfo* format = find_format(name);
            if (entry->is_regular_file()) {
                files.push_back(name);
            } else if (format != nullptr && format->directory) {
                directories.push_back(name);
                entry.disable_recursion_pending();
            }
        }
        std::sort(files.begin(), files.end());
        std::sort(directories.begin(), directories.end());
        std::error_code ignored;
        fs::remove(out_ / manifest_name, ignored);
        for (const fs::path& one : directories) move_directory_into_place(path_ / one, out_ / one);
        for (const fs::path& file : files)
            if (file != manifest_name) move_into_place(path_ / file, out_ / file);
        move_into_place(path_ / manifest_name, out_ / manifest_name);
    }

private:
    fs::path out_, path_;
};

// What stages derived for themselves is computed anew for the files that want it.
void drop_derived(Run& run) {
    std::vector<std::string> names;
    for (const auto& [name, field] : run.domain.block(0).terrain.fields())
        if (is_derived(name)) names.push_back(name);
    for (const std::string& name : names) run.domain.drop(name);
}

}  // namespace

void write_frames(Run& run) {
    const StagePlan& stage = run.plan.stages[run.position.stage];
    if (stage.op->kind != OperatorKind::container) return;
    // Steps of every simulation so far, so that no later one writes over the frames of an earlier.
    std::int64_t step = 0;
    for (std::size_t i = 0; i <= run.position.stage; ++i)
        if (run.plan.stages[i].op->kind == OperatorKind::container) step += run.records[i].steps;
    for (const OutputPlan& output : run.plan.outputs) {
        if (output.every == 0 || step % output.every != 0) continue;
        const std::string file = with_step(output.file, step);
        for (OutputRecord& record : write_one(run, output, run.options.out, file, step)) {
            // A resumed run writes the same frames again after its checkpoint.
            std::erase_if(run.frames,
                          [&](const OutputRecord& old) { return old.file == record.file; });
            run.frames.push_back(std::move(record));
        }
    }
}

Manifest write_outputs(Run& run) {
    const fs::path& out = run.options.out;
    CUESTA_CHECK(!out.empty(), "this run has no output directory");
    run.domain.release_scratch();
    drop_derived(run);
    measure_inlets(run);
    std::optional<Staging> staging;
    if (run.domain.first()) staging.emplace(out);
    const fs::path place = staging ? staging->path() : fs::path{};
    std::vector<OutputRecord> outputs = run.frames;
    std::string preview;
    try {
        for (const OutputPlan& output : run.plan.outputs) {
            if (output.every > 0) continue;
            for (OutputRecord& record : write_one(run, output, place, output.file, -1))
                outputs.push_back(std::move(record));
        }
        if (has_layers(run))
            outputs.push_back(write_layers(run, place, std::string(layers_file_name)));
        if (run.options.preview) preview = write_preview(run, place);
    } catch (const Error& e) {
        if (!staging) throw;
        throw Error(staging->with_final_path(e.what()));
    }
    Manifest manifest = make_manifest(run, std::move(outputs), preview);
    for (const LedgerRow& row : manifest.ledger)
        if (row.relative_residual > 1e-6)
            throw Error(fmt::format("the ledger of {} does not close: {:.3g} m3 are missing "
                                    "(relative {:.2g})",
                                    row.material, row.residual_m3, row.relative_residual),
                        "Please report this with the recipe; nothing was written");
    if (staging) {
        write_file_atomically(place / manifest_name, manifest.json);
        staging->publish();
    }
    // Nobody leaves before the files are there.
    run.domain.agree(true);
    return manifest;
}

}  // namespace cuesta
