// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/spotlight.h"

#include "session/field_session.h"
#include "table/overlay.h"
#include "table/table_scene.h"
#include "table/table_view.h"

#include <algorithm>
#include <array>

#include <QApplication>
#include <QDockWidget>
#include <QEvent>
#include <QPainter>

#include <vallum/core/overloaded.h>

namespace vallum::app {

namespace {

constexpr double overEverything = 1000;
constexpr int blinks = 6;  // on and off
constexpr int blinkTime = 160;

/// A frame that lies round another widget and lets the mouse through.
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
        painter.setPen(QPen(palette().color(QPalette::Highlight), 3));
        painter.drawRoundedRect(QRectF(rect()).adjusted(1.5, 1.5, -1.5, -1.5), 4, 4);
    }

private:
    /// What lies behind another tab is not hidden; only its dock knows that nobody sees it.
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

void paintRing(QPainter& painter, const art::Ink& ink, QPointF at, double radius) {
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(QColor(255, 255, 255, 200), ink.pixels(6)));
    painter.drawEllipse(at, radius, radius);
    painter.setPen(QPen(QApplication::palette().color(QPalette::Highlight), ink.pixels(3)));
    painter.drawEllipse(at, radius, radius);
}

}  // namespace

Spotlight::Spotlight(
    FieldSession& session, TableScene& scene, TableView& view, Panels panels, QObject* parent)
    : QObject(parent),
      session_(session),
      scene_(scene),
      view_(view),
      panels_(std::move(panels)),
      rings_(new Overlay(scene.palette(), overEverything)) {
    scene_.addItem(rings_);
    blinking_.setInterval(blinkTime);
    connect(&blinking_, &QTimer::timeout, this, [this] {
        rings_->setVisible(blinksLeft_ % 2 == 1);
        for (const auto& it : frames_) it->setVisible(blinksLeft_ % 2 == 1);
        if (--blinksLeft_ > 0) return;
        blinking_.stop();
        rings_->setVisible(true);
    });
}

void Spotlight::pointAt(const std::vector<field::Pointer>& points) {
    points_ = points;
    for (const auto& it : frames_) delete it;
    frames_.clear();
    for (const field::Pointer& it : points_) {
        if (const auto* part = std::get_if<field::pointer::Part>(&it)) frame(*panels_.at(part->panel));
    }
    follow();
}

void Spotlight::frame(QWidget& part) {
    // One that lies behind another one comes to the front.
    for (QWidget* it = &part; it != nullptr; it = it->parentWidget()) {
        if (auto* dock = qobject_cast<QDockWidget*>(it)) {
            dock->show();
            dock->raise();
        }
    }
    frames_.emplace_back(new Frame(part));
}

std::vector<QPointF> Spotlight::places() const {
    std::vector<QPointF> all;
    const auto add = [&](geometry::Point at) { all.push_back(scene_.coordinates().toScene(at)); };
    for (const field::Pointer& point : points_) {
        std::visit(Overloaded{[&](const field::pointer::Unit& it) {
                                  if (session_.battle().onTable(it.unit))
                                      add(session_.battle().unit(it.unit).pose.center);
                              },
                              [&](const field::pointer::Place& it) { add(it.at); },
                              [](const field::pointer::Part&) {}},
                   point);
    }
    return all;
}

std::vector<QWidget*> Spotlight::framed() const {
    std::vector<QWidget*> all;
    for (const auto& it : frames_) all.push_back(&static_cast<Frame*>(it.data())->framed());
    return all;
}

void Spotlight::follow() {
    constexpr double radius = 1.15;
    rings_->clear();
    if (!session_.hasBattle()) return;
    for (const QPointF at : places()) {
        rings_->add(QRectF(at - QPointF(radius, radius), QSizeF(2 * radius, 2 * radius)),
                    [at](QPainter& painter, const art::Ink& ink) { paintRing(painter, ink, at, radius); });
    }
}

void Spotlight::blink() {
    const auto all = places();
    if (!all.empty()) view_.showPlace(all.front());
    blinksLeft_ = blinks;
    blinking_.start();
}

}  // namespace vallum::app
