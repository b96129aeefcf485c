// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/water/musgrave_erosion.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include "cuesta/base/parallel.h"
#include "cuesta/operator/describe.h"
#include "cuesta/process/water/sediment_store.h"
#include "cuesta/process/water/water_store.h"
#include "cuesta/terrain/mass_balance.h"
#include "cuesta/terrain/plant_hold.h"

namespace cuesta {
namespace {

constexpr std::array<std::array<std::int64_t, 2>, 8> around{
    {{-1, -1}, {0, -1}, {1, -1}, {-1, 0}, {1, 0}, {-1, 1}, {0, 1}, {1, 1}}};

// Rain by height.
class HeightRain final : public WaterAmount {
public:
    HeightRain(const MusgraveErosion& op, const LayerStack& ground) : op_(op), ground_(ground) {}
    void row(std::int64_t y, const float*, std::int64_t count, float* out) const override {
        const std::int32_t* surface = ground_.surface().row(y);
        for (std::int64_t x = 0; x < count; ++x) {
            const double above = surface[x] * ground_.unit_m() - op_.rain_base;
            out[x] = static_cast<float>(op_.rain + op_.rain_gain * std::max(above, 0.0));
        }
    }

private:
    const MusgraveErosion& op_;
    const LayerStack& ground_;
};

struct Borders4 {
    std::array<std::int64_t, 4> water{}, load{};  // quanta
};

// Quanta that a sample gained or lost because a float holds no more than 2^24 of them apart: eight
// neighbours may give one cell more than that.
struct Rounding {
    std::int64_t more = 0, less = 0;
    float hold(double amount, double quantum_m) {
        const auto held = static_cast<float>(amount);
        const auto quanta = std::llround((double{held} - amount) / quantum_m);
        (quanta > 0 ? more : less) += std::abs(quanta);
        return held;
    }
    void merge(const Rounding& other) { more += other.more, less += other.less; }
};

struct Books {
    MassBalance mass;    // units
    MassBalance turned;  // quanta of load
    std::int64_t suspended = 0;
    Borders4 left;
    Rounding water, load;
    std::int64_t limited = 0;
    void merge(const Books& other) {
        mass.merge(other.mass), turned.merge(other.turned);
        suspended += other.suspended, limited += other.limited;
        water.merge(other.water), load.merge(other.load);
        for (std::size_t i = 0; i < 4; ++i)
            left.water[i] += other.left.water[i], left.load[i] += other.left.load[i];
    }
};

class Parcels {
public:
    Parcels(const MusgraveErosion& op, Terrain& terrain, const StepContext& step,
            StepReport& report)
        : op_(op),
          terrain_(terrain),
          step_(step),
          report_(report),
          ground_(terrain.ground()),
          masses_(terrain.materials()),
          sediment_(*terrain.materials().find(op.sediment.name.view())),
          water_(terrain.make(field::water)),
          load_(terrain.make(field::sediment)),
          per_water_(step.scratch.field(0)),
          per_load_(step.scratch.field(1)),
          worn_(step.scratch.field(2)),
          change_(step.scratch.field(3)),
          gain_(step.scratch.field(4)) {
        if (!ground_.layered() && ground_.bed_material() != sediment_) ground_.make_layered();
        if (step.step % op.rain_interval == 0)
            add_water(terrain, step, HeightRain(op, ground_), report);
        store_ = settle_water(terrain, step, 0, report);
        capacity_ = static_cast<float>(op.capacity * MusgraveErosion::sediment_per_water);
        quantum_m_ = sediment_quantum(ground_.unit_m(), double{capacity_} * store_.deepest_m);
        settle_sediment(terrain, step, load_, sediment_, quantum_m_, report);
    }

