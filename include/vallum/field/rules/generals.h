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

/// GEN-10: fleeing, wounded or dead.
bool isLost(const Battle&, const GeneralOf&);
/// GEN-10: the unit the general is with flees.
bool isFleeing(const Battle&, const GeneralOf&);
/// OPT-05 to OPT-07: who leads the army now. When all are lost: who led it last of those named.
GeneralOf chiefOf(const Battle&, Seat);
/// GEN-10, OPT-08, OPT-12: whether nobody is left to lead the unit.
bool isWithoutGeneral(const Battle&, UnitId);
/// OPT-08: whether every general of the side is lost.
bool isLeaderless(const Battle&, Seat);
/// GEN-07, GEN-11, OPT-07
Sum leadership(const Battle&, Seat);
/// GEN-05, GEN-12: whether the unit has the modifiers of its general now.
bool hasGeneral(const Battle&, UnitId);
/// GEN-06, OPT-09, OPT-11
bool isInInfluence(const Battle&, UnitId);

/// GEN-08, GEN-12: the general of the side that has this ability and may use it now.
std::optional<GeneralOf> generalWith(const Battle&, Seat, GeneralAbility);
bool hasAbility(const Battle&, Seat, GeneralAbility);
/// GEN-08: the same for an ability that works within the influence.
bool isUnderAbility(const Battle&, UnitId, GeneralAbility);
/// GEN-08: whether a charge that the unit begins now is led by its general.
bool isLedToCharge(const Battle&, UnitId);

/// OPT-06
Verdict fits(const Battle&, const ChooseCommander&, const GeneralChosen&);

}  // namespace vallum::field
