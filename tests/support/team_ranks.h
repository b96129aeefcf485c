// SPDX-License-Identifier: Apache-2.0
// Ranks that are threads of one process: messages go through what all members of a team gather.
#pragma once

#include <cstring>
#include <stdexcept>

#include "cuesta/grid/communicator.h"
#include "cuesta/grid/ranks.h"

namespace cuesta::test {

class TeamRanks final : public Ranks {
public:
    explicit TeamRanks(Communicator& member) : member_(member) {}
    int rank() const override { return member_.rank(); }
    int size() const override { return member_.size(); }
    int on_this_host() const override { return member_.size(); }
    std::string library() const override { return "threads"; }

    // Receiver and size before every message. Every member takes part, also with none.
    void exchange(std::span<const Outgoing> send, std::span<const Incoming> receive) override {
        std::vector<std::byte> mine;
        for (const Outgoing& one : send) {
            const std::int64_t head[] = {one.rank, static_cast<std::int64_t>(one.bytes.size())};
            const auto bytes = std::as_bytes(std::span(head));
            mine.insert(mine.end(), bytes.begin(), bytes.end());
            mine.insert(mine.end(), one.bytes.begin(), one.bytes.end());
        }
        const auto all = member_.gather(mine);
        for (const Incoming& one : receive) take(all[static_cast<std::size_t>(one.rank)], one);
    }
    void sum(std::span<std::int64_t> values) override { member_.sum(values); }
    void largest(std::span<double> values) override {
        for (double& value : values) value = member_.largest(value);
    }
    std::vector<std::vector<std::byte>> gather(std::span<const std::byte> mine) override {
        return member_.gather(mine);
    }
    void broadcast(std::span<std::byte> bytes) override {
        const auto all = member_.gather(bytes);
        std::memcpy(bytes.data(), all[0].data(), bytes.size());
    }
    [[noreturn]] void abort(int) override { throw std::runtime_error("aborted"); }

private:
    void take(const std::vector<std::byte>& from, const Incoming& into) const {
        for (std::size_t at = 0; at < from.size();) {
            std::int64_t head[2];
            std::memcpy(head, from.data() + at, sizeof head);
            at += sizeof head;
            if (head[0] == rank()) {
                if (static_cast<std::size_t>(head[1]) != into.bytes.size())
                    throw std::runtime_error("a message of another size");
                std::memcpy(into.bytes.data(), from.data() + at, into.bytes.size());
                return;
            }
            at += static_cast<std::size_t>(head[1]);
        }
        throw std::runtime_error("a message that nobody has sent");
    }

    Communicator& member_;
};

}  // namespace cuesta::test
