// SPDX-License-Identifier: Apache-2.0
// The studio as a whole: a project, its run and the server that shows them.
//
// Holds   the destructor closes all clients with 1001, frees the port, records the moment and
//         writes where one was.
#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <string>

#include "cuesta/operator/registry.h"
#include "server.h"

namespace cuesta::studio {

struct StudioOptions {
    std::filesystem::path given;    // a recipe or a height map; empty: the quickstart
    std::filesystem::path project;  // empty: studio/<name of the recipe>
    ServerOptions server;           // its token is made by the studio
    std::function<void(const std::string&)> warn = [](const std::string&) {};
};

class Studio {
public:
    // Opens the project and listens; Error or UsageError if that fails.
    Studio(const Registry& registry, StudioOptions options);
    ~Studio();
    Studio(const Studio&) = delete;
    Studio& operator=(const Studio&) = delete;

    // With the token, to be opened in a browser.
    std::string address() const;
    std::filesystem::path project() const;
    ServerFigures figures() const;
    // Clients are told, the port is free on return; then waits for the step under way, at most so
    // long. False if that step goes on: what it started from is recorded.
    bool stop(std::chrono::milliseconds patience);

private:
    struct Body;
    std::shared_ptr<Body> body_;
};

}  // namespace cuesta::studio
