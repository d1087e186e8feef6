// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/curtain.h"

#include "session/session.h"
#include "table/looks.h"
#include "texts.h"
#include "widgets/plain_text.h"

#include <QEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

namespace vallum::app {

Curtain::Curtain(Session& session, QWidget* covered)
    : QWidget(covered),
      session_(session),
      words_(new QLabel),
      lift_(new QPushButton) {
    auto* column = new QVBoxLayout(this);
    QFont large = font();
    large.setPointSizeF(large.pointSizeF() * 1.8);
    words_->setFont(large);
    words_->setAlignment(Qt::AlignCenter);
    words_->setWordWrap(true);
    words_->setStyleSheet(QStringLiteral("color: white"));
    lift_->setMinimumSize(200, 48);
    lift_->setAutoDefault(true);
    setFocusProxy(lift_);
    column->addStretch();
    column->addWidget(words_);
    column->addWidget(lift_, 0, Qt::AlignCenter);
    column->addStretch();
    covered->installEventFilter(this);
    for (QObject* it : covered->children()) watch(it);
    connect(lift_, &QPushButton::clicked, &session_, &Session::liftCurtain);
    connect(&session_, &Session::asked, this, &Curtain::refresh);
    connect(&session_, &Session::replaced, this, &Curtain::refresh);
    hide();
}

void Curtain::refresh() {
    const auto seat = session_.curtainFor();
    const bool wasHanging = isVisible();
    setVisible(session_.isTableCovered());
    if (!session_.isTableCovered()) {
        if (wasHanging) Q_EMIT lifted();
        return;
    }
    const QString name = inQt(session_.nameOf(*seat));
    const QString reason = reason_ ? reason_() : inQt(session_.questionText());
    words_->setText(
        tr("<p>%1 to play.</p><p>%2</p><p><small>%3</small></p>")
            .arg(name.toHtmlEscaped(), tr("Hand over the screen, please."), reason.toHtmlEscaped()));
    lift_->setText(withoutKeys(tr("I am %1").arg(name)));
    setGeometry(parentWidget()->rect());
    update();
    raise();
    setFocus();
}

void Curtain::setArtPalette(const art::Palette& palette) {
    palette_ = palette;
    update();
}

/// A panel that is brought to the front would otherwise lie over the curtain, and take the others along.
void Curtain::watch(QObject* sibling) {
    if (sibling != this && sibling->isWidgetType()) sibling->installEventFilter(this);
}

bool Curtain::eventFilter(QObject* watched, QEvent* event) {
    if (watched == parent()) {
        if (event->type() == QEvent::Resize) setGeometry(parentWidget()->rect());
        if (event->type() == QEvent::ChildAdded) watch(static_cast<QChildEvent*>(event)->child());
    } else if (isVisible() && (event->type() == QEvent::ZOrderChange || event->type() == QEvent::Show)) {
        raise();
    }
    return QWidget::eventFilter(watched, event);
}

void Curtain::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    const auto seat = session_.curtainFor();
    const QColor color = seat ? palette_.shadesOf(lookOfSide(*seat).color).deep : QColor(Qt::black);
    painter.fillRect(rect(), color.darker(140));
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(255, 255, 255, 12));
    for (int x = 0; x < width(); x += 56) painter.drawRect(x, 0, 28, height());
}

}  // namespace vallum::app
