// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include <vallum/field/words.h>
#include <vallum/trials/factors.h>
#include <vallum/trials/heat.h>
#include <vallum/trials/tables.h>

namespace vallum::trials {

namespace {

constexpr double alpha = 0.05;

constexpr const char* style =
    "body{font:16px/1.5 Georgia,serif;color:#2b2620;background:#fbf8f1;max-width:60rem;margin:2rem auto;"
    "padding:0 1rem}h1,h2{font-weight:600}h2{margin-top:2.5rem}table{border-collapse:collapse;width:100%;"
    "font-size:.9rem}th,td{padding:.25rem .6rem;text-align:right;border-bottom:1px solid #ded5c2}"
    "th:first-child,td:first-child{text-align:left}.verdict{font-size:1.15rem;border-left:4px solid #0072b2;"
    "padding:.5rem 1rem;background:#f1ecdf}.caution{border-left:4px solid #e69f00;padding:.4rem 1rem}"
    ".broken{border-left:4px solid #b00020;padding:.4rem 1rem;background:#fbe4e4}figure{margin:1.5rem 0}"
    "figcaption{font-weight:600}.maps{display:grid;grid-template-columns:repeat(auto-fit,minmax(16rem,1fr));"
    "gap:1rem}.maps figcaption{font-size:.8rem}svg{width:100%;height:auto;font:12px "
    "sans-serif}.grid{stroke:#ded5c2}"
    ".inside{fill:#fff}details{margin:1rem 0}.scroll{overflow-x:auto}";

std::string element(const std::string& tag, const std::string& text) {
    return "<" + tag + ">" + escaped(text) + "</" + tag + ">\n";
}
std::string classed(const char* name, const std::string& text) {
    return std::string("<p class=\"") + name + "\">" + escaped(text) + "</p>\n";
}

using Row = std::vector<std::string>;
std::string table(const Row& head, const std::vector<Row>& rows) {
    std::string html = "<div class=\"scroll\"><table><thead><tr>";
    for (const std::string& it : head) html += "<th>" + escaped(it) + "</th>";
    html += "</tr></thead><tbody>\n";
    for (const Row& row : rows) {
        html += "<tr>";
        for (const std::string& it : row) html += "<td>" + escaped(it) + "</td>";
        html += "</tr>\n";
    }
    return html + "</tbody></table></div>\n";
}

template <class Counts> int sum(const Counts& counts) {
    return std::accumulate(counts.begin(), counts.end(), 0);
}

std::string rangeText(const Interval& interval, int battles) {
    return percentText(interval.low, battles).english() + " to " +
           percentText(interval.high, battles).english();
}

std::string spreadText(const Histogram& histogram) {
    constexpr int low = 5;
    constexpr int high = 95;
    return std::to_string(quantile(histogram, 50)) + " (" + std::to_string(quantile(histogram, low)) +
           " to " + std::to_string(quantile(histogram, high)) + ")";
}

/// With as many decimals as `perUnit` has zeros.
std::string numberIn(double number, int perUnit) {
    return field::numberText(static_cast<std::int32_t>(std::lround(number * perUnit)), perUnit).english();
}
/// "12 of 100"
std::string ofHundred(std::int64_t part, std::int64_t whole) {
    return whole == 0 ? "" : std::to_string((part * 100 + whole / 2) / whole);
}
std::string perBattle(std::int64_t count, int battles) {
    return battles == 0 ? "" : plainNumber(static_cast<double>(count) / battles);
}

std::string verdicts(const Findings& all, const std::vector<Comparison>& compared) {
    std::string html;
    std::string again;
    for (const Comparison& it : compared)
        (isMain(all.plan, it) ? html : again) += classed("verdict", verdict(all, it));
    if (compared.empty()) html += classed("verdict", shareSentence(all, 0));
    for (const Effect& it : effects(all.plan, all.tally, false))
        again += classed("verdict", effectSentence(all, it));
    if (const auto heading = secondHeading(all)) html += element("h2", *heading) + again;
    if (const auto about = aboutIntervals(all)) html += element("p", *about);
    html += element("p", whyItEnded(all));
    if (isBroken(all.tally))
        html +=
            classed("broken", "More than one battle in a thousand ended in an error: do not rely on this.");
    for (const Text& it : cautions(all)) html += classed("caution", it);
    return html;
}

std::string cellTable(const Findings& all) {
    std::vector<Row> rows;
    for (std::size_t i = 0; i != all.cells.size(); ++i) {
        const CellTally& it = all.tally.cells()[i];
        const Interval interval = wilson(it.wins, it.battles, zOf(all.plan, it.battles, alpha));
        rows.push_back(
            {all.cells[i].name, all.cells[i].nameOfSide(), std::to_string(it.battles),
             std::to_string(it.wins), std::to_string(it.draws),
             percentText(it.battles == 0 ? 0 : static_cast<double>(it.wins) / it.battles, it.battles),
             rangeText(interval, it.battles), spreadText(it.turns), spreadText(it.decks)});
    }
    return element("h2", "What was fought") + table({"Cell", "Wins of", "Battles", "Wins", "Draws", "Of 100",
                                                     "95% interval", "Turns, median (5 to 95%)", "Decks"},
                                                    rows);
}

/// What each factor changes, whatever the others are.
std::string effectList(const Findings& all) {
    std::string html;
    std::vector<RangeRow> rows;
    for (const Effect& it : effects(all.plan, all.tally)) {
        html += element("p", effectSentence(all, it));
        const PlannedFactor& factor = all.plan.factors.at(it.factor);
        if (it.battles >= fewestToCompare)
            rows.push_back({factor.name + " " + factor.levels.at(it.level).name, it.interval.low * 100,
                            it.difference * 100, it.interval.high * 100});
    }
    if (html.empty()) return "";
    return element("h2", "What each factor changes, on average over the others") + html +
           (rows.empty() ? ""
                         : rangeChart("Wins of 100 more than with the first level, with interval", rows));
}

std::string comparisonTable(const Findings& all, const std::vector<Comparison>& compared) {
    if (compared.empty()) return "";
    std::vector<Row> rows;
    for (const Comparison& it : compared) {
        const int battles = it.pairs.count();
        const auto signedRange = [&](const Interval& range) {
            return plainNumber(range.low * 100) + " to " + plainNumber(range.high * 100);
        };
        rows.push_back({all.cells.at(static_cast<std::size_t>(it.first)).name + " against " +
                            all.cells.at(static_cast<std::size_t>(it.second)).name,
                        plainNumber(it.pairs.difference() * 100),
                        it.isTooFew() ? "too few" : signedRange(it.unpaired),
                        it.isTooFew() ? "too few" : signedRange(it.paired),
                        it.isTooFew()           ? ""
                        : it.isPairedNarrower() ? "paired"
                                                : "unpaired",
                        std::to_string(it.pairs.onlyFirst) + " : " + std::to_string(it.pairs.onlySecond),
                        numberIn(it.p, 1000),
                        numberIn(it.pairs.correlation(), 100) + " (" + numberIn(it.correlation.low, 100) +
                            " to " + numberIn(it.correlation.high, 100) + ")",
                        std::to_string(battles) + " pairs as good as " +
                            std::to_string(std::lround(worthOf(it.pairs)))});
    }
    return element("h2", "Comparison") +
           table({"Pair", "Difference in points", "Unpaired interval", "Paired interval", "Headline",
                  "Won by one only", "McNemar p", "Correlation", "Pairing"},
                 rows);
}

std::string winCurves(const Findings& all) {
    constexpr std::size_t steps = 100;
    std::vector<Curve> curves;
    for (std::size_t i = 0; i != all.cells.size(); ++i) {
        Curve curve{all.cells[i].name, {}};
        const auto& outcomes = all.tally.cells()[i].outcomes;
        const std::size_t every = std::max<std::size_t>(1, outcomes.size() / steps);
        int battles = 0;
        int wins = 0;
        for (std::size_t k = 0; k != outcomes.size(); ++k) {
            battles += outcomes[k] == CellTally::unknown ? 0 : 1;
            wins += outcomes[k] == CellTally::won ? 1 : 0;
            if (battles == 0 || ((k + 1) % every != 0 && k + 1 != outcomes.size())) continue;
            const Interval band = wilson(wins, battles, zOf(all.plan, battles, alpha));
            curve.points.push_back(
                {static_cast<double>(k + 1), static_cast<double>(wins) / battles, band.low, band.high});
        }
        curves.push_back(std::move(curve));
    }
    return curveChart("Share of wins as battles were added, with 95% band", "battles", curves);
}

std::string survivalCurves(const Findings& all) {
    std::vector<Curve> curves;
    for (std::size_t i = 0; i != all.cells.size(); ++i) {
        const CellTally& tally = all.tally.cells()[i];
        if (!all.cells[i].isSiege || tally.battles == 0) continue;
        const int last = std::max(1, tally.turns.rbegin()->first);
        Curve curve{.name = all.cells[i].name, .points = {}, .isStepped = true};
        int holding = tally.battles;
        for (int turn = 0; turn <= last; ++turn) {
            const auto fallen = tally.fellIn.find(turn);
            if (fallen != tally.fellIn.end()) holding -= fallen->second;
            const Interval band = wilson(holding, tally.battles, zFor(alpha));
            curve.points.push_back({static_cast<double>(turn), static_cast<double>(holding) / tally.battles,
                                    band.low, band.high});
        }
        curves.push_back(std::move(curve));
    }
    return curves.empty() ? "" : curveChart("Fortresses still holding, by turn", "turn", curves);
}

std::string reasons(const Findings& all) {
    std::map<std::string, int> known;
    for (const CellTally& it : all.tally.cells()) {
        for (const auto& [rule, times] : it.reasons) known[rule] += times[0] + times[1];
    }
    std::vector<std::string> parts;
    for (const auto& [rule, times] : known)
        parts.push_back(RuleId::isName(rule) ? field::words(RuleId(rule)).english() : rule);
    std::vector<StackedRow> rows;
    for (std::size_t i = 0; i != all.cells.size(); ++i) {
        StackedRow row{all.cells[i].name, {}};
        for (const auto& [rule, times] : known) {
            const auto found = all.tally.cells()[i].reasons.find(rule);
            row.parts.push_back(
                found == all.tally.cells()[i].reasons.end() ? 0 : found->second[0] + found->second[1]);
        }
        rows.push_back(std::move(row));
    }
    return stackedChart("How battles ended", parts, rows);
}

std::string lossesChart(const Findings& all) {
    constexpr int low = 5;
    constexpr int high = 95;
    std::vector<RangeRow> rows;
    for (std::size_t i = 0; i != all.cells.size(); ++i) {
        if (all.cells[i].isHex()) continue;
        const auto& sides = all.tally.cells()[i].sides;
        for (std::size_t side = 0; side != sides.size(); ++side) {
            const Histogram& lost = sides[side].lost;
            rows.push_back({all.cells[i].name + ", " + all.cells[i].sides.at(side).name.english(),
                            quantile(lost, low) / 100.0, quantile(lost, 50) / 100.0,
                            quantile(lost, high) / 100.0});
        }
    }
    return rows.empty() ? "" : rangeChart("Points lost: median, and from 5 to 95 of 100 battles", rows);
}

std::string openingBars(const Cell& cell, const CellTally& tally) {
    std::vector<BarRow> rows;
    for (std::size_t i = 0; i != tally.sections.size(); ++i) {
        if (tally.sections[i].openedFirst != 0)
            rows.push_back({cell.sections.at(i).name.english(),
                            {100.0 * tally.sections[i].openedFirst / tally.battles}});
    }
    return rows.empty() ? "" : barChart("Opened first, in how many of 100 battles", {}, rows);
}

std::string pointsBars(const Cell& cell, const CellTally& tally) {
    if (cell.isHex() || tally.battles == 0) return "";
    std::vector<BarRow> rows;
    double most = 0;
    for (std::size_t i = 0; i != tally.units.size(); ++i) {
        const UnitTally& it = tally.units[i];
        const double gained = static_cast<double>(it.gained + it.works) / 100 / tally.battles;
        const double lost = static_cast<double>(cell.units.at(i).value) * it.destroyed / tally.battles;
        rows.push_back({cell.units.at(i).name.english(), {gained, lost}});
        most = std::max({most, gained, lost});
    }
    if (most <= 0) return "";
    return barChart("Points exchanged a battle", {"gained", "lost when destroyed"}, rows);
}

/// What towers, siege towers and rams gained for what they cost.
std::string earningsTable(const Cell& cell, const CellTally& tally) {
    std::vector<Row> rows;
    for (std::size_t i = 0; i != tally.sections.size(); ++i) {
        const CellSection& section = cell.sections.at(i);
        const SectionTally& it = tally.sections[i];
        if (!section.isSiegework && it.gained == 0) continue;
        rows.push_back({section.name.english(), std::to_string(section.cost),
                        perBattle(it.gained / 100, tally.battles)});
    }
    if (rows.empty()) return "";
    return table({"Structure", "Cost", "Points gained a battle"}, rows);
}

std::string siegeTable(const Findings& all, int index) {
    const Cell& cell = all.cells.at(static_cast<std::size_t>(index));
    const CellTally& tally = all.tally.cell(index);
    if (!cell.isSiege) return "";
    std::string html = "<p>" +
                       escaped("A section is opened in " + ofHundred(sum(tally.openedBy), tally.battles) +
                               " of 100 battles, in turn " + spreadText(tally.openedIn) +
                               "; somebody is inside in " + ofHundred(sum(tally.insideBy), tally.battles) +
                               ", in turn " + spreadText(tally.insideIn) + ".") +
                       "</p>\n";
    if (const auto held = holdingSentence(all, index)) html += element("p", *held);
    std::vector<Row> ways;
    for (std::size_t i = 0; i != tally.openedBy.size(); ++i)
        ways.push_back({"first opened by " + std::string(names(DamageCause()).at(i)),
                        std::to_string(tally.openedBy.at(i))});
    for (std::size_t i = 0; i != tally.insideBy.size(); ++i)
        ways.push_back(
            {"first inside by " + std::string(names(WayIn()).at(i)), std::to_string(tally.insideBy.at(i))});
    html += table({"How", "Battles"}, ways);
    std::vector<Row> rows;
    for (std::size_t i = 0; i != tally.sections.size(); ++i) {
        const SectionTally& it = tally.sections[i];
        if (!cell.sections.at(i).isOfFortress) continue;
        Row row{cell.sections.at(i).name.english(), std::to_string(it.openedFirst), std::to_string(it.opened),
                it.opened == 0 ? "" : spreadText(it.openedIn)};
        for (const std::int64_t damage : it.damage) row.push_back(perBattle(damage, tally.battles));
        rows.push_back(std::move(row));
    }
    html += table({"Section", "Opened first", "Opened", "In turn, median (5 to 95%)",
                   "Damage a battle: artillery", "ram", "elephants", "fire", "arson"},
                  rows);
    return html + openingBars(cell, tally) + earningsTable(cell, tally);
}

std::string unitTable(const Cell& cell, const CellTally& tally) {
    std::vector<Row> rows;
    for (std::size_t i = 0; i != tally.units.size(); ++i) {
        const UnitTally& it = tally.units[i];
        rows.push_back({cell.units.at(i).name.english(), perBattle(it.orders, tally.battles),
                        perBattle(it.attacks, tally.battles), perBattle(it.turnsEngaged, tally.battles),
                        perBattle(it.given[0], tally.battles), perBattle(it.given[1], tally.battles),
                        perBattle(it.given[2], tally.battles), perBattle(it.taken[0], tally.battles),
                        perBattle(it.taken[1], tally.battles), perBattle(it.taken[2], tally.battles),
                        perBattle((it.gained + it.works) / 100, tally.battles),
                        ofHundred(it.destroyed, tally.battles), ofHundred(it.idle, tally.battles)});
    }
    return table({"Unit", "Orders a battle", "Attacks", "Turns engaged",
                  cell.isHex() ? "Blocks taken: in melee" : "Wounds dealt: in melee", "by shots", "otherwise",
                  cell.isHex() ? "Blocks lost: in melee" : "Wounds taken: in melee", "by shots", "otherwise",
                  "Points gained", "Destroyed, of 100", "Did nothing, of 100"},
                 rows);
}

std::string bannerTable(const Cell& cell, const CellTally& tally) {
    if (!cell.isHex()) return "";
    std::vector<Row> rows;
    for (std::size_t i = 0; i != tally.sides.size(); ++i)
        rows.push_back({cell.sides.at(i).name.english(), std::to_string(tally.sides[i].wins),
                        perBattle(tally.sides[i].banners, tally.battles),
                        perBattle(tally.sides[i].blocksLost, tally.battles)});
    return table({"Side", "Wins", "Banners a battle", "Blocks lost a battle"}, rows);
}

std::string details(const Findings& all) {
    std::string html;
    for (std::size_t i = 0; i != all.cells.size(); ++i) {
        const CellTally& tally = all.tally.cells()[i];
        if (!isMain(all.plan, static_cast<int>(i))) continue;
        html += element("h2", all.cells[i].name);
        html += bannerTable(all.cells[i], tally);
        html += siegeTable(all, static_cast<int>(i));
        html += "<details open><summary>Units</summary>" + pointsBars(all.cells[i], tally) +
                unitTable(all.cells[i], tally) + "</details>\n";
    }
    return html;
}

}  // namespace

std::string reportHtml(const Findings& all) {
    const std::string title = all.plan.title.empty() ? "Trials" : all.plan.title;
    const auto compared = comparisons(all.plan, all.tally);
    std::string html = "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><title>" +
                       escaped(title) +
                       "</title><meta name=\"viewport\" content=\"width=device-width\"><style>" + style +
                       "</style></head><body>\n" + element("h1", title);
    html += verdicts(all, compared) + effectList(all) + cellTable(all) + comparisonTable(all, compared);
    html +=
        element("h2", "Pictures") + winCurves(all) + survivalCurves(all) + reasons(all) + lossesChart(all);
    html += heatPictures(all, compared);
    html += details(all);
    html += element("p", "Seed " + std::to_string(all.plan.seed) +
                             ". battles.csv, units.csv and sections.csv have every battle; "
                             "vallum-cli trials --open FOLDER NUMBER makes one of them again.");
    return html + "</body></html>\n";
}

}  // namespace vallum::trials
