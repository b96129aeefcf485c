// SPDX-License-Identifier: Apache-2.0
#include "cuesta/generate/strata/strata.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <mutex>

#include "cuesta/generate/strata/geology.h"
#include "cuesta/operator/describe.h"

namespace cuesta {
namespace {

// What a column gained and lost of each material; emptied into the book column by column.
class Balance {
public:
    explicit Balance(MaterialId air) : air_(air) {}
    MaterialId air() const { return air_; }
    void add(MaterialId material, std::int64_t units) {
        if (material == air_) return;
        if (!seen_[material]) seen_[material] = true, touched_[count_++] = material;
        change_[material] += units;
    }
    void book(LayerBook& book) {
        for (std::size_t i = 0; i < count_; ++i) {
            const MaterialId material = touched_[i];
            std::int64_t& change = change_[material];
            (change > 0 ? book.formed : book.turned)[material] += change > 0 ? change : -change;
            change = 0, seen_[material] = false;
        }
        count_ = 0;
    }

private:
    MaterialId air_;
    std::array<std::int64_t, 256> change_{};
    std::array<bool, 256> seen_{};
    std::array<MaterialId, 256> touched_{};
    std::size_t count_ = 0;
};

// Layers of the old column that stay: loose ones on top.
int loose_on_top(const Column& column, const MaterialTable& materials) {
    int kept = 0;
    for (int i = column.count - 1; i > 0; --i, ++kept)
        if (!materials[column.layers[static_cast<std::size_t>(i)].material].loose) break;
    return kept;
}

// What one thread needs and brings.
struct Work {
    explicit Work(MaterialId air) : balance(air) {}
    Balance balance;
    LayerBook book;
    Geology::Strain strain;
    Column old, made;  // kept, as they are large to clear
};

// Fills one column; its caves stay open.
void fill_column(Work& work, Geology::Columns& geology, LayerStack& ground, std::int64_t x,
                 std::int64_t y, bool keep_loose, std::int32_t now) {
    const MaterialId air = work.balance.air();
    LayerBook& book = work.book;
    Geology::Strain& strain = work.strain;
    Balance& balance = work.balance;
    Column& old = work.old;
    old.count = 0;
    for (int i = 0; i < ground.layers(x, y); ++i) old.push(ground.layer(x, y, i));
    const int kept = keep_loose ? loose_on_top(old, ground.materials()) : 0;
    Units loose = 0;
    for (int i = old.count - kept; i < old.count; ++i)
        loose += old.layers[static_cast<std::size_t>(i)].thickness;
    const Units surface = ground.surface().at(x, y) - loose;
    const double unit_m = ground.unit_m();
    Stretches rock = geology.at(x, y, surface, unit_m, strain);
    const Units lift = rock.top() - surface;
    Units level = 0;
    for (int i = 0; i < old.count - kept; ++i) {
        const Layer& one = old.layers[static_cast<std::size_t>(i)];
        if (one.material == air) rock.paint(air, level + lift, level + one.thickness + lift);
        level += one.thickness;
    }

    // From the top as many as fit; the next below becomes the bed.
    const auto room =
        static_cast<std::size_t>(std::clamp(most_layers - kept, 1, Strata::most_beds));
    std::size_t bed = std::min(rock.count(), room) - 1;
    if (rock.count() > room && !rock.full()) ++strain.cut_short;
    if (rock[bed].material == air && bed > 0) --bed;
    Column& column = work.made;
    column.count = 0;
    column.push({rock[bed].material, rock.high(bed), now});
    for (std::size_t i = bed; i-- > 0;)
        column.push({rock[i].material, rock.high(i) - rock[i].low, now});
    for (int i = old.count - kept; i < old.count; ++i)
        column.push(old.layers[static_cast<std::size_t>(i)]);

    // A lifted column came in from below, at its bed.
    if (lift > 0) book.in[column.layers[0].material] += lift;
    if (lift < 0) book.out[old.layers[0].material] -= lift;
    balance.add(lift > 0 ? column.layers[0].material : old.layers[0].material, -lift);
    for (const Layer& one : old.all()) balance.add(one.material, -std::int64_t{one.thickness});
    for (const Layer& one : column.all()) balance.add(one.material, one.thickness);
    balance.book(book);
    ground.set_column(x, y, column, book);
}

}  // namespace

std::string Strata::problem() const {
    if (thickness.count == 0) return "thickness needs a number";
    if (measure == StrataMeasure::shares && repeat)
        return "shares are parts of the whole height and cannot repeat; leave one of them away";
    const auto wide = [](const char* what, const char* of, double size, double spacing) {
        return fmt::format("{}_{} = {} m is more than {}_spacing = {} m", what, of, size, what,
                           spacing);
    };
    if (lens_spacing > 0 && lens_radius > lens_spacing)
        return wide("lens", "radius", lens_radius, lens_spacing);
    if (intrusion_spacing > 0 && intrusion_radius > intrusion_spacing)
        return wide("intrusion", "radius", intrusion_radius, intrusion_spacing);
    if (dyke_spacing > 0 && dyke_width > dyke_spacing)
        return wide("dyke", "width", dyke_width, dyke_spacing);
    return {};
}

int Strata::layers() const {
    const std::size_t listed = std::max(materials.count, thickness.count);
    double layers = static_cast<double>(listed);
    if (repeat && thickness.count > 0) {
        double total = 0;
        for (std::size_t i = 0; i < listed; ++i) total += thickness.values[i % thickness.count];
        // The relief is not known yet; a kilometre above the lowest ground is usual.
        layers = (depth + 1000) / total * static_cast<double>(listed) + 1;
    }
    if (lens_spacing > 0) layers += 2;
    if (intrusion_spacing > 0) layers += 1;
    return static_cast<int>(std::min(layers, double{most_beds}));
}

StepReport Strata::apply(Terrain& terrain, const StepContext& step) const {
    StepReport report;
    const Geology geology(*this, step, report);
    LayerStack& ground = terrain.ground();
    ground.make_layered();
    const MaterialId air = ground.materials().air();
    const std::int32_t now = terrain.now;
    Geology::Strain strain;
    std::mutex mutex;
    const LayerBook book = book_tile_rows(
        ground.surface().rows(), [&](std::int64_t lo, std::int64_t hi, LayerBook& all) {
            Work work(air);
            Geology::Columns columns(geology);
            for (std::int64_t y = lo; y < hi; ++y)
                for (std::int64_t x = 0; x < ground.surface().columns(); ++x)
                    fill_column(work, columns, ground, x, y, keep_loose, now);
            all.merge(work.book);
            const std::lock_guard lock(mutex);
            strain.cut_short += work.strain.cut_short;
            strain.follow_not_finite += work.strain.follow_not_finite;
        });
    terrain.ledger.book(book, ground.unit_m());
    report.count("columns_cut_short", strain.cut_short);
    report.count("follow_not_finite", strain.follow_not_finite);
    return report;
}

template OperatorRow describe<Strata>();

}  // namespace cuesta
