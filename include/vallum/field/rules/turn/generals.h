// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <vallum/core/sum.h>
#include <vallum/field/model/battle.h>
#include <vallum/field/system.h>

namespace vallum::field {

/// One of the generals of a side, by its place in `Side::generals` and `Player::generals`.
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
/// GEN-01: who is with the unit, well or not.
std::optional<GeneralOf> generalAt(const Battle&, UnitId);

/// OPT-11, OPT-13, TEAM-09: whether the general's influence and loss concern the unit.
bool isCommandedBy(const Battle&, const GeneralOf&, UnitId);

/// GEN-10: fleeing, wounded or dead.
bool isLost(const Battle&, const GeneralOf&);
/// GEN-10: the unit the general is with flees.
bool isFleeing(const Battle&, const GeneralOf&);
/// OPT-05 to OPT-07: who leads the army now. When all are lost: who led it last of those named.
GeneralOf chiefOf(const Battle&, Seat);
/// OPT-06: those who share the highest leadership.
std::vector<int> highestLeaders(const Battle&, Seat);
/// GEN-10, OPT-08, OPT-12: whether nobody is left to lead the unit.
bool isWithoutGeneral(const Battle&, UnitId);
/// OPT-08: whether every general of the side is lost.
bool isLeaderless(const Battle&, Seat);
/// GEN-07, GEN-11, OPT-07
Sum leadership(const Battle&, Seat);
/// GEN-05, GEN-12: whether the unit has the modifiers of its general now.
bool hasGeneral(const Battle&, UnitId);
/// GEN-06, GEN-12, OPT-11: whether the unit is in the influence of this general.
bool reaches(const Battle&, const GeneralOf&, UnitId);
/// GEN-06, OPT-09
bool isInInfluence(const Battle&, UnitId);

/// One effect among those of an ability: `&AbilityEffect::redeploy`.
template <class Effect> using PartOfAbility = std::optional<Effect> AbilityEffect::*;

/// GEN-08, GEN-12: what a general of the side who is not lost brings about; of several (OPT-05) the first.
template <class Effect>
std::optional<Effect> abilityOf(const Battle& battle, Seat seat, PartOfAbility<Effect> part) {
    for (const GeneralOf& it : generalsOf(battle, seat)) {
        const auto& effect = it.card(battle).ability.effect.*part;
        if (effect && !isLost(battle, it)) return effect;
    }
    return std::nullopt;
}
/// The same for what works within the influence.
template <class Effect>
std::optional<Effect> abilityOver(const Battle& battle, UnitId id, PartOfAbility<Effect> part) {
    for (const GeneralOf& it : generalsOf(battle, battle.owner(id))) {
        const auto& effect = it.card(battle).ability.effect.*part;
        if (effect && reaches(battle, it, id)) return effect;
    }
    return std::nullopt;
}
/// The same for what works for the unit that the general is with.
template <class Effect>
std::optional<Effect> abilityWith(const Battle& battle, UnitId id, PartOfAbility<Effect> part) {
    return hasGeneral(battle, id) ? generalAt(battle, id)->card(battle).ability.effect.*part : std::nullopt;
}
/// GEN-08: whether a charge that the unit begins now is led by a general.
bool isLedToCharge(const Battle&, UnitId);
/// GEN-08, GEN-12: what a led charge brings for as long as such a general is not lost.
Attack attackOfLedCharge(const Battle&, UnitId);

/// OPT-06
Verdict fits(const Battle&, const ChooseCommander&, const GeneralChosen&);

}  // namespace vallum::field
