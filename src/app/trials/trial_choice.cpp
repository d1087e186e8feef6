// SPDX-License-Identifier: GPL-3.0-or-later
#include "trials/trial_choice.h"

#include "art/faces.h"
#include "kits/documents.h"
#include "start/start_delegates.h"

#include <algorithm>
#include <functional>
#include <utility>

#include <QKeyEvent>
#include <QMouseEvent>
#include <QScrollBar>

namespace vallum::app {

namespace {

constexpr int gap = 6;

/// The last group of each kit first: sieges, because most trials are about them, then other field battles.
std::pair<std::ptrdiff_t, std::ptrdiff_t> orderOf(const Documents& documents, const ShelfBattle& battle) {
    const auto kit = std::ranges::find(documents.kits(), battle.kit, &std::shared_ptr<const Kit>::get);
    const auto group = battle.preview ? static_cast<std::ptrdiff_t>(battle.preview->group) : 0;
    return {kit - documents.kits().begin(), -group};
}

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
    std::ranges::stable_sort(battles, {}, [&](const ShelfBattle& it) { return orderOf(documents, it); });
    for (ShelfBattle& it : battles) insert(count(), std::move(it));
    setCurrentRow(0);
    connect(&painter_, &QTimer::timeout, this, &TrialChoice::paintNext);
}

QString TrialChoice::add(const std::filesystem::path& file) {
    ShelfBattle battle = battleIn(documents_, file);
    if (!battle.isReadable()) return battle.problem;
    for (int row = 0; row != count(); ++row) {
        if (battles_[placeOf(*item(row))].kit != battle.kit) check(*item(row), false);
    }
    insert(0, std::move(battle));
    check(*item(0), true);
    setCurrentRow(0);
    scrollToTop();
    lockOtherKinds();
    showNumbers();
    Q_EMIT choiceChanged();
    return {};
}

void TrialChoice::insert(int row, ShelfBattle battle) {
    auto* item = new QListWidgetItem(battle.title());
    item->setData(remarkRole, battle.isReadable() ? remarkOn(battle) : battle.problem);
    item->setData(Qt::UserRole, static_cast<int>(battles_.size()));
    item->setToolTip(QString::fromStdString(battle.path.filename().string()));
    item->setFlags(battle.isReadable() ? Qt::ItemIsEnabled | Qt::ItemIsSelectable : Qt::NoItemFlags);
    item->setCheckState(Qt::Unchecked);
    battles_.push_back(std::move(battle));
    insertItem(row, item);
    for (int& it : toPaint_) it += it >= row ? 1 : 0;
    toPaint_.push_back(row);
    std::ranges::sort(toPaint_, std::greater());
    painter_.start();
}

std::size_t TrialChoice::placeOf(const QListWidgetItem& item) const {
    return static_cast<std::size_t>(item.data(Qt::UserRole).toInt());
}

bool TrialChoice::isChecked(const QListWidgetItem& item) const {
    return std::ranges::find(checked_, placeOf(item)) != checked_.end();
}

std::vector<const ShelfBattle*> TrialChoice::chosen() const {
    std::vector<const ShelfBattle*> found;
    for (const std::size_t it : checked_) found.push_back(&battles_.at(it));
    return found;
}

void TrialChoice::check(QListWidgetItem& item, bool isToBeTried) {
    std::erase(checked_, placeOf(item));
    if (isToBeTried) checked_.push_back(placeOf(item));
    item.setCheckState(isToBeTried ? Qt::Checked : Qt::Unchecked);
}

void TrialChoice::toggle(QListWidgetItem* item) {
    if (item == nullptr || !item->flags().testFlag(Qt::ItemIsEnabled)) return;
    check(*item, !isChecked(*item));
    lockOtherKinds();
    showNumbers();
    Q_EMIT choiceChanged();
}

/// The first is the one that all others are compared with.
void TrialChoice::showNumbers() {
    for (int row = 0; row != count(); ++row) {
        const auto found = std::ranges::find(checked_, placeOf(*item(row)));
        const int number = found == checked_.end() ? 0 : static_cast<int>(found - checked_.begin()) + 1;
        item(row)->setData(numberRole, number);
        item(row)->setData(Qt::AccessibleDescriptionRole,
                           number == 0 ? QString() : tr("Number %1 of the comparison").arg(number));
    }
}

/// Battles of different rule systems cannot be compared.
void TrialChoice::lockOtherKinds() {
    const auto battles = chosen();
    for (int row = 0; row != count(); ++row) {
        const ShelfBattle& battle = battles_[placeOf(*item(row))];
        const bool fits = battles.empty() || battle.kit == battles.front()->kit;
        item(row)->setFlags(fits && battle.isReadable() ? Qt::ItemIsEnabled | Qt::ItemIsSelectable
                                                        : Qt::NoItemFlags);
    }
}

void TrialChoice::mousePressEvent(QMouseEvent* event) {
    pressed_ = event->button() == Qt::LeftButton ? itemAt(event->position().toPoint()) : nullptr;
    QListWidget::mousePressEvent(event);
}

void TrialChoice::mouseReleaseEvent(QMouseEvent* event) {
    QListWidget::mouseReleaseEvent(event);
    QListWidgetItem* pressed = std::exchange(pressed_, nullptr);
    if (event->button() == Qt::LeftButton && itemAt(event->position().toPoint()) == pressed) toggle(pressed);
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
    QPixmap picture = coverOf(battles_[placeOf(*item(row))], iconSize() * devicePixelRatioF());
    if (picture.isNull()) picture = coverOfAnEmptyTable(iconSize() * devicePixelRatioF(), false);
    picture.setDevicePixelRatio(devicePixelRatioF());
    item(row)->setIcon(picture);
}

}  // namespace vallum::app
