// SPDX-License-Identifier: GPL-3.0-or-later
#include "trials/trial_form.h"

#include "art/faces.h"
#include "field/session/field_texts.h"
#include "language/texts.h"
#include "room/house_style.h"
#include "session/damage.h"
#include "trials/trial_choice.h"
#include "widgets/file_choice.h"

#include <algorithm>
#include <functional>
#include <limits>
#include <utility>

#include <QBoxLayout>
#include <QCheckBox>
#include <QComboBox>
#include <QDateTime>
#include <QFormLayout>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QStandardItemModel>

#include <vallum/core/file_format.h>
#include <vallum/core/text_file.h>
#include <vallum/field/files/scenario_file.h>
#include <vallum/players/player_names.h>
#include <vallum/trials/findings.h>
#include <vallum/trials/folder.h>
#include <vallum/trials/tables.h>

namespace vallum::app {

namespace {

namespace fs = std::filesystem;

constexpr int battlesAtFirst = 400;

QString titleOfPlayers(std::string_view name) {
    const QString word = inQt(name);
    if (word == QStringLiteral("random")) return TrialForm::tr("Random");
    if (word == QStringLiteral("recruit")) return TrialForm::tr("Recruit");
    if (word == QStringLiteral("greedy")) return TrialForm::tr("Regular");
    if (word == QStringLiteral("centurion")) return TrialForm::tr("Centurion (slow)");
    if (word == QStringLiteral("legate")) return TrialForm::tr("Legate (very slow)");
    return {};
}

constexpr int folderRole = Qt::UserRole;
constexpr int isUnfinishedRole = Qt::UserRole + 1;

bool searches(const std::string& player) {
    return player.starts_with("centurion") || player.starts_with("legate");
}
bool searches(const std::vector<trials::PlannedPlayers>& players) {
    return std::ranges::any_of(players, [](const trials::PlannedPlayers& it) {
        return searches(it.all) ||
               std::ranges::any_of(it.seats, [](const std::string& seat) { return searches(seat); });
    });
}

/// The subject, date and size of a past trial.
QString wordsFor(const fs::path& folder, const trials::KeptTrial& kept) {
    const QString begun = QString::fromStdString(folder.filename().string());
    const QDateTime when = QDateTime::fromString(begun.left(19), QStringLiteral("yyyy-MM-dd HH.mm.ss"));
    const QString date = when.isValid() ? QLocale().toString(when, QLocale::ShortFormat) : begun;
    const QString words = TrialForm::tr("%1\n%2 · %3 of each")
                              .arg(titleOf(kept.plan), date,
                                   counted(kept.plan.battles, plural("Trials", "%n battles", "%n battle")));
    if (kept.isFinished) return words;
    return words + QLatin1Char('\n') +
           TrialForm::tr("Unfinished: %1 of %2 battles").arg(kept.battles).arg(battlesOf(kept.plan));
}

/// A list that takes the height that is left and scrolls, so that the page around it need not.
void scrollFrom(QListWidget& list, int leastHeight) {
    list.setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored);
    list.setMinimumHeight(leastHeight);
}

QLabel* heading(const QString& words) {
    auto* label = new QLabel(words);
    label->setFont(art::font(art::Face::serif, art::Type::heading));
    return label;
}

}  // namespace

QString titleOf(const trials::Plan& plan) {
    if (!plan.title.empty()) return inQt(plan.title);
    QStringList names;
    for (const trials::PlannedScenario& it : plan.scenarios) names << inQt(it.name);
    constexpr int most = 3;
    if (names.size() > most) return TrialForm::tr("%1 and others").arg(names.first());
    return names.join(QStringLiteral(" · "));
}

TrialForm::TrialForm(const Documents& documents, const field::Library& library, QWidget* parent)
    : QWidget(parent),
      library_(library),
      layouts_(documents.resources() / "fortresses"),
      choice_(new TrialChoice(documents)),
      planName_(new QLabel),
      scenariosInstead_(new QPushButton(tr("Choose scenarios &instead"))),
      numbers_(new QFormLayout),
      players_(new QComboBox),
      against_(new QComboBox),
      fortress_(new QComboBox),
      battles_(new QSpinBox),
      seed_(new QSpinBox),
      until_(new QComboBox),
      points_(new QSpinBox),
      levels_(new QCheckBox(tr("Rank at two &levels of player"))),
      explain_(new QCheckBox(tr("Keep the reasons of searching players"))),
      forecast_(new QLabel),
      time_(new QLabel),
      error_(new QLabel),
      earlier_(new QListWidget),
      continue_(new QPushButton(tr("&Continue it"))),
      go_(new QPushButton(tr("&Fight"))) {
    auto* columns = new QHBoxLayout(this);
    columns->setSpacing(28);
    columns->addWidget(makeChoice(), 3);
    auto* right = new QVBoxLayout;
    right->addWidget(makeNumbers());
    right->addWidget(makeEarlier(), 1);
    columns->addLayout(right, 2);
    connect(choice_, &TrialChoice::choiceChanged, this, &TrialForm::followChoice);
    connect(scenariosInstead_, &QPushButton::clicked, this, [this] {
        plan_.reset();
        refresh();
    });
    refresh();
}

