// SPDX-License-Identifier: Apache-2.0
// The server over real sockets with a handler of toys; tests/e2e/studio_*.py ask the whole studio.
#include "apps/studio/server.h"

#include <arpa/inet.h>
#include <gtest/gtest.h>
#include <sys/socket.h>
#include <unistd.h>

#include <atomic>
#include <fstream>
#include <mutex>

#include "cuesta/base/error.h"
#include "support/scratch_directory.h"
#include "support/studio_plan.h"

namespace cuesta::studio {
namespace {

const std::string token(64, 'a');

struct Toys final : Handler {
    ScratchDirectory scratch;
    std::atomic<int> opened_lines = 0, closed_lines = 0, frames_asked = 0;
    std::mutex guard;
    std::vector<std::string> messages;
    std::shared_ptr<Line> last;

    void request(HttpRequest request, Reply reply) override {
        HttpAnswer answer = HttpAnswer::text(200, "text/plain", "you asked for " + request.path);
        if (!request.body.empty()) {
            std::ifstream in(request.body);
            answer =
                HttpAnswer::text(200, "text/plain", std::string(std::istreambuf_iterator(in), {}));
        }
        if (request.path == "/") answer.etag = "\"one\"";
        reply(std::move(answer));
    }
    UploadPlace upload_place(const HttpRequest& request) override {
        if (request.path == "/api/upload") return {scratch / "upload"};
        return {};
    }
    void opened(const std::shared_ptr<Line>& line) override {
        const std::lock_guard lock(guard);
        last = line;
        ++opened_lines;
    }
    void message(const std::shared_ptr<Line>& line, std::string text) override {
        {
            const std::lock_guard lock(guard);
            messages.push_back(text);
        }
        line->send("echo " + text);
    }
    void closed(std::uint64_t) override { ++closed_lines; }
    std::string next_frame(std::uint64_t) override {
        ++frames_asked;
        return {};
    }
    void frame_sent(std::uint64_t) override {}
};

class Socket {
public:
    explicit Socket(int port) : handle_(::socket(AF_INET, SOCK_STREAM, 0)) {
        sockaddr_in address{};
        address.sin_family = AF_INET;
        address.sin_port = htons(static_cast<std::uint16_t>(port));
        address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        connected = ::connect(handle_, reinterpret_cast<sockaddr*>(&address), sizeof address) == 0;
        const timeval patience{5, 0};
        ::setsockopt(handle_, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
    }
    ~Socket() { ::close(handle_); }
    Socket(const Socket&) = delete;
    Socket& operator=(const Socket&) = delete;
    void send(const std::string& bytes) {
        (void)!::send(handle_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
    }
    // What comes until the text is there, the end or five seconds.
    std::string until(const std::string& text) {
        char part[4096];
        while (text.empty() || got.find(text) == std::string::npos) {
            const ssize_t bytes = ::recv(handle_, part, sizeof part, 0);
            if (bytes <= 0) break;
            got.append(part, static_cast<std::size_t>(bytes));
        }
        return got;
    }
    bool connected = false;
    std::string got;

private:
    int handle_;
};

// A short frame of a client, masked with zeros.
std::string client_frame(int opcode, const std::string& text) {
    std::string frame;
    frame.push_back(static_cast<char>(0x80 | opcode));
    frame.push_back(static_cast<char>(0x80 | text.size()));
    frame.append(4, '\0');
    return frame + text;
}

struct Serve : ::testing::Test {
    Toys toys;
    std::unique_ptr<Server> server;
    std::string host;
    void SetUp() override { start({}); }
    void start(ServerLimits limits) {
        ServerOptions options;
        options.port = 0, options.token = token, options.limits = limits;
        server.reset();
        server = std::make_unique<Server>(options, toys);
        server->start();
        host = "127.0.0.1:" + std::to_string(server->port());
    }
    std::string ask(const std::string& head, const std::string& body = "") {
        Socket socket(server->port());
        socket.send(head + "\r\n\r\n" + body);
        const std::string answer = socket.until("\r\n\r\n");
        return answer;
    }
    std::string upgrade(const std::string& extra = "") const {
        return "GET /ws HTTP/1.1\r\nHost: " + host + "\r\nUpgrade: websocket\r\n" +
               "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n" +
               "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Protocol: cuesta, token." + token +
               "\r\n" + extra + "\r\n";
    }
};

TEST_F(Serve, the_page_is_public_and_all_else_needs_the_token) {
    EXPECT_TRUE(ask("GET / HTTP/1.1\r\nHost: " + host).starts_with("HTTP/1.1 200"));
    EXPECT_TRUE(ask("GET /api/x HTTP/1.1\r\nHost: " + host).starts_with("HTTP/1.1 401"));
    EXPECT_TRUE(ask("GET /api/x HTTP/1.1\r\nHost: " + host + "\r\nX-Cuesta-Token: b")
                    .starts_with("HTTP/1.1 401"));
    EXPECT_TRUE(ask("GET /api/x HTTP/1.1\r\nHost: " + host + "\r\nX-Cuesta-Token: " + token)
                    .starts_with("HTTP/1.1 200"));
    // Addresses are written down in many places: there the token counts nothing.
    EXPECT_TRUE(ask("GET /api/x?token=" + token + " HTTP/1.1\r\nHost: " + host)
                    .starts_with("HTTP/1.1 401"));
}

TEST_F(Serve, links_and_pictures_have_a_pass_that_opens_nothing_else) {
    const std::string first =
        ask("GET /api/x HTTP/1.1\r\nHost: " + host + "\r\nX-Cuesta-Token: " + token);
    const auto at = first.find("Set-Cookie: ");
    ASSERT_NE(at, std::string::npos);
    const std::string line = first.substr(at + 12, first.find("\r\n", at) - at - 12);
    EXPECT_NE(line.find("HttpOnly; SameSite=Strict"), std::string::npos);
    EXPECT_EQ(line.find(token), std::string::npos);
    const std::string cookie = "\r\nCookie: other=1; " + line.substr(0, line.find(';'));
    const auto with_pass = [&](const std::string& what) {
        return ask(what + " HTTP/1.1\r\nHost: " + host + cookie);
    };
    EXPECT_TRUE(with_pass("GET /api/file/a.png").starts_with("HTTP/1.1 200"));
    EXPECT_TRUE(with_pass("GET /api/explain/fbm.png").starts_with("HTTP/1.1 200"));
    EXPECT_TRUE(with_pass("GET /api/catalog").starts_with("HTTP/1.1 401"));
    EXPECT_TRUE(with_pass("POST /api/upload").starts_with("HTTP/1.1 401"));
    EXPECT_TRUE(with_pass("GET /ws").starts_with("HTTP/1.1 401"));
    EXPECT_TRUE(ask("GET /api/file/a.png HTTP/1.1\r\nHost: " + host + cookie + "0")
                    .starts_with("HTTP/1.1 401"));
    EXPECT_TRUE(ask("GET /api/file/a.png HTTP/1.1\r\nHost: " + host).starts_with("HTTP/1.1 401"));
}

TEST_F(Serve, lines_that_only_wait_make_room) {
    ServerLimits limits;
    limits.connections = 8;
    limits.header = std::chrono::minutes(5);
    start(limits);
    std::vector<std::unique_ptr<Socket>> idle;
    // One of them has shown the token and keeps its line: it outlives the others.
    idle.push_back(std::make_unique<Socket>(server->port()));
    idle[0]->send("GET /api/x HTTP/1.1\r\nHost: " + host + "\r\nX-Cuesta-Token: " + token +
                  "\r\n\r\n");
    EXPECT_NE(idle[0]->until("you asked").find("200 OK"), std::string::npos);
    for (int i = 0; i < 30; ++i) idle.push_back(std::make_unique<Socket>(server->port()));
    EXPECT_TRUE(ask("GET / HTTP/1.1\r\nHost: " + host).starts_with("HTTP/1.1 200"));
    Socket viewer(server->port());
    viewer.send(upgrade());
    EXPECT_NE(viewer.until("\r\n\r\n").find("101 Switching"), std::string::npos);
    for (int i = 0; i < 30; ++i) idle.push_back(std::make_unique<Socket>(server->port()));
    viewer.send(client_frame(1, "hi"));
    EXPECT_NE(viewer.until("echo hi").find("echo hi"), std::string::npos);
    idle[0]->got.clear();
    idle[0]->send("GET /api/y HTTP/1.1\r\nHost: " + host + "\r\nX-Cuesta-Token: " + token +
                  "\r\n\r\n");
    EXPECT_NE(idle[0]->until("you asked").find("200 OK"), std::string::npos);
    EXPECT_TRUE(soon([&] { return server->figures().connections <= 9; }));
}

TEST_F(Serve, r34_r35_foreign_hosts_and_origins_get_403) {
    EXPECT_TRUE(ask("GET / HTTP/1.1\r\nHost: evil.com").starts_with("HTTP/1.1 403"));
    EXPECT_TRUE(ask("GET / HTTP/1.1").starts_with("HTTP/1.1 403"));
    EXPECT_TRUE(
        ask("GET / HTTP/1.1\r\nHost: " + host + "\r\nHost: " + host).starts_with("HTTP/1.1 403"));
    EXPECT_TRUE(ask("GET / HTTP/1.1\r\nHost: " + host + "\r\nOrigin: http://evil.com")
                    .starts_with("HTTP/1.1 403"));
    Socket socket(server->port());
    socket.send(upgrade("Origin: null\r\n"));
    EXPECT_TRUE(socket.until("\r\n\r\n").starts_with("HTTP/1.1 403"));
    EXPECT_EQ(toys.opened_lines, 0);
}

TEST_F(Serve, r36_answers_carry_their_guards_and_no_cors) {
    const std::string page = ask("GET / HTTP/1.1\r\nHost: " + host);
    for (const char* header :
         {"X-Content-Type-Options: nosniff", "frame-ancestors 'none'",
          "Content-Security-Policy: default-src 'self'", "Cross-Origin-Opener-Policy: same-origin"})
        EXPECT_NE(page.find(header), std::string::npos) << header;
    EXPECT_EQ(page.find("Access-Control"), std::string::npos);
    EXPECT_NE(page.find("connect-src 'self' ws://" + host + ";"), std::string::npos);
    const std::string api =
        ask("GET /api/x HTTP/1.1\r\nHost: " + host + "\r\nX-Cuesta-Token: " + token);
    EXPECT_NE(api.find("Cache-Control: no-store"), std::string::npos);
    // A form of another page: no token, no JSON.
    EXPECT_TRUE(ask("POST /api/upload?name=a.png HTTP/1.1\r\nHost: " + host +
                    "\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 0")
                    .starts_with("HTTP/1.1 401"));
}

TEST_F(Serve, an_unchanged_page_is_not_sent_again) {
    EXPECT_TRUE(ask("GET / HTTP/1.1\r\nHost: " + host + "\r\nIf-None-Match: \"one\"")
                    .starts_with("HTTP/1.1 304"));
    EXPECT_TRUE(ask("HEAD / HTTP/1.1\r\nHost: " + host).starts_with("HTTP/1.1 200"));
    EXPECT_TRUE(ask("DELETE / HTTP/1.1\r\nHost: " + host).starts_with("HTTP/1.1 405"));
}

TEST_F(Serve, r37_uploads_are_counted_while_they_come) {
    ServerLimits limits;
    limits.upload_bytes = 1000;
    start(limits);
    const std::string head = "POST /api/upload?name=a HTTP/1.1\r\nHost: " + host +
                             "\r\nX-Cuesta-Token: " + token + "\r\n";
    EXPECT_TRUE(ask(head + "Content-Length: 5", "hello").starts_with("HTTP/1.1 200"));
    EXPECT_TRUE(
        ask(head + "Content-Length: 1001", std::string(1001, 'x')).starts_with("HTTP/1.1 413"));
    // Without a length, in pieces.
    std::string pieces;
    for (int i = 0; i < 20; ++i) pieces += "64\r\n" + std::string(100, 'x') + "\r\n";
    EXPECT_TRUE(
        ask(head + "Transfer-Encoding: chunked", pieces + "0\r\n\r\n").starts_with("HTTP/1.1 413"));
    EXPECT_FALSE(std::filesystem::exists(toys.scratch / "upload"));
    EXPECT_TRUE(ask("POST /api/else HTTP/1.1\r\nHost: " + host + "\r\nX-Cuesta-Token: " + token +
                    "\r\nContent-Length: 0")
                    .starts_with("HTTP/1.1 404"));
}

TEST_F(Serve, messages_are_answered_over_a_socket) {
    Socket socket(server->port());
    socket.send(upgrade());
    EXPECT_NE(socket.until("\r\n\r\n").find("101 Switching"), std::string::npos);
    EXPECT_NE(socket.got.find("Sec-WebSocket-Protocol: cuesta"), std::string::npos);
    socket.send(client_frame(1, "hi"));
    EXPECT_NE(socket.until("echo hi").find("echo hi"), std::string::npos);
    EXPECT_TRUE(soon([&] { return toys.frames_asked > 0; }));
}

TEST_F(Serve, r38_one_client_too_many_gets_503) {
    ServerLimits limits;
    limits.clients = 2;
    start(limits);
    Socket one(server->port()), two(server->port()), three(server->port());
    for (Socket* socket : {&one, &two}) {
        socket->send(upgrade());
        EXPECT_NE(socket->until("\r\n\r\n").find("101"), std::string::npos);
    }
    three.send(upgrade());
    EXPECT_TRUE(three.until("\r\n\r\n").starts_with("HTTP/1.1 503"));
}

TEST_F(Serve, r39_r40_a_silent_client_and_a_slow_header_are_dropped) {
    ServerLimits limits;
    limits.header = std::chrono::milliseconds(150);
    limits.ping = std::chrono::milliseconds(100);
    limits.silence = std::chrono::milliseconds(400);
    start(limits);
    Socket slow(server->port());
    slow.send("GET / HTTP/1.1\r\nHost: ");
    EXPECT_EQ(slow.until(""), "");  // closed without an answer
    Socket silent(server->port());
    silent.send(upgrade());
    const std::string all = silent.until("");        // reads, but never answers a ping
    EXPECT_NE(all.find("\x89"), std::string::npos);  // it was asked
    const std::string close = all.substr(all.find("\x88"));
    ASSERT_GE(close.size(), 4u);
    EXPECT_EQ(static_cast<unsigned char>(close[2]) * 256 + static_cast<unsigned char>(close[3]),
              1008);
    EXPECT_TRUE(soon([&] { return toys.closed_lines == 1; }));
}

TEST_F(Serve, r40_a_large_header_is_refused) {
    EXPECT_TRUE(ask("GET / HTTP/1.1\r\nHost: " + host + "\r\nX: " + std::string(20000, 'x'))
                    .starts_with("HTTP/1.1 431"));
    EXPECT_TRUE(ask("nonsense").starts_with("HTTP/1.1 400"));
}

TEST_F(Serve, r39_texts_that_are_not_fetched_end_the_client_and_not_the_memory) {
    ServerLimits limits;
    limits.waiting_texts = 8;
    start(limits);
    Socket socket(server->port());
    socket.send(upgrade());
    socket.until("\r\n\r\n");
    ASSERT_TRUE(soon([&] { return toys.opened_lines == 1; }));
    const std::string large(4 << 20, 'x');
    for (int i = 0; i < 12; ++i) toys.last->send(large);
    EXPECT_TRUE(soon([&] { return toys.closed_lines == 1; }));
    EXPECT_LE(server->figures().most_waiting_texts, 8u);
}

TEST_F(Serve, r42_a_stop_tells_1001_and_frees_the_port) {
    Socket socket(server->port());
    socket.send(upgrade());
    socket.until("\r\n\r\n");
    ASSERT_TRUE(soon([&] { return toys.opened_lines == 1; }));
    const int port = server->port();
    std::thread stop([&] { server->stop(); });
    const std::string all = socket.until("");
    stop.join();
    const auto close = all.find("\x88");
    ASSERT_NE(close, std::string::npos);
    EXPECT_EQ(static_cast<unsigned char>(all[close + 2]) * 256 +
                  static_cast<unsigned char>(all[close + 3]),
              1001);
    EXPECT_FALSE(Socket(port).connected);
    ServerOptions again;
    again.port = port, again.next_if_taken = false, again.token = token;
    EXPECT_NO_THROW(Server(again, toys));
}

TEST_F(Serve, a_taken_port_is_said_or_the_next_one_used) {
    ServerOptions options;
    options.port = server->port(), options.next_if_taken = false, options.token = token;
    EXPECT_THROW(Server(options, toys), Error);
    options.next_if_taken = true;
    EXPECT_GT(Server(options, toys).port(), server->port());
    options.address = "no address";
    EXPECT_THROW(Server(options, toys), UsageError);
}

}  // namespace
}  // namespace cuesta::studio
