// SPDX-License-Identifier: GPL-3.0-or-later
#include "start/shelf.h"

#include "art/faces.h"
#include "art/room_colors.h"
#include "kits/documents.h"
#include "kits/own_page.h"
#include "language/numbers.h"
#include "language/texts.h"
#include "lessons/lesson_shelf.h"
#include "start/start_delegates.h"
#include "widgets/plain_text.h"

#include <algorithm>

#include <QDateTime>
#include <QEvent>
#include <QFileInfo>
#include <QKeyEvent>
#include <QListWidget>
#include <QLocale>
#include <QPainter>
#include <QScrollBar>
#include <QVBoxLayout>

#include <vallum/core/text_file.h>

namespace vallum::app {

namespace {

constexpr std::size_t mostFiles = 6;

QFont groupFont(bool isOpen) {
    QFont font = art::font(art::Face::sans, art::Type::lead);
    if (isOpen) font.setWeight(QFont::DemiBold);
    return font;
}

}  // namespace

// -------------------------------------------------------------------- groups

GroupBar::GroupBar(QWidget* parent) : QTabBar(parent) {
    setDrawBase(false);
    setExpanding(false);
    setUsesScrollButtons(true);
    setAccessibleName(tr("Kinds of battles"));
    setAccessibleDescription(tr("Left and Right choose; Tab goes to the battles"));
}

QSize GroupBar::tabSizeHint(int index) const {
    const QFontMetrics letters(groupFont(true));
    return {letters.horizontalAdvance(tabText(index)) + 26, letters.height() + 14};
}

void GroupBar::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    const art::RoomColors room = art::darkRoom();
    for (int tab = 0; tab != count(); ++tab) {
        const bool isOpen = tab == currentIndex();
        const QRect place = tabRect(tab);
        painter.setFont(groupFont(isOpen));
        painter.setPen(isOpen ? QColor(0xfff6e4) : room.barInk);
        painter.drawText(place, Qt::AlignCenter, tabText(tab));
        if (!isOpen) continue;
        const QRectF line(place.left() + 13, place.bottom() - 4, place.width() - 26, 3);
        painter.fillRect(line, room.brass);
        if (!hasFocus()) continue;
        painter.setPen(QPen(room.brass, 1.5));
        painter.drawRect(QRectF(place).adjusted(4, 2, -4, -2));
    }
}

// --------------------------------------------------------------------- shelf

Shelf::Shelf(const Documents& documents, QWidget* parent)
    : QWidget(parent),
      documents_(documents),
      battles_(battlesToBegin(documents)),
      lessons_(std::make_unique<LessonShelf>(documents)),
      groups_(new GroupBar),
      cards_(new QListWidget) {
    cards_->setAccessibleName(tr("Battles"));
    cards_->setAccessibleDescription(tr("Enter opens the selected one"));
    cards_->setViewMode(QListView::IconMode);
    cards_->setMovement(QListView::Static);
    cards_->setFlow(QListView::LeftToRight);
    cards_->setWrapping(false);
    cards_->setItemDelegate(new CardDelegate(cards_));
    cards_->setFrameShape(QFrame::NoFrame);
    cards_->viewport()->setAutoFillBackground(false);
    cards_->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    cards_->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    cards_->setMouseTracking(true);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addWidget(groups_, 0, Qt::AlignLeft);
    column->addWidget(cards_);
    fillGroups();
    connect(groups_, &QTabBar::currentChanged, this, &Shelf::fillCards);
    // Qt's activation depends on the style; here a single click or Enter always activates, and only once.
    connect(cards_, &QListWidget::itemClicked, this,
            [this](QListWidgetItem* it) { choose(cards_->row(it)); });
    cards_->installEventFilter(this);
    painter_.setInterval(0);
    connect(&painter_, &QTimer::timeout, this, &Shelf::paintNext);
    fillCards();
}

Shelf::~Shelf() = default;

