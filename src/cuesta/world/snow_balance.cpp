// SPDX-License-Identifier: Apache-2.0
#include "cuesta/world/snow_balance.h"

#include <algorithm>
#include <cmath>

#include "cuesta/base/elementary.h"
#include "cuesta/world/climate_detail.h"

namespace cuesta {
namespace {

constexpr double month_days = 365.25 / months;
constexpr double reach = 6;  // spreads
constexpr int entries = 1536;
constexpr double most_warming_c = 100;

}  // namespace

SnowBalance::SnowBalance(const SnowRule& rule) : rule_(rule) {
    if (!(rule.spread_c > 0)) return;
    // The mean of what is above 0 has the normal density as its second derivative: summed twice.
    const double step = 2 * reach / entries;
    per_c_ = entries / (2 * reach * rule.spread_c);
    table_.assign(entries + 1, 0);
    const auto density = [](double x) { return 0.3989422804014327 * elementary::exp(-x * x / 2); };
    double below = 0;  // share of days below
    for (int i = 1; i <= entries; ++i) {
        const double x = -reach + (i - 0.5) * step;
        const double share = density(x) * step;
        table_[static_cast<std::size_t>(i)] =
            table_[static_cast<std::size_t>(i - 1)] + (below + share / 2) * step * rule.spread_c;
        below += share;
    }
}

double SnowBalance::degrees(double temperature_c) const {
    if (table_.empty()) return std::max(0.0, temperature_c);
    const double at = temperature_c * per_c_ + entries / 2;
    if (!(at > 0)) return 0;
    if (at >= entries) return temperature_c;
    const double floor = std::floor(at), part = at - floor;
    const auto i = static_cast<std::size_t>(floor);
    return table_[i] * (1 - part) + table_[i + 1] * part;
}

SnowYear SnowBalance::year(const Months& temperature, const Months& rain, double warmer) const {
    SnowYear year;
    double days = 0;
    for (std::size_t m = 0; m < months; ++m) {
        const double t = static_cast<double>(temperature[m]) + warmer;
        year.fallen_m += static_cast<double>(rain[m]) * snow_share(t) / 1000;
        days += month_days * degrees(t);
    }
    const double melts = rule_.snow_mm * days / 1000;
    year.balance_m = year.fallen_m - melts;
    if (year.balance_m < 0 && rule_.snow_mm > 0)
        year.balance_m *= rule_.ice_mm / rule_.snow_mm;  // the degree days that are left
    return year;
}

double SnowBalance::warming_to_balance(const Months& temperature, const Months& rain) const {
    double cold = -most_warming_c, warm = most_warming_c;
    for (int i = 0; i < 21; ++i) {
        const double middle = (cold + warm) / 2;
        (year(temperature, rain, middle).balance_m >= 0 ? cold : warm) = middle;
    }
    return (cold + warm) / 2;
}

double SnowBalance::snow_at(const Months& temperature, const Months& rain, int month) const {
    // The most that any run of months up to this one has left.
    double sum = 0, most = 0;
    for (int back = 0; back < months; ++back) {
        const auto m = static_cast<std::size_t>((month + months - back) % months);
        const double t = static_cast<double>(temperature[m]);
        sum += static_cast<double>(rain[m]) * snow_share(t) / 1000 -
               rule_.snow_mm * month_days * degrees(t) / 1000;
        most = std::max(most, sum);
    }
    return most;
}

}  // namespace cuesta
