// SPDX-License-Identifier: Apache-2.0
#include "cuesta/operator/stage_keys.h"

namespace cuesta {

std::vector<StageKey> stage_keys(OperatorKind kind, Place place) {
    const bool surface = kind == OperatorKind::generator || kind == OperatorKind::filter;
    std::vector<StageKey> keys = {
        {"op", StageKeyKind::name, "The operator to run."},
        {"label", StageKeyKind::name,
         "A name of its own; random numbers follow from it. Default: the operator's name, numbered "
         "when it repeats."},
        {"mask", StageKeyKind::field,
         "A field from 0 to 1: where it is 0 nothing changes. Default: everywhere."},
        {"seed", StageKeyKind::seed, "Replaces the recipe's seed for this operator."},
    };
    if (place != Place::event)
        keys.push_back({"enabled", StageKeyKind::toggle,
                        "false leaves it out of the run; it is still checked. Default: true."});
    if (surface) {
        keys.push_back({"into", StageKeyKind::new_field,
                        "The field to write instead of the ground; made if it is new."});
        keys.push_back({"blend", StageKeyKind::blend,
                        "How the surface joins what is there. Default: replace."});
    }
    if (kind == OperatorKind::generator)
        keys.push_back({"material", StageKeyKind::material,
                        "What the ground is made of; the first stage that makes ground decides. "
                        "Default: granite."});
    if (kind == OperatorKind::filter) {
        keys.push_back({"material", StageKeyKind::material,
                        "What the ground is made of where it rises. Default: what is on top."});
        keys.push_back(
            {"from", StageKeyKind::field, "The field to reshape. Default: the one it writes."});
    }
    if (kind == OperatorKind::process && place == Place::stage)
        keys.push_back({"steps", StageKeyKind::count, "How often it runs. Default: 1."});
    if (kind == OperatorKind::process && place == Place::process)
        keys.push_back({"every", StageKeyKind::count,
                        "It runs in the steps that are multiples of this. Default: 1."});
    if (kind == OperatorKind::container && place == Place::stage) {
        keys.push_back({"process", StageKeyKind::tables, "[[stage.process]]: what takes turns."});
        keys.push_back({"event", StageKeyKind::tables,
                        "[[stage.event]]: what happens once, between two steps."});
    }
    if (place == Place::event)
        keys.push_back({"at", StageKeyKind::count, "The steps done before it happens."});
    return keys;
}

}  // namespace cuesta
