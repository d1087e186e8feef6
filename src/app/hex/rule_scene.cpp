// SPDX-License-Identifier: GPL-3.0-or-later
#include "hex/rule_scene.h"

#include <algorithm>

#include <vallum/core/json.h>
#include <vallum/core/overloaded.h>

namespace vallum::app {

namespace {

using Finding = std::optional<FileError>;

void addAll(std::vector<hex::Hex>& hexes, const std::vector<RowColumn>& more) {
    for (const RowColumn& it : more) hexes.push_back(hexAt(it));
}

std::vector<hex::Hex> hexesOf(const SceneMark& mark) {
    std::vector<hex::Hex> hexes;
    std::visit(Overloaded{[&](const WayMark& it) { addAll(hexes, it.hexes); },
                          [&](const ReachMark& it) { addAll(hexes, it.hexes); },
                          [&](const BarredMark& it) { addAll(hexes, it.hexes); },
                          [&](const AttackMark& it) { addAll(hexes, {it.from, it.to}); },
                          [&](const ViewMark& it) {
                              addAll(hexes, {it.from, it.to});
                              addAll(hexes, it.blockedBy);
                          },
                          [&](const TagMark& it) { addAll(hexes, {it.at}); },
                          [&](const DiceMark& it) { addAll(hexes, {it.at}); }},
               mark);
    return hexes;
}

Finding wrong(const std::string& place, std::string found, std::string expected) {
    return FileError{{}, place, std::move(found), std::move(expected)};
}

Finding beyondBoard(const std::vector<hex::Hex>& hexes, const std::string& place) {
    const auto found = std::ranges::find_if_not(hexes, hex::isOnBoard);
    return found == hexes.end() ? Finding() : wrong(place, hex::toText(*found), "a hex of the board");
}

Finding faultOf(const RuleScene& scene, const hex::Library& library) {
    for (std::size_t i = 0; i != scene.units.size(); ++i) {
        const SceneUnit& unit = scene.units[i];
        const std::string place = "/units/" + std::to_string(i);
        const auto type = std::ranges::find(library.types, unit.type, &hex::UnitType::id);
        if (type == library.types.end()) return wrong(place + "/type", unit.type, "the id of a unit type");
        if (unit.blocks && (*unit.blocks < 1 || *unit.blocks > type->blocks)) {
            return wrong(place + "/blocks", std::to_string(*unit.blocks),
                         "a number from 1 to " + std::to_string(type->blocks));
        }
    }
    if (hexesOf(scene).empty()) return wrong("", "no hex", "a scene on some hexes");
    return beyondBoard(hexesOf(scene), "");
}

}  // namespace

std::vector<hex::Hex> hexesOf(const RuleScene& scene) {
    std::vector<hex::Hex> hexes;
    for (const SceneGround& it : scene.ground) addAll(hexes, it.hexes);
    for (const SceneUnit& it : scene.units) hexes.push_back(hexAt(it.at));
    for (const SceneLeader& it : scene.leaders) hexes.push_back(hexAt(it.at));
    for (const SceneMark& it : scene.marks) std::ranges::copy(hexesOf(it), std::back_inserter(hexes));
    return hexes;
}

Expected<RuleScene, FileError> ruleSceneFrom(std::string_view text,
                                             const std::string& file,
                                             const hex::Library& library) {
    auto scene = JsonReader::readText<RuleScene>(text, file);
    if (!scene) return scene;
    if (auto fault = faultOf(*scene, library)) {
        fault->file = file;
        return tl::unexpected<FileError>(*std::move(fault));
    }
    return scene;
}

}  // namespace vallum::app
