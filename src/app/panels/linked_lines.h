// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QStyledItemDelegate>

#include <vallum/core/rule.h>

class QTextLayout;

namespace vallum::app {

/// Lines of a list in which every rule is a link, and the names of units stand out.
class LinkedLines : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    /// Of an item: where names stand in its text, as namesIn() finds them.
    static constexpr int namesRole = Qt::UserRole + 100;
    /// Each of these names wherever it stands as a word of its own; of "Hastati 1" and "Hastati 12" the
    /// longer.
    [[nodiscard]] static QVariant namesIn(const QString& text, const QStringList& names);

    /// As high as its words need in the width of the list.
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

    void paint(QPainter* painter,
               const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    /// The rule that is named at a point of the view.
    [[nodiscard]] std::optional<RuleId> ruleAt(const QStyleOptionViewItem& option,
                                               const QModelIndex& index,
                                               QPoint point) const;

protected:
    /// How much of the list's width is left for a line.
    [[nodiscard]] virtual int widthOf(const QWidget& list, const QModelIndex& index) const;
    bool editorEvent(QEvent* event,
                     QAbstractItemModel* model,
                     const QStyleOptionViewItem& option,
                     const QModelIndex& index) override;
};

}  // namespace vallum::app
