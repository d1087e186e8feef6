// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/figures.h"

/// The parts behind figures.h, by family.
namespace vallum::art::parts {

constexpr double contour = 0.055;

Figure heavyFoot();
Figure pikeman();
Figure tribesman();
Figure javelinman();
Figure archer();
Figure slinger();
Figure shieldBearer();
Figure fallenMan();

Figure horseman();
Figure cataphract();
Figure horseArcher();
Figure camelRider();
Figure fallenHorse();

Figure chariot();
Figure elephant();
Figure boltThrower();
Figure stoneThrower();
Figure fallenElephant();
Figure wreck();
Figure standard();

}  // namespace vallum::art::parts
