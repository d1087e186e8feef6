// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/overlays.h"

class QPointF;

namespace vallum::app {

class Overlay;

/// An arrow from who attacks to what is attacked.
void addAttackArrow(Overlay& overlay, QPointF from, QPointF to, art::SideColor color, art::Mood mood);

}  // namespace vallum::app
