// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <vallum/core/check.h>
#include <vallum/hex/model/places.h>

namespace vallum::hex {

namespace {

std::size_t at(std::int32_t raw) { return static_cast<std::size_t>(raw); }

}  // namespace

const Side& Battle::side(Seat seat) const {
    const auto found = std::ranges::find(setting->sides, seat, &Side::seat);
    VALLUM_CHECK(found != setting->sides.end());
    return *found;
}
const Player& Battle::player(Seat seat) const {
    const auto found = std::ranges::find(players, seat, &Player::seat);
    VALLUM_CHECK(found != players.end());
    return *found;
}
Seat Battle::enemyOf(Seat seat) const {
    return players.front().seat == seat ? players.back().seat : players.front().seat;
}
const CommandCard& Battle::card(CardId id) const {
    return setting->cards.at(at(setting->deck.at(at(id.raw()))));
}

std::optional<UnitId> Battle::unitAt(Hex hex) const {
    for (std::size_t i = 0; i != units.size(); ++i) {
        if (units[i].at == hex && units[i].isOnBoard()) return UnitId(static_cast<std::int32_t>(i));
    }
    return std::nullopt;
}
std::optional<LeaderId> Battle::leaderAt(Hex hex) const {
    for (std::size_t i = 0; i != leaders.size(); ++i) {
        if (leaders[i].at == hex && leaders[i].isOnBoard()) return LeaderId(static_cast<std::int32_t>(i));
    }
    return std::nullopt;
}
std::optional<LeaderId> Battle::leaderOf(UnitId id) const {
    return unit(id).isOnBoard() ? leaderAt(unit(id).at) : std::nullopt;
}
std::optional<UnitId> Battle::unitOf(LeaderId id) const {
    return leader(id).isOnBoard() ? unitAt(leader(id).at) : std::nullopt;
}
std::vector<UnitId> Battle::unitsOf(Seat seat) const {
    std::vector<UnitId> own;
    own.reserve(units.size());
    for (std::size_t i = 0; i != units.size(); ++i) {
        if (units[i].owner == seat && units[i].isOnBoard()) own.emplace_back(static_cast<std::int32_t>(i));
    }
    return own;
}
std::vector<LeaderId> Battle::leadersOf(Seat seat) const {
    std::vector<LeaderId> own;
    own.reserve(leaders.size());
    for (std::size_t i = 0; i != leaders.size(); ++i) {
        if (leaders[i].owner == seat && leaders[i].isOnBoard()) {
            own.emplace_back(static_cast<std::int32_t>(i));
        }
    }
    return own;
}
bool Battle::hasUnits(Seat seat) const {
    return std::ranges::any_of(units, [&](const Unit& it) { return it.owner == seat && it.isOnBoard(); });
}
std::vector<UnitId> Battle::enemyUnitsNextTo(Hex hex, Seat seat) const {
    std::vector<UnitId> near;
    for (const UnitId id : unitsOf(enemyOf(seat))) {
        if (areAdjacent(unit(id).at, hex)) near.push_back(id);
    }
    return near;
}
bool Battle::hasEnemyUnitNextTo(Hex hex, Seat seat) const {
    const Seat enemy = enemyOf(seat);
    return std::ranges::any_of(units, [&](const Unit& it) {
        return it.owner == enemy && it.isOnBoard() && areAdjacent(it.at, hex);
    });
}

Places::Places(const Battle& battle) {
    units_.fill(nobody);
    leaders_.fill(nobody);
    const auto put = [](const auto& pieces, Board& board) {
        for (std::size_t i = pieces.size(); i-- != 0;) {  // of two in one hex, the first one wins
            if (pieces[i].isOnBoard()) board.at(indexOf(pieces[i].at)) = static_cast<std::int16_t>(i);
        }
    };
    put(battle.units, units_);
    put(battle.leaders, leaders_);
}

}  // namespace vallum::hex
