// SPDX-License-Identifier: Apache-2.0
// The processes that carry out one run together: messages between them, and nothing else.
//
// Every process makes the same calls in the same order; each call returns when its result is there.
// Answers are integers and extremes, so that they do not depend on the order of arrival.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace cuesta {

class Ranks {
public:
    struct Outgoing {
        int rank = 0;
        std::span<const std::byte> bytes;
    };
    struct Incoming {
        int rank = 0;
        std::span<std::byte> bytes;
    };

    virtual ~Ranks() = default;
    virtual int rank() const = 0;
    virtual int size() const = 0;
    virtual int on_this_host() const = 0;  // how many share the cores of this machine
    virtual std::string library() const = 0;

    // Both sides of every message know its size; empty ones are not sent.
    virtual void exchange(std::span<const Outgoing> send, std::span<const Incoming> receive) = 0;
    virtual void sum(std::span<std::int64_t> values) = 0;
    virtual void largest(std::span<double> values) = 0;  // no NaN
    // Everybody's bytes in order of ranks, on every rank.
    virtual std::vector<std::vector<std::byte>> gather(std::span<const std::byte> mine) = 0;
    // What rank 0 has.
    virtual void broadcast(std::span<std::byte> bytes) = 0;
    // Ends all processes with that exit code.
    [[noreturn]] virtual void abort(int code) = 0;

    bool first() const { return rank() == 0; }
    // Decisions that a clock or a signal makes are those of rank 0.
    std::int64_t agree(std::int64_t mine) {
        broadcast(std::as_writable_bytes(std::span(&mine, 1)));
        return mine;
    }
};

}  // namespace cuesta
