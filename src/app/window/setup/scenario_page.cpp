// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/setup/scenario_page.h"

#include "texts.h"
#include "window/picture.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QListWidget>
#include <QPainter>
#include <QVBoxLayout>

namespace vallum::app {

/// The table of a scenario, small.
class ScenarioPicture final : public QWidget {
public:
    ScenarioPicture() { setMinimumSize(260, 200); }

    void show(const field::Battle& battle) {
        battle_ = battle;
        image_ = {};
        update();
    }

protected:
    void paintEvent(QPaintEvent* /*event*/) override {
        if (!battle_) return;
        const QSize pixels = size() * devicePixelRatioF();
        if (image_.size() != pixels) {
            image_ = pictureOf(*battle_, pixels);
            image_.setDevicePixelRatio(devicePixelRatioF());
        }
        QPainter(this).drawImage(0, 0, image_);
    }

private:
    std::optional<field::Battle> battle_;
    QImage image_;
};

ScenarioPage::ScenarioPage(const Documents& documents, QWidget* parent)
    : QWidget(parent),
      list_(new QListWidget),
      text_(new QLabel),
      picture_(new ScenarioPicture),
      who_(new QFormLayout) {
    list_->setAccessibleName(tr("Scenarios"));
    list_->setAccessibleDescription(tr("Battles that are ready to be fought"));
    text_->setWordWrap(true);
    text_->setAlignment(Qt::AlignTop);
    for (const auto& path : documents.scenarios()) {
        auto scenario = documents.scenario(path);
        auto* item = new QListWidgetItem(list_);
        if (!scenario) {
            item->setText(QString::fromStdString(path.filename().string()));
            item->setToolTip(sentence(scenario.error()));
            item->setFlags(Qt::NoItemFlags);
            scenarios_.emplace_back();
            continue;
        }
        item->setText(inData(scenario->title));
        scenarios_.push_back(std::move(*scenario));
    }
    auto* right = new QVBoxLayout;
    right->addWidget(picture_, 1);
    right->addWidget(text_);
    right->addLayout(who_);
    auto* row = new QHBoxLayout(this);
    row->addWidget(list_, 1);
    row->addLayout(right, 2);
    connect(list_, &QListWidget::currentRowChanged, this, &ScenarioPage::showScenario);
    connect(list_, &QListWidget::itemDoubleClicked, this, &ScenarioPage::chosen);
    for (int at = 0; at != list_->count(); ++at) {
        if ((list_->item(at)->flags() & Qt::ItemIsEnabled) == 0) continue;
        if (list_->currentRow() < 0 || scenarios_.at(static_cast<std::size_t>(at)).id == "first-battle")
            list_->setCurrentRow(at);
    }
}

void ScenarioPage::showScenario(int row) {
    while (who_->rowCount() > 0) who_->removeRow(0);
    players_.clear();
    if (const field::Scenario* marked = row < 0 ? nullptr : scenario()) {
        text_->setText(inData(marked->intro));
        for (const field::Side& side : marked->setting->sides) {
            auto* who = new QComboBox;
            who->addItem(tr("a person"), static_cast<int>(Who::person));
            who->addItem(tr("the computer"), static_cast<int>(Who::greedy));
            who->addItem(tr("the computer, at random"), static_cast<int>(Who::random));
            who->setAccessibleName(tr("Who plays %1").arg(inData(side.name)));
            who->setAccessibleDescription(tr("A person or the computer"));
            who_->addRow(inData(side.name), who);
            players_.push_back(who);
        }
        picture_->show(field::System::begin(*marked));
    }
    Q_EMIT changed();
}

const field::Scenario* ScenarioPage::scenario() const {
    const int row = list_->currentRow();
    if (row < 0 || (list_->item(row)->flags() & Qt::ItemIsEnabled) == 0) return nullptr;
    return &scenarios_.at(static_cast<std::size_t>(row));
}

std::map<Seat, Who> ScenarioPage::players() const {
    std::map<Seat, Who> players;
    const field::Scenario* marked = scenario();
    if (marked == nullptr) return players;
    const auto& sides = marked->setting->sides;
    for (std::size_t i = 0; i != sides.size(); ++i) {
        players[sides[i].seat] = static_cast<Who>(players_.at(i)->currentData().toInt());
    }
    return players;
}

}  // namespace vallum::app
