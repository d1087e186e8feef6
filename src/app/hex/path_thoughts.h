// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hex/thought.h"

namespace vallum::app {

/// Chooses one of several routes by its last hex. If two routes end in the same hex, pressing a hex on only
/// one of them decides.
class PathThought : public Thought {
    Q_OBJECT

public:
    struct Route {
        std::vector<hex::Hex> path;
        bool leaves = false;
        bool operator==(const Route&) const = default;
    };
    using Piece = std::variant<UnitId, hex::LeaderId>;

    PathThought(const hex::Battle& battle, Seat seat, Piece piece, std::vector<Route> ways);

    [[nodiscard]] Marks marks() const override;
    [[nodiscard]] Leaf leaf() const override;
    [[nodiscard]] std::vector<Choice> choices() override;
    void press(hex::Hex hex) override;
    bool escape() override;

protected:
    [[nodiscard]] virtual RuleId rule() const = 0;
    [[nodiscard]] virtual hex::Answer answerOf(const Route& route) const;
    [[nodiscard]] hex::Hex from() const;
    [[nodiscard]] const std::vector<Route>& routes() const { return routes_; }
    [[nodiscard]] Piece piece() const { return piece_; }

private:
    [[nodiscard]] const Route* routeTo(hex::Hex hex) const;

    Piece piece_;
    std::vector<Route> routes_;
    std::optional<hex::Hex> via_;
};

/// HEX-51
class RetreatThought final : public PathThought {
    Q_OBJECT

public:
    RetreatThought(const hex::Battle& battle, Seat seat, const hex::ChooseRetreat& question);
    [[nodiscard]] QString headline() const override;
    [[nodiscard]] QString hint() const override;

protected:
    [[nodiscard]] RuleId rule() const override { return "HEX-51"_rule; }

private:
    int hexes_;
};

/// HEX-66
class LeaderPathThought final : public PathThought {
    Q_OBJECT

public:
    LeaderPathThought(const hex::Battle& battle, Seat seat, const hex::ChooseLeaderPath& question);
    [[nodiscard]] QString headline() const override;
    [[nodiscard]] QString hint() const override;
    [[nodiscard]] std::vector<Choice> choices() override;

protected:
    [[nodiscard]] RuleId rule() const override { return "HEX-66"_rule; }
};

/// HEX-71, HEX-72
class AdvanceThought final : public PathThought {
    Q_OBJECT

public:
    AdvanceThought(const hex::Battle& battle, Seat seat, const hex::ChooseAdvance& question);
    [[nodiscard]] QString headline() const override;
    [[nodiscard]] QString hint() const override;
    [[nodiscard]] std::vector<Choice> choices() override;

protected:
    [[nodiscard]] RuleId rule() const override { return "HEX-71"_rule; }

private:
    hex::Hex into_;
};

/// Chooses one of several hexes.
class HexThought : public Thought {
    Q_OBJECT

public:
    HexThought(const hex::Battle& battle, Seat seat, std::vector<hex::Hex> among);

    [[nodiscard]] Marks marks() const override;
    [[nodiscard]] std::vector<Choice> choices() override;
    void press(hex::Hex hex) override;

protected:
    [[nodiscard]] virtual RuleId rule() const = 0;
    [[nodiscard]] virtual hex::Answer answerOf(hex::Hex hex) const = 0;

private:
    std::vector<hex::Hex> among_;
};

/// HEX-57
class TrampleThought final : public HexThought {
    Q_OBJECT

public:
    TrampleThought(const hex::Battle& battle, Seat seat, const hex::ChooseTrample& question);
    [[nodiscard]] QString headline() const override;
    [[nodiscard]] QString hint() const override;

protected:
    [[nodiscard]] RuleId rule() const override { return "HEX-57"_rule; }
    [[nodiscard]] hex::Answer answerOf(hex::Hex hex) const override;
};

/// HEX-91
class RestoreThought final : public HexThought {
    Q_OBJECT

public:
    RestoreThought(const hex::Battle& battle, Seat seat, const hex::ChooseRestored& question);
    [[nodiscard]] QString headline() const override;
    [[nodiscard]] QString hint() const override;

protected:
    [[nodiscard]] RuleId rule() const override { return "HEX-91"_rule; }
    [[nodiscard]] hex::Answer answerOf(hex::Hex hex) const override;

private:
    int face_;
};

}  // namespace vallum::app
