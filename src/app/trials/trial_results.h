// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "trials/trial_runner.h"

#include <functional>

#include <QWidget>

#include <vallum/trials/heat.h>

class QComboBox;
class QLabel;
class QTabWidget;

namespace vallum::app {

class BattleTable;
class HeatView;
class IntervalBars;
class SectionTable;
class TrialChart;
class UnitTable;

/// The findings of a trial so far: the verdict, then bars, curves, maps and tables.
class TrialResults final : public QWidget {
    Q_OBJECT

public:
    explicit TrialResults(TrialRunner& runner, QWidget* parent = nullptr);

    /// Clears the results for another trial.
    void startAnew();
    void refresh();
    [[nodiscard]] BattleTable& battles() const { return *battles_; }
    [[nodiscard]] HeatView& map() const { return *map_; }
    [[nodiscard]] QComboBox& layers() const { return *layer_; }
    [[nodiscard]] QString verdict() const;

Q_SIGNALS:
    void battleWanted(int cell, int battle);

private:
    /// The content of a map: a cell, or the difference between two cells.
    struct Shown {
        int first = 0;
        int second = -1;
    };

    [[nodiscard]] QWidget* makeOverview();
    [[nodiscard]] QWidget* makeMaps();
    [[nodiscard]] QWidget* makeTables();
    [[nodiscard]] QWidget* makeBattles();
    void listCells();
    void showWords(const trials::Findings& all);
    void showBars(const trials::Findings& all);
    void showMap(const trials::Tally& tally);
    void showTables(const trials::Tally& tally);
    void showTab();
    /// Lists only these battles, under these words.
    void narrow(const QString& words, std::function<bool(const FoughtBattle&)> isWanted);
    void widen();
    void listSquare(int square);
    void listReason(int cell, const std::string& rule);
    [[nodiscard]] Shown shown() const;

    TrialRunner& runner_;
    QLabel* verdict_;
    QLabel* cautions_;
    QTabWidget* tabs_;
    IntervalBars* bars_;
    TrialChart* reasons_;
    QLabel* reasonsKey_;
    TrialChart* wins_;
    TrialChart* survival_;
    QComboBox* layer_;
    QComboBox* mapOf_;
    QLabel* legend_;
    HeatView* map_;
    QComboBox* tableOf_;
    UnitTable* units_;
    SectionTable* sections_;
    QWidget* narrowed_;
    QLabel* only_;
    BattleTable* battles_;
};

}  // namespace vallum::app
