// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>
#include <vector>

#include <vallum/field/system.h>

/// Positions from sieges in which an ordinary club player knows what to do.
namespace vallum::players {

struct Position {
    std::string name;
    std::string theme;
    std::string why;  // the right answer, and its reason
    field::Battle battle;
    field::Question question;  // to the active player
    std::function<bool(const field::Battle&, const field::Answer&)> isRight;
};

std::vector<Position> positionsOfAttackers();
std::vector<Position> positionsOfDefenders();
/// Both.
std::vector<Position> siegeExamination();

field::Answer answerTo(const Position&, Asker<field::System>&);
bool isAnsweredRightly(const Position&, Asker<field::System>&);

}  // namespace vallum::players
