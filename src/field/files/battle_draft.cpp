// SPDX-License-Identifier: GPL-3.0-or-later
#include "landscape_tiles.h"

#include <algorithm>
#include <array>
#include <tuple>

#include <vallum/core/json.h>
#include <vallum/field/files/battle_draft.h>
#include <vallum/field/files/scenario_file.h>
#include <vallum/field/queries/army_calculator.h>
#include <vallum/field/rules/optional/battle_order.h>
#include <vallum/field/situation/turn/points.h>

namespace vallum::field {

namespace {

bool hasAllies(const BattleDraft& draft, const DraftSide& side) {
    return std::ranges::count(draft.sides, side.team, &DraftSide::team) > 1;
}

Json unitJson(const DraftUnits& units) {
    Json json{{"id", units.id}};
    if (units.status != Status::regular) json["status"] = JsonWriter::of(units.status);
    return json;
}

Json placeJson(const geometry::Pose& pose) {
    return {{"x", JsonWriter::of(pose.center.x)},
            {"y", JsonWriter::of(pose.center.y)},
            {"heading", JsonWriter::of(pose.heading)}};
}

Json unplacedJson(const DraftSide& side) {
    Json units = Json::array();
    for (const DraftUnits& it : side.units) {
        if (it.count == 0) continue;
        Json json = unitJson(it);
        json["count"] = it.count;
        units.push_back(std::move(json));
    }
    return units;
}

Json placedJson(const DraftSide& side, const std::vector<geometry::Pose>& ranks) {
    Json units = Json::array();
    std::size_t next = 0;
    for (const DraftUnits& it : side.units) {
        for (int i = 0; i != it.count; ++i) {
            Json json = unitJson(it);
            json["at"] = placeJson(ranks.at(next++));
            units.push_back(std::move(json));
        }
    }
    return units;
}

/// TEAM-01: a team agrees on its points, and its players share them.
int pointLimit(const BattleDraft& draft, const DraftSide& side, const Library& library) {
    if (!hasAllies(draft, side)) return draft.points;
    const GeneralCard* general = library.general(side.general);
    const int modifier = general == nullptr ? 0 : general->pointsModifier;
    const int value = armyValue(unitPoints(side, library), modifier).total();
    return (value + hundredths - 1) / hundredths;
}

Setting settingOf(const BattleDraft& draft) {
    Setting setting;
    setting.table = draft.table;
    for (const DraftSide& it : draft.sides) {
        Side side;
        side.seat = it.seat;
        side.team = it.team;
        side.home = homeIn(draft, it);
        setting.sides.push_back(std::move(side));
    }
    return setting;
}

Json optionsJson(const Options& options) {
    Json json = Json::object();
    const auto flag = [&](const char* name, bool on) {
        if (on) json[name] = true;
    };
    flag("alwaysActiveGeneral", options.alwaysActiveGeneral);
    flag("withoutEvents", options.withoutEvents);
    flag("protectedFlanks", options.protectedFlanks);
    flag("advanceInLine", options.advanceInLine);
    flag("intimidatingCamels", options.intimidatingCamels);
    flag("reinforcedUnits", options.reinforcedUnits);
    flag("veteransAtStart", options.veteransAtStart);
    if (options.rookie) {
        json["rookie"] = {{"seat", std::string(nameOfSeat(options.rookie->seat))},
                          {"extraPoints", options.rookie->extraPoints}};
    }
    if (options.limitedVisibility) json["limitedVisibility"] = JsonWriter::of(*options.limitedVisibility);
    if (options.fogOfWar) json["fogOfWar"] = JsonWriter::of(*options.fogOfWar);
    return json;
}

}  // namespace

Home homeIn(const BattleDraft& draft, const DraftSide& side) {
    const auto isAllied = [&](const DraftSide& one) { return hasAllies(draft, one); };
    const bool areTwoTeams = draft.sides.size() == 2 || std::ranges::any_of(draft.sides, isAllied);
    if (areTwoTeams) return side.team == draft.sides.front().team ? Home::south : Home::north;
    constexpr std::array edges{Home::south, Home::north, Home::west, Home::east};
    const auto index = std::ranges::find(draft.sides, side.seat, &DraftSide::seat) - draft.sides.begin();
    return edges.at(static_cast<std::size_t>(index) % edges.size());
}

void takePreset(DraftSide& side, const PresetArmy& preset) {
    side.army = preset.army;
    side.general = preset.general;
    side.units.clear();
    for (const PresetArmy::Units& it : preset.units) side.units.push_back({it.id, it.count, Status::regular});
}

namespace {

/// The largest that is not more expensive, or else the smallest.
const PresetArmy* nearestPreset(std::string_view army, int points, const Library& library) {
    const PresetArmy* nearest = nullptr;
    for (const PresetArmy& it : library.presets) {
        if (it.army != army) continue;
        const bool isBetter = nearest == nullptr ||
                              (it.limit <= points ? it.limit > nearest->limit : it.limit < nearest->limit);
        if (isBetter) nearest = &it;
    }
    return nearest;
}

/// A type's number of units after one more or fewer, against its number in the ready-made army.
struct Share {
    std::size_t type;
    int have;
    int wanted;
    int value;

