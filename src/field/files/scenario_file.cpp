// SPDX-License-Identifier: GPL-3.0-or-later
#include "command_checks.h"
#include "ground.h"
#include "scenario_checks.h"
#include "scenario_shape.h"

#include <utility>

#include <vallum/core/digest.h>
#include <vallum/core/file_format.h>
#include <vallum/core/findings.h>
#include <vallum/core/text_file.h>
#include <vallum/field/files/scenario_file.h>
#include <vallum/field/rules/siege/siege.h>
#include <vallum/field/situation/turn/points.h>

namespace vallum::field {

namespace shape {

int largestLimit(const Scenario& scenario) {
    int points = 0;
    for (const Side& side : scenario.sides) points = std::max(points, side.pointLimit.value_or(0));
    return points;
}

geometry::Size tableOf(const Scenario& scenario) {
    return scenario.table.value_or(proposedSiegeTable(largestLimit(scenario)));
}

}  // namespace shape

namespace {

/// Only printed values that matter in play: names may be reworded later.
std::uint64_t digestOf(UnitType type) {
    type.name.clear();
    type.gloss.clear();
    type.history.clear();
    return Digest::number(type);
}
std::uint64_t digestOf(GeneralCard general) {
    general.name.clear();
    general.years.clear();
    general.ability.id.clear();
    general.ability.text.clear();
    general.history.clear();
    return Digest::number(general);
}

std::uint64_t digestOf(const StructureValues& it) {
    return Digest::number(std::array{it.cost, it.resistance, it.durability, it.doorResistance,
                                     it.doorDurability, it.defense.dodge, it.defense.armor,
                                     it.rangedDefense.dodge, it.rangedDefense.armor, it.obstacle, it.level,
                                     it.burns ? 1 : 0});
}

/// OPT-01; for OPT-02 without a number, the proposed one.
Options optionsOf(const shape::Scenario& scenario) {
    Options options = scenario.options.others;
    if (const auto& rookie = scenario.options.rookie) {
        const auto side = std::ranges::find(scenario.sides, rookie->seat, &shape::Side::seat);
        const int proposed = rookiePoints(side->pointLimit.value_or(0));
        options.rookie = {seatOf(rookie->seat), rookie->extraPoints.value_or(proposed)};
    }
    return options;
}

/// Builds a scenario from a file that has been checked.
class Maker {
public:
    Maker(const shape::Scenario& shape, const Library& library)
        : shape_(shape),
          library_(library),
          ground_(groundOf(shape, library)) {}

    Scenario made(std::string_view source) && {
        setting_.table = tableOf(shape_);
        setting_.victory = shape_.victory;
        if (shape_.firstPlayer) setting_.firstPlayer = seatOf(*shape_.firstPlayer);
        setting_.startFormations = shape_.startFormations;
        setting_.rangesShown = shape_.rangesShown;
        setting_.options = optionsOf(shape_);
        setting_.turnOrder = shape_.turnOrder;
        setting_.scale = shape_.scale;
        addGround();
        for (const shape::Side& side : shape_.sides) addSide(side);
        addCards();
        setting_.dataDigest = dataDigest();
        return {shape_.id,         shape_.title, shape_.intro, Constant<Setting>(std::move(setting_)),
                std::move(units_), structures(), rams(),       std::string(source)};
    }

private:
    void addGround() {
        setting_.structureValues = library_.structureValues;
        setting_.sizes = library_.tileSizes;
        for (const LaidTile& it : ground_.tiles) setting_.tiles.push_back(it.tile);
        setting_.fortresses = fortressesOf(ground_, termsOf(shape_, library_));
        if (shape_.siege) setting_.siege = siegeOf(*shape_.siege, shape_);
    }
    [[nodiscard]] std::vector<Structure> structures() const {
        std::vector<Structure> all;
        all.reserve(ground_.structures.size());
        for (const LaidStructure& it : ground_.structures) all.push_back(it.structure);
        return all;
    }
    [[nodiscard]] std::vector<Ram> rams() const {
        std::vector<Ram> all;
        all.reserve(shape_.rams.size());
        for (const shape::RamPlace& it : shape_.rams) {
            all.push_back({it.at ? it.at->pose() : geometry::Pose(), std::nullopt, it.at.has_value()});
        }
        return all;
    }

    void addSide(const shape::Side& shape) {
        Side side;
        side.seat = seatOf(shape.seat);
        side.name = shape.name;
        side.army = shape.army;
        side.home = shape.home;
        for (const std::string& id : shape.allGenerals()) side.generals.push_back(*library_.general(id));
        side.team = teamOf(shape);
        side.person = shape.person;
        side.pointLimit = pointLimit(setting_.options, side.seat, shape.pointLimit.value_or(0));
        const auto first = static_cast<int>(units_.size());
        for (const shape::Units& units : shape.units) {
            side.unitPoints += units.count * unitValue(*library_.unit(units.id), units.status).total();
            units_.insert(units_.end(), static_cast<std::size_t>(units.count), unitOf(units, shape));
            if (units.supports) units_.back().below = UnitId(first + *units.supports);
        }
        setting_.sides.push_back(std::move(side));
    }