    void run() {
        step_.comm.exchange(ground_.surface(), Outside::repeat);
        step_.comm.exchange(water_, Outside::zero);
        parallel_for(0, step_.block.rows, rows_per_piece(step_.block.columns),
                     [&](std::int64_t lo, std::int64_t hi) {
                         for (std::int64_t y = lo; y < hi; ++y)
                             for (std::int64_t x = 0; x < step_.block.columns; ++x) decide(x, y);
                     });
        const std::vector<HaloView> views = {HaloView(per_water_), HaloView(per_load_),
                                             HaloView(worn_)};
        step_.comm.exchange(views, Outside::zero);
        // New water and loads, from old ones: the rows of gain_ and change_ are read before.
        Field made_water(water_.shape()), made_load(load_.shape());
        const Books books = ordered_reduce(
            0, step_.block.rows, LayerStack::tile, Books{},
            [&](std::int64_t lo, std::int64_t hi) {
                Books part;
                for (std::int64_t y = lo; y < hi; ++y)
                    for (std::int64_t x = 0; x < step_.block.columns; ++x) {
                        const Parcel net = exchange(x, y, part.left);
                        made_water.at(x, y) =
                            part.water.hold(double{water_.at(x, y)} +
                                                static_cast<double>(net.water) * store_.quantum_m,
                                            store_.quantum_m);
                        made_load.at(x, y) = part.load.hold(
                            double{load_.at(x, y)} + static_cast<double>(net.load) * quantum_m_ +
                                double{gain_.at(x, y)},
                            quantum_m_);
                    }
                return part;
            },
            combine);
        const Books worn = ordered_reduce(
            0, step_.block.rows, LayerStack::tile, Books{},
            [&](std::int64_t lo, std::int64_t hi) {
                Books part;
                for (std::int64_t y = lo; y < hi; ++y)
                    for (std::int64_t x = 0; x < step_.block.columns; ++x) lay(x, y, part);
                return part;
            },
            combine);
        water_.swap(made_water);
        load_.swap(made_load);
        post(combine(books, worn));
    }

private:
    struct Parcel {
        std::int64_t water = 0, load = 0;  // quanta
    };
    static Books combine(Books all, const Books& part) {
        all.merge(part);
        return all;
    }
    float water_quantum() const { return static_cast<float>(store_.quantum_m); }
    float load_quantum() const { return static_cast<float>(quantum_m_); }
    bool on_map(std::int64_t x, std::int64_t y) const {
        const std::int64_t wx = step_.block.x0 + x, wy = step_.block.y0 + y;
        return (step_.grid.wraps_x() || (wx >= 0 && wx < step_.grid.columns)) &&
               (step_.grid.wraps_y() || (wy >= 0 && wy < step_.grid.rows));
    }
    // Nothing crosses walls.
    bool open(std::int64_t x, std::int64_t y) const {
        return is_reached(step_.grid, step_.block.x0 + x, step_.block.y0 + y);
    }

    // By how much the water's surface at one sample is above that at the next, 0 if it is not.
    float fall(std::int64_t x, std::int64_t y, std::int64_t to_x, std::int64_t to_y) const {
        const std::int32_t* own = ground_.surface().row(y);
        const std::int32_t* other = ground_.surface().row(to_y);
        const float bed =
            static_cast<float>(own[x] - other[to_x]) * static_cast<float>(ground_.unit_m());
        return std::max(0.0f, bed + (water_.at(x, y) - water_.at(to_x, to_y)));
    }

    // What one sample passes to another; the same from either side.
    Parcel passes(std::int64_t x, std::int64_t y, std::int64_t to_x, std::int64_t to_y) const {
        const float d = fall(x, y, to_x, to_y);
        if (!(d > 0) || !(per_water_.at(x, y) > 0)) return {};
        Parcel p;
        p.water = static_cast<std::int64_t>(per_water_.at(x, y) * d / water_quantum());
        const float able = capacity_ * static_cast<float>(p.water) * water_quantum();
        const float share = per_load_.at(x, y) * d;
        const float goes = able > share ? share + worn_.at(x, y) * (able - share) : able;
        p.load = static_cast<std::int64_t>(goes * (1.0f - 0x1p-18f) / load_quantum());
        return p;
    }

