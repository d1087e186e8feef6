// SPDX-License-Identifier: GPL-3.0-or-later
#include "start/start_page.h"

#include "art/faces.h"
#include "export/table_painting.h"
#include "room/house_style.h"
#include "start/continue_page.h"
#include "start/learn_page.h"
#include "start/new_battle_page.h"
#include "start/open_page.h"
#include "start/start_delegates.h"
#include "table/table_scene.h"

#include <algorithm>

#include <QApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QIcon>
#include <QLabel>
#include <QListWidget>
#include <QPainter>
#include <QPushButton>
#include <QScrollArea>
#include <QStackedWidget>
#include <QTimer>

namespace vallum::app {

namespace {

constexpr const char* onTheCover = "breach-at-the-gate";
constexpr double paperCorner = 12;

}  // namespace

StartPage::StartPage(const Documents& documents, QWidget* parent)
    : QWidget(parent),
      documents_(documents),
      name_(new QLabel(tr("Vallum"))),
      motto_(new QLabel(tr("Ancient battles and sieges on your table"))),
      parts_(new QListWidget),
      pages_(new QStackedWidget),
      continue_(new ContinuePage(documents)),
      begin_(new NewBattlePage(documents)),
      open_(new OpenPage),
      learn_(new LearnPage(documents)) {
    buildParts();
    motto_->setWordWrap(true);
    auto* left = new QVBoxLayout;
    left->addWidget(name_);
    left->addWidget(motto_);
    left->addSpacing(10);
    left->addWidget(parts_, 1);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(22, 14, 22, 22);
    row->setSpacing(24);
    row->addLayout(left);
    // A window never becomes larger than a small screen.
    auto* room = new QScrollArea;
    room->setFocusPolicy(Qt::NoFocus);  // what is inside has it
    room->setFrameShape(QFrame::NoFrame);
    room->setWidgetResizable(true);
    room->setWidget(pages_);
    room->viewport()->setAutoFillBackground(false);
    pages_->setAutoFillBackground(false);
    pages_->setContentsMargins(14, 14, 14, 14);
    fitParts();
    row->addWidget(room, 1);
    connect(parts_, &QListWidget::currentRowChanged, pages_, &QStackedWidget::setCurrentIndex);
    connect(continue_, &ContinuePage::goOnWanted, this, &StartPage::goOnWanted);
    connect(begin_, &NewBattlePage::begun, this, [this] {
        if (const auto file = begin_->file()) {
            Q_EMIT scenarioWanted(*file, begin_->seating());
        } else {
            Q_EMIT battleWanted(begin_->scenario(), begin_->seating());
        }
    });
    connect(open_, &OpenPage::fileWanted, this, &StartPage::fileWanted);
    connect(learn_, &LearnPage::lessonWanted, this, &StartPage::lessonWanted);
    connect(open_, &OpenPage::otherFileWanted, this, &StartPage::otherFileWanted);
}

void StartPage::buildParts() {
    parts_->setAccessibleName(tr("Start"));
    parts_->setAccessibleDescription(tr("Where to start; Tab opens its page"));
    parts_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    add(tr("Continue"), tr("Your last battle"), continue_);
    add(tr("New battle"), tr("A scenario, or your own armies"), begin_);
    add(tr("Open"), tr("Saved battles and scenario files"), open_);
    add(tr("Learn"), tr("A first lesson of ten minutes"), learn_);
    add(tr("Rules"), tr("Every rule, with pictures and search"), rulesPage());
    parts_->setItemDelegate(new PlateDelegate(parts_));
    parts_->setFrameShape(QFrame::NoFrame);
    parts_->setMouseTracking(true);
    parts_->viewport()->setAutoFillBackground(false);
}

/// In letters as large as the player has set them.
void StartPage::fitParts() {
    const auto inked = [](QLabel& label, QFont font, const QColor& ink) {
        label.setFont(font);
        QPalette palette = label.palette();
        palette.setColor(QPalette::WindowText, ink);
        label.setPalette(palette);
    };
    QFont display = art::font(art::Face::serif, art::Type::display);
    display.setPointSizeF(display.pointSizeF() * (height() > 600 ? 1.9 : 1));
    inked(*name_, display, QColor(0xfbeed6));
    inked(*motto_, art::font(art::Face::sans, art::Type::text), QColor(0xe2d2b4));
    const bool isLarge = width() > 1100 && height() > 600;
    layout()->setContentsMargins(isLarge ? 44 : 14, isLarge ? 34 : 10, isLarge ? 60 : 14, isLarge ? 50 : 14);
    motto_->setVisible(height() > 500);
    parts_->doItemsLayout();
    parts_->setFixedWidth(std::min(parts_->sizeHintForColumn(0) + 2 * parts_->frameWidth() + 6,
                                   std::max(150, width() * 3 / 10)));
}

void StartPage::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) fitParts();
}

