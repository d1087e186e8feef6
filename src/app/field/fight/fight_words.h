// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/dice.h"

#include <functional>
#include <optional>
#include <vector>

#include <QStringList>

#include <vallum/field/queries/fight_story.h>

/// What the sheet of a fight says.
namespace vallum::app {

/// "Hastati 1 against Pezhetairoi 2"
[[nodiscard]] QString fightTitle(const field::Fight& fight);
/// How a die brings success in the last roll of the first `moments`; before any roll, in those to come.
[[nodiscard]] QString howDiceSucceed(const field::Fight& fight, std::size_t moments);

/// A step that is told in words, as HTML.
struct FightRemark {
    QString whole;
    QString inShort;
};
/// A step that is told by dice.
struct FightRoll {
    QString roller;
    std::function<QString()> sum;  // HTML in the colors of the room
    std::vector<art::DieLook> dice;
    QString result;
    QString luck;
    std::optional<double> expected = {};  // successes
    bool followsUp = false;               // shown below the roll before it
};
/// The rolls of the first `moments` that have made room for later ones, a line for each strike or check.
[[nodiscard]] QStringList earlierRolls(const field::Fight& fight, std::size_t moments);
/// Every step has one of the two, or both.
[[nodiscard]] std::optional<FightRoll> fightRoll(const field::Fight& fight, const field::FightStep& step);
[[nodiscard]] std::optional<FightRemark> fightRemark(const field::Fight& fight, const field::FightStep& step);

}  // namespace vallum::app
