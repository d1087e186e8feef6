// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/field/system.h>

namespace vallum::field {

void act(Game&, const ClearTile&);

}  // namespace vallum::field
