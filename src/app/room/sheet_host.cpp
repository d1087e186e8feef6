// SPDX-License-Identifier: GPL-3.0-or-later
#include "room/sheet_host.h"

#include "room/house_style.h"

#include <QApplication>
#include <QKeyEvent>
#include <QPainter>
#include <QTimer>

namespace vallum::app {

namespace {

constexpr double corner = 10;

}  // namespace

SheetHost::SheetHost(QWidget& room) : QWidget(&room) {
    hide();
    connect(qApp, &QApplication::focusChanged, this, &SheetHost::keepFocus);
}

/// What lies behind the sheet must not take its keys: Tab leads there, and so does a question that comes up.
void SheetHost::keepFocus(QWidget* /*before*/, QWidget* now) {
    const bool isBehind = isVisible() && sheet_ != nullptr && now != nullptr && now != sheet_ &&
                          !sheet_->isAncestorOf(now) && parentWidget()->isAncestorOf(now);
    // Not while the focus is still being told of.
    if (isBehind) QTimer::singleShot(0, sheet_, qOverload<>(&QWidget::setFocus));
}

void SheetHost::show(QWidget* sheet, bool mayBeLeft) {
    if (sheet_ != nullptr && sheet_ != sheet) sheet_->deleteLater();
    sheet_ = sheet;
    mayBeLeft_ = mayBeLeft;
    sheet->setParent(this);
    // Nothing behind has to be painted again when only the sheet has changed.
    sheet->setAutoFillBackground(true);
    setFocusProxy(sheet);
    setGeometry(parentWidget()->rect());
    QWidget::show();
    sheet->show();
    follow();
    raise();
    sheet->setFocus();
}

void SheetHost::putAway() {
    hide();
    if (sheet_ != nullptr) sheet_->deleteLater();
    sheet_ = nullptr;
    Q_EMIT left();
}

void SheetHost::follow() {
    setGeometry(parentWidget()->rect());
    if (sheet_ == nullptr) return;
    const QSize room = size() - 2 * QSize(margin, margin);
    QRect place(QPoint(), sheet_->sizeHint().boundedTo(room));
    place.moveCenter(rect().center());
    if (place == sheet_->geometry()) return;
    sheet_->setGeometry(place);
    update();
}

bool SheetHost::event(QEvent* event) {
    // The sheet has a new size hint.
    if (event->type() == QEvent::LayoutRequest) follow();
    return QWidget::event(event);
}

void SheetHost::paintEvent(QPaintEvent* /*event*/) {
    if (sheet_ == nullptr) return;
    QPainter painter(this);
    painter.fillRect(rect(), QColor(20, 14, 8, 120));
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(roomColors().paperEdge, 1));
    painter.setBrush(roomColors().paper);
    painter.drawRoundedRect(QRectF(sheet_->geometry()).adjusted(-8.5, -8.5, 8.5, 8.5), corner, corner);
}

void SheetHost::mousePressEvent(QMouseEvent* /*event*/) {
    if (mayBeLeft_) putAway();
}

void SheetHost::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape && mayBeLeft_) return putAway();
    QWidget::keyPressEvent(event);
}

}  // namespace vallum::app
