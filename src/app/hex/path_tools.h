// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hex/hex_tool.h"

#include <vallum/hex/rules/retreat.h>

namespace vallum::app {

/// Chooses one of several routes by its last hex. If two routes end in the same hex, pressing a hex on only
/// one of them decides.
class HexPathTool : public HexTool {
    Q_OBJECT

public:
    struct Route {
        std::vector<hex::Hex> path;
        bool leaves = false;
        bool operator==(const Route&) const = default;
    };
    using Piece = std::variant<UnitId, hex::LeaderId>;

    HexPathTool(const hex::Battle& battle, Seat seat, Piece piece, std::vector<Route> ways);

    [[nodiscard]] Marks marks() const override;
    [[nodiscard]] SheetContent content() const override;
    [[nodiscard]] std::vector<Choice> choices() override;
    void press(hex::Hex hex) override;
    bool escape() override;

protected:
    [[nodiscard]] virtual RuleId rule() const = 0;
    [[nodiscard]] virtual hex::Answer answerOf(const Route& route) const;
    /// What the piece loses on it; may be empty.
    [[nodiscard]] virtual QString priceOf(const Route& /*route*/) const { return {}; }
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
class HexRetreatTool final : public HexPathTool {
    Q_OBJECT

public:
    HexRetreatTool(const hex::Battle& battle, Seat seat, const hex::ChooseRetreat& question);
    [[nodiscard]] QString headline() const override;
    [[nodiscard]] QString hint() const override;

protected:
    [[nodiscard]] RuleId rule() const override { return "HEX-51"_rule; }
    [[nodiscard]] QString priceOf(const Route& route) const override;

private:
    HexRetreatTool(
        const hex::Battle& battle, Seat seat, UnitId unit, int hexes, std::vector<hex::RetreatWay> ways);
    [[nodiscard]] int lost() const;
    [[nodiscard]] QString hintAboutPrice(int possible) const;

    UnitId unit_;
    int hexes_;
    std::vector<hex::RetreatWay> ways_;
};

/// HEX-66
class HexLeaderPathTool final : public HexPathTool {
    Q_OBJECT

public:
    HexLeaderPathTool(const hex::Battle& battle, Seat seat, const hex::ChooseLeaderPath& question);
    [[nodiscard]] QString headline() const override;
    [[nodiscard]] QString hint() const override;
    [[nodiscard]] std::vector<Choice> choices() override;

protected:
    [[nodiscard]] RuleId rule() const override { return "HEX-66"_rule; }
};

/// HEX-71, HEX-72
class HexAdvanceTool final : public HexPathTool {
    Q_OBJECT

public:
    HexAdvanceTool(const hex::Battle& battle, Seat seat, const hex::ChooseAdvance& question);
    [[nodiscard]] QString headline() const override;
    [[nodiscard]] QString hint() const override;
    [[nodiscard]] std::vector<Choice> choices() override;

protected:
    [[nodiscard]] RuleId rule() const override { return "HEX-71"_rule; }

private:
    hex::Hex into_;
};

/// Chooses one of several hexes.
class HexPickTool : public HexTool {
    Q_OBJECT

public:
    HexPickTool(const hex::Battle& battle, Seat seat, std::vector<hex::Hex> among);

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
class HexTrampleTool final : public HexPickTool {
    Q_OBJECT

public:
    HexTrampleTool(const hex::Battle& battle, Seat seat, const hex::ChooseTrample& question);
    [[nodiscard]] QString headline() const override;
    [[nodiscard]] QString hint() const override;

protected:
    [[nodiscard]] RuleId rule() const override { return "HEX-57"_rule; }
    [[nodiscard]] hex::Answer answerOf(hex::Hex hex) const override;
};

/// HEX-91
class HexRestoreTool final : public HexPickTool {
    Q_OBJECT

public:
    HexRestoreTool(const hex::Battle& battle, Seat seat, const hex::ChooseRestored& question);
    [[nodiscard]] QString headline() const override;
    [[nodiscard]] QString hint() const override;

protected:
    [[nodiscard]] RuleId rule() const override { return "HEX-91"_rule; }
    [[nodiscard]] hex::Answer answerOf(hex::Hex hex) const override;

private:
    int face_;
};

}  // namespace vallum::app