QWidget* TrialForm::makeChoice() {
    auto* part = new QWidget;
    auto* about =
        new QLabel(tr("Let the computer fight a battle hundreds of times and see how often each side "
                      "wins. Check two or more of one kind, and each is compared with the first."));
    about->setWordWrap(true);
    planName_->setWordWrap(true);
    auto* add = new QPushButton(tr("&Add a scenario or a plan…"));
    connect(add, &QPushButton::clicked, this, &TrialForm::askForFile);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(add);
    buttons->addWidget(scenariosInstead_);
    buttons->addStretch(1);
    auto* column = new QVBoxLayout(part);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(heading(tr("What to try")));
    column->addWidget(about);
    column->addWidget(planName_);
    column->addLayout(buttons);
    column->addWidget(choice_, 1);
    constexpr int leastHeight = 160;
    scrollFrom(*choice_, leastHeight);
    return part;
}

QWidget* TrialForm::makeNumbers() {
    auto* part = new QWidget;
    against_->addItem(tr("The same"));
    for (const std::string_view name : players::playerNames()) {
        const QString title = titleOfPlayers(name);
        if (title.isEmpty()) continue;
        players_->addItem(title, inQt(name));
        against_->addItem(title, inQt(name));
    }
    against_->setToolTip(tr("Two different players fight each battle both ways around."));
    players_->setCurrentIndex(players_->findData(QStringLiteral("greedy")));
    battles_->setRange(1, trials::mostBattles);
    battles_->setValue(battlesAtFirst);
    seed_->setRange(0, std::numeric_limits<int>::max());
    seed_->setValue(1);
    until_->addItem(tr("All are fought"));
    until_->addItem(tr("Every share is known to within"));
    until_->addItem({});
    points_->setRange(1, 50);
    points_->setValue(trials::Stopping().points);
    points_->setSuffix(tr(" points"));
    fortress_->addItem(tr("None"));
    for (const field::FortressLayout& it : library_.fortresses)
        fortress_->addItem(inQt(Text::data(it.title)),
                           QString::fromStdString((layouts_ / (it.id + ".json")).string()));
    fortress_->setToolTip(
        tr("Each siege is also fought with this fortress in the place of its own. What stands in the towers "
           "must find them there."));
    explain_->setToolTip(
        tr("In the file explain.jsonl of the results: which plans they weighed at each "
           "decision, and why they chose one."));
    levels_->setChecked(true);
    levels_->setToolTip(
        tr("A quarter of the battles is also fought between recruits, or between greedy players if "
           "recruits play: you see whether the ranking depends on the player."));
    forecast_->setWordWrap(true);
    error_->setWordWrap(true);
    setRank(*go_, Rank::main);
    numbers_->setRowWrapPolicy(QFormLayout::WrapLongRows);
    numbers_->addRow(tr("&Who plays"), players_);
    numbers_->addRow(tr("&Against"), against_);
    numbers_->addRow(tr("Ot&her fortress"), fortress_);
    numbers_->addRow(tr("&Battles of each"), battles_);
    numbers_->addRow(tr("&Until"), until_);
    numbers_->addRow(tr("&Points"), points_);
    numbers_->addRow(tr("&Seed"), seed_);
    numbers_->addRow(levels_);
    numbers_->addRow(explain_);
    auto* column = new QVBoxLayout(part);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(heading(tr("How many")));
    column->addLayout(numbers_);
    column->addWidget(forecast_);
    column->addWidget(time_);
    column->addWidget(error_);
    column->addWidget(go_, 0, Qt::AlignLeft);
    column->addStretch(1);
    connect(go_, &QPushButton::clicked, this, &TrialForm::wanted);
    for (const QComboBox* choice : {players_, against_, fortress_, until_})
        connect(choice, &QComboBox::currentIndexChanged, this, &TrialForm::refresh);
    for (const QSpinBox* number : {battles_, seed_, points_})
        connect(number, &QSpinBox::valueChanged, this, &TrialForm::refresh);
    for (const QCheckBox* it : {levels_, explain_})
        connect(it, &QCheckBox::toggled, this, &TrialForm::refresh);
    return part;
}

