// SPDX-License-Identifier: GPL-3.0-or-later
#include "trials/trial_form.h"

#include "art/faces.h"
#include "room/house_style.h"
#include "session/damage.h"
#include "texts.h"
#include "widgets/file_choice.h"

#include <algorithm>
#include <limits>

#include <QBoxLayout>
#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>

#include <vallum/core/file_format.h>
#include <vallum/core/text_file.h>
#include <vallum/players/player_names.h>
#include <vallum/trials/findings.h>

namespace vallum::app {

namespace {

namespace fs = std::filesystem;

constexpr int battlesAtFirst = 400;

QString titleOfPlayers(std::string_view name) {
    const QString word = inQt(name);
    if (word == QStringLiteral("random")) return TrialForm::tr("the computer, at random");
    if (word == QStringLiteral("recruit")) return TrialForm::tr("the computer, a recruit");
    if (word == QStringLiteral("greedy")) return TrialForm::tr("the computer");
    if (word == QStringLiteral("centurion")) return TrialForm::tr("the computer, a centurion (slow)");
    if (word == QStringLiteral("legate")) return TrialForm::tr("the computer, a legate (very slow)");
    return {};
}

QLabel* heading(const QString& words) {
    auto* label = new QLabel(words);
    label->setFont(art::font(art::Face::serif, art::Type::heading));
    return label;
}

}  // namespace

TrialForm::TrialForm(const Documents& documents, QWidget* parent)
    : QWidget(parent),
      scenarios_(new QListWidget),
      planName_(new QLabel),
      scenariosInstead_(new QPushButton(tr("Choose scenarios &instead"))),
      players_(new QComboBox),
      battles_(new QSpinBox),
      seed_(new QSpinBox),
      until_(new QComboBox),
      points_(new QSpinBox),
      forecast_(new QLabel),
      error_(new QLabel),
      earlier_(new QListWidget),
      go_(new QPushButton(tr("&Fight"))) {
    auto* columns = new QHBoxLayout(this);
    columns->setSpacing(28);
    columns->addWidget(makeChoice(), 3);
    auto* right = new QVBoxLayout;
    right->addWidget(makeNumbers());
    right->addWidget(makeEarlier(), 1);
    columns->addLayout(right, 2);
    listScenarios(documents);
    connect(scenarios_, &QListWidget::itemChanged, this, &TrialForm::refresh);
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
                      "wins. Check two or more, and each is compared with the first."));
    about->setWordWrap(true);
    planName_->setWordWrap(true);
    scenarios_->setAccessibleName(tr("Battles to try"));
    scenarios_->setAccessibleDescription(tr("Space checks a battle"));
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
    column->addWidget(scenarios_, 1);
    column->addLayout(buttons);
    return part;
}

QWidget* TrialForm::makeNumbers() {
    auto* part = new QWidget;
    for (const std::string_view name : players::playerNames()) {
        const QString title = titleOfPlayers(name);
        if (!title.isEmpty()) players_->addItem(title, inQt(name));
    }
    players_->setCurrentIndex(players_->findData(QStringLiteral("greedy")));
    battles_->setRange(1, trials::mostBattles);
    battles_->setValue(battlesAtFirst);
    seed_->setRange(0, std::numeric_limits<int>::max());
    seed_->setValue(1);
    until_->addItem(tr("all are fought"));
    until_->addItem(tr("every share is known to within"));
    until_->addItem(tr("it is clear which of two is better, tested against"));
    points_->setRange(1, 50);
    points_->setValue(trials::Stopping().points);
    points_->setSuffix(tr(" points"));
    forecast_->setWordWrap(true);
    error_->setWordWrap(true);
    setRank(*go_, Rank::main);
    auto* form = new QFormLayout;
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    form->addRow(tr("&Who plays"), players_);
    form->addRow(tr("&Battles of each"), battles_);
    form->addRow(tr("&Until"), until_);
    form->addRow(tr("&Points"), points_);
    form->addRow(tr("&Seed"), seed_);
    auto* column = new QVBoxLayout(part);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(heading(tr("How many")));
    column->addLayout(form);
    column->addWidget(forecast_);
    column->addWidget(error_);
    column->addWidget(go_, 0, Qt::AlignLeft);
    column->addStretch(1);
    connect(go_, &QPushButton::clicked, this, &TrialForm::wanted);
    connect(until_, &QComboBox::currentIndexChanged, this, &TrialForm::refresh);
    connect(points_, &QSpinBox::valueChanged, this, &TrialForm::refresh);
    return part;
}

QWidget* TrialForm::makeEarlier() {
    auto* part = new QWidget;
    earlier_->setAccessibleName(tr("Earlier trials"));
    earlier_->setAccessibleDescription(tr("Enter or a double click opens one; it can go on from there"));
    auto* column = new QVBoxLayout(part);
    column->setContentsMargins(0, 8, 0, 0);
    column->addWidget(heading(tr("Earlier trials")));
    column->addWidget(earlier_, 1);
    connect(earlier_, &QListWidget::itemActivated, this, [this](const QListWidgetItem* item) {
        Q_EMIT earlierWanted(item->data(Qt::UserRole).toString());
    });
    return part;
}

