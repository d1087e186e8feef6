// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <vallum/core/overloaded.h>
#include <vallum/hex/rules/combat.h>
#include <vallum/hex/rules/evade.h>
#include <vallum/hex/rules/losses.h>
#include <vallum/hex/rules/objectives.h>
#include <vallum/hex/rules/ranged.h>
#include <vallum/hex/rules/retreat.h>
#include <vallum/hex/rules/terrain.h>

namespace vallum::hex {

namespace {

bool isStillThere(const Battle& battle, UnitId id, Hex at) {
    return battle.unit(id).isOnBoard() && battle.unit(id).at == at;
}

/// HEX-38, HXT-44: the requirements of every close combat.
Verdict mayClose(const Battle& battle, UnitId id, Hex target, Roll roll) {
    const Unit& unit = battle.unit(id);
    if (const Verdict may = isTarget(battle, unit.owner, target); !may) return may;
    if (!areAdjacent(unit.at, target)) return refuse("HEX-36"_rule, toText(target), placeOf(target));
    const Verdict reaches = mayReachWall(*battle.setting, target, unit.turn.start, battle.type(id));
    if (!reaches) return reaches;
    return allowIf(diceFor(battle, blowAt(battle, roll, id, target)).total() > 0, "HEX-38"_rule);
}

bool isAnyUnit(const Battle& battle, const auto& holds) {
    for (std::size_t i = 0; i != battle.units.size(); ++i) {
        if (holds(UnitId(static_cast<std::int32_t>(i)))) return true;
    }
    return false;
}

/// True if `holds` for the hex of any enemy unit or lone enemy leader.
bool isAnyEnemyHex(const Battle& battle, Seat seat, const auto& holds) {
    const bool hasUnit = std::ranges::any_of(
        battle.units, [&](const Unit& it) { return it.owner != seat && it.isOnBoard() && holds(it.at); });
    return hasUnit || std::ranges::any_of(battle.leaders, [&](const Leader& it) {
               return it.owner != seat && it.isOnBoard() && !battle.unitAt(it.at) && holds(it.at);
           });
}

/// How far a unit could possibly attack from where it is.
int reachOf(const Battle& battle, UnitId id) { return std::max(1, rangeOf(battle, id).value_or(1)); }

bool isAnyInReach(const Battle& battle, UnitId id, const auto& holds) {
    const Unit& unit = battle.unit(id);
    const int reach = reachOf(battle, id);
    return isAnyEnemyHex(battle, unit.owner,
                         [&](Hex it) { return distance(unit.at, it) <= reach && holds(it); });
}

/// HEX-14, HEX-28: the rule that bars a unit from battling; none: it may.
std::optional<RuleId> barOfBattling(const Battle& battle, UnitId id) {
    const Unit& unit = battle.unit(id);
    if (!unit.isOnBoard() || unit.owner != battle.active || !unit.turn.ordered) return "HEX-14"_rule;
    if (battle.phase != Phase::battling) return "HEX-12"_rule;
    return unit.turn.barred;
}

/// HEX-28
bool canBattle(const Battle& battle, UnitId id) {
    if (barOfBattling(battle, id)) return false;
    return isAnyInReach(battle, id,
                        [&](Hex it) { return mayAttack(battle, id, it) || mayFire(battle, id, it); });
}

/// HEX-23: as long as there is a target.
bool mustStillAttack(const Battle& battle, UnitId id) {
    const Unit& unit = battle.unit(id);
    if (!unit.turn.mustAttack || unit.owner != battle.active || !unit.isOnBoard()) return false;
    return isAnyInReach(battle, id,
                        [&](Hex it) { return battle.unitAt(it) && mayAttack(battle, id, it).has_value(); });
}

/// HEX-40: applies hits, leader checks and flags. Returns true if the target has left its hex.
bool strike(Game& game, const Blow& blow) {
    const BlowResult result = rollBlow(game, blow);
    const auto check =
        sufferHits(game, *blow.unit, result.hits.total(), ruleOfHits(result.hits), LeaderCheck::open);
    return takeFlags(game, blow, result.flags, check);
}

enum class CombatState { goesOn, isOver };

/// A close combat from the announcement to the battle back.
class Combat {
public:
    Combat(Game& game, const CloseCombat& it, Roll roll)
        : game_(game),
          attacker_(it.unit),
          from_(game.battle().unit(it.unit).at),
          at_(it.target),
          blow_(blowAt(game.battle(), roll, it.unit, it.target)) {}

