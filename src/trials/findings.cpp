// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <map>

#include <vallum/field/rules/siege.h>
#include <vallum/field/system.h>
#include <vallum/field/words.h>
#include <vallum/trials/findings.h>

namespace vallum::trials {

namespace {

constexpr double power = 0.8;
constexpr int manyBattles = 2500;

double share(int part, int whole) { return whole == 0 ? 0 : static_cast<double>(part) / whole; }

/// To one decimal, and only where there is one.
std::string decimalText(double number) {
    const auto tenths = static_cast<std::int32_t>(std::lround(number * 10));
    return field::numberText(tenths, 10).english();
}

std::string signedText(double difference, int battles) {
    const std::string plain = percentText(std::abs(difference), battles);
    if (plain == "0") return plain;
    return (difference < 0 ? "−" : "+") + plain;
}

std::string rangeText(const Interval& interval, int battles) {
    return percentText(interval.low, battles) + " to " + percentText(interval.high, battles);
}

/// "falls", "is won by red": what the counted side does.
std::string deedOf(const Cell& cell) { return isSiege(cell) ? "falls" : "is won by " + nameOfSide(cell); }

/// Rounded as one says it: about 600.
int roundly(int number) {
    int unit = 1;
    while (number / unit >= 20) unit *= 10;
    return (number + unit / 2) / unit * unit;
}

std::string intervalText(const Comparison& it) {
    const int battles = it.pairs.count();
    const double difference = it.pairs.difference();
    const std::string size = percentText(std::abs(difference), battles);
    const std::string points = (difference < 0 && size != "0" ? "−" : "") + size;
    return "(" + points + (size == "1" ? " point" : " points") + ", from " +
           signedText(it.headline().low, battles) + " to " + signedText(it.headline().high, battles) + ")";
}

std::string moreBattlesText(const Comparison& it) {
    const double difference = std::abs(it.pairs.difference());
    const int points = static_cast<int>(std::lround(difference * 100));
    if (points < 1) return "";
    const int needed = roundly(battlesNeeded(points / 100.0, power));
    if (needed <= it.pairs.count()) return "";
    return " About " + std::to_string(needed) + " battles each would show one of " + std::to_string(points) +
           ".";
}

/// In hundredths of all.
int percentOf(std::int64_t part, std::int64_t whole) {
    return whole == 0 ? 0 : static_cast<int>(part * 100 / whole);
}

/// Units of the attacker's line: neither artillery nor what carries a ram, which have work of their own.
std::string idleLine(const Cell& cell, const CellTally& tally) {
    if (!isSiege(cell) || tally.battles == 0) return "";
    std::int64_t idle = 0;
    std::int64_t all = 0;
    for (std::size_t i = 0; i != tally.units.size(); ++i) {
        const field::StartUnit& unit = cell.scenario.units.at(i);
        const auto& type = cell.scenario.setting->types.at(static_cast<std::size_t>(unit.type.raw()));
        if (!field::isAttacker(*cell.scenario.setting, unit.owner) || unit.carriesRam) continue;
        if (type.unitClass == field::UnitClass::artillery) continue;
        idle += tally.units[i].idle;
        all += tally.battles;
    }
    constexpr int most = 40;
    const int percent = percentOf(idle, all);
    if (percent <= most) return "";
    return "In " + cell.name + ", " + std::to_string(percent) +
           " of 100 units of the attacker's line never attacked: the result says little about an assault.";
}

std::string openButEmpty(const Cell& cell, const CellTally& tally) {
    int opened = 0;
    for (const int times : tally.openedBy) opened += times;
    int inside = 0;
    for (const int times : tally.insideBy) inside += times;
    if (!isSiege(cell) || opened * 2 < tally.battles || inside * 2 >= opened || opened == 0) return "";
    return "In " + cell.name + " the walls are open in " + std::to_string(percentOf(opened, tally.battles)) +
           " of 100 battles, but somebody comes in only in " +
           std::to_string(percentOf(inside, tally.battles)) + ".";
}

std::string byTheClock(const Cell& cell, const CellTally& tally) {
    const auto found = tally.reasons.find("SIE-10");
    const int byClock = found == tally.reasons.end() ? 0 : found->second[0] + found->second[1];
    const int wins = tally.battles - tally.wins - tally.draws;
    constexpr int most = 80;
    if (wins == 0 || percentOf(byClock, wins) <= most) return "";
    return "In " + cell.name + ", " + std::to_string(percentOf(byClock, wins)) +
           " of 100 wins of the defender come by the clock (SIE-10).";
}

std::string errorsOf(const Cell& cell, const CellTally& tally) {
    if (tally.errors.empty()) return "";
    const bool isOne = tally.errors.size() == 1;
    return cell.name + ": " + std::to_string(tally.errors.size()) + (isOne ? " battle" : " battles") +
           " ended in an error, the first is number " + std::to_string(tally.errors.front()) +
           "; battles.csv has the seeds.";
}

std::string refusals(const Cell& cell, const CellTally& tally) {
    if (tally.refused == 0) return "";
    return cell.name + ": the rules refused " + std::to_string(tally.refused) +
           " answers of computer players, who then gave another one.";
}

/// The same scenarios and options in another order, as other players fight them.
std::string dependsOnPlayers(const Findings& all) {
    std::map<int, std::map<std::pair<int, int>, double>> shares;  // by the players
    for (int i = 0; i != std::ssize(all.cells); ++i) {
        const CellPlan& place = all.plan.cells.at(static_cast<std::size_t>(i));
        const CellTally& tally = all.tally.cell(i);
        shares[place.players][{place.scenario, place.options}] = share(tally.wins, tally.battles);
    }
    const auto& first = shares.begin()->second;
    for (const auto& [players, other] : shares) {
        for (const auto& [one, wins] : first) {
            for (const auto& [two, winsOfTwo] : first) {
                if (!other.contains(one) || !other.contains(two)) continue;
                if (wins > winsOfTwo && other.at(one) < other.at(two))
                    return "Which layout is better depends on the player: " +
                           all.plan.players.at(static_cast<std::size_t>(players)).name +
                           " ranks them otherwise than " + all.plan.players.front().name + ".";
            }
        }
    }
    return "";
}

}  // namespace

bool isSiege(const Cell& cell) {
    const auto& siege = cell.scenario.setting->siege;
    return siege && siege->attacker == cell.side;
}

std::string nameOfSide(const Cell& cell) {
    return field::nameOf(field::System::begin(cell.scenario), cell.side).english();
}

std::vector<std::string> unitNames(const Cell& cell) {
    const field::Battle battle = field::System::begin(cell.scenario);
    std::vector<std::string> names;
    for (int i = 0; i != std::ssize(battle.units); ++i)
        names.push_back(field::nameOf(battle, UnitId(i)).english());
    return names;
}

std::vector<std::string> structureNames(const Cell& cell) {
    const field::Battle battle = field::System::begin(cell.scenario);
    std::vector<std::string> names;
    for (int i = 0; i != std::ssize(battle.structures); ++i)
        names.push_back(field::titleOf(battle, field::StructureId(i)).english());
    return names;
}

std::string percentText(double part, int battles) {
    if (battles >= manyBattles) return decimalText(part * 100);
    return std::to_string(std::lround(part * 100));
}

std::string pointsText(int hundredths) { return field::numberText(hundredths, 100).english(); }

std::string shareSentence(const Findings& all, int index) {
    constexpr double alpha = 0.05;
    const Cell& cell = all.cells.at(static_cast<std::size_t>(index));
    const CellTally& tally = all.tally.cell(index);
    if (tally.battles == 0) return cell.name + ": no battle was fought to its end.";
    const Interval interval = wilson(tally.wins, tally.battles, zOf(all.plan, tally.battles, alpha));
    return cell.name + " " + deedOf(cell) + " in " +
           percentText(share(tally.wins, tally.battles), tally.battles) + " of 100 battles (" +
           rangeText(interval, tally.battles) + ", from " + std::to_string(tally.battles) + ").";
}

std::string verdict(const Findings& all, const Comparison& it) {
    const Cell& first = all.cells.at(static_cast<std::size_t>(it.first));
    const Cell& second = all.cells.at(static_cast<std::size_t>(it.second));
    const int battles = it.pairs.count();
    if (battles == 0) return first.name + " and " + second.name + ": no battle was fought in both.";
    const double difference = it.pairs.difference();
    const std::string found = first.name + " " + deedOf(first) + " in " +
                              percentText(share(it.pairs.firstWins(), battles), battles) + " of 100, " +
                              second.name + " in " +
                              percentText(share(it.pairs.secondWins(), battles), battles) + ": ";
    if (!it.isShown()) {
        const std::string more = all.plan.stop.rule == StopWhen::fixed ? moreBattlesText(it) : "";
        return found + "no difference shown " + intervalText(it) + "." + more;
    }
    return found + (difference > 0 ? "more often " : "less often ") + intervalText(it) + ".";
}

std::string whyItEnded(const Findings& all) {
    const Stopping& stop = all.plan.stop;
    const std::string points = std::to_string(stop.points);
    if (all.ended == WhyEnded::stopped)
        return "Stopped before its end; what is done counts, and --resume goes on with it.";
    if (stop.rule == StopWhen::width) {
        return all.ended == WhyEnded::enoughKnown
                   ? "Ended when every share was known to within " + points + " points."
                   : "All battles were fought before every share was known to within " + points + " points.";
    }
    if (stop.rule == StopWhen::difference) {
        const SequentialTest test{stop.points / 100.0, stop.alpha / 100.0, stop.beta / 100.0};
        const std::string first = all.cells.front().name;
        const std::string second = all.cells.back().name;
        switch (answered(test, all.tally.pairs(0, 1))) {
            case Answered::better:
                return "Ended when " + first + " was shown to score above " + second +
                       ", tested against a difference of " + points + " points.";
            case Answered::notBetter:
                return "Ended when it was clear that " + first + " does not score " + points +
                       " points above " + second + ".";
            case Answered::notYet: break;
        }
        return "All battles were fought, and whether " + first + " scores " + points + " points above " +
               second + " is still open; about " +
               std::to_string(roundly(battlesNeeded(stop.points / 100.0, power))) +
               " battles each would tell.";
    }
    return "All " + std::to_string(all.plan.battles) + " battles of each were fought, as planned.";
}

std::vector<std::string> cautions(const Findings& all) {
    std::vector<std::string> list;
    const auto add = [&](std::string sentence) {
        if (!sentence.empty()) list.push_back(std::move(sentence));
    };
    for (std::size_t i = 0; i != all.cells.size(); ++i) {
        const Cell& cell = all.cells[i];
        const CellTally& tally = all.tally.cells()[i];
        add(errorsOf(cell, tally));
        add(idleLine(cell, tally));
        add(openButEmpty(cell, tally));
        add(byTheClock(cell, tally));
        add(refusals(cell, tally));
    }
    add(dependsOnPlayers(all));
    return list;
}

bool isBroken(const Tally& tally) {
    constexpr std::int64_t perThousand = 1000;
    std::int64_t errors = 0;
    std::int64_t all = 0;
    for (const CellTally& it : tally.cells()) {
        errors += std::ssize(it.errors);
        all += std::ssize(it.outcomes);
    }
    return errors * perThousand > all;
}

std::string forecast(const Plan& plan) {
    const int points = plan.stop.rule == StopWhen::difference ? plan.stop.points : 10;
    return "To show a difference of " + std::to_string(points) + " points with 80 % power takes " +
           std::to_string(battlesNeeded(points / 100.0, power)) + " battles of each.";
}

}  // namespace vallum::trials
