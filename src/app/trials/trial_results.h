// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "trials/trial_pictures.h"
#include "trials/trial_runner.h"

#include <functional>

#include <QWidget>

#include <vallum/trials/heat.h>

class QCheckBox;
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
    [[nodiscard]] QComboBox& winners() const { return *winner_; }
    [[nodiscard]] QComboBox& turns() const { return *turns_; }
    [[nodiscard]] UnitTable& units() const { return *units_; }
    [[nodiscard]] SectionTable& sections() const { return *sections_; }
    [[nodiscard]] TrialPicture mapPicture() const;
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
    void showCurves(const trials::Findings& all);
    void showMap(const trials::Tally& tally);
    void showDifferences(const trials::Tally& tally);
    void showTables(const trials::Tally& tally);
    void showTab();
    /// Lists only these battles, under these words.
    void narrow(const QString& words, std::function<bool(const FoughtBattle&)> isWanted);
    void widen();
    void listPlace(const trials::HeatPlace& place);
    void listFallen(int unit);
    void listOpened(int section);
    void listReason(int cell, const std::string& rule);
    [[nodiscard]] Shown shown() const;
    [[nodiscard]] std::size_t layerIndex() const;
    [[nodiscard]] trials::HeatLayer layerShown() const;
    [[nodiscard]] int cellOfTables() const;

    TrialRunner& runner_;
    QLabel* verdict_;
    QLabel* cautions_;
    QTabWidget* tabs_;
    IntervalBars* bars_;
    TrialChart* reasons_;
    QLabel* reasonsKey_;
    TrialChart* wins_;
    TrialChart* survival_;
    QLabel* curvesKey_;
    QCheckBox* bothLevels_;
    QComboBox* layer_;
    QComboBox* mapOf_;
    QComboBox* winner_;
    QComboBox* turns_;
    QLabel* legend_;
    HeatView* map_;
    QComboBox* tableOf_;
    QLabel* held_;  // which section of the fortress held longest
    UnitTable* units_;
    SectionTable* sections_;
    QWidget* narrowed_;
    QLabel* only_;
    BattleTable* battles_;
};

}  // namespace vallum::app
