// SPDX-License-Identifier: GPL-3.0-or-later
#include "hex/board_remark.h"

#include "language/rule_links.h"

#include <algorithm>

#include <QAccessible>

namespace vallum::app {

namespace {

constexpr int edge = 12;

}  // namespace

BoardRemark::BoardRemark(QWidget& desk) : QLabel(&desk) {
    setWordWrap(true);
    setAlignment(Qt::AlignCenter);
    setStyleSheet(
        QStringLiteral("background: #2c261e; color: #fdf6e3; padding: 8px 14px; "
                       "border: 1px solid #c3963f; border-radius: 6px;"));
    hide();
    silence_.setSingleShot(true);
    connect(&silence_, &QTimer::timeout, this, &QLabel::hide);
}

void BoardRemark::say(const QString& words) {
    const bool isLinked = firstRuleIn(words).has_value();
    const QString style = QStringLiteral("<style>a { color: #f0c66e; }</style>");
    setTextFormat(isLinked ? Qt::RichText : Qt::PlainText);
    showLinked(*this, isLinked ? style + linked(words) : words);
    words_ = words;
    place();
    show();
    raise();
    constexpr int long_ = 5000;
    silence_.start(long_);
    QAccessibleEvent event(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
}

void BoardRemark::placeBelow(QPoint middle) {
    middle_ = middle;
    place();
}

void BoardRemark::place() {
    const QWidget& desk = *parentWidget();
    const int whole = fontMetrics().horizontalAdvance(words_) + 3 * edge;
    setFixedWidth(std::min({whole, desk.width() - 4 * edge, desk.fontMetrics().height() * 32}));
    adjustSize();
    const int most = std::max(edge, desk.width() - edge - width());
    move(std::clamp(middle_.x() - width() / 2, edge, most), middle_.y());
}

}  // namespace vallum::app