    /// Returns true if the attacker may advance.
    bool fight() {
        game_.tell(begunAgainst(game_.battle(), attacker_, at_, blow_.roll));
        if (!blow_.unit) {
            strikeLoneLeader(game_, at_, rollBlow(game_, blow_));
            return false;
        }
        if (defend() == CombatState::isOver) return false;
        const bool isDrivenOff = strike(game_, blow_);
        const bool isHere = isStillThere(game_.battle(), attacker_, from_);
        if (isDrivenOff) return isHere;
        if (isHere && !struckFirst_) battleBack();
        return false;
    }

private:
    /// HEX-98
    CombatState defend() {
        const UnitId unit = *blow_.unit;
        const Seat owner = game_.battle().unit(unit).owner;
        std::variant<Stand, Evade, StrikeFirst> answer = Stand{};
        if (isAsked(game_.battle(), unit, attacker_)) {
            answer = game_.ask(owner, AnswerAttack{attacker_, unit});
        }
        return std::visit(Overloaded{[&](const Stand& it) { return stand(it, owner); },
                                     [&](const Evade& it) { return evadeBy(it.path); },
                                     [&](const StrikeFirst&) {
                                         return beStruckFirst(strikeFirstCard(game_.battle(), owner));
                                     }},
                          answer);
    }
    CombatState stand(const Stand& it, Seat owner) {
        if (it.forTheTurn) game_.tell(StoodFast{owner});
        if (!strikesFirstFromWall(*game_.battle().setting, at_, from_)) return CombatState::goesOn;
        return beStruckFirst(std::nullopt);
    }
    /// HEX-61, HEX-64
    CombatState evadeBy(const std::vector<Hex>& path) {
        blow_.evading = true;
        const BlowResult result = rollBlow(game_, blow_);
        const auto check =
            sufferHits(game_, *blow_.unit, result.hits.total(), "HEX-61"_rule, LeaderCheck::open);
        if (game_.battle().unit(*blow_.unit).isOnBoard()) evade(game_, *blow_.unit, path, check);
        return CombatState::isOver;
    }
    /// HEX-86, HEX-99, HXT-46
    CombatState beStruckFirst(std::optional<CardId> card) {
        struckFirst_ = true;
        game_.tell(StruckFirst{*blow_.unit, card});
        const bool isDrivenOff = strike(game_, blowOfDefender(Roll::strikeFirst));
        return isDrivenOff || !isStillThere(game_.battle(), *blow_.unit, at_) ? CombatState::isOver
                                                                              : CombatState::goesOn;
    }
    [[nodiscard]] Blow blowOfDefender(Roll roll) const {
        return {roll, *blow_.unit, from_, attacker_, blow_.targetWasFull, blow_.wasFull};
    }
    /// HEX-48
    void battleBack() {
        if (!isStillThere(game_.battle(), *blow_.unit, at_)) return;
        const Blow back = blowOfDefender(Roll::battleBack);
        if (diceFor(game_.battle(), back).total() == 0) return;
        const Seat owner = game_.battle().unit(*blow_.unit).owner;
        if (game_.ask(owner, ChooseBattleBack{*blow_.unit, attacker_}).yes) strike(game_, back);
    }

