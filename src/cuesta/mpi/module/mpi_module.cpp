// SPDX-License-Identifier: Apache-2.0
// The module that links MPI: calls of mpi_api.h as calls of MPI, and nothing else.
#include <mpi.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <cstddef>
#include <cstdlib>
#include <cstring>
#include <list>
#include <thread>
#include <vector>

#include "cuesta/mpi/module/mpi_api.h"

namespace {

// MPI counts in ints.
constexpr std::uint64_t most_bytes = std::uint64_t{1} << 30;
constexpr int message_tag = 7;

// Words beside all other messages have a communicator of their own.
MPI_Comm side = MPI_COMM_NULL;

// Waits of random length before messages, for tests.
struct Delay {
    std::uint64_t state = 0;
    std::int32_t most_ms = 0;

    std::uint64_t draw() {  // splitmix64
        std::uint64_t z = state += 0x9e3779b97f4a7c15u;
        z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
        z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
        return z ^ (z >> 31);
    }
    void wait() {
        if (most_ms <= 0) return;
        const auto most_us = static_cast<std::uint64_t>(most_ms) * 1000;
        std::this_thread::sleep_for(std::chrono::microseconds(draw() % (most_us + 1)));
    }
} delay;

int ranks() {
    int size = 1;
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    return size;
}

std::int32_t start(std::int32_t* rank, std::int32_t* size, std::int32_t* on_this_host) {
    int started = 0;
    MPI_Initialized(&started);
    int level = 0;
    if (started == 0) MPI_Init_thread(nullptr, nullptr, MPI_THREAD_MULTIPLE, &level);
    MPI_Query_thread(&level);
    MPI_Comm_dup(MPI_COMM_WORLD, &side);
    int own = 0;
    MPI_Comm_rank(MPI_COMM_WORLD, &own);
    *rank = own;
    *size = ranks();
    MPI_Comm host = MPI_COMM_NULL;
    MPI_Comm_split_type(MPI_COMM_WORLD, MPI_COMM_TYPE_SHARED, 0, MPI_INFO_NULL, &host);
    int beside = 1;
    MPI_Comm_size(host, &beside);
    MPI_Comm_free(&host);
    *on_this_host = beside;
    return level == MPI_THREAD_MULTIPLE ? 1 : 0;
}

void sum(std::int64_t* values, std::uint64_t count) {
    delay.wait();
    for (std::uint64_t at = 0; at < count; at += most_bytes / 8)
        MPI_Allreduce(MPI_IN_PLACE, values + at,
                      static_cast<int>(std::min(count - at, most_bytes / 8)), MPI_INT64_T, MPI_SUM,
                      MPI_COMM_WORLD);
}

void largest(double* values, std::uint64_t count) {
    delay.wait();
    for (std::uint64_t at = 0; at < count; at += most_bytes / 8)
        MPI_Allreduce(MPI_IN_PLACE, values + at,
                      static_cast<int>(std::min(count - at, most_bytes / 8)), MPI_DOUBLE, MPI_MAX,
                      MPI_COMM_WORLD);
}

void gather_sizes(std::uint64_t mine, std::uint64_t* sizes) {
    delay.wait();
    MPI_Allgather(&mine, 1, MPI_UINT64_T, sizes, 1, MPI_UINT64_T, MPI_COMM_WORLD);
}

void broadcast_from(int root, std::byte* bytes, std::uint64_t size) {
    for (std::uint64_t at = 0; at < size; at += most_bytes)
        MPI_Bcast(bytes + at, static_cast<int>(std::min(size - at, most_bytes)), MPI_BYTE, root,
                  MPI_COMM_WORLD);
}

void gather(const void* mine, const std::uint64_t* sizes, void* all) {
    const int size = ranks();
    std::uint64_t total = 0;
    for (int i = 0; i < size; ++i) total += sizes[i];
    auto* out = static_cast<std::byte*>(all);
    int own = 0;
    MPI_Comm_rank(MPI_COMM_WORLD, &own);
    if (total <= most_bytes) {
        std::vector<int> counts(static_cast<std::size_t>(size)), starts(counts.size());
        int begin = 0;
        for (std::size_t i = 0; i < counts.size(); ++i) {
            counts[i] = static_cast<int>(sizes[i]);
            starts[i] = begin;
            begin += counts[i];
        }
        MPI_Allgatherv(mine, counts[static_cast<std::size_t>(own)], MPI_BYTE, out, counts.data(),
                       starts.data(), MPI_BYTE, MPI_COMM_WORLD);
        return;
    }
    std::uint64_t begin = 0;
    for (int i = 0; i < size; ++i) {
        if (i == own) std::copy_n(static_cast<const std::byte*>(mine), sizes[i], out + begin);
        broadcast_from(i, out + begin, sizes[i]);
        begin += sizes[i];
    }
}

void broadcast(void* bytes, std::uint64_t size) {
    delay.wait();
    broadcast_from(0, static_cast<std::byte*>(bytes), size);
}

void exchange(const cuesta_mpi_part* send, std::int32_t sends, const cuesta_mpi_part* receive,
              std::int32_t receives) {
    std::vector<MPI_Request> requests;
    const auto pieces = [&](const cuesta_mpi_part& part, const auto& post) {
        for (std::uint64_t at = 0; at < part.size; at += most_bytes) {
            requests.emplace_back();
            post(static_cast<std::byte*>(part.bytes) + at,
                 static_cast<int>(std::min(part.size - at, most_bytes)), part.rank,
                 &requests.back());
        }
    };
    for (std::int32_t i = 0; i < receives; ++i)
        pieces(receive[i], [](std::byte* to, int count, int rank, MPI_Request* request) {
            MPI_Irecv(to, count, MPI_BYTE, rank, message_tag, MPI_COMM_WORLD, request);
        });
    std::vector<cuesta_mpi_part> turns(send, send + sends);
    if (delay.most_ms > 0)
        for (std::size_t i = turns.size(); i > 1; --i)
            std::swap(turns[i - 1], turns[delay.draw() % i]);
    for (const cuesta_mpi_part& one : turns) {
        delay.wait();
        pieces(one, [](std::byte* from, int count, int rank, MPI_Request* request) {
            MPI_Isend(from, count, MPI_BYTE, rank, message_tag, MPI_COMM_WORLD, request);
        });
    }
    MPI_Waitall(static_cast<int>(requests.size()), requests.data(), MPI_STATUSES_IGNORE);
}

void tell(std::int32_t rank, const void* bytes, std::int32_t size) {
    struct Word {
        MPI_Request request = MPI_REQUEST_NULL;
        std::array<char, CUESTA_MPI_WORD> bytes{};
    };
    // To a rank that does not listen a word may stay under way.
    static std::list<Word> under_way;
    under_way.remove_if([](Word& word) {
        int done = 0;
        MPI_Test(&word.request, &done, MPI_STATUS_IGNORE);
        return done != 0;
    });
    Word& word = under_way.emplace_back();
    std::memcpy(word.bytes.data(), bytes, static_cast<std::size_t>(size));
    MPI_Isend(word.bytes.data(), size, MPI_BYTE, rank, message_tag, side, &word.request);
}

std::int32_t heard(void* bytes, std::int32_t size, std::int32_t* rank) {
    int there = 0;
    MPI_Status status;
    MPI_Iprobe(MPI_ANY_SOURCE, message_tag, side, &there, &status);
    if (there == 0) return 0;
    MPI_Recv(bytes, size, MPI_BYTE, status.MPI_SOURCE, message_tag, side, MPI_STATUS_IGNORE);
    *rank = status.MPI_SOURCE;
    return 1;
}

void set_delay(std::uint64_t seed, std::int32_t most_ms) {
    int own = 0;
    MPI_Comm_rank(MPI_COMM_WORLD, &own);
    delay = {seed * 1000003u + static_cast<std::uint64_t>(own), most_ms};
}

void finish() {
    MPI_Finalize();
}

void end_job(std::int32_t code) {
    MPI_Abort(MPI_COMM_WORLD, code);
    std::_Exit(code);
}

}  // namespace

extern "C" const cuesta_mpi_api* cuesta_mpi_module() {
    static char version[MPI_MAX_LIBRARY_VERSION_STRING] = "";
    int length = 0;
    if (version[0] == '\0') MPI_Get_library_version(version, &length);
    static const cuesta_mpi_api table = {CUESTA_MPI_ABI, version,   start,     sum,      largest,
                                         gather_sizes,   gather,    broadcast, exchange, tell,
                                         heard,          set_delay, finish,    end_job};
    return &table;
}
