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

    [[nodiscard]] bool stays() const { return !isEliminated && !isDrivenOff; }
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
        for (int face = 1; face <= faces; ++face) {
            if (matters(face)) telling_.push_back(face);
        }
    }

    Odds odds() && {
        roll(odds_.dice.total(), 0, 0, 1);
        return std::move(odds_);
    }

private:
    /// True if any number of these faces has an effect.
    [[nodiscard]] bool matters(int face) const {
        const auto dice = static_cast<std::size_t>(odds_.dice.total());
        const BlowResult result = resultOf(battle_, blow_, std::vector<int>(dice, face));
        return result.hits.total() > 0 || result.flags > 0;
    }
    /// Enumerates the results of `dice` dice that show none of the telling faces before `place`.
    void roll(int dice, std::size_t place, int rolledAgain, double chance) {
        if (place == telling_.size() || dice == 0) return shown(rolledAgain, chance);
        const double each = 1.0 / (faces - static_cast<int>(place));
        double ways = 1;
        for (int count = 0; count <= dice; ++count) {
            double share = ways;
            for (int i = 0; i != count; ++i) share *= each;
            for (int i = count; i != dice; ++i) share *= 1 - each;
            if (share > 0) {
                shown_.insert(shown_.end(), static_cast<std::size_t>(count), telling_[place]);
                roll(dice - count, place + 1, rolledAgain, chance * share);
                shown_.resize(shown_.size() - static_cast<std::size_t>(count));
            }
            ways = ways * (dice - count) / (count + 1);
        }
    }
    /// HEX-44: elephants reroll unless every block is already hit.
    void shown(int rolledAgain, double chance) {
        const BlowResult result = resultOf(battle_, blow_, shown_);
        const int again = isElephants_ ? swordHits(battle_, blow_, shown_) - rolledAgain : 0;
        if (again > 0 && result.hits.total() < blocks_) return roll(again, 0, rolledAgain + again, chance);
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
            const Aftermath& leaderless = fateOf(hits, flags, false);
            odds_.leaderFalls += chance * fallsWithUnit;
            if (leaderless.stays()) odds_.staysLeaderless += chance * fallsWithUnit;
            add(leaderless, chance * fallsWithUnit, false);
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
        const double falls = chance * (fate.isEliminated ? fallsAlone : fallsWithUnit);
        odds_.leaderFalls += falls;
        if (fate.stays()) odds_.staysLeaderless += falls;
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
    std::vector<int> telling_;  // the faces that matter
    std::vector<int> shown_;
    std::map<std::tuple<int, int, bool>, Aftermath> fates_;
};

/// HEX-65
Odds oddsAgainstLoneLeader(const Battle& battle, const Blow& blow) {
    constexpr double missesHim = 5.0 / 6;
    const Sum dice = diceFor(battle, blow);
    double escapes = 1;
    for (int die = 0; die != dice.total(); ++die) escapes *= missesHim;
    return {.dice = dice,
            .hits = {escapes, 1 - escapes},
            .driveOff = escapes,
            .eliminate = 1 - escapes,
            .leaderFalls = 1 - escapes,
            .expectedHits = 1 - escapes};
}

void add(Odds& all, const Odds& part, double chance) {
    for (std::size_t i = 0; i != part.hits.size(); ++i) all.hits[i] += chance * part.hits[i];
    all.driveOff += chance * part.driveOff;
    all.eliminate += chance * part.eliminate;
    all.leaderFalls += chance * part.leaderFalls;
    all.staysLeaderless += chance * part.staysLeaderless;
    all.expectedHits += chance * part.expectedHits;
}

Odds withoutResults(const Odds& like) {
    return {.dice = like.dice, .hits = std::vector<double>(like.hits.size())};
}

/// A roll after another one has left its unit in place, perhaps without its leader.
Odds oddsAfter(const Odds& other, const Battle& battle, const Blow& blow) {
    const Odds led = oddsOf(battle, blow);
    if (other.staysLeaderless <= 0) return led;
    const double leaderless = other.staysLeaderless / other.staysIn();
    Odds all = withoutResults(led);
    add(all, led, 1 - leaderless);
    Battle without = battle;
    without.leaders[static_cast<std::size_t>(battle.leaderOf(blow.by)->raw())].fate = Fate::eliminated;
    add(all, oddsOf(without, blow), leaderless);
    return all;
}

/// A roll that comes only with this probability.
Odds oddsIfItComes(const Odds& odds, double chance) {
    Odds all = withoutResults(odds);
    add(all, odds, chance);
    all.hits.front() += 1 - chance;
    return all;
}

FirstStrike firstStrike(const Battle& battle, UnitId attacker, UnitId defender, Roll roll) {
    const Hex from = battle.unit(attacker).at;
    const Hex at = battle.unit(defender).at;
    FirstStrike odds;
    odds.strike = oddsOf(battle, blowAt(battle, Roll::strikeFirst, defender, from));
    odds.attacked = odds.strike.staysIn();
    odds.attack =
        oddsIfItComes(oddsAfter(odds.strike, battle, blowAt(battle, roll, attacker, at)), odds.attacked);
    return odds;
}

}  // namespace

Odds oddsOf(const Battle& battle, const Blow& blow) {
    return blow.unit ? OddsCalculation(battle, blow).odds() : oddsAgainstLoneLeader(battle, blow);
}

FightOdds oddsOfCloseCombat(const Battle& battle, UnitId attacker, UnitId defender, Roll roll) {
    const Hex from = battle.unit(attacker).at;
    const Hex at = battle.unit(defender).at;
    FightOdds odds;
    Blow blow = blowAt(battle, roll, attacker, at);
    odds.attack = oddsOf(battle, blow);
    if (strikesFirstFromWall(*battle.setting, at, from))
        odds.fromWall = firstStrike(battle, attacker, defender, roll);
    if (mayEvade(battle, defender, attacker)) {
        blow.evading = true;
        odds.evading = oddsOf(battle, blow);
    }
    odds.answered = odds.attack.staysIn();
    odds.battleBack = oddsAfter(odds.attack, battle, blowAt(battle, Roll::battleBack, defender, from));
    return odds;
}

Roll rollOfCloseCombat(const Battle& battle, const Question* asked, UnitId attacker) {
    const auto* bonus = asked == nullptr ? nullptr : std::get_if<ChooseBonus>(asked);
    const auto* announced = asked == nullptr ? nullptr : std::get_if<AnswerAttack>(asked);
    const bool isBonus =
        (bonus != nullptr && bonus->unit == attacker) ||
        (announced != nullptr && announced->attacker == attacker && battle.unit(attacker).turn.battles > 1);
    return isBonus ? Roll::bonus : Roll::attack;
}

AnswerOdds oddsOfAnswers(const Battle& battle, const AnswerAttack& question) {
    const Question asked = question;
    const Roll roll = rollOfCloseCombat(battle, &asked, question.attacker);
    return {oddsOfCloseCombat(battle, question.attacker, question.unit, roll),
            firstStrike(battle, question.attacker, question.unit, roll)};
}

}  // namespace vallum::hex
