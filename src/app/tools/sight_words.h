// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/overlays.h"

#include <QStringList>

#include <vallum/field/queries/sight_lines.h>

namespace vallum::app {

/// What is said of a line of sight, one thing in a line, each with its rule.
struct SightWords {
    QStringList lines;
    art::Mood mood = art::Mood::plain;
};

[[nodiscard]] SightWords sightWords(const field::Battle& battle, UnitId from, UnitId to);
[[nodiscard]] SightWords sightWords(const field::Battle& battle, UnitId from, const geometry::Point& place);

/// Whether the unit could hit whoever stood there; how far it shoots counts only where that may be known
/// (RNG-11).
[[nodiscard]] bool couldHit(const field::Battle& battle, UnitId from, const geometry::Point& place);
/// Whether a shot would reach, and in which band: of a unit that shoots, where that may be shown.
[[nodiscard]] QString rangeText(const field::Battle& battle, UnitId from, UnitId to);
/// How far the unit shoots, where that may be shown.
[[nodiscard]] std::optional<Du> shownRange(const field::Battle& battle, UnitId unit);

}  // namespace vallum::app
