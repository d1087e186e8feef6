// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/overlays.h"

#include <QStringList>

#include <vallum/field/queries/sight_lines.h>

namespace vallum::app {

/// The text about a line of sight, one statement per line, each with its rule.
struct SightWords {
    QStringList lines;
    art::Mood mood = art::Mood::plain;
};

[[nodiscard]] SightWords sightWords(const field::Battle& battle, UnitId from, UnitId to);
[[nodiscard]] SightWords sightWords(const field::Battle& battle, UnitId from, const geometry::Point& place);

/// Whether the unit could hit a target there; its
/// range counts only if it may be shown (RNG-11).
[[nodiscard]] bool couldHit(const field::Battle& battle, UnitId from, const geometry::Point& place);
/// Whether a shot would be in range, and in which band; for shooting units, if ranges may be shown.
[[nodiscard]] QString rangeText(const field::Battle& battle, UnitId from, UnitId to);
/// The same of a place on the table.
[[nodiscard]] QString rangeText(const field::Battle& battle, UnitId from, const geometry::Point& place);
/// The unit's range, if it may be shown.
[[nodiscard]] std::optional<Du> shownRange(const field::Battle& battle, UnitId unit);

}  // namespace vallum::app
