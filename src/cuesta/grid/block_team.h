// SPDX-License-Identifier: Apache-2.0
// The whole map cut into blocks that live in one process, one thread each, and exchange halos:
// the same walk as on a cluster, testable on any machine.
//
// run() calls body(rank, communicator) once per block at the same time and returns when all are
// done. If one block throws, the others are released from waiting and the first exception (by rank)
// is thrown again. A block that returns while others wait for it is our mistake and thrown too.
#pragma once

#include <condition_variable>
#include <exception>
#include <functional>
#include <memory>
#include <mutex>
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
    void wait();  // all members meet; throws Released when one of them has failed
    void check_nobody_left() const;
    struct Released {};

    Decomposition cut_;
    std::vector<std::unique_ptr<Member>> members_;
    std::mutex mutex_;
    std::condition_variable meeting_;
    int arrived_ = 0;
    unsigned round_ = 0;
    bool failed_ = false;
    int left_ = -1;  // the last block whose body has returned
};

}  // namespace cuesta
