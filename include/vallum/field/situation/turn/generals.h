// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include <vallum/core/sum.h>
#include <vallum/field/model/battle.h>

namespace vallum::field {

/// A general of a side, by index into `Side::generals` and `Player::generals`.
struct GeneralOf {
    Seat seat;
    int index = 0;

    [[nodiscard]] const GeneralCard& card(const Battle& battle) const {
        return battle.side(seat).generals.at(static_cast<std::size_t>(index));
    }
    [[nodiscard]] const GeneralInPlay& state(const Battle& battle) const {
        return battle.player(seat).generals.at(static_cast<std::size_t>(index));
    }
    bool operator==(const GeneralOf&) const = default;
};
std::vector<GeneralOf> generalsOf(const Battle&, Seat);
/// GEN-01: the general with the unit, in any state of health.
std::optional<GeneralOf> generalAt(const Battle&, UnitId);

/// OPT-11, OPT-13, TEAM-09: true if the general's influence and loss affect the unit.
bool isCommandedBy(const Battle&, const GeneralOf&, UnitId);

/// GEN-10: fleeing, wounded or dead.
bool isLost(const Battle&, const GeneralOf&);
/// GEN-10: true if the general's unit flees.
bool isFleeing(const Battle&, const GeneralOf&);
/// OPT-05 to OPT-07: who leads the army now. If all are lost: the last one named.
GeneralOf chiefOf(const Battle&, Seat);
/// OPT-06: those with the highest leadership.
std::vector<int> highestLeaders(const Battle&, Seat);
/// GEN-10, OPT-08, OPT-12: true if nobody is left to lead the unit.
bool isWithoutGeneral(const Battle&, UnitId);
/// OPT-08: true if every general of the side is lost.
bool isLeaderless(const Battle&, Seat);
/// GEN-07, GEN-11, OPT-07: that of the general who leads the army now.
Sum leadership(const Battle&, Seat);
/// GEN-05, GEN-12: true if the unit has the modifiers of its general now.
bool hasGeneral(const Battle&, UnitId);
/// GEN-06, GEN-12, OPT-11: true if the unit is within the influence of this general.
bool reaches(const Battle&, const GeneralOf&, UnitId);
/// GEN-06, OPT-09: of any of its side's generals, once.
bool isInInfluence(const Battle&, UnitId);

/// A member of AbilityEffect, such as `&AbilityEffect::redeploy`.
template <class Effect> using AbilityMember = std::optional<Effect> AbilityEffect::*;

/// GEN-08, GEN-12: the effect of a general who is not lost; with several (OPT-05) the first one's.
template <class Effect>
std::optional<Effect> abilityOf(const Battle& battle, Seat seat, AbilityMember<Effect> part) {
    for (const GeneralOf& it : generalsOf(battle, seat)) {
        const auto& effect = it.card(battle).ability.effect.*part;
        if (effect && !isLost(battle, it)) return effect;
    }
    return std::nullopt;
}
/// The same for effects within the influence.
template <class Effect>
std::optional<Effect> abilityOver(const Battle& battle, UnitId id, AbilityMember<Effect> part) {
    for (const GeneralOf& it : generalsOf(battle, battle.owner(id))) {
        const auto& effect = it.card(battle).ability.effect.*part;
        if (effect && reaches(battle, it, id)) return effect;
    }
    return std::nullopt;
}
/// The same for effects on the general's own unit.
template <class Effect>
std::optional<Effect> abilityWith(const Battle& battle, UnitId id, AbilityMember<Effect> part) {
    return hasGeneral(battle, id) ? generalAt(battle, id)->card(battle).ability.effect.*part : std::nullopt;
}
/// GEN-08: true if a general leads a charge that the unit begins now.
bool isLedToCharge(const Battle&, UnitId);
/// GEN-08, GEN-12: the bonus of a led charge, until such a general is lost.
Attack attackOfLedCharge(const Battle&, UnitId);

}  // namespace vallum::field
