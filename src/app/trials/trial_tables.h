// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "trials/trial_runner.h"

#include <functional>

#include <QTableWidget>

namespace vallum::app {

/// All battles of a trial so far. Enter or a double click requests one.
class BattleTable final : public QTableWidget {
    Q_OBJECT

public:
    explicit BattleTable(QWidget* parent = nullptr);

    void clearBattles();
    void add(const std::vector<trials::Cell>& cells, const std::vector<FoughtBattle>& battles);
    [[nodiscard]] std::size_t battles() const { return battles_.size(); }
    /// Hides all others, those to come included; null shows all.
    void showOnly(std::function<bool(const FoughtBattle&)> isWanted);
    [[nodiscard]] int listed() const;
    /// The current row.
    [[nodiscard]] const FoughtBattle* current() const;

Q_SIGNALS:
    void battleWanted(int cell, int battle);

private:
    [[nodiscard]] const FoughtBattle& battleIn(int row) const;
    void hideUnwanted(int firstRow);

    std::vector<FoughtBattle> battles_;
    std::function<bool(const FoughtBattle&)> isWanted_;
};

/// How each unit of a cell fared, averaged per battle.
class UnitTable final : public QTableWidget {
    Q_OBJECT

public:
    explicit UnitTable(QWidget* parent = nullptr);
    void show(const trials::Cell& cell, const trials::CellTally& tally);

Q_SIGNALS:
    /// By a click on its row, or Enter.
    void unitChosen(int unit);
};

/// How each section of a besieged fortress fared.
class SectionTable final : public QTableWidget {
    Q_OBJECT

public:
    explicit SectionTable(QWidget* parent = nullptr);
    void show(const trials::Cell& cell, const trials::CellTally& tally);

Q_SIGNALS:
    /// By a click on its row, or Enter.
    void sectionChosen(int section);
};

}  // namespace vallum::app
