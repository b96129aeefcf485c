// SPDX-License-Identifier: Apache-2.0
// The whole map cut into blocks that live in one process, one thread each, and exchange halos:
// the same walk as on a cluster, testable on any machine.
//
// run() calls body(rank, communicator) once per block at the same time and returns when all are
// done. The threads are started by the first run and stay until the team ends. At most
// thread_count() of them run; one that meets the others hands its turn on, so that many blocks cost
// no more cores than one. If one block throws, the others are released from waiting and the first
// exception (by rank) is thrown again. A block that returns while others wait for it, or that calls
// another function than they do, is our mistake and thrown too.
#pragma once

#include <atomic>
#include <condition_variable>
#include <deque>
#include <exception>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

#include "cuesta/grid/communicator.h"

namespace cuesta {

class BlockTeam {
public:
    explicit BlockTeam(const Decomposition& cut);
    ~BlockTeam();
    const Decomposition& cut() const { return cut_; }
    void run(const std::function<void(int rank, Communicator&)>& body);

private:
    class Member;
    using Lock = std::unique_lock<std::mutex>;
    struct Released {};

    void start_threads();
    void serve(int rank);    // what the thread of a block does until the team ends
    void work(int rank);     // one run
    void wait(int rank);     // all members meet; throws Released when one of them has failed
    void release_waiting();  // those who wait for a meeting that cannot come about
    void make_ready(int rank);
    void give_turns();  // to as many who are ready as may run
    void take_turn(Lock& lock, int rank);
    void end_turn();
    void check_nobody_left() const;

    Decomposition cut_;
    std::vector<std::unique_ptr<Member>> members_;
    std::vector<std::jthread> threads_;
    std::mutex mutex_;
    std::condition_variable done_;
    const std::function<void(int, Communicator&)>* body_ = nullptr;
    const std::atomic<bool>* asked_ = nullptr;  // to end early
    std::vector<std::exception_ptr> errors_;
    std::deque<int> ready_;
    int running_ = 0, most_running_ = 1;
    int at_work_ = 0;  // members whose body has not returned
    int arrived_ = 0;
    unsigned round_ = 0;
    bool failed_ = false;
    bool ends_ = false;
    int left_ = -1;  // the last block whose body has returned
};

}  // namespace cuesta
