// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/phase_bar.h"

#include "panels/phase_strip.h"
#include "session/session.h"
#include "settings/table_keys.h"
#include "table/looks.h"
#include "texts.h"
#include "tools/move_tool.h"
#include "tools/pick_tools.h"
#include "tools/setup_tools.h"
#include "widgets/wrapping_row.h"

#include <set>

#include <QLabel>
#include <QPushButton>

#include <vallum/field/rules/combats_by_choice.h>
#include <vallum/field/rules/melee.h>
#include <vallum/field/rules/structure_attacks.h>

namespace vallum::app {

namespace {

/// Those that may be fought count too: a unit at a wall attacks it once, in one of several ways.
std::ptrdiff_t fightsLeft(const field::Battle& battle) {
    std::set<UnitId> besiegers;
    for (const field::AttackStructure& it : field::structureAttacks(battle)) besiegers.insert(it.unit);
    return std::ssize(field::combatsToFight(battle)) + std::ssize(field::combatsByChoice(battle)) +
           std::ssize(besiegers);
}

}  // namespace

PhaseBar::PhaseBar(Session& session, QWidget* parent)
    : QWidget(parent),
      session_(session),
      turn_(new QLabel),
      phases_(new PhaseStrip),
      left_(new QLabel),
      next_(new QPushButton(tr("&Next unit"))),
      end_(new QPushButton(tr("&End phase"))) {
    auto* row = new WrappingRow;
    row->keepHeight();
    setLayout(row);
    row->setContentsMargins(6, 2, 6, 2);
    row->addWidget(turn_);
    row->addWidget(phases_);
    row->addWidget(left_);
    row->addWidget(next_);
    row->addWidget(end_);
    setKeys({}, {});
    for (QPushButton* button : {next_, end_}) button->setFocusPolicy(Qt::TabFocus);
    connect(next_, &QPushButton::clicked, this, &PhaseBar::nextUnitWanted);
    connect(end_, &QPushButton::clicked, this, &PhaseBar::endPhaseWanted);
    connect(&session_, &Session::asked, this, [this] { refresh(); });
    connect(&session_, &Session::replaced, this, [this] { refresh(); });
    refresh();
}

void PhaseBar::setKeys(const QString& next, const QString& end) {
    next_->setToolTip(withKey(tr("Go to the next unit that can still act"), next));
    end_->setToolTip(withKey(tr("Nothing more in this phase"), end));
}

QWidget* PhaseBar::endButton() const { return end_; }

void PhaseBar::setArtPalette(const art::Palette& palette) {
    palette_ = palette;
    refresh();
}

void PhaseBar::setTool(Tool* tool) {
    tool_ = tool;
    refresh();
}

QString PhaseBar::left() const {
    if (const auto* move = qobject_cast<MoveTool*>(tool_)) {
        return tr("%1 can move")
            .arg(counted(std::ssize(move->movable()), plural("Words", "%n units", "%n unit")));
    }
    if (const auto* shot = qobject_cast<ShotTool*>(tool_)) {
        return tr("%1 can shoot")
            .arg(counted(std::ssize(shot->shooters()), plural("Words", "%n units", "%n unit")));
    }
    if (const auto* place = qobject_cast<PlaceTool*>(tool_)) {
        return tr("%1 to place")
            .arg(counted(std::ssize(place->waiting()), plural("Words", "%n cards", "%n card")));
    }
    if (qobject_cast<CombatTool*>(tool_) != nullptr) {
        return tr("%1 left").arg(
            counted(fightsLeft(session_.battle()), plural("Words", "%n fights", "%n fight")));
    }
    return {};
}

void PhaseBar::refresh() {
    setVisible(session_.hasBattle());
    if (!session_.hasBattle()) return;
    const field::Battle& battle = session_.battle();
    const bool fighting = battle.stage == field::Stage::fighting;
    const QString side = inData(battle.side(battle.active).name);
    const art::SideShades shades = palette_.shadesOf(lookOfSide(battle.active).color);
    QString words = tr("Setting up");
    if (fighting) words = tr("Turn %1").arg(battle.turn);
    if (battle.outcome) words = tr("The battle is over");
    const bool isOver = battle.outcome.has_value();
    turn_->setText(QStringLiteral("<b>%1</b>").arg(words) +
                   (isOver ? QString()
                           : QStringLiteral(" · <span style='color:%1'>■</span> %2")
                                 .arg(shades.base.name(), side.toHtmlEscaped())));
    qobject_cast<PhaseStrip*>(phases_)->show(
        fighting ? std::optional(static_cast<int>(battle.phase)) : std::nullopt, shades.base);
    left_->setText(left());
    const bool canEnd =
        session_.question() != nullptr && session_.wouldAccept(field::PhaseDone{}).has_value();
    const auto* move = qobject_cast<MoveTool*>(tool_);
    const auto* shot = qobject_cast<ShotTool*>(tool_);
    end_->setEnabled(canEnd);
    next_->setEnabled((move != nullptr && !move->movable().empty()) ||
                      (shot != nullptr && !shot->shooters().empty()));
}

}  // namespace vallum::app
