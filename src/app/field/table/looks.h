// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/action_card.h"
#include "art/card_look.h"

#include <vallum/field/model/battle.h>

namespace vallum::app {

[[nodiscard]] art::Side lookOfSide(Seat);
/// The look of a unit's card; the battle is already the viewer's view.
[[nodiscard]] art::CardLook lookOf(const field::Battle&, UnitId);
/// The face of an action card.
[[nodiscard]] art::ActionCardLook lookOf(const field::Battle&, CardId);
[[nodiscard]] art::FigureKind figureOf(field::Figure);
[[nodiscard]] art::Formation formationOf(std::optional<field::Formation>);

/// FOR-04: a unit in a tower is shown there as a small marker.
constexpr double markerScale = 0.48;
[[nodiscard]] bool isInTower(const field::Battle&, UnitId);

[[nodiscard]] QString nameOf(field::Formation);
/// The pose for drawing a card that lies under another (ABL-27), shifted so that its name shows.
[[nodiscard]] geometry::Pose underneath(const geometry::Pose& above);

}  // namespace vallum::app