void Shelf::fillGroups() {
    Group first{tr("Start here"), {}};
    Group history{tr("History"), {}};
    std::vector<Group> groups;
    std::map<const Kit*, std::size_t> firstOf;
    for (const auto& kit : documents_.kits()) {
        firstOf[kit.get()] = groups.size();
        for (const QString& name : kit->groups()) groups.push_back({name, {}});
    }
    for (std::size_t i = 0; i != battles_.size(); ++i) {
        const ShelfBattle& it = battles_[i];
        const std::size_t group = it.preview ? it.preview->group : 0;
        if (it.mark.beginWith) first.cards.push_back({What::battle, i, {}});
        if (it.mark.year) history.cards.push_back({.what = What::battle, .place = i, .isHistory = true});
        groups.at(firstOf.at(it.kit) + group).cards.push_back({What::battle, i, {}});
    }
    std::ranges::stable_sort(first.cards, {},
                             [this](const Card& it) { return *battles_[it.place].mark.beginWith; });
    std::ranges::stable_sort(history.cards, {},
                             [this](const Card& it) { return *battles_[it.place].mark.year; });
    for (std::size_t i = lessons_->lessons().size(); i != 0; --i)
        first.cards.insert(first.cards.begin(), {What::lesson, i - 1, {}});
    all_ = {std::move(first)};
    std::ranges::move(groups, std::back_inserter(all_));
    all_.push_back(std::move(history));
    std::erase_if(all_, [](const Group& it) { return it.cards.empty(); });
    all_.push_back(ownGroup());
    for (const Group& group : all_) groups_->addTab(group.name);
}

Shelf::Group Shelf::ownGroup() const {
    Group own{tr("Your own"), {}};
    for (const auto& kit : documents_.kits()) {
        if (dynamic_cast<const OffersOwnBattles*>(kit.get()) != nullptr)
            own.cards.push_back({What::ownBattle, 0, {}, kit.get()});
    }
    const QStringList recent = Documents::recent();
    for (const QString& path : recent.mid(0, mostFiles)) own.cards.push_back({What::file, 0, path});
    own.cards.push_back({What::otherFile, 0, {}});
    return own;
}

void Shelf::look() {
    all_.back() = ownGroup();
    if (groups_->currentIndex() + 1 == groups_->count()) fillCards();
}

void Shelf::openGroup(int group) { groups_->setCurrentIndex(group); }

void Shelf::fillCards() {
    cards_->clear();
    for (const Card& card : all_.at(static_cast<std::size_t>(groups_->currentIndex())).cards) {
        auto* item = new QListWidgetItem(cards_);
        dress(*item, card);
    }
    cards_->setCurrentRow(0);
    paintAnew();
}

void Shelf::paintAnew() {
    toPaint_.clear();
    for (int row = cards_->count() - 1; row >= 0; --row) toPaint_.push_back(row);
    if (isVisible()) painter_.start();
}

const Shelf::Card& Shelf::cardIn(int row) const {
    const auto& cards = all_.at(static_cast<std::size_t>(groups_->currentIndex())).cards;
    return cards.at(static_cast<std::size_t>(row));
}

void Shelf::dress(QListWidgetItem& item, const Card& card) const {
    const auto say = [&](const QString& title, const QString& remark) {
        item.setText(title);
        item.setData(remarkRole, remark);
    };
    switch (card.what) {
        case What::battle: {
            const ShelfBattle& battle = battles_[card.place];
            if (card.isHistory) {
                say(titleInHistory(battle), remarkInHistory(battle));
            } else {
                say(battle.title(), remarkOn(battle));
            }
            item.setToolTip(battle.isReadable() ? battle.intro() : battle.problem);
            if (!battle.isReadable()) item.setFlags(Qt::NoItemFlags);
            return;
        }
        case What::lesson: {
            const ShelvedLesson& lesson = lessons_->lessons().at(card.place);
            const LessonHead& head = lesson.text.head;
            return say(inData(head.title), tr("%1 min · %2").arg(head.minutes).arg(lesson.kit->name()));
        }
        case What::ownBattle: {
            const auto invitation = dynamic_cast<const OffersOwnBattles&>(*card.kit).invitation();
            return say(invitation.title, invitation.remark);
        }
        case What::file: {
            const QFileInfo file(card.file);
            say(file.completeBaseName(), file.exists()
                                             ? QLocale().toString(file.lastModified(), QLocale::ShortFormat)
                                             : tr("is gone"));
            item.setToolTip(verbatim(card.file));
            return;
        }
        case What::otherFile: return say(tr("Another file…"), tr("a saved battle or a scenario"));
    }
}

