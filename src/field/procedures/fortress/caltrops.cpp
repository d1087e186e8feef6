// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <vallum/field/procedures/fortress/caltrops.h>
#include <vallum/field/procedures/morale/flight.h>
#include <vallum/field/procedures/morale/morale.h>
#include <vallum/field/rules/combat/modifiers.h>
#include <vallum/field/rules/fortress/caltrops.h>
#include <vallum/field/situation/movement/cards.h>

namespace vallum::field {

using geometry::PathStep;
using geometry::Pose;

namespace {

int wounds(const std::vector<int>& faces) {
    return static_cast<int>(std::ranges::count_if(faces, doCaltropsWound));
}

}  // namespace

void treadOn(Game& game, UnitId unit, const std::vector<CaltropsCrossed>& crossed) {
    int suffered = 0;
    for (const CaltropsCrossed& it : crossed) {
        auto faces = game.ask(chance, RollDice{"CAL-02"_rule, it.sections}).faces;
        const int fresh = wounds(faces);
        suffered += fresh;
        game.tell(CaltropsRolled{unit, it.structure, std::move(faces), fresh});
        if (fresh > 0) woundOutsideCombat(game, unit, fresh, "CAL-02"_rule);
        if (!game.battle().onTable(unit)) return;
    }
    if (suffered == 0 || game.battle().unit(unit).has(Marker::fleeing)) return;
    checkMorale(game, unit, moraleOutsideAttack(game.battle(), unit), "CAL-03"_rule);
    releaseBlocked(game);
}

void sufferCaltrops(Game& game, UnitId unit, const Pose& from, std::span<const PathStep> steps) {
    if (game.battle().structures.empty() || !game.battle().onTable(unit)) return;
    const Unit& now = game.battle().unit(unit);
    const WayTrodden way{unit, from, steps, placement(now), now.inside.has_value()};
    treadOn(game, unit, caltropsCrossed(game.battle(), way));
}

}  // namespace vallum::field
