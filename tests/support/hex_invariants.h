// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <set>
#include <string>

#include <vallum/hex/rules/terrain.h>
#include <vallum/hex/system.h>

namespace vallum::hex::test {

/// Invariants that hold in every hex battle after every step; an empty result means that all hold.
class Invariants {
public:
    explicit Invariants(const Battle& battle) : battle_(battle) {
        checkPieces();
        checkCards();
        checkBanners();
    }
    [[nodiscard]] const std::string& broken() const { return broken_; }

private:
    void expect(bool holds, const std::string& what) {
        if (!holds) broken_ += what + "; ";
    }

    void checkPieces() {
        std::set<Hex> units;
        std::set<Hex> leaders;
        for (std::size_t i = 0; i != battle_.units.size(); ++i) {
            const Unit& unit = battle_.units[i];
            const UnitType& type = battle_.setting->types.at(static_cast<std::size_t>(unit.type));
            if (unit.fate == Fate::eliminated) expect(unit.blocks == 0, "an eliminated unit has blocks");
            if (!unit.isOnBoard()) continue;
            expect(units.insert(unit.at).second, "two units in " + toText(unit.at));
            expect(isOnBoard(unit.at), "a unit off the board");
            expect(unit.blocks >= 1 && unit.blocks <= type.blocks,
                   "blocks of the unit in " + toText(unit.at));
            expect(isPassable(*battle_.setting, unit.at, pieceOf(type)), "a unit in " + toText(unit.at));
        }
        for (const Leader& leader : battle_.leaders) {
            if (!leader.isOnBoard()) continue;
            expect(leaders.insert(leader.at).second, "two leaders in " + toText(leader.at));
            const auto unit = battle_.unitAt(leader.at);
            expect(!unit || battle_.unit(*unit).owner == leader.owner, "a leader with the enemy");
        }
    }
    void checkCards() {
        std::multiset<CardId> cards(battle_.deck.begin(), battle_.deck.end());
        cards.insert(battle_.discarded.begin(), battle_.discarded.end());
        for (const Player& player : battle_.players) cards.insert(player.hand.begin(), player.hand.end());
        const bool isOpen =
            battle_.play && (battle_.discarded.empty() || battle_.discarded.back() != battle_.play->card);
        if (isOpen && !cards.contains(battle_.play->card)) cards.insert(battle_.play->card);
        expect(cards.size() == battle_.setting->deck.size(), "cards are missing");
        expect(std::set<CardId>(cards.begin(), cards.end()).size() == cards.size(), "a card is there twice");
    }
    void checkBanners() {
        std::map<Seat, int> banners;
        for (const Unit& it : battle_.units) {
            banners[battle_.enemyOf(it.owner)] += it.fate == Fate::eliminated ? 1 : 0;
        }
        for (const Leader& it : battle_.leaders) {
            banners[battle_.enemyOf(it.owner)] += it.fate == Fate::eliminated ? 1 : 0;
        }
        for (std::size_t i = 0; i != battle_.won.size(); ++i) {
            const Objective& it = battle_.setting->objectives[i];
            if (battle_.won[i] != 0 && it.aim != Aim::exit) banners[it.seat] += it.banners;
        }
        for (const Player& player : battle_.players) {
            expect(player.banners == banners[player.seat], "banners of " + std::to_string(player.seat.raw()));
        }
    }

    const Battle& battle_;
    std::string broken_;
};

}  // namespace vallum::hex::test
