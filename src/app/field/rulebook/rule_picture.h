// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rulebook/picture_book.h"

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include <vallum/core/file_error.h>
#include <vallum/core/rule.h>
#include <vallum/field/model/structure.h>
#include <vallum/field/model/terrain.h>
#include <vallum/field/model/unit_type.h>

/// A scene that illustrates a rule, as stored in resources/rules-pictures. Positions are in table coordinates
/// (GEO-02).
namespace vallum::app {

struct ScenePose {
    geometry::Point at;
    Heading heading;

    static void fields(auto& it, auto& visit) { visit("x", it.at.x)("y", it.at.y)("heading", it.heading); }
};

enum class PictureSide { red, blue };
constexpr auto names(PictureSide) { return std::array<std::string_view, 2>{"red", "blue"}; }

/// Whether a card is really there, or shows a place that is allowed or refused.
enum class Meant { here, allowed, refused };
constexpr auto names(Meant) { return std::array<std::string_view, 3>{"here", "allowed", "refused"}; }

enum class CardSign {
    active,
    broken,
    fleeing,
    marching,
    general,
    extendedLeft,
    extendedRight,
    shot,
    faceDown,
    carriesRam,
    inTower
};
constexpr auto names(CardSign) {
    return std::array<std::string_view, 11>{"active",    "broken",        "fleeing",        "marching",
                                            "general",   "extended-left", "extended-right", "shot",
                                            "face-down", "carries-ram",   "in-tower"};
}

struct PictureUnit {
    std::string name;
    field::Figure figure = field::Figure::heavyFoot;
    PictureSide side = PictureSide::red;
    ScenePose at;
    Meant meant = Meant::here;
    std::optional<field::Formation> formation;
    EnumSet<CardSign> signs;
    int wounds = 0;

    static void fields(auto& it, auto& visit) {
        visit("name", it.name)("figure", it.figure)("side", it.side)("at", it.at)
            .optional("meant", it.meant)
            .optional("formation", it.formation)
            .optional("signs", it.signs)
            .optional("wounds", it.wounds);
    }
};

struct PictureGround {
    field::Terrain kind = field::Terrain::forest;
    std::vector<geometry::Point> corners;

    static void fields(auto& it, auto& visit) { visit("kind", it.kind)("corners", it.corners); }
};

struct PictureStructure {
    field::StructureKind kind = field::StructureKind::wall;
    field::Material material = field::Material::wood;
    ScenePose at;
    int damage = 0;
    int fire = 0;
    bool collapsed = false;
    bool doorBroken = false;

    static void fields(auto& it, auto& visit) {
        visit("kind", it.kind)("at", it.at)
            .optional("material", it.material)
            .optional("damage", it.damage)
            .optional("fire", it.fire)
            .optional("collapsed", it.collapsed)
            .optional("doorBroken", it.doorBroken);
    }
};

/// A path with a tick at every DU.
struct PathMark {
    std::vector<geometry::Point> points;
    bool refused = false;

    static constexpr std::string_view kind = "path";
    static void fields(auto& it, auto& visit) { visit("points", it.points).optional("refused", it.refused); }
};
struct ArrowMark {
    geometry::Point from;
    geometry::Point to;
    PictureSide side = PictureSide::red;
    bool refused = false;

    static constexpr std::string_view kind = "arrow";
    static void fields(auto& it, auto& visit) {
        visit("from", it.from)("to", it.to).optional("side", it.side).optional("refused", it.refused);
    }
};
struct MeasureMark {
    geometry::Point from;
    geometry::Point to;
    std::string words;

    static constexpr std::string_view kind = "measure";
    static void fields(auto& it, auto& visit) { visit("from", it.from)("to", it.to)("words", it.words); }
};
/// A line of sight, which may be blocked.
struct SightMark {
    geometry::Point from;
    geometry::Point to;
    std::optional<geometry::Point> blocked;

