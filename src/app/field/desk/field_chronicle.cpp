// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/desk/field_chronicle.h"

#include <algorithm>
#include <span>

#include <vallum/field/queries/recap.h>
#include <vallum/field/situation/optional/fog.h>

namespace vallum::app {

std::vector<Seat> FieldChronicle::opponentsOf(Seat seat) const {
    const auto opponents = session().battle().opponentsOf(seat);
    return {opponents.begin(), opponents.end()};
}

std::vector<Recalled> FieldChronicle::sinceLastTurnOf(Seat seat) const {
    const field::Battle battle = session().present();
    std::vector<Recalled> lines;
    for (const field::RecapLine& it : field::recapFor(battle, session().history(), seat))
        lines.push_back({field::words(battle, it), it.answers});
    return lines;
}

BattleLuck FieldChronicle::luck(std::optional<std::size_t> happenings) const {
    const std::span all(session().history());
    return field::battleLuck(playersAfter(all.first(std::min(happenings.value_or(all.size()), all.size()))));
}

/// Face-down units: what may be known of the past depends on viewer and moment, so nothing is cached.
std::vector<field::PlayerLuck> FieldChronicle::playersAfter(std::span<const field::Happening> all) const {
    const auto begin = field::System::begin(session().record().scenario);
    const field::Battle& now = session().battle();
    const Seat eyes = session().screen().viewpoint();
    const auto isHidden = [&](UnitId id) { return field::isHiddenFrom(now, id, eyes); };
    if (std::ranges::any_of(now.unitsOnTable(), isHidden)) return field::luckIn(begin, all, now, eyes);
    return counted_.after(begin, all).players();
}

bool FieldChronicle::isHeading(const field::Fact& fact) const {
    return std::holds_alternative<field::TurnBegan>(fact) || std::holds_alternative<field::PhaseBegan>(fact);
}

}  // namespace vallum::app
