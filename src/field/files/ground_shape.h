// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "fortress_shape.h"
#include "outlines.h"

#include <array>
#include <optional>
#include <string>
#include <vector>

#include <vallum/field/model/terrain.h>

/// A scenario's terrain and structures in the format of files.
namespace vallum::field::shape {

enum class SeatName;

/// TER-14: in the direction of flow.
enum class RiverPiece { straight, ford, bend45Left, bend45Right, bend90Left, bend90Right };
constexpr auto names(RiverPiece) {
    return std::array<std::string_view, 6>{"straight",      "ford",         "bend-45-left",
                                           "bend-45-right", "bend-90-left", "bend-90-right"};
}

/// Either `corners`, or a `shape` of the library with a pose, or the `pieces` of a river and where it enters.
struct Tile {
    Terrain kind = Terrain::forest;
    std::vector<Corner> corners;
    std::string shape;
    std::optional<FilePose> at;
    std::vector<RiverPiece> pieces;

    static void fields(auto& it, auto& visit) {
        visit("kind", it.kind)
            .optional("corners", it.corners)
            .optional("shape", it.shape)
            .optional("at", it.at)
            .optional("pieces", it.pieces);
    }
    bool operator==(const Tile&) const = default;
};

enum class PieceKind {
    wall,
    cornerWall,
    gate,
    tower,
    watchtower,
    siegeTower,
    village,
    narrowBridge,
    wideBridge,
    smallCaltrops,
    largeCaltrops,
    trench,
    barricade
};
constexpr auto names(PieceKind) {
    auto words = names(StructureKind{});
    words[static_cast<std::size_t>(PieceKind::village)] = "village";  // both sectors together
    return words;
}

struct Piece {
    PieceKind kind = PieceKind::watchtower;
    Material material = Material::wood;
    std::optional<FilePose> at;
    std::optional<SeatName> owner;
    std::string name;
    int damage = 0;

    static void fields(auto& it, auto& visit) {
        visit("kind", it.kind)
            .optional("material", it.material)
            .optional("at", it.at)
            .optional("owner", it.owner)
            .optional("name", it.name)
            .optional("damage", it.damage);
    }
    bool operator==(const Piece&) const = default;
};

/// A `layout` of the library, or its own `sections`.
struct FortressPlace {
    std::string layout;
    std::vector<Section> sections;
    FilePose at;
    SeatName owner{};
    Material material = Material::wood;
    std::string name;

    static void fields(auto& it, auto& visit) {
        visit.optional("layout", it.layout)
            .optional("sections", it.sections)("at", it.at)("owner", it.owner)
            .optional("material", it.material)
            .optional("name", it.name);
    }
    bool operator==(const FortressPlace&) const = default;
};

struct SiegePlan {
    SeatName defender{};
    std::optional<SeatName> attacker;
    int casualties = 75;
    std::optional<int> decks;
    Du distance = 8_du;
    bool attackerChoosesEdge = false;
    bool frontOnly = false;  // FDZ-16

    static void fields(auto& it, auto& visit) {
        visit("defender", it.defender)
            .optional("attacker", it.attacker)
            .optional("casualties", it.casualties, 75)
            .optional("decks", it.decks)
            .optional("distance", it.distance, 8_du)
            .optional("attackerChoosesEdge", it.attackerChoosesEdge)
            .optional("frontOnly", it.frontOnly);
    }
    bool operator==(const SiegePlan&) const = default;
};

/// RAM-01: lying on the table, or without a pose to be given to a unit.
struct RamPlace {
    std::optional<FilePose> at;

    static void fields(auto& it, auto& visit) { visit.optional("at", it.at); }
    bool operator==(const RamPlace&) const = default;
};

}  // namespace vallum::field::shape
