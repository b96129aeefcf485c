// SPDX-License-Identifier: Apache-2.0
#include "server.h"

#include <fcntl.h>
#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <thread>

#include "connection.h"
#include "cuesta/base/error.h"
#include "gate.h"

namespace cuesta::studio {

// --- HTTP ----------------------------------------------------------------------------------------

class HttpConnection final : public std::enable_shared_from_this<HttpConnection> {
public:
    HttpConnection(std::shared_ptr<Core> core, tcp::socket socket)
        : core_(std::move(core)), counted_(*core_), stream_(std::move(socket)) {}

    void read_head() {
        const ServerLimits& limits = core_->options.limits;
        head_.emplace();
        head_->header_limit(limits.header_bytes);
        head_->body_limit(limits.upload_bytes);
        stream_.expires_after(limits.header);
        waits_ = true;
        since_ = Clock::now();
        http::async_read_header(stream_, buffer_, *head_,
                                [self = shared_from_this()](error_code failed, std::size_t) {
                                    self->head_read(failed);
                                });
    }

    // Whether it could be closed without anybody missing an answer, and who goes first.
    bool waits() const { return waits_; }
    bool goes_before(const HttpConnection& other) const {
        return known_ != other.known_ ? !known_ : since_ < other.since_;
    }

    void finish() {
        error_code ignored;
        stream_.socket().shutdown(tcp::socket::shutdown_send, ignored);
        stream_.close();
        core_->requests.erase(shared_from_this());
    }

private:
    std::vector<std::string> all(http::field name) const {
        std::vector<std::string> values;
        const auto [first, last] = head_->get().equal_range(name);
        for (auto at = first; at != last; ++at) values.emplace_back(at->value());
        return values;
    }

    void head_read(error_code failed) {
        waits_ = false;
        if (failed == http::error::header_limit) return refuse(431, "the header is too large");
        if (failed == http::error::body_limit) return refuse(413, "the upload is too large");
        if (failed == http::error::end_of_stream || failed == beast::error::timeout)
            return finish();
        if (failed) {
            if (failed.category() != make_error_code(http::error::end_of_stream).category())
                return finish();
            return refuse(400, "this is no HTTP request");
        }
        const auto& head = head_->get();
        if (!host_allowed(core_->hosts, all(http::field::host)))
            return refuse(403, "this host name is not the studio's");
        if (!origin_allowed(core_->hosts, all(http::field::origin)))
            return refuse(403, "pages of other sites may not use the studio");
        const auto target = read_target({head.target().data(), head.target().size()});
        if (!target) return refuse(400, "the address cannot be read");
        request_ = {};
        give_pass_ = false;
        request_.method = std::string(head.method_string());
        request_.path = target->path, request_.query = target->query;
        request_.if_none_match = std::string(head[http::field::if_none_match]);
        request_.accepts_gzip =
            head[http::field::accept_encoding].find("gzip") != beast::string_view::npos;
        host_ = std::string(head[http::field::host]);
        const bool socket = request_.path == "/ws";
        if (socket || request_.path == "/api" || request_.path.starts_with("/api/")) {
            if (!may_enter(socket))
                return refuse(401,
                              "the token is missing or wrong: open the address that "
                              "'cuesta studio' printed");
            known_ = true;
        }
        if (socket) return upgrade();
        if (head.method() == http::verb::post) return read_body();
        if (head.method() != http::verb::get && head.method() != http::verb::head)
            return refuse(405, "only GET, HEAD and POST are known here");
        if (!head_->is_done()) return refuse(400, "this request needs no body");
        ask();
    }

    // The token in a header; for what a link or picture asks for, the pass that came with it.
    bool may_enter(bool socket) {
        const auto& head = head_->get();
        std::string token(head["X-Cuesta-Token"]);
        if (token.empty() && socket)
            token = token_of_protocols(std::string(head[http::field::sec_websocket_protocol]));
        const std::string pass =
            cookie_of(std::string(head[http::field::cookie]), pass_name(core_->options.port));
        const bool has_pass = token_matches(reading_pass(core_->options.token), pass);
        if (token_matches(core_->options.token, token)) {
            give_pass_ = !has_pass && !socket;
            return true;
        }
        const bool looks = head.method() == http::verb::get || head.method() == http::verb::head;
        return token.empty() && has_pass && looks &&
               (request_.path.starts_with("/api/file/") ||
                request_.path.starts_with("/api/explain/"));
    }

