// SPDX-License-Identifier: Apache-2.0
#include "cuesta/operator/context.h"

#include "cuesta/base/check.h"

namespace cuesta {

const Raster& StepContext::input(InputFile file) const {
    const auto index = static_cast<std::size_t>(file.index);
    CUESTA_CHECK(file.index >= 0 && index < inputs.size(), "input {} of {} was not read",
                 file.index, inputs.size());
    return inputs[index];
}

FieldValue StepContext::value_of(const FieldOr& parameter) const {
    if (!parameter.is_field()) return FieldValue(parameter.number);
    // A property of the material on top; one number while the ground is of one material.
    if (parameter.field.view() == field::talus && !terrain.layered())
        return FieldValue(terrain.materials()[terrain.ground_material].talus_deg);
    const Field* found = terrain.find(parameter.field.view());
    CUESTA_CHECK(found != nullptr, "field '{}' was not made before it is read",
                 parameter.field.view());
    return FieldValue(*found);
}

}  // namespace cuesta
