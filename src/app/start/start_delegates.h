// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace vallum::app {

/// A remark below the name of an entry.
inline constexpr int remarkRole = Qt::UserRole + 20;

/// Entries as cards: the picture, with a mark where they can be checked, and below it the name with a
/// remark.
class CardDelegate final : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter* painter,
               const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    /// As large as the view has room for each.
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    /// Below the picture.
    [[nodiscard]] static int captionHeight();
};

}  // namespace vallum::app
