// SPDX-License-Identifier: GPL-3.0-or-later
#include <vallum/core/json.h>
#include <vallum/field/files/ground_cover.h>
#include <vallum/field/model/scenario.h>

namespace vallum::field {

GroundCover groundCoverOf(const Scenario& scenario) {
    const auto json = parsedJson(scenario.source);
    if (!json || !json->is_object() || !json->contains("ground")) return GroundCover::grass;
    return JsonReader::read<GroundCover>(json->at("ground")).value_or(GroundCover::grass);
}

}  // namespace vallum::field
