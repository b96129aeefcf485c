// SPDX-License-Identifier: Apache-2.0
#include "connection.h"

namespace cuesta::studio {

SocketLine::SocketLine(std::shared_ptr<Core> core, tcp::socket socket, std::uint64_t id)
    : core_(std::move(core)), counted_(*core_), socket_(std::move(socket)), id_(id) {}

void SocketLine::send(std::string text) {
    auto body = std::make_shared<const std::string>(std::move(text));
    net::post(socket_.get_executor(), [self = shared_from_this(), body] { self->queue(body); });
}

void SocketLine::send_latest(const std::string& kind, std::string text) {
    auto body = std::make_shared<const std::string>(std::move(text));
    net::post(socket_.get_executor(), [self = shared_from_this(), kind, body] {
        self->latest_[kind] = body;
        self->write_next();
    });
}

void SocketLine::accept(http::request<http::empty_body> request) {
    request_ = std::move(request);
    const ServerLimits& limits = core_->options.limits;
    beast::get_lowest_layer(socket_).expires_never();
    ws::stream_base::timeout times{};
    times.handshake_timeout = limits.header;
    times.idle_timeout = ws::stream_base::none();  // watch() looks after it
    times.keep_alive_pings = false;
    socket_.set_option(times);
    socket_.set_option(ws::stream_base::decorator([](ws::response_type& response) {
        response.set(http::field::sec_websocket_protocol, "cuesta");
    }));
    socket_.read_message_max(limits.message_bytes);
    socket_.auto_fragment(false);
    socket_.control_callback([this](ws::frame_type, beast::string_view) { control_frame(); });
    socket_.async_accept(request_, [self = shared_from_this()](error_code failed) {
        if (failed) return self->finish();
        self->open_ = true;
        self->heard_ = Clock::now();
        self->core_->handler.opened(self);
        self->read_more();
    });
}

void SocketLine::write_next() {
    if (!open_ || writing_ || closing_) return;
    if (!texts_.empty()) {
        under_way_ = texts_.front();
        waiting_bytes_ -= under_way_->size();
        texts_.pop_front();
    } else if (!latest_.empty()) {
        under_way_ = latest_.begin()->second;
        latest_.erase(latest_.begin());
    } else {
        std::string frame = core_->handler.next_frame(id_);
        if (frame.empty()) return;
        count_frame(frame.size());
        under_way_ = std::make_shared<const std::string>(std::move(frame));
        frame_ = true;
    }
    writing_ = true;
    socket_.binary(frame_);
    socket_.async_write(net::buffer(*under_way_),
                        [self = shared_from_this()](error_code failed, std::size_t) {
                            self->writing_ = false;
                            self->under_way_.reset();
                            if (failed) return self->finish();
                            if (std::exchange(self->frame_, false))
                                self->core_->handler.frame_sent(self->id_);
                            self->write_next();
                        });
}

void SocketLine::watch() {
    if (!open_) return;
    const ServerLimits& limits = core_->options.limits;
    const auto now = Clock::now();
    if (closing_) {
        if (now > close_by_) finish();
        return;
    }
    if (now - second_ > std::chrono::seconds(1)) second_ = now, controls_ = 0;
    if (now - heard_ > limits.silence) return close(1008, "no answer to a ping for a long time");
    if (in_message_ && now - message_began_ > limits.message)
        return close(1008, "the message took too long");
    if (now - heard_ > limits.ping && now - pinged_ > limits.ping && !pinging_) {
        pinged_ = now;
        pinging_ = true;
        socket_.async_ping({}, [self = shared_from_this()](error_code) { self->pinging_ = false; });
    }
}

void SocketLine::close(int code, const char* reason) {
    if (closing_ || !open_) return;
    closing_ = true;
    close_by_ = Clock::now() + std::chrono::seconds(1);
    socket_.async_close({static_cast<ws::close_code>(code), reason},
                        [self = shared_from_this()](error_code) { self->finish(); });
}

void SocketLine::finish() {
    const auto self = shared_from_this();
    beast::get_lowest_layer(socket_).close();
    core_->clients.erase(id_);
    if (std::exchange(open_, false)) core_->handler.closed(id_);
}

void SocketLine::queue(std::shared_ptr<const std::string> body) {
    if (!open_ || closing_) return;
    const ServerLimits& limits = core_->options.limits;
    waiting_bytes_ += body->size();
    texts_.push_back(std::move(body));
    // What a client does not fetch ends with the client, not with our memory.
    if (texts_.size() > limits.waiting_texts ||
        (waiting_bytes_ > limits.waiting_bytes && texts_.size() > 1))
        return close(1008, "too much waits for this client");
    {
        const std::lock_guard lock(core_->guard);
        ServerFigures& figures = core_->figures;
        figures.most_waiting_texts = std::max(figures.most_waiting_texts, texts_.size());
    }
    write_next();
}

void SocketLine::count_frame(std::size_t bytes) {
    const std::lock_guard lock(core_->guard);
    ++core_->figures.frames;
    core_->figures.frame_bytes += bytes;
    core_->figures.largest_frame = std::max(core_->figures.largest_frame, bytes);
}

void SocketLine::control_frame() {
    heard_ = Clock::now();
    if (++controls_ > core_->options.limits.control_frames_per_second)
        close(1008, "too many control frames");
}

void SocketLine::read_more() {
    socket_.async_read_some(
        buffer_, 64 * 1024,
        [self = shared_from_this()](error_code failed, std::size_t) { self->read(failed); });
}

void SocketLine::read(error_code failed) {
    if (failed) return finish();
    heard_ = Clock::now();
    if (!in_message_) message_began_ = heard_;
    in_message_ = !socket_.is_message_done();
    if (!in_message_ && !closing_) {
        if (!socket_.got_text()) {
            close(1003, "messages are JSON text");
        } else {
            std::string text = beast::buffers_to_string(buffer_.data());
            core_->handler.message(shared_from_this(), std::move(text));
        }
        buffer_.consume(buffer_.size());
    }
    read_more();
}

}  // namespace cuesta::studio
