// SPDX-License-Identifier: Apache-2.0
// Paths of HTTP to answers: the page, the catalog, examples, pictures that explain, uploads and
// downloads of the project folder.
#pragma once

#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <string>

#include "cuesta/operator/registry.h"
#include "server.h"

namespace cuesta::studio {

// Everything `GET /api/catalog` tells.
std::string catalog_json(const Registry& registry, const ServerLimits& limits);

// A recipe that starts from a height map beside it.
std::string recipe_for_map(const std::filesystem::path& file, const std::string& name_in_recipe);

class Routes {
public:
    // `text` gives the recipe as it is now.
    Routes(const Registry& registry, std::filesystem::path project, ServerLimits limits,
           std::function<std::string()> text);

    // What can be said at once (the page, texts, files); nothing if it takes a while: then slow().
    std::optional<HttpAnswer> quick(const HttpRequest& request);
    // The catalog, pictures, what was uploaded. Never throws.
    HttpAnswer slow(const HttpRequest& request);
    // A place for the body of a POST, under the project folder, or why there is none.
    UploadPlace upload_place(const HttpRequest& request);

private:
    HttpAnswer page(const HttpRequest& request, const std::string& name);
    HttpAnswer explain(const std::string& name);
    HttpAnswer upload(const HttpRequest& request);

    const Registry& registry_;
    std::filesystem::path project_;
    ServerLimits limits_;
    std::function<std::string()> text_;
    std::uint64_t uploads_ = 0;
    std::mutex guard_;  // of what is kept
    std::map<std::string, HttpAnswer> kept_;
};

}  // namespace cuesta::studio