QWidget* TrialForm::makeEarlier() {
    auto* part = new QWidget;
    earlier_->setObjectName(QStringLiteral("earlierTrials"));
    earlier_->setWordWrap(true);
    earlier_->setSpacing(3);
    earlier_->setAccessibleName(tr("Earlier trials"));
    earlier_->setAccessibleDescription(tr("Enter or a double click opens one; it can go on from there"));
    auto* other = new QPushButton(tr("&Open a trial's folder…"));
    other->setToolTip(tr("The results of a trial from the command line, for example"));
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(continue_);
    buttons->addWidget(other);
    buttons->addStretch(1);
    auto* column = new QVBoxLayout(part);
    column->setContentsMargins(0, 8, 0, 0);
    column->addWidget(heading(tr("Earlier trials")));
    column->addLayout(buttons);
    column->addWidget(earlier_, 1);
    column->addStretch();
    constexpr int leastHeight = 64;
    scrollFrom(*earlier_, leastHeight);
    connect(earlier_, &QListWidget::itemActivated, this, [this] { Q_EMIT earlierWanted(earlierFolder()); });
    connect(earlier_, &QListWidget::currentItemChanged, this, &TrialForm::refreshEarlier);
    connect(continue_, &QPushButton::clicked, this, [this] { Q_EMIT continueWanted(earlierFolder()); });
    connect(other, &QPushButton::clicked, this, &TrialForm::askForFolder);
    return part;
}

QString TrialForm::earlierFolder() const { return earlier_->currentItem()->data(folderRole).toString(); }

void TrialForm::refreshEarlier() {
    const QListWidgetItem* item = earlier_->currentItem();
    continue_->setEnabled(item != nullptr && item->data(isUnfinishedRole).toBool());
    continue_->setToolTip(continue_->isEnabled() ? QString() : tr("Choose a trial that is unfinished."));
}

void TrialForm::askForFile() {
    const QString path = fileToOpen(this, tr("Add a scenario or a plan"),
                                    tr("Scenarios and plans (*.json *.vallum-scenario)"));
    if (path.isEmpty()) return;
    if (const QString problem = add(path.toStdString()); !problem.isEmpty()) setError(problem);
}

void TrialForm::askForFolder() {
    const QString folder = chosenFolder(this, tr("The folder of a trial's results"));
    if (!folder.isEmpty()) Q_EMIT earlierWanted(folder);
}

QString TrialForm::add(const fs::path& file) {
    std::error_code unknown;
    const fs::path folder = fs::is_directory(file, unknown) ? file : file.parent_path();
    if ((folder == file || file.filename() == "plan.json") && trials::Folder::isAt(folder)) {
        Q_EMIT earlierWanted(QString::fromStdString(folder.string()));
        return {};
    }
    const auto text = readFile(file);
    if (!text || formatOf(*text) != "vallum-trials") return choice_->add(file);
    auto plan = trials::planFrom(*text, file.string());
    if (!plan) return sentence(plan.error());
    usePlan(*std::move(plan), file);
    return {};
}

void TrialForm::usePlan(trials::Plan plan, const fs::path& file) {
    planFile_ = file;
    plan_ = std::move(plan);
    battles_->setValue(plan_->battles);
    seed_->setValue(static_cast<int>(plan_->seed));
    until_->setCurrentIndex(static_cast<int>(plan_->stop.rule));
    points_->setValue(plan_->stop.points);
    levels_->setChecked(!plan_->oneLevel);
    explain_->setChecked(plan_->explain);
    planName_->setText(tr("Plan: %1, with %2.")
                           .arg(inQt(plan_->title.empty() ? file.stem().string() : plan_->title),
                                counted(std::ssize(plan_->cells), plural("Trials", "%n cells", "%n cell"))));
    refresh();
}

/// Scenarios go by their titles.
trials::Plan TrialForm::planOfChoice() const {
    std::vector<trials::PlannedScenario> scenarios;
    for (const ShelfBattle* it : choice_->chosen())
        scenarios.push_back({it->title().toStdString(), it->path.string(), {}});
    auto layouts = layoutsOfChoice(scenarios);
    return trials::planOf(std::move(scenarios), playersOfChoice(), std::move(layouts));
}

/// The fortress of the siege itself, too: what the other is worth is told by comparing.
std::vector<trials::PlannedLayout> TrialForm::layoutsOfChoice(
    const std::vector<trials::PlannedScenario>& scenarios) const {
    const QString file = fortress_->currentData().toString();
    if (file.isEmpty() || !areSieges_) return {};
    const std::string own =
        scenarios.size() == 1 ? scenarios.front().name : tr("its own fortress").toStdString();
    return {{own, {}, {}}, {fortress_->currentText().toStdString(), file.toStdString(), {}}};
}

