// SPDX-License-Identifier: GPL-3.0-or-later
#include "projector/projector.h"

#include "kits/stage.h"
#include "projector/projector_window.h"

#include <QMenu>
#include <QSettings>

namespace vallum::app {

namespace {

const QString followKey = QStringLiteral("projector/follows");

bool follows() { return QSettings().value(followKey, true).toBool(); }

}  // namespace

Projector::Projector(const Chronicle& chronicle, Stage& stage, QWidget* window)
    : QObject(window),
      chronicle_(chronicle),
      stage_(stage),
      window_(window) {}

Projector::~Projector() = default;

void Projector::fill(QMenu& menu) {
    open_ = menu.addAction(tr("Second s&creen for a class"));
    open_->setObjectName(QStringLiteral("view-projector"));
    open_->setShortcut(QKeySequence(QStringLiteral("Ctrl+F11")));
    open_->setCheckable(true);
    connect(open_, &QAction::triggered, this, [this](bool on) { on ? open() : close(); });
    if (!stage_.canZoom()) return;
    follow_ = menu.addAction(tr("Second screen fo&llows this view"));
    follow_->setObjectName(QStringLiteral("view-projector-follows"));
    follow_->setCheckable(true);
    follow_->setChecked(follows());
    connect(follow_, &QAction::triggered, this, &Projector::setFollowing);
}

void Projector::setArtPalette(const art::Palette& palette) {
    palette_ = palette;
    if (screen_) screen_->setArtPalette(palette);
}

void Projector::open() {
    if (screen_) return;
    screen_ = std::make_unique<ProjectorWindow>(chronicle_, stage_);
    screen_->setArtPalette(palette_);
    screen_->setFollowing(follows());
    // Queued, because the window is still handling its close event.
    connect(screen_.get(), &ProjectorWindow::closed, this, &Projector::close, Qt::QueuedConnection);
    connect(screen_.get(), &ProjectorWindow::followingChanged, this, &Projector::setFollowing);
    screen_->open(window_->screen());
    if (open_ != nullptr) open_->setChecked(true);
}

void Projector::close() {
    screen_.reset();
    if (open_ != nullptr) open_->setChecked(false);
}

void Projector::setFollowing(bool on) {
    QSettings().setValue(followKey, on);
    if (follow_ != nullptr) follow_->setChecked(on);
    if (screen_) screen_->setFollowing(on);
}

}  // namespace vallum::app
