// SPDX-License-Identifier: Apache-2.0
#include "cuesta/operator/context.h"

#include "cuesta/base/check.h"

namespace cuesta {

void StepReport::count(std::string_view what, std::int64_t times) {
    if (times != 0) counts[std::string(what)] += times;
}

void StepReport::merge(const StepReport& other) {
    for (const auto& [what, times] : other.counts) counts[what] += times;
    at_rest = other.at_rest;
}

Scratch::Scratch(FieldShape shape) : shape_(shape) {}
Scratch::Scratch(Scratch&&) noexcept = default;
Scratch& Scratch::operator=(Scratch&&) noexcept = default;
Scratch::~Scratch() = default;

Field& Scratch::field(std::size_t index) {
    while (fields_.size() <= index) fields_.emplace_back();
    if (fields_[index].empty()) fields_[index] = Field(shape_);
    return fields_[index];
}

std::shared_ptr<void>& Scratch::object(std::type_index type) {
    return objects_[type];
}

void Scratch::release() {
    fields_.clear();
    objects_.clear();
}

const StoredMap& StepContext::input(InputFile file) const {
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
