// SPDX-License-Identifier: Apache-2.0
#include "support/promise_check.h"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <cmath>
#include <condition_variable>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <map>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>

#include "cuesta/base/error.h"
#include "cuesta/base/interrupt.h"
#include "cuesta/engine/advance.h"
#include "support/land_look.h"
#include "support/run_recipe.h"

namespace cuesta::test {
namespace {

using End = CaseResult::End;

// Asks the work of this thread to end when the process has used its budget.
class Budget {
public:
    explicit Budget(double seconds)
        : watcher_([this, end = used() + seconds] {
              std::unique_lock lock(mutex_);
              while (!done_.wait_for(lock, std::chrono::milliseconds(50), [&] { return over_; }))
                  if (used() > end) asked_ = true;
          }),
          scope_(asked_) {}
    ~Budget() {
        {
            const std::lock_guard lock(mutex_);
            over_ = true;
        }
        done_.notify_one();
        watcher_.join();
    }
    bool spent() const { return asked_; }

private:
    static double used() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }
    std::mutex mutex_;
    std::condition_variable done_;
    bool over_ = false;
    std::atomic<bool> asked_ = false;
    std::thread watcher_;
    InterruptScope scope_;
};

// Rounding of float heights and of a unit of the ground.
double height_slack(const Look& look) {
    return 1e-6 * std::max(std::abs(look.highest), std::abs(look.lowest)) + 3e-5;
}

using Failure = std::optional<CaseResult>;
CaseResult failed(std::string_view claim, std::string detail) {
    return {End::failed, std::string(claim), std::move(detail)};
}

Failure check_numbers(const Run& run) {
    for (const auto& [name, field] : run.domain.block(0).terrain.fields()) {
        const bool depth = name == "water" || name == "cave_water" || name == "sediment" ||
                           name == "wear" || name == "deposit";
        for (const float v : run.domain.collect(name).samples) {
            if (!std::isfinite(v)) return failed("finite", fmt::format("{} has {}", name, v));
            if (depth && v < 0) return failed("no negative depth", fmt::format("{} {}", name, v));
        }
    }
    const Terrain& terrain = run.domain.block(0).terrain;
    if (!terrain.layered()) return {};
    const LayerStack& ground = std::as_const(terrain).ground();
    const auto air = terrain.materials().find("air");
    for (std::int64_t y = 0; y < terrain.block().rows; ++y)
        for (std::int64_t x = 0; x < terrain.block().columns; ++x) {
            Column column = ground.column(x, y);
            std::int64_t sum = 0;
            for (int i = 0; i < column.count; ++i) {
                const Layer& layer = column.layers[static_cast<std::size_t>(i)];
                sum += layer.thickness;
                if (i > 0 && layer.thickness <= 0)
                    return failed("columns in order",
                                  fmt::format("an empty layer at {}, {}", x, y));
                if (i > 0 &&
                    layer.material == column.layers[static_cast<std::size_t>(i - 1)].material)
                    return failed("columns in order", fmt::format("two alike at {}, {}", x, y));
            }
            if (sum != ground.surface().at(x, y))
                return failed("columns in order", fmt::format("do not add up at {}, {}", x, y));
            if (air && column.top().material == *air && column.count > 1)
                return failed("columns in order", fmt::format("air on top at {}, {}", x, y));
        }
    return {};
}

Failure check_ledger(const Look& after) {
    for (const auto& [name, row] : after.ledger) {
        if (row.relative_residual > 1e-12)
            return failed("ledger closes", fmt::format("{} misses {} m3", name, row.residual_m3));
        const double slack =
            1e-12 * std::max({std::abs(row.start_m3), std::abs(row.in_m3), std::abs(row.end_m3)});
        const std::pair<const char*, double> amounts[] = {
            {"start", row.start_m3},
            {"in", row.in_m3},
            {"out", row.out_m3},
            {"end", row.end_m3},
            {"formed", row.formed_m3},
            {"turned", row.turned_m3},
            {"suspended", row.suspended_m3}};  // a border below 0 is what came in over it
        for (const auto& [what, amount] : amounts)
            if (amount < -slack)
                return failed("no negative amount",
                              fmt::format("{} {}: {} m3", name, what, amount));
    }
    return {};
}

// What the processes of a case may do together.
struct Allowed {
    bool ground = false, moves = false, forms = false, makes = false, takes = false;
    std::vector<std::string_view> formed;  // names; empty while forms: any
    bool any_formed = false;
    bool water = false, makes_water = false, takes_water = false, sets_water = false;
    bool stated = true;  // every process says what it does to ground and water
};

Allowed allowed_of(const LandCase& land) {
    Allowed all;
    for (const OperatorCall& call : land.calls) {
        bool ground = false, water = false;
        for (const Promise& promise : call.row->promises) switch (promise.holds) {
                case Holds::leaves_ground:
                    ground = true;
                    break;
                case Holds::conserves_materials:
                    ground = all.ground = true;
                    break;
                case Holds::turns_materials:
                    ground = all.ground = all.forms = true;
                    if (promise.what.empty())
                        all.any_formed = true;
                    else
                        all.formed.push_back(promise.what);
                    break;
                case Holds::makes_ground:
                    ground = all.ground = all.makes = true;
                    break;
                case Holds::takes_ground:
                    ground = all.ground = all.takes = true;
                    break;
                case Holds::leaves_water:
                    water = true;
                    break;
                case Holds::conserves_water:
                    water = all.water = true;
                    break;
                case Holds::makes_water:
                    water = all.water = all.makes_water = true;
                    break;
                case Holds::sets_water:
                    water = all.water = all.makes_water = all.takes_water = true;
                    all.sets_water = true;
                    break;
                case Holds::takes_water:
                    water = all.water = all.takes_water = true;
                    break;
                default:
                    break;
            }
        all.stated = all.stated && ground && water;
    }
    return all;
}

Failure check_amounts(const LandCase& land, const Look& before, const Look& after) {
    const Allowed may = allowed_of(land);
    if (!may.stated) return {};
    if (!may.ground && before.columns != after.columns)
        return failed("leaves_ground", "columns have changed");
    if (!may.water && before.waters != after.waters)
        return failed("leaves_water", "water has changed");
    for (const auto& account : after.ledger) {
        const auto& name = account.first;
        const auto& now = account.second;  // clang 14 lets no lambda capture a binding
        const auto found = before.ledger.find(name);
        const LedgerRow then = found == before.ledger.end() ? LedgerRow{} : found->second;
        // Material that turns swells or shrinks, and water comes in quanta: what rounding to whole
        // units leaves is booked as come in or gone out, up to a unit or two in a cell.
        const double cells_m2 =
            static_cast<double>(land.columns * land.rows) * land.spacing * land.spacing;
        const double unit_m = name == "water" ? 2e-5 + 2.5e-7 * after.deepest : 4e-5;
        const auto grown = [&](double a, double b, double rounding_m3 = 0) {
            const double scale = std::max({std::abs(now.start_m3), std::abs(now.in_m3),
                                           std::abs(now.out_m3), std::abs(now.end_m3)});
            return b - a > 1e-11 * scale + 1e-9 + rounding_m3;
        };
        const double rounding = name == "water" || may.forms ? unit_m * cells_m2 : 0;
        const auto made = [](const LedgerRow& r) {
            double in = r.in_m3 - r.formed_m3;
            for (const double b : r.border_m3) in -= std::max(0.0, -b);
            return in;
        };
        const auto taken = [](const LedgerRow& r) {
            double out = r.out_m3 - r.turned_m3;
            for (const double b : r.border_m3) out -= std::max(0.0, b);
            return out;
        };
        const bool water = name == "water";
        const bool in = grown(made(then), made(now), rounding);
        const bool out = grown(taken(then), taken(now), rounding);
        const bool formed = grown(then.formed_m3, now.formed_m3);
        const bool turned = grown(then.turned_m3, now.turned_m3);
        const std::string numbers =
            fmt::format("{}: in {:.6g}, out {:.6g}, formed {:.6g}, turned {:.6g} m3 in this step",
                        name, made(now) - made(then), taken(now) - taken(then),
                        now.formed_m3 - then.formed_m3, now.turned_m3 - then.turned_m3);
        if (water) {
            if ((in || formed) && !may.makes_water) return failed("conserves_water", numbers);
            if ((out || turned) && !may.takes_water) return failed("conserves_water", numbers);
            continue;
        }
        if (in && !may.makes) return failed("makes no ground", numbers);
        if (out && !may.takes && !may.forms) return failed("takes no ground", numbers);
        if ((formed || turned) && !may.forms) return failed("conserves_materials", numbers);
        if (formed && !may.any_formed &&
            std::find(may.formed.begin(), may.formed.end(), name) == may.formed.end()) {
            // A parameter may name the material.
            bool named = false;
            for (const OperatorCall& call : land.calls)
                for (const std::string_view what : may.formed)
                    if (const ParamRow* param = call.row->find_param(what)) {
                        std::string value =
                            std::holds_alternative<std::string>(param->default_value)
                                ? std::get<std::string>(param->default_value)
                                : "";
                        for (const auto& [key, text] : call.params)
                            if (key == what) value = text.substr(1, text.size() - 2);
                        named = named || value == name;
                    }
            if (!named) return failed("turns_materials", numbers);
        }
    }
    return {};
}

// The Nyquist part of a map, root of the mean square: what differs from cell to cell both ways.
double checkerboard(const Raster& map) {
    double sum = 0;
    std::int64_t count = 0;
    const auto at = [&](std::int64_t x, std::int64_t y) {
        return static_cast<double>(map.samples[static_cast<std::size_t>(y * map.columns + x)]);
    };
    for (std::int64_t y = 1; y + 1 < map.rows; ++y)
        for (std::int64_t x = 1; x + 1 < map.columns; ++x) {
            double c = 4 * at(x, y);
            c -= 2 * (at(x - 1, y) + at(x + 1, y) + at(x, y - 1) + at(x, y + 1));
            c += at(x - 1, y - 1) + at(x + 1, y - 1) + at(x - 1, y + 1) + at(x + 1, y + 1);
            sum += c * c / 256, ++count;
        }
    return count > 0 ? std::sqrt(sum / static_cast<double>(count)) : 0;
}

// A field in place of a number bounds nothing here.
double number_of(const OperatorCall& call, std::string_view name) {
    for (const auto& [key, text] : call.params)
        if (key == name) return text[0] == '"' ? 1e30 : std::strtod(text.c_str(), nullptr);
    const ParamRow* param = call.row->find_param(name);
    if (param == nullptr) return 0;
    if (const double* value = std::get_if<double>(&param->default_value)) return *value;
    if (const auto* value = std::get_if<FieldOrNumber>(&param->default_value)) return value->number;
    return 0;
}

// A bound holds for a group if each of it keeps it, or does not touch the ground.
std::optional<double> common_slack(const LandCase& land, Holds bound) {
    double slack = 0;
    bool any = false;
    for (const OperatorCall& call : land.calls) {
        if (const Promise* promise = call.row->find_promise(bound))
            slack += promise->value, any = true;
        else if (call.row->find_promise(Holds::leaves_ground) == nullptr)
            return {};
    }
    return any ? std::optional(slack) : std::nullopt;
}

Failure check_bounds(const LandCase& land, const Look& before, const Look& after) {
    const double slack = height_slack(before);
    if (const auto more = common_slack(land, Holds::never_raises_maximum))
        if (after.highest > before.highest + *more + slack)
            return failed("never_raises_maximum",
                          fmt::format("{} m from {} m", after.highest, before.highest));
    if (const auto more = common_slack(land, Holds::never_lowers_minimum))
        if (after.lowest < before.lowest - *more - slack)
            return failed("never_lowers_minimum",
                          fmt::format("{} m from {} m", after.lowest, before.lowest));
    // The level before a step is no bound where another process of the step sets the water that the
    // ground then swells or is laid under.
    const bool level_known = land.calls.size() == 1 || !allowed_of(land).sets_water;
    if (const auto more = common_slack(land, Holds::stays_under_water_level); more && level_known)
        if (after.highest > before.highest_level + *more + slack)
            return failed("stays_under_water_level",
                          fmt::format("{} m, ground and water reached {} m", after.highest,
                                      before.highest_level));
    if (const auto factor = common_slack(land, Holds::adds_no_noise)) {
        const double was = checkerboard(before.height), is = checkerboard(after.height);
        if (is > std::max(1.0, *factor) * was + 2e-3 + slack)
            return failed("adds_no_noise", fmt::format("{} m from {} m", is, was));
    }
    if (land.calls.size() != 1) return {};
    const OperatorCall& call = land.calls[0];
    for (const Promise& promise : call.row->promises) {
        if (promise.holds == Holds::rises_at_most &&
            after.highest > before.highest + number_of(call, promise.what) + promise.value + slack)
            return failed("rises_at_most",
                          fmt::format("{} m from {} m", after.highest, before.highest));
        if (promise.holds != Holds::keeps_floor) continue;
        const double floor = number_of(call, promise.what);
        for (std::size_t i = 0; i < after.height.samples.size(); ++i)
            if (before.height.samples[i] >= floor &&
                after.height.samples[i] < floor - promise.value - slack)
                return failed("keeps_floor", fmt::format("{} m under a floor of {} m",
                                                         after.height.samples[i], floor));
    }
    return {};
}

Failure check_wet(const LandCase& land, const Look& before, const Look& after) {
    for (const OperatorCall& call : land.calls)
        if (call.row->find_promise(Holds::changes_only_wet) == nullptr &&
            call.row->find_promise(Holds::leaves_ground) == nullptr)
            return {};
    if (land.calls.size() != 1) return {};
    if (land.calls[0].row->find_promise(Holds::changes_only_wet) == nullptr) return {};
    const std::int64_t columns = before.height.columns, rows = before.height.rows;
    for (std::int64_t y = 0; y < rows; ++y)
        for (std::int64_t x = 0; x < columns; ++x) {
            const auto i = static_cast<std::size_t>(y * columns + x);
            if (before.height.samples[i] == after.height.samples[i]) continue;
            bool wet = false;
            for (std::int64_t dy = -1; dy <= 1; ++dy)
                for (std::int64_t dx = -1; dx <= 1; ++dx) {
                    const auto j = static_cast<std::size_t>((y + dy + rows) % rows * columns +
                                                            (x + dx + columns) % columns);
                    wet = wet || before.water.samples[j] > 0 || after.water.samples[j] > 0;
                }
            if (!wet) return failed("changes_only_wet", fmt::format("dry at {}, {}", x, y));
        }
    return {};
}

// A lake that was level and whose ground did not change.
Failure check_level(const LandCase& land, const Look& before, const Look& after) {
    double slack = 0;
    for (const OperatorCall& call : land.calls)
        if (const Promise* promise = call.row->find_promise(Holds::keeps_water_level))
            slack += promise->value;
        else
            return {};
    if (land.edges != "closed") return {};
    const auto levels = [&](const Look& look) {
        double low = 1e300, high = -1e300;
        for (std::size_t i = 0; i < look.height.samples.size(); ++i)
            if (look.water.samples[i] > 0) {
                const double level =
                    static_cast<double>(look.height.samples[i]) + look.water.samples[i];
                low = std::min(low, level), high = std::max(high, level);
            }
        return std::pair(low, high);
    };
    const auto [low, high] = levels(before);
    if (low > high || high - low > 1e-3) return {};  // no lake, or not level
    const auto [new_low, new_high] = levels(after);
    if (new_high - new_low > 2 * (high - low) + slack + height_slack(before))
        return failed("keeps_water_level",
                      fmt::format("{} m between lowest and highest", new_high - new_low));
    return {};
}

Failure check_surface(const LandCase& land, const Run& run) {
    const OperatorCall& call = land.calls[0];
    const Raster made = run.domain.collect("made"), height = run.domain.collect("height");
    const auto [low, high] = std::minmax_element(made.samples.begin(), made.samples.end());
    const auto [from_low, from_high] =
        std::minmax_element(height.samples.begin(), height.samples.end());
    for (const Promise& promise : call.row->promises) {
        const double size =
            std::max({1.0, std::abs(double(*from_low)), std::abs(double(*from_high))});
        const double slack = promise.value + 1e-6 * size;
        if (promise.holds == Holds::never_raises_maximum && *high > *from_high + slack)
            return failed("never_raises_maximum", fmt::format("{} from {}", *high, *from_high));
        if (promise.holds == Holds::never_lowers_minimum && *low < *from_low - slack)
            return failed("never_lowers_minimum", fmt::format("{} from {}", *low, *from_low));
        if (promise.holds == Holds::keeps_within_relief) {
            const double base = number_of(call, "base"), relief = number_of(call, "relief");
            const double room = 1e-5 * std::max(std::abs(base), relief) + promise.value + 1e-6;
            if (*low < base - room || *high > base + relief + room)
                return failed("keeps_within_relief", fmt::format("{} to {}", *low, *high));
        }
        if (promise.holds == Holds::balances_volume) {
            double dug = 0, heaped = 0;
            for (const float v : made.samples) (v < 0 ? dug : heaped) += std::abs(v);
            if (std::abs(dug - heaped) > promise.value * std::max(dug, heaped))
                return failed("balances_volume", fmt::format("digs {}, heaps {}", dug, heaped));
        }
    }
    return {};
}

Failure check_step(const LandCase& land, Run& run, const Look& before, const Look& after) {
    if (Failure f = check_numbers(run)) return f;
    if (Failure f = check_ledger(after)) return f;
    if (Failure f = check_amounts(land, before, after)) return f;
    if (Failure f = check_bounds(land, before, after)) return f;
    if (Failure f = check_wet(land, before, after)) return f;
    return check_level(land, before, after);
}

Failure check_layouts(const std::string& text, const RunSetup& setup, const Run& whole) {
    RunSetup cut = setup;
    cut.threads = 3, cut.across = 2, cut.down = 2;
    const auto run = run_recipe(text, cut);
    if (state_hash(*run) != state_hash(whole)) return failed("layout", "other bits on 2x2 blocks");
    const auto one = whole.ledger(), four = run->ledger();
    for (std::size_t i = 0; i < one.size(); ++i)
        if (one[i].start_m3 != four[i].start_m3 || one[i].in_m3 != four[i].in_m3 ||
            one[i].out_m3 != four[i].out_m3 || one[i].end_m3 != four[i].end_m3 ||
            one[i].formed_m3 != four[i].formed_m3 || one[i].turned_m3 != four[i].turned_m3 ||
            one[i].suspended_m3 != four[i].suspended_m3 || one[i].border_m3 != four[i].border_m3)
            return failed("layout", fmt::format("other books of {}: in {} and {}, out {} and {}",
                                                one[i].material, one[i].in_m3, four[i].in_m3,
                                                one[i].out_m3, four[i].out_m3));
    return {};
}

}  // namespace

