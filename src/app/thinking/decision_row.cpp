// SPDX-License-Identifier: GPL-3.0-or-later
#include "thinking/decision_row.h"

#include "art/faces.h"
#include "art/palette.h"
#include "language/rule_links.h"
#include "language/texts.h"
#include "room/house_style.h"
#include "thinking/analysis_text.h"
#include "thinking/chances.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QMouseEvent>
#include <QPainter>

namespace vallum::app {

DecisionRow::DecisionRow(const players::JudgedDecision& decision, const QString& side, const QColor& color)
    : decision_(decision),
      color_(color),
      words_(new QLabel) {
    setFocusPolicy(Qt::TabFocus);
    setCursor(Qt::PointingHandCursor);
    setToolTip(tr("Watch this moment"));
    auto* grade = new QLabel(wordFor(decision.grade));
    QFont bold = art::font(art::Face::sans, art::Type::note);
    bold.setBold(true);
    grade->setFont(bold);
    grade->setAlignment(Qt::AlignCenter);
    grade->setMargin(3);
    grade->setAutoFillBackground(true);
    QPalette chip = grade->palette();
    chip.setColor(QPalette::Window, colorOf(decision.grade));
    chip.setColor(QPalette::WindowText, art::inkOn(colorOf(decision.grade)));
    grade->setPalette(chip);
    grade->setMinimumWidth(6 * QFontMetrics(bold).averageCharWidth() + 40);
    words_->setWordWrap(true);
    showLinked(*words_, words(side));
    setAccessibleName(wordFor(decision.grade));
    setAccessibleDescription(words_->text());
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(10, 6, 6, 6);
    row->setSpacing(10);
    row->addWidget(grade, 0, Qt::AlignTop);
    row->addWidget(words_, 1);
}

QString DecisionRow::words(const QString& side) const {
    QString html = QStringLiteral("<b>%1</b>").arg(titleOf(decision_, side).toHtmlEscaped());
    const QString better = betterThan(decision_);
    if (!better.isEmpty()) html += QStringLiteral("<br>") + better.toHtmlEscaped();
    for (const Text& reason : decision_.reasons)
        html += QStringLiteral("<br><small>%1</small>").arg(linked(inQt(reason).toHtmlEscaped()));
    return html;
}

void DecisionRow::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton && rect().contains(event->pos())) Q_EMIT wanted();
}

void DecisionRow::keyPressEvent(QKeyEvent* event) {
    const bool isWanted =
        event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter || event->key() == Qt::Key_Space;
    isWanted ? Q_EMIT wanted() : QFrame::keyPressEvent(event);
}

/// A stripe on the left has the color of the side.
void DecisionRow::paintEvent(QPaintEvent* event) {
    QFrame::paintEvent(event);
    QPainter painter(this);
    painter.fillRect(QRect(0, 2, 4, height() - 4), color_);
    painter.setPen(QPen(roomColors().paperEdge, 1));
    painter.drawLine(0, height() - 1, width(), height() - 1);
    if (!hasFocus()) return;
    painter.setPen(QPen(roomColors().brass, 2));
    painter.drawRect(rect().adjusted(1, 1, -1, -1));
}

}  // namespace vallum::app
