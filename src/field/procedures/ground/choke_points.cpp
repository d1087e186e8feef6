// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>

#include <vallum/field/procedures/ground/choke_points.h>
#include <vallum/field/rules/ground/choke_points.h>
#include <vallum/field/rules/movement/move_plan.h>
#include <vallum/field/situation/fortress/structures.h>
#include <vallum/field/situation/movement/cards.h>
#include <vallum/field/situation/movement/surroundings.h>

namespace vallum::field {

using geometry::Edge;
using geometry::Pose;

namespace {

RuleId ruleOf(const Battle& battle, const std::optional<Passage>& passage) {
    if (!passage) return "TER-37"_rule;
    const bool isOnBridge = passage->structure && isBridge(battle.structure(*passage->structure).kind);
    return isOnBridge ? "TER-32"_rule : "TER-36"_rule;
}

/// TER-35, TER-38, TER-39: true if a charge has made room for the whole card.
bool fightsAsCard(const Battle& battle, const PlannedContact* contact, const ColumnHere& narrow) {
    if (contact == nullptr || !contact->linedUp || battle.unit(contact->target).passage) return false;
    return contact->side != Edge::front || contact->sections > narrow.sections ||
           isThroughWall(battle, narrow);
}

}  // namespace

void enterOrLeavePassage(Game& game, UnitId unit, const Pose& from, const PlannedContact* contact) {
    const Battle& battle = game.battle();
    if (!battle.onTable(unit) || (battle.structures.empty() && battle.setting->tiles.empty())) return;
    const Unit& it = battle.unit(unit);
    std::optional<Passage> now;
    if (!it.inside) {
        const std::array way{it.pose};
        const Surroundings around = surroundingsOf(battle, unit, way, 1.3_du);
        const auto narrow = columnAt(battle, placement(it), around);
        if (narrow && !fightsAsCard(battle, contact, *narrow)) {
            now = Passage{narrow->structure, narrow->sections, it.passage ? it.passage->bank : from};
        }
    }
    if (now == it.passage) return;
    const RuleId why = ruleOf(battle, now);
    game.tell(PassageChanged{unit, now, why});
}

}  // namespace vallum::field
