// SPDX-License-Identifier: GPL-3.0-or-later
#include "start/start_page.h"

#include "art/faces.h"
#include "kits/own_page.h"
#include "language/texts.h"
#include "room/house_style.h"
#include "start/kept_battle.h"
#include "start/learn_page.h"
#include "start/new_battle_page.h"
#include "start/open_page.h"
#include "start/plate.h"
#include "start/shelf.h"
#include "widgets/closing_list.h"
#include "widgets/room.h"
#include "widgets/wrapping_row.h"

#include <algorithm>

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPainter>
#include <QPushButton>
#include <QScrollArea>
#include <QShortcut>
#include <QStackedLayout>
#include <QStackedWidget>
#include <QTimer>

namespace vallum::app {

namespace {

constexpr double paperCorner = 12;
const QColor lightInk(0xfbeed6);
const QColor quietInk(0xe2d2b4);

void ink(QLabel& label, const QColor& color) {
    QPalette palette = label.palette();
    palette.setColor(QPalette::WindowText, color);
    palette.setColor(QPalette::Link, QColor(0xf0c66e));
    label.setPalette(palette);
}

/// Keeps the window from outgrowing a small screen.
QScrollArea* withinWindow(QWidget* inside) {
    auto* room = new QScrollArea;
    room->setFocusPolicy(Qt::NoFocus);  // the content takes it
    room->setFrameShape(QFrame::NoFrame);
    room->setWidgetResizable(true);
    room->setWidget(inside);
    room->viewport()->setAutoFillBackground(false);
    inside->setAutoFillBackground(false);
    return room;
}

}  // namespace

StartPage::StartPage(const Documents& documents, QWidget* parent)
    : QWidget(parent),
      documents_(documents),
      lessons_(documents),
      layers_(new QStackedLayout(this)),
      name_(new QLabel(tr("Vallum"))),
      motto_(new QLabel(tr("Ancient battles and sieges on your table"))),
      goOn_(new Plate(tr("&Continue"), Plate::Tone::main)),
      lesson_(new Plate(tr("&Learn in ten minutes"), Plate::Tone::second)),
      own_(new Plate(tr("Your &own battle"), Plate::Tone::plain)),
      problem_(new QLabel),
      shelf_(new Shelf(documents)),
      title_(new QLabel),
      pages_(new QStackedWidget),
      begin_(new NewBattlePage),
      open_(new OpenPage(documents)),
      learn_(new LearnPage(documents)) {
    for (QWidget* it : std::initializer_list<QWidget*>{begin_, open_, learn_}) pages_->addWidget(it);
    fitToShownPage(*pages_);
    layers_->addWidget(withinWindow(makeCover()));
    layers_->addWidget(makeSheet());
    connectParts();
    // Enter presses the button with the focus, too.
    for (QPushButton* it : findChildren<QPushButton*>()) it->setAutoDefault(true);
    goOn_->hide();  // until a saved battle has been found
}

QWidget* StartPage::makeCover() {
    auto* page = new QWidget;
    cover_ = new QVBoxLayout(page);
    left_ = new QWidget;
    auto* column = new QVBoxLayout(left_);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(10);
    for (QLabel* it : {motto_, problem_}) it->setWordWrap(true);
    ink(*name_, lightInk);
    ink(*motto_, quietInk);
    ink(*problem_, lightInk);
    own_->setRemark(tr("Any armies, points and table, for two to six players"));
    for (QWidget* it : std::initializer_list<QWidget*>{name_, motto_, problem_, goOn_, lesson_, own_})
        column->addWidget(it);
    addQuietRow(*column);
    // Not by an alignment, which would measure the height of its words as if it were as wide as the window.
    auto* row = new QHBoxLayout;
    row->addWidget(left_);
    row->addStretch(1);
    cover_->addLayout(row);
    cover_->addStretch(1);
    cover_->addWidget(shelf_);
    return page;
}

void StartPage::addQuietRow(QBoxLayout& column) {
    auto* row = new WrappingRow(2);
    const auto add = [&](const QString& words, auto&& act) {
        auto* button = new QPushButton(words);
        setRank(*button, Rank::onBar);
        row->addWidget(button);
        connect(button, &QPushButton::clicked, this, act);
    };
    add(tr("O&pen…"), [this] { openAt(Page::open); });
    add(tr("&Trials"), [this] { Q_EMIT trialsWanted(); });
    add(tr("&Rules"), [this] { Q_EMIT rulesWanted(); });
    add(tr("&Guide"), [this] { Q_EMIT guideWanted(); });
    add(tr("&Settings"), [this] { Q_EMIT settingsWanted(); });
    column.addLayout(row);
}

QWidget* StartPage::makeSheet() {
    sheet_ = new QWidget;
    title_->setFont(art::font(art::Face::serif, art::Type::headline));
    auto* back = new QPushButton(tr("Bac&k"));
    setKeyShown(*back, tr("Esc"));
    auto* heading = new QHBoxLayout;
    heading->addWidget(title_, 1);
    heading->addWidget(back);
    auto* column = new QVBoxLayout(sheet_);
    column->addLayout(heading);
    column->addWidget(withinWindow(pages_), 1);
    const auto leave = [this] {
        layers_->setCurrentIndex(0);
        shelf_->cards().setFocus();
        update();
    };
    connect(back, &QPushButton::clicked, this, leave);
    auto* escape = new QShortcut(Qt::Key_Escape, sheet_);
    escape->setContext(Qt::WidgetWithChildrenShortcut);
    auto* list = new ClosingList(this);
    connect(escape, &QShortcut::activated, this, [leave, list] {
        if (!list->takesEscape()) leave();
    });
    return sheet_;
}

void StartPage::connectParts() {
    connect(goOn_, &QPushButton::clicked, this, &StartPage::goOnWanted);
    connect(lesson_, &QPushButton::clicked, this, &StartPage::takeLesson);
    const auto showOwn = [this](const Kit* kit) {
        begin_->showOwn(*kit);
        showOnSheet(begin_, tr("Your own battle"));
    };
    const auto offering = std::ranges::find_if(documents_.kits(), [](const auto& kit) {
        return dynamic_cast<const OffersOwnBattles*>(kit.get()) != nullptr;
    });
    own_->setVisible(offering != documents_.kits().end());
    if (offering != documents_.kits().end())
        connect(own_, &QPushButton::clicked, this, [showOwn, kit = offering->get()] { showOwn(kit); });
    connect(shelf_, &Shelf::ownBattleWanted, this, showOwn);
    connect(shelf_, &Shelf::lessonWanted, this, [this](int lesson) {
        openAt(Page::learn);
        learn_->mark(lesson);
    });
    connect(shelf_, &Shelf::fileWanted, this, &StartPage::fileWanted);
    connect(shelf_, &Shelf::otherFileWanted, this, &StartPage::otherFileWanted);
    connect(shelf_, &Shelf::battleWanted, this, [this](const ShelfBattle& battle) {
        showOnSheet(begin_, tr("New battle"));
        begin_->show(battle);
    });
    connect(begin_, &NewBattlePage::begun, this, [this] {
        if (const OwnPage* own = begin_->own()) {
            Q_EMIT ownBattleWanted(&begin_->ownKit(), own->text(), begin_->seating());
        } else {
            Q_EMIT scenarioWanted(begin_->battle()->file(), begin_->seating());
        }
    });
    connect(open_, &OpenPage::fileWanted, this, &StartPage::fileWanted);
    connect(open_, &OpenPage::otherFileWanted, this, &StartPage::otherFileWanted);
    connect(learn_, &LearnPage::lessonWanted, this, &StartPage::lessonWanted);
}

/// Continues the lesson in progress; if there are several lessons, the learner chooses.
void StartPage::takeLesson() {
    const ShelvedLesson* lesson = lessons_.underWay();
    const bool isBegun = lesson != nullptr && LessonShelf::progressOf(lesson->text.head.id).begun;
    if (lesson == nullptr || (!isBegun && lessons_.lessons().size() > 1)) return openAt(Page::learn);
    Q_EMIT lessonWanted(*lesson, !isBegun);
}

// ------------------------------------------------------------ what is on disk

void StartPage::look() {
    lookAtKept();
    lookAtLesson();
    shelf_->look();
    open_->look();
    learn_->look();
    begin_->takeNewSeed();
}

void StartPage::lookAtKept() {
    const auto kept = documents_.kept();
    const bool isThere = kept && *kept;
    goOn_->setVisible(isThere);
    if (isThere) {
        // What is over does not call to be continued.
        const bool isOver = (*kept)->isOver;
        goOn_->setText(isOver ? tr("&Look back") : tr("&Continue"));
        goOn_->setTone(isOver ? Plate::Tone::plain : Plate::Tone::main);
        goOn_->setRemark(whereaboutsOf(**kept));
    }
    const bool isBroken = kept && !*kept;
    problem_->setVisible(isBroken);
    problem_->setText(isBroken ? whyNotContinued(kept->error()) : QString());
}

void StartPage::lookAtLesson() {
    if (lessons_.lessons().empty()) return lesson_->hide();
    const LessonText& lesson = lessons_.underWay()->text;
    const LessonProgress progress = LessonShelf::progressOf(lesson.head.id);
    const auto step = static_cast<std::size_t>(progress.step);
    const bool areAllDone = std::ranges::all_of(lessons_.lessons(), [](const ShelvedLesson& it) {
        return LessonShelf::progressOf(it.text.head.id).done;
    });
    if (progress.begun && step < lesson.steps.size()) {
        lesson_->setRemark(tr("Step %1 of %2: %3")
                               .arg(step + 1)
                               .arg(lesson.steps.size())
                               .arg(inData(lesson.steps[step].title)));
    } else {
        lesson_->setRemark(areAllDone ? tr("Done. Play it again whenever you like.")
                                      : tr("Give orders, charge and fight; no rules to read first"));
    }
}

bool StartPage::canGoOn() const { return !goOn_->isHidden(); }

// ---------------------------------------------------------------- where one is

StartPage::Page StartPage::page() const {
    if (layers_->currentWidget() != sheet_) return Page::cover;
    if (pages_->currentWidget() == open_) return Page::open;
    return pages_->currentWidget() == learn_ ? Page::learn : Page::battle;
}

void StartPage::showOnSheet(QWidget* page, const QString& title) {
    title_->setText(title);
    pages_->setCurrentWidget(page);
    layers_->setCurrentWidget(sheet_);
    page->setFocus();
    update();
}

void StartPage::openAt(Page page) {
    look();
    switch (page) {
        case Page::cover:
            layers_->setCurrentIndex(0);
            (canGoOn() ? goOn_ : lesson_)->setFocus();
            return update();
        case Page::battle:
            return showOnSheet(begin_, begin_->isOwn() ? tr("Your own battle") : tr("New battle"));
        case Page::open: return showOnSheet(open_, tr("Open"));
        case Page::learn: return showOnSheet(learn_, tr("Learn"));
    }
}

void StartPage::openAtShelf() {
    openAt(Page::cover);
    shelf_->cards().setFocus();
}

// ------------------------------------------------------------------- its looks

/// Adapts fonts and widths to the text size and the window.
void StartPage::fitCover() {
    const bool isLow = height() < 620;
    const bool isNarrow = width() < 1100;
    QFont display = art::font(art::Face::serif, art::Type::display);
    display.setPointSizeF(display.pointSizeF() * (isLow ? 1 : 2));
    name_->setFont(display);
    motto_->setFont(art::font(art::Face::sans, art::Type::lead));
    motto_->setVisible(height() > 520);
    const QFontMetrics letters(art::font(art::Face::sans, art::Type::text));
    left_->setFixedWidth(std::min(48 * letters.averageCharWidth(), std::max(width() - 40, 200)));
    const int side = isNarrow || isLow ? 16 : 52;
    cover_->setContentsMargins(side, isLow ? 6 : 30, side, isLow ? 4 : 14);
    left_->layout()->setSpacing(isLow ? 5 : 10);
    const int around = isNarrow || isLow ? 10 : 44;
    sheet_->layout()->setContentsMargins(around + 16, around / 2 + 12, around + 16, around / 2 + 14);
}

void StartPage::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) fitCover();
}

