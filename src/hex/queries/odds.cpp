// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <map>
#include <tuple>

#include <vallum/hex/queries/odds.h>
#include <vallum/hex/rules/dice.h>
#include <vallum/hex/rules/evade.h>
#include <vallum/hex/rules/retreat.h>
#include <vallum/hex/rules/terrain.h>

namespace vallum::hex {

namespace {

constexpr int faces = 6;
constexpr double fallsWithUnit = 1.0 / 36;  // HEX-68
constexpr double fallsAlone = 1.0 / 6;      // HEX-69

/// The result of a roll for a target that still has blocks.
struct Aftermath {
    bool isEliminated = false;
    bool isDrivenOff = false;
    int blocksOnTheWay = 0;
};

class OddsCalculation {
public:
    OddsCalculation(const Battle& battle, const Blow& blow)
        : battle_(battle),
          blow_(blow),
          blocks_(battle.unit(*blow.unit).blocks),
          isElephants_(battle.type(blow.by).is(Group::elephants)) {
        odds_.dice = diceFor(battle, blow);
        odds_.hits.resize(static_cast<std::size_t>(blocks_) + 1);
    }

    Odds odds() && {
        roll(odds_.dice.total(), 1, 0, 1);
        return std::move(odds_);
    }

private:
    /// Enumerates the results of `dice` dice that show `face` or later faces.
    void roll(int dice, int face, int rolledAgain, double chance) {
        if (face > faces || dice == 0) return shown(rolledAgain, chance);
        const double each = 1.0 / (faces - face + 1);
        double ways = 1;
        for (int count = 0; count <= dice; ++count) {
            double share = ways;
            for (int i = 0; i != count; ++i) share *= each;
            for (int i = count; i != dice; ++i) share *= 1 - each;
            if (share > 0) {
                shown_.insert(shown_.end(), static_cast<std::size_t>(count), face);
                roll(dice - count, face + 1, rolledAgain, chance * share);
                shown_.resize(shown_.size() - static_cast<std::size_t>(count));
            }
            ways = ways * (dice - count) / (count + 1);
        }
    }
    /// HEX-44: elephants reroll unless every block is already hit.
    void shown(int rolledAgain, double chance) {
        const BlowResult result = resultOf(battle_, blow_, shown_);
        const int again = isElephants_ ? swordHits(battle_, blow_, shown_) - rolledAgain : 0;
        if (again > 0 && result.hits.total() < blocks_) return roll(again, 1, rolledAgain + again, chance);
        count(std::min(result.hits.total(), blocks_), result.flags, chance);
    }

    void count(int hits, int flags, double chance) {
        odds_.hits[static_cast<std::size_t>(hits)] += chance;
        odds_.expectedHits += hits * chance;
        const bool isLed = battle_.leaderOf(*blow_.unit).has_value();
        if (hits == blocks_) {
            odds_.eliminate += chance;
            odds_.leaderFalls += isLed ? chance * fallsAlone : 0;
        } else if (isLed && hits > 0) {
            odds_.leaderFalls += chance * fallsWithUnit;
            add(fateOf(hits, flags, false), chance * fallsWithUnit, false);
            add(fateOf(hits, flags, true), chance * (1 - fallsWithUnit), false);
        } else {
            add(fateOf(hits, flags, isLed), chance, isLed);
        }
    }
    /// HEX-70: a leader who is still unchecked is checked for blocks lost in the retreat.
    void add(const Aftermath& fate, double chance, bool isUnchecked) {
        if (fate.isEliminated) odds_.eliminate += chance;
        if (fate.isDrivenOff) odds_.driveOff += chance;
        if (!isUnchecked || fate.blocksOnTheWay == 0) return;
        odds_.leaderFalls += chance * (fate.isEliminated ? fallsAlone : fallsWithUnit);
    }

    const Aftermath& fateOf(int hits, int flags, bool isLed) {
        const auto [known, isNew] = fates_.try_emplace({hits, flags, isLed});
        if (isNew) known->second = foretold(hits, flags, isLed);
        return known->second;
    }
    [[nodiscard]] Aftermath foretold(int hits, int flags, bool isLed) const {
        if (flags == 0) return {};
        Battle battle = battle_;
        const UnitId id = *blow_.unit;
        const auto leader = battle.leaderOf(id);
        battle.units[static_cast<std::size_t>(id.raw())].blocks -= hits;
        if (leader && !isLed) battle.leaders[static_cast<std::size_t>(leader->raw())].fate = Fate::eliminated;
        const int ignored = std::min(flags, ignorableFlags(battle, blow_).total());
        const int to = (flags - ignored) * hexesPerFlag(battle, blow_);
        if (to == 0) return {};
        const RetreatWay way = waysToRetreat(battle, id, to).front();
        const int lost = blocksLostOn(battle, id, way);
        const bool isGone = lost >= battle.unit(id).blocks;
        return {isGone, !isGone && !way.path.empty(), lost};
    }

    const Battle& battle_;
    const Blow& blow_;
    int blocks_;
    bool isElephants_;
    Odds odds_;
    std::vector<int> shown_;
    std::map<std::tuple<int, int, bool>, Aftermath> fates_;
};

}  // namespace

Odds oddsOf(const Battle& battle, const Blow& blow) { return OddsCalculation(battle, blow).odds(); }

FightOdds oddsOfCloseCombat(const Battle& battle, UnitId attacker, UnitId defender) {
    const Hex from = battle.unit(attacker).at;
    const Hex at = battle.unit(defender).at;
    FightOdds odds;
    Blow blow = blowAt(battle, Roll::attack, attacker, at);
    odds.attack = oddsOf(battle, blow);
    if (mayEvade(battle, defender, attacker)) {
        blow.evading = true;
        odds.evading = oddsOf(battle, blow);
    }
    odds.battleBack = oddsOf(battle, blowAt(battle, Roll::battleBack, defender, from));
    odds.answered = odds.attack.staysIn();
    return odds;
}

AnswerOdds oddsOfAnswers(const Battle& battle, const AnswerAttack& question) {
    const Hex from = battle.unit(question.attacker).at;
    const Hex at = battle.unit(question.unit).at;
    AnswerOdds odds{.fight = oddsOfCloseCombat(battle, question.attacker, question.unit),
                    .fromWall = strikesFirstFromWall(*battle.setting, at, from)};
    odds.afterStrike = oddsOf(battle, blowAt(battle, Roll::strikeFirst, question.unit, from)).staysIn();
    if (battle.unit(question.attacker).turn.battles <= 1) return odds;
    Blow blow = blowAt(battle, Roll::bonus, question.attacker, at);
    odds.fight.attack = oddsOf(battle, blow);
    odds.fight.answered = odds.fight.attack.staysIn();
    blow.evading = true;
    if (odds.fight.evading) odds.fight.evading = oddsOf(battle, blow);
    return odds;
}

}  // namespace vallum::hex
