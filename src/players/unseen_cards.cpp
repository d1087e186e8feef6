// SPDX-License-Identifier: GPL-3.0-or-later
#include "unseen_cards.h"

namespace vallum::players {

std::vector<CardId> unseenCards(std::size_t all, const std::vector<CardId>& seen) {
    std::vector<bool> isSeen(all);
    for (const CardId card : seen) {
        if (card != faceDown) isSeen.at(static_cast<std::size_t>(card.raw())) = true;
    }
    std::vector<CardId> cards;
    for (std::size_t i = 0; i != all; ++i) {
        if (!isSeen[i]) cards.emplace_back(static_cast<int>(i));
    }
    return cards;
}

}  // namespace vallum::players