    void upgrade() {
        if (!ws::is_upgrade(head_->get())) return refuse(426, "a WebSocket is needed here");
        if (core_->clients.size() >= core_->options.limits.clients)
            return refuse(503, "as many viewers as possible are here already");
        const std::uint64_t id = core_->next_id++;
        const auto line = std::make_shared<SocketLine>(core_, stream_.release_socket(), id);
        core_->clients[id] = line;
        core_->requests.erase(shared_from_this());
        line->accept(head_->release());
    }

    // Uploads go to a file as they come; more than allowed is refused while it comes.
    void read_body() {
        const UploadPlace place = core_->handler.upload_place(request_);
        if (place.file.empty()) return refuse(place.status, place.refusal);
        request_.body = place.file;
        upload_.emplace(std::move(*head_));
        head_.reset();
        upload_->body_limit(core_->options.limits.upload_bytes);
        error_code failed;
        upload_->get().body().open(request_.body.c_str(), beast::file_mode::write, failed);
        if (failed) return refuse(500, "the upload cannot be stored: " + failed.message());
        read_body_more();
    }

    void read_body_more() {
        stream_.expires_after(core_->options.limits.silence);
        http::async_read_some(stream_, buffer_, *upload_,
                              [self = shared_from_this()](error_code failed, std::size_t) {
                                  self->body_read(failed);
                              });
    }

    void body_read(error_code failed) {
        if (!failed && !upload_->is_done()) return read_body_more();
        upload_->get().body().close();
        const bool whole = !failed && upload_->is_done();
        if (!whole) {
            std::error_code ignored;
            std::filesystem::remove(request_.body, ignored);
            std::filesystem::remove(request_.body.parent_path(), ignored);  // if it was its own
            if (failed == http::error::body_limit) return refuse(413, "the upload is too large");
            return finish();
        }
        upload_.reset();
        ask();
    }

    void ask() {
        stream_.expires_never();
        core_->handler.request(request_, [self = shared_from_this()](HttpAnswer answer) {
            net::post(self->stream_.get_executor(),
                      [self, answer = std::move(answer)] { self->answer(answer); });
        });
    }

    void refuse(int status, const std::string& sentence) {
        {
            const std::lock_guard lock(core_->guard);
            ++core_->figures.refused;
        }
        closing_ = true;
        answer(HttpAnswer::error(status, sentence));
    }

    template <class Body>
    void dress(http::response<Body>& response, const HttpAnswer& answer) const {
        response.result(static_cast<unsigned>(answer.status));
        response.set(http::field::server, "cuesta");
        response.set(http::field::content_type, answer.type);
        response.set("X-Content-Type-Options", "nosniff");
        response.set("Referrer-Policy", "no-referrer");
        response.set("Cross-Origin-Opener-Policy", "same-origin");
        response.set("Cross-Origin-Embedder-Policy", "require-corp");
        response.set("Cross-Origin-Resource-Policy", "same-origin");
        // Not every browser counts a WebSocket to its own host as 'self'.
        response.set("Content-Security-Policy",
                     fmt::format("default-src 'self'; img-src 'self' data: blob:; style-src 'self' "
                                 "'unsafe-inline'; connect-src 'self'{}; worker-src 'self' blob:; "
                                 "object-src 'none'; base-uri 'none'; form-action 'none'; "
                                 "frame-ancestors 'none'",
                                 host_.empty() ? "" : " ws://" + host_));
        if (give_pass_)
            response.set(
                http::field::set_cookie,
                fmt::format("{}={}; Path=/api; HttpOnly; SameSite=Strict",
                            pass_name(core_->options.port), reading_pass(core_->options.token)));
        response.set("X-Frame-Options", "DENY");
        response.set(http::field::cache_control, answer.etag.empty() ? "no-store" : "no-cache");
        if (!answer.etag.empty()) response.set(http::field::etag, answer.etag);
        if (answer.gzip) response.set(http::field::content_encoding, "gzip");
        if (!answer.download.empty())
            response.set(http::field::content_disposition,
                         "attachment; filename=\"" + answer.download + "\"");
        response.keep_alive(!closing_);
    }

