// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <utility>

#include <vallum/core/readers/battle_file.h>
#include <vallum/core/readers/salvage.h>
#include <vallum/field/files/save_file.h>
#include <vallum/field/files/scenario_file.h>

namespace vallum {

namespace {

/// Version 1 had a single version of the rules and stored no positions.
Json withVersions(Json document) {
    document["rules"] = 1;
    document["digest"] = 1;
    return document;
}

}  // namespace

using Files = FilesOf<field::System>;

const FileFormat& Files::battleFormat() {
    static const FileFormat format{"vallum-battle", {withVersions}};
    return format;
}

Expected<field::Scenario, FileError> Files::scenarioFrom(std::string_view text,
                                                         const Library& library,
                                                         const std::string& file) {
    return field::scenarioFrom(text, library, file).map([](field::ScenarioFile read) {
        return std::move(read.scenario);
    });
}

std::string Files::cardsOf(const field::Scenario& scenario) { return scenario.setting->dataDigest; }

std::vector<Seat> Files::seatsOf(const field::Scenario& scenario) {
    std::vector<Seat> seats;
    for (const field::Side& side : scenario.setting->sides) seats.push_back(side.seat);
    return seats;
}

bool Files::belongsTo(const field::Position& position, const field::Scenario& scenario) {
    const field::Setting& setting = *scenario.setting;
    const auto isCard = [&](CardId id) { return id.raw() >= 0 && id.raw() < std::ssize(setting.cards); };
    const auto areCards = [&](const std::vector<CardId>& cards) {
        return std::ranges::all_of(cards, isCard);
    };
    const auto isSeat = [&](Seat seat) {
        return std::ranges::count(setting.sides, seat, &field::Side::seat) == 1;
    };
    const auto isUnit = [&](const field::Unit& unit) {
        return isSeat(unit.owner) && unit.type.raw() >= 0 && unit.type.raw() < std::ssize(setting.types);
    };
    const auto isPlayer = [&](const field::Player& player) {
        return isSeat(player.seat) && areCards(player.hand);
    };
    return position.players.size() == setting.sides.size() &&
           std::ranges::all_of(position.players, isPlayer) &&
           std::all_of(position.units.begin(), position.units.end(), isUnit) && areCards(position.deck) &&
           areCards(position.discarded);
}

static_assert(KeptSystem<field::System>);
template struct BattleFile<field::System>;

}  // namespace vallum
