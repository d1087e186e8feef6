// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/desk/panel.h"

#include "art/faces.h"
#include "room/house_style.h"
#include "widgets/paper_card.h"

#include <algorithm>
#include <utility>

#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QMouseEvent>
#include <QPainter>
#include <QToolButton>

namespace vallum::app {

namespace {

constexpr int shadow = PaperCard::shadow;

}  // namespace

/// The upper edge of the paper, for dragging and closing the panel.
class Panel::Handle final : public QWidget {
public:
    explicit Handle(Panel& panel) : panel_(panel), name_(new QLabel(panel.windowTitle())) {
        auto* row = new QHBoxLayout(this);
        row->setContentsMargins(shadow + 11, shadow + 3, 0, 0);  // Qt places it over the frame
        row->setSpacing(4);
        row->addWidget(name_, 1);
        away_ = new QToolButton;
        away_->setText(QStringLiteral("×"));
        away_->setAutoRaise(true);
        away_->setFocusPolicy(Qt::NoFocus);  // the menu is the keyboard alternative
        away_->setToolTip(Panel::tr("Hide; the View menu brings it back"));
        away_->setAccessibleName(Panel::tr("Hide %1").arg(panel.windowTitle()));
        row->addWidget(away_);
        connect(away_, &QToolButton::clicked, &panel, &QWidget::hide);
        setCursor(Qt::OpenHandCursor);
        away_->setCursor(Qt::ArrowCursor);
        dress();
    }

    void setFixed() { away_->hide(); }
    void offer(QAction& action) {
        auto* button = new QToolButton;
        button->setDefaultAction(&action);
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::NoFocus);  // the action has its own key
        button->setCursor(Qt::ArrowCursor);
        static_cast<QBoxLayout*>(layout())->insertWidget(1, button);
    }

protected:
    void mousePressEvent(QMouseEvent* event) override {
        from_ = event->globalPosition().toPoint();
        panel_.raise();
    }
    void mouseMoveEvent(QMouseEvent* event) override {
        if ((event->buttons() & Qt::LeftButton) == 0) return;
        const QPoint now = event->globalPosition().toPoint();
        Q_EMIT panel_.dragged(now - from_);
        from_ = now;
    }
    void mouseReleaseEvent(QMouseEvent* /*event*/) override { Q_EMIT panel_.dropped(); }
    void changeEvent(QEvent* event) override {
        QWidget::changeEvent(event);
        if (event->type() == QEvent::PaletteChange || event->type() == QEvent::ApplicationFontChange) dress();
    }

private:
    void dress() {
        name_->setFont(art::font(art::Face::sans, art::Type::note));
        name_->setMinimumHeight(name_->fontMetrics().height() + 8);
        QPalette quiet = name_->palette();
        quiet.setColor(QPalette::WindowText, roomColors().quiet);
        name_->setPalette(quiet);
    }

    Panel& panel_;
    QLabel* name_;
    QToolButton* away_ = nullptr;
    QPoint from_;
};

Panel::Panel(const QString& title, QWidget* inside, Frame frame) : QDockWidget(title), frame_(frame) {
    setObjectName(QLatin1String(inside->metaObject()->className()));
    setFeatures(DockWidgetMovable | DockWidgetClosable);
    setWidget(inside);
    // A panel opened from the menu must come to the front of its tabs.
    connect(toggleViewAction(), &QAction::triggered, this, [this](bool on) {
        if (on) raise();
    });
    // Qt would let Tab reach widgets behind another tab, where they are invisible.
    connect(this, &QDockWidget::visibilityChanged, inside, &QWidget::setEnabled);
}

void Panel::offer(QAction& action) {
    offered_ = &action;
    if (handle_ != nullptr) handle_->offer(action);
}

void Panel::setAlwaysThere() {
    setFeatures(DockWidgetMovable);
    if (handle_ != nullptr) handle_->setFixed();
}

void Panel::floatOver(QWidget& table) {
    overTable_ = true;
    setParent(&table);
    if (frame_ == Frame::none) {
        if (nothing_ == nullptr) nothing_ = new QWidget(this);
        setTitleBarWidget(nothing_);
        setContentsMargins(0, 0, 0, 0);
    } else {
        if (handle_ == nullptr) {
            handle_ = new Handle(*this);
            if (offered_ != nullptr) handle_->offer(*offered_);
        }
        if (!features().testFlag(DockWidgetClosable)) handle_->setFixed();
        setTitleBarWidget(handle_);
        constexpr int side = shadow + PaperCard::inset;
        setContentsMargins(side, shadow, side, side);
        // So that a moving table does not have the panel painted again.
        widget()->setAutoFillBackground(true);
    }
}

void Panel::dock() {
    overTable_ = false;
    setContentsMargins(0, 0, 0, 0);
    setTitleBarWidget(nullptr);
}

QSize Panel::edges() const {
    const QMargins around = contentsMargins();
    const int top = handle_ != nullptr && overTable_ ? handle_->sizeHint().height() : 0;
    return {around.left() + around.right(), top + around.top() + around.bottom()};
}

int Panel::heightFor(int width) const {
    const int inside = widget()->heightForWidth(width - edges().width());
    return inside <= 0 ? 0 : inside + edges().height();
}

void Panel::setFolding(std::function<int(int width, int most)> heightWithin) {
    folding_ = std::move(heightWithin);
}

int Panel::heightWithin(int width, int most) const {
    if (!folding_) return std::min(heightFor(width), most);
    return folding_(width - edges().width(), most - edges().height()) + edges().height();
}

void Panel::paintEvent(QPaintEvent* event) {
    if (!overTable_) return QDockWidget::paintEvent(event);
    if (frame_ == Frame::none) return;
    QPainter painter(this);
    PaperCard::paint(painter, rect());
}

}  // namespace vallum::app
