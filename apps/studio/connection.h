// SPDX-License-Identifier: Apache-2.0
// Inside of the server: what its connections share, and the line to one WebSocket client. The one
// header with types of Boost; only server.cpp and connection.cpp include it.
#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>
#include <deque>
#include <map>
#include <memory>
#include <mutex>
#include <set>
#include <string>
#include <vector>

#include "handler.h"

namespace cuesta::studio {

namespace beast = boost::beast;
namespace http = beast::http;
namespace ws = beast::websocket;
namespace net = boost::asio;
using tcp = net::ip::tcp;
using Clock = std::chrono::steady_clock;
using beast::error_code;

class SocketLine;
class HttpConnection;

// Everything but `figures` belongs to the network thread. Whoever still holds a line after the end
// of the server holds this too, and with it what sockets stand on.
struct Core {
    Core(ServerOptions given, Handler& h) : options(std::move(given)), handler(h) {}
    net::io_context io{1};
    ServerOptions options;
    Handler& handler;
    std::vector<std::string> hosts;
    bool stopping = false;
    std::uint64_t next_id = 1;
    std::size_t connections = 0;
    std::map<std::uint64_t, std::shared_ptr<SocketLine>> clients;
    std::set<std::shared_ptr<HttpConnection>> requests;
    std::mutex guard;
    ServerFigures figures;
};

struct CountedConnection {
    explicit CountedConnection(Core& core_) : core(core_) { ++core.connections; }
    ~CountedConnection() { --core.connections; }
    CountedConnection(const CountedConnection&) = delete;
    CountedConnection& operator=(const CountedConnection&) = delete;
    Core& core;
};

class SocketLine final : public Line, public std::enable_shared_from_this<SocketLine> {
public:
    SocketLine(std::shared_ptr<Core> core, tcp::socket socket, std::uint64_t id);

    std::uint64_t id() const override { return id_; }
    void send(std::string text) override;
    void send_latest(const std::string& kind, std::string text) override;

    void accept(http::request<http::empty_body> request);
    // Sends what waits, else a frame; one at a time.
    void write_next();
    // Asked again and again: pings a silent client and drops a dead one.
    void watch();
    void close(int code, const char* reason);
    // The end, whatever the reason; safe to come here twice.
    void finish();

private:
    void queue(std::shared_ptr<const std::string> body);
    void count_frame(std::size_t bytes);
    void control_frame();
    void read_more();
    void read(error_code failed);

    std::shared_ptr<Core> core_;
    CountedConnection counted_;
    ws::stream<beast::tcp_stream> socket_;
    std::uint64_t id_;
    http::request<http::empty_body> request_;
    beast::flat_buffer buffer_;
    bool open_ = false, writing_ = false, frame_ = false, closing_ = false, pinging_ = false;
    bool in_message_ = false;
    std::deque<std::shared_ptr<const std::string>> texts_;
    std::size_t waiting_bytes_ = 0;
    std::map<std::string, std::shared_ptr<const std::string>> latest_;
    std::shared_ptr<const std::string> under_way_;
    Clock::time_point heard_, pinged_, message_began_, second_, close_by_;
    int controls_ = 0;
};

}  // namespace cuesta::studio
