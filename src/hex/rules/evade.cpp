// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <vallum/hex/rules/evade.h>
#include <vallum/hex/rules/losses.h>
#include <vallum/hex/rules/objectives.h>
#include <vallum/hex/rules/retreat.h>
#include <vallum/hex/rules/terrain.h>

namespace vallum::hex {

namespace {

Attacker kindOf(const UnitType& type) {
    if (type.isFoot()) return Attacker::foot;
    if (type.is(Group::elephants)) return Attacker::elephants;
    switch (type.unitClass) {
        case UnitClass::light: return Attacker::lightMounted;
        case UnitClass::medium: return Attacker::mediumMounted;
        case UnitClass::heavy: return Attacker::heavyMounted;
    }
    contradiction(__FILE__, __LINE__, "no such class");
}

bool isStrikeFirst(const Battle& battle, CardId card) {
    return card != faceDown && std::holds_alternative<StrikeFirstOrders>(battle.card(card).orders);
}

}  // namespace

/// HEX-62, HEX-97: always both hexes if possible.
std::vector<std::vector<Hex>> waysToEvade(const Battle& battle, UnitId id, UnitId attacker) {
    if (!battle.type(id).evadesFrom.has(kindOf(battle.type(attacker)))) return {};
    constexpr int hexesToEvade = 2;
    std::vector<std::vector<Hex>> paths;
    for (RetreatWay& way : waysToRetreat(battle, id, hexesToEvade)) {
        if (!way.path.empty()) paths.push_back(std::move(way.path));
    }
    return paths;
}

Verdict mayEvade(const Battle& battle, UnitId id, UnitId attacker) {
    return allowIf(!waysToEvade(battle, id, attacker).empty(), "HEX-60"_rule);
}

/// HEX-63: a war machine is removed, its leader stays. HEX-70: the roll and the marsh share one check.
void evade(Game& game, UnitId id, const std::vector<Hex>& path, LeaderCheck check) {
    std::vector<Hex> part;
    for (const Hex hex : path) {
        part.push_back(hex);
        if (!callsForRoll(*game.battle().setting, hex) && hex != path.back()) continue;
        game.tell(Evaded{id, game.battle().leaderOf(id), std::exchange(part, {})});
        check = rollForMarsh(game, id, hex, check);
        if (!game.battle().unit(id).isOnBoard()) return;
    }
    if (game.battle().type(id).is(Group::warMachine)) leaveBoard(game, id, "HEX-63"_rule);
    settleHolds(game);
}

bool isAsked(const Battle& battle, UnitId id, UnitId attacker) {
    const Player& player = battle.player(battle.unit(id).owner);
    if (player.standsFast) return false;
    if (mayEvade(battle, id, attacker)) return true;
    const auto lies = [&](CardId card) { return isStrikeFirst(battle, card); };
    return !player.hand.empty() && std::ranges::none_of(battle.discarded, lies);
}

std::optional<CardId> strikeFirstCard(const Battle& battle, Seat seat) {
    const auto& hand = battle.player(seat).hand;
    const auto found = std::ranges::find_if(hand, [&](CardId it) { return isStrikeFirst(battle, it); });
    return found == hand.end() ? std::nullopt : std::optional(*found);
}

Verdict fits(const Battle&, const AnswerAttack&, const Stand&) { return {}; }

Verdict fits(const Battle& battle, const AnswerAttack& question, const Evade& answer) {
    const auto ways = waysToEvade(battle, question.unit, question.attacker);
    if (ways.empty()) return refuse("HEX-60"_rule);
    return allowIf(std::ranges::find(ways, answer.path) != ways.end(), "HEX-62"_rule);
}

Verdict fits(const Battle& battle, const AnswerAttack& question, const StrikeFirst&) {
    return allowIf(strikeFirstCard(battle, battle.unit(question.unit).owner).has_value(), "HEX-86"_rule);
}

}  // namespace vallum::hex
