// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay/replay_bar.h"

#include "art/icons.h"
#include "language/texts.h"
#include "replay/replay.h"
#include "replay/time_line.h"
#include "session/session.h"
#include "widgets/wrapping_row.h"

#include <utility>

#include <QAction>
#include <QComboBox>
#include <QHBoxLayout>
#include <QKeySequence>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>

namespace vallum::app {

ReplayBar::ReplayBar(const Chronicle& chronicle, const Stage& stage, Replay& replay, QWidget* parent)
    : QWidget(parent),
      chronicle_(chronicle),
      replay_(replay),
      line_(new TimeLine(chronicle, stage, replay)),
      place_(new QLabel),
      caption_(new QLabel),
      speed_(new QComboBox),
      places_(new QToolButton),
      wayBack_(new QPushButton) {
    addWays();
    setUpSpeed();
    setUpPlaces();
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(6, 3, 6, 3);
    column->setSpacing(2);
    column->addLayout(words());
    column->addWidget(line_);
    column->addLayout(buttons());
    connect(&replay_, &Replay::moved, this, &ReplayBar::refresh);
    connect(&replay_, &Replay::playingChanged, this, &ReplayBar::refresh);
    connect(&replay_, &Replay::opened, this, &QWidget::show);
    connect(&replay_, &Replay::closed, this, &QWidget::hide);
    hide();
}

void ReplayBar::addWays() {
    addWay(art::Icon::toBegin, tr("To the beginning"), Qt::Key_Home, [this] { replay_.goToBegin(); });
    addWay(art::Icon::turnBack, tr("Previous turn"), Qt::Key_PageUp,
           [this] { replay_.goBack(Beginning::turn); });
    addWay(art::Icon::melee, tr("Previous fight"), Qt::Key_Up, [this] { replay_.goBack(Beginning::combat); });
    addWay(art::Icon::stepBack, tr("Step back"), Qt::Key_Left, [this] { replay_.stepBack(); });
    addWay(art::Icon::play, tr("Play"), Qt::Key_Space,
           [this] { replay_.isPlaying() ? replay_.pause() : replay_.play(); });
    play_ = ways_.back();
    addWay(art::Icon::stepOn, tr("Step forward"), Qt::Key_Right, [this] { replay_.stepOn(); });
    addWay(art::Icon::melee, tr("Next fight"), Qt::Key_Down, [this] { replay_.goOn(Beginning::combat); });
    addWay(art::Icon::turnOn, tr("Next turn"), Qt::Key_PageDown, [this] { replay_.goOn(Beginning::turn); });
    addWay(art::Icon::toEnd, tr("To the end"), Qt::Key_End, [this] { replay_.goToEnd(); });
}

void ReplayBar::setUpSpeed() {
    for (const double times : {0.5, 1.0, 2.0, 4.0, 8.0}) speed_->addItem(tr("%1 ×").arg(times), times);
    speed_->setCurrentIndex(1);
    speed_->setAccessibleName(tr("Speed of the replay"));
    speed_->setToolTip(tr("Speed of the replay"));
    speed_->setFocusPolicy(Qt::TabFocus);
    connect(speed_, &QComboBox::currentIndexChanged, this,
            [this] { replay_.setSpeed(speed_->currentData().toDouble()); });
}

void ReplayBar::setUpPlaces() {
    places_->setText(tr("Go to"));
    places_->setPopupMode(QToolButton::InstantPopup);
    places_->setFocusPolicy(Qt::TabFocus);
    places_->setMenu(new QMenu(places_));
    connect(places_->menu(), &QMenu::aboutToShow, this, [this] { fillPlaces(*places_->menu()); });
}

QLayout* ReplayBar::buttons() {
    auto* row = new WrappingRow(1);
    for (QAction* way : ways_) {
        auto* button = new QToolButton;
        button->setDefaultAction(way);
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::TabFocus);
        row->addWidget(button);
    }
    auto* branch = new QPushButton(tr("&Play on from here…"));
    auto* leave = new QPushButton(tr("Back to the &battle"));
    leave->setToolTip(tr("Back to the battle (Escape)"));
    for (QPushButton* button : {branch, leave, wayBack_}) button->setFocusPolicy(Qt::TabFocus);
    wayBack_->hide();
    row->addWidget(speed_);
    row->addWidget(places_);
    row->addStretch();
    row->addWidget(branch);
    row->addWidget(leave);
    row->addWidget(wayBack_);
    connect(branch, &QPushButton::clicked, this, &ReplayBar::branchWanted);
    connect(leave, &QPushButton::clicked, &replay_, &Replay::close);
    connect(wayBack_, &QPushButton::clicked, this, [this] {
        replay_.pause();
        if (leave_) leave_();
    });
    return row;
}

