// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <vallum/core/sum.h>
#include <vallum/field/system.h>

namespace vallum::field {

/// The effect of an attack on a structure, without events, and the sums behind it.
struct StructureOdds {
    Sum dice;
    Sum attackToHit;
    Sum attackToDamage;
    Sum resistance;
    std::vector<double> successes{1.0};  // the probability of each amount of damage, or of fire markers
    double breaksDoor = 0;               // GAT-06; includes the collapse of the whole section
    double collapses = 0;                // RAZ-01

    [[nodiscard]] double expected() const;
};

/// Assumes that the owner of artillery rerolls every 1 (ART-09). Out of range no success is possible.
StructureOdds shotOdds(const Battle&, const ShotAtStructure&);
/// As if the structure were in sight and at this distance (RNG-11).
StructureOdds shotOddsAt(const Battle&, const ShotAtStructure&, RangeBand);
/// For a single structure, even if others burn with it (FIR-02).
StructureOdds attackOdds(const Battle&, const AttackStructure&);
/// The same for the attack on a structure being made, before its dice: with the events already played, and
/// with this card by the unit's owner if there is one.
StructureOdds structureOddsWithEvents(const Battle&, UnitId unit, std::optional<CardId> card);

}  // namespace vallum::field
