// SPDX-License-Identifier: Apache-2.0
// Questions to the blocks that can answer them, and the answers back: for samples anywhere on the
// map where no window around a block would do.
//
// Holds   answers are those of the owner, so they are the same on any block layout.
// Memory  questions and answers of one call; who has many asks in portions.
#pragma once

#include <cstring>
#include <span>
#include <type_traits>
#include <utility>
#include <vector>

#include "cuesta/base/check.h"
#include "cuesta/grid/communicator.h"

namespace cuesta {

// The answers in the order of the questions: reply(question) of the block owner_of(question). Every
// block must call it, with as many questions as it has or none.
template <class Answer, class Question, class OwnerOf, class Reply>
std::vector<Answer> ask(Communicator& comm, std::span<const Question> questions, OwnerOf&& owner_of,
                        Reply&& reply) {
    static_assert(std::is_trivially_copyable_v<Question> && std::is_trivially_copyable_v<Answer>);
    std::vector<Answer> answers(questions.size());
    const int own = comm.rank();
    // Those of other blocks, by owner, and which of ours they are.
    std::vector<Parcel> parcels;
    std::vector<std::vector<std::size_t>> asked(static_cast<std::size_t>(comm.size()));
    for (std::size_t i = 0; i < questions.size(); ++i) {
        const int owner = owner_of(questions[i]);
        if (owner == own)
            answers[i] = reply(questions[i]);
        else
            asked[static_cast<std::size_t>(owner)].push_back(i);
    }
    if (comm.size() == 1) return answers;
    for (std::size_t rank = 0; rank < asked.size(); ++rank) {
        if (asked[rank].empty()) continue;
        Parcel parcel{static_cast<int>(rank), {}};
        parcel.bytes.resize(asked[rank].size() * sizeof(Question));
        std::byte* to = parcel.bytes.data();
        for (const std::size_t i : asked[rank]) {
            std::memcpy(to, &questions[i], sizeof(Question));
            to += sizeof(Question);
        }
        parcels.push_back(std::move(parcel));
    }
    std::vector<Parcel> replies;
    for (const Parcel& from : comm.migrate(std::move(parcels))) {
        const std::size_t count = from.bytes.size() / sizeof(Question);
        Parcel back{from.rank, std::vector<std::byte>(count * sizeof(Answer))};
        for (std::size_t i = 0; i < count; ++i) {
            Question question;
            std::memcpy(&question, from.bytes.data() + i * sizeof(Question), sizeof(Question));
            const Answer answer = reply(question);
            std::memcpy(back.bytes.data() + i * sizeof(Answer), &answer, sizeof(Answer));
        }
        replies.push_back(std::move(back));
    }
    for (const Parcel& from : comm.migrate(std::move(replies))) {
        const std::vector<std::size_t>& ours = asked[static_cast<std::size_t>(from.rank)];
        CUESTA_CHECK(from.bytes.size() == ours.size() * sizeof(Answer),
                     "block {} did not answer all questions", from.rank);
        for (std::size_t i = 0; i < ours.size(); ++i)
            std::memcpy(&answers[ours[i]], from.bytes.data() + i * sizeof(Answer), sizeof(Answer));
    }
    return answers;
}

}  // namespace cuesta