/// Both ways round, so that neither player always has the better side.
std::vector<trials::PlannedPlayers> TrialForm::playersOfChoice() const {
    const std::string one = players_->currentData().toString().toStdString();
    const std::string other = against_->currentData().toString().toStdString();
    if (other.empty() || other == one) return {{{}, one, {}}};
    const auto named = [](const QComboBox& first, const QComboBox& second) {
        return tr("%1 against %2").arg(first.currentText(), second.currentText()).toStdString();
    };
    // The first seat is played by the one named first.
    return {trials::PlannedPlayers{named(*players_, *against_), other, {one}},
            trials::PlannedPlayers{named(*against_, *players_), one, {other}}};
}

bool TrialForm::isReady() const { return plan_ || !choice_->chosen().empty(); }

trials::Plan TrialForm::plan() const {
    trials::Plan plan = plan_ ? *plan_ : planOfChoice();
    plan.battles = battles_->value();
    plan.seed = static_cast<std::uint32_t>(seed_->value());
    plan.stop.rule = static_cast<trials::StopWhen>(until_->currentIndex());
    plan.stop.points = points_->value();
    plan.oneLevel = !levels_->isChecked();
    plan.explain = explain_->isChecked() && searches(plan.players);
    trials::addSecondLevel(plan);
    return plan;
}

void TrialForm::setError(const QString& words) {
    error_->setText(words);
    error_->setVisible(!words.isEmpty());
}

void TrialForm::followChoice() {
    const auto hasFortress = [&](const ShelfBattle* it) {
        const auto scenario = field::loadScenario(it->path, library_);
        return scenario && !scenario->setting->fortresses.empty();
    };
    const auto chosen = choice_->chosen();
    areSieges_ = !chosen.empty() && std::ranges::all_of(chosen, hasFortress);
    refresh();
}

/// Which of two is better can only be tested with two.
void TrialForm::refreshTest() {
    constexpr int test = static_cast<int>(trials::StopWhen::difference);
    const bool areTwo = isReady() && trials::mainCells(plan()).size() == 2;
    const auto* model = qobject_cast<QStandardItemModel*>(until_->model());
    model->item(test)->setEnabled(areTwo);
    model->item(test)->setText(areTwo ? tr("It is clear which of two is better, tested against")
                                      : tr("Which of two is better: needs two to compare"));
    if (areTwo || until_->currentIndex() != test) return;
    const QSignalBlocker quiet(until_);
    until_->setCurrentIndex(0);
}

void TrialForm::refresh() {
    refreshTest();
    planName_->setVisible(plan_.has_value());
    scenariosInstead_->setVisible(plan_.has_value());
    choice_->setEnabled(!plan_);
    players_->setEnabled(!plan_);
    against_->setEnabled(!plan_);
    numbers_->setRowVisible(fortress_, !plan_ && areSieges_);
    numbers_->setRowVisible(explain_, searches(plan_ ? plan_->players : playersOfChoice()));
    points_->setEnabled(until_->currentIndex() != 0);
    setError({});
    go_->setEnabled(isReady());
    go_->setToolTip(isReady() ? QString() : tr("Check a battle first."));
    forecast_->setText(isReady() ? inQt(trials::forecast(plan())) : tr("Check a battle to begin."));
    time_->clear();
    Q_EMIT planChanged();
}

void TrialForm::setTime(const QString& words) { time_->setText(words); }

void TrialForm::listEarlier(std::vector<fs::path> folders) {
    earlier_->clear();
    // A plan is written when its trial begins.
    std::ranges::sort(folders, std::greater(), [](const fs::path& it) {
        std::error_code unknown;
        return std::pair(fs::last_write_time(it / "plan.json", unknown), it);
    });
    constexpr std::size_t most = 30;
    if (folders.size() > most) folders.resize(most);
    for (const fs::path& folder : folders) {
        const QString name = QString::fromStdString(folder.filename().string());
        const auto kept = trials::keptTrial(folder);
        auto* item = new QListWidgetItem(kept ? wordsFor(folder, *kept) : name, earlier_);
        item->setToolTip(QString::fromStdString(folder.string()));
        item->setData(folderRole, QString::fromStdString(folder.string()));
        item->setData(isUnfinishedRole, kept && !kept->isFinished);
    }
    earlier_->setVisible(!folders.empty());
    continue_->setVisible(!folders.empty());
    refreshEarlier();
}

}  // namespace vallum::app