void ReplayBar::offerWayBack(const QString& words, std::function<void()> leave) {
    wayBack_->setText(words);
    wayBack_->setHidden(words.isEmpty());
    leave_ = std::move(leave);
}

QLayout* ReplayBar::words() {
    auto* row = new QHBoxLayout;
    place_->setAccessibleName(tr("Position in the replay"));
    caption_->setTextFormat(Qt::PlainText);
    caption_->setAccessibleName(tr("What happened"));
    caption_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    row->setSpacing(12);
    row->addWidget(place_);
    row->addWidget(caption_, 1);
    return row;
}

void ReplayBar::setArtPalette(const art::Palette& palette) { line_->setArtPalette(palette); }

void ReplayBar::addWay(art::Icon icon, const QString& text, int key, std::function<void()> act) {
    auto* way = new QAction(art::widgetIcon(icon), text, this);
    // Only shown, not set as a shortcut: ReplayDesk handles keys that mean nothing else.
    const QString name = QKeySequence(key).toString(QKeySequence::NativeText);
    way->setToolTip(tr("%1 (%2)").arg(text, name));
    way->setData(key);
    connect(way, &QAction::triggered, this, [this, act = std::move(act)] {
        if (sender() != play_) replay_.pause();
        act();
    });
    ways_ << way;
}

bool ReplayBar::key(int key) {
    if (key == Qt::Key_Escape) {
        replay_.close();
        return true;
    }
    for (QAction* way : ways_) {
        if (way->data().toInt() != key) continue;
        way->trigger();
        return true;
    }
    return false;
}

/// A submenu for each turn, with its phases.
void ReplayBar::fillPlaces(QMenu& menu) {
    menu.clear();
    QMenu* turn = nullptr;
    const auto& moments = replay_.past().moments();
    const auto add = [this](QMenu& to, const QString& words, std::size_t moment) {
        connect(to.addAction(words), &QAction::triggered, this, [this, moment] {
            replay_.pause();
            replay_.seek(moment);
        });
    };
    for (std::size_t at = 0; at != moments.size(); ++at) {
        const PastMoment& it = moments[at];
        if (it.begins.has(Beginning::turn)) {
            const QString side = inQt(chronicle_.session().live().nameOf(it.active));
            turn = menu.addMenu(tr("Turn %1, %2").arg(it.turn).arg(side));
        }
        if (turn != nullptr && it.begins.has(Beginning::phase)) add(*turn, capitalized(inQt(it.phase)), at);
    }
}

void ReplayBar::refresh() {
    play_->setIcon(art::widgetIcon(replay_.isPlaying() ? art::Icon::pause : art::Icon::play));
    play_->setText(replay_.isPlaying() ? tr("Pause") : tr("Play"));
    if (!replay_.isOpen()) return;
    const PastMoment& moment = replay_.moment();
    const QString turn = moment.turn == 0 ? tr("Setting up") : tr("Turn %1").arg(moment.turn);
    place_->setText(QStringLiteral("<b>%1</b> · %2")
                        .arg(turn, tr("step %1 of %2").arg(replay_.now()).arg(replay_.past().last())));
    caption_->setText(inQt(replay_.past().newsOf(replay_.now())));
    caption_->setToolTip(caption_->text().toHtmlEscaped());
}

}  // namespace vallum::app
