// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>
#include <numeric>
#include <utility>

#include <vallum/core/json.h>
#include <vallum/core/seat_names.h>
#include <vallum/core/text_file.h>
#include <vallum/trials/factors.h>
#include <vallum/trials/tables.h>

namespace vallum::trials {

namespace {

constexpr double alpha = 0.05;

/// Enough digits for any reader, yet so few that compilers cannot differ.
double rounded(double number) {
    constexpr double digits = 10'000;
    return std::round(number * digits) / digits + 0.0;
}
double share(std::int64_t part, std::int64_t whole) {
    return whole == 0 ? 0 : rounded(static_cast<double>(part) / static_cast<double>(whole));
}
Json pairOf(const Interval& interval) { return Json::array({rounded(interval.low), rounded(interval.high)}); }

Json spread(const Histogram& histogram) {
    constexpr int low = 5;
    constexpr int high = 95;
    return {{"median", quantile(histogram, 50)},
            {"low", quantile(histogram, low)},
            {"high", quantile(histogram, high)}};
}
Json pointsSpread(const Histogram& histogram) {
    Json json = spread(histogram);
    for (auto& it : json) it = it.get<double>() / 100;
    return json;
}

double pointsOf(std::int64_t hundredths) { return static_cast<double>(hundredths) / 100; }

template <class E, class Counts> Json byName(E it, const Counts& counts) {
    Json json = Json::object();
    for (std::size_t i = 0; i != counts.size(); ++i) json[std::string(names(it).at(i))] = counts.at(i);
    return json;
}

Json reasonsOf(const CellTally& tally) {
    Json list = Json::array();
    for (const auto& [rule, times] : tally.reasons)
        list.push_back({{"rule", rule}, {"won", times[1]}, {"notWon", times[0]}});
    return list;
}

Json sidesOf(const Cell& cell, const CellTally& tally) {
    Json list = Json::array();
    for (std::size_t i = 0; i != tally.sides.size(); ++i) {
        const CellSide& side = cell.sides.at(i);
        const SideTally& it = tally.sides[i];
        Json json = {{"seat", nameOfSeat(side.seat)},
                     {"name", side.name.english()},
                     {"player", side.player},
                     {"wins", it.wins}};
        if (cell.isHex()) {
            json["banners"] = it.banners;
            json["blocksLost"] = it.blocksLost;
        } else {
            json["pointsLost"] = pointsSpread(it.lost);
            json["margin"] = pointsSpread(it.margin);
        }
        list.push_back(std::move(json));
    }
    return list;
}

Json unitsOf(const Cell& cell, const CellTally& tally) {
    Json list = Json::array();
    for (std::size_t i = 0; i != tally.units.size(); ++i) {
        const UnitTally& it = tally.units[i];
        list.push_back({{"name", cell.units.at(i).name.english()},
                        {"seat", nameOfSeat(cell.units.at(i).owner)},
                        {"orders", it.orders},
                        {"attacks", it.attacks},
                        {"turnsEngaged", it.turnsEngaged},
                        {"woundsGiven", byName(WoundCause(), it.given)},
                        {"woundsTaken", byName(WoundCause(), it.taken)},
                        {"pointsGained", pointsOf(it.gained)},
                        {"pointsOfWorks", pointsOf(it.works)},
                        {"destroyed", it.destroyed},
                        {"didNothing", it.idle}});
    }
    return list;
}

Json siegeOf(const Cell& cell, const CellTally& tally) {
    Json sections = Json::array();
    std::array<std::int64_t, 5> damage{};
    for (std::size_t i = 0; i != tally.sections.size(); ++i) {
        const SectionTally& it = tally.sections[i];
        for (std::size_t cause = 0; cause != damage.size(); ++cause) damage.at(cause) += it.damage.at(cause);
        sections.push_back({{"name", cell.sections.at(i).name.english()},
                            {"opened", it.opened},
                            {"openedFirst", it.openedFirst},
                            {"openedIn", spread(it.openedIn)},
                            {"damage", byName(DamageCause(), it.damage)},
                            {"cost", cell.sections.at(i).cost},
                            {"pointsGained", pointsOf(it.gained)}});
    }
    Json firstInside = Json::array();
    for (const auto& [unit, times] : tally.insideUnit)
        firstInside.push_back(
            {{"name", cell.units.at(static_cast<std::size_t>(unit)).name.english()}, {"times", times}});
    const auto count = [](const auto& counts) { return std::accumulate(counts.begin(), counts.end(), 0); };
    const auto longest = longestHolding(cell, tally);
    return {{"longestHolding", longest ? Json(cell.sections.at(*longest).name.english()) : Json()},
            {"opened", count(tally.openedBy)},
            {"openedBy", byName(DamageCause(), tally.openedBy)},
            {"openedIn", spread(tally.openedIn)},
            {"inside", count(tally.insideBy)},
            {"insideBy", byName(WayIn(), tally.insideBy)},
            {"insideIn", spread(tally.insideIn)},
            {"firstInside", firstInside},
            {"damage", byName(DamageCause(), damage)},
            {"sections", sections}};
}

Json cellJson(const Findings& all, int index) {
    const Cell& cell = all.cells.at(static_cast<std::size_t>(index));
    const CellTally& tally = all.tally.cell(index);
    Json json = {{"name", cell.name},
                 {"side", nameOfSeat(cell.side)},
                 {"battles", tally.battles},
                 {"errors", tally.errors},
                 {"refused", tally.refused},
                 {"wins", tally.wins},
                 {"draws", tally.draws},
                 {"share", share(tally.wins, tally.battles)},
                 {"interval", pairOf(wilson(tally.wins, tally.battles, zOf(all.plan, tally.battles, alpha)))},
                 {"reasons", reasonsOf(tally)},
                 {"turns", spread(tally.turns)},
                 {"decks", spread(tally.decks)},
                 {"sides", sidesOf(cell, tally)}};
    if (cell.isSiege) json["siege"] = siegeOf(cell, tally);
    json["units"] = unitsOf(cell, tally);
    return json;
}

Json comparisonJson(const Findings& all, const Comparison& it) {
    return {{"first", it.first},
            {"second", it.second},
            {"battles", it.pairs.count()},
            {"difference", rounded(it.pairs.difference())},
            {"interval", pairOf(it.headline())},
            {"headline", it.isPairedNarrower() ? "paired" : "unpaired"},
            {"unpaired", pairOf(it.unpaired)},
            {"paired", pairOf(it.paired)},
            {"alpha", rounded(it.alpha)},
            {"both", it.pairs.both},
            {"onlyFirst", it.pairs.onlyFirst},
            {"onlySecond", it.pairs.onlySecond},
            {"neither", it.pairs.neither},
            {"mcNemar", rounded(it.p)},
            {"correlation", rounded(it.pairs.correlation())},
            {"correlationInterval", pairOf(it.correlation)},
            {"asGoodAs", std::lround(worthOf(it.pairs))},
            {"shown", it.isShown()},
            {"verdict", verdict(all, it).english()}};
}

Json effectJson(const Findings& all, const Effect& it, bool isOfMain) {
    const PlannedFactor& factor = all.plan.factors.at(it.factor);
    return {{"factor", factor.name},
            {"level", factor.levels.at(it.level).name},
            {"against", factor.levels.front().name},
            {"isMain", isOfMain},
            {"pairs", it.pairs},
            {"difference", rounded(it.difference)},
            {"interval", pairOf(it.interval)},
            {"shown", it.interval.excludesZero()},
            {"sentence", effectSentence(all, it).english()}};
}

std::string wordFor(WhyEnded ended) {
    switch (ended) {
        case WhyEnded::allFought: return "all-fought";
        case WhyEnded::enoughKnown: return "enough-known";
        case WhyEnded::stopped: break;
    }
    return "stopped";
}

/// A trial with a stopping rule is also over once enough is known.
bool isEnoughKnownIn(const std::filesystem::path& folder) {
    const auto summary =
        readFile(folder / "summary.json").and_then([](const std::string& text) { return parsedJson(text); });
    return summary && summary->value("ended", "") == wordFor(WhyEnded::enoughKnown);
}

}  // namespace

Expected<KeptTrial, FileError> keptTrial(const std::filesystem::path& folder) {
    return Folder::planIn(folder)
        .and_then([&](const std::string& text) { return planFrom(text, (folder / "plan.json").string()); })
        .map([&](Plan plan) {
            KeptTrial kept{std::move(plan), Folder::sizeAt(folder)};
            kept.isFinished = kept.battles >= battlesOf(kept.plan) || isEnoughKnownIn(folder);
            return kept;
        });
}

std::string summaryText(const Findings& all) {
    Json cells = Json::array();
    for (int i = 0; i != std::ssize(all.cells); ++i) cells.push_back(cellJson(all, i));
    Json compared = Json::array();
    for (const Comparison& it : comparisons(all.plan, all.tally)) compared.push_back(comparisonJson(all, it));
    Json changes = Json::array();
    for (const bool isOfMain : {true, false}) {
        for (const Effect& it : effects(all.plan, all.tally, isOfMain))
            changes.push_back(effectJson(all, it, isOfMain));
    }
    Json warnings = Json::array();
    for (const Text& it : cautions(all)) warnings.push_back(it.english());
    Json json = {{"format", "vallum-trials-summary"},
                 {"version", 1},
                 {"title", all.plan.title},
                 {"ended", wordFor(all.ended)},
                 {"why", whyItEnded(all).english()},
                 {"isBroken", isBroken(all.tally)},
                 {"cautions", warnings},
                 {"comparisons", compared},
                 {"cells", cells}};
    if (!changes.empty()) json["effects"] = std::move(changes);
    return json.dump(2) + '\n';
}

}  // namespace vallum::trials
