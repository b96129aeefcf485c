// SPDX-License-Identifier: Apache-2.0
#include "cuesta/tectonics/plate/ride_sources.h"

#include "cuesta/grid/ask.h"

namespace cuesta::plate {

Foreign foreign_sources(const StepContext& step, const std::vector<Ride>& rides) {
    const Samples samples(step);
    Foreign foreign;
    for (const Ride& ride : rides)
        for (const std::int64_t sample : {ride.from, ride.under})
            if (sample >= 0 && !samples.is_own(sample)) foreign.add(sample);
    foreign.tidy();
    return foreign;
}

std::vector<float> ridden(const StepContext& step, const std::vector<Ride>& rides,
                          const Foreign& foreign, const std::vector<float>& own) {
    const Samples samples(step);
    const std::vector<float> others = ask<float>(
        step.comm, foreign.ids(), [&](std::int64_t sample) { return samples.owner(sample); },
        [&](std::int64_t sample) { return own[samples.at(sample)]; });
    std::vector<float> values(rides.size());
    for (std::size_t i = 0; i < rides.size(); ++i) {
        const std::int64_t from = rides[i].from;
        if (from < 0) continue;
        values[i] = samples.is_own(from) ? own[samples.at(from)] : others[foreign.at(from)];
    }
    return values;
}

std::vector<float> values_of(const Field& field) {
    std::vector<float> values;
    values.reserve(static_cast<std::size_t>(field.columns() * field.rows()));
    for (std::int64_t y = 0; y < field.rows(); ++y)
        values.insert(values.end(), field.row(y), field.row(y) + field.columns());
    return values;
}
void put(const std::vector<float>& values, Field& field) {
    for (std::int64_t y = 0; y < field.rows(); ++y)
        std::copy_n(values.begin() + y * field.columns(), field.columns(), field.row(y));
}

ExactSum sum_of(const StepContext& step, const std::vector<float>& values) {
    ExactSum sum;
    for (const float value : values)
        if (value != 0) sum.add(double{value});
    step.comm.sum(sum.bins());
    return sum;
}

void book_net(Terrain& terrain, MaterialId account, const ExactSum& before, const ExactSum& after) {
    ExactSum more = after;
    more.subtract(before);
    if (more.value() > 0) terrain.ledger.account(account).in.merge(more);
    if (more.value() < 0) terrain.ledger.account(account).out.subtract(more);
}

}  // namespace cuesta::plate
