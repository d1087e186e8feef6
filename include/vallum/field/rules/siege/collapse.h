// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <vallum/field/system.h>

/// What damage does to structures and to those who stand there (FOR-02, GAT-06, RAZ-01 to RAZ-04).

namespace vallum::field {

/// RAZ-02: the sections of a unit that touch it where it still stands.
struct Crushed {
    UnitId unit;
    int sections = 0;

    bool operator==(const Crushed&) const = default;
};
std::vector<Crushed> unitsCrushedBy(const Battle&, StructureId, bool doorFell);

}  // namespace vallum::field
