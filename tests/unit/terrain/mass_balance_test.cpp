// SPDX-License-Identifier: Apache-2.0
#include "cuesta/terrain/mass_balance.h"

#include <gtest/gtest.h>

#include "cuesta/base/error.h"

namespace cuesta {
namespace {

class Masses : public testing::Test {
protected:
    MaterialTable table;
    MassTable masses{table};
    MaterialId sandstone = *table.find("sandstone"), limestone = *table.find("limestone"),
               regolith = *table.find("regolith"), slate = *table.find("slate"),
               marble = *table.find("marble");
};

TEST_F(Masses, thickness_follows_density_and_is_rounded_to_the_nearest_unit) {
    EXPECT_EQ(masses.by_mass(2600, sandstone, limestone), 2350);
    EXPECT_EQ(masses.by_mass(64, sandstone, limestone), 58);  // 57.85
    EXPECT_EQ(masses.by_mass(1, sandstone, limestone), 1);    // 0.90
    EXPECT_EQ(masses.by_mass(-64, sandstone, limestone), -58);
    EXPECT_EQ(masses.by_mass(12345, slate, marble), 12345);               // equal densities
    EXPECT_EQ(masses.by_mass(1 << 29, sandstone, limestone), 485248709);  // 485248708.92
}

TEST_F(Masses, rock_that_swells_beyond_a_column_is_refused) {
    Material heavy = table[regolith];
    heavy.density = 25000;
    table.set(heavy);
    const MassTable other(table);
    EXPECT_THROW(other.by_mass(1 << 29, regolith, sandstone), Error);
}

// 64 units of sandstone weigh what 57.846 of limestone do; the ground shows 58.
TEST_F(Masses, rounding_is_booked_so_that_mass_formed_is_mass_turned) {
    MassBalance book;
    book.turn(masses, sandstone, 64, limestone, 58);
    Ledger ledger;
    book.post(ledger, 1.0);
    const Account& old = ledger.account(sandstone);
    const Account& made = ledger.account(limestone);
    EXPECT_EQ(old.turned.value(), 64);
    EXPECT_NEAR(made.formed.value() * 2600, 64 * 2350, 2600 * 0x1p-21);
    EXPECT_NEAR(made.in.value(), 58 - 64 * 2350.0 / 2600, 0x1p-21);
    EXPECT_EQ(made.out.value(), 0);
    EXPECT_EQ(made.formed.value() + made.in.value() - made.out.value(), 58);  // exactly
    EXPECT_EQ(book.changes, 1);
}

TEST_F(Masses, what_is_made_too_thin_has_gone_out) {
    MassBalance book;
    book.turn(masses, sandstone, 64, limestone, 32);
    Ledger ledger;
    book.post(ledger, 1.0);
    const Account& made = ledger.account(limestone);
    EXPECT_NEAR(made.out.value(), 64 * 2350.0 / 2600 - 32, 0x1p-21);
    EXPECT_EQ(made.formed.value() - made.out.value(), 32);
}

TEST_F(Masses, a_bed_below_zero_keeps_its_books_closed) {
    MassBalance book;
    book.turn(masses, sandstone, -64, limestone, -64);
    Ledger ledger;
    book.post(ledger, 1.0);
    const Account& made = ledger.account(limestone);
    EXPECT_EQ(made.formed.value() + made.in.value() - made.out.value(), -64);
    EXPECT_NEAR(made.formed.value(), -64 * 2350.0 / 2600, 0x1p-21);
}

TEST_F(Masses, books_of_pieces_add_up) {
    MassBalance whole, a, b;
    for (int i = 1; i <= 10; ++i) {
        whole.turn(masses, sandstone, i, limestone, i);
        (i % 2 == 0 ? a : b).turn(masses, sandstone, i, limestone, i);
    }
    a.merge(b);
    EXPECT_EQ(a.in, whole.in);
    EXPECT_EQ(a.out, whole.out);
    EXPECT_EQ(a.formed, whole.formed);
    EXPECT_EQ(a.layers.turned, whole.layers.turned);
    EXPECT_EQ(a.changes, 10);
}

}  // namespace
}  // namespace cuesta
