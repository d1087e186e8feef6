// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>
#include <variant>
#include <vector>

#include <vallum/field/facts.h>
#include <vallum/field/model/battle.h>

namespace vallum::field {

/// An event that helps some of those who fight, or was called off again.
struct EventShown {
    EventId event;
    std::vector<UnitId> helps;
    std::optional<Seat> playedBy;  // none: drawn at random
    bool hasEffect = true;
};
/// A roll, with what was to be expected of it.
struct BlowShown {
    BlowRolled roll;
    double expected = 0;        // successes
    double asGoodOrBetter = 0;  // how likely so many successes were, or more
};
struct WoundsShown {
    UnitId unit;
    int before = 0;
    int after = 0;
};
struct CheckShown {
    MoraleChecked check;
    double chance = 0;  // to pass
};
/// What becomes of a unit in the end.
enum class Consequence { breaks, flees, destroyed };
struct ConsequenceShown {
    UnitId unit;
    Consequence what = Consequence::breaks;
};
using FightStep = std::variant<EventShown, BlowShown, WoundsShown, CheckShown, ConsequenceShown>;

struct FightMoment {
    FightStep step;
    Battle after;
};

/// An attack as it is watched: who meets whom, and one thing after the other.
struct Fight {
    CombatKind kind = CombatKind::melee;
    Opponents units;
    Battle before;
    std::vector<FightMoment> moments = {};
    bool isOver = false;

    [[nodiscard]] const Battle& now() const { return moments.empty() ? before : moments.back().after; }
};

/// Finds the fights in what is told. One goes on while its players are asked, so it may be told in parts.
class FightTeller {
public:
    /// The fights that these facts tell of, whole up to now; the battle is the one before the facts. Attacks
    /// on structures are none.
    std::vector<Fight> follow(Battle before, std::span<const Fact> facts);
    /// Whether a fight of these has begun and is not over.
    [[nodiscard]] bool follows(const Opponents& units) const { return open_ && open_->units == units; }
    /// Nothing that was told before belongs to what follows.
    void forget() { open_.reset(); }

private:
    std::optional<Fight> open_;
};

}  // namespace vallum::field