    void answer(HttpAnswer answer) {
        if (!answer.etag.empty() && request_.if_none_match == answer.etag) {
            answer.status = 304;
            answer.body.reset();
        }
        if (!answer.file.empty()) {
            http::response<http::file_body> response;
            error_code failed;
            response.body().open(answer.file.c_str(), beast::file_mode::scan, failed);
            if (!failed) {
                dress(response, answer);
                response.prepare_payload();
                return write(std::move(response));
            }
            answer = HttpAnswer::error(404, "there is no such file");
        }
        http::response<http::string_body> response;
        dress(response, answer);
        if (answer.body) response.body() = *answer.body;
        if (answer.status != 304) response.prepare_payload();
        write(std::move(response));
    }

    template <class Body>
    void write(http::response<Body> response) {
        stream_.expires_after(core_->options.limits.silence);
        const auto held = std::make_shared<http::response<Body>>(std::move(response));
        const auto after = [self = shared_from_this(), held](error_code failed, std::size_t) {
            if (failed || self->closing_ || self->core_->stopping) return self->finish();
            self->read_head();
        };
        if (request_.method != "HEAD") return http::async_write(stream_, *held, after);
        const auto head = std::make_shared<http::response_serializer<Body>>(*held);
        http::async_write_header(
            stream_, *head,
            [after, head](error_code failed, std::size_t bytes) { after(failed, bytes); });
    }

    std::shared_ptr<Core> core_;
    CountedConnection counted_;
    beast::tcp_stream stream_;
    beast::flat_buffer buffer_;
    std::optional<http::request_parser<http::empty_body>> head_;
    std::optional<http::request_parser<http::file_body>> upload_;
    HttpRequest request_;
    std::string host_;  // by which one of the studio's names it was called
    bool closing_ = false, waits_ = false, known_ = false, give_pass_ = false;
    Clock::time_point since_;
};

// --- The server ----------------------------------------------------------------------------------

namespace {

// A browser or ffmpeg that we start must not hold the port, or a line to a client.
void keep_to_ourselves(int descriptor) {
    ::fcntl(descriptor, F_SETFD, FD_CLOEXEC);
}

}  // namespace

struct Server::Body {
    Body(ServerOptions options, Handler& handler)
        : core(std::make_shared<Core>(std::move(options), handler)) {}

    void bind() {
        ServerOptions& options = core->options;
        error_code failed;
        const auto address = net::ip::make_address(
            options.address == "localhost" ? "127.0.0.1" : options.address, failed);
        if (failed)
            throw UsageError(
                fmt::format("{} is no address. Give numbers such as 127.0.0.1", options.address));
        const int last =
            options.port == 0 || !options.next_if_taken ? options.port : options.port + 100;
        for (int port = options.port; port <= std::min(last, 65535); ++port) {
            const tcp::endpoint end(address, static_cast<unsigned short>(port));
            acceptor.open(end.protocol(), failed);
            if (!failed) keep_to_ourselves(acceptor.native_handle());
            if (!failed) acceptor.set_option(net::socket_base::reuse_address(true), failed);
            if (!failed) acceptor.bind(end, failed);
            if (!failed) acceptor.listen(net::socket_base::max_listen_connections, failed);
            if (!failed) break;
            error_code ignored;
            acceptor.close(ignored);
            if (failed != net::error::address_in_use && failed != net::error::access_denied) break;
        }
        if (failed)
            throw Error(fmt::format("cannot listen on {}:{}: {}", options.address, options.port,
                                    failed.message()),
                        failed == boost::system::errc::address_not_available
                            ? "Choose an address of this machine with --host"
                            : "Choose another with --port");
        options.port = acceptor.local_endpoint().port();
        core->hosts = accepted_hosts(options.names, options.port);
    }

