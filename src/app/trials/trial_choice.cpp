// SPDX-License-Identifier: GPL-3.0-or-later
#include "trials/trial_choice.h"

#include "art/faces.h"
#include "start/start_delegates.h"

#include <algorithm>

#include <QKeyEvent>
#include <QMouseEvent>
#include <QScrollBar>

namespace vallum::app {

namespace {

constexpr int gap = 6;

/// Sieges first, for which most trials are fought, then other field battles.
int placeOf(const ShelfBattle& battle) { return battle.kit != nullptr ? 2 : battle.isSiege() ? 0 : 1; }

bool isChecked(const QListWidgetItem& item) { return item.checkState() == Qt::Checked; }

}  // namespace

TrialChoice::TrialChoice(const Documents& documents, QWidget* parent)
    : QListWidget(parent),
      documents_(documents) {
    setAccessibleName(tr("Battles to try"));
    setAccessibleDescription(tr("Space checks a battle"));
    setViewMode(QListView::IconMode);
    setMovement(QListView::Static);
    setResizeMode(QListView::Adjust);
    setUniformItemSizes(true);
    setMouseTracking(true);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    setItemDelegate(new CardDelegate(this));
    auto battles = battlesToBegin(documents);
    std::ranges::stable_sort(battles, {}, placeOf);
    for (ShelfBattle& it : battles) insert(count(), std::move(it), false);
    setCurrentRow(0);
    connect(&painter_, &QTimer::timeout, this, &TrialChoice::paintNext);
}

void TrialChoice::add(const std::filesystem::path& file) {
    insert(0, battleIn(documents_, file), true);
    setCurrentRow(0);
    scrollToTop();
    lockOtherKinds();
    Q_EMIT choiceChanged();
}

void TrialChoice::insert(int row, ShelfBattle battle, bool isToBeTried) {
    auto* item = new QListWidgetItem(battle.title());
    item->setData(remarkRole, battle.isReadable() ? remarkOn(battle) : battle.problem);
    item->setData(Qt::UserRole, static_cast<int>(battles_.size()));
    item->setToolTip(QString::fromStdString(battle.path.filename().string()));
    item->setCheckState(isToBeTried ? Qt::Checked : Qt::Unchecked);
    battles_.push_back(std::move(battle));
    insertItem(row, item);
    for (int& it : toPaint_) it += it >= row ? 1 : 0;
    toPaint_.push_back(row);
    std::ranges::sort(toPaint_, std::greater());
    painter_.start();
}

const ShelfBattle& TrialChoice::battleAt(int row) const {
    return battles_.at(static_cast<std::size_t>(item(row)->data(Qt::UserRole).toInt()));
}

std::vector<const ShelfBattle*> TrialChoice::chosen() const {
    std::vector<const ShelfBattle*> found;
    for (int row = 0; row != count(); ++row) {
        if (isChecked(*item(row))) found.push_back(&battleAt(row));
    }
    return found;
}

void TrialChoice::toggle(QListWidgetItem* item) {
    if (item == nullptr || !item->flags().testFlag(Qt::ItemIsEnabled)) return;
    item->setCheckState(isChecked(*item) ? Qt::Unchecked : Qt::Checked);
    lockOtherKinds();
    Q_EMIT choiceChanged();
}

/// Battles of different rules are not compared.
void TrialChoice::lockOtherKinds() {
    const auto battles = chosen();
    for (int row = 0; row != count(); ++row) {
        const bool isOther = !battles.empty() && battleAt(row).kit != battles.front()->kit;
        item(row)->setFlags(isOther ? Qt::NoItemFlags : Qt::ItemIsEnabled | Qt::ItemIsSelectable);
    }
}

void TrialChoice::mouseReleaseEvent(QMouseEvent* event) {
    QListWidget::mouseReleaseEvent(event);
    if (event->button() == Qt::LeftButton) toggle(itemAt(event->position().toPoint()));
}

void TrialChoice::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Space) return toggle(currentItem());
    QListWidget::keyPressEvent(event);
}

void TrialChoice::showEvent(QShowEvent* event) {
    QListWidget::showEvent(event);
    if (!toPaint_.empty()) painter_.start();
}

void TrialChoice::resizeEvent(QResizeEvent* event) {
    QListWidget::resizeEvent(event);
    const int letter = QFontMetrics(art::font(art::Face::sans, art::Type::text)).averageCharWidth();
    const int room = viewport()->width() - gap;
    const int wide = room / std::max(1, room / (letter * 24));
    const QSize picture(wide - 2 * gap, wide * 5 / 9);
    if (picture == iconSize()) return;
    setIconSize(picture);
    setGridSize({wide, picture.height() + CardDelegate::captionHeight() + 2 * gap});
    toPaint_.clear();
    for (int row = count() - 1; row >= 0; --row) toPaint_.push_back(row);
    painter_.start();
}

void TrialChoice::paintNext() {
    painter_.setInterval(0);
    if (toPaint_.empty() || !isVisible()) return painter_.stop();
    const int row = toPaint_.back();
    toPaint_.pop_back();
    QPixmap picture = coverOf(battleAt(row), iconSize() * devicePixelRatioF());
    if (picture.isNull()) picture = coverOfAnEmptyTable(iconSize() * devicePixelRatioF(), false);
    picture.setDevicePixelRatio(devicePixelRatioF());
    item(row)->setIcon(picture);
}

}  // namespace vallum::app
