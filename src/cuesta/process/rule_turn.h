// SPDX-License-Identifier: Apache-2.0
// `turn` of a rule: what leaves one conserved thing of a cell and arrives in another.
//
//   moved = floor(amount / quantum + phase)      whole quanta, right on average however small
//           at most what the donor has and the receiver can hold
//
// The quantum is the larger one of both ends, powers of two all of them: quanta of water, those of
// a conserved field, units of the ground. So both ends change by the same number, exactly.
//
// Ends    a field      its depth
//         a layer      takes: the uppermost layer of the ground if it is of that material
//                      gets:  laid on top
//         ground       takes: whatever lies on top. Turned into a material of the ground, what lies
//                      below a cover of that material, one layer in a step
//         outside      comes into the map or leaves it, and is booked so
// Holds   sum of both ends exactly; `turned` and `formed` of both accounts; the same bits for any
//         threads and blocks.
// Limits  cells that would have given more than there was, or got more than float32 holds to the
//         quantum, are counted (limited_cells). Ground turns by volume, not by mass.
#pragma once

#include "cuesta/operator/operator.h"

namespace cuesta {

struct TurnEnd {
    enum class Kind : std::uint8_t { outside, field, layer, ground };
    Kind kind = Kind::outside;
    Field* field = nullptr;  // with its quantum, and the account it is booked in
    double quantum_m = 0;
    MaterialId account = 0;  // of a layer: its material
};

// One turn in one step. Both ends stay where they are while it lasts.
class Turning {
public:
    struct Sums {
        std::int64_t moved = 0, limited = 0;
    };
    // Every block must make it.
    Turning(const TurnEnd& from, const TurnEnd& to, Terrain& terrain, Communicator& comm,
            float phase);

    // Whether rows can be turned one by one, from any thread; else only the whole block.
    bool by_rows() const { return way_ != Way::columns; }
    // `amount` of each cell of row y, in the unit of both ends; below 0 it is 0.
    Sums row(std::int64_t y, const float* amount) const;
    // Books what rows have turned.
    void finish(const Sums& sums, StepReport& report);
    // All rows.
    void block(const Field& amount, StepReport& report);

private:
    enum class Way : std::uint8_t { fields, cover, columns };
    void turn_columns(const Field& amount, StepReport& report);

    TurnEnd from_, to_;
    Terrain& terrain_;
    float phase_;
    double quantum_m_ = 0, unit_m_ = 0;
    std::int32_t units_ = 1;  // of the ground in a quantum
    Way way_ = Way::fields;
    CoverPlanes* planes_ = nullptr;
};

}  // namespace cuesta
