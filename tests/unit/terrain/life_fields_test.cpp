// SPDX-License-Identifier: Apache-2.0
#include "cuesta/terrain/life_fields.h"

#include <gtest/gtest.h>

#include "cuesta/terrain/field_names.h"

namespace cuesta {
namespace {

TEST(LifeFields, every_name_has_its_row_and_may_be_read_by_recipes) {
    for (const std::string_view name :
         {field::plant_cover, field::biomass, field::trees_conifer, field::trees_broadleaf,
          field::trees_riverside, field::shrub, field::grass, field::soil_depth,
          field::soil_texture, field::water_table, field::spring_flow}) {
        const FieldInfo* info = find_field_info(name);
        ASSERT_NE(info, nullptr) << name;
        EXPECT_EQ(info->kind, FieldKind::state) << name;
        EXPECT_TRUE(is_field_name(name)) << name;
    }
}

}  // namespace
}  // namespace cuesta
