// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <limits>

#include <vallum/hex/rules/dice.h>
#include <vallum/hex/rules/ranged.h>
#include <vallum/hex/rules/terrain.h>

namespace vallum::hex {

namespace {

constexpr int all = std::numeric_limits<int>::max();

/// HEX-43: as many as the opponent rolls when attacking, but at most three against these.
int diceOfElephants(const Battle& battle, const Blow& blow) {
    if (!blow.unit) return 1;
    constexpr int fixed = 3;
    const UnitType& opponent = battle.type(*blow.unit);
    const bool isHeavyChariot = opponent.is(Group::chariot) && opponent.unitClass == UnitClass::heavy;
    return isHeavyChariot ? fixed : opponent.close.value_or(fixed);
}

/// HEX-37, HEX-43, HEX-49
void addDiceOfType(Sum& dice, const Battle& battle, const Blow& blow) {
    const UnitType& type = battle.type(blow.by);
    if (type.is(Group::elephants)) return dice.add("HEX-43"_rule, diceOfElephants(battle, blow));
    if (blow.roll == Roll::attack || blow.roll == Roll::bonus) {
        return dice.add("HEX-37"_rule, type.close.value_or(0));
    }
    dice.add("HEX-49"_rule, type.back.value_or(0));
}

/// The enemy of the active side has no card in play.
int extraDice(const Battle& battle, const Blow& blow) {
    if (battle.unit(blow.by).owner != battle.active) return 0;
    const Conduct& conduct = conductOf(battle);
    switch (blow.roll) {
        case Roll::fire: return conduct.extraRanged;
        case Roll::attack: return conduct.extraClose;
        case Roll::bonus: return conduct.extraBonus;
        case Roll::battleBack:
        case Roll::strikeFirst: return 0;
    }
    contradiction(__FILE__, __LINE__, "no such roll");
}

RuleId ruleOfCard(const Battle& battle) {
    const bool isPlayed = battle.play && battle.play->as;
    return isPlayed ? battle.setting->cards.at(static_cast<std::size_t>(*battle.play->as)).rule
                    : "HEX-38"_rule;
}

/// HEX-33, HEX-93
void addRangedDice(Sum& dice, const Battle& battle, UnitId id) {
    if (throwsJavelins(battle, id)) return dice.add("HEX-93"_rule, 1);
    dice.add("HEX-33"_rule, battle.unit(id).turn.hexes == 0 ? 2 : 1);
}

/// HXS-05: beyond any limit. Elephants gain nothing from leaders (HEX-45).
void addDieOfLeader(Sum& dice, const Battle& battle, UnitId id) {
    const auto leader = battle.leaderOf(id);
    if (leader && !battle.type(id).is(Group::elephants)) {
        dice.add("HXS-05"_rule, battle.leader(*leader).extraDie);
    }
}

void addCloseDice(Sum& dice, const Battle& battle, const Blow& blow) {
    addDiceOfType(dice, battle, blow);
    if (battle.type(blow.by).fullStrengthBonus && blow.wasFull) dice.add("HEX-39"_rule, 1);
}

/// HXT-02, HXT-48: dice of cards and leaders come on top of the limit of the terrain.
void addDiceBeyondLimits(Sum& dice, const Battle& battle, const Blow& blow) {
    takeCampDie(dice, *battle.setting, battle.unit(blow.by).at);
    dice.raiseTo("HEX-38"_rule, 0);
    dice.add(ruleOfCard(battle), extraDice(battle, blow));
    if (blow.roll != Roll::fire) addDieOfLeader(dice, battle, blow.by);
}

/// HEX-46, HEX-47: hits by faces of the target's own class.
int classFacesIgnored(const Battle& battle, const Blow& blow) {
    if (!blow.unit || blow.roll == Roll::fire || !battle.type(blow.by).isHorse()) return 0;
    const UnitType& target = battle.type(*blow.unit);
    return target.is(Group::elephants) || target.is(Group::camels) ? 1 : 0;
}

/// HEX-41, HEX-92
int swordsIgnored(const Battle& battle, const Blow& blow) {
    const UnitType& target = battle.type(*blow.unit);
    if (target.ignoresSwords == IgnoredSwords::all) return all;
    const int byType = target.ignoresSwords == IgnoredSwords::first ? 1 : 0;
    const int asElite = battle.unit(*blow.unit).elite.ignoreSword ? 1 : 0;
    return byType + asElite + swordsIgnoredBehindWorks(battle, blow);
}

/// HEX-34, HEX-40
void addClassHits(Sum& hits, const Battle& battle, const Blow& blow, const std::vector<int>& faces) {
    const int shown = countOf(faces, faceOf(battle.type(*blow.unit).unitClass));
    hits.add(blow.roll == Roll::fire ? "HEX-34"_rule : "HEX-40"_rule, shown);
    const int ignored = std::min(shown, classFacesIgnored(battle, blow));
    const bool fromElephants = battle.type(*blow.unit).is(Group::elephants);
    hits.add(fromElephants ? "HEX-46"_rule : "HEX-47"_rule, -ignored);
}

/// HEX-42, HEX-92
void addLeaderHits(Sum& hits, const Battle& battle, const Blow& blow, const std::vector<int>& faces) {
    if (battle.type(blow.by).is(Group::elephants)) return;
    const bool isElite = battle.unit(blow.by).elite.leaderHits;
    if (!isElite && !hasLeaderNear(battle, blow.by)) return;
    hits.add(isElite ? "HEX-92"_rule : "HEX-42"_rule, countOf(faces, Face::leader));
}

}  // namespace

/// HEX-80, HEX-81
const Conduct& conductOf(const Battle& battle) {
    static const Conduct plain;
    if (!battle.play || !battle.play->as || battle.play->oneUnit) return plain;
    return battle.setting->cards.at(static_cast<std::size_t>(*battle.play->as)).conduct;
}

Blow blowAt(const Battle& battle, Roll roll, UnitId by, Hex at) {
    const auto unit = battle.unitAt(at);
    return {roll, by, at, unit, battle.isAtFullStrength(by), unit && battle.isAtFullStrength(*unit)};
}

/// HEX-29: the blocks left do not matter, but for HEX-39.
Sum diceFor(const Battle& battle, const Blow& blow) {
    const Hex from = battle.unit(blow.by).at;
    Sum dice;
    if (blow.roll == Roll::fire) {
        addRangedDice(dice, battle, blow.by);
        limitRanged(dice, *battle.setting, from, blow.at);
    } else {
        addCloseDice(dice, battle, blow);
        limitClose(dice, *battle.setting, from, blow.at, battle.type(blow.by));
    }
    addDiceBeyondLimits(dice, battle, blow);
    return dice;
}

std::optional<Sum> diceInPlace(const Battle& battle, Roll roll, UnitId id) {
    const UnitType& type = battle.type(id);
    if (type.is(Group::elephants)) return std::nullopt;
    const Hex from = battle.unit(id).at;
    const Blow blow{roll, id, from, std::nullopt, battle.isAtFullStrength(id), false};
    Sum dice;
    addCloseDice(dice, battle, blow);
    limitCloseFrom(dice, *battle.setting, from, type);
    addDiceBeyondLimits(dice, battle, blow);
    return dice;
}

Sum diceAtEscape(const Battle& battle, UnitId id) {
    const UnitType& type = battle.type(id);
    Sum dice;
    dice.add("HEX-67"_rule, type.close.value_or(1));
    if (type.fullStrengthBonus && battle.isAtFullStrength(id)) dice.add("HEX-39"_rule, 1);
    return dice;
}

RollDice battleDice(RuleId why, int dice) {
    constexpr auto faces = names(Face{});
    static const std::vector<std::string> symbols(faces.begin(), faces.end());
    RollDice roll{why, dice};
    roll.symbols = symbols;
    return roll;
}

Face faceOf(int shown) { return static_cast<Face>(shown - 1); }

int countOf(const std::vector<int>& faces, Face face) {
    return static_cast<int>(std::ranges::count(faces, static_cast<int>(face) + 1));
}

int swordHits(const Battle& battle, const Blow& blow, const std::vector<int>& faces) {
    const bool hits = blow.unit && blow.roll != Roll::fire && !blow.evading && battle.type(blow.by).swordsHit;
    return hits ? std::max(0, countOf(faces, Face::swords) - swordsIgnored(battle, blow)) : 0;
}

BlowResult resultOf(const Battle& battle, const Blow& blow, const std::vector<int>& faces) {
    BlowResult result;
    if (!blow.unit) {
        result.hits.add("HEX-65"_rule, countOf(faces, Face::leader));
        return result;
    }
    addClassHits(result.hits, battle, blow, faces);
    if (blow.evading) return result;
    result.flags = countOf(faces, Face::flag);
    if (blow.roll == Roll::fire) return result;
    result.hits.add("HEX-41"_rule, swordHits(battle, blow, faces));
    addLeaderHits(result.hits, battle, blow, faces);
    return result;
}

RuleId ruleOfHits(const Sum& hits) {
    std::vector<Sum::Term> byRule;
    for (const Sum::Term& term : hits.terms()) {
        // HEX-46 and HEX-47 take away from the hits just before them.
        if (term.amount < 0 && !byRule.empty()) {
            byRule.back().amount += term.amount;
        } else {
            byRule.push_back(term);
        }
    }
    const auto most = std::ranges::max_element(byRule, {}, &Sum::Term::amount);
    return most == byRule.end() ? "HEX-40"_rule : most->rule;
}

/// HEX-39, HEX-46, HEX-54, HEX-92
Sum ignorableFlags(const Battle& battle, const Blow& blow) {
    const UnitId id = *blow.unit;
    const UnitType& type = battle.type(id);
    const bool isElephants = type.is(Group::elephants);
    Sum flags;
    if (battle.leaderOf(id) && !isElephants) flags.add("HEX-54"_rule, 1);
    if (isSupported(battle, id)) flags.add("HEX-55"_rule, 1);
    if (type.fullStrengthBonus && blow.targetWasFull) flags.add("HEX-39"_rule, 1);
    addFlagsIgnoredBehindWorks(flags, battle, blow);
    const bool isClose = blow.roll != Roll::fire;
    if (isElephants && isClose && battle.type(blow.by).isHorse()) flags.add("HEX-46"_rule, 1);
    if (battle.unit(id).elite.ignoreFlag) flags.add("HEX-92"_rule, 1);
    return flags;
}

int hexesPerFlag(const Battle& battle, const Blow& blow) {
    const UnitType& type = battle.type(*blow.unit);
    const UnitType& by = battle.type(blow.by);
    const bool isClose = blow.roll != Roll::fire;
    const bool shies = isClose && type.isHorse() && (by.is(Group::elephants) || by.is(Group::camels));
    return type.retreat + (shies ? 1 : 0);
}

bool isSupported(const Battle& battle, UnitId id) {
    if (battle.type(id).is(Group::elephants)) return false;
    const Seat owner = battle.unit(id).owner;
    const auto helps = [&](Hex hex) {
        const auto unit = battle.unitAt(hex);
        if (unit) return battle.unit(*unit).owner == owner;
        const auto leader = battle.leaderAt(hex);
        return leader && battle.leader(*leader).owner == owner;
    };
    return std::ranges::count_if(neighbors(battle.unit(id).at), helps) >= 2;
}

bool hasLeaderNear(const Battle& battle, UnitId id) {
    const Unit& unit = battle.unit(id);
    return std::ranges::any_of(battle.leadersOf(unit.owner), [&](LeaderId leader) {
        return distance(battle.leader(leader).at, unit.at) <= 1;
    });
}

}  // namespace vallum::hex
