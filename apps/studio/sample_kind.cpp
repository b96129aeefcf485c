// SPDX-License-Identifier: Apache-2.0
#include "sample_kind.h"

#include "cuesta/terrain/field_names.h"
#include "cuesta/terrain/zone_classes.h"

namespace cuesta::studio {

bool is_class(std::string_view name) {
    const FieldInfo* info = find_field_info(name);
    return name == field::top_material ||
           (info != nullptr && !named_classes(info->palette).empty());
}

}  // namespace cuesta::studio
