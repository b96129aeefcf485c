// SPDX-License-Identifier: Apache-2.0
#include "cuesta/rule/interpret.h"

#include "cuesta/rule/scalar.h"

namespace cuesta::rule {

float interpret(const Terms& terms, int number, const Site& site,
                std::span<const Field* const> inputs, std::int64_t x, std::int64_t y) {
    const Term& term = terms.list[static_cast<std::size_t>(number)];
    const auto arg = [&](int i, std::int64_t dx = 0, std::int64_t dy = 0) {
        return interpret(terms, term.args[static_cast<std::size_t>(i)], site, inputs, x + dx,
                         y + dy);
    };
    const auto round_about = [&](auto take) {
        float value = arg(0, -1, -1);
        for (const auto& [dx, dy] :
             {std::pair{0, -1}, {1, -1}, {-1, 0}, {1, 0}, {-1, 1}, {0, 1}, {1, 1}})
            value = take(value, arg(0, dx, dy));
        return value;
    };
    switch (term.op) {
        case Op::constant:
            return term.value;
        case Op::field:
            return inputs[static_cast<std::size_t>(term.index)]->at(x, y);
        case Op::cell:
            return site.cell_m();
        case Op::map_width:
            return site.map_width_m();
        case Op::map_height:
            return site.map_height_m();
        case Op::step:
            return static_cast<float>(site.step);
        case Op::latitude:
            return site.latitude_deg(y);
        case Op::position_y:
            return site.y_m(y);
        case Op::position_x:
            return site.x_m(x);
        case Op::random:
            return site.random_at(term.index, x, y);
        case Op::at:
            return arg(0, term.dx, term.dy);
        case Op::mean4:
            return scalar::mean4(arg(0, -1, 0), arg(0, 1, 0), arg(0, 0, -1), arg(0, 0, 1));
        case Op::min4:
            return scalar::minimum(scalar::minimum(arg(0, -1, 0), arg(0, 1, 0)),
                                   scalar::minimum(arg(0, 0, -1), arg(0, 0, 1)));
        case Op::max4:
            return scalar::maximum(scalar::maximum(arg(0, -1, 0), arg(0, 1, 0)),
                                   scalar::maximum(arg(0, 0, -1), arg(0, 0, 1)));
        case Op::min8:
            return round_about([](float a, float b) { return scalar::minimum(a, b); });
        case Op::max8:
            return round_about([](float a, float b) { return scalar::maximum(a, b); });
        case Op::sum8:
        case Op::mean8: {
            const float sum =
                scalar::sum8(arg(0, -1, -1), arg(0, 0, -1), arg(0, 1, -1), arg(0, -1, 0),
                             arg(0, 1, 0), arg(0, -1, 1), arg(0, 0, 1), arg(0, 1, 1));
            return term.op == Op::sum8 ? sum : sum * 0.125f;
        }
        case Op::mean9:
            return scalar::mean9(arg(0, -1, -1), arg(0, 0, -1), arg(0, 1, -1), arg(0, -1, 0),
                                 arg(0), arg(0, 1, 0), arg(0, -1, 1), arg(0, 0, 1), arg(0, 1, 1));
        case Op::gradient_x:
            return (arg(0, 1, 0) - arg(0, -1, 0)) * scalar::divide(0.5f, site.cell_m());
        case Op::gradient_y:
            return (arg(0, 0, 1) - arg(0, 0, -1)) * scalar::divide(0.5f, site.cell_m());
        case Op::laplacian:
            return scalar::laplacian(arg(0), arg(0, -1, 0), arg(0, 1, 0), arg(0, 0, -1),
                                     arg(0, 0, 1),
                                     scalar::divide(1, scalar::square(site.cell_m())));
        case Op::upwind:
            return scalar::upwind(arg(0), arg(0, -1, 0), arg(0, 1, 0), arg(0, 0, -1), arg(0, 0, 1),
                                  arg(1), arg(2));
        default: {
            const int count = operands(term.op);
            return scalar::apply(term.op, arg(0), count > 1 ? arg(1) : 0, count > 2 ? arg(2) : 0);
        }
    }
}

}  // namespace cuesta::rule
