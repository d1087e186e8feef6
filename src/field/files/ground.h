// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scenario_shape.h"

#include <string>
#include <vector>

#include <vallum/field/files/library.h>
#include <vallum/field/model/scenario.h>
#include <vallum/field/queries/fortress_check.h>
#include <vallum/field/rules/optional/box_limits.h>

/// What a scenario file places on the table: tiles, structures, fortresses, each with its place in the file.
/// Nonsensical entries are left out here and reported by the checks.
namespace vallum::field {

struct LaidTile {
    std::string place;
    BoxPart part = BoxPart::forest;
    Tile tile;
};
struct LaidStructure {
    std::string place;
    Structure structure;
    std::string name;  // for references by units
};
struct LaidFortress {
    std::string place;
    Seat owner;
    std::vector<FortressSection> sections;
    std::size_t first = 0;  // index of its first section in the list of structures
};
struct LaidGround {
    std::vector<LaidTile> tiles;
    std::vector<LaidStructure> structures;
    std::vector<LaidFortress> fortresses;

    [[nodiscard]] const LaidStructure* named(const std::string& name) const;
    [[nodiscard]] std::optional<StructureId> idOf(const std::string& name) const;
};

Seat seatOf(shape::SeatName);
LaidGround groundOf(const shape::Scenario&, const Library&);
FortressTerms termsOf(const shape::Scenario&, const Library&);
std::vector<Fortress> fortressesOf(const LaidGround&, const FortressTerms&);
/// SIE
Siege siegeOf(const shape::SiegePlan&, const shape::Scenario&);

}  // namespace vallum::field
