// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay/recap_card.h"

#include "kits/stage.h"
#include "language/texts.h"

#include <algorithm>
#include <array>

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QTimer>

namespace vallum::app {

namespace {

constexpr int margin = 8;
constexpr int widest = 380;
constexpr int steps = 8;  // of the places tried, from one edge to the other
constexpr std::array fromTheEdges{0, steps, 1, steps - 1, 2, steps - 2, 3, steps - 3, steps / 2};
/// As many lines as hide no card, or else the fewest.
constexpr std::array roomForLines{9, 6, 3};

}  // namespace

RecapCard::RecapCard(const Chronicle& chronicle, const Stage& stage)
    : PaperCard(&stage.host()),
      chronicle_(chronicle),
      stage_(stage),
      over_(stage.host()),
      title_(new QLabel),
      list_(new QListWidget),
      again_(new QPushButton(tr("&Watch it"))) {
    setAccessibleName(tr("Since your last turn"));
    list_->setWordWrap(true);
    list_->setFrameShape(QFrame::NoFrame);
    list_->viewport()->setAutoFillBackground(false);
    list_->setAccessibleName(tr("What happened since your last turn"));
    list_->setToolTip(tr("Click to see where, double-click to watch it."));
    auto* away = new QPushButton(tr("&Close"));
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(again_);
    buttons->addStretch(1);
    buttons->addWidget(away);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(margin, margin, margin, margin);
    column->addWidget(title_);
    column->addWidget(list_, 1);
    column->addLayout(buttons);
    over_.installEventFilter(this);
    const auto line = [](int row) { return static_cast<std::size_t>(std::max(row, 0)); };
    const auto showAgain = [this, line] {
        if (!lines_.empty()) Q_EMIT replayWanted(line(list_->currentRow()));
    };
    // Not from under the mouse, which may be about to press again.
    connect(&stage_, &Stage::viewMoved, this, [this] {
        if (isVisible() && !underMouse()) settle();
    });
    connect(list_, &QListWidget::currentRowChanged, this, [this, line](int row) {
        if (row >= 0 && !lines_.empty()) Q_EMIT pointedAt(line(row));
    });
    connect(list_, &QListWidget::itemActivated, this, showAgain);
    connect(again_, &QPushButton::clicked, this, showAgain);
    connect(away, &QPushButton::clicked, this, &QWidget::hide);
    hide();
}

void RecapCard::fill(Seat seat) {
    lines_ = chronicle_.sinceLastTurnOf(seat);
    // Each side has its first turn before any has its second.
    const auto sides = chronicle_.opponentsOf(seat).size() + 1;
    const bool isFirst = chronicle_.now().turn <= static_cast<int>(sides);
    title_->setText(QStringLiteral("<b>%1</b>").arg(isFirst ? tr("So far") : tr("Since your last turn")));
    const QSignalBlocker quiet(list_);
    list_->clear();
    for (const Recalled& line : lines_) list_->addItem(inQt(line.words));
    again_->setEnabled(!lines_.empty());
    settle();
    raise();
}

void RecapCard::tell(Seat seat) {
    fill(seat);
    setVisible(!lines_.empty());
}

void RecapCard::answer(Seat seat) {
    fill(seat);
    if (lines_.empty()) list_->addItem(tr("Nothing happened to any unit."));
    show();
}

void RecapCard::settle() {
    for (const int lines : roomForLines) {
        const QSize size = sizeFor(lines);
        const QRect place(emptiestPlace(size), size);
        setGeometry(place);
        if (stage_.piecesIn(place) == 0) return;
    }
}

QSize RecapCard::sizeFor(int mostLines) const {
    const QSize room = stage_.room().size() - QSize(2 * margin, 2 * margin);
    const QMargins around = contentsMargins();
    const QRect line(0, 0, widest - around.left() - around.right() - 5 * margin, room.height());
    int lines = 2 * list_->frameWidth() + margin;
    for (int row = 0; row != std::min(list_->count(), mostLines); ++row) {
        lines += fontMetrics().boundingRect(line, Qt::TextWordWrap, list_->item(row)->text()).height() + 2;
    }
    const int high =
        layout()->sizeHint().height() - list_->sizeHint().height() + lines + around.top() + around.bottom();
    return QSize(widest, high).boundedTo(room);
}

/// Where it hides the fewest pieces, in a corner if possible; it stays where it is if no place is better.
QPoint RecapCard::emptiestPlace(QSize size) const {
    const QRect room = stage_.room().adjusted(margin, margin, -margin, -margin);
    const int right = std::max(room.left(), room.right() + 1 - size.width());
    const int low = std::max(room.top(), room.bottom() + 1 - size.height());
    const auto between = [](int from, int to, int step) { return from + (to - from) * step / steps; };
    // From the corners to the middle.
    std::vector<QPoint> places;
    for (const int row : fromTheEdges) {
        for (const int column : fromTheEdges)
            places.emplace_back(between(room.left(), right, column), between(room.top(), low, row));
    }
    std::vector<int> hidden;
    for (const QPoint& place : places) hidden.push_back(stage_.piecesIn(QRect(place, size)));
    const auto least = std::ranges::min_element(hidden);
    const auto here = std::ranges::find(places, pos());
    const bool isBestHere = isVisible() && here != places.end() &&
                            hidden[static_cast<std::size_t>(here - places.begin())] == *least;
    return isBestHere ? pos() : places[static_cast<std::size_t>(least - hidden.begin())];
}

bool RecapCard::eventFilter(QObject* watched, QEvent* event) {
    // Queued, because the board is laid out in the new space only afterward.
    if (event->type() == QEvent::Resize && isVisible()) QTimer::singleShot(0, this, &RecapCard::settle);
    return PaperCard::eventFilter(watched, event);
}

void RecapCard::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape) return hide();
    PaperCard::keyPressEvent(event);
}

}  // namespace vallum::app
