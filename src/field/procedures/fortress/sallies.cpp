// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>

#include <vallum/field/procedures/fortress/sallies.h>
#include <vallum/field/rules/fortress/sallies.h>
#include <vallum/field/situation/fortress/barriers.h>
#include <vallum/field/situation/movement/cards.h>
#include <vallum/field/situation/movement/surroundings.h>

namespace vallum::field {

using geometry::Placement;

void standBesideStructure(Game& game, UnitId unit, StructureId left) {
    const Battle& battle = game.battle();
    const geometry::Placement place = placement(battle.unit(unit));
    Surroundings around = surroundingsOf(battle, unit, std::array{place.pose}, 1.3_du);
    std::erase_if(around.barriers, [&](const Barrier& it) { return it.structure == left; });
    const int sections = sectionsAbreastBeside(battle, place, around);
    if (sections == 0 || sections == wholeFront) return;
    game.tell(PassageChanged{unit, Passage{left, sections, place.pose}, "FOR-23"_rule});
}

}  // namespace vallum::field
