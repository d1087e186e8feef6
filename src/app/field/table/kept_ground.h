// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include <vallum/field/files/ground_cover.h>
#include <vallum/field/model/scenario.h>

namespace vallum::app {

/// Caches the ground cover of the battle shown, because parsing the scenario text at every step of a replay
/// would be slow.
class KeptGround {
public:
    [[nodiscard]] field::GroundCover of(const field::Scenario& scenario) {
        if (scenario.source != source_) {
            source_ = scenario.source;
            cover_ = field::groundCoverOf(scenario);
        }
        return cover_;
    }

private:
    std::string source_;
    field::GroundCover cover_ = field::GroundCover::grass;
};

}  // namespace vallum::app
