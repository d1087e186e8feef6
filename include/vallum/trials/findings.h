// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include <vallum/trials/run.h>
#include <vallum/trials/tally.h>

/// What a trial has found, in sentences.
namespace vallum::trials {

/// Of all that was planned and fought.
struct Findings {
    const Plan& plan;
    const std::vector<Cell>& cells;
    const Tally& tally;
    WhyEnded ended = WhyEnded::allFought;
};

/// A share of so many battles: 54, or 54.3 where that many battles know better.
Text percentText(double share, int battles);
/// What is kept in hundredths: 492.5.
std::string pointsText(int hundredths);

/// "gatehouse falls in 54 of 100 battles (49 to 59)."
Text shareSentence(const Findings&, int cell);
/// "two-towers falls in 62 of 100, gatehouse in 54: no difference shown (...)."
Text verdict(const Findings&, const Comparison&);
/// Which rule ended the trial, and what it would have needed.
Text whyItEnded(const Findings&);
/// Where numbers mean less than they seem to.
std::vector<Text> cautions(const Findings&);
/// More than one battle of a thousand ended in an error.
bool isBroken(const Tally&);

/// Before a trial begins: "To show a difference of 10 points with 80 % power takes 392 battles of each."
Text forecast(const Plan&);

}  // namespace vallum::trials
