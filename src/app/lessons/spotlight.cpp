// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/spotlight.h"

#include "lessons/lesson_marks.h"
#include "lessons/tutor.h"

#include <algorithm>
#include <array>

#include <QDockWidget>
#include <QEvent>
#include <QPainter>

namespace vallum::app {

namespace {

constexpr int blinks = 6;  // on and off count separately
constexpr int blinkTime = 160;

/// A frame round another widget, transparent to the mouse.
class Frame final : public QWidget {
public:
    explicit Frame(QWidget& framed) : QWidget(framed.window()), framed_(framed) {
        setAttribute(Qt::WA_TransparentForMouseEvents);
        setFocusPolicy(Qt::NoFocus);
        setObjectName(QStringLiteral("lessonFrame"));
        framed_.installEventFilter(this);
        watchTabs();
        settle();
    }
    [[nodiscard]] QWidget& framed() const { return framed_; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        constexpr std::array moves{QEvent::Move, QEvent::Resize, QEvent::Show, QEvent::Hide};
        if (std::ranges::find(moves, event->type()) != moves.end()) settle();
        return QWidget::eventFilter(watched, event);
    }
    void paintEvent(QPaintEvent* /*event*/) override {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        paintLessonFrame(painter, QRectF(rect()).adjusted(2.5, 2.5, -2.5, -2.5), 4, 2.5);
    }

private:
    /// A widget behind another tab still counts as visible; only its dock knows better.
    void watchTabs() {
        for (QWidget* it = &framed_; it != nullptr; it = it->parentWidget()) {
            const auto* dock = qobject_cast<QDockWidget*>(it);
            if (dock == nullptr) continue;
            connect(dock, &QDockWidget::visibilityChanged, this, [this](bool isSeen) {
                isBehind_ = !isSeen;
                settle();
            });
        }
    }
    void settle() {
        setGeometry(QRect(framed_.mapTo(framed_.window(), QPoint()), framed_.size()));
        setVisible(framed_.isVisible() && !isBehind_);
        raise();
    }

    QWidget& framed_;
    bool isBehind_ = false;
};

}  // namespace

Spotlight::Spotlight(QObject* parent) : QObject(parent) {
    blinking_.setInterval(blinkTime);
    connect(&blinking_, &QTimer::timeout, this, [this] {
        show(blinksLeft_ % 2 == 1);
        if (--blinksLeft_ > 0) return;
        blinking_.stop();
        show(true);
    });
}

void Spotlight::show(bool isLit) {
    if (tutor_ != nullptr) tutor_->showRings(isLit);
    for (const auto& it : frames_) {
        if (it != nullptr) it->setVisible(isLit);
    }
}

void Spotlight::pointAt(Tutor& tutor, std::size_t step) {
    putOut();
    tutor_ = &tutor;
    step_ = step;
    for (QWidget* part : tutor.partsIn(step)) frame(*part);
    follow();
}

void Spotlight::putOut() {
    for (const auto& it : frames_) delete it;
    frames_.clear();
    if (tutor_ != nullptr) tutor_->stopPointing();
    tutor_ = nullptr;
}

void Spotlight::frame(QWidget& part) {
    // Brings a part that is behind another tab to the front.
    for (QWidget* it = &part; it != nullptr; it = it->parentWidget()) {
        if (auto* dock = qobject_cast<QDockWidget*>(it)) {
            dock->show();
            dock->raise();
        }
    }
    frames_.emplace_back(new Frame(part));
}

std::vector<QPointF> Spotlight::places() const {
    return tutor_ == nullptr ? std::vector<QPointF>() : tutor_->placesIn(step_);
}

std::vector<QWidget*> Spotlight::framed() const {
    std::vector<QWidget*> all;
    for (const auto& it : frames_) all.push_back(&static_cast<Frame*>(it.data())->framed());
    return all;
}

void Spotlight::follow() {
    if (tutor_ != nullptr) tutor_->ring(places());
}

void Spotlight::blink() {
    const auto all = places();
    if (!all.empty()) tutor_->bringIntoSight(all.front());
    blinksLeft_ = blinks;
    blinking_.start();
}

}  // namespace vallum::app
