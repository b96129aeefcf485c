// SPDX-License-Identifier: Apache-2.0
// What brings a column of layers into order and makes it shorter. Inside of layer_stack.h.
#pragma once

#include <optional>

#include "cuesta/terrain/layer.h"
#include "cuesta/terrain/layer_book.h"

namespace cuesta {

// No empty layer above the bed, no equal neighbours, no air on top.
void tidy(Column& column, MaterialId air, LayerBook& book);

// Two layers of one material become one, the thinner of them trading places with all that lies
// between them: the two for which that moves least (thickness x way), of equal ones the lowest.
// Nothing goes through air and the bed stays. With `thin` what moves is thinner and goes less far
// than that, and the uppermost layer stays on top. Every amount, the surface and every cave are as
// before. False: there are no such two.
bool join_like(Column& column, MaterialId air, std::optional<Units> thin, LayerBook& book);
// Such joins, the column brought into order after each, until it has no more than `count` layers or
// there is nothing left to join. The column is in order before.
void join_until(Column& column, MaterialId air, std::optional<Units> thin, int count,
                LayerBook& book);

}  // namespace cuesta
