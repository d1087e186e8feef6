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
#include <limits>

#include <QBoxLayout>
#include <QCheckBox>
#include <QComboBox>
#include <QDateTime>
#include <QFormLayout>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QPushButton>
#include <QSpinBox>

#include <vallum/core/file_format.h>
#include <vallum/core/text_file.h>
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

TrialForm::TrialForm(const Documents& documents, QWidget* parent)
    : QWidget(parent),
      choice_(new TrialChoice(documents)),
      planName_(new QLabel),
      scenariosInstead_(new QPushButton(tr("Choose scenarios &instead"))),
      players_(new QComboBox),
      against_(new QComboBox),
      battles_(new QSpinBox),
      seed_(new QSpinBox),
      until_(new QComboBox),
      points_(new QSpinBox),
      levels_(new QCheckBox(tr("Rank at two &levels of player"))),
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
    connect(choice_, &TrialChoice::choiceChanged, this, &TrialForm::refresh);
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
    column->addWidget(choice_, 1);
    column->addLayout(buttons);
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
    until_->addItem(tr("It is clear which of two is better, tested against"));
    points_->setRange(1, 50);
    points_->setValue(trials::Stopping().points);
    points_->setSuffix(tr(" points"));
    levels_->setChecked(true);
    levels_->setToolTip(
        tr("A quarter of the battles is also fought between recruits, or between greedy players if "
           "recruits play: you see whether the ranking depends on the player."));
    forecast_->setWordWrap(true);
    error_->setWordWrap(true);
    setRank(*go_, Rank::main);
    auto* form = new QFormLayout;
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    form->addRow(tr("&Who plays"), players_);
    form->addRow(tr("&Against"), against_);
    form->addRow(tr("&Battles of each"), battles_);
    form->addRow(tr("&Until"), until_);
    form->addRow(tr("&Points"), points_);
    form->addRow(tr("&Seed"), seed_);
    form->addRow(levels_);
    auto* column = new QVBoxLayout(part);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(heading(tr("How many")));
    column->addLayout(form);
    column->addWidget(forecast_);
    column->addWidget(time_);
    column->addWidget(error_);
    column->addWidget(go_, 0, Qt::AlignLeft);
    column->addStretch(1);
    connect(go_, &QPushButton::clicked, this, &TrialForm::wanted);
    for (const QComboBox* choice : {players_, against_, until_})
        connect(choice, &QComboBox::currentIndexChanged, this, &TrialForm::refresh);
    for (const QSpinBox* number : {battles_, seed_, points_})
        connect(number, &QSpinBox::valueChanged, this, &TrialForm::refresh);
    connect(levels_, &QCheckBox::toggled, this, &TrialForm::refresh);
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
    column->addWidget(earlier_, 1);
    column->addLayout(buttons);
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
    battles_->setValue(plan.battles);
    seed_->setValue(static_cast<int>(plan.seed));
    until_->setCurrentIndex(static_cast<int>(plan.stop.rule));
    points_->setValue(plan.stop.points);
    levels_->setChecked(!plan.oneLevel);
    plan_ = std::move(plan);
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
    return trials::planOf(std::move(scenarios), playersOfChoice());
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
    trials::addSecondLevel(plan);
    return plan;
}

void TrialForm::setError(const QString& words) {
    error_->setText(words);
    error_->setVisible(!words.isEmpty());
}

void TrialForm::refresh() {
    planName_->setVisible(plan_.has_value());
    scenariosInstead_->setVisible(plan_.has_value());
    choice_->setEnabled(!plan_);
    players_->setEnabled(!plan_);
    against_->setEnabled(!plan_);
    points_->setEnabled(until_->currentIndex() != 0);
    setError({});
    go_->setEnabled(isReady());
    go_->setToolTip(isReady() ? QString() : tr("Check a battle first."));
    forecast_->setText(isReady() ? inQt(trials::forecast(plan())) : tr("Check a battle to begin."));
    time_->clear();
    Q_EMIT planChanged();
}

void TrialForm::setTime(const QString& words) { time_->setText(words); }

void TrialForm::listEarlier(const fs::path& folderOfAll) {
    earlier_->clear();
    std::error_code unknown;
    std::vector<fs::path> folders;
    for (const auto& entry : fs::directory_iterator(folderOfAll, unknown)) {
        if (fs::exists(entry.path() / "plan.json", unknown)) folders.push_back(entry.path());
    }
    std::ranges::sort(folders, std::greater());
    constexpr std::size_t most = 30;
    if (folders.size() > most) folders.resize(most);
    for (const fs::path& folder : folders) {
        const QString name = QString::fromStdString(folder.filename().string());
        const auto kept = trials::keptTrial(folder);
        auto* item = new QListWidgetItem(kept ? wordsFor(folder, *kept) : name, earlier_);
        item->setToolTip(name);
        item->setData(folderRole, QString::fromStdString(folder.string()));
        item->setData(isUnfinishedRole, kept && !kept->isFinished);
    }
    earlier_->setVisible(!folders.empty());
    continue_->setVisible(!folders.empty());
    refreshEarlier();
}

}  // namespace vallum::app
