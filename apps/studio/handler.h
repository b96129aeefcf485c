// SPDX-License-Identifier: Apache-2.0
// What a server (server.h) is told, what it asks the studio, and the line to a client.
#pragma once

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace cuesta::studio {

struct ServerLimits {
    std::size_t clients = 64;       // WebSockets; one more gets 503
    std::size_t connections = 256;  // of any kind; for one more the longest idle one is closed
    std::uint32_t header_bytes = 16 * 1024;
    std::size_t message_bytes = 1 << 20;
    std::uint64_t upload_bytes = std::uint64_t{256} << 20;
    std::size_t waiting_texts = 512;  // per client, besides the latest of each kind
    std::size_t waiting_bytes = 8 << 20;
    int control_frames_per_second = 100;
    std::chrono::milliseconds header{10000};   // for the head of a request, and between requests
    std::chrono::milliseconds message{10000};  // for all parts of a message
    std::chrono::milliseconds ping{15000};     // of silence
    std::chrono::milliseconds silence{30000};  // then the client is dropped
};

struct ServerOptions {
    std::string address = "127.0.0.1";
    int port = 8765;                 // 0: any
    bool next_if_taken = true;       // try the 100 ports above it
    std::vector<std::string> names;  // by which it may be called besides those of loopback
    std::string token;
    ServerLimits limits{};
};

struct HttpRequest {
    std::string method, path, query;
    std::string if_none_match;
    bool accepts_gzip = false;
    std::filesystem::path body;  // what was sent, if upload_place() said where
};

struct HttpAnswer {
    int status = 200;
    std::string type = "application/json";
    std::shared_ptr<const std::string> body;
    std::filesystem::path file;  // instead of the body
    std::string download;        // name under which a browser saves it
    std::string etag;            // with quotes; a match is answered with 304
    bool gzip = false;           // the body is packed
    static HttpAnswer text(int status, std::string type, std::string body);
    static HttpAnswer error(int status, std::string_view sentence);  // {"error": sentence}
};
struct UploadPlace {
    std::filesystem::path file;  // empty: refused
    std::string refusal = "nothing can be sent to this address";
    int status = 404;
};

using Reply = std::function<void(HttpAnswer)>;

// The line to one client; every function may be called from any thread.
class Line {
public:
    virtual ~Line() = default;
    virtual std::uint64_t id() const = 0;
    virtual void send(std::string text) = 0;
    // Takes the place of an earlier text of this kind that still waits.
    virtual void send_latest(const std::string& kind, std::string text) = 0;
};

// What the server asks; all on the network thread, so nothing here may take long.
class Handler {
public:
    virtual ~Handler() = default;
    // May answer later and from another thread, once.
    virtual void request(HttpRequest request, Reply reply) = 0;
    // Where the body of a POST goes, or why it is refused.
    virtual UploadPlace upload_place(const HttpRequest& request) = 0;
    virtual void opened(const std::shared_ptr<Line>& line) = 0;
    virtual void message(const std::shared_ptr<Line>& line, std::string text) = 0;
    virtual void closed(std::uint64_t id) = 0;
    // The line is free: the newest frame for this client, empty if there is none for now.
    virtual std::string next_frame(std::uint64_t id) = 0;
    // A frame has gone out.
    virtual void frame_sent(std::uint64_t id) = 0;
    virtual void tenth_of_a_second() {}
};

struct ServerFigures {
    std::size_t clients = 0, connections = 0;
    std::uint64_t frames = 0, frame_bytes = 0, refused = 0;
    std::size_t most_waiting_texts = 0, largest_frame = 0;
};

}  // namespace cuesta::studio
