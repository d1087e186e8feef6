// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/saves.h"
#include "trials/small_trials.h"

#include <map>
#include <set>
#include <utility>

#include <nlohmann/json.hpp>

#include <vallum/core/referee.h>
#include <vallum/field/files/json_lines.h>
#include <vallum/field/situation/optional/health.h>
#include <vallum/field/words.h>
#include <vallum/trials/counting.h>

namespace vallum::trials {
namespace {

using nlohmann::json;

/// A slow second count that sees only the JSON facts printed by `vallum-cli replay --facts`, and the battle
/// at its beginning and its end.
struct SecondCount {
    std::map<int, int> orders;
    std::map<int, int> attacks;
    std::map<int, int> taken;
    std::map<int, int> givenInMelee;
    std::map<int, int> givenFromAfar;
    std::map<int, int> gained;
    std::map<int, int> woundsNow;
    std::map<int, int> shotsFrom;
    std::map<int, int> destroyedIn;
    std::map<int, std::set<int>> turnsEngaged;
    std::map<int, int> damage;
    std::map<int, int> openedIn;
    int turns = 0;
    int decks = 0;

    void read(const json& fact, const field::Battle& begin) {
        const std::string kind = fact["kind"];
        if (kind == "turnBegan") turns = fact["turn"];
        if (kind == "deckRenewed") decks = fact["times"];
        if (kind == "orderReceived") {
            for (const int unit : fact["units"]) ++orders[unit];
        }
        if (kind == "combatBegan") beginCombat(fact["combat"]);
        if (kind == "combatEnded") combat = json();
        if (kind == "wounded") wound(fact, begin);
        if (kind == "healed") woundsNow[fact["unit"]] -= int(fact["wounds"]);
        if (kind == "eliminated") destroyedIn[fact["unit"]] = std::max(1, turns);
        if (kind == "structureDamaged") damage[fact["structure"]] += int(fact["damage"]);
        if (kind == "doorDestroyed" || kind == "collapsed")
            openedIn.emplace(fact["structure"], std::max(1, turns));
    }

private:
    void beginCombat(const json& it) {
        combat = it;
        ++attacks[it["units"]["attacker"]];
        const bool isAtStructure = it.contains("target") && !it["target"].is_null();
        const std::string by = isAtStructure ? it["target"]["by"].get<std::string>() : std::string();
        if (it["kind"] == "ranged" || by == "shot" || by == "incendiary-shot")
            ++shotsFrom[it["units"]["attacker"]];
        if (it["kind"] == "ranged" || it["kind"] == "structure") return;
        turnsEngaged[it["units"]["attacker"]].insert(turns);
        turnsEngaged[it["units"]["defender"]].insert(turns);
    }
    void wound(const json& fact, const field::Battle& begin) {
        const int unit = fact["unit"];
        const int wounds = fact["wounds"];
        taken[unit] += wounds;
        const int health = std::max(1, field::health(begin, UnitId(unit)));
        const int counted = std::min(wounds, std::max(0, health - woundsNow[unit]));
        woundsNow[unit] += wounds;
        if (combat.is_null()) return;
        const int attacker = combat["units"]["attacker"];
        const int by = unit == attacker ? int(combat["units"]["defender"]) : attacker;
        if (by < 0 || !begin.areEnemies(UnitId(by), UnitId(unit))) return;
        gained[by] += begin.type(UnitId(unit)).value * 100 * counted / health;
        if (combat["kind"] == "ranged") givenFromAfar[by] += wounds;
        if (combat["kind"] != "ranged" && combat["kind"] != "structure") givenInMelee[by] += wounds;
    }

