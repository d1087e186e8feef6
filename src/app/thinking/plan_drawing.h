// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <set>

#include <QRectF>

#include <vallum/core/id.h>
#include <vallum/field/answers.h>
#include <vallum/field/model/battle.h>

namespace vallum::app {

class Overlay;
class TableScene;

/// What of an answer can be pointed at.
struct PointedOut {
    QRectF area;  // of the table, in its scene
    std::set<CardId> cards;
};
/// Draws what an answer would do: rings round those who act, their ways and where they come to stand, arrows
/// to whom they strike.
PointedOut pointOut(TableScene& scene, Overlay& over, const field::Battle&, const field::Answer&);

}  // namespace vallum::app
