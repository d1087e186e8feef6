// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <vallum/trials/tally.h>

namespace vallum::trials {

namespace {

constexpr double alphaOfAll = 0.05;

void addTo(SquareTally& it, std::int64_t times) {
    it.times += times;
    it.squared += times * times;
}

void addSquares(HeatMaps& maps, bool isWon, const Squares& squares) {
    auto& byThird = maps.at(isWon ? 1 : 0);
    for (const auto& row : squares) {
        const auto square = static_cast<std::size_t>(row.front());
        std::int64_t all = 0;
        for (std::size_t i = 1; i != row.size(); ++i) {
            addTo(byThird.at(i).at(square), row.at(i));
            all += row.at(i);
        }
        addTo(byThird.front().at(square), all);
    }
}
void addOnce(HeatMaps& maps, bool isWon, int place, int turn, int turns) {
    std::array<int, 1 + thirds> row{place};
    ++row.at(static_cast<std::size_t>(1 + thirdOf(turn, turns)));
    addSquares(maps, isWon, {row});
}

HeatMaps emptyMaps(std::size_t places) {
    HeatMaps maps;
    for (auto& byThird : maps) byThird.fill(HeatMap(places));
    return maps;
}

void addSides(CellTally& tally, const BattleResult& result, bool isWon) {
    for (std::size_t i = 0; i != result.sides.size(); ++i) {
        const SideResult& side = result.sides[i];
        SideTally& sum = tally.sides.at(i);
        sum.wins += side.won ? 1 : 0;
        sum.banners += side.banners;
        sum.blocksLost += side.blocksLost;
        ++sum.lost[side.lost];
        ++sum.margin[side.margin];
        addSquares(sum.deaths, isWon, side.deaths);
        addSquares(sum.paths, isWon, side.paths);
        addSquares(sum.standing, isWon, side.standing);
        addSquares(sum.shots, isWon, side.shots);
        addSquares(sum.targets, isWon, side.targets);
    }
}

void addUnits(CellTally& tally, const BattleResult& result) {
    for (std::size_t i = 0; i != result.units.size(); ++i) {
        const UnitResult& unit = result.units[i];
        UnitTally& sum = tally.units.at(i);
        sum.orders += unit.orders;
        sum.attacks += unit.attacks;
        sum.turnsEngaged += unit.turnsEngaged;
        for (std::size_t cause = 0; cause != unit.given.size(); ++cause) {
            sum.given.at(cause) += unit.given.at(cause);
            sum.taken.at(cause) += unit.taken.at(cause);
        }
        sum.gained += unit.gained;
        sum.works += unit.works;
        if (unit.destroyedIn != 0) ++sum.destroyed;
        if (unit.attacks == 0) ++sum.idle;
    }
}

void addSiege(CellTally& tally, const BattleResult& result, bool isWon) {
    for (std::size_t i = 0; i != result.sections.size(); ++i) {
        const SectionResult& section = result.sections[i];
        SectionTally& sum = tally.sections.at(i);
        for (std::size_t cause = 0; cause != section.damage.size(); ++cause)
            sum.damage.at(cause) += section.damage.at(cause);
        sum.gained += section.gained;
        if (section.openedIn == 0) continue;
        ++sum.opened;
        ++sum.openedIn[section.openedIn];
    }
    if (result.opened) {
        ++tally.sections.at(static_cast<std::size_t>(result.opened->section)).openedFirst;
        ++tally.openedBy.at(static_cast<std::size_t>(result.opened->by));
        ++tally.openedIn[result.opened->turn];
        addOnce(tally.openings, isWon, result.opened->section, result.opened->turn, result.turns);
    }
    if (result.inside) {
        ++tally.insideBy.at(static_cast<std::size_t>(result.inside->how));
        ++tally.insideUnit[result.inside->unit];
        ++tally.insideIn[result.inside->turn];
    }
}

/// The pair that decides when to stop, in either order.
bool isTested(const Plan& plan, const Comparison& it) {
    return plan.stop.rule == StopWhen::difference && std::max(it.first, it.second) == 1;
}

/// Sets the alpha of each comparison, by Holm's method or for a plan that may stop early.
void setAlphas(const Plan& plan, const std::vector<Comparison*>& family) {
    std::vector<double> p;
    for (const Comparison* it : family) p.push_back(it->p);
    const std::vector<double> levels = holmLevels(p, alphaOfAll);
    for (std::size_t i = 0; i != family.size(); ++i) {
        family[i]->alpha =
            plan.stop.rule == StopWhen::fixed ? levels[i] : alphaOfAll / static_cast<double>(family.size());
        if (isTested(plan, *family[i])) family[i]->alpha = testOf(plan).alpha;
    }
}

/// Cells with fewer battles are a family of their own, so they do not widen the intervals of the others.
void setAlphas(const Plan& plan, std::vector<Comparison>& all) {
    std::vector<Comparison*> main;
    std::vector<Comparison*> apart;
    for (Comparison& it : all) (isMain(plan, it) ? main : apart).push_back(&it);
    setAlphas(plan, main);
    setAlphas(plan, apart);
}

}  // namespace

int quantile(const Histogram& histogram, int percent) {
    std::int64_t all = 0;
    for (const auto& [value, times] : histogram) all += times;
    std::int64_t sum = 0;
    for (const auto& [value, times] : histogram) {
        sum += times;
        if (sum * 100 >= all * percent) return value;
    }
    return 0;
}

Tally::Tally(const std::vector<Cell>& cells) {
    for (const Cell& cell : cells) {
        CellTally tally;
        const auto squares = static_cast<std::size_t>(cell.board.squares);
        tally.sides.resize(cell.sides.size());
        for (SideTally& side : tally.sides)
            side.deaths = side.paths = side.standing = side.shots = side.targets = emptyMaps(squares);
        tally.units.resize(cell.units.size());
        tally.sections.resize(cell.sections.size());
        tally.openings = emptyMaps(cell.sections.size());
        tally.contacts = emptyMaps(squares);
        cells_.push_back(std::move(tally));
        counted_.push_back(cell.side);
    }
}

void Tally::add(const BattleResult& result) {
    const auto place = static_cast<std::size_t>(result.cell);
    CellTally& tally = cells_.at(place);
    if (!result.error.empty()) {
        tally.errors.push_back(result.battle);
        tally.outcomes.push_back(CellTally::unknown);
        return;
    }
    const auto side = std::ranges::find(result.sides, counted_.at(place), &SideResult::seat);
    const bool isWon = side != result.sides.end() && side->won;
    const bool isDraw = std::ranges::none_of(result.sides, &SideResult::won);
    ++tally.battles;
    tally.wins += isWon ? 1 : 0;
    tally.draws += isDraw ? 1 : 0;
    tally.refused += result.refused;
    tally.outcomes.push_back(isWon ? CellTally::won : CellTally::notWon);
    ++tally.reasons[result.reason].at(isWon ? 1 : 0);
    ++tally.turns[result.turns];
    ++tally.decks[result.decks];
    if (isWon) ++tally.fellIn[result.turns];
    addSides(tally, result, isWon);
    addUnits(tally, result);
    addSiege(tally, result, isWon);
    if (const auto& it = result.contact) addOnce(tally.contacts, isWon, it->square, it->turn, result.turns);
}

Pairs Tally::pairs(int first, int second) const {
    const auto& one = cell(first).outcomes;
    const auto& other = cell(second).outcomes;
    Pairs pairs;
    for (std::size_t i = 0; i != std::min(one.size(), other.size()); ++i) {
        if (one[i] == CellTally::unknown || other[i] == CellTally::unknown) continue;
        const bool firstWins = one[i] == CellTally::won;
        const bool secondWins = other[i] == CellTally::won;
        ++(firstWins ? (secondWins ? pairs.both : pairs.onlyFirst)
                     : (secondWins ? pairs.onlySecond : pairs.neither));
    }
    return pairs;
}

bool isMain(const Plan& plan, const Comparison& it) {
    return isMain(plan, it.first) && isMain(plan, it.second);
}

double zOf(const Plan& plan, int battles, double alpha) {
    if (plan.stop.rule == StopWhen::fixed || battles == 0) return zFor(alpha);
    // Most of these trials end after about half the battles that a fixed one would need.
    const SequentialTest test = testOf(plan);
    const bool isByDifference = plan.stop.rule == StopWhen::difference;
    return sequentialZ(alpha, battles,
                       isByDifference ? battlesNeeded(test.difference, 1 - test.beta) / 2.0 : plan.battles);
}

SequentialTest testOf(const Plan& plan) {
    return {plan.stop.points / 100.0, plan.stop.alpha / 100.0, plan.stop.beta / 100.0};
}

std::vector<Comparison> comparisons(const Plan& plan, const Tally& tally) {
    std::vector<Comparison> all;
    for (const auto& [first, second] : plan.pairs) {
        Comparison it{.first = first, .second = second, .pairs = tally.pairs(first, second)};
        it.p = mcNemar(it.pairs);
        all.push_back(it);
    }
    setAlphas(plan, all);
    for (Comparison& it : all) {
        if (it.isTooFew()) continue;
        const double z =
            isTested(plan, it) ? zOf(testOf(plan), it.pairs) : zOf(plan, it.pairs.count(), it.alpha);
        it.unpaired = differenceUnpaired(it.pairs, z);
        it.paired = differencePaired(it.pairs, z);
        it.correlation = correlationInterval(it.pairs, z);
    }
    return all;
}

bool isEnough(const Plan& plan, const Tally& tally) {
    switch (plan.stop.rule) {
        case StopWhen::fixed: return false;
        case StopWhen::width:
            for (int i = 0; i != std::ssize(tally.cells()); ++i) {
                const CellTally& it = tally.cell(i);
                const Interval interval = wilson(it.wins, it.battles, zOf(plan, it.battles, alphaOfAll));
                const bool isNarrow = it.battles != 0 && interval.halfWidth() * 100 <= plan.stop.points;
                if (isMain(plan, i) && !isNarrow) return false;
            }
            return true;
        case StopWhen::difference: return answered(testOf(plan), tally.pairs(0, 1)) != Answered::notYet;
    }
    return false;
}

}  // namespace vallum::trials
