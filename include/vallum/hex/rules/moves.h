// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include <vallum/hex/answers.h>
#include <vallum/hex/model/places.h>

namespace vallum::hex {

/// The shortest path to each hex that a unit or leader may move to, valid while the battle does not change.
/// Paths are only built on request.
class Reach {
public:
    /// The unit must still be allowed to move (HEX-18).
    Reach(const Battle&, const Places&, UnitId);
    Reach(const Battle&, const Places&, LeaderId);

    [[nodiscard]] std::size_t size() const { return goals_; }
    /// Goals are numbered from 0, the nearest first.
    [[nodiscard]] std::vector<Hex> pathTo(std::size_t goal) const;

private:
    struct Step {
        std::uint8_t into = 0;    // an indexOf(hex)
        std::uint8_t before = 0;  // index of the previous step in `steps_`; 0: none
        std::uint8_t number = 0;  // position on its path
    };

    void follow(Hex from, int most, const auto& into);

    std::array<Step, boardHexes> steps_{};
    std::array<std::uint8_t, boardHexes> goal_{};  // possible last steps, as indices into `steps_`
    std::size_t goals_ = 0;
};

/// The active player's answers to ChooseMove at numbered places, some of them empty, so that one can be drawn
/// at random without computing all of them.
class Moves {
public:
    explicit Moves(const Battle&);

    [[nodiscard]] std::size_t places() const { return places_; }
    /// The last place holds the answer that ends the phase.
    [[nodiscard]] std::optional<Answer> at(std::size_t place);

private:
    struct Mover {
        std::int32_t id = 0;
        bool isLeader = false;
        bool seesExit = false;
        std::size_t hexes = 0;             // how many it could reach on an empty board
        std::optional<std::size_t> reach;  // index into `known_`
    };

    [[nodiscard]] std::optional<Answer> moveOf(Mover&, std::size_t place);
    [[nodiscard]] std::optional<Answer> exitOf(Mover&, std::size_t place);
    [[nodiscard]] const Reach& reachOf(Mover&);

    const Battle& battle_;
    Places where_;
    std::vector<Mover> movers_;
    std::vector<Reach> known_;
    std::size_t places_ = 0;
};

}  // namespace vallum::hex
