// SPDX-License-Identifier: Apache-2.0
// One at a time in a directory: the lock lies on the directory itself, so that nothing is left
// behind, and the system takes it back when the process ends, however it ends.
#pragma once

#include <filesystem>

namespace cuesta {

class DirectoryLock {
public:
    enum class State {
        held,
        taken,        // by another process; one process may hold it more than once
        unavailable,  // the file system has no locks; who works here is not known
    };

    // Never waits. The directory must be there.
    explicit DirectoryLock(const std::filesystem::path& directory);
    ~DirectoryLock();
    DirectoryLock(const DirectoryLock&) = delete;
    DirectoryLock& operator=(const DirectoryLock&) = delete;

    State state() const { return state_; }

private:
    int descriptor_ = -1;
    State state_ = State::unavailable;
};

}  // namespace cuesta
