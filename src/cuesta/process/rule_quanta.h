// SPDX-License-Identifier: Apache-2.0
// What a rule moves, made ready: conserved fields in whole quanta, stores of water of one size, all
// others each of its own; and ends of turns with their accounts.
//
// Water, air and ice count in quanta of one size, as in processes of the world (world_stores.h),
// whichever of them a rule moves. What a rule knows of a field it leaves is kept in working memory,
// so that the next one need not look unless somebody else writes (operator/field_watch.h).
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "cuesta/operator/field_watch.h"
#include "cuesta/process/rule_turn.h"
#include "cuesta/rule/layer.h"

namespace cuesta {

bool is_water(const std::string& name);
// The account of a conserved field or store of water.
MaterialId account_of(const std::string& name, const Terrain& terrain);
MaterialId material_of(const rule::Layer::Store& store, const Terrain& terrain);

// In working memory: what held of fields when a rule had last changed or looked at them.
struct StoreNotes {
    struct Note {
        std::uint64_t at = 0;  // a moment of FieldWatch
        double quantum = 0;    // whole quanta of this size; 0: not known
        double largest = 0;
    };
    std::map<std::string, Note, std::less<>> of;
};

class RuleQuanta {
public:
    using Store = rule::Layer::Store;
    RuleQuanta(Terrain& terrain, const StepContext& step);

    // Makes amounts whole quanta; what rounding adds or takes is booked, amounts below zero become
    // 0 and are counted. Water that is not finite stops the run. `again`: behind a change of this
    // step. Every block calls it.
    void settle(const std::vector<const Store*>& stores, StepReport& report, bool again = false);
    double of(const Store& store) const { return of_.at(store.name); }
    // All amounts of it are whole quanta now, and this is the largest of this block.
    void note(const std::string& name, double largest);
    TurnEnd end(const Store& store) const;

private:
    // What is known of a field, if nobody has written to it since.
    const StoreNotes::Note* known(std::string_view name);
    double largest_of(std::string_view name);
    double deepest_of(const std::vector<const Store*>& stores);

    Terrain& terrain_;
    const StepContext& step_;
    FieldWatch& watch_;
    StoreNotes& notes_;
    bool again_ = false;
    std::map<std::string, double> of_;
};

}  // namespace cuesta
