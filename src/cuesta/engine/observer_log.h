// SPDX-License-Identifier: Apache-2.0
// Hands the notes and warnings of readers and writers to the observer of a run.
#pragma once

#include "cuesta/base/log.h"
#include "cuesta/engine/observer.h"

namespace cuesta {

class ObserverLog final : public Log {
public:
    explicit ObserverLog(Observer& observer) : observer_(observer) {}
    void note(std::string_view sentence) override { observer_.note(sentence); }
    void warn(std::string_view sentence) override { observer_.warn(sentence); }

private:
    Observer& observer_;
};

}  // namespace cuesta