    /// TEAM-01: a side without a team fights alone.
    [[nodiscard]] int teamOf(const shape::Side& side) const {
        const auto first = std::ranges::find_if(shape_.sides, [&](const shape::Side& it) {
            return it.seat == side.seat || (!it.team.empty() && it.team == side.team);
        });
        return seatOf(first->seat).raw();
    }

    StartUnit unitOf(const shape::Units& shape, const shape::Side& side) {
        StartUnit unit;
        unit.type = typeOf(shape.id);
        unit.owner = seatOf(side.seat);
        if (shape.at) unit.pose = shape.at->pose();
        unit.inside = ground_.idOf(shape.inside);
        if (unit.inside) unit.pose = ground_.named(shape.inside)->structure.pose;
        unit.carriesRam = shape.carriesRam;
        unit.formation = shape.formation;
        unit.extension = shape.extension;
        unit.general = shape.general.index;
        unit.commander = commanderOf(shape, side, setting_.options.command, library_);
        unit.status = shape.status;
        unit.wounds = shape.wounds;
        unit.faceUp = shape.faceUp;
        return unit;
    }

    TypeId typeOf(const std::string& id) {
        const auto found = std::ranges::find(setting_.types, id, &UnitType::id);
        const auto index = static_cast<std::int32_t>(found - setting_.types.begin());
        if (found == setting_.types.end()) setting_.types.push_back(*library_.unit(id));
        return TypeId(index);
    }

    void addCards() {
        setting_.orders = library_.deck.orders;
        setting_.events = library_.deck.events;
        for (const Deck::Card& card : library_.deck.cards) {
            setting_.cards.insert(setting_.cards.end(), countOf(card), card.halves);
        }
    }
    [[nodiscard]] std::size_t countOf(const Deck::Card& card) const {
        if (shape_.deck.empty()) return static_cast<std::size_t>(card.count);
        const auto pick = std::ranges::find(shape_.deck, card.id, &shape::Pick::card);
        return pick == shape_.deck.end() ? 0 : static_cast<std::size_t>(pick->count);
    }

    [[nodiscard]] std::string dataDigest() const {
        std::string all = library_.deck.digest;
        const auto add = [&](std::uint64_t digest) { all += ' ' + std::to_string(digest); };
        for (const UnitType& type : setting_.types) add(digestOf(type));
        for (const Side& side : setting_.sides) {
            for (const GeneralCard& general : side.generals) add(digestOf(general));
        }
        addDigestOfGround(add);
        if (setting_.options != Options()) add(Digest::number(setting_.options));
        return Digest::of(all);
    }

    /// Digests the shapes and fortresses of the library, and the values of structures.
    void addDigestOfGround(const auto& add) const {
        for (const Tile& it : setting_.tiles) add(Digest::number(it.region.corners()));
        for (const LaidStructure& it : ground_.structures) {
            add(Digest::number(it.structure));
            for (const StructureValues& row : setting_.structureValues) {
                if (row.kind == it.structure.kind && row.material == it.structure.material)
                    add(digestOf(row));
            }
        }
        if (!ground_.structures.empty()) add(Digest::number(setting_.sizes));
    }

    const shape::Scenario& shape_;
    const Library& library_;
    LaidGround ground_;
    Setting setting_;
    std::vector<StartUnit> units_;
};

}  // namespace

Expected<ScenarioFile, FileError> scenarioFrom(std::string_view text,
                                               const Library& library,
                                               const std::string& file) {
    return readDocument<shape::Scenario>({"vallum-scenario"}, text, file)
        .and_then([&](const shape::Scenario& shape) -> Expected<ScenarioFile, FileError> {
            Findings findings(file);
            checkScenario(findings, shape, library);
            checkShelfMark(findings, shape.shelf);
            constexpr std::size_t beforeTheBattle = 0;
            if (const auto fault = faultIn(shape.annotations, beforeTheBattle))
                findings.error(fault->place, fault->found, fault->expected);
            return findings.result(true).map(
                [&](bool) { return ScenarioFile{Maker(shape, library).made(text), findings.warnings()}; });
        });
}

Expected<Scenario, FileError> loadScenario(const std::filesystem::path& path, const Library& library) {
    return readFile(path)
        .and_then([&](const std::string& text) { return scenarioFrom(text, library, path.string()); })
        .map([](ScenarioFile file) { return std::move(file.scenario); });
}

}  // namespace vallum::field
