// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/desk/field_sounds.h"

#include <algorithm>

#include <vallum/core/overloaded.h>

namespace vallum::app {

namespace {

Sound soundOf(const field::Combat& combat) {
    if (combat.target) return combat.target->by == field::Siegework::arson ? Sound::fire : Sound::stone;
    return combat.kind == field::CombatKind::ranged ? Sound::arrows : Sound::clash;
}

}  // namespace

std::optional<Sound> soundOf(const field::Fact& fact) {
    using Heard = std::optional<Sound>;
    return std::visit(Overloaded{[](const field::Moved&) -> Heard { return Sound::march; },
                                 [](const field::TowerRolled&) -> Heard { return Sound::march; },
                                 [](const field::Withdrew&) -> Heard { return Sound::march; },
                                 [](const field::Followed&) -> Heard { return Sound::march; },
                                 [](const field::Charged&) -> Heard { return Sound::charge; },
                                 [](const field::CombatBegan& it) -> Heard { return soundOf(it.combat); },
                                 [](const field::DoorDestroyed&) -> Heard { return Sound::collapse; },
                                 [](const field::Collapsed&) -> Heard { return Sound::collapse; },
                                 [](const field::StartedToFlee&) -> Heard { return Sound::flight; },
                                 [](const field::Broke&) -> Heard { return Sound::flight; },
                                 [](const field::Eliminated&) -> Heard { return Sound::fall; },
                                 [](const field::Recovered&) -> Heard { return Sound::rally; },
                                 [](const field::Reorganized&) -> Heard { return Sound::rally; },
                                 [](const field::CardsDrawn&) -> Heard { return Sound::card; },
                                 [](const field::OrderPlayed&) -> Heard { return Sound::card; },
                                 [](const field::EventPlayed&) -> Heard { return Sound::card; },
                                 [](const field::TurnBegan&) -> Heard { return Sound::turn; },
                                 [](const auto&) { return Heard(); }},
                      fact);
}

std::vector<Sound> soundsOf(const std::vector<field::Fact>& facts) {
    std::vector<Sound> sounds;
    for (const field::Fact& fact : facts) {
        const auto sound = soundOf(fact);
        if (sound && std::ranges::count(sounds, *sound) == 0) sounds.push_back(*sound);
    }
    return sounds;
}

}  // namespace vallum::app
