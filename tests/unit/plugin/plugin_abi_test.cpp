// SPDX-License-Identifier: Apache-2.0
#include "cuesta/plugin/plugin_abi.h"

#include <gtest/gtest.h>

#include <cstddef>

namespace {

// Libraries in the field were built with these places: a change needs another CUESTA_PLUGIN_ABI.
TEST(PluginAbi, every_member_stays_in_its_place) {
    static_assert(sizeof(void*) == 8);
    EXPECT_EQ(CUESTA_PLUGIN_ABI, 1u);
    EXPECT_EQ(sizeof(cuesta_param), 56u);
    EXPECT_EQ(offsetof(cuesta_param, default_value), 24u);
    EXPECT_EQ(offsetof(cuesta_param, kind), 48u);
    EXPECT_EQ(sizeof(cuesta_plane), 16u);
    EXPECT_EQ(sizeof(cuesta_rows), 184u);
    EXPECT_EQ(offsetof(cuesta_rows, first_row), 8u);
    EXPECT_EQ(offsetof(cuesta_rows, spacing_m), 72u);
    EXPECT_EQ(offsetof(cuesta_rows, seed), 96u);
    EXPECT_EQ(offsetof(cuesta_rows, step), 112u);
    EXPECT_EQ(offsetof(cuesta_rows, numbers), 120u);
    EXPECT_EQ(offsetof(cuesta_rows, in), 152u);
    EXPECT_EQ(offsetof(cuesta_rows, out), 168u);
    EXPECT_EQ(sizeof(cuesta_operator), 80u);
    EXPECT_EQ(offsetof(cuesta_operator, flags), 72u);  // the first plugins end here
    EXPECT_EQ(offsetof(cuesta_operator, params), 24u);
    EXPECT_EQ(offsetof(cuesta_operator, rows), 64u);
    EXPECT_EQ(sizeof(cuesta_plugin), 56u);
    EXPECT_EQ(offsetof(cuesta_plugin, abi), 0u);
    EXPECT_EQ(offsetof(cuesta_plugin, operators), 32u);
    EXPECT_EQ(offsetof(cuesta_plugin, last_error), 48u);
}

}  // namespace
