// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/linked_lines.h"

#include "language/rule_links.h"

#include <algorithm>
#include <cmath>

#include <QAbstractItemView>
#include <QApplication>
#include <QMouseEvent>
#include <QPainter>
#include <QRegularExpression>
#include <QTextLayout>

namespace vallum::app {

namespace {

struct RuleName {
    int start = 0;
    int length = 0;
    RuleId rule;
};

std::vector<RuleName> rulesIn(const QString& text) {
    static const QRegularExpression pattern(QStringLiteral(R"(\b[A-Z]{3,4}-\d\d\b)"));
    std::vector<RuleName> names;
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

/// Underlines rules and makes unit names bold; in a selected line all text keeps the selection's color.
QList<QTextLayout::FormatRange> marksOf(const std::vector<RuleName>& rules,
                                        const QVariant& names,
                                        const QStyleOptionViewItem& item) {
    QList<QTextLayout::FormatRange> marks;
    for (const QVariant& name : names.toList()) {
        const QPoint place = name.toPoint();
        QTextLayout::FormatRange mark;
        mark.start = place.x();
        mark.length = place.y();
        mark.format.setFontWeight(QFont::DemiBold);
        marks << mark;
    }
    for (const RuleName& rule : rules) {
        QTextLayout::FormatRange mark;
        mark.start = rule.start;
        mark.length = rule.length;
        mark.format.setFontUnderline(true);
        if (!item.state.testFlag(QStyle::State_Selected)) mark.format.setForeground(item.palette.link());
        marks << mark;
    }
    return marks;
}

/// The text of an item, laid out as the style does.
class Words {
public:
    Words(const QStyleOptionViewItem& item, const QList<QTextLayout::FormatRange>& marks)
        : layout_(QString(item.text).replace(u'\n', QChar::LineSeparator), item.font) {
        QStyle& style = styleOf(item);
        const int margin = style.pixelMetric(QStyle::PM_FocusFrameHMargin, &item, item.widget) + 1;
        const QRect room = style.subElementRect(QStyle::SE_ItemViewItemText, &item, item.widget)
                               .adjusted(margin, 0, -margin, 0);
        layout_.setTextOption(QTextOption(Qt::AlignLeft));
        layout_.setFormats(marks);
        layout_.beginLayout();
        for (QTextLine line = layout_.createLine(); line.isValid(); line = layout_.createLine()) {
            line.setLineWidth(room.width());
            line.setPosition({0, height_});
            height_ += line.height();
        }
        layout_.endLayout();
        origin_ = QPointF(room.left(), room.top() + std::max(0.0, (room.height() - height_) / 2));
    }

    [[nodiscard]] double height() const { return height_; }
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
    double height_ = 0;
    QPointF origin_;
};

}  // namespace

QVariant LinkedLines::namesIn(const QString& text, const QStringList& names) {
    QStringList longestFirst = names;
    std::ranges::sort(longestFirst, std::ranges::greater(), &QString::size);
    std::vector<QPoint> places;
    const auto isTaken = [&](qsizetype start, qsizetype length) {
        return std::ranges::any_of(places, [&](QPoint place) {
            return start < place.x() + place.y() && place.x() < start + length;
        });
    };
    const auto isInWord = [&](qsizetype at) {
        return at >= 0 && at < text.size() && text[at].isLetterOrNumber();
    };
    for (const QString& name : longestFirst) {
        if (name.isEmpty()) continue;
        for (auto at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.size())) {
            if (isInWord(at - 1) || isInWord(at + name.size()) || isTaken(at, name.size())) continue;
            places.emplace_back(static_cast<int>(at), static_cast<int>(name.size()));
        }
    }
    return QVariantList(places.begin(), places.end());
}

int LinkedLines::widthOf(const QWidget& list, const QModelIndex& /*index*/) const {
    const auto* view = qobject_cast<const QAbstractItemView*>(&list);
    return view == nullptr ? list.width() : view->viewport()->width();
}

QSize LinkedLines::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    QStyleOptionViewItem item = option;
    initStyleOption(&item, index);
    if (item.widget == nullptr) return QStyledItemDelegate::sizeHint(option, index);
    item.rect = QRect(0, 0, std::max(widthOf(*item.widget, index), 60), 10000);
    const Words words(item, marksOf(rulesIn(item.text), index.data(namesRole), item));
    const int sign = item.icon.isNull() ? 0 : item.decorationSize.height();
    const int text = static_cast<int>(std::ceil(words.height()));
    const bool isAbove = item.decorationPosition == QStyleOptionViewItem::Top;
    return {item.rect.width(), (isAbove ? text + sign + 2 : std::max(text, sign)) + 4};
}

void LinkedLines::paint(QPainter* painter,
                        const QStyleOptionViewItem& option,
                        const QModelIndex& index) const {
    QStyleOptionViewItem item = option;
    initStyleOption(&item, index);
    const auto marks = marksOf(rulesIn(item.text), index.data(namesRole), item);
    if (marks.empty()) return QStyledItemDelegate::paint(painter, option, index);
    const Words words(item, marks);
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
    const std::vector<RuleName> rules = rulesIn(item.text);
    if (rules.empty()) return std::nullopt;
    const auto letter = Words(item, marksOf(rules, index.data(namesRole), item)).letterAt(point);
    for (const RuleName& name : rules) {
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
