// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/log_panel.h"

#include "art/dice.h"
#include "panels/linked_lines.h"
#include "panels/log_lines.h"
#include "room/house_style.h"
#include "session/field_session.h"
#include "texts.h"
#include "widgets/plain_text.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLineEdit>
#include <QPainter>
#include <QScrollBar>
#include <QTimer>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <vallum/field/order_words.h>

namespace vallum::app {

namespace {

constexpr int unitRole = Qt::UserRole + 1;
constexpr int topicRole = Qt::UserRole + 2;
constexpr int happeningRole = Qt::UserRole + 3;
constexpr int dieSide = 18;

QIcon diceIcon(const std::vector<art::DieLook>& dice, const art::Palette& palette, double ratio) {
    const QSize size(static_cast<int>(dice.size()) * (dieSide + 3), dieSide);
    QPixmap pixmap(size * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    art::paintDiceRow(painter, QRectF({0, 0}, QSizeF(size)), dice, palette);
    return QIcon(pixmap);
}

/// Lines are as high as their words need at the width of the list.
class WrappedLines final : public LinkedLines {
public:
    WrappedLines(QTreeWidget& list, const std::optional<std::size_t>& told)
        : LinkedLines(&list),
          list_(list),
          told_(told) {}

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option,
                                 const QModelIndex& index) const override {
        QStyleOptionViewItem item = option;
        initStyleOption(&item, index);
        const int steps = index.parent().isValid() ? 2 : 1;
        const int dice = item.icon.isNull() ? 0 : item.icon.actualSize(item.decorationSize).width() + 6;
        const int width = list_.viewport()->width() - steps * list_.indentation() - dice - 10;
        const QRect words = item.fontMetrics.boundingRect(QRect(0, 0, std::max(width, 60), 10000),
                                                          Qt::TextWordWrap, item.text);
        return {width, std::max(words.height() + 4, dice == 0 ? 0 : dieSide + 4)};
    }

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override {
        QStyledItemDelegate::initStyleOption(option, index);
        option->features |= QStyleOptionViewItem::WrapText;
        if (!option->icon.isNull()) option->decorationSize = option->icon.actualSize(option->decorationSize);
        const QVariant happening = index.data(happeningRole);
        if (told_ && happening.isValid() && happening.toULongLong() >= *told_) {
            const QColor dim = option->palette.color(QPalette::Disabled, QPalette::Text);
            option->palette.setColor(QPalette::Text, dim);
        }
    }

private:
    QTreeWidget& list_;
    const std::optional<std::size_t>& told_;
};

}  // namespace

LogPanel::LogPanel(FieldSession& session, QWidget* parent)
    : QWidget(parent),
      session_(session),
      palette_(art::lightPalette()),
      kinds_(new QComboBox),
      search_(new QLineEdit),
      lines_(new QTreeWidget) {
    setUpLines();
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(4, 4, 4, 4);
    column->addLayout(filters());
    column->addWidget(lines_, 1);
    connectAll();
}

QLayout* LogPanel::filters() {
    for (int topic = 0; topic != logTopics; ++topic)
        kinds_->addItem(nameOf(static_cast<LogTopic>(topic)), topic);
    kinds_->setAccessibleName(tr("What the log shows"));
    kinds_->setAccessibleDescription(tr("Everything, or one kind of events"));
    search_->setPlaceholderText(tr("Search"));
    search_->setClearButtonEnabled(true);
    search_->setAccessibleName(tr("Search the log"));
    search_->setAccessibleDescription(tr("Show only lines with these words"));
    auto* row = new QHBoxLayout;
    row->addWidget(kinds_);
    row->addWidget(search_, 1);
    return row;
}

void LogPanel::setUpLines() {
    lines_->setColumnCount(1);
    lines_->setHeaderHidden(true);
    lines_->setWordWrap(true);
    lines_->setTextElideMode(Qt::ElideNone);
    lines_->setIconSize(QSize(8 * (dieSide + 3), dieSide));
    lines_->setUniformRowHeights(false);
    lines_->setRootIsDecorated(true);
    lines_->setIndentation(12);
    lines_->setItemDelegate(new WrappedLines(*lines_, told_));
    lines_->setAccessibleName(tr("Log"));
    lines_->setAccessibleDescription(tr("What has happened, newest last"));
    lines_->header()->setSectionResizeMode(QHeaderView::Stretch);
    // The view keeps the heights it has asked for, though words need others at another width.
    auto* laysOutAnew = new QTimer(this);
    laysOutAnew->setSingleShot(true);
    connect(laysOutAnew, &QTimer::timeout, lines_, [this] {
        const bool isAtEnd = isAtEnd_;
        lines_->doItemsLayout();
        if (isAtEnd) lines_->scrollToBottom();
    });
    // Asked of the bar itself it would be too late: the new heights have moved the end away by then.
    connect(lines_->verticalScrollBar(), &QScrollBar::valueChanged, this,
            [this](int value) { isAtEnd_ = value == lines_->verticalScrollBar()->maximum(); });
    connect(lines_->header(), &QHeaderView::sectionResized, laysOutAnew,
            [laysOutAnew] { laysOutAnew->start(0); });
}

void LogPanel::connectAll() {
    connect(kinds_, &QComboBox::currentIndexChanged, this, [this] { applyFilter(); });
    connect(search_, &QLineEdit::textChanged, this, [this] { applyFilter(); });
    connect(lines_, &QTreeWidget::currentItemChanged, this, [this](QTreeWidgetItem* item) {
        if (item != nullptr && item->data(0, unitRole).isValid()) {
            Q_EMIT unitPointedAt(UnitId(item->data(0, unitRole).toInt()));
        }
    });
    connect(lines_, &QTreeWidget::itemActivated, this, [this] {
        if (const auto happening = picked()) Q_EMIT momentWanted(*happening);
    });
    connect(lines_, &QTreeWidget::itemExpanded, this, &LogPanel::unfolded);
    // The past is in the log already.
    connect(&session_, &Session::happened, this, [this] {
        if (!session_.isLookingBack()) append();
    });
    connect(&session_, &Session::replaced, this, [this] {
        if (!session_.isLookingBack()) rebuild();
    });
}

void LogPanel::setArtPalette(const art::Palette& palette) {
    palette_ = palette;
    rebuild();
}

void LogPanel::rebuild() {
    lines_->clear();
    shown_ = 0;
    append();
}

void LogPanel::append() {
    if (!session_.hasBattle()) return;
    // Whoever comes to the screen without a curtain must not read what was told to another.
    if (std::exchange(eyes_, session_.eyes()) != session_.eyes()) {
        lines_->clear();
        shown_ = 0;
    }
    const auto& history = session_.history();
    for (; shown_ < history.size(); ++shown_) addFact(shown_);
    lines_->scrollToBottom();
}

void LogPanel::setTold(std::optional<std::size_t> happenings) {
    told_ = happenings;
    lines_->viewport()->update();
    if (told_) goTo(*told_);
}

/// To the last line that is told.
void LogPanel::goTo(std::size_t told) {
    const auto isTold = [told](const QTreeWidgetItem& item) {
        const QVariant its = item.data(0, happeningRole);
        return its.isValid() && its.toULongLong() < told;
    };
    int line = lines_->topLevelItemCount() - 1;
    while (line >= 0 && !isTold(*lines_->topLevelItem(line))) --line;
    const QSignalBlocker quiet(lines_);
    QTreeWidgetItem* last = line < 0 ? nullptr : lines_->topLevelItem(line);
    lines_->setCurrentItem(last);
    if (last != nullptr) lines_->scrollToItem(last, QAbstractItemView::PositionAtCenter);
}

std::optional<std::size_t> LogPanel::picked() const {
    const QTreeWidgetItem* item = lines_->currentItem();
    if (item != nullptr && item->parent() != nullptr) item = item->parent();
    const QVariant happening = item == nullptr ? QVariant() : item->data(0, happeningRole);
    return happening.isValid() ? std::optional<std::size_t>(happening.toULongLong()) : std::nullopt;
}

void LogPanel::note(const QString& words) {
    auto* item = new QTreeWidgetItem(lines_, {words});
    QFont italic = font();
    italic.setItalic(true);
    item->setFont(0, italic);
    item->setData(0, topicRole, static_cast<int>(LogTopic::everything));
    lines_->scrollToBottom();
}

bool LogPanel::isNamedByItsOrder(std::size_t happening) const {
    const auto& history = session_.history();
    const auto* activated = std::get_if<field::Activated>(&history[happening].fact);
    if (activated == nullptr) return false;
    for (std::size_t at = happening; at-- != 0;) {
        if (std::holds_alternative<field::TurnBegan>(history[at].fact)) return false;
        const auto* order = std::get_if<field::OrderPlayed>(&history[at].fact);
        if (order != nullptr) return field::isNamedBy(*order, *activated);
    }
    return false;
}

void LogPanel::addFact(std::size_t happening) {
    if (isNamedByItsOrder(happening)) return;
    const LogLine line = logLine(session_.battle(), session_.history()[happening].fact, eyes_);
    if (line.words.isEmpty()) return;
    auto* item = new QTreeWidgetItem(lines_, {line.words});
    item->setToolTip(0, verbatim(line.words));
    item->setData(0, topicRole, static_cast<int>(line.topic));
    item->setData(0, happeningRole, QVariant::fromValue<qulonglong>(happening));
    if (line.unit) item->setData(0, unitRole, line.unit->raw());
    if (!line.dice.empty()) item->setIcon(0, diceIcon(line.dice, palette_, devicePixelRatioF()));
    if (line.isHeading) {
        QFont bold = font();
        bold.setBold(true);
        item->setFont(0, bold);
        item->setBackground(0, roomColors().paperShade);
    }
    for (const QString& reason : line.reasons) {
        auto* child = new QTreeWidgetItem(item, {reason});
        child->setFirstColumnSpanned(true);
        child->setToolTip(0, reason);
    }
    item->setHidden(!passes(*item));
}

bool LogPanel::passes(const QTreeWidgetItem& item) const {
    const int topic = kinds_->currentData().toInt();
    const int its = item.data(0, topicRole).toInt();
    const bool right = topic == static_cast<int>(LogTopic::everything) || its == topic ||
                       its == static_cast<int>(LogTopic::everything);
    return right &&
           (search_->text().isEmpty() || item.text(0).contains(search_->text(), Qt::CaseInsensitive));
}

void LogPanel::applyFilter() {
    for (int line = 0; line != lines_->topLevelItemCount(); ++line) {
        lines_->topLevelItem(line)->setHidden(!passes(*lines_->topLevelItem(line)));
    }
}

}  // namespace vallum::app