    // What a sample will do: shares per metre of fall, what is worn off or settles.
    void decide(std::int64_t x, std::int64_t y) {
        // A load beyond what counts exactly settles at once.
        const float most = static_cast<float>(most_load_quanta) * load_quantum();
        const auto excess = static_cast<Units>(
            std::max(0.0, (double{load_.at(x, y)} - double{most}) / ground_.unit_m() + 1));
        const float unit = static_cast<float>(ground_.unit_m());
        const bool full = load_.at(x, y) > most;
        const float w = water_.at(x, y);
        const float s = full ? load_.at(x, y) - static_cast<float>(excess) * unit : load_.at(x, y);
        const std::int32_t bed = ground_.surface().at(x, y);
        std::int32_t lowest = bed, highest = bed;
        float sum = 0;
        int lower = 0;
        for (const auto& [dx, dy] : around) {
            if (!open(x + dx, y + dy)) continue;
            const std::int32_t there = ground_.surface().at(x + dx, y + dy);
            lowest = std::min(lowest, there), highest = std::max(highest, there);
            const float d = fall(x, y, x + dx, y + dy);
            sum += d;
            lower += d > 0 ? 1 : 0;
        }
        // Own surface above the mean of the lower ones and itself.
        const float above = lower > 0 ? sum / static_cast<float>(lower + 1) : 0.0f;
        const float gives = std::min(w, 0.5f * above);
        per_water_.at(x, y) = lower > 0 ? gives / sum : 0.0f;
        per_load_.at(x, y) = lower > 0 ? s / sum : 0.0f;
        worn_.at(x, y) = 0, change_.at(x, y) = 0, gain_.at(x, y) = 0;
        float lack = 0, surplus = lower > 0 ? 0.0f : s;
        for (const auto& [dx, dy] : around) {
            if (!open(x + dx, y + dy)) continue;
            const float d = fall(x, y, x + dx, y + dy);
            if (!(d > 0)) continue;
            const auto quanta =
                static_cast<std::int64_t>(per_water_.at(x, y) * d / water_quantum());
            const float able = capacity_ * static_cast<float>(quanta) * water_quantum();
            const float share = per_load_.at(x, y) * d;
            lack += std::max(able - share, 0.0f);
            surplus += std::max(share - able, 0.0f);
        }
        if (full) {
            change_.at(x, y) = static_cast<float>(excess);
            gain_.at(x, y) = -static_cast<float>(excess) * unit;
            return;
        }
        if (lack > 0)
            wear(x, y, lack, 0.25f * static_cast<float>(bed - lowest));
        else
            settle(x, y, surplus, highest - bed);
    }

    MaterialId top(std::int64_t x, std::int64_t y) const {
        return ground_.layered() ? ground_.top_material().at(x, y) : ground_.bed_material();
    }

    void wear(std::int64_t x, std::int64_t y, float lack, float most_units) {
        const Material& rock = ground_.materials()[top(x, y)];
        double soft = op_.softness * (op_.by_material ? rock.solubility : 1.0);
        if (plants_ != nullptr) soft *= double{plant_hold(plants_->at(x, y))};
        const double swells = rock.density / ground_.materials()[sediment_].density;
        const double wish = soft * double{lack} / swells / ground_.unit_m();
        const double phase = sediment_phase(terrain_.now, 0, 1);
        auto off = static_cast<Units>(std::min(wish, double{most_units}) + phase);
        // No further than the layer goes, nor than a load may grow.
        if (ground_.layered() && ground_.buried().at(x, y) > 0)
            off = std::min(off, ground_.top().at(x, y));
        const double room = most_load_quanta * quantum_m_ - double{load_.at(x, y)};
        off = std::min(off, static_cast<Units>(std::max(room, 0.0) / swells / ground_.unit_m()));
        if (off <= 0) return;
        const auto quanta = static_cast<std::int64_t>(
            std::nearbyint(static_cast<double>(off) * swells * ground_.unit_m() / quantum_m_));
        change_.at(x, y) = -static_cast<float>(off);
        gain_.at(x, y) = static_cast<float>(static_cast<double>(quanta) * quantum_m_);
        worn_.at(x, y) = gain_.at(x, y) / lack;
    }

