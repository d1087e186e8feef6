// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/linked_lines.h"

#include "rulebook/rule_links.h"

#include <QApplication>
#include <QMouseEvent>
#include <QPainter>
#include <QRegularExpression>
#include <QTextLayout>

namespace vallum::app {

namespace {

struct Name {
    int start = 0;
    int length = 0;
    RuleId rule;
};

std::vector<Name> namesIn(const QString& text) {
    static const QRegularExpression pattern(QStringLiteral(R"(\b[A-Z]{3,4}-\d\d\b)"));
    std::vector<Name> names;
    for (auto it = pattern.globalMatch(text); it.hasNext();) {
        const QRegularExpressionMatch match = it.next();
        const auto rule = firstRuleIn(match.captured());
        if (rule) {
            names.push_back(
                {static_cast<int>(match.capturedStart()), static_cast<int>(match.capturedLength()), *rule});
        }
    }
    return names;
}

QStyle& styleOf(const QStyleOptionViewItem& option) {
    return option.widget != nullptr ? *option.widget->style() : *QApplication::style();
}

/// Names are underlined; in a selected line they keep its color.
QList<QTextLayout::FormatRange> marksOf(const std::vector<Name>& names, const QStyleOptionViewItem& item) {
    QList<QTextLayout::FormatRange> marks;
    for (const Name& name : names) {
        QTextLayout::FormatRange mark;
        mark.start = name.start;
        mark.length = name.length;
        mark.format.setFontUnderline(true);
        if (!item.state.testFlag(QStyle::State_Selected)) mark.format.setForeground(item.palette.link());
        marks << mark;
    }
    return marks;
}

/// The words of an item, laid out as its style does it.
class Words {
public:
    Words(const QStyleOptionViewItem& item, const std::vector<Name>& names)
        : layout_(QString(item.text).replace(u'\n', QChar::LineSeparator), item.font) {
        QStyle& style = styleOf(item);
        const int margin = style.pixelMetric(QStyle::PM_FocusFrameHMargin, &item, item.widget) + 1;
        const QRect room = style.subElementRect(QStyle::SE_ItemViewItemText, &item, item.widget)
                               .adjusted(margin, 0, -margin, 0);
        layout_.setTextOption(QTextOption(Qt::AlignLeft));
        layout_.setFormats(marksOf(names, item));
        layout_.beginLayout();
        double height = 0;
        for (QTextLine line = layout_.createLine(); line.isValid(); line = layout_.createLine()) {
            line.setLineWidth(room.width());
            line.setPosition({0, height});
            height += line.height();
        }
        layout_.endLayout();
        origin_ = QPointF(room.left(), room.top() + std::max(0.0, (room.height() - height) / 2));
    }

    void draw(QPainter& painter) const { layout_.draw(&painter, origin_); }

    [[nodiscard]] std::optional<int> letterAt(QPointF point) const {
        const QPointF inside = point - origin_;
        for (int i = 0; i != layout_.lineCount(); ++i) {
            const QTextLine line = layout_.lineAt(i);
            if (line.naturalTextRect().contains(inside))
                return line.xToCursor(inside.x(), QTextLine::CursorOnCharacter);
        }
        return std::nullopt;
    }

private:
    QTextLayout layout_;
    QPointF origin_;
};

}  // namespace

void LinkedLines::paint(QPainter* painter,
                        const QStyleOptionViewItem& option,
                        const QModelIndex& index) const {
    QStyleOptionViewItem item = option;
    initStyleOption(&item, index);
    const std::vector<Name> names = namesIn(item.text);
    if (names.empty()) return QStyledItemDelegate::paint(painter, option, index);
    const Words words(item, names);
    const bool isSelected = item.state.testFlag(QStyle::State_Selected);
    item.text.clear();
    styleOf(item).drawControl(QStyle::CE_ItemViewItem, &item, painter, item.widget);
    painter->save();
    painter->setPen(item.palette.color(isSelected ? QPalette::HighlightedText : QPalette::Text));
    words.draw(*painter);
    painter->restore();
}

std::optional<RuleId> LinkedLines::ruleAt(const QStyleOptionViewItem& option,
                                          const QModelIndex& index,
                                          QPoint point) const {
    QStyleOptionViewItem item = option;
    initStyleOption(&item, index);
    const std::vector<Name> names = namesIn(item.text);
    if (names.empty()) return std::nullopt;
    const auto letter = Words(item, names).letterAt(point);
    for (const Name& name : names) {
        if (letter && *letter >= name.start && *letter < name.start + name.length) return name.rule;
    }
    return std::nullopt;
}

bool LinkedLines::editorEvent(QEvent* event,
                              QAbstractItemModel* model,
                              const QStyleOptionViewItem& option,
                              const QModelIndex& index) {
    const auto* mouse = dynamic_cast<QMouseEvent*>(event);
    if (mouse != nullptr && event->type() == QEvent::MouseButtonRelease &&
        mouse->button() == Qt::LeftButton) {
        if (const auto rule = ruleAt(option, index, mouse->position().toPoint())) {
            openRule(*rule);
            return true;
        }
    }
    return QStyledItemDelegate::editorEvent(event, model, option, index);
}

}  // namespace vallum::app
