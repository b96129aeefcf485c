// SPDX-License-Identifier: Apache-2.0
// Notes and warnings for the person at the terminal: one line each on standard error.
//
// The library never prints by itself; it hands sentences to a Log it is given. TerminalLog is the
// program's; the studio and tests bring their own.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace cuesta {

class Log {
public:
    virtual ~Log() = default;
    virtual void note(std::string_view sentence) = 0;
    virtual void warn(std::string_view sentence) = 0;
};

// Standard error as it is; where it cannot be written (closed, a full disk, a reader that left) the
// text is lost and the work goes on.
void write_to_stderr(std::string_view text) noexcept;

// "warning: ..." on standard error, coloured only when `colour` is set.
class TerminalLog : public Log {
public:
    TerminalLog(bool quiet, bool colour) : quiet_(quiet), colour_(colour) {}
    void note(std::string_view sentence) override;
    void warn(std::string_view sentence) override;

private:
    bool quiet_, colour_;
};

// Keeps what it is told, for tests and for reports.
class CollectingLog : public Log {
public:
    void note(std::string_view sentence) override { notes.emplace_back(sentence); }
    void warn(std::string_view sentence) override { warnings.emplace_back(sentence); }
    std::vector<std::string> notes, warnings;
};

}  // namespace cuesta