    static constexpr std::string_view kind = "sight";
    static void fields(auto& it, auto& visit) {
        visit("from", it.from)("to", it.to).optional("blocked", it.blocked);
    }
};
/// The sections along which two units fight.
struct ContactMark {
    geometry::Point from;
    geometry::Point to;

    static constexpr std::string_view kind = "contact";
    static void fields(auto& it, auto& visit) { visit("from", it.from)("to", it.to); }
};
struct LabelMark {
    geometry::Point at;
    Words words;
    bool refused = false;

    static constexpr std::string_view kind = "label";
    static void fields(auto& it, auto& visit) {
        visit("at", it.at)("words", it.words).optional("refused", it.refused);
    }
};
/// The field of fire; the range point is the middle of the front (GEO-20).
struct FireMark {
    ScenePose at;
    PictureSide side = PictureSide::red;
    Du shortRange;
    Du longRange;

    static constexpr std::string_view kind = "field-of-fire";
    static void fields(auto& it, auto& visit) {
        visit("at", it.at)("long", it.longRange).optional("short", it.shortRange).optional("side", it.side);
    }
};
/// The area within a distance of a card (GEN-06).
struct InfluenceMark {
    ScenePose at;
    Du radius;
    PictureSide side = PictureSide::red;

    static constexpr std::string_view kind = "influence";
    static void fields(auto& it, auto& visit) {
        visit("at", it.at)("radius", it.radius).optional("side", it.side);
    }
};
struct EnvelopMark {
    ScenePose at;
    PictureSide side = PictureSide::red;

    static constexpr std::string_view kind = "envelop";
    static void fields(auto& it, auto& visit) { visit("at", it.at).optional("side", it.side); }
};
/// A marked area, such as a zone or everything a front can reach.
struct AreaMark {
    std::vector<geometry::Point> corners;
    PictureSide side = PictureSide::red;

    static constexpr std::string_view kind = "area";
    static void fields(auto& it, auto& visit) { visit("corners", it.corners).optional("side", it.side); }
};
struct ZoneMark {
    std::vector<geometry::Point> corners;
    PictureSide side = PictureSide::red;
    Words words;

    static constexpr std::string_view kind = "zone";
    static void fields(auto& it, auto& visit) {
        visit("corners", it.corners)("words", it.words).optional("side", it.side);
    }
};
/// The section numbers of GEO-05 around a card.
struct SectionsMark {
    ScenePose at;

    static constexpr std::string_view kind = "sections";
    static void fields(auto& it, auto& visit) { visit("at", it.at); }
};
/// A ladder, with this many rungs climbed.
struct ClimbMark {
    ScenePose at;
    int levels = 0;
    int of = 1;

    static constexpr std::string_view kind = "climb";
    static void fields(auto& it, auto& visit) { visit("at", it.at)("levels", it.levels)("of", it.of); }
};

using PictureMark = std::variant<PathMark,
                                 ArrowMark,
                                 MeasureMark,
                                 SightMark,
                                 ContactMark,
                                 LabelMark,
                                 FireMark,
                                 InfluenceMark,
                                 EnvelopMark,
                                 AreaMark,
                                 ZoneMark,
                                 SectionsMark,
                                 ClimbMark>;

struct RulePicture {
    RuleId rule;
    Words caption;
    geometry::Size size;
    bool wholeTable = false;  // including its edge and rulers
    std::vector<PictureGround> ground;
    std::vector<PictureStructure> structures;
    std::vector<PictureUnit> units;
    std::vector<PictureMark> marks;

    static void fields(auto& it, auto& visit) {
        visit.fixed("format", "vallum-rule-picture").fixed("version", 1);
        visit("rule", it.rule)("caption", it.caption)("size", it.size)
            .optional("wholeTable", it.wholeTable)
            .optional("ground", it.ground)
            .optional("structures", it.structures)
            .optional("units", it.units)
            .optional("marks", it.marks);
    }
};

Expected<RulePicture, FileError> rulePictureFrom(std::string_view text, const std::string& file);

}  // namespace vallum::app
