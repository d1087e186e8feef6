// SPDX-License-Identifier: GPL-3.0-or-later
#include "projector/projector_window.h"

#include "annotations/annotation_layer.h"
#include "projector/headlines.h"
#include "session/field_session.h"
#include "table/table_scene.h"
#include "table/table_view.h"
#include "texts.h"

#include <algorithm>

#include <QAction>
#include <QCloseEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QScreen>
#include <QToolButton>
#include <QVBoxLayout>

#include <vallum/field/seen_facts.h>

namespace vallum::app {

namespace {

constexpr int frame = 16;      // milliseconds
constexpr int barTime = 3000;  // that it stays after the mouse has stopped
constexpr double largerLabels = 1.9;

const QScreen* otherThan(const QScreen* teachers) {
    const auto screens = QGuiApplication::screens();
    const auto other = std::ranges::find_if(screens, [&](const QScreen* it) { return it != teachers; });
    return other == screens.end() ? nullptr : *other;
}

}  // namespace

ProjectorWindow::ProjectorWindow(FieldSession& session, TableScene& leadingScene, TableView& leading)
    : session_(session),
      leadingScene_(leadingScene),
      leading_(leading),
      scene_(new TableScene(this)),
      view_(new TableView(*scene_)),
      headlines_(new Headlines(session)) {
    // It is no reason to go on when the main window is closed.
    setAttribute(Qt::WA_QuitOnClose, false);
    view_->setFrameStyle(QFrame::NoFrame);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(view_, 1);
    column->addWidget(headlines_);
    buildBar();
    followSoon_.setSingleShot(true);
    followSoon_.setInterval(frame);
    hideBar_.setSingleShot(true);
    hideBar_.setInterval(barTime);
    connect(&followSoon_, &QTimer::timeout, this, &ProjectorWindow::follow);
    connect(&hideBar_, &QTimer::timeout, this, [this] { bar_->setVisible(bar_->underMouse()); });
    connect(&leading_, &TableView::looksElsewhere, this, [this] { followSoon_.start(); });
    // Whoever moves this view wants to look elsewhere.
    connect(view_, &TableView::looksElsewhere, this, [this] { setFollowing(false); });
    connect(&session_, &Session::replaced, this, &ProjectorWindow::showBattle);
    connect(&session_, &Session::asked, this, [this] {
        if (!scene_->isPlaying()) headlines_->refresh();
    });
    connect(&session_, &Session::happened, this, [this] {
        scene_->keepPaceWith(leadingScene_);
        const field::Battle battle = session_.battleForAll();
        scene_->play(battle, field::seenBy(session_.news(), battle, Seat()));
    });
    // A click at the main table shows at once how things stand, here as there.
    connect(&leadingScene_, &TableScene::playingEnded, scene_, &TableScene::skipPlaying);
    connect(scene_, &TableScene::playingEnded, headlines_, &Headlines::refresh);
    for (QObject* it : {static_cast<QObject*>(leading_.viewport()), static_cast<QObject*>(view_->viewport())})
        it->installEventFilter(this);
    new AnnotationLayer(session_, *scene_, this);
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
    bar_ = new QWidget(view_);
    bar_->setAutoFillBackground(true);
    bar_->setLayout(new QHBoxLayout);
    bar_->layout()->setContentsMargins(4, 4, 4, 4);
    followAction_ = add(tr("Follow the main window"), Qt::Key_M, [this](bool on) { setFollowing(on); });
    followAction_->setCheckable(true);
    followAction_->setChecked(following_);
    add(tr("Whole table"), Qt::Key_F, [this] { view_->fit(); });
    add(tr("Larger"), Qt::Key_Plus, [this] { view_->zoomIn(); });
    add(tr("Smaller"), Qt::Key_Minus, [this] { view_->zoomOut(); });
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
    scene_->setPalette(large);
    headlines_->setArtPalette(palette);
}

void ProjectorWindow::setFollowing(bool on) {
    if (following_ == on) return;
    following_ = on;
    followAction_->setChecked(on);
    follow();
    Q_EMIT followingChanged(on);
}

void ProjectorWindow::follow() {
    if (following_) view_->showArea(leading_.seenArea());
}

void ProjectorWindow::showBattle() {
    view_->setVisible(session_.hasBattle());
    if (session_.hasBattle()) {
        scene_->show(session_.battleForAll());
        setWindowTitle(tr("%1 – second screen").arg(inData(session_.title())));
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
    bar_->move(std::max(0, (view_->width() - bar_->width()) / 2), 8);
}

bool ProjectorWindow::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize) followSoon_.start();
    if (watched == view_->viewport() && event->type() == QEvent::MouseMove) showBar();
    return QWidget::eventFilter(watched, event);
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
