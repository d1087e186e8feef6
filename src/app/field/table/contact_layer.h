// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "field/table/coordinates.h"
#include "field/table/overlay.h"

#include <vallum/field/model/battle.h>

namespace vallum::app {

/// What connects units with each other and with structures: ladders, firefighting, envelopment, the combat
/// that has open questions.
void addContacts(Overlay& overlay, const field::Battle& battle, const Coordinates& coordinates);

}  // namespace vallum::app