    void settle(std::int64_t x, std::int64_t y, float surplus, std::int32_t room) {
        const double phase = sediment_phase(terrain_.now, 0, 1);
        const double unit_m = ground_.unit_m();
        const double wish = op_.deposition * double{surplus} / unit_m + phase;
        const double most = std::min(static_cast<double>(room), double{surplus} / unit_m);
        const auto laid = static_cast<Units>(std::max(0.0, std::min(wish, most)));
        change_.at(x, y) = static_cast<float>(laid);
        gain_.at(x, y) = -static_cast<float>(static_cast<double>(laid) * unit_m);
    }

    Parcel exchange(std::int64_t x, std::int64_t y, Borders4& left) const {
        Parcel net;
        for (const auto& [dx, dy] : around) {
            const std::int64_t to_x = x + dx, to_y = y + dy;
            if (!open(to_x, to_y)) continue;
            const Parcel out = passes(x, y, to_x, to_y);
            net.water -= out.water, net.load -= out.load;
            if (on_map(to_x, to_y)) {
                const Parcel in = passes(to_x, to_y, x, y);
                net.water += in.water, net.load += in.load;
                continue;
            }
            const Side side = side_beyond(step_.grid, step_.block.x0 + to_x, step_.block.y0 + to_y);
            left.water[static_cast<std::size_t>(side)] += out.water;
            left.load[static_cast<std::size_t>(side)] += out.load;
        }
        return net;
    }

    void lay(std::int64_t x, std::int64_t y, Books& books) {
        const auto change = static_cast<Units>(change_.at(x, y));
        if (change == 0) return;
        const auto quanta = static_cast<std::int64_t>(double{gain_.at(x, y)} / quantum_m_);
        const auto metres = static_cast<float>(std::abs(change) * ground_.unit_m());
        books.suspended += quanta;
        if (change > 0) {
            ground_.add(x, y, sediment_, change, terrain_.now, books.mass.layers);
            terrain_.make(field::deposit).at(x, y) += metres;
            return;
        }
        const auto per_unit = static_cast<std::int64_t>(ground_.unit_m() / quantum_m_);
        ground_.remove(x, y, -change, books.mass.layers, [&](MaterialId material, Units units) {
            if (material != sediment_)
                books.turned.turn(masses_, material, units * per_unit, sediment_, quanta);
        });
        terrain_.make(field::wear).at(x, y) += metres;
    }

    void post(const Books& books) {
        books.mass.post(terrain_.ledger, ground_.unit_m());
        books.turned.post(terrain_.ledger, quantum_m_);
        Account &load = terrain_.ledger.account(sediment_),
                &water = terrain_.ledger.account(water_account);
        add_units(load.suspended, books.suspended, quantum_m_);
        for (std::size_t side = 0; side < 4; ++side) {
            add_units(load.border[side], books.left.load[side], quantum_m_);
            add_units(load.suspended, -books.left.load[side], quantum_m_);
            add_units(water.border[side], books.left.water[side], store_.quantum_m);
        }
        add_units(water.in, books.water.more, store_.quantum_m);
        add_units(water.out, books.water.less, store_.quantum_m);
        add_units(load.in, books.load.more, quantum_m_);
        add_units(load.out, books.load.less, quantum_m_);
        add_units(load.suspended, books.load.more - books.load.less, quantum_m_);
        report_.count("joined_layers", books.mass.layers.joined_layers);
        report_.count("opened_caves", books.mass.layers.opened_caves);
    }

    const MusgraveErosion& op_;
    Terrain& terrain_;
    const Field* plants_ = plants_of(terrain_);
    const StepContext& step_;
    StepReport& report_;
    LayerStack& ground_;
    const MassTable masses_;
    const MaterialId sediment_;
    Field &water_, &load_;
    Field &per_water_, &per_load_, &worn_, &change_, &gain_;
    WaterStore store_;
    float capacity_ = 0;
    double quantum_m_ = 0;
};

}  // namespace

StepReport MusgraveErosion::apply(Terrain& terrain, const StepContext& step) const {
    StepReport report;
    terrain.make(field::wear);
    terrain.make(field::deposit);
    Parcels parcels(*this, terrain, step, report);
    parcels.run();
    return report;
}

template OperatorRow describe<MusgraveErosion>();

}  // namespace cuesta
