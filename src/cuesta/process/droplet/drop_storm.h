// SPDX-License-Identifier: Apache-2.0
// The drops of one step, from the first that starts to the last that ends, on the strip of a block.
// Every block has one; all call the same functions.
#pragma once

#include <memory>
#include <utility>
#include <vector>

#include "cuesta/process/droplet/drop_brush.h"
#include "cuesta/process/droplet/drop_ground.h"
#include "cuesta/process/droplet/drop_land.h"
#include "cuesta/process/droplet/drop_rule.h"
#include "cuesta/process/droplet/drop_stream.h"
#include "cuesta/process/droplet/drop_strips.h"
#include "cuesta/process/droplet/drop_sweeps.h"

namespace cuesta {

DropRing drop_ring(const DropNumbers& given, const DropRule& rule, const Grid& grid);

class DropStorm {
public:
    // `surface` of the block; `density` of it in drops/km2, null if it is a number.
    DropStorm(const DropNumbers& given, const DropRule& rule, const StepContext& step,
              const IntField& surface, const Field* density, double unit_m, StepReport& report);

    const DropStrips& strips() const { return strips_; }

    // What the ground is like from now on; with `books` eroded() and deposited() are filled.
    void see(DropGround::Maps maps, bool books, int kinds = 0);
    // Drops are led by streams; `maps` is brought up to date with every window.
    void follow(DropStreamMaps& maps);
    // Runs on for a while; whether any drop is left.
    bool run();
    // Ends the step: what waits is deposited, and the change mixed with its blurred form. With
    // `exact` the sum of the map and of what is gone is made what it was.
    void finish(bool exact);

    // Units by which the map has changed, and what drops eroded and deposited since they were asked
    // for last; of the block.
    IntField change() const;
    IntField eroded() { return empty_out(eroded_); }
    IntField deposited() { return empty_out(deposited_); }
    std::vector<IntField> shares();  // of what was deposited, by kind
    // What must still come off and be deposited to bring the block's surface to that of the drops.
    std::pair<IntField, IntField> left_over(const IntField& surface) const;
    // The surface has become another than drops left it, also because it fell into caves.
    void correct(const IntField& surface, std::int64_t fallen);

    // Of this strip; of all when the step has been finished.
    const DropTally& tally() const { return sweeps_ != nullptr ? sweeps_->tally() : tally_; }
    // Units that went over each side: to the ring, and beyond it; after the end.
    std::array<std::int64_t, 4> exported() const;

private:
    bool run_window(std::int64_t sweeps);
    bool hold_floor(Field& softness);
    void see_floor();
    std::int64_t window() const;
    IntField empty_out(IntField& sums);

    DropNumbers given_;
    DropRule rule_;
    DropRing ring_;
    Field rain_;
    DropLaunch launch_;
    bool sequential_;
    DropStrips strips_;
    DropMap land_, before_;
    DropBrush brush_;
    DropCover cover_;
    DropGround::Maps maps_;
    bool mapped_ = false;  // the ground differs from place to place
    Field gain_;
    // The same with what has come down to the floor, where no layers are to be scanned.
    Field held_softness_, held_gain_;
    std::vector<std::uint8_t> uneven_;  // rows with such ground
    IntField eroded_, deposited_;
    DropKinds kinds_;
    DropStream stream_;
    DropStreamMaps* stream_maps_ = nullptr;
    std::unique_ptr<DropSweeps> sweeps_;
    std::array<std::int64_t, 4> grown_{};  // units by which the ring has
    std::int64_t next_ = 0;                // drop of the sequence
    std::int64_t windows_ = 0;             // run so far
    std::int64_t fallen_ = 0;              // units of surface that no drop has eroded
    DropTally tally_;
    StepReport& report_;
};

}  // namespace cuesta
