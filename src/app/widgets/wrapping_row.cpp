// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/wrapping_row.h"

#include <algorithm>

#include <QWidget>

namespace vallum::app {

namespace {

bool isSeen(QLayoutItem& item) { return item.spacerItem() != nullptr || !item.isEmpty(); }
bool grows(const QLayoutItem& item) { return (item.expandingDirections() & Qt::Horizontal) != 0; }
/// The minimum width; expanding items may get more.
int widthOf(const QLayoutItem& item) {
    return grows(item) ? item.minimumSize().width() : item.sizeHint().width();
}

int heightOf(const std::vector<QLayoutItem*>& row) {
    int height = 0;
    for (const QLayoutItem* item : row) height = std::max(height, item->sizeHint().height());
    return height;
}

}  // namespace

WrappingRow::WrappingRow(int gap) : gap_(gap) { setContentsMargins(0, 0, 0, 0); }

WrappingRow::~WrappingRow() {
    for (QLayoutItem* item : items_) delete item;
}

void WrappingRow::addGap(int width) { addItem(new QSpacerItem(width, 0)); }

void WrappingRow::addStretch() { addItem(new QSpacerItem(0, 0, QSizePolicy::Expanding)); }

QLayoutItem* WrappingRow::itemAt(int index) const {
    return index >= 0 && index < count() ? items_[static_cast<std::size_t>(index)] : nullptr;
}

QLayoutItem* WrappingRow::takeAt(int index) {
    QLayoutItem* item = itemAt(index);
    if (item != nullptr) items_.erase(items_.begin() + index);
    return item;
}

std::vector<WrappingRow::Row> WrappingRow::rowsIn(int width) const {
    std::vector<Row> rows;
    int left = -1;
    for (QLayoutItem* item : items_) {
        if (!isSeen(*item)) continue;
        const int needed = widthOf(*item) + gap_;
        if (rows.empty() || needed > left) {
            rows.emplace_back();
            left = width + gap_;
        }
        rows.back().push_back(item);
        left -= needed;
    }
    return rows;
}

int WrappingRow::heightForWidth(int width) const {
    const QMargins margins = contentsMargins();
    int height = margins.top() + margins.bottom();
    const auto rows = rowsIn(width - margins.left() - margins.right());
    for (const Row& row : rows) height += heightOf(row);
    return height + gap_ / 2 * std::max(0, static_cast<int>(rows.size()) - 1);
}

QSize WrappingRow::minimumSize() const {
    QSize size;
    for (QLayoutItem* item : items_) {
        if (isSeen(*item)) size = size.expandedTo(QSize(widthOf(*item), item->minimumSize().height()));
    }
    return size.grownBy(contentsMargins());
}

QSize WrappingRow::sizeHint() const {
    int width = -gap_;
    Row all;
    for (QLayoutItem* item : items_) {
        if (!isSeen(*item)) continue;
        width += item->sizeHint().width() + gap_;
        all.push_back(item);
    }
    return QSize(std::max(width, 0), heightOf(all)).grownBy(contentsMargins());
}

void WrappingRow::setGeometry(const QRect& room) {
    QLayout::setGeometry(room);
    const QRect inside = contentsRect();
    int top = inside.top();
    for (const Row& row : rowsIn(inside.width())) {
        const int height = heightOf(row);
        place(row, QRect(inside.left(), top, inside.width(), height));
        top += height + gap_ / 2;
    }
}

void WrappingRow::place(const Row& row, const QRect& room) const {
    int spare = room.width() + gap_;
    for (const QLayoutItem* item : row) spare -= widthOf(*item) + gap_;
    auto growing = static_cast<int>(std::ranges::count_if(row, [](auto* item) { return grows(*item); }));
    int left = room.left();
    for (QLayoutItem* item : row) {
        int width = widthOf(*item);
        if (grows(*item)) {
            const int share = std::max(0, spare) / std::max(1, growing--);
            width += share;
            spare -= share;
        }
        const int height = std::min(room.height(), item->sizeHint().height());
        item->setGeometry({left, room.top() + (room.height() - height) / 2, width, height});
        left += width + gap_;
    }
}

}  // namespace vallum::app