    Game& game_;
    UnitId attacker_;
    Hex from_;
    Hex at_;
    Blow blow_;
    bool struckFirst_ = false;
};

/// HEX-71: returns the path it took; empty: it stayed.
std::vector<Hex> advance(Game& game, UnitId id, const ChooseAdvance& question) {
    if (waysToAdvance(game.battle(), question).empty()) return {};
    const auto path = game.ask(game.battle().unit(id).owner, question).path;
    std::vector<Hex> made;
    for (const Hex hex : path) {
        game.tell(Advanced{id, game.battle().leaderOf(id), {hex}});
        made.push_back(hex);
        rollForMarsh(game, id, hex);
        if (!game.battle().unit(id).isOnBoard()) break;
    }
    settleArrival(game, id);
    return made;
}

/// HEX-74, HXT-09, HXT-13
bool mayStrikeAgain(const Battle& battle, UnitId id, const std::vector<Hex>& advance) {
    if (!battle.unit(id).isOnBoard()) return false;
    const UnitType& type = battle.type(id);
    if (type.is(Group::warMachine)) return false;
    const bool isKeen = type.is(Group::warriors) || type.isMounted() || battle.leaderOf(id);
    return isKeen && std::ranges::all_of(advance, [&](Hex it) {
               return mayBattleAfterEntering(*battle.setting, it, type).has_value();
           });
}

std::optional<CloseCombat> bonusCombat(Game& game, UnitId id) {
    const auto may = [&](Hex it) { return mayAttackAgain(game.battle(), id, it).has_value(); };
    if (!isAnyInReach(game.battle(), id, may)) return std::nullopt;
    const auto answer = game.ask(game.battle().unit(id).owner, ChooseBonus{id});
    const auto* attack = std::get_if<CloseCombat>(&answer);
    return attack == nullptr ? std::nullopt : std::optional(*attack);
}

/// HEX-36, HEX-71 to HEX-75
void closeCombat(Game& game, const CloseCombat& it) {
    if (!Combat(game, it, Roll::attack).fight()) return;
    const auto path = advance(game, it.unit, {it.unit, it.target, false});
    if (path.empty() || !mayStrikeAgain(game.battle(), it.unit, path)) return;
    const auto again = bonusCombat(game, it.unit);
    if (!again || !Combat(game, *again, Roll::bonus).fight()) return;
    advance(game, it.unit, {it.unit, again->target, true});
}

}  // namespace

Verdict mayBattle(const Battle& battle, UnitId id) {
    const auto bar = barOfBattling(battle, id);
    return bar ? refuse(*bar) : Verdict();
}

Verdict isTarget(const Battle& battle, Seat attacker, Hex target) {
    const auto unit = battle.unitAt(target);
    const auto leader = battle.leaderAt(target);
    const bool isEnemy =
        unit ? battle.unit(*unit).owner != attacker : leader && battle.leader(*leader).owner != attacker;
    return isEnemy ? Verdict() : refuse("HEX-36"_rule, toText(target), placeOf(target));
}

/// HEX-28, HEX-84, HEX-90
Verdict mayAttack(const Battle& battle, UnitId id, Hex target) {
    if (const Verdict may = mayBattle(battle, id); !may) return may;
    if (conductOf(battle).bans.has(ActionKind::close)) return refuse("HEX-84"_rule);
    if (battle.unit(id).turn.battles != 0) return refuse("HEX-28"_rule);
    return mayClose(battle, id, target, Roll::attack);
}

Verdict mayAttackAgain(const Battle& battle, UnitId id, Hex target) {
    return mayClose(battle, id, target, Roll::bonus);
}

BattleBegan begunAgainst(const Battle& battle, UnitId id, Hex target, Roll roll) {
    const auto unit = battle.unitAt(target);
    return {id, target, roll, unit, unit ? std::nullopt : battle.leaderAt(target)};
}

std::vector<Hex> hexesOfEnemies(const Battle& battle, Seat seat) {
    std::vector<Hex> found;
    isAnyEnemyHex(battle, seat, [&](Hex it) {
        found.push_back(it);
        return false;
    });
    return found;
}

std::vector<Hex> enemiesInReach(const Battle& battle, UnitId id) {
    std::vector<Hex> found;
    isAnyInReach(battle, id, [&](Hex it) {
        found.push_back(it);
        return false;
    });
    return found;
}

/// HEX-44
BlowResult rollBlow(Game& game, const Blow& blow) {
    const Sum dice = diceFor(game.battle(), blow);
    const bool isElephants = game.battle().type(blow.by).is(Group::elephants);
    std::vector<int> faces;
    int rolledAgain = 0;
    for (int now = dice.total(); now != 0;) {
        const auto shown = game.ask(chance, battleDice("HEX-04"_rule, now)).faces;
        faces.insert(faces.end(), shown.begin(), shown.end());
        now = isElephants ? swordHits(game.battle(), blow, faces) - rolledAgain : 0;
        rolledAgain += now;
    }
    BlowResult result = resultOf(game.battle(), blow, faces);
    game.tell(DiceRolled{blow, dice, faces, result.hits, result.flags});
    return result;
}

void strikeLoneLeader(Game& game, Hex at, const BlowResult& result) {
    const LeaderId leader = *game.battle().leaderAt(at);
    result.hits.total() > 0 ? eliminateLeader(game, leader, "HEX-65"_rule) : evadeWithLeader(game, leader);
}

/// HEX-72, HEX-73, HEX-75, HXT-04, HXT-60, HXT-66; out of a ford (HXT-25), and onto a bridge without stopping
/// (HXT-39).
std::vector<std::vector<Hex>> waysToAdvance(const Battle& battle, const ChooseAdvance& question) {
    const UnitType& type = battle.type(question.unit);
    const Unit& unit = battle.unit(question.unit);
    const Setting& setting = *battle.setting;
    const Piece piece = pieceOf(type);
    const bool isInMarsh = callsForRoll(setting, unit.at);
    if (type.is(Group::warMachine) || (isInMarsh && unit.turn.hexes != 0)) return {};
    const Entry entry = wayInto(setting, question.into, piece).entry;
    if (entry == Entry::no || battle.unitAt(question.into) || battle.leaderAt(question.into)) return {};
    std::vector<std::vector<Hex>> ways{{question.into}};
    const bool goesOn = type.is(Group::cavalry) && !question.afterBonus && !isInMarsh && entry == Entry::free;
    if (!goesOn) return ways;
    for (const Hex next : neighbors(question.into)) {
        const bool isBack = next == unit.at;
        const bool isJoined = battle.leaderAt(next) && !isBack;
        const bool mayJoin = isJoined && battle.leader(*battle.leaderAt(next)).owner == unit.owner &&
                             !battle.leaderOf(question.unit);
        if ((battle.unitAt(next) && !isBack) || (isJoined && !mayJoin)) continue;
        if (isPassable(setting, next, piece)) ways.push_back({question.into, next});
    }
    return ways;
}

Verdict fits(const Battle& battle, const ChooseBattle&, const CloseCombat& answer) {
    return mayAttack(battle, answer.unit, answer.target);
}
Verdict fits(const Battle& battle, const ChooseBattle&, const Done&) {
    return allowIf(!isAnyUnit(battle, [&](UnitId it) { return mustStillAttack(battle, it); }), "HEX-23"_rule);
}
Verdict fits(const Battle& battle, const ChooseBonus& question, const CloseCombat& answer) {
    if (answer.unit != question.unit) return refuse("HEX-74"_rule);
    return mayAttackAgain(battle, answer.unit, answer.target);
}
Verdict fits(const Battle&, const ChooseBonus&, const Done&) { return {}; }
Verdict fits(const Battle& battle, const ChooseAdvance& question, const PathChosen& answer) {
    const auto ways = waysToAdvance(battle, question);
    const bool isWay = answer.path.empty() || std::ranges::find(ways, answer.path) != ways.end();
    return allowIf(isWay && !answer.leaves, "HEX-71"_rule);
}
Verdict fits(const Battle&, const ChooseBattleBack&, const YesOrNo&) { return {}; }

/// HEX-12, HEX-28
void battleStep(Game& game) {
    const bool movesTwice = conductOf(game.battle()).movesTwice;
    const Phase next = movesTwice ? Phase::movingAgain : Phase::drawing;
    const auto can = [&](UnitId it) { return canBattle(game.battle(), it); };
    if (!isAnyUnit(game.battle(), can)) return game.tell(PhaseBegan{next});
    const auto answer = game.ask(game.battle().active, ChooseBattle{});
    std::visit(Overloaded{[&](const Fire& it) { fire(game, it); },
                          [&](const CloseCombat& it) { closeCombat(game, it); },
                          [&](const Done&) { game.tell(PhaseBegan{next}); }},
               answer);
}

}  // namespace vallum::hex