    // Room for one more line, if need be in place of one that only waits.
    bool has_room() {
        if (core->requests.size() + core->clients.size() < core->options.limits.connections)
            return true;
        std::shared_ptr<HttpConnection> first;
        for (const auto& one : core->requests)
            if (one->waits() && (!first || one->goes_before(*first))) first = one;
        if (!first) return false;
        first->finish();
        return true;
    }

    void accept() {
        acceptor.async_accept([this](error_code failed, tcp::socket socket) {
            if (core->stopping || failed == net::error::operation_aborted) return;
            if (!failed && has_room()) {
                error_code ignored;
                keep_to_ourselves(socket.native_handle());
                socket.set_option(tcp::no_delay(true), ignored);
                const auto connection = std::make_shared<HttpConnection>(core, std::move(socket));
                core->requests.insert(connection);
                connection->read_head();
            }
            // Out of descriptors: wait a little instead of spinning.
            if (!failed) return accept();
            pause.expires_after(std::chrono::milliseconds(50));
            pause.async_wait([this](error_code) {
                if (!core->stopping) accept();
            });
        });
    }

    void offer_frames() {
        const auto clients = core->clients;  // a failed write takes itself off the list
        for (const auto& [id, line] : clients) line->write_next();
    }

    void beat() {
        timer.expires_after(std::chrono::milliseconds(15));
        timer.async_wait([this](error_code failed) {
            if (failed) return;
            offer_frames();
            if (++beats % 6 == 0) {
                const auto clients = core->clients;
                for (const auto& [id, line] : clients) line->watch();
                if (!core->stopping) core->handler.tenth_of_a_second();
                const std::lock_guard lock(core->guard);
                core->figures.clients = core->clients.size();
                core->figures.connections = core->connections;
            }
            if (core->stopping && (core->clients.empty() || Clock::now() > stop_by))
                return io.stop();
            beat();
        });
    }

    void begin_to_stop() {
        core->stopping = true;
        stop_by = Clock::now() + std::chrono::milliseconds(1500);
        error_code ignored;
        acceptor.close(ignored);
        const auto requests = core->requests;
        for (const auto& connection : requests) connection->finish();
        const auto clients = core->clients;
        for (const auto& [id, line] : clients) line->close(1001, "the studio is closing");
    }

    std::shared_ptr<Core> core;
    net::io_context& io = core->io;
    tcp::acceptor acceptor{io};
    net::steady_timer timer{io}, pause{io};
    std::thread thread;
    std::uint64_t beats = 0;
    Clock::time_point stop_by;
};

Server::Server(ServerOptions options, Handler& handler)
    : body_(std::make_shared<Body>(std::move(options), handler)) {
    body_->bind();
}

Server::~Server() {
    stop();
}

int Server::port() const {
    return body_->core->options.port;
}

const ServerOptions& Server::options() const {
    return body_->core->options;
}

void Server::start() {
    body_->accept();
    body_->beat();
    body_->thread = std::thread([body = body_.get()] { body->io.run(); });
}

void Server::poke() {
    net::post(body_->io, [body = body_.get()] { body->offer_frames(); });
}

void Server::stop() {
    if (!body_->thread.joinable()) return;
    net::post(body_->io, [body = body_.get()] { body->begin_to_stop(); });
    body_->thread.join();
    // What is left is cancelled and its handlers run out, so that nothing holds itself alive.
    const auto requests = body_->core->requests;
    for (const auto& connection : requests) connection->finish();
    const auto clients = body_->core->clients;
    for (const auto& [id, line] : clients) line->finish();
    body_->timer.cancel();
    body_->io.restart();
    body_->io.poll();
}

ServerFigures Server::figures() const {
    const std::lock_guard lock(body_->core->guard);
    return body_->core->figures;
}

}  // namespace cuesta::studio
