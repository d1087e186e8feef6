// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/panels/log_panel.h"

#include "art/dice.h"
#include "art/icons.h"
#include "field/session/field_session.h"
#include "field/session/field_texts.h"
#include "field/words/fight_line.h"
#include "field/words/log_lines.h"
#include "language/texts.h"
#include "panels/linked_lines.h"
#include "panels/moment_menu.h"
#include "room/house_style.h"
#include "widgets/edge_fade.h"
#include "widgets/plain_text.h"

#include <QAction>
#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLineEdit>
#include <QPainter>
#include <QScrollBar>
#include <QTimer>
#include <QTreeWidget>
#include <QTreeWidgetItemIterator>
#include <QVBoxLayout>

#include <vallum/field/order_words.h>
#include <vallum/field/seen_facts.h>

namespace vallum::app {

namespace {

constexpr int unitRole = Qt::UserRole + 1;
constexpr int topicRole = Qt::UserRole + 2;
constexpr int happeningRole = Qt::UserRole + 3;
constexpr int fightRole = Qt::UserRole + 4;
constexpr int graveRole = Qt::UserRole + 5;
constexpr int signRole = Qt::UserRole + 6;
constexpr int dieSide = 18;
constexpr int signSide = 14;
/// Panel height below which the search is hidden until wanted.
constexpr int enoughForFinder = 320;

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

/// A fight unfolds into lines of its own, other items into reasons.
bool isFight(const QTreeWidgetItem& item) { return item.data(0, fightRole).toBool(); }

/// In the line or in any of its children.
bool isSaidIn(const QTreeWidgetItem& item, const QString& words) {
    if (item.text(0).contains(words, Qt::CaseInsensitive)) return true;
    for (int i = 0; i != item.childCount(); ++i) {
        if (isSaidIn(*item.child(i), words)) return true;
    }
    return false;
}

/// The icon for the topic of the line.
QIcon signOf(const LogLine& line) {
    const QColor ink = line.isGrave ? roomColors().bad : roomColors().quiet;
    switch (line.topic) {
        case LogTopic::everything: return {};
        case LogTopic::orders: return art::widgetIcon(art::Icon::activation, ink);
        case LogTopic::movement: return art::widgetIcon(art::Icon::movement, ink);
        case LogTopic::combat: return art::widgetIcon(art::Icon::melee, ink);
        case LogTopic::morale: return art::widgetIcon(art::Icon::morale, ink);
        case LogTopic::cards: return art::widgetIcon(art::Icon::command, ink);
    }
    return {};
}

/// Shows losses in red, and lines after the replay's position in gray.
class ChronicleLines final : public LinkedLines {
public:
    ChronicleLines(QTreeWidget& list, const std::optional<std::size_t>& told)
        : LinkedLines(&list),
          list_(list),
          told_(told) {}

protected:
    [[nodiscard]] int widthOf(const QWidget& list, const QModelIndex& index) const override {
        int steps = 1;
        for (QModelIndex it = index.parent(); it.isValid(); it = it.parent()) ++steps;
        return LinkedLines::widthOf(list, index) - steps * list_.indentation();
    }
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override {
        QStyledItemDelegate::initStyleOption(option, index);
        option->features |= QStyleOptionViewItem::WrapText;
        const bool isSign = index.data(signRole).toBool();
        if (!option->icon.isNull()) {
            option->decorationSize =
                isSign ? QSize(signSide, signSide) : option->icon.actualSize(option->decorationSize);
        }
        // Beside many dice a narrow log has no room for words.
        const int wide = option->widget == nullptr ? option->rect.width() : widthOf(*option->widget, index);
        if (!isSign && !option->icon.isNull() && option->decorationSize.width() * 3 > wide) {
            option->decorationPosition = QStyleOptionViewItem::Top;
            option->decorationAlignment = Qt::AlignLeft | Qt::AlignVCenter;
        }
        if (index.data(graveRole).toBool()) option->palette.setColor(QPalette::Text, roomColors().bad);
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
      finder_(new QWidget),
      kinds_(new QComboBox),
      search_(new QLineEdit),
      lines_(new QTreeWidget) {
    setUpLines();
    setUpFinder();
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(1, 4, 1, 1);
    column->addWidget(finder_);
    column->addWidget(lines_, 1);
    find_ = new QAction(art::widgetIcon(art::Icon::search, roomColors().quiet), tr("Search the log"), this);
    find_->setShortcut(QKeySequence::Find);
    find_->setCheckable(true);
    addAction(find_);
    connectAll();
}

/// What can be done with the line under the pointer, or with the one picked by keyboard.
void LogPanel::offerActions(QPoint at) {
    if (QTreeWidgetItem* item = lines_->itemAt(at)) lines_->setCurrentItem(item);
    const auto happening = picked();
    if (!happening) return;
    const std::size_t answers = session_.history().at(*happening).answers;
    MomentActions actions{.lookBack = [this, happening] { Q_EMIT momentWanted(*happening); }};
    if (answers != 0 && session_.undoStack().canUndoFrom(answers - 1))
        actions.undo = [this, answers] { Q_EMIT undoFromWanted(answers - 1); };
    openMomentMenu(*this, lines_->viewport()->mapToGlobal(at), actions);
}

void LogPanel::setUpFinder() {
    for (int topic = 0; topic != logTopics; ++topic)
        kinds_->addItem(nameOf(static_cast<LogTopic>(topic)), topic);
    kinds_->setAccessibleName(tr("What the log shows"));
    kinds_->setAccessibleDescription(tr("Everything, or one kind of events"));
    search_->setPlaceholderText(tr("Search"));
    search_->setClearButtonEnabled(true);
    search_->setAccessibleName(tr("Search the log"));
    search_->setAccessibleDescription(tr("Show only lines with these words"));
    auto* row = new QHBoxLayout(finder_);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(kinds_);
    row->addWidget(search_, 1);
}

void LogPanel::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    showFinder();
}

void LogPanel::showFinder() { finder_->setVisible(find_->isChecked() || height() >= enoughForFinder); }

/// Closing the search removes the filter.
void LogPanel::find(bool wanted) {
    showFinder();
    if (wanted) {
        search_->setFocus();
        return;
    }
    search_->clear();
    kinds_->setCurrentIndex(0);
}

void LogPanel::setUpLines() {
    lines_->setColumnCount(1);
    lines_->setHeaderHidden(true);
    fadeEdges(*lines_);
    lines_->setWordWrap(true);
    lines_->setTextElideMode(Qt::ElideNone);
    lines_->setIconSize(QSize(8 * (dieSide + 3), dieSide));
    lines_->setUniformRowHeights(false);
    lines_->setRootIsDecorated(true);
    lines_->setIndentation(12);
    lines_->setFrameShape(QFrame::NoFrame);
    lines_->viewport()->setAutoFillBackground(false);
    lines_->setItemDelegate(new ChronicleLines(*lines_, told_));
    lines_->setAccessibleName(tr("Log"));
    lines_->setAccessibleDescription(tr("What has happened, newest last"));
    lines_->header()->setSectionResizeMode(QHeaderView::Stretch);
    // The view caches row heights, which change with its width.
    auto* laysOutAnew = new QTimer(this);
    laysOutAnew->setSingleShot(true);
    connect(laysOutAnew, &QTimer::timeout, lines_, [this] {
        const bool isAtEnd = isAtEnd_;
        lines_->doItemsLayout();
        if (isAtEnd) lines_->scrollToBottom();
    });
    // Recorded here, because by the time of the new layout the scroll bar's maximum has already changed.
    connect(lines_->verticalScrollBar(), &QScrollBar::valueChanged, this,
            [this](int value) { isAtEnd_ = value == lines_->verticalScrollBar()->maximum(); });
    connect(lines_->header(), &QHeaderView::sectionResized, laysOutAnew,
            [laysOutAnew] { laysOutAnew->start(0); });
}

void LogPanel::connectAll() {
    connect(find_, &QAction::toggled, this, &LogPanel::find);
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
    lines_->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(lines_, &QWidget::customContextMenuRequested, this, &LogPanel::offerActions);
    connect(lines_, &QTreeWidget::itemExpanded, this, [this](const QTreeWidgetItem* item) {
        if (!isFight(*item)) Q_EMIT unfolded();
    });
    // While looking back, the facts are already in the log.
    connect(&session_, &Session::happened, this, [this] {
        if (!session_.isLookingBack()) append();
    });
    connect(&session_, &Session::replaced, this, [this] {
        if (!session_.isLookingBack()) rebuild();
    });
}

void LogPanel::setArtPalette(const art::Palette& palette) {
    palette_ = palette;
    find_->setIcon(art::widgetIcon(art::Icon::search, roomColors().quiet));
    rebuild();
}

void LogPanel::clear() {
    lines_->clear();
    names_.clear();
    fight_ = nullptr;
    phase_.reset();
    shown_ = 0;
}

void LogPanel::setWaiting(bool waits) {
    waits_ = waits;
    if (!waits_ && !session_.isLookingBack()) append();
}

void LogPanel::rebuild() {
    clear();
    append();
}

void LogPanel::append() {
    if (!session_.hasBattle()) return;
    // Without a curtain, the next player must not read what was told to another.
    if (std::exchange(eyes_, session_.screen().viewpoint()) != session_.screen().viewpoint()) clear();
    if (waits_) return;
    const bool isNew = shown_ != session_.history().size();
    const auto& history = session_.history();
    for (; shown_ < history.size(); ++shown_) addFact(shown_);
    if (isNew) lines_->scrollToBottom();
}

void LogPanel::setTold(std::optional<std::size_t> happenings) {
    told_ = happenings;
    lines_->viewport()->update();
    if (told_) goTo(*told_);
}

/// Selects the last line reached by the replay.
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

void LogPanel::showLine(std::size_t happening) {
    for (QTreeWidgetItemIterator it(lines_); *it != nullptr; ++it) {
        const QVariant its = (*it)->data(0, happeningRole);
        if (!its.isValid() || its.toULongLong() != happening) continue;
        if ((*it)->childCount() > 0 && isFight(**it)) continue;
        if ((*it)->parent() != nullptr) (*it)->parent()->setExpanded(true);
        const QSignalBlocker quiet(lines_);
        lines_->setCurrentItem(*it);
        // Rows may still be growing; the whole line counts, with the sum at its end.
        const QPersistentModelIndex line = lines_->indexFromItem(*it);
        QTimer::singleShot(0, lines_,
                           [this, line] { lines_->scrollTo(line, QAbstractItemView::PositionAtTop); });
        return;
    }
}

std::optional<std::size_t> LogPanel::picked() const {
    const QTreeWidgetItem* item = lines_->currentItem();
    while (item != nullptr && item->parent() != nullptr && !item->data(0, happeningRole).isValid())
        item = item->parent();
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

void LogPanel::beginFight(std::size_t happening) {
    const auto* began = std::get_if<field::CombatBegan>(&session_.history()[happening].fact);
    if (began == nullptr) return;
    tellPhase();
    fight_ = new QTreeWidgetItem(lines_);
    fight_->setData(0, topicRole, static_cast<int>(LogTopic::combat));
    fight_->setData(0, fightRole, true);
    fight_->setData(0, happeningRole, QVariant::fromValue<qulonglong>(happening));
    const field::Opponents& units = began->combat.units;
    fight_->setData(0, unitRole, (began->combat.target ? units.attacker : units.defender).raw());
    fightBegan_ = happening;
}

/// Rewrites the summary line of the fight after every fact.
void LogPanel::tellFight() {
    if (fight_ == nullptr) return;
    const auto& history = session_.history();
    std::vector<field::Fact> facts;
    for (std::size_t i = fightBegan_; i <= shown_; ++i) {
        if (auto told = field::seenBy(history[i].fact, session_.battle(), eyes_))
            facts.push_back(*std::move(told));
    }
    LogLine line;
    line.topic = LogTopic::combat;
    line.isGrave = fight_->data(0, graveRole).toBool();  // if any of its lines is
    line.words = fightLine(session_.battle(), facts);
    write(*fight_, line);
    applyFilterTo(*fight_);
    if (std::holds_alternative<field::CombatEnded>(history[shown_].fact)) fight_ = nullptr;
}

/// A child of the fight in progress, or else a top-level line.
QTreeWidgetItem* LogPanel::newLine(std::size_t happening) {
    auto* item = fight_ != nullptr ? new QTreeWidgetItem(fight_) : new QTreeWidgetItem(lines_);
    item->setData(0, happeningRole, QVariant::fromValue<qulonglong>(happening));
    return item;
}

const QStringList& LogPanel::names() {
    if (!names_.isEmpty()) return names_;
    for (const UnitId unit : session_.battle().unitsOnTable()) names_ << unitName(session_.battle(), unit);
    return names_;
}

void LogPanel::write(QTreeWidgetItem& item, const LogLine& line) {
    item.setText(0, line.words);
    item.setToolTip(0, verbatim(line.words));
    item.setData(0, LinkedLines::namesRole, LinkedLines::namesIn(line.words, names()));
    item.setData(0, graveRole, line.isGrave);
    if (!line.dice.empty()) {
        item.setIcon(0, diceIcon(line.dice, palette_, devicePixelRatioF()));
    } else if (item.parent() == nullptr) {
        item.setIcon(0, signOf(line));
        item.setData(0, signRole, true);
    }
}

void LogPanel::addFact(std::size_t happening) {
    if (isNamedByItsOrder(happening)) return;
    const field::Fact& fact = session_.history()[happening].fact;
    if (std::holds_alternative<field::PhaseBegan>(fact)) {
        phase_ = happening;
        return;
    }
    if (std::holds_alternative<field::TurnBegan>(fact)) phase_.reset();
    beginFight(happening);
    addLine(happening);
    tellFight();
}

/// A phase in which nothing happens has no line.
void LogPanel::tellPhase() {
    if (const auto phase = std::exchange(phase_, std::nullopt)) addLine(*phase);
}

void LogPanel::addLine(std::size_t happening) {
    const LogLine line = logLine(session_.battle(), session_.history()[happening].fact, eyes_);
    if (line.words.isEmpty()) return;
    tellPhase();
    QTreeWidgetItem* item = newLine(happening);
    write(*item, line);
    if (fight_ != nullptr && line.isGrave) fight_->setData(0, graveRole, true);
    item->setData(0, topicRole, static_cast<int>(line.topic));
    if (line.unit) item->setData(0, unitRole, line.unit->raw());
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
    if (item->parent() == nullptr) applyFilterTo(*item);
}

bool LogPanel::passes(const QTreeWidgetItem& item) const {
    const int topic = kinds_->currentData().toInt();
    const int its = item.data(0, topicRole).toInt();
    const bool right = topic == static_cast<int>(LogTopic::everything) || its == topic ||
                       its == static_cast<int>(LogTopic::everything);
    return right && (search_->text().isEmpty() || isSaidIn(item, search_->text()));
}

bool LogPanel::isFiltered() const {
    const bool isAll = kinds_->currentData().toInt() == static_cast<int>(LogTopic::everything);
    return !isAll || !search_->text().isEmpty();
}

/// Shows only the matching lines of a fight.
void LogPanel::applyFilterTo(QTreeWidgetItem& item) const {
    bool isFound = false;
    for (int i = 0; isFight(item) && i != item.childCount(); ++i) {
        const bool isWanted = passes(*item.child(i));
        item.child(i)->setHidden(!isWanted);
        isFound = isFound || isWanted;
    }
    item.setHidden(!isFound && !passes(item));
}

void LogPanel::applyFilter() {
    for (int line = 0; line != lines_->topLevelItemCount(); ++line) {
        QTreeWidgetItem& item = *lines_->topLevelItem(line);
        applyFilterTo(item);
        if (isFight(item)) item.setExpanded(isFiltered() && !item.isHidden());
    }
}

}  // namespace vallum::app
