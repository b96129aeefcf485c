// SPDX-License-Identifier: Apache-2.0
#include "cuesta/terrain/ledger.h"

#include <gtest/gtest.h>

#include <limits>
#include <random>
#include <vector>

#include "cuesta/base/check.h"

namespace cuesta {
namespace {

constexpr MaterialId granite = 0, sand = 5;

bool same(const LedgerRow& a, const LedgerRow& b) {
    return a.material == b.material && a.start_m3 == b.start_m3 && a.in_m3 == b.in_m3 &&
           a.out_m3 == b.out_m3 && a.end_m3 == b.end_m3 && a.residual_m3 == b.residual_m3 &&
           a.relative_residual == b.relative_residual;
}

TEST(Ledger, heights_become_volumes_in_the_report) {
    Ledger ledger;
    Account& account = ledger.account(sand);
    account.start.add(10.0);
    account.in.add(2.5);
    account.out.add(0.5);
    account.end.add(12.0);
    const auto rows = ledger.report(MaterialTable(), 100);
    ASSERT_EQ(rows.size(), 1u);
    EXPECT_EQ(rows[0].material, "sand");
    EXPECT_EQ(rows[0].start_m3, 1000);
    EXPECT_EQ(rows[0].in_m3, 250);
    EXPECT_EQ(rows[0].out_m3, 50);
    EXPECT_EQ(rows[0].end_m3, 1200);
    EXPECT_EQ(rows[0].residual_m3, 0);
    EXPECT_EQ(rows[0].relative_residual, 0);
}

TEST(Ledger, closing_accounts_leave_exactly_nothing) {
    // A million-fold spread of floats, each booked in once and out or left over once: plain sums
    // would differ in the last bits.
    std::mt19937 random(3);
    std::uniform_real_distribution<float> height(1e-3f, 4000);
    Ledger ledger;
    Account& account = ledger.account(granite);
    for (int i = 0; i < 10'000; ++i) {
        const float amount = height(random);
        (i % 2 == 0 ? account.start : account.in).add(amount);
        (i % 3 == 0 ? account.out : account.end).add(amount);
    }
    const auto rows = ledger.report(MaterialTable(), 0.1);
    EXPECT_EQ(rows[0].residual_m3, 0);
    EXPECT_EQ(rows[0].relative_residual, 0);
    EXPECT_GT(rows[0].start_m3, 0);
}

TEST(Ledger, a_missing_amount_shows) {
    Ledger ledger;
    Account& account = ledger.account(sand);
    account.start.add(4000.0);
    account.end.add(4000.0);
    account.in.add(1e-6);
    const auto rows = ledger.report(MaterialTable(), 2);
    EXPECT_EQ(rows[0].residual_m3, 2e-6);
    EXPECT_EQ(rows[0].relative_residual, 2e-6 / 8000);
    account.out.add(2e-6);  // now too much is gone
    EXPECT_LT(ledger.report(MaterialTable(), 2)[0].residual_m3, 0);
    EXPECT_GT(ledger.report(MaterialTable(), 2)[0].relative_residual, 0);
}

TEST(Ledger, an_account_without_mass_has_no_relative_residual) {
    Ledger ledger;
    ledger.account(sand);
    EXPECT_EQ(ledger.report(MaterialTable(), 1)[0].relative_residual, 0);
    EXPECT_TRUE(Ledger().report(MaterialTable(), 1).empty());
}

TEST(Ledger, ground_below_zero_counts_by_its_size) {
    Ledger ledger;
    ledger.account(sand).start.add(-100.0);
    ledger.account(sand).end.add(-99.0);
    const auto rows = ledger.report(MaterialTable(), 1);
    EXPECT_EQ(rows[0].residual_m3, -1);
    EXPECT_EQ(rows[0].relative_residual, 0.01);
}

TEST(Ledger, the_order_of_merging_does_not_matter) {
    std::mt19937 random(5);
    std::uniform_real_distribution<float> height(-4000, 4000);
    std::vector<Ledger> blocks(3);
    for (int i = 0; i < 3000; ++i) {
        Account& account = blocks[static_cast<std::size_t>(i % 3)].account(i % 2 ? granite : sand);
        account.start.add(height(random));
        account.out.add(height(random));
    }
    blocks[2].account(6).in.add(1.0);  // only one block has regolith
    const auto merged = [&](std::initializer_list<std::size_t> order) {
        Ledger all;
        for (const std::size_t i : order) all.merge(blocks[i]);
        return all.report(MaterialTable(), 1);
    };
    const auto rows = merged({0, 1, 2});
    ASSERT_EQ(rows.size(), 3u);
    for (const auto& other : {merged({2, 1, 0}), merged({1, 2, 0})})
        for (std::size_t i = 0; i < rows.size(); ++i) EXPECT_TRUE(same(rows[i], other[i]));
}

TEST(Ledger, integers_and_back_are_the_same_ledger) {
    Ledger ledger;
    ledger.account(granite).start.add(4000.125);
    ledger.account(granite).end.add(1e-30);
    ledger.account(sand).out.add(-7.0);
    const auto values = ledger.to_integers();
    const Ledger copy = Ledger::from_integers(values);
    EXPECT_EQ(copy.to_integers(), values);
    const auto a = ledger.report(MaterialTable(), 3), b = copy.report(MaterialTable(), 3);
    ASSERT_EQ(a.size(), 2u);
    ASSERT_EQ(b.size(), 2u);
    EXPECT_TRUE(same(a[0], b[0]));
    EXPECT_TRUE(same(a[1], b[1]));
    EXPECT_TRUE(Ledger::from_integers({}).accounts().empty());
}

TEST(Ledger, integers_of_another_shape_are_refused) {
    Ledger ledger;
    ledger.account(sand).start.add(1.0);
    const auto values = ledger.to_integers();
    for (std::size_t size = 1; size < values.size(); ++size)
        ASSERT_THROW(Ledger::from_integers({values.data(), size}), BrokenInvariant) << size;
    auto changed = values;
    changed[0] = 256;
    EXPECT_THROW(Ledger::from_integers(changed), BrokenInvariant);
    changed[0] = -1;
    EXPECT_THROW(Ledger::from_integers(changed), BrokenInvariant);
    changed = values;
    changed[1] = std::numeric_limits<std::int64_t>::max();
    EXPECT_THROW(Ledger::from_integers(changed), BrokenInvariant);
}

TEST(Ledger, a_material_that_is_not_in_the_table_is_our_mistake) {
    Ledger ledger;
    ledger.account(200).start.add(1.0);
    EXPECT_THROW(ledger.report(MaterialTable(), 1), BrokenInvariant);
}

TEST(Ledger, changes_of_material_and_borders_are_part_of_the_balance) {
    Ledger ledger;
    LayerBook book;
    book.in[0] = 100;
    book.turn(0, 40, 6, 77);
    ledger.book(book, 0.5);
    ledger.account(0).border[static_cast<std::size_t>(Side::east)].add(5.0);
    ledger.account(0).suspended.add(1.0);
    ledger.account(0).end.add(24.0);  // 50 - 20 - 5 - 1
    ledger.account(6).end.add(38.5);
    const auto rows = ledger.report(MaterialTable(), 4);
    ASSERT_EQ(rows.size(), 2u);
    EXPECT_EQ(rows[0].residual_m3, 0);
    EXPECT_EQ(rows[0].in_m3, 200);
    EXPECT_EQ(rows[0].out_m3, 100);
    EXPECT_EQ(rows[0].turned_m3, 80);
    EXPECT_EQ(rows[0].border_m3[1], 20);
    EXPECT_EQ(rows[0].suspended_m3, 4);
    EXPECT_EQ(rows[1].formed_m3, 154);
    EXPECT_EQ(rows[1].residual_m3, 0);
    const Ledger back = Ledger::from_integers(ledger.to_integers());
    EXPECT_EQ(back.report(MaterialTable(), 4)[0].border_m3[1], 20);
}

TEST(Ledger, units_beyond_what_a_double_holds_are_added_without_loss) {
    ExactSum sum;
    add_units(sum, (std::int64_t{1} << 60) + 1, 0x1p-17);
    add_units(sum, -(std::int64_t{1} << 60), 0x1p-17);
    EXPECT_EQ(sum.value(), 0x1p-17);
}

TEST(Ledger, water_is_reported_beside_the_materials) {
    Ledger ledger;
    Account& water = ledger.account(water_account);
    water.in.add(3.0);
    water.out.add(0.5);
    water.border[static_cast<std::size_t>(Side::south)].add(1.0);
    water.end.add(1.5);
    const auto rows = ledger.report(MaterialTable(), 4);
    ASSERT_EQ(rows.size(), 1u);
    EXPECT_EQ(rows[0].material, "water");
    EXPECT_EQ(rows[0].density, 1000);
    EXPECT_EQ(rows[0].in_m3, 12);
    EXPECT_EQ(rows[0].out_m3, 6);
    EXPECT_EQ(rows[0].border_m3[3], 4);
    EXPECT_EQ(rows[0].residual_m3, 0);
}

}  // namespace
}  // namespace cuesta
