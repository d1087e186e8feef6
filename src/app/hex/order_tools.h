// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hex/hex_tool.h"

namespace vallum::app {

/// HEX-13: pressing a card plays it; looking at one lights up the pieces that it can order.
class HexCardTool final : public HexTool {
    Q_OBJECT

public:
    using HexTool::HexTool;

    [[nodiscard]] QString headline() const override;
    [[nodiscard]] QString hint() const override;
    [[nodiscard]] Marks marks() const override;
    [[nodiscard]] bool asksForCard() const override { return true; }
    void press(hex::Hex hex) override;
    void pressCard(CardId card) override;
    void lookAtCard(std::optional<CardId> card) override;

private:
    [[nodiscard]] std::vector<hex::Hex> orderableWith(CardId card) const;

    std::optional<CardId> card_;
};

/// HEX-14: pressing a piece gives it an order or cancels it.
class HexOrdersTool final : public HexTool {
    Q_OBJECT

public:
    /// The board lies like this.
    HexOrdersTool(hex::Battle battle, Seat seat, BoardTurn turn);

    [[nodiscard]] QString headline() const override;
    [[nodiscard]] QString hint() const override;
    [[nodiscard]] QString remark() const override;
    [[nodiscard]] Marks marks() const override;
    [[nodiscard]] std::vector<Choice> choices() override;
    void press(hex::Hex hex) override;
    void drag(hex::Hex from, hex::Hex to) override;
    bool escape() override;

private:
    /// As the player sees the board; null if the card in play orders nobody (HEX-83).
    [[nodiscard]] const hex::CommandCard* cardInPlay() const;
    [[nodiscard]] hex::OrdersChosen with(std::optional<UnitId> unit,
                                         std::optional<hex::LeaderId> leader) const;
    /// The orders without the pieces in this hex and those that depended on them.
    [[nodiscard]] hex::OrdersChosen without(hex::Hex hex) const;
    [[nodiscard]] bool isOrdered(hex::Hex hex) const;
    [[nodiscard]] bool canOrder(hex::Hex hex) const;
    [[nodiscard]] int given() const;
    [[nodiscard]] std::optional<int> most() const;
    [[nodiscard]] hex::OrdersChosen fullest(hex::OrdersChosen orders) const;
    void orderAll();

    BoardTurn turn_;
    hex::OrdersChosen orders_;
};

}  // namespace vallum::app
