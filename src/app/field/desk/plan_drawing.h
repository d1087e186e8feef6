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

/// The parts of an answer that can be pointed at.
struct PointedOut {
    QRectF area;  // in scene coordinates
    std::set<CardId> cards;
};
/// Draws the effects of an answer: rings round acting units, their paths and final positions, arrows to their
/// targets.
PointedOut pointOut(TableScene& scene, Overlay& over, const field::Battle&, const field::Answer&);

}  // namespace vallum::app
