// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/card_look.h"

#include <vallum/field/model/battle.h>

namespace vallum::app {

[[nodiscard]] art::Side lookOfSide(Seat);
/// How a unit's card is drawn; the one at the screen has been shown this battle already.
[[nodiscard]] art::CardLook lookOf(const field::Battle&, UnitId);
[[nodiscard]] art::FigureKind figureOf(field::Figure);
[[nodiscard]] art::Formation formationOf(std::optional<field::Formation>);

/// FOR-04: the card of a unit in a tower is shown as a marker on it.
constexpr double markerScale = 0.48;
[[nodiscard]] bool isInTower(const field::Battle&, UnitId);

[[nodiscard]] QString nameOf(field::Formation);
/// Where the card of a unit is drawn that lies under one there (ABL-27): so that its name can be read.
[[nodiscard]] geometry::Pose underneath(const geometry::Pose& above);

}  // namespace vallum::app
