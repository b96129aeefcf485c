// SPDX-License-Identifier: Apache-2.0
// HTTP and WebSocket on one port, one thread for the network. Knows no terrain.
//
// A client that reads slowly or not at all costs nothing but its own line: texts wait in a queue
// with an end, and a frame is built only when the line to that client is free, from the newest
// state. So at most one frame is under way per client and none waits.
//
// Limits  see ServerLimits; what exceeds them is refused or closed with the fitting code. Lines
//         that only wait make room for new ones: first who has not shown a token, then the oldest.
#pragma once

#include <memory>

#include "handler.h"

namespace cuesta::studio {

class Server {
public:
    // Binds; Error if the port is taken, UsageError if the address is none.
    Server(ServerOptions options, Handler& handler);
    ~Server();
    Server(const Server&) = delete;
    Server& operator=(const Server&) = delete;

    int port() const;
    const ServerOptions& options() const;
    void start();
    // There may be new frames; from any thread.
    void poke();
    // Closes all clients with 1001 and returns when all are gone, after 1.5 s at the latest.
    void stop();
    ServerFigures figures() const;

private:
    struct Body;
    std::shared_ptr<Body> body_;
};

}  // namespace cuesta::studio
