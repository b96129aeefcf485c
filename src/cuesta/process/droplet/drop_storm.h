// SPDX-License-Identifier: Apache-2.0
// The drops of one step on the whole map, from the first that starts to the last that ends. Lives
// on the first block.
#pragma once

#include <memory>
#include <utility>
#include <vector>

#include "cuesta/process/droplet/drop_brush.h"
#include "cuesta/process/droplet/drop_ground.h"
#include "cuesta/process/droplet/drop_land.h"
#include "cuesta/process/droplet/drop_rule.h"
#include "cuesta/process/droplet/drop_stream.h"
#include "cuesta/process/droplet/drop_sweeps.h"

namespace cuesta {

DropRing drop_ring(const DropNumbers& given, const DropRule& rule, const Grid& grid);

class DropStorm {
public:
    // `whole`: the surface of the map; `density` in drops/km2, null if it is a number.
    DropStorm(const DropNumbers& given, const DropRule& rule, const StepContext& step,
              const IntField& whole, const Field* density, double unit_m, StepReport& report);

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
    // for last; whole maps without ring.
    IntField change() const;
    IntField eroded();
    IntField deposited();
    std::vector<IntField> shares();  // of what was deposited, by kind
    // What must still come off and be deposited to bring this surface to that of the drops.
    std::pair<IntField, IntField> left_over(const IntField& whole) const;
    // The surface has become another than drops left it, also because it fell into caves.
    void correct(const IntField& whole, std::int64_t fallen);

    const DropTally& tally() const { return sweeps_ != nullptr ? sweeps_->tally() : tally_; }
    // Units that went over each side: to the ring, and beyond it.
    std::array<std::int64_t, 4> exported() const;

private:
    bool run_window(std::int64_t sweeps);
    bool hold_floor(Field& softness);
    void see_floor();
    IntField crop(const IntField& land) const;

    DropNumbers given_;
    DropRule rule_;
    DropRing ring_;
    DropMap land_, before_;
    DropBrush brush_;
    Field rain_;
    DropLaunch launch_;
    DropCover cover_;
    DropGround::Maps maps_;
    Field gain_;
    // The same with what has come down to the floor, where no layers are to be scanned.
    Field held_softness_, held_gain_;
    std::vector<std::uint8_t> uneven_;  // rows with such ground
    IntField eroded_, deposited_;
    DropKinds kinds_;
    DropStream stream_;
    DropStreamMaps* stream_maps_ = nullptr;
    std::unique_ptr<DropSweeps> sweeps_;
    std::int64_t next_ = 0;     // drop of the sequence
    std::int64_t windows_ = 0;  // run so far
    std::int64_t fallen_ = 0;   // units of surface that no drop has eroded
    DropTally tally_;
    StepReport& report_;
};

}  // namespace cuesta