void StartPage::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fitCover();
}

/// Shows the page at once and paints its picture a moment later.
void StartPage::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    fitCover();
    if (backdrop_.isNull()) QTimer::singleShot(0, this, &StartPage::paintBackdrop);
}

void StartPage::paintBackdrop() {
    if (!isVisible()) return;
    backdrop_ = documents_.backdrop();
    update();
}

/// Darkens the picture behind the text and leaves the rest clear.
void StartPage::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), art::darkRoom().desk);
    if (!backdrop_.isNull()) {
        const QSizeF size = backdrop_.deviceIndependentSize();
        const double scale = std::max(width() / size.width(), height() / size.height());
        QRectF shown(QPointF(), size * scale);
        shown.moveCenter(QRectF(rect()).center());
        shown.moveRight(width());
        shown.moveTop(0);
        painter.drawImage(shown, backdrop_);
    }
    const auto dark = [](int alpha) { return QColor(20, 13, 8, alpha); };
    if (page() != Page::cover) {
        painter.fillRect(rect(), dark(150));
        const QMargins around = sheet_->layout()->contentsMargins() - QMargins(16, 12, 16, 14);
        painter.setPen(QPen(roomColors().paperEdge, 1));
        painter.setBrush(roomColors().paper);
        painter.drawRoundedRect(QRectF(rect().marginsRemoved(around)), paperCorner, paperCorner);
        return;
    }
    const double words = std::max(1, left_->geometry().right() + 40);
    QLinearGradient fromLeft(0, 0, std::max<double>(words * 1.7, 1), 0);
    fromLeft.setColorAt(0, dark(245));
    fromLeft.setColorAt(0.55, dark(215));
    fromLeft.setColorAt(1, dark(0));
    painter.fillRect(rect(), fromLeft);
    const double top = shelf_->mapTo(this, QPoint(0, 0)).y();
    QLinearGradient fromBelow(0, top - 70, 0, top + 40);
    fromBelow.setColorAt(0, dark(0));
    fromBelow.setColorAt(0.75, dark(215));
    fromBelow.setColorAt(1, dark(235));
    painter.fillRect(QRectF(0, top - 70, width(), height() - top + 70), fromBelow);
}

}  // namespace vallum::app
