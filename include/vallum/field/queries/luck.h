// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <span>
#include <vector>

#include <vallum/core/luck.h>
#include <vallum/field/queries/timeline.h>

namespace vallum::field {

/// What dice are rolled for. Others (who begins, caltrops, falling stones, a general hit by an event) have no
/// good or bad result; they are counted but not judged.
enum class ThrownFor { hits, wounds, structures, checks, others };
constexpr std::array thrownFor{ThrownFor::hits, ThrownFor::wounds, ThrownFor::structures, ThrownFor::checks,
                               ThrownFor::others};

using vallum::Fortune;
using vallum::percentile;
using vallum::ThrowChances;
using vallum::words;

/// For each die of a roll, given the values it was rolled with.
ThrowChances chancesOf(const Battle&, const BlowRolled&);
ThrowChances chancesOf(const Battle&, const StructureRolled&);
/// The probability that two dice pass a leadership check (SET-14).
double chanceToHold(const Sum& leadership);

/// How often each face was rolled, counting rerolled dice each time.
using Faces = std::array<int, 6>;

struct PlayerLuck {
    Seat seat;
    std::array<Fortune, thrownFor.size()> fortunes;  // empty for the others
    Fortune all;
    std::array<Faces, thrownFor.size()> faces{};
    int unjudged = 0;  // dice against units whose values are hidden (OPT-23)

    [[nodiscard]] const Fortune& of(ThrownFor what) const {
        return fortunes.at(static_cast<std::size_t>(what));
    }
    [[nodiscard]] const Faces& facesOf(ThrownFor what) const {
        return faces.at(static_cast<std::size_t>(what));
    }
    [[nodiscard]] Faces allFaces() const;
};

/// Counts the dice of a battle from its beginning, fact by fact. A copy counts on independently.
class LuckCount {
public:
    explicit LuckCount(Battle begin);

    /// Takes the next fact of the battle.
    void add(const Fact& fact);
    [[nodiscard]] const std::vector<PlayerLuck>& players() const { return players_; }

private:
    Battle battle_;
    std::vector<PlayerLuck> players_;
};

/// The luck of every player, from the beginning of a battle and what has happened since. Each throw counts
/// with the probability that it really had.
std::vector<PlayerLuck> luckIn(Battle begin, std::span<const Happening>);
/// The same from the point of view of a seat in the present battle: dice it was not told of do not count, and
/// dice against units still hidden from it are not judged (OPT-18).
std::vector<PlayerLuck> luckIn(Battle begin, std::span<const Happening>, const Battle& now, Seat eyes);

/// The same in the form that battles of every system share.
BattleLuck battleLuck(const std::vector<PlayerLuck>&);

/// "hits", "checks passed"
Text wordFor(ThrownFor);

}  // namespace vallum::field
