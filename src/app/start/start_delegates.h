// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace vallum::app {

/// The remark below an entry's name.
inline constexpr int remarkRole = Qt::UserRole + 20;
/// In which place a checked entry counts, from 1; shown instead of the check mark.
inline constexpr int numberRole = Qt::UserRole + 21;

/// Draws entries as cards: a picture, with a check mark
/// if checkable, and the name with a remark below.
class CardDelegate final : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter* painter,
               const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    /// The grid size of the view.
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    /// The height of the text below the picture.
    [[nodiscard]] static int captionHeight();
};

}  // namespace vallum::app