/// The page is there at once, and its picture a moment later.
void StartPage::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    fitParts();
    if (backdrop_.isNull()) QTimer::singleShot(0, this, &StartPage::paintBackdrop);
}

void StartPage::paintBackdrop() {
    if (!isVisible()) return;
    for (const auto& path : documents_.scenarios()) {
        if (path.stem() != onTheCover) continue;
        const auto scenario = documents_.scenario(path);
        if (!scenario) return;
        const field::Battle battle = field::System::begin(*scenario);
        TableScene scene;
        scene.show(battle);
        // The middle of its action, at a size at which men are seen.
        QRectF area(0, 0, 13.5, 9);
        area.moveCenter(scene.coordinates().table().center() - QPointF(0.4, 1.4));
        backdrop_ = pictureOf(scene, {area, 110});
        return update();
    }
}

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
        painter.drawImage(shown, backdrop_);
    }
    QLinearGradient dusk(0, 0, width(), 0);
    dusk.setColorAt(0, QColor(20, 13, 8, 242));
    dusk.setColorAt(0.33, QColor(20, 13, 8, 205));
    dusk.setColorAt(1, QColor(20, 13, 8, 90));
    painter.fillRect(rect(), dusk);
    const QWidget* paper = pages_->parentWidget()->parentWidget();
    painter.setPen(QPen(roomColors().paperEdge, 1));
    painter.setBrush(roomColors().paper);
    painter.drawRoundedRect(QRectF(paper->geometry()).adjusted(-0.5, -0.5, 0.5, 0.5), paperCorner,
                            paperCorner);
}

void StartPage::add(const QString& name, const QString& what, QWidget* part) {
    auto* item = new QListWidgetItem(name, parts_);
    item->setToolTip(what);
    item->setData(remarkRole, what);
    pages_->addWidget(part);
}

QWidget* StartPage::rulesPage() const {
    auto* page = new QWidget;
    auto* words = new QLabel(
        tr("<p>Nobody has to know the rules by heart: whatever is forbidden says why and by which rule, and "
           "every number of a rule is a link to it.</p><p>F1 opens the rule of what is under the mouse, in "
           "a battle, too. The catalogue has all of them, with pictures and a search that finds while you "
           "type.</p>"));
    words->setWordWrap(true);
    words->setMaximumWidth(words->fontMetrics().averageCharWidth() * 80);
    auto* open = new QPushButton(tr("Open the &rules"));
    auto* column = new QVBoxLayout(page);
    column->addWidget(words);
    column->addWidget(open, 0, Qt::AlignLeft);
    column->addStretch(1);
    connect(open, &QPushButton::clicked, this, &StartPage::rulesWanted);
    return page;
}

StartPage::Part StartPage::part() const { return static_cast<Part>(parts_->currentRow()); }

int StartPage::parts() const { return parts_->count(); }

void StartPage::openAt(Part part) {
    continue_->look();
    open_->look();
    learn_->look();
    begin_->takeNewSeed();
    parts_->setCurrentRow(static_cast<int>(part));
    parts_->setFocus();
}

void StartPage::openAtUsual() { openAt(Documents::hasAutosave() ? Part::goOn : Part::begin); }

}  // namespace vallum::app