void TrialForm::listScenarios(const Documents& documents) {
    for (const auto& path : documents.scenarios()) {
        const auto scenario = documents.scenario(path);
        if (scenario) addScenario(inData(scenario->title), path, false);
    }
    for (const auto& kit : documents.kits()) {
        for (const auto& path : documents.scenariosOf(*kit)) {
            const auto glimpse = readFile(path).and_then(
                [&](const std::string& text) { return kit->glimpse(text, path.string()); });
            if (glimpse) addScenario(tr("%1 (%2)").arg(inData(glimpse->title), kit->name()), path, false);
        }
    }
}

void TrialForm::addScenario(const QString& title, const fs::path& file, bool isChecked) {
    auto* item = new QListWidgetItem(title, scenarios_);
    item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
    item->setCheckState(isChecked ? Qt::Checked : Qt::Unchecked);
    item->setData(Qt::UserRole, QString::fromStdString(file.string()));
    item->setToolTip(QString::fromStdString(file.filename().string()));
}

void TrialForm::askForFile() {
    const QString path = fileToOpen(this, tr("Add a scenario or a plan"),
                                    tr("Scenarios and plans (*.json *.vallum-scenario)"));
    if (path.isEmpty()) return;
    const auto added = add(path.toStdString());
    setError(added ? QString() : sentence(added.error()));
}

Expected<void, FileError> TrialForm::add(const fs::path& file) {
    return readFile(file).and_then([&](const std::string& text) -> Expected<void, FileError> {
        if (formatOf(text) != "vallum-trials") {
            addScenario(QString::fromStdString(file.stem().string()), file, true);
            refresh();
            return {};
        }
        return trials::planFrom(text, file.string()).map([&](trials::Plan plan) {
            usePlan(std::move(plan), file);
        });
    });
}

void TrialForm::usePlan(trials::Plan plan, const fs::path& file) {
    beside_ = file.parent_path();
    battles_->setValue(plan.battles);
    seed_->setValue(static_cast<int>(plan.seed));
    until_->setCurrentIndex(static_cast<int>(plan.stop.rule));
    points_->setValue(plan.stop.points);
    plan_ = std::move(plan);
    planName_->setText(tr("Plan: %1, with %2.")
                           .arg(inQt(plan_->title.empty() ? file.stem().string() : plan_->title),
                                counted(std::ssize(plan_->cells), plural("Trials", "%n cells", "%n cell"))));
    refresh();
}

std::vector<std::string> TrialForm::filesChosen() const {
    std::vector<std::string> files;
    for (int row = 0; row != scenarios_->count(); ++row) {
        const QListWidgetItem* item = scenarios_->item(row);
        if (item->checkState() == Qt::Checked)
            files.push_back(item->data(Qt::UserRole).toString().toStdString());
    }
    return files;
}

bool TrialForm::isReady() const { return plan_ || !filesChosen().empty(); }

trials::Plan TrialForm::plan() const {
    trials::Plan plan = plan_ ? *plan_ : trials::planOf(filesChosen());
    if (!plan_) plan.players.front() = {{}, players_->currentData().toString().toStdString(), {}};
    if (!plan_) plan.players.front().name = plan.players.front().all;
    plan.battles = battles_->value();
    plan.seed = static_cast<std::uint32_t>(seed_->value());
    plan.stop.rule = static_cast<trials::StopWhen>(until_->currentIndex());
    plan.stop.points = points_->value();
    return plan;
}

void TrialForm::setError(const QString& words) {
    error_->setText(words);
    error_->setVisible(!words.isEmpty());
}

void TrialForm::refresh() {
    planName_->setVisible(plan_.has_value());
    scenariosInstead_->setVisible(plan_.has_value());
    scenarios_->setEnabled(!plan_);
    players_->setEnabled(!plan_);
    points_->setEnabled(until_->currentIndex() != 0);
    setError({});
    go_->setEnabled(isReady());
    go_->setToolTip(isReady() ? QString() : tr("Check a battle first."));
    forecast_->setText(isReady() ? inQt(trials::forecast(plan())) : tr("Check a battle to begin."));
}

void TrialForm::listEarlier(const fs::path& folderOfAll) {
    earlier_->clear();
    std::error_code unknown;
    std::vector<fs::path> folders;
    for (const auto& entry : fs::directory_iterator(folderOfAll, unknown)) {
        if (fs::exists(entry.path() / "plan.json", unknown)) folders.push_back(entry.path());
    }
    std::ranges::sort(folders, std::greater());
    for (const fs::path& folder : folders) {
        auto* item = new QListWidgetItem(QString::fromStdString(folder.filename().string()), earlier_);
        item->setData(Qt::UserRole, QString::fromStdString(folder.string()));
    }
    earlier_->parentWidget()->setVisible(!folders.empty());
}

}  // namespace vallum::app