    /// Compares by cross-multiplication; of equal shares the more expensive type comes first.
    [[nodiscard]] bool isShorterThan(const Share& other) const {
        return std::tuple(have * other.wanted, -value) < std::tuple(other.have * wanted, -other.value);
    }
};

/// Adds types of the same army that it has none of yet; false: there are none.
bool addOtherTypes(DraftSide& side, const Library& library) {
    const std::size_t before = side.units.size();
    for (const UnitType& type : library.roster(side.army)->units) {
        if (std::ranges::count(side.units, type.id, &DraftUnits::id) == 0)
            side.units.push_back({type.id, 0, Status::regular});
    }
    return side.units.size() != before;
}

}  // namespace

void fillArmy(DraftSide& side, int points, const Library& library) {
    const PresetArmy* preset = nearestPreset(side.army, points, library);
    if (preset == nullptr) return;
    takePreset(side, *preset);
    const GeneralCard* general = library.general(side.general);
    const int modifier = general == nullptr ? 0 : general->pointsModifier;
    const auto left = [&] { return unitsBudget(points, modifier) - unitPoints(side, library); };
    std::vector<int> wanted;
    for (const PresetArmy::Units& it : preset->units) wanted.push_back(it.count);
    const auto shareOf = [&](std::size_t type, int change) {
        const DraftUnits& units = side.units[type];
        return Share{type, units.count + change, wanted[type], library.unit(units.id)->value};
    };
    const auto isShorter = [](const Share& one, const Share& other) { return one.isShorterThan(other); };
    while (left() < 0) {
        std::vector<Share> shares;
        for (std::size_t i = 0; i != side.units.size(); ++i) {
            if (side.units[i].count > 0) shares.push_back(shareOf(i, 0));
        }
        --side.units[std::ranges::max_element(shares, isShorter)->type].count;
    }
    for (;;) {
        std::vector<Share> shares;
        for (std::size_t i = 0; i != side.units.size(); ++i) {
            const UnitType& type = *library.unit(side.units[i].id);
            if (type.value <= left() && mayChooseAnother(type, side.units[i].count))
                shares.push_back(shareOf(i, 1));
        }
        if (shares.empty()) {
            // SET-09: the type is used up; a large army takes some of every kind.
            if (!addOtherTypes(side, library)) break;
            wanted.resize(side.units.size(), 1);
            continue;
        }
        ++side.units[std::ranges::min_element(shares, isShorter)->type].count;
    }
    std::erase_if(side.units, [](const DraftUnits& it) { return it.count == 0; });
}

int unitPoints(const DraftSide& side, const Library& library) {
    int points = 0;
    for (const DraftUnits& it : side.units) {
        if (const UnitType* type = library.unit(it.id))
            points += it.count * unitValue(*type, it.status).total();
    }
    return points;
}

Expected<std::vector<geometry::Pose>> ranksOf(const BattleDraft& draft,
                                              const DraftSide& side,
                                              const Library& library) {
    std::vector<UnitType> cards;
    for (const DraftUnits& it : side.units) {
        const UnitType* type = library.unit(it.id);
        cards.insert(cards.end(), static_cast<std::size_t>(it.count), type ? *type : UnitType());
    }
    return inRanks(deploymentZone(settingOf(draft), side.seat), cards);
}

geometry::Size usualTable(const BattleDraft& draft, const Library& library) {
    constexpr Du most = 60_du;
    constexpr Du more = 2_du;
    BattleDraft roomy = draft;
    roomy.table = {std::max(22_du, leastBattlefield(draft.points).width), 18_du};
    for (const DraftSide& side : roomy.sides) {
        const Home home = homeIn(roomy, side);
        const bool isBeside = home == Home::west || home == Home::east;
        Du& frontage = isBeside ? roomy.table.depth : roomy.table.width;
        while (frontage + more <= most && !ranksOf(roomy, side, library)) frontage = frontage + more;
    }
    return roomy.table;
}

namespace {

/// Adds a number if an earlier side has the same name.
std::string nameOfItsOwn(const BattleDraft& draft, std::size_t side) {
    const std::string& name = draft.sides[side].name;
    const auto before = draft.sides.begin() + static_cast<std::ptrdiff_t>(side);
    const auto same =
        std::count_if(draft.sides.begin(), before, [&](const DraftSide& it) { return it.name == name; });
    return same == 0 ? name : name + " " + std::to_string(same + 1);
}

}  // namespace

Expected<std::string> scenarioText(const BattleDraft& draft, const Library& library) {
    Json sides = Json::array();
    for (std::size_t i = 0; i != draft.sides.size(); ++i) {
        const DraftSide& side = draft.sides[i];
        Json json{{"seat", std::string(nameOfSeat(side.seat))},
                  {"name", nameOfItsOwn(draft, i)},
                  {"army", side.army},
                  {"home", JsonWriter::of(homeIn(draft, side))},
                  {"general", side.general},
                  {"pointLimit", pointLimit(draft, side, library)}};
        if (hasAllies(draft, side)) json["team"] = std::string(1, static_cast<char>('A' + side.team));
        if (draft.placed) {
            const auto ranks = ranksOf(draft, side, library);
            if (!ranks) return tl::unexpected(ranks.error());
            json["units"] = placedJson(side, *ranks);
        } else {
            json["units"] = unplacedJson(side);
        }
        sides.push_back(std::move(json));
    }
    Json document{
        {"format", "vallum-scenario"},
        {"version", 1},
        {"id", "own-battle"},
        {"title", draft.title},
        {"intro", ""},
        {"kind", "free"},
        {"table",
         {{"width", JsonWriter::of(draft.table.width)}, {"depth", JsonWriter::of(draft.table.depth)}}},
        {"deployment", draft.placed ? "placed" : "by-turns"},
        {"victory", JsonWriter::of(draft.victory)},
        {"sides", std::move(sides)}};
    if (draft.cover != GroundCover::grass) document["ground"] = JsonWriter::of(draft.cover);
    Json options = optionsJson(draft.options);
    if (const auto tiles = tilesOf(draft.landscape, draft.table, library.tileSizes); !tiles.empty()) {
        document["tiles"] = JsonWriter::of(tiles);
        options["withoutBoxLimits"] = true;  // a wide table takes more
        // TER-16: two armies that wait for each other at the fords would never meet.
        if (draft.landscape == Landscape::stream) options["fordableRivers"] = true;
    }
    if (!options.empty()) document["options"] = std::move(options);
    const auto isAllied = [&](const DraftSide& side) { return hasAllies(draft, side); };
    if (std::ranges::any_of(draft.sides, isAllied)) {
        document["turnOrder"] = JsonWriter::of(draft.turnOrder);
        document["sharing"] = JsonWriter::of(draft.sharing);
        document["teamPoints"] = draft.points;
    }
    return document.dump(2);
}

}  // namespace vallum::field
