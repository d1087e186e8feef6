// SPDX-License-Identifier: GPL-3.0-or-later
#include "projector/projector_window.h"

#include "kits/stage.h"
#include "language/texts.h"
#include "projector/headlines.h"
#include "projector/mirror.h"
#include "session/chronicle.h"
#include "session/session.h"
#include "settings/table_keys.h"

#include <algorithm>

#include <QAction>
#include <QCloseEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QScreen>
#include <QToolButton>
#include <QVBoxLayout>

namespace vallum::app {

namespace {

constexpr int frame = 16;      // milliseconds
constexpr int barTime = 3000;  // how long it stays after the mouse stops
constexpr double largerLabels = 1.9;

const QScreen* otherThan(const QScreen* teachers) {
    const auto screens = QGuiApplication::screens();
    const auto other = std::ranges::find_if(screens, [&](const QScreen* it) { return it != teachers; });
    return other == screens.end() ? nullptr : *other;
}

}  // namespace

ProjectorWindow::ProjectorWindow(const Chronicle& chronicle, Stage& stage)
    : chronicle_(chronicle),
      session_(chronicle.session()),
      mirror_(stage.makeMirror()),
      headlines_(new Headlines(chronicle, stage)) {
    // This window alone must not keep the program running.
    setAttribute(Qt::WA_QuitOnClose, false);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(mirror_, 1);
    column->addWidget(headlines_);
    buildBar();
    followSoon_.setSingleShot(true);
    followSoon_.setInterval(frame);
    hideBar_.setSingleShot(true);
    hideBar_.setInterval(barTime);
    connect(&followSoon_, &QTimer::timeout, this, &ProjectorWindow::follow);
    connect(&hideBar_, &QTimer::timeout, this, [this] { bar_->setVisible(bar_->underMouse()); });
    connect(mirror_, &Mirror::mayFollow, this, [this] { followSoon_.start(); });
    // Moving this view by hand stops it following.
    connect(mirror_, &Mirror::looksElsewhere, this, [this] { setFollowing(false); });
    connect(mirror_, &Mirror::pointerMoved, this, &ProjectorWindow::showBar);
    connect(&session_, &Session::replaced, this, &ProjectorWindow::showBattle);
    connect(&session_, &Session::asked, this, [this] {
        if (!mirror_->isPlaying()) headlines_->refresh();
    });
    connect(&session_, &Session::happened, mirror_, &Mirror::playNews);
    // Skipping the playback in the main window skips it here too.
    connect(&stage, &Stage::playingEnded, mirror_, &Mirror::skipPlaying);
    connect(mirror_, &Mirror::playingEnded, headlines_, &Headlines::refresh);
    showBattle();
}

QAction* ProjectorWindow::add(const QString& text, const QKeySequence& keys, auto&& act) {
    auto* action = new QAction(text, this);
    action->setShortcut(keys);
    action->setToolTip(withKey(text, keys.toString(QKeySequence::NativeText)));
    connect(action, &QAction::triggered, this, std::forward<decltype(act)>(act));
    addAction(action);
    auto* button = new QToolButton;
    button->setDefaultAction(action);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus);
    button->setAccessibleName(text);
    button->setAccessibleDescription(action->toolTip());
    bar_->layout()->addWidget(button);
    return action;
}

void ProjectorWindow::buildBar() {
    bar_ = new QWidget(mirror_);
    bar_->setAutoFillBackground(true);
    bar_->setLayout(new QHBoxLayout);
    bar_->layout()->setContentsMargins(4, 4, 4, 4);
    if (mirror_->canZoom()) {
        followAction_ = add(tr("Follow the main window"), Qt::Key_M, [this](bool on) { setFollowing(on); });
        followAction_->setCheckable(true);
        followAction_->setChecked(following_);
        add(tr("Whole table"), Qt::Key_F, [this] { mirror_->fit(); });
        add(tr("Larger"), Qt::Key_Plus, [this] { mirror_->zoomIn(); });
        add(tr("Smaller"), Qt::Key_Minus, [this] { mirror_->zoomOut(); });
    }
    fullScreen_ = add(tr("Full screen"), Qt::Key_F11, [this] { toggleFullScreen(); });
    fullScreen_->setCheckable(true);
    add(tr("Close"), QKeySequence::Close, [this] { close(); });
    auto* leave = new QAction(this);
    leave->setShortcut(Qt::Key_Escape);
    connect(leave, &QAction::triggered, this, [this] {
        if (isFullScreen()) toggleFullScreen();
    });
    addAction(leave);
    bar_->hide();
}

void ProjectorWindow::setArtPalette(const art::Palette& palette) {
    art::Palette large = palette;
    large.forAudience = true;
    large.textScale = palette.textScale * largerLabels;
    mirror_->setArtPalette(large);
    headlines_->setArtPalette(palette);
}

void ProjectorWindow::setFollowing(bool on) {
    if (following_ == on) return;
    following_ = on;
    if (followAction_ != nullptr) followAction_->setChecked(on);
    follow();
    Q_EMIT followingChanged(on);
}

void ProjectorWindow::follow() {
    if (following_) mirror_->follow();
}

void ProjectorWindow::showBattle() {
    mirror_->setVisible(session_.hasBattle());
    if (session_.hasBattle()) {
        mirror_->showBattle();
        setWindowTitle(tr("%1 – second screen").arg(inData(session_.file().title())));
    } else {
        setWindowTitle(tr("Second screen"));
    }
    headlines_->refresh();
    followSoon_.start();
}

void ProjectorWindow::open(const QScreen* teachers) {
    const QScreen* other = otherThan(teachers);
    const QRect room = (other != nullptr ? other : teachers)->availableGeometry();
    resize(room.size() * 2 / 3);
    if (other == nullptr) return QWidget::show();
    move(room.topLeft());
    showFullScreen();
}

void ProjectorWindow::toggleFullScreen() { isFullScreen() ? showNormal() : showFullScreen(); }

void ProjectorWindow::showBar() {
    placeBar();
    bar_->show();
    bar_->raise();
    hideBar_.start();
}

void ProjectorWindow::placeBar() {
    bar_->adjustSize();
    bar_->move(std::max(0, (mirror_->width() - bar_->width()) / 2), 8);
}

void ProjectorWindow::resizeEvent(QResizeEvent* event) {
    headlines_->setFixedHeight(std::clamp(height() / 9, 48, 240));
    QWidget::resizeEvent(event);
    placeBar();
}

void ProjectorWindow::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::WindowStateChange) fullScreen_->setChecked(isFullScreen());
}

void ProjectorWindow::closeEvent(QCloseEvent* event) {
    event->accept();
    Q_EMIT closed();
}

}  // namespace vallum::app