CaseResult check_case(const LandCase& land, const std::filesystem::path& directory, bool layouts,
                      double budget_s) {
    const std::string text = recipe_text(land);
    if (const char* path = std::getenv("CUESTA_PROMISE_RECIPE")) std::ofstream(path) << text;
    RunSetup setup;
    setup.recipe_directory = directory;
    setup.threads = 1;
    std::unique_ptr<Run> run;
    try {
        run = prepare_recipe(text, setup);
    } catch (const std::runtime_error& problem) {
        const std::string sentence = problem.what();
        return {End::refused, "", sentence.substr(0, sentence.find('\n'))};
    }
    try {
        std::optional<Budget> budget(std::in_place, budget_s);
        Observer silent;
        while (!run->done() && run->position.stage < tested_stage(land)) advance(*run, silent, 1);
        const bool process = land.calls[0].row->kind == OperatorKind::process;
        if (!process) {
            while (!run->done()) advance(*run, silent, 1);
            if (Failure f = check_numbers(*run)) return *f;
            if (Failure f = check_surface(land, *run)) return *f;
        } else {
            Look before = look_at(*run);
            while (!run->done()) {
                advance(*run, silent, 1);
                Look after = look_at(*run);
                if (Failure f = check_step(land, *run, before, after)) return *f;
                before = std::move(after);
            }
        }
        budget.reset();  // the second run is not left: half of it would look like other bits
        if (layouts)
            if (Failure f = check_layouts(text, setup, *run)) return *f;
    } catch (const Interrupted&) {
        return {End::left, "", "took too long"};
    } catch (const Error& sentence) {
        return {End::stopped, "", sentence.what()};
    } catch (const std::exception& problem) {
        return failed("runs", problem.what());
    }
    return {};
}

}  // namespace cuesta::test
