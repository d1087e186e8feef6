// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hex/hex_tool.h"

#include <vallum/hex/rules/retreat.h>

namespace vallum::app {

/// HEX-98: how an attacked unit responds.
class HexAttackTool final : public HexTool {
    Q_OBJECT

public:
    HexAttackTool(const hex::Battle& battle, Seat seat, const hex::AnswerAttack& question);

    [[nodiscard]] QString headline() const override;
    [[nodiscard]] QString hint() const override;
    [[nodiscard]] Marks marks() const override;
    [[nodiscard]] SheetContent content() const override;
    [[nodiscard]] std::vector<Choice> choices() override;
    void press(hex::Hex hex) override;

private:
    [[nodiscard]] const std::vector<hex::Hex>* wayTo(hex::Hex hex) const;

    hex::AnswerAttack question_;
    std::vector<std::vector<hex::Hex>> ways_;
    bool mayStrikeFirst_;
};

/// HEX-56
class HexFlagsTool final : public HexTool {
    Q_OBJECT

public:
    HexFlagsTool(const hex::Battle& battle, Seat seat, const hex::ChooseFlags& question);

    [[nodiscard]] QString headline() const override;
    [[nodiscard]] QString hint() const override;
    [[nodiscard]] Marks marks() const override;
    [[nodiscard]] SheetContent content() const override;
    [[nodiscard]] std::vector<Choice> choices() override;
    void press(hex::Hex hex) override;

private:
    /// Empty if it stays.
    [[nodiscard]] hex::RetreatWay wayFor(int ignored) const;

    hex::ChooseFlags question_;
};

/// HEX-48
class HexBattleBackTool final : public HexTool {
    Q_OBJECT

public:
    HexBattleBackTool(const hex::Battle& battle, Seat seat, const hex::ChooseBattleBack& question);

    [[nodiscard]] QString headline() const override;
    [[nodiscard]] Marks marks() const override;
    [[nodiscard]] SheetContent content() const override;
    [[nodiscard]] std::vector<Choice> choices() override;
    void press(hex::Hex hex) override;

private:
    hex::ChooseBattleBack question_;
};

}  // namespace vallum::app
