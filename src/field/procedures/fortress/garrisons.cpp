// SPDX-License-Identifier: GPL-3.0-or-later

#include <vallum/field/procedures/fortress/garrisons.h>
#include <vallum/field/procedures/optional/fog.h>
#include <vallum/field/rules/movement/move_plan.h>
#include <vallum/field/situation/fortress/structures.h>
#include <vallum/field/situation/fortress/walls.h>
#include <vallum/geometry/relation.h>

namespace vallum::field {

void depart(Game& game, UnitId unit, const Departure& departure) {
    game.tell(Left{unit, departure.structure, departure.to, departure.why});
}

void arrive(Game& game, UnitId unit, const PlannedArrival& arrival) {
    const bool climbs = arrival.what == Arrival::climb;
    if (arrival.losesFormation && game.battle().unit(unit).formation) {
        game.tell(FormationLost{unit, climbs ? "ASL-10"_rule : "ASL-24"_rule});
    }
    if (arrival.what == Arrival::occupy) {
        if (game.battle().unit(unit).extension != geometry::Extension{}) {
            game.tell(FrontChanged{unit, {}, "FOR-04"_rule});
        }
        game.tell(Entered{unit, arrival.structure, arrival.to, arrival.why});
        return;
    }
    const Unit& now = game.battle().unit(unit);
    if (now.pose != arrival.to || now.wraps != arrival.wraps) {
        game.tell(LinedUp{unit, arrival.structure, arrival.to, arrival.why, arrival.wraps});
    }
    if (climbs) game.tell(Climbed{unit, arrival.structure, 0, "ASL-02"_rule});
}

/// SIE-18: outside the fortress, on a wall or after too long a way.
void revealInFortress(Game& game, UnitId unit) {
    const Battle& battle = game.battle();
    if (!hasFortress(battle, battle.owner(unit)) || !battle.unit(unit).faceDown) return;
    const Unit& it = battle.unit(unit);
    const bool isSeen = it.inside || standsOnWall(battle, unit) || !fortressOf(battle, unit) ||
                        !geometry::isWithin(1_du, it.turn.way);
    if (isSeen) reveal(game, unit, "FOR-06"_rule);
}

}  // namespace vallum::field
