// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "trials/trial_runner.h"

#include <QTableWidget>

namespace vallum::app {

/// All battles of a trial, as many as there are so far. Enter or a double click wants to see one.
class BattleTable final : public QTableWidget {
    Q_OBJECT

public:
    explicit BattleTable(QWidget* parent = nullptr);

    void clearBattles();
    void add(const std::vector<trials::Cell>& cells, const std::vector<FoughtBattle>& battles);
    [[nodiscard]] std::size_t battles() const { return battles_.size(); }
    /// The row that has the keys.
    [[nodiscard]] const FoughtBattle* current() const;

Q_SIGNALS:
    void battleWanted(int cell, int battle);

private:
    std::vector<FoughtBattle> battles_;
};

/// Of a cell, how each unit fared, on average a battle.
class UnitTable final : public QTableWidget {
    Q_OBJECT

public:
    explicit UnitTable(QWidget* parent = nullptr);
    void show(const trials::Cell& cell, const trials::CellTally& tally);
};

/// Of a siege, how each section of the fortress fared.
class SectionTable final : public QTableWidget {
    Q_OBJECT

public:
    explicit SectionTable(QWidget* parent = nullptr);
    void show(const trials::Cell& cell, const trials::CellTally& tally);
};

}  // namespace vallum::app
