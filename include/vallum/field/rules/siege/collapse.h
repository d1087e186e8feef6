// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <vallum/field/system.h>

/// The effect of damage on structures and the units there (FOR-02, GAT-06, RAZ-01 to RAZ-04).

namespace vallum::field {

/// RAZ-02: how many sections of a unit touch it while it still stands.
struct Crushed {
    UnitId unit;
    int sections = 0;

    bool operator==(const Crushed&) const = default;
};
std::vector<Crushed> unitsCrushedBy(const Battle&, StructureId, bool doorFell);

}  // namespace vallum::field
