// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <span>
#include <vector>

#include <vallum/core/luck.h>
#include <vallum/field/queries/timeline.h>

namespace vallum::field {

/// What dice are thrown for. Of the others (who begins, caltrops, falling stones, a general struck by an
/// event) nobody wants many successes; they are counted, but not judged.
enum class ThrownFor { hits, wounds, structures, checks, others };
constexpr std::array thrownFor{ThrownFor::hits, ThrownFor::wounds, ThrownFor::structures, ThrownFor::checks,
                               ThrownFor::others};

using vallum::Fortune;
using vallum::percentile;
using vallum::ThrowChances;
using vallum::words;

/// Of each die of a roll, given the numbers it was rolled with.
ThrowChances chancesOf(const Battle&, const BlowRolled&);

/// How often each face was thrown, the dice that were rolled again counted each time.
using Faces = std::array<int, 6>;

struct PlayerLuck {
    Seat seat;
    std::array<Fortune, thrownFor.size()> fortunes;  // that of the others stays empty
    Fortune all;
    std::array<Faces, thrownFor.size()> faces{};
    int unjudged = 0;  // dice against units whose values nobody may know (OPT-23)

    [[nodiscard]] const Fortune& of(ThrownFor what) const {
        return fortunes.at(static_cast<std::size_t>(what));
    }
    [[nodiscard]] const Faces& facesOf(ThrownFor what) const {
        return faces.at(static_cast<std::size_t>(what));
    }
    [[nodiscard]] Faces allFaces() const;
};

/// Counts the dice of a battle as they are told, from how it began. A copy goes on by itself.
class LuckCount {
public:
    explicit LuckCount(Battle begin);

    /// The next of all that happened.
    void add(const Fact& fact);
    [[nodiscard]] const std::vector<PlayerLuck>& players() const { return players_; }

private:
    Battle battle_;
    std::vector<PlayerLuck> players_;
};

/// The luck of every player with the dice of a battle, from how it began and what has happened since. Each
/// throw counts with the chance that it had, given the numbers it was really rolled with.
std::vector<PlayerLuck> luckIn(Battle begin, std::span<const Happening>);
/// As far as a seat knows, by how the battle stands now: dice of which it has not been told do not count, and
/// those against units that still show it their backs are not judged (OPT-18).
std::vector<PlayerLuck> luckIn(Battle begin, std::span<const Happening>, const Battle& now, Seat eyes);

/// "hits", "checks passed"
Text wordFor(ThrownFor);

}  // namespace vallum::field
