// SPDX-License-Identifier: Apache-2.0
#include "routes.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>

#include "cuesta/base/atomic_file.h"
#include "cuesta/base/error.h"
#include "cuesta/base/json.h"
#include "cuesta/base/lower_case.h"
#include "cuesta/base/sha256.h"
#include "cuesta/base/text.h"
#include "cuesta/base/version.h"
#include "cuesta/catalog/help.h"
#include "cuesta/engine/catalog_lists.h"
#include "cuesta/io/format.h"
#include "cuesta/png/png_file.h"
#include "embedded.h"
#include "explain.h"
#include "export_sets.h"
#include "gate.h"
#include "json_text.h"
#include "presets.h"
#include "project.h"
#include "recipe_text.h"

namespace cuesta::studio {
namespace {

namespace fs = std::filesystem;

constexpr std::int64_t largest_side = 2048;  // of land that a dropped map becomes

// studio.json, or one that was set aside.
bool holds_token(const fs::path& file, const fs::path& project) {
    return file.parent_path() == fs::weakly_canonical(project) &&
           file.filename().string().starts_with("studio.");
}

// A name as recipes have them: letters, digits, - and _, a letter first.
std::string label_for(const std::string& stem) {
    std::string label = folder_name(stem);
    const char first = label.front();
    const bool letter = (first >= 'a' && first <= 'z') || (first >= 'A' && first <= 'Z');
    return (letter ? label : "map_" + label).substr(0, 63);
}

std::string query_value(const HttpRequest& request, std::string_view key) {
    return Target{request.path, request.query}.value(key);
}

// A sentence about a file speaks of it by the name that its owner gave it.
Raster read_uploaded(const fs::path& file) {
    try {
        return read_raster(file);
    } catch (const Error& e) {
        std::string sentence = e.what();
        const std::string place = file.string(), name = file.filename().string();
        for (auto at = sentence.find(place); at != std::string::npos; at = sentence.find(place))
            sentence.replace(at, place.size(), name);
        throw Error(sentence);
    }
}

}  // namespace

std::string catalog_json(const Registry& registry, const ServerLimits& limits) {
    Json catalog = Json::parse(list_json(registry, catalog_lists()));
    catalog["examples"] = Json::array();
    for (const Example& example : examples())
        catalog["examples"].push_back({{"name", example.name}, {"sentence", example.sentence}});
    catalog["export_sets"] = export_sets_json();
    catalog["operator_presets"] = operator_presets(registry);
    catalog["limits"] = {{"clients", limits.clients},
                         {"upload_bytes", limits.upload_bytes},
                         {"message_bytes", limits.message_bytes}};
    catalog["version"] = version();
    return catalog.dump();
}

std::string recipe_for_map(const fs::path& file, const std::string& name_in_recipe) {
    const Raster raster = read_raster(file);
    const std::int64_t side = std::max(raster.columns, raster.rows);
    const auto fit = [&](std::int64_t n) {
        return side <= largest_side ? n : std::max<std::int64_t>(1, (n * largest_side) / side);
    };
    const double spacing =
        raster.spacing_m.value_or(10) * std::max(1.0, static_cast<double>(side) / largest_side);
    std::string text = fmt::format(
        "name = {}\nseed = 1\n\n[grid]\nsize = [{}, {}]\nspacing = \"{:.6g} m\"\n"
        "edges = \"open\"\n\n[[stage]]\nop = \"image\"\nfile = {}\n",
        toml_value(Json(label_for(file.stem().string()))), fit(raster.columns), fit(raster.rows),
        spacing, toml_value(Json(name_in_recipe)));
    // A picture of grey values says nothing about metres.
    if (!raster.in_metres && !(raster.low && raster.high))
        text += "low = \"0 m\"\nhigh = \"1000 m\"\n";
    return text + "\n[[output]]\nfield = \"height\"\nfile = \"height.exr\"\n";
}

Routes::Routes(const Registry& registry, fs::path project, ServerLimits limits,
               std::function<std::string()> text)
    : registry_(registry), project_(std::move(project)), limits_(limits), text_(std::move(text)) {}

HttpAnswer Routes::page(const HttpRequest& request, const std::string& name) {
    const EmbeddedFile* file = find_embedded("page/" + name);
    if (file == nullptr) return HttpAnswer::error(404, "there is no such page");
    const std::string type(content_type(name));
    const bool packable = type.starts_with("text/") || type.find("json") != std::string::npos ||
                          type.find("svg") != std::string::npos;
    const bool packed = request.accepts_gzip && packable && file->bytes.size() > 1024;
    const std::lock_guard lock(guard_);
    HttpAnswer& kept = kept_[name + (packed ? " packed" : "")];
    if (!kept.body) {
        kept =
            HttpAnswer::text(200, type, packed ? gzipped(file->bytes) : std::string(file->bytes));
        kept.gzip = packed;
        kept.etag =
            fmt::format("\"{}{}\"", sha256_hex(file->bytes).substr(0, 32), packed ? "-gzip" : "");
    }
    return kept;
}

std::optional<HttpAnswer> Routes::quick(const HttpRequest& request) {
    const std::string& path = request.path;
    if (!request.body.empty()) return std::nullopt;
    if (request.method == "POST") return HttpAnswer::error(404, "nothing can be sent here");
    if (!path.starts_with("/api/")) {
        const std::string name = path == "/" ? "index.html" : path.substr(1);
        return page(request, name);
    }
    const std::string rest = path.substr(5);
    if (rest == "catalog" || rest.starts_with("explain/")) return std::nullopt;
    if (rest == "recipe.toml") {
        HttpAnswer answer =
            HttpAnswer::text(200, std::string(content_type("recipe.toml")), text_());
        answer.download = "recipe.toml";
        return answer;
    }
    if (rest.starts_with("example/")) {
        for (const Example& example : examples())
            if (example.name == rest.substr(8))
                return HttpAnswer::text(200, std::string(content_type("a.toml")),
                                        std::string(example.text));
        return HttpAnswer::error(404, "there is no such example");
    }
    if (rest.starts_with("file/")) {
        const auto file = inside(project_, rest.substr(5));
        std::error_code code;
        if (!file || !may_download(*file) || holds_token(*file, project_) ||
            !fs::is_regular_file(*file, code))
            return HttpAnswer::error(404, "there is no such file in this project");
        HttpAnswer answer;
        answer.type = content_type(small_ending(file->string()));
        answer.file = *file;
        std::string name = file->filename().string();
        std::replace_if(
            name.begin(), name.end(),
            [](char c) { return c == '"' || c == '\\' || static_cast<unsigned char>(c) >= 0x7f; },
            '_');
        answer.download = name;
        return answer;
    }
    return HttpAnswer::error(404, "there is nothing at this address");
}

HttpAnswer Routes::slow(const HttpRequest& request) {
    try {
        if (!request.body.empty()) return upload(request);
        const std::string rest = request.path.substr(5);
        if (rest.starts_with("explain/")) return explain(rest.substr(8));
        const std::lock_guard lock(guard_);
        HttpAnswer& kept = kept_["catalog"];
        if (!kept.body)
            kept = HttpAnswer::text(200, "application/json", catalog_json(registry_, limits_));
        return kept;
    } catch (const std::exception& e) {
        return HttpAnswer::error(422, e.what());
    }
}

HttpAnswer Routes::explain(const std::string& name) {
    if (!name.ends_with(".png")) return HttpAnswer::error(404, "there is no such picture");
    const std::string op = name.substr(0, name.size() - 4);
    if (registry_.find(op) == nullptr) return HttpAnswer::error(404, "there is no such operator");
    {
        const std::lock_guard lock(guard_);
        if (const auto at = kept_.find("explain " + op); at != kept_.end()) return at->second;
    }
    const Picture picture = explain_picture(registry_, op);
    const fs::path file = project_ / fmt::format(".explain.cuesta-{}.tmp", ::getpid());
    write_png_rgb8(file, picture.width, picture.height, picture.rgb.data());
    HttpAnswer answer = HttpAnswer::text(200, "image/png", read_file(file, 64 << 20));
    fs::remove(file);
    answer.etag = fmt::format("\"{}\"", sha256_hex(*answer.body).substr(0, 32));
    const std::lock_guard lock(guard_);
    kept_["explain " + op] = answer;
    return answer;
}

UploadPlace Routes::upload_place(const HttpRequest& request) {
    if (request.path != "/api/upload") return {};
    const std::string name = query_value(request, "name");
    if (name.empty()) return {{}, "a file needs a name", 422};
    if (find_bad_utf8(name))
        return {{}, "the name of the file is not UTF-8 text. Rename it and try again", 422};
    if (name.find('/') != std::string::npos || !inside(project_ / "files", name))
        return {{},
                fmt::format("a file cannot be called '{}' here: no / \\ or :, and no dot first",
                            name.substr(0, 100)),
                422};
    if (!may_upload(name))
        return {{},
                fmt::format("{} cannot be opened. Height maps end in {}, recipes in .toml",
                            name.substr(0, 100), map_endings()),
                422};
    // A folder of its own, so that the name keeps its ending; a killed studio's is swept away.
    const fs::path folder =
        project_ / "files" / fmt::format(".upload{}.cuesta-{}.tmp", ++uploads_, ::getpid());
    std::error_code code;
    fs::create_directories(folder, code);
    if (code) return {{}, "the upload cannot be stored: " + code.message(), 500};
    return {folder / name, "", 200};
}

HttpAnswer Routes::upload(const HttpRequest& request) {
    struct Sweep {
        fs::path folder;
        ~Sweep() {
            std::error_code ignored;
            fs::remove_all(folder, ignored);
        }
    } const sweep{request.body.parent_path()};
    const std::string name = request.body.filename().string();
    const std::string ending = small_ending(name);
    Json answer = {{"file", "files/" + name}};
    if (ending == ".toml") {
        answer["kind"] = "recipe";
    } else if (ending == ".json") {
        answer["kind"] = "sidecar";
    } else {
        // The map must be readable before it is taken in; a sidecar may have come before it.
        const fs::path sidecar = project_ / "files" / (name + ".json");
        std::error_code code;
        if (fs::exists(sidecar, code)) fs::copy_file(sidecar, request.body.string() + ".json");
        const Raster raster = read_uploaded(request.body);
        answer["kind"] = "map";
        answer["columns"] = raster.columns, answer["rows"] = raster.rows;
    }
    move_into_place(request.body, project_ / "files" / name);
    return HttpAnswer::text(200, "application/json", answer.dump());
}

}  // namespace cuesta::studio
