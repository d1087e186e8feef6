// SPDX-License-Identifier: GPL-3.0-or-later
#include "procedures/movement/engaged_steps.h"
#include "rules/movement/engaged_steps.h"

#include <array>

#include <vallum/field/procedures/fortress/caltrops.h>
#include <vallum/field/procedures/fortress/field_defenses.h>
#include <vallum/field/procedures/ground/choke_points.h>
#include <vallum/field/procedures/movement/engaged.h>
#include <vallum/field/procedures/movement/stacks.h>
#include <vallum/field/procedures/siege/climbing.h>
#include <vallum/field/procedures/siege/fires.h>
#include <vallum/field/rules/movement/cut_markers.h>
#include <vallum/field/rules/movement/engaged.h>
#include <vallum/field/situation/fortress/walls.h>
#include <vallum/field/situation/movement/cards.h>
#include <vallum/field/situation/movement/contact.h>
#include <vallum/field/situation/movement/surroundings.h>
#include <vallum/geometry/bearing.h>
#include <vallum/geometry/engagement.h>
#include <vallum/geometry/path.h>
#include <vallum/geometry/relation.h>
#include <vallum/geometry/step_parts.h>

namespace vallum::field {

using geometry::Pose;
using geometry::Slide;

namespace {

void takeOffExtension(Game& game, UnitId id, RuleId why) {
    if (game.battle().unit(id).extension != geometry::Extension{}) game.tell(FrontChanged{id, {}, why});
}

/// ENG-19, ENG-21
void separate(Game& game, UnitId enemy, UnitId from, RuleId why) {
    auto envelops = game.battle().unit(enemy).envelops;
    const auto off = std::erase_if(envelops, [&](const EnvelopMarker& it) { return it.enemy == from; });
    if (off != 0) game.tell(EnvelopsChanged{enemy, std::move(envelops), why});
    if (!isEngaged(game.battle(), enemy)) takeOffExtension(game, enemy, why);
}

/// ENG-20: removes markers whose place is taken, and all that depended on them.
void keepMarkersWithRoom(Game& game, UnitId enemy) {
    const Battle& battle = game.battle();
    const Surroundings around = surroundingsOf(battle, enemy);
    auto left = battle.unit(enemy).envelops;
    std::erase_if(left, [&](const EnvelopMarker& it) {
        return !isOpen(battle, enemy, envelopSquare(battle, it), around);
    });
    if (left.size() == battle.unit(enemy).envelops.size()) return;
    game.tell(EnvelopsChanged{enemy, connectedMarkers(battle, enemy, std::move(left)), "ENG-20"_rule});
}

/// TER-36, CAL-02: the effects of one straight step backward or in pursuit.
void afterStep(Game& game, UnitId id, const Pose& from) {
    const Pose& to = game.battle().unit(id).pose;
    enterOrLeavePassage(game, id, from, nullptr);
    if (game.battle().structures.empty() || from.center == to.center) return;
    const Slide step{geometry::headingToward(from.center, to.center),
                     geometry::distance(from.center, to.center)};
    sufferCaltrops(game, id, from, std::array{geometry::PathStep(step)});
}

/// ENG-19 to ENG-21
void respond(Game& game, UnitId enemy, const Withdrawal& withdrawal) {
    const Seat owner = game.battle().owner(enemy);
    if (pursuitOf(game.battle(), enemy, withdrawal) &&
        game.ask(owner, Decide{Decision::maintainContact, enemy}).yes) {
        return maintainContact(game, enemy, withdrawal);
    }
    separate(game, enemy, withdrawal.unit, "ENG-19"_rule);
}

}  // namespace

void maintainContact(Game& game, UnitId enemy, const Withdrawal& withdrawal) {
    const auto pursuit = pursuitOf(game.battle(), enemy, withdrawal);
    VALLUM_CHECK(pursuit);
    const Pose from = game.battle().unit(enemy).pose;
    game.tell(Followed{{enemy, withdrawal.unit}, pursuit->distance, pursuit->to, pursuit->inContact});
    if (game.battle().unit(enemy).climb) game.tell(ClimbEnded{enemy, "ASL-23"_rule});
    if (pursuit->inContact) {
        keepMarkersWithRoom(game, enemy);
    } else {
        separate(game, enemy, withdrawal.unit, "ENG-21"_rule);
    }
    afterStep(game, enemy, from);
}

void act(Game& game, const Withdraw& answer) {
    const auto plan = planWithdrawal(game.battle(), answer);
    VALLUM_CHECK(plan);
    const UnitId id = answer.unit;
    const Withdrawal withdrawal{id, game.battle().unit(id).pose, answer.distance};
    const auto enemies = enemiesInContact(game.battle(), id);
    const MovementPoints price = priceOfWithdrawal(game.battle(), answer);
    if (!game.battle().unit(id).envelops.empty()) game.tell(EnvelopsChanged{id, {}, "ENG-20"_rule});
    game.tell(Withdrew{id, answer.distance, plan->to});
    endAction(game, id, price, {TurnFlag::withdrew, TurnFlag::displaced, TurnFlag::allDirections});
    for (const UnitId enemy : enemies) respond(game, enemy, withdrawal);
    if (!isEngaged(game.battle(), id)) takeOffExtension(game, id, "ENG-19"_rule);
    afterStep(game, id, withdrawal.from);
}

}  // namespace vallum::field
