// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <set>
#include <utility>

#include <vallum/core/digest.h>
#include <vallum/core/readers/battle_file.h>
#include <vallum/core/readers/salvage.h>
#include <vallum/hex/files/save_file.h>

namespace vallum::hex {

namespace {

/// The parts of the library that affect a battle, without names and texts.
struct Figures {
    struct Type {
        int place = 0;
        UnitType figures;

        static void fields(auto& it, auto& visit) { visit("place", it.place)("figures", it.figures); }
    };
    std::vector<Type> types;
    std::vector<TerrainType> terrain;
    std::vector<CommandCard> cards;

    static void fields(auto& it, auto& visit) {
        visit("types", it.types)("terrain", it.terrain)("cards", it.cards);
    }
};

Figures figuresOf(const Scenario& scenario) {
    const Setting& setting = *scenario.setting;
    std::set<int> used;
    for (const Unit& unit : scenario.units) used.insert(unit.type);
    Figures figures{{}, setting.terrain, setting.cards};
    for (const int place : used) {
        UnitType type = setting.types.at(static_cast<std::size_t>(place));
        type.name.clear();
        type.gloss.clear();
        type.figure.clear();
        figures.types.push_back({place, std::move(type)});
    }
    for (CommandCard& card : figures.cards) card.name.clear();
    return figures;
}

bool isPlace(std::int64_t place, const auto& list) { return place >= 0 && place < std::ssize(list); }

/// Checks that a position names only what its scenario has, because no rule does so again.
class Belonging {
public:
    Belonging(const Position& position, const Scenario& scenario)
        : position_(position),
          scenario_(scenario),
          setting_(*scenario.setting) {}

    [[nodiscard]] bool holds() const {
        return arePieces() && arePlayers() && areCards(position_.deck) && areCards(position_.discarded) &&
               position_.won.size() == setting_.objectives.size() && isSeat(position_.active) &&
               (!position_.play || isPlay(*position_.play)) &&
               position_.outcome.has_value() == (position_.phase == Phase::over) &&
               (!position_.outcome || !position_.outcome->winner || isSeat(*position_.outcome->winner));
    }

private:
    [[nodiscard]] bool isSeat(Seat seat) const {
        return std::ranges::count(setting_.sides, seat, &Side::seat) == 1;
    }
    [[nodiscard]] bool isCard(CardId id) const { return isPlace(id.raw(), setting_.deck); }
    [[nodiscard]] bool areCards(const std::vector<CardId>& cards) const {
        return std::ranges::all_of(cards, [&](CardId it) { return isCard(it); });
    }
    [[nodiscard]] bool isPlay(const Play& it) const {
        return isCard(it.card) && isSeat(it.view) && (!it.as || isPlace(*it.as, setting_.cards));
    }
    /// Pieces never change their type or side.
    [[nodiscard]] bool arePieces() const {
        const auto isUnit = [&](const Unit& it, const Unit& start) {
            const int most = setting_.types.at(static_cast<std::size_t>(start.type)).blocks;
            return it.type == start.type && it.owner == start.owner && isOnBoard(it.at) && it.blocks >= 0 &&
                   it.blocks <= std::max(most, start.blocks);
        };
        const auto isLeader = [](const Leader& it, const Leader& start) {
            return it.owner == start.owner && isOnBoard(it.at);
        };
        return std::ranges::equal(position_.units, scenario_.units, isUnit) &&
               std::ranges::equal(position_.leaders, scenario_.leaders, isLeader);
    }
    [[nodiscard]] bool arePlayers() const {
        const auto isPlayer = [&](const Player& it, const Side& side) {
            return it.seat == side.seat && areCards(it.hand) && (!it.last || isPlay(*it.last));
        };
        return std::ranges::equal(position_.players, setting_.sides, isPlayer);
    }

    const Position& position_;
    const Scenario& scenario_;
    const Setting& setting_;
};

}  // namespace

}  // namespace vallum::hex

namespace vallum {

using HexFiles = FilesOf<hex::System>;

const FileFormat& HexFiles::battleFormat() {
    static const FileFormat format{"vallum-hex-battle"};
    return format;
}

Expected<hex::Scenario, FileError> HexFiles::scenarioFrom(std::string_view text,
                                                          const Library& library,
                                                          const std::string& file) {
    return hex::scenarioFrom(text, library, {})
        .map([](hex::ScenarioFile read) { return std::move(read.scenario); })
        .map_error([&](FileError error) {
            error.file = file;
            return error;
        });
}

std::string HexFiles::cardsOf(const hex::Scenario& scenario) { return Digest::of(hex::figuresOf(scenario)); }

std::vector<Seat> HexFiles::seatsOf(const hex::Scenario& scenario) {
    std::vector<Seat> seats;
    for (const hex::Side& side : scenario.setting->sides) seats.push_back(side.seat);
    return seats;
}

bool HexFiles::belongsTo(const hex::Position& position, const hex::Scenario& scenario) {
    return hex::Belonging(position, scenario).holds();
}

static_assert(KeptSystem<hex::System>);
template struct BattleFile<hex::System>;

}  // namespace vallum
