// SPDX-License-Identifier: GPL-3.0-or-later
#include "trials/trial_results.h"

#include "art/faces.h"
#include "language/numbers.h"
#include "language/texts.h"
#include "trials/heat_view.h"
#include "trials/interval_bars.h"
#include "trials/trial_charts.h"
#include "trials/trial_tables.h"

#include <algorithm>
#include <array>
#include <ranges>
#include <utility>

#include <QBoxLayout>
#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <QTabWidget>

#include <vallum/trials/factors.h>

namespace vallum::app {

namespace {

constexpr double alpha = 0.05;
constexpr int battlesTab = 3;

/// Of one battle, 100 of 100 are won.
bool isTooEarly(const trials::Findings& all) {
    constexpr int fewest = 10;
    const auto isShort = [&](int cell) {
        return trials::isMain(all.plan, cell) && all.tally.cell(cell).battles < fewest;
    };
    const auto cells = std::views::iota(0, static_cast<int>(all.cells.size()));
    return all.plan.battles >= fewest && std::ranges::any_of(cells, isShort);
}

QString rich(const QStringList& sentences) {
    QStringList safe;
    for (const QString& it : sentences) safe << it.toHtmlEscaped();
    return safe.join(QStringLiteral("<br>"));
}

}  // namespace

TrialResults::TrialResults(TrialRunner& runner, QWidget* parent)
    : QWidget(parent),
      runner_(runner),
      verdict_(new QLabel),
      cautions_(new QLabel),
      tabs_(new QTabWidget),
      bars_(new IntervalBars),
      reasons_(new TrialChart(tr("How battles ended"))),
      reasonsKey_(new QLabel),
      wins_(new TrialChart(tr("Share of wins, and its 95% band"))),
      survival_(new TrialChart(tr("Fortresses still holding, by turn"))),
      curvesKey_(new QLabel),
      bothLevels_(new QCheckBox(tr("Curves of the secon&d level of player, too"))),
      layer_(new QComboBox),
      mapOf_(new QComboBox),
      winner_(new QComboBox),
      turns_(new QComboBox),
      legend_(new QLabel),
      map_(new HeatView),
      tableOf_(new QComboBox),
      held_(new QLabel),
      units_(new UnitTable),
      sections_(new SectionTable),
      narrowed_(new QWidget),
      only_(new QLabel),
      battles_(new BattleTable) {
    verdict_->setFont(art::font(art::Face::serif, art::Type::heading));
    for (QLabel* it : {verdict_, cautions_}) {
        it->setWordWrap(true);
        it->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    tabs_->addTab(makeOverview(), tr("&Result"));
    tabs_->addTab(makeMaps(), tr("&Maps"));
    tabs_->addTab(makeTables(), tr("&Units"));
    tabs_->addTab(makeBattles(), tr("Battl&es"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(verdict_);
    column->addWidget(cautions_);
    column->addWidget(tabs_, 1);
    for (QComboBox* it : {layer_, mapOf_, winner_, turns_, tableOf_})
        connect(it, &QComboBox::currentIndexChanged, this, &TrialResults::showTab);
    connect(tabs_, &QTabWidget::currentChanged, this, &TrialResults::showTab);
    connect(battles_, &BattleTable::battleWanted, this, &TrialResults::battleWanted);
    connect(bothLevels_, &QCheckBox::toggled, this, &TrialResults::refresh);
    connect(map_, &HeatView::placeClicked, this, &TrialResults::listPlace);
    connect(units_, &UnitTable::unitChosen, this, &TrialResults::listFallen);
    connect(sections_, &SectionTable::sectionChosen, this, &TrialResults::listOpened);
    connect(reasons_, &TrialChart::reasonClicked, this, &TrialResults::listReason);
    connect(bars_, &IntervalBars::cellClicked, this, [this](int cell) {
        narrow(inQt(runner_.cells().at(static_cast<std::size_t>(cell)).name),
               [cell](const FoughtBattle& it) { return it.cell == cell; });
    });
}

QWidget* TrialResults::makeOverview() {
    auto* page = new QWidget;
    auto* curves = new QHBoxLayout;
    curves->addWidget(wins_, 1);
    curves->addWidget(survival_, 1);
    auto* column = new QVBoxLayout(page);
    column->addWidget(bars_);
    column->addLayout(curves, 1);
    column->addWidget(curvesKey_);
    column->addWidget(bothLevels_);
    column->addWidget(reasons_, 1);
    for (QLabel* it : {curvesKey_, reasonsKey_}) it->setWordWrap(true);
    column->addWidget(reasonsKey_);
    auto* save = new QPushButton(tr("Save a p&icture"));
    auto* charts = new QMenu(save);
    for (const auto& [chart, key] :
         {std::pair(wins_, curvesKey_), std::pair(survival_, curvesKey_), std::pair(reasons_, reasonsKey_)}) {
        QAction* of = charts->addMenu(
            savingMenu(*chart, [chart = chart, key = key] { return chart->picture(key->text()); }));
        connect(charts, &QMenu::aboutToShow, of, [of, chart = chart] { of->setVisible(!chart->isHidden()); });
    }
    save->setMenu(charts);
    column->addWidget(save, 0, Qt::AlignLeft);
    auto* scrolled = new QScrollArea;
    scrolled->setFrameShape(QFrame::NoFrame);
    scrolled->setWidgetResizable(true);
    scrolled->setWidget(page);
    return scrolled;
}

QWidget* TrialResults::makeMaps() {
    auto* page = new QWidget;
    layer_->setAccessibleName(tr("What the map shows"));
    mapOf_->setAccessibleName(tr("Of which scenario"));
    winner_->setAccessibleName(tr("Which battles the map counts"));
    turns_->setAccessibleName(tr("Which turns the map counts"));
    for (QComboBox* it : {layer_, mapOf_, winner_, turns_, tableOf_})
        it->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    legend_->setWordWrap(true);
    auto* choices = new QGridLayout;
    choices->addWidget(layer_, 0, 0);
    choices->addWidget(mapOf_, 0, 1);
    choices->addWidget(winner_, 1, 0);
    choices->addWidget(turns_, 1, 1);
    choices->setColumnStretch(2, 1);
    auto* save = new QPushButton(tr("Save the p&icture"));
    save->setMenu(savingMenu(*map_, [this] { return mapPicture(); }));
    auto* column = new QVBoxLayout(page);
    column->addLayout(choices);
    column->addWidget(map_, 1);
    column->addWidget(legend_);
    column->addWidget(save, 0, Qt::AlignLeft);
    return page;
}

QWidget* TrialResults::makeTables() {
    auto* page = new QWidget;
    tableOf_->setAccessibleName(tr("Of which scenario"));
    auto* column = new QVBoxLayout(page);
    column->addWidget(tableOf_, 0, Qt::AlignLeft);
    held_->setWordWrap(true);
    column->addWidget(held_);
    column->addWidget(sections_, 1);
    column->addWidget(units_, 2);
    return page;
}

QWidget* TrialResults::makeBattles() {
    auto* page = new QWidget;
    auto* watch = new QPushButton(tr("&Watch this battle"));
    connect(watch, &QPushButton::clicked, this, [this] {
        if (const FoughtBattle* it = battles_->current()) Q_EMIT battleWanted(it->cell, it->battle);
    });
    auto* all = new QPushButton(tr("&All battles"));
    connect(all, &QPushButton::clicked, this, &TrialResults::widen);
    auto* row = new QHBoxLayout(narrowed_);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(only_, 1);
    row->addWidget(all);
    only_->setWordWrap(true);
    narrowed_->hide();
    auto* column = new QVBoxLayout(page);
    column->addWidget(narrowed_);
    column->addWidget(battles_, 1);
    column->addWidget(watch, 0, Qt::AlignLeft);
    return page;
}

void TrialResults::narrow(const QString& words, std::function<bool(const FoughtBattle&)> isWanted) {
    battles_->showOnly(std::move(isWanted));
    only_->setText(
        tr("%1: %2").arg(words, counted(battles_->listed(), plural("Trials", "%n battles", "%n battle"))));
    narrowed_->show();
    tabs_->setCurrentIndex(battlesTab);
    battles_->setFocus();
}

void TrialResults::widen() {
    battles_->showOnly(nullptr);
    narrowed_->hide();
}

/// Of a map of differences, the battles of both cells.
void TrialResults::listPlace(const trials::HeatPlace& place) {
    const Shown cells = shown();
    const trials::Cell& first = runner_.cells().at(static_cast<std::size_t>(cells.first));
    const trials::HeatLayer split = layerShown();
    narrow(tr("%1, in the place you clicked").arg(inQt(trials::titleOf(first, split))),
           [cells, split, layer = layerIndex(), one = place.first,
            other = place.second](const FoughtBattle& it) {
               return (it.cell == cells.first && it.happenedIn(layer, split, one)) ||
                      (it.cell == cells.second && it.happenedIn(layer, split, other));
           });
}

void TrialResults::listFallen(int unit) {
    const int cell = cellOfTables();
    const auto& units = runner_.cells().at(static_cast<std::size_t>(cell)).units;
    narrow(tr("Battles in which %1 was destroyed").arg(inQt(units.at(static_cast<std::size_t>(unit)).name)),
           [cell, unit](const FoughtBattle& it) {
               return it.cell == cell && std::ranges::find(it.destroyed, unit) != it.destroyed.end();
           });
}

void TrialResults::listOpened(int section) {
    const int cell = cellOfTables();
    const auto& sections = runner_.cells().at(static_cast<std::size_t>(cell)).sections;
    narrow(tr("Battles in which %1 was opened first")
               .arg(inQt(sections.at(static_cast<std::size_t>(section)).name)),
           [cell, section](const FoughtBattle& it) {
               return it.cell == cell && it.opened && it.opened->section == section;
           });
}

void TrialResults::listReason(int cell, const std::string& rule) {
    const QString name = inQt(runner_.cells().at(static_cast<std::size_t>(cell)).name);
    const QString reason = RuleId::isName(rule) ? ruleName(RuleId(rule)) : inQt(rule);
    narrow(tr("%1, %2", "a scenario, and how its battles ended").arg(name, reason),
           [cell, rule](const FoughtBattle& it) { return it.cell == cell && it.reason == rule; });
}

void TrialResults::startAnew() {
    widen();
    battles_->clearBattles();
    verdict_->setText(tr("The first battles are being fought."));
    cautions_->clear();
    bars_->show({});
    listCells();
}

void TrialResults::listCells() {
    const auto& cells = runner_.cells();
    const std::array boxes{layer_, mapOf_, winner_, turns_, tableOf_};
    for (QComboBox* box : boxes) {
        box->blockSignals(true);
        box->clear();
    }
    for (int i = 0; i != std::ssize(cells); ++i) {
        const QString name = inQt(cells[static_cast<std::size_t>(i)].name);
        tableOf_->addItem(name, i);
        mapOf_->addItem(name, QPoint(i, -1));
    }
    for (const auto& [first, second] : runner_.plan().pairs) {
        const trials::Cell& one = cells.at(static_cast<std::size_t>(first));
        const trials::Cell& other = cells.at(static_cast<std::size_t>(second));
        const auto nameOf = [](const trials::CellSide& it) { return it.name.english(); };
        const bool areAlike =
            one.board.isAlike(other.board) && trials::layersOf(one) == trials::layersOf(other);
        if (areAlike && std::ranges::equal(one.sides, other.sides, {}, nameOf, nameOf))
            mapOf_->addItem(tr("%1 minus %2").arg(inQt(one.name), inQt(other.name)), QPoint(first, second));
    }
    for (const trials::HeatLayer& layer : trials::layersOf(cells.front()))
        layer_->addItem(inQt(trials::titleOf(cells.front(), layer)));
    using trials::HeatTurns;
    using trials::HeatWinner;
    for (const HeatWinner it : {HeatWinner::any, HeatWinner::won, HeatWinner::notWon})
        winner_->addItem(inQt(trials::titleOf(cells.front(), it)));
    for (const HeatTurns it : {HeatTurns::all, HeatTurns::first, HeatTurns::second, HeatTurns::last})
        turns_->addItem(inQt(trials::titleOf(it)));
    for (QComboBox* box : boxes) box->blockSignals(false);
}

TrialResults::Shown TrialResults::shown() const {
    const QPoint cells = mapOf_->currentData().toPoint();
    return {cells.x(), cells.y()};
}

std::size_t TrialResults::layerIndex() const {
    return static_cast<std::size_t>(std::max(0, layer_->currentIndex()));
}

trials::HeatLayer TrialResults::layerShown() const {
    const auto layers = trials::layersOf(runner_.cells().at(static_cast<std::size_t>(shown().first)));
    trials::HeatLayer layer = layers.at(std::min(layerIndex(), layers.size() - 1));
    layer.winner = static_cast<trials::HeatWinner>(std::max(0, winner_->currentIndex()));
    layer.turns = static_cast<trials::HeatTurns>(std::max(0, turns_->currentIndex()));
    return layer;
}

int TrialResults::cellOfTables() const { return std::max(0, tableOf_->currentIndex()); }

TrialPicture TrialResults::mapPicture() const {
    QStringList title{layer_->currentText(), mapOf_->currentText()};
    for (const QComboBox* it : {winner_, turns_}) {
        if (it->currentIndex() > 0) title << it->currentText();
    }
    const QString heading = title.join(QStringLiteral(" · "));
    return {heading, heading, legend_->text().toHtmlEscaped(), map_->size(),
            [this](QPainter& painter) { map_->paint(painter, pictureSharpness); }};
}

QString TrialResults::verdict() const { return verdict_->text(); }

void TrialResults::refresh() {
    const auto tally = runner_.tally();
    if (!tally) return;
    battles_->add(runner_.cells(), runner_.battlesFrom(battles_->battles()));
    const trials::Findings all{runner_.plan(), runner_.cells(), *tally, runner_.ended()};
    showWords(all);
    showBars(all);
    showCurves(all);
    reasons_->showReasons(all);
    reasonsKey_->setText(reasons_->reasonsKey());
    showTab();
}

void TrialResults::showCurves(const trials::Findings& all) {
    const auto cells = std::views::iota(0, static_cast<int>(all.cells.size()));
    bothLevels_->setVisible(
        !std::ranges::all_of(cells, [&](int cell) { return trials::isMain(all.plan, cell); }));
    const Levels levels = bothLevels_->isChecked() ? Levels::both : Levels::main;
    wins_->showWins(all, levels);
    survival_->showSurvival(all, levels);
    curvesKey_->setText(curvesKey(all, levels));
    curvesKey_->setVisible(!curvesKey_->text().isEmpty());
}

void TrialResults::showWords(const trials::Findings& all) {
    QStringList found;
    QStringList again;
    for (const trials::Comparison& it : trials::comparisons(all.plan, all.tally))
        (trials::isMain(all.plan, it) ? found : again) << inQt(trials::verdict(all, it));
    if (found.isEmpty()) found << inQt(trials::shareSentence(all, 0));
    if (!all.plan.factors.empty()) {
        found.clear();
        again.clear();
        for (const trials::Effect& it : trials::effects(all.plan, all.tally))
            found << inQt(trials::effectSentence(all, it));
        for (const trials::Effect& it : trials::effects(all.plan, all.tally, false))
            again << inQt(trials::effectSentence(all, it));
    }
    verdict_->setText(isTooEarly(all) ? tr("Fewer than ten battles of each so far: too early for a verdict.")
                                      : rich(found));
    QStringList warnings;
    if (const auto about = trials::aboutIntervals(all); about && !isTooEarly(all)) warnings << inQt(*about);
    if (const auto heading = trials::secondHeading(all); heading && !again.isEmpty())
        warnings << inQt(*heading) + QLatin1Char(':') << again;
    if (runner_.state() == TrialRunner::State::ended) warnings << inQt(trials::whyItEnded(all));
    if (trials::isBroken(all.tally))
        warnings << QStringLiteral("⚠ ") +
                        tr("More than one battle in a thousand ended in an error: do not rely on this.");
    for (const Text& it : trials::cautions(all)) warnings << QStringLiteral("⚠ ") + inQt(it);
    cautions_->setText(rich(warnings));
    cautions_->setVisible(!warnings.isEmpty());
}

void TrialResults::showBars(const trials::Findings& all) {
    std::vector<IntervalBars::Row> rows;
    for (std::size_t i = 0; i != all.cells.size(); ++i) {
        const trials::CellTally& it = all.tally.cells()[i];
        if (it.battles == 0) continue;
        IntervalBars::Row row{inQt(all.cells[i].name),
                              static_cast<double>(it.wins) / it.battles,
                              trials::wilson(it.wins, it.battles, trials::zOf(all.plan, it.battles, alpha)),
                              {},
                              static_cast<int>(i)};
        row.words = tr("%1 (%2 to %3), %4")
                        .arg(percent(row.share), percent(row.interval.low), percent(row.interval.high),
                             counted(it.battles, plural("Trials", "%n battles", "%n battle")));
        rows.push_back(std::move(row));
    }
    bars_->show(std::move(rows));
}

/// Updates only the visible tab, to save time.
void TrialResults::showTab() {
    const auto tally = runner_.tally();
    if (!tally || mapOf_->count() == 0) return;
    if (map_->isVisible() || tabs_->currentIndex() == 1) showMap(*tally);
    if (tabs_->currentIndex() == 2) showTables(*tally);
}

void TrialResults::showMap(const trials::Tally& tally) {
    const Shown cells = shown();
    if (cells.second >= 0) return showDifferences(tally);
    const trials::HeatLayer layer = layerShown();
    const std::vector<double> means = trials::meansOf(tally.cell(cells.first), layer);
    const double scale = trials::scaleOf(means);
    map_->showMeans(runner_.cells().at(static_cast<std::size_t>(cells.first)), layer, means, scale);
    legend_->setText(scale == 0 ? tr("It has never happened.")
                                : tr("Darker is more often; darkest: %1 times per battle. Rest the mouse on "
                                     "a place for its number; click it for its battles.")
                                      .arg(numeral(scale, 2)));
}

void TrialResults::showDifferences(const trials::Tally& tally) {
    const Shown cells = shown();
    const trials::HeatLayer layer = layerShown();
    const trials::Cell& first = runner_.cells().at(static_cast<std::size_t>(cells.first));
    const trials::Cell& second = runner_.cells().at(static_cast<std::size_t>(cells.second));
    const auto places = trials::placesOf(first, second, layer);
    const auto differences =
        trials::differencesOf(places, tally.cell(cells.first), tally.cell(cells.second), layer);
    map_->showDifferences(first, layer, places, differences);
    const bool isAny = std::ranges::any_of(differences, &trials::HeatDifference::isShown);
    legend_->setText(isAny ? tr("Orange: more often in the first; blue: less often. Only differences "
                                "beyond chance are shown.")
                           : tr("The two differ nowhere by more than chance."));
}

void TrialResults::showTables(const trials::Tally& tally) {
    const int index = cellOfTables();
    const trials::Cell& cell = runner_.cells().at(static_cast<std::size_t>(index));
    units_->show(cell, tally.cell(index));
    const bool isSiege = std::ranges::any_of(cell.sections, &trials::CellSection::isOfFortress);
    sections_->setVisible(isSiege);
    const trials::Findings all{runner_.plan(), runner_.cells(), tally, runner_.ended()};
    const auto held = isSiege ? trials::holdingSentence(all, index) : std::nullopt;
    held_->setVisible(held.has_value());
    if (held) held_->setText(inQt(*held));
    if (sections_->isVisibleTo(this)) sections_->show(cell, tally.cell(index));
}

}  // namespace vallum::app
