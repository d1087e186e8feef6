// SPDX-License-Identifier: GPL-3.0-or-later
#include "trials/trial_results.h"

#include "app/trials/trials_room.h"
#include "language/texts.h"
#include "trials/heat_view.h"
#include "trials/interval_bars.h"
#include "trials/trial_charts.h"
#include "trials/trial_pictures.h"
#include "trials/trial_tables.h"

#include <algorithm>
#include <utility>
#include <vector>

#include <QAction>
#include <QCheckBox>
#include <QFile>
#include <QLabel>
#include <QLineSeries>
#include <QTabWidget>

#include <vallum/trials/heat.h>

namespace vallum::app {
namespace {

/// What the page shows of a trial that was fought.
class TrialResultsTest : public TrialsPageTest {};

TEST_F(TrialResultsTest, AClickOnASquareOrABarListsItsBattles) {
    clickBattle(QStringLiteral("first-battle.json"));
    fight(6);
    TrialResults& results = page_->results();
    auto* tabs = results.findChild<QTabWidget*>();
    const int all = static_cast<int>(runner_.battlesFrom(0).size());
    const auto& layers = trials::layersOf(runner_.cells().front());
    const auto firstMelee = std::ranges::find(layers, trials::HeatKind::contacts, &trials::HeatLayer::kind);
    const auto layer = static_cast<std::size_t>(firstMelee - layers.begin());
    tabs->setCurrentIndex(1);
    results.layers().setCurrentIndex(static_cast<int>(layer));
    const auto battles = runner_.battlesFrom(0);
    const auto fought = std::ranges::find_if(
        battles, [&](const FoughtBattle& it) { return it.cell == 0 && !it.places.at(layer).empty(); });
    ASSERT_NE(fought, battles.end());
    const int square = fought->places.at(layer).front().place;
    const trials::HeatLayer unsplit = layers[layer];
    QTest::mouseClick(&results.map(), Qt::LeftButton, {}, results.map().pointOf(square));
    const auto there = std::ranges::count_if(battles, [&](const FoughtBattle& it) {
        return it.cell == 0 && it.happenedIn(layer, unsplit, square);
    });
    EXPECT_EQ(tabs->currentIndex(), 3);
    EXPECT_EQ(results.battles().listed(), there);
    EXPECT_LT(there, all);
    click(TrialResults::tr("&All battles"));
    EXPECT_EQ(results.battles().listed(), all);
    tabs->setCurrentIndex(0);
    auto* bars = results.findChild<IntervalBars*>();
    QTest::mouseClick(bars, Qt::LeftButton, {}, QPoint(bars->width() / 2, 8));
    EXPECT_EQ(results.battles().listed(), 6) << "those of one cell";
}

TEST_F(TrialResultsTest, AMapIsSplitByTheWinnerAndByTurns) {
    clickBattle(QStringLiteral("first-battle.json"));
    fight(6);
    TrialResults& results = page_->results();
    results.findChild<QTabWidget*>()->setCurrentIndex(1);
    const auto layers = trials::layersOf(runner_.cells().front());
    const auto found = std::ranges::find(layers, trials::HeatKind::standing, &trials::HeatLayer::kind);
    const auto layer = static_cast<std::size_t>(found - layers.begin());
    results.layers().setCurrentIndex(static_cast<int>(layer));
    EXPECT_TRUE(results.winners().itemText(1).startsWith(QStringLiteral("Battles won by ")));
    const auto battles = runner_.battlesFrom(0);
    const auto seen = [&](const trials::HeatLayer& split, int square) {
        return std::ranges::count_if(
            battles, [&](const FoughtBattle& it) { return it.happenedIn(layer, split, square); });
    };
    for (int winner = 0; winner != 3; ++winner) {
        for (int turns = 0; turns != 4; ++turns) {
            results.findChild<QTabWidget*>()->setCurrentIndex(1);
            results.winners().setCurrentIndex(winner);
            results.turns().setCurrentIndex(turns);
            const trials::HeatLayer split{trials::HeatKind::standing, found->side,
                                          static_cast<trials::HeatWinner>(winner),
                                          static_cast<trials::HeatTurns>(turns)};
            const trials::HeatMap map = trials::mapOf(runner_.tally()->cell(0), split);
            for (int square = 0; square != std::ssize(map); ++square) {
                const bool isThere = map[static_cast<std::size_t>(square)].times != 0;
                const QPoint at = results.map().pointOf(square);
                ASSERT_EQ(isThere, !results.map().wordsAt(at).isEmpty()) << square;
                ASSERT_EQ(isThere, seen(split, square) != 0) << square;
            }
            const auto some = std::ranges::find_if(map, [](const auto& it) { return it.times != 0; });
            if (some == map.end()) continue;
            const int square = static_cast<int>(some - map.begin());
            QTest::mouseClick(&results.map(), Qt::LeftButton, {}, results.map().pointOf(square));
            EXPECT_EQ(results.battles().listed(), seen(split, square));
        }
    }
}

TEST_F(TrialResultsTest, AClickOnASectionOrAUnitListsItsBattles) {
    clickBattle(QStringLiteral("breach-at-the-gate.json"));
    fight(12);
    TrialResults& results = page_->results();
    auto* tabs = results.findChild<QTabWidget*>();
    const auto battles = runner_.battlesFrom(0);
    const auto opened = std::ranges::find_if(battles, [](const auto& it) { return it.opened.has_value(); });
    const auto lost = std::ranges::find_if(battles, [](const auto& it) { return !it.destroyed.empty(); });
    ASSERT_TRUE(opened != battles.end() && lost != battles.end());
    const auto click = [&](QTableWidget& table, int wanted) {
        tabs->setCurrentIndex(2);
        table.sortByColumn(0, Qt::DescendingOrder);
        for (int row = 0; row != table.rowCount(); ++row) {
            if (table.item(row, 0)->data(Qt::UserRole).toInt() != wanted) continue;
            table.scrollToItem(table.item(row, 0));
            const QPoint at = table.visualItemRect(table.item(row, 0)).center();
            return QTest::mouseClick(table.viewport(), Qt::LeftButton, {}, at);
        }
        ADD_FAILURE() << "no row for " << wanted;
    };
    const int section = opened->opened->section;
    click(results.sections(), section);
    EXPECT_EQ(tabs->currentIndex(), 3);
    EXPECT_EQ(results.battles().listed(), std::ranges::count_if(battles, [&](const FoughtBattle& it) {
                  return it.opened && it.opened->section == section;
              }));
    const int unit = lost->destroyed.front();
    click(results.units(), unit);
    EXPECT_EQ(results.battles().listed(), std::ranges::count_if(battles, [&](const FoughtBattle& it) {
                  return std::ranges::find(it.destroyed, unit) != it.destroyed.end();
              }));
    tabs->setCurrentIndex(1);
    results.layers().setCurrentIndex(0);
    QTest::mouseClick(&results.map(), Qt::LeftButton, {}, results.map().pointOf(section));
    EXPECT_EQ(tabs->currentIndex(), 3) << "first openings fill the section";
    EXPECT_EQ(results.battles().listed(), std::ranges::count_if(battles, [&](const FoughtBattle& it) {
                  return it.opened && it.opened->section == section;
              }));
}

TEST_F(TrialResultsTest, CurvesOfASecondLevelAreHiddenAtFirstAndTheOthersHaveAKey) {
    clickBattle(QStringLiteral("standard-fortress-wood.json"));
    clickBattle(QStringLiteral("standard-fortress-stone.json"));
    fight(4, QStringLiteral("greedy"));
    const auto charts = page_->results().findChildren<TrialChart*>();
    const auto curvesOf = [&](const QString& name) {
        QList<QLineSeries*> curves;
        for (const TrialChart* chart : charts) {
            if (chart->accessibleName() != name) continue;
            for (QAbstractSeries* it : chart->chart()->series()) {
                if (auto* curve = qobject_cast<QLineSeries*>(it)) curves << curve;
            }
        }
        return curves;
    };
    const QString survival = TrialResults::tr("Fortresses still holding, by turn");
    EXPECT_EQ(curvesOf(survival).size(), 2);
    EXPECT_EQ(curvesOf(TrialResults::tr("Share of wins, and its 95% band")).size(), 2);
    for (const QLineSeries* curve : curvesOf(survival)) {
        const auto points = curve->points();
        for (qsizetype i = 1; i < points.size(); ++i) {
            EXPECT_TRUE(points[i].x() == points[i - 1].x() || points[i].y() == points[i - 1].y())
                << "a step, no slope";
        }
        const auto labels = page_->results().findChildren<QLabel*>();
        EXPECT_TRUE(std::ranges::any_of(labels, [&](const QLabel* it) {
            return it->text().contains(curve->color().name()) && it->text().contains(curve->name());
        })) << curve->name().toStdString();
    }
    for (auto* box : page_->results().findChildren<QCheckBox*>()) box->click();
    EXPECT_EQ(curvesOf(survival).size(), 4);
}

TEST_F(TrialResultsTest, ChartsAndMapsAreSavedAsPixelsLinesAndPaper) {
    clickBattle(QStringLiteral("first-battle.json"));
    fight(4);
    TrialResults& results = page_->results();
    results.findChild<QTabWidget*>()->setCurrentIndex(1);
    EXPECT_EQ(results.map().actions().size(), 3);
    const auto charts = results.findChildren<TrialChart*>();
    const std::vector<std::pair<QString, TrialPicture>> pictures{
        {QStringLiteral("map"), results.mapPicture()},
        {QStringLiteral("chart"), charts.front()->picture(QStringLiteral("<b>key</b>"))}};
    for (const auto& [name, picture] : pictures) {
        const auto begins = [&](const char* ending) {
            const QString path = folder_.filePath(name + QLatin1String(ending));
            EXPECT_EQ(savePicture(*window_, picture, path), Ending::done);
            QFile file(path);
            EXPECT_TRUE(file.open(QIODevice::ReadOnly));
            return file.readAll();
        };
        EXPECT_TRUE(begins(".svg").contains("<svg"));
        EXPECT_TRUE(begins(".pdf").startsWith("%PDF"));
        const QImage pixels = QImage::fromData(begins(".png"));
        EXPECT_GT(pixels.width(), picture.size.width() * 2);
        EXPECT_GT(pixels.height(), picture.size.height() * 2);
    }
}

TEST_F(TrialResultsTest, EveryReasonForAnEndIsNamedInFullBelowItsBars) {
    window_->resize(1024, 768);
    clickBattle(QStringLiteral("first-battle.json"));
    fight(12);
    const auto labels = page_->results().findChildren<QLabel*>();
    const auto tally = runner_.tally();
    const auto& reasons = tally->cells().front().reasons;
    ASSERT_FALSE(reasons.empty());
    for (const auto& [rule, times] : reasons) {
        const QString line = QStringLiteral("</span> ") + ruleName(RuleId(rule));
        EXPECT_TRUE(std::ranges::any_of(labels, [&](const QLabel* it) { return it->text().contains(line); }))
            << rule;
    }
}

}  // namespace
}  // namespace vallum::app
