// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/spotlight.h"

#include "lessons/lesson_marks.h"
#include "lessons/tutor.h"
#include "room/sheet_host.h"

#include <algorithm>
#include <array>

#include <QDockWidget>
#include <QEvent>
#include <QMainWindow>
#include <QPainter>

namespace vallum::app {

namespace {

constexpr int blinks = 6;  // on and off count separately
constexpr int blinkTime = 160;

/// The floating panel that a widget belongs to, or else the widget itself.
QWidget& sheetOf(QWidget& part) {
    for (QWidget* it = &part; it != nullptr; it = it->parentWidget()) {
        const auto* dock = qobject_cast<QDockWidget*>(it);
        if (dock != nullptr && qobject_cast<QMainWindow*>(it->parentWidget()) == nullptr) return *it;
    }
    return part;
}

/// A frame round another widget, transparent to the mouse. It lies directly on that widget's panel, so
/// whatever covers the panel covers the frame too.
class Frame final : public QWidget {
public:
    explicit Frame(QWidget& framed)
        : QWidget(sheetOf(framed).parentWidget()),
          framed_(framed),
          sheet_(sheetOf(framed)) {
        setAttribute(Qt::WA_TransparentForMouseEvents);
        setFocusPolicy(Qt::NoFocus);
        setObjectName(QStringLiteral("lessonFrame"));
        framed_.installEventFilter(this);
        if (&sheet_ != &framed_) sheet_.installEventFilter(this);
        watchTabs();
        settle();
    }
    [[nodiscard]] QWidget& framed() const { return framed_; }
    void setLit(bool isLit) {
        isLit_ = isLit;
        settle();
    }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        // Painting, because a panel may have taken another outline.
        constexpr std::array moves{QEvent::Move, QEvent::Resize,       QEvent::Show,
                                   QEvent::Hide, QEvent::ZOrderChange, QEvent::Paint};
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
        constexpr int around = 4;  // so that it strikes through no words
        const QRect inside(framed_.mapTo(parentWidget(), QPoint()), framed_.size());
        const QRect whole = inside.adjusted(-around, -around, around, around);
        const QRect drawn = sheet_.mask().boundingRect().translated(sheet_.pos());
        const QRect place = sheet_.mask().isEmpty() ? whole : whole.intersected(drawn);
        // A card that rises from the hand would pull the frame over the table.
        const bool onlyRises = place.bottom() == geometry().bottom() && place.top() < geometry().top() &&
                               place.left() <= geometry().right() && sheet_.size() == sheetSize_;
        sheetSize_ = sheet_.size();
        if (place != geometry() && !onlyRises) setGeometry(place);
        const bool isSeen = isLit_ && framed_.isVisible() && !isBehind_;
        if (isSeen == isHidden()) setVisible(isSeen);
        lieOnSheet();
    }
    /// The order of children is the order in which they lie.
    void lieOnSheet() {
        QList<QWidget*> all = parentWidget()->findChildren<QWidget*>(Qt::FindDirectChildrenOnly);
        all.removeOne(this);
        const qsizetype next = all.indexOf(&sheet_) + 1;
        if (order_ == all) return;
        order_ = all;
        next < all.size() ? stackUnder(all.at(next)) : raise();
    }

    QWidget& framed_;
    QWidget& sheet_;
    QSize sheetSize_;
    QList<QWidget*> order_;  // of the other widgets, when it was last put on its sheet
    bool isBehind_ = false;
    bool isLit_ = true;
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
    if (tutor_ != nullptr) tutor_->showMarks(isLit);
    for (const auto& it : frames_) {
        if (it != nullptr) static_cast<Frame*>(it.data())->setLit(isLit);
    }
}

void Spotlight::pointAt(Tutor& tutor, std::size_t step) {
    putOut();
    tutor_ = &tutor;
    step_ = step;
    const std::vector<QWidget*> parts = tutor.partsIn(step);
    for (QWidget* part : parts) frame(*part);
    closeOpened(parts);
    tutor.bringUp(step);
    follow();
}

/// A panel that was opened for an earlier step would only take room from the table.
void Spotlight::closeOpened(const std::vector<QWidget*>& but) {
    std::erase_if(opened_, [&](const QPointer<QDockWidget>& it) {
        if (it == nullptr) return true;
        if (std::ranges::any_of(but, [&](const QWidget* part) { return it->isAncestorOf(part); }))
            return false;
        it->hide();
        return true;
    });
}

void Spotlight::showWay() {
    showsWay_ = true;
    follow();
}

void Spotlight::putOut() {
    for (const auto& it : frames_) delete it;
    frames_.clear();
    if (tutor_ != nullptr) tutor_->stopPointing();
    tutor_ = nullptr;
    showsWay_ = false;
}

void Spotlight::frame(QWidget& part) {
    // Brings a part that is behind another tab to the front, but not before a sheet over the table.
    for (QWidget* it = &part; it != nullptr; it = it->parentWidget()) {
        if (auto* dock = qobject_cast<QDockWidget*>(it)) {
            if (dock->isHidden()) opened_.emplace_back(dock);
            dock->show();
            dock->raise();
            for (auto* sheets : dock->parentWidget()->findChildren<SheetHost*>(Qt::FindDirectChildrenOnly))
                sheets->raise();
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
    if (tutor_ != nullptr) tutor_->mark(step_, showsWay_);
}

void Spotlight::blink() {
    const auto all = places();
    if (!all.empty()) tutor_->bringIntoSight(all.front());
    blinksLeft_ = blinks;
    blinking_.start();
}

}  // namespace vallum::app
