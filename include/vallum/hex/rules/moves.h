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

/// The shortest path to each hex that a unit or leader may move to, while the battle stands still. Only the
/// paths that are asked for are made.
class Reach {
public:
    /// Of one that may still move (HEX-18).
    Reach(const Battle&, const Places&, UnitId);
    Reach(const Battle&, const Places&, LeaderId);

    [[nodiscard]] std::size_t size() const { return goals_; }
    /// The goals are numbered from 0, near ones first.
    [[nodiscard]] std::vector<Hex> pathTo(std::size_t goal) const;

private:
    struct Step {
        std::uint8_t into = 0;    // by indexOf(hex)
        std::uint8_t before = 0;  // the step before it, by its place in `steps_`; 0: none
        std::uint8_t number = 0;  // of this one on its path
    };

    void follow(Hex from, int most, const auto& into);

    std::array<Step, boardHexes> steps_{};
    std::array<std::uint8_t, boardHexes> goal_{};  // those that may be the last, by their place in `steps_`
    std::size_t goals_ = 0;
};

/// All that the active player may answer to ChooseMove, by places, some of which are empty: so one can be
/// drawn without working out all of them.
class Moves {
public:
    explicit Moves(const Battle&);

    [[nodiscard]] std::size_t places() const { return places_; }
    /// The last one holds that nothing more is moved.
    [[nodiscard]] std::optional<Answer> at(std::size_t place);

private:
    struct Mover {
        std::int32_t id = 0;
        bool isLeader = false;
        bool seesExit = false;
        std::size_t hexes = 0;             // that it could reach if nothing were in its way
        std::optional<std::size_t> reach;  // by its place in `known_`
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
