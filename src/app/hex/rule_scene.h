// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rulebook/picture_book.h"

#include <array>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include <vallum/hex/files/library.h>
#include <vallum/hex/model/battle.h>

/// A board scene that illustrates a rule, as stored in resources/rules-pictures/hex.
namespace vallum::app {

/// A hex in a file: its row and column (HEX-01).
using RowColumn = std::array<int, 2>;
constexpr hex::Hex hexAt(const RowColumn& it) { return {it[0], it[1]}; }

struct SceneGround {
    std::vector<RowColumn> hexes;
    hex::Ground ground = hex::Ground::open;
    std::optional<hex::Work> work;
    EnumSet<hex::Direction> sides;  // HXT-27

    static void fields(auto& it, auto& visit) {
        visit("hexes", it.hexes)
            .optional("ground", it.ground)
            .optional("work", it.work)
            .optional("sides", it.sides);
    }
};

/// The owner of a piece: the side at the top of the board or the one at the bottom.
enum class SceneSide { top, bottom };
constexpr auto names(SceneSide) { return std::array<std::string_view, 2>{"top", "bottom"}; }

struct SceneUnit {
    std::string type;
    SceneSide side = SceneSide::bottom;
    RowColumn at{};
    std::optional<int> blocks;
    bool meant = false;  // hypothetical: a place where the unit could go

    static void fields(auto& it, auto& visit) {
        visit("type", it.type)("side", it.side)("at", it.at)
            .optional("blocks", it.blocks)
            .optional("meant", it.meant);
    }
};
struct SceneLeader {
    SceneSide side = SceneSide::bottom;
    RowColumn at{};

    static void fields(auto& it, auto& visit) { visit("side", it.side)("at", it.at); }
};

/// A path from hex to hex, beginning at the piece.
struct WayMark {
    std::vector<RowColumn> hexes;

    static constexpr std::string_view kind = "way";
    static void fields(auto& it, auto& visit) { visit("hexes", it.hexes); }
};
/// Hexes in reach; hollow if the piece may not battle afterward.
struct ReachMark {
    std::vector<RowColumn> hexes;
    bool hollow = false;

    static constexpr std::string_view kind = "reach";
    static void fields(auto& it, auto& visit) { visit("hexes", it.hexes).optional("hollow", it.hollow); }
};
/// Hexes that the piece may not enter.
struct BarredMark {
    std::vector<RowColumn> hexes;

    static constexpr std::string_view kind = "barred";
    static void fields(auto& it, auto& visit) { visit("hexes", it.hexes); }
};
struct AttackMark {
    RowColumn from{};
    RowColumn to{};

    static constexpr std::string_view kind = "attack";
    static void fields(auto& it, auto& visit) { visit("from", it.from)("to", it.to); }
};
/// A line of sight, blocked if `blockedBy` is not empty.
struct ViewMark {
    RowColumn from{};
    RowColumn to{};
    std::vector<RowColumn> blockedBy;

    static constexpr std::string_view kind = "sight";
    static void fields(auto& it, auto& visit) {
        visit("from", it.from)("to", it.to).optional("blockedBy", it.blockedBy);
    }
};
/// A label above a hex.
struct TagMark {
    RowColumn at{};
    Words words;

    static constexpr std::string_view kind = "tag";
    static void fields(auto& it, auto& visit) { visit("at", it.at)("words", it.words); }
};
/// Dice rolled at a hex: those that count, then those that do not.
struct DiceMark {
    RowColumn at{};
    std::vector<hex::Face> count;
    std::vector<hex::Face> ignored;

    static constexpr std::string_view kind = "dice";
    static void fields(auto& it, auto& visit) {
        visit("at", it.at).optional("count", it.count).optional("ignored", it.ignored);
    }
};

using SceneMark = std::variant<WayMark, ReachMark, BarredMark, AttackMark, ViewMark, TagMark, DiceMark>;

struct RuleScene {
    RuleId rule;
    Words caption;
    std::vector<SceneGround> ground;
    std::vector<SceneUnit> units;
    std::vector<SceneLeader> leaders;
    std::vector<SceneMark> marks;

    static void fields(auto& it, auto& visit) {
        visit.fixed("format", "vallum-hex-rule-picture").fixed("version", 1);
        visit("rule", it.rule)("caption", it.caption)
            .optional("ground", it.ground)
            .optional("units", it.units)
            .optional("leaders", it.leaders)
            .optional("marks", it.marks);
    }
};

/// Checks that all units are in the library and that everything is on the board.
[[nodiscard]] Expected<RuleScene, FileError> ruleSceneFrom(std::string_view text,
                                                           const std::string& file,
                                                           const hex::Library& library);

/// Every hex mentioned in the scene.
[[nodiscard]] std::vector<hex::Hex> hexesOf(const RuleScene& scene);

/// The part of the board with all these hexes, painted like the real board.
[[nodiscard]] QImage pictureOf(const RuleScene& scene,
                               const hex::Library& library,
                               const PictureScale& scale,
                               const art::Palette& palette,
                               const QLocale& locale);

}  // namespace vallum::app
