// SPDX-License-Identifier: GPL-3.0-or-later
#include "start/scenario_page.h"

#include "numbers.h"
#include "seats/seats_form.h"
#include "start/gallery.h"
#include "start/table_picture.h"
#include "table/coordinates.h"
#include "texts.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>

namespace vallum::app {

namespace {

/// "22 × 18 DU, without a grid. A siege."
QString kindOf(const field::Setting& setting) {
    const QString table = ScenarioPage::tr("%1 × %2 DU, without a grid")
                              .arg(numeral(inDu(setting.table.width)), numeral(inDu(setting.table.depth)));
    return setting.siege ? ScenarioPage::tr("A siege, %1").arg(table)
                         : ScenarioPage::tr("A battle, %1").arg(table);
}

QString armyOf(const field::Scenario& scenario, const field::Side& side) {
    const auto units = std::ranges::count(scenario.units, side.seat, &field::StartUnit::owner);
    const qsizetype generals = std::ssize(side.generals);
    const QString pattern = generals == 0   ? ScenarioPage::tr("%1, %2 points")
                            : generals == 1 ? ScenarioPage::tr("%1, %2 points and the general")
                                            : ScenarioPage::tr("%1, %2 points and the generals");
    return pattern.arg(counted(units, plural("Words", "%n units", "%n unit")), numeral(side.unitPoints));
}

}  // namespace

ScenarioPage::ScenarioPage(const Documents& documents, QWidget* parent)
    : QWidget(parent),
      gallery_(new Gallery(documents)),
      picture_(new TablePicture),
      text_(new QLabel),
      size_(new QLabel),
      who_(new QFormLayout) {
    text_->setWordWrap(true);
    text_->setAlignment(Qt::AlignTop);
    size_->setWordWrap(true);
    who_->setRowWrapPolicy(QFormLayout::WrapAllRows);
    auto* about = new QWidget;
    auto* column = new QVBoxLayout(about);
    column->addWidget(picture_, 1);
    column->addWidget(text_);
    column->addWidget(size_);
    column->addLayout(who_);
    auto* right = new QScrollArea;
    right->setFocusPolicy(Qt::NoFocus);  // what is inside has it
    right->setWidget(about);
    right->setWidgetResizable(true);
    right->setFrameShape(QFrame::NoFrame);
    right->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* row = new QHBoxLayout(this);
    row->addWidget(gallery_, 4);
    row->addWidget(right, 3);
    connect(gallery_, &Gallery::currentRowChanged, this, &ScenarioPage::showScenario);
    connect(gallery_, &Gallery::itemActivated, this, &ScenarioPage::chosen);
    showScenario();
}

void ScenarioPage::showScenario() {
    if (const field::Scenario* marked = scenario()) {
        text_->setText(
            QStringLiteral("<p><b>%1</b></p><p>%2</p>")
                .arg(inData(marked->title).toHtmlEscaped(), inData(marked->intro).toHtmlEscaped()));
        size_->setText(kindOf(*marked->setting));
        askWhoPlays(*marked);
        picture_->show(field::System::begin(*marked));
    }
    Q_EMIT changed();
}

void ScenarioPage::askWhoPlays(const field::Scenario& scenario) {
    while (who_->rowCount() > 0) who_->removeRow(0);
    players_.clear();
    for (const field::Side& side : scenario.setting->sides) {
        QComboBox* who = whoPlaysBox();
        who->setAccessibleName(tr("Who plays %1").arg(inData(side.name)));
        auto* name =
            new QLabel(tr("<b>%1</b>, %2").arg(inData(side.name).toHtmlEscaped(), armyOf(scenario, side)));
        name->setWordWrap(true);
        who_->addRow(name);
        who_->addRow(who);
        players_.push_back(who);
    }
}

const field::Scenario* ScenarioPage::scenario() const { return gallery_->scenario(); }

std::map<Seat, PlayerKind> ScenarioPage::players() const {
    std::map<Seat, PlayerKind> players;
    const field::Scenario* marked = scenario();
    if (marked == nullptr) return players;
    const auto& sides = marked->setting->sides;
    for (std::size_t i = 0; i != sides.size(); ++i) {
        players[sides[i].seat] = whoIn(*players_.at(i));
    }
    return players;
}

}  // namespace vallum::app
