// SPDX-License-Identifier: GPL-3.0-or-later
#include "hex/hex_sounds.h"

namespace vallum::app {

namespace {

using Heard = std::optional<Sound>;

Sound soundOf(hex::Roll roll) { return roll == hex::Roll::fire ? Sound::arrows : Sound::clash; }

/// Every kind of fact has an overload, so none is forgotten.
struct Hearing {
    Heard operator()(const hex::CardsDrawn&) const { return Sound::card; }
    Heard operator()(const hex::CardPlayed&) const { return Sound::card; }
    Heard operator()(const hex::StruckFirst&) const { return Sound::card; }
    Heard operator()(const hex::TurnBegan&) const { return Sound::turn; }
    Heard operator()(const hex::BlockRestored&) const { return Sound::rally; }
    Heard operator()(const hex::UnitMoved& it) const {
        if (it.path.empty()) return std::nullopt;
        return it.mustAttack ? Sound::charge : Sound::march;
    }
    Heard operator()(const hex::LeaderMoved& it) const {
        return it.path.empty() ? std::nullopt : Heard(Sound::march);
    }
    Heard operator()(const hex::Advanced&) const { return Sound::charge; }
    Heard operator()(const hex::DiceRolled& it) const { return soundOf(it.blow.roll); }
    Heard operator()(const hex::Trampled&) const { return Sound::clash; }
    Heard operator()(const hex::EscapeRolled&) const { return Sound::clash; }
    Heard operator()(const hex::Retreated&) const { return Sound::flight; }
    Heard operator()(const hex::Evaded&) const { return Sound::flight; }
    Heard operator()(const hex::LeaderEvaded&) const { return Sound::flight; }
    Heard operator()(const hex::LeaderLeft&) const { return Sound::flight; }
    Heard operator()(const hex::UnitLeft&) const { return Sound::flight; }
    Heard operator()(const hex::UnitEliminated&) const { return Sound::fall; }
    Heard operator()(const hex::LeaderEliminated&) const { return Sound::fall; }
    Heard operator()(const hex::BannersWon& it) const {
        // Other banners are won when a piece falls, which has its own sound.
        return it.objective ? Heard(Sound::rally) : std::nullopt;
    }

    // Facts that only count or tell something are silent.
    Heard operator()(const hex::PhaseBegan&) const { return std::nullopt; }
    Heard operator()(const hex::OrderDiceRolled&) const { return std::nullopt; }
    Heard operator()(const hex::OrdersGiven&) const { return std::nullopt; }
    Heard operator()(const hex::BattleBegan&) const { return std::nullopt; }
    Heard operator()(const hex::MarshRolled&) const { return std::nullopt; }
    Heard operator()(const hex::LeaderChecked&) const { return std::nullopt; }
    Heard operator()(const hex::BlocksLost&) const { return std::nullopt; }
    Heard operator()(const hex::FlagsTaken&) const { return std::nullopt; }
    Heard operator()(const hex::StoodFast&) const { return std::nullopt; }
    Heard operator()(const hex::BannersLost&) const { return std::nullopt; }
    Heard operator()(const hex::CardDiscarded&) const { return std::nullopt; }
    Heard operator()(const hex::DeckShuffled&) const { return std::nullopt; }
    Heard operator()(const hex::BattleEnded&) const { return std::nullopt; }
    Heard operator()(const hex::PositionRestored&) const { return std::nullopt; }
};

}  // namespace

std::optional<Sound> soundOf(const hex::Fact& fact) { return std::visit(Hearing(), fact); }

}  // namespace vallum::app
