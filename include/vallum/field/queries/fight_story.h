// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>
#include <variant>
#include <vector>

#include <vallum/field/facts.h>
#include <vallum/field/model/battle.h>

namespace vallum::field {

/// An event that helps one of the fighting units, or that was canceled.
struct EventShown {
    EventId event;
    std::vector<UnitId> helps;
    std::optional<Seat> playedBy;  // none: drawn at random
    bool hasEffect = true;
};
/// A roll compared with its expectation.
struct BlowShown {
    BlowRolled roll;
    double expected = 0;        // mean number of successes
    double asGoodOrBetter = 0;  // probability of at least this many successes
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
/// How a unit fares in the end.
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

/// An attack for spectators: the opponents, and what happens step by step.
struct Fight {
    CombatKind kind = CombatKind::melee;
    Opponents units;
    Battle before;
    std::vector<FightMoment> moments = {};
    bool isOver = false;
    int number = 0;  // tells it from another fight of the same units; its teller counts from 1

    [[nodiscard]] const Battle& now() const { return moments.empty() ? before : moments.back().after; }
};

/// Finds fights in a stream of facts. A fight continues while players are asked, so facts may come in parts.
class FightTeller {
public:
    /// The fights in these facts, complete up to now; the battle is the one before them. Attacks on
    /// structures are not included.
    std::vector<Fight> follow(Battle before, std::span<const Fact> facts);
    /// True if a fight between these units has begun and is not over.
    [[nodiscard]] bool follows(const Opponents& units) const { return open_ && open_->units == units; }
    /// Drops the open fight: what follows is not connected with it.
    void forget() { open_.reset(); }

private:
    std::optional<Fight> open_;
    int begun_ = 0;
};

}  // namespace vallum::field