const ShelfBattle* Shelf::marked() const {
    const int row = cards_->currentRow();
    if (row < 0) return nullptr;
    const Card& card = cardIn(row);
    const bool isBattle = card.what == What::battle && battles_[card.place].isReadable();
    return isBattle ? &battles_[card.place] : nullptr;
}

void Shelf::choose(int row) {
    if (row < 0) return;
    const Card card = cardIn(row);
    switch (card.what) {
        case What::battle:
            if (battles_[card.place].isReadable()) Q_EMIT battleWanted(battles_[card.place]);
            return;
        case What::lesson: Q_EMIT lessonWanted(static_cast<int>(card.place)); return;
        case What::ownBattle: Q_EMIT ownBattleWanted(card.kit); return;
        case What::file: Q_EMIT fileWanted(card.file); return;
        case What::otherFile: Q_EMIT otherFileWanted(); return;
    }
}

// ------------------------------------------------------------------ pictures

/// Fits as many cards as possible side by side, plus a part of the next if there are more. Pictures grow with
/// the text size, so that both stay readable from the same distance.
void Shelf::setSizes() {
    const int letter = QFontMetrics(art::font(art::Face::sans, art::Type::text)).averageCharWidth();
    const int least = letter * 25;
    constexpr int most = 6;
    const int wide = std::max(width(), least) / std::clamp(width() / least, 1, most);
    const bool isLow = window()->height() < 620;
    const int high = static_cast<int>(wide * (isLow ? 0.34 : 0.56));
    const QSize picture(wide - 12, high);
    cards_->setIconSize(picture);
    cards_->setGridSize({wide - 2, high + CardDelegate::captionHeight() + 12});
    cards_->setFixedHeight(cards_->gridSize().height() + cards_->horizontalScrollBar()->sizeHint().height() +
                           4);
    cards_->doItemsLayout();
}

QPixmap Shelf::pictureFor(const Card& card, QSize pixels) const {
    switch (card.what) {
        case What::battle: return coverOf(battles_[card.place], pixels);
        case What::lesson: return coverOf(lessons_->lessons().at(card.place), pixels);
        case What::ownBattle: return coverOfNoBattle(*card.kit, pixels, true);
        case What::file: {
            const auto text = readFile(card.file.toStdString());
            return coverOfNoBattle(documents_.kitOf(text ? *text : std::string()), pixels, false);
        }
        case What::otherFile: return coverOfAnEmptyTable(pixels, false);
    }
    return {};
}

void Shelf::paintNext() {
    painter_.setInterval(0);
    if (isPainted()) return painter_.stop();
    const int row = toPaint_.back();
    toPaint_.pop_back();
    const Card& card = cardIn(row);
    const QSize pixels = cards_->iconSize() * devicePixelRatioF();
    const QString subject = card.kit != nullptr ? card.kit->name() : card.file;
    const QString name = QStringLiteral("%1 %2 %3 %4 ")
                             .arg(static_cast<int>(card.what))
                             .arg(card.place)
                             .arg(pixels.width())
                             .arg(pixels.height()) +
                         subject;
    QPixmap& picture = painted_[name];
    if (picture.isNull()) picture = pictureFor(card, pixels);
    picture.setDevicePixelRatio(devicePixelRatioF());
    cards_->item(row)->setIcon(picture);
}

void Shelf::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    if (!isPainted()) painter_.start();
}

void Shelf::hideEvent(QHideEvent* event) {
    QWidget::hideEvent(event);
    painter_.stop();
}

void Shelf::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    const QSize before = cards_->iconSize();
    setSizes();
    if (cards_->iconSize() == before) return;
    painted_.clear();
    paintAnew();
    constexpr int whileTheEdgeIsDragged = 120;
    if (isVisible()) painter_.start(whileTheEdgeIsDragged);
}

void Shelf::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() != QEvent::FontChange) return;
    setSizes();
    paintAnew();
}

bool Shelf::eventFilter(QObject* watched, QEvent* event) {
    if (watched == cards_ && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space) {
            choose(cards_->currentRow());
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

}  // namespace vallum::app
