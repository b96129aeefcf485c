// SPDX-License-Identifier: Apache-2.0
#include "cuesta/operator/operator.h"

#include "cuesta/base/check.h"

namespace cuesta {

std::string_view word(OperatorKind kind) {
    switch (kind) {
        case OperatorKind::generator:
            return "generator";
        case OperatorKind::filter:
            return "filter";
        case OperatorKind::process:
            return "process";
        case OperatorKind::container:
            return "container";
    }
    return "";
}

std::string_view word(ParamKind kind) {
    switch (kind) {
        case ParamKind::number:
            return "number";
        case ParamKind::integer:
            return "whole number";
        case ParamKind::toggle:
            return "true or false";
        case ParamKind::choice:
            return "choice";
        case ParamKind::number_or_field:
            return "number or field";
        case ParamKind::field_name:
            return "field";
        case ParamKind::numbers:
            return "list of numbers";
        case ParamKind::file:
            return "file";
        case ParamKind::material:
            return "material";
        case ParamKind::materials:
            return "list of materials";
        case ParamKind::expression:
            return "expression";
    }
    return "";
}

const Promise* OperatorRow::find_promise(Holds holds) const {
    for (const Promise& promise : promises)
        if (promise.holds == holds) return &promise;
    return nullptr;
}

std::unique_ptr<JointStep> Operator::joint() const {
    CUESTA_CHECK(false, "this operator is of no family");
    return nullptr;
}

void Operator::join(JointStep&) const {
    CUESTA_CHECK(false, "this operator is of no family");
}

StepReport Operator::generate(Field&, const StepContext&) const {
    CUESTA_CHECK(false, "this operator makes no surface");
    return {};
}

StepReport Operator::filter(const Field&, Field&, const StepContext&) const {
    CUESTA_CHECK(false, "this operator is no filter");
    return {};
}

StepReport Operator::apply(Terrain&, const StepContext&) const {
    CUESTA_CHECK(false, "this operator is no process");
    return {};
}

const ParamRow* OperatorRow::find_param(std::string_view param) const {
    for (const ParamRow& row : params)
        if (row.name == param || (!param.empty() && (row.source_name == param ||  //
                                                     row.older_name == param)))
            return &row;
    return nullptr;
}

std::vector<std::string> OperatorRow::param_names() const {
    std::vector<std::string> names;
    for (const ParamRow& row : params) names.push_back(row.name);
    return names;
}

// Here rather than in every source that describes or holds one.
OperatorRow::OperatorRow() = default;
OperatorRow::OperatorRow(const OperatorRow&) = default;
OperatorRow::OperatorRow(OperatorRow&&) noexcept = default;
OperatorRow& OperatorRow::operator=(const OperatorRow&) = default;
OperatorRow& OperatorRow::operator=(OperatorRow&&) noexcept = default;
OperatorRow::~OperatorRow() = default;

}  // namespace cuesta
