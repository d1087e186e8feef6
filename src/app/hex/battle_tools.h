// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hex/hex_tool.h"

#include <map>

namespace vallum::app {

/// HEX-28: picks a unit and then its target. The odds for the last target looked at stay until the player
/// looks at another one.
class HexBattleTool : public HexTool {
    Q_OBJECT

public:
    HexBattleTool(hex::Battle battle, Seat seat);

    [[nodiscard]] QString headline() const override;
    [[nodiscard]] QString hint() const override;
    [[nodiscard]] QString remark() const override;
    [[nodiscard]] Marks marks() const override;
    [[nodiscard]] SheetContent content() const override;
    [[nodiscard]] std::vector<Choice> choices() override;
    void press(hex::Hex hex) override;
    void grab(hex::Hex hex) override;
    void drop() override;
    bool escape() override;

protected:
    using Attack = std::variant<hex::Fire, hex::CloseCombat>;

    /// Allows only these attacks, rather than all that are possible now.
    HexBattleTool(hex::Battle battle, Seat seat, const std::vector<hex::CloseCombat>& attacks);
    void lookedElsewhere() override;
    [[nodiscard]] virtual Choice endChoice();
    /// Before the battles end while units could still attack.
    void warn();

private:
    void add(UnitId unit, hex::Hex target, const Attack& attack);
    void pick(std::optional<UnitId> unit);
    [[nodiscard]] const Attack* attackOn(hex::Hex target) const;
    /// Why the picked unit cannot attack the hex looked at.
    [[nodiscard]] std::optional<Refusal> hindrance() const;
    [[nodiscard]] std::optional<Refusal> refusalOf(UnitId unit, hex::Hex target) const;
    /// Says why none of these units can attack any of these targets, and shows what blocks the sight.
    void refuseAll(const std::vector<UnitId>& units, const std::vector<hex::Hex>& targets);
    void showSight(Marks& marks, hex::Hex from, hex::Hex to) const;
    [[nodiscard]] std::vector<SheetRow> fightRows(const hex::Blow& blow) const;
    [[nodiscard]] std::vector<UnitId> unitsThatMayBattle() const;
    void strike(hex::Hex target);
    void pressEnemy(hex::Hex hex);

    std::map<UnitId, std::map<hex::Hex, Attack>> attacks_;
    bool isWarned_ = false;  // that some of them are not made yet
    std::optional<UnitId> picked_;
    std::optional<UnitId> pickedBefore_;  // before the mouse took hold of another one
    std::optional<hex::Hex> aimed_;
    std::optional<std::pair<hex::Hex, hex::Hex>> blocked_;  // shooter and target of a refused shot
};

/// HEX-74
class HexBonusTool final : public HexBattleTool {
    Q_OBJECT

public:
    HexBonusTool(const hex::Battle& battle, Seat seat, const hex::ChooseBonus& question);

    [[nodiscard]] QString headline() const override;

protected:
    [[nodiscard]] Choice endChoice() override;
};

}  // namespace vallum::app
