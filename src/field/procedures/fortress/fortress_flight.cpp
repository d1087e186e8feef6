// SPDX-License-Identifier: GPL-3.0-or-later

#include <vallum/field/procedures/fortress/fortress_flight.h>
#include <vallum/field/procedures/morale/morale.h>
#include <vallum/field/rules/fortress/fortress_flight.h>
#include <vallum/field/rules/fortress/overlapping.h>

namespace vallum::field {

void fleeIntoFortress(Game& game, UnitId unit) {
    const auto refuge = refugeFor(game.battle(), unit);
    if (!refuge) {
        game.tell(FlightBlocked{unit});
        return;
    }
    const auto inside = game.battle().unit(unit).inside;
    if (inside) {
        game.tell(Left{unit, *inside, refuge->pose, "FOR-24"_rule});
    } else {
        game.tell(LinedUp{unit, refuge->wall, refuge->pose, "FOR-24"_rule});
    }
    if (const auto left = overlapsWithout(game.battle(), unit)) {
        game.tell(OverlapsChanged{*left, "FOR-24"_rule});
    }
    for (const UnitId crossed : refuge->crossed) breakUnit(game, crossed, "FOR-26"_rule);
}

}  // namespace vallum::field
