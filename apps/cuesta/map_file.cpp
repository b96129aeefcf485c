// SPDX-License-Identifier: Apache-2.0
#include "map_file.h"

#include <fmt/format.h>

#include "cuesta/base/atomic_file.h"
#include "cuesta/base/error.h"
#include "cuesta/base/json.h"
#include "cuesta/io/format.h"

namespace cuesta::app {

namespace fs = std::filesystem;

std::optional<fs::path> output_of_run(const fs::path& directory, std::string_view field) {
    const fs::path manifest = directory / "manifest.json";
    if (!fs::exists(manifest))
        throw Error(fmt::format("{} is a directory without a finished run (no manifest.json)",
                                directory.string()),
                    "Name a map file instead");
    const auto json = Json::parse_or_discard(read_file(manifest, std::size_t{64} << 20));
    if (json.is_object() && json.contains("outputs") && json["outputs"].is_array())
        for (const auto& output : json["outputs"])
            if (output.is_object() && output.contains("field") && output["field"] == field &&
                !output.contains("step") && output.contains("file") && output["file"].is_string())
                return directory / output["file"].get<std::string>();
    return std::nullopt;
}

fs::path input_map(const fs::path& given, std::string_view field) {
    if (given.empty()) throw UsageError("the name of a map is empty");
    std::error_code ignored;
    if (fs::is_directory(given, ignored)) {
        if (const auto file = output_of_run(given, field)) return *file;
        throw Error(fmt::format("the run in {} wrote no map of {}", given.string(), field),
                    "Name a map file instead");
    }
    if (!fs::exists(given, ignored))
        throw Error(fmt::format("there is no file {}", given.string()), "Check the name");
    return given;
}

Raster read_input_map(const fs::path& path, const ReadOptions& options) {
    try {
        return read_raster(path, options);
    } catch (const Error& e) {
        bool known = true;
        try {
            format_of(path);
        } catch (const Error&) {
            known = false;
        }
        if (known) throw;
        throw UsageError(e.what());
    }
}

void check_output_map(const fs::path& given) {
    if (given.empty()) throw UsageError("the name of the file to write is empty");
    try {
        format_to_write(given);
    } catch (const Error& e) {
        throw UsageError(e.what());
    }
}

}  // namespace cuesta::app
