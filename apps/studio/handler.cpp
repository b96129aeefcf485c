// SPDX-License-Identifier: Apache-2.0
#include "handler.h"

#include <utility>

#include "cuesta/base/json.h"

namespace cuesta::studio {

HttpAnswer HttpAnswer::text(int status, std::string type, std::string body) {
    HttpAnswer answer;
    answer.status = status, answer.type = std::move(type);
    answer.body = std::make_shared<const std::string>(std::move(body));
    return answer;
}

HttpAnswer HttpAnswer::error(int status, std::string_view sentence) {
    return text(status, "application/json", Json({{"error", sentence}}).dump());
}

}  // namespace cuesta::studio
