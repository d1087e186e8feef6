// SPDX-License-Identifier: GPL-3.0-or-later
#include "hex/hex_log.h"

#include "hex/hex_subjects.h"
#include "hex/hex_texts.h"
#include "language/rule_links.h"
#include "panels/linked_lines.h"
#include "room/house_style.h"
#include "widgets/edge_fade.h"

#include <QEvent>
#include <QListWidget>
#include <QPainter>
#include <QScrollBar>
#include <QVBoxLayout>

#include <vallum/core/overloaded.h>

namespace vallum::app {

namespace {

enum class Weight { plain, heading, grave, note };

constexpr int happeningRole = Qt::UserRole + 1;
constexpr int weightRole = Qt::UserRole + 2;

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

/// Appends the rule behind the event, unless the sentence already names one.
QString withRule(const QString& words, const hex::Fact& fact) {
    const auto rule = ruleAbout(fact);
    if (!rule || firstRuleIn(words)) return words;
    return QStringLiteral("%1 %2").arg(words, inQt(rule->text()));
}

}  // namespace

HexLog::HexLog(QWidget* parent) : QWidget(parent), list_(new QListWidget) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(8, 7, 4, 7);
    list_->setWordWrap(true);
    list_->setItemDelegate(new LinkedLines(list_));
    list_->setFrameShape(QFrame::NoFrame);
    list_->setFocusPolicy(Qt::TabFocus);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list_->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    list_->setAccessibleName(tr("Log"));
    QPalette palette = list_->palette();
    palette.setColor(QPalette::Base, Qt::transparent);
    list_->setPalette(palette);
    list_->viewport()->setAutoFillBackground(false);
    list_->setToolTip(tr("Double-click a line to see it again."));
    list_->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(list_, &QListWidget::customContextMenuRequested, this, &HexLog::offerActions);
    fadeEdges(*list_);
    column->addWidget(list_);
    QScrollBar* bar = list_->verticalScrollBar();
    connect(bar, &QScrollBar::valueChanged, this, [this, bar](int value) {
        if (bar->maximum() > 0) isAtEnd_ = value >= bar->maximum();
    });
    connect(bar, &QScrollBar::rangeChanged, this, [this, bar](int /*least*/, int most) {
        if (isAtEnd_) bar->setValue(most);
    });
    connect(list_, &QListWidget::itemActivated, this, [this](const QListWidgetItem* item) {
        const QVariant happening = item->data(happeningRole);
        if (happening.isValid()) Q_EMIT momentWanted(happening.toULongLong());
    });
}

void HexLog::offerActions(const QPoint& at) {
    if (QListWidgetItem* under = list_->itemAt(at)) list_->setCurrentItem(under);
    const QListWidgetItem* item = list_->currentItem();
    const QVariant happening = item == nullptr ? QVariant() : item->data(happeningRole);
    if (happening.isValid()) Q_EMIT menuWanted(happening.toULongLong(), list_->viewport()->mapToGlobal(at));
}

void HexLog::expect(std::vector<std::size_t> happenings) {
    expected_.insert(expected_.end(), happenings.begin(), happenings.end());
}

void HexLog::add(const hex::Battle& battle, const hex::Fact& fact, BoardTurn turn) {
    QVariant happening;
    if (!expected_.empty()) {
        happening = static_cast<qulonglong>(expected_.front());
        expected_.pop_front();
    }
    const QString words = hexSentence(battle, fact, turn);
    if (words.isEmpty()) return;
    auto* item = new QListWidgetItem(withRule(words, fact), list_);
    item->setData(happeningRole, happening);
    item->setData(weightRole, static_cast<int>(weightOf(fact)));
    dress(*item);
    list_->scrollToBottom();
}

void HexLog::dress(QListWidgetItem& item) const {
    const auto weight = static_cast<Weight>(item.data(weightRole).toInt());
    if (weight == Weight::heading) {
        QFont bold = list_->font();
        bold.setWeight(QFont::DemiBold);
        item.setFont(bold);
    }
    const QVariant happening = item.data(happeningRole);
    const bool isToCome = told_ && happening.isValid() && happening.toULongLong() >= *told_;
    if (isToCome || weight == Weight::note) {
        item.setForeground(roomColors().quiet);
    } else {
        item.setForeground(weight == Weight::grave ? QBrush(roomColors().bad) : QBrush());
    }
}

void HexLog::setTold(std::optional<std::size_t> happenings) {
    told_ = happenings;
    QListWidgetItem* last = nullptr;
    for (int i = 0; i != list_->count(); ++i) {
        QListWidgetItem* item = list_->item(i);
        dress(*item);
        const QVariant happening = item->data(happeningRole);
        if (!told_ || !happening.isValid() || happening.toULongLong() < *told_) last = item;
    }
    if (last != nullptr) list_->scrollToItem(last);
}

void HexLog::note(const QString& words) {
    auto* item = new QListWidgetItem(words, list_);
    item->setData(weightRole, static_cast<int>(Weight::note));
    dress(*item);
    list_->scrollToBottom();
}

void HexLog::clear() {
    list_->clear();
    expected_.clear();
}

QStringList HexLog::lines() const {
    QStringList all;
    for (int i = 0; i != list_->count(); ++i) all << list_->item(i)->text();
    return all;
}

/// The theme colors have changed.
void HexLog::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() != QEvent::PaletteChange) return;
    for (int i = 0; i != list_->count(); ++i) dress(*list_->item(i));
}

void HexLog::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(roomColors().paperEdge, 1));
    painter.setBrush(roomColors().paper);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 8, 8);
}

}  // namespace vallum::app
