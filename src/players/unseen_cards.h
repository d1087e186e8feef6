// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "shared_luck.h"

#include <cstddef>
#include <utility>
#include <vector>

#include <vallum/core/chance.h>
#include <vallum/core/random.h>

/// What a search makes up for the cards that its player cannot see, in battles of every system.
namespace vallum::players {

/// Those of all the cards that are not among these; what lies face down counts for nothing.
[[nodiscard]] std::vector<CardId> unseenCards(std::size_t all, const std::vector<CardId>& seen);

/// Deals them, shuffled, to whatever lies face down; false where they do not suffice.
template <class Battle> bool dealUnseen(Battle& battle, std::vector<CardId> cards, Stream& stream) {
    shuffle(cards, stream);
    const auto deal = [&](std::vector<CardId>& pile) {
        for (CardId& card : pile) {
            if (card != faceDown) continue;
            if (cards.empty()) return false;
            card = cards.back();
            cards.pop_back();
        }
        return true;
    };
    for (auto& player : battle.players) {
        if (!deal(player.hand)) return false;
    }
    return deal(battle.deck);
}

}  // namespace vallum::players
