// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QStyledItemDelegate>

#include <vallum/core/rule.h>

class QTextLayout;

namespace vallum::app {

/// Draws list lines in which every rule is a link and unit names stand out.
class LinkedLines : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    /// Of an item: the name ranges in its text, as found by namesIn().
    static constexpr int namesRole = Qt::UserRole + 100;
    /// Finds every occurrence of these names as whole words; of "Hastati 1" and "Hastati 12" the longer one
    /// wins.
    [[nodiscard]] static QVariant namesIn(const QString& text, const QStringList& names);

    /// As high as the text needs at the width of the list.
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

    void paint(QPainter* painter,
               const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    /// The rule under a point of the view.
    [[nodiscard]] std::optional<RuleId> ruleAt(const QStyleOptionViewItem& option,
                                               const QModelIndex& index,
                                               QPoint point) const;

protected:
    /// The width available to a line.
    [[nodiscard]] virtual int widthOf(const QWidget& list, const QModelIndex& index) const;
    bool editorEvent(QEvent* event,
                     QAbstractItemModel* model,
                     const QStyleOptionViewItem& option,
                     const QModelIndex& index) override;
};

}  // namespace vallum::app