    json combat;
};

template <class Map> int at(const Map& map, std::size_t key) {
    const auto found = map.find(static_cast<int>(key));
    return found == map.end() ? 0 : found->second;
}

void expectTheSame(const BattleResult& result, const SecondCount& count, const std::string& which) {
    EXPECT_EQ(result.turns, count.turns) << which;
    EXPECT_EQ(result.decks, count.decks) << which;
    for (std::size_t i = 0; i != result.units.size(); ++i) {
        const UnitResult& it = result.units[i];
        const std::string where = which + ", unit " + std::to_string(i);
        EXPECT_EQ(it.orders, at(count.orders, i)) << where;
        EXPECT_EQ(it.attacks, at(count.attacks, i)) << where;
        EXPECT_EQ(it.taken[0] + it.taken[1] + it.taken[2], at(count.taken, i)) << where;
        EXPECT_EQ(it.given[0], at(count.givenInMelee, i)) << where;
        EXPECT_EQ(it.given[1], at(count.givenFromAfar, i)) << where;
        EXPECT_EQ(it.gained, at(count.gained, i)) << where;
        EXPECT_EQ(it.destroyedIn, at(count.destroyedIn, i)) << where;
        const auto engaged = count.turnsEngaged.find(static_cast<int>(i));
        EXPECT_EQ(it.turnsEngaged, engaged == count.turnsEngaged.end() ? 0 : std::ssize(engaged->second))
            << where;
    }
    for (std::size_t i = 0; i != result.sections.size(); ++i) {
        int damage = 0;
        for (const int it : result.sections[i].damage) damage += it;
        EXPECT_EQ(damage, at(count.damage, i)) << which << ", structure " << i;
        EXPECT_EQ(result.sections[i].openedIn, at(count.openedIn, i)) << which << ", structure " << i;
    }
}

/// Recounts a battle of a trial from its save, fact by fact.
void recount(const std::string& scenario, const std::string& player, int battle) {
    const Ready trial = ready(planFor({scenario}, player, 100));
    const BattleToFight fight{0, battle, seedOf(3, battle)};
    const std::atomic<bool> stop = false;
    const auto result = fought(trial.cells.front(), fight, stop);
    ASSERT_TRUE(result && result->error.empty());
    const auto save = savedBattle(trial.cells.front(), fight);
    ASSERT_TRUE(save);
    auto record = field::loadSave(*save, field::library());
    ASSERT_TRUE(record) << toText(record.error());
    const auto referee = Referee<field::System>::from(*std::move(record));
    ASSERT_TRUE(referee);
    EXPECT_EQ(result->digest, Digest::of(referee->battle()));
    EXPECT_EQ(result->answers, std::ssize(referee->record().tape));
    EXPECT_EQ(result->reason, referee->battle().outcome->why.text());
    const field::Battle begin = field::System::begin(fieldOf(trial.cells.front()));
    SecondCount count;
    for (const field::Fact& fact : referee->news()) count.read(json::parse(field::jsonLine(fact)), begin);
    expectTheSame(*result, count, scenario + " " + std::to_string(battle));
    const auto timesIn = [](const Squares& squares) {
        int times = 0;
        for (const auto& [square, first, second, last] : squares) times += first + second + last;
        return times;
    };
    for (const SideResult& side : result->sides) {
        int shots = 0;
        for (const auto& [unit, times] : count.shotsFrom)
            shots += begin.owner(UnitId(unit)) == side.seat ? times : 0;
        EXPECT_EQ(timesIn(side.shots), shots);
        EXPECT_EQ(timesIn(side.targets), shots);
    }
    for (const SideResult& side : result->sides) {
        int gone = 0;
        for (const field::Unit& unit : referee->battle().units)
            gone += unit.owner == side.seat && unit.place == field::Place::eliminated ? 1 : 0;
        EXPECT_EQ(side.destroyed, gone);
        EXPECT_EQ(side.won, referee->battle().outcome->winner == side.seat);
    }
}

TEST(Counting, AgreesWithASecondCountOfBattlesInTheOpen) {
    for (int battle = 0; battle != 12; ++battle) recount("first-battle", "random", battle);
    for (int battle = 0; battle != 3; ++battle) recount("first-battle", "greedy", battle);
    for (int battle = 0; battle != 4; ++battle) recount("elephants-and-velites", "random", battle);
}

TEST(Counting, AgreesWithASecondCountOfSieges) {
    for (int battle = 0; battle != 5; ++battle) recount("breach-at-the-gate", "random", battle);
    for (int battle = 0; battle != 3; ++battle) recount("breach-at-the-gate", "greedy", battle);
    recount("standard-fortress-wood", "greedy", 0);
}

TEST(Counting, SplitsPlacesByTheThirdsOfTheTurns) {
    SquareCount count;
    for (const auto& [square, turn] : {std::pair(9, 10), {4, 0}, {4, 4}, {4, 5}, {4, 4}})
        count.add(square, turn);
    EXPECT_EQ(count.squares(10), (Squares{{4, 3, 1, 0}, {9, 0, 0, 1}}));
    EXPECT_EQ(count.squares(12), (Squares{{4, 3, 1, 0}, {9, 0, 0, 1}}));
    EXPECT_EQ(count.squares(30), (Squares{{4, 4, 0, 0}, {9, 1, 0, 0}}));
    EXPECT_TRUE(SquareCount().squares(10).empty());
}

TEST(Counting, TheThirdsOfAShortBattleComeInOrder) {
    EXPECT_EQ(thirdOf(1, 1), 0);
    EXPECT_EQ(thirdOf(2, 2), 1);
    for (int turns = 3; turns != 40; ++turns) {
        for (int turn = 1; turn != turns; ++turn) EXPECT_LE(thirdOf(turn, turns), thirdOf(turn + 1, turns));
        EXPECT_EQ(thirdOf(1, turns), 0);
        EXPECT_EQ(thirdOf(turns, turns), thirds - 1);
    }
}

/// Counts facts written by hand.
class Breach {
public:
    /// The class of the attacker; by default as in the scenario.
    explicit Breach(std::optional<field::UnitClass> attacker = {})
        : begin_(field::System::begin(fieldOf(trial_.cells.front()))) {
        if (attacker) {
            field::Setting setting = *begin_.setting;
            setting.types.at(static_cast<std::size_t>(begin_.unit(attacker_).type.raw())).unitClass =
                *attacker;
            begin_.setting = Constant<field::Setting>(std::move(setting));
        }
        for (int i = 0; i != std::ssize(begin_.structures); ++i) {
            if (begin_.structures[static_cast<std::size_t>(i)].kind == field::StructureKind::gate)
                gate_ = field::StructureId(i);
        }
    }
    [[nodiscard]] BattleResult after(const std::vector<field::Fact>& facts) const {
        std::vector<field::Fact> all{field::TurnBegan{7, field::redSeat}};
        all.insert(all.end(), facts.begin(), facts.end());
        return counted(begin_, all);
    }
    [[nodiscard]] std::vector<field::Fact> broken(RuleId why) const {
        return {field::StructureDamaged{gate_, 3, 3, why}, field::DoorDestroyed{gate_}};
    }
    [[nodiscard]] std::optional<DamageCause> openedBy(std::vector<field::Fact> before, RuleId why) const {
        const auto after = broken(why);
        before.insert(before.end(), after.begin(), after.end());
        const BattleResult result = this->after(before);
        EXPECT_EQ(result.opened->turn, 7);
        EXPECT_EQ(result.opened->section, gate_.raw());
        return result.opened->by;
    }
    [[nodiscard]] field::StructureId gate() const { return gate_; }
    [[nodiscard]] field::Fact attackBy(field::Siegework by) const {
        return field::CombatBegan{{.kind = field::CombatKind::structure,
                                   .units = {.attacker = attacker_},
                                   .target = field::Target{gate_, true, by}}};
    }
    [[nodiscard]] field::Fact attackEnds() const {
        return field::CombatEnded{field::CombatKind::structure, {.attacker = attacker_}};
    }

private:
    Ready trial_ = ready(planFor({"breach-at-the-gate"}, "random", 1));
    UnitId attacker_{0};
    field::Battle begin_;
    field::StructureId gate_;
};

TEST(Counting, KnowsWhatOpenedTheFirstSection) {
    const Breach breach;
    const auto attack = [&](field::Siegework by) { return breach.attackBy(by); };
    const auto lit = [&](field::Siegework by) {
        const field::FireLit fire{breach.gate(), 2, field::redSeat, "FIR-07"_rule};
        return std::vector<field::Fact>{attack(by), fire, breach.attackEnds()};
    };
    EXPECT_EQ(breach.openedBy({attack(field::Siegework::shot)}, "ART-08"_rule), DamageCause::artillery);
    EXPECT_EQ(breach.openedBy({attack(field::Siegework::ram)}, "RAM-04"_rule), DamageCause::ram);
    EXPECT_EQ(breach.openedBy(lit(field::Siegework::incendiaryShot), "FIR-11"_rule), DamageCause::fire);
    EXPECT_EQ(breach.openedBy(lit(field::Siegework::arson), "FIR-11"_rule), DamageCause::arson);
    EXPECT_EQ(Breach(field::UnitClass::elephants).openedBy({attack(field::Siegework::ram)}, "RAM-13"_rule),
              DamageCause::elephants);
    EXPECT_FALSE(breach.after({field::StructureDamaged{breach.gate(), 1, 1, "RAM-04"_rule}}).opened);
}

}  // namespace
}  // namespace vallum::trials
