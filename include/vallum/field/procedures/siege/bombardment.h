// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/field/system.h>

namespace vallum::field {

void shootAt(Game&, const ShotAtStructure&);

}  // namespace vallum::field
