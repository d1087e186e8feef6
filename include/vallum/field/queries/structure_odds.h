// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <vallum/core/sum.h>
#include <vallum/field/system.h>

namespace vallum::field {

/// What an attack on a structure may do, without events, and how its numbers come about.
struct StructureOdds {
    Sum dice;
    Sum attackToHit;
    Sum attackToDamage;
    Sum resistance;
    std::vector<double> successes{1.0};  // the chance of just so much damage, or so many fire markers
    double breaksDoor = 0;               // GAT-06; the fall of the whole section included
    double collapses = 0;                // RAZ-01

    [[nodiscard]] double expected() const;
};

/// The owner of artillery rolls every 1 again (ART-09). Out of range: no success is possible.
StructureOdds shotOdds(const Battle&, const ShotAtStructure&);
/// Of one structure, whatever else burns with it (FIR-02).
StructureOdds attackOdds(const Battle&, const AttackStructure&);

}  // namespace vallum::field
