// SPDX-License-Identifier: GPL-3.0-or-later
#include "hex/hex_log.h"

#include "hex/hex_texts.h"
#include "room/house_style.h"

#include <QListWidget>
#include <QPainter>
#include <QScrollBar>
#include <QVBoxLayout>

#include <vallum/core/overloaded.h>

namespace vallum::app {

namespace {

enum class Weight { plain, heading, grave };

Weight weightOf(const hex::Fact& fact) {
    return std::visit(Overloaded{[](const hex::TurnBegan&) { return Weight::heading; },
                                 [](const hex::BannersWon&) { return Weight::grave; },
                                 [](const hex::BannersLost&) { return Weight::grave; },
                                 [](const hex::UnitEliminated&) { return Weight::grave; },
                                 [](const hex::LeaderEliminated&) { return Weight::grave; },
                                 [](const hex::BattleEnded&) { return Weight::grave; },
                                 [](const auto&) { return Weight::plain; }},
                      fact);
}

}  // namespace

HexLog::HexLog(QWidget* parent) : QWidget(parent), list_(new QListWidget) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(8, 7, 4, 7);
    list_->setWordWrap(true);
    list_->setFrameShape(QFrame::NoFrame);
    list_->setSelectionMode(QAbstractItemView::NoSelection);
    list_->setFocusPolicy(Qt::TabFocus);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list_->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    list_->setAccessibleName(tr("Log"));
    QPalette palette = list_->palette();
    palette.setColor(QPalette::Base, Qt::transparent);
    list_->setPalette(palette);
    list_->viewport()->setAutoFillBackground(false);
    column->addWidget(list_);
}

void HexLog::add(const hex::Battle& battle, const hex::Fact& fact) {
    const QString words = hexSentence(battle, fact);
    if (words.isEmpty()) return;
    auto* item = new QListWidgetItem(words, list_);
    switch (weightOf(fact)) {
        case Weight::plain: break;
        case Weight::heading: {
            QFont bold = list_->font();
            bold.setWeight(QFont::DemiBold);
            item->setFont(bold);
            break;
        }
        case Weight::grave: item->setForeground(roomColors().bad); break;
    }
    list_->scrollToBottom();
}

void HexLog::note(const QString& words) {
    auto* item = new QListWidgetItem(words, list_);
    item->setForeground(roomColors().quiet);
    list_->scrollToBottom();
}

void HexLog::clear() { list_->clear(); }

QStringList HexLog::lines() const {
    QStringList all;
    for (int i = 0; i != list_->count(); ++i) all << list_->item(i)->text();
    return all;
}

void HexLog::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(roomColors().paperEdge, 1));
    painter.setBrush(roomColors().paper);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 8, 8);
}

}  // namespace vallum::app
