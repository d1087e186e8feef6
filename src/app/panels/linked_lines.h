// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QStyledItemDelegate>

#include <vallum/core/rule.h>

class QTextLayout;

namespace vallum::app {

/// Lines of a list in which every rule is a link.
class LinkedLines : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter,
               const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    /// The rule that is named at a point of the view.
    [[nodiscard]] std::optional<RuleId> ruleAt(const QStyleOptionViewItem& option,
                                               const QModelIndex& index,
                                               QPoint point) const;

protected:
    bool editorEvent(QEvent* event,
                     QAbstractItemModel* model,
                     const QStyleOptionViewItem& option,
                     const QModelIndex& index) override;
};

}  // namespace vallum::app
