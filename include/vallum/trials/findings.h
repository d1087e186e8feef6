// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include <vallum/trials/run.h>
#include <vallum/trials/tally.h>

/// The findings of a trial, in sentences.
namespace vallum::trials {

/// The input of all findings: everything planned and fought.
struct Findings {
    const Plan& plan;
    const std::vector<Cell>& cells;
    const Tally& tally;
    WhyEnded ended = WhyEnded::allFought;
};

/// A share as a percentage: 54, or 54.3 if there are enough battles for a decimal.
Text percentText(double share, int battles);
/// The same with its sign: −4.
Text signedPercentText(double difference, int battles);
/// Formats hundredths of points: 492.5.
std::string pointsText(int hundredths);

/// "“gatehouse” falls in 54 of 100 battles (49 to 59)."
Text shareSentence(const Findings&, int cell);
/// "“two-towers” falls in 62 of 100, “gatehouse” in 54: no difference shown (...)." Each cell counts the wins
/// of its own side.
Text verdict(const Findings&, const Comparison&);
/// Below the verdicts: how their intervals allow for several of them, or for an early end. None if they need
/// not.
std::optional<Text> aboutIntervals(const Findings&);
/// Above what the cells with fewer battles show: "Between recruits (100 battles of each)". None if there are
/// no such cells.
std::optional<Text> secondHeading(const Findings&);

/// The section of the fortress that held longest of those that were ever opened: in the most battles, and
/// then until the latest turn. None if the walls always held.
std::optional<std::size_t> longestHolding(const Cell&, const CellTally&);
/// "In “gatehouse”, Wall 3 held longest (...)." None if the walls always held, and without a siege.
std::optional<Text> holdingSentence(const Findings&, int cell);
/// The stopping rule that applied, and what it would have needed.
Text whyItEnded(const Findings&);
/// Warnings about numbers that mean less than they seem to.
std::vector<Text> cautions(const Findings&);
/// True if more than one battle in a thousand ended in an error.
bool isBroken(const Tally&);

/// Before a trial begins: what so many battles can show, or how many its stopping rule takes.
Text forecast(const Plan&);

}  // namespace vallum::trials
